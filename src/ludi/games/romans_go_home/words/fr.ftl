### Romans Go Home! en français. Termes : clan, guerrier, force, total, fort, le mur (jamais Mur), place,
### manche, tour, plan, révéler, visible, caché, remporter (un fort), défausser, mettre à l’écart, séduire,
### égalité, impôt, clan neutre, le fort le plus élevé, face cachée (toujours au singulier). Un clan est toujours
### « le clan Or » ; un fort, « le Fort Signal ».
### term: remporter; not: captur*, conqu*, rien pris, fort est pris, doit … prendre

title = Romans Go Home !
tagline = À l’assaut du mur d’Hadrien, fort après fort, parmi des clans qui se gênent.

## Les clans

piece-gold = Or
piece-green = Vert
piece-violet = Violet
piece-red = Rouge

## Les guerriers, et ce qu’ils font

piece-qween = Qween
piece-druhid = Dru’hid
piece-zvord = Svord
piece-axx = Axx
piece-archr = Arch’r
piece-filchy = Chippeuz
piece-horsie = Horsie
piece-chariott = Ch’ariott

about-qween =
    Force 1. Au tour où elle est révélée, elle séduit un guerrier qu’un autre clan révèle en même temps : pour ce
    tour, la force de ce guerrier s’ajoute à la sienne et compte pour vous, non pour son clan. Elle doit
    séduire si elle le peut ; mais deux Qweens ou plus à la fois, même celle d’un neutre, s’annulent.
about-druhid =
    Force 2. Si vous remportez un fort au tour où il est révélé, vous pouvez prendre n’importe quel fort du
    mur ; celui de gauche y reste. C’est l’effet du fort pris qui joue. Le Dru’hid d’un neutre est
    sans effet.
about-zvord =
    Force 3. Au tour où il est révélé, après la prise du fort, vous pouvez ranger vos guerriers cachés dans
    l’ordre de votre choix, en secret. Le Svord d’un neutre est sans effet.
about-axx =
    Force 4. Si vous remportez un fort au tour où il est révélé, vous pouvez garder Axx visible ; vos autres
    guerriers visibles partent. Avec un Fort Signal, il ne peut rester que si un autre d’entre eux paie pour
    lui.
about-archr =
    Force 5. Au tour où il est révélé, il gagne une égalité en tête, sauf si un autre clan à égalité révèle
    aussi Arch’r. Il la gagne même si une Qween lui a pris sa force.
about-filchy =
    Force 6. Au tour où elle est révélée, votre clan ne peut rien remporter et son total ne compte pas : il
    ne gagne ni n’égalise. Sa force compte dès le tour suivant.
about-horsie =
    Force 7. Si vous ne remportez rien au tour où elle est révélée, même à cause d’une égalité, vous défaussez
    un autre guerrier visible ou, à défaut, Horsie elle-même.
about-chariott =
    Force 9. Si deux clans ou plus révèlent un Ch’ariott au même tour, ces Ch’ariotts sont défaussés avant le
    compte des forces. Ceux des tours précédents ne risquent rien. Chaque clan en a deux.

## Les forts, et ce qu’ils font

piece-legion-1 = Fort Tifié −1
piece-legion-2 = Fort Tifié −2
piece-legion-3 = Fort Tifié −3
piece-unwary = Fort Malgardé
piece-signal = Fort Signal
piece-tax = Coffre Fort
piece-dinary-1 = Fort Dinaire 1
piece-dinary-3 = Fort Dinaire 3
piece-dinary-4 = Fort Dinaire 4
piece-dinary-5 = Fort Dinaire 5
piece-dinary-6 = Fort Dinaire 6

-three-legions =
    Mais une personne qui remporte un fort et tient alors trois Forts Tifiés gagne aussitôt la partie ;
    celui que l’on a cédé à l’impôt ne compte plus.
about-legion-1 = Coûte 1 point. { -three-legions }
about-legion-2 = Coûte 2 points. { -three-legions }
about-legion-3 = Coûte 3 points. { -three-legions }
about-unwary =
    Vaut 2 points. Vous pouvez garder visible le plus faible de vos guerriers, selon la force imprimée ; et
    aussi Axx, s’il vient d’être révélé.
about-signal =
    Vaut 4 points. Chaque clan qui a un guerrier visible en défausse un, à son choix, le vainqueur aussi,
    avant que ses autres guerriers ne partent.
about-tax =
    Vaut 8 points. L’impôt : à la fin du tour, vous vous défaites d’un de vos forts, celui-ci ou un autre.
    Si vous n’en avez pas d’autre, c’est lui qui part.
