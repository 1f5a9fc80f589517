### Avé in English. Terms: roll, write, row, column, turn, round, action card.
### term: write; not: enter, enters, entered, entering

title = Avé
tagline = Roll Roman numerals, one die at a time, and stop before the dice stop you.

## Pieces, and what they do

piece-reroll-I = Reroll I’s
piece-reroll-V = Reroll V’s
piece-reroll-one = Reroll one
piece-ignore-one = Ignore one
piece-repeat = Repeat
piece-joker = Joker

about-reroll-I = After a failure: roll all your I’s again, at once. You need at least one.
about-reroll-V = After a failure: roll all your V’s again, at once. You need at least one.
about-reroll-one = After a failure: roll one die again, whichever you like.
about-ignore-one =
    After a failure: set one of your dice aside for the rest of the turn. You may still roll the dice
    that you have not rolled yet, and must if no die is left showing.
about-repeat =
    After a failure: write a number that your column already has, in a free row directly above or
    below it. The dice must read that number. This ends the turn.
about-joker = Acts as any one of the other five cards, even one that you have used.

## What one may do

action-roll = { $dice ->
    [one] Roll one die
   *[other] Roll { $dice } dice
}
action-stop = Stop here, though the number fits nowhere
action-pass = Pass: write nothing this turn
action-write = Write { $numeral } ({ $number }) in row { $row }
action-reroll-i = { $dice ->
    [one] Reroll I’s: roll one I again
   *[other] Reroll I’s: roll { $dice } I’s again
}
action-reroll-v = { $dice ->
    [one] Reroll V’s: roll one V again
   *[other] Reroll V’s: roll { $dice } V’s again
}
action-reroll-one = Reroll one: roll a die showing { $face } again
action-ignore-one = Ignore one: set a die showing { $face } aside
action-repeat = Repeat: write a number next to its twin
action-joker-reroll-i = { $dice ->
    [one] Joker: roll one I again
   *[other] Joker: roll { $dice } I’s again
}
action-joker-reroll-v = { $dice ->
    [one] Joker: roll one V again
   *[other] Joker: roll { $dice } V’s again
}
action-joker-reroll-one = Joker: roll just one die showing { $face } again
action-joker-ignore-one = Joker: set a die showing { $face } aside
action-joker-repeat = Joker: write a number next to its twin

## What happens

event-turn_began = { $seat } takes the dice.
event-die_rolled = { $seat } rolls { $face }.
event-dice_taken_up = { $dice ->
    [one] { $seat } picks up one die showing { $face }.
   *[other] { $seat } picks up { $dice } dice showing { $face }.
}
event-die_set_aside = { $seat } sets a die showing { $face } aside.
event-number_written = { $seat } writes { $numeral } ({ $number }) in row { $row }.
event-rolling_stopped = { $seat } stops on a number that fits nowhere.
event-turn_failed = The turn of { $seat } has failed.
event-card_played = { $seat } plays { PIECE($card) }.
event-joker_played = { $seat } plays the Joker as { PIECE($card) }.
event-turn_passed = { $seat } passes and writes nothing.
event-last_round_called = { $seat } triggers the end of the game: this is the last round.
event-columns_blocked = Nobody can write a number any more.
event-round_limit_reached = The round limit is reached after round { $rounds }.
event-game_ended = The game is over.

## What is asked

prompt-rolling = { $dice ->
    [0] The dice are yours: roll.
   *[other] Four X’s are no number yet: roll on.
}
prompt-deciding = { $can ->
    [roll] No free row takes { LIST($readings, join: "or") }: roll on.
    [stop] No free row takes { LIST($readings, join: "or") }. Roll on, or stop and play a card?
    [write] Write your number.
   *[both] Write a number, or roll on?
}
prompt-failed = { $why ->
    [unfit] The turn has failed: no free row takes { LIST($readings, join: "or") }. { $cards ->
        [0] You must pass.
       *[other] Play a card, or pass?
    }
   *[unread] The turn has failed: the dice form no number. { $cards ->
        [0] You must pass.
       *[other] Play a card, or pass?
    }
}
prompt-repeating = Where does the repeated number go?
prompt-over = The game is over.

