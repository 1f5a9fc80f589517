### Die Seiten auf Deutsch. Begriffe: Tisch, Platz, Partie, Zug, zurücknehmen, Bot, Orakel, Analyse, Wiederholung,
### Aufzeichnung, Startwert, Prüfsumme. Wir sagen „du“; Personen werden beim Namen genannt.

site = Ludi Romani
claim = Römische Gesellschaftsspiele, mit Freunden und gegen Bots, die nie schummeln.
skip = Zum Inhalt
home = Alle Spiele
language = Sprache

## Die Startseite

you-are = Du bist { $name }
your-name = Dein Name
rename = Namen ändern
players = { $fewest }–{ $most } Personen
players-same = { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
minutes = { $minutes ->
    [one] etwa eine Minute
   *[other] etwa { $minutes } Minuten
}
play-now = Jetzt spielen
play-now-of = { $game } jetzt spielen, gegen einen Bot
new-table = Neuer Tisch
new-table-of = Neuer Tisch für { $game }, um andere einzuladen
rules = Regeln
rules-of = Die Regeln von { $game }
own-tables = Deine Tische
finished-tables = Deine beendeten Partien
open-tables = Öffentliche Tische
no-tables = Zurzeit gibt es keinen. Eröffne einen!
people = { LIST($names) }
against = gegen { LIST($names) }
level-called = { $name } ({ $level })
status-waiting = { $free ->
    [0] beginnt gleich
    [one] wartet auf Mitspieler · 1 Platz frei
   *[other] wartet auf Mitspieler · { $free } Plätze frei
}
status-playing = läuft
status-over = beendet
status-resigned = durch Aufgabe beendet
status-agreed = einvernehmlich beendet
status-abandoned = ohne Ergebnis beendet
status-closed = geschlossen
result-won = { $by_points ->
    [no] gewonnen
   *[yes] gewonnen { $own }:{ $other }
}
result-lost = { $by_points ->
    [no] verloren
   *[yes] verloren { $own }:{ $other }
}
result-shared = unentschieden { $own }:{ $other }
result-nobody = niemand hat gewonnen, { $own }:{ $other }
result-resigned-won = durch Aufgabe gewonnen
result-resigned-lost = durch Aufgabe verloren
result-among-won = gewonnen · { $score }
result-among-shared = Sieg geteilt · { $score }
result-among = { $place }. von { $among } · { $score }
ago-now = gerade eben
ago-minutes = { $count ->
    [one] vor einer Minute
   *[other] vor { $count } Minuten
}
ago-hours = { $count ->
    [one] vor einer Stunde
   *[other] vor { $count } Stunden
}
ago-days = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}
ago-months = { $count ->
    [one] vor einem Monat
   *[other] vor { $count } Monaten
}
ago-years = { $count ->
    [one] vor einem Jahr
   *[other] vor { $count } Jahren
}

## Vor dem Beginn

invite = Lade andere mit diesem Link ein
copy = Kopieren
copied = Kopiert.
copy-by-hand = Der Browser lässt das Kopieren nicht zu. Hier ist es ausgewählt, zum Kopieren von Hand:
seats = Plätze
seat-open = frei
bot-called = { $name } (Bot)
you-called = { $name } (du)
sit = Hier hinsetzen
take-seat = Platz nehmen
fill = Mit Bots auffüllen
range = { $low } bis { $high }
range-refused = Wähle eine ganze Zahl von { $low } bis { $high }.
stand = Platz verlassen
clear = Platz freigeben
seat-bot = Bot hinsetzen
change-bot = Bot wechseln
level-open = Stärke des Bots auf Platz { $number }
level-bot = { $name }: Stärke des Bots
seats-of = { $game }: wie viele Personen
level-of = { $game }: Stärke der Bots
bot-tiro = Tiro – für den Anfang
    .short = Tiro
bot-miles = Miles – locker
    .short = Miles
bot-optio = Optio – solide
    .short = Optio
