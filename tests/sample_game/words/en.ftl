### Sealed bids in English.

title = Sealed bids
tagline = Lay what nobody else lays.
rules =
    Each player is dealt three cards of the values 1 to 4. Three times everybody lays a card face down at
    the same time; then the cards are turned up, and the highest value that nobody else laid scores. Before
    laying, a player may once show the whole hand to everybody.

piece-one = one
piece-two = two
piece-three = three
piece-four = four

action-lay = Lay { PIECE($card) }
action-show = Show your hand

event-card_dealt = { $seat } is dealt { PIECE($card) }.
event-card_dealt-hidden = { $seat } is dealt a card.
event-card_laid = { $seat } lays { PIECE($card) }.
event-card_laid-hidden = { $seat } lays a card.
event-hand_shown = { $seat } shows the whole hand.
event-cards_turned = { $seat } turns up { PIECE($card) }.

prompt-laying = Lay a card, or show your hand.
prompt-over = The game is over.

option-low_wins = The lowest card that nobody else laid scores, not the highest.

help-lay = Lay a card face down.
help-show = Show all your cards to everybody.

error-bids-copies = { $field }: there are { $copies } cards { PIECE($card) }, and { $there } are accounted for.
error-bids-used = { $field }: after these rounds { $used } cards have been turned up.
error-bids-hand = { $field }: in hand and laid there are { $left } cards after these rounds.
error-bids-turned =
    { $field }: a card lies turned up after the first round, and not before; { $rounds } are played.
error-bids-turned_used =
    { $field }: { $turned } of { PIECE($card) } lie turned up, so at least as many are used.
error-bids-scores = { $field }: the cards turned up cannot have brought these points.
error-bids-laid = { $field }: once all have laid, the cards are turned up; somebody has yet to lay.
