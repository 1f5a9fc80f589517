### Avé auf Deutsch. Begriffe: würfeln, Wurf, eine Zahl bilden, ergeben, eintragen, Zeile, Spalte, Zug, Runde,
### Aktionskarte, misslingen.
### term: würfeln; not: wirf*, werf*, warf*, geworfen*
### term: eintragen; not: schreib*, aufschreib*, *geschrieben, notier*
### term: misslingen; not: Fehlwurf*, Fehlwürfe*, fehlschlag*, fehlgeschlagen, schlägt fehl

title = Avé
tagline = Würfle römische Zahlen, einen Würfel nach dem anderen, und hör auf, bevor die Würfel dich aufhalten.

## Die Karten, und was sie tun

piece-reroll-I = Alle I neu
piece-reroll-V = Alle V neu
piece-reroll-one = Einen neu
piece-ignore-one = Einen weglassen
piece-repeat = Wiederholen
piece-joker = Joker

about-reroll-I = Wenn der Zug misslungen ist: Würfle alle deine I auf einmal neu. Du brauchst mindestens eines.
about-reroll-V = Wenn der Zug misslungen ist: Würfle alle deine V auf einmal neu. Du brauchst mindestens eines.
about-reroll-one = Wenn der Zug misslungen ist: Würfle einen Würfel deiner Wahl neu.
about-ignore-one =
    Wenn der Zug misslungen ist: Leg einen gewürfelten Würfel bis zum Ende des Zuges beiseite. Würfel, die
    noch übrig sind, darfst du weiterhin würfeln, und du musst es, wenn kein gewürfelter mehr liegt.
about-repeat =
    Wenn der Zug misslungen ist: Trag eine Zahl, die schon in deiner Spalte steht, noch einmal ein, in eine
    freie Zeile direkt daneben. Die Würfel müssen diese Zahl ergeben. Damit endet der Zug.
about-joker = Wirkt wie eine beliebige der fünf anderen Karten, auch wie eine, die du schon gespielt hast.

## Was man tun kann

action-roll = { $dice ->
    [one] Einen Würfel würfeln
   *[other] { $dice } Würfel würfeln
}
action-stop = Hier aufhören, obwohl die Zahl nirgends passt
action-pass = Passen: in diesem Zug nichts eintragen
action-write = { $numeral } ({ $number }) eintragen in Zeile { $row }
action-reroll-i = { $dice ->
    [one] Alle I neu: ein I neu würfeln
   *[other] Alle I neu: { $dice } I neu würfeln
}
action-reroll-v = { $dice ->
    [one] Alle V neu: ein V neu würfeln
   *[other] Alle V neu: { $dice } V neu würfeln
}
action-reroll-one = Einen neu: einen Würfel mit { $face } neu würfeln
action-ignore-one = Einen weglassen: einen Würfel mit { $face } beiseitelegen
action-repeat = Wiederholen: eine Zahl neben ihrem Zwilling eintragen
action-joker-reroll-i = { $dice ->
    [one] Joker: ein I neu würfeln
   *[other] Joker: { $dice } I neu würfeln
}
action-joker-reroll-v = { $dice ->
    [one] Joker: ein V neu würfeln
   *[other] Joker: { $dice } V neu würfeln
}
action-joker-reroll-one = Joker: einen einzigen Würfel mit { $face } neu würfeln
action-joker-ignore-one = Joker: einen Würfel mit { $face } beiseitelegen
action-joker-repeat = Joker: eine Zahl neben ihrem Zwilling eintragen

## Was geschieht

