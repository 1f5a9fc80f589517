"""Avé in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludi.core.phrases import Phrases
from ludi.games.ave.actions import ACTIONS
from ludi.games.ave.words.facts import readings, totals, who_is_full, with_numeral


def _dice(values: Mapping[str, Any], of_what: str) -> str:
    count = values["dice"]
    several = "dice" if of_what == "die" else f"{of_what}’s"
    return f"one {of_what}" if count == 1 else f"{count} {several}"


def _deciding(table: Mapping[str, Any]) -> str:
    if not table["writable"]:
        return f"{readings(table, 'or')} fits no free row yet: roll on."
    return "Write a number, or roll on?" if table["unrolled"] else "Write your number."


def _failed(table: Mapping[str, Any]) -> str:
    why = (
        f"{readings(table, 'or')} fits nowhere" if table["readings"] else "the dice form no number"
    )
    has_card = table["cards"][table["turn"]]
    what = "Play a card, or pass?" if has_card else "Pass."
    return f"The turn has failed: {why}. {what}"


def _result(table: Mapping[str, Any], players: tuple[str, ...]) -> str:
    """AVE-5.1, AVE-5.2, AVE-5.5"""
    if table["phase"] != "over":
        return ""
    why = "no number could be written any more, or the last round was reached"
    if full := who_is_full(table, players):
        why = f"all seven rows of {' and '.join(full)} are filled"
    elif table["last_round"]:
        why = "a turn that began without a card has failed"
    return f"The game ended because {why}: {totals(table, players)}."


_RULES = """\
On your turn you roll dice one by one. Each die shows I, V or X (three sides I, one V, two X). All \
the dice you have rolled must together form a Roman numeral, in any order you like. While they do, \
you may stop and write the number in your column, or roll one more, up to six. A single I may be \
added or taken away: X and I are 9 or 11.

Your column has seven rows. Numbers rise from row 1 to row 7; gaps are fine, and no number comes \
twice. Once written, a number stays.

If the dice form no number, or you have run out of dice and nothing fits, the turn has failed: \
pass, or play one of your action cards and judge the dice again. Four X alone are no number yet: \
roll on and hope for an I, which makes 39.

The six cards, each used once; every card you never use is worth 5 points:
  Reroll I’s   all dice that show I are rolled again
  Reroll V’s   all dice that show V are rolled again
  Reroll one   one die is rolled again
  Ignore one   one die is set aside for this turn
  Repeat       write a number you have already, in a free row next to it
  Joker        acts as any one of the others, even one you have used

When someone writes a seventh number, or fails a turn begun without any card, the round is played \
to its end. Then the highest sum of column and cards wins."""

ENGLISH: Final = Phrases(
    language="en",
    result=_result,
    title="Avé",
    tagline="Roll Roman numerals, one die at a time, and stop before the dice stop you.",
    names={
        "reroll-I": "Reroll I’s",
        "reroll-V": "Reroll V’s",
        "reroll-one": "Reroll one",
        "ignore-one": "Ignore one",
        "repeat": "Repeat",
        "joker": "Joker",
    },
    verbs={block.name: block.name for block in ACTIONS.blocks},
    actions={
        "roll": lambda values: f"Roll {_dice(values, 'die')}",
        "stop": "Stop here, though the number fits nowhere",
        "pass": "Pass: write nothing this turn",
        "write": lambda values: f"Write {with_numeral(values)} in row {values['row']}",
        "reroll-i": lambda values: f"Reroll I’s: roll {_dice(values, 'I')} again",
        "reroll-v": lambda values: f"Reroll V’s: roll {_dice(values, 'V')} again",
        "reroll-one": "Reroll one: roll a die with {face} again",
        "ignore-one": "Ignore one: set a die with {face} aside",
        "repeat": "Repeat: write a number next to its twin",
        "joker-reroll-i": lambda values: f"Joker: roll {_dice(values, 'I')} again",
        "joker-reroll-v": lambda values: f"Joker: roll {_dice(values, 'V')} again",
        "joker-reroll-one": "Joker: roll a single die with {face} again",
        "joker-ignore-one": "Joker: set a die with {face} aside",
        "joker-repeat": "Joker: write a number next to its twin",
    },
    events={
        "turn_began": "{seat} takes the dice.",
        "die_rolled": "{seat} rolls {face}.",
        "dice_taken_up": lambda values: (
            f"{values['seat']} takes up {_dice(values, 'die')} with {values['face']}."
        ),
        "die_set_aside": "{seat} sets a die with {face} aside.",
        "number_written": lambda values: (
            f"{values['seat']} writes {with_numeral(values)} in row {values['row']}."
        ),
        "rolling_stopped": "{seat} stops on a number that fits nowhere.",
        "turn_failed": "{seat}’s turn has failed.",
        "card_played": "{seat} plays {card}.",
        "joker_played": "{seat} plays the Joker as {card}.",
        "turn_passed": "{seat} passes and writes nothing.",
        "last_round_called": "This is the last round, called by {seat}.",
        "columns_blocked": "Nobody can write any number any more.",
        "round_limit_reached": "The round limit is reached, after round {rounds}.",
        "game_ended": "The game is over.",
    },
    options={
        "reroll_any": "Reroll cards: reroll as many of the I’s or V’s as you like, at least one.",
        "many_dice": "Several dice may be rolled at once; they are judged together.",
        "cards_any_time": "Action cards may be played whenever dice show, not only after failing.",
        "round_limit": "The game ends after this many rounds at the latest.",
    },
    explanations={
        "reroll-I": "After a failure: throw all your I’s again, at once. You need one at least.",
        "reroll-V": "After a failure: throw all your V’s again, at once. You need one at least.",
        "reroll-one": "After a failure: throw one die again, whichever you like.",
        "ignore-one": "After a failure: put one rolled die aside until the turn is over. Dice not "
        "rolled yet may still be rolled, and must be if none is left showing.",
        "repeat": "After a failure: write a number that your column has already, in a free row "
        "directly beside it. The dice must read that number. The turn is over.",
        "joker": "Any one of the other five cards, even one that you have used.",
    },
    prompts={
        "rolling": "The dice are yours: roll.",
        "deciding": _deciding,
        "failed": _failed,
        "repeating": "Where does the repeated number go?",
        "over": "The game is over.",
    },
    help={
        "roll": "Roll dice. All dice must form a number together, or the turn fails.",
        "stop": "Give up on a number that fits nowhere, to play a card instead.",
        "pass": "End the turn without writing.",
        "write": "Stop and write a number in a free row. Numbers rise from row 1 to row 7.",
        "reroll-i": "Card: all dice that show I are rolled again, together.",
        "reroll-v": "Card: all dice that show V are rolled again, together.",
        "reroll-one": "Card: one die of your choice is rolled again.",
        "ignore-one": "Card: one die is set aside for this turn.",
        "repeat": "Card: write a number you already have, in a free row next to it.",
        "joker-reroll-i": "Joker, which acts as any other card: all I’s are rolled again.",
        "joker-reroll-v": "Joker, which acts as any other card: all V’s are rolled again.",
        "joker-reroll-one": "Joker, which acts as any other card: one die is rolled again.",
        "joker-ignore-one": "Joker, which acts as any other card: one die is set aside.",
        "joker-repeat": "Joker, which acts as any other card: repeat a number you have.",
    },
    rules=_RULES,
)
