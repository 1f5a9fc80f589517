"""Positions of Romans Go Home!: which set-ups and states can come about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludi.core.errors import BadPosition, BadSetup
from ludi.core.sentences import add_sentences
from ludi.core.sets import count_bits, is_several, total_of
from ludi.games.romans_go_home.actions import KEEPS_AXX, KEEPS_WEAKEST
from ludi.games.romans_go_home.cards import (
    AXX,
    CHARIOTT,
    COPIES,
    FILCHY,
    FORT_COPIES,
    FORT_COUNT,
    FORT_NAMES,
    LEGIONS_TO_WIN,
    MOST_CLANS,
    ROUNDS,
    TURNS,
    UNWARY,
    WARRIOR_NAMES,
)
from ludi.games.romans_go_home.knowledge import count_placed, hidden_warriors
from ludi.games.romans_go_home.rules.asking import ask
from ludi.games.romans_go_home.rules.capture import ask_keeps, keep_answers
from ludi.games.romans_go_home.rules.choices import answers
from ludi.games.romans_go_home.rules.clans import clans, people
from ludi.games.romans_go_home.rules.ending import end_game
from ludi.games.romans_go_home.rules.forts import (
    collect_tax,
    count_forts,
    count_legions,
    fire_signal,
    has_taken,
)
from ludi.games.romans_go_home.rules.round import is_placing
from ludi.games.romans_go_home.rules.turn import count_totals
from ludi.games.romans_go_home.rules.warriors import (
    charm,
    charm_targets,
    draw_zvords,
    has_revealed,
    rage_horsies,
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


def check_setup(state: State) -> None:
    """RGH-1.4: 2 to 4 clans, neutrals for a person alone, different clans for people."""
    if clans(state) < 2:
        raise BadSetup("romans.alone")
    if clans(state) > MOST_CLANS:
        most = MOST_CLANS - state.seats
        raise BadSetup("romans.clans", seats=state.seats, clans=clans(state), most=most)
    chosen = [state.clan_0, state.clan_1, state.clan_2, state.clan_3][: state.seats]
    wanted = [clan for clan in chosen if clan]
    if len(set(wanted)) < len(wanted):
        raise BadSetup("romans.same_clan")
    if state.neutrals_can_win and state.seats > 1:
        raise BadSetup("romans.neutrals_can_win")


def check(state: State) -> None:
    """Refuse a position that could not come about, naming the field."""
    _check_clans(state)
    check_pieces(state)
    _check_forts_in_order(state)
    _check_end(state)
    _check_time(state)
    for clan in range(clans(state)):
        _check_revealed(state, clan)
    _check_charm(state)
    _check_capture(state)
    _check_question(state)
    for clan in range(clans(state)):
        _check_plan(state, clan)


def check_pieces(state: State) -> None:
    """All forts and all warriors are there; this holds at any moment, also between two turns."""
    _check_forts(state)
    for clan in range(clans(state)):
        _check_warriors(state, clan)


def _check_clans(state: State) -> None:
    """RGH-1.4: every clan is another, and of those that do not play nothing is there."""
    if len(set(state.colours[: clans(state)])) < clans(state):
        raise BadPosition("romans.colours", field="colours")
    for name, table in _BY_CLAN.items():
        for clan in range(clans(state), MOST_CLANS):
            if getattr(state, name)[clan] != table.blank()[clan]:
                raise BadPosition("romans.absent", field=f"{name}[{clan}]", clans=clans(state))


def _check_forts(state: State) -> None:
    for kind, copies in enumerate(FORT_COPIES):
        there = state.pile[kind] + state.razed[kind] + state.wall.count(kind + 1)
        there += sum(row[:FORT_COUNT].count(kind + 1) for row in state.captured)
        if there != copies:
            raise BadPosition(
                "romans.forts", field="pile", fort=FORT_NAMES[kind], copies=copies, there=there
            )


def _check_warriors(state: State, clan: int) -> None:
    for kind, copies in enumerate(COPIES):
        there = state.shown[clan][kind] + state.lost[clan][kind] + state.hands[clan][kind]
        there += state.plans[clan].count(kind + 1) + (state.aside[clan] == kind + 1)
        if there > copies:
            raise BadPosition(
                "romans.warriors",
                field=f"hands[{clan}]",
                warrior=WARRIOR_NAMES[kind],
                copies=copies,
                there=there,
            )
    seen = total_of(state.shown[clan]) + total_of(state.lost[clan])
    hidden = count_placed(state, clan) + total_of(state.hands[clan])
    hidden += 1 if state.aside[clan] else 0
    expected = TURNS + 1 if clan < state.seats else TURNS
    if state.phase == OVER and state.rounds == ROUNDS:
        expected = 0
    if seen + hidden != expected:
        raise BadPosition(
            "romans.cards", field=f"plans[{clan}]", expected=expected, there=seen + hidden
        )


def _check_forts_in_order(state: State) -> None:
    rows = {f"captured[{clan}]": state.captured[clan] for clan in range(clans(state))}
    for field, row in {"wall": [*state.wall, 0], **rows}.items():
        if 0 not in row or any(row[row.index(0) :]):
            raise BadPosition("romans.gap", field=field)


def _check_end(state: State) -> None:
    """RGH-2.5, RGH-5.4: the game is over by a third Legion or after three rounds, and only then."""
    _demand(state, "legion_winner", _third_legion(state))
    is_over = bool(state.legion_winner or state.rounds == ROUNDS)
    if is_over != (state.phase == OVER):
        raise BadPosition("position.ended" if is_over else "romans.not_ended", field="phase")


def _third_legion(state: State) -> int:
    """The clan, from 1, that has won by Legion Forts; 0 is none."""
    candidates = clans(state) if state.neutrals_can_win else state.seats
    for clan in range(candidates):
        if count_legions(state, clan) >= LEGIONS_TO_WIN:
            return clan + 1
    return 0


def _check_time(state: State) -> None:
    """RGH-2.1, RGH-3.5: a round takes six forts from the pile, and a turn one from the Wall."""
    left = total_of(state.pile)
    if left not in (2 * TURNS, TURNS, 0):
        raise BadPosition("romans.pile", field="pile", there=left)
    _demand(state, "rounds", ROUNDS - left // TURNS - (0 if _is_home(state) else 1))
    if _is_home(state) or state.phase == PLANNING:
        _demand(state, "turns", TURNS if _is_home(state) else 0)
    has_captured = state.phase > TAKING and not _is_home(state)
    expected = TURNS - state.turns - (1 if has_captured else 0)
    standing = TURNS - state.wall.count(0)
    if standing != expected or (state.turns == TURNS and not _is_home(state)):
        raise BadPosition("romans.wall", field="turns", there=standing, phase=PHASES[state.phase])


def _check_plan(state: State, clan: int) -> None:
    """RGH-2.3, RGH-4.5: hidden warriors lie side by side; only who is placing holds any."""
    held = total_of(state.hands[clan])
    hidden = hidden_warriors(state)
    is_planning = state.phase == PLANNING and held > 0
    placed = hidden + 1 - held if is_planning else hidden - held
    first = TURNS - hidden
    places = [place for place in range(TURNS) if state.plans[clan][place]]
    has_aside = clan < state.seats and not is_planning and not _is_home(state)
    fits = {
        "hands": held == 0 or _is_placing(state, clan),
        "plans": places == list(range(first, first + placed)),
        "aside": bool(state.aside[clan]) == has_aside,
    }
    _demand_fit(state, {f"{name}[{clan}]": is_right for name, is_right in fits.items()})


def _is_placing(state: State, clan: int) -> bool:
    """The last warrior in hand is placed, or put aside, without being asked for."""
    is_asked = is_placing(state) and state.waiting >> clan & 1
    return bool(is_asked) and total_of(state.hands[clan]) > 1


def _is_home(state: State) -> bool:
    """After the last round all warriors have gone home."""
    return state.rounds == ROUNDS


def _is_turn(state: State) -> bool:
    """A turn has begun, and what was revealed still lies there."""
    return state.phase != PLANNING and not _is_home(state)


def _check_revealed(state: State, clan: int) -> None:
    """RGH-3.1: every clan has revealed a warrior, who may be lost since."""
    warrior = state.revealed[clan]
    if not _is_turn(state) or not warrior:
        fits = bool(warrior) == _is_turn(state)
    else:
        fits = state.shown[clan][warrior - 1] > 0
        if state.wrecked >> clan & 1 or _may_have_discarded(state, clan):
            fits = fits or state.lost[clan][warrior - 1] > 0
    _demand_fit(state, {f"revealed[{clan}]": fits})


def _may_have_discarded(state: State, clan: int) -> bool:
    if state.phase != SIGNALLING:
        return state.phase > SIGNALLING
    return bool(state.signal_after_discard) and state.winner == clan + 1


def _check_charm(state: State) -> None:
    """RGH-4.1 to RGH-4.3, RGH-4.10: Ch'ariotts clash and a Qween charms until forts are taken."""
    if _is_turn(state):
        chariotts = revealed_by(state, CHARIOTT)
        _demand(state, "wrecked", chariotts if is_several(chariotts) else 0)
    elif state.phase == PLANNING:
        _demand(state, "wrecked", 0)
    if state.phase != TAKING:
        _demand(state, "charmed", 0)
    if state.phase not in (CHARMING, TAKING):
        _demand(state, "charmer", 0)
    elif state.phase == TAKING:
        charms = _possible_charms(state)
        _demand(state, "charmer", charms[0].charmer)
        _demand_fit(state, {"charmed": state.charmed in {trial.charmed for trial in charms}})


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


