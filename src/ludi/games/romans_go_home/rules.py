"""The rules of Romans Go Home!, in the order of the specification.

Written in the rules dialect (docs/rules-dialect.md): the same functions run interpreted, compiled
and on a GPU. A turn is a list of steps (RGH-3.5); `advance` takes one after another until somebody
must be asked.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludi.core.chance import pick
from ludi.core.events import emit, whisper
from ludi.core.state import Buffer
from ludi.games.romans_go_home.actions import (
    CHARM_CLAN,
    DISCARD_WARRIOR,
    KEEP_WARRIORS,
    PLACE,
    RAZE,
    TAKE,
)
from ludi.games.romans_go_home.events import (
    A_FORT,
    A_WARRIOR,
    ATTACK_TIED,
    CHARIOTT_WRECKED,
    CHOICE_MADE,
    CLAN_FILCHED,
    FORT_BUILT,
    FORT_CAPTURED,
    FORT_RAZED,
    FORT_STOOD,
    GAME_ENDED,
    HORSIE_RAGED,
    LEGIONS_WON,
    NOBODY_ELIGIBLE,
    PLAN_SEALED,
    QWEENS_CANCELLED,
    ROUND_BEGAN,
    SIGNAL_FIRED,
    TAX_PAID,
    TIE_BROKEN,
    TOTAL_COUNTED,
    TURN_BEGAN,
    WARRIOR_CHARMED,
    WARRIOR_DISCARDED,
    WARRIOR_DRAWN,
    WARRIOR_KEPT,
    WARRIOR_PLACED,
    WARRIOR_REVEALED,
)
from ludi.games.romans_go_home.pieces import (
    ARCHR,
    AXX,
    CHARIOTT,
    COPIES,
    DRAWN,
    DRUHID,
    FILCHY,
    FORT_COPIES,
    FORT_COUNT,
    FORT_VALUES,
    HORSIE,
    LAST_LEGION,
    LEGIONS_TO_WIN,
    MOST_CLANS,
    QWEEN,
    ROUNDS,
    SIGNAL,
    STRENGTHS,
    TAX,
    TURNS,
    UNWARY,
    ZVORD,
)
from ludi.games.romans_go_home.state import (
    CAPTURE,
    CHARM,
    CHARMING,
    CLASH,
    COLLECT,
    COUNT,
    DISCARD,
    HORSIES,
    HORSING,
    KEEP,
    KEEPING,
    OVER,
    PLANNING,
    REORDERING,
    REVEAL,
    SIGNAL_FIRES,
    SIGNALLING,
    TAKING,
    TAXING,
    ZVORDS,
    State,
)

KEEPS_AXX = 1
KEEPS_WEAKEST = 2

# --- What the engines call ----------------------------------------------------------------------


def setup(state: State) -> None:
    """RGH-1.3, RGH-1.4: clans are given out, all forts lie in the pile, the first round begins."""
    give_clans(state)
    for kind in range(len(FORT_COPIES)):
        state.pile[kind] = FORT_COPIES[kind]
    begin_round(state)


def to_act(state: State) -> int:
    """The people who are asked something now, a bit each."""
    return 0 if state.phase == OVER else state.waiting


def legal(state: State, seat: int, out: Buffer) -> int:
    """Write the legal actions of a seat into `out` and return how many there are."""
    phase = state.phase
    if not to_act(state) >> seat & 1:
        return 0
    if phase in (PLANNING, REORDERING):
        return legal_kinds(state.hands[seat], PLACE, out)
    if phase == CHARMING:
        return legal_charms(state, seat, out)
    if phase == TAKING:
        for place in range(forts_left(state)):
            out[place] = TAKE + place
        return forts_left(state)
    if phase == KEEPING:
        return legal_keeps(state, seat, out)
    if phase == SIGNALLING:
        return legal_kinds(state.shown[seat], DISCARD_WARRIOR, out)
    if phase == HORSING:
        return legal_horsie_discards(state, seat, out)
    return legal_razings(state, seat, out)


def apply(state: State, seat: int, action: int) -> None:
    """Play a legal action."""
    if action < CHARM_CLAN:
        place_warrior(state, seat, action - PLACE)
    elif action < TAKE:
        state.charmed = clan_of_colour(state, action - CHARM_CLAN) + 1
        answer(state, seat)
    elif action < KEEP_WARRIORS:
        take_fort(state, action - TAKE)
        answer(state, seat)
    elif action < DISCARD_WARRIOR:
        state.kept = action - KEEP_WARRIORS
        answer(state, seat)
    elif action < RAZE:
        state.choices[seat] = action - DISCARD_WARRIOR + 1
        emit(state, CHOICE_MADE, state.colours[seat])
        answer(state, seat)
    else:
        raze_captured(state, seat, action - RAZE)
        answer(state, seat)
    advance(state)


def points(state: State, seat: int) -> int:
    """RGH-6.1: the sum of a clan's fort values."""
    total = 0
    for index in range(FORT_COUNT):
        if state.captured[seat][index]:
            total += FORT_VALUES[state.captured[seat][index] - 1]
    return total


