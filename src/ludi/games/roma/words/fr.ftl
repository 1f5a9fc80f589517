### Roma en français. Termes : disque, disque vide (sans carte), poser (une carte au disque 3), recouvrir, défausser,
### défausse, pioche, réserve, PV, sesterce, activer, relever et reposer, dé de combat, dé non utilisé ;
### « main » : les cartes en main, rien d’autre.

title = Roma
tagline = Les dés réveillent vos cartes autour de six disques : forums, tours, marchands et assassins.

## Les quantités, partout où on les dit

score = { $points } PV
money = { $money ->
    [one] { $money } sesterce
   *[other] { $money } sesterces
}

## Les cartes : leur nom, ce qu’elles font, et la même chose en une ligne, comme sur la carte

piece-sicarius = Sicarius
about-sicarius =
    Personnage, coût 9, défense 2. Fait défausser un personnage adverse de votre choix, puis part
    lui-même ; la défense ne compte pas. Tous deux vont à la défausse, où Aesculapinum peut les prendre. Il
    faut un personnage à viser.
short-sicarius = Défausse un person­nage adverse et lui-même
piece-architectus = Architectus
about-architectus =
    Personnage, coût 3, défense 4. Vous posez des bâtiments de votre main sans payer, autant que vous
    voulez et l’un après l’autre, devant n’importe lequel de vos disques, même sur Architectus. Il faut
    un bâtiment en main ; après le premier, on s’arrête quand on veut.
short-architectus = Pose vos bâtiments sans payer
piece-consiliarius = Consiliarius
about-consiliarius =
    Personnage, coût 4, défense 4. Vous relevez tous vos personnages, Consiliarius aussi, et les reposez
    tous sans payer, jamais deux au même disque. Un bâtiment qui s’y trouve déjà est recouvert et
    défaussé.
short-consiliarius = Repose vos person­nages
piece-legat = Legat
about-legat =
    Personnage, coût 5, défense 2. Rapporte 1 PV de la réserve par disque où l’autre joueur n’a pas de
    carte ; cela peut faire 0.
short-legat = 1 PV par disque vide de l’autre
piece-gladiator = Gladiator
about-gladiator =
    Personnage, coût 6, défense 5. Un personnage adverse de votre choix retourne dans la main de son
    propriétaire ; la défense ne compte pas. Il faut un personnage à viser.
short-gladiator = Renvoie un person­nage dans la main adverse
piece-mercator = Mercator
about-mercator =
    Personnage, coût 7, défense 2. Vous achetez des PV à l’autre joueur, et c’est à lui que vous payez 2
    sesterces pour chacun : au moins un, et autant que le permettent votre argent et ses PV.
short-mercator = Achète des PV à l’autre, 2 sesterces chacun
piece-consul = Consul
about-consul =
    Personnage, coût 3, défense 3. Change d’un point un autre de vos dés non utilisés, vers le haut ou
    vers le bas : un 1 ne peut que monter, un 6 que descendre. Sans autre dé, Consul ne s’active pas.
short-consul = Change un autre dé : 1 de plus ou de moins
piece-legionarius = Legionarius
about-legionarius =
    Personnage, coût 4, défense 5. Attaque la carte juste en face, personnage ou bâtiment. Le dé de
    combat doit atteindre sa défense.
short-legionarius = Attaque la carte en face
piece-nero = Nero
about-nero =
    Personnage, coût 8, défense 9. Fait défausser un bâtiment adverse de votre choix, puis part
    lui-même ; la défense ne compte pas. Il faut un bâtiment à viser.
short-nero = Défausse un bâtiment adverse, puis Nero
piece-praetorianus = Praetorianus
about-praetorianus =
    Personnage, coût 4, défense 4. Bloque un disque numéroté : à son prochain tour, l’autre joueur ne
    peut y activer de carte. On peut bloquer un disque vide, et plusieurs disques à la fois. Les
    effets permanents, la pose et les attaques ne sont pas gênés, et le blocage dure même si Praetorianus
    s’en va.
short-praetorianus = Bloque un disque adverse un tour
piece-scaenicus = Scaenicus
about-scaenicus =
    Personnage, coût 8, défense 3. Fait ce que fait un autre de vos personnages, comme si celui-ci était
    à son disque ; ce que l’autre se ferait à lui-même arrive à Scaenicus. Il ne peut copier ni un
    Scaenicus ni un personnage qui ne pourrait rien faire à son disque ; il peut en revanche copier un
    personnage bloqué.
short-scaenicus = Agit comme un autre de vos person­nages
piece-haruspex = Haruspex
about-haruspex =
    Personnage, coût 4, défense 3. Vous regardez toute la pioche, y prenez une carte de votre choix sans
    la montrer, puis mélangez la pioche. Une pioche vide est d’abord refaite avec la défausse. Vous connaissez
    alors aussi la main de l’autre joueur.
short-haruspex = Prend une carte de la pioche
piece-senator = Senator
about-senator =
    Personnage, coût 3, défense 3. Vous posez des personnages de votre main sans payer, autant que vous
    voulez et l’un après l’autre, devant n’importe lequel de vos disques, même sur Senator. Il faut un
    personnage en main ; après le premier, on s’arrête quand on veut.
short-senator = Pose vos person­nages sans payer
piece-velites = Velites
about-velites =
    Personnage, coût 5, défense 3. Attaque un personnage adverse de votre choix, où qu’il soit. Le dé de
    combat doit atteindre sa défense.
short-velites = Attaque un person­nage adverse
piece-essedum = Essedum
about-essedum =
    Personnage, coût 6, défense 3. Jusqu’à la fin de votre tour, la défense de toutes les cartes adverses
    baisse de 2, même si Essedum s’en va ; activé deux fois, de 4. Il faut une carte adverse.
short-essedum = Défense adverse −2 ce tour
piece-tribunus-plebis = Tribunus Plebis
about-tribunus-plebis = Personnage, coût 5, défense 5. Prend 1 PV à l’autre joueur.
short-tribunus-plebis = Prend 1 PV à l’autre
piece-centurio = Centurio
about-centurio =
    Personnage, coût 9, défense 5. Attaque la carte juste en face. Si le dé de combat n’atteint pas sa
    défense, vous pouvez ajouter un de vos dés non utilisés, qui est alors dépensé.
