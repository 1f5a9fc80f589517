### Roma in English. Terms: disc, lay (a card at a disc), cover, discard, discards, pile, stockpile, VP,
### sestertius, activate, take up and lay again, battle die, unused die, roll.

title = Roma
tagline = Dice wake your cards at six discs: forums and towers, merchants and murderers.

## Amounts, wherever they are named

score = { $points } VP
money = { $money ->
    [one] { $money } sestertius
   *[other] { $money } sestertii
}

## The cards: what they are called, what they do, and the same in a line, as on the card

piece-sicarius = Sicarius
about-sicarius =
    Character, cost 9, defence 2. Discards an opposing character of your choice, and then himself; defence
    plays no part. Both go to the discards, where Aesculapinum can find them. There must be a character to
    aim at.
short-sicarius = Discard an opposing character, then Sicarius
piece-architectus = Architectus
about-architectus =
    Character, cost 3, defence 4. Lets you lay buildings from your hand free of charge, as many as you
    like and one after the other, at any of your discs, even over Architectus. You need a building in
    hand; after the first you may stop at any time.
short-architectus = Lay buildings from hand, free
piece-consiliarius = Consiliarius
about-consiliarius =
    Character, cost 4, defence 4. You take up all your characters, Consiliarius too, and lay every one of
    them again, free of charge, no two at the same disc. A building already there is covered and
    discarded.
short-consiliarius = Lay your characters again
piece-legat = Legat
about-legat =
    Character, cost 5, defence 2. Brings 1 VP from the stockpile for each disc where the other player has
    no card; there may be none.
short-legat = 1 VP for each opposing open disc
piece-gladiator = Gladiator
about-gladiator =
    Character, cost 6, defence 5. An opposing character of your choice goes back to its owner’s hand;
    defence plays no part. There must be a character to aim at.
short-gladiator = Send an opposing character back to hand
piece-mercator = Mercator
about-mercator =
    Character, cost 7, defence 2. You buy VP from the other player, who gets 2 sestertii for each: at
    least one, and at most as many as your money and the other player’s VP allow.
short-mercator = Buy the other player’s VP at 2 each
piece-consul = Consul
about-consul =
    Character, cost 3, defence 3. Changes another unused die of yours by one, up or down: a 1 only up, a 6
    only down. Without another unused die Consul cannot be activated.
short-consul = Another die: 1 more or less
piece-legionarius = Legionarius
about-legionarius =
    Character, cost 4, defence 5. Attacks the card directly opposite, a character or a building. The
    battle die must reach its defence.
short-legionarius = Attack the card opposite
piece-nero = Nero
about-nero =
    Character, cost 8, defence 9. Discards an opposing building of your choice, and then himself;
    defence plays no part. There must be a building to aim at.
short-nero = Discard an opposing building, then Nero
piece-praetorianus = Praetorianus
about-praetorianus =
    Character, cost 4, defence 4. Blocks a numbered disc: on the next turn the other player cannot
    activate a card there. You may block a disc without a card, and several discs at once. Passive
    effects, laying and attacks are not affected, and the block lasts even if Praetorianus leaves.
short-praetorianus = Block an opposing disc for one turn
piece-scaenicus = Scaenicus
about-scaenicus =
    Character, cost 8, defence 3. Does what another of your characters does, as if that one stood at his
    disc; what that one would do to itself happens to Scaenicus. He cannot copy a Scaenicus, nor a
    character who could do nothing at his disc; he can copy one at a blocked disc.
short-scaenicus = Act as another of your characters
piece-haruspex = Haruspex
about-haruspex =
    Character, cost 4, defence 3. You look through the draw pile, take a card of your choice without
    showing it, and shuffle the pile. If the pile is empty, the discards become a new one first. You then
    know the other player’s hand as well.
short-haruspex = Take any card from the pile
piece-senator = Senator
about-senator =
    Character, cost 3, defence 3. Lets you lay characters from your hand free of charge, as many as you
    like and one after the other, at any of your discs, even over Senator. You need a character in hand;
    after the first you may stop at any time.
short-senator = Lay characters from hand, free
piece-velites = Velites
about-velites =
    Character, cost 5, defence 3. Attacks an opposing character of your choice, at whatever disc. The
    battle die must reach its defence.
short-velites = Attack any opposing character
piece-essedum = Essedum
about-essedum =
    Character, cost 6, defence 3. Until your turn ends, all opposing cards have 2 less defence, even if
    Essedum leaves; activated twice, 4 less. There must be an opposing card.
short-essedum = Opposing defence −2 this turn
piece-tribunus-plebis = Tribunus Plebis
about-tribunus-plebis = Character, cost 5, defence 5. Takes 1 VP from the other player.
short-tribunus-plebis = Take 1 VP from the other player
piece-centurio = Centurio
about-centurio =
    Character, cost 9, defence 5. Attacks the card directly opposite. If the battle die does not reach
    its defence, you may add one of your unused dice, which is then used up.
