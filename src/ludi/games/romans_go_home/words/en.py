"""Romans Go Home! in English."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from ludi.core.phrases import Phrases, Template
from ludi.games.romans_go_home.actions import ACTIONS
from ludi.games.romans_go_home.cards import CLANS
from ludi.games.romans_go_home.words.facts import (
    COUNT,
    HIGHEST_FORT,
    POINTS,
    Clan,
    Table,
    charming,
    explained,
    fort_at,
    from_to,
    is_named_by_value,
    keeping,
    next_place,
    order_of,
    people_and_neutrals,
    printed,
    sentence,
    signed,
    standing,
    step_apart,
    taking,
    value_of,
    with_strength,
    worth,
)

NAMES: Final = {
    "gold": "Gold",
    "green": "Green",
    "violet": "Violet",
    "red": "Red",
    "qween": "Qween",
    "druhid": "Dru’hid",
    "zvord": "Zvord",
    "axx": "Axx",
    "archr": "Arch’r",
    "filchy": "Filchy",
    "horsie": "Horsie",
    "chariott": "Ch’ariott",
    "legion-1": "Legion Fort −1",
    "legion-2": "Legion Fort −2",
    "legion-3": "Legion Fort −3",
    "unwary": "Unwary Fort",
    "signal": "Signal Fort",
    "tax": "Tax-Collector’s Fort",
    "dinary-1": "Fort-Dinary 1",
    "dinary-3": "Fort-Dinary 3",
    "dinary-4": "Fort-Dinary 4",
    "dinary-5": "Fort-Dinary 5",
    "dinary-6": "Fort-Dinary 6",
}

# A family of forts, where there is little room.
SHORT_FORTS: Final = {
    "legion": "Legion",
    "unwary": "Unwary",
    "signal": "Signal",
    "tax": "Tax",
    "dinary": "Dinary",
}


def _fort(fort: str) -> str:
    """A fort within a sentence."""
    return NAMES[fort] if is_named_by_value(fort) else f"the {NAMES[fort]}"


def _warrior(warrior: str) -> str:
    return with_strength(warrior, NAMES)


def _told(template: str) -> Template:
    return sentence(template, NAMES, _fort)


# --- Choices and questions ----------------------------------------------------------------------


def _charm(values: Mapping[str, Any]) -> str:
    clan, found = NAMES[values["clan"]], charming(values)
    if found is None:
        return f"Charm the warrior that {clan} has revealed"
    warrior, total = found
    return f"Charm {clan}’s {_warrior(warrior)}: your total becomes {total}"


def _take(values: Mapping[str, Any]) -> str:
    place, fort = values["place"], taking(values)
    if fort is None:
        return f"Take the fort at place {place}"
    value = "" if is_named_by_value(fort) else f"{value_of(fort)}, "
    return f"Take {_fort(fort)} ({value}place {place})"


_KEEPS: Final = {
    "nothing": "Keep nobody: discard all your face-up warriors",
    "axx": "Keep Axx, discard the others",
    "weakest": "Keep your weakest warrior, discard the others",
    "both": "Keep Axx and your weakest warrior, discard the others",
}


def _keep(values: Mapping[str, Any]) -> str:
    choice, found = values["warriors"], keeping(values)
    if found is None:
        return _KEEPS[choice]
    stays, goes = found
    if not stays:
        gone = _warrior(goes[0]) if len(goes) == 1 else "all your face-up warriors"
        return f"Keep nobody: discard {gone}"
    kept = " and ".join(map(_warrior, stays)) + ("" if choice == "axx" else ", your weakest")
    if not goes:
        return f"Keep {kept}"
    return f"Keep {kept}; discard {_warrior(goes[0]) if len(goes) == 1 else 'the others'}"


def _pay(values: Mapping[str, Any]) -> str:
    return f"Pay the tax with {_fort(values['fort'])}{worth(values['fort'])}"


def _ask_place(table: Table, note: str) -> str:
    place = next_place(table)
    fort = fort_at(table, place) if place else None
    if fort is None:
        return "The clans are laying out their warriors."
    return f"Place {place}, {NAMES[fort]}{worth(fort)}: who? ({note})"


def _order_taken_up(values: Mapping[str, Any]) -> str:
    clan = NAMES[values["clan"]]
    return f"{clan}’s hidden warriors until now, by place: {order_of(values, NAMES)}."


def _ask_keep(table: Table) -> str:
    if table["taken"] == "signal":
        return "The fort is yours; its signal is about to burn. Who stays face up?"
    return "The fort is yours. Who stays face up?"


# --- Why a game ended so ------------------------------------------------------------------------

_RANKS: Final = ("", "second-", "third-", "fourth-", "fifth-", "sixth-", "seventh-", "eighth-")


def _counted(number: int, noun: str) -> str:
    return f"{signed(number)} {noun}{'' if abs(number) == 1 else 's'}"


def _compared(clan: Clan, other: Clan) -> str:
    """How two clans stand, up to what tells them apart (RGH-6.1)."""
    step, own, its = step_apart(clan, other), standing(clan), standing(other)
    points, forts = _counted(own[POINTS], "point"), _counted(own[COUNT], "fort")
    if step is None:
        return f"{points} and {forts} each, all of the same value"
    against = f"{signed(own[step])} to {signed(its[step])}"
    if step == POINTS:
        return f"{points} to {signed(its[step])}"
    if step == COUNT:
        return f"{points} each, but {forts} to {its[step]}"
    fort = f"{_RANKS[min(step - HIGHEST_FORT, len(_RANKS) - 1)]}highest fort"
    return f"{points} and {forts} each, but {against} on the {fort}"


def _result(table: Table, players: tuple[str, ...]) -> str:
    if table["phase"] != "over":
        return ""
    people, neutrals = people_and_neutrals(table)
    if table["legion_winner"]:
        winner = next(clan for clan in table["clans"] if clan["clan"] == table["legion_winner"])
        who = _subject(winner, players)
        return f"{who} holds three Legion Forts: that wins at once, whatever the points."
    if len(people) == 1:
        return _result_alone(people[0], neutrals, players)
    best, second, *_ = people
    alike = [_who(clan, players) for clan in people if standing(clan) == standing(best)]
    if len(alike) > 1:
        names = f"{', '.join(alike[:-1])} and {alike[-1]}"
        return f"Nothing tells {names} apart: {_compared(best, second)}."
    if step_apart(best, second) == POINTS:
        lead = best["points"] - second["points"]
        return f"{_who(best, players)} is ahead by {lead}: {_compared(best, second)}."
    return f"{_who(best, players)} wins the tie: {_compared(best, second)}."


def _result_alone(person: Clan, neutrals: list[Clan], players: tuple[str, ...]) -> str:
    """RGH-6.2: a person alone must be ahead of the best neutral, and so of all."""
    name, best = _who(person, players), neutrals[0]
    step, neutral = step_apart(person, best), _who(best, players)
    if standing(person) > standing(best):
        if step == POINTS and len(neutrals) > 1:
            points = [f"{NAMES[clan['clan']]}’s {signed(clan['points'])}" for clan in neutrals]
            own = _counted(person["points"], "point")
            return f"{name} is ahead of every neutral clan: {own} to {' and '.join(points)}."
        return f"{name} is ahead of {neutral}: {_compared(person, best)}."
    if not best["can_win"]:
        return f"{name} is not ahead of {neutral}: {_compared(person, best)}."
    if step is None:
        return f"{name} shares the victory with {neutral}: {_compared(person, best)}."
    return f"{_subject(best, players)} wins: {_compared(best, person)}."


def _who(clan: Clan, players: tuple[str, ...]) -> str:
    if clan["seat"] is None:
        return f"the neutral clan {NAMES[clan['clan']]}"
    return players[clan["seat"]]


def _subject(clan: Clan, players: tuple[str, ...]) -> str:
    """Who, at the beginning of a sentence."""
    who = _who(clan, players)
    return who if clan["seat"] is not None else who[0].upper() + who[1:]


# --- The pieces and the rules -------------------------------------------------------------------

_WARRIORS: Final = {
    "qween": "On the turn of the reveal she charms a warrior that another clan has revealed: for "
    "this turn its strength counts for you, on top of hers, and not for its clan. She must if she "
    "can; but two or more Qweens at once, a neutral’s too, cancel each other out.",
    "druhid": "If you capture on the turn of the reveal, you may take any fort of the Wall; the "
    "leftmost one stays in the Wall. The fort you take has its effect. A neutral’s does nothing.",
    "zvord": "On the turn of the reveal, after the capture, you may put your hidden warriors into "
    "any order, in secret. A neutral’s does nothing.",
    "axx": "If you capture on the turn of the reveal, you may keep him face up; the others go. At "
    "a Signal Fort he can stay only if another warrior of yours was face up to pay for him.",
    "archr": "On the turn of the reveal he wins a tie for the highest total, unless another of the "
    "tied clans reveals Arch’r too. He does so even if his strength was charmed away.",
    "filchy": "On the turn of the reveal your clan cannot capture, and its total counts for "
    "nothing: it neither wins nor ties. Her strength counts from the next turn on.",
    "horsie": "If you capture nothing on the turn of the reveal, a tie included, you discard "
    "another face-up warrior, or Horsie herself if there is none.",
    "chariott": "If two or more clans reveal one on the same turn, all of those are lost before "
    "strength is counted. Those from earlier turns are safe. Every clan has two.",
}

_FORTS: Final = {
    "legion": "Costs {points}. But a person who captures a fort and then holds three Legion Forts "
    "wins the game at once; one that was given up to the tax no longer counts.",
    "unwary": "Worth {points}. You may keep the weakest of your face-up warriors, by printed "
    "strength; with an Axx revealed this turn, him too.",
    "signal": "Worth {points}. Every clan with a face-up warrior discards one of its choice, the "
    "winner too, before the winner’s other warriors go.",
    "tax": "Worth {points}. The tax: you give up one of your forts, this one or another, at the "
    "end of the turn. If it is your only one, it goes.",
    "dinary": "Worth {points}, and nothing else.",
}

_RULES = """\
Clans of Caledonians storm Hadrian’s Wall, and mostly get in each other’s way. A game is three \
rounds. In each, six forts form the Wall: the highest positive one goes to the right end, then \
the lowest positive one to the left end.