## Why it ended

result-full = { $count ->
    [one] The game ended because { LIST($full) } has filled all seven rows: { $totals }.
   *[other] The game ended because { LIST($full) } have each filled all seven rows: { $totals }.
}
result-failed = { $is_known ->
    [no] The game ended because a turn begun without a card failed: { $totals }.
   *[other] The game ended because { $failed } failed a turn begun without a card: { $totals }.
}
result-limit = The game ended because the round limit was reached: { $totals }.
result-blocked = The game ended because nobody could write a number any more: { $totals }.

## Options

option-reroll_any =
    Reroll I’s, Reroll V’s: you choose how many of these dice you roll again, at least one.
option-many_dice = Several dice may be rolled at once; they are judged together.
option-cards_any_time =
    Action cards may be played whenever dice are showing, not only after a failure.
option-round_limit = The game ends after this many rounds at the latest.
    .chosen = Rounds at most: { $value }

## For who types: what actions do

help-roll = Roll dice. All your dice together must form a number, or the turn fails (four X’s apart).
help-stop = Stop on a number that fits nowhere, so that you can play a card.
help-pass = End the turn without writing.
help-write = Stop and write a number in a free row. Numbers rise from row 1 to row 7.
help-reroll-i = Card: all dice that show I are rolled again, together.
help-reroll-v = Card: all dice that show V are rolled again, together.
help-reroll-one = Card: one die of your choice is rolled again.
help-ignore-one = Card: one die is set aside for this turn.
help-repeat = Card: write a number you already have, in a free row next to it.
help-joker-reroll-i = Joker, which acts as any other card: all I’s are rolled again.
help-joker-reroll-v = Joker, which acts as any other card: all V’s are rolled again.
help-joker-reroll-one = Joker, which acts as any other card: one die is rolled again.
help-joker-ignore-one = Joker, which acts as any other card: one die is set aside.
help-joker-repeat = Joker, which acts as any other card: repeat a number you have.

## The rules in short

rules =
    On your turn you roll dice one by one. Each die shows I, V or X (three sides I, one V, two X). All
    the dice you have rolled must together form a Roman numeral, in any order you like. While they
    do, you may stop and write the number in your column, or roll one more, up to six. A single I
    may be added or taken away: X and I are 9 or 11.

    Your column has seven rows. Numbers rise from row 1 to row 7; gaps are fine, and no number comes
    twice. Once written, a number stays.

    If the dice form no number, or you have run out of dice and nothing fits, the turn has failed:
    pass, or play one of your action cards, and the dice are judged again. With dice left, you may
    stop on a number that fits nowhere if you hold a card that you could then play: that too is a
    failure. Four X’s alone are no number yet: roll on and hope for an I, which makes 39.

    The six cards, each used once; every card you never use is worth 5 points:
      Reroll I’s   all dice that show I are rolled again
      Reroll V’s   all dice that show V are rolled again
      Reroll one   one die is rolled again
      Ignore one   one die is set aside for this turn
      Repeat       write a number you already have, in a free row next to it
      Joker        acts as any one of the others, even one you have used

    When someone writes a seventh number, or fails a turn begun without any card, the round is played
    to its end. Then the highest sum of column and cards wins.

## The board

