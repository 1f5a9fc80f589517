"""Roma in English."""

from __future__ import annotations

from typing import Final

from ludi.core.phrases import Phrases
from ludi.games.roma.actions import ACTIONS
from ludi.games.roma.cards import BASILICA_ADDS, GIVEN, MERCATOR_PRICE
from ludi.games.roma.words.facts import (
    NAMES,
    PRINTED,
    Table,
    Values,
    acting_in,
    attacked_card,
    can_only_end,
    cost_of,
    count_drawn,
    covered_by,
    defence_of,
    drawn_by,
    forum_pays,
    gifts_left,
    is_character,
    lays_characters,
    money_of,
    other_card,
    other_defence,
    own_card,
    phase_of,
    price_of,
    reason_against,
    signed,
    strike_in,
)

# --- Choices ------------------------------------------------------------------------------------


def _counted(number: int, one: str, more: str) -> str:
    return f"{number} {one if number == 1 else more}"


def _money(number: int) -> str:
    return _counted(number, "sestertius", "sestertii")


def _limit(turns: int) -> str:
    return f"The limit of {_counted(turns, 'turn', 'turns')} is passed: a draw."


def _listed(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))


def _lay(values: Values) -> str:
    card, disc, phase = values["card"], values["disc"], phase_of(values)
    if phase == "setting":
        return f"Lay {NAMES[card]} face down at disc {disc}"
    cost = f" for {_money(cost_of(card))}" if phase == "acting" else ""
    covered = own_card(values)
    over = f", covering {NAMES[covered]}" if covered else ""
    return f"Lay {NAMES[card]}{cost} at disc {disc}{over}"


def _take_money(values: Values) -> str:
    return f"Take {_money(values['die'])} (die {values['die']})"


def _draw_cards(values: Values) -> str:
    count = drawn_by(values)
    if count == 1:
        return f"Draw a card (die {values['die']})"
    return f"Look at {count} cards and keep one (die {values['die']})"


def _activate(values: Values) -> str:
    die, card = values["die"], own_card(values)
    if card is None:
        return f"Activate the card at disc {die} (die {die})"
    attacked = attacked_card(values)
    if attacked is None:
        return f"Activate {NAMES[card]} at disc {die} (die {die})"
    defence = other_defence(values["table"], die)
    return (
        f"Activate {NAMES[card]} at disc {die} (die {die}) against {NAMES[attacked]}, "
        f"defence {defence}"
    )


def _take(values: Values) -> str:
    card, acting = NAMES[values["card"]], acting_in(values)
    if phase_of(values) != "taking":
        return f"Take {card}"
    cost = f" (cost {cost_of(values['card'])})"
    if acting == "aesculapinum":
        return f"Take {card}{cost} from the discards"
    if acting == "haruspex":
        return f"Take {card}{cost} from the pile"
    drawn = count_drawn(values["table"])
    rest = "" if drawn == 1 else ", discard the other" if drawn == 2 else ", discard the others"
    return f"Keep {card}{rest}"


_STRIKES: Final = {
    "battle": "Attack",
    "return": "Send back",
    "sacrifice": "Discard",
}


def _aim(values: Values) -> str:
    disc, card, strike = values["disc"], other_card(values), strike_in(values)
    if card is None:
        return f"Aim at the card at disc {disc}"
    is_battle = strike == "battle"
    defence = f", defence {other_defence(values['table'], disc)}" if is_battle else ""
    return f"{_STRIKES.get(strike, 'Aim at')} {NAMES[card]} (disc {disc}{defence})"


def _copy(values: Values) -> str:
    card, disc = own_card(values), values["disc"]
    return f"Copy {NAMES[card]} (disc {disc})" if card else f"Copy the character at disc {disc}"


def _block(values: Values) -> str:
    if values.get("table") is None:
        return f"Block disc {values['disc']}"
    card = other_card(values)
    return f"Block disc {values['disc']} ({NAMES[card] if card else 'no card'})"


def _use(values: Values) -> str:
    die, table, phase = values["die"], values.get("table"), phase_of(values)
    if table is None or phase not in ("forum", "templum", "adding"):
        return f"Use the die {die}"
    if phase == "adding":
        defence = other_defence(table, table["target"])
        return f"Use the die {die}: {table['tally'] + die} against {defence}"
    return f"Use the die {die}: {_forum(table, die)}"


