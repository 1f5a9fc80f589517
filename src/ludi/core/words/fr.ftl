### Ce dont toutes les phrases sont faites, et ce que dit le noyau lui-même. Termes : jeu, partie, place,
### action, coup, annuler, graine (du hasard), tirage, robot.
### term: lancer; not: jet, jets, jeter, jette*, jetez, jetant, jeté*
### term: tour, entame; not: avoir la main, avez la main, a la main, ont la main, aura la main, pren* la main, passe* la main, gard* la main, perd* la main
### term: robot; not: bot, bots; but: docs/bots.md

language-name = Français

## Énumérations

list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-comma = { $first }, { $last }

## Points

score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Chances

percent = { $number } %
percent-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
percent-less = <{ $number } %
percent-more = >{ $number } %

## Qui participe sans que personne ne joue à sa place

neutral = { $name } (neutre)

## Une option choisie, là où un jeu n’en dit pas plus

chosen = { $option } Ici : { $value }.

## Des valeurs de toute sorte, telles que les refus les montrent : un texte entre guillemets

shown-found = { $found-is ->
    [text] « { $found } »
   *[other] { $found }
}
shown-value = { $value-is ->
    [text] « { $value } »
   *[other] { $value }
}
shown-action = { $action-is ->
    [text] « { $action } »
   *[other] { $action }
}
shown-seats = { $seats-is ->
    [text] « { $seats } »
   *[other] { $seats }
}
shown-seat = { $seat-is ->
    [text] « { $seat } »
   *[other] { $seat }
}
shown-seed = { $seed-is ->
    [text] « { $seed } »
   *[other] { $seed }
}
shown-chance = { $chance-is ->
    [text] « { $chance } »
   *[other] { $chance }
}
shown-n = { $n-is ->
    [text] « { $n } »
   *[other] { $n }
}

## Ce qui est refusé : les jeux et leur mise en place

error-game-unknown = Il n’y a pas de jeu « { $game } » ; les jeux sont { LIST($games) }.
error-language-unknown = Il n’y a pas de langue « { $language } » ; les langues sont { LIST($languages) }.
error-setup-seats = { $choice ->
    [fixed] { $most ->
        [one] { $game } compte une seule place, et non { shown-seats }.
       *[other] { $game } compte { $most } places, et non { shown-seats }.
    }
   *[range] { $game } compte de { NUMBER($fewest) } à { NUMBER($most) } places, et non { shown-seats }.
}
error-setup-option_unknown = { $count ->
    [0] { $game } n’a aucune option, donc pas d’option « { $option } ».
   *[other] { $game } n’a pas d’option « { $option } » ; il y a { LIST($options) }.
}
error-setup-option_switch =
    L’option { $option } est active ou non : true ou false, et non { shown-value }.
error-setup-option_range =
    L’option { $option } prend un nombre entier de { NUMBER($low) } à { NUMBER($high) }, et non { shown-value }.
error-setup-option_seat =
    L’option { $option } concerne la place { $seat } ; ici, la dernière est la place { $last }.
error-setup-seed =
    Une graine est un nombre entier ou un texte de 1 à 200 caractères, et non { shown-seed }.
error-setup-number_seed = Ici, une graine est un nombre entier de 0 à 2^63 − 1, et non { shown-seed }.
error-setup-counts =
    Les nombres de parties et de fils d’exécution sont des entiers à partir de 1, et non { shown-found }.
error-setup-players = { $seats ->
    [one] Donnez un seul nom, de 1 à 40 caractères.
   *[other] Donnez un nom de 1 à 40 caractères pour chacune des { $seats } places.
}
error-setup-bots = { $seats ->
    [one] Dites quel robot joue à la seule place, ou aucun si c’est une personne.
   *[other] Dites pour chacune des { $seats } places quel robot y joue, ou aucun si c’est une personne.
}
error-setup-batch = Un lot contient un nombre entier de parties, 1 ou plus, et non { shown-n }.

## Les actions

error-action-unknown =
    { shown-action } n’est pas une action de ce jeu. Possible : { $verbs } ; par exemple
    « { $example } ».
error-action-words = { shown-action } ne convient pas. Possible : { $legal }.
error-action-illegal = { $legal ->
    [none] { shown-action } n’est pas possible maintenant.
   *[some] { shown-action } n’est pas possible maintenant. Possible : { $legal }.
}
error-action-not_your_turn =
    { $player } ne peut pas jouer maintenant ; c’est à { LIST($players) } de jouer.
error-action-no_such_seat = Il n’y a pas de place { shown-seat } ; les places vont de 0 à { $last }.
error-action-over = La partie est finie.

## Annuler

error-undo-nothing = Il n’y a rien à annuler.
error-undo-other_acted = { $player } ne peut plus rien annuler : { $other } a joué depuis.
error-undo-chance = Ce coup ne peut plus être annulé : le hasard a tranché.
error-undo-learned = Ce coup ne peut plus être annulé : il a révélé quelque chose de caché.
error-undo-over = La partie est finie ; plus rien ne peut être annulé.