def winners(state: State) -> int:
    """RGH-5.4, RGH-6.1, RGH-6.2: the people who have won, a bit each."""
    if state.legion_winner:
        is_person = state.legion_winner <= state.seats
        return 1 << (state.legion_winner - 1) if is_person else 0
    found = 0
    for seat in range(state.seats):
        if is_ahead(state, seat):
            found |= 1 << seat
    return found


# --- Clans and rounds (RGH-1, RGH-2) ------------------------------------------------------------


def clans(state: State) -> int:
    return state.seats + state.neutrals


def give_clans(state: State) -> None:
    """RGH-1.4: chosen clans first; the other seats, then the neutrals, take the first ones free."""
    used = 0
    for seat in range(state.seats):
        if wanted_clan(state, seat):
            state.colours[seat] = wanted_clan(state, seat) - 1
            used |= 1 << state.colours[seat]
    for clan in range(clans(state)):
        if clan >= state.seats or not wanted_clan(state, clan):
            colour = 0
            while used >> colour & 1:
                colour += 1
            state.colours[clan] = colour
            used |= 1 << colour


def wanted_clan(state: State, seat: int) -> int:
    if seat == 0:
        return state.clan_0
    if seat == 1:
        return state.clan_1
    if seat == 2:
        return state.clan_2
    return state.clan_3


def clan_of_colour(state: State, colour: int) -> int:
    clan = 0
    while state.colours[clan] != colour:
        clan += 1
    return clan


def begin_round(state: State) -> None:
    """RGH-2.1 to RGH-2.4."""
    emit(state, ROUND_BEGAN, state.rounds + 1)
    clear_turn(state)
    for place in range(TURNS):
        fort = pick(state, A_FORT, state.pile)
        state.pile[fort] -= 1
        state.wall[place] = fort + 1
    order_wall(state)
    for place in range(TURNS):
        emit(state, FORT_BUILT, state.wall[place] - 1, place + 1)
    for clan in range(clans(state)):
        draw_warriors(state, clan)
    state.turns = 0
    state.phase = PLANNING
    state.step = REVEAL
    state.waiting = (1 << state.seats) - 1


def order_wall(state: State) -> None:
    """RGH-2.2: the highest positive fort to the right end, then the lowest to the left end."""
    highest = -1
    for place in range(TURNS):
        value = fort_value(state.wall[place])
        if value > 0 and (highest < 0 or value >= fort_value(state.wall[highest])):
            highest = place
    if highest >= 0:
        move_fort(state, highest, TURNS - 1)
    lowest = -1
    for place in range(TURNS):
        value = fort_value(state.wall[place])
        if value > 0 and (lowest < 0 or value < fort_value(state.wall[lowest])):
            lowest = place
    if lowest >= 0:
        move_fort(state, lowest, 0)


def fort_value(fort: int) -> int:
    """The value of a fort as it stands in the Wall, counted from 1."""
    return FORT_VALUES[fort - 1]


def move_fort(state: State, place: int, end: int) -> None:
    fort = state.wall[place]
    while place != end:
        beside = place + 1 if end > place else place - 1
        state.wall[place] = state.wall[beside]
        place = beside
    state.wall[end] = fort


def draw_warriors(state: State, clan: int) -> None:
    """RGH-2.3: seven of nine in hand; RGH-2.4: a neutral's six lie at once in random order."""
    gather(state, clan)
    hand = state.hands[clan]
    for kind in range(len(COPIES)):
        hand[kind] = COPIES[kind]
    if clan < state.seats:
        keep_drawn(state, clan)
    else:
        for place in range(TURNS):
            kind = pick(state, A_WARRIOR, hand)
            hand[kind] -= 1
            state.plans[clan][place] = kind + 1
        for kind in range(len(COPIES)):
            hand[kind] = 0