board-round = Round { $number }
board-last_round = last round
board-no_hope = No free row takes { LIST($numbers, join: "or") }, and no roll can change that.
board-your_dice = Your dice
board-dice_of = { $name } has the dice
board-die = Die showing { $face }
board-none_rolled = no die rolled yet
board-left = { $count ->
    [one] one left to roll
   *[other] { $count } left to roll
}
board-aside = { $count ->
    [one] one set aside
   *[other] { $count } set aside
}
board-reads = reads
board-or = or
board-no_number = no number
board-fits_nowhere = fits nowhere
board-roll = Roll
board-stop = Stop
board-stop_here = Stop here
board-pass = Pass
board-pass_confirm = You stopped so that you can play a card. Pass all the same, and write nothing?
board-column = Your column
board-columns = The columns
board-others = The others
board-on_turn = to play
board-winner = winner
board-row = Row { $row }:
board-free = free
board-cards = Action cards
board-your_cards = Your action cards
board-cards_of = Action cards of { $name }
board-column_of = Column of { $name }
board-used = used
board-used_card = { PIECE($card) } (used)
board-shut = Close
board-choose_die = Choose one of the dice
board-passes = { $count ->
    [one] passed once
   *[other] passed { $count } times
}
board-passes_now = passes
board-you_roll = You roll …
board-rolls_now = { $name } rolls …
board-best = best chance
board-certain = certain
board-odds_pass = nothing is written
board-odds_cost = costs { $points } points
board-not_failed = Not now: your turn has not failed.
board-no_such_die = Not now: no die shows { $face }.
board-no_twin = Not now: the dice read no number whose twin stands next to a free row.
board-six_dice = All six dice!
board-highest = XXXIX, the highest!
board-seventh = All seven rows!
board-ended_full = { $count ->
    [one] { LIST($full) } filled all seven rows.
   *[other] { LIST($full) } each filled all seven rows.
}
board-ended_failed = { $is_known ->
    [no] A turn begun without a card failed.
   *[other] { $failed } failed a turn begun without a card.
}
board-ended_limit = The round limit was reached.
board-ended_blocked = Nobody could write a number any more.
board-standing = { $lead ->
    [ahead] You are { $points } ahead.
    [behind] You are { $points } behind.
   *[level] You are level at the top.
}{ $best ->
    [0] { "" }
   *[other] { " " }Your highest number: { $numeral } ({ $best }).
}
board-result = How the points come about
board-numbers = Numbers
board-cards_left = Cards left
board-total = Points
board-odds = The odds of the next roll
board-odds_write = a number that fits
board-odds_on = nothing to write yet, roll on
board-odds_fail = the turn fails
board-every_number = Every number
board-does_fit = fits
board-does_not_fit = does not fit

# What a card does, in a few words.
short-reroll-I = Roll all your I’s again
short-reroll-V = Roll all your V’s again
short-reroll-one = Roll one die again
short-ignore-one = Set one die aside
short-repeat = Write a number next to its twin
short-joker = Any one of the other cards

## The terminal

terminal-row = row
terminal-round = Round { $number }
terminal-last = last round
terminal-left = { $count } left to roll
terminal-cards = cards
terminal-points = points
terminal-reads = reads { LIST($readings, join: "or") }
terminal-none = no number
terminal-hand = In hand: { $cards }

## The lesson

lesson-begin =
    You want to fill your column with numbers as large as you can, rising from row 1 to row 7. You
    read your dice as a Roman numeral; each die has I on three sides, V on one, X on two. The 30
    points you already have are your six action cards: 5 for each one still unused at the end. Roll
    the first die.
lesson-five =
    A V: that is 5. You could write it now, in any row; the buttons in your column show where. But 5 is
    not much. Roll another die.
    .hint = You may write 5. Here, though, roll once more.
lesson-fifteen = X and V read XV, 15: the order in which they fell does not matter. Once more!
    .hint = 15 is fine, but roll once more here.
lesson-sixteen =
    X, V and I read XVI, 16, or XIV, 14: a single I may be added or taken away. The choice is yours.
    Leave room for smaller numbers, and more for larger ones: write 16 in row 3.
    .hint = Tap the button with XVI in row 3, or drag the number there.
lesson-rising =
    Your turn is over, and Livia has had hers: 11 in row 3. Now you have rolled X, X and I. Numbers must
    rise: with 16 in row 3, rows 1 and 2 take smaller numbers, rows 4 to 7 larger ones. Where can 21 go?
    Write it in row 4.
    .hint = It is allowed. For this lesson, write XXI in row 4.