bot-centurio = Centurio – stark
    .short = Centurio
bot-legatus = Legatus – unser bester
    .short = Legatus
bot-random = spielt zufällig
    .short = spielt zufällig
bot-heuristic = spielt nach Faustregeln
    .short = spielt nach Faustregeln
settings = Einstellungen
how-many = Anzahl der Plätze
clock = Bedenkzeit pro Zug
clock-value = { $unit ->
    [none] unbegrenzt
    [minutes] { $time } min
   *[seconds] { $time } s
}
clock-here = { $unit ->
    [none] Die Bedenkzeit ist unbegrenzt.
    [minutes] Bedenkzeit pro Zug: { $time } min
   *[seconds] Bedenkzeit pro Zug: { $time } s
}
advice = Das Orakel darf befragt werden
advice-value = { $advice ->
    [bots] nur gegen Bots
    [always] immer
   *[never] nie
}
advice-here = { $advice ->
    [bots] Das Orakel darf nur gegen Bots befragt werden.
    [always] Das Orakel darf immer befragt werden.
   *[never] Das Orakel darf nicht befragt werden.
}
public = Öffentlich: steht auf der Startseite
private = Privat: nur mit diesem Link zu finden
apply = Übernehmen
saved = Gespeichert.
start = Partie beginnen
start-when = Die Partie kann beginnen, sobald alle Plätze besetzt sind.
clear-confirm = { $name } den Platz wegnehmen?
unseated = { $by ->
    [you] Du hast deinen Platz verlassen.
   *[host] { $name } hat deinen Platz wieder freigegeben.
}
host-starts = { $name } richtet den Tisch ein und beginnt die Partie.
options-here = Was hier gilt

## Während der Partie

your-turn = Du bist dran
turn-of = { $count ->
    [one] { LIST($names) } ist dran
   *[other] { LIST($names) } sind dran
}
choices = Was du tun kannst
undo = Zurücknehmen
log = Was geschehen ist
chat = Chat
say = Nachricht
send = Senden
no-chat = Noch hat niemand etwas gesagt.
spectator = Du schaust zu.
absent = { $name } ist gerade nicht da. Nach einer Minute spielt ein Bot weiter.
away = { $why ->
    [clock] Die Zeit von { $name } ist abgelaufen; bis zur Rückkehr spielt ein Bot.
   *[absent] { $name } ist nicht da; bis zur Rückkehr spielt ein Bot.
}
you-away = { $why ->
    [clock] Deine Zeit ist abgelaufen; ein Bot spielt für dich.
   *[absent] Du warst nicht da; ein Bot spielt für dich.
}
take-back-seat = Ich bin wieder da: Lass mich spielen

## Vor dem Ende aufhören