short-centurio = Attack opposite; may add a die
piece-aesculapinum = Aesculapinum
about-aesculapinum =
    Building, cost 5, defence 2. You take a character of your choice from the discards into your hand.
    The other player sees which.
short-aesculapinum = Take a character from the discards
piece-basilica = Basilica
about-basilica =
    Building, cost 6, defence 5. Never activated: a Forum of yours at a neighbouring disc brings 2 more VP
    from the stockpile whenever it is activated, or 4 more with a Basilica on either side. Discs 1 and 6
    are not neighbours.
short-basilica = Forum beside: +2 VP
piece-machina = Machina
about-machina =
    Building, cost 4, defence 4. You take up all your buildings, Machina too, and lay every one of them
    again, free of charge, no two at the same disc. A character already there is covered and discarded.
short-machina = Lay your buildings again
piece-forum = Forum
about-forum =
    Building, cost 5, defence 5. Needs two dice: one that shows its disc, and another of your choice,
    whose value you get in VP from the stockpile.
short-forum = A second die’s value in VP
piece-mercatus = Mercatus
about-mercatus =
    Building, cost 6, defence 3. Takes 1 VP from the other player for each Forum in the opposing row, at
    most as many as that player has; there may be none.
short-mercatus = Take 1 VP for each opposing Forum
piece-onager = Onager
about-onager =
    Building, cost 5, defence 4. Attacks an opposing building of your choice, at whatever disc. The
    battle die must reach its defence.
short-onager = Attack any opposing building
piece-templum = Templum
about-templum =
    Building, cost 2, defence 2. Never activated: when a Forum of yours at a neighbouring disc is
    activated, you may use the third die too, if it is unused, and get its value in VP as well. Two
    Templa bring no more than one.
short-templum = Forum beside: the third die too
piece-turris = Turris
about-turris =
    Building, cost 6, defence 6. Never activated: all your other cards have 1 more defence while it lies
    there. With two, each Turris has 1 more and the other cards 2.
short-turris = Your other cards: defence +1

## What one may do

action-give = Give { PIECE($card) }
action-reroll = Roll all three dice again
action-lay = { $how ->
    [hidden] Lay { PIECE($card) } face down at disc { $disc }
    [paid] Lay { PIECE($card) } for { money } at disc { $disc }
    [paid-over] Lay { PIECE($card) } for { money } at disc { $disc }, covering { PIECE($covered) }
    [plain-over] Lay { PIECE($card) } at disc { $disc }, covering { PIECE($covered) }
   *[plain] Lay { PIECE($card) } at disc { $disc }
}
action-money = Take { money } (die { $die })
action-cards = { $count ->
    [one] Draw a card (die { $die })
   *[other] Look at { $count } cards and keep one (die { $die })
}
action-activate = { $how ->
    [card] Activate { PIECE($card) } at disc { $die } (die { $die })
    [against] Activate { PIECE($card) } at disc { $die } (die { $die }) against { PIECE($opposite) }, defence { $defence }
   *[plain] Activate the card at disc { $die } (die { $die })
}
action-take = { $how ->
    [discards] Take { PIECE($card) } (cost { $cost }) from the discards
    [pile] Take { PIECE($card) } (cost { $cost }) from the pile
    [only] Keep { PIECE($card) }
    [of-two] Keep { PIECE($card) }, discard the other
    [of-many] Keep { PIECE($card) }, discard the others
   *[plain] Take { PIECE($card) }
}
action-aim = { $how ->
    [battle] Attack { PIECE($card) } (disc { $disc }, defence { $defence })
    [return] Send back { PIECE($card) } (disc { $disc })
    [sacrifice] Discard { PIECE($card) } (disc { $disc })
   *[plain] Aim at the card at disc { $disc }
}
action-copy = { $how ->
    [card] Copy { PIECE($card) } (disc { $disc })
   *[plain] Copy the character at disc { $disc }
}
action-block = { $how ->
    [card] Block disc { $disc } ({ PIECE($card) })
    [empty] Block disc { $disc } (no card)
   *[plain] Block disc { $disc }
}
action-raise = Raise a die from { $die } to { $after }
action-lower = Lower a die from { $die } to { $after }
action-use = { $how ->
    [battle] Use the { $die }: { $sum } against { $defence }
    [forum] Use the { $die }: { score }
    [basilica] Use the { $die }: { score } ({ $rest } and { $bonus } for Basilica)
   *[plain] Use the { $die }
}
action-buy = Buy { score } for { money }
action-stop = { $how ->
    [rerolling] Keep the dice as they are
    [laying] Lay no more cards
    [adding] Add no die
    [forum] Use no more dice: { score }
    [basilica] Use no more dice: { score } ({ $rest } and { $bonus } for Basilica)
   *[plain] Stop here
}
action-end = { $count ->
    [0] { board-end }
   *[other] { board-end } (unused: { LIST($dice, join: "comma") })
}

## What happens