def _forum(table: Table, die: int = 0) -> str:
    """What Forum pays, and its parts if a Basilica adds to it."""
    bonus = table["bonus"]
    parts = f" ({table['tally'] + die} and {bonus} for Basilica)" if bonus else ""
    return f"{forum_pays(table, die)} VP{parts}"


def _buy(values: Values) -> str:
    return f"Buy {values['points']} VP for {_money(price_of(values['points']))}"


def _stop(values: Values) -> str:
    phase = phase_of(values)
    if phase == "templum":
        return f"Use no more dice: {_forum(values['table'])}"
    stops = {
        "rerolling": "Keep the dice as they are",
        "laying": "Lay no more cards",
        "adding": "Add no die",
    }
    return stops.get(phase, "Stop here")


def _end(values: Values) -> str:
    table = values.get("table")
    if table is None or not table["dice"]:
        return "End the turn"
    return f"End the turn (not used: {_listed(table['dice'])})"


# --- Events -------------------------------------------------------------------------------------


def _card_laid(values: Values) -> str:
    price = f"for {_money(values['cost'])}" if values["cost"] else "free of cost"
    return f"{values['seat']} lays {NAMES[values['card']]} at disc {values['disc']} {price}."


def _discs_paid(values: Values) -> str:
    discs = _counted(values["discs"], "disc without a card", "discs without a card")
    if values["points"] < values["discs"]:
        return f"{values['seat']} owes {values['discs']} VP and has only {values['points']}."
    return f"{values['seat']} pays {values['points']} VP for {discs}."


def _dice_rolled(values: Values) -> str:
    dice = f"{values['first']}, {values['second']} and {values['third']}"
    return f"{values['seat']} rolls {'again: ' if values['again'] else ''}{dice}."


def _cards_looked_at(values: Values) -> str:
    return f"{values['seat']} looks at {_counted(values['count'], 'card', 'cards')} of the pile."


def _points_gained(values: Values) -> str:
    gained = f"{values['seat']} gains {values['points']} VP"
    if values["credited"]:
        return f"{gained}; the stockpile lacks {values['credited']} of them."
    return f"{gained} from the stockpile."


def _points_bought(values: Values) -> str:
    return f"{values['seat']} buys {values['points']} VP for {_money(values['money'])}."


def _battle_fought(values: Values) -> str:
    return (
        f"{values['seat']} attacks {NAMES[values['card']]} at disc {values['disc']}: "
        f"{values['strength']} against {signed(values['defence'])}, "
        f"{'a victory' if values['won'] else 'in vain'}."
    )


def _cards_taken_up(values: Values) -> str:
    cards = _counted(values["count"], "card", "cards")
    return f"{values['seat']} takes up {cards}, to be laid again."


# --- Questions ----------------------------------------------------------------------------------


def _ask_gift(table: Table) -> str:
    left = gifts_left(table)
    if left == GIVEN:
        return "Two of your cards go to the other player. Which first?"
    return "Which is the second card that you give?" if left else "Each player gives two cards."


def _ask_action(table: Table) -> str:
    if can_only_end(table):
        return "Nothing left to do: end the turn."
    if table["dice"]:
        return "Use a die, lay a card, or end the turn."
    return "No dice left: lay a card, or end the turn?"


def _ask_taking(table: Table) -> str:
    if table["acting"] == "aesculapinum":
        return "Which character do you take from the discards?"
    if table["acting"] == "haruspex":
        return "Which card of the pile do you take?"
    if count_drawn(table) == 1:
        return "You draw one card and keep it."
    return "Which of the cards drawn do you keep?"


_AIMS: Final = {
    "sicarius": "Which character does Sicarius discard?",
    "gladiator": "Which character does Gladiator send back to the hand?",
    "velites": "Which character do your Velites attack?",
    "nero": "Which building does Nero discard?",
    "onager": "Which building does Onager attack?",
}


def _ask_target(table: Table) -> str:
    return _AIMS.get(table["acting"] or "", "Which card do you aim at?")


def _ask_purchase(table: Table) -> str:
    return (
        f"Mercator: how many VP do you buy? Each costs {MERCATOR_PRICE} sestertii, which the "
        f"other player gets. You have {money_of(table)}."
    )