short-centurio = Attaque en face ; un dé peut aider
piece-aesculapinum = Aesculapinum
about-aesculapinum =
    Bâtiment, coût 5, défense 2. Vous prenez en main un personnage de votre choix dans la défausse.
    L’autre joueur voit lequel.
short-aesculapinum = Prend un person­nage défaussé
piece-basilica = Basilica
about-basilica =
    Bâtiment, coût 6, défense 5. Ne s’active jamais : chaque fois que vous activez un Forum à un disque
    voisin, il rapporte 2 PV de plus de la réserve ; avec une Basilica de chaque côté, 4 de plus.
    Les disques 1 et 6 ne sont pas voisins.
short-basilica = Forum voisin : +2 PV
piece-machina = Machina
about-machina =
    Bâtiment, coût 4, défense 4. Vous relevez tous vos bâtiments, Machina aussi, et les reposez tous sans
    payer, jamais deux au même disque. Un personnage qui s’y trouve déjà est recouvert et défaussé.
short-machina = Repose vos bâtiments
piece-forum = Forum
about-forum =
    Bâtiment, coût 5, défense 5. Demande deux dés : un qui montre son disque, et un autre de votre choix,
    dont vous recevez la valeur en PV de la réserve.
short-forum = La valeur d’un second dé en PV
piece-mercatus = Mercatus
about-mercatus =
    Bâtiment, coût 6, défense 3. Prend 1 PV à l’autre joueur pour chaque Forum de son côté, au plus ce
    qu’il a ; cela peut faire 0.
short-mercatus = Prend 1 PV par Forum adverse
piece-onager = Onager
about-onager =
    Bâtiment, coût 5, défense 4. Attaque un bâtiment adverse de votre choix, où qu’il soit. Le dé de
    combat doit atteindre sa défense.
short-onager = Attaque un bâtiment adverse
piece-templum = Templum
about-templum =
    Bâtiment, coût 2, défense 2. Ne s’active jamais : quand vous activez un Forum à un disque voisin, vous
    pouvez utiliser aussi le troisième dé, s’il n’a pas encore servi, et en recevez de même la valeur en PV.
    Deux Templum ne rapportent pas plus qu’un.
short-templum = Forum voisin : aussi le 3ᵉ dé
piece-turris = Turris
about-turris =
    Bâtiment, coût 6, défense 6. Ne s’active jamais : tant qu’elle est là, toutes vos autres cartes ont +1
    en défense. Avec deux Turris, chacune a +1 et vos autres cartes +2.
short-turris = Vos autres cartes : défense +1

## Ce que l’on peut faire

action-give = Donner { PIECE($card) }
action-reroll = Relancer les trois dés
action-lay = { $how ->
    [hidden] Poser { PIECE($card) } face cachée au disque { $disc }
    [paid] Poser { PIECE($card) } pour { money } au disque { $disc }
    [paid-over] Poser { PIECE($card) } pour { money } au disque { $disc }, en recouvrant { PIECE($covered) }
    [plain-over] Poser { PIECE($card) } au disque { $disc }, en recouvrant { PIECE($covered) }
   *[plain] Poser { PIECE($card) } au disque { $disc }
}
action-money = Prendre { money } (dé { $die })
action-cards = { $count ->
    [one] Piocher une carte (dé { $die })
   *[other] Regarder { $count } cartes et en garder une (dé { $die })
}
action-activate = { $how ->
    [card] Activer { PIECE($card) } au disque { $die } (dé { $die })
    [against] Activer { PIECE($card) } au disque { $die } (dé { $die }) contre { PIECE($opposite) }, défense { $defence }
   *[plain] Activer la carte du disque { $die } (dé { $die })
}
action-take = { $how ->
    [discards] Prendre { PIECE($card) } (coût { $cost }) dans la défausse
    [pile] Prendre { PIECE($card) } (coût { $cost }) dans la pioche
    [only] Garder { PIECE($card) }
    [of-two] Garder { PIECE($card) }, défausser l’autre
    [of-many] Garder { PIECE($card) }, défausser les autres
   *[plain] Prendre { PIECE($card) }
}
action-aim = { $how ->
    [battle] Attaquer { PIECE($card) } (disque { $disc }, défense { $defence })
    [return] Renvoyer { PIECE($card) } (disque { $disc })
    [sacrifice] Faire défausser { PIECE($card) } (disque { $disc })
   *[plain] Viser la carte du disque { $disc }
}
action-copy = { $how ->
    [card] Copier { PIECE($card) } (disque { $disc })
   *[plain] Copier le personnage du disque { $disc }
}
action-block = { $how ->
    [card] Bloquer le disque { $disc } ({ PIECE($card) })
    [empty] Bloquer le disque { $disc } (vide)
   *[plain] Bloquer le disque { $disc }
}
action-raise = Faire passer le dé { ELIDE("de", $die) } à { $after }
action-lower = Faire passer le dé { ELIDE("de", $die) } à { $after }
action-use = { $how ->
    [battle] Utiliser le dé { $die } : { $sum } contre { $defence }
    [forum] Utiliser le dé { $die } : { score }
    [basilica] Utiliser le dé { $die } : { score } ({ $rest }, et { $bonus } pour Basilica)
   *[plain] Utiliser le dé { $die }
}
action-buy = Acheter { score } pour { money }
action-stop = { $how ->
    [rerolling] Garder les dés tels quels
    [laying] Ne plus poser de carte
    [adding] N’ajouter aucun dé
    [forum] Ne plus utiliser de dé : { score }
    [basilica] Ne plus utiliser de dé : { score } ({ $rest }, et { $bonus } pour Basilica)
   *[plain] S’arrêter là
}
action-end = { $count ->
    [0] { board-end }
    [one] { board-end } (dé restant : { LIST($dice, join: "comma") })
   *[other] { board-end } (dés restants : { LIST($dice, join: "comma") })
}

