"""The board of Roma for the browser: discs, both rows of cards, dice and hands from the view.

What can be done is read off the legal actions alone; what a card can hit, and why one cannot act,
is asked of the game's own functions.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Any, Final, NamedTuple

from ludi.core.sentences import filled, typeset
from ludi.games.roma.cards import (
    ACTION_DICE,
    BY_NAME,
    DISCS,
    ESSEDUM_LOWERS,
    NONE_OR_CARDS,
    SEATS,
    Card,
)
from ludi.games.roma.rules.activating import targets
from ludi.games.roma.state import State
from ludi.games.roma.words import PHRASES
from ludi.games.roma.words.facts import (
    FACE_DOWN,
    NAMES,
    fights_across,
    forum_pays,
    is_character,
    price_of,
    signed,
)

TEXTS: Final[Mapping[str, Mapping[str, str]]] = {
    "table": {"en": "The table", "fr": "La table"},
    "set_up": {"en": "Set-up", "fr": "Mise en place"},
    "turn": {"en": "Turn {number}", "fr": "Tour {number}"},
    "turn_of_limit": {"en": "Turn {number} of {limit}", "fr": "Tour {number} sur {limit}"},
    "stock": {"en": "Stockpile", "fr": "Réserve"},
    "pile": {"en": "Pile", "fr": "Pioche"},
    "discards": {"en": "Discards", "fr": "Défausse"},
    "just_thrown": {"en": "just now: {cards}", "fr": "à l’instant : {cards}"},
    "vp": {"en": "VP", "fr": "PV"},
    "money": {"en": "sestertii", "fr": "sesterces"},
    "money_one": {"en": "sestertius", "fr": "sesterce"},
    "in_hand": {"en": "in hand", "fr": "en main"},
    "on_turn": {"en": "on turn", "fr": "joue"},
    "winner": {"en": "winner", "fr": "gagne"},
    "draw": {"en": "draw", "fr": "nulle"},
    "row_of": {"en": "Cards of {name}", "fr": "Cartes de {name}"},
    "disc": {"en": "Disc {disc}:", "fr": "Disque {disc} :"},
    "open": {"en": "no card", "fr": "sans carte"},
    "gone": {"en": "{card} gone", "fr": "{card} perdu"},
    "face_down": {"en": "face down", "fr": "face cachée"},
    "blocked": {"en": "blocked", "fr": "bloqué"},
    "blocked_now": {
        "en": "Blocked: nothing is activated here on the next turn.",
        "fr": "Bloqué : rien ne s’active ici au prochain tour.",
    },
    "cost": {"en": "cost", "fr": "coût"},
    "defence": {"en": "defence", "fr": "défense"},
    "defence_now": {
        "en": "Defence now {defence}; printed: {printed}.",
        "fr": "Défense actuelle {defence} ; imprimée : {printed}.",
    },
    "wakes": {
        "en": "A die shows {disc}: it can act.",
        "fr": "Un dé montre {disc} : elle peut agir.",
    },
    "reach_sword": {"en": "can be attacked from disc", "fr": "peut être attaquée du disque"},
    "reach_away": {"en": "can be driven off from disc", "fr": "peut être chassée du disque"},
    "reach_battle": {
        "en": "{card} (disc {disc}) can attack it: {needed} ({odds}).",
        "fr": "{card} (disque {disc}) peut l’attaquer : {needed} ({odds}).",
    },
    "reach_other": {
        "en": "{card} (disc {disc}) can drive it off.",
        "fr": "{card} (disque {disc}) peut la chasser.",
    },
    "needed": {"en": "{number} or more wins", "fr": "{number} ou plus gagne"},
    "needed_none": {"en": "every roll wins", "fr": "tout lancer gagne"},
    "needed_more": {"en": "the die alone cannot win", "fr": "le dé seul ne suffit pas"},
    "percent": {"en": "{number}%", "fr": "{number} %"},
    "character": {"en": "character", "fr": "personnage"},
    "building": {"en": "building", "fr": "bâtiment"},
    "your_dice": {"en": "Your dice", "fr": "Vos dés"},
    "dice_of": {"en": "Dice of {name}", "fr": "Dés de {name}"},
    "die": {"en": "Die showing {value}", "fr": "Dé qui montre {value}"},
    "used": {"en": "used", "fr": "utilisé"},
    "unused": {"en": "{count} dice unused", "fr": "{count} dés non utilisés"},
    "unused_one": {"en": "1 die unused", "fr": "1 dé non utilisé"},
    "under_way": {"en": "{card} acts (disc {disc})", "fr": "{card} agit (disque {disc})"},
    "looking": {"en": "is looking at cards", "fr": "regarde des cartes"},
    "essedum": {
        "en": "Essedum: opposing defence −{number} this turn",
        "fr": "Essedum : défense adverse −{number} ce tour-ci",
    },
    "battle": {"en": "Battle die", "fr": "Dé de combat"},
    "no_battle": {"en": "no battle", "fr": "pas de combat"},
    "against": {"en": "against", "fr": "contre"},
    "foe": {"en": "{card}:", "fr": "{card} :"},
    "won": {"en": "victory", "fr": "victoire"},
    "in_vain": {"en": "in vain", "fr": "en vain"},
    "not_enough": {"en": "not enough yet", "fr": "ne suffit pas encore"},
    "money_disc": {"en": "Money disc", "fr": "Disque d’argent"},
    "money_does": {"en": "a die: its value in money", "fr": "un dé : sa valeur en argent"},
    "cards_disc": {"en": "Cards disc", "fr": "Disque des cartes"},
    "cards_does": {
        "en": "a die: so many cards, keep 1",
        "fr": "un dé : autant de cartes, dont 1",
    },
    "drawn": {"en": "Drawn: keep one", "fr": "Piochées : gardez-en une"},
    "search": {"en": "The pile: take one card", "fr": "La pioche : prenez une carte"},
    "fetch": {"en": "The discards: take one", "fr": "La défausse : prenez une carte"},
    "relay": {"en": "Taken up: lay all again", "fr": "Relevées : à reposer toutes"},
    "taken_up": {"en": "Taken up, to be laid again", "fr": "Relevées, à reposer"},
    "buying": {"en": "How many VP do you buy?", "fr": "Combien de PV achetez-vous ?"},
    "hand": {"en": "Your hand", "fr": "Votre main"},
    "hand_of": {"en": "Hand of {name}", "fr": "Main de {name}"},
    "hand_empty": {"en": "no cards", "fr": "aucune carte"},
    "lay_at": {"en": "Lay at disc", "fr": "Poser au disque"},
    "lay_again": {"en": "Lay again at disc", "fr": "Reposer au disque"},
    "lay_free": {"en": "Lay free at disc", "fr": "Poser gratuitement au disque"},
    "lay_hint": {
        "en": "A number lays the card at that disc; a small sign is the card it covers.",
        "fr": "Un chiffre pose la carte à ce disque ; un petit signe est la carte recouverte.",
    },
    "lacks": {"en": "{count} more sestertii needed.", "fr": "Il manque {count} sesterces."},
    "lacks_one": {"en": "1 more sestertius needed.", "fr": "Il manque 1 sesterce."},
    "short": {"en": "{count} short", "fr": "il manque {count}"},
    "seen": {"en": "The other knows this card.", "fr": "L’autre connaît cette carte."},
    "gifts": {"en": "You give", "fr": "Vous donnez"},
    "giving": {"en": "To be given", "fr": "À donner"},
    "gifts_of": {"en": "{name} gives", "fr": "{name} donne"},
    "gifts_hint": {"en": "Two cards go to the other.", "fr": "Deux cartes vont à l’autre."},
    "gives": {"en": "gives {count} of 2", "fr": "donne {count} sur 2"},
    "known": {"en": "You know in that hand", "fr": "Vous y connaissez"},
    "known_to": {"en": "{name} knows in that hand", "fr": "{name} y connaît"},
    "known_set": {"en": "Among those four cards", "fr": "Parmi ses quatre cartes"},
    "known_open": {"en": "In hand", "fr": "En main"},
    "exposed": {"en": "In hand and drawn, together", "fr": "En main et piochées, ensemble"},
    "unknown": {"en": "{count} unknown", "fr": "{count} inconnues"},
    "unknown_one": {"en": "1 unknown", "fr": "1 inconnue"},
    "changed": {"en": "just changed by", "fr": "vient de changer de"},
    "scored": {"en": "{name}: {count} VP", "fr": "{name} : {count} PV"},
    # What a card does, in a line.
    "sicarius": {
        "en": "Discard an opposing character, then Sicarius",
        "fr": "Défausse un personnage adverse, puis Sicarius",
    },
    "architectus": {"en": "Lay buildings free", "fr": "Pose des bâtiments gratuitement"},
    "consiliarius": {"en": "Lay your characters again", "fr": "Repose vos personnages"},
    "legat": {
        "en": "1 VP for each opposing disc without a card",
        "fr": "1 PV par disque adverse sans carte",
    },
    "gladiator": {
        "en": "Send a character back to the other’s hand",
        "fr": "Renvoie un personnage dans la main adverse",
    },
    "mercator": {
        "en": "Buy VP from the other, 2 sestertii each",
        "fr": "Achète des PV à l’autre, 2 sesterces chacun",
    },
    "consul": {"en": "Another die: 1 more or less", "fr": "Un autre dé : 1 de plus ou de moins"},
    "legionarius": {"en": "Attack the card opposite", "fr": "Attaque la carte en face"},
    "nero": {
        "en": "Discard an opposing building, then Nero",
        "fr": "Défausse un bâtiment adverse, puis Nero",
    },
    "praetorianus": {
        "en": "Block an opposing disc for one turn",
        "fr": "Bloque un disque adverse un tour",
    },
    "scaenicus": {
        "en": "Does as another of your characters",
        "fr": "Agit comme un autre de vos personnages",
    },
    "haruspex": {"en": "Take any card of the pile", "fr": "Prend une carte de la pioche"},
    "senator": {"en": "Lay characters free", "fr": "Pose des personnages gratuitement"},
    "velites": {
        "en": "Attack any opposing character",
        "fr": "Attaque un personnage adverse",
    },
    "essedum-card": {"en": "Opposing defence −2 this turn", "fr": "Défense adverse −2 ce tour"},
    "tribunus-plebis": {"en": "Take 1 VP from the other", "fr": "Prend 1 PV à l’autre"},
    "centurio": {
        "en": "Attack opposite; may add a die",
        "fr": "Attaque en face ; un dé peut aider",
    },
    "aesculapinum": {
        "en": "Take a character from the discards",
        "fr": "Prend un personnage défaussé",
    },
    "basilica": {"en": "Forum beside: +2 VP", "fr": "Forum voisin : +2 PV"},
    "machina": {"en": "Lay your buildings again", "fr": "Repose vos bâtiments"},
    "forum": {"en": "A second die’s value in VP", "fr": "La valeur d’un second dé en PV"},
    "mercatus": {
        "en": "Take 1 VP for each opposing Forum",
        "fr": "Prend 1 PV par Forum adverse",
    },
    "onager": {
        "en": "Attack any opposing building",
        "fr": "Attaque un bâtiment adverse",
    },
    "templum": {"en": "Forum beside: the third die too", "fr": "Forum voisin : aussi le 3e dé"},
    "turris": {"en": "Your other cards: defence +1", "fr": "Vos autres cartes : défense +1"},
}
_SET_UP: Final = ("giving", "setting")
_SOFT_HYPHEN: Final = "\u00ad"
_EFFECT: Final = {"essedum": "essedum-card"}


@lru_cache(maxsize=4096)
def text(language: str, key: str, **facts: Any) -> str:
    """A text of the board in a language."""
    return filled(TEXTS[key][language], language, facts)


def counted(language: str, key: str, number: int) -> str:
    """A text about so many things, which has a form for one.

    >>> counted("en", "money", 1), counted("en", "money", 0), counted("fr", "money", 0)
    ('sestertius', 'sestertii', 'sesterce')
    """
    is_one = number == 1 or (number == 0 and language == "fr")
    return text(language, f"{key}_one" if is_one else key, count=number)


class Kind(NamedTuple):
    """What is printed on a card."""

    card: str
    called: str
    name: str
    is_character: bool
    cost: int
    defence: int
    effect: str


def _printed(card: Card) -> Kind:
    name = NAMES[card.name]
    parts = (name[: card.breaks], name[card.breaks :]) if card.breaks else (name,)
    return Kind(
        card.name,
        _SOFT_HYPHEN.join(parts),
        name,
        is_character(card.name),
        card.cost,
        card.defence,
        _EFFECT.get(card.name, card.name),
    )


KINDS: Final = {name: _printed(card) for name, card in BY_NAME.items()}


class Act(NamedTuple):
    """An action, and the sentence that says what it does."""

    text: str
    label: str


class Slot(NamedTuple):
    """A player's place at a disc, with all that the board shows of it."""

    disc: int
    id: str
    kind: Kind | None
    is_hidden: bool
    defence: str
    is_changed: bool
    act: Act | None
    # What the button says besides: the die that wakes the card, or the roll that an attack needs.
    die: int
    needed: str
    # From which discs it can be hit, by the sign of how.
    reach: tuple[tuple[str, tuple[int, ...]], ...]
    is_blocked: bool
    # Of actions that name the disc last: how they begin, and where they end.
    drag: str
    drop: str | None
    # Actions that name the die last.
    takes: str
    gone: Kind | None
    now: str
    classes: str