def _ask_free_card(table: Table) -> str:
    kind = "character" if lays_characters(table) else "building"
    return f"Which {kind} do you lay, free of cost, and where?"


def _ask_relaying(table: Table) -> str:
    left = sum(table["taken_up"].values())
    return f"Which card do you lay again, and where? It is free; no two at one disc ({left} left)."


def _ask_templum(table: Table) -> str:
    return f"Forum pays {_forum(table)}. Templum: the last die as well?"


def _ask_addition(table: Table) -> str:
    rolled, defence = table["tally"], other_defence(table, table["target"])
    return f"Centurio: {rolled} against a defence of {defence}. Which die do you add?"


# --- What is not possible, and what may be overlooked -------------------------------------------

_REFUSALS: Final = {
    "unfinished": "Finish the effect of {acting} first.",
    "choose_first": "First keep one of the cards drawn.",
    "not_in_hand": "{card} is not in your hand.",
    "no_other": "You have no other {card}.",
    "disc_taken": "Disc {disc} is taken: no two cards at one disc.",
    "too_dear": "{card} costs {cost}, and you have {money}.",
    "only_characters": "{card} is a building; here it must be a character.",
    "only_buildings": "{card} is a character; here it must be a building.",
    "one_at_least": "Lay at least one card.",
    "not_taken_up": "{card} was not taken up.",
    "all_laid_again": "All cards taken up are laid again.",
    "unequal": "Only three equal dice are rolled again.",
    "no_die": "No unused die shows {die}.",
    "no_cards": "There is no card left to draw.",
    "no_card": "You have no card at disc {disc}.",
    "passive": "{card} works by itself and is never activated.",
    "blocked": "Disc {disc} is blocked this turn.",
    "idle": "{card} could do nothing now: it needs {needs}.",
    "not_drawn": "{card} is not among the cards drawn.",
    "not_in_discards": "{card} is not in the discards.",
    "not_in_pile": "{card} is not in the pile.",
    "no_other_card": "The other player has no card at disc {disc}.",
    "no_scaenicus": "Scaenicus cannot copy a Scaenicus.",
    "blocked_already": "Disc {disc} is blocked already.",
    "highest": "A {die} cannot be raised.",
    "lowest": "A {die} cannot be lowered.",
    "too_many": "{points} VP cost {price}, and you have {money}.",
    "not_held": "The other player has only {held} VP.",
    "over_three": "A Mercator buys at most three VP at a time here.",
}


_NEEDS: Final = {
    "card opposite": "a card straight across",
    "opposing card": "an opposing card",
    "opposing character": "an opposing character",
    "opposing building": "an opposing building",
    "another die": "another unused die",
    "character in hand": "a character in your hand",
    "building in hand": "a building in your hand",
    "money": "money for at least one VP",
    "disc to block": "a disc that is not blocked yet",
    "card to find": "a card in the pile or in the discards",
    "discarded character": "a character in the discards",
    "another character": "another character of yours who could act at his disc",
}


def _refusal(name: str, values: Values, table: Table) -> str:
    return reason_against(name, values, table, _REFUSALS, _NEEDS, "en")


def _warning(name: str, values: Values, table: Table) -> str:
    if name == "end" and table["dice"]:
        return "Dice that are left are lost."
    covered = covered_by(name, values, table)
    return f"{NAMES[covered]} will be discarded." if covered else ""


# --- Why a game ended so ------------------------------------------------------------------------


def _result(table: Table, players: tuple[str, ...]) -> str:
    """ROM-7.1, ROM-7.3, ROM-7.4"""
    if table["phase"] != "over":
        return ""
    points = [player["vp"] for player in table["players"]]
    if table["limit_passed"]:
        return _limit(table["turn_limit"])
    if 0 in points:
        return f"{players[points.index(0)]} has no VP left."
    if points[0] == points[1]:
        return f"The stockpile is empty, and both have {points[0]} VP."
    return f"The stockpile is empty: {max(points)} VP to {min(points)}."


# --- The pieces and the rules -------------------------------------------------------------------

