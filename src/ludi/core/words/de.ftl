### Woraus alle Sätze bestehen, und was der Kern selbst sagt. Begriffe: Spiel, Partie, Platz, Aktion,
### Zug, zurücknehmen, Startwert (des Zufalls), Prüfsumme (des Startwerts), Ziehung, Bot, Engine.
### term: zurücknehmen; not: rückgängig*
### term: Zug, Ausspiel; not: Vorhand, Anspiel*, Vorspiel*
### term: Bot; not: Roboter*
### term: Startwert; not: Seed*
### term: Prüfsumme; not: Hash*

language-name = Deutsch

## Aufzählungen

list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-comma = { $first }, { $last }

## Punkte

score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Chancen

percent = { $number } %
percent-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
percent-less = <{ $number } %
percent-more = >{ $number } %

## Wer mitspielt, ohne gespielt zu werden

neutral = { $name } (neutral)

## Eine gewählte Option, wo ein Spiel nicht mehr dazu sagt

chosen = { $option } Hier: { $value }.

## Werte aller Art, wie Ablehnungen sie zeigen: Text steht in Anführungszeichen

shown-found = { $found-is ->
    [text] „{ $found }“
   *[other] { $found }
}
shown-value = { $value-is ->
    [text] „{ $value }“
   *[other] { $value }
}
shown-action = { $action-is ->
    [text] „{ $action }“
   *[other] { $action }
}
shown-seats = { $seats-is ->
    [text] „{ $seats }“
   *[other] { $seats }
}
shown-seat = { $seat-is ->
    [text] „{ $seat }“
   *[other] { $seat }
}
shown-seed = { $seed-is ->
    [text] „{ $seed }“
   *[other] { $seed }
}
shown-chance = { $chance-is ->
    [text] „{ $chance }“
   *[other] { $chance }
}
shown-n = { $n-is ->
    [text] „{ $n }“
   *[other] { $n }
}

## Was abgelehnt wird: Spiele und ihr Aufbau

error-game-unknown = Ein Spiel „{ $game }“ gibt es nicht; es gibt { LIST($games) }.
error-language-unknown = Die Sprache „{ $language }“ gibt es hier nicht; es gibt { LIST($languages) }.
error-setup-seats = { $choice ->
    [fixed] { $most ->
        [one] { $game } wird mit einem Platz gespielt, nicht mit { shown-seats }.
       *[other] { $game } wird mit { $most } Plätzen gespielt, nicht mit { shown-seats }.
    }
   *[range] { $game } wird mit { $fewest } bis { $most } Plätzen gespielt, nicht mit { shown-seats }.
}
error-setup-option_unknown = { $count ->
    [0] { $game } hat keine Optionen, also auch keine Option „{ $option }“.
   *[other] { $game } hat keine Option „{ $option }“; es gibt { LIST($options) }.
}
error-setup-option_switch =
    Die Option { $option } ist an oder aus: true oder false, nicht { shown-value }.
error-setup-option_range =
    Die Option { $option } braucht eine ganze Zahl von { $low } bis { $high }, nicht { shown-value }.
error-setup-option_seat =
    Die Option { $option } betrifft Platz { $seat }, aber der letzte ist hier Platz { $last }.
error-setup-seed =
    Ein Startwert ist eine ganze Zahl oder ein Text von 1 bis 200 Zeichen, nicht { shown-seed }.
error-setup-number_seed =
    Ein Startwert ist hier eine ganze Zahl von 0 bis 2^63 − 1, nicht { shown-seed }.
error-setup-counts =
    Anzahlen von Partien und Threads sind ganze Zahlen ab 1, nicht { shown-found }.
error-setup-players = { $seats ->
    [one] Gib genau einen Namen an, mit 1 bis 40 Zeichen.
   *[other] Gib für jeden der { $seats } Plätze einen Namen mit 1 bis 40 Zeichen an.
}
error-setup-bots = { $seats ->
    [one] Gib an, welcher Bot auf dem einzigen Platz spielt, oder keinen für einen Menschen.
   *[other] Gib für jeden der { $seats } Plätze an, welcher Bot dort spielt, oder keinen für einen
        Menschen.
}
error-setup-batch =
    Ein Stapel enthält eine ganze Zahl von Partien, mindestens 1, nicht { shown-n }.

## Aktionen

error-action-unknown =
    { shown-action } ist keine Aktion dieses Spiels. Möglich: { $verbs }; zum Beispiel „{ $example }“.
error-action-words = { shown-action } passt nicht. Möglich: { $legal }.
error-action-illegal = { $legal ->
    [none] { shown-action } ist jetzt nicht möglich.
   *[some] { shown-action } ist jetzt nicht möglich. Möglich: { $legal }.
}
error-action-not_your_turn = { $player } ist jetzt nicht an der Reihe, sondern { LIST($players) }.
error-action-no_such_seat =
    Die Platznummer { shown-seat } gibt es nicht; es gibt die Nummern 0 bis { $last }.
error-action-over = Die Partie ist zu Ende.

## Zurücknehmen

error-undo-nothing = Es gibt nichts zurückzunehmen.
error-undo-other_acted = { $player } kann nichts mehr zurücknehmen: { $other } hat seitdem gespielt.
error-undo-chance = Das lässt sich nicht zurücknehmen: Der Zufall hat entschieden.
error-undo-learned = Das lässt sich nicht zurücknehmen: Es hat etwas Verdecktes gezeigt.
error-undo-over = Die Partie ist zu Ende; zurücknehmen lässt sich nichts mehr.