about-dinary-1 = Vaut 1 point, rien d’autre.
about-dinary-3 = Vaut 3 points, rien d’autre.
about-dinary-4 = Vaut 4 points, rien d’autre.
about-dinary-5 = Vaut 5 points, rien d’autre.
about-dinary-6 = Vaut 6 points, rien d’autre.

# Un fort, là où il y a peu de place.
short-legion = Tifié
short-unwary = Malgardé
short-signal = Signal
short-tax = Coffre
short-dinary = Dinaire

# Un fort par son nom et sa valeur, que la plupart des noms disent déjà ; et de même dans une phrase.
fort-valued = { $named ->
    [by-value] { PIECE($fort) }
   *[apart] { PIECE($fort) } ({ $value })
}
the-fort = { $named ->
    [by-value] le { PIECE($fort) }
   *[apart] le { PIECE($fort) } ({ $value })
}

## Ce que l’on peut faire

action-place = Placer { PIECE($warrior) } ({ $strength })
action-charm = { $case ->
    [seen] Séduire { PIECE($warrior) } ({ $strength }) du clan { PIECE($clan) } : votre total passe à { $total }
   *[unseen] Séduire le guerrier révélé par le clan { PIECE($clan) }
}
action-take = { $case ->
    [by-value] Prendre le { PIECE($fort) } (place { $place })
    [apart] Prendre le { PIECE($fort) } ({ $value }, place { $place })
   *[unseen] Prendre le fort de la place { $place }
}
action-keep = { $case ->
    [nobody] Ne garder personne : défausser tous vos guerriers visibles
    [nobody-one-goes] Ne garder personne : défausser { PIECE($gone) } ({ $gone_strength })
    [axx] Garder Axx ({ $axx }) ; défausser les autres
    [axx-one-goes] Garder Axx ({ $axx }) ; défausser { PIECE($gone) } ({ $gone_strength })
    [axx-none-goes] Garder Axx ({ $axx })
    [weakest] Garder { PIECE($kept) } ({ $kept_strength }), votre plus faible ; défausser les autres
    [weakest-one-goes]
        Garder { PIECE($kept) } ({ $kept_strength }), votre plus faible ;
        défausser { PIECE($gone) } ({ $gone_strength })
    [weakest-none-goes] Garder { PIECE($kept) } ({ $kept_strength }), votre plus faible
    [weakest-unseen] Garder votre guerrier le plus faible ; défausser les autres
    [both]
        Garder Axx ({ $axx }) et { PIECE($kept) } ({ $kept_strength }), votre plus faible ;
        défausser les autres
    [both-one-goes]
        Garder Axx ({ $axx }) et { PIECE($kept) } ({ $kept_strength }), votre plus faible ;
        défausser { PIECE($gone) } ({ $gone_strength })
    [both-none-goes] Garder Axx ({ $axx }) et { PIECE($kept) } ({ $kept_strength }), votre plus faible
   *[both-unseen] Garder Axx et votre guerrier le plus faible ; défausser les autres
}
action-discard = Défausser { PIECE($warrior) } ({ $strength })
action-raze = Payer l’impôt avec { the-fort }

## Ce qui se passe

event-round_began = La manche { $round } commence.
event-fort_built = À la place { $place } du mur : { fort-valued }.
event-warrior_drawn = Le clan { PIECE($clan) } pioche { PIECE($warrior) }.
event-warrior_placed = Le clan { PIECE($clan) } met { PIECE($warrior) } à la place { $place }.
event-warrior_put_aside = Le clan { PIECE($clan) } met { PIECE($warrior) } à l’écart.
event-plan_sealed = Le clan { PIECE($clan) } est prêt.
event-turn_began = Tour { $turn } : les clans se disputent { the-fort }.
event-warrior_revealed = Le clan { PIECE($clan) } révèle { PIECE($warrior) } ({ $strength }).
event-chariott_wrecked = Le Ch’ariott du clan { PIECE($clan) } est défaussé, perdu dans la collision.
event-qweens_cancelled = Les Qweens s’annulent : personne n’est séduit.
event-qween_idle = La Qween du clan { PIECE($clan) } ne séduit personne.
event-warrior_charmed =
    La Qween du clan { PIECE($clan) } séduit { PIECE($warrior) } ({ $strength }), du clan { PIECE($target) }.
event-total_counted = Total du clan { PIECE($clan) } : { $total }.
event-clan_filched = Le clan { PIECE($clan) } a révélé Chippeuz et ne peut rien remporter.
event-attack_tied = Égalité en tête, à { $total } : personne ne remporte le fort.
event-tie_broken = Arch’r tranche l’égalité en faveur du clan { PIECE($clan) }.
event-nobody_eligible = Aucun clan ne peut remporter le fort.
event-fort_swapped =
    Dru’hid, du clan { PIECE($clan) }, prend le fort de la place { $place } ; { the-fort } l’y remplace.
