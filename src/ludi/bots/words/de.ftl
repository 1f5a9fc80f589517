### Was Bots, die Arena, das Orakel und die Analyse ablehnen. Begriffe: Bot, Austeilung, Platznummer (ab 0,
### wie Bots zählen), Zug.

error-bot-unknown = Einen Bot „{ $bot }“ gibt es nicht; es gibt { LIST($bots) }.
error-oracle-alone =
    Das Orakel nennt Chancen, gegen andere zu gewinnen; hier spielt sonst niemand.
error-review-unfinished =
    Die Partie ist noch nicht zu Ende; nur eine beendete lässt sich analysieren.

## Die Arena

error-arena-bots = { $bots ->
    [one] { $game } mit { $seats } Plätzen braucht mindestens { $seats } Bots, nicht nur einen.
   *[other] { $game } mit { $seats } Plätzen braucht mindestens { $seats } Bots, nicht { $bots }.
}
error-arena-worker =
    Ein Arbeitsprozess hat sich beendet (Exit-Status { $status }), und mit ihm die Arena.

## Eigene Bots

error-bot-no_module = Der Bot „{ $bot }“ lässt sich nicht laden: { $why }.
error-bot-no_object =
    Der Bot „{ $bot }“ lässt sich nicht laden: { $module } hat keine Klasse oder Funktion „{ $name }“.
error-bot-no_program =
    Der Bot „{ $bot }“ lässt sich nicht starten: Dieses Programm gibt es nicht ({ $why }).
error-bot-illegal = { $moves ->
    [one] Der Bot „{ $bot }“ hat etwas gewählt, das nicht geht (Austeilung { $deal }, Platznummer
        { $seat }, nach einem Zug). { $why }
   *[other] Der Bot „{ $bot }“ hat etwas gewählt, das nicht geht (Austeilung { $deal }, Platznummer
        { $seat }, nach { $moves } Zügen). { $why }
}
error-bot-no_answer = { $moves ->
    [one] Der Bot „{ $bot }“ hat keine Aktion genannt (Austeilung { $deal }, Platznummer { $seat }, nach
        einem Zug).
   *[other] Der Bot „{ $bot }“ hat keine Aktion genannt (Austeilung { $deal }, Platznummer { $seat }, nach
        { $moves } Zügen).
}
error-bot-no_line = { $moves ->
    [one] Der Bot „{ $bot }“ hat „{ $answer }“ geantwortet statt einer Zeile wie { $example } (Austeilung
        { $deal }, Platznummer { $seat }, nach einem Zug).
   *[other] Der Bot „{ $bot }“ hat „{ $answer }“ geantwortet statt einer Zeile wie { $example }
        (Austeilung { $deal }, Platznummer { $seat }, nach { $moves } Zügen).
}
error-bot-crashed = { $moves ->
    [one] Der Bot „{ $bot }“ ist abgestürzt (Austeilung { $deal }, Platznummer { $seat }, nach einem Zug):
        { $why }
   *[other] Der Bot „{ $bot }“ ist abgestürzt (Austeilung { $deal }, Platznummer { $seat }, nach { $moves }
        Zügen): { $why }
}
error-bot-ended = { $moves ->
    [one] Der Bot „{ $bot }“ hat sich mit dem Exit-Status { $status } beendet (Austeilung { $deal },
        Platznummer { $seat }, nach einem Zug). Seine letzten Worte: { $why }
   *[other] Der Bot „{ $bot }“ hat sich mit dem Exit-Status { $status } beendet (Austeilung { $deal },
        Platznummer { $seat }, nach { $moves } Zügen). Seine letzten Worte: { $why }
}
error-bot-silent = { $moves ->
    [one] Der Bot „{ $bot }“ hat { $seconds } Sekunden lang nichts gesagt (Austeilung { $deal }, Platznummer
        { $seat }, nach einem Zug). Ein Programm muss seinen Ausgabepuffer leeren.
   *[other] Der Bot „{ $bot }“ hat { $seconds } Sekunden lang nichts gesagt (Austeilung { $deal }, Platznummer
        { $seat }, nach { $moves } Zügen). Ein Programm muss seinen Ausgabepuffer leeren.
}
