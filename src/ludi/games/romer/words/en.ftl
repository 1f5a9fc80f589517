### Römer in English. Terms: round, lead (somebody is on lead), trick, trump, follow, stay out, team (of a trump card
### and cards upon it), lay, renew, capture, draw, discards, draw pile, battle value, points. A card is called by its
### colour, battle value and points: Red 5 V.
### term: capture; not: take*, taking, took; but: take* part, take … trump, take the wider meaning

title = Römer
tagline = Horses before your chariot, face down, and tricks that unharness them.

## The colours and cards, also as lists name them and one types them: with spaces that do not break

piece-red = red
    .listed = red
piece-blue = blue
    .listed = blue
piece-green = green
    .listed = green
piece-yellow = yellow
    .listed = yellow
piece-black = black
    .listed = black
piece-red-caesar = Red Caesar
    .listed = Red Caesar
piece-red-1-x = Red 1 X
    .listed = Red 1 X
piece-red-1-xx = Red 1 XX
    .listed = Red 1 XX
piece-red-2-v = Red 2 V
    .listed = Red 2 V
piece-red-2-xx = Red 2 XX
    .listed = Red 2 XX
piece-red-3-v = Red 3 V
    .listed = Red 3 V
piece-red-3-x = Red 3 X
    .listed = Red 3 X
piece-red-4-iii = Red 4 III
    .listed = Red 4 III
piece-red-4-x = Red 4 X
    .listed = Red 4 X
piece-red-5-iii = Red 5 III
    .listed = Red 5 III
piece-red-5-v = Red 5 V
    .listed = Red 5 V
piece-red-6-iii = Red 6 III
    .listed = Red 6 III
piece-red-6-v = Red 6 V
    .listed = Red 6 V
piece-red-7-iii = Red 7 III
    .listed = Red 7 III
piece-blue-caesar = Blue Caesar
    .listed = Blue Caesar
piece-blue-1-x = Blue 1 X
    .listed = Blue 1 X
piece-blue-1-xx = Blue 1 XX
    .listed = Blue 1 XX
piece-blue-2-v = Blue 2 V
    .listed = Blue 2 V
piece-blue-2-xx = Blue 2 XX
    .listed = Blue 2 XX
piece-blue-3-v = Blue 3 V
    .listed = Blue 3 V
piece-blue-3-x = Blue 3 X
    .listed = Blue 3 X
piece-blue-4-iii = Blue 4 III
    .listed = Blue 4 III
piece-blue-4-x = Blue 4 X
    .listed = Blue 4 X
piece-blue-5-iii = Blue 5 III
    .listed = Blue 5 III
piece-blue-5-v = Blue 5 V
    .listed = Blue 5 V
piece-blue-6-iii = Blue 6 III
    .listed = Blue 6 III
piece-blue-6-v = Blue 6 V
    .listed = Blue 6 V
piece-blue-7-iii = Blue 7 III
    .listed = Blue 7 III
piece-green-caesar = Green Caesar
    .listed = Green Caesar
piece-green-1-x = Green 1 X
    .listed = Green 1 X
piece-green-1-xx = Green 1 XX
    .listed = Green 1 XX
piece-green-2-v = Green 2 V
    .listed = Green 2 V
piece-green-2-xx = Green 2 XX
    .listed = Green 2 XX
piece-green-3-v = Green 3 V
    .listed = Green 3 V
piece-green-3-x = Green 3 X
    .listed = Green 3 X
piece-green-4-iii = Green 4 III
    .listed = Green 4 III
piece-green-4-x = Green 4 X
    .listed = Green 4 X
piece-green-5-iii = Green 5 III
    .listed = Green 5 III
piece-green-5-v = Green 5 V
    .listed = Green 5 V
piece-green-6-iii = Green 6 III
    .listed = Green 6 III
piece-green-6-v = Green 6 V
    .listed = Green 6 V
piece-green-7-iii = Green 7 III
    .listed = Green 7 III
piece-yellow-caesar = Yellow Caesar
    .listed = Yellow Caesar
piece-yellow-1-x = Yellow 1 X
    .listed = Yellow 1 X
piece-yellow-1-xx = Yellow 1 XX
    .listed = Yellow 1 XX
piece-yellow-2-v = Yellow 2 V
    .listed = Yellow 2 V
piece-yellow-2-xx = Yellow 2 XX
    .listed = Yellow 2 XX
piece-yellow-3-v = Yellow 3 V
    .listed = Yellow 3 V
piece-yellow-3-x = Yellow 3 X
    .listed = Yellow 3 X
piece-yellow-4-iii = Yellow 4 III
    .listed = Yellow 4 III
piece-yellow-4-x = Yellow 4 X
    .listed = Yellow 4 X
piece-yellow-5-iii = Yellow 5 III
    .listed = Yellow 5 III
piece-yellow-5-v = Yellow 5 V
    .listed = Yellow 5 V
piece-yellow-6-iii = Yellow 6 III
    .listed = Yellow 6 III
piece-yellow-6-v = Yellow 6 V
    .listed = Yellow 6 V
piece-yellow-7-iii = Yellow 7 III
    .listed = Yellow 7 III
piece-black-caesar = Black Caesar
    .listed = Black Caesar
piece-black-1-x = Black 1 X
    .listed = Black 1 X
piece-black-1-xx = Black 1 XX
    .listed = Black 1 XX
piece-black-2-v = Black 2 V
    .listed = Black 2 V
piece-black-2-xx = Black 2 XX
    .listed = Black 2 XX
piece-black-3-v = Black 3 V
    .listed = Black 3 V