event-forts_slid =
    Dru’hid, du clan { PIECE($clan) }, prend le fort de la place { $place } ; ceux qui sont à sa gauche
    glissent d’une place vers la droite.
event-fort_captured = Le clan { PIECE($clan) } remporte { the-fort }.
event-fort_razed = Le { fort-valued } est défaussé.
event-fort_stood = Le { fort-valued } tient bon et reste en jeu.
event-warrior_kept = Le clan { PIECE($clan) } garde { PIECE($warrior) }.
event-signal_fired = Le signal est allumé : chaque clan qui a un guerrier visible en défausse un.
event-warrior_discarded = Le clan { PIECE($clan) } défausse { PIECE($warrior) }.
event-horsie_raged = Horsie n’a rien remporté : le clan { PIECE($clan) } doit perdre un guerrier.
event-horsie_left = Horsie, seule visible du clan { PIECE($clan) }, n’a rien remporté : c’est elle qui part.
event-choice_made = Le clan { PIECE($clan) } a choisi.
event-order_taken_up =
    Ordre actuel des guerriers cachés du clan { PIECE($clan) }, à partir de la place { $place } :
    { LIST($warriors, of: "piece", join: "comma") }.
event-tax_paid = Le clan { PIECE($clan) } paie l’impôt avec { the-fort }.
event-legions_won = Le clan { PIECE($clan) } tient trois Forts Tifiés et gagne aussitôt.
event-game_ended = La partie est terminée.

## Ce qui est demandé

prompt-planning = { $case ->
    [placing] Qui va à la place { $place }, { fort-valued } ? Le dernier reste à l’écart.
   *[waiting] Les clans disposent leurs guerriers.
}
prompt-charming = De quel clan votre Qween séduit-elle le guerrier ?
prompt-taking = Dru’hid vous laisse le choix du fort. Lequel ?
prompt-keeping = { $taken ->
    [signal] Le fort est à vous ; son signal va être allumé. Qui reste visible ?
   *[other-fort] Le fort est à vous. Qui reste visible ?
}
prompt-signalling = Le signal est allumé. Quel guerrier visible défaussez-vous ?
prompt-horsing = Horsie n’a rien remporté. Quel guerrier visible défaussez-vous ?
prompt-reordering = { $case ->
    [placing] Svord, nouvel ordre : qui va à la place { $place }, { fort-valued } ?
   *[waiting] Les clans disposent leurs guerriers.
}
prompt-taxing = Le Coffre Fort : de quel fort vous défaites-vous ?
prompt-over = La partie est terminée.

hint-planning = (ou : plan et six noms)

## Pourquoi c’est fini

forts-counted = { $forts ->
    [one] { $forts } fort
   *[other] { $forts } forts
}
# Où en sont deux clans, jusqu’à ce qui les départage : après un deux-points.
compared = { $apart ->
    [points] { score } contre { $its }
    [count] { score } chacun, mais { forts-counted } contre { $its }
    [highest] { score } et { forts-counted } chacun, mais { $own } contre { $its } au { $rank ->
        [1] fort le plus élevé
        [2] deuxième fort
        [3] troisième fort
        [4] quatrième fort
        [5] cinquième fort
        [6] sixième fort
        [7] septième fort
        [8] huitième fort
       *[other] fort numéro { $rank }
    }
    [no-fort] { score } chacun, et aucun fort
   *[nowhere] { score } et { forts-counted } chacun, de même valeur fort par fort
}
result-legions = { $name } tient trois Forts Tifiés : victoire immédiate, quels que soient les points.
result-neutral_legions =
    Le clan neutre { PIECE($clan) } tient trois Forts Tifiés : victoire immédiate, quels que soient les
    points.
result-lead = { $lead ->
    [one] { $name } a { $lead } point d’avance : { compared }.
   *[other] { $name } a { $lead } points d’avance : { compared }.
}
result-tie = { $name } l’emporte au départage : { compared }.
result-shared = Rien ne départage { LIST($names) } : { compared }.
result-ahead_of_all =
    { $name } devance tous les clans neutres : { score } contre { $its } ({ PIECE($clan) }) et
    { $others } ({ PIECE($other) }).
result-ahead = { $name } devance le clan neutre { PIECE($clan) } : { compared }.
result-not_ahead = { $name } ne devance pas le clan neutre { PIECE($clan) } : { compared }.
result-shared_with_neutral = { $name } partage la victoire avec le clan neutre { PIECE($clan) } : { compared }.
result-neutral = Le clan neutre { PIECE($clan) } l’emporte : { compared }.

## Options

option-neutrals = Nombre de clans neutres, que personne ne joue.
    .chosen = Clans neutres : { $value }