## Ce qui se passe

event-starter_chosen = { $seat } commence.
event-card_dealt = { $seat } reçoit { PIECE($card) } à la donne.
event-gift_chosen = { $seat } donne { PIECE($card) }.
event-gifts_ready = { $seat } a choisi deux cartes à donner.
event-card_received = { $seat } reçoit { PIECE($card) }.
event-card_set = { $seat } pose { PIECE($card) } face cachée au disque { $disc }.
event-card_set-hidden = { $seat } pose une carte face cachée au disque { $disc }.
event-card_turned_up = { $seat } retourne { PIECE($card) } au disque { $disc }.
event-turn_began = Tour { $turn } : { $seat }.
event-discs_paid = { $how ->
    [short] { $points ->
        [1] { $seat } doit { $discs } PV et n’en a qu’un.
       *[other] { $seat } doit { $discs } PV et n’en a { ELIDE("que", $points) }.
    }
   *[paid] { $discs ->
        [one] { $seat } paie { score } pour un disque vide.
       *[other] { $seat } paie { score } pour { $discs } disques vides.
    }
}
event-dice_rolled = { $how ->
    [again] { $seat } relance : { LIST($dice) }.
   *[first] { $seat } lance { LIST($dice) }.
}
event-card_laid = { $money ->
    [0] { $seat } pose { PIECE($card) } au disque { $disc } sans payer.
   *[other] { $seat } pose { PIECE($card) } au disque { $disc } pour { money }.
}
event-card_covered = { $seat } fait de la place au disque { $disc } : la carte { PIECE($card) } est défaussée.
event-money_taken = { $seat } prend { money }.
event-pile_refilled = La pioche est épuisée : la défausse, mélangée, en fait une nouvelle.
event-card_looked_at = { $seat } pioche { PIECE($card) }.
event-cards_looked_at = { $count ->
    [one] { $seat } regarde une carte de la pioche.
   *[other] { $seat } regarde { $count } cartes de la pioche.
}
event-card_kept = { $seat } prend { PIECE($card) } en main.
event-card_kept-hidden = { $seat } prend une carte en main.
event-card_thrown = { $seat } défausse { PIECE($card) }.
event-card_activated = { $seat } active { PIECE($card) } au disque { $disc }.
event-card_copied = Le Scaenicus { ELIDE("de", $seat) } copie { PIECE($card) }.
event-card_discarded = { $seat } perd { PIECE($card) } au disque { $disc } : la carte est défaussée.
event-card_returned = { $seat } reprend { PIECE($card) } en main (disque { $disc }).
event-points_gained = { $credited ->
    [0] { $points ->
        [0] { $seat } ne reçoit aucun PV.
       *[other] { $seat } reçoit { score } de la réserve.
    }
   *[other] { $seat } reçoit { score }, dont { $credited } que la réserve n’avait plus.
}
event-points_taken = { $points ->
    [0] { $seat } ne prend aucun PV à { $other_seat }.
   *[other] { $seat } prend { score } à { $other_seat }.
}
event-points_bought = { $seat } achète { score } pour { money }.
event-die_changed = { $seat } fait passer un dé { ELIDE("de", $before) } à { $after }.
event-die_used = { $seat } utilise un dé qui montre { $die }.
event-battle_fought = { $how ->
    [won] { $seat } attaque { PIECE($card) } au disque { $disc } : { $strength } contre { $defence }, victoire.
   *[in-vain] { $seat } attaque { PIECE($card) } au disque { $disc } : { $strength } contre { $defence }, en vain.
}
event-disc_blocked = { $seat } ne pourra activer aucune carte au disque { $disc } à son prochain tour.
event-defences_lowered = { $seat } baisse { ELIDE("de", $points) } la défense de toutes les cartes adverses pour ce tour.
event-card_fetched = { $seat } prend { PIECE($card) } dans la défausse.
event-cards_taken_up = { $count ->
    [one] { $seat } relève une carte pour la reposer.
   *[other] { $seat } relève { $count } cartes pour les reposer.
}
event-limit_reached = { result-limit }
event-game_ended = La partie est terminée.

## Ce qui est demandé

prompt-giving = { $count ->
    [2] Deux de vos cartes vont à l’autre joueur. Laquelle d’abord ?
    [1] Quelle seconde carte donnez-vous ?
   *[other] Chaque joueur donne deux cartes.
}
prompt-setting = Quelle carte posez-vous face cachée, et devant quel disque ?
prompt-beginning = Un tour commence.
prompt-rolling = Les dés roulent.
prompt-rerolling = Trois dés égaux. Les relancer ?
prompt-acting = { $can ->
    [use-lay] Utiliser un dé, poser une carte, ou finir le tour ?
    [use] Utiliser un dé, ou finir le tour ?
    [lay] Il n’y a plus de dé : poser une carte, ou finir le tour ?
   *[end] Il n’y a plus de dé, ni de carte que vous puissiez payer : finissez le tour.
}
prompt-taking = { $source ->
    [discards] Quel personnage prenez-vous dans la défausse ?
    [pile] Quelle carte prenez-vous dans la pioche ?
    [only] Vous piochez une carte et la gardez.
   *[drawn] Laquelle des cartes piochées gardez-vous ?
}
prompt-aiming = { $acting ->
    [sicarius] Quel personnage Sicarius fait-il défausser ?
    [gladiator] Quel personnage Gladiator renvoie-t-il dans la main adverse ?
    [velites] Quel personnage vos Velites attaquent-ils ?
    [nero] Quel bâtiment Nero fait-il défausser ?
    [onager] Quel bâtiment Onager attaque-t-il ?
   *[other] Quelle carte visez-vous ?
}
prompt-copying = Lequel de vos personnages Scaenicus copie-t-il ?
prompt-blocking = Praetorianus : quel disque bloquez-vous à l’autre joueur ?
prompt-changing = Consul : quel dé change d’un point ?
prompt-buying =
    Mercator : combien de PV achetez-vous ? Chacun coûte { $price } sesterces, que reçoit l’autre joueur.
    Vous avez { money }.