event-turn_began = { $seat } nimmt die Würfel.
event-die_rolled = { $seat } würfelt { $face }.
event-dice_taken_up = { $dice ->
    [one] { $seat } nimmt einen Würfel mit { $face } wieder auf.
   *[other] { $seat } nimmt { $dice } Würfel mit { $face } wieder auf.
}
event-die_set_aside = { $seat } legt einen Würfel mit { $face } beiseite.
event-number_written = { $seat } trägt { $numeral } ({ $number }) in Zeile { $row } ein.
event-rolling_stopped = { $seat } hört bei einer Zahl auf, die nirgends passt.
event-turn_failed = Der Zug von { $seat } ist misslungen.
event-card_played = { $seat } spielt „{ PIECE($card) }“.
event-joker_played = { $seat } spielt den Joker als „{ PIECE($card) }“.
event-turn_passed = { $seat } passt und trägt nichts ein.
event-last_round_called = Das ist die letzte Runde, ausgelöst von { $seat }.
event-columns_blocked = Niemand kann noch eine Zahl eintragen.
event-round_limit_reached = Die Rundengrenze ist erreicht, nach Runde { $rounds }.
event-game_ended = Das Spiel ist aus.

## Was gefragt wird

prompt-rolling = { $dice ->
    [0] Die Würfel gehören dir: Würfle.
   *[other] Vier X sind noch keine Zahl: Würfle weiter.
}
prompt-deciding = { $can ->
    [roll] { LIST($readings, join: "or") } passt noch in keine freie Zeile: Würfle weiter.
    [stop] { LIST($readings, join: "or") } passt in keine freie Zeile. Weiterwürfeln oder aufhören und eine
        Karte spielen?
    [write] Trag deine Zahl ein.
   *[both] Eine Zahl eintragen oder weiterwürfeln?
}
prompt-failed = { $why ->
    [unfit] Der Zug ist misslungen: { LIST($readings, join: "or") } passt nirgends. { $cards ->
        [0] Du musst passen.
       *[other] Eine Karte spielen oder passen?
    }
   *[unread] Der Zug ist misslungen: Die Würfel bilden keine Zahl. { $cards ->
        [0] Du musst passen.
       *[other] Eine Karte spielen oder passen?
    }
}
prompt-repeating = Wohin kommt die wiederholte Zahl?
prompt-over = Das Spiel ist aus.

## Warum es aus ist

result-full = { $count ->
    [one] Das Spiel ist aus, weil { LIST($full) } alle sieben Zeilen gefüllt hat: { $totals }.
   *[other] Das Spiel ist aus, weil { LIST($full) } alle sieben Zeilen gefüllt haben: { $totals }.
}
result-failed = { $is_known ->
    [no] Das Spiel ist aus, weil ein Zug misslungen ist, der ohne Karte begann: { $totals }.
   *[other] Das Spiel ist aus, weil ein Zug von { $failed } misslungen ist, der ohne Karte begann: { $totals }.
}
result-limit = Das Spiel ist aus, weil die Rundengrenze erreicht ist: { $totals }.
result-blocked = Das Spiel ist aus, weil sich keine Zahl mehr eintragen ließ: { $totals }.

## Optionen

option-reroll_any =
    Mit „{ piece-reroll-I }“ und „{ piece-reroll-V }“ darf man auch nur einige der I oder V neu würfeln,
    mindestens eines.
option-many_dice = Man darf mehrere Würfel auf einmal würfeln; beurteilt werden sie gemeinsam.
option-cards_any_time = Aktionskarten darf man spielen, sobald Würfel liegen, nicht nur, wenn der Zug misslungen ist.
option-round_limit = Nach so vielen Runden ist das Spiel spätestens aus.
    .chosen = Höchstzahl der Runden: { $value }

## Für alle, die tippen: die Wörter, und was die Aktionen tun

type-roll = würfeln
type-stop = aufhören
type-pass = passen
type-write = eintragen
type-reroll-i = i-neu
type-reroll-v = v-neu
type-reroll-one = einen-neu
type-ignore-one = einen-weg
type-repeat = wiederholen
type-joker-reroll-i = joker-i-neu
type-joker-reroll-v = joker-v-neu
type-joker-reroll-one = joker-einen-neu
type-joker-ignore-one = joker-einen-weg
type-joker-repeat = joker-wiederholen