option-clan_0 = Le clan de la première personne
    .chosen = Clan de la première personne : { $value }
option-clan_1 = Le clan de la deuxième personne
    .chosen = Clan de la deuxième personne : { $value }
option-clan_2 = Le clan de la troisième personne
    .chosen = Clan de la troisième personne : { $value }
option-clan_3 = Le clan de la quatrième personne
    .chosen = Clan de la quatrième personne : { $value }
option-horsie_may_go = Une Horsie qui ne remporte rien peut partir elle-même, même si un autre guerrier est visible.
option-signal_after_discard = Le Fort Signal agit après la défausse du vainqueur, qui y perd Axx s’il l’a gardé.
option-neutrals_can_win =
    Face à une seule personne, les clans neutres sont classés et peuvent gagner par les Forts Tifiés.
option-ties_keep_fort =
    À égalité, le fort reste en jeu, et c’est le plus à droite qui est défaussé ; au dernier tour, le fort
    disputé est perdu.
option-druhid_slides = Quand Dru’hid prend un autre fort, ceux qui sont à sa gauche glissent vers la droite.

-first-free = le premier libre
value-clan_0-0 = { -first-free }
value-clan_0-1 = { piece-gold }
value-clan_0-2 = { piece-green }
value-clan_0-3 = { piece-violet }
value-clan_0-4 = { piece-red }
value-clan_1-0 = { -first-free }
value-clan_1-1 = { piece-gold }
value-clan_1-2 = { piece-green }
value-clan_1-3 = { piece-violet }
value-clan_1-4 = { piece-red }
value-clan_2-0 = { -first-free }
value-clan_2-1 = { piece-gold }
value-clan_2-2 = { piece-green }
value-clan_2-3 = { piece-violet }
value-clan_2-4 = { piece-red }
value-clan_3-0 = { -first-free }
value-clan_3-1 = { piece-gold }
value-clan_3-2 = { piece-green }
value-clan_3-3 = { piece-violet }
value-clan_3-4 = { piece-red }

## Pour qui tape : les mots, et ce que font les actions

type-place = placer
type-charm = séduire
type-take = prendre
type-keep = garder
type-discard = défausser
type-raze = payer
type-piece-gold = or
type-piece-green = vert
type-piece-red = rouge
type-piece-zvord = svord
type-piece-filchy = chippeuz
type-piece-nothing = personne
type-piece-weakest = faible
type-piece-both = deux
type-piece-legion-1 = tifié-1
type-piece-legion-2 = tifié-2
type-piece-legion-3 = tifié-3
type-piece-unwary = malgardé
type-piece-tax = coffre
type-piece-dinary-1 = dinaire-1
type-piece-dinary-3 = dinaire-3
type-piece-dinary-4 = dinaire-4
type-piece-dinary-5 = dinaire-5
type-piece-dinary-6 = dinaire-6

help-place =
    Placer un guerrier face cachée à la prochaine place libre, de gauche à droite ; ou donner tout l’ordre en
    une ligne : plan et les noms des guerriers, première place d’abord, sans la carte mise à l’écart. Avec
    Svord : plan et tous vos guerriers cachés.
help-charm = Qween : la force de ce guerrier compte pour vous ce tour-ci, pas pour son clan.
help-take = Dru’hid : prendre un fort, par le numéro de sa place ; celui de gauche reste au mur.
help-keep = Des guerriers visibles peuvent rester après la prise ; les autres partent.
help-discard = Renoncer à un guerrier visible. On montre les choix quand tous ont choisi.
help-raze = L’impôt, dû pour un Coffre Fort : un de vos forts quitte la partie, celui-ci ou un autre.

## Les règles en bref

