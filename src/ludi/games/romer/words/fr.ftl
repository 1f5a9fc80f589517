### Römer en français. Termes : manche, entame (avoir l’entame, entamer ; jamais « avoir la main »), main (seulement les
### cartes en main), pli, atout, suivre, couper, rester à l’écart, attelage, poser, renouveler, prendre,
### piocher, pioche, défausse, valeur de combat, points, le plus fort total. Une carte se nomme par sa valeur de
### combat, ses points et sa couleur, au masculin : le 5 V rouge ; là où on la tape, par sa couleur d’abord.
### term: attelage; not: équipe, équipes, équipage*
### term: prendre; not: captur*, rafl*

title = Römer
tagline = Des chevaux cachés devant votre char, et des plis qui les détellent.

## Les couleurs et les cartes, et comment les listes les nomment et comment on les tape : avec des espaces insécables

piece-red = rouge
    .listed = rouge
piece-blue = bleu
    .listed = bleu
piece-green = vert
    .listed = vert
piece-yellow = jaune
    .listed = jaune
piece-black = noir
    .listed = noir
piece-red-caesar = César rouge
    .listed = rouge César
piece-red-1-x = 1 X rouge
    .listed = rouge 1 X
piece-red-1-xx = 1 XX rouge
    .listed = rouge 1 XX
piece-red-2-v = 2 V rouge
    .listed = rouge 2 V
piece-red-2-xx = 2 XX rouge
    .listed = rouge 2 XX
piece-red-3-v = 3 V rouge
    .listed = rouge 3 V
piece-red-3-x = 3 X rouge
    .listed = rouge 3 X
piece-red-4-iii = 4 III rouge
    .listed = rouge 4 III
piece-red-4-x = 4 X rouge
    .listed = rouge 4 X
piece-red-5-iii = 5 III rouge
    .listed = rouge 5 III
piece-red-5-v = 5 V rouge
    .listed = rouge 5 V
piece-red-6-iii = 6 III rouge
    .listed = rouge 6 III
piece-red-6-v = 6 V rouge
    .listed = rouge 6 V
piece-red-7-iii = 7 III rouge
    .listed = rouge 7 III
piece-blue-caesar = César bleu
    .listed = bleu César
piece-blue-1-x = 1 X bleu
    .listed = bleu 1 X
piece-blue-1-xx = 1 XX bleu
    .listed = bleu 1 XX
piece-blue-2-v = 2 V bleu
    .listed = bleu 2 V
piece-blue-2-xx = 2 XX bleu
    .listed = bleu 2 XX
piece-blue-3-v = 3 V bleu
    .listed = bleu 3 V
piece-blue-3-x = 3 X bleu
    .listed = bleu 3 X
piece-blue-4-iii = 4 III bleu
    .listed = bleu 4 III
piece-blue-4-x = 4 X bleu
    .listed = bleu 4 X
piece-blue-5-iii = 5 III bleu
    .listed = bleu 5 III
piece-blue-5-v = 5 V bleu
    .listed = bleu 5 V
piece-blue-6-iii = 6 III bleu
    .listed = bleu 6 III
piece-blue-6-v = 6 V bleu
    .listed = bleu 6 V
piece-blue-7-iii = 7 III bleu
    .listed = bleu 7 III
piece-green-caesar = César vert
    .listed = vert César
piece-green-1-x = 1 X vert
    .listed = vert 1 X
piece-green-1-xx = 1 XX vert
    .listed = vert 1 XX
piece-green-2-v = 2 V vert
    .listed = vert 2 V
piece-green-2-xx = 2 XX vert
    .listed = vert 2 XX
piece-green-3-v = 3 V vert
    .listed = vert 3 V
piece-green-3-x = 3 X vert
    .listed = vert 3 X
piece-green-4-iii = 4 III vert
    .listed = vert 4 III
piece-green-4-x = 4 X vert
    .listed = vert 4 X
piece-green-5-iii = 5 III vert
    .listed = vert 5 III
piece-green-5-v = 5 V vert
    .listed = vert 5 V
piece-green-6-iii = 6 III vert
    .listed = vert 6 III
piece-green-6-v = 6 V vert
    .listed = vert 6 V
piece-green-7-iii = 7 III vert
    .listed = vert 7 III
piece-yellow-caesar = César jaune
    .listed = jaune César
piece-yellow-1-x = 1 X jaune
    .listed = jaune 1 X
piece-yellow-1-xx = 1 XX jaune
    .listed = jaune 1 XX
piece-yellow-2-v = 2 V jaune
    .listed = jaune 2 V
piece-yellow-2-xx = 2 XX jaune
    .listed = jaune 2 XX
piece-yellow-3-v = 3 V jaune
    .listed = jaune 3 V
piece-yellow-3-x = 3 X jaune
    .listed = jaune 3 X
piece-yellow-4-iii = 4 III jaune
    .listed = jaune 4 III
piece-yellow-4-x = 4 X jaune
    .listed = jaune 4 X
piece-yellow-5-iii = 5 III jaune
    .listed = jaune 5 III
piece-yellow-5-v = 5 V jaune
    .listed = jaune 5 V
piece-yellow-6-iii = 6 III jaune
    .listed = jaune 6 III
piece-yellow-6-v = 6 V jaune
    .listed = jaune 6 V
piece-yellow-7-iii = 7 III jaune
    .listed = jaune 7 III
piece-black-caesar = César noir
    .listed = noir César
piece-black-1-x = 1 X noir
    .listed = noir 1 X
piece-black-1-xx = 1 XX noir
    .listed = noir 1 XX
piece-black-2-v = 2 V noir
    .listed = noir 2 V
piece-black-2-xx = 2 XX noir
    .listed = noir 2 XX
piece-black-3-v = 3 V noir
    .listed = noir 3 V
piece-black-3-x = 3 X noir
    .listed = noir 3 X
piece-black-4-iii = 4 III noir
    .listed = noir 4 III
piece-black-4-x = 4 X noir
    .listed = noir 4 X
piece-black-5-iii = 5 III noir
    .listed = noir 5 III
piece-black-5-v = 5 V noir
    .listed = noir 5 V
piece-black-6-iii = 6 III noir
    .listed = noir 6 III
piece-black-6-v = 6 V noir
    .listed = noir 6 V
piece-black-7-iii = 7 III noir
    .listed = noir 7 III