class Held(NamedTuple):
    """Cards of one kind in a hand or on offer, and what can be done with them."""

    id: str
    kind: Kind
    copies: int
    act: Act | None
    # Where it can be laid: the disc, the card that it covers there, the action.
    places: tuple[tuple[int, str, Act], ...]
    lacks: int = 0
    is_seen: bool = False
    now: str = ""


class Battle(NamedTuple):
    """A roll of the battle die, against a defence."""

    die: int
    added: int
    card: str
    defence: str
    # Empty while a die may still be added.
    outcome: str


@dataclass
class Last:
    """What the last action brought, as far as the board shows it."""

    battle: Battle | None = None
    is_rolled: bool = False
    points: list[int] = field(default_factory=lambda: [0] * SEATS)
    money: list[int] = field(default_factory=lambda: [0] * SEATS)
    laid: set[tuple[int, int]] = field(default_factory=set)
    gone: dict[tuple[int, int], str] = field(default_factory=dict)
    thrown: list[str] = field(default_factory=list)
    activated: int = 0
    # The die that lies on the money disc.
    paid_out: int = 0


def prepare(
    lying: Mapping[str, Any],
    viewer: Any,
    names: list[str],
    opened: Mapping[int, Mapping[str, Any]],
) -> dict[str, Any]:
    """What the template shows, from what lies on the table."""
    say = partial(text, viewer.language)
    below = viewer.seat or 0
    looked_at = names[viewer.seat] if viewer.looks_on and viewer.seat is not None else ""
    return {
        "say": say,
        "counted": partial(counted, viewer.language),
        "lying": lying,
        "head": _head(lying, say),
        "seats": (1 - below, below),
        "is_set_up": lying["phase"] in _SET_UP,
        "has_fees": lying["phase"] not in (*_SET_UP, "relaying", "over"),
        "discards": _counted(lying["discards"]),
        # Who only looks on is not called the player whose cards are seen.
        "looked_at": looked_at,
        "known": {
            seat: _known(lying, seat, opened, say, looked_at)
            for seat in range(SEATS)
            if seat != viewer.seat
        },
        "lowered": ESSEDUM_LOWERS * lying["essedum"],
        "used": ACTION_DICE - len(lying["dice"]) - (lying["source"] is not None),
        "discs": range(1, DISCS + 1),
        "laid_out": partial(_laid_out, lying, viewer, opened),
        "reason": typeset(PHRASES[viewer.language].result(lying, tuple(names)), viewer.language),
        "kinds": KINDS,
        "signed": signed,
    }


