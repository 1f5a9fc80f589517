"""Who stands where in Romans Go Home! (RGH-6.1, RGH-6.2)."""

from __future__ import annotations

from functools import cmp_to_key

from ludi.core.ranking import Ranked, best_first, places
from ludi.games.romans_go_home.cards import CLANS
from ludi.games.romans_go_home.rules.clans import clans
from ludi.games.romans_go_home.rules.ending import compare, points, winners
from ludi.games.romans_go_home.state import OVER, State


def ranking(state: State) -> tuple[Ranked, ...]:
    """All clans. Neutral ones take their places among the people; only an option lets them win."""

    def by_forts(clan: int, other: int) -> int:
        return compare(state, clan, other)

    standing = cmp_to_key(by_forts)
    standings = [(state.legion_winner == clan + 1, standing(clan)) for clan in range(clans(state))]
    return best_first(_ranked(state, clan, place) for clan, place in enumerate(places(standings)))


def _ranked(state: State, clan: int, place: int) -> Ranked:
    is_neutral = clan >= state.seats
    has_won = state.neutrals_can_win and place == 1 if is_neutral else winners(state) >> clan & 1
    return Ranked(
        place,
        None if is_neutral else clan,
        CLANS[state.colours[clan]] if is_neutral else None,
        points(state, clan),
        state.phase == OVER and bool(has_won),
    )
