"""Portraits of players: a bust of little stones, made from a name and always the same for it."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeVar
from urllib.parse import quote

_T = TypeVar("_T")

_SIDE: Final = 12
_STONE: Final = 8
# The left half of a bust, row by row; the right half mirrors it. h: head, n: neck and shoulders'
# edge, t: tunic, e: eye, m: mouth; a dot is ground.
_BUST: Final = (
    "......",
    "......",
    "....hh",
    "...hhh",
    "...hhh",
    "...heh",
    "...hhh",
    "...hhm",
    "....hh",
    "....nn",
    "..tttt",
    ".ttttt",
)
# Where hair, a beard or what is worn lies over it.
_HEADS: Final = {
    "short": {2: "....##", 3: "...###", 4: "...#.."},
    "long": {
        2: "....##",
        3: "..####",
        4: "..##..",
        5: "..#...",
        6: "..#...",
        7: "..#...",
        8: "..##..",
    },
    "curls": {1: "...###", 2: "..####", 3: "..##.#", 4: "..#...", 5: "..#..."},
    "knot": {0: ".....#", 1: "....##", 2: "...###", 3: "...###", 4: "...#.."},
    "bald": {4: "...#..", 5: "...#.."},
}
_CROWNS: Final = {
    "none": {},
    "laurel": {3: "..#.#.", 2: "...#.#"},
    "helmet": {0: ".....#", 1: "...###", 2: "..####", 3: "..####"},
    "band": {3: "...###"},
}
_BEARDS: Final = {
    "none": {},
    "beard": {7: "...#..", 8: "...###"},
    "long": {8: "...###", 9: "....##"},
}

_GROUNDS: Final = (
    ("#e9d9b6", "#e0cc9f"),
    ("#cfdccb", "#bfd0bb"),
    ("#d5dfe6", "#c3d1db"),
    ("#f0d3c0", "#e6c2aa"),
    ("#e4d6e2", "#d6c4d4"),
)
_SKINS: Final = ("#f0c9a0", "#e2b084", "#c88d5f", "#a06a42", "#7d4f31")
_HAIRS: Final = ("#2b1d14", "#4a2f1c", "#7a4a22", "#a9712b", "#8c8378", "#8b2f1a")
_TUNICS: Final = ("#97371e", "#7a2a6a", "#1e4f97", "#2d652c", "#b9791a", "#efe7d6", "#3c5a63")
_LAUREL: Final = "#4f7a2e"
_BRONZE: Final = "#b98a2f"


@lru_cache(maxsize=1024)
def address_of(name: str) -> str:
    """Where browsers find the portrait of a name."""
    return f"/portraits/{quote(name, safe='')}.svg"


@lru_cache(maxsize=1024)
def portrait(name: str) -> str:
    """The picture of somebody of that name."""
    drawn = list(hashlib.sha256(name.encode("utf-8", "replace")).digest())
    ground = _chosen(_GROUNDS, drawn)
    colours = {
        "h": _chosen(_SKINS, drawn),
        "t": _chosen(_TUNICS, drawn),
        "#": _chosen(_HAIRS, drawn),
    }
    crown = _chosen(("none", "none", "laurel", "helmet", "band"), drawn)
    worn = {"laurel": _LAUREL, "helmet": _BRONZE, "band": colours["t"]}.get(crown, "")
    layers = (
        (_chosen(tuple(_HEADS.values()), drawn), colours["#"]),
        (_BEARDS[_chosen(_beards(name), drawn)], colours["#"]),
        (_CROWNS[crown], worn),
    )
    stones = defaultdict[str, list[str]](list)
    for y in range(_SIDE):
        for x in range(_SIDE):
            colour = _colour_at(x, y, ground, colours, layers)
            bright = drawn[(x * 7 + y * 13) % len(drawn)] % 3
            stones[_shaded(colour, bright)].append(f"M{x * _STONE},{y * _STONE}h7v7h-7z")
    paths = "".join(f'<path fill="{colour}" d="{"".join(at)}"/>' for colour, at in stones.items())
    size = _SIDE * _STONE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size - 1} {size - 1}">'
        f'<rect width="{size}" height="{size}" fill="#8f7656"/>{paths}</svg>'
    )


def _beards(name: str) -> tuple[str, ...]:
    """Julia has none, as Romans heard it."""
    return ("none",) if name.split(" ")[0].endswith("a") else ("none", "none", "beard", "long")


def _chosen(among: Sequence[_T], drawn: list[int]) -> _T:
    return among[drawn.pop() % len(among)]


def _colour_at(
    x: int,
    y: int,
    ground: tuple[str, str],
    colours: dict[str, str],
    layers: Sequence[tuple[dict[int, str], str]],
) -> str:
    half = min(x, _SIDE - 1 - x)
    for layer, colour in reversed(layers):
        if layer.get(y, "......")[half] == "#":
            return colour
    return {
        ".": ground[(x + y) % 2],
        "e": "#2b1d14",
        "m": "#a4503c",
        "n": colours["h"],
    }.get(_BUST[y][half], colours.get(_BUST[y][half], ground[0]))


def _shaded(colour: str, by: int) -> str:
    """A stone is never quite the colour of its neighbour."""
    parts = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{max(0, part - 9 * by):02x}" for part in parts)
