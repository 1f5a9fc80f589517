### Enchères scellées en français.

title = Enchères scellées
tagline = Posez ce que personne d’autre ne pose.
rules =
    Chacun reçoit trois cartes des valeurs 1 à 4. Trois fois, tous posent une carte face cachée en même
    temps ; puis on retourne les cartes, et la plus haute valeur que personne d’autre n’a posée rapporte ses
    points. Avant de poser, on peut une fois montrer toute sa main.

piece-one = un
piece-two = deux
piece-three = trois
piece-four = quatre

action-lay = Poser { PIECE($card) }
action-show = Montrer sa main

event-card_dealt = { $seat } reçoit { PIECE($card) }.
event-card_dealt-hidden = { $seat } reçoit une carte.
event-card_laid = { $seat } pose { PIECE($card) }.
event-card_laid-hidden = { $seat } pose une carte.
event-hand_shown = { $seat } montre toute sa main.
event-cards_turned = { $seat } retourne { PIECE($card) }.

prompt-laying = Posez une carte, ou montrez votre main.
prompt-over = La partie est finie.

option-low_wins = La plus basse carte que personne d’autre n’a posée rapporte, non la plus haute.

help-lay = Poser une carte face cachée.
help-show = Montrer toutes ses cartes à tous.

type-lay = poser
type-show = montrer

error-bids-copies = { $field } : il y a { $copies } cartes { PIECE($card) }, et { $there } sont comptées.
error-bids-used = { $field } : après ces manches, { $used } cartes ont été retournées.
error-bids-hand = { $field } : en main et posées, il y a { $left } cartes après ces manches.
error-bids-turned =
    { $field } : une carte est retournée après la première manche, pas avant ; { $rounds } sont jouées.
error-bids-turned_used =
    { $field } : { $turned } cartes { PIECE($card) } sont retournées ; autant au moins ont servi.
error-bids-scores = { $field } : les cartes retournées n’ont pu rapporter ces points.
error-bids-laid = { $field } : quand tous ont posé, on retourne ; quelqu’un doit encore poser.