def keep_drawn(state: State, clan: int) -> None:
    """Two of the nine, drawn at random, stay behind unseen."""
    hand = state.hands[clan]
    for _ in range(total_of(COPIES) - DRAWN):
        kind = pick(state, A_WARRIOR, hand)
        hand[kind] -= 1
    for kind in range(len(COPIES)):
        for _ in range(hand[kind]):
            whisper(state, WARRIOR_DRAWN, 1 << clan, state.colours[clan], kind)


def total_of(counts: Sequence[int]) -> int:
    total = 0
    for kind in range(len(counts)):
        total += counts[kind]
    return total


def legal_kinds(counts: Sequence[int], first: int, out: Buffer) -> int:
    count = 0
    for kind in range(len(counts)):
        if counts[kind] > 0:
            out[count] = first + kind
            count += 1
    return count


def place_warrior(state: State, seat: int, kind: int) -> None:
    """RGH-2.3, RGH-4.5: warriors are placed from left to right; the last card needs no choice."""
    put_next(state, seat, kind)
    left = total_of(state.hands[seat])
    if left == 1:
        last = only_kind(state.hands[seat])
        if state.phase == PLANNING:
            state.aside[seat] = last + 1
            state.hands[seat][last] = 0
            emit(state, PLAN_SEALED, state.colours[seat])
        else:
            put_next(state, seat, last)
            emit(state, CHOICE_MADE, state.colours[seat])
        answer(state, seat)


def first_open_place(state: State) -> int:
    """Where placing begins: at the Wall's left end, or right of the warrior just revealed."""
    return state.turns + 1 if state.phase == REORDERING else 0


def put_next(state: State, seat: int, kind: int) -> None:
    place = first_open_place(state)
    while state.plans[seat][place]:
        place += 1
    state.hands[seat][kind] -= 1
    state.plans[seat][place] = kind + 1
    whisper(state, WARRIOR_PLACED, 1 << seat, state.colours[seat], kind, place + 1)


def only_kind(counts: Sequence[int]) -> int:
    kind = 0
    while counts[kind] == 0:
        kind += 1
    return kind


# --- The turn (RGH-3) ---------------------------------------------------------------------------


def answer(state: State, seat: int) -> None:
    """The seat has chosen."""
    state.waiting &= ~(1 << seat)


def ask(state: State, phase: int, seats: int) -> None:
    state.phase = phase
    state.waiting = seats


def advance(state: State) -> None:
    """RGH-3.5: take the steps of the turn in order while nobody is waited for."""
    while state.waiting == 0 and state.phase != OVER:
        step = state.step
        state.step = step + 1
        if step <= COUNT:
            attack(state, step)
        elif step <= DISCARD:
            seize(state, step)
        else:
            settle(state, step)


def attack(state: State, step: int) -> None:
    """The steps up to the totals."""
    if step == REVEAL:
        reveal(state)
    elif step == CLASH:
        clash(state)
    elif step == CHARM:
        charm(state)
    else:
        count_totals(state)


def seize(state: State, step: int) -> None:
    """The steps of a capture."""
    if step == CAPTURE:
        capture(state)
    elif step == KEEP:
        keep(state)
    elif (step == SIGNAL_FIRES) != bool(state.signal_after_discard):
        fire_signal(state)
    else:
        discard_all(state)


def settle(state: State, step: int) -> None:
    """The steps after it."""
    if step == HORSIES:
        rage_horsies(state)
    elif step == ZVORDS:
        show_choices(state)
        ask_zvords(state)
    elif step == COLLECT:
        collect_tax(state)
    else:
        next_turn(state)


def is_last_turn(state: State) -> bool:
    """RGH-3.6: then nothing is asked about warriors, who all go home."""
    return state.turns == TURNS - 1


def reveal(state: State) -> None:
    """RGH-3.1: every clan's leftmost hidden warrior."""
    emit(state, TURN_BEGAN, state.turns + 1, state.wall[0] - 1)
    clear_turn(state)
    for clan in range(clans(state)):
        warrior = state.plans[clan][state.turns]
        state.plans[clan][state.turns] = 0
        state.revealed[clan] = warrior
        state.shown[clan][warrior - 1] += 1
        emit(state, WARRIOR_REVEALED, state.colours[clan], warrior - 1)