type-piece-red-caesar = rouge César
type-piece-red-1-x = rouge 1 X
type-piece-red-1-xx = rouge 1 XX
type-piece-red-2-v = rouge 2 V
type-piece-red-2-xx = rouge 2 XX
type-piece-red-3-v = rouge 3 V
type-piece-red-3-x = rouge 3 X
type-piece-red-4-iii = rouge 4 III
type-piece-red-4-x = rouge 4 X
type-piece-red-5-iii = rouge 5 III
type-piece-red-5-v = rouge 5 V
type-piece-red-6-iii = rouge 6 III
type-piece-red-6-v = rouge 6 V
type-piece-red-7-iii = rouge 7 III
type-piece-blue-caesar = bleu César
type-piece-blue-1-x = bleu 1 X
type-piece-blue-1-xx = bleu 1 XX
type-piece-blue-2-v = bleu 2 V
type-piece-blue-2-xx = bleu 2 XX
type-piece-blue-3-v = bleu 3 V
type-piece-blue-3-x = bleu 3 X
type-piece-blue-4-iii = bleu 4 III
type-piece-blue-4-x = bleu 4 X
type-piece-blue-5-iii = bleu 5 III
type-piece-blue-5-v = bleu 5 V
type-piece-blue-6-iii = bleu 6 III
type-piece-blue-6-v = bleu 6 V
type-piece-blue-7-iii = bleu 7 III
type-piece-green-caesar = vert César
type-piece-green-1-x = vert 1 X
type-piece-green-1-xx = vert 1 XX
type-piece-green-2-v = vert 2 V
type-piece-green-2-xx = vert 2 XX
type-piece-green-3-v = vert 3 V
type-piece-green-3-x = vert 3 X
type-piece-green-4-iii = vert 4 III
type-piece-green-4-x = vert 4 X
type-piece-green-5-iii = vert 5 III
type-piece-green-5-v = vert 5 V
type-piece-green-6-iii = vert 6 III
type-piece-green-6-v = vert 6 V
type-piece-green-7-iii = vert 7 III
type-piece-yellow-caesar = jaune César
type-piece-yellow-1-x = jaune 1 X
type-piece-yellow-1-xx = jaune 1 XX
type-piece-yellow-2-v = jaune 2 V
type-piece-yellow-2-xx = jaune 2 XX
type-piece-yellow-3-v = jaune 3 V
type-piece-yellow-3-x = jaune 3 X
type-piece-yellow-4-iii = jaune 4 III
type-piece-yellow-4-x = jaune 4 X
type-piece-yellow-5-iii = jaune 5 III
type-piece-yellow-5-v = jaune 5 V
type-piece-yellow-6-iii = jaune 6 III
type-piece-yellow-6-v = jaune 6 V
type-piece-yellow-7-iii = jaune 7 III
type-piece-black-caesar = noir César
type-piece-black-1-x = noir 1 X
type-piece-black-1-xx = noir 1 XX
type-piece-black-2-v = noir 2 V
type-piece-black-2-xx = noir 2 XX
type-piece-black-3-v = noir 3 V
type-piece-black-3-x = noir 3 X
type-piece-black-4-iii = noir 4 III
type-piece-black-4-x = noir 4 X
type-piece-black-5-iii = noir 5 III
type-piece-black-5-v = noir 5 V
type-piece-black-6-iii = noir 6 III
type-piece-black-6-v = noir 6 V
type-piece-black-7-iii = noir 7 III

## Ce que font les cartes

-of-a-caesar =
    Il n’a ni valeur de combat ni points. Mais il a une couleur : il peut suivre, couper avec 0, servir d’atout,
    ou tenir une place dans l’attelage. Il y en a 7 par couleur.
-of-a-card = { $copies ->
    [one]
        Valeur de combat { $battle } dans un pli, { $points } points dans un attelage ; dans un attelage dont
        l’atout est le { $colour }, { $points } fois sa place. Un seul exemplaire.
   *[other]
        Valeur de combat { $battle } dans un pli, { $points } points dans un attelage ; dans un attelage dont
        l’atout est le { $colour }, { $points } fois sa place. { $copies } exemplaires.
}

