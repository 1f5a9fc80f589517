"""The board of Romans Go Home! for the browser: the Wall, the clans before it, the own plan.

What can be done is read off the legal actions alone, each laid on the piece that it is about. What
has just happened is read off the last events, turn by turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any, Final

from ludi.core.sentences import filled
from ludi.games.romans_go_home.cards import (
    ROUNDS,
    TURNS,
)
from ludi.games.romans_go_home.events import ORDER
from ludi.games.romans_go_home.words import SHORT_FORTS
from ludi.games.romans_go_home.words.facts import (
    copies_of,
    count_legions,
    family_of,
    near_victory,
    signed,
    strength_of,
    value_of,
)
from ludi.web.show.seats import seen_from

TEXTS: Final[Mapping[str, Mapping[str, str]]] = {
    "lay_out_anew": {
        "en": "Zvord: lay your hidden warriors out anew, or confirm them as they lay.",
        "fr": "Svord : redisposez vos guerriers cachés, ou validez-les comme ils étaient.",
    },
    "lay_out": {
        "en": "Lay out your warriors along the Wall, one at each fort.",
        "fr": "Disposez vos guerriers le long du Mur, un devant chaque fort.",
    },
    "round": {"en": "Round {number} of {all}", "fr": "Manche {number} sur {all}"},
    "turn": {"en": "Turn {number} of {all}", "fr": "Tour {number} sur {all}"},
    "planning": {"en": "Planning", "fr": "Préparation"},
    "over": {"en": "The end", "fr": "Fin de la partie"},
    "pile": {"en": "Forts to come: {count}", "fr": "Forts à venir : {count}"},
    "wall": {"en": "The Wall", "fr": "Le mur"},
    "place": {"en": "Place {place}", "fr": "Place {place}"},
    "now": {"en": "now", "fr": "en jeu"},
    "fought_for": {"en": "The clans fight for it now.", "fr": "Les clans se le disputent."},
    "gone": {"en": "Nothing stands here any more", "fr": "Plus rien ne se dresse ici"},
    "taken_by": {"en": "taken by {clan}", "fr": "pris : {clan}"},
    "nobody_took": {"en": "nobody’s", "fr": "à personne"},
    "danger": {
        "en": "{clan} holds two Legion Forts: a third one wins the game.",
        "fr": "Le clan {clan} tient deux Forts Tifiés : un troisième gagne la partie.",
    },
    # Planning
    "your_plan": {"en": "Your plan", "fr": "Votre plan"},
    "your_warriors": {"en": "Your warriors", "fr": "Vos guerriers"},
    "only_you": {"en": "Only you see them", "fr": "Les autres ne les voient pas"},
    "free": {"en": "free", "fr": "libre"},
    "how_plain": {
        "en": "Choose who goes to place {place}.",
        "fr": "Choisissez qui va à la place {place}.",
    },
    "how_arranged": {
        "en": "Tap a warrior or drag him; tap two to swap them.",
        "fr": "Touchez un guerrier ou glissez-le ; touchez-en deux pour les échanger.",
    },
    "one_left": {"en": "The one left over is put aside.", "fr": "Le dernier est mis à l’écart."},
    "aside": {"en": "Put aside", "fr": "À l’écart"},
    "confirm": {"en": "Confirm the plan", "fr": "Valider le plan"},
    "take_back": {"en": "Take all back", "fr": "Tout reprendre"},
    "said_placed": {"en": "{piece}: place {place}", "fr": "{piece} : place {place}"},
    "said_in_hand": {"en": "{piece}: in hand", "fr": "{piece} : en main"},
    "warrior": {"en": "{name} ({strength})", "fr": "{name} ({strength})"},
    "is_planning": {"en": "is planning", "fr": "prépare"},
    "has_plan": {"en": "has a plan", "fr": "est prêt"},
    # The clans
    "clans": {"en": "The clans", "fr": "Les clans"},
    "neutral": {"en": "neutral clan", "fr": "clan neutre"},
    "strength": {"en": "strength", "fr": "force"},
    "face_up": {"en": "Face up", "fr": "Visibles"},
    "nobody_up": {"en": "nobody face up", "fr": "personne de visible"},
    "this_turn": {"en": "this turn", "fr": "ce tour"},
    "discarded": {"en": "discarded", "fr": "défaussé"},
    "hidden": {"en": "hidden", "fr": "à révéler"},
    "forts": {"en": "Forts", "fr": "Forts"},
    "no_fort": {"en": "no fort yet", "fr": "aucun fort"},
    "lost": {"en": "Gone", "fr": "Partis"},
    "on_turn": {"en": "to choose", "fr": "choisit"},
    "your_choice": {"en": "your choice", "fr": "à vous"},
    "captures": {"en": "captures", "fr": "remporte"},
    "charmed_by": {"en": "charmed by {clan}", "fr": "séduit : {clan}"},
    "charmed_now": {
        "en": "Charmed: the strength counts for {clan} this turn.",
        "fr": "Séduit : sa force compte pour le clan {clan} ce tour-ci.",
    },
    "revealed_now": {
        "en": "Revealed this turn: the effect works now.",
        "fr": "Révélé ce tour-ci : son effet joue maintenant.",
    },
    "earlier_now": {
        "en": "Face up since an earlier turn: only the strength counts.",
        "fr": "Visible depuis un tour précédent : seule sa force compte.",
    },
    "chosen": {"en": "You discard", "fr": "Vous défaussez"},
    "not_shown": {"en": "not shown yet", "fr": "pas encore montré"},
    "legions": {"en": "Legions {count} of {all}", "fr": "Tifiés {count} sur {all}"},
    "keep": {"en": "keep", "fr": "garder"},
    "discard": {"en": "discard", "fr": "défausser"},
    "charm": {"en": "charm", "fr": "séduire"},
    "take": {"en": "take", "fr": "prendre"},
    "raze": {"en": "pay", "fr": "payer"},
    # What has just happened
    "story": {"en": "What just happened", "fr": "Ce qui vient d’arriver"},
    "told_turn": {"en": "Turn {turn}", "fr": "Tour {turn}"},
    "total": {"en": "total {total}", "fr": "total {total}"},
    "left_out": {"en": "left out", "fr": "hors jeu"},
    "razed": {"en": "Forts out of the game", "fr": "Forts hors du jeu"},
    "count": {"en": "{what}: {count}", "fr": "{what} : {count}"},
    # The end
    "ranking": {"en": "The ranking", "fr": "Le classement"},
    "winner": {"en": "winner", "fr": "gagne"},
    "by_legions": {
        "en": "winner: three Legion Forts",
        "fr": "gagne : trois Forts Tifiés",
    },
    "fort_count": {"en": "Forts: {count}", "fr": "Forts : {count}"},
    "highest": {"en": "highest: {value}", "fr": "le plus haut : {value}"},
    "how_ranked": {
        "en": "The sum of all forts counts; if tied, the most forts, then the highest fort.",
        "fr": "La somme des forts compte ; à égalité, le plus de forts, puis le fort le plus haut.",
    },
}
_BEFORE_CAPTURE: Final = ("charming", "taking")
# What is told by pieces and numbers, or is no part of a turn.
_SHOWN_EVENTS: Final = frozenset(
    {
        "turn_began",
        "warrior_revealed",
        "total_counted",
        "clan_filched",
        "choice_made",
        "round_began",
        "fort_built",
        "warrior_drawn",
        "warrior_placed",
        "warrior_put_aside",
        "plan_sealed",
        "game_ended",
    }
)


@lru_cache(maxsize=4096)
def text(language: str, key: str, **facts: Any) -> str:
    """A text of the board in a language."""
    return filled(TEXTS[key][language], language, facts)


def prepare(
    lying: Mapping[str, Any],
    viewer: Any,
    names: list[str],
    opened: Mapping[int, Mapping[str, Any]],
) -> dict[str, Any]:
    """What the template shows, from what lies on the table."""
    say = partial(text, viewer.language)
    secrets = {seat: table["own"] for seat, table in opened.items() if "own" in table}
    if viewer.seat is not None and "own" in lying:
        secrets[viewer.seat] = lying["own"]
    numbers: Counter[str] = Counter()
    clans = [
        _clan(lying, clan, numbers, names, secrets.get(clan["seat"], {}), viewer.seat)
        for clan in lying["clans"]
    ]
    spots = _spots(lying, numbers)
    own = next((clan for clan in clans if clan["is_own"]), None)
    seen = seen_from(viewer.seat, len(names))
    clans.sort(key=lambda clan: TURNS if clan["seat"] is None else seen.index(clan["seat"]))
    return {
        "say": say,
        "prompt": _prompt(lying, say),
        "head": _head(lying, say),
        "phase": lying["phase"],
        "spots": spots,
        "clans": clans,
        "own": own,
        "ranking": _ranking(clans) if lying["phase"] == "over" else [],
        "razed": [
            _fort(f"razed-{fort}", fort) | {"count": count}
            for fort, count in lying["razed"].items()
        ],
        "danger": near_victory(lying),
        "choices": partial(choices, lying["charms"], clans, spots),
        "story": partial(story, lying),
        "fresh": fresh,
        "former_order": partial(former_order, lying),
        "short_forts": SHORT_FORTS[viewer.language],
        "signed": signed,
        "strength_of": strength_of,
        "value_of": value_of,
    }


# --- What lies on the table ---------------------------------------------------------------------


def _prompt(lying: Mapping[str, Any], say: Any) -> str:
    """What is asked, where a whole plan is laid out."""
    if lying["phase"] == "reordering":
        return str(say("lay_out_anew"))
    return str(say("lay_out")) if lying["phase"] == "planning" else ""


def _head(lying: Mapping[str, Any], say: Any) -> list[str]:
    head = [say("round", number=lying["round"], all=ROUNDS)]
    if lying["phase"] in ("planning", "over"):
        head.append(say(lying["phase"]))
    else:
        head.append(say("turn", number=lying["turn"], all=TURNS))
    if lying["phase"] != "over":
        head.append(say("pile", count=lying["pile"]))
    return head


def _spots(lying: Mapping[str, Any], numbers: Counter[str]) -> list[dict[str, Any]]:
    """The six places of the Wall, each with its fort, or with what became of it this turn."""
    gone = TURNS - len(lying["wall"])
    is_planning, is_over = lying["phase"] == "planning", lying["phase"] == "over"
    spots = []
    for place in range(1, TURNS + 1):
        fort = lying["wall"][place - 1 - gone] if place > gone else None
        is_this_turn = place == lying["turn"] and not is_planning and not is_over
        spots.append(
            {
                "place": place,
                "fort": _numbered_fort(fort, numbers) if fort else None,
                "is_now": is_this_turn and (fort is None or lying["phase"] in _BEFORE_CAPTURE),
                "winner": lying["winner"] if is_this_turn else None,
                "taken": lying["taken"] if is_this_turn else None,
            }
        )
    return spots


def _numbered_fort(fort: str, numbers: Counter[str]) -> dict[str, Any]:
    """A fort with an id of its own: of equal ones, captured ones count first."""
    numbers[fort] += 1
    return _fort(f"fort-{fort}-{numbers[fort]}", fort)


def _fort(name: str, fort: str) -> dict[str, Any]:
    return {
        "id": name,
        "fort": fort,
        "kind": family_of(fort),
        "value": signed(value_of(fort)),
    }


def _clan(
    lying: Mapping[str, Any],
    clan: Mapping[str, Any],
    numbers: Counter[str],
    names: list[str],
    secret: Mapping[str, Any],
    viewer: int | None,
) -> dict[str, Any]:
    colour, seat = clan["clan"], clan["seat"]
    copies: Counter[str] = Counter()
    one = partial(_warrior, colour, copies)
    lost = [one(warrior) for warrior in _each(clan["lost"])]
    up = [one(warrior) for warrior in _each(clan["shown"])]
    revealed = next((card for card in reversed(up) if card["kind"] == clan["revealed"]), None)
    if clan["revealed"] == "chariott" and _is_clash(lying):
        revealed = None  # another one of the clan may still lie there
    plan = [
        (place, one(warrior) if warrior else None)
        for place, warrior in enumerate(secret.get("plan", ()), 1)
    ]
    hand = [one(warrior) for warrior in _each(secret.get("hand", {}))]
    aside = one(secret["aside"]) if secret.get("aside") else None
    forts = [_numbered_fort(fort, numbers) for fort in clan["forts"]]
    is_still_planning = lying["phase"] == "planning" and clan["asked"]
    shown: dict[str, Any] = {
        "clan": colour,
        "seat": seat,
        "name": None if seat is None else names[seat],
        "is_own": seat is not None and seat == viewer,
        "asked": clan["asked"],
        "phase": lying["phase"],
        "points": clan["points"],
        "total": clan["total"],
        "hidden": 0 if is_still_planning else clan["hidden"],
        "revealed": revealed,
        "wrecked": clan["revealed"] if revealed is None else None,
        "earlier": [card for card in up if card is not revealed],
        "weakest": clan["weakest"],
        "lost": lost,
        "forts": forts,
        "legions": count_legions(clan),
        "highest": signed(max(map(value_of, clan["forts"]), default=0)),
        "plan": plan,
        "hand": hand,
        "aside": aside,
        "choice": secret.get("choice"),
        "charmed_by": lying["charmer"] if lying["charmed"] == colour else None,
        "captured": lying["taken"] if lying["winner"] == colour else None,
        "rank": clan["rank"],
        "can_win": clan["can_win"],
        "by_legions": lying["legion_winner"] == colour,
    }
    shown["key"] = repr(shown)
    return shown


def _is_clash(lying: Mapping[str, Any]) -> bool:
    """Whether several clans have revealed a Ch'ariott, which are lost then (RGH-4.10)."""
    return [clan["revealed"] for clan in lying["clans"]].count("chariott") > 1