prompt-laying = { $sort ->
    [character] Quel personnage posez-vous, sans payer, et où ?
   *[building] Quel bâtiment posez-vous, sans payer, et où ?
}
prompt-relaying =
    Quelle carte reposez-vous, et où ? C’est gratuit ; jamais deux au même disque (reste à poser : { $count }).
prompt-forum = Forum : quel dé rapporte sa valeur en PV ?
prompt-templum = { $how ->
    [basilica] Forum rapporte { score } ({ $rest }, et { $bonus } pour Basilica). Templum : le dernier dé aussi ?
   *[forum] Forum rapporte { score }. Templum : le dernier dé aussi ?
}
prompt-adding = Centurio : { $strength } contre une défense { ELIDE("de", $defence) }. Quel dé ajoutez-vous ?
prompt-over = La partie est terminée.

## Ce qui n’est pas possible, et ce qui peut échapper

refusal-unfinished = Terminez d’abord l’effet en cours : { PIECE($acting) }.
refusal-choose_first = Gardez d’abord une des cartes piochées.
refusal-not_in_hand = { PIECE($card) } n’est pas dans votre main.
refusal-no_other = Vous n’avez pas d’autre { PIECE($card) }.
refusal-disc_taken = Le disque { $disc } est pris : jamais deux cartes au même disque.
refusal-too_dear = { PIECE($card) } coûte { $cost }, et vous avez { money }.
refusal-only_characters = { PIECE($card) } est un bâtiment ; il faut ici un personnage.
refusal-only_buildings = { PIECE($card) } est un personnage ; il faut ici un bâtiment.
refusal-one_at_least = Posez au moins une carte.
refusal-not_taken_up = { PIECE($card) } n’est pas parmi les cartes relevées.
refusal-all_laid_again = Toutes les cartes relevées sont à reposer.
refusal-unequal = Seuls trois dés égaux se relancent.
refusal-no_die = Aucun dé non utilisé ne montre { $die }.
refusal-no_cards = Il ne reste aucune carte à piocher.
refusal-no_card = Vous n’avez pas de carte au disque { $disc }.
refusal-passive = { PIECE($card) } : son effet est permanent, cette carte ne s’active jamais.
refusal-blocked = Le disque { $disc } est bloqué ce tour-ci.
refusal-idle = { PIECE($card) } ne pourrait rien faire maintenant : il lui faut { $needs ->
    [card-opposite] une carte juste en face.
    [opposing-card] une carte adverse.
    [opposing-character] un personnage adverse.
    [opposing-building] un bâtiment adverse.
    [another-die] un autre dé non utilisé.
    [character-in-hand] un personnage dans votre main.
    [building-in-hand] un bâtiment dans votre main.
    [money] de quoi payer au moins un PV.
    [disc-to-block] un disque qui ne soit pas encore bloqué.
    [card-to-find] une carte dans la pioche ou dans la défausse.
    [discarded-character] un personnage dans la défausse.
   *[another-character] un autre de vos personnages qui puisse agir à son disque.
}
refusal-not_drawn = { PIECE($card) } n’est pas parmi les cartes piochées.
refusal-not_in_discards = { PIECE($card) } n’est pas dans la défausse.
refusal-not_in_pile = { PIECE($card) } n’est pas dans la pioche.
refusal-no_other_card = L’autre joueur n’a pas de carte au disque { $disc }.
refusal-no_scaenicus = Scaenicus ne peut pas copier un Scaenicus.
refusal-blocked_already = Le disque { $disc } est déjà bloqué.
refusal-highest = Un { $die } ne peut pas monter.
refusal-lowest = Un { $die } ne peut pas descendre.
refusal-too_many = { $points ->
    [one] { score } coûte { $price }, et vous avez { money }.
   *[other] { score } coûtent { $price }, et vous avez { money }.
}
refusal-not_held = L’autre joueur n’a { ELIDE("que", $held) } PV.
refusal-over_three = Ici, un Mercator achète au plus trois PV à la fois.

warning-dice = { $count ->
    [one] Le dé restant sera perdu.
   *[other] Les dés restants seront perdus.
}
warning-ruin =
    Si rien ne change, vous perdez au début de votre prochain tour : vos disques vides coûtent { $discs } PV,
    et vous avez { score }.{ $count ->
        [0] { "" }
       *[other] { " " }{ warning-dice }
    }
warning-covered = { PIECE($card) } ira à la défausse.

## Pourquoi c’est fini

result-limit = { $turns ->
    [one] La limite { ELIDE("de", $turns) } tour est dépassée : partie nulle.
   *[other] La limite { ELIDE("de", $turns) } tours est dépassée : partie nulle.
}
result-broke = { $name } n’a plus de PV.
result-level = La réserve est vide, et chacun a { score }.
result-ahead = La réserve est vide : { score } à { $fewer }.

## Options

option-first = Qui commence
    .chosen = Qui commence : { $value }
value-first-0 = tirage au sort
value-first-1 = la première place
value-first-2 = la seconde place
option-reroll_triples_again = Trois dés égaux peuvent être relancés chaque fois qu’ils sortent.
option-mercator_max_3 = Un Mercator achète au plus trois PV à la fois.
option-turn_limit = Au-delà de ce nombre de tours, les deux joueurs ensemble, la partie est nulle.
    .chosen = Tours avant la partie nulle : { $value }

## Pour qui tape : les mots, et ce que font les actions

type-give = donner
type-reroll = relancer
type-lay = poser
type-money = argent
type-cards = cartes
type-activate = activer
type-take = prendre
type-aim = viser
type-copy = copier
type-block = bloquer
type-raise = augmenter
type-lower = diminuer
type-use = utiliser
type-buy = acheter
type-stop = arrêter
type-end = finir

help-give =
    Donner une carte de votre main à l’autre joueur, sans la montrer. Il en faut deux ; on peut donner les
    deux à la fois : donner nero legat.