def _head(lying: Mapping[str, Any], say: Any) -> str:
    if lying["phase"] in _SET_UP:
        return str(say("set_up"))
    number, limit = min(lying["turns"], lying["turn_limit"]), lying["turn_limit"]
    is_near = limit - number < 20
    return str(
        say("turn_of_limit", number=number, limit=limit) if is_near else say("turn", number=number)
    )


def _counted(counts: Mapping[str, int]) -> tuple[tuple[Kind, int], ...]:
    return tuple((KINDS[card], count) for card, count in counts.items())


def _known(
    lying: Mapping[str, Any],
    seat: int,
    opened: Mapping[int, Mapping[str, Any]],
    say: Any,
    looked_at: str,
) -> list[tuple[str, tuple[tuple[Kind, int], ...], int]]:
    """What is known of another's hand: a heading, the cards, and how many are not known."""
    player = lying["players"][seat]
    if seat in opened:
        own = opened[seat]["own"]
        lists = [("known_open", own["hand"]), ("drawn", own["drawn"]), ("giving", own["gifts"])]
        return [(say(key), _counted(cards), 0) for key, cards in lists if cards]
    if "own" not in lying:
        return []
    found = []
    known = lying["own"]["other"]
    if known:
        held = player["cards"] + player["discs"].count(FACE_DOWN)
        knows = say("known_to", name=looked_at) if looked_at else say("known")
        heading = say("known_set") if lying["phase"] == "setting" else knows
        found.append((heading, _counted(known), held - sum(known.values())))
    exposed = lying["own"]["exposed"]
    if exposed and lying["turn"] == seat and lying["phase"] == "taking":
        found.append((say("exposed"), _counted(exposed), 0))
    return found


