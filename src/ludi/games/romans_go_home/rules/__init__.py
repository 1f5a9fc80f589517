"""The rules of Romans Go Home!, in the order of the specification.

Written in the rules dialect (docs/rules-dialect.md): the same functions run interpreted, compiled
and on a GPU. Sets of clans, kinds of warrior and kinds of fort are bits of a number.
"""

from __future__ import annotations

from typing import Final

from ludi.core.chance import pick
from ludi.core.events import emit, whisper
from ludi.core.sets import is_several, kinds_in, lowest, total_of, write_bits
from ludi.core.state import Buffer
from ludi.games.romans_go_home.actions import (
    CHARM_CLAN,
    DISCARD_WARRIOR,
    KEEP_WARRIORS,
    KEEPS_AXX,
    KEEPS_WEAKEST,
    PLACE,
    RAZE,
    TAKE,
)
from ludi.games.romans_go_home.cards import (
    ARCHR,
    AXX,
    CHARIOTT,
    COPIES,
    DRAWN,
    DRUHID,
    FILCHY,
    FORT_COPIES,
    FORT_VALUES,
    HIGHEST_VALUE,
    HORSIE,
    LEGIONS,
    LEGIONS_TO_WIN,
    LOWEST_VALUE,
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
    FORT_SWAPPED,
    FORTS_SLID,
    GAME_ENDED,
    HORSIE_LEFT,
    HORSIE_RAGED,
    LEGIONS_WON,
    NOBODY_ELIGIBLE,
    ORDER_TAKEN_UP,
    PLAN_SEALED,
    QWEEN_IDLE,
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
    WARRIOR_PUT_ASIDE,
    WARRIOR_REVEALED,
)
from ludi.games.romans_go_home.state import (
    CHARMING,
    HORSING,
    KEEPING,
    OVER,
    PLANNING,
    REORDERING,
    SIGNALLING,
    TAKING,
    TAXING,
    State,
)

# What a question's first answer is, by phase; when the game is over, nothing is asked.
_FIRST_ANSWERS: Final = {
    PLANNING: PLACE,
    CHARMING: CHARM_CLAN,
    TAKING: TAKE,
    KEEPING: KEEP_WARRIORS,
    SIGNALLING: DISCARD_WARRIOR,
    HORSING: DISCARD_WARRIOR,
    REORDERING: PLACE,
    TAXING: RAZE,
}
FIRST_ANSWERS: Final = tuple(_FIRST_ANSWERS[phase] for phase in range(OVER))

# --- What the engines call ----------------------------------------------------------------------


def setup(state: State) -> None:
    """RGH-1.3, RGH-1.4: clans are given out, all forts lie in the pile; `advance` goes on."""
    give_clans(state)
    for kind in range(len(FORT_COPIES)):
        state.pile[kind] = FORT_COPIES[kind]
    state.turns = TURNS


def to_act(state: State) -> int:
    """The people who are asked something now, a bit each."""
    return 0 if state.phase == OVER else state.waiting


def legal(state: State, seat: int, out: Buffer) -> int:
    """Write the legal actions of a seat into `out` and return how many there are."""
    if not to_act(state) >> seat & 1:
        return 0
    return write_bits(answers(state, seat), FIRST_ANSWERS[state.phase], 0, out)


def answers(state: State, seat: int) -> int:
    """What a seat that is asked may answer, a bit each."""
    if is_placing(state):
        return kinds_in(state.hands[seat])
    if state.phase == CHARMING:
        return colours_of(state, charm_targets(state, seat))
    if state.phase == TAKING:
        return ((1 << forts_left(state)) - 1) << state.turns
    if state.phase == KEEPING:
        return keep_answers(state, seat)
    if state.phase == TAXING:
        return forts_held(state, seat)
    return discards(state, seat, state.phase)


def apply(state: State, seat: int, action: int) -> None:
    """Play a legal action; `advance` goes on when everybody has answered."""
    answer = action - FIRST_ANSWERS[state.phase]
    if state.phase == CHARMING:
        state.charmed = clan_of_colour(state, answer) + 1
    elif state.phase == TAKING:
        bring_forward(state, answer - state.turns)
    elif state.phase == KEEPING:
        state.kept = answer
    elif state.phase == TAXING:
        state.paid = answer + 1
    elif not is_placing(state):
        state.choices[seat] = answer + 1
        emit(state, CHOICE_MADE, state.colours[seat])
    if not is_placing(state) or place_warrior(state, seat, answer):
        state.waiting &= ~(1 << seat)