resign = Aufgeben
question-head-resign = Aufgeben?
question-means-resign = { $outcome ->
    [lost] Die Partie endet sofort, und { LIST($names) } gewinnt. Das lässt sich nicht zurücknehmen.
    [goes_on]
        Ein Bot spielt auf deinem Platz bis zum Ende weiter. Du kannst nicht mehr zurückkommen und nicht mehr
        gewinnen.
   *[ends]
        Außer dir spielt hier niemand mehr: Die Partie endet sofort, ohne Ergebnis. Das lässt sich nicht
        zurücknehmen.
}
question-yes-resign = Aufgeben
resigned = aufgegeben
bot-for-good = Du hast aufgegeben: Ein Bot spielt auf deinem Platz weiter.
offer-end = { $alone ->
    [yes] Partie beenden
   *[no] Ende der Partie anbieten
}
offer-later = Du hast angeboten, die Partie zu beenden. Nach deinem nächsten Zug kannst du es wieder anbieten.
question-head-offer = { $outcome ->
    [ends] Partie beenden?
   *[asks] Ende der Partie anbieten?
}
question-means-offer = { $outcome ->
    [ends] Die Partie endet sofort, ohne Ergebnis: Niemand gewinnt. Das lässt sich nicht zurücknehmen.
   *[asks]
        { $count ->
            [one] Stimmt { LIST($names) } zu
           *[other] Stimmen { LIST($names) } alle zu
        }, endet die Partie ohne Ergebnis. Das Angebot gilt, bis jemand ablehnt oder bis du und jemand, der
        nicht zugestimmt hat, weitergespielt haben. Nach deinem nächsten Zug kannst du es wieder anbieten.
}
question-yes-offer = { $outcome ->
    [ends] Partie beenden
   *[asks] Anbieten
}
play-on-after-all = Weiterspielen
offer-of = { $name } bietet an, die Partie ohne Ergebnis zu beenden.
offer-own = Du bietest an, die Partie ohne Ergebnis zu beenden. Die Antwort liegt bei { LIST($names) }.
offer-agreed = Du hast zugestimmt, die Partie zu beenden. Die Antwort liegt bei { LIST($names) }.
agree = Zustimmen
decline = Ablehnen
withdraw = Zurückziehen
connection-lost = Die Verbindung ist unterbrochen; neuer Versuch …
not-sent = Das hat den Server nicht erreicht. Bitte versuch es noch einmal.
sound = Ton
volume = Lautstärke
speed = Bewegung
speed-steps = Schritt für Schritt
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-instant = Keine
around = Rund um den Tisch
tab-seats = Spieler
tab-log = Verlauf
tab-chat = Chat
tab-more = Mehr
close = Schließen
you = du
more = Mehr
keys = Tasten: 1 bis 9 wählen aus, die Pfeiltasten gehen weiter, die Eingabetaste spielt.
board = Der Tisch
to-move = am Zug
winner = hat gewonnen
not-here = nicht da
bot-plays = ein Bot spielt

## Was neben der Partie noch berichtet wird

note-clock = Die Zeit von { $name } ist abgelaufen: Ein Bot spielt weiter.
note-absent = { $name } ist nicht da: Ein Bot spielt weiter.
note-back = { $name } ist wieder da und spielt weiter.
note-undone = { $name } nimmt den letzten Zug zurück.
note-advised = { $name } befragt das Orakel.
note-resigned = { $name } hat aufgegeben.
note-stopped = { $name } hat die Partie beendet.
note-offered = { $name } bietet an, die Partie ohne Ergebnis zu beenden.
note-agreed = { $name } stimmt zu, die Partie zu beenden.
note-declined = { $name } lehnt ab: Die Partie geht weiter.
note-withdrawn = { $name } zieht das Angebot zurück: Die Partie geht weiter.
note-lapsed = Die Partie ging weiter: Das Angebot von { $name } gilt nicht mehr.

## Das Orakel

ask-oracle = Das Orakel befragen
oracle-thinks = Das Orakel denkt nach … Beim ersten Mal kann das eine Minute dauern.
oracle-says = Der Rat des Orakels
oracle-close = Rat ausblenden
oracle-first = so spielt unser bester Bot
oracle-chance = { $chance } % Gewinnchance ({ $low } % bis { $high } %)
oracle-how =
    Die Chancen stammen aus Tausenden möglicher Fortsetzungen, die schnell durchgespielt wurden; unser
    bester Bot weiß es vielleicht besser. Das Orakel weiß nur, was du weißt, und alle erfahren, dass du
    gefragt hast. Ein Klick spielt den Zug.

## Die Analyse

review = Partie analysieren
    .short = Analyse
review-tells = { $cause ->
    [luck-without-luck]
        Die Analyse zeigt, welche Entscheidungen Gewinnchancen gekostet haben und was besser gewesen wäre. Sie
        dauert bis zu einer Minute.
   *[luck]
        Die Analyse trennt Können und Glück: welche Entscheidungen Gewinnchancen gekostet haben, was besser
        gewesen wäre und wie viel Glück war. Sie dauert bis zu einer Minute.
}
review-unit = In Prozentpunkten der Gewinnchance.
review-of = { $game }: die Analyse
review-how =
    Das Orakel spielt die Partie von jedem Moment aus tausendfach weiter und vergleicht jede
    Entscheidung mit der besten. Das dauert bis zu einer Minute, aber nur beim ersten Mal.