_EXPLANATIONS: Final = {
    "sicarius": "Discards an opposing character of your choice, and then himself; defence plays "
    "no part. Both lie in the discards, where Aesculapinum finds them. There must be a character "
    "to aim at.",
    "architectus": "Lets you lay buildings from your hand free of cost, as many as you like and "
    "one after the other, on any of your discs, even over Architectus. You need a building in "
    "hand; after the first you may stop at any time.",
    "consiliarius": "You take up all your characters, Consiliarius too, and lay every one of them "
    "again, free of cost, no two at one disc. A building that lies there is covered and discarded.",
    "legat": "Brings 1 VP from the stockpile for each disc where the other player has no card; "
    "that may be none.",
    "gladiator": "An opposing character of your choice goes back to its owner’s hand; defence "
    "plays no part. There must be a character to aim at.",
    "mercator": "You buy VP from the other player at 2 sestertii each, which the other gets: at "
    "least one, and as many as your money and the other’s VP allow.",
    "consul": "Changes another unused die of yours by one, up or down: a 1 only up, a 6 only down. "
    "Without another die Consul cannot be activated.",
    "legionarius": "Attacks the card directly opposite, a character or a building. The battle "
    "die must reach its defence.",
    "nero": "Discards an opposing building of your choice, and then himself; defence plays no "
    "part. There must be a building to aim at.",
    "praetorianus": "Blocks a numbered disc: on the next turn the other player cannot activate a "
    "card there. A disc without a card may be blocked, and several discs at once. What is passive, "
    "laying and attacks are not hindered, and the block lasts even if Praetorianus goes.",
    "scaenicus": "Does what another of your characters does, as if that one stood at his disc; "
    "what that one would do to itself happens to Scaenicus. He cannot copy a Scaenicus, nor a "
    "character who could do nothing at his disc; a blocked one he can.",
    "haruspex": "You look through the draw pile, take a card of your choice unseen, and shuffle. "
    "An empty pile is made from the discards first. You then know the other’s hand as well.",
    "senator": "Lets you lay characters from your hand free of cost, as many as you like and one "
    "after the other, on any of your discs, even over Senator. You need a character in hand; after "
    "the first you may stop at any time.",
    "velites": "Attacks an opposing character of your choice, at whatever disc. The battle die "
    "must reach its defence.",
    "essedum": "Until your turn ends all opposing cards have 2 less defence, even if Essedum goes; "
    "activated twice, 4 less. It needs an opposing card.",
    "tribunus-plebis": "Takes 1 VP from the other player.",
    "centurio": "Attacks the card directly opposite. If the battle die does not reach its defence, "
    "you may add one of your unused dice, which is then used up.",
    "aesculapinum": "You take a character of your choice from the discards into your hand. The "
    "other player sees which.",
    "basilica": "Never activated: a Forum of yours at a neighbouring disc brings "
    f"{BASILICA_ADDS} VP more from the stockpile whenever it is activated, with a Basilica on "
    f"either side {2 * BASILICA_ADDS} more. Discs 1 and 6 are no neighbours.",
    "machina": "You take up all your buildings, Machina too, and lay every one of them again, free "
    "of cost, no two at one disc. A character that lies there is covered and discarded.",
    "forum": "Needs two dice: one that shows its disc, and another of your choice, whose value you "
    "get in VP from the stockpile.",
    "mercatus": "Takes 1 VP from the other player for each Forum on that side, at most what there "
    "is; that may be none.",
    "onager": "Attacks an opposing building of your choice, at whatever disc. The battle die must "
    "reach its defence.",
    "templum": "Never activated: when a Forum of yours at a neighbouring disc is activated, you "
    "may use the third die too, if it is unused, and get its value in VP as well. Two Templa "
    "bring no more than one.",
    "turris": "Never activated: all your other cards have 1 more defence while it lies there. With "
    "two, each Turris has 1 more and the other cards 2.",
}


def _explained(card: str, what: str) -> str:
    kind = "Character" if is_character(card) else "Building"
    return f"{kind}, cost {cost_of(card)}, defence {defence_of(card)}. {what}"