def clear_turn(state: State) -> None:
    """Nothing of the turn before is left."""
    state.wrecked = 0
    state.winner = 0
    state.taken = 0
    state.kept = 0


def has_revealed(state: State, clan: int, kind: int) -> bool:
    return state.revealed[clan] == kind + 1


def count_revealed(state: State, kind: int) -> int:
    count = 0
    for clan in range(clans(state)):
        if has_revealed(state, clan, kind):
            count += 1
    return count


def lose(state: State, clan: int, kind: int) -> None:
    """A face-up warrior is discarded."""
    state.shown[clan][kind] -= 1
    state.lost[clan][kind] += 1


def clash(state: State) -> None:
    """RGH-4.10: Ch'ariotts revealed together are all lost before points count."""
    if count_revealed(state, CHARIOTT) < 2:
        return
    for clan in range(clans(state)):
        if has_revealed(state, clan, CHARIOTT):
            lose(state, clan, CHARIOTT)
            state.wrecked |= 1 << clan
            emit(state, CHARIOTT_WRECKED, state.colours[clan])


def charm(state: State) -> None:
    """RGH-4.1 to RGH-4.3, RGH-7.1: one Qween alone charms; her owner may have a choice."""
    if count_revealed(state, QWEEN) != 1:
        if count_revealed(state, QWEEN) > 1:
            emit(state, QWEENS_CANCELLED)
        return
    owner = 0
    while not has_revealed(state, owner, QWEEN):
        owner += 1
    if owner >= state.seats:
        return
    targets = 0
    for clan in range(clans(state)):
        if can_be_charmed(state, owner, clan):
            targets += 1
            state.charmed = clan + 1
    if targets > 0:
        state.charmer = owner + 1
    if targets > 1:
        state.charmed = 0
        ask(state, CHARMING, 1 << owner)


def can_be_charmed(state: State, owner: int, clan: int) -> bool:
    return clan != owner and not state.wrecked >> clan & 1


def legal_charms(state: State, seat: int, out: Buffer) -> int:
    count = 0
    for clan in range(clans(state)):
        if can_be_charmed(state, seat, clan):
            out[count] = CHARM_CLAN + state.colours[clan]
            count += 1
    return count


def total_strength(state: State, clan: int) -> int:
    """RGH-3.2, RGH-4.1: the strengths of all face-up warriors, with what a Qween moves."""
    total = 0
    for kind in range(len(STRENGTHS)):
        total += STRENGTHS[kind] * state.shown[clan][kind]
    if state.charmed:
        moved = STRENGTHS[state.revealed[state.charmed - 1] - 1]
        if state.charmer == clan + 1:
            total += moved
        if state.charmed == clan + 1:
            total -= moved
    return total


def count_totals(state: State) -> None:
    """RGH-3.2 to RGH-3.4, RGH-4.7, RGH-4.8: who captures; Dru'hid's owner may choose a fort."""
    if state.charmed:
        charmed = state.charmed - 1
        charmer = state.colours[state.charmer - 1]
        warrior = state.revealed[charmed] - 1
        emit(state, WARRIOR_CHARMED, charmer, warrior, state.colours[charmed])
    best = -1
    tied = 0
    for clan in range(clans(state)):
        total = total_strength(state, clan)
        emit(state, TOTAL_COUNTED, state.colours[clan], total)
        if has_revealed(state, clan, FILCHY):
            emit(state, CLAN_FILCHED, state.colours[clan])
        elif total > best:
            best = total
            tied = 1 << clan
        elif total == best:
            tied |= 1 << clan
    state.winner = winner_among(state, tied, best)
    if state.winner and may_choose_fort(state, state.winner - 1):
        ask(state, TAKING, 1 << (state.winner - 1))


def winner_among(state: State, tied: int, total: int) -> int:
    """The clan that wins, from 1: the only one of the best, or the only one of them with Arch'r."""
    best_clans = 0
    archers = 0
    best = 0
    archer = 0
    for clan in range(clans(state)):
        if tied >> clan & 1:
            best_clans += 1
            best = clan + 1
            if has_revealed(state, clan, ARCHR):
                archers += 1
                archer = clan + 1
    if best_clans == 0:
        emit(state, NOBODY_ELIGIBLE)
        return 0
    if best_clans == 1:
        return best
    if archers == 1:
        emit(state, TIE_BROKEN, state.colours[archer - 1])
        return archer
    emit(state, ATTACK_TIED, total)
    return 0