piece-black-3-x = Black 3 X
    .listed = Black 3 X
piece-black-4-iii = Black 4 III
    .listed = Black 4 III
piece-black-4-x = Black 4 X
    .listed = Black 4 X
piece-black-5-iii = Black 5 III
    .listed = Black 5 III
piece-black-5-v = Black 5 V
    .listed = Black 5 V
piece-black-6-iii = Black 6 III
    .listed = Black 6 III
piece-black-6-v = Black 6 V
    .listed = Black 6 V
piece-black-7-iii = Black 7 III
    .listed = Black 7 III

type-piece-red-caesar = Red Caesar
type-piece-red-1-x = Red 1 X
type-piece-red-1-xx = Red 1 XX
type-piece-red-2-v = Red 2 V
type-piece-red-2-xx = Red 2 XX
type-piece-red-3-v = Red 3 V
type-piece-red-3-x = Red 3 X
type-piece-red-4-iii = Red 4 III
type-piece-red-4-x = Red 4 X
type-piece-red-5-iii = Red 5 III
type-piece-red-5-v = Red 5 V
type-piece-red-6-iii = Red 6 III
type-piece-red-6-v = Red 6 V
type-piece-red-7-iii = Red 7 III
type-piece-blue-caesar = Blue Caesar
type-piece-blue-1-x = Blue 1 X
type-piece-blue-1-xx = Blue 1 XX
type-piece-blue-2-v = Blue 2 V
type-piece-blue-2-xx = Blue 2 XX
type-piece-blue-3-v = Blue 3 V
type-piece-blue-3-x = Blue 3 X
type-piece-blue-4-iii = Blue 4 III
type-piece-blue-4-x = Blue 4 X
type-piece-blue-5-iii = Blue 5 III
type-piece-blue-5-v = Blue 5 V
type-piece-blue-6-iii = Blue 6 III
type-piece-blue-6-v = Blue 6 V
type-piece-blue-7-iii = Blue 7 III
type-piece-green-caesar = Green Caesar
type-piece-green-1-x = Green 1 X
type-piece-green-1-xx = Green 1 XX
type-piece-green-2-v = Green 2 V
type-piece-green-2-xx = Green 2 XX
type-piece-green-3-v = Green 3 V
type-piece-green-3-x = Green 3 X
type-piece-green-4-iii = Green 4 III
type-piece-green-4-x = Green 4 X
type-piece-green-5-iii = Green 5 III
type-piece-green-5-v = Green 5 V
type-piece-green-6-iii = Green 6 III
type-piece-green-6-v = Green 6 V
type-piece-green-7-iii = Green 7 III
type-piece-yellow-caesar = Yellow Caesar
type-piece-yellow-1-x = Yellow 1 X
type-piece-yellow-1-xx = Yellow 1 XX
type-piece-yellow-2-v = Yellow 2 V
type-piece-yellow-2-xx = Yellow 2 XX
type-piece-yellow-3-v = Yellow 3 V
type-piece-yellow-3-x = Yellow 3 X
type-piece-yellow-4-iii = Yellow 4 III
type-piece-yellow-4-x = Yellow 4 X
type-piece-yellow-5-iii = Yellow 5 III
type-piece-yellow-5-v = Yellow 5 V
type-piece-yellow-6-iii = Yellow 6 III
type-piece-yellow-6-v = Yellow 6 V
type-piece-yellow-7-iii = Yellow 7 III
type-piece-black-caesar = Black Caesar
type-piece-black-1-x = Black 1 X
type-piece-black-1-xx = Black 1 XX
type-piece-black-2-v = Black 2 V
type-piece-black-2-xx = Black 2 XX
type-piece-black-3-v = Black 3 V
type-piece-black-3-x = Black 3 X
type-piece-black-4-iii = Black 4 III
type-piece-black-4-x = Black 4 X
type-piece-black-5-iii = Black 5 III
type-piece-black-5-v = Black 5 V
type-piece-black-6-iii = Black 6 III
type-piece-black-6-v = Black 6 V
type-piece-black-7-iii = Black 7 III

## What cards do

-of-a-caesar =
    No battle value and no points. It has a colour all the same: it can follow, trump with 0, be the trump,
    or fill a place in the team. There are 7 in each colour.
-of-a-card = { $copies ->
    [one]
        Battle value { $battle } in a trick, { $points } points in a team; in a team whose trump is { $colour },
        { $points } times its position. There is one copy.
   *[other]
        Battle value { $battle } in a trick, { $points } points in a team; in a team whose trump is { $colour },
        { $points } times its position. There are { $copies } copies.
}

