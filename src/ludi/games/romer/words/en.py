"""Römer in English.

A choice's sentence ends with its card as it is typed, so that the terminal can list choices that
differ in nothing else in one line.
"""

from __future__ import annotations

from typing import Final

from ludi.core.phrases import Phrases
from ludi.games.romer.actions import ACTIONS
from ludi.games.romer.cards import CARD_NAMES, COLOUR_NAMES
from ludi.games.romer.knowledge import UNKNOWN
from ludi.games.romer.words.facts import (
    PRINTED,
    Table,
    Values,
    battle_of,
    colour_led,
    colour_of,
    completes_with,
    copies_of,
    discarded_with,
    has_lost_trump,
    is_caesar,
    is_last,
    may_lose,
    may_yet_lose,
    next_position,
    phase_of,
    points_of,
    rank_of,
    ranking,
    reason_against,
    taken_with,
    team_lost,
    way_of,
    worth_of,
)

COLOURS: Final = {colour: colour for colour in COLOUR_NAMES}


def _name(card: str) -> str:
    return f"{colour_of(card).title()} {'Caesar' if is_caesar(card) else rank_of(card)}"


NAMES: Final = {card: _name(card) for card in CARD_NAMES}

# --- Choices ------------------------------------------------------------------------------------


def _trump(values: Values) -> str:
    return f"Make {colour_of(values['card'])} your trump with {values['card']}"


def _lay(values: Values) -> str:
    position, worth = next_position(values), worth_of(values)
    if worth is None:
        return f"Lay face down {values['card']}"
    end = ", the last of the round" if completes_with(values, 1) else ""
    return f"Lay face down as card {position}{end}, to count {worth}, {values['card']}"


def _renew(values: Values) -> str:
    count = discarded_with(values)
    price = f", discarding your team of {count} cards," if count > 1 else ""
    return f"Renew the trump{price} with {values['card']}"


_WAYS: Final = {"follow": "Follow with", "trump": "Trump with", "aside": "Stay out with"}


def _play(values: Values) -> str:
    if phase_of(values) == "leading":
        return f"Lead {values['card']}"
    verb, taken = _WAYS.get(way_of(values), "Play"), taken_with(values)
    if taken is None:
        return f"{verb} {values['card']}"
    return f"{verb.removesuffix(' with')} {_winning(taken, values)}, with {values['card']}"


def _winning(taken: int, values: Values) -> str:
    """What a card brings that wins, or is ahead for now."""
    holds = "" if is_last(values["table"]) else " if that holds"
    wins = "to be ahead" if holds else "to win"
    if not taken:
        return wins
    cards = _counted(taken, "card")
    if completes_with(values, taken):
        return f"{wins}, take {cards} and end the round{holds}"
    return f"{wins} and take {cards}{holds}"


# --- Events -------------------------------------------------------------------------------------


def _trump_laid(values: Values) -> str:
    card = values["card"]
    return f"{values['seat']} lays {NAMES[card]} face up: the trump is {colour_of(card)}."


_PLAYS: Final = {
    "lead": "leads",
    "follow": "follows with",
    "trump": "trumps with",
    "aside": "stays out with",
}


def _card_played(values: Values) -> str:
    return f"{values['seat']} {_PLAYS[values['how']]} {NAMES[values['card']]}."


def _trick_won(values: Values) -> str:
    trick = "trumped trick" if values["trumped"] else "trick"
    return f"{values['seat']} wins the {trick} with {NAMES[values['card']]}."


def _counted(number: int, one: str) -> str:
    return f"{number} {one if number == 1 else f'{one}s'}"


def _team_scored(values: Values) -> str:
    points = _counted(values["points"], "point")
    return f"{values['seat']} scores {points} and has {values['total']}."


# --- Questions ----------------------------------------------------------------------------------


def _ask_card(table: Table) -> str:
    led = colour_led(table)
    if led is None:
        return "A trick is played."
    return f"{led.title()} is led.{_risk(table)} Which card do you play?"


_DANGER: Final = {"own-colour": "play their own trump colour", "trumping": "trump"}


