"""The command `ludi`."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Sequence

from ludi.cli.arguments import read
from ludi.cli.commands import Refused
from ludi.cli.options import options_page
from ludi.cli.texts import system_language
from ludi.core.errors import LudiError
from ludi.core.speech import LANGUAGES


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 if it went well, 1 with a sentence on stderr if not."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    language = _wanted_language(words)
    parsed = read(language, words)
    try:
        return int(parsed.run(parsed))
    except LudiError as error:
        print(_wrapped(error.sentence(parsed.lang)), file=sys.stderr)
        if error.code.startswith("setup.option"):
            print(options_page(words, parsed.lang), file=sys.stderr)
        return 1
    except Refused as refusal:
        print(_wrapped(str(refusal)), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 1


def _wanted_language(words: Sequence[str]) -> str:
    """The language of the help itself, which is made before the arguments are read."""
    for index, word in enumerate(words):
        if word.startswith("--lang="):
            wanted = word.removeprefix("--lang=")
        elif word == "--lang":
            wanted = words[index + 1] if index + 1 < len(words) else ""
        else:
            continue
        if wanted in LANGUAGES:
            return wanted
    return system_language()


def _wrapped(sentence: str) -> str:
    """A sentence in lines of the terminal's width, broken between words."""
    width = shutil.get_terminal_size().columns
    return textwrap.fill(sentence, width, break_long_words=False, break_on_hyphens=False)