event-starter_chosen = { $seat } begins.
event-card_dealt = { $seat } is dealt { PIECE($card) }.
event-gift_chosen = { $seat } gives { PIECE($card) }.
event-gifts_ready = { $seat } has chosen two cards to give.
event-card_received = { $seat } receives { PIECE($card) }.
event-card_set = { $seat } lays { PIECE($card) } face down at disc { $disc }.
event-card_set-hidden = { $seat } lays a card face down at disc { $disc }.
event-card_turned_up = { $seat } turns up { PIECE($card) } at disc { $disc }.
event-turn_began = Turn { $turn }: { $seat }.
event-discs_paid = { $how ->
    [short] { $seat } owes { $discs } VP and has only { $points }.
   *[paid] { $discs ->
        [one] { $seat } pays { score } for { $discs } open disc.
       *[other] { $seat } pays { score } for { $discs } open discs.
    }
}
event-dice_rolled = { $how ->
    [again] { $seat } rolls again: { LIST($dice) }.
   *[first] { $seat } rolls { LIST($dice) }.
}
event-card_laid = { $money ->
    [0] { $seat } lays { PIECE($card) } at disc { $disc } free of charge.
   *[other] { $seat } lays { PIECE($card) } at disc { $disc } for { money }.
}
event-card_covered = { $seat } makes room at disc { $disc }: { PIECE($card) } is discarded.
event-money_taken = { $seat } takes { money }.
event-pile_refilled = The pile has run out: the discards are shuffled into a new one.
event-card_looked_at = { $seat } draws { PIECE($card) }.
event-cards_looked_at = { $count ->
    [one] { $seat } looks at { $count } card from the pile.
   *[other] { $seat } looks at { $count } cards from the pile.
}
event-card_kept = { $seat } takes { PIECE($card) } into hand.
event-card_kept-hidden = { $seat } takes a card into hand.
event-card_thrown = { $seat } discards { PIECE($card) }.
event-card_activated = { $seat } activates { PIECE($card) } at disc { $disc }.
event-card_copied = The Scaenicus of { $seat } copies { PIECE($card) }.
event-card_discarded = { $seat } loses { PIECE($card) } at disc { $disc }: it is discarded.
event-card_returned = { $seat } takes { PIECE($card) } from disc { $disc } back into hand.
event-points_gained = { $credited ->
    [0] { $seat } gains { score } from the stockpile.
   *[other] { $seat } gains { score }, { $credited } more than the stockpile had left.
}
event-points_taken = { $seat } takes { score } from { $other_seat }.
event-points_bought = { $seat } buys { score } for { money }.
event-die_changed = { $seat } turns a die from { $before } to { $after }.
event-die_used = { $seat } uses a die showing { $die }.
event-battle_fought = { $how ->
    [won] { $seat } attacks { PIECE($card) } at disc { $disc }: { $strength } against { $defence }, and wins.
   *[in-vain] { $seat } attacks { PIECE($card) } at disc { $disc }: { $strength } against { $defence }, and fails.
}
event-disc_blocked = { $seat } cannot activate a card at disc { $disc } next turn.
event-defences_lowered = { $seat } lowers the defence of all opposing cards by { $points } this turn.
event-card_fetched = { $seat } takes { PIECE($card) } from the discards into hand.
event-cards_taken_up = { $count ->
    [one] { $seat } takes up { $count } card, to be laid again.
   *[other] { $seat } takes up { $count } cards, to be laid again.
}
event-limit_reached = { result-limit }
event-game_ended = The game is over.

## What is asked

prompt-giving = { $count ->
    [2] You give two cards to the other player. Which one first?
    [1] Which one do you give second?
   *[other] Each player gives two cards.
}
prompt-setting = Which card do you lay face down, and at which disc?
prompt-beginning = A turn begins.
prompt-rolling = The dice roll.
prompt-rerolling = Three equal dice. Roll them again?
prompt-acting = { $can ->
    [use-lay] Use a die, lay a card, or end the turn.
    [use] Use a die, or end the turn.
    [lay] No dice left: lay a card, or end the turn?
   *[end] Nothing left to do: end the turn.
}
prompt-taking = { $source ->
    [discards] Which character do you take from the discards?
    [pile] Which card do you take from the pile?
    [only] You draw one card and keep it.
   *[drawn] Which of the cards drawn do you keep?
}
prompt-aiming = { $acting ->
    [sicarius] Which character does Sicarius discard?
    [gladiator] Which character does Gladiator send back to its owner’s hand?
    [velites] Which character do your Velites attack?
    [nero] Which building does Nero discard?
    [onager] Which building does Onager attack?
   *[other] Which card do you aim at?
}
prompt-copying = Which of your characters does Scaenicus copy?
prompt-blocking = Praetorianus: which disc do you block for the other player?
prompt-changing = Consul: which die do you raise or lower?
prompt-buying =
    Mercator: how many VP do you buy? Each costs { $price } sestertii, which the other player gets. You
    have { money }.