_RULES = """\
Two players, six numbered discs between them, and a place for a card on either side of each. Both \
begin with 10 victory points (VP); 16 lie in the stockpile. Who runs out of VP has lost. When the \
stockpile is empty, more VP win.

Set-up. You are dealt four cards and give two of them to the other player; so does the other. The \
first player lays four cards face down at four different discs, free of cost, then the second; \
all are turned up.

A turn. First you pay 1 VP to the stockpile for each of your discs without a card. Then you roll \
three dice; three equal ones you may roll again, once (*). Then you do as much as you like, in any \
order; each die is used once:
  Lay       Pay a card’s cost and lay it at one of your discs. A card that is
            there is discarded. No die is needed.
  Money     Take as many sestertii as a die shows.
  Cards     Look at as many cards as a die shows, keep one, discard the rest.
  Activate  Use a die for your card at the disc of that number.

Battle. The attacker rolls the battle die. If it reaches the defence of the card attacked, that \
card is discarded; if not, nothing happens.

Characters, with cost and defence:
  {sicarius:<21}Discard an opposing character, and Sicarius.
  {architectus:<21}Lay any number of buildings from hand, free.
  {consiliarius:<21}Take up your characters and lay them again.
  {legat:<21}Gain 1 VP from the stockpile for each disc where the
                       other player has no card.
  {gladiator:<21}An opposing character goes back to the hand.
  {mercator:<21}Buy VP from the other player, {mercator_price} sestertii each (*).
  {consul:<21}Change another unused die by one.
  {legionarius:<21}Attack the card opposite.
  {nero:<21}Discard an opposing building, and Nero.
  {praetorianus:<21}Block a disc: no activation there on the other’s next
                       turn.
  {scaenicus:<21}Do what another of your characters does.
  {haruspex:<21}Take a card of your choice from the pile.
  {senator:<21}Lay any number of characters from hand, free.
  {velites:<21}Attack any opposing character.
  {essedum:<21}Opposing cards have {essedum_lowers} less defence this turn.
  {tribunus-plebis:<21}Take 1 VP from the other player.
  {centurio:<21}Attack the card opposite; you may add an unused die.

Buildings:
  {aesculapinum:<21}Take a character from the discards into your hand.
  {basilica:<21}Passive: a neighbouring Forum brings {basilica_adds} VP more.
  {machina:<21}Take up your buildings and lay them again.
  {forum:<21}With a second die: its value in VP from the stockpile.
  {mercatus:<21}Take 1 VP from the other player for each Forum there.
  {onager:<21}Attack any opposing building.
  {templum:<21}Passive: a neighbouring Forum can use the third die
                       as well.
  {turris:<21}Passive: your other cards have 1 more defence.

A card is activated only if it can do something; Consiliarius, Legat, Machina, Mercatus and \
Tribunus Plebis may act even if they bring nothing. The game ends at once when a player has no VP \
or the stockpile is empty. What the stockpile lacks for the last payment is credited all the same. \
Equal VP are a draw, and so is a game that passes its limit of turns (*).

On the board the number after a card in hand is its cost: Forum (5). Under a card in play stands \
its defence; where it has changed, the printed one follows: def. 4 (3).

(*) An option can change this. Options in force are named when the game begins, and come before \
what is said here."""