help-reroll = Relancer les trois dés, puisqu’ils sont égaux.
help-lay =
    Poser une carte devant un de vos disques : poser, la carte, le disque. Vous en payez le coût, sauf si
    un effet ou la mise en place la pose gratuitement ; on peut alors en poser plusieurs à la fois :
    poser forum 2 turris 4. La carte qui s’y trouve est défaussée.
help-money = Utiliser un dé pour prendre autant de sesterces qu’il montre.
help-cards = Utiliser un dé pour regarder autant de cartes qu’il montre ; vous en gardez une.
help-activate = Utiliser un dé pour activer votre carte au disque de ce numéro.
help-take = Prendre une carte en main : parmi les piochées, dans la défausse ou la pioche.
help-aim = Choisir, par son disque, la carte adverse que votre carte attaque ou chasse.
help-copy = Scaenicus : choisir, par son disque, le personnage qu’il copie.
help-block = Praetorianus : aucune carte de ce disque ne s’active au prochain tour de l’autre.
help-raise = Consul : un dé non utilisé de cette valeur montre un point de plus.
help-lower = Consul : un dé non utilisé de cette valeur montre un point de moins.
help-use = Utiliser un dé de plus : pour Forum, pour Templum, ou pour l’attaque de Centurio.
help-buy = Mercator : acheter tant de PV à l’autre joueur, à 2 sesterces chacun.
help-stop = Garder les dés tels quels, ne plus poser de carte, ou ne plus utiliser de dé.
help-end = Finir votre tour. Les dés qui restent sont perdus ; cartes et argent restent.

## Les règles en bref

rules =
    Deux joueurs, six disques numérotés entre eux, et à chaque disque une place pour une carte de chaque
    côté. Chacun commence avec 10 points de victoire (PV) ; 16 sont dans la réserve. Un joueur
    qui n’a plus de PV a perdu. Quand la réserve est vide, celui qui a le plus de PV gagne.

    Mise en place. Vous recevez quatre cartes et en donnez deux à l’autre joueur, qui fait de même. Le
    premier joueur pose quatre cartes face cachée devant quatre disques différents, sans payer, puis le
    second ; toutes sont retournées.

    Un tour. D’abord, vous payez 1 PV à la réserve pour chacun de vos disques vides. Puis vous
    lancez trois dés ; s’ils sont égaux, vous pouvez les relancer, une fois (*). Ensuite, vous faites
    tout ce que vous voulez, dans n’importe quel ordre ; chaque dé sert une fois :
      Poser    Payez le coût d’une carte et posez-la devant un de vos disques.
               Celle qui s’y trouve est défaussée. Il ne faut pas de dé.
      Argent   Prenez autant de sesterces que montre un dé.
      Cartes   Regardez autant de cartes que montre un dé, gardez-en une,
               défaussez le reste.
      Activer  Utilisez un dé pour votre carte au disque de ce numéro.

    Combat. L’attaquant lance le dé de combat. S’il atteint la défense de la carte attaquée, elle est
    défaussée ; sinon, il ne se passe rien.

    Les personnages, avec coût et défense :
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

    Les bâtiments :
      Aesculapinum 5/2     { short-aesculapinum }
      Basilica 6/5         { short-basilica }
      Machina 4/4          { short-machina }
      Forum 5/5            { short-forum }
      Mercatus 6/3         { short-mercatus }
      Onager 5/4           { short-onager }
      Templum 2/2          { short-templum }
      Turris 6/6           { short-turris }

    Les PV que rapportent Legat et Forum viennent de la réserve. Basilica, Templum et Turris ont un effet
    permanent et ne s’activent jamais. Une autre carte ne s’active que si elle peut faire quelque chose ;
    Consiliarius, Legat, Machina, Mercatus et Tribunus Plebis peuvent agir même s’ils ne rapportent rien.
    La partie s’arrête aussitôt qu’un joueur n’a plus de PV ou que la réserve est vide. Ce qui manque à
    la réserve pour le dernier paiement est crédité tout de même. À PV égaux, la partie est nulle ; elle
    l’est aussi quand elle dépasse sa limite de tours (*).

    Sur le plateau, le nombre qui suit une carte en main est son coût : Forum (5). Sous une carte en jeu
    se lit sa défense ; si elle a changé, celle qui est imprimée suit : déf. 4 (3).

    (*) Une option peut changer cela. Les options en vigueur sont annoncées au début de la partie, et
    passent avant ce qui est dit ici.

## Le plateau