about-red-caesar = { -of-a-caesar }
about-red-1-x = { -of-a-card(battle: 1, points: 10, colour: "red", copies: 1) }
about-red-1-xx = { -of-a-card(battle: 1, points: 20, colour: "red", copies: 1) }
about-red-2-v = { -of-a-card(battle: 2, points: 5, colour: "red", copies: 1) }
about-red-2-xx = { -of-a-card(battle: 2, points: 20, colour: "red", copies: 1) }
about-red-3-v = { -of-a-card(battle: 3, points: 5, colour: "red", copies: 1) }
about-red-3-x = { -of-a-card(battle: 3, points: 10, colour: "red", copies: 1) }
about-red-4-iii = { -of-a-card(battle: 4, points: 3, colour: "red", copies: 1) }
about-red-4-x = { -of-a-card(battle: 4, points: 10, colour: "red", copies: 1) }
about-red-5-iii = { -of-a-card(battle: 5, points: 3, colour: "red", copies: 1) }
about-red-5-v = { -of-a-card(battle: 5, points: 5, colour: "red", copies: 1) }
about-red-6-iii = { -of-a-card(battle: 6, points: 3, colour: "red", copies: 1) }
about-red-6-v = { -of-a-card(battle: 6, points: 5, colour: "red", copies: 1) }
about-red-7-iii = { -of-a-card(battle: 7, points: 3, colour: "red", copies: 2) }
about-blue-caesar = { -of-a-caesar }
about-blue-1-x = { -of-a-card(battle: 1, points: 10, colour: "blue", copies: 1) }
about-blue-1-xx = { -of-a-card(battle: 1, points: 20, colour: "blue", copies: 1) }
about-blue-2-v = { -of-a-card(battle: 2, points: 5, colour: "blue", copies: 1) }
about-blue-2-xx = { -of-a-card(battle: 2, points: 20, colour: "blue", copies: 1) }
about-blue-3-v = { -of-a-card(battle: 3, points: 5, colour: "blue", copies: 1) }
about-blue-3-x = { -of-a-card(battle: 3, points: 10, colour: "blue", copies: 1) }
about-blue-4-iii = { -of-a-card(battle: 4, points: 3, colour: "blue", copies: 1) }
about-blue-4-x = { -of-a-card(battle: 4, points: 10, colour: "blue", copies: 1) }
about-blue-5-iii = { -of-a-card(battle: 5, points: 3, colour: "blue", copies: 1) }
about-blue-5-v = { -of-a-card(battle: 5, points: 5, colour: "blue", copies: 1) }
about-blue-6-iii = { -of-a-card(battle: 6, points: 3, colour: "blue", copies: 1) }
about-blue-6-v = { -of-a-card(battle: 6, points: 5, colour: "blue", copies: 1) }
about-blue-7-iii = { -of-a-card(battle: 7, points: 3, colour: "blue", copies: 2) }
about-green-caesar = { -of-a-caesar }
about-green-1-x = { -of-a-card(battle: 1, points: 10, colour: "green", copies: 1) }
about-green-1-xx = { -of-a-card(battle: 1, points: 20, colour: "green", copies: 1) }
about-green-2-v = { -of-a-card(battle: 2, points: 5, colour: "green", copies: 1) }
about-green-2-xx = { -of-a-card(battle: 2, points: 20, colour: "green", copies: 1) }
about-green-3-v = { -of-a-card(battle: 3, points: 5, colour: "green", copies: 1) }
about-green-3-x = { -of-a-card(battle: 3, points: 10, colour: "green", copies: 1) }
about-green-4-iii = { -of-a-card(battle: 4, points: 3, colour: "green", copies: 1) }
about-green-4-x = { -of-a-card(battle: 4, points: 10, colour: "green", copies: 1) }
about-green-5-iii = { -of-a-card(battle: 5, points: 3, colour: "green", copies: 1) }
about-green-5-v = { -of-a-card(battle: 5, points: 5, colour: "green", copies: 1) }
about-green-6-iii = { -of-a-card(battle: 6, points: 3, colour: "green", copies: 1) }
about-green-6-v = { -of-a-card(battle: 6, points: 5, colour: "green", copies: 1) }
about-green-7-iii = { -of-a-card(battle: 7, points: 3, colour: "green", copies: 2) }
about-yellow-caesar = { -of-a-caesar }
about-yellow-1-x = { -of-a-card(battle: 1, points: 10, colour: "yellow", copies: 1) }
about-yellow-1-xx = { -of-a-card(battle: 1, points: 20, colour: "yellow", copies: 1) }
about-yellow-2-v = { -of-a-card(battle: 2, points: 5, colour: "yellow", copies: 1) }
about-yellow-2-xx = { -of-a-card(battle: 2, points: 20, colour: "yellow", copies: 1) }
about-yellow-3-v = { -of-a-card(battle: 3, points: 5, colour: "yellow", copies: 1) }
about-yellow-3-x = { -of-a-card(battle: 3, points: 10, colour: "yellow", copies: 1) }
about-yellow-4-iii = { -of-a-card(battle: 4, points: 3, colour: "yellow", copies: 1) }
about-yellow-4-x = { -of-a-card(battle: 4, points: 10, colour: "yellow", copies: 1) }
about-yellow-5-iii = { -of-a-card(battle: 5, points: 3, colour: "yellow", copies: 1) }
about-yellow-5-v = { -of-a-card(battle: 5, points: 5, colour: "yellow", copies: 1) }
about-yellow-6-iii = { -of-a-card(battle: 6, points: 3, colour: "yellow", copies: 1) }
about-yellow-6-v = { -of-a-card(battle: 6, points: 5, colour: "yellow", copies: 1) }
about-yellow-7-iii = { -of-a-card(battle: 7, points: 3, colour: "yellow", copies: 2) }
about-black-caesar = { -of-a-caesar }
about-black-1-x = { -of-a-card(battle: 1, points: 10, colour: "black", copies: 1) }
about-black-1-xx = { -of-a-card(battle: 1, points: 20, colour: "black", copies: 1) }
about-black-2-v = { -of-a-card(battle: 2, points: 5, colour: "black", copies: 1) }
about-black-2-xx = { -of-a-card(battle: 2, points: 20, colour: "black", copies: 1) }
about-black-3-v = { -of-a-card(battle: 3, points: 5, colour: "black", copies: 1) }
about-black-3-x = { -of-a-card(battle: 3, points: 10, colour: "black", copies: 1) }
about-black-4-iii = { -of-a-card(battle: 4, points: 3, colour: "black", copies: 1) }
about-black-4-x = { -of-a-card(battle: 4, points: 10, colour: "black", copies: 1) }
about-black-5-iii = { -of-a-card(battle: 5, points: 3, colour: "black", copies: 1) }
about-black-5-v = { -of-a-card(battle: 5, points: 5, colour: "black", copies: 1) }
about-black-6-iii = { -of-a-card(battle: 6, points: 3, colour: "black", copies: 1) }
about-black-6-v = { -of-a-card(battle: 6, points: 5, colour: "black", copies: 1) }
about-black-7-iii = { -of-a-card(battle: 7, points: 3, colour: "black", copies: 2) }

