"""Romans Go Home! drawn as text with console markup: the Wall, the clans, the own cards."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping
from typing import Final

from ludi.core.phrases import escaped
from ludi.games.romans_go_home.cards import LEGIONS_TO_WIN, ROUNDS, TURNS
from ludi.games.romans_go_home.knowledge import ClanView, TableView
from ludi.games.romans_go_home.words import PHRASES, SHORT_FORTS
from ludi.games.romans_go_home.words.facts import (
    clan_called,
    count_legions,
    family_of,
    near_victory,
    signed,
    strength_of,
    value_of,
)

_WIDTH: Final = 80
_BOX: Final = 12
_LABEL: Final = 12
_INDENT: Final = 3
_NAME: Final = 20
_CLAN_STYLES: Final = {"gold": "yellow", "green": "green", "violet": "magenta", "red": "red"}
# Forts without an effect, and those that cost points; the others have another one.
_FORT_STYLES: Final = {"dinary": "white", "legion": "red"}
_BEFORE_CAPTURE: Final = ("charming", "taking")
_WORDS: Final = {
    "en": {
        "round": "Round",
        "turn": "turn",
        "planning": "planning",
        "over": "game over",
        "pile": "forts to come:",
        "razed": "Discarded:",
        "legions": "Legions",
        "danger": "{clan} holds two Legion Forts: a third one from the Wall wins the game.",
        "plan": "your plan",
        "neutral": "neutral clan",
        "you": "you",
        "point": "point",
        "points": "points",
        "reveals": "reveals",
        "charms": "charms",
        "charmed_one": "{clan}’s {warrior}: total {total}",
        "lends": "lends",
        "lent_one": "{warrior} to {clan}’s Qween: total {total}",
        "captures": "captures",
        "wins": "wins",
        "by_legions": "by Legion Forts",
        "shown": "face up",
        "lost": "gone",
        "forts": "forts",
        "hand": "In hand:",
        "aside": "Put aside:",
        "choice": "Chosen:",
    },
    "fr": {
        "round": "Manche",
        "turn": "tour",
        "planning": "préparation",
        "over": "partie terminée",
        "pile": "forts à venir :",
        "razed": "Défaussés :",
        "legions": "Tifiés",
        "danger": "Le clan {clan} tient deux Forts Tifiés : gare au troisième, qui gagne tout !",
        "plan": "votre plan",
        "neutral": "clan neutre",
        "you": "vous",
        "point": "point",
        "points": "points",
        "reveals": "révèle",
        "charms": "séduit",
        "charmed_one": "{warrior} du clan {clan} : total {total}",
        "lends": "prête",
        "lent_one": "{warrior} à la Qween du clan {clan} : total {total}",
        "captures": "remporte",
        "wins": "gagne",
        "by_legions": "par les Forts Tifiés",
        "shown": "visibles",
        "lost": "partis",
        "forts": "forts",
        "hand": "En main :",
        "aside": "À l’écart :",
        "choice": "Choix :",
    },
}


def board(table: TableView, players: tuple[str, ...], language: str) -> str:
    """The whole table, line by line, 80 columns wide."""
    lines = [_heading(table, language), ""]
    if table["wall"]:
        lines += [*_wall(table, language), ""]
    for clan in table["clans"]:
        lines += _clan(table, clan, players, language)
    if table["razed"]:
        razed = [fort for fort, count in table["razed"].items() for _ in range(count)]
        lines += ["", *_wrapped(_WORDS[language]["razed"], _forts(razed, language), indent=0)]
    lines += _warnings(table, language)
    if "own" in table and table["phase"] != "over":
        lines += _own(table, language)
    return "\n".join(lines)


def _heading(table: TableView, language: str) -> str:
    words = _WORDS[language]
    parts = [f"{words['round']} {table['round']}/{ROUNDS}"]
    if table["phase"] == "over":
        parts.append(words["over"])
    elif table["phase"] == "planning":
        parts.append(words["planning"])
    else:
        parts.append(f"{words['turn']} {table['turn']}/{TURNS}")
    if table["pile"] and table["phase"] != "over":
        parts.append(f"{words['pile']} {table['pile']}")
    return f"[bold]{PHRASES[language].title}[/bold] · " + " · ".join(parts)


# --- The Wall -----------------------------------------------------------------------------------


def _wall(table: TableView, language: str) -> list[str]:
    """A box for each fort that is left, under the own warrior who lies there."""
    wall: list[str] = table["wall"]
    gone = TURNS - len(wall)
    tops, names, values, bottoms = [], [], [], []
    for index, fort in enumerate(wall):
        is_fought_for = index == 0 and table["phase"] in _BEFORE_CAPTURE
        style = "bold reverse" if is_fought_for else _fort_style(fort)
        number = f" {'▸' if is_fought_for else ''}{gone + index + 1} "
        tops.append(f"[{style}]╭{number:─^{_BOX - 2}}╮[/]")
        names.append(f"[{style}]│{_short(fort, language):^{_BOX - 2}}│[/]")
        values.append(f"[{style}]│{signed(value_of(fort)):^{_BOX - 2}}│[/]")
        bottoms.append(f"[{style}]╰{'─' * (_BOX - 2)}╯[/]")
    boxes = [" " + " ".join(cells) for cells in (tops, names, values, bottoms)]
    plan = table["own"]["plan"][gone:] if "own" in table else []
    if not any(plan):
        return boxes
    cells = [f"{_warrior(warrior, language) if warrior else '·':^{_BOX}}" for warrior in plan]
    label = f"{_WORDS[language]['plan']:^{_BOX}}"
    if len(wall) > 1:
        label = f"{f' {label.strip()} ':─^{len(wall) * (_BOX + 1) - 1}}"
    return [f" [dim]{label}[/dim]", " " + " ".join(cells), *boxes]


def _fort_style(fort: str) -> str:
    return _FORT_STYLES.get(family_of(fort), "cyan")


def _short(fort: str, language: str) -> str:
    return SHORT_FORTS[language][family_of(fort)]


def _warnings(table: TableView, language: str) -> list[str]:
    near = map(PHRASES[language].name, near_victory(table))
    return [f"[bold red]! {_WORDS[language]['danger'].format(clan=clan)}[/]" for clan in near]


# --- The clans ----------------------------------------------------------------------------------


def _clan(table: TableView, clan: ClanView, players: tuple[str, ...], language: str) -> list[str]:
    """A line with name, player, points and reveal; then what it did and what it has."""
    words = _WORDS[language]
    lines = [_clan_heading(table, clan, players, language)]
    if table["phase"] != "over" or table["legion_winner"]:
        for label, deed in _deeds(table, clan, language):
            lines += _wrapped(words[label], [deed])
    if clan["shown"] and table["phase"] != "over":
        strength = sum(strength_of(warrior) * count for warrior, count in clan["shown"].items())
        lines += _wrapped(f"{words['shown']} {strength}", _warriors(clan["shown"], language))
    if clan["lost"] and table["phase"] != "over":
        lost = _wrapped(words["lost"], _warriors(clan["lost"], language))
        lines += [f"[dim]{line}[/dim]" for line in lost]
    if clan["forts"]:
        lines += _wrapped(words["forts"], _forts(clan["forts"], language))
    return lines


def _clan_heading(table: TableView, clan: ClanView, players: tuple[str, ...], language: str) -> str:
    words = _WORDS[language]
    name = f"■ {PHRASES[language].name(clan['clan']):<7}"
    is_one = abs(clan["points"]) == 1 or (language == "fr" and clan["points"] == 0)
    worth = words["point" if is_one else "points"]
    parts = [f"[bold]{signed(clan['points']):>3} {worth}[/bold]"]
    if count_legions(clan):
        parts.append(f"{words['legions']} {count_legions(clan)}/{LEGIONS_TO_WIN}")
    if clan["revealed"] and table["phase"] != "over":
        parts.append(f"{words['reveals']} {_warrior(clan['revealed'], language)}")
    mark = "▸" if clan["asked"] else " "
    owner = _owner(table, clan, players, language)
    return f"{mark}[bold {_CLAN_STYLES[clan['clan']]}]{name}[/] {owner} " + " · ".join(parts)


def _owner(table: TableView, clan: ClanView, players: tuple[str, ...], language: str) -> str:
    """Who plays the clan, as wide as it is for every clan."""
    words = _WORDS[language]
    if clan["seat"] is None:
        text = f"({words['neutral']})"
        return f"[dim]{text:<{_NAME}}[/dim]"
    is_own = "own" in table and table["own"]["clan"] == clan["clan"]
    note = f" ({words['you']})" if is_own else ""
    player, room = players[clan["seat"]], _NAME - len(note)
    name = player if len(player) <= room else player[: room - 1] + "…"
    return escaped(name) + note + " " * (room - len(name))


def _deeds(table: TableView, clan: ClanView, language: str) -> list[tuple[str, str]]:
    """What Qween and the capture have brought this turn, each with its label."""
    if table["phase"] == "planning":
        return []
    deeds = _charm(table, clan, language)
    if table["taken"] and clan["clan"] == table["winner"]:
        deeds.append(("captures", _fort(table["taken"], language)))
    if clan["clan"] == table["legion_winner"]:
        deeds.append(("wins", _WORDS[language]["by_legions"]))
    return deeds


def _charm(table: TableView, clan: ClanView, language: str) -> list[tuple[str, str]]:
    """Whom the clan's Qween charms, or whom of the clan another one does."""
    words, names = _WORDS[language], PHRASES[language].name
    charmed = clan_called(table, table["charmed"])
    if charmed is None or clan["clan"] not in (table["charmer"], table["charmed"]):
        return []
    is_charmer = clan["clan"] == table["charmer"]
    told = words["charmed_one" if is_charmer else "lent_one"].format(
        clan=names(table["charmed" if is_charmer else "charmer"]),
        warrior=_warrior(charmed["revealed"], language),
        total=clan["total"],
    )
    return [("charms" if is_charmer else "lends", told)]


