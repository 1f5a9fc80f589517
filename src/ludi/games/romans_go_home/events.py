"""What happens in a game of Romans Go Home!, step by step."""

from __future__ import annotations

from typing import Final

from ludi.core.events import EventKind
from ludi.core.listed import Listed
from ludi.core.notes import Vocabulary
from ludi.games.romans_go_home.cards import CLANS, FORT_NAMES, NONE_OR_WARRIORS, WARRIOR_NAMES

EVENTS: Final = Listed[EventKind]()
ROUND_BEGAN: Final = EVENTS.add(EventKind("round_began", round=None))
FORT_BUILT: Final = EVENTS.add(EventKind("fort_built", on_board=True, fort=FORT_NAMES, place=None))
WARRIOR_DRAWN: Final = EVENTS.add(
    EventKind("warrior_drawn", private=True, on_board=True, clan=CLANS, warrior=WARRIOR_NAMES)
)
WARRIOR_PLACED: Final = EVENTS.add(
    EventKind(
        "warrior_placed", private=True, on_board=True, clan=CLANS, warrior=WARRIOR_NAMES, place=None
    )
)
WARRIOR_PUT_ASIDE: Final = EVENTS.add(
    EventKind("warrior_put_aside", private=True, on_board=True, clan=CLANS, warrior=WARRIOR_NAMES)
)
PLAN_SEALED: Final = EVENTS.add(EventKind("plan_sealed", clan=CLANS))
TURN_BEGAN: Final = EVENTS.add(EventKind("turn_began", turn=None, fort=FORT_NAMES))
WARRIOR_REVEALED: Final = EVENTS.add(
    EventKind("warrior_revealed", clan=CLANS, warrior=WARRIOR_NAMES)
)
CHARIOTT_WRECKED: Final = EVENTS.add(EventKind("chariott_wrecked", clan=CLANS))
QWEENS_CANCELLED: Final = EVENTS.add(EventKind("qweens_cancelled"))
QWEEN_IDLE: Final = EVENTS.add(EventKind("qween_idle", clan=CLANS))
WARRIOR_CHARMED: Final = EVENTS.add(
    EventKind("warrior_charmed", clan=CLANS, warrior=WARRIOR_NAMES, target=CLANS)
)
TOTAL_COUNTED: Final = EVENTS.add(EventKind("total_counted", clan=CLANS, total=None))
CLAN_FILCHED: Final = EVENTS.add(EventKind("clan_filched", clan=CLANS))
ATTACK_TIED: Final = EVENTS.add(EventKind("attack_tied", total=None))
TIE_BROKEN: Final = EVENTS.add(EventKind("tie_broken", clan=CLANS))
NOBODY_ELIGIBLE: Final = EVENTS.add(EventKind("nobody_eligible"))
FORT_SWAPPED: Final = EVENTS.add(EventKind("fort_swapped", clan=CLANS, fort=FORT_NAMES, place=None))
FORTS_SLID: Final = EVENTS.add(EventKind("forts_slid", clan=CLANS, place=None))
FORT_CAPTURED: Final = EVENTS.add(EventKind("fort_captured", clan=CLANS, fort=FORT_NAMES))
FORT_RAZED: Final = EVENTS.add(EventKind("fort_razed", fort=FORT_NAMES))
FORT_STOOD: Final = EVENTS.add(EventKind("fort_stood", fort=FORT_NAMES))
WARRIOR_KEPT: Final = EVENTS.add(EventKind("warrior_kept", clan=CLANS, warrior=WARRIOR_NAMES))
SIGNAL_FIRED: Final = EVENTS.add(EventKind("signal_fired"))
WARRIOR_DISCARDED: Final = EVENTS.add(
    EventKind("warrior_discarded", clan=CLANS, warrior=WARRIOR_NAMES)
)
HORSIE_RAGED: Final = EVENTS.add(EventKind("horsie_raged", clan=CLANS))
HORSIE_LEFT: Final = EVENTS.add(EventKind("horsie_left", clan=CLANS))
ORDER_TAKEN_UP: Final = EVENTS.add(
    EventKind(
        "order_taken_up",
        private=True,
        clan=CLANS,
        second=NONE_OR_WARRIORS,
        third=NONE_OR_WARRIORS,
        fourth=NONE_OR_WARRIORS,
        fifth=NONE_OR_WARRIORS,
        sixth=NONE_OR_WARRIORS,
    )
)
# The places from the second on, where warriors may lie hidden.
ORDER: Final = tuple(name for name in EVENTS[ORDER_TAKEN_UP].values if name != "clan")
CHOICE_MADE: Final = EVENTS.add(EventKind("choice_made", clan=CLANS))
TAX_PAID: Final = EVENTS.add(EventKind("tax_paid", clan=CLANS, fort=FORT_NAMES))
LEGIONS_WON: Final = EVENTS.add(EventKind("legions_won", clan=CLANS))
GAME_ENDED: Final = EVENTS.add(EventKind("game_ended"))

VOCABULARIES: Final = Listed[Vocabulary]()
A_FORT: Final = VOCABULARIES.add(Vocabulary("the pile of forts", FORT_NAMES))
A_WARRIOR: Final = VOCABULARIES.add(Vocabulary("a clan's warriors", WARRIOR_NAMES))
