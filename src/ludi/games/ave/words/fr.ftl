### Avé en français. Termes : lancer, inscrire en rangée 3, colonne, entrer (dans une rangée), mettre
### de côté (jamais écarter), tour, tour raté, manche, carte Action.
### term: inscrire; not: écri*, noter, note, notez, noté*; but: s’écri*, écriture romaine
### term: mettre de côté; not: écarter, écarte*, écarté*

title = Avé
tagline = Formez des nombres romains, dé après dé, et arrêtez-vous avant que les dés ne vous arrêtent.

## Les cartes, et ce qu’elles font

piece-reroll-I = Relancer les I
piece-reroll-V = Relancer les V
piece-reroll-one = Relancer un dé
piece-ignore-one = Ignorer un dé
piece-repeat = Répéter
piece-joker = Joker

about-reroll-I = Après un échec : relancez tous vos I à la fois. Il en faut au moins un.
about-reroll-V = Après un échec : relancez tous vos V à la fois. Il en faut au moins un.
about-reroll-one = Après un échec : relancez un seul dé, celui que vous voulez.
about-ignore-one =
    Après un échec : mettez de côté un dé lancé, jusqu’à la fin du tour. Vous pouvez encore lancer les dés
    qui restent ; si c’était votre seul dé lancé, vous devez le faire.
about-repeat =
    Après un échec : inscrivez une fois de plus un nombre de votre colonne, dans une rangée libre juste à
    côté. Vos dés doivent former ce nombre. Votre tour est alors fini.
about-joker = Remplace n’importe laquelle des cinq autres cartes, même une carte déjà jouée.

## Ce que l’on peut faire

action-roll = { $dice ->
    [one] Lancer un dé
   *[other] Lancer { $dice } dés
}
action-stop = S’arrêter là, bien que le nombre n’entre nulle part
action-pass = Passer : ne rien inscrire ce tour-ci
action-write = Inscrire { $numeral } ({ $number }) en rangée { $row }
action-reroll-i = { $dice ->
    [one] Relancer les I : relancer un I
   *[other] Relancer les I : relancer { $dice } I
}
action-reroll-v = { $dice ->
    [one] Relancer les V : relancer un V
   *[other] Relancer les V : relancer { $dice } V
}
action-reroll-one = Relancer un dé : un { $face }
action-ignore-one = Ignorer un dé : mettre de côté un { $face }
action-repeat = Répéter : inscrire un nombre à côté de son jumeau
action-joker-reroll-i = { $dice ->
    [one] Joker : relancer un I
   *[other] Joker : relancer { $dice } I
}
action-joker-reroll-v = { $dice ->
    [one] Joker : relancer un V
   *[other] Joker : relancer { $dice } V
}
action-joker-reroll-one = Joker : relancer un seul dé, un { $face }
action-joker-ignore-one = Joker : mettre de côté un { $face }
action-joker-repeat = Joker : inscrire un nombre à côté de son jumeau

## Ce qui se passe

event-turn_began = { $seat } prend les dés.
event-die_rolled = { $seat } lance un dé : { $face }.
event-dice_taken_up = { $dice ->
    [one] { $seat } reprend un dé qui montre { $face }.
   *[other] { $seat } reprend { $dice } dés qui montrent { $face }.
}
event-die_set_aside = { $seat } met de côté un dé qui montre { $face }.
event-number_written = { $seat } inscrit { $numeral } ({ $number }) en rangée { $row }.
event-rolling_stopped = { $seat } s’arrête sur un nombre qui n’entre nulle part.
event-turn_failed = { $seat } rate son tour.
event-card_played = { $seat } joue « { PIECE($card) } ».
event-joker_played = { $seat } joue le Joker comme « { PIECE($card) } ».
event-turn_passed = { $seat } passe et n’inscrit rien.
event-last_round_called = { $seat } déclenche la fin : cette manche est la dernière.
event-columns_blocked = Plus personne ne peut inscrire de nombre.
event-round_limit_reached = La limite est atteinte : la manche { $rounds } était la dernière.
event-game_ended = La partie est terminée.

## Ce qui est demandé

