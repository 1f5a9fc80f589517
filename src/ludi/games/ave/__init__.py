"""Avé: roll Roman numerals and write them in rising order."""

from __future__ import annotations

from pathlib import Path

from ludi.core.game import Game
from ludi.games.ave.actions import ACTIONS, MOST_LEGAL
from ludi.games.ave.cards import CARDS, MOST_SEATS
from ludi.games.ave.events import EVENTS, VOCABULARIES
from ludi.games.ave.knowledge import OBSERVATION, TableView, observe, redeal, view
from ludi.games.ave.positions import check, complete
from ludi.games.ave.rules import apply, legal, longest, points, setup, to_act, winners
from ludi.games.ave.state import State
from ludi.games.ave.strategy import suggest
from ludi.games.ave.terminal import board, small_board, wide_board
from ludi.games.ave.words import PHRASES

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
    view_type=TableView,
    check=check,
    complete=complete,
    board=board,
    small_board=small_board,
    wide_board=wide_board,
    rulings={card.name: card.rulings for card in CARDS},
    minutes=30,
    longest=longest,
    rulebook=Path(__file__).parent / "rulebook",
    champion=f"{__name__}.champion",
    table=f"{__name__}.table",
)
