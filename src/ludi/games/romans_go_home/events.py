"""What happens in a game of Romans Go Home!, step by step."""

from __future__ import annotations

from typing import Final

from ludi.core.events import EventKind
from ludi.core.notes import Vocabulary
from ludi.games.romans_go_home.cards import CLANS, FORTS, WARRIORS

# The places from the second on, where warriors may lie hidden.
ORDER: Final = ("second", "third", "fourth", "fifth", "sixth")
_NONE_OR_WARRIORS: Final = ("none", *WARRIORS)

EVENTS: Final = (
    EventKind("round_began", round=None),
    EventKind("fort_built", fort=FORTS, place=None),
    EventKind("warrior_drawn", private=True, on_board=True, clan=CLANS, warrior=WARRIORS),
    EventKind(
        "warrior_placed", private=True, on_board=True, clan=CLANS, warrior=WARRIORS, place=None
    ),
    EventKind("warrior_put_aside", private=True, on_board=True, clan=CLANS, warrior=WARRIORS),
    EventKind("plan_sealed", clan=CLANS),
    EventKind("turn_began", turn=None, fort=FORTS),
    EventKind("warrior_revealed", clan=CLANS, warrior=WARRIORS),
    EventKind("chariott_wrecked", clan=CLANS),
    EventKind("qweens_cancelled"),
    EventKind("qween_idle", clan=CLANS),
    EventKind("warrior_charmed", clan=CLANS, warrior=WARRIORS, target=CLANS),
    EventKind("total_counted", clan=CLANS, total=None),
    EventKind("clan_filched", clan=CLANS),
    EventKind("attack_tied", total=None),
    EventKind("tie_broken", clan=CLANS),
    EventKind("nobody_eligible"),
    EventKind("fort_swapped", clan=CLANS, fort=FORTS, place=None),
    EventKind("forts_slid", clan=CLANS, place=None),
    EventKind("fort_captured", clan=CLANS, fort=FORTS),
    EventKind("fort_razed", fort=FORTS),
    EventKind("fort_stood", fort=FORTS),
    EventKind("warrior_kept", clan=CLANS, warrior=WARRIORS),
    EventKind("signal_fired"),
    EventKind("warrior_discarded", clan=CLANS, warrior=WARRIORS),
    EventKind("horsie_raged", clan=CLANS),
    EventKind("horsie_left", clan=CLANS),
    EventKind(
        "order_taken_up",
        private=True,
        clan=CLANS,
        second=_NONE_OR_WARRIORS,
        third=_NONE_OR_WARRIORS,
        fourth=_NONE_OR_WARRIORS,
        fifth=_NONE_OR_WARRIORS,
        sixth=_NONE_OR_WARRIORS,
    ),
    EventKind("choice_made", clan=CLANS),
    EventKind("tax_paid", clan=CLANS, fort=FORTS),
    EventKind("legions_won", clan=CLANS),
    EventKind("game_ended"),
)

(
    ROUND_BEGAN,
    FORT_BUILT,
    WARRIOR_DRAWN,
    WARRIOR_PLACED,
    WARRIOR_PUT_ASIDE,
    PLAN_SEALED,
    TURN_BEGAN,
    WARRIOR_REVEALED,
    CHARIOTT_WRECKED,
    QWEENS_CANCELLED,
    QWEEN_IDLE,
    WARRIOR_CHARMED,
    TOTAL_COUNTED,
    CLAN_FILCHED,
    ATTACK_TIED,
    TIE_BROKEN,
    NOBODY_ELIGIBLE,
    FORT_SWAPPED,
    FORTS_SLID,
    FORT_CAPTURED,
    FORT_RAZED,
    FORT_STOOD,
    WARRIOR_KEPT,
    SIGNAL_FIRED,
    WARRIOR_DISCARDED,
    HORSIE_RAGED,
    HORSIE_LEFT,
    ORDER_TAKEN_UP,
    CHOICE_MADE,
    TAX_PAID,
    LEGIONS_WON,
    GAME_ENDED,
) = range(32)

VOCABULARIES: Final = (
    Vocabulary("the pile of forts", FORTS),
    Vocabulary("a clan's warriors", WARRIORS),
)
A_FORT, A_WARRIOR = 0, 1
