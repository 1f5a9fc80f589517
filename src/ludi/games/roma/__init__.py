"""Roma: dice and cards against one opponent, for points that run out."""

from __future__ import annotations

from pathlib import Path

from ludi.core.game import Game
from ludi.games.roma.actions import ACTIONS, COMPOSITES, MOST_LEGAL
from ludi.games.roma.cards import BY_NAME, SEATS
from ludi.games.roma.events import EVENTS, VOCABULARIES
from ludi.games.roma.knowledge import (
    OBSERVATION,
    TableView,
    expand,
    observe,
    redeal,
    tells,
    view,
)
from ludi.games.roma.positions import check, complete
from ludi.games.roma.rules import advance, apply, legal, longest, points, setup, to_act, winners
from ludi.games.roma.state import State
from ludi.games.roma.strategy import suggest
from ludi.games.roma.terminal import board, small_board, wide_board
from ludi.games.roma.words import PHRASES

GAME = Game(
    id="roma",
    rules_version=1,
    fewest_seats=SEATS,
    most_seats=SEATS,
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
    tells=tells,
    check=check,
    board=board,
    small_board=small_board,
    wide_board=wide_board,
    advance=advance,
    complete=complete,
    composites=COMPOSITES,
    expand=expand,
    rulings={"mercator": ("mercator_max_3",)},
    minutes=45,
    longest=longest,
    rulebook=Path(__file__).parent / "rulebook",
    printed={name: card._asdict() for name, card in BY_NAME.items()},
    champion=f"{__name__}.champion",
    table=f"{__name__}.table",
)