# --- The whole board ----------------------------------------------------------------------------


def _laid_out(
    lying: Mapping[str, Any],
    viewer: Any,
    opened: Mapping[int, Mapping[str, Any]],
    shown: Mapping[str, Any],
) -> dict[str, Any]:
    """Where everything lies, and what can be done with it."""
    can = choices(shown["legal"], viewer.language)
    last = last_brought(shown.get("recent", shown["events"]), lying)
    last.is_rolled = any(event["event"] == "dice_rolled" for event in shown["events"])
    ids = _Ids()
    rows = _rows(lying, viewer, opened, can, last, ids)
    held = _Holding(lying, viewer, can, ids)
    return {
        "can": can,
        "last": last,
        "rows": rows,
        "dice": _dice(lying["dice"], can, lying),
        "hand": held.hand() if "own" in lying else (),
        "gifts": held.of(lying["own"]["gifts"]) if "own" in lying else (),
        "offer": _offer(lying, viewer.language, held),
        "lay": _lay_words(lying["phase"], viewer.language),
        "prices": [(act, points, price_of(points)) for points, act in can["buy"].items()],
    }


class _Ids:
    """Names for cards that stay the same while they move: the kind, and a count."""

    def __init__(self) -> None:
        self.found: dict[str, int] = {}

    def next(self, card: str, count: int = 1) -> str:
        first = self.found.get(card, 0) + 1
        self.found[card] = first + count - 1
        return f"card-{card}-{first}"


