"""The pieces of Roma: one row a card, six discs, dice and victory points (ROM-1.1, ROM-1.2).

A card's kind is its number in the list; 0 is no card, so that tables by kind have an entry for it.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from ludi.core.listed import Listed

SEATS: Final = 2
DISCS: Final = 6
SIDES: Final = 6
FACES: Final = tuple(str(side + 1) for side in range(SIDES))
ACTION_DICE: Final = 3

# ROM-2.1, ROM-2.2
VICTORY_POINTS: Final = 36
FIRST_POINTS: Final = 10
DEALT: Final = 4
GIVEN: Final = 2

# ROM-5.6, ROM-5.15, ROM-5.16, ROM-6.2
MERCATOR_PRICE: Final = 2
MERCATOR_MOST: Final = 3
ESSEDUM_LOWERS: Final = 2
TRIBUNUS_TAKES: Final = 1
BASILICA_ADDS: Final = 2

Sort = Literal["none", "character", "building"]
Need = Literal[
    "never",
    "nothing",
    "card opposite",
    "opposing card",
    "opposing character",
    "opposing building",
    "another die",
    "character in hand",
    "building in hand",
    "money",
    "disc to block",
    "card to find",
    "discarded character",
    "another character",
]
Strike = Literal["", "battle", "return", "sacrifice"]


class Card(NamedTuple):
    """A kind of card: what is printed on it, what it does, and what a bot makes of it.

    asks      the phase of its first question; a card without one acts at once
    asks_then the phase of its second question, if it may have one
    needs     what must be there for it to be activated (ROM-3.8); "never": it is passive
    strikes   what happens to the card that it needs: a battle, a return to the hand, or a
              sacrifice that discards both
    lays      the sort of card that it lays, free or again
    worth     what it is worth in play, in tenths of a victory point
    activity  what its effect is worth, likewise, where that does not depend on the table much
    breaks    after how many letters its name may be broken on a narrow card
    """

    name: str
    sort: Sort = "none"
    cost: int = 0
    defence: int = 0
    copies: int = 0
    asks: str = "acting"
    asks_then: str = ""
    needs: Need = "nothing"
    strikes: Strike = ""
    lays: Sort = "none"
    worth: int = 0
    activity: int = 0
    breaks: int = 0


CARDS: Final = Listed[Card]()
NOTHING: Final = CARDS.add(Card("none", needs="never"))
SICARIUS: Final = CARDS.add(
    Card(
        "sicarius",
        "character",
        cost=9,
        defence=2,
        copies=1,
        asks="aiming",
        needs="opposing character",
        strikes="sacrifice",
        worth=40,
    )
)
ARCHITECTUS: Final = CARDS.add(
    Card(
        "architectus",
        "character",
        cost=3,
        defence=4,
        copies=2,
        asks="laying",
        needs="building in hand",
        lays="building",
        worth=20,
        breaks=5,
    )
)
CONSILIARIUS: Final = CARDS.add(
    Card(
        "consiliarius",
        "character",
        cost=4,
        defence=4,
        copies=2,
        asks="relaying",
        lays="character",
        worth=15,
        breaks=5,
    )
)
LEGAT: Final = CARDS.add(Card("legat", "character", cost=5, defence=2, copies=2, worth=45))
GLADIATOR: Final = CARDS.add(
    Card(
        "gladiator",
        "character",
        cost=6,
        defence=5,
        copies=2,
        asks="aiming",
        needs="opposing character",
        strikes="return",
        worth=35,
        breaks=6,
    )
)
MERCATOR: Final = CARDS.add(
    Card(
        "mercator", "character", cost=7, defence=2, copies=1, asks="buying", needs="money", worth=45
    )
)
CONSUL: Final = CARDS.add(
    Card(
        "consul",
        "character",
        cost=3,
        defence=3,
        copies=2,
        asks="changing",
        needs="another die",
        worth=15,
        activity=9,
    )
)
LEGIONARIUS: Final = CARDS.add(
    Card(
        "legionarius",
        "character",
        cost=4,
        defence=5,
        copies=3,
        needs="card opposite",
        strikes="battle",
        worth=35,
        breaks=5,
    )
)
NERO: Final = CARDS.add(
    Card(
        "nero",
        "character",
        cost=8,
        defence=9,
        copies=1,
        asks="aiming",
        needs="opposing building",
        strikes="sacrifice",
        worth=40,
    )
)
PRAETORIANUS: Final = CARDS.add(
    Card(
        "praetorianus",
        "character",
        cost=4,
        defence=4,
        copies=2,
        asks="blocking",
        needs="disc to block",
        worth=15,
        activity=8,
        breaks=6,
    )
)
SCAENICUS: Final = CARDS.add(
    Card(
        "scaenicus",
        "character",
        cost=8,
        defence=3,
        copies=2,
        asks="copying",
        needs="another character",
        worth=40,
        activity=25,
        breaks=4,
    )
)
HARUSPEX: Final = CARDS.add(
    Card(
        "haruspex",
        "character",
        cost=4,
        defence=3,
        copies=2,
        asks="taking",
        needs="card to find",
        worth=20,
        activity=18,
    )
)
SENATOR: Final = CARDS.add(
    Card(
        "senator",
        "character",
        cost=3,
        defence=3,
        copies=2,
        asks="laying",
        needs="character in hand",
        lays="character",
        worth=20,
    )
)
VELITES: Final = CARDS.add(
    Card(
        "velites",
        "character",
        cost=5,
        defence=3,
        copies=2,
        asks="aiming",
        needs="opposing character",
        strikes="battle",
        worth=45,
    )
)
ESSEDUM: Final = CARDS.add(
    Card(
        "essedum",
        "character",
        cost=6,
        defence=3,
        copies=2,
        needs="opposing card",
        worth=20,
        activity=6,
    )
)
TRIBUNUS_PLEBIS: Final = CARDS.add(
    Card(
        "tribunus-plebis", "character", cost=5, defence=5, copies=2, worth=60, activity=20, breaks=5
    )
)
CENTURIO: Final = CARDS.add(
    Card(
        "centurio",
        "character",
        cost=9,
        defence=5,
        copies=2,
        asks_then="adding",
        needs="card opposite",
        strikes="battle",
        worth=60,
    )
)
AESCULAPINUM: Final = CARDS.add(
    Card(
        "aesculapinum",
        "building",
        cost=5,
        defence=2,
        copies=2,
        asks="taking",
        needs="discarded character",
        worth=20,
        activity=14,
        breaks=7,
    )
)
BASILICA: Final = CARDS.add(
    Card("basilica", "building", cost=6, defence=5, copies=2, needs="never", worth=40)
)
MACHINA: Final = CARDS.add(
    Card(
        "machina",
        "building",
        cost=4,
        defence=4,
        copies=2,
        asks="relaying",
        lays="building",
        worth=10,
    )
)
FORUM: Final = CARDS.add(
    Card(
        "forum",
        "building",
        cost=5,
        defence=5,
        copies=6,
        asks="forum",
        asks_then="templum",
        needs="another die",
        worth=70,
    )
)
MERCATUS: Final = CARDS.add(Card("mercatus", "building", cost=6, defence=3, copies=2, worth=25))
ONAGER: Final = CARDS.add(
    Card(
        "onager",
        "building",
        cost=5,
        defence=4,
        copies=2,
        asks="aiming",
        needs="opposing building",
        strikes="battle",
        worth=40,
    )
)
TEMPLUM: Final = CARDS.add(
    Card("templum", "building", cost=2, defence=2, copies=2, needs="never", worth=25)
)
TURRIS: Final = CARDS.add(
    Card("turris", "building", cost=6, defence=6, copies=2, needs="never", worth=40)
)

# By kind, for the rules.
KINDS: Final = len(CARDS)
COSTS: Final = tuple(card.cost for card in CARDS)
DEFENCES: Final = tuple(card.defence for card in CARDS)
COPIES: Final = tuple(card.copies for card in CARDS)
MOST_COPIES: Final = max(COPIES)
ALL_CARDS: Final = sum(COPIES)
WORTHS: Final = tuple(card.worth for card in CARDS)
ACTIVITIES: Final = tuple(card.activity for card in CARDS)

# By name, for whoever reads.
NONE_OR_CARDS: Final = tuple(card.name for card in CARDS)
CARD_NAMES: Final = NONE_OR_CARDS[1:]
BY_NAME: Final = {card.name: card for card in CARDS[1:]}


# --- Kinds of card as sets, a bit each ------------------------------------------------------------


def _of(chosen: list[bool]) -> int:
    return sum(1 << kind for kind, is_in in enumerate(chosen) if is_in)


def needing(need: Need) -> int:
    """The kinds that need this to act."""
    return _of([card.needs == need for card in CARDS])


def striking_by(strike: Strike) -> int:
    """The kinds that strike so."""
    return _of([card.strikes == strike for card in CARDS])


CHARACTERS: Final = _of([card.sort == "character" for card in CARDS])
BUILDINGS: Final = _of([card.sort == "building" for card in CARDS])
FIGHTERS: Final = needing("card opposite")
AIMERS: Final = _of([card.asks == "aiming" for card in CARDS])
ATTACKERS: Final = AIMERS & striking_by("battle")

_SORTS: Final = {"none": 0, "character": CHARACTERS, "building": BUILDINGS}
# By kind: what it lays, and what it aims at.
LAID_BY: Final = tuple(_SORTS[card.lays] for card in CARDS)
AIMED_AT_BY: Final = tuple(
    {"opposing character": CHARACTERS, "opposing building": BUILDINGS}.get(card.needs, 0)
    for card in CARDS
)