rules =
    Des clans calédoniens se ruent sur le mur d’Hadrien, et se gênent surtout les uns les autres. Une partie
    compte trois manches. À chacune, six forts forment le mur : celui de plus haute valeur positive passe à
    droite, puis celui de plus basse valeur positive à gauche.

    Préparation. Vous piochez sept de vos neuf guerriers. Placez-en six face cachée le long du mur, de
    gauche à droite ; le septième est mis à l’écart. Tous le font en même temps, en secret.

    Viennent six tours, un par place. Chaque clan retourne son guerrier caché le plus à gauche, qui reste
    visible. Le total d’un clan est la somme des forces de tous ses guerriers visibles. Le plus fort total remporte le
    fort de gauche, et ce clan défausse tous ses guerriers visibles ; les autres gardent les leurs. En cas
    d’égalité en tête, personne ne remporte rien et tous les guerriers restent ; le fort est défaussé (*).

    L’effet d’un guerrier ne joue qu’au tour où il est révélé ; sa force dure tant qu’il est là :
      Qween 1      Prend pour ce tour la force d’un guerrier rival révélé au même
                   tour. Deux Qweens ou plus s’annulent.
      Dru’hid 2    Si vous l’emportez, prenez le fort de votre choix ; celui de
                   gauche reste au mur, à la place du fort pris (*).
      Svord 3      Après la prise, rangez vos guerriers cachés comme vous voulez.
      Axx 4        Si vous l’emportez, vous pouvez le garder visible.
      Arch’r 5     Gagne une égalité en tête, sauf si un autre clan à égalité
                   révèle aussi Arch’r.
      Chippeuz 6   Votre clan ne peut rien remporter ce tour-ci, et son total ne
                   compte pas.
      Horsie 7     Si vous ne remportez rien, défaussez un autre guerrier visible,
                   ou Horsie elle-même à défaut (*).
      Ch’ariott 9  (deux par clan) Si deux clans ou plus en révèlent un ensemble,
                   ils sont défaussés avant le compte des forces.

    L’effet d’un fort joue quand il est remporté :
      Fort Malgardé (2)     Vous pouvez garder votre guerrier visible le plus
                            faible.
      Fort Signal (4)       Chaque clan qui a un guerrier visible en défausse un,
                            à son choix, vainqueur compris, avant la défausse du
                            vainqueur (*).
      Coffre Fort (8)       L’impôt : défaites-vous d’un fort, celui-ci ou un
                            autre.
      Fort Tifié (−1 à −3)  Coûte des points, mais en tenir trois sur quatre gagne
                            aussitôt.
      Fort Dinaire (1 à 6)  Des points, rien d’autre.

    Un clan neutre joue six guerriers au hasard. Ses Qween, Dru’hid et Svord n’ont pas d’effet, sauf que sa
    Qween annule les autres. Il peut remporter des forts, mais non la partie (*).

    Après trois manches, la plus forte somme des forts gagne ; à égalité, le plus de forts, puis le fort le
    plus élevé, le deuxième et ainsi de suite. Une personne seule gagne si elle devance chaque clan neutre.

    (*) Une option peut changer cela. Les options en vigueur, s’il y en a, sont données à la suite, et passent
    avant ce qui est dit ici.

## Le plateau

board-lay_out_anew = Svord : redisposez vos guerriers cachés, ou validez-les comme ils étaient.
board-lay_out = Disposez vos guerriers le long du mur, un devant chaque fort.
board-round = Manche { $number } sur { $all }
board-round_over = Fin de la manche { $number }
board-turn = Tour { $number } sur { $all }
board-planning = Préparation
board-over = Fin de la partie
board-pile = Forts à venir : { $count }
board-wall = Le mur
board-place = À la place { $place }
board-now = en jeu
board-fought_for = Les clans se le disputent.
board-gone = Plus aucun fort ici
board-taken_by = au clan { PIECE($clan) }
board-nobody_took = à personne
board-tie = égalité
board-danger = Le clan { PIECE($clan) } tient deux Forts Tifiés : un troisième gagne la partie.

# La préparation

board-your_warriors = Vos guerriers
board-only_you = Les autres ne les voient pas
board-free = libre
board-how_plain = Choisissez qui va à la place { $place }.
board-how_arranged = Touchez ou glissez un guerrier, ou touchez d’abord sa place ; touchez-en deux pour les échanger.
board-one_left = Le dernier est mis à l’écart.
board-how_keys = Touches : 1 à 6 envoie le guerrier à cette place, ← → déplace, Retour arrière le reprend.
board-aside = À l’écart
board-confirm = Valider le plan
board-take_back = Vider le plan
board-said_placed = { $piece } : place { $place }
board-said_in_hand = { $piece } : en main
board-warrior = { PIECE($warrior) } ({ $strength })
board-is_planning = se prépare
board-has_plan = est prêt

# Les clans

board-clans = Les clans
board-neutral = clan neutre
board-strength = force
board-discarded = à la défausse
board-hidden = cachés
board-forts = Forts
board-no_fort = aucun fort
board-took_none = aucun fort
board-on_turn = choisit
board-your_choice = à vous
board-captures = remporte
board-charmed_by = pour le clan { PIECE($clan) }
board-charmed_now = Carte séduite : sa force compte pour le clan { PIECE($clan) } ce tour-ci.
board-lends = { PIECE($warrior) }, du clan { PIECE($clan) }, compte ici ce tour-ci
board-revealed_now = Carte révélée ce tour-ci : son effet joue maintenant.
board-earlier_now = Carte visible depuis un tour précédent : seule sa force compte.
board-chosen = Vous défaussez { PIECE($warrior) } (choix pas encore montré)
board-legions = Tifiés { $count } sur { $all }
board-keep = garder
board-keep_both = garder les deux
board-keep_nothing = ne garder personne
board-discard = défausser
board-charm = séduire
board-take = prendre
board-raze = payer