about-red-caesar = { -of-a-caesar }
about-red-1-x = { -of-a-card(battle: 1, points: 10, colour: "rouge", copies: 1) }
about-red-1-xx = { -of-a-card(battle: 1, points: 20, colour: "rouge", copies: 1) }
about-red-2-v = { -of-a-card(battle: 2, points: 5, colour: "rouge", copies: 1) }
about-red-2-xx = { -of-a-card(battle: 2, points: 20, colour: "rouge", copies: 1) }
about-red-3-v = { -of-a-card(battle: 3, points: 5, colour: "rouge", copies: 1) }
about-red-3-x = { -of-a-card(battle: 3, points: 10, colour: "rouge", copies: 1) }
about-red-4-iii = { -of-a-card(battle: 4, points: 3, colour: "rouge", copies: 1) }
about-red-4-x = { -of-a-card(battle: 4, points: 10, colour: "rouge", copies: 1) }
about-red-5-iii = { -of-a-card(battle: 5, points: 3, colour: "rouge", copies: 1) }
about-red-5-v = { -of-a-card(battle: 5, points: 5, colour: "rouge", copies: 1) }
about-red-6-iii = { -of-a-card(battle: 6, points: 3, colour: "rouge", copies: 1) }
about-red-6-v = { -of-a-card(battle: 6, points: 5, colour: "rouge", copies: 1) }
about-red-7-iii = { -of-a-card(battle: 7, points: 3, colour: "rouge", copies: 2) }
about-blue-caesar = { -of-a-caesar }
about-blue-1-x = { -of-a-card(battle: 1, points: 10, colour: "bleu", copies: 1) }
about-blue-1-xx = { -of-a-card(battle: 1, points: 20, colour: "bleu", copies: 1) }
about-blue-2-v = { -of-a-card(battle: 2, points: 5, colour: "bleu", copies: 1) }
about-blue-2-xx = { -of-a-card(battle: 2, points: 20, colour: "bleu", copies: 1) }
about-blue-3-v = { -of-a-card(battle: 3, points: 5, colour: "bleu", copies: 1) }
about-blue-3-x = { -of-a-card(battle: 3, points: 10, colour: "bleu", copies: 1) }
about-blue-4-iii = { -of-a-card(battle: 4, points: 3, colour: "bleu", copies: 1) }
about-blue-4-x = { -of-a-card(battle: 4, points: 10, colour: "bleu", copies: 1) }
about-blue-5-iii = { -of-a-card(battle: 5, points: 3, colour: "bleu", copies: 1) }
about-blue-5-v = { -of-a-card(battle: 5, points: 5, colour: "bleu", copies: 1) }
about-blue-6-iii = { -of-a-card(battle: 6, points: 3, colour: "bleu", copies: 1) }
about-blue-6-v = { -of-a-card(battle: 6, points: 5, colour: "bleu", copies: 1) }
about-blue-7-iii = { -of-a-card(battle: 7, points: 3, colour: "bleu", copies: 2) }
about-green-caesar = { -of-a-caesar }
about-green-1-x = { -of-a-card(battle: 1, points: 10, colour: "vert", copies: 1) }
about-green-1-xx = { -of-a-card(battle: 1, points: 20, colour: "vert", copies: 1) }
about-green-2-v = { -of-a-card(battle: 2, points: 5, colour: "vert", copies: 1) }
about-green-2-xx = { -of-a-card(battle: 2, points: 20, colour: "vert", copies: 1) }
about-green-3-v = { -of-a-card(battle: 3, points: 5, colour: "vert", copies: 1) }
about-green-3-x = { -of-a-card(battle: 3, points: 10, colour: "vert", copies: 1) }
about-green-4-iii = { -of-a-card(battle: 4, points: 3, colour: "vert", copies: 1) }
about-green-4-x = { -of-a-card(battle: 4, points: 10, colour: "vert", copies: 1) }
about-green-5-iii = { -of-a-card(battle: 5, points: 3, colour: "vert", copies: 1) }
about-green-5-v = { -of-a-card(battle: 5, points: 5, colour: "vert", copies: 1) }
about-green-6-iii = { -of-a-card(battle: 6, points: 3, colour: "vert", copies: 1) }
about-green-6-v = { -of-a-card(battle: 6, points: 5, colour: "vert", copies: 1) }
about-green-7-iii = { -of-a-card(battle: 7, points: 3, colour: "vert", copies: 2) }
about-yellow-caesar = { -of-a-caesar }
about-yellow-1-x = { -of-a-card(battle: 1, points: 10, colour: "jaune", copies: 1) }
about-yellow-1-xx = { -of-a-card(battle: 1, points: 20, colour: "jaune", copies: 1) }
about-yellow-2-v = { -of-a-card(battle: 2, points: 5, colour: "jaune", copies: 1) }
about-yellow-2-xx = { -of-a-card(battle: 2, points: 20, colour: "jaune", copies: 1) }
about-yellow-3-v = { -of-a-card(battle: 3, points: 5, colour: "jaune", copies: 1) }
about-yellow-3-x = { -of-a-card(battle: 3, points: 10, colour: "jaune", copies: 1) }
about-yellow-4-iii = { -of-a-card(battle: 4, points: 3, colour: "jaune", copies: 1) }
about-yellow-4-x = { -of-a-card(battle: 4, points: 10, colour: "jaune", copies: 1) }
about-yellow-5-iii = { -of-a-card(battle: 5, points: 3, colour: "jaune", copies: 1) }
about-yellow-5-v = { -of-a-card(battle: 5, points: 5, colour: "jaune", copies: 1) }
about-yellow-6-iii = { -of-a-card(battle: 6, points: 3, colour: "jaune", copies: 1) }
about-yellow-6-v = { -of-a-card(battle: 6, points: 5, colour: "jaune", copies: 1) }
about-yellow-7-iii = { -of-a-card(battle: 7, points: 3, colour: "jaune", copies: 2) }
about-black-caesar = { -of-a-caesar }
about-black-1-x = { -of-a-card(battle: 1, points: 10, colour: "noir", copies: 1) }
about-black-1-xx = { -of-a-card(battle: 1, points: 20, colour: "noir", copies: 1) }
about-black-2-v = { -of-a-card(battle: 2, points: 5, colour: "noir", copies: 1) }
about-black-2-xx = { -of-a-card(battle: 2, points: 20, colour: "noir", copies: 1) }
about-black-3-v = { -of-a-card(battle: 3, points: 5, colour: "noir", copies: 1) }
about-black-3-x = { -of-a-card(battle: 3, points: 10, colour: "noir", copies: 1) }
about-black-4-iii = { -of-a-card(battle: 4, points: 3, colour: "noir", copies: 1) }
about-black-4-x = { -of-a-card(battle: 4, points: 10, colour: "noir", copies: 1) }
about-black-5-iii = { -of-a-card(battle: 5, points: 3, colour: "noir", copies: 1) }
about-black-5-v = { -of-a-card(battle: 5, points: 5, colour: "noir", copies: 1) }
about-black-6-iii = { -of-a-card(battle: 6, points: 3, colour: "noir", copies: 1) }
about-black-6-v = { -of-a-card(battle: 6, points: 5, colour: "noir", copies: 1) }
about-black-7-iii = { -of-a-card(battle: 7, points: 3, colour: "noir", copies: 2) }

## Ce que l’on peut faire. La carte vient en dernier : une liste peut en nommer plusieurs.

action-trump = Choisir le { PIECE($colour) } pour atout : { PIECE($card, form: "listed") }
action-lay = { $as ->
    [last] { $worth ->
        [one] Poser face cachée en carte { $position }, la dernière de la manche, pour { $worth } point : { PIECE($card, form: "listed") }
       *[other] Poser face cachée en carte { $position }, la dernière de la manche, pour { $worth } points : { PIECE($card, form: "listed") }
    }
    [placed] { $worth ->
        [one] Poser face cachée en carte { $position }, pour { $worth } point : { PIECE($card, form: "listed") }
       *[other] Poser face cachée en carte { $position }, pour { $worth } points : { PIECE($card, form: "listed") }
    }
   *[unplaced] Poser face cachée : { PIECE($card, form: "listed") }
}
action-renew = { $count ->
    [0] Renouveler l’atout : { PIECE($card, form: "listed") }
    [1] Renouveler l’atout : { PIECE($card, form: "listed") }
   *[other] Défausser les { $count } cartes de votre attelage et renouveler l’atout : { PIECE($card, form: "listed") }
}
action-play = { $how ->
    [lead] Entamer un pli : { PIECE($card, form: "listed") }
    [aside] Rester à l’écart : { PIECE($card, form: "listed") }
    [follow] Suivre : { PIECE($card, form: "listed") }
    [follow-ahead] Suivre et passer en tête : { PIECE($card, form: "listed") }
    [follow-ahead-takes] { $taken ->
        [one] Suivre et passer en tête ; si cela tient, prendre une carte : { PIECE($card, form: "listed") }
       *[other] Suivre et passer en tête ; si cela tient, prendre { $taken } cartes : { PIECE($card, form: "listed") }
    }
    [follow-ahead-ends] { $taken ->
        [one] Suivre et passer en tête ; si cela tient, prendre une carte et finir la manche : { PIECE($card, form: "listed") }
       *[other] Suivre et passer en tête ; si cela tient, prendre { $taken } cartes et finir la manche : { PIECE($card, form: "listed") }
    }
    [follow-wins] Suivre et remporter le pli : { PIECE($card, form: "listed") }
    [follow-wins-takes] { $taken ->
        [one] Suivre, remporter le pli et prendre une carte : { PIECE($card, form: "listed") }
       *[other] Suivre, remporter le pli et prendre { $taken } cartes : { PIECE($card, form: "listed") }
    }
    [follow-wins-ends] { $taken ->
        [one] Suivre, remporter le pli, prendre une carte et finir la manche : { PIECE($card, form: "listed") }
       *[other] Suivre, remporter le pli, prendre { $taken } cartes et finir la manche : { PIECE($card, form: "listed") }
    }
    [trump] Couper : { PIECE($card, form: "listed") }
    [trump-ahead] Couper et passer en tête : { PIECE($card, form: "listed") }
    [trump-ahead-takes] { $taken ->
        [one] Couper et passer en tête ; si cela tient, prendre une carte : { PIECE($card, form: "listed") }
       *[other] Couper et passer en tête ; si cela tient, prendre { $taken } cartes : { PIECE($card, form: "listed") }
    }
    [trump-ahead-ends] { $taken ->
        [one] Couper et passer en tête ; si cela tient, prendre une carte et finir la manche : { PIECE($card, form: "listed") }
       *[other] Couper et passer en tête ; si cela tient, prendre { $taken } cartes et finir la manche : { PIECE($card, form: "listed") }
    }
    [trump-wins] Couper et remporter le pli : { PIECE($card, form: "listed") }
    [trump-wins-takes] { $taken ->
        [one] Couper, remporter le pli et prendre une carte : { PIECE($card, form: "listed") }
       *[other] Couper, remporter le pli et prendre { $taken } cartes : { PIECE($card, form: "listed") }
    }
    [trump-wins-ends] { $taken ->
        [one] Couper, remporter le pli, prendre une carte et finir la manche : { PIECE($card, form: "listed") }
       *[other] Couper, remporter le pli, prendre { $taken } cartes et finir la manche : { PIECE($card, form: "listed") }
    }
   *[play] Jouer : { PIECE($card, form: "listed") }
}
action-stop = Ne plus poser de carte

