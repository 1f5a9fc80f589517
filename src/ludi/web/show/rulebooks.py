"""The rules pages: our own words, with a clause number beside every rule to point at."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from html import escape, unescape
from typing import Final

from markdown_it import MarkdownIt
from markupsafe import Markup

from ludi.core.registry import find_game
from ludi.core.speech import ENGLISH, kept_together
from ludi.web.show import boards, templates

_CLAUSE: Final = re.compile(r"<em>([A-Z]+-\d+\.\d+)</em>")
# What stands above the rules: their title, and a line that leads to other languages.
_TITLE: Final = re.compile(r"\A\s*# [^\n]*\n+")
_OTHER_LANGUAGE: Final = re.compile(
    r"\A\*\[[^\]\n]*\]\(\w+\.md\)(?: · \[[^\]\n]*\]\(\w+\.md\))*\*\n+"
)
# Where a page tells what is printed on a piece, and where it says what a message of the game says.
_PRINTED: Final = re.compile(r"\{([\w-]+)\.(\w+)\}")
_MESSAGE: Final = re.compile(r"\{((?:piece|about|short|option)-[\w-]+)\}")
# Where a piece is to be seen.
_PICTURE: Final = re.compile(r"\{picture-([\w-]+)\}")
_HEADING: Final = re.compile(r"<h2>(.*?)</h2>")
_FIRST_CELL: Final = re.compile(r"(<tr>\s*<td)(>)(.*?)(</td>)")


@cache
def rules_page(game_id: str, language: str) -> Markup:
    """A game's rules as HTML: every clause, section and piece can be linked to."""
    game = find_game(game_id)
    phrases = game.phrases[language]
    text = _text(game_id, phrases.language) or _text(game_id, ENGLISH)
    if text is None:
        parts = phrases.rules.split("\n\n")
        return Markup("").join(Markup("<p>{}</p>").format(part) for part in parts)
    text = _PRINTED.sub(lambda found: str(game.printed[found[1]][found[2]]), text)
    text = _MESSAGE.sub(lambda found: phrases.say(found[1]), text)
    html = MarkdownIt("commonmark").enable("table").render(kept_together(text))
    html = _with_pieces(html, phrases.names)
    html = _PICTURE.sub(lambda found: _picture(game_id, found[1]), html)
    return Markup(_with_contents(_with_clauses(html)))


def _picture(game_id: str, piece: str) -> str:
    """A piece as the game draws it by itself; nothing where it draws none."""
    template = boards.template_of(game_id, "piece.html")
    return templates.part(template, {"piece": piece}).strip() if template else ""


def _text(game_id: str, language: str) -> str | None:
    """What the game's rulebook says, without what stands above it."""
    folder = find_game(game_id).rulebook
    if folder is None or not (folder / f"{language}.md").is_file():
        return None
    text = (folder / f"{language}.md").read_text(encoding="utf-8")
    return _OTHER_LANGUAGE.sub("", _TITLE.sub("", text))


def _with_clauses(html: str) -> str:
    """Every clause links to the place where it is first said."""
    seen: set[str] = set()

    def anchored(found: re.Match[str]) -> str:
        clause = found[1]
        named = "" if clause in seen else f' id="{clause}"'
        seen.add(clause)
        return f'<a class="clause"{named} href="#{clause}">{clause}</a>'

    return _CLAUSE.sub(anchored, html)


def _with_contents(html: str) -> str:
    """The sections, first as a list of links."""
    sections = _HEADING.findall(html)
    numbers = iter(range(1, len(sections) + 1))
    html = _HEADING.sub(lambda found: f'<h2 id="s{next(numbers)}">{found[1]}</h2>', html)
    links = [f'<li><a href="#s{at}">{words}</a></li>' for at, words in enumerate(sections, 1)]
    return f'<ul class="contents">{"".join(links)}</ul>\n{html}'


def _with_pieces(html: str, names: Mapping[str, str]) -> str:
    """The last row that begins with a piece's name is where its card links to, and shows it."""
    rows = {_plain(found[3]): found.start() for found in _FIRST_CELL.finditer(html)}

    def anchored(found: re.Match[str]) -> str:
        words = _plain(found[3])
        if not words or rows[words] != found.start():
            return found[0]
        pieces = [
            piece for piece, name in names.items() if f"{_plain(name)} ".startswith(f"{words} ")
        ]
        if not pieces:
            return found[0]
        anchors = "".join(f'<span id="piece-{escape(piece)}"></span>' for piece in pieces)
        picture = f"{{picture-{pieces[0]}}}"
        return f'{found[1]} class="of-piece"{found[2]}{anchors}{picture}{found[3]}{found[4]}'

    return _FIRST_CELL.sub(anchored, html)


def _plain(words: str) -> str:
    return unescape(words).replace("’", "'").strip().casefold()
