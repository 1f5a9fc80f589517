"""The command `ludi`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from ludi.cli.arguments import read
from ludi.cli.commands import Refused
from ludi.cli.guessing import also_meant
from ludi.cli.layout import in_lines
from ludi.cli.options import options_page
from ludi.cli.signs import write_all_signs
from ludi.cli.statuses import DONE, INTERRUPTED, status_of
from ludi.cli.texts import system_language, text
from ludi.core.errors import LudiError
from ludi.core.speech import LANGUAGES


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; its exit status, and a sentence on stderr where something is wrong."""
    write_all_signs()
    words = list(sys.argv[1:] if arguments is None else arguments)
    language = _wanted_language(words)
    try:
        parsed = read(language, words)
        status = int(parsed.run(parsed))
        sys.stdout.flush()  # who reads it may be gone, which is noticed only now
        return status
    except LudiError as error:
        language = parsed.lang
        print(in_lines(error.sentence(language) + also_meant(error, language)), file=sys.stderr)
        if error.code.startswith("setup.option"):
            print(options_page(words, language), file=sys.stderr)
        return status_of(error)
    except Refused as refusal:
        print(in_lines(str(refusal)), file=sys.stderr)
        return refusal.status
    except KeyboardInterrupt:
        print(f"\n{text('interrupted', language)}", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        _print_no_more()
        return DONE


def _print_no_more() -> None:
    """Who reads what is printed has enough: what is left of it is an error to nobody."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


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