## What one may do. The card stands last, so that lists can name several.

action-trump = Take { PIECE($colour) } as your trump with { PIECE($card, form: "listed") }
action-lay = { $as ->
    [last] Lay face down as card { $position }, the last of the round, worth { $worth }: { PIECE($card, form: "listed") }
    [placed] Lay face down as card { $position }, worth { $worth }: { PIECE($card, form: "listed") }
   *[unplaced] Lay face down: { PIECE($card, form: "listed") }
}
action-renew = { $count ->
    [0] Renew the trump with { PIECE($card, form: "listed") }
    [1] Renew the trump with { PIECE($card, form: "listed") }
   *[other] Discard your team of { $count } cards and renew the trump with { PIECE($card, form: "listed") }
}
action-play = { $how ->
    [lead] Lead { PIECE($card, form: "listed") }
    [aside] Stay out with { PIECE($card, form: "listed") }
    [follow] Follow with { PIECE($card, form: "listed") }
    [follow-ahead] Follow and go ahead with { PIECE($card, form: "listed") }
    [follow-ahead-takes] { $taken ->
        [one] Follow, go ahead and, unless beaten, capture one card with { PIECE($card, form: "listed") }
       *[other] Follow, go ahead and, unless beaten, capture { $taken } cards with { PIECE($card, form: "listed") }
    }
    [follow-ahead-ends] { $taken ->
        [one] Follow, go ahead and, unless beaten, capture one card and end the round with { PIECE($card, form: "listed") }
       *[other] Follow, go ahead and, unless beaten, capture { $taken } cards and end the round with { PIECE($card, form: "listed") }
    }
    [follow-wins] Follow and win with { PIECE($card, form: "listed") }
    [follow-wins-takes] { $taken ->
        [one] Follow, win and capture one card with { PIECE($card, form: "listed") }
       *[other] Follow, win and capture { $taken } cards with { PIECE($card, form: "listed") }
    }
    [follow-wins-ends] { $taken ->
        [one] Follow, win, capture one card and end the round with { PIECE($card, form: "listed") }
       *[other] Follow, win, capture { $taken } cards and end the round with { PIECE($card, form: "listed") }
    }
    [trump] Trump with { PIECE($card, form: "listed") }
    [trump-ahead] Trump and go ahead with { PIECE($card, form: "listed") }
    [trump-ahead-takes] { $taken ->
        [one] Trump, go ahead and, unless beaten, capture one card with { PIECE($card, form: "listed") }
       *[other] Trump, go ahead and, unless beaten, capture { $taken } cards with { PIECE($card, form: "listed") }
    }
    [trump-ahead-ends] { $taken ->
        [one] Trump, go ahead and, unless beaten, capture one card and end the round with { PIECE($card, form: "listed") }
       *[other] Trump, go ahead and, unless beaten, capture { $taken } cards and end the round with { PIECE($card, form: "listed") }
    }
    [trump-wins] Trump and win with { PIECE($card, form: "listed") }
    [trump-wins-takes] { $taken ->
        [one] Trump, win and capture one card with { PIECE($card, form: "listed") }
       *[other] Trump, win and capture { $taken } cards with { PIECE($card, form: "listed") }
    }
    [trump-wins-ends] { $taken ->
        [one] Trump, win, capture one card and end the round with { PIECE($card, form: "listed") }
       *[other] Trump, win, capture { $taken } cards and end the round with { PIECE($card, form: "listed") }
    }
   *[play] Play { PIECE($card, form: "listed") }
}
action-stop = Lay no more cards

## What happens

event-round_began = Round { $round }: { $seat } deals.
event-card_dealt = { $seat } is dealt { PIECE($card) }.
event-trump_laid = { $seat } lays { PIECE($card) } face up and now has { PIECE($colour) } as trump.
event-card_drawn = { $seat } draws { PIECE($card) }.
event-card_drawn-hidden = { $seat } draws a card.
event-pile_refilled = The pile has run out: the discards are shuffled into a new one.
event-turn_began = { $seat } is on lead.
event-card_laid = { $seat } lays { PIECE($card) } face down as card { $position }.
event-card_laid-hidden = { $seat } lays a card face down as card { $position }.
event-team_discarded = { $seat } discards card { $position } of the team, { PIECE($card) }.
event-card_played = { $how ->
    [lead] { $seat } leads { PIECE($card) }.
    [follow] { $seat } follows with { PIECE($card) }.
    [trump] { $seat } trumps with { PIECE($card) }.
   *[aside] { $seat } stays out with { PIECE($card) }.
}
event-trick_won = { $trick ->
    [trumped] { $seat } wins the trumped trick with { PIECE($card) }.
   *[followed] { $seat } wins the trick with { PIECE($card) }.
}
event-card_captured =
    { $winner_seat } captures { PIECE($card) } from the team of { $seat } and adds it to their own
    as card { $position }.
event-card_captured-hidden =
    { $winner_seat } captures the last card of the team of { $seat } and adds it to their own as
    card { $position }.
