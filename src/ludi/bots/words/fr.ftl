### Ce que refusent les robots, l’arène, l’oracle et l’analyse. Termes : robot, donne, place (comptée à
### partir de 0, comme le font les robots), coup.

error-bot-unknown = Il n’y a pas de robot « { $bot } » ; les robots sont { LIST($bots) }.
error-oracle-alone =
    L’oracle dit les chances de gagner contre d’autres ; ici, personne d’autre ne joue.
error-review-unfinished = La partie n’est pas finie ; on ne peut analyser qu’une partie finie.

## L’arène

error-arena-bots = { $bots ->
    [one] { $game } à { $seats } places demande au moins { $seats } robots, et non un seul.
   *[other] { $game } à { $seats } places demande au moins { $seats } robots, et non { $bots }.
}
error-arena-worker = Un processus de travail a pris fin (code { $status }), et l’arène avec lui.

## Les robots que l’on écrit soi-même

error-bot-no_module = Le robot « { $bot } » ne se charge pas : { $why }.
error-bot-no_object =
    Le robot « { $bot } » ne se charge pas : { $module } n’a ni classe ni fonction « { $name } ».
error-bot-no_program =
    Le robot « { $bot } » ne démarre pas : ce programme n’existe pas ({ $why }).
error-bot-illegal = { $moves ->
    [one] Le robot « { $bot } » a choisi un coup impossible (donne { $deal }, place { $seat }, après
        { $moves } coup). { $why }
   *[other] Le robot « { $bot } » a choisi un coup impossible (donne { $deal }, place { $seat }, après
        { $moves } coups). { $why }
}
error-bot-no_answer = { $moves ->
    [one] Le robot « { $bot } » n’a donné aucune action (donne { $deal }, place { $seat }, après
        { $moves } coup).
   *[other] Le robot « { $bot } » n’a donné aucune action (donne { $deal }, place { $seat }, après
        { $moves } coups).
}
error-bot-no_line = { $moves ->
    [one] Le robot « { $bot } » a répondu « { $answer } » au lieu d’une ligne comme { $example } (donne
        { $deal }, place { $seat }, après { $moves } coup).
   *[other] Le robot « { $bot } » a répondu « { $answer } » au lieu d’une ligne comme { $example } (donne
        { $deal }, place { $seat }, après { $moves } coups).
}
error-bot-crashed = { $moves ->
    [one] Le robot « { $bot } » s’est arrêté sur une erreur (donne { $deal }, place { $seat }, après
        { $moves } coup) : { $why }
   *[other] Le robot « { $bot } » s’est arrêté sur une erreur (donne { $deal }, place { $seat }, après
        { $moves } coups) : { $why }
}
error-bot-ended = { $moves ->
    [one] Le robot « { $bot } » a pris fin avec le code { $status } (donne { $deal }, place { $seat },
        après { $moves } coup). Ses derniers mots : { $why }
   *[other] Le robot « { $bot } » a pris fin avec le code { $status } (donne { $deal }, place { $seat },
        après { $moves } coups). Ses derniers mots : { $why }
}
error-bot-silent = { $moves ->
    [one] Le robot « { $bot } » n’a rien dit pendant { $seconds } secondes (donne { $deal }, place { $seat }, après
        { $moves } coup). Un programme doit vider son tampon de sortie.
   *[other] Le robot « { $bot } » n’a rien dit pendant { $seconds } secondes (donne { $deal }, place { $seat },
        après { $moves } coups). Un programme doit vider son tampon de sortie.
}