def _check_capture(state: State) -> None:
    """RGH-3.3: the winner has taken a fort, and what it does not keep goes."""
    _demand_fit(state, {"winner": _is_winner_right(state)})
    has_captured = state.phase > TAKING and state.winner > 0
    if not has_captured:
        _demand(state, "taken", 0)
    elif not _is_home(state):
        forts = count_forts(state, state.winner - 1)
        _demand(state, "taken", state.captured[state.winner - 1][max(forts - 1, 0)])
    _demand(state, "paid", 0)
    taken_rightly = bool(state.taken) == has_captured
    _demand_fit(state, {"taken": taken_rightly, "kept": _is_kept_rightly(state)})


def _is_winner_right(state: State) -> bool:
    """RGH-3.2, RGH-4.8: totals can be counted again until warriors are discarded."""
    if state.phase in (PLANNING, CHARMING):
        return state.winner == 0
    if state.legion_winner:
        return state.winner == state.legion_winner
    if state.phase == KEEPING or _is_before_discards(state):
        trials = _possible_charms(state)
        for trial in trials:
            count_totals(trial)
        return state.winner in {trial.winner for trial in trials}
    is_filched = state.winner > 0 and has_revealed(state, state.winner - 1, FILCHY)
    return state.winner <= clans(state) and not is_filched


