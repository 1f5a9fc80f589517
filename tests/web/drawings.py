"""A drawn board, read as a browser reads it."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser

NEVER_CLOSED = frozenset({"rect", "path", "use", "input", "br"})


class Piece:
    """An element of the page."""

    def __init__(self, tag: str, attributes: dict[str, str], above: Piece | None) -> None:
        self.tag, self.attributes, self.above = tag, attributes, above
        self.inside: list[Piece] = []
        self.words = ""

    @property
    def classes(self) -> set[str]:
        return set(self.attributes.get("class", "").split())

    def all(self) -> Iterator[Piece]:
        yield self
        for piece in self.inside:
            yield from piece.all()

    def find(self, *classes: str, tag: str = "") -> list[Piece]:
        return [
            piece
            for piece in self.all()
            if set(classes) <= piece.classes and tag in ("", piece.tag)
        ]

    def named(self, name: str) -> Piece:
        (found,) = [piece for piece in self.all() if piece.attributes.get("id") == name]
        return found

    @property
    def text(self) -> str:
        return " ".join(" ".join(piece.words for piece in self.all()).split())

    @property
    def actions(self) -> list[str]:
        return [piece.attributes["value"] for piece in self.find("act", tag="button")]


class Reader(HTMLParser):
    """Reads a page into pieces."""

    def __init__(self) -> None:
        super().__init__()
        self.root = Piece("root", {}, None)
        self.at = self.root

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        piece = Piece(tag, {key: value or "" for key, value in attrs}, self.at)
        self.at.inside.append(piece)
        if tag not in NEVER_CLOSED:
            self.at = piece

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.at.inside.append(Piece(tag, {key: value or "" for key, value in attrs}, self.at))

    def handle_endtag(self, tag: str) -> None:
        assert self.at.tag == tag, (self.at.tag, tag)
        assert self.at.above is not None
        self.at = self.at.above

    def handle_data(self, data: str) -> None:
        self.at.words += f" {data}"