board-table = La table
board-set_up = Mise en place
board-turn = Tour { $number }
board-turn_of_limit = Tour { $number } sur { $limit }
board-stock = Réserve
board-pile = Pioche
board-discards = Défausse
board-just_thrown = à l’instant : { LIST($cards, join: "comma", of: "piece") }
# Over what was done last, in pictures.
board-done = À l’instant : { $name }
board-done_own = À l’instant : vous
board-vp = PV
board-money = { $count ->
    [one] sesterce
   *[other] sesterces
}
board-in_hand = en main
board-in_play = en jeu
board-on_turn = joue
board-winner = gagne
board-draw = partie nulle
board-row_of = Cartes { ELIDE("de", $name) }
board-disc = Disque { $disc } :
board-open = vide
# Le nom peut avoir un endroit où le couper.
board-gone = { $called } en moins
board-face_down = face cachée
board-blocked = bloqué
board-blocked_now = Bloqué : aucune carte ne s’active ici au prochain tour.
board-cost = coût
board-defence = défense
board-defence_now = Défense actuelle { $defence } ; imprimée : { $printed }.
board-wakes = Un dé montre { $disc } : cette carte peut agir.
# Les disques suivent.
board-reach_sword = { $count ->
    [one] peut être attaquée depuis le disque
   *[other] peut être attaquée depuis les disques
}
board-reach_away = { $count ->
    [one] peut être chassée depuis le disque
   *[other] peut être chassée depuis les disques
}
board-reach_battle = { $roll ->
    [any] { PIECE($card) } (disque { $disc }) peut l’attaquer : tout lancer gagne ({ percent }).
    [none] { PIECE($card) } (disque { $disc }) peut l’attaquer : le dé seul ne suffit pas ({ percent }).
   *[some] { PIECE($card) } (disque { $disc }) peut l’attaquer : { $defence } ou plus gagne ({ percent }).
}
board-reach_other = { PIECE($card) } (disque { $disc }) peut la chasser.
board-character = personnage
board-building = bâtiment
board-your_dice = Vos dés
board-dice_do = Chaque dé apporte de l’argent, apporte une carte ou active votre carte au disque de son numéro.
board-dice_of = Dés { ELIDE("de", $name) }
board-die = Dé qui montre { $value }
board-used = utilisé
board-unused = { $count ->
    [one] { $count } dé non utilisé
   *[other] { $count } dés non utilisés
}
board-end = Finir le tour
board-under_way = { PIECE($card) } agit (disque { $disc })
board-looking = { $name } regarde des cartes
board-essedum = Essedum : défense adverse −{ $number } ce tour-ci
board-battle = Dé de combat
board-against = contre
board-won = victoire
board-in_vain = en vain
board-not_enough = ne suffit pas encore
board-money_disc = Argent
board-money_does = un dé : sa valeur en argent
board-cards_disc = Cartes
board-cards_does = un dé : autant de cartes, une à garder
board-drawn = Piochées : gardez-en une
board-search = La pioche : prenez une carte
board-fetch = La défausse : prenez une carte
board-relay = Relevées : toutes à reposer
board-taken_up = Relevées, à reposer
board-buying = Combien de PV achetez-vous ?
board-places = { $how ->
    [laying] { PIECE($card) } : poser gratuitement au disque
    [relaying] { PIECE($card) } : reposer au disque
   *[acting] { PIECE($card) } : poser au disque
}
board-hand = Votre main
board-hand_of = Main { ELIDE("de", $name) }
board-hand_empty = aucune carte
board-hand_draw = Un dé sur « { board-cards_disc } » en apporte une.
board-lay_hint = Choisissez une carte, puis un disque qui s’éclaire.
board-lacks = { $count ->
    [one] Il manque { $count } sesterce.
   *[other] Il manque { $count } sesterces.
}
board-changing = Quel dé change ?
board-over = Score final
board-made = { $points } depuis le début
board-place = Disque { $disc }
board-place_over = Disque { $disc }, en recouvrant { PIECE($card) }
board-covers = ✕
board-offer_cards = { $count ->
    [one] { $count } carte
   *[other] 1 sur { $count }
}
board-short = manque { $count }
board-seen = L’autre joueur connaît cette carte.
board-gifts = Vous donnez
board-giving = À donner
board-gifts_of = { $name } donne
board-gifts_hint = Deux cartes vont à l’autre joueur.
board-gives = cartes choisies : { $count } sur 2
board-known = Vous y connaissez
board-known_to = { $name } y connaît
board-known_set = En main ou cachées
board-known_open = En main
board-exposed = En main et piochées, ensemble
board-unknown = { $count ->
    [one] { $count } inconnue
   *[other] { $count } inconnues
}
board-changed = vient de changer de
board-scored = { $name } : { score }

## Le terminal

terminal-set_up = mise en place
terminal-turn = tour { $count }
terminal-over = partie terminée
terminal-stock = réserve { $count } PV
terminal-pile = pioche { $count }
terminal-discarded = défausse { $count }
terminal-you = vous
terminal-vp = PV
terminal-defence = déf.
terminal-blocked = ✗ bloqué
terminal-face_down = face cachée
terminal-at = { PIECE($card) } au disque { $disc }
terminal-cards = { $count } en main
terminal-open = { $count ->
    [one] { $count } disque vide
   *[other] { $count } disques vides
}
terminal-unknown = { $count ->
    [one] { $count } carte inconnue
   *[other] { $count } cartes inconnues
}
# Ce qui précède une ligne.
terminal-label-dice = Dés :
terminal-label-acting = En cours :
terminal-label-taken_up = Relevées :
terminal-label-drawn = Piochées :
terminal-label-pile = Pioche :
terminal-label-gifts = À donner :
terminal-label-hand = En main :
terminal-label-shown = Connues de l’autre :
terminal-label-other = Main adverse :
terminal-label-other_set = Cartes adverses :
terminal-label-discards = Défausse :

## Pourquoi des positions sont refusées. Un champ se nomme comme dans le document ; la première place y
## a le numéro 0.

error-roma-points = { $field } : 36 points de victoire sont en jeu, pas { $there }.
error-roma-waiting = { $waiting ->
    [nobody] { $field } : avec les cartes telles qu’elles sont, plus personne ne doit choisir.
    [first] { $field } : avec les cartes telles qu’elles sont, seule la première place doit encore choisir.
    [second] { $field } : avec les cartes telles qu’elles sont, seule la seconde place doit encore choisir.
   *[both] { $field } : avec les cartes telles qu’elles sont, les deux places doivent encore choisir.
}
error-roma-nobody = { $field } : rien ne serait demandé à personne.
error-roma-not_ended =
    { $field } : la partie n’est pas finie tant que les deux joueurs et la réserve ont des points et que
    la limite de tours n’est pas dépassée.
error-roma-ended_before =
    { $field } : la partie finit dès qu’un joueur ou la réserve n’a plus de points, ou que la limite est
    dépassée ; une seule de ces causes peut être vraie.
error-roma-ended_at_once = { $seat ->
    [0] { $field } : la partie s’est terminée au début du tour de la première place, pour des disques vides ou par la limite.
   *[other] { $field } : la partie s’est terminée au début du tour de la seconde place, pour des disques vides ou par la limite.
}
error-roma-starter = { $seat ->
    [0] { $field } : selon l’option « first », la première place a commencé.
   *[other] { $field } : selon l’option « first », la seconde place a commencé.
}
error-roma-turn = { $seat ->
    [0] { $field } : c’est le tour de la première place.
   *[other] { $field } : c’est le tour de la seconde place.
}
error-roma-turns = { $seat ->
    [0] { $field } : la première place a les tours impairs, la seconde les tours pairs.
   *[other] { $field } : la seconde place a les tours impairs, la première les tours pairs.
}
error-roma-limit =
    { $field } : après la mise en place, c’est au moins 1, et au plus un de plus que la limite,
    { $limit }.