def advance(state: State) -> bool:
    """RGH-3.5: the steps of a turn in their order, each up to its question.

    A step that asks nobody is followed by the next. Return whether the game goes on by itself.
    """
    if has_answered(state, PLANNING):
        begin_turn(state)
    if has_answered(state, CHARMING):
        count_totals(state)
    if has_answered(state, TAKING):
        capture(state)
    if has_answered(state, KEEPING):
        fire_signal(state)
    if has_answered(state, SIGNALLING):
        rage_horsies(state)
    if has_answered(state, HORSING):
        draw_zvords(state)
    if has_answered(state, REORDERING):
        collect_tax(state)
    if has_answered(state, TAXING):
        end_turn(state)
    return state.waiting == 0 and state.phase != OVER


def has_answered(state: State, phase: int) -> bool:
    """Nobody is asked, or nobody any more, what is asked in a phase: the next step is due."""
    return state.phase == phase and state.waiting == 0


def ask(state: State, phase: int, seats: int) -> None:
    """Ask these seats; none: the phase is passed over."""
    state.phase = phase
    state.waiting = seats


def points(state: State, seat: int) -> int:
    """RGH-6.1: the sum of a clan's fort values."""
    total = 0
    index = 0
    while state.captured[seat][index]:
        total += fort_value(state.captured[seat][index])
        index += 1
    return total


def winners(state: State) -> int:
    """RGH-5.4, RGH-6.1, RGH-6.2: the people who have won, a bit each."""
    if state.legion_winner:
        return 1 << (state.legion_winner - 1) & people(state)
    found = 0
    for seat in range(state.seats):
        if is_ahead(state, seat):
            found |= 1 << seat
    return found


# --- Clans --------------------------------------------------------------------


def clans(state: State) -> int:
    return state.seats + state.neutrals


def people(state: State) -> int:
    """The clans that people lead."""
    return (1 << state.seats) - 1


def everyone(state: State) -> int:
    return (1 << clans(state)) - 1


def give_clans(state: State) -> None:
    """RGH-1.4: chosen clans first; the other seats, then the neutrals, take the first ones free."""
    used = 0
    for seat in range(state.seats):
        if wanted_clan(state, seat):
            used |= 1 << (wanted_clan(state, seat) - 1)
    for clan in range(clans(state)):
        wanted = wanted_clan(state, clan) if clan < state.seats else 0
        state.colours[clan] = wanted - 1 if wanted else lowest(~used)
        used |= 1 << state.colours[clan]


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


def colours_of(state: State, bits: int) -> int:
    """A set of clans by their colours."""
    colours = 0
    for clan in range(MOST_CLANS):
        if bits >> clan & 1:
            colours |= 1 << state.colours[clan]
    return colours


# --- The round (RGH-2) --------------------------------------------------------------------------


def begin_round(state: State) -> None:
    """RGH-2.1 to RGH-2.4."""
    emit(state, ROUND_BEGAN, state.rounds + 1)
    clear_turn(state)
    build_wall(state)
    order_wall(state)
    for place in range(TURNS):
        emit(state, FORT_BUILT, state.wall[place] - 1, place + 1)
    for clan in range(clans(state)):
        draw_warriors(state, clan)
    state.turns = 0
    ask(state, PLANNING, people(state))


def build_wall(state: State) -> None:
    """RGH-2.1: six forts from the pile."""
    place = 0
    while state.wall[TURNS - 1] == 0:
        fort = pick(state, A_FORT, state.pile)
        state.pile[fort] -= 1
        state.wall[place] = fort + 1
        place += 1


def order_wall(state: State) -> None:
    """RGH-2.2: the highest positive fort to the right end, then the lowest to the left end."""
    highest = -1
    for place in range(TURNS):
        value = fort_value(state.wall[place])
        if value > 0 and (highest < 0 or value >= fort_value(state.wall[highest])):
            highest = place
    if highest >= 0:
        move_fort(state, highest, TURNS - 1)
    lowest_place = -1
    for place in range(TURNS):
        value = fort_value(state.wall[place])
        if value > 0 and (lowest_place < 0 or value < fort_value(state.wall[lowest_place])):
            lowest_place = place
    if lowest_place >= 0:
        move_fort(state, lowest_place, 0)


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
    """RGH-2.3: two of the nine stay behind unseen; RGH-2.4: a neutral's six lie as they come."""
    gather(state, clan)
    is_neutral = clan >= state.seats
    hand = state.hands[clan]
    for kind in range(len(COPIES)):
        hand[kind] = COPIES[kind]
    left = total_of(COPIES) - TURNS if is_neutral else DRAWN
    place = 0
    while total_of(hand) > left:
        kind = pick(state, A_WARRIOR, hand)
        hand[kind] -= 1
        if is_neutral:
            state.plans[clan][place] = kind + 1
            place += 1
    for kind in range(len(COPIES)):
        if is_neutral:
            hand[kind] = 0
        for _ in range(hand[kind]):
            whisper(state, WARRIOR_DRAWN, 1 << clan, state.colours[clan], kind)


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