def _lay_words(phase: str, language: str) -> str:
    keys = {"laying": "lay_free", "setting": "lay_at", "relaying": "lay_again"}
    return text(language, keys.get(phase, "lay_at"))


# --- What can be done ---------------------------------------------------------------------------

_BY_VALUE: Final = {
    "give": "card",
    "take": "card",
    "money": "die",
    "cards": "die",
    "activate": "die",
    "raise": "die",
    "lower": "die",
    "use": "die",
    "aim": "disc",
    "copy": "disc",
    "block": "disc",
    "buy": "points",
}


def choices(legal: Sequence[Mapping[str, Any]], language: str) -> dict[str, Any]:
    """The legal actions by name and by the piece they belong to."""
    can: dict[str, Any] = {name: {} for name in _BY_VALUE}
    can |= {"lay": {}, "reroll": None, "stop": None, "end": None}
    for action in legal:
        name, args = action["name"], action["args"]
        act = Act(action["text"], typeset(action["sentence"], language))
        if name == "lay":
            can["lay"].setdefault(args["card"], {})[args["disc"]] = act
        elif name in _BY_VALUE:
            can[name][args[_BY_VALUE[name]]] = act
        else:
            can[name] = act
    can["discs"] = {disc for places in can["lay"].values() for disc in places}
    can["count"] = len(legal)
    return can


def _dice(
    dice: Sequence[int], can: Mapping[str, Any], lying: Mapping[str, Any]
) -> list[dict[str, Any]]:
    """The unused dice; of equal ones the first has the buttons."""
    found = []
    for place, value in enumerate(dice):
        is_first = value not in dice[:place]
        found.append(
            {
                "id": f"die-{value}-{dice[:place].count(value) + 1}",
                "value": value,
                "use": can["use"].get(value) if is_first else None,
                "brings": _brings(lying, value),
                "higher": can["raise"].get(value) if is_first else None,
                "lower": can["lower"].get(value) if is_first else None,
                "drags": bool(can["money"] or can["use"]),
            }
        )
    return found


def _brings(lying: Mapping[str, Any], die: int) -> tuple[str, int, bool]:
    """What a die would bring that is added to a battle or paid out by Forum."""
    if lying["phase"] in ("forum", "templum"):
        return "points", forum_pays(lying, die), True
    if lying["phase"] == "adding":
        total = lying["tally"] + die
        return "battle", total, total >= _target_defence(lying)
    return "", 0, False


def _target_defence(lying: Mapping[str, Any]) -> int:
    other = lying["players"][1 - lying["turn"]]
    return int(other["defences"][lying["target"] - 1] or 0)