def _is_before_discards(state: State) -> bool:
    """RGH-5.2: a Signal Fort works before the winner's discards."""
    return state.phase == SIGNALLING and not state.signal_after_discard


def _is_kept_rightly(state: State) -> bool:
    """RGH-4.6, RGH-5.1: what may be kept; after the discards just that is left face up."""
    if not SIGNALLING <= state.phase <= TAXING or not state.winner:
        return state.kept == 0
    winner = state.winner - 1
    if _is_before_discards(state):
        return bool(keep_answers(state, winner) >> state.kept & 1)
    keeps_axx, keeps_weakest = state.kept & KEEPS_AXX, state.kept & KEEPS_WEAKEST
    return (
        total_of(state.shown[winner]) == count_bits(state.kept)
        and (not keeps_axx or state.shown[winner][AXX] > 0)
        and (not keeps_axx or has_revealed(state, winner, AXX))
        and (not keeps_weakest or has_taken(state, UNWARY))
    )


def _check_question(state: State) -> None:
    """Taken again, the step that led to this phase asks the same people the same."""
    trial = state.copy()
    trial.choices = [0] * MOST_CLANS
    _STEPS[state.phase](trial)
    if not trial.waiting and state.phase != OVER:
        raise BadPosition("romans.nobody", field="phase", phase=PHASES[state.phase])
    for seat in range(state.seats):
        if trial.waiting >> seat & 1 and _has_answered(state, seat):
            trial.waiting &= ~(1 << seat)
            if _is_choice(state, seat):
                trial.choices[seat] = state.choices[seat]
    _demand(state, "charmer", trial.charmer)
    _demand(state, "winner", trial.winner)
    if not trial.waiting and state.phase != OVER:
        raise BadPosition("romans.answered", field="waiting")
    _demand(state, "waiting", trial.waiting)
    _demand_fit(state, {"choices": state.choices == trial.choices})


def _has_answered(state: State, seat: int) -> bool:
    if is_placing(state):
        return total_of(state.hands[seat]) == 0
    return state.phase in (SIGNALLING, HORSING) and state.choices[seat] > 0


def _is_choice(state: State, seat: int) -> bool:
    chosen = state.choices[seat]
    return chosen > 0 and bool(answers(state, seat) >> (chosen - 1) & 1)


def _ask_plans(state: State) -> None:
    ask(state, PLANNING, people(state))


def _ask_winner(state: State) -> None:
    ask_keeps(state, state.winner - 1)


# The step of `advance` that asks, by phase.
_STEPS: Final = (
    _ask_plans,
    charm,
    count_totals,
    _ask_winner,
    fire_signal,
    rage_horsies,
    draw_zvords,
    collect_tax,
    end_game,
)


