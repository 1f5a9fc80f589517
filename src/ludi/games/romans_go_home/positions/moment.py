"""What follows from the rest of a position: the round and turn, who charms, who has won what."""

from __future__ import annotations

from collections.abc import Collection

from ludi.core.errors import BadPosition
from ludi.core.sets import count_bits, is_several, total_of
from ludi.games.romans_go_home.actions import KEEPS_AXX, KEEPS_WEAKEST
from ludi.games.romans_go_home.cards import (
    AXX,
    CHARIOTT,
    HORSIE,
    LEGIONS,
    LEGIONS_TO_WIN,
    ROUNDS,
    TAX,
    TURNS,
    UNWARY,
)
from ludi.games.romans_go_home.knowledge import hidden_warriors
from ludi.games.romans_go_home.positions.pieces import is_home
from ludi.games.romans_go_home.positions.refusals import demand_fit, settle
from ludi.games.romans_go_home.rules.capture import keep_answers
from ludi.games.romans_go_home.rules.clans import clans, everyone
from ludi.games.romans_go_home.rules.forts import count_forts, count_legions, has_taken
from ludi.games.romans_go_home.rules.turn import count_totals
from ludi.games.romans_go_home.rules.warriors import (
    charm,
    charm_targets,
    filched,
    has_revealed,
    revealed_by,
)
from ludi.games.romans_go_home.state import (
    CHARMING,
    HORSING,
    KEEPING,
    OVER,
    PHASES,
    PLANNING,
    SIGNALLING,
    TAKING,
    TAXING,
    State,
)


def settle_time(state: State, absent: Collection[str]) -> None:
    """RGH-2.1, RGH-3.5: a round takes six forts from the pile, and a turn one from the Wall."""
    left = total_of(state.pile)
    if left % TURNS or left == ROUNDS * TURNS:
        raise BadPosition("romans.pile", field="pile", there=left)
    is_over = bool(state.legion_winner) or is_home(state)
    if is_over != (state.phase == OVER):
        raise BadPosition("position.ended" if is_over else "romans.not_ended", field="phase")
    begun = ROUNDS - left // TURNS
    settle(state, absent, "rounds", begun if is_home(state) else begun - 1)
    standing = TURNS - state.wall.count(0)
    turns = TURNS - standing
    if is_home(state) or state.phase == PLANNING:
        turns = TURNS if is_home(state) else 0
    elif has_captured(state):
        turns -= 1
    gone = turns + (1 if has_captured(state) and not is_home(state) else 0)
    if standing != TURNS - gone or turns < 0 or (turns == TURNS and not is_home(state)):
        raise BadPosition("romans.wall", field="wall", there=standing, phase=PHASES[state.phase])
    settle(state, absent, "turns", turns)


def has_captured(state: State) -> bool:
    """Whether this turn's fort has left the Wall."""
    return state.phase > TAKING


def is_turn(state: State) -> bool:
    """Whether a turn has begun, and what was revealed still lies there."""
    return state.phase != PLANNING and not is_home(state)


def lay_out_plans(state: State) -> None:
    """Hidden warriors that are listed from the first one on lie at the places still to come."""
    first = TURNS - hidden_warriors(state)
    for plan in state.plans:
        listed = [warrior for warrior in plan if warrior]
        if plan[: len(listed)] == listed and first + len(listed) <= TURNS:
            plan[:] = [0] * first + listed + [0] * (TURNS - first - len(listed))


def settle_turn(state: State, absent: Collection[str]) -> None:
    """RGH-3, in the order of a turn."""
    for clan in range(clans(state)):
        _check_revealed(state, clan)
    _settle_wrecked(state, absent)
    _settle_charm(state, absent)
    _settle_winner(state, absent)
    _settle_taken(state, absent)
    settle(state, absent, "paid", 0)
    demand_fit(state, {"kept": _is_kept_rightly(state)})


# --- Reveal, clash and charm --------------------------------------------------------------------


def _check_revealed(state: State, clan: int) -> None:
    """RGH-3.1: every clan has revealed a warrior, who may be lost since."""
    warrior = state.revealed[clan]
    if not is_turn(state) or not warrior:
        fits = bool(warrior) == is_turn(state)
    else:
        fits = state.shown[clan][warrior - 1] > 0
        if wrecked_now(state) >> clan & 1 or _may_have_discarded(state, clan):
            fits = fits or state.lost[clan][warrior - 1] > 0
    demand_fit(state, {f"revealed[{clan}]": fits})


def _may_have_discarded(state: State, clan: int) -> bool:
    if state.phase == OVER:
        return False
    if state.phase != SIGNALLING:
        return state.phase > SIGNALLING
    return bool(state.signal_after_discard) and state.winner == clan + 1


def wrecked_now(state: State) -> int:
    """RGH-4.10: the clans whose Ch'ariotts clash."""
    chariotts = revealed_by(state, CHARIOTT)
    return chariotts if is_several(chariotts) else 0


def _settle_wrecked(state: State, absent: Collection[str]) -> None:
    """What clashed on the last turn of the game is not seen any more."""
    if not is_home(state):
        settle(state, absent, "wrecked", wrecked_now(state))
    fits = state.wrecked == 0 or is_several(state.wrecked)
    demand_fit(state, {"wrecked": fits and not state.wrecked & ~everyone(state)})