prompt-rolling = { $dice ->
    [0] À vous de lancer.
   *[other] Quatre X ne forment pas encore un nombre : lancez encore.
}
prompt-deciding = { $can ->
    [roll] Aucune rangée libre pour { LIST($readings, join: "or") } : lancez encore.
    [stop] Aucune rangée libre pour { LIST($readings, join: "or") }. Lancer encore, ou s’arrêter et jouer une
        carte ?
    [write] Inscrivez votre nombre.
   *[both] Inscrire un nombre, ou lancer encore ?
}
prompt-failed = { $why ->
    [unfit] Le tour est raté : aucune rangée libre pour { LIST($readings, join: "or") }. { $cards ->
        [0] Passez.
       *[other] Jouer une carte, ou passer ?
    }
   *[unread] Le tour est raté : les dés ne forment aucun nombre. { $cards ->
        [0] Passez.
       *[other] Jouer une carte, ou passer ?
    }
}
prompt-repeating = Où va le nombre répété ?
prompt-over = La partie est terminée.

## Pourquoi c’est fini

result-full = { $count ->
    [one] La partie est finie, car les sept rangées { ELIDE("de", $full) } sont remplies : { $totals }.
   *[other] La partie est finie, car { LIST($full) } ont rempli leurs sept rangées : { $totals }.
}
result-failed = { $is_known ->
    [no] La partie est finie, car un tour commencé sans carte a été raté : { $totals }.
   *[other] La partie est finie, car { $failed } a raté un tour commencé sans carte : { $totals }.
}
result-limit = La partie est finie, car la limite de manches est atteinte : { $totals }.
result-blocked = La partie est finie, car on ne pouvait plus rien inscrire : { $totals }.

## Options

option-reroll_any = Cartes Relancer : on relance autant de I, ou de V, que l’on veut, au moins un.
option-many_dice = On peut lancer plusieurs dés à la fois ; ils sont jugés ensemble.
option-cards_any_time = Les cartes Action se jouent dès que des dés sont lancés, même sans échec.
option-round_limit = La partie se termine au plus tard après ce nombre de manches.
    .chosen = Manches au plus : { $value }

## Pour qui tape : les mots, et ce que font les actions

type-roll = lancer
type-stop = arrêter
type-pass = passer
type-write = inscrire
type-reroll-i = relancer-i
type-reroll-v = relancer-v
type-reroll-one = relancer-un
type-ignore-one = ignorer-un
type-repeat = répéter
type-joker-reroll-i = joker-relancer-i
type-joker-reroll-v = joker-relancer-v
type-joker-reroll-one = joker-relancer-un
type-joker-ignore-one = joker-ignorer-un
type-joker-repeat = joker-répéter

help-roll = Lancer des dés. Tous les dés doivent former un nombre, sinon le tour est raté.
help-stop = Renoncer à un nombre qui n’entre nulle part, pour jouer une carte.
help-pass = Finir le tour sans rien inscrire.
help-write = S’arrêter et inscrire le nombre ; les nombres montent de la rangée 1 à la rangée 7.
help-reroll-i = Carte : tous les dés qui montrent I sont relancés ensemble.
help-reroll-v = Carte : tous les dés qui montrent V sont relancés ensemble.
help-reroll-one = Carte : un dé de votre choix est relancé.
help-ignore-one = Carte : un dé est mis de côté pour ce tour.
help-repeat = Carte : inscrire un nombre que vous avez déjà, dans une rangée voisine.
help-joker-reroll-i = Joker, qui remplace toute autre carte : tous les I sont relancés.
help-joker-reroll-v = Joker, qui remplace toute autre carte : tous les V sont relancés.
help-joker-reroll-one = Joker, qui remplace toute autre carte : un dé est relancé.
help-joker-ignore-one = Joker, qui remplace toute autre carte : un dé est mis de côté.
help-joker-repeat = Joker, qui remplace toute autre carte : répéter un nombre inscrit.

## Les règles en bref