def _risk(table: Table) -> str:
    at_risk, later, by = may_lose(table), may_yet_lose(table), table["captures_by"]
    if at_risk is None and later is not None:
        what = "your trump card" if later == 1 else f"card {later} of your team"
        return f" If you stay out, you lose {what} should anyone after you {_DANGER[by]}."
    if at_risk is None:
        return ""
    place, card = at_risk
    if place == 1:
        return " If you stay out, you lose your trump card."
    name = "" if card == UNKNOWN else f", {NAMES[card]}"
    return f" If you stay out, you lose card {place} of your team{name}."


def _ask_trump(table: Table) -> str:
    if has_lost_trump(table):
        return "Your trump card was captured: which card do you lay face up as the new one?"
    return "Which card do you lay face up as your trump?"


# --- What is not possible, and what may be overlooked -------------------------------------------

_REFUSALS: Final = {
    "not_in_hand": "{card} is not in your hand.",
    "trump_first": "First lay a card as your trump.",
    "has_trump": "You have a trump; on lead you can renew it.",
    "not_alone": "You are on lead: lay a card, renew the trump, or play one.",
    "only_on_lead": "A trick is under way: play a card, to follow, to trump or to stay out.",
    "only_completing": "Nobody else has cards in hand: lay cards, or stop.",
}


def _refusal(name: str, values: Values, table: Table) -> str:
    return reason_against(name, values, table, _REFUSALS, NAMES)


def _warning(name: str, _: Values, table: Table) -> str:
    lost = team_lost(name, table)
    return "Once played, it is final." if lost else ""


# --- Why a game ended so ------------------------------------------------------------------------


def _result(table: Table, players: tuple[str, ...]) -> str:
    """ROE-5.3"""
    if table["phase"] != "over":
        return ""
    totals = ", ".join(f"{players[seat]} {total}" for total, seat in ranking(table))
    return f"The target was {table['target']} points: {totals}."


# --- The pieces and the rules -------------------------------------------------------------------

_OF_A_CAESAR: Final = (
    "No battle value and no points. It has a colour all the same: it can follow, trump with 0, be "
    "the trump, or fill a place in the team. There are {copies} in each colour."
)
_OF_OTHERS: Final = (
    "Battle value {battle} in a trick, {points} points in a team; in a team whose trump is "
    "{colour}, {points} times its position. There {are}."
)


def _explained(card: str) -> str:
    if is_caesar(card):
        return _OF_A_CAESAR.format(copies=copies_of(card))
    return _OF_OTHERS.format(
        battle=battle_of(card),
        points=points_of(card),
        colour=colour_of(card),
        are="is one copy" if copies_of(card) == 1 else f"are {copies_of(card)} copies",
    )


_RULES = """\
You build a team of up to seven cards, nearly all of them face down, and take part in tricks, in \
which a team can lose its last card. Rounds are played until someone has 500 points (*). The \
highest total wins; if the best are equal, all play another round.

The cards. Five colours of {in_a_colour}. The number on a card is its battle value, for tricks; \
the Roman numeral after it is its points, for the score. In each colour there are {caesars} \
Caesars, with neither, and {ranks}.

A round. The dealer gives everybody 15 cards. From the dealer’s left each player lays one face up \
and draws another: its colour is that player’s own trump. It is card 1 of the team; cards 2 to 7 \
will lie upon it face down, and stay where they are. The player left of the dealer has the first \
lead.

On lead you do one of three things:
  lay    Lay a card face down as the next of your team and draw one. The lead
         passes to the left.
  renew  Discard your trump and your whole team, face up; lay a new trump, of
         any colour, and draw one. The lead passes to the left.
  play   Lead a trick.

A trick. From the leader on, clockwise, each plays a card of choice:
  follow    A card of the colour led, as the leader’s is.
  trump     A card of your own trump colour, if another colour was led.
  stay out  Any other card.
If nobody has trumped, the highest battle value of the colour led wins, and all who have followed \
draw a card, the leader too. Else the highest trumping card wins, of whatever colour, and only its \
player draws. Of equal cards the earlier one wins. The winner has the next lead.

Captures. If somebody has played a card of their own trump colour, led, following or trumping, \
each player who has stayed out loses the last card of the team to the winner, who adds it, \
unseen, to the winning team (*); several, in the order of play. What would be an eighth card is \
discarded. Whoever loses the trump card lays a new trump and draws before the next lead, which is \
then that of the player to the left.

Without cards in hand you can still lose cards, as if you stayed out, and a lead that comes to you \
passes on. Without cards in hand and on the table you are out of the round. If only one player \
has cards in hand before a lead, that player may lay as many as they wish, without drawing; then \
the round is over.

When the pile runs out, the discards are shuffled into a new one.

The end of a round. As soon as a team has seven cards, or after 500 leads (*), all teams are \
shown. Every card counts its points; a card of the team’s trump colour counts its points times its \
position, so that XX as card 7 is 140.

Whoever laid a card face down knows it, even after it is captured; the captor does not see it \
before the score. A captured trump card everybody knows.

On the board 4 ●5V=20 is the fourth card of a team, Red 5 V, and counts 20; 4 ▮ is one that you do \
not know. The colours are ● red, ■ blue, ▲ green, ★ yellow and ✚ black.

(*) An option can change this. Options in force are named when the game begins, and come before \
what is said here."""

