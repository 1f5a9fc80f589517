"""What every piece says about itself: what it does, and which options in force change that."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ludi.core.game import Game
from ludi.web.show.texts import text


@dataclass(frozen=True)
class About:
    """A piece, what it does, and what the options in force say about it."""

    piece: str
    name: str
    words: str
    rulings: tuple[str, ...]


def abouts(game: Game[Any], language: str, options: Mapping[str, Any]) -> list[About]:
    """All pieces of a game that have something to say."""
    phrases = game.phrases[language]
    return [
        About(
            piece,
            phrases.name(piece),
            words,
            tuple(
                text("ruling-on", language, words=phrases.options[option])
                for option in game.rulings.get(piece, ())
                if options[option]
            ),
        )
        for piece, words in phrases.explanations.items()
    ]