help-roll = Würfeln. Alle Würfel müssen zusammen eine Zahl bilden, sonst misslingt der Zug.
help-stop = Eine Zahl aufgeben, die nirgends passt, um stattdessen eine Karte zu spielen.
help-pass = Den Zug beenden, ohne etwas einzutragen.
help-write = Aufhören und eine Zahl in eine freie Zeile eintragen. Die Zahlen steigen von Zeile 1 bis Zeile 7.
help-reroll-i = Karte: Alle Würfel, die I zeigen, werden zusammen neu gewürfelt.
help-reroll-v = Karte: Alle Würfel, die V zeigen, werden zusammen neu gewürfelt.
help-reroll-one = Karte: Ein Würfel deiner Wahl wird neu gewürfelt.
help-ignore-one = Karte: Ein Würfel wird für diesen Zug beiseitegelegt.
help-repeat = Karte: Eine Zahl, die du schon hast, kommt in eine freie Zeile daneben.
help-joker-reroll-i = Joker, der jede andere Karte ersetzt: Alle I werden neu gewürfelt.
help-joker-reroll-v = Joker, der jede andere Karte ersetzt: Alle V werden neu gewürfelt.
help-joker-reroll-one = Joker, der jede andere Karte ersetzt: Ein Würfel wird neu gewürfelt.
help-joker-ignore-one = Joker, der jede andere Karte ersetzt: Ein Würfel wird beiseitegelegt.
help-joker-repeat = Joker, der jede andere Karte ersetzt: Eine Zahl, die du hast, wird wiederholt.

## Die Regeln in Kürze

rules =
    In deinem Zug würfelst du einen Würfel nach dem anderen. Jeder zeigt I, V oder X (drei Seiten I, eine
    V, zwei X). Alle deine Würfel müssen zusammen eine römische Zahl bilden, in beliebiger Reihenfolge.
    Solange sie das tun, darfst du aufhören und die Zahl in deine Spalte eintragen oder noch einen
    würfeln, höchstens sechs. Ein einzelnes I zählt dazu oder wird abgezogen: X und I sind 9 oder 11.

    Deine Spalte hat sieben Zeilen. Die Zahlen steigen von Zeile 1 bis Zeile 7; Lücken sind erlaubt, und
    keine Zahl kommt zweimal vor. Was eingetragen ist, bleibt stehen.

    Bilden die Würfel keine Zahl, oder ist kein Würfel mehr da und nichts passt, so ist der Zug
    misslungen: Du passt, oder du spielst eine deiner Aktionskarten, und die Würfel werden neu
    beurteilt. Sind noch Würfel da, darfst du bei einer Zahl, die nirgends passt, aufhören, wenn du eine
    Karte hast, die du dann spielen könntest; auch damit ist der Zug misslungen. Vier X allein sind noch
    keine Zahl: Würfle weiter und hoffe auf ein I, dann ist es 39.

    Die sechs Karten; jede spielst du höchstens einmal, und jede nie gespielte zählt am Ende 5 Punkte:
      Alle I neu        alle Würfel, die I zeigen, werden neu gewürfelt
      Alle V neu        alle Würfel, die V zeigen, werden neu gewürfelt
      Einen neu         ein Würfel wird neu gewürfelt
      Einen weglassen   ein Würfel wird für diesen Zug beiseitegelegt
      Wiederholen       eine Zahl, die du schon hast, kommt in eine freie Zeile daneben
      Joker             ersetzt jede der anderen, auch eine schon gespielte

    Wenn jemand eine siebte Zahl einträgt, oder wenn ein Zug misslingt, der ohne Karte begann, wird die
    Runde zu Ende gespielt. Dann gewinnt die höchste Summe aus Spalte und Karten.

## Das Spielbrett