# --- The two rows -------------------------------------------------------------------------------


def _rows(
    lying: Mapping[str, Any],
    viewer: Any,
    opened: Mapping[int, Mapping[str, Any]],
    can: Mapping[str, Any],
    last: Last,
    ids: _Ids,
) -> list[tuple[Slot, ...]]:
    """By seat, what lies at the six discs."""
    reach = _reach(lying, viewer.seat, can["activate"])
    rows = []
    for seat in range(SEATS):
        player = lying["players"][seat]
        known = opened[seat]["players"][seat] if seat in opened else player
        row = _Row(lying, viewer, seat, can, last, reach)
        rows.append(
            tuple(
                row.slot(disc, card, player["defences"][disc - 1], ids)
                for disc, card in enumerate(known["discs"], 1)
            )
        )
    return rows


class _Row:
    """The cards of one player, as one viewer sees them."""

    def __init__(
        self,
        lying: Mapping[str, Any],
        viewer: Any,
        seat: int,
        can: Mapping[str, Any],
        last: Last,
        reach: Mapping[int, list[tuple[int, str]]],
    ) -> None:
        self.lying, self.language, self.seat, self.last = lying, viewer.language, seat, last
        self.is_own = seat == viewer.seat
        self.can = can
        self.reach = {} if self.is_own else reach
        self.blocked = lying["players"][seat]["blocked"]
        self.say = partial(text, viewer.language)

    def slot(self, disc: int, card: str | None, defence: int | None, ids: _Ids) -> Slot:
        is_hidden = card == FACE_DOWN
        kind = None if card is None or is_hidden else KINDS[str(card)]
        act = self._act(disc)
        number = kind.defence if defence is None and kind else defence or 0
        gone = self.last.gone.get((self.seat, disc)) if card is None else None
        takes = self.can["activate"].get(disc) if self.is_own else None
        return Slot(
            disc=disc,
            id=ids.next(kind.card) if kind else "",
            kind=kind,
            is_hidden=is_hidden,
            defence=signed(number),
            is_changed=kind is not None and number != kind.defence,
            act=act,
            die=disc if takes else 0,
            needed=self._needed(number) if act and not self.is_own else "",
            reach=_signed_reach(self.reach.get(disc, ())),
            is_blocked=disc in self.blocked,
            drag=self._drag(disc),
            drop=self._drop(disc),
            takes=takes.text if takes else "",
            gone=KINDS[gone] if gone else None,
            now=self._now(disc, kind, number),
            classes=self._classes(disc, kind, is_hidden, act),
        )

    def _act(self, disc: int) -> Act | None:
        names = ("activate", "copy") if self.is_own else ("aim", "block")
        found: Act | None = self.can[names[0]].get(disc) or self.can[names[1]].get(disc)
        return found

    def _drag(self, disc: int) -> str:
        """What the card that acts can be dragged to do."""
        if not self.is_own or self.lying["source"] != disc:
            return ""
        return next((name for name in ("aim", "block", "copy") if self.can[name]), "")

    def _drop(self, disc: int) -> str | None:
        """How an action ends that drops something here; a die that is used needs no end."""
        ends = ("discs", "copy") if self.is_own else ("aim", "block")
        if any(disc in self.can[name] for name in ends):
            return str(disc)
        is_used = self.can["use"] and self.lying["source"] == disc
        return "" if self.is_own and (is_used or disc in self.can["activate"]) else None

    def _needed(self, defence: int) -> str:
        """The roll that an attack needs, as a button says it."""
        if not _fights(self.lying["acting"] or ""):
            return ""
        return f"{max(defence, 1)}+ {percent(self.language, defence)}"

    def _classes(self, disc: int, kind: Kind | None, is_hidden: bool, act: Act | None) -> str:
        is_on_turn = self.seat == self.lying["turn"]
        marks = {
            "person": kind is not None and kind.is_character,
            "building": kind is not None and not kind.is_character,
            "hidden": is_hidden,
            "free": kind is None and not is_hidden,
            "acting": is_on_turn and self.lying["source"] == disc,
            "target": not is_on_turn and self.lying["target"] == disc,
            "fresh": (self.seat, disc) in self.last.laid,
            "unset": kind is not None and self.lying["phase"] == "setting",
            "can": act is not None,
        }
        return " ".join(name for name, holds in marks.items() if holds)

    def _now(self, disc: int, kind: Kind | None, number: int) -> str:
        """What is to be said of a card right now."""
        if kind is None:
            return ""
        told = []
        if number != kind.defence:
            told.append(self.say("defence_now", defence=signed(number), printed=kind.defence))
        if disc in self.blocked:
            told.append(self.say("blocked_now"))
        for source, card in self.reach.get(disc, ()):
            key = "reach_battle" if _fights(card) else "reach_other"
            facts = {"needed": needed(self.language, number)} if key == "reach_battle" else {}
            if facts:
                facts["odds"] = percent(self.language, number)
            told.append(self.say(key, card=NAMES[card], disc=source, **facts))
        if self.is_own and self.can["end"]:
            told.append(self._why(disc))
        return " ".join(told)

    def _why(self, disc: int) -> str:
        """That a card can be activated, or why not."""
        if disc in self.can["activate"]:
            return self.say("wakes", disc=disc)
        return PHRASES[self.language].refusal("activate", {"die": disc}, self.lying)