event-capture_discarded = { $seat } loses { PIECE($card) }, which is discarded: the winner’s team is complete.
event-player_out = { $seat } has no cards left and is out of the round.
event-alone_with_cards = Only { $seat } has cards in hand, and may complete the team.
event-limit_reached = { $leads ->
    [one] The limit of one lead is reached: the round is scored as it stands.
   *[other] The limit of { $leads } leads is reached: the round is scored as it stands.
}
event-round_ended = The round is over. All teams are shown.
event-card_scored = { $seat }, card { $position }: { PIECE($card) } counts { $points }.
event-team_scored = { $points ->
    [one] { $seat } scores one point and now has { $total }.
   *[other] { $seat } scores { $points } points and now has { $total }.
}
event-game_ended = The game is over.

## What is asked

prompt-trumping = { $trump ->
    [lost] Your trump card was captured: which card do you lay face up as the new one?
   *[first] Which card do you lay face up as your trump?
}
prompt-leading = Lay a card, renew the trump, or lead a trick?
prompt-following = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
   *[black] Black
} is led. { $risk ->
    [trump-card] If you stay out, you lose your trump card. Which card do you play?
    [known-card]
        If you stay out, you lose card { $place } of your team, { PIECE($card) }. Which card do you play?
    [unknown-card] If you stay out, you lose card { $place } of your team. Which card do you play?
    [trump-card-to-own-colour]
        If you stay out and anyone after you plays their own trump colour, you lose your trump card.
        Which card do you play?
    [trump-card-to-trumping]
        If you stay out and anyone after you trumps, you lose your trump card. Which card do you play?
    [card-to-own-colour]
        If you stay out and anyone after you plays their own trump colour, you lose card { $place } of your
        team. Which card do you play?
    [card-to-trumping]
        If you stay out and anyone after you trumps, you lose card { $place } of your team. Which card do
        you play?
   *[none] Which card do you play?
}
prompt-completing = Only you have cards in hand: which do you lay to complete your team?
prompt-drawing = Cards are drawn.
prompt-winning = The trick is complete.
prompt-scoring = The round is scored.
prompt-dealing = Cards are dealt.
prompt-over = The game is over.

## What is not possible, and what may be overlooked

refusal-not_in_hand = { PIECE($card) } is not in your hand.
refusal-trump_first = First lay a card as your trump.
refusal-has_trump = You already have a trump; on lead you can renew it.
refusal-not_alone = You are on lead: lay a card, renew the trump, or lead a trick.
refusal-only_on_lead = A trick is under way: play a card to follow, to trump or to stay out.
refusal-only_completing = Nobody else has cards in hand: lay cards, or stop.
warning-final = Once played, it is final.

## Why it ended

result-target = The target of { $target } points is reached: { $totals }.

## Options

option-target = How many points end the game.
    .chosen = Points that end the game: { $value }
option-lead_limit = After this many leads a round is scored as it stands.
    .chosen = Leads before a round is scored: { $value }
option-only_cutting_captures = Cards are captured only in a trumped trick.
option-losing_trumpers_lose = Anyone who trumps and does not win loses a card, like those who stay out.
option-own_colour_captures = Anyone who stays out when their own trump colour is led loses a card in any case.
option-full_cycle = The game ends only when everybody has begun the same number of rounds.

## For who types: what actions do

help-trump = Lay a card face up: its colour is your trump. You draw another.
help-lay =
    Lay a card face down as the next of your team. On lead you draw another, and the lead passes to the
    left; seven cards end the round. If only you have cards in hand, you can lay several at once: “lay red
    5 v, red caesar”.
help-renew =
    Discard your trump and your whole team, and lay this card as a new trump. You draw another, and the
    lead passes to the left.
help-play =
    Lead a trick with this card, or play it to the trick: it follows if it has the colour led, trumps if it
    has your trump colour and another was led; with any other card you stay out.
help-stop = Lay no more cards; the round is over.

## The rules in short

rules =
    You build a team of up to seven cards, nearly all of them face down, and take part in tricks, in which
    a team can lose its last card. Rounds are played until someone has 500 points (*). The highest total
    wins; if the best are equal, all play another round.

    The cards. Five colours of 21. The number on a card is its battle value, for tricks; the Roman numeral
    after it is its points, for the score. In each colour there are 7 Caesars, with neither, and 1 X, 1 XX,
    2 V, 2 XX, 3 V, 3 X, 4 III, 4 X, 5 III, 5 V, 6 III, 6 V, 7 III (×2).

    A round. The dealer gives everybody 15 cards. From the dealer’s left each player lays one face up and
    draws another: its colour is that player’s own trump. It is card 1 of the team; cards 2 to 7 will lie
    upon it face down, and stay where they are. The player left of the dealer has the first lead.

    On lead you do one of three things:
      lay    Lay a card face down as the next of your team and draw one. The lead
             passes to the left.
      renew  Discard your trump and your whole team, face up; lay a new trump, of
             any colour, and draw one. The lead passes to the left.
      play   Lead a trick.

    A trick. Clockwise from the leader, each player plays any card they like:
      follow    A card of the colour led, as the leader’s is.
      trump     A card of your own trump colour, if another colour was led.
      stay out  Any other card.

    If nobody has trumped, the highest battle value of the colour led wins, and all who have followed draw
    a card, the leader too. Otherwise the highest trumping card wins, of whatever colour, and only its
    player draws. Of equal cards the earlier one wins. The winner has the next lead.

    Captures. If somebody has played a card of their own trump colour, to lead, to follow or to trump, each
    player who has stayed out loses the last card of their team to the winner: it becomes, unseen, the next
    card of the winner’s team (*). Several are added in the order of play. What would be an eighth card is
    discarded. Whoever loses the trump card lays a new trump and draws before the next lead, which then goes
    to the player on their left.

    Without cards in hand you can still lose cards, as if you stayed out, and a lead that comes to you
    passes on. With no cards in hand or on the table you are out of the round. If only one player has
    cards in hand before a lead, that player may lay as many as they wish, without drawing; then the round
    is over.

    When the pile runs out, the discards are shuffled into a new one.

    The end of a round. As soon as a team has seven cards, or after 500 leads (*), all teams are shown.
    Every card counts its points; a card of the team’s trump colour counts its points times its position,
    so that XX as card 7 is 140.

    Whoever laid a card face down knows it, even after it is captured; the captor does not see it before
    the score. A captured trump card everybody knows.

    On the board 4 ●5V=20 is the fourth card of a team, Red 5 V, and counts 20; 4 ▮ is one that you do not
    know. The colours are ● red, ■ blue, ▲ green, ★ yellow and ✚ black.

    (*) An option can change this. Options in force are named when the game begins, and override what is
    said here.

