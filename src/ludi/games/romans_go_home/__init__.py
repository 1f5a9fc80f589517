"""Romans Go Home!: plan an attack on the Wall in secret, and get in each other's way."""

from __future__ import annotations

from pathlib import Path

from ludi.core.game import Game
from ludi.games.romans_go_home.actions import ACTIONS, COMPOSITES, MOST_LEGAL
from ludi.games.romans_go_home.cards import FORTS, MOST_CLANS, WARRIORS
from ludi.games.romans_go_home.events import EVENTS, VOCABULARIES
from ludi.games.romans_go_home.knowledge import (
    OBSERVATION,
    TableView,
    observe,
    redeal,
    tells,
    view,
)
from ludi.games.romans_go_home.positions import check, check_setup, complete
from ludi.games.romans_go_home.ranking import ranking
from ludi.games.romans_go_home.rules import (
    advance,
    apply,
    legal,
    longest,
    points,
    setup,
    to_act,
    winners,
)
from ludi.games.romans_go_home.state import State
from ludi.games.romans_go_home.strategy import guess, suggest
from ludi.games.romans_go_home.terminal import board, small_board, wide_board
from ludi.games.romans_go_home.words import PHRASES
from ludi.games.romans_go_home.words.whole_plans import expand

GAME = Game(
    id="romans-go-home",
    rules_version=1,
    fewest_seats=1,
    most_seats=MOST_CLANS,
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
    guess=guess,
    view=view,
    view_type=TableView,
    tells=tells,
    check=check,
    board=board,
    small_board=small_board,
    wide_board=wide_board,
    advance=advance,
    check_setup=check_setup,
    ranking=ranking,
    composites=COMPOSITES,
    complete=complete,
    expand=expand,
    rulings={warrior.name: warrior.rulings for warrior in WARRIORS}
    | {fort.name: fort.rulings for fort in FORTS},
    minutes=30,
    longest=longest,
    rulebook=Path(__file__).parent / "rulebook",
    printed={
        **{warrior.name: warrior._asdict() for warrior in WARRIORS},
        **{fort.name: fort._asdict() for fort in FORTS},
    },
    champion=f"{__name__}.champion",
    table=f"{__name__}.table",
)