review-working = Das Orakel sieht sich die Partie an …
review-waits = Das Orakel macht sich bereit. Es sieht sich eine Partie nach der anderen an; andere kommen vielleicht zuerst.
review-stay = Du musst hier nicht warten: Die Analyse entsteht von selbst und ist dann am Tisch zu finden.
review-progress = Fertig: { $percent } %
review-curve = Die Gewinnchance
review-curve-how =
    Mit offenen Karten, aus { $games } Partien zu jedem Moment; das Band zeigt, wo die Chance in
    95 von 100 Fällen liegt. Die Nummern sind die Wendepunkte weiter unten.
review-table = Die Kurve als Tabelle
review-moment = Aktion
review-chance = { $chance } % ({ $low }–{ $high })
review-turns = Wendepunkte
review-no-turns = Es gab keine.
review-turn = { $name }: { $before } % → { $after } %
review-change = { $way ->
    [gained] +{ NUMBER($change, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    [lost] −{ NUMBER($change, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[same] 0
}
review-cause = { $cause ->
    [decision] eine Entscheidung
    [both] eine Entscheidung und Glück
    [both-without-luck] eine Entscheidung und Unvorhergesehenes
    [luck-without-luck] unvorhergesehen
   *[luck] Glück
}
review-by-bot = { $name } (vertreten von einem Bot)
review-better = { $name } wählte „{ $played }“ ({ $chance } %). Besser: „{ $best }“ ({ $best_chance } %).
review-see = Diesen Moment ansehen
review-see-number = Wendepunkt { $number } ansehen
review-see-worst = Die schlechteste Entscheidung von { $name } ansehen
review-people = { $cause ->
    [luck-without-luck] Können
   *[luck] Glück und Können
}
review-own = Eigene Fehler
review-others = Fehler der anderen
review-rest = { $cause ->
    [luck-without-luck] Unvorhergesehenes
   *[luck] Glück
}
review-mistakes = { $decisions ->
    [one] { $count } von 1 Entscheidung
   *[other] { $count } von { $decisions } Entscheidungen
}
review-worst = Schlechteste Entscheidung
review-explained = { $cause ->
    [luck-without-luck]
        In Prozentpunkten der Gewinnchance; zusammen ergeben sie, wie sich die Chance vom Anfang bis zum
        Ende verändert hat. Als Fehler zählt eine Entscheidung nur, wenn etwas anderes zweifelsfrei
        besser war. Unvorhergesehen ist alles Übrige: In diesem Spiel bleibt nichts dem Zufall
        überlassen, aber die Chancen werden durch Weiterspielen geschätzt.
   *[luck]
        In Prozentpunkten der Gewinnchance; zusammen ergeben sie, wie sich die Chance vom Anfang bis zum
        Ende verändert hat. Eine Entscheidung wird danach beurteilt, was man auf diesem Platz wissen
        konnte, und zählt nur als Fehler, wenn etwas anderes zweifelsfrei besser war. Glück ist alles
        Übrige: Würfel, gezogene Karten und was verborgen war.
}

## Nach dem Ende

won = { LIST($names) } gewinnt.
you-won = Du gewinnst!
shared = { LIST($names) } teilen sich den Sieg.
nobody-won = Niemand gewinnt.
ended-agreed = Die Partie endete einvernehmlich, ohne Ergebnis.
ended-abandoned = Die Partie endete ohne Ergebnis.
ended-by-you-resigned = Du hast aufgegeben.
ended-by-you-stopped = Du hast sie beendet.
resigned-cannot-win = { $count ->
    [one] { LIST($names) } hatte aufgegeben und kann nicht gewinnen.
   *[other] { LIST($names) } hatten aufgegeben und können nicht gewinnen.
}
points-of = { $name }: { $points }
closed = Wer diesen Server betreibt, hat den Tisch geschlossen. Niemand hat gewonnen.
actions = Was gespielt wurde
no-actions = Noch hatte niemand gespielt.
action-of = { $name }: { $action }
rematch = Revanche
to-rematch = Zur Revanche
share = Teilen
share-text = { $game }: { $result }
share-told = Das Ergebnis und der Link zur Wiederholung sind kopiert.
record = Aufzeichnung herunterladen
verify = Partie nachprüfen

## Die Wiederholung

result = Ergebnis
replay = Wiederholung ansehen
    .short = Wiederholung
replay-of = { $game }: die Wiederholung
replay-more = Teilen oder weiterspielen
story-next = Weiter
story-skip = Überspringen
moment = Moment der Partie
to-first = Zum Anfang
to-before = Einen Schritt zurück
to-next = Einen Schritt weiter
to-last = Zum Ende
run = Abspielen
pause = Pause
seen-by = Gesehen von
sight-open = allen, mit offenen Karten
sight-table = jemandem, der zuschaut
copy-link = Link zu diesem Moment kopieren
to-table = Zum Tisch
play-on-as = Wessen Platz du ab hier übernimmst
play-on = Gegen Bots weiterspielen

## Ehrlicher Zufall

fair = Ehrlicher Zufall
fair-means =
    Alle Würfe und Karten folgen aus einer Zahl, dem Startwert, der vor dem ersten Zug gezogen wurde. Seine
    Prüfsumme steht von Anfang an hier, er selbst am Ende: So kann jeder prüfen, dass niemand etwas geändert
    hat, auch wir nicht.
fair-hash = Der Zufall stand vor dem ersten Zug fest. Die Prüfsumme seines Startwerts:
fair-seed = Der Startwert:
verified =
    Jede Aktion ist erlaubt, und alles Gezogene und Gewürfelte folgt aus dem Startwert: { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }, { $draws ->
        [one] 1 Ziehung
       *[other] { $draws } Ziehungen
    }.
verify-how =
    Der Server hat die Aufzeichnung von der ersten Ziehung an noch einmal gespielt. Du musst uns nicht
    einfach glauben: Lade die Aufzeichnung herunter und starte

## Lektionen

learn = Lernen
learn-of = { $game } in wenigen Minuten lernen
lesson-of = { $game }: eine Lektion
teacher = Anleitung
step-at = Schritt { $number } von { $last }
step-on = Weiter
step-back = Zurück
not-this = Das ist es nicht. Versuch es noch einmal.
first-game = Eine erste Partie gegen einen leichten Bot spielen

## Was Karten und Steine über sich sagen

ruling-on = Hier gilt: { $words }
its-rules = In den Regeln

## Du selbst

me = Du
carry = Auf einem anderen Gerät weitermachen
carry-how = Ein Code gilt einmal, zehn Minuten lang. Öffne auf dem anderen Gerät diese Seite und gib ihn ein.
new-code = Code erzeugen
your-code = Dein Code: { $code }
enter-code = Code von einem anderen Gerät eingeben
use-code = Code benutzen
bots-of-yours = Ein eigener Bot
bots-how = Ein Programm kann über die API Platz nehmen, mit einem Token, das nur einmal gezeigt wird.
new-token = Token erzeugen

## Was schiefgeht

wrong = Das hat nicht geklappt
go-back = Zurück

error-page-missing = Diese Seite gibt es nicht.
error-table-missing = Diesen Tisch gibt es nicht.

error-guest-unknown = Sag, wer du bist: mit dem Cookie einer Seite oder mit einem Token.
error-guest-forged = Das Formular ist veraltet; lade die Seite neu.
error-guest-name =
    Ein Name hat 1 bis { $most } Buchstaben oder Zeichen, keinen Zeilenumbruch und keine unsichtbaren
    Zeichen.
error-guest-code = Dieser Code ist falsch, schon benutzt oder zu alt.
error-guest-banned = Wer diesen Server betreibt, hat dich gesperrt: Du kannst nur noch zuschauen.
error-guest-banned_until =
    Wer diesen Server betreibt, hat dich bis { $until } (UTC) gesperrt: Bis dahin kannst du nur zuschauen.
error-guest-muted =
    Wer diesen Server betreibt, hat dir den Chat entzogen; weiterspielen kannst du.
error-guest-missing =
    Es gibt keinen Gast { $who }, und eine Adresse ist das auch nicht. `ludi admin people` findet Gäste.

error-table-host_only = Das kann nur, wer den Tisch eröffnet hat.
error-table-not_yours = Du sitzt nicht an diesem Tisch.
error-table-seat_taken = Auf diesem Platz sitzt { $name }.
error-table-no_seat = Es gibt keinen Platz mit der Nummer { $seat }; die letzte ist { $last }.
error-table-started = Die Partie hat begonnen.
error-table-not_started = Die Partie hat noch nicht begonnen.
error-table-at_the_end = Dort ist die Partie schon zu Ende; wähle einen früheren Moment.
error-table-not_over = Die Partie ist noch nicht zu Ende.
error-table-open_seats = Es sind noch Plätze frei: Lade jemanden dorthin ein oder setz einen Bot hin.
error-table-hurry = Hier spielen noch andere mit: Die Bots behalten das Tempo für alle bei.
error-table-nobody = Jemand muss spielen; hier sitzen nur Bots.
error-table-stale = Der Tisch hat sich inzwischen verändert; schau noch einmal hin.
error-table-future = Der Tisch ist bei Version { $present }, noch nicht bei { $version }.
error-table-older_rules =
    Diese Partie wurde nach älteren Regeln des Spiels begonnen: Sie kann weder weitergehen noch auf dem
    Brett gezeigt werden. Was gespielt wurde, lässt sich lesen und herunterladen.
error-table-newer_rules =
    Diese Partie wurde nach neueren Regeln des Spiels begonnen, als dieser Server kennt.
error-table-not_away = Niemand spielt für dich.
error-table-away = Ein Bot spielt für dich; nimm zuerst deinen Platz wieder ein.
error-table-clock =
    Die Bedenkzeit pro Zug beträgt { LIST($clocks, join: "or") } Sekunden; 0 heißt unbegrenzt.
error-table-advice =
    Wann das Orakel befragt werden darf, gibt man mit { LIST($values, join: "or") } an.
error-table-full =
    An diesem Tisch ist so viel geschehen, mehr als { $most } Züge und Nachrichten, dass hier nichts
    mehr gesagt oder zurückgenommen werden kann.
error-table-closed = Wer diesen Server betreibt, hat den Tisch geschlossen; niemand hat gewonnen.
error-table-resigned = Du hast aufgegeben; ein Bot spielt auf deinem Platz weiter.
error-table-offered = { $name } hat schon angeboten, die Partie zu beenden: Stimm zu oder lehn ab.
error-table-offer_again =
    Du hast schon angeboten, die Partie zu beenden; nach deinem nächsten Zug kannst du es wieder anbieten.
error-table-no_offer = Dieses Angebot, die Partie zu beenden, gilt nicht mehr.
error-table-ended = Der Tisch { $table } ist schon beendet.
error-chat-text = Eine Nachricht hat 1 bis { $most } Buchstaben oder Zeichen.

error-oracle-forbidden = An diesem Tisch darf das Orakel nicht befragt werden.
error-oracle-not_asked = Das Orakel antwortet nur, wenn du etwas zu entscheiden hast.
error-oracle-busy = Das Orakel ist sehr gefragt; frag in { $seconds } s noch einmal.
error-oracle-unfinished = Diese Partie wurde nicht zu Ende gespielt; nur eine beendete lässt sich analysieren.

error-key-length = Ein Schlüssel hat 8 bis 64 Buchstaben, Ziffern, Binde- oder Unterstriche.
error-key-used =
    Dieser Schlüssel wurde schon benutzt, von jemand anderem oder vor langer Zeit; nimm für jede Aktion
    einen neuen.

error-limit-rate = Das war zu viel auf einmal; warte { $seconds } s.
error-limit-busy = Der Server ist gerade stark ausgelastet; versuch es in { $seconds } s noch einmal.
error-limit-size = Das sind mehr als { $most } Bytes.
error-limit-streams =
    Zu viele Seiten desselben Tisches sind offen; schließ eine und warte { $seconds } s.
error-limit-all_streams = Zu viele Seiten sind gleichzeitig offen; schließ einige davon.
error-limit-connections = Zu viele Verbindungen sind offen; versuch es in { $seconds } s noch einmal.
error-limit-time = Die Anfrage hat zu lange gebraucht; schick sie noch einmal.
error-limit-head = Die Kopfzeilen der Anfrage haben mehr als { $most } Bytes.
error-limit-tables = Das sind mehr als { $most } Tische auf einmal.

error-database-away =
    Der Server kommt gerade nicht an seine Daten. Nichts, was er bestätigt hat, ist verloren; bitte
    versuch es gleich noch einmal.
error-database-newer =
    Die Datenbank wurde von einer neueren Version von Ludi Romani aktualisiert (Schritt { $found };
    diese Version kennt Schritte bis { $known }). Starte die neuere Version, oder spiel eine ältere
    Sicherung ein.
error-database-older =
    Die Datenbank ist bei Schritt { $found }; diese Version braucht Schritt { $needed }. Starte einmal
    den Server: Er aktualisiert die Datenbank.
error-database-none = Unter { $database } gibt es keine Datenbank von Ludi Romani.
error-database-unreachable = Die Datenbank lässt sich nicht öffnen: { $why }
error-database-in_use = Auf dieser Datenbank läuft ein Server; halte ihn zuerst an.
error-database-not_empty =
    Die Datenbank ist nicht leer (Tische: { $tables }, Gäste: { $guests }). Spiel die Sicherung in eine
    leere ein, oder gib --replace dazu, das alles löscht, was dort ist.

error-backup-foreign = { $path } ist keine Sicherung von Ludi Romani.
error-backup-damaged = { $path } ist beschädigt; nichts wurde geändert. Nimm eine andere Sicherung.
error-backup-newer =
    { $path } stammt von einer neueren Version von Ludi Romani ({ $program }); spiel die Sicherung mit
    dieser Version ein.
error-backup-file = { $why ->
    [absent] { $path } gibt es nicht.
    [folder] { $path } ist ein Ordner, keine Datei.
    [denied] { $path }: Dort darfst du nicht lesen oder schreiben.
    [full] { $path } lässt sich nicht schreiben: Der Datenträger ist voll.
   *[other] { $path } lässt sich nicht lesen oder schreiben.
}

error-server-broken =
    Bei uns ist etwas schiefgegangen. Am Tisch ist alles wie zuvor. Wer den Server betreibt, findet die Ursache
    unter { $request }.

error-input-wrong = { $field } ist nicht so, wie es sein muss; das Dokument { $document } sagt, wie.
error-input-missing = { $field } fehlt.
error-input-extra = { $field } ist hier unbekannt.
error-input-json = Der Inhalt ist kein JSON.
error-input-form = Das Formular ist nicht lesbar; lade die Seite neu.
error-input-type = Was hierher geschickt wird, muss vom Content-Type { $right } sein.
error-input-method = Das geht an dieser Adresse nicht; sie kennt { $methods }.
error-input-http = Diese Anfrage versteht der Server nicht.
error-host-wrong = Die Kopfzeile Host muss genau einen Host nennen, etwa example.org.
error-host-unknown = Dieser Server heißt nicht „{ $host }“.
error-proxy-address =
    Ein vertrauenswürdiger Proxy ist eine Adresse oder ein Netz, etwa 10.0.0.7 oder 10.0.0.0/8, nicht „{ $found }“.