## The board

board-round = Round { $number }
board-target = target { $points }
board-leads_left = { $count ->
    [1] the round ends after this lead
   *[other] the round ends after { $count } more leads at the latest
}
board-deals = dealer

# The trick.
board-trick_head = The trick:
board-led = { PIECE($colour) } is led
board-on_lead = { $whose ->
    [yours] You are on lead
   *[others] { $name } is on lead
}
board-picks_trump = { $whose ->
    [yours] You lay a trump
   *[others] { $name } lays a trump
}
board-alone = { $whose ->
    [yours] only you have cards in hand
   *[others] only { $name } has cards in hand
}
board-last_trick = the last trick
board-way = { $way ->
    [lead] leads
    [follow] follows
    [trump] trumps
   *[aside] stays out
}
board-card_in_trick = { PIECE($card) } · { board-way }
board-ahead = ahead
board-to_play = to play
board-waits = yet to play
board-no_card = no card in hand
board-is_out = out of the round
board-loses = { $place ->
    [1] loses the trump card
   *[other] loses card { $place }
}
board-at_risk = { $place ->
    [1] trump card at risk
   *[other] card { $place } at risk
}
board-is_trump = trump: { PIECE($colour) }
board-no_trump = no trump

# What has just happened.
board-news = Just now
board-won = { $trick ->
    [trumped] { $name } wins the trumped trick
   *[followed] { $name } wins the trick
}
board-captured = { $name } loses a card, now card { $place } of { $winner }
board-lost_discarded = { $name } loses a card, discarded: the team of { $winner } is complete
board-why_lost = { $by ->
    [trumping] staying out of a trumped trick
   *[own-colour] staying out when a player’s own trump colour is played
}
board-draw = { $count ->
    [one] { LIST($names) } draws
   *[other] { LIST($names) } draw
}
board-why_drawn = { $trick ->
    [trumped] only the winner does
   *[followed] having played the colour led
}
board-discards_team = { $name } discards the team

# The hand.
board-your_hand = Your hand
board-hand = Hand
board-hand_of = Hand: { $name }
board-own_colour = trump colour of this hand
board-do_trump = Trump: { PIECE($colour) }
board-do_lead = Lead
board-do_follow = Follow
board-do_trumping = Trump
board-do_aside = Stay out
board-renew_cost = { $count ->
    [1] −1 card
   *[other] −{ $count } cards
}
board-renew_sure = Discard your whole team ({ $count } cards, { $points } { $points ->
    [1] point
   *[other] points
}{ $hidden ->
    [0] { "" }
    [1] { "" } + 1 unknown card
   *[other] { "" } + { $hidden } unknown cards
})?
board-win = { $win ->
    [wins] { $takes ->
        [0] wins
       *[other] wins, captures { $takes }
    }
   *[ahead] { $takes ->
        [0] ahead
       *[other] ahead, captures { $takes }
    }
}
board-you_lose = { $place ->
    [1] lose the trump card
   *[other] lose card { $place }
}
board-new = new
board-ends_round = ends the round
board-would_count = As card { $place } of your team it would count { $points }.
board-would_count_here = In the team of { $name } it would be card { $place } and count { $points }.
board-own_colour_now = It is of your trump colour: if you play it, anyone who stays out loses a card.
board-battle = battle value, in a trick
board-points = points, in a team
board-nothing = Caesar: no battle value, no points
board-signs = The signs
board-known = face down, known to you

# The teams.
board-your_team = Your team
board-others = The other teams
board-teams = The teams
board-team = Team
board-on_turn = to play
board-you = You
board-winner = winner
board-in_hand = { $count } in hand
board-of_target = of { $points }
board-counts = { $hidden ->
    [0] team worth { $points }
   *[other] team worth { $points } + { $hidden } face down
}
board-back = face down
board-free = free
board-place = Card { $place }:
board-counts_yours = As card { $place } of your team it counts { $points }.
board-counts_here = In the team of { $name } it is card { $place } and counts { $points }.

# The piles.
board-piles = The piles
board-pile = Draw pile: { $count }
board-discards = Discards: { $count }
board-pile_called = Draw pile
board-discards_called = Discards
board-close = Close
board-none = none

# The score.
board-scored = Round { $number } is scored
board-scored_how = Cards of a team’s own trump colour count their points times their place in it.
board-the_end = The end
board-triumph = { $whose ->
    [yours] The triumph is yours!
   *[others] The triumph goes to { LIST($names) }.
}
board-came_from = before { $before } + this round { $points }
board-total = total { $points }
board-on_to = On to round { $number }
board-last_score = Last score
board-why_over = { $rounds ->
    [one] The target of { $target } is reached after one round: the highest total wins.
   *[other] The target of { $target } is reached after { $rounds } rounds: the highest total wins.
}