def _settle_charm(state: State, absent: Collection[str]) -> None:
    """RGH-4.1 to RGH-4.3: a Qween charms until forts are taken."""
    if state.phase not in (CHARMING, TAKING):
        settle(state, absent, "charmer", 0)
        settle(state, absent, "charmed", 0)
        return
    charms = _possible_charms(state)
    settle(state, absent, "charmer", charms[0].charmer)
    if state.phase == CHARMING or len(charms) == 1:
        settle(state, absent, "charmed", 0 if state.phase == CHARMING else charms[0].charmed)
    demand_fit(state, {"charmed": _is_charmed_rightly(state, charms)})


def _is_charmed_rightly(state: State, charms: list[State]) -> bool:
    return state.phase == CHARMING or state.charmed in {trial.charmed for trial in charms}


def _possible_charms(state: State) -> list[State]:
    """The table before totals are counted, once for each warrior who may be charmed."""
    trial = state.copy()
    trial.charmer, trial.charmed, trial.winner = 0, 0, 0
    charm(trial)
    if not trial.waiting:
        return [trial]
    targets = charm_targets(trial, trial.charmer - 1)
    trials = {clan: trial.copy() for clan in range(clans(state)) if targets >> clan & 1}
    for clan, one in trials.items():
        one.charmed = clan + 1
    return list(trials.values())


# --- Winner and capture -------------------------------------------------------------------------


def _settle_winner(state: State, absent: Collection[str]) -> None:
    """RGH-3.3: where all that was counted still lies there, totals say who has won."""
    if state.phase in (PLANNING, CHARMING):
        settle(state, absent, "winner", 0)
    elif state.legion_winner:
        settle(state, absent, "winner", state.legion_winner)
    elif state.phase in (TAKING, KEEPING) or is_before_discards(state):
        winners = _possible_winners(state)
        if len(winners) == 1:
            settle(state, absent, "winner", min(winners))
    demand_fit(state, {"winner": _is_winner_right(state)})


def is_before_discards(state: State) -> bool:
    """RGH-5.2: a Signal Fort works before the winner's discards."""
    return state.phase == SIGNALLING and not state.signal_after_discard


def _possible_winners(state: State) -> set[int]:
    """Who wins with these warriors face up, for each warrior who may be charmed."""
    if state.phase == TAKING:
        trials = [state.copy()]
        trials[0].winner = 0
    else:
        trials = _possible_charms(state)
    for trial in trials:
        count_totals(trial)
    return {trial.winner for trial in trials}


def _is_winner_right(state: State) -> bool:
    """RGH-3.2 to RGH-3.4: once warriors have been discarded, whether it can have been so."""
    if state.phase in (PLANNING, CHARMING):
        return True
    if state.winner > clans(state):
        return False
    if is_home(state):
        return True
    if not state.winner:
        return _has_raged(state) or 0 in _possible_winners(state)
    if filched(state) >> (state.winner - 1) & 1:
        return False
    return state.winner in _possible_winners(_with_discards(state))


def _has_raged(state: State) -> bool:
    """Whether a Horsie may have cost a warrior since totals were counted."""
    return state.phase > HORSING and revealed_by(state, HORSIE) > 0


def _with_discards(state: State) -> State:
    """The winner with all warriors that can have been face up; what others lost helps nobody."""
    trial = state.copy()
    if state.phase in (TAKING, KEEPING, OVER) or is_before_discards(state):
        return trial
    winner = state.winner - 1
    for kind, lost in enumerate(state.lost[winner]):
        trial.shown[winner][kind] += lost
    if state.wrecked >> winner & 1:
        trial.shown[winner][CHARIOTT] -= 1
    return trial


def _settle_taken(state: State, absent: Collection[str]) -> None:
    """RGH-3.3: the winner's last fort is the one just taken."""
    if not has_captured(state) or not state.winner:
        settle(state, absent, "taken", 0)
    elif is_home(state):
        demand_fit(state, {"taken": _is_last_fort(state)})
    else:
        row = state.captured[state.winner - 1]
        settle(state, absent, "taken", row[max(count_forts(state, state.winner - 1) - 1, 0)])
        demand_fit(state, {"taken": state.taken > 0})
    if state.legion_winner:
        demand_fit(state, {"captured": _has_just_won(state)})


def _is_last_fort(state: State) -> bool:
    """RGH-5.3: of the game's last capture a Tax-Collector's Fort may have been paid itself."""
    winner = state.winner - 1
    row = state.captured[winner]
    is_last = 0 < state.taken == row[max(count_forts(state, winner) - 1, 0)]
    return is_last or (has_taken(state, TAX) and state.razed[TAX] > 0)


def _has_just_won(state: State) -> bool:
    """RGH-5.4: the last fort is the third Legion, no more and no earlier."""
    is_legion = LEGIONS >> (state.taken - 1) & 1 == 1
    return is_legion and count_legions(state, state.legion_winner - 1) == LEGIONS_TO_WIN


def _is_kept_rightly(state: State) -> bool:
    """RGH-4.6, RGH-5.1: what may be kept; after the discards just that is left face up."""
    if not SIGNALLING <= state.phase <= TAXING or not state.winner:
        return state.kept == 0
    winner = state.winner - 1
    if is_before_discards(state):
        return bool(keep_answers(state, winner) >> state.kept & 1)
    keeps_axx, keeps_weakest = state.kept & KEEPS_AXX, state.kept & KEEPS_WEAKEST
    return (
        total_of(state.shown[winner]) == count_bits(state.kept)
        and (not keeps_axx or state.shown[winner][AXX] > 0)
        and (not keeps_axx or has_revealed(state, winner, AXX))
        and (not keeps_weakest or has_taken(state, UNWARY))
    )