## Ce qui se passe

event-round_began = Manche { $round } : { $seat } donne.
event-card_dealt = { $seat } reçoit le { PIECE($card) } à la donne.
event-trump_laid = { $seat } pose le { PIECE($card) } face visible : son atout est le { PIECE($colour) }.
event-card_drawn = { $seat } pioche le { PIECE($card) }.
event-card_drawn-hidden = { $seat } pioche une carte.
event-pile_refilled = La pioche est épuisée : la défausse, mélangée, en fait une nouvelle.
event-turn_began = { $seat } a l’entame.
event-card_laid = { $seat } pose face cachée la carte { $position } de son attelage, le { PIECE($card) }.
event-card_laid-hidden = { $seat } pose face cachée la carte { $position } de son attelage.
event-team_discarded = { $seat } défausse la carte { $position } de son attelage, le { PIECE($card) }.
event-card_played = { $how ->
    [lead] { $seat } entame avec le { PIECE($card) }.
    [follow] { $seat } suit avec le { PIECE($card) }.
    [trump] { $seat } coupe avec le { PIECE($card) }.
   *[aside] { $seat } reste à l’écart avec le { PIECE($card) }.
}
event-trick_won = { $trick ->
    [trumped] Le pli est coupé : { $seat } le remporte avec le { PIECE($card) }.
   *[followed] { $seat } remporte le pli avec le { PIECE($card) }.
}
event-card_captured =
    { $winner_seat } prend le { PIECE($card) } à { $seat } et l’ajoute à son propre attelage, en carte
    { $position }.
event-card_captured-hidden =
    { $winner_seat } prend la dernière carte de l’attelage { ELIDE("de", $seat) } et l’ajoute au sien, en
    carte { $position }.
event-capture_discarded =
    { $seat } perd le { PIECE($card) }, qui va à la défausse : l’attelage du gagnant est complet.
event-player_out = { $seat } n’a plus aucune carte et sort de la manche.
event-alone_with_cards =
    À part { $seat }, plus personne n’a de cartes en main : { $seat } peut compléter son attelage.
event-limit_reached = { $leads ->
    [one] La limite d’une entame est atteinte : la manche est comptée telle quelle.
   *[other] La limite { ELIDE("de", $leads) } entames est atteinte : la manche est comptée telle quelle.
}
event-round_ended = La manche est finie. Tous les attelages sont montrés.
event-card_scored = { $seat }, carte { $position } : le { PIECE($card) } compte { $points }.
event-team_scored = { $points ->
    [one] { $seat } marque { $points } point ; total : { $total }.
   *[other] { $seat } marque { $points } points ; total : { $total }.
}
event-game_ended = La partie est terminée.

## Ce qui est demandé

prompt-trumping = { $trump ->
    [lost] Votre carte d’atout a été prise : quelle carte posez-vous face visible à sa place ?
   *[first] Quelle carte posez-vous face visible comme atout ?
}
prompt-leading = Poser une carte, renouveler l’atout, ou entamer un pli ?
prompt-following = Le { PIECE($colour) } est demandé. { $risk ->
    [trump-card] Si vous restez à l’écart, vous perdez votre carte d’atout. Quelle carte jouez-vous ?
    [known-card]
        Si vous restez à l’écart, vous perdez la carte { $place } de votre attelage, le { PIECE($card) }.
        Quelle carte jouez-vous ?
    [unknown-card]
        Si vous restez à l’écart, vous perdez la carte { $place } de votre attelage. Quelle carte
        jouez-vous ?
    [trump-card-to-own-colour]
        Si vous restez à l’écart et que quelqu’un joue après vous sa propre couleur d’atout, vous perdez votre
        carte d’atout. Quelle carte jouez-vous ?
    [trump-card-to-trumping]
        Si vous restez à l’écart et que quelqu’un coupe après vous, vous perdez votre carte d’atout. Quelle
        carte jouez-vous ?
    [card-to-own-colour]
        Si vous restez à l’écart et que quelqu’un joue après vous sa propre couleur d’atout, vous perdez la
        carte { $place } de votre attelage. Quelle carte jouez-vous ?
    [card-to-trumping]
        Si vous restez à l’écart et que quelqu’un coupe après vous, vous perdez la carte { $place } de votre
        attelage. Quelle carte jouez-vous ?
   *[none] Quelle carte jouez-vous ?
}
prompt-completing =
    À part vous, plus personne n’a de cartes en main : lesquelles posez-vous pour compléter votre attelage ?
prompt-drawing = On pioche.
prompt-winning = Le pli est complet.
prompt-scoring = La manche est comptée.
prompt-dealing = On distribue les cartes.
prompt-over = La partie est terminée.

## Ce qui n’est pas possible, et ce qui peut échapper