## The terminal

terminal-heading = round { $round } · target { $target } · leads { $leads }/{ $limit } · pile { $pile } · discards { $discards }
terminal-heading_over = round { $round } · target { $target } · game over
terminal-you = you
terminal-hand = { $count } in hand
terminal-trump = trump { $shape } { PIECE($colour) }
terminal-no_trump = no trump
terminal-out = out of the round
terminal-counts = counts { $points }
terminal-caesar = Caesar
terminal-winning = wins so far
terminal-way = { board-way }
terminal-label_trick = Trick:
terminal-label_hand = In hand:

## The lesson

lesson-begin =
    In each round you build a team of up to seven cards: card 1 is the chariot, cards 2 to 7 are its horses.
    Teams bring points; once somebody has 500, the highest total wins. On a card the figure is its battle
    value, for tricks; the Roman numeral, its points: III, V, X and XX are 3, 5, 10 and 20. This lesson
    deals only five cards; a real game, 15.
lesson-trump =
    First everybody lays a card face up, the trump card. Its colour is that player’s own trump; two players
    may have the same. You have mostly red: lay the Red Caesar, the card with the wreath. A Caesar has
    neither battle value nor points, so you will not miss it in your hand.
    .hint = Tap the Red Caesar in your hand, then the first place of your team: “Trump: red”.
lesson-horse =
    The others have laid green and blue, and everybody has drawn a card. You are on lead: you may now lay a
    card face down in your team. Lay Blue 1 XX as card 2, your first horse, for 20 points.
    .hint = Tap Blue 1 XX, then place 2 of your team: “+20”.
lesson-times =
    You drew a card, the others laid one each, and you are on lead again. A card of your trump colour counts
    its points times its number in the team: Red 4 X as card 3 brings 3 × 10. Lay it. Red 1 XX would bring
    60 now, but keep it for later: as card 7 it brings 140.
    .hint = Tap Red 4 X, then place 3 of your team: “3 × X = 30”.
lesson-keep =
    Cards stay where they are laid, so the best cards of your trump colour should come last. Red 1 XX would
    bring 80 as card 4: keep it a little longer, and lay Red 5 V.
    .hint = Tap Red 5 V, then place 4 of your team: “4 × V = 20”.
lesson-lead =
    On lead you may lead a trick instead of laying: tap a card, then the dark stone in the middle. Then each
    of the others plays a card too, any card they like. Lead Yellow 6 III.
    .hint = Tap Yellow 6 III, then the middle of the table: “{ board-do_lead }”.
lesson-attack =
    Your 6 beats Livia’s Yellow 3: the highest card of the colour led wins the trick, and its player is on
    lead next. Marcus stayed out: he played neither yellow, the colour led, nor blue, his own trump colour.
    You and Livia draw a card, he does not. Now attack with your own trump colour: lead Red 7 III.
    .hint = Tap Red 7 III, then the middle of the table: “{ board-do_lead }”.
lesson-captured =
    Red is your own trump colour. If anybody in a trick plays a card of their own trump colour, each player
    who stays out loses the last card of the team to the winner. So Marcus’s last card is now card 5 of your
    team. It lies face down: you see it only when the round ends.
lesson-attacked =
    Another situation: the same teams, but other cards in hand, and now you are attacked. Livia leads green,
    her own trump colour. A red − on your cards warns you: stay out, and you lose card 5, your last. Follow
    with Green 2 V: too weak to win, but it saves card 5.
    .hint = Tap Green 2 V, your only green card, then the trick: “{ board-do_follow }”.
lesson-trumping =
    Saved; it was Marcus who lost a card to Livia. And you drew Red 6 V. Next trick: Livia leads Blue 5, and
    Marcus follows with Blue 6, his own trump colour. You have no blue. But when another colour is led, a
    card of your own trump colour trumps, and beats all that only follow. Trump with Red 6 V.
    .hint = Tap Red 6 V, the card with the star, then the trick: “{ board-do_trumping } · wins”.
lesson-shield =
    Yours! Now protect your team: only its last card can be lost. A Caesar counts nothing, but he is a card
    like the others: as card 6 he protects card 5. Lay the Black Caesar.
    .hint = Tap the Black Caesar, then place 6 of your team: “+0”.
lesson-drawing =
    Who draws, and when? Whoever lays a card or a trump card draws one at once, as you did. After a trick
    that nobody trumped, all who followed draw one, the leader too. After a trumped trick only the winner
    does. Whoever stays out never draws. When the pile is empty, the discards are shuffled into a new one.
lesson-surprise =
    Another situation, with other cards in hand and on the table; it surprises many. Livia leads red, your
    own trump colour. Then your red cards only follow, and Marcus, who trumps with a weak Blue 1, beats even
    your Red 7. Do not waste a good card: follow with the Red Caesar.
    .hint = That is allowed, but costly. Tap the Red Caesar, then the trick: “{ board-do_follow }”.
lesson-equals =
    Marcus wins with his Blue 1, and only he draws. You followed, so you lose no card. And if several
    players trump? Then the highest battle value of the trumping cards wins, whatever their colours; of
    equal ones, the card played earlier.
lesson-bare =
    Another situation: so far your team is only a trump card, and nothing helps. Livia leads green, her own
    trump colour, and you have neither green nor red. You must stay out and lose the last card of your team,
    here the trump card itself. Play the card you need least, Black 5 III.
    .hint = Tap Black 5 III, then the trick. You will want the yellow cards.