# Ce qui vient d’arriver

board-story = Ce qui vient d’arriver
board-no_news = Dès que tous les clans ont un plan, le combat commence.
board-told_turn = Tour { $turn }
board-left_out = hors jeu
board-razed = Forts hors du jeu : { $count }

# La fin

board-ranking = Le classement
board-triumph = Trois Forts Tifiés pour le clan { PIECE($clan) } : la partie est gagnée !
board-victory = Le mur tombe aux mains du clan { PIECE($clan) } !
board-shared_victory = Le mur tombe : victoire partagée !
board-winner = gagne
board-fort_count = Forts : { $count }
board-highest = le plus élevé : { $value }
board-how_ranked = La somme des forts compte ; à égalité, le plus de forts, puis le fort le plus élevé.
board-how_legions = Trois Forts Tifiés gagnent aussitôt, quels que soient les points.

## Le terminal

terminal-round = Manche { $number }/{ $all }
terminal-turn = tour { $number }/{ $all }
terminal-planning = préparation
terminal-over = partie terminée
terminal-pile = forts à venir : { $count }
terminal-razed = Défaussés :
terminal-legions = Tifiés { $count }/{ $all }
terminal-danger = Le clan { PIECE($clan) } tient deux Forts Tifiés : un troisième gagne la partie !
terminal-plan = votre plan
terminal-neutral = (clan neutre)
terminal-you = (vous)
terminal-reveals = révèle { PIECE($warrior) } { $strength }
terminal-charms = séduit
terminal-charmed_one = { PIECE($warrior) } { $strength } du clan { PIECE($clan) } : total { $total }
terminal-lends = prête
terminal-lent_one = { PIECE($warrior) } { $strength } à la Qween du clan { PIECE($clan) } : total { $total }
terminal-captures = remporte
terminal-wins = gagne
terminal-by_legions = par les Forts Tifiés
terminal-shown = visibles { $strength }
terminal-lost = partis
terminal-forts = forts
terminal-hand = En main :
terminal-aside = À l’écart :
terminal-choice = Choix :

## La leçon

lesson-begin =
    Hadrien a bâti un mur, et votre clan, le clan Or, n’en veut pas. Six forts s’y dressent ; le nombre d’un fort
    dit ce qu’il vaut. Remportez des forts ! Après trois manches, celui qui a le plus de points gagne.
lesson-warriors =
    Chaque clan a les mêmes neuf guerriers : sept de force 1 à 7, et deux Ch’ariotts de force 9. À chaque
    manche, vous en piochez sept, au hasard ; les deux autres ne jouent pas. Six des sept vont devant le
    mur, un est mis à l’écart. Ici, quatre sont déjà placés, trois encore en main.
lesson-plan =
    Une manche commence par un plan : un guerrier devant chaque fort, face cachée. Le nombre d’un guerrier
    est sa force. Touchez Chippeuz, puis Ch’ariott : le meilleur guerrier pour le fort qui vaut 8. Qween,
    la dernière, est mise à l’écart. Touchez ensuite « { board-confirm } ».
    .hint =
        Touchez d’abord Chippeuz : elle va à la place 5. Puis Ch’ariott, à la place 6 ; enfin
        « { board-confirm } ».
lesson-axx =
    Tour 1 : chaque clan a retourné son premier guerrier. Votre 4 bat 2 et 2 : le fort de gauche est à
    vous ! Les guerriers visibles du vainqueur partent alors. Mais chaque guerrier a un effet, et Axx, lui,
    peut rester. Gardez-le.
    .hint = Dans le cadre de votre clan, touchez Axx, celui qui porte « { board-keep } ».
lesson-adding =
    Tour 2 : les forces s’ajoutent. Vous avez 4 + 3 = 7, mais le clan Vert a 2 + 7 = 9 et remporte le fort. Ses
    guerriers partent, sauf un : ce fort-là lui permet de garder le plus faible. Le clan Rouge et le vôtre
    n’ont rien remporté et gardent tous leurs guerriers : leur force compte encore au prochain tour. Perdre,
    c’est épargner !
lesson-zvord =
    Vous avez révélé Svord : rangez vos guerriers cachés autrement. Le prochain fort, −2, coûte des points !
    Au tour où l’on révèle Chippeuz, on ne remporte aucun fort, et sa force reste. Touchez Chippeuz et
    Arch’r pour les échanger, puis validez.
    .hint =
        Touchez Chippeuz, puis Arch’r : ils changent de place. Laissez les autres, et touchez
        « { board-confirm } ».