## Des résultats donnés à la main

error-chance-word =
    « { $word } » n’est pas un résultat possible ({ $what }) ; les résultats sont
    { LIST($words, join: "comma") }.
error-chance-impossible = « { $word } » ne peut pas sortir maintenant : il n’en reste pas ({ $what }).
error-chance-list =
    Les résultats se donnent en liste, dans l’ordre des tirages, et non par { shown-chance }.
error-chance-missing = { $given ->
    [0] Ici, un tirage a lieu, mais aucun résultat n’a été donné ; le prochain tirage : { $what }.
    [one] Ici, il y a plus de tirages que le seul résultat donné ; le prochain tirage : { $what }.
   *[other] Ici, il y a plus de tirages que les { $given } résultats donnés ; le prochain tirage : { $what }.
}
error-chance-left = { $given ->
    [one] Un seul résultat a été donné ; nombre de tirages ici : { $used }.
   *[other] { $given } résultats ont été donnés ; nombre de tirages ici : { $used }.
}

## Les documents

error-document-constant = { $field } : doit être { $expected }, et non { shown-found }.
error-document-object = { $field } : doit être un objet avec des champs nommés, et non { shown-found }.
error-document-text = { $field } : doit être un texte, et non { shown-found }.
error-document-number = { $field } : doit être un nombre entier, et non { shown-found }.
error-document-list = { $field } : doit être une liste, et non { shown-found }.
error-document-counts =
    { $field } : doit être une liste de noms, ou des nombres par nom, et non { shown-found }.
error-document-missing = { $field } : ce champ manque.
error-document-unknown = { $field } : ce champ est inconnu ici ; on connaît { LIST($known) }.
error-document-range =
    { $field } : demande un nombre entier de { NUMBER($low) } à { NUMBER($high) }, et non { shown-found }.
error-document-name =
    { $field } : demande un nom parmi { LIST($names, join: "comma") }, et non { shown-found }.
error-document-length =
    { $field } : demande une liste de longueur { $length }, et non de longueur { $found }.
error-document-twice = { $field } : { shown-found } y figure déjà.
error-document-value = { $field } : { $why }
error-document-json = { $field } : n’est pas un document JSON (ligne { $line }).
error-document-absent = { $field } : ce fichier n’existe pas.
error-document-file = { $why ->
    [folder] { $field } : c’est un dossier, et non un fichier.
    [denied] { $field } : vous n’avez pas le droit de lire ce fichier.
   *[other] { $field } : lecture impossible.
}
error-document-large = { $field } : dépasse { $most } octets.
error-document-deep = { $field } : est imbriqué trop profondément.

## Les positions

error-position-stuck =
    { $field } : ce serait à la place { $seat } de jouer, et elle ne pourrait rien faire.
error-position-by_itself =
    { $field } : la phase { $phase } se déroule d’elle-même ; partez d’un moment où un choix est demandé.
error-position-ended = { $field } : la partie serait finie.
error-position-copies = { $copies ->
    [one] { $field } : il y a { $copies } carte { $card } ; trouvées ici : { $there }.
   *[other] { $field } : il y a { $copies } cartes { $card } ; trouvées ici : { $there }.
}

## Les enregistrements

error-record-version =
    { $field } : l’enregistrement suit la version { shown-found } des règles ; ici, c’est la version
    { $expected }.
error-record-commitment = { $field } : la graine n’a pas l’empreinte montrée au début.
error-record-drew = { $field } : l’enregistrement dit { $found }, la graine donne { $expected }.
error-record-action = { $field } : { $why }
error-record-result =
    { $field } : l’enregistrement et ses actions ne concordent pas ; les actions donnent { $expected }.

## Les moteurs et les lots

error-engine-unknown = Il n’y a pas de moteur « { $engine } » ; les moteurs sont { LIST($engines) }.
error-engine-numba_cuda = Le moteur cuda demande numba-cuda : pip install 'ludi-romani[cuda]'.
error-engine-no_gpu =
    Le moteur cuda demande un GPU NVIDIA et son pilote ; il n’y en a pas ici ({ $why }).
error-engine-too_wide =
    Sur un GPU, un lot prend des jeux ayant au plus { $most } actions, { $most } nombres dans une
    observation et { $most } octets dans un état.
error-batch-shape =
    Un pas prend { $n } nombres entiers, un par partie, et non un tableau { $kind } de forme ({ LIST($shape, join: "comma") }).
error-batch-not_on_device =
    Ce lot se trouve sur un GPU : les actions doivent s’y trouver aussi, et non venir comme { $kind }.
error-batch-refused = { $count ->
    [one] La stratégie a choisi une action qui n’était pas permise ; cette partie n’a pas avancé.
   *[other] La stratégie a choisi { $count } actions qui n’étaient pas permises ; ces parties n’ont pas
        avancé.
}
error-batch-illegal =
    L’action { $action } n’est pas permise dans la partie { $index } du lot (permises : { $legal }) ; rien
    n’a été joué.