rules =
    À votre tour, vous lancez les dés un par un. Un dé montre I, V ou X (trois I, un V, deux X). Tous
    les dés lancés doivent former ensemble un nombre romain, dans l’ordre que vous voulez. Tant que
    c’est le cas, vous pouvez vous arrêter et inscrire le nombre, ou lancer un dé de plus, jusqu’à
    six. Un I seul s’ajoute ou se retranche : X et I font 9 ou 11.

    Votre colonne a sept rangées. Les nombres montent de la rangée 1 à la rangée 7 ; on peut laisser
    des vides, et aucun nombre ne revient deux fois. Un nombre inscrit ne bouge plus.

    Si les dés ne forment aucun nombre, ou s’il n’y a plus de dé et que rien ne convient, le tour est
    raté : passez, ou jouez une carte Action, puis on juge à nouveau les dés. S’il reste des dés, vous
    pouvez vous arrêter sur un nombre qui n’entre nulle part, à condition d’avoir une carte que vous
    pourriez alors jouer : le tour est raté aussi. Quatre X seuls ne sont pas encore un nombre :
    lancez encore, en espérant un I, qui fait 39.

    Les six cartes servent une fois chacune ; une carte jamais jouée vaut 5 points à la fin :
      Relancer les I   tous les dés qui montrent I sont relancés
      Relancer les V   tous les dés qui montrent V sont relancés
      Relancer un dé   un dé au choix est relancé
      Ignorer un dé    un dé est mis de côté pour ce tour
      Répéter          inscrire un nombre que vous avez déjà, dans une rangée libre voisine
      Joker            remplace n’importe laquelle des autres, même déjà jouée

    Quand quelqu’un inscrit un septième nombre, ou rate un tour commencé sans carte, on termine la
    manche. La plus forte somme, colonne et cartes, gagne alors.

## Le plateau

board-round = Manche { $number }
board-last_round = dernière manche
board-no_hope = Aucune rangée libre pour { LIST($numbers, join: "or") }, et aucun lancer n’y changera rien.
board-your_dice = Vos dés
board-dice_of = { $name } a les dés
board-die = Dé qui montre { $face }
board-none_rolled = aucun dé lancé
board-left = { $count ->
    [one] { $count } dé à lancer
   *[other] { $count } dés à lancer
}
board-aside = { $count } de côté
board-reads = se lit
board-or = ou
board-no_number = pas un nombre
board-fits_nowhere = n’entre nulle part
board-roll = Lancer
board-stop = Stop
board-stop_here = S’arrêter là
board-pass = Passer
board-pass_confirm = Vous vous êtes arrêté pour jouer une carte. Passer quand même, sans rien inscrire ?
board-column = Votre colonne
board-columns = Les colonnes
board-others = Les autres
board-on_turn = joue
board-winner = gagne
board-row = Rangée { $row } :
board-free = libre
board-cards = Cartes Action
board-your_cards = Vos cartes Action
board-cards_of = Cartes Action { ELIDE("de", $name) }
board-column_of = Colonne { ELIDE("de", $name) }
board-used = jouée
board-used_card = { PIECE($card) } (jouée)
board-shut = Fermer
board-choose_die = Choisissez un des dés
board-passes = { $count ->
    [one] a passé une fois
   *[other] a passé { $count } fois
}
board-passes_now = passe
board-you_roll = Vous lancez …
board-rolls_now = { $name } lance …
board-best = meilleure chance
board-certain = certain
board-odds_pass = rien n’est inscrit
board-odds_cost = coûte { $points } points
board-not_failed = Pas maintenant : votre tour n’est pas raté.
board-no_such_die = Pas maintenant : aucun dé ne montre { $face }.
board-no_twin = Pas maintenant : les dés ne forment aucun nombre dont le jumeau soit près d’une rangée libre.
board-six_dice = Les six dés !
board-highest = XXXIX, le plus grand !
board-seventh = Les sept rangées !
board-ended_full = { $count ->
    [one] Les sept rangées { ELIDE("de", $full) } sont remplies.
   *[other] { LIST($full) } ont rempli leurs sept rangées.
}
board-ended_failed = { $is_known ->
    [no] Un tour commencé sans carte a été raté.
   *[other] { $failed } a raté un tour commencé sans carte.
}
board-ended_limit = La limite de manches est atteinte.
board-ended_blocked = On ne pouvait plus rien inscrire.
board-standing = { $lead ->
    [ahead] Vous avez { $points } d’avance.
    [behind] Vous avez { $points } de retard.
   *[level] Vous êtes à égalité en tête.
}{ $best ->
    [0] { "" }
   *[other] { " " }Votre plus grand nombre : { $numeral } ({ $best }).
}
board-result = D’où viennent les points
board-numbers = Nombres
board-cards_left = Cartes restantes
board-total = Points
board-odds = Les chances du prochain lancer
board-odds_write = un nombre qui entre
board-odds_on = encore rien à inscrire : lancer à nouveau
board-odds_fail = le tour est raté
board-every_number = Chaque nombre
board-does_fit = entre
board-does_not_fit = n’entre pas