def _warrior(colour: str, copies: Counter[str], warrior: str) -> dict[str, Any]:
    """A warrior with an id of its own."""
    copies[warrior] += 1
    number = f"-{copies[warrior]}" if copies_of(warrior) > 1 else ""
    return {
        "id": f"{colour}-{warrior}{number}",
        "kind": warrior,
        "strength": strength_of(warrior),
    }


def _each(counts: Mapping[str, int]) -> Iterator[str]:
    return Counter(counts).elements()


def _ranking(clans: list[dict[str, Any]]) -> list[tuple[int, dict[str, Any]]]:
    """The clans with their place at the end; who has won by Legion Forts is before all others."""
    before = [(not clan["by_legions"], clan["rank"]) for clan in clans]
    placed = [(1 + sum(other < own for other in before), own) for own in before]
    found = [(place, clan) for (place, _), clan in zip(placed, clans, strict=True)]
    return sorted(found, key=lambda one: one[0])


# --- What can be done ---------------------------------------------------------------------------


def choices(
    charms: Mapping[str, int],
    clans: Sequence[Mapping[str, Any]],
    spots: Sequence[Mapping[str, Any]],
    legal: Sequence[Mapping[str, Any]],
) -> dict[str, Any]:
    """The legal actions by the id of the piece that they are about, or among `others`."""
    on: dict[str, str] = {}
    places: dict[str, str] = {}
    others: list[str] = []
    totals: dict[str, int] = {}
    for action in legal:
        if action["name"] == "place":
            places[action["args"]["warrior"]] = action["text"]
            continue
        piece = _piece_of(clans, spots, action)
        if piece is None or piece in on:
            others.append(action["text"])
        else:
            on[piece] = action["text"]
            if action["name"] == "charm":
                totals[piece] = charms[action["args"]["clan"]]
    return {
        "on": on,
        "places": places,
        "others": others,
        "verb": legal[0]["name"] if legal else "",
        # What a Qween's own total becomes, by the warrior that she charms.
        "totals": totals,
        "key": (*(action["text"] for action in legal), *totals.items()),
    }