prompt-laying = { $sort ->
    [character] Which character do you lay, free of charge, and where?
   *[building] Which building do you lay, free of charge, and where?
}
prompt-relaying =
    Which card do you lay again, and where? It is free; no two at the same disc ({ $count } left).
prompt-forum = Forum: which die brings its value in VP?
prompt-templum = { $how ->
    [basilica] Forum pays { score } ({ $rest } and { $bonus } for Basilica). Templum: the last die as well?
   *[forum] Forum pays { score }. Templum: the last die as well?
}
prompt-adding = Centurio: { $strength } against a defence of { $defence }. Do you add a die?
prompt-over = The game is over.

## What is not possible, and what may be overlooked

refusal-unfinished = Finish the effect of { PIECE($acting) } first.
refusal-choose_first = First keep one of the cards drawn.
refusal-not_in_hand = { PIECE($card) } is not in your hand.
refusal-no_other = You have no other { PIECE($card) }.
refusal-disc_taken = Disc { $disc } is taken: no two cards at the same disc.
refusal-too_dear = { PIECE($card) } costs { $cost }, but you have only { $money }.
refusal-only_characters = { PIECE($card) } is a building; here it must be a character.
refusal-only_buildings = { PIECE($card) } is a character; here it must be a building.
refusal-one_at_least = Lay at least one card.
refusal-not_taken_up = { PIECE($card) } was not taken up.
refusal-all_laid_again = All cards taken up must be laid again.
refusal-unequal = Only three equal dice can be rolled again.
refusal-no_die = No unused die shows { $die }.
refusal-no_cards = There is no card left to draw.
refusal-no_card = You have no card at disc { $disc }.
refusal-passive = { PIECE($card) } works by itself and is never activated.
refusal-blocked = Disc { $disc } is blocked this turn.
refusal-idle = { PIECE($card) } could do nothing now: it needs { $needs ->
    [card-opposite] a card directly opposite.
    [opposing-card] an opposing card.
    [opposing-character] an opposing character.
    [opposing-building] an opposing building.
    [another-die] another unused die.
    [character-in-hand] a character in your hand.
    [building-in-hand] a building in your hand.
    [money] money for at least one VP.
    [disc-to-block] a disc that is not blocked yet.
    [card-to-find] a card in the pile or in the discards.
    [discarded-character] a character in the discards.
   *[another-character] another character of yours who could act at his disc.
}
refusal-not_drawn = { PIECE($card) } is not among the cards drawn.
refusal-not_in_discards = { PIECE($card) } is not in the discards.
refusal-not_in_pile = { PIECE($card) } is not in the pile.
refusal-no_other_card = The other player has no card at disc { $disc }.
refusal-no_scaenicus = Scaenicus cannot copy a Scaenicus.
refusal-blocked_already = Disc { $disc } is blocked already.
refusal-highest = A { $die } cannot be raised.
refusal-lowest = A { $die } cannot be lowered.
refusal-too_many = { $points ->
    [one] { score } costs { $price }, but you have only { $money }.
   *[other] { score } cost { $price }, but you have only { $money }.
}
refusal-not_held = The other player has only { $held } VP.
refusal-over_three = In this game a Mercator buys at most three VP at a time.

warning-dice = { $count ->
    [one] Your unused die will be lost.
   *[other] Your unused dice will be lost.
}
warning-ruin =
    If nothing changes, you lose when your next turn begins: your open discs cost { $discs } VP, and you
    have { score }.{ $count ->
        [0] { "" }
       *[other] { " " }{ warning-dice }
    }
warning-covered = { PIECE($card) } will be discarded.

## Why it ended

result-limit = { $turns ->
    [one] The limit of { $turns } turn is reached: the game is a draw.
   *[other] The limit of { $turns } turns is reached: the game is a draw.
}
result-broke = { $name } has no VP left.
result-level = The stockpile is empty, and both players have { score }.
result-ahead = The stockpile is empty: { score } to { $fewer }.

## Options

option-first = Who begins.
    .chosen = Who begins: { $value }
value-first-0 = drawn by lot
value-first-1 = the first seat
value-first-2 = the second seat
option-reroll_triples_again = Three equal dice may be rolled again as often as they come.
option-mercator_max_3 = A Mercator buys at most three VP at a time.
option-turn_limit = After this many turns, counting both players’, the game is a draw.
    .chosen = Turns until a draw: { $value }

## For who types: what actions do

help-give =
    Give a card from your hand to the other player, unseen. You give two in all; to give both at once,
    type: give nero legat.
help-reroll = Roll all three dice again, because they are equal.
help-lay =
    Lay a card at one of your discs: lay, the card, the disc. You pay its cost, unless an effect or the
    set-up lays it free; then you can lay several at once: lay forum 2 turris 4. A card already there is
    discarded.