Planning. You draw seven of your nine warriors. Place six of them face down along the Wall, from \
left to right; the seventh is put aside. All plan at the same time, in secret.

Six turns follow, one for each place. Every clan turns up its leftmost hidden warrior, who stays \
face up. A clan’s total is the strength of all its face-up warriors. The highest total captures \
the leftmost fort, and that clan discards all its face-up warriors; the others keep theirs. If \
the highest total is tied, nobody captures and all warriors stay; the fort is discarded (*).

A warrior’s effect works only on the turn of the reveal, the strength for as long as the card lies:
  {qween:<13}Takes over the strength of a rival warrior revealed this turn,
               for this turn. Two or more Qweens cancel each other out.
  {druhid:<13}If you capture, take any fort of the Wall; the leftmost one
               stays in the Wall, at the place of the one you took (*).
  {zvord:<13}After the capture, put your hidden warriors into any order.
  {axx:<13}If you capture, you may keep him face up.
  {archr:<13}Wins a tie for the highest total, unless another tied clan
               reveals Arch’r too.
  {filchy:<13}Your clan cannot capture this turn, and its total counts for
               nothing.
  {horsie:<13}If you capture nothing, discard another face-up warrior, or
               Horsie herself if there is none (*).
  {chariott:<13}(two in each clan) If two or more clans reveal one together,
               those are lost before strength is counted.

