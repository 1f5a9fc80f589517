"""`ludi words`: what a language lacks, file by file."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path

from ludi.cli.texts import text
from ludi.core.speech import ENGLISH
from ludi.translations import Finding, Part, findings


def report(parts: Iterable[Part], wanted: str, language: str) -> Iterator[str]:
    """The lines that tell, in a language, what the wanted one lacks; none: nothing."""
    found = [finding for part in parts for finding in findings(part, wanted)]
    for path, of_path in groupby(found, key=lambda finding: finding.path):
        yield _near(path)
        for finding in of_path:
            yield from _lines(_said(finding, language))


def _said(finding: Finding, language: str) -> str:
    """A finding in a sentence."""
    key = f"words-{finding.kind}"
    if finding.kind == "unread":
        return text(key, language, why=finding.names[0])
    if finding.kind == "synonym":
        said, term = finding.names
        at = "line" if finding.path.suffix == ".md" else "message"
        return text(key, language, at=at, place=finding.key, said=said, term=term)
    if finding.kind in ("lacks", "adds"):
        return text(key, language, message=finding.key, facts=finding.names)
    if finding.names:
        return text(key, language, names=finding.names)
    return text(key, language, count=finding.amount, english=f"{ENGLISH}{finding.path.suffix}")


def _near(path: Path) -> str:
    """A path as one may type it here."""
    here = Path.cwd()
    return str(path.relative_to(here) if path.is_relative_to(here) else path)


def _lines(words: str) -> list[str]:
    width = shutil.get_terminal_size().columns
    return textwrap.wrap(
        words,
        width,
        initial_indent="  ",
        subsequent_indent="    ",
        break_long_words=False,
        break_on_hyphens=False,
    )