help-money = Use a die to take as many sestertii as it shows.
help-cards = Use a die to look at as many cards as it shows; you keep one.
help-activate = Use a die to activate your card at the disc of that number.
help-take = Take a card into your hand: one of those drawn, or one from the discards or the pile.
help-aim = Choose the opposing card, by its disc, that your card attacks or drives off.
help-copy = Scaenicus: choose, by its disc, the character whose action he performs.
help-block = Praetorianus: no card at that disc can be activated on the other player’s next turn.
help-raise = Consul: an unused die of this value shows one more.
help-lower = Consul: an unused die of this value shows one less.
help-use = Use one more die: for Forum, for Templum, or for Centurio’s attack.
help-buy = Mercator: buy that many VP from the other player, for 2 sestertii each.
help-stop = Keep the dice as they are, lay no more cards, or use no more dice.
help-end = End your turn. Unused dice are lost; cards and money stay.

## The rules in short

rules =
    Two players, six numbered discs between them, and a place for a card on either side of each. Both
    begin with 10 victory points (VP); 16 lie in the stockpile. Whoever runs out of VP has lost. When
    the stockpile is empty, whoever has more VP wins.

    Set-up. Both players are dealt four cards and give two of them to each other. The first player lays
    four cards face down at four different discs, free of charge, then the second does; all are turned
    up.

    A turn. First you pay 1 VP to the stockpile for each of your discs without a card. Then you roll
    three dice; three equal ones you may roll again, once (*). Then you do as much as you like, in any
    order; each die is used once:
      Lay       Pay a card’s cost and lay it at one of your discs. A card already
                there is discarded. No die is needed.
      Money     Take as many sestertii as a die shows.
      Cards     Look at as many cards as a die shows, keep one, discard the rest.
      Activate  Use a die for your card at the disc of that number.

    Battle. The attacker rolls the battle die. If it reaches the defence of the card attacked, that card
    is discarded; if not, nothing happens.

    Characters, with cost and defence:
      Sicarius 9/2         { short-sicarius }
      Architectus 3/4      { short-architectus }
      Consiliarius 4/4     { short-consiliarius }
      Legat 5/2            { short-legat }
      Gladiator 6/5        { short-gladiator }
      Mercator 7/2         { short-mercator } (*)
      Consul 3/3           { short-consul }
      Legionarius 4/5      { short-legionarius }
      Nero 8/9             { short-nero }
      Praetorianus 4/4     { short-praetorianus }
      Scaenicus 8/3        { short-scaenicus }
      Haruspex 4/3         { short-haruspex }
      Senator 3/3          { short-senator }
      Velites 5/3          { short-velites }
      Essedum 6/3          { short-essedum }
      Tribunus Plebis 5/5  { short-tribunus-plebis }
      Centurio 9/5         { short-centurio }

    Buildings:
      Aesculapinum 5/2     { short-aesculapinum }
      Basilica 6/5         { short-basilica }
      Machina 4/4          { short-machina }
      Forum 5/5            { short-forum }
      Mercatus 6/3         { short-mercatus }
      Onager 5/4           { short-onager }
      Templum 2/2          { short-templum }
      Turris 6/6           { short-turris }

    VP that Legat and Forum bring come from the stockpile. Basilica, Templum and Turris are passive: they
    work by themselves and are never activated. Any other card is activated only if it can do something;
    Consiliarius, Legat, Machina, Mercatus and Tribunus Plebis may act even if they bring nothing. The
    game ends at once when a player has no VP or the stockpile is empty. What the stockpile lacks for the
    last payment is credited all the same. Equal VP are a draw, and so is a game that passes its limit of
    turns (*).

    On the board the number after a card in hand is its cost: Forum (5). Under a card in play stands its
    defence; where it has changed, the printed one follows: def. 4 (3).

    (*) An option can change this. Options in force are named when the game begins, and override what is
    said here.

## The board