def is_placing(state: State) -> bool:
    return state.phase in (PLANNING, REORDERING)


def next_place(state: State, seat: int) -> int:
    """RGH-2.3, RGH-4.5: warriors are placed from left to right; of seven, one is not placed."""
    cards = DRAWN if state.phase == PLANNING else TURNS
    return cards - total_of(state.hands[seat])


def place_warrior(state: State, seat: int, kind: int) -> bool:
    """Place a warrior; the last one needs no choice. Return whether all are placed."""
    place = next_place(state, seat)
    put(state, seat, kind, place)
    if place < TURNS - (1 if state.phase == PLANNING else 2):
        return False
    last = lowest(kinds_in(state.hands[seat]))
    if state.phase == PLANNING:
        state.hands[seat][last] = 0
        state.aside[seat] = last + 1
        whisper(state, WARRIOR_PUT_ASIDE, 1 << seat, state.colours[seat], last)
    else:
        put(state, seat, last, TURNS - 1)
    emit(state, PLAN_SEALED, state.colours[seat])
    return True


def put(state: State, seat: int, kind: int, place: int) -> None:
    state.hands[seat][kind] -= 1
    state.plans[seat][place] = kind + 1
    whisper(state, WARRIOR_PLACED, 1 << seat, state.colours[seat], kind, place + 1)


# --- The turn (RGH-3) ---------------------------------------------------------------------------


def is_last_turn(state: State) -> bool:
    """RGH-3.6: then nothing is asked about warriors, who all go home."""
    return state.turns == TURNS - 1


def clear_turn(state: State) -> None:
    """Nothing of the turn before is left."""
    state.wrecked = 0
    state.winner = 0
    state.taken = 0
    state.kept = 0
    state.paid = 0


def begin_turn(state: State) -> None:
    """After six turns a new round begins instead."""
    if state.turns == TURNS:
        begin_round(state)
    else:
        reveal(state)
        clash(state)
        charm(state)


def reveal(state: State) -> None:
    """RGH-3.1: every clan's leftmost hidden warrior."""
    emit(state, TURN_BEGAN, state.turns + 1, state.wall[0] - 1)
    clear_turn(state)
    for clan in range(MOST_CLANS):
        warrior = state.plans[clan][state.turns]
        if warrior:
            state.plans[clan][state.turns] = 0
            state.revealed[clan] = warrior
            state.shown[clan][warrior - 1] += 1
            emit(state, WARRIOR_REVEALED, state.colours[clan], warrior - 1)


def revealed_by(state: State, kind: int) -> int:
    """The clans that revealed a warrior of this kind this turn."""
    found = 0
    for clan in range(MOST_CLANS):
        if has_revealed(state, clan, kind):
            found |= 1 << clan
    return found


def has_revealed(state: State, clan: int, kind: int) -> bool:
    return state.revealed[clan] == kind + 1


def lose(state: State, clan: int, kind: int) -> None:
    """A face-up warrior is discarded."""
    state.shown[clan][kind] -= 1
    state.lost[clan][kind] += 1


def clash(state: State) -> None:
    """RGH-4.10: Ch'ariotts revealed together are all lost before points count."""
    chariotts = revealed_by(state, CHARIOTT)
    if not is_several(chariotts):
        return
    state.wrecked = chariotts
    for clan in range(MOST_CLANS):
        if chariotts >> clan & 1:
            lose(state, clan, CHARIOTT)
            emit(state, CHARIOTT_WRECKED, state.colours[clan])


