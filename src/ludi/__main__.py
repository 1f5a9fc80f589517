"""`python -m ludi` is the command `ludi`."""

import sys

from ludi.cli import main

sys.exit(main())