lesson-bold =
    Livia has played, and on your third turn you have X, X, V, I: 24 or 26. Be careful: if the dice
    form no number, the turn has failed. No number has two V’s or four I’s, and four X’s form only 39,
    with an I. Be bold and roll.
    .hint = Wise! But let us see what can happen: roll.
lesson-failed =
    Two V’s: the turn has failed. You could pass, and write nothing. But this is what your action
    cards are for: each works once, and playing it costs you its 5 points. Ignore one sets a die
    aside: play it on a V.
    .hint = Tap the card Ignore one, then one of the V’s.
lesson-saved =
    Saved: 24 or 26 again. Had the dice failed once more, you could have played another card: several
    in one turn are fine. Hold the pointer or a finger on a card, and it tells you what it does. Write
    26 in row 5.
    .hint = Write XXVI in row 5.
lesson-stop =
    Another turn, later: you have 39, but it already stands in row 7, and no number comes twice. It
    fits nowhere, and a sixth die would certainly spoil it. So stop here: that counts as a failure,
    and after a failure you may play a card.
    .hint = Tap “{ board-stop_here }”.
lesson-repeat =
    Repeat lets you write a number you already have once more, next to its twin. It costs you the
    card’s 5 points, and brings 39. Play it.
    .hint = Tap the card Repeat.
lesson-twin = 39 stands in row 7, and row 6 beside it is free. Write it there.
lesson-last =
    Your next turn: V and I, 4 or 6. Only row 1 is free, so write 6, your seventh number. Whoever
    fills their column brings on the end of the game; so does a failed turn that began without any
    card. The round is played out: Livia still has her turn.
    .hint = Write VI in row 1.
lesson-over =
    The game is over. You score the sum of your column, 156, and 5 for each card left: four cards are
    20, and that is 176 in all. Livia, with five cards, has 129 + 25 = 154. You have won!
lesson-end =
    That is all. In a game you can open the odds of the next roll, beside the dice (%); and once you have
    written a number, you can take it back until the next die is rolled. Now play your first game!

## Positions that cannot be; seats are counted from 0 there

error-ave-turn = { $field }: there is no seat { $turn }; the last seat is { $last }.
error-ave-turn_over = { $field }: after the end it is { $last }, for the last seat had the last turn.
error-ave-written = { $field }: numbers written: { $written }; turns had: { $turns }.
error-ave-cards = { $field }: this seat has had no turn to use a card in, so it has all six.
error-ave-full = { $field }: is full, but a full column ends the game with its round.
error-ave-blocked = { $field }: nobody can write a number, so the game was over after the round.
error-ave-rolled =
    { $field }: rolled one by one, the dice would have failed before; no card that changes them has been
    used.
error-ave-one_die =
    { $field }: a single die has not failed, for its number fits; so it cannot have been set aside.
error-ave-rounds = { $field }: the game ends after round { $limit }.
error-ave-column =
    { $field }: { $number } cannot come after { $below }; numbers rise from row to row, and equal ones
    stand side by side.
error-ave-never = { $field }: { $number } cannot be formed with six dice.
error-ave-dice = { $field }: with those not yet rolled there are more than { $dice } dice.
error-ave-aside = { $aside ->
    [one] { $field }: no card has been played that sets a die aside.
   *[other] { $field }: the cards played cannot have set { $aside } dice aside.
}
error-ave-twins = { $field }: numbers repeated: { $twins }; cards played for that: { $spent } at most.
error-ave-no_last_round =
    { $field }: nothing has called the last round; for that, someone who has played this round needs a
    full column, or no card left and an earlier turn in which nothing was written.
error-ave-over = { $field }: the game is not over: nothing has called the last round.
error-ave-last_round = { $field }: is 1 once a column is full, and that of seat { $seat } is.
error-ave-without_card = { $field }: with the cards as they are, it is { $value }.
error-ave-phase =
    { $field }: the dice as they lie do not fit “{ $phase }”; they fit { LIST($fitting, join: "or") }.

## What chance gives something of

drawn-a-die = a die
