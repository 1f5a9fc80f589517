"""Römer: chariots with horses face down, tricks with a trump of one's own."""

from __future__ import annotations

from pathlib import Path

from ludi.core.game import Game
from ludi.games.romer.actions import ACTIONS, COMPOSITES, MOST_LEGAL, expand
from ludi.games.romer.cards import MOST_SEATS
from ludi.games.romer.events import EVENTS, VOCABULARIES
from ludi.games.romer.knowledge import OBSERVATION, TableView, observe, redeal, view
from ludi.games.romer.positions import check, complete
from ludi.games.romer.rules import advance, apply, legal, longest, points, setup, to_act, winners
from ludi.games.romer.state import State
from ludi.games.romer.strategy import suggest
from ludi.games.romer.terminal import board, small_board
from ludi.games.romer.words import PHRASES

GAME = Game(
    id="romer",
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
    board=board,
    small_board=small_board,
    advance=advance,
    complete=complete,
    composites=COMPOSITES,
    expand=expand,
    minutes=60,
    longest=longest,
    rulebook=Path(__file__).parent / "rulebook",
    champion=f"{__name__}.champion",
    table=f"{__name__}.table",
)
