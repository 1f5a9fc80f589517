"""Sealed bids, a small game for tests: what Avé lacks, hidden cards and simultaneous choices.

Each seat is dealt three cards of the values 1 to 4. Three times everybody lays a card face down at
the same time; when all have, the cards are turned up and the highest value that nobody else laid
scores its value. Before laying, a seat may once show its whole hand to everybody.
"""

from __future__ import annotations

from typing import Final

from ludi.core.game import Game
from sample_game.actions import ACTIONS, MOST_LEGAL
from sample_game.cards import MOST_SEATS
from sample_game.events import EVENTS, VOCABULARIES
from sample_game.knowledge import OBSERVATION, TableView, observe, redeal, view
from sample_game.positions import check, complete
from sample_game.rules import apply, legal, points, setup, to_act, winners
from sample_game.state import State
from sample_game.strategy import suggest
from sample_game.terminal import board
from sample_game.words import PHRASES

GAME: Final = Game(
    id="sealed-bids",
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
    view_type=TableView,
    check=check,
    complete=complete,
    board=board,
)