refusal-not_in_hand = Le { PIECE($card) } n’est pas dans votre main.
refusal-trump_first = Posez d’abord votre carte d’atout.
refusal-has_trump = Vous avez déjà un atout ; vous pouvez le renouveler quand l’entame est à vous.
refusal-not_alone = L’entame est à vous : posez une carte, renouvelez l’atout, ou entamez un pli.
refusal-only_on_lead = Un pli est en cours : jouez une carte, pour suivre, couper ou rester à l’écart.
refusal-only_completing = À part vous, plus personne n’a de cartes en main : posez-en, ou arrêtez là.
warning-final = Une fois joué, c’est définitif.

## Pourquoi c’est fini

result-target = L’objectif { ELIDE("de", $target) } points est atteint : { $totals }.

## Options

option-target = Le total de points qui met fin à la partie.
    .chosen = Points qui mettent fin à la partie : { $value }
option-lead_limit = Après ce nombre d’entames, la manche est comptée telle quelle.
    .chosen = Entames avant le décompte de la manche : { $value }
option-only_cutting_captures = On ne prend des cartes que dans un pli coupé.
option-losing_trumpers_lose = Couper sans l’emporter coûte une carte, comme rester à l’écart.
option-own_colour_captures =
    Rester à l’écart quand sa propre couleur d’atout est demandée coûte une carte dans tous les cas.
option-full_cycle = La partie ne finit que lorsque tous ont commencé le même nombre de manches.

## Pour qui tape : les mots, et ce que font les actions

type-trump = atout
type-lay = poser
type-renew = renouveler
type-play = jouer
type-stop = arrêter

help-trump = Poser une carte face visible : sa couleur est votre atout. Vous en piochez une autre.
help-lay =
    Poser une carte face cachée, la suivante de votre attelage. Si l’entame est à vous, vous en piochez une
    autre et l’entame passe à gauche ; sept cartes finissent la manche. Si, à part vous, plus personne n’a de
    cartes en main, vous pouvez en poser plusieurs à la fois : « poser rouge 5 v, rouge césar ».
help-renew =
    Défausser votre atout et tout votre attelage, et poser cette carte comme nouvel atout. Vous en piochez
    une autre, et l’entame passe à gauche.
help-play =
    Entamer un pli avec cette carte, ou la jouer dans le pli : elle suit si elle est de la couleur demandée,
    coupe si elle est de votre couleur d’atout et qu’une autre est demandée, et sinon reste à l’écart.
help-stop = Ne plus poser de carte ; la manche est finie.

## Les règles en bref

rules =
    Vous formez un attelage de sept cartes au plus, presque toutes face cachée, et prenez part à des plis où
    un attelage peut perdre sa dernière carte. On joue des manches jusqu’à ce que quelqu’un ait 500 points
    (*). Le plus fort total gagne ; si les meilleurs sont à égalité, tous jouent une manche de plus.

    Les cartes. Cinq couleurs de 21. Le chiffre d’une carte est sa valeur de combat, pour les plis ; le
    nombre romain qui le suit, ses points, pour le score. Chaque couleur a 7 Césars, qui n’ont ni l’une ni
    les autres, et 1 X, 1 XX, 2 V, 2 XX, 3 V, 3 X, 4 III, 4 X, 5 III, 5 V, 6 III, 6 V, 7 III (×2).

    Une manche. Le donneur distribue 15 cartes à chacun. À partir de sa gauche, chaque joueur en pose une
    face visible et en pioche une autre ; la couleur de la carte posée est l’atout de ce joueur. C’est la carte 1 de
    l’attelage ; les cartes 2 à 7 viendront dessus, face cachée, et ne bougeront plus. Le joueur à gauche du
    donneur a la première entame.

    Quand l’entame est à vous, vous faites une chose sur trois :
      poser       Poser une carte face cachée, la suivante de votre attelage, et en
                  piocher une. L’entame passe à gauche.
      renouveler  Défausser l’atout et tout l’attelage, face visible ; poser un
                  nouvel atout, de n’importe quelle couleur, et piocher une carte.
                  L’entame passe à gauche.
      jouer       Entamer un pli.

    Un pli. À partir du joueur qui entame, dans le sens horaire, chacun joue une carte de son choix :
      suivre             Une carte de la couleur demandée, celle de l’entame.
      couper             Une carte de votre couleur d’atout, si une autre couleur
                         est demandée.
      rester à l’écart   Toute autre carte.

    Si personne n’a coupé, la plus forte valeur de combat dans la couleur demandée l’emporte, et tous ceux
    qui ont suivi piochent une carte, celui qui a entamé aussi. Sinon la plus forte des cartes qui coupent
    l’emporte, de quelque couleur qu’elle soit, et seul son joueur pioche. À valeur égale, la première jouée
    l’emporte. Le gagnant du pli a l’entame suivante.

    Les prises. Si quelqu’un a joué une carte de sa propre couleur d’atout, pour entamer, suivre ou couper,
    chaque joueur resté à l’écart perd la dernière carte de son attelage : le gagnant du pli la met dans le
    sien sans la regarder (*) ; s’il y en a plusieurs, dans l’ordre du jeu. Ce qui ferait une huitième carte
    est défaussé. Un joueur qui perd sa carte d’atout en pose une nouvelle et pioche avant l’entame suivante ;
    celle-ci revient alors au joueur à sa gauche.

    Sans carte en main, on peut encore perdre des cartes, comme si l’on restait à l’écart, et l’entame qui
    vous revient passe à gauche. Sans carte en main ni sur la table, on est hors de la manche. Si, avant une
    entame, un seul joueur a encore des cartes en main, il peut en poser autant qu’il veut, sans piocher ;
    puis la manche est finie.

    Quand la pioche est épuisée, la défausse, mélangée, en fait une nouvelle.

    La fin d’une manche. Dès qu’un attelage a sept cartes, ou après 500 entames (*), tous les attelages sont
    montrés. Chaque carte compte ses points ; une carte de la couleur d’atout de l’attelage compte ses points
    fois sa place : un XX en carte 7 vaut 140.

    Le joueur qui a posé une carte face cachée la connaît, même après sa prise ; celui qui la prend ne la voit
    pas avant le score. Une carte d’atout prise est connue de tous.

    Sur le plateau, 4 ●5V=20 est la quatrième carte d’un attelage, le 5 V rouge, et compte 20 ; 4 ▮ en est une
    que vous ne connaissez pas. Les couleurs sont ● rouge, ■ bleu, ▲ vert, ★ jaune et ✚ noir.

    (*) Une option peut changer cela. Les options en vigueur sont annoncées au début de la partie, et passent
    avant ce qui est dit ici.