# Ce que fait une carte, en quelques mots.
short-reroll-I = Relancer tous vos I
short-reroll-V = Relancer tous vos V
short-reroll-one = Relancer un seul dé
short-ignore-one = Mettre un dé de côté
short-repeat = Inscrire un nombre près de son jumeau
short-joker = Vaut n’importe quelle autre carte

## Le terminal

terminal-row = rangée
terminal-round = Manche { $number }
terminal-last = dernière manche
terminal-left = { $count } à lancer
terminal-cards = cartes
terminal-points = points
terminal-reads = se lit { LIST($readings, join: "or") }
terminal-none = pas un nombre
terminal-hand = En main : { $cards }

## La leçon

lesson-begin =
    Remplissez votre colonne de nombres aussi grands que possible, qui montent de la rangée 1 à la
    rangée 7. Vos dés forment ensemble un nombre romain ; un dé a trois faces I, une face V et deux
    faces X. Les 30 points que vous avez déjà sont vos six cartes Action : 5 pour chacune qui vous reste
    à la fin. Lancez le premier dé.
lesson-five =
    Un V : c’est 5. Vous pourriez l’inscrire, dans n’importe quelle rangée : les boutons de votre
    colonne montrent où. Mais 5, c’est peu. Lancez encore un dé.
    .hint = Vous pouvez inscrire 5. Mais ici, lancez encore une fois.
lesson-fifteen = X et V font XV, 15 : l’ordre des lancers ne compte pas. Encore un !
    .hint = 15 est bon, mais lancez encore ici.
lesson-sixteen =
    X, V et I se lisent XVI, 16, ou XIV, 14 : un I seul s’ajoute ou se retranche, à vous de choisir.
    Gardez de la place pour de plus petits nombres, et davantage pour de plus grands : inscrivez 16 en
    rangée 3.
    .hint = Touchez le bouton XVI de la rangée 3, ou faites-y glisser le nombre.
lesson-rising =
    Votre tour est fini, et Livia a joué le sien : 11 en rangée 3. Vous venez de lancer X, X et I. Les
    nombres doivent monter : avec 16 en rangée 3, les rangées 1 et 2 prennent de plus petits nombres,
    les rangées 4 à 7 de plus grands. Où peut aller 21 ? Inscrivez-le en rangée 4.
    .hint = C’est permis. Pour cette leçon, inscrivez XXI en rangée 4.
lesson-bold =
    Livia a joué, et à votre troisième tour vous avez X, X, V, I : 24 ou 26. Attention : si les dés ne
    forment aucun nombre, le tour est raté. Aucun nombre n’a deux V ni quatre I, et quatre X ne font que
    39, avec un I. De l’audace : lancez.
    .hint = C’est prudent ! Mais voyons ce qui peut arriver : lancez.
lesson-failed =
    Deux V : le tour est raté. Vous pourriez passer, sans rien inscrire. Mais c’est là que servent vos cartes
    Action, une fois chacune ; une carte jouée vous coûte ses 5 points. « Ignorer un dé » met un dé de
    côté : jouez-la sur un V.
    .hint = Touchez la carte « Ignorer un dé », puis l’un des V.
lesson-saved =
    Sauvé : de nouveau 24 ou 26. Si les dés échouaient encore, vous pourriez jouer une autre carte :
    plusieurs dans un même tour, c’est permis. Laissez le pointeur ou le doigt sur une carte, elle dit
    ce qu’elle fait. Inscrivez 26 en rangée 5.
    .hint = Inscrivez XXVI en rangée 5.