board-table = The table
board-set_up = Set-up
board-turn = Turn { $number }
board-turn_of_limit = Turn { $number } of { $limit }
board-stock = Stockpile
board-pile = Pile
board-discards = Discards
board-just_thrown = just now: { LIST($cards, join: "comma", of: "piece") }
# Over what was done last, in pictures.
board-done = Just done by { $name }
board-done_own = Just done by you
board-vp = VP
board-money = { $count ->
    [one] sestertius
   *[other] sestertii
}
board-in_hand = in hand
board-in_play = in play
board-on_turn = to play
board-winner = winner
board-draw = draw
board-row_of = Cards of { $name }
board-disc = Disc { $disc }:
board-open = no card
# The name may have a place where it can be broken.
board-gone = { $called } gone
board-face_down = face down
board-blocked = blocked
board-blocked_now = Blocked: no card can be activated here on the next turn.
board-cost = cost
board-defence = defence
board-defence_now = Defence now { $defence }; printed: { $printed }.
board-wakes = A die shows { $disc }: this card can act.
# The discs follow.
board-reach_sword = { $count ->
    [one] can be attacked from disc
   *[other] can be attacked from discs
}
board-reach_away = { $count ->
    [one] can be driven off from disc
   *[other] can be driven off from discs
}
board-reach_battle = { $roll ->
    [any] { PIECE($card) } (disc { $disc }) can attack it: every roll wins ({ percent }).
    [none] { PIECE($card) } (disc { $disc }) can attack it: the die alone cannot win ({ percent }).
   *[some] { PIECE($card) } (disc { $disc }) can attack it: { $defence } or more wins ({ percent }).
}
board-reach_other = { PIECE($card) } (disc { $disc }) can drive it off.
board-character = character
board-building = building
board-your_dice = Your dice
board-dice_do = Each die brings money, brings a card, or activates your card at the disc of its number.
board-dice_of = Dice of { $name }
board-die = Die showing { $value }
board-used = used
board-unused = { $count ->
    [one] { $count } die unused
   *[other] { $count } dice unused
}
board-end = End the turn
board-under_way = { PIECE($card) } acts (disc { $disc })
board-looking = { $name } is looking at cards
board-essedum = Essedum: opposing defence −{ $number } this turn
board-battle = Battle die
board-against = against
board-won = won
board-in_vain = failed
board-not_enough = not enough yet
board-money_disc = Money
board-money_does = a die: its value in money
board-cards_disc = Cards
board-cards_does = a die: that many cards, keep 1
board-drawn = Drawn: keep one
board-search = The pile: take one card
board-fetch = The discards: take one
board-relay = Taken up: lay all again
board-taken_up = Taken up, to be laid again
board-buying = How many VP do you buy?
board-places = { $how ->
    [laying] { PIECE($card) }: lay free at disc
    [relaying] { PIECE($card) }: lay again at disc
   *[acting] { PIECE($card) }: lay at disc
}
board-hand = Your hand
board-hand_of = Hand of { $name }
board-hand_empty = no cards
board-hand_draw = A die on “{ board-cards_disc }” brings one.
board-lay_hint = Choose a card, then a disc that lights up.
board-lacks = { $count ->
    [one] { $count } more sestertius needed.
   *[other] { $count } more sestertii needed.
}
board-changing = Which die changes?
board-over = Final score
board-made = { $points } since the beginning
board-place = Disc { $disc }
board-place_over = Disc { $disc }, covering { PIECE($card) }
board-covers = ✕
board-offer_cards = { $count ->
    [one] { $count } card
   *[other] 1 of { $count }
}
board-short = { $count } short
board-seen = The other player knows this card.
board-gifts = You give
board-giving = To be given
board-gifts_of = { $name } gives
board-gifts_hint = Two cards go to the other player.
board-gives = gives { $count } of 2
board-known = You know in that hand
board-known_to = { $name } knows in that hand
board-known_set = In hand or face down
board-known_open = In hand
board-exposed = In hand and drawn, together
board-unknown = { $count } unknown
board-changed = just changed by
board-scored = { $name }: { score }

## The terminal

terminal-set_up = set-up
terminal-turn = turn { $count }
terminal-over = game over
terminal-stock = stockpile { $count } VP
terminal-pile = pile { $count }
terminal-discarded = discards { $count }
terminal-you = you
terminal-vp = VP
terminal-defence = def.
terminal-blocked = ✗ blocked
terminal-face_down = face down
terminal-at = { PIECE($card) } at disc { $disc }
terminal-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
terminal-open = { $count ->
    [one] { $count } open disc
   *[other] { $count } open discs
}
terminal-unknown = { $count ->
    [one] { $count } unknown card
   *[other] { $count } unknown cards
}
# What stands before a line.
terminal-label-dice = Dice:
terminal-label-acting = Under way:
terminal-label-taken_up = Taken up:
terminal-label-drawn = Drawn:
terminal-label-pile = Draw pile:
terminal-label-gifts = To give:
terminal-label-hand = In hand:
terminal-label-shown = Other knows:
terminal-label-other = Other’s hand:
terminal-label-other_set = Other’s cards:
terminal-label-discards = Discards:

## Why positions are refused. A field is named as in the document; the first seat is its number 0.

error-roma-points = { $field }: 36 victory points are in the game, not { $there }.
error-roma-waiting = { $waiting ->
    [nobody] { $field }: with the cards as they are, nobody still has to choose.
    [first] { $field }: with the cards as they are, only the first seat still has to choose.
    [second] { $field }: with the cards as they are, only the second seat still has to choose.
   *[both] { $field }: with the cards as they are, both seats still have to choose.
}
error-roma-nobody = { $field }: nobody would be asked anything.
error-roma-not_ended =
    { $field }: the game is not over while both players and the stockpile have points and the limit of
    turns is not exceeded.
error-roma-ended_before =
    { $field }: the game ends as soon as a player or the stockpile has no points or the limit is
    exceeded, so exactly one of these is the case.