## Le plateau

board-round = Manche { $number }
board-target = objectif { $points }
board-leads_left = { $count ->
    [0] la manche finit après cette entame
    [1] la manche finit après cette entame
   *[other] la manche finit au plus tard après { $count } entames
}
board-deals = donneur

# Le pli.
board-trick_head = Le pli :
board-led = le { PIECE($colour) } est demandé
board-on_lead = { $whose ->
    [yours] Vous avez l’entame
   *[others] { $name } a l’entame
}
board-picks_trump = { $whose ->
    [yours] Vous posez un atout
   *[others] { $name } pose un atout
}
board-alone = { $whose ->
    [yours] à part vous, plus personne n’a de cartes en main
   *[others] à part { $name }, plus personne n’a de cartes en main
}
board-last_trick = le dernier pli
board-way = { $way ->
    [lead] entame
    [follow] suit
    [trump] coupe
   *[aside] reste à l’écart
}
board-card_in_trick = { PIECE($card) } · { board-way }
board-ahead = en tête
board-to_play = doit jouer
board-waits = joue ensuite
board-no_card = aucune carte en main
board-is_out = hors de la manche
board-loses = { $place ->
    [1] perd la carte d’atout
   *[other] perd la carte { $place }
}
board-at_risk = { $place ->
    [1] carte d’atout menacée
   *[other] carte { $place } menacée
}
board-is_trump = atout : { PIECE($colour) }
board-no_trump = pas d’atout

# Ce qui vient d’arriver.
board-news = À l’instant
board-won = { $trick ->
    [trumped] { $name } remporte le pli coupé
   *[followed] { $name } remporte le pli
}
board-captured = { $name } perd une carte, devenue la carte { $place } de l’attelage { ELIDE("de", $winner) }
board-lost_discarded = { $name } perd une carte, défaussée : l’attelage { ELIDE("de", $winner) } est complet
board-why_lost = { $by ->
    [trumping] à l’écart dans un pli coupé
   *[own-colour] à l’écart alors que quelqu’un joue sa couleur d’atout
}
board-draw = { $count ->
    [one] { LIST($names) } pioche
   *[other] { LIST($names) } piochent
}
board-why_drawn = { $trick ->
    [trumped] pli coupé : seul le gagnant pioche
   *[followed] pour avoir joué la couleur demandée
}
board-discards_team = { $name } défausse son attelage

# La main.
board-your_hand = Votre main
board-hand = Main
board-hand_of = Main : { $name }
board-own_colour = couleur d’atout de cette main
board-do_trump = Atout { PIECE($colour) }
board-do_lead = Entamer
board-do_follow = Suivre
board-do_trumping = Couper
board-do_aside = À l’écart
board-renew_cost = { $count ->
    [0] −1 carte
    [1] −1 carte
   *[other] −{ $count } cartes
}
board-renew_sure = Défausser tout votre attelage ({ $count } cartes, { $points } { $points ->
    [0] point
    [1] point
   *[other] points
}{ $hidden ->
    [0] { "" }
    [1] { "" } + 1 carte inconnue
   *[other] { "" } + { $hidden } cartes inconnues
}) ?
board-win = { $win ->
    [wins] { $takes ->
        [0] l’emporte
       *[other] l’emporte, prend { $takes }
    }
   *[ahead] { $takes ->
        [0] en tête
       *[other] en tête, prend { $takes }
    }
}
board-you_lose = { $place ->
    [1] perdre la carte d’atout
   *[other] perdre la carte { $place }
}
board-new = piochée
board-ends_round = finit la manche
board-would_count = En carte { $place } de votre attelage, elle compterait { $points }.
board-would_count_here = En carte { $place } de l’attelage { ELIDE("de", $name) }, elle compterait { $points }.
board-own_colour_now =
    Elle est de votre couleur d’atout : si vous la jouez, ceux qui restent à l’écart perdent une carte.
board-battle = valeur de combat, dans un pli
board-points = points, dans un attelage
board-nothing = César : ni valeur de combat ni points
board-signs = Les signes
board-known = face cachée, connue de vous

# Les attelages.
board-your_team = Votre attelage
board-others = Les autres attelages
board-teams = Les attelages
board-team = Attelage
board-on_turn = joue
board-you = Vous
board-winner = gagne
board-in_hand = { $count } en main
board-of_target = sur { $points }
board-counts = { $hidden ->
    [0] l’attelage vaut { $points }
   *[other] l’attelage vaut { $points } + { $hidden } à découvrir
}
board-back = face cachée
board-free = libre
board-place = Carte { $place } :
board-counts_yours = En carte { $place } de votre attelage, elle compte { $points }.
board-counts_here = En carte { $place } de l’attelage { ELIDE("de", $name) }, elle compte { $points }.

# Les tas.
board-piles = Les tas
board-pile = Pioche : { $count }
board-discards = Défausse : { $count }
board-pile_called = Pioche
board-discards_called = Défausse
board-close = Fermer
board-none = aucune

# Le score.
board-scored = La manche { $number } est comptée
board-scored_how = Une carte de la couleur d’atout compte ses points multipliés par sa place dans l’attelage.
board-the_end = La fin
board-triumph = { $whose ->
    [yours] Le triomphe est à vous !
   *[others] Le triomphe revient à { LIST($names) }.
}
board-came_from = { $before } avant + { $points } dans cette manche
board-total = total { $points }
board-on_to = Passer à la manche { $number }
board-last_score = Dernier décompte
board-why_over = { $rounds ->
    [one] L’objectif { ELIDE("de", $target) } points est atteint après une manche : le plus fort total gagne.
   *[other] L’objectif { ELIDE("de", $target) } points est atteint après { $rounds } manches : le plus fort total gagne.
}

## Le terminal

terminal-heading = manche { $round } · objectif { $target } · entames { $leads }/{ $limit } · pioche { $pile } · défausse { $discards }
terminal-heading_over = manche { $round } · objectif { $target } · partie terminée
terminal-you = vous
terminal-hand = { $count } en main
terminal-trump = atout { $shape } { PIECE($colour) }
terminal-no_trump = sans atout
terminal-out = hors de la manche
terminal-counts = compte { $points }
terminal-caesar = César
terminal-winning = en tête
terminal-way = { board-way }
terminal-label_trick = Pli :
terminal-label_hand = En main :

## La leçon

lesson-begin =
    À chaque manche, vous formez un attelage de sept cartes au plus : la carte 1 est le char, les cartes 2 à
    7 ses chevaux. Il rapporte des points ; dès que quelqu’un en a 500, le plus fort total gagne. Le chiffre
    d’une carte est sa valeur de combat, pour les plis ; le nombre romain, ses points : III, V, X, XX font 3,
    5, 10, 20. La leçon ne donne que cinq cartes ; une vraie partie, 15.