## Von Hand angegebene Ergebnisse

error-chance-word =
    „{ $word }“ ist kein mögliches Ergebnis ({ $what }); möglich sind { LIST($words, join: "comma") }.
error-chance-impossible = „{ $word }“ kann jetzt nicht kommen: Davon ist nichts mehr da ({ $what }).
error-chance-list =
    Ergebnisse werden als Liste angegeben, in der Reihenfolge der Ziehungen, nicht als { shown-chance }.
error-chance-missing = { $given ->
    [0] Hier wird gezogen, aber kein Ergebnis wurde angegeben; als Nächstes kommt: { $what }.
    [one] Hier wird öfter gezogen, angegeben wurde aber nur ein Ergebnis; als Nächstes kommt: { $what }.
   *[other] Hier wird öfter gezogen, angegeben wurden aber nur { $given } Ergebnisse; als Nächstes kommt:
        { $what }.
}
error-chance-left = { $given ->
    [one] Ein Ergebnis wurde angegeben; Ziehungen hier: { $used }.
   *[other] { $given } Ergebnisse wurden angegeben; Ziehungen hier: { $used }.
}

## Dokumente

error-document-constant = { $field }: muss { $expected } sein, nicht { shown-found }.
error-document-object = { $field }: muss ein Objekt mit benannten Feldern sein, nicht { shown-found }.
error-document-text = { $field }: muss ein Text sein, nicht { shown-found }.
error-document-number = { $field }: muss eine ganze Zahl sein, nicht { shown-found }.
error-document-list = { $field }: muss eine Liste sein, nicht { shown-found }.
error-document-counts =
    { $field }: muss eine Liste von Namen sein oder Anzahlen nach Namen, nicht { shown-found }.
error-document-missing = { $field }: fehlt.
error-document-unknown = { $field }: ist hier unbekannt; bekannt sind { LIST($known) }.
error-document-range =
    { $field }: braucht eine ganze Zahl von { $low } bis { $high }, nicht { shown-found }.
error-document-name =
    { $field }: braucht einen Namen aus { LIST($names, join: "comma") }, nicht { shown-found }.
error-document-length =
    { $field }: braucht eine Liste der Länge { $length }, nicht der Länge { $found }.
error-document-twice = { $field }: { shown-found } steht dort schon.
error-document-value = { $field }: { $why }
error-document-json = { $field }: ist kein JSON-Dokument (Zeile { $line }).
error-document-absent = { $field }: Diese Datei gibt es nicht.
error-document-file = { $why ->
    [folder] { $field }: Das ist ein Ordner, keine Datei.
    [denied] { $field }: Du darfst diese Datei nicht lesen.
   *[other] { $field }: lässt sich nicht lesen.
}
error-document-large = { $field }: ist größer als { $most } Bytes.
error-document-deep = { $field }: ist zu tief verschachtelt.

## Stellungen

error-position-stuck =
    { $field }: Die Platznummer { $seat } wäre an der Reihe und könnte nichts tun.
error-position-by_itself =
    { $field }: Die Phase { $phase } läuft von selbst ab; beginne mit einer, in der gefragt wird.
error-position-ended = { $field }: Die Partie wäre zu Ende.
error-position-copies = { $copies ->
    [one] { $field }: Es gibt eine Karte { $card }; gefunden: { $there }.
   *[other] { $field }: Es gibt { $copies } Karten { $card }; gefunden: { $there }.
}

## Aufzeichnungen

error-record-version =
    { $field }: Die Aufzeichnung folgt der Regelversion { shown-found }; hier gilt Version { $expected }.
error-record-commitment =
    { $field }: Der Startwert hat nicht die Prüfsumme, die zu Beginn gezeigt wurde.
error-record-drew =
    { $field }: Die Aufzeichnung sagt { $found }, aus dem Startwert folgt { $expected }.
error-record-action = { $field }: { $why }
error-record-result =
    { $field }: Die Aufzeichnung und ihre Aktionen stimmen nicht überein; aus den Aktionen folgt
    { $expected }.

## Engines und Stapel

error-engine-unknown = Die Engine „{ $engine }“ gibt es nicht; es gibt { LIST($engines) }.
error-engine-numba_cuda = Die Engine cuda braucht numba-cuda: pip install 'ludi-romani[cuda]'.
error-engine-no_gpu =
    Die Engine cuda braucht eine NVIDIA-GPU mit Treiber; hier ist keine zu finden ({ $why }).
error-engine-too_wide =
    Auf einer GPU nimmt ein Stapel nur Spiele mit höchstens { $most } Aktionen, { $most } Zahlen in einer
    Beobachtung und { $most } Bytes in einem Zustand.
error-batch-shape =
    Ein Schritt braucht { $n } ganze Zahlen, eine pro Partie, kein Array aus { $kind } der Form
    ({ LIST($shape, join: "comma") }).
error-batch-not_on_device =
    Dieser Stapel liegt auf einer GPU: Auch die Aktionen müssen dort liegen, nicht als { $kind } kommen.
error-batch-refused = { $count ->
    [one] Die Strategie hat eine Aktion gewählt, die nicht erlaubt war; diese Partie ging nicht weiter.
   *[other] Die Strategie hat { $count } Aktionen gewählt, die nicht erlaubt waren; diese Partien gingen
        nicht weiter.
}
error-batch-illegal =
    Die Aktion { $action } ist in Partie { $index } des Stapels nicht erlaubt (erlaubt: { $legal });
    nichts wurde gespielt.
