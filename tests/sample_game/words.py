"""Sealed bids in English and French, as briefly as can be."""

from __future__ import annotations

from typing import Final

from ludi.core.phrases import Phrases

RULES: Final = """\
Each player is dealt three cards of the values 1 to 4. Three times everybody lays a card face down
at the same time; then the cards are turned up, and the highest value that nobody else laid scores.
Before laying, a player may once show the whole hand to everybody."""


def phrases(language: str, lay: str, show: str) -> Phrases:
    return Phrases(
        language=language,
        title="Sealed bids",
        tagline="—",
        names={},
        verbs={"lay": lay.lower(), "show": show.lower()},
        actions={"lay": lay + " {card}", "show": show},
        events={
            "card_dealt": "{seat} + {card}",
            "card_dealt (hidden)": "{seat} + ?",
            "card_laid": "{seat} – {card}",
            "card_laid (hidden)": "{seat} – ?",
            "hand_shown": "{seat} !",
            "cards_turned": "{seat}: {card}",
        },
        options={"low_wins": lay},
        prompts={"laying": lay, "over": "."},
        help={"lay": lay, "show": show},
        rules=RULES,
    )


PHRASES: Final = {"en": phrases("en", "Lay", "Show"), "fr": phrases("fr", "Poser", "Montrer")}