# --- Capturing (RGH-3.3 to RGH-3.5, RGH-4.4, RGH-5) ---------------------------------------------


def forts_left(state: State) -> int:
    return TURNS - state.turns


def may_choose_fort(state: State, clan: int) -> bool:
    """RGH-4.4, RGH-7.1: a person's Dru'hid, if it makes a difference."""
    if clan >= state.seats or not has_revealed(state, clan, DRUHID):
        return False
    for place in range(1, forts_left(state)):
        if state.wall[place] != state.wall[0]:
            return True
    return False


def take_fort(state: State, place: int) -> None:
    """RGH-4.4, RGH-8.2: the leftmost fort goes where the one taken was, or all slide right."""
    fort = state.wall[place]
    if state.druhid_slides:
        while place > 0:
            state.wall[place] = state.wall[place - 1]
            place -= 1
    else:
        state.wall[place] = state.wall[0]
    remove_leftmost(state)
    state.taken = fort


def remove_leftmost(state: State) -> None:
    for place in range(TURNS - 1):
        state.wall[place] = state.wall[place + 1]
    state.wall[TURNS - 1] = 0


def capture(state: State) -> None:
    """RGH-3.3: the winner takes the fort; a third Legion ends the game (RGH-5.4)."""
    state.charmer = 0
    state.charmed = 0
    if not state.winner:
        lose_fort(state)
        state.step = HORSIES
        return
    if not state.taken:
        take_fort(state, 0)
    clan = state.winner - 1
    state.captured[clan][count_forts(state, clan)] = state.taken
    emit(state, FORT_CAPTURED, state.colours[clan], state.taken - 1)
    may_win = clan < state.seats or state.neutrals_can_win
    if may_win and count_legions(state, clan) >= LEGIONS_TO_WIN:
        state.legion_winner = clan + 1
        emit(state, LEGIONS_WON, state.colours[clan])
        end_game(state)


def lose_fort(state: State) -> None:
    """RGH-3.4: the fort is discarded; RGH-8.1: it stands, and the rightmost one is."""
    last = forts_left(state) - 1
    if state.ties_keep_fort and last > 0:
        emit(state, FORT_STOOD, state.wall[0] - 1)
        raze(state, state.wall[last])
        state.wall[last] = 0
    else:
        raze(state, state.wall[0])
        remove_leftmost(state)


def raze(state: State, fort: int) -> None:
    state.razed[fort - 1] += 1
    emit(state, FORT_RAZED, fort - 1)


def count_forts(state: State, clan: int) -> int:
    count = 0
    while count < FORT_COUNT and state.captured[clan][count]:
        count += 1
    return count


def count_legions(state: State, clan: int) -> int:
    count = 0
    for index in range(count_forts(state, clan)):
        if state.captured[clan][index] - 1 <= LAST_LEGION:
            count += 1
    return count


def weakest(counts: Sequence[int]) -> int:
    """The weakest warrior by printed strength: the kinds stand in that order."""
    return only_kind(counts)


def has_taken(state: State, kind: int) -> bool:
    return state.taken == kind + 1


def may_keep_axx(state: State, clan: int) -> bool:
    """RGH-4.6, RGH-5.2: not where Signal is sure to cost him."""
    if not has_revealed(state, clan, AXX):
        return False
    if has_taken(state, SIGNAL):
        return not state.signal_after_discard and total_of(state.shown[clan]) > 1
    return True


def may_keep_weakest(state: State) -> bool:
    """RGH-5.1."""
    return has_taken(state, UNWARY)


def keep(state: State) -> None:
    """RGH-4.6, RGH-5.1: the winner may keep warriors; RGH-7.2: a neutral keeps what it may."""
    clan = state.winner - 1
    keeps = keeps_possible(state, clan)
    if is_last_turn(state) or keeps == 0:
        return
    if clan < state.seats:
        ask(state, KEEPING, 1 << clan)
    else:
        state.kept = keeps