def _reach(
    lying: Mapping[str, Any], seat: int | None, activate: Mapping[int, Act]
) -> dict[int, list[tuple[int, str]]]:
    """By opposing disc: from which discs it can be hit now, and by which card."""
    found: dict[int, list[tuple[int, str]]] = {}
    if seat is None or not activate:
        return found
    state = _state(lying)
    own = lying["players"][seat]["discs"]
    for source in activate:
        card = own[source - 1]
        copied = (
            [one for one in own if one and is_character(one)] if card == "scaenicus" else [card]
        )
        hit: dict[int, str] = {}
        for one in copied:
            for disc in _hit(state, seat, one, source):
                hit.setdefault(disc, one)
        for disc, one in hit.items():
            found.setdefault(disc, []).append((source, one))
    return found


def _fights(card: str) -> bool:
    """Whether a card hits by a battle."""
    return card in BY_NAME and BY_NAME[card].strikes == "battle"


def _signed_reach(found: Iterable[tuple[int, str]]) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """From which discs a card can be hit: by a battle under a sword, without under an arrow."""
    signs: dict[str, tuple[int, ...]] = {}
    for source, card in found:
        sign = "sword" if _fights(card) else "away"
        signs[sign] = (*signs.get(sign, ()), source)
    return tuple(signs.items())


def _hit(state: State, seat: int, card: str, source: int) -> list[int]:
    """The opposing discs whose card a card at a disc can hit."""
    if fights_across(card):
        return [source] if state.discs[1 - seat][source - 1] else []
    bits = targets(state, seat, NONE_OR_CARDS.index(card))
    return [disc for disc in range(1, DISCS + 1) if bits >> disc - 1 & 1]


def _state(lying: Mapping[str, Any]) -> State:
    """A state with the cards that lie at the discs."""
    state = State()
    for seat, player in enumerate(lying["players"]):
        state.discs[seat] = [
            NONE_OR_CARDS.index(card) if card and card != FACE_DOWN else 0
            for card in player["discs"]
        ]
    return state


def needed(language: str, defence: int) -> str:
    """What the battle die must show, in words.

    >>> needed("en", 4), needed("en", 0), needed("fr", 7)
    ('4 or more wins', 'every roll wins', 'le dé seul ne suffit pas')
    """
    if defence <= 1:
        return text(language, "needed_none")
    return (
        text(language, "needed", number=defence) if defence <= 6 else text(language, "needed_more")
    )


def percent(language: str, defence: int) -> str:
    """How likely the battle die reaches a defence.

    >>> percent("en", 4), percent("fr", 5), percent("en", 7), percent("en", -1)
    ('50%', '33\\xa0%', '0%', '100%')
    """
    ways = max(0, min(6, 7 - defence))
    return text(language, "percent", number=round(100 * ways / 6)).replace(" ", "\u00a0")


# --- Hands, and cards on offer ------------------------------------------------------------------


_NONE: Final[Mapping[Any, Any]] = {}