lesson-filchy =
    Tour 3 : réussi. Vous avez 13, le plus fort total, mais il ne compte pas, car Chippeuz vient d’être
    révélée. C’est donc le clan Rouge, avec 11, qui remporte le −2. Ses guerriers partent, sauf Axx, qu’il peut garder
    comme vous tout à l’heure. Les vôtres restent.
lesson-druhid =
    Tour 4 : 4 + 3 + 6 + 2 = 15, le plus fort total. Et qui gagne au tour où il révèle Dru’hid a le choix du
    fort ; celui qui était en jeu, ici le 4, va à la place du fort pris. Prenez celui qui vaut 8, à la
    place 6.
    .hint = Dans le mur, touchez le fort tout à droite, qui vaut 8.
lesson-tax =
    Le 4 est maintenant à la place 6. Certains forts ont aussi un effet, quand on les remporte : le vôtre,
    le Coffre Fort, vous coûte un fort, celui-ci ou un autre. Payez avec le 1. (Laissez le pointeur ou le
    doigt sur un guerrier ou un fort : il dit ce qu’il fait.)
    .hint = Vos forts sont en tête de la rangée de votre clan. Touchez celui qui vaut 1.
lesson-qween =
    Laissons cette manche. Autre situation : une nouvelle partie, tour 1, et vous avez révélé Qween. Elle
    n’a que 1, mais séduit pour ce tour un rival révélé avec elle : sa force compte pour vous, et non pour
    son clan ; son effet reste à son clan. Séduisez Arch’r, du clan Vert : 1 + 5 = 6, et vous gagnez.
    .hint = Touchez Arch’r dans le cadre du clan Vert, celui qui porte « { board-charm } ».
lesson-chariotts =
    Le fort est à vous, et Qween est partie : la ligne au-dessus du mur raconte le dernier tour, et tous si
    vous la touchez. Voici le tour 2 : les clans Vert et Rouge ont révélé chacun un Ch’ariott, un beau 9. Mais révélés
    ensemble, ils se heurtent et sont défaussés avant le compte : il reste 5 au clan Vert, 2 au clan Rouge.
lesson-archr =
    Votre Arch’r a 5 aussi : égalité ! Mais au tour où il est révélé, Arch’r gagne les égalités (si deux
    clans à égalité révèlent le leur à la fois, l’égalité demeure). Celui du clan Vert a été révélé plus tôt.
    Vous remportez le Fort Malgardé, qui permet de garder son plus faible guerrier visible. Gardez Arch’r.
    .hint = Dans le cadre de votre clan, touchez Arch’r, celui qui porte « { board-keep } ».
lesson-tie =
    Tour 3 : le clan Vert et le vôtre ont tous deux 5 + 4 = 9. À égalité, personne ne remporte le fort : il est perdu,
    et tous les guerriers restent. Votre Arch’r n’y peut plus rien : l’effet ne joue qu’au tour de la
    révélation, la force dure. (Le clan Rouge a révélé Svord et range ses guerriers cachés.)
lesson-signal =
    Tour 4 : le clan Vert, avec 18, remporte le Fort Signal. Chaque clan qui a des guerriers visibles en
    défausse alors un, le vainqueur aussi ; mais les siens partent de toute façon, puisqu’il a gagné. Défaussez
    votre plus faible, Dru’hid.
    .hint = C’est permis, mais Dru’hid est la moindre perte : touchez-le dans le cadre de votre clan.
lesson-horsie =
    Tour 5 : vous avez révélé Horsie, 7, qui déteste perdre : si vous ne remportez rien au tour où vous la
    révélez, elle vous coûte un autre guerrier. Vos 16 ont perdu contre les 17 du clan Rouge, qui n’en
    tire qu’un Fort Tifié, −1. Défaussez Axx.
    .hint = Arch’r vaut davantage : touchez Axx dans le cadre de votre clan.
lesson-own_plan =
    Le tour 6 vous a donné le fort qui vaut 6, et la manche 2 commence : un nouveau mur, vos neuf guerriers
    reviennent, et vous en piochez sept. Vos forts restent. À vous le plan ! Le meilleur fort est toujours à droite : épargnez
    des forces pour lui. Contre le −2, Chippeuz aide. Tout plan convient ; la leçon ne le jouera pas.
    .hint = Touchez six guerriers, ou glissez-les devant les forts ; puis touchez « { board-confirm } ».
lesson-legions =
    Dans une partie, votre plan serait joué maintenant, fort après fort. Autre situation : manche 3, tour 3.
    Les Forts Tifiés coûtent des points, mais qui en tient trois gagne aussitôt ! Ici vous en avez deux, et
    êtes loin derrière. Vous gagnez ce tour avec Dru’hid, qui laisse le choix : oubliez le 5 et prenez
    le −3.
    .hint = Dans le mur, touchez le fort de la place 4, celui qui porte −3.