# --- Cards in a line ----------------------------------------------------------------------------


def _own(table: TableView, language: str) -> list[str]:
    """The seat's own cards, other than its plan."""
    words, own = _WORDS[language], table["own"]
    lines = []
    if own["hand"]:
        lines += _wrapped(words["hand"], _warriors(own["hand"], language), indent=0)
    for label, warrior in (("aside", own["aside"]), ("choice", own["choice"])):
        if warrior:
            lines += _wrapped(words[label], [_warrior(warrior, language)], indent=0)
    return ["", *lines] if lines else []


def _warrior(warrior: str, language: str) -> str:
    return f"{PHRASES[language].name(warrior)} {strength_of(warrior)}"


def _fort(fort: str, language: str) -> str:
    return f"{_short(fort, language)} {signed(value_of(fort))}"


def _warriors(counts: Mapping[str, int], language: str) -> list[str]:
    return [_warrior(warrior, language) for warrior, count in counts.items() for _ in range(count)]


def _forts(forts: Iterable[str], language: str) -> list[str]:
    return [_fort(fort, language) for fort in forts]


def _wrapped(label: str, cards: list[str], indent: int = _INDENT) -> list[str]:
    """Cards after their label, all in one column, in as many lines as they need."""
    start = " " * indent + f"{label:<{_INDENT + _LABEL - indent}}"
    text = ", ".join(card.replace(" ", "\xa0") for card in cards)
    lines = textwrap.wrap(
        text,
        _WIDTH - 1,
        initial_indent=f"{start} ",
        subsequent_indent=" " * (len(start) + 1),
        break_on_hyphens=False,
    )
    return [line.replace("\xa0", " ") for line in lines]