error-roma-ended_at_once = { $seat ->
    [0] { $field }: the game ended when the turn of the first seat began, for open discs or by the limit.
   *[other] { $field }: the game ended when the turn of the second seat began, for open discs or by the limit.
}
error-roma-starter = { $seat ->
    [0] { $field }: by the option “first”, the first seat began.
   *[other] { $field }: by the option “first”, the second seat began.
}
error-roma-turn = { $seat ->
    [0] { $field }: it is the turn of the first seat.
   *[other] { $field }: it is the turn of the second seat.
}
error-roma-turns = { $seat ->
    [0] { $field }: the first seat has the odd turns, the second the even ones.
   *[other] { $field }: the second seat has the odd turns, the first the even ones.
}
error-roma-limit = { $field }: after the set-up it is at least 1, and at most one more than the limit of { $limit }.
error-roma-set_up = { $field }: is blank in the set-up.
error-roma-first_points = { $field }: each player begins with { $points } points.
error-roma-gifts = { $field }: a player gives { $most } cards, not { $there }.
error-roma-dealt = { $field }: a player has { $dealt } cards in the set-up, in hand, to give or set, not { $there }.
error-roma-set_later = { $field }: the second player sets cards when the first has set all.
error-roma-dice = { $field }: the number of dice unused here is { $most } at most, not { $there }.
error-roma-no_dice = { $field }: there is an unused die, or nothing would be asked.
error-roma-triple = { $field }: only three equal dice may be rolled again.
error-roma-rerolled = { $field }: three equal dice may be rolled again only once.
error-roma-essedum = { $field }: the dice used this turn allow { $most } at most.
error-roma-blocked = { $most ->
    [one] { $field }: the dice used allow { $most } blocked disc at most, not { $there }.
   *[other] { $field }: the dice used allow { $most } blocked discs at most, not { $there }.
}
error-roma-money = { $field }: up to turn { $turns } the dice used can have brought { $most } in all, not { $there }.
error-roma-effect = { $field }: does not fit the phase “{ $phase }”.
error-roma-source_blocked = { $field }: no card is activated at disc { $disc }, which is blocked.
error-roma-acting =
    { $field }: at disc { $disc } there is no { PIECE($card) } that could be acting, nor a Scaenicus that
    could be copying one.
error-roma-nothing_to_lay = { $field }: there is no card that could be laid free.
error-roma-no_templum = { $field }: there is no Templum beside the Forum at disc { $disc }.
error-roma-no_target = { $field }: there is no opposing card at disc { $disc }.
error-roma-won = { $field }: wins already against a defence of { $defence }, and no die is asked for.
error-roma-aloft = { $field }: holds cards that { PIECE($card) } does not take up.
error-roma-no_room = { $field }: the number of cards taken up is { $there }, that of open discs only { $free }.
error-roma-relaid = { $field }: is just the discs with cards that { PIECE($card) } lays again.
error-roma-not_taken_up = { $field }: { PIECE($card) } is neither taken up nor laid again.
error-roma-drawn = { $field }: at most { $most } cards are drawn, not { $there }.
error-roma-exposed = { $field }: is the hand and at least one of the cards drawn.
error-roma-exposed_last = { $field }: is the hand and all cards drawn just when the pile is empty.
error-roma-refilled = { $field }: these are in the new pile if the old one ran out in this draw.
error-roma-known_gifts = { $field }: whoever gave cards knows these, { $count } here.
error-roma-known = { $field }: more of { PIECE($card) } are known than the { $held } in hand.
error-roma-all_known = { $field }: is the whole hand, as the pile is empty or has been seen.

## The lesson

lesson-points =
    Roma is a duel for victory points, VP. Each of you starts with 10, and 16 lie in the stockpile. If you
    run out, you have lost; once the stockpile is empty, whoever has more VP wins. Each player’s VP are
    shown beside their name.
lesson-discs =
    Six discs lie in the middle, and each of you has one place at every disc; your row is the lower one.
    Where you have no card the disc is open: marked −1, it costs you 1 VP whenever your turn begins, and
    this VP goes back to the stockpile. There is nothing left to do this turn: tap “{ board-end }”.
lesson-dice =
    Livia has had her turn. Then yours began: you paid 1 VP for disc 4 and rolled 3, 4 and 6. Each die
    does one thing: it brings money, brings cards or activates a card. Tap the 3, then
    “{ board-cards_disc }”, which lights up; or drag the die there.
    .hint = Tap the die with the 3, then “{ board-cards_disc }”.
lesson-keeping =
    A 3, so you look at three cards from the pile and keep one; the others are discarded. When the pile
    runs out, the discards are shuffled into a new one. Every card explains itself: hold the pointer or a
    finger on it. Legat earns from the other player’s open discs, and Livia has two. Keep him.
    .hint = Of the three cards drawn, tap Legat.
lesson-money =
    Legat is in your hand. He costs 5, the number in the coin, and you have no money: you are 5 short. Tap
    the 6, then “{ board-money_disc }”: it brings 6 sestertii.
    .hint = Tap the die with the 6, then “{ board-money_disc }”.
lesson-laying =
    Laying a card needs no die, only money; lay as many as you can pay for. Tap Legat in “{ board-hand }”:
    the places where he may lie light up. Tap your open disc 4, or drag him there.
    .hint = Tap Legat in “{ board-hand }”, then disc 4 in your row.
