"""Römer: chariots with horses face down, tricks with a trump of one's own."""

from __future__ import annotations

from ludi.core.game import Game
from ludi.games.romer.actions import ACTIONS, COMPOSITES, MOST_LEGAL
from ludi.games.romer.board import board
from ludi.games.romer.events import EVENTS, VOCABULARIES
from ludi.games.romer.heuristics import suggest
from ludi.games.romer.pieces import MOST_SEATS
from ludi.games.romer.positions import check, complete
from ludi.games.romer.rules import advance, apply, legal, points, setup, to_act, winners
from ludi.games.romer.state import State
from ludi.games.romer.text import PHRASES
from ludi.games.romer.view import OBSERVATION, expand, observe, redeal, view

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
    check=check,
    board=board,
    advance=advance,
    complete=complete,
    composites=COMPOSITES,
    expand=expand,
)
