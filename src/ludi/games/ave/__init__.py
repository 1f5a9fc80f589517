"""Avé: roll Roman numerals and write them in rising order."""

from __future__ import annotations

from ludi.core.game import Game
from ludi.games.ave.actions import ACTIONS, MOST_LEGAL
from ludi.games.ave.board import board
from ludi.games.ave.events import EVENTS, VOCABULARIES
from ludi.games.ave.heuristics import suggest
from ludi.games.ave.pieces import CARDS, MOST_SEATS
from ludi.games.ave.rules import apply, legal, points, setup, to_act, winners
from ludi.games.ave.state import State
from ludi.games.ave.text import PHRASES
from ludi.games.ave.view import OBSERVATION, check, observe, redeal, view

GAME = Game(
    id="ave",
    rules_version=1,
    fewest_seats=2,
    most_seats=MOST_SEATS,
    most_legal=MOST_LEGAL,
    observation=OBSERVATION,
    state=State,
    actions=ACTIONS,
    events=EVENTS,
    vocabularies=VOCABULARIES,
    phrases=PHRASES,
    setup=setup,
    to_act=to_act,
    legal=legal,
    apply=apply,
    points=points,
    winners=winners,
    redeal=redeal,
    observe=observe,
    suggest=suggest,
    view=view,
    check=check,
    board=board,
    rulings={
        **dict.fromkeys(CARDS, ("cards_any_time",)),
        **dict.fromkeys(("reroll-I", "reroll-V"), ("reroll_any", "cards_any_time")),
    },
)