lesson-new_trump =
    Whoever loses the trump card lays a new one at once, of any colour, and draws a card. The lead then goes
    to the next player on the left. You have good yellow cards: lay the Yellow Caesar.
    .hint = Tap the Yellow Caesar, then the first place of your team: “Trump: yellow”.
lesson-renew =
    Another situation: you are on lead, with only a red trump card, but good green cards in hand. On lead
    you may change your trump yourself; all cards of your team are discarded then, here just one. Tap
    the Green Caesar, then your trump card.
    .hint = Tap the Green Caesar, then card 1 of your team: “Trump: green”.
lesson-renewed =
    Red 5 III is discarded, and the Green Caesar is card 1 of your new team. You drew Green 5 V, and the lead
    passes to Livia. Her trump is green too, which is allowed: green is now your own trump colour as well as
    hers.
lesson-alone =
    Another situation: hands have shrunk, because whoever stays out draws nothing. Without cards in hand you
    cannot answer any more, and lose card after card. And if only you have cards in hand, you may lay as
    many as you like, without drawing; then the round is over. Lay one.
    .hint = Tap a card of your hand, then the next place of your team.
lesson-seventh =
    Another situation: it is your first team again, now with six cards. The seventh ends the round for all,
    at once. You have kept Red 1 XX: of your trump colour, as card 7, it brings 7 × 20. Lay it!
    .hint = Tap Red 1 XX, then place 7 of your team: “7 × XX = 140”.
lesson-shown =
    All teams are shown, and all count, complete or not. Look at your card 5: Marcus had laid Red 3 X, worth
    10 to him. A captured card counts by your trump: 5 × 10. The next round is already dealt, this time with
    15 cards for everybody. Another player deals each time, so Livia begins.
lesson-room =
    Another situation: the end of that second round, and another way to the seventh card. Your team has six
    cards, and room for only one. Lead Red 7 III: the others can neither follow nor trump.
    .hint = Tap Red 7 III, then the middle of the table: “{ board-do_lead }”.
lesson-over =
    Both stayed out and lost a card. Livia’s came first in the order of play and became your card 7; for
    Marcus’s there was no room, and it was discarded. And you have passed 500: that ends the game, and the
    highest total wins.
lesson-end =
    That is all. In a real round you begin with 15 cards: choose the colour with the most points as your
    trump, and attack when others run short. Hold the pointer or a finger on a card, and it explains itself. Now
    play your first game!

## Positions that are refused

error-romer-seat = { $field }: the last seat is { $last }.
error-romer-copies = { $copies ->
    [one] { $field }: there is only one { PIECE($card) }, and { $there } are accounted for.
   *[other] { $field }: there are { $copies } { PIECE($card) } cards, and { $there } are accounted for.
}
error-romer-shuffled = { $field }: more { PIECE($card) } cards lie in the pile than were shuffled into it.
error-romer-drawn = { $field }: a pile is drawn from at once, so that it has fewer cards than were shuffled into it.
error-romer-gap = { $field }: no card may come after “none”.
error-romer-hand = { $field }: whoever has a card in the trick has at most { $most } in hand.
error-romer-knowers =
    { $field }: a card upon the trump is known to the one who laid it, or to all seats if it is a captured
    trump, and a place without a card to nobody.
error-romer-trump_hidden = { $field }: a trump lies face up: all seats know it.
error-romer-shown = { $field }: when the game is over, all seats know every card of the teams.
error-romer-drawing = { $field }: whoever is asked has drawn, and so has everybody: nobody is left here.
error-romer-leads = { $field }: here at most { $most }, by the limit of leads.
error-romer-over = { $field }: the game is not over: nobody is ahead with the target reached.
error-romer-round_over =
    { $field }: the round is not over: no team has seven cards, several players have cards in hand, and the
    limit of leads, { $limit }, is not reached.
error-romer-two_full = { $field }: the round ends with the first team of seven cards; there is no second.
error-romer-least = { $field }: the team that lies there counts { $least }, and so the total at least.
error-romer-most = { $field }: a game that is not over has at most { $most } points.
error-romer-full = { $field }: seven cards end the round; nobody is asked then.
error-romer-no_card = { $field }: seat { $seat } is asked, and has no card in hand.
error-romer-alone = { $field }: only seat { $seat } has cards in hand, and so completes the team.
error-romer-not_alone = { $field }: a team is completed only if nobody but seat { $seat } has cards in hand.
error-romer-no_trump = { $field }: seat { $seat } has cards, and so a trump, which it would have been asked for before.
error-romer-has_trump = { $field }: seat { $seat } is asked for a trump, and has one.
error-romer-first_trumps =
    { $field }: before the first lead each lays one card, in turn from the left of seat { $dealer }, who
    deals; now it is seat { $seat }’s turn.
error-romer-first_hands = { $field }: before the first lead seat { $seat } has cards in hand.
error-romer-new_trumps =
    { $field }: captured trumps lie in one team, and are replaced in turn from the left of its owner.
error-romer-trick =
    { $field }: has a card of all who had one from seat { $leader }, who leads, up to seat { $seat }, who is
    asked, and of nobody else.
error-romer-no_trick = { $phase ->
    [over] { $field }: no card lies in the trick when the game is over.
    [trumping] { $field }: no card lies in the trick while a trump is laid.
    [leading] { $field }: no card lies in the trick before a lead.
   *[completing] { $field }: no card lies in the trick while a team is completed.
}

## What chance gives something of

drawn-the-draw-pile = the draw pile