def keeps_possible(state: State, clan: int) -> int:
    """All that may be kept at once: 1 for Axx, 2 for the weakest if that is another warrior."""
    keeps = KEEPS_AXX if may_keep_axx(state, clan) else 0
    if may_keep_weakest(state) and not (keeps and weakest(state.shown[clan]) == AXX):
        keeps |= KEEPS_WEAKEST
    return keeps


def legal_keeps(state: State, seat: int, out: Buffer) -> int:
    possible = keeps_possible(state, seat)
    count = 0
    for keeps in range(4):
        if keeps & ~possible == 0:
            out[count] = KEEP_WARRIORS + keeps
            count += 1
    return count


def fire_signal(state: State) -> None:
    """RGH-5.2: every clan but the winner discards one; before or after the winner's own discards.

    The winner's loss makes no difference: all that is not kept goes, and what is kept at a Signal
    is an Axx whom another warrior pays for.
    """
    if not has_taken(state, SIGNAL) or is_last_turn(state):
        return
    emit(state, SIGNAL_FIRED)
    asked = 0
    for clan in range(clans(state)):
        if clan != state.winner - 1 and total_of(state.shown[clan]) > 0:
            if clan < state.seats and count_kinds(state.shown[clan]) > 1:
                asked |= 1 << clan
            else:
                state.choices[clan] = weakest(state.shown[clan]) + 1
    ask(state, SIGNALLING, asked)


def count_kinds(counts: Sequence[int]) -> int:
    count = 0
    for kind in range(len(counts)):
        if counts[kind] > 0:
            count += 1
    return count


def show_choices(state: State) -> None:
    """RGH-3.6: discards chosen at the same time are shown together."""
    for clan in range(clans(state)):
        if state.choices[clan]:
            lose(state, clan, state.choices[clan] - 1)
            emit(state, WARRIOR_DISCARDED, state.colours[clan], state.choices[clan] - 1)
            state.choices[clan] = 0


def discard_all(state: State) -> None:
    """RGH-3.3: what Signal costs the others, then the winner's face-up warriors."""
    show_choices(state)
    clan = state.winner - 1
    kept_weakest = state.kept & KEEPS_WEAKEST
    lowest = weakest(state.shown[clan]) if kept_weakest else -1
    for kind in range(len(STRENGTHS)):
        stays = 0
        if kind == lowest or (kind == AXX and state.kept & KEEPS_AXX):
            stays = 1
            emit(state, WARRIOR_KEPT, state.colours[clan], kind)
        while state.shown[clan][kind] > stays:
            lose(state, clan, kind)
            emit(state, WARRIOR_DISCARDED, state.colours[clan], kind)


# --- After the capture (RGH-4.5, RGH-4.9, RGH-5.3) ----------------------------------------------


def rage_horsies(state: State) -> None:
    """RGH-4.9, RGH-3.2: a Horsie whose clan captures nothing costs it a face-up warrior."""
    show_choices(state)
    if is_last_turn(state):
        return
    asked = 0
    for clan in range(clans(state)):
        if has_revealed(state, clan, HORSIE) and state.winner != clan + 1:
            options = horsie_options(state, clan)
            if options > 0:
                emit(state, HORSIE_RAGED, state.colours[clan])
            if options > 1 and clan < state.seats:
                asked |= 1 << clan
            elif options > 0:
                state.choices[clan] = first_horsie_discard(state, clan) + 1
    ask(state, HORSING, asked)


def is_horsie_discard(state: State, clan: int, kind: int) -> bool:
    """RGH-4.9: any other face-up warrior; Horsie if there is no other, or with `horsie_may_go`."""
    if state.shown[clan][kind] == 0:
        return False
    if kind != HORSIE:
        return True
    return bool(state.horsie_may_go) or count_kinds(state.shown[clan]) == 1


def horsie_options(state: State, clan: int) -> int:
    count = 0
    for kind in range(len(STRENGTHS)):
        if is_horsie_discard(state, clan, kind):
            count += 1
    return count


def first_horsie_discard(state: State, clan: int) -> int:
    kind = 0
    while not is_horsie_discard(state, clan, kind):
        kind += 1
    return kind


def legal_horsie_discards(state: State, seat: int, out: Buffer) -> int:
    count = 0
    for kind in range(len(STRENGTHS)):
        if is_horsie_discard(state, seat, kind):
            out[count] = DISCARD_WARRIOR + kind
            count += 1
    return count