board-round = Runde { $number }
board-last_round = letzte Runde
board-no_hope = { LIST($numbers, join: "or") } passt in keine freie Zeile, und kein Wurf kann das ändern.
board-your_dice = Deine Würfel
board-dice_of = { $name } hat die Würfel
board-die = Würfel mit { $face }
board-none_rolled = noch kein Würfel gewürfelt
board-left = { $count ->
    [one] noch einer zu würfeln
   *[other] noch { $count } zu würfeln
}
board-aside = { $count } beiseitegelegt
board-reads = ergibt
board-or = oder
board-no_number = keine Zahl
board-fits_nowhere = passt nirgends
board-roll = Würfeln
board-stop = Stopp
board-stop_here = Hier aufhören
board-pass = Passen
board-pass_confirm = Du hast aufgehört, um eine Karte zu spielen. Trotzdem passen und nichts eintragen?
board-column = Deine Spalte
board-columns = Die Spalten
board-others = Die anderen
board-on_turn = am Zug
board-winner = hat gewonnen
board-row = Zeile { $row }:
board-free = frei
board-cards = Aktionskarten
board-your_cards = Deine Aktionskarten
board-cards_of = Aktionskarten von { $name }
board-column_of = Spalte von { $name }
board-used = gespielt
board-used_card = { PIECE($card) } (gespielt)
board-shut = Schließen
board-choose_die = Wähle einen der Würfel
board-passes = { $count ->
    [one] einmal gepasst
   *[other] { $count }-mal gepasst
}
board-passes_now = gepasst
board-you_roll = Du würfelst …
board-rolls_now = { $name } würfelt …
board-best = beste Chance
board-certain = sicher
board-odds_pass = nichts wird eingetragen
board-odds_cost = kostet { $points } Punkte
board-not_failed = Jetzt nicht: Dein Zug ist nicht misslungen.
board-no_such_die = Jetzt nicht: Kein Würfel zeigt { $face }.
board-no_twin = Jetzt nicht: Die Würfel ergeben keine Zahl, deren Zwilling neben einer freien Zeile steht.
board-six_dice = Alle sechs Würfel!
board-highest = XXXIX, die höchste!
board-seventh = Alle sieben Zeilen!
board-ended_full = { $count ->
    [one] { LIST($full) } hat alle sieben Zeilen gefüllt.
   *[other] { LIST($full) } haben alle sieben Zeilen gefüllt.
}
board-ended_failed = { $is_known ->
    [no] Ein Zug misslang, der ohne Karte begann.
   *[other] Ein Zug von { $failed } misslang, der ohne Karte begann.
}
board-ended_limit = Die Rundengrenze ist erreicht.
board-ended_blocked = Keine Zahl ließ sich mehr eintragen.
board-standing = { $lead ->
    [ahead] Du hast { $points } Vorsprung.
    [behind] Du hast { $points } Rückstand.
   *[level] Du liegst gleichauf an der Spitze.
}{ $best ->
    [0] { "" }
   *[other] { " " }Deine höchste Zahl: { $numeral } ({ $best }).
}
board-result = Woher die Punkte kommen
board-numbers = Zahlen
board-cards_left = Karten übrig
board-total = Punkte
board-odds = Die Aussichten des nächsten Wurfs
board-odds_write = eine Zahl, die passt
board-odds_on = noch nichts einzutragen, weiterwürfeln
board-odds_fail = der Zug misslingt
board-every_number = Jede Zahl
board-does_fit = passt
board-does_not_fit = passt nicht

# Was eine Karte tut, in wenigen Worten.
short-reroll-I = Alle deine I neu würfeln
short-reroll-V = Alle deine V neu würfeln
short-reroll-one = Einen Würfel neu würfeln
short-ignore-one = Einen Würfel beiseitelegen
short-repeat = Eine Zahl neben ihrem Zwilling eintragen
short-joker = Wirkt wie eine beliebige andere Karte

## Das Terminal

terminal-row = Zeile
terminal-round = Runde { $number }
terminal-last = letzte Runde
terminal-left = noch { $count } zu würfeln
terminal-cards = Karten
terminal-points = Punkte
terminal-reads = ergibt { LIST($readings, join: "or") }
terminal-none = keine Zahl
terminal-hand = Auf der Hand: { $cards }

## Die Lektion