error-roma-set_up = { $field } : reste vide pendant la mise en place.
error-roma-first_points = { $field } : chaque joueur commence avec { $points } points.
error-roma-gifts = { $field } : on donne { $most } cartes, pas { $there }.
error-roma-dealt =
    { $field } : un joueur a { $dealt } cartes pendant la mise en place, en main, à donner ou posées, pas
    { $there }.
error-roma-set_later = { $field } : le second joueur pose ses cartes quand le premier les a toutes posées.
error-roma-dice = { $field } : le nombre de dés non utilisés est ici au plus { $most }, pas { $there }.
error-roma-no_dice = { $field } : il reste un dé, sinon rien ne serait demandé.
error-roma-triple = { $field } : seuls trois dés égaux peuvent être relancés.
error-roma-rerolled = { $field } : trois dés égaux ne peuvent être relancés qu’une fois.
error-roma-essedum = { $field } : les dés utilisés ce tour-ci en permettent au plus { $most }.
error-roma-blocked = { $most ->
    [one] { $field } : les dés utilisés permettent au plus { $most } disque bloqué, pas { $there }.
   *[other] { $field } : les dés utilisés permettent au plus { $most } disques bloqués, pas { $there }.
}
error-roma-money =
    { $field } : jusqu’au tour { $turns }, les dés utilisés peuvent avoir rapporté { $most } en tout, pas
    { $there }.
error-roma-effect = { $field } : ne va pas avec la phase « { $phase } ».
error-roma-source_blocked = { $field } : aucune carte ne s’active au disque { $disc }, qui est bloqué.
error-roma-acting =
    { $field } : au disque { $disc }, il n’y a ni { PIECE($card) } qui puisse agir, ni Scaenicus qui
    puisse copier cette carte.
error-roma-nothing_to_lay = { $field } : il n’y a aucune carte qui puisse être posée gratuitement.
error-roma-no_templum = { $field } : il n’y a pas de Templum à côté du Forum du disque { $disc }.
error-roma-no_target = { $field } : il n’y a pas de carte adverse au disque { $disc }.
error-roma-won = { $field } : gagne déjà contre une défense { ELIDE("de", $defence) }, et aucun dé n’est demandé.
error-roma-aloft = { $field } : contient des cartes que ne relève pas { PIECE($card) }.
error-roma-no_room =
    { $field } : le nombre de cartes relevées est { $there }, celui des disques vides seulement { $free }.
error-roma-relaid = { $field } : ce sont exactement les disques dont { PIECE($card) } a reposé la carte.
error-roma-not_taken_up = { $field } : { PIECE($card) } n’est ni parmi les cartes relevées ni parmi les reposées.
error-roma-drawn = { $field } : on pioche au plus { $most } cartes, pas { $there }.
error-roma-exposed = { $field } : c’est la main et au moins une des cartes piochées.
error-roma-exposed_last =
    { $field } : c’est la main et toutes les cartes piochées, exactement quand la pioche est vide.
error-roma-refilled = { $field } : est dans la nouvelle pioche si l’ancienne s’est épuisée en piochant.
error-roma-known_gifts = { $field } : qui a donné des cartes les connaît, { $count } ici.
error-roma-known =
    { $field } : le nombre de cartes connues dépasse, pour { PIECE($card) }, celui des cartes en main,
    { $held }.
error-roma-all_known = { $field } : c’est toute la main, car la pioche est vide ou a été vue.

## La leçon

lesson-points =
    Roma est un duel pour des points de victoire, les PV. Chacun en a 10 au départ, et 16 sont dans la
    réserve. Un joueur qui n’en a plus a perdu ; quand la réserve est vide, celui qui en a le plus gagne.
    Les PV de chacun sont à côté de son nom.
lesson-discs =
    Six disques sont au milieu, et chaque joueur a une place devant chacun d’eux ; votre rangée est celle
    du bas. Un disque où vous n’avez pas de carte est vide : marqué −1, il vous coûte 1 PV au début de
    chacun de vos tours, et ce PV retourne à la réserve. Ce tour-ci est joué : touchez
    « { board-end } ».
lesson-dice =
    Livia a joué. Puis votre tour a commencé : vous avez payé 1 PV pour le disque 4 et lancé 3, 4 et 6.
    Chaque dé fait une chose : il donne de l’argent, des cartes, ou active une carte. Touchez
    le 3, puis « { board-cards_disc } », qui s’éclaire ; ou faites-y glisser le dé.
    .hint = Touchez le dé qui montre 3, puis « { board-cards_disc } ».
lesson-keeping =
    Un 3 : vous regardez trois cartes de la pioche et en gardez une ; les autres sont défaussées. Quand la
    pioche est épuisée, la défausse, mélangée, en fait une nouvelle. Chaque carte s’explique : laissez-y
    le pointeur ou le doigt. Legat profite des disques vides de l’autre, et Livia en a deux. Gardez-le.
    .hint = Des trois cartes piochées, touchez Legat.
lesson-money =
    Legat est dans votre main. Il coûte 5, le nombre dans la pièce, et vous n’avez pas d’argent : il vous
    en manque 5. Touchez le 6, puis « { board-money_disc } » : il rapporte 6 sesterces.
    .hint = Touchez le dé qui montre 6, puis « { board-money_disc } ».
lesson-laying =
    Poser une carte ne demande pas de dé, seulement de l’argent ; posez-en autant que vous pouvez payer.
    Touchez Legat dans « { board-hand } » : les places possibles s’éclairent. Touchez votre disque 4,
    encore vide, ou faites-y glisser la carte.
    .hint = Touchez Legat dans « { board-hand } », puis le disque 4 de votre rangée.
lesson-activating =
    Voici le cœur du jeu : un dé active votre carte au disque de son numéro. Il vous reste un 4, et Legat
    est au disque 4. Une carte peut agir dès le tour où elle est posée : touchez Legat dans votre rangée.
    .hint = Touchez Legat, au disque 4 de votre rangée.