lesson-stop =
    Un autre tour, plus tard : vous avez 39, mais il est déjà en rangée 7, et aucun nombre ne revient
    deux fois. Il n’entre nulle part, et un sixième dé le gâcherait à coup sûr. Arrêtez-vous donc là :
    le tour est raté, et après un échec on peut jouer une carte.
    .hint = Touchez « { board-stop_here } ».
lesson-repeat =
    « Répéter » inscrit une fois de plus un nombre de votre colonne, à côté de son jumeau. Cela coûte les 5
    points de la carte, et en rapporte 39. Jouez-la.
    .hint = Touchez la carte « Répéter ».
lesson-twin = 39 est en rangée 7, et la rangée 6, à côté, est libre. Inscrivez-le là.
lesson-last =
    Votre tour suivant : V et I, 4 ou 6. Seule la rangée 1 est libre : inscrivez 6, votre septième
    nombre. Une colonne remplie met fin à la partie ; un tour raté qui a commencé sans carte aussi. On
    termine la manche : Livia a encore son tour.
    .hint = Inscrivez VI en rangée 1.
lesson-over =
    La partie est finie. Vous marquez la somme de votre colonne, 156, et 5 par carte restante : quatre
    cartes font 20, et 176 en tout. Livia, avec cinq cartes, a 129 + 25 = 154. Vous avez gagné !
lesson-end =
    C’est tout. Dans une partie, les chances du prochain lancer s’ouvrent à côté des dés (%) ; et un nombre
    inscrit se reprend avec « Annuler le coup », tant qu’aucun dé n’a été lancé depuis. À vous pour une
    première partie !

## Les positions impossibles ; les places y sont comptées à partir de 0

error-ave-turn = { $field } : la place { $turn } n’existe pas ; la dernière place est la place { $last }.
error-ave-turn_over =
    { $field } : après la fin, c’est { $last }, car la dernière place a joué le dernier tour.
error-ave-written = { $field } : nombres inscrits : { $written } ; tours joués : { $turns }.
error-ave-cards =
    { $field } : cette place n’a eu aucun tour pour jouer une carte ; elle a donc les six.
error-ave-full = { $field } : cette colonne est pleine, or une colonne pleine met fin à la partie avec la manche.
error-ave-blocked =
    { $field } : plus personne ne peut inscrire de nombre ; la partie était donc finie après la manche.
error-ave-rolled =
    { $field } : lancés un par un, les dés auraient échoué plus tôt ; aucune carte qui les change n’a été
    jouée.
error-ave-one_die =
    { $field } : un dé seul n’a pas échoué, car son nombre entre ; il n’a donc pas pu être mis de côté.
error-ave-rounds = { $field } : la partie se termine après la manche { $limit }.
error-ave-column =
    { $field } : { $number } ne peut pas suivre { $below } ; les nombres montent de rangée en rangée, et
    les nombres égaux se touchent.
error-ave-never = { $field } : { $number } ne peut pas être formé avec six dés.
error-ave-dice =
    { $field } : avec ceux qui restent à lancer, il y a plus de dés qu’il n’en existe ({ $dice }).
error-ave-aside = { $aside ->
    [one] { $field } : aucune carte qui met un dé de côté n’a été jouée.
   *[other] { $field } : les cartes jouées n’ont pas pu mettre { $aside } dés de côté.
}
error-ave-twins =
    { $field } : nombres répétés : { $twins } ; cartes jouées pour cela : { $spent } au plus.
error-ave-no_last_round =
    { $field } : rien n’a provoqué la dernière manche ; il faut pour cela que quelqu’un qui a joué cette
    manche ait une colonne pleine, ou plus aucune carte et un tour passé sans rien inscrire.
error-ave-over = { $field } : la partie n’est pas finie : rien n’a provoqué la dernière manche.
error-ave-last_round =
    { $field } : vaut 1 dès qu’une colonne est pleine, et celle de la place { NUMBER($seat) } l’est.
error-ave-without_card = { $field } : avec les cartes telles qu’elles sont, c’est { $value }.
error-ave-phase =
    { $field } : les dés ainsi posés ne vont pas avec « { $phase } », mais avec
    { LIST($fitting, join: "or") }.

## Ce que le hasard fait sortir

drawn-a-die = un dé