lesson-begin =
    Dein Ziel: möglichst große Zahlen in deiner Spalte, die von Zeile 1 bis Zeile 7 steigen. Deine Würfel
    liest du als römische Zahl; jeder hat auf drei Seiten I, auf einer V, auf zweien X. Die 30 Punkte, die
    du schon hast, sind deine sechs Aktionskarten: 5 für jede, die du am Ende noch hast. Würfle den ersten
    Würfel.
lesson-five =
    Ein V: Das ist 5. Du könntest sie jetzt eintragen, in jede Zeile; die Knöpfe in deiner Spalte zeigen,
    wo. Aber 5 ist wenig. Würfle noch einen.
    .hint = 5 einzutragen ist erlaubt. Würfle hier aber noch einmal.
lesson-fifteen = X und V sind XV, 15: In welcher Reihenfolge sie gefallen sind, ist egal. Noch einmal!
    .hint = 15 ist gut, aber würfle hier noch einmal.
lesson-sixteen =
    X, V und I ergeben XVI, 16, oder XIV, 14: Ein einzelnes I zählt dazu oder wird abgezogen. Du hast die
    Wahl. Lass Platz für kleinere Zahlen, und mehr noch für größere: Trag 16 in Zeile 3 ein.
    .hint = Tipp auf den Knopf mit XVI in Zeile 3, oder zieh die Zahl dorthin.
lesson-rising =
    Dein Zug ist vorbei, und Livia hatte ihren: 11 in Zeile 3. Jetzt hast du X, X und I gewürfelt. Die
    Zahlen müssen steigen: Mit 16 in Zeile 3 nehmen die Zeilen 1 und 2 kleinere Zahlen auf, die Zeilen 4
    bis 7 größere. Wohin kann 21? Trag sie in Zeile 4 ein.
    .hint = Das ist erlaubt. Trag für diese Lektion XXI in Zeile 4 ein.
lesson-bold =
    Livia hat gespielt, und in deinem dritten Zug hast du X, X, V, I: 24 oder 26. Vorsicht: Bilden die
    Würfel keine Zahl, so misslingt der Zug. Keine Zahl hat zwei V oder vier I, und vier X gibt es nur in
    39, mit einem I. Wag es und würfle.
    .hint = Klug! Aber sieh dir an, was geschehen kann: Würfle.
lesson-failed =
    Zwei V: Der Zug ist misslungen. Du könntest passen und nichts eintragen. Aber jetzt helfen deine
    Aktionskarten, jede einmal; eine gespielte Karte kostet dich ihre 5 Punkte. Mit „Einen weglassen“
    legst du einen Würfel beiseite: Spiel die Karte auf ein V.
    .hint = Tipp auf die Karte „Einen weglassen“, dann auf eines der V.
lesson-saved =
    Gerettet: wieder 24 oder 26. Wäre der Zug noch einmal misslungen, hättest du eine weitere Karte
    spielen können: Mehrere in einem Zug sind erlaubt. Halt den Zeiger oder den Finger auf eine Karte,
    und sie sagt, was sie tut. Trag 26 in Zeile 5 ein.
    .hint = Trag XXVI in Zeile 5 ein.
lesson-stop =
    Ein anderer Zug, später: Du hast 39, aber sie steht schon in Zeile 7, und keine Zahl kommt zweimal
    vor. Sie passt nirgends, und ein sechster Würfel würde sie sicher verderben. Also hör hier auf: Damit
    misslingt der Zug, und dann darfst du eine Karte spielen.
    .hint = Tipp auf „{ board-stop_here }“.
lesson-repeat =
    Mit „Wiederholen“ trägst du eine Zahl, die du schon hast, noch einmal ein, neben ihrem Zwilling. Das
    kostet die 5 Punkte der Karte und bringt 39. Spiel sie.
    .hint = Tipp auf die Karte „Wiederholen“.