lesson-activating =
    Now the heart of the game: a die activates your card at the disc of its number. You have a 4 left,
    and Legat is at disc 4. A card may act in the very turn in which it was laid: tap Legat in your row.
    .hint = Tap Legat at disc 4 in your row.
lesson-full_row =
    2 VP from the stockpile, for Livia’s two open discs; the little die at disc 4 shows where you used
    it. Your row is full: your next turn costs nothing. All dice are used, so end the turn. Money and
    cards in hand stay with you.
    .hint = Tap “{ board-end }”.
lesson-defence =
    You have 3, 5 and 5. A card’s defence is the number in the shield. Your Onager at disc 3 attacks any
    building; a little sword with a 3 marks those it can hit. Tap Onager to activate it.
    .hint = Tap Onager at disc 3 in your row.
lesson-battle =
    In a battle the battle die is rolled once and must reach the defence. Forum has 5, Mercatus only 3:
    with 3 or more you win, two times out of three, as its button says. Attack Mercatus.
    .hint = Bold! But here tap Mercatus, in Livia’s row.
lesson-opposite =
    4 against 3: Mercatus is discarded. Legionarius attacks the card directly opposite, here Praetorianus
    with defence 4. Activate him with a 5.
    .hint = Tap Legionarius at disc 5 in your row.
lesson-again =
    A 2 is not enough: everything stays as it is, and only the die is lost. But you have another 5, and a
    second die with the same number activates the same card again. Try once more.
    .hint = Tap Legionarius again.
lesson-open_discs =
    4 reaches 4: Praetorianus is gone too. Livia now has four open discs, and they will cost her 4 VP:
    that is how attacks pay off. Sicarius, Gladiator and Nero drive cards off without any battle.
lesson-forum =
    Another situation, later in the game. Most VP come from Forum, which takes two dice: one with the
    number of its disc, and a second that pays its value. Tap Forum at disc 2.
    .hint = Tap Forum at disc 2 in your row.
lesson-basilica =
    Which die pays? Basilica, Templum and Turris are never activated: they work without a die. Your
    Basilica, next to Forum, adds 2 VP, so the 1 would bring 3, and the 6 brings 8. Livia’s Turris adds 1
    to the defence of her other cards: a number that has changed is underlined, its shield framed in red.
    Tap the 6.
    .hint = At “{ board-your_dice }”, tap the 6.
lesson-covering =
    8 VP! Now a catch: a card laid on another sends it to the discards, and what it cost is lost. Cards
    that Machina or Consiliarius lay again may cover others too. Your Templum helps only next to a Forum,
    so let it go: tap Aesculapinum in “{ board-hand }”, then disc 6. It costs 5.
    .hint = Tap Aesculapinum in “{ board-hand }”, then disc 6, where your Templum lies.
lesson-giving =
    Another situation: how does a game begin? Each of you is dealt four cards and gives two to the other.
    You have chosen Consul; in “{ board-hand }”, tap Senator to give him too. Keep what goes together,
    such as Forum and Basilica.
    .hint = In “{ board-hand }”, tap Senator.
lesson-setting =
    Livia gave you Gladiator and Legionarius. The eye on Legionarius means that she knows this card. What
    you know of her four cards is shown by her name: the two you gave, and the others unknown. Your four
    cards go to four discs, face down and free of charge; then Livia’s. Three lie there, Basilica next to
    Forum. Tap Legionarius in “{ board-hand }”, then disc 5.
    .hint = Tap Legionarius in “{ board-hand }”, then disc 5 in your row.
lesson-rerolling =
    All cards are turned up. Who begins is drawn by lot; here it is you. You have two open discs, so this
    very first turn cost 2 VP, and the stockpile now has 18. And you rolled 4, 4, 4: three equal dice may
    be rolled again, all of them, once. Tap “{ action-reroll }”.
    .hint = You may keep them. Here, though, tap “{ action-reroll }”.
lesson-no_card =
    1, 4 and 5. You have no card at disc 4, but no die is useless, and large ones bring a lot of money or
    a wide choice of cards. Tap the 4, then “{ board-cards_disc }”.
    .hint = Tap the die with the 4, then “{ board-cards_disc }”.
lesson-choosing =
    Four cards, and you keep one. Look at what they do and what they cost: you have no money yet, and two
    discs to fill. The choice is yours.
lesson-last =
    Another situation: the end. The stockpile has only 2 VP left, and Livia leads 18 to 16. Your Legat
    brings 3, for her three open discs; what the stockpile lacks you get all the same. Activate Legat!
    .hint = Tap Legat at disc 4 in your row.
lesson-over =
    The stockpile is empty, so the game is over at once: 19 to 18, you win! Remember: an open disc costs
    you 1 VP every turn and feeds an opposing Legat. Fill your row early, then build around a Forum. The
    cards will explain themselves. Now play your first game!

## What chance gives something of

drawn-the-starting-player = the starting player
drawn-the-draw-pile = the draw pile
drawn-an-action-die = an action die
drawn-the-battle-die = the battle die