lesson-won =
    Vous avez gagné, avec −5 points ! Mais le plus souvent, une partie dure trois manches. C’est alors la
    somme de vos forts qui compte ; à égalité, le plus de forts, puis le fort le plus élevé.
lesson-end =
    C’est tout. Chacun a les mêmes neuf guerriers et en a pioché sept : pensez à ceux que les autres peuvent
    envoyer, et où. Les clans neutres, s’il y en a, jouent au hasard et ne peuvent gagner. À l’assaut de
    votre premier mur !

## Ce qui est refusé

# Les plans d’une ligne

error-romans-plan_name = « { $name } » n’est pas un guerrier ; tapez les noms comme dans la liste des choix.
error-romans-plan_length = { $places ->
    [one] Un plan demande maintenant un guerrier ; vous en avez donné { $given }.
   *[other] Un plan demande { $places } guerriers ; vous en avez donné { $given }.
}
error-romans-plan_not_held =
    Vous n’avez pas { PIECE($warrior) } ; un plan prend ses guerriers dans votre main.
error-romans-plan_twice = Votre plan compte { $given } fois { PIECE($warrior) } ; vous en avez { $held }.

# Les places et les options

error-romans-clans = { $most ->
    [0] Il y a 4 clans, pas { $clans } : à { $seats } personnes, aucun ne peut être neutre (option neutrals).
    [one]
        Il y a 4 clans, pas { $clans } : à { $seats } personnes, un seul au plus peut être neutre (option
        neutrals).
   *[other]
        Il y a 4 clans, pas { $clans } : à { $seats } personnes, { $most } au plus peuvent être neutres
        (option neutrals).
}
error-romans-alone =
    Il faut 2 à 4 clans, et 1 personne n’en fait qu’un : ajoutez un clan neutre (option neutrals) ou une
    place.
error-romans-same_clan = Deux personnes ne peuvent avoir le même clan.
error-romans-neutrals_can_win = Les clans neutres ne peuvent gagner que si une personne joue seule.

# Les positions

error-romans-forts =
    { $field } : le jeu compte { PIECE($fort) } en { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    }, et il y en a ici { $there }.
error-romans-warriors =
    { $field } : un clan a { PIECE($warrior) } en { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    }, pas { $there }.
error-romans-cards = { $expected ->
    [0] { $field } : tous les guerriers sont rentrés ; il y en a encore { $there }.
   *[other] { $field } : { $expected } guerriers prennent part à une manche, pas { $there }.
}
error-romans-colours =
    { $field } : selon les options, les clans sont { LIST($right, of: "piece") }, dans cet ordre.
error-romans-absent = { $field } : reste vide, car seuls { $clans } clans jouent.
error-romans-gap = { $field } : les forts se suivent sans trou ; « none » vient après le dernier.
error-romans-pile =
    { $field } : chaque manche prend six forts ; il en reste 12, 6 ou aucun, pas { $there }.
error-romans-wall = { $there ->
    [one] { $field } : { $there } fort dans le mur ne va pas avec la phase « { $phase } ».
   *[other] { $field } : { $there } forts dans le mur ne vont pas avec la phase « { $phase } ».
}
error-romans-order =
    { $field } : ne peut être ainsi. Le fort le plus élevé commence à droite, le plus bas des positifs à
    gauche, et seul un Dru’hid que l’on a vu a pu les déplacer.
error-romans-lost =
    { $field } : rien n’a pu coûter un guerrier à ce clan : ni un fort remporté, ni Horsie, ni un Fort
    Signal, ni des Ch’ariotts qui se heurtent.
error-romans-untaxed =
    { $field } : chaque Coffre Fort remporté a coûté un fort ; il doit y en avoir au moins { $least } hors
    du jeu, pas { $there }.
error-romans-not_ended =
    { $field } : la partie n’est pas finie : personne n’a trois Forts Tifiés, et il reste des manches à
    jouer.
error-romans-value = { $field } : tout le reste étant ce qu’il est, prend « { $right } », pas « { $found } ».
error-romans-phase = { $field } : ne va pas avec la phase « { $phase } » et ce qui est sur la table.
error-romans-nobody =
    { $field } : la table étant ainsi, rien ne serait demandé à personne dans la phase « { $phase } ».
error-romans-answered =
    { $field } : tous auraient déjà répondu ; il reste toujours quelqu’un à qui demander.

## Ce que le hasard fait sortir

drawn-the-pile-of-forts = la pile des forts
drawn-a-clan-s-warriors = les guerriers d’un clan