lesson-trump =
    D’abord chacun pose une carte face visible, la carte d’atout. Sa couleur est l’atout de ce joueur ; deux
    joueurs peuvent avoir le même. Vous avez surtout du rouge : posez le César rouge, la carte aux lauriers.
    Un César n’a ni valeur de combat ni points : il ne manquera pas à votre main.
    .hint = Touchez le César rouge, puis la première place de votre attelage : « Atout rouge ».
lesson-horse =
    Les autres ont posé du vert et du bleu, et chacun a pioché. L’entame est à vous : vous pouvez poser une
    carte face cachée dans votre attelage. Posez le 1 XX bleu en carte 2, votre premier cheval, pour 20
    points.
    .hint = Touchez le 1 XX bleu, puis la place 2 de votre attelage : « +20 ».
lesson-times =
    Vous avez pioché, les autres ont posé une carte chacun, et l’entame vous revient. Une carte de votre
    couleur d’atout compte ses points fois son numéro dans l’attelage : le 4 X rouge en carte 3 fait 3 × 10.
    Posez-le. Le 1 XX rouge ferait 60 maintenant, mais gardez-le : en carte 7, il fait 140.
    .hint = Touchez le 4 X rouge, puis la place 3 de votre attelage : « 3 × X = 30 ».
lesson-keep =
    Ce qui est posé ne bouge plus : les meilleures cartes de votre couleur d’atout doivent donc venir en
    dernier. Le 1 XX rouge ferait 80 en carte 4 : gardez-le encore, et posez le 5 V rouge.
    .hint = Touchez le 5 V rouge, puis la place 4 de votre attelage : « 4 × V = 20 ».
lesson-lead =
    Quand l’entame est à vous, vous pouvez entamer un pli au lieu de poser : touchez une carte, puis la
    pierre sombre du milieu. Chacun des autres joue alors une carte aussi, celle qu’il veut. Entamez avec le 6 III jaune.
    .hint = Touchez le 6 III jaune, puis le milieu de la table : « { board-do_lead } ».
lesson-attack =
    Votre 6 bat le 3 jaune de Livia : la plus forte carte de la couleur demandée remporte le pli, et l’entame
    suivante. Marcus est resté à l’écart : il n’a joué ni jaune, la couleur demandée, ni bleu, son atout.
    Livia et vous piochez une carte, lui non. Attaquez maintenant dans votre couleur d’atout : entamez avec
    le 7 III rouge.
    .hint = Touchez le 7 III rouge, puis le milieu de la table : « { board-do_lead } ».
lesson-captured =
    Le rouge est votre couleur d’atout. Si quelqu’un joue dans un pli une carte de sa propre couleur d’atout,
    chaque joueur resté à l’écart perd la dernière carte de son attelage, au profit du gagnant. Celle de
    Marcus est donc devenue votre carte 5. Elle reste face cachée : vous ne la verrez qu’à la fin de la manche.
lesson-attacked =
    Autre situation : les mêmes attelages, mais d’autres cartes en main, et cette fois, c’est vous qu’on
    attaque. Livia entame dans le vert, sa propre couleur d’atout. Un − rouge sur vos cartes vous avertit : à l’écart, vous
    perdez la carte 5, la dernière de votre attelage. Suivez avec le 2 V vert : trop faible pour gagner, il
    sauve la carte 5.
    .hint = Touchez le 2 V vert, votre seule carte verte, puis le pli : « { board-do_follow } ».
lesson-trumping =
    La carte est sauvée ; c’est Marcus qui en a perdu une, prise par Livia. Et vous avez pioché le 6 V rouge. Pli
    suivant : Livia entame avec le 5 bleu, Marcus suit avec le 6 bleu, sa couleur d’atout. Vous n’avez pas de
    bleu. Mais quand une autre couleur est demandée, une carte de votre couleur d’atout coupe : elle bat
    celles qui ne font que suivre. Coupez avec le 6 V rouge.
    .hint = Touchez le 6 V rouge, la carte à l’étoile, puis le pli : « { board-do_trumping } · l’emporte ».
lesson-shield =
    Gagné ! Protégez maintenant votre attelage : seule sa dernière carte peut être perdue. Un César ne compte
    rien, mais c’est une carte comme les autres : en carte 6, il protège la carte 5. Posez le César noir.
    .hint = Touchez le César noir, puis la place 6 de votre attelage : « +0 ».
lesson-drawing =
    Qui pioche, et quand ? Celui qui pose une carte ou un atout en pioche une aussitôt, comme vous à l’instant.
    Après un pli que personne n’a coupé, tous ceux qui ont suivi en piochent une, celui qui a entamé aussi.
    Après un pli coupé, seul le gagnant. Celui qui reste à l’écart ne pioche jamais. Quand la pioche est épuisée,
    la défausse, mélangée, en fait une nouvelle.
lesson-surprise =
    Autre situation, avec d’autres cartes en main et sur la table ; elle surprend souvent. Livia entame
    dans le rouge, votre couleur d’atout. Vos cartes rouges ne font alors que suivre, et Marcus, qui coupe
    avec un faible 1 bleu, bat même votre 7 rouge. Ne gâchez pas une bonne carte : suivez avec le César
    rouge.
    .hint = C’est permis, mais cher. Touchez le César rouge, puis le pli : « { board-do_follow } ».
lesson-equals =
    Marcus gagne avec son 1 bleu, et lui seul pioche. Vous avez suivi : vous ne perdez pas de carte. Et si
    plusieurs joueurs coupent ? La plus forte valeur de combat des cartes qui coupent l’emporte alors,
    quelles que soient leurs couleurs ; à égalité, c’est la première jouée.
lesson-bare =
    Autre situation : votre attelage n’est encore qu’une carte d’atout, et vous ne pouvez pas la sauver. Livia
    entame dans le vert, sa couleur d’atout, et vous n’avez ni vert ni rouge. Vous devez rester à l’écart et perdre la
    dernière carte de l’attelage, ici la carte d’atout elle-même. Jouez la carte la moins utile, le 5 III
    noir.
    .hint = Touchez le 5 III noir, puis le pli. Vous aurez besoin des jaunes.
lesson-new_trump =
    Un joueur qui perd sa carte d’atout en pose aussitôt une nouvelle, de n’importe quelle couleur, et pioche
    une carte. L’entame passe ensuite au joueur à sa gauche. Vous avez de bonnes cartes jaunes : posez le César
    jaune.
    .hint = Touchez le César jaune, puis la première place de votre attelage : « Atout jaune ».
