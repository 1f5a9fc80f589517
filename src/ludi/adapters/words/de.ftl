### Was die Adapter für lernende Programme ablehnen; das liest, wer programmiert. Begriffe: Platz, Bot,
### Beobachtung.

shown-illegal = { $illegal-is ->
    [text] „{ $illegal }“
   *[other] { $illegal }
}
shown-opponents = { $opponents-is ->
    [text] „{ $opponents }“
   *[other] { $opponents }
}
shown-mode = { $mode-is ->
    [text] „{ $mode }“
   *[other] { $mode }
}

error-adapter-missing = Dazu braucht es { $module }: pip install 'ludi-romani[{ $extra }]'.
error-adapter-render_mode =
    Den Anzeigemodus { shown-mode } gibt es nicht; es gibt { LIST($modes) }.
error-adapter-not_begun = Es hat noch keine Partie begonnen: Rufe zuerst reset() auf.
error-adapter-illegal =
    Auf eine unerlaubte Aktion folgt { LIST($possible, join: "or") }, nicht { shown-illegal }.
error-adapter-no_opponents =
    Ein einzelner Platz braucht Gegner; wer alle Plätze spielt, nimmt { $maker } oder PettingZoo.
error-adapter-options = Ein Neubeginn kennt nur die Option „seat“, nicht { $options }.
error-adapter-opponents = { $count ->
    [one] Nenne einen Bot für den anderen Platz, nicht { $found }.
   *[other] Nenne einen Bot für alle anderen Plätze oder einen für jeden der { $count }, nicht { $found }.
}
error-adapter-answering =
    Viele Partien auf einmal spielt man gegen { LIST($possible, join: "or") } oder gegen sich selbst
    (None), nicht gegen { shown-opponents }.
error-adapter-self_play =
    Gegen sich selbst wird jeder Platz gefragt: Gib keinen Platz an, auch nicht { shown-seat }.
error-observation-size =
    Eine Beobachtung dieses Spiels hat in der letzten Dimension { $size } Zahlen, nicht die Form ({ LIST($shape, join: "comma") }).
error-openspiel-observer =
    Beobachter zeigen, was ein Spieler weiß, Öffentliches und Eigenes: nichts anderes, und ohne
    Parameter.
error-openspiel-amid_draw =
    Welten werden dort ausgelost, wo jemand wählt, nicht mitten in einer Ziehung.