def _demand(state: State, name: str, right: int) -> None:
    """Refuse a field for which all others leave one value, if it has another."""
    found = getattr(state, name)
    if found != right:
        raise BadPosition(
            "romans.value", field=name, right=_word(name, right), found=_word(name, found)
        )


def _word(name: str, value: int) -> str:
    names = _NAMES[name]
    return names[value] if names else str(value)


def _demand_fit(state: State, fits: Mapping[str, bool]) -> None:
    for field, is_right in fits.items():
        if not is_right:
            raise BadPosition("romans.phase", field=field, phase=PHASES[state.phase])


_NAMES: Final = {field.name: field.names for field in State.fields}
_BY_CLAN: Final = {field.name: field for field in State.fields if field.shape[:1] == (MOST_CLANS,)}


add_sentences(
    {
        "romans.clans": {
            "en": "There are 4 clans, not {clans}: "
            "with {seats} people, option neutrals can be {most} at most.",
            "fr": "Il y a 4 clans, pas {clans} : "
            "à {seats} personnes, l’option neutrals vaut {most} au plus.",
        },
        "romans.alone": {
            "en": "It takes 2 to 4 clans, and 1 person is only one: "
            "add a neutral clan (option neutrals) or a seat.",
            "fr": "Il faut 2 à 4 clans, et 1 personne n’en fait qu’un : "
            "ajoutez un clan neutre (option neutrals) ou une place.",
        },
        "romans.same_clan": {
            "en": "Two people cannot have the same clan.",
            "fr": "Deux personnes ne peuvent avoir le même clan.",
        },
        "romans.neutrals_can_win": {
            "en": "Option neutrals_can_win is for one person alone.",
            "fr": "L’option neutrals_can_win est pour une personne seule.",
        },
        "romans.forts": {
            "en": "{field}: there are {copies} forts {fort}, and {there} are accounted for.",
            "fr": "{field} : il y a {copies} forts {fort}, et {there} sont comptés.",
        },
        "romans.warriors": {
            "en": "{field}: a clan has {copies} of {warrior}, not {there}.",
            "fr": "{field} : un clan a {copies} {warrior}, pas {there}.",
        },
        "romans.cards": {
            "en": "{field}: {expected} warriors take part in a round, not {there}.",
            "fr": "{field} : {expected} guerriers prennent part à une manche, pas {there}.",
        },
        "romans.colours": {
            "en": "{field}: every clan that plays is another.",
            "fr": "{field} : chaque clan qui joue en est un autre.",
        },
        "romans.absent": {
            "en": "{field}: is blank, for only {clans} clans play.",
            "fr": "{field} : reste vide, car seuls {clans} clans jouent.",
        },
        "romans.gap": {
            "en": "{field}: forts stand without a gap; none comes after the last.",
            "fr": "{field} : les forts se suivent sans trou ; none vient après le dernier.",
        },
        "romans.pile": {
            "en": "{field}: every round takes six forts; 12, 6 or none are left, not {there}.",
            "fr": "{field} : chaque manche prend six forts ; il en reste 12, 6 ou aucun, "
            "pas {there}.",
        },
        "romans.wall": {
            "en": "{field}: does not fit the phase {phase} and the {there} forts in the Wall.",
            "fr": "{field} : ne va pas avec la phase {phase} et les {there} forts du mur.",
        },
        "romans.not_ended": {
            "en": "{field}: the game is not over: "
            "nobody has three Legion Forts, and rounds are left to play.",
            "fr": "{field} : la partie n’est pas finie : "
            "personne n’a trois Forts Tifiés, et il reste des manches à jouer.",
        },
        "romans.value": {
            "en": "{field}: with all else as it is, takes {right}, not {found}.",
            "fr": "{field} : tout le reste étant ce qu’il est, prend {right}, pas {found}.",
        },
        "romans.phase": {
            "en": "{field}: does not fit the phase {phase} and what lies on the table.",
            "fr": "{field} : ne va pas avec la phase {phase} et ce qui est sur la table.",
        },
        "romans.nobody": {
            "en": "{field}: as the table lies, nobody would be asked anything in {phase}.",
            "fr": "{field} : la table étant ainsi, rien ne serait demandé à personne en {phase}.",
        },
        "romans.answered": {
            "en": "{field}: everybody would have answered already; somebody is still asked.",
            "fr": "{field} : tous auraient déjà répondu ; il reste toujours quelqu’un à qui "
            "demander.",
        },
    }
)