ENGLISH: Final = Phrases(
    language="en",
    title="Roma",
    tagline="Dice wake your cards at six discs: forums and towers, merchants and murderers.",
    names=NAMES,
    verbs={block.name: block.name for block in ACTIONS.blocks},
    actions={
        "give": "Give {card}",
        "reroll": "Roll all three dice again",
        "lay": _lay,
        "money": _take_money,
        "cards": _draw_cards,
        "activate": _activate,
        "take": _take,
        "aim": _aim,
        "copy": _copy,
        "block": _block,
        "raise": lambda values: f"Raise the die {values['die']} to {values['die'] + 1}",
        "lower": lambda values: f"Lower the die {values['die']} to {values['die'] - 1}",
        "use": _use,
        "buy": _buy,
        "stop": _stop,
        "end": _end,
    },
    events={
        "starter_chosen": "{seat} begins.",
        "card_dealt": "{seat} is dealt {card}.",
        "gift_chosen": "{seat} gives {card}.",
        "gifts_ready": "{seat} has chosen two cards to give.",
        "card_received": "{seat} receives {card}.",
        "card_set": "{seat} lays {card} face down at disc {disc}.",
        "card_set (hidden)": "{seat} lays a card face down at disc {disc}.",
        "card_turned_up": "{seat} turns up {card} at disc {disc}.",
        "turn_began": "Turn {turn}: {seat}.",
        "discs_paid": _discs_paid,
        "dice_rolled": _dice_rolled,
        "card_laid": _card_laid,
        "card_covered": "{seat} covers {card} at disc {disc}, which is discarded.",
        "money_taken": lambda values: f"{values['seat']} takes {_money(values['money'])}.",
        "pile_refilled": "The pile has run out: the discards are shuffled into a new one.",
        "card_looked_at": "{seat} draws {card}.",
        "cards_looked_at": _cards_looked_at,
        "card_kept": "{seat} takes {card} into hand.",
        "card_kept (hidden)": "{seat} takes a card into hand.",
        "card_thrown": "{seat} discards {card}.",
        "card_activated": "{seat} activates {card} at disc {disc}.",
        "card_copied": "{seat}’s Scaenicus copies {card}.",
        "card_discarded": "{seat} loses {card} at disc {disc} to the discards.",
        "card_returned": "{seat} takes {card} from disc {disc} back into hand.",
        "points_gained": _points_gained,
        "points_taken": "{seat} takes {points} VP from the other player.",
        "points_bought": _points_bought,
        "die_changed": "{seat} turns a die from {before} to {after}.",
        "die_used": "{seat} uses a die that shows {die}.",
        "battle_fought": _battle_fought,
        "disc_blocked": "{seat} cannot activate a card at disc {disc} next turn.",
        "defences_lowered": "{seat} lowers the defence of all opposing cards by {points} this "
        "turn.",
        "card_fetched": "{seat} takes {card} from the discards into hand.",
        "cards_taken_up": _cards_taken_up,
        "limit_reached": lambda values: _limit(values["turns"]),
        "game_ended": "The game is over.",
    },
    options={
        "first": "Who begins: 0 at random, 1 the first seat, 2 the second.",
        "reroll_triples_again": "Three equal dice may be rolled again as often as they come.",
        "mercator_max_3": "A Mercator buys at most three VP at a time.",
        "turn_limit": "After so many turns, both players’ together, the game is a draw.",
    },
    prompts={
        "giving": _ask_gift,
        "setting": "Which card do you lay face down, and at which disc?",
        "beginning": "A turn begins.",
        "rolling": "The dice roll.",
        "rerolling": "Three equal dice. Roll them again?",
        "acting": _ask_action,
        "taking": _ask_taking,
        "aiming": _ask_target,
        "copying": "Which of your characters does Scaenicus copy?",
        "blocking": "Praetorianus: which disc do you block for the other player?",
        "changing": "Consul: which die do you raise or lower?",
        "buying": _ask_purchase,
        "laying": _ask_free_card,
        "relaying": _ask_relaying,
        "forum": "Forum: which die brings its value in VP?",
        "templum": _ask_templum,
        "adding": _ask_addition,
        "over": "The game is over.",
    },
    help={
        "give": "Give a card of your hand to the other player, unseen: two in all, also at once: "
        "give nero legat.",
        "reroll": "Roll all three dice again, because they are equal.",
        "lay": "Lay a card at one of your discs: lay, the card, the disc. You pay its cost, unless "
        "an effect or the set-up lays it free; then several can be laid at once: lay forum 2 "
        "turris 4. A card that lies there is discarded.",
        "money": "Use a die to take as many sestertii as it shows.",
        "cards": "Use a die to look at as many cards as it shows; you keep one.",
        "activate": "Use a die to activate your card at the disc of that number.",
        "take": "Take a card into your hand: of those drawn, from the discards or from the pile.",
        "aim": "Choose the opposing card, by its disc, that your card attacks or drives off.",
        "copy": "Scaenicus: choose, by its disc, the character whose action he performs.",
        "block": "Praetorianus: no card at that disc can be activated on the other’s next turn.",
        "raise": "Consul: an unused die of this value shows one more.",
        "lower": "Consul: an unused die of this value shows one less.",
        "use": "Use one more die: for Forum, for Templum, or for Centurio’s attack.",
        "buy": "Mercator: buy so many VP from the other player, for 2 sestertii each.",
        "stop": "Keep the dice as they are, lay no more cards, or use no more dice.",
        "end": "End your turn. Dice that are left are lost; cards and money stay.",
    },
    rules=_RULES.format(**PRINTED),
    explanations={card: _explained(card, what) for card, what in _EXPLANATIONS.items()},
    result=_result,
    refusal=_refusal,
    warning=_warning,
    score=lambda points: f"{points} VP",
)