lesson-renew =
    Autre situation : l’entame est à vous, avec seulement une carte d’atout rouge, mais de belles cartes
    vertes en main. Vous pouvez alors changer d’atout vous-même ; toutes les cartes de votre attelage sont
    défaussées, ici une seule. Touchez le César vert, puis votre carte d’atout.
    .hint = Touchez le César vert, puis la carte 1 de votre attelage : « Atout vert ».
lesson-renewed =
    Le 5 III rouge est défaussé, et le César vert est la carte 1 de votre nouvel attelage. Vous avez pioché
    le 5 V vert, et l’entame passe à Livia. Son atout est vert aussi, c’est permis : le vert est maintenant la
    couleur d’atout de vous deux.
lesson-alone =
    Autre situation : les mains se sont vidées, car ceux qui restent à l’écart ne piochent pas. Sans carte en main,
    on ne peut plus répondre, et l’on perd carte après carte. Et si, à part vous, plus personne n’a de cartes
    en main, vous pouvez en poser autant que vous voulez, sans piocher ; puis la manche est finie. Posez-en
    une.
    .hint = Touchez une carte de votre main, puis la place suivante de votre attelage.
lesson-seventh =
    Autre situation : c’est de nouveau votre premier attelage, avec six cartes cette fois. La septième finit
    aussitôt la manche pour tous. Vous avez gardé le 1 XX rouge : de votre couleur d’atout, en carte 7, il
    fait 7 × 20. Posez-le !
    .hint = Touchez le 1 XX rouge, puis la place 7 de votre attelage : « 7 × XX = 140 ».
lesson-shown =
    Tous les attelages sont montrés, et tous comptent, complets ou non. Voyez votre carte 5 : Marcus avait
    posé le 3 X rouge, qui lui valait 10. Une carte prise compte selon votre atout : 5 × 10. La manche
    suivante est déjà donnée, cette fois avec 15 cartes chacun. Le donneur change à chaque manche : Livia
    commence.
lesson-room =
    Autre situation : la fin de cette deuxième manche, et une autre voie vers la septième carte. Votre
    attelage a six cartes, et de la place pour une seule. Entamez avec le 7 III rouge : les autres ne peuvent
    ni suivre ni couper.
    .hint = Touchez le 7 III rouge, puis le milieu de la table : « { board-do_lead } ».
lesson-over =
    Les deux sont restés à l’écart et ont perdu une carte. Celle de Livia, première dans l’ordre du jeu, est
    devenue votre carte 7 ; celle de Marcus, faute de place, est défaussée. Et vous avez dépassé 500 : la
    partie est finie, le plus fort total gagne.
lesson-end =
    C’est tout. Dans une vraie manche, vous commencez avec 15 cartes : choisissez pour atout la couleur où vous
    avez le plus de points, et attaquez quand les autres n’ont plus grand-chose. Laissez le pointeur ou le
    doigt sur une carte, elle s’explique. À vous pour une première partie !

## Les positions refusées

error-romer-seat = { $field } : la dernière place est { $last }.
error-romer-copies = { $copies ->
    [one] { $field } : il n’y a qu’un seul { PIECE($card) }, et on en compte { $there }.
   *[other] { $field } : il y a { $copies } cartes « { PIECE($card) } », et on en compte { $there }.
}
error-romer-shuffled =
    { $field } : il y a plus de cartes « { PIECE($card) } » dans la pioche qu’on n’y en a mis.
error-romer-drawn = { $field } : on pioche aussitôt, et la pioche a donc moins de cartes qu’on n’y en a mis.
error-romer-gap = { $field } : aucune carte ne vient après « none ».
error-romer-hand = { $field } : qui a une carte dans le pli en a au plus { $most } en main.
error-romer-knowers =
    { $field } : une carte posée sur l’atout est connue de qui l’a posée, ou de toutes les places si c’est un
    atout pris, et une place vide de personne.
error-romer-trump_hidden = { $field } : un atout est face visible : toutes les places le connaissent.
error-romer-shown = { $field } : la partie finie, toutes les places connaissent chaque carte des attelages.
error-romer-drawing =
    { $field } : au moment où un choix est demandé, tous ont déjà pioché : il ne reste ici personne.
error-romer-leads = { $field } : au plus { $most } ici, à cause de la limite des entames.
error-romer-over = { $field } : la partie n’est pas finie : personne n’est en tête avec l’objectif atteint.
error-romer-round_over =
    { $field } : la manche n’est pas finie : aucun attelage n’a sept cartes, plusieurs joueurs ont des cartes
    en main, et la limite des entames, { $limit }, n’est pas atteinte.
error-romer-two_full =
    { $field } : la manche finit avec le premier attelage de sept cartes ; il n’y en a pas de deuxième.
error-romer-least = { $field } : l’attelage posé compte { $least }, et le total donc au moins autant.
error-romer-most = { $field } : une partie qui n’est pas finie a au plus { $most } points.
error-romer-full = { $field } : sept cartes finissent la manche ; personne ne joue plus alors.
error-romer-no_card = { $field } : c’est à la place { $seat } de jouer, et elle n’a pas de carte en main.
error-romer-alone = { $field } : seule la place { $seat } a des cartes en main : elle complète son attelage.
error-romer-not_alone =
    { $field } : on ne complète un attelage que si personne d’autre que la place { $seat } n’a de carte en
    main.
error-romer-no_trump =
    { $field } : la place { $seat } a des cartes, donc un atout, qu’elle aurait dû poser auparavant.
error-romer-has_trump = { $field } : la place { $seat } doit poser un atout, et elle en a un.
error-romer-first_trumps =
    { $field } : avant la première entame, chacun pose une carte, à tour de rôle depuis la gauche de la place
    { $dealer }, qui donne ; c’est maintenant à la place { $seat }.
error-romer-first_hands = { $field } : avant la première entame, la place { $seat } a des cartes en main.
error-romer-new_trumps =
    { $field } : les atouts pris sont dans un seul attelage, et on les remplace à tour de rôle depuis la
    gauche de celui qui l’a.
error-romer-trick =
    { $field } : il y a une carte de tous ceux qui en avaient, depuis la place { $leader }, qui entame,
    jusqu’à la place { $seat }, à qui c’est de jouer, et de personne d’autre.
error-romer-no_trick = { $phase ->
    [over] { $field } : il n’y a pas de carte dans le pli quand la partie est finie.
    [trumping] { $field } : il n’y a pas de carte dans le pli pendant qu’on pose un atout.
    [leading] { $field } : il n’y a pas de carte dans le pli avant l’entame.
   *[completing] { $field } : il n’y a pas de carte dans le pli pendant qu’on complète un attelage.
}

## Ce que le hasard fait sortir

drawn-the-draw-pile = la pioche
