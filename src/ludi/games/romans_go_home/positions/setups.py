"""Which seats and options go together in Romans Go Home!"""

from __future__ import annotations

from ludi.core.errors import BadSetup
from ludi.games.romans_go_home.cards import MOST_CLANS
from ludi.games.romans_go_home.rules.clans import clans, wanted_clan
from ludi.games.romans_go_home.state import State


def check_setup(state: State) -> None:
    """RGH-1.4: 2 to 4 clans, neutrals for a person alone, different clans for people."""
    if clans(state) < 2:
        raise BadSetup("romans.alone")
    if clans(state) > MOST_CLANS:
        most = MOST_CLANS - state.seats
        raise BadSetup("romans.clans", seats=state.seats, clans=clans(state), most=most)
    chosen = [wanted_clan(state, seat) for seat in range(state.seats)]
    wanted = [clan for clan in chosen if clan]
    if len(set(wanted)) < len(wanted):
        raise BadSetup("romans.same_clan")
    if state.neutrals_can_win and state.seats > 1:
        raise BadSetup("romans.neutrals_can_win")