def charm(state: State) -> None:
    """RGH-4.1 to RGH-4.3, RGH-7.1: one Qween alone charms; her owner may have a choice."""
    qweens = revealed_by(state, QWEEN)
    asked = 0
    if is_several(qweens):
        emit(state, QWEENS_CANCELLED)
    elif qweens & people(state):
        owner = lowest(qweens)
        targets = charm_targets(state, owner)
        if is_several(targets):
            asked = qweens
        elif targets:
            state.charmed = lowest(targets) + 1
        if targets:
            state.charmer = owner + 1
    if qweens and not is_several(qweens) and not state.charmer:
        emit(state, QWEEN_IDLE, state.colours[lowest(qweens)])
    ask(state, CHARMING, asked)


def charm_targets(state: State, owner: int) -> int:
    """RGH-4.1, RGH-4.3: the other clans whose warrior revealed this turn is still there."""
    return everyone(state) & ~state.wrecked & ~(1 << owner)


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
    tell_charm(state)
    filchies = revealed_by(state, FILCHY)
    best = -1
    tied = 0
    for clan in range(clans(state)):
        total = total_strength(state, clan)
        emit(state, TOTAL_COUNTED, state.colours[clan], total)
        if filchies >> clan & 1:
            emit(state, CLAN_FILCHED, state.colours[clan])
        elif total > best:
            best = total
            tied = 1 << clan
        elif total == best:
            tied |= 1 << clan
    won = winner_among(state, tied, best)
    if won:
        state.winner = lowest(won) + 1
    ask(state, TAKING, won if may_choose_fort(state, won) else 0)


def tell_charm(state: State) -> None:
    if state.charmed:
        charmed = state.charmed - 1
        charmer = state.colours[state.charmer - 1]
        warrior = state.revealed[charmed] - 1
        emit(state, WARRIOR_CHARMED, charmer, warrior, state.colours[charmed])


def winner_among(state: State, tied: int, total: int) -> int:
    """The clan that wins, if any: the only one of the best, or the only one of them with Arch'r."""
    if not is_several(tied):
        if not tied:
            emit(state, NOBODY_ELIGIBLE)
        return tied
    archers = tied & revealed_by(state, ARCHR)
    if archers and not is_several(archers):
        emit(state, TIE_BROKEN, state.colours[lowest(archers)])
        return archers
    emit(state, ATTACK_TIED, total)
    return 0


# --- Capturing (RGH-3.3 to RGH-3.5, RGH-4.4, RGH-4.6, RGH-5) ------------------------------------


def forts_left(state: State) -> int:
    return TURNS - state.turns


def may_choose_fort(state: State, won: int) -> bool:
    """RGH-4.4, RGH-7.1: a person's Dru'hid, if it makes a difference."""
    if not won & people(state) & revealed_by(state, DRUHID):
        return False
    for place in range(1, forts_left(state)):
        if state.wall[place] != state.wall[0]:
            return True
    return False


def bring_forward(state: State, place: int) -> None:
    """RGH-4.4, RGH-8.2: the fort chosen changes places with the leftmost, or all slide right."""
    colour = state.colours[state.winner - 1]
    number = state.turns + place + 1
    if state.druhid_slides:
        if place:
            emit(state, FORTS_SLID, colour, number)
        move_fort(state, place, 0)
    else:
        if place:
            emit(state, FORT_SWAPPED, colour, state.wall[0] - 1, number)
        fort = state.wall[place]
        state.wall[place] = state.wall[0]
        state.wall[0] = fort


def capture(state: State) -> None:
    """RGH-3.3, RGH-3.4: the winner takes the leftmost fort and may keep some; else one is lost."""
    state.charmer = 0
    state.charmed = 0
    fort = pull_fort(state, 0 if state.winner else doomed_place(state))
    if not state.winner:
        state.razed[fort - 1] += 1
        emit(state, FORT_RAZED, fort - 1)
        ask(state, KEEPING, 0)
        return
    state.taken = fort
    gain_fort(state, state.winner - 1)
    if not state.legion_winner:
        ask_keeps(state, state.winner - 1)


def doomed_place(state: State) -> int:
    """RGH-3.4: the contested fort is lost; RGH-8.1: it stands, and the rightmost one is."""
    last = forts_left(state) - 1
    if state.ties_keep_fort and last > 0:
        emit(state, FORT_STOOD, state.wall[0] - 1)
        return last
    return 0


def pull_fort(state: State, place: int) -> int:
    """Take a fort out of the Wall; those right of it close up."""
    fort = state.wall[place]
    for other in range(TURNS - 1):
        if other >= place:
            state.wall[other] = state.wall[other + 1]
    state.wall[TURNS - 1] = 0
    return fort