def _piece_of(
    clans: Sequence[Mapping[str, Any]],
    spots: Sequence[Mapping[str, Any]],
    action: Mapping[str, Any],
) -> str | None:
    """The id of the piece that an action is about."""
    name, args, own = action["name"], action["args"], clans[0]
    up = [card for card in (own["revealed"], *own["earlier"]) if card]
    found: Iterable[Mapping[str, Any] | None] = ()
    if name == "take":
        found = [spot["fort"] for spot in spots if spot["place"] == args["place"]]
    elif name == "charm":
        found = [clan["revealed"] for clan in clans if clan["clan"] == args["clan"]]
    elif name == "raze":
        found = [fort for fort in own["forts"] if fort["fort"] == args["fort"]]
    elif name == "discard":
        found = [card for card in up if card["kind"] == args["warrior"]]
    elif args["warriors"] == "axx":
        found = [card for card in up if card["kind"] == "axx"]
    elif args["warriors"] == "weakest":
        found = [card for card in up if card["kind"] == own["weakest"]]
    return next((piece["id"] for piece in found if piece), None)


# --- What has just happened ---------------------------------------------------------------------


def story(lying: Mapping[str, Any], events: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The last events, turn by turn: who revealed whom, the totals, who won, and what else."""
    turns: list[dict[str, Any]] = []
    for event in events:
        what = event["event"]
        if what == "turn_began":
            turns.append(_turn(event["turn"], event["fort"]))
        elif what != "round_began" and (turns or what not in _SHOWN_EVENTS - {"total_counted"}):
            if not turns:
                turns.append(_turn(None, None))
            _tell(turns[-1], event)
    if turns and turns[0]["turn"] is None:
        _fill_in(lying, turns)
    return turns


def _fill_in(lying: Mapping[str, Any], turns: list[dict[str, Any]]) -> None:
    """What the events leave out of a turn that had begun before them, from the table."""
    first = turns[0]
    if len(turns) > 1:
        first["turn"] = turns[1]["turn"] - 1 or TURNS
    elif lying["phase"] == "planning":
        first["turn"] = TURNS
    else:
        first["turn"], first["fort"] = lying["turn"], lying["taken"]
        for clan in lying["clans"]:
            if clan["clan"] in first["clans"]:
                first["clans"][clan["clan"]]["warrior"] = clan["revealed"]


def _turn(number: int | None, fort: str | None) -> dict[str, Any]:
    return {"turn": number, "fort": fort, "clans": {}, "winner": None, "notes": []}


def _tell(turn: dict[str, Any], event: Mapping[str, Any]) -> None:
    what, clan = event["event"], event.get("clan")
    if what in _OF_A_CLAN:
        empty = {"warrior": None, "total": None, "left_out": False}
        cell = turn["clans"].setdefault(clan, empty)
    if what == "warrior_revealed":
        cell["warrior"] = event["warrior"]
    elif what == "total_counted":
        cell["total"] = event["total"]
    elif what == "clan_filched":
        cell["left_out"] = True
    elif what == "fort_captured":
        turn["winner"] = clan
    goes_home = what == "warrior_discarded" and clan == turn["winner"]
    if what not in _SHOWN_EVENTS and not goes_home:
        turn["notes"].append(event["sentence"])


_OF_A_CLAN: Final = frozenset(("warrior_revealed", "total_counted", "clan_filched"))


def fresh(events: Iterable[Mapping[str, Any]]) -> dict[str, str]:
    """Whom each clan has revealed in the last turn that began among these events."""
    found: dict[str, str] = {}
    for event in events:
        if event["event"] in ("turn_began", "round_began"):
            found = {}
        elif event["event"] == "warrior_revealed":
            found[event["clan"]] = event["warrior"]
    return found


def former_order(lying: Mapping[str, Any], events: Iterable[Mapping[str, Any]]) -> str:
    """The own hidden warriors as they lay before Zvord took them up, if that was just now."""
    if lying["phase"] != "reordering" or "own" not in lying:
        return ""
    for event in events:
        if event["event"] == "order_taken_up" and event["clan"] == lying["own"]["clan"]:
            return " ".join(event[place] for place in ORDER if event[place] != "none")
    return ""