A fort’s effect works when it is captured:
  {unwary:<26}You may keep your weakest face-up warrior.
  {signal:<26}Every clan with a face-up warrior discards one of
                            its choice, the winner too, before the winner’s
                            discards (*).
  {tax:<26}The tax: give up one of your forts, this one or
                            another.
  {legion:<26}Costs points, but holding three of the four wins
                            at once.
  {dinary:<26}Points only.

A neutral clan plays six warriors at random. Its Qween, Dru’hid and Zvord do nothing special, \
except that its Qween cancels others. It can capture forts, but not win the game (*).

After three rounds the highest sum of fort values wins; if tied, the most forts, then the highest \
fort, the second-highest and so on. A person alone wins by being ahead of every neutral clan.

(*) An option can change this. Any that are in force are listed below, and come before what is \
said here."""

ENGLISH: Final = Phrases(
    language="en",
    title="Romans Go Home!",
    tagline="Storm Hadrian’s Wall, fort by fort, and stay out of the other clans’ way.",
    names=NAMES,
    verbs={block.name: block.name for block in ACTIONS.blocks} | {"raze": "pay"},
    actions={
        "place": _told("Place {warrior}"),
        "charm": _charm,
        "take": _take,
        "keep": _keep,
        "discard": _told("Discard {warrior}"),
        "raze": _pay,
    },
    events={
        "round_began": "Round {round} begins.",
        "fort_built": _told("Place {place} of the Wall: {fort}{worth}."),
        "warrior_drawn": "{clan} draws {warrior}.",
        "warrior_placed": "{clan} puts {warrior} in place {place}.",
        "warrior_put_aside": "{clan} puts {warrior} aside.",
        "plan_sealed": "{clan} has a plan.",
        "turn_began": _told("Turn {turn}: the clans fight for {fort}{worth}."),
        "warrior_revealed": _told("{clan} reveals {warrior}."),
        "chariott_wrecked": "{clan}’s Ch’ariott is wrecked in the clash.",
        "qweens_cancelled": "The Qweens cancel each other out: nobody is charmed.",
        "qween_idle": "{clan}’s Qween charms nobody.",
        "warrior_charmed": _told("{clan}’s Qween charms {target}’s {warrior}."),
        "total_counted": "{clan}’s total is {total}.",
        "clan_filched": "{clan} has revealed Filchy and cannot capture.",
        "attack_tied": "The highest total, {total}, is tied: nobody captures.",
        "tie_broken": "Arch’r breaks the tie for {clan}.",
        "nobody_eligible": "No clan is able to capture.",
        "fort_swapped": _told(
            "{clan}’s Dru’hid takes the fort at place {place}; {fort}{worth} takes its place."
        ),
        "forts_slid": "{clan}’s Dru’hid takes the fort at place {place}; "
        "those left of it move one place right.",
        "fort_captured": _told("{clan} captures {fort}{worth}."),
        "fort_razed": _told("{fort}{worth} is discarded."),
        "fort_stood": _told("{fort}{worth} stands, to be fought for again."),
        "warrior_kept": "{clan} keeps {warrior}.",
        "signal_fired": "The signal burns: every clan with a face-up warrior discards one.",
        "warrior_discarded": "{clan} discards {warrior}.",
        "horsie_raged": "{clan}’s Horsie has captured nothing: a warrior of her clan must go.",
        "horsie_left": "{clan}’s Horsie has captured nothing and stands alone: she herself goes.",
        "choice_made": "{clan} has chosen.",
        "order_taken_up": _order_taken_up,
        "tax_paid": _told("{clan} pays the tax with {fort}{worth}."),
        "legions_won": "{clan} holds three Legion Forts and wins at once.",
        "game_ended": "The game is over.",
    },
    options={
        "neutrals": "How many neutral clans take part, played by nobody.",
        "clan_0": "The clan of seat 1",
        "clan_1": "The clan of seat 2",
        "clan_2": "The clan of seat 3",
        "clan_3": "The clan of seat 4",
        "horsie_may_go": "A Horsie who captures nothing may go herself, even if others could.",
        "signal_after_discard": "A Signal Fort works after the winner’s discards, and costs Axx.",
        "neutrals_can_win": "With one person, neutral clans are ranked, and can win by "
        "Legion Forts.",
        "ties_keep_fort": "On a tie the fort stays, and the rightmost one is discarded; "
        "on the last turn it is lost.",
        "druhid_slides": "When Dru’hid takes another fort, those left of it slide right.",
    },
    option_values=dict.fromkeys(
        ("clan_0", "clan_1", "clan_2", "clan_3"),
        ("the first one free", *(NAMES[clan] for clan in CLANS)),
    ),
    prompts={
        "planning": lambda table: _ask_place(table, "the last card is put aside"),
        "charming": "Whose warrior does your Qween charm?",
        "taking": "Dru’hid lets you take any fort. Which one?",
        "keeping": _ask_keep,
        "signalling": "The signal burns. Which face-up warrior do you discard?",
        "horsing": "Horsie has captured nothing. Which face-up warrior do you discard?",
        "reordering": lambda table: _ask_place(table, "Zvord: a new order"),
        "taxing": "The Tax-Collector’s Fort: which of your forts do you give up?",
        "over": "The game is over.",
    },
    hints={
        "planning": lambda table: "(or: plan and six names)" if next_place(table) == 1 else "",
    },
    help={
        "place": "Lay a warrior face down in the next free place, from left to right; or give the "
        "whole order in one line: plan and the warriors’ names, first place first, without the "
        "card that is put aside. With Zvord: plan and all your hidden warriors.",
        "charm": "Qween: that warrior’s strength counts for you this turn, not for its clan.",
        "take": "Dru’hid: take any fort, by the number of its place; the leftmost one stays in "
        "the Wall.",
        "keep": "Some of your face-up warriors may stay after the capture; the others go.",
        "discard": "Give up a face-up warrior. Choices are shown once all are in.",
        "raze": "The tax, due for a Tax-Collector’s Fort: one of your forts leaves the game, this "
        "one or another.",
    },
    rules=_RULES.format(
        **printed(NAMES), **from_to({"legion": "Legion Fort", "dinary": "Fort-Dinary"}, "to")
    ),
    words={"nothing": "nobody"},
    explanations=explained(
        "Strength {strength}. {what}", _WARRIORS, _FORTS, partial(_counted, noun="point")
    ),
    result=_result,
)