def ask_zvords(state: State) -> None:
    """RGH-4.5, RGH-3.6: his owner places the hidden warriors anew, if there are two or more."""
    asked = 0
    for seat in range(state.seats):
        if has_revealed(state, seat, ZVORD) and TURNS - 1 - state.turns >= 2:
            asked |= 1 << seat
            for place in range(state.turns + 1, TURNS):
                state.hands[seat][state.plans[seat][place] - 1] += 1
                state.plans[seat][place] = 0
    ask(state, REORDERING, asked)


def collect_tax(state: State) -> None:
    """RGH-5.3: the winner of a Tax-Collector's Fort gives up one fort, this one or another."""
    if not has_taken(state, TAX):
        return
    clan = state.winner - 1
    if clan >= state.seats:
        raze_captured(state, clan, cheapest_fort(state, clan))
    elif is_one_kind(state, clan):
        raze_captured(state, clan, TAX)
    else:
        ask(state, TAXING, 1 << clan)


def is_one_kind(state: State, clan: int) -> bool:
    for index in range(count_forts(state, clan)):
        if state.captured[clan][index] != state.captured[clan][0]:
            return False
    return True


def cheapest_fort(state: State, clan: int) -> int:
    """RGH-7.2: the kind of the lowest-valued fort, the earliest captured of equals."""
    best = state.captured[clan][0]
    for index in range(1, count_forts(state, clan)):
        if fort_value(state.captured[clan][index]) < fort_value(best):
            best = state.captured[clan][index]
    return best - 1


def legal_razings(state: State, seat: int, out: Buffer) -> int:
    count = 0
    for kind in range(len(FORT_VALUES)):
        for index in range(count_forts(state, seat)):
            if state.captured[seat][index] == kind + 1:
                out[count] = RAZE + kind
                count += 1
                break
    return count


def raze_captured(state: State, clan: int, kind: int) -> None:
    index = 0
    while state.captured[clan][index] != kind + 1:
        index += 1
    while index < FORT_COUNT - 1:
        state.captured[clan][index] = state.captured[clan][index + 1]
        index += 1
    state.captured[clan][FORT_COUNT - 1] = 0
    state.razed[kind] += 1
    emit(state, TAX_PAID, state.colours[clan], kind)


# --- The end (RGH-6) ----------------------------------------------------------------------------


def next_turn(state: State) -> None:
    """RGH-2.5, RGH-3.5: the next fort, the next round, or the end."""
    state.turns += 1
    state.step = REVEAL
    if state.turns < TURNS:
        return
    state.rounds += 1
    if state.rounds == ROUNDS:
        for clan in range(clans(state)):
            gather(state, clan)
        end_game(state)
    else:
        begin_round(state)


def gather(state: State, clan: int) -> None:
    """RGH-3.5: after the sixth turn all warriors of a clan go home."""
    for kind in range(len(COPIES)):
        state.hands[clan][kind] = 0
        state.shown[clan][kind] = 0
        state.lost[clan][kind] = 0
    for place in range(TURNS):
        state.plans[clan][place] = 0
    state.aside[clan] = 0
    state.revealed[clan] = 0


def end_game(state: State) -> None:
    state.phase = OVER
    state.waiting = 0
    emit(state, GAME_ENDED)


def is_ahead(state: State, seat: int) -> bool:
    """RGH-6.1, RGH-6.2: no person ranks higher; alone, a person must beat every neutral."""
    for other in range(MOST_CLANS):
        is_person = other < state.seats
        if other != seat and other < clans(state) and (is_person or state.seats == 1):
            order = compare(state, seat, other)
            must_beat = not is_person and not state.neutrals_can_win
            if order < 0 or (order == 0 and must_beat):
                return False
    return True


def compare(state: State, clan: int, other: int) -> int:
    """RGH-6.1: above 0 if the clan ranks higher: sum, forts, highest fort, second, and so on."""
    if points(state, clan) != points(state, other):
        return points(state, clan) - points(state, other)
    if count_forts(state, clan) != count_forts(state, other):
        return count_forts(state, clan) - count_forts(state, other)
    for value in range(8, -4, -1):
        more = count_value(state, clan, value) - count_value(state, other, value)
        if more != 0:
            return more
    return 0


def count_value(state: State, clan: int, value: int) -> int:
    count = 0
    for index in range(count_forts(state, clan)):
        if fort_value(state.captured[clan][index]) == value:
            count += 1
    return count