lesson-full_row =
    2 PV de la réserve, pour les deux disques vides de Livia ; le petit dé, au disque 4, montre où il a
    servi. Votre rangée est pleine : le prochain tour ne coûtera rien. Tous les dés ont servi, finissez
    le tour. L’argent et les cartes en main vous restent.
    .hint = Touchez « { board-end } ».
lesson-defence =
    Vous avez 3, 5 et 5. La défense d’une carte est le nombre dans le bouclier. Votre Onager, au disque
    3, attaque un bâtiment, où qu’il soit ; une petite épée et un 3 marquent ceux qu’il peut toucher.
    Touchez Onager pour l’activer.
    .hint = Touchez Onager, au disque 3 de votre rangée.
lesson-battle =
    Au combat, le dé de combat est lancé une fois et doit atteindre la défense. Forum a 5, Mercatus
    seulement 3 : avec 3 ou plus vous gagnez, deux fois sur trois, comme le dit son bouton. Attaquez
    Mercatus.
    .hint = C’est hardi ! Mais ici, touchez Mercatus, dans la rangée de Livia.
lesson-opposite =
    4 contre 3 : Mercatus est défaussé. Legionarius attaque la carte juste en face, ici Praetorianus,
    défense 4. Activez-le avec un 5.
    .hint = Touchez Legionarius, au disque 5 de votre rangée.
lesson-again =
    Un 2 ne suffit pas : tout reste en place, et seul le dé est perdu. Mais vous avez un autre 5, et un
    dé égal active de nouveau la même carte. Essayez encore.
    .hint = Touchez encore Legionarius.
lesson-open_discs =
    4 atteint 4 : Praetorianus est parti aussi. Livia a maintenant quatre disques vides, qui lui
    coûteront 4 PV : voilà ce que rapportent les attaques. Sicarius, Gladiator et Nero chassent des
    cartes sans combat.
lesson-forum =
    Autre situation, plus tard dans la partie. C’est Forum qui rapporte le plus de PV. Il prend deux
    dés : un au numéro de son disque, et un second qui paie sa valeur. Touchez Forum, au disque 2.
    .hint = Touchez Forum, au disque 2 de votre rangée.
lesson-basilica =
    Quel dé paie ? Basilica, Templum et Turris ne s’activent jamais : ils agissent sans dé. Votre
    Basilica, à côté de Forum, ajoute 2 PV : le 1 en rapporterait 3, et le 6 en rapporte 8. La Turris de
    Livia ajoute 1 à la défense de ses autres cartes : un nombre qui a changé est souligné, et son
    bouclier encadré de rouge. Touchez le 6.
    .hint = Dans « { board-your_dice } », touchez le 6.
lesson-covering =
    8 PV ! Attention maintenant : une carte posée sur une autre l’envoie à la défausse, et ce qu’elle a
    coûté est perdu. Les cartes que reposent Machina ou Consiliarius peuvent aussi en recouvrir d’autres.
    Votre Templum n’aide qu’à côté d’un Forum : qu’il parte. Touchez Aesculapinum, qui coûte 5,
    puis le disque 6.
    .hint = Touchez Aesculapinum dans « { board-hand } », puis le disque 6, où est votre Templum.
lesson-giving =
    Autre situation : comment commence une partie ? Chacun reçoit quatre cartes et en donne deux à
    l’autre. Vous avez choisi Consul ; dans « { board-hand } », touchez Senator pour le donner aussi.
    Gardez ce qui va ensemble, comme Forum et Basilica.
    .hint = Dans « { board-hand } », touchez Senator.
lesson-setting =
    Livia vous a donné Gladiator et Legionarius. L’œil sur Legionarius : elle connaît cette carte. Ce que
    vous savez de ses quatre cartes est près de son nom : les deux que vous avez données, les autres
    inconnues. Vos cartes vont devant quatre disques, face cachée, sans payer ; puis celles de Livia.
    Trois y sont, Basilica à côté de Forum. Touchez Legionarius, puis le disque 5.
    .hint = Touchez Legionarius dans « { board-hand } », puis le disque 5 de votre rangée.
lesson-rerolling =
    Les cartes sont retournées. On tire au sort qui commence ; ici, c’est vous. Vous avez deux disques
    vides : ce tout premier tour a coûté 2 PV, et la réserve en a maintenant 18. Et vous avez lancé 4, 4,
    4 : trois dés égaux peuvent être relancés, tous les trois, une fois. Touchez
    « { action-reroll } ».
    .hint = Vous pouvez les garder. Mais ici, touchez « { action-reroll } ».
lesson-no_card =
    1, 4 et 5. Vous n’avez pas de carte au disque 4, mais aucun dé n’est inutile, et les grands donnent
    beaucoup d’argent ou un large choix de cartes. Touchez le 4, puis « { board-cards_disc } ».
    .hint = Touchez le dé qui montre 4, puis « { board-cards_disc } ».
lesson-choosing =
    Quatre cartes, et vous en gardez une. Voyez ce qu’elles font et ce qu’elles coûtent : vous n’avez pas
    encore d’argent, et deux disques à remplir. À vous de choisir.
lesson-last =
    Autre situation : la fin. Il ne reste que 2 PV dans la réserve, et Livia mène 18 à 16. Votre Legat en
    rapporte 3, pour ses trois disques vides ; ce qui manque à la réserve vous est crédité quand même.
    Activez Legat !
    .hint = Touchez Legat, au disque 4 de votre rangée.
lesson-over =
    La réserve est vide, et la partie finie aussitôt : 19 à 18, vous gagnez ! Retenez ceci : un disque
    vide coûte 1 PV à chaque tour et nourrit le Legat adverse. Remplissez vite votre rangée, puis
    bâtissez autour d’un Forum. Les cartes s’expliqueront d’elles-mêmes. À vous pour une première partie !

## Ce que le hasard fait sortir

drawn-the-starting-player = le premier joueur
drawn-the-draw-pile = la pioche
drawn-an-action-die = un dé d’action
drawn-the-battle-die = le dé de combat