class _Holding:
    """Cards that the viewer holds or is offered."""

    def __init__(
        self, lying: Mapping[str, Any], viewer: Any, can: Mapping[str, Any], ids: _Ids
    ) -> None:
        self.lying, self.language, self.can, self.ids = lying, viewer.language, can, ids
        self.seen = lying["own"]["shown"] if "own" in lying else {}
        self.money = lying["players"][viewer.seat]["money"] if viewer.seat is not None else 0
        self.row = lying["players"][lying["turn"]]["discs"]

    def hand(self) -> tuple[Held, ...]:
        """The own cards, each with what it lacks to be paid, and whether the other knows it."""
        lays = {} if self.lying["taken_up"] else self.can["lay"]
        held = self.of(self.lying["own"]["hand"], acts=self.can["give"], lays=lays)
        return tuple(self._priced(one) for one in held)

    def of(
        self,
        counts: Mapping[str, int],
        *,
        acts: Mapping[str, Act] = _NONE,
        lays: Mapping[str, Mapping[int, Act]] = _NONE,
        moves: bool = True,
    ) -> tuple[Held, ...]:
        return tuple(
            Held(
                self.ids.next(card, count) if moves else "",
                KINDS[card],
                count,
                acts.get(card),
                tuple(
                    (disc, self.row[disc - 1] or "", a) for disc, a in lays.get(card, {}).items()
                ),
            )
            for card, count in counts.items()
        )

    def _priced(self, held: Held) -> Held:
        lacks = max(0, held.kind.cost - self.money) if self.can["end"] else 0
        is_seen = held.kind.card in self.seen
        told = [counted(self.language, "lacks", lacks)] if lacks else []
        told += [text(self.language, "seen")] if is_seen else []
        return held._replace(lacks=lacks, is_seen=is_seen, now=" ".join(told))


def _offer(
    lying: Mapping[str, Any], language: str, held: _Holding
) -> tuple[str, tuple[Held, ...]] | None:
    """Cards from which one is taken, or which are to be laid again, and what they are."""
    own = lying.get("own", {"drawn": {}, "pile": {}})
    if lying["taken_up"]:
        key = "relay" if held.can["lay"] else "taken_up"
        return text(language, key), held.of(lying["taken_up"], lays=held.can["lay"])
    if own["drawn"]:
        return text(language, "drawn"), held.of(own["drawn"], acts=held.can["take"])
    if own["pile"]:
        return text(language, "search"), held.of(own["pile"], acts=held.can["take"], moves=False)
    if lying["acting"] == "aesculapinum" and held.can["take"]:
        there = {card: lying["discards"][card] for card in held.can["take"]}
        return text(language, "fetch"), held.of(there, acts=held.can["take"], moves=False)
    return None


# --- What just happened -------------------------------------------------------------------------


def last_brought(last_events: Iterable[Mapping[str, Any]], lying: Mapping[str, Any]) -> Last:
    """What has happened since the viewer acted."""
    last = Last()
    added = 0
    for event in last_events:
        name = event["event"]
        if name == "die_used":
            added = event["die"]
        elif name == "battle_fought":
            last.battle = Battle(
                event["strength"] - added,
                added,
                event["card"],
                signed(event["defence"]),
                "won" if event["won"] else "in_vain",
            )
        else:
            _count_event(last, name, event)
    if lying["phase"] == "adding":
        card = lying["players"][1 - lying["turn"]]["discs"][lying["target"] - 1]
        last.battle = Battle(lying["tally"], 0, card, signed(_target_defence(lying)), "")
    return last


def _count_event(last: Last, name: str, event: Mapping[str, Any]) -> None:
    seat = event.get("seat")
    if name in ("card_laid", "card_turned_up"):
        last.laid.add((seat, event["disc"]))  # type: ignore[arg-type]
    elif name in ("card_discarded", "card_returned"):
        last.gone[seat, event["disc"]] = event["card"]  # type: ignore[index]
    elif name == "card_activated":
        last.activated = event["disc"]
    elif name == "money_taken":
        last.paid_out = event["money"]
    if name in ("card_thrown", "card_discarded", "card_covered"):
        last.thrown.append(NAMES[event["card"]])
    if seat is not None:
        _count_payment(last, name, seat, event)


def _count_payment(last: Last, name: str, seat: int, event: Mapping[str, Any]) -> None:
    points = event.get("points", 0)
    if name == "discs_paid":
        last.points[seat] -= points
    elif name in ("points_gained", "points_taken", "points_bought"):
        last.points[seat] += points
    if name in ("points_taken", "points_bought"):
        last.points[1 - seat] -= points
    if name == "money_taken":
        last.money[seat] += event["money"]
    elif name == "card_laid":
        last.money[seat] -= event["cost"]
    elif name == "points_bought":
        last.money[seat] -= event["money"]
        last.money[1 - seat] += event["money"]