ENGLISH: Final = Phrases(
    language="en",
    title="Römer",
    tagline="Horses before your chariot, face down, and tricks that unharness them.",
    names=NAMES,
    verbs={block.name: block.name for block in ACTIONS.blocks},
    actions={
        "trump": _trump,
        "lay": _lay,
        "renew": _renew,
        "play": _play,
        "stop": "Lay no more cards",
    },
    events={
        "round_began": "Round {round}: {seat} deals.",
        "card_dealt": "{seat} is dealt {card}.",
        "trump_laid": _trump_laid,
        "card_drawn": "{seat} draws {card}.",
        "card_drawn (hidden)": "{seat} draws a card.",
        "pile_refilled": "The pile has run out: the discards are shuffled into a new one.",
        "turn_began": "{seat} is on lead.",
        "card_laid": "{seat} lays {card} face down as card {position}.",
        "card_laid (hidden)": "{seat} lays a card face down as card {position}.",
        "team_discarded": "{seat} discards card {position} of the team, {card}.",
        "card_played": _card_played,
        "trick_won": _trick_won,
        "card_captured": "{winner_seat} captures {card} from {seat}’s team: it is now card "
        "{position} of {winner_seat}’s.",
        "card_captured (hidden)": "{winner_seat} captures the last card of {seat}’s team: it is "
        "now card {position} of {winner_seat}’s.",
        "capture_discarded": "{seat} loses {card}, which is discarded: the winner’s team is "
        "complete.",
        "player_out": "{seat} has no cards left and is out of the round.",
        "alone_with_cards": "Only {seat} has cards in hand, and may complete the team.",
        "limit_reached": "The limit of leads ({leads}) is reached: the round is scored as it is.",
        "round_ended": "The round is over. All teams are shown.",
        "card_scored": "{seat}, card {position}: {card} counts {points}.",
        "team_scored": _team_scored,
        "game_ended": "The game is over.",
    },
    options={
        "target": "The points that end the game.",
        "lead_limit": "After so many leads a round is scored as it stands.",
        "only_cutting_captures": "Cards are captured only in a trumped trick.",
        "losing_trumpers_lose": "Who trumps and does not win loses a card like one who stays out.",
        "own_colour_captures": "Who stays out when their own trump colour is led loses a card in "
        "any case.",
        "full_cycle": "The game ends only when everybody has begun equally many rounds.",
    },
    prompts={
        "trumping": _ask_trump,
        "leading": "You are on lead: lay a card, renew the trump, or lead a trick?",
        "following": _ask_card,
        "completing": "Only you have cards in hand: which do you lay to complete the team?",
        "drawing": "Cards are drawn.",
        "winning": "The trick is complete.",
        "scoring": "The round is scored.",
        "dealing": "Cards are dealt.",
        "over": "The game is over.",
    },
    help={
        "trump": "Lay a card face up: its colour is your trump. You draw another.",
        "lay": "Lay a card face down as the next of your team. On lead you draw another, and the "
        "lead passes to the left; seven cards end the round. If only you have cards in hand, you "
        "can lay several at once: lay red-5-v red-caesar.",
        "renew": "Discard your trump and your whole team, and lay this card as a new trump. You "
        "draw another, and the lead passes to the left.",
        "play": "Lead a trick with this card, or play it to the trick: it follows if it has the "
        "colour led, trumps if it has your trump colour and another was led, else stays out.",
        "stop": "Lay no more cards; the round is over.",
    },
    rules=_RULES.format(**PRINTED),
    explanations={card: _explained(card) for card in CARD_NAMES},
    result=_result,
    refusal=_refusal,
    warning=_warning,
)