def gain_fort(state: State, clan: int) -> None:
    """RGH-5.4: a third Legion ends the game."""
    state.captured[clan][count_forts(state, clan)] = state.taken
    emit(state, FORT_CAPTURED, state.colours[clan], state.taken - 1)
    may_win = clan < state.seats or state.neutrals_can_win
    if may_win and count_legions(state, clan) >= LEGIONS_TO_WIN:
        state.legion_winner = clan + 1
        emit(state, LEGIONS_WON, state.colours[clan])
        end_game(state)


def count_forts(state: State, clan: int) -> int:
    count = 0
    while state.captured[clan][count]:
        count += 1
    return count


def count_legions(state: State, clan: int) -> int:
    count = 0
    index = 0
    while state.captured[clan][index]:
        if LEGIONS >> (state.captured[clan][index] - 1) & 1:
            count += 1
        index += 1
    return count


def has_taken(state: State, kind: int) -> bool:
    return state.taken == kind + 1


def ask_keeps(state: State, clan: int) -> None:
    """RGH-4.6, RGH-5.1: the winner may keep warriors; RGH-7.2: a neutral keeps what it may."""
    keeps = 0 if is_last_turn(state) else keeps_possible(state, clan)
    asks = keeps and clan < state.seats
    if keeps and not asks:
        state.kept = keeps
    ask(state, KEEPING, 1 << clan if asks else 0)


def keeps_possible(state: State, clan: int) -> int:
    """All that may be kept at once: 1 for Axx, 2 for the weakest if that is another warrior."""
    shown = kinds_in(state.shown[clan])
    keeps = KEEPS_AXX if may_keep_axx(state, clan) else 0
    if has_taken(state, UNWARY) and not (keeps and lowest(shown) == AXX):
        keeps |= KEEPS_WEAKEST
    return keeps


def may_keep_axx(state: State, clan: int) -> bool:
    """RGH-4.6, RGH-5.2: not where Signal is sure to cost him."""
    if not has_revealed(state, clan, AXX):
        return False
    if has_taken(state, SIGNAL):
        return not state.signal_after_discard and total_of(state.shown[clan]) > 1
    return True


def keep_answers(state: State, seat: int) -> int:
    """Any part of what may be kept."""
    possible = keeps_possible(state, seat)
    found = 0
    for keeps in range(4):
        if keeps & ~possible == 0:
            found |= 1 << keeps
    return found


def fire_signal(state: State) -> None:
    """RGH-5.2: every clan but the winner discards one; before or after the winner's own discards.

    The winner's loss makes no difference: all that is not kept goes, and what is kept at a Signal
    is an Axx whom another warrior pays for.
    """
    if state.signal_after_discard:
        discard_face_up(state)
    concerned = 0
    if has_taken(state, SIGNAL) and not is_last_turn(state):
        emit(state, SIGNAL_FIRED)
        concerned = everyone(state) & ~(1 << (state.winner - 1))
    ask_discards(state, SIGNALLING, concerned)


def ask_discards(state: State, phase: int, concerned: int) -> None:
    """People choose where there is a choice; RGH-7.2: a neutral discards its weakest."""
    asked = 0
    clan = 0
    while concerned >> clan:
        kinds = discards(state, clan, phase) if concerned >> clan & 1 else 0
        if is_several(kinds) and clan < state.seats:
            asked |= 1 << clan
        elif kinds:
            state.choices[clan] = lowest(kinds) + 1
        clan += 1
    ask(state, phase, asked)


def discards(state: State, clan: int, phase: int) -> int:
    """What a clan may discard; RGH-4.9: its Horsie only if nothing else, or `horsie_may_go`."""
    kinds = kinds_in(state.shown[clan])
    if phase == HORSING and not state.horsie_may_go and kinds != 1 << HORSIE:
        kinds &= ~(1 << HORSIE)
    return kinds


def show_choices(state: State) -> None:
    """RGH-3.6: discards chosen at the same time are shown together."""
    for clan in range(MOST_CLANS):
        if state.choices[clan]:
            lose(state, clan, state.choices[clan] - 1)
            emit(state, WARRIOR_DISCARDED, state.colours[clan], state.choices[clan] - 1)
            state.choices[clan] = 0