lesson-twin = 39 steht in Zeile 7, und Zeile 6 daneben ist frei. Trag sie dort ein.
lesson-last =
    Dein nächster Zug: V und I, 4 oder 6. Nur Zeile 1 ist frei, also trag 6 ein, deine siebte Zahl. Wer
    die Spalte füllt, beendet das Spiel; ebenso ein misslungener Zug, der ohne Karte begann. Die Runde
    wird zu Ende gespielt: Livia hat noch ihren Zug.
    .hint = Trag VI in Zeile 1 ein.
lesson-over =
    Das Spiel ist aus. Du bekommst die Summe deiner Spalte, 156, und 5 für jede übrige Karte: Vier Karten
    sind 20, zusammen 176. Livia hat mit fünf Karten 129 + 25 = 154. Du hast gewonnen!
lesson-end =
    Das ist alles. Im Spiel kannst du neben den Würfeln (%) die Aussichten des nächsten Wurfs aufklappen; und
    eine eingetragene Zahl nimmst du mit „Zurücknehmen“ zurück, solange danach kein Würfel gefallen ist.
    Jetzt spiel deine erste Partie!

## Unmögliche Stellungen; Platznummern zählen dort ab 0

error-ave-turn = { $field }: Einen Platz mit der Nummer { $turn } gibt es nicht; die letzte ist { $last }.
error-ave-turn_over =
    { $field }: Nach dem Ende ist es { $last }, denn der letzte Platz hatte den letzten Zug.
error-ave-written = { $field }: eingetragene Zahlen: { $written }; bisherige Züge: { $turns }.
error-ave-cards =
    { $field }: Dieser Platz hatte noch keinen Zug, um eine Karte zu spielen; er hat also alle sechs.
error-ave-full = { $field }: ist voll, aber mit einer vollen Spalte endet die Partie nach dieser Runde.
error-ave-blocked =
    { $field }: Niemand kann noch eine Zahl eintragen; die Partie war also nach der Runde zu Ende.
error-ave-rolled =
    { $field }: Einzeln gewürfelt, hätten diese Würfel den Zug schon vorher misslingen lassen; eine Karte,
    die sie verändert, wurde nicht gespielt.
error-ave-one_die =
    { $field }: Mit einem einzelnen Würfel misslingt der Zug nicht, denn seine Zahl passt; also kann er
    nicht beiseitegelegt worden sein.
error-ave-rounds = { $field }: Die Partie endet nach Runde { $limit }.
error-ave-column =
    { $field }: { $number } kann nicht auf { $below } folgen; die Zahlen steigen von Zeile zu Zeile, und
    gleiche stehen direkt nebeneinander.
error-ave-never = { $field }: { $number } lässt sich mit sechs Würfeln nicht bilden.
error-ave-dice =
    { $field }: Mit den noch nicht gewürfelten sind es mehr als { $dice } Würfel.
error-ave-aside = { $aside ->
    [one] { $field }: Es wurde keine Karte gespielt, die einen Würfel beiseitelegt.
   *[other] { $field }: Die gespielten Karten können keine { $aside } Würfel beiseitegelegt haben.
}
error-ave-twins =
    { $field }: wiederholte Zahlen: { $twins }; dafür gespielte Karten: höchstens { $spent }.
error-ave-no_last_round =
    { $field }: Nichts hat die letzte Runde ausgelöst; dazu braucht jemand, der in dieser Runde schon dran
    war, eine volle Spalte, oder keine Karte mehr und einen früheren Zug, in dem nichts eingetragen wurde.
error-ave-over = { $field }: Die Partie ist nicht zu Ende: Nichts hat die letzte Runde ausgelöst.
error-ave-last_round =
    { $field }: ist 1, sobald eine Spalte voll ist, und die der Platznummer { $seat } ist es.
error-ave-without_card = { $field }: Bei diesen Karten ist es { $value }.
error-ave-phase =
    { $field }: So, wie die Würfel liegen, passt „{ $phase }“ nicht, sondern
    { LIST($fitting, join: "or") }.

## Woraus der Zufall etwas gibt

drawn-a-die = ein Würfel