def discard_face_up(state: State) -> None:
    """RGH-3.3: the winner's face-up warriors go, but for those kept."""
    if not state.winner:
        return
    clan = state.winner - 1
    kept = 1 << AXX if state.kept & KEEPS_AXX else 0
    if state.kept & KEEPS_WEAKEST:
        kept |= 1 << lowest(kinds_in(state.shown[clan]))
    for kind in range(len(STRENGTHS)):
        stays = kept >> kind & 1
        gone = state.shown[clan][kind] - stays
        state.shown[clan][kind] = stays
        state.lost[clan][kind] += gone
        if stays:
            emit(state, WARRIOR_KEPT, state.colours[clan], kind)
        for _ in range(gone):
            emit(state, WARRIOR_DISCARDED, state.colours[clan], kind)


# --- After the capture (RGH-4.5, RGH-4.9, RGH-5.3) ----------------------------------------------


def rage_horsies(state: State) -> None:
    """RGH-4.9, RGH-3.2: a Horsie whose clan captures nothing costs it a face-up warrior."""
    show_choices(state)
    if not state.signal_after_discard:
        discard_face_up(state)
    raging = 0
    if not is_last_turn(state):
        raging = revealed_by(state, HORSIE) & ~(1 << state.winner >> 1)
    for clan in range(clans(state)):
        kinds = discards(state, clan, HORSING) if raging >> clan & 1 else 0
        if kinds == 1 << HORSIE:
            emit(state, HORSIE_LEFT, state.colours[clan])
        elif kinds:
            emit(state, HORSIE_RAGED, state.colours[clan])
    ask_discards(state, HORSING, raging)


def draw_zvords(state: State) -> None:
    """RGH-4.5, RGH-3.6: his owner places the hidden warriors anew, if there are two or more."""
    show_choices(state)
    asked = 0
    if TURNS - 1 - state.turns >= 2:
        asked = revealed_by(state, ZVORD) & people(state)
    for seat in range(MOST_CLANS):
        if asked >> seat & 1:
            take_up(state, seat)
    ask(state, REORDERING, asked)


def take_up(state: State, seat: int) -> None:
    plan = state.plans[seat]
    colour = state.colours[seat]
    whisper(state, ORDER_TAKEN_UP, 1 << seat, colour, plan[1], plan[2], plan[3], plan[4], plan[5])
    for place in range(TURNS):
        if state.plans[seat][place]:
            state.hands[seat][state.plans[seat][place] - 1] += 1
            state.plans[seat][place] = 0


def collect_tax(state: State) -> None:
    """RGH-5.3: the winner of a Tax-Collector's Fort gives up one fort, this one or another."""
    asked = 0
    if has_taken(state, TAX):
        clan = state.winner - 1
        if clan >= state.seats:
            state.paid = cheapest_fort(state, clan)
        elif is_several(forts_held(state, clan)):
            asked = 1 << clan
        else:
            state.paid = state.taken
    ask(state, TAXING, asked)


def forts_held(state: State, clan: int) -> int:
    """The kinds of fort that a clan has captured."""
    kinds = 0
    index = 0
    while state.captured[clan][index]:
        kinds |= 1 << (state.captured[clan][index] - 1)
        index += 1
    return kinds


def cheapest_fort(state: State, clan: int) -> int:
    """RGH-7.2: the lowest-valued fort, the earliest captured of equals."""
    best = state.captured[clan][0]
    index = 1
    while state.captured[clan][index]:
        if fort_value(state.captured[clan][index]) < fort_value(best):
            best = state.captured[clan][index]
        index += 1
    return best


def pay_tax(state: State, clan: int) -> None:
    index = 0
    while state.captured[clan][index] != state.paid:
        index += 1
    while state.captured[clan][index]:
        state.captured[clan][index] = state.captured[clan][index + 1]
        index += 1
    state.razed[state.paid - 1] += 1
    emit(state, TAX_PAID, state.colours[clan], state.paid - 1)


# --- The end (RGH-6) ----------------------------------------------------------------------------


def end_turn(state: State) -> None:
    """RGH-2.5, RGH-3.5: then comes the next fort, the next round, or the end."""
    if state.paid:
        pay_tax(state, state.winner - 1)
        state.paid = 0
    state.turns += 1
    ask(state, PLANNING, 0)
    if state.turns == TURNS:
        state.rounds += 1
    if state.rounds == ROUNDS:
        for clan in range(clans(state)):
            gather(state, clan)
        end_game(state)


def end_game(state: State) -> None:
    ask(state, OVER, 0)
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
    for value in range(HIGHEST_VALUE, LOWEST_VALUE - 1, -1):
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


def longest(state: State) -> int:
    """The most choices that a game can take."""
    return 150 * state.seats
