### Die Befehlszeile auf Deutsch. Begriffe: Spiel, Partie, Platz, Mensch, Bot, Startwert (des Zufalls),
### Austeilung, Aufzeichnung, Analyse, Zug, zurücknehmen. Wir sagen du.

## Was man während einer Partie tippen kann: Das erste Wort wird gezeigt, die anderen gelten auch

command-board = brett tisch
command-rules = regeln
command-hint = tipp
command-undo = zurück
command-log = verlauf
command-all = alles
command-save = speichern
command-discards = ablage
command-quit = verlassen
command-analyse = auswerten analyse
command-help = hilfe
command-yes = ja j
command-no = nein n
switch-on = an ein ja
switch-off = aus nein

## Die Argumente

argparse-usage = Aufruf:
argparse-options = Optionen:
argparse-arguments = Argumente:
argparse-help = diese Hilfe anzeigen und beenden
argparse-error = { $prog }: Fehler: { $message }
argparse-argument = Argument { $argument }: { $message }
argparse-required = es fehlt: { $what }
argparse-see_help = Was es gibt, zeigt { $command }.
argparse-unknown = unbekannte Argumente: { $what }
argparse-one = braucht einen Wert
argparse-at_most_one = nimmt höchstens einen Wert an
argparse-at_least_one = braucht mindestens einen Wert
argparse-no_value = nimmt keinen Wert an, auch nicht „{ $what }“
argparse-invalid = ungültiger Wert: „{ $value }“
argparse-choice = ungültige Wahl: „{ $value }“ (zur Wahl stehen { LIST($choices, join: "or") })
argparse-ambiguous = mehrdeutige Option: { $option } kann { $matches } sein

## Was in der Hilfe für einen Wert steht

metavar-command = BEFEHL
metavar-what = WAS
metavar-game = SPIEL
metavar-bot = BOT
metavar-file = DATEI
metavar-record = AUFZEICHNUNG
metavar-name = NAME
metavar-option = NAME=WERT
metavar-seed = STARTWERT
metavar-engine = ENGINE
metavar-number = ZAHL
metavar-seconds = SEKUNDEN
metavar-days = TAGE
metavar-language = SPRACHE
metavar-url = URL
metavar-table = TISCH
metavar-who = WER
metavar-shell = SHELL
metavar-guest = GAST

## Befehle

about = Römische Gesellschaftsspiele zum Spielen, Erforschen und Meistern.
games = die gespeicherten Partien auflisten
games_most = höchstens so viele (sonst { $most })
completion = ein Skript ausgeben, mit dem eine Shell Befehle ergänzt; siehe Handbuch
completion_shell = die Shell: { LIST($shells, join: "or") }
man = die Handbuchseite ausgeben, die man so zeigt: ludi man | man -l -
command = was zu tun ist
serve = im Browser spielen: der Online-Tisch
think = Bots auf diesem Rechner denken lassen, für die Server einer Datenbank
play = im Terminal spielen
simulate = viele Partien mit zufälligen Zügen spielen, sehr schnell
arena = Bots gegeneinander spielen lassen und vergleichen
bench = messen, wie schnell die Engines sind
verify = eine Aufzeichnung prüfen: jede Aktion, jede Ziehung, das Ergebnis
replay = eine aufgezeichnete Partie erzählen
analyse = eine beendete Partie analysieren: Chancen, Wendepunkte, Glück und Fehler
backup = alles, was ein Server aufbewahrt, in eine Datei sichern, auch während er läuft
restore = eine leere Datenbank aus einer Sicherung füllen; kein Server darf sie gerade benutzen
admin = Tische und Gäste eines Servers verwalten, auch während er läuft

## Argumente der Befehle

version = die Version anzeigen und beenden
lang = Sprache: { LIST($languages, join: "or") }
game = eines dieser Spiele: { LIST($games, join: "comma") }
seats = Zahl der Plätze (Vorgabe: 2)
people = Zahl der Menschen an diesem Terminal (Vorgabe: 1; auf den anderen Plätzen sitzen Bots)
bot = wer auf den anderen Plätzen spielt: { LIST($bots, join: "comma") } (Vorgabe: optio)
name = dein Name; noch einmal für jede weitere Person an diesem Terminal
seed = Startwert des Zufalls
option = eine Option der Partie, NAME oder NAME=WERT; wiederholbar (ludi play { metavar-game } --help erklärt sie)
option_range = { $name }={ $low } bis { $high }
option_value = { $value } ({ $called })
option_values = Werte: { LIST($values, join: "comma") }.
options_of = Optionen von { $game }:
record = Datei, in der die Partie gespeichert wird (Vorgabe: in deinem Datenordner)
resume = eine gespeicherte Partie fortsetzen: die zuletzt gespielte offene, oder eine nach ihrer Nummer in ludi games oder ihrer Datei
record_files = Aufzeichnungen, eine oder mehrere: Dateien oder Nummern in ludi games; - ist die Standardeingabe
record_file = eine Aufzeichnung: eine Datei oder eine Nummer in ludi games; - ist die Standardeingabe
games_count = Zahl der Partien (Vorgabe: 1000)
engine = python, cpu oder cuda (Vorgabe: cpu)
threads = Kerne, die cpu benutzt (Vorgabe: alle)
json_lines = JSON ausgeben, eine Zeile je Aufzeichnung
json = JSON ausgeben
bench_seconds = ungefähre Dauer einer Messung in Sekunden (Vorgabe: 2)
arena_bot =
    { LIST($bots, join: "comma") }, oder ein eigener: { LIST($forms, join: "or") } (wie man einen schreibt,
    steht in docs/bots.md)
deals = Zahl der Austeilungen (Vorgabe: 100); jede wird mehrmals gespielt, bis die Bots reihum auf allen Plätzen saßen
arena_threads = Zahl der Prozesse (Vorgabe: einer pro Kern)
html = eine Seite mit Diagrammen in diese Datei schreiben
analyse_seat = nur diesen Platz zeigen, ab 1 gezählt
analyse_budget = wie viele Partien von jedem Moment aus gespielt werden (Vorgabe: 2000)
settings = alle Einstellungen anzeigen, ihre Werte und woher sie kommen, und beenden
settings_file = Datei mit Einstellungen (Vorgabe: ludi.toml, wenn es sie gibt)
serve_settings =
    All das kann auch in der Umgebung stehen (LUDI_PORT=8080) oder in der Datei mit Einstellungen (port =
    8080). Die Optionen gehen der Umgebung vor, und diese der Datei.
backup_file = die Datei, die geschrieben wird
restore_file = eine Sicherung
restore_replace = zuerst alles löschen, was in der Datenbank steht
which_db = die Datenbank (Vorgabe: die, die `ludi serve` hier nähme)
admin_tables = Tische auflisten, die zuletzt geänderten zuerst
admin_status = nur solche in diesem Zustand
admin_guest = nur solche, an denen dieser Gast sitzt (eine Kennung)
admin_unchanged = nur solche, die sich seit so vielen Tagen nicht geändert haben
admin_most = höchstens so viele (Vorgabe: 100)
admin_close = einen Tisch, der wartet oder an dem gespielt wird, ohne Ergebnis schließen
admin_delete = einen Tisch endgültig löschen
admin_table_word = die Kennung eines Tisches
admin_tidy = alte Tische jetzt löschen, nach den Einstellungen { LIST($settings) }
admin_people = Gäste auflisten, nach einem Teil ihres Namens
admin_name = ein Teil eines Namens oder eine Kennung (Vorgabe: alle)
admin_mute = einem Gast den Chat entziehen; spielen kann er weiter
admin_unmute = einem Gast den Chat zurückgeben
admin_ban = einen Gast oder eine Adresse sperren: zuschauen geht, sonst nichts
admin_unban = einen Gast oder eine Adresse wieder zulassen
admin_revoke = alle Cookies, Token und Codes eines Gastes, die andere haben könnten, ungültig machen
admin_erase = Namen, Nachrichten und Schlüssel eines Gastes überall löschen; die Partien bleiben
admin_who_word = die Kennung eines Gastes; bei ban auch eine Adresse oder ein Netz
admin_days = für so viele Tage (Vorgabe: für immer)

## Ein Server

interrupted = Abgebrochen.
starting = Der Server startet …
usual_port_taken = Auf Port { $port } lauscht schon etwas anderes; der Server nimmt einen anderen.
serving = Ludi Romani läuft unter { $address } (Strg+C zum Beenden)
thinks_for = Die Bots denken jetzt für die Server von { $database } (Strg+C zum Beenden)
no_address = { $why ->
    [taken] Der Server kann nicht auf { $at } lauschen: Dort lauscht schon ein anderes Programm.
    [elsewhere] Der Server kann nicht auf { $at } lauschen: Diese Adresse hat der Rechner nicht.
    [denied] Der Server kann nicht auf { $at } lauschen: Das darf er nicht.
    [unknown] Auf { $at } kann der Server nicht lauschen: Diesen Namen kennt niemand.
   *[other] Der Server kann nicht auf { $at } lauschen.
}
db_unreachable = Die Datenbank lässt sich nicht öffnen: { $why }
backed_up =
    { $path }: { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    } mit { $entries ->
        [one] einem Eintrag
       *[other] { $entries } Einträgen
    }, { $guests ->
        [one] ein Gast
       *[other] { $guests } Gäste
    }.
restored =
    Aus { $path } wiederhergestellt: { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    } mit { $entries ->
        [one] einem Eintrag
       *[other] { $entries } Einträgen
    }, { $guests ->
        [one] ein Gast
       *[other] { $guests } Gäste
    }.
tables_found = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
}
people_found = { $count ->
    [one] 1 Gast
   *[other] { $count } Gäste
}
is_ban = [gesperrt]
is_mute = [stumm]
table_closed = Der Tisch { $table } ist geschlossen.
table_deleted = Der Tisch { $table } ist gelöscht.
tidied = { $count ->
    [0] Kein Tisch war alt genug, um gelöscht zu werden.
    [one] 1 Tisch gelöscht.
   *[other] { $count } Tische gelöscht.
}
tidy_never = Es gibt nichts zu löschen: { LIST($settings) } sind 0.
done_ban = { $who } ist gesperrt.
done_ban_days = { $days ->
    [one] { $who } ist für einen Tag gesperrt.
   *[other] { $who } ist für { $days } Tage gesperrt.
}
undone_ban = { $who } darf wiederkommen.
never_ban = { $who } war nicht gesperrt.
done_mute = { $who } ist stummgeschaltet.
done_mute_days = { $days ->
    [one] { $who } ist für einen Tag stummgeschaltet.
   *[other] { $who } ist für { $days } Tage stummgeschaltet.
}
undone_mute = { $who } darf wieder schreiben.
never_mute = { $who } war nicht stummgeschaltet.
revoked = Alle Cookies, Token und Codes von { $who } sind ungültig.
code_to_send =
    Schick diesen Code dem Gast, dem er gehört: { $code }. Wird er innerhalb von { $minutes } Minuten auf der
    Seite „Du“ eingegeben, kann der Gast damit einmal zurückkommen.
erased = { $count ->
    [0] { $who } ist gelöscht.
    [one] { $who } ist gelöscht, auch an 1 Tisch.
   *[other] { $who } ist gelöscht, auch an { $count } Tischen.
}

## Eine Partie im Terminal

which = Spiel
which_game_is_asked = Tippe eine Zahl von 1 bis { $last } oder den Namen eines Spiels.
no_such_game = Es gibt kein Spiel „{ $text }“.
which_game = Welches Spiel?
guest = Gast
person = Spieler { $number }
bot_name = { $name } (Bot)
turn_of = { $player }:
hash = Der Zufall steht im Voraus fest; die Prüfsumme seines Startwerts ist { $hash }.
intro = Tippe eine Nummer der Liste oder die Wörter daneben. { $key } hilft, { $quit } beendet.
prompt = Deine Wahl
help_head = Was du jetzt tun kannst:
help_commands =
    Jederzeit: { $key } diese Hilfe · { $board } · { $rules } · { $hint } · { $undo } · { $log } (die letzten
    Züge), { $log_all } · { $has_discards ->
        [yes] { $discards } ·{" "}
       *[no] {""}
    }{ $save } · { $quit }
help_values =
    Lässt ein Eintrag der Liste etwas offen, häng es an die Nummer an: „{ $number } { $value }“.
help_enter = Gibt es nur eine Wahl, genügt die Eingabetaste.
help_asked =
    Vor einem Zug, der auf dem Brett zu sehen ist und sich nicht zurücknehmen lässt, wirst du noch einmal
    gefragt; vor dem Würfeln oder Ziehen nur, wenn sich danach auch Früheres nicht mehr zurücknehmen lässt.
help_pieces = { $key } erklärt eine Karte oder ein anderes Spielteil, zum Beispiel „{ $example }“.
help_name = NAME
any_of_these = eine der oben genannten
too_narrow = Dieser Bildschirm hat { $columns } Spalten, das Brett braucht { $needed }: Mach ihn am besten breiter.
it_would_be = [italic]So sähe es aus:[/italic]
not_undone = Das lässt sich nicht zurücknehmen.
discards = { $count ->
    [0] Ablage: keine Karten.
   *[other] Ablage: { LIST($cards, join: "comma") }.
}
no_discards = Mehr, als auf dem Brett steht, gibt es hier nicht zu sehen.
q_is_quit = Tippe „{ $quit }“, um die Partie zu verlassen; sie wird gespeichert.
explained = [bold]{ LIST($names, join: "comma") }[/bold]: { $what }
not_explained = { $others ->
    [yes] „{ $text }“ kommt in diesem Spiel nicht vor; „{ $rules }“ erklärt seine Wörter. Erklärt werden unter
        anderem { LIST($pieces) }.
   *[no] „{ $text }“ kommt in diesem Spiel nicht vor; „{ $rules }“ erklärt seine Wörter. Erklärt werden
        { LIST($pieces) }.
}
nothing_explained = Dieses Spiel erklärt sich durch „{ $rules }“, nicht Teil für Teil.
undone = Zurückgenommen.
undo_handed_over = Zurücknehmen geht nicht mehr: Seitdem sitzt jemand anders am Terminal.
undo_revealed = Was aufgedeckt wurde, lässt sich nicht zurücknehmen.
undo_bot = Zurücknehmen geht nicht mehr: { $player } hat seitdem gespielt.
hand_over =
    Weiter an { $player }. { $player }, drück die [bold]Eingabetaste[/bold], wenn sonst niemand hinsieht.
before_bots = [bold]Eingabetaste[/bold], um das zu spielen; [bold]{ $no }[/bold], um neu zu wählen.
confirm_or_undo = Drück die Eingabetaste, um den Zug zu spielen, oder tippe „{ $no }“.
one_too_many = Das ist mehr, als man auf einmal spielen kann. Nichts wurde gespielt.
ends_game = Damit endet die Partie.
nothing_played = Nichts wurde gespielt.
read_on = [bold]Eingabetaste[/bold], um weiterzulesen; [bold]q[/bold], um den Rest zu überspringen.
no_hint = Es gibt gerade nichts zu wählen.
not_here = „{ $text }“ bedeutet hier nichts.
thinking = { $player } denkt nach …
hint_is = Eine vernünftige Wahl: { $action }. Tippe dafür „{ $typed }“.
not_understood =
    „{ $text }“ steht nicht zur Wahl. Tippe eine Nummer aus der Liste oder die Wörter daneben, zum Beispiel
    „{ $example }“.
which_last = „{ $text }“, und dann: { LIST($values, join: "or") }?
which_value =
    Das lässt noch etwas offen; häng eines davon an: { LIST($values, join: "comma") }. Tippe zum Beispiel
    „{ $example }“.
no_value = Das braucht keinen Zusatz: Tippe nur { $number }.
ambiguous = { $others ->
    [yes] „{ $text }“ kann heißen: { LIST($choices, join: "comma") } oder noch anderes.
   *[no] „{ $text }“ kann heißen: { LIST($choices, join: "comma") }.
}
choose_one = Es gibt mehrere Möglichkeiten; tippe, welche du willst.

## Das Ende einer Partie, und Aufzeichnungen

saved = Gespeichert: { $path }
saved_as = Gespeichert als Partie { $number }; alle zeigt { $command }.
not_begun = Nichts wurde gespielt, also wird nichts aufgehoben.
review_with = Noch einmal ansehen, mit Glück und Fehlern: { $command }
review_now =
    Tippe [bold]{ $analyse }[/bold], um die Auswertung zu sehen: Chancen, Wendepunkte, Glück und Fehler;
    die Eingabetaste allein beendet.
reading = Lesen
check_with = Prüfen mit: { $command }
resume_with = Weiterspielen mit: { $command }
already_over = Diese Partie ist zu Ende; so ging sie aus.
not_confirmed = Der letzte Zug wurde nicht bestätigt und deshalb nicht gespielt.
not_saved = { $why ->
    [absent] Die Partie ließ sich nicht in { $path } speichern: Diesen Ordner gibt es nicht.
    [folder] Die Partie ließ sich nicht in { $path } speichern: Das ist ein Ordner.
    [denied] Die Partie ließ sich nicht in { $path } speichern: Dort darfst du nicht schreiben.
    [full] Die Partie ließ sich nicht in { $path } speichern: Der Speicher ist voll.
   *[other] Die Partie ließ sich nicht in { $path } speichern.
}
won = { $count ->
    [0] Niemand gewinnt.
    [one] { LIST($players) } gewinnt.
   *[other] { LIST($players) } teilen sich den Sieg.
}
points = { $player }: { $points }
seed_was = Der Startwert war { $seed }.
bye = Bis zum nächsten Mal. Vale!
valid =
    Jede Aktion ist erlaubt, und jede Ziehung folgt aus dem Startwert. Aktionen: { $actions }, Ziehungen:
    { $draws }.
given = { $given ->
    [one] Aber eine Ziehung wurde von Hand vorgegeben, nicht gezogen.
   *[other] Aber { $given } Ziehungen wurden von Hand vorgegeben, nicht gezogen.
}
compare_hash =
    Es ist die Partie, die du meinst, wenn zu Beginn diese Prüfsumme gezeigt wurde: { $hash }
options_usual = Die Optionen sind die üblichen.
options_are = Gewählte Optionen:
unfinished = Die Partie ist nicht zu Ende.
no_such_record = Es gibt keine gespeicherte Partie { $number }; welche es gibt, zeigt { $command }.
game_number = Partie { $number }
in_use = { $game } wird in einem anderen Terminal gespielt; verlass sie dort mit „{ $quit }“, dann geht es hier weiter.
games-none = In { $folder } sind keine Partien gespeichert.
games-number = Nr.
games-day = zuletzt gespielt
games-game = Spiel
games-players = Spieler
games-actions = Züge
games-state = Stand
games-state-over = beendet
games-state-open = offen
games-state-played = wird gespielt
games-state-unread = unlesbar
games-resume = Weiterspielen mit der Nummer: { $command }
games-review = Noch einmal ansehen mit der Nummer: { $command }
games-others = { $count ->
    [one] Es gibt noch eine; alle zeigt { $command }
   *[other] Es gibt noch { $count }; alle zeigt { $command }
}
games-folder = Sie liegen in { $folder }.
no_record = Es gibt keine offene Partie zum Weiterspielen.
resume_alone = --resume nimmt die Partie, wie sie aufgezeichnet wurde; lass { LIST($words) } weg.
record_exists =
    { $path } gibt es schon; wähl eine andere Datei, oder spiel diese Partie mit --resume weiter.
not_written = { $why ->
    [absent] { $path } lässt sich nicht schreiben: Diesen Ordner gibt es nicht.
    [folder] { $path } lässt sich nicht schreiben: Das ist ein Ordner.
    [denied] { $path } lässt sich nicht schreiben: Das darfst du nicht.
    [full] { $path } lässt sich nicht schreiben: Der Speicher ist voll.
   *[other] { $path } lässt sich nicht schreiben.
}
option_form = Eine Option schreibt man NAME oder NAME=WERT, nicht „{ $text }“.
empty_name = --name braucht einen Namen von 1 bis { $most } Zeichen.
same_names = Zwei Leute heißen „{ $name }“; gib jedem einen eigenen Namen.
option_value_needed = Die Option { $name } braucht einen Wert, zum Beispiel { $name }={ $low }.
too_many_names = { $people ->
    [0] An diesem Terminal sitzt niemand; ein Name passt also nicht (angegeben: { $names }).
    [one] An diesem Terminal sitzt nur ein Mensch; { $names } Namen sind zu viele.
   *[other] An diesem Terminal sitzen { $people } Menschen; { $names } Namen sind zu viele.
}
people_range = Auf { $seats } Plätzen können 0 bis { $seats } Menschen sitzen, nicht { $people }.
above_zero = muss eine Zahl von Sekunden über 0 und höchstens { $most } sein, nicht „{ $word }“
positive = { $is_number ->
    [yes] eine ganze Zahl ab 1, nicht { $word }
   *[no] eine ganze Zahl ab 1, nicht „{ $word }“
}

## Simulationen und Geschwindigkeit

simulating = Partien
measuring = { $game } wird gemessen
looking_through = Die Texte werden durchgesehen
speed =
    { $game }, { $seats } Plätze, { $engine }:
    { NUMBER($rate, minimumFractionDigits: 2, maximumFractionDigits: 2) } Millionen Entscheidungen pro
    Sekunde ({ $device })
speed_ratio =
    { $game }, { $seats } Plätze, { $engine }:
    { NUMBER($rate, minimumFractionDigits: 2, maximumFractionDigits: 2) } Millionen Entscheidungen pro
    Sekunde, { NUMBER($ratio, maximumFractionDigits: 0) }-mal so schnell wie interpretiert ({ $device })
simulation-game = Spiel
simulation-seats = Plätze
simulation-options = Optionen
simulation-seed = Startwert
simulation-engine = Engine
simulation-device = Gerät
simulation-games = Partien
simulation-decisions = Entscheidungen
simulation-seconds = Sekunden
simulation-decisions_per_second = Entscheidungen pro Sekunde
simulation-points = Punkte nach Plätzen
simulation-wins = Siege nach Plätzen
simulation-digest = Prüfwert

## Die Arena

arena-title = { $game }: die Arena
arena-settings = { $options ->
    [none] { $deals ->
        [one] { $games } Partien: eine Austeilung an { $seats } Plätzen, von jedem Platz aus gespielt.
            Startwert { $seed }, übliche Optionen.
       *[other] { $games } Partien: { $deals } Austeilungen an { $seats } Plätzen, jede von jedem Platz aus
            gespielt. Startwert { $seed }, übliche Optionen.
    }
   *[some] { $deals ->
        [one] { $games } Partien: eine Austeilung an { $seats } Plätzen, von jedem Platz aus gespielt.
            Startwert { $seed }, Optionen: { $changed }.
       *[other] { $games } Partien: { $deals } Austeilungen an { $seats } Plätzen, jede von jedem Platz aus
            gespielt. Startwert { $seed }, Optionen: { $changed }.
    }
}
arena-run = { $threads ->
    [one] { $seconds } s in einem Prozess: { $rate } Partien pro Sekunde.
   *[other] { $seconds } s in { $threads } Prozessen: { $rate } Partien pro Sekunde.
}
arena-explained =
    { $has_ranges ->
        [yes] In Klammern: wo der wahre Wert in 95 von 100 Fällen liegt, nach Austeilungen.{" "}
       *[no] {""}
    }Ein geteilter Sieg zählt anteilig. Punkte sind ein Mittelwert.
arena-playing = Es wird gespielt
arena-bot = Bot
arena-games = Partien
arena-wins = gewonnen
arena-draws = geteilt
arena-share = Sieganteil
arena-points = Punkte
arena-rating = Elo-Zahl
arena-difference = mittlerer Punkteabstand
arena-pairs = Paar für Paar
arena-differences = Punkte von { $a } minus Punkte von { $b }

## Die Analyse

analyse-unfinished =
    { $path }: Diese Partie ist nicht zu Ende; nur eine beendete lässt sich analysieren.
analyse-no_seat = Platz { $seat } gibt es nicht; es gibt die Plätze 1 bis { $last }.
analyse-looking = Analyse läuft
analyse-title = { $game }: die Analyse
analyse-curves = { $games ->
    [one] Die Gewinnchance im Lauf der Partie, mit offenen Karten, aus je einer Partie pro Moment:
   *[other] Die Gewinnchance im Lauf der Partie, mit offenen Karten, aus je { $games } Partien pro Moment:
}
analyse-turns = Wendepunkte (nach so vielen Aktionen)
analyse-no_turns = Es gab keinen Wendepunkt.
analyse-turn = { $cause ->
    [decision] { $player }: { $before } → { $after } (eine Entscheidung)
    [luck] { $player }: { $before } → { $after } (Glück)
    [unforeseen] { $player }: { $before } → { $after } (unvorhergesehen)
    [both] { $player }: { $before } → { $after } (eine Entscheidung und Glück)
   *[both-unforeseen] { $player }: { $before } → { $after } (eine Entscheidung und
        Unvorhergesehenes)
}
analyse-better =
    { $player } wählte „{ $played }“ ({ $chance }). Besser: „{ $best }“ ({ $best_chance }).
analyse-worst = Die schlechteste Entscheidung von { $player }, Aktion { $action }:
analyse-worst_above = Die schlechteste Entscheidung von { $player } war Aktion { $action }; sie steht oben.
analyse-of_decisions = { $mistakes } von { $decisions }
analyse-explained =
    In Prozentpunkten der Gewinnchance. Eine Entscheidung wird danach beurteilt, was man auf diesem Platz wissen
    konnte, und zählt nur als Fehler, wenn etwas anderes zweifelsfrei besser war. Glück ist alles Übrige:
    Würfel, Ziehungen und was verdeckt war.
analyse-explained_without_luck =
    In Prozentpunkten der Gewinnchance. Eine Entscheidung zählt nur als Fehler, wenn etwas anderes
    zweifelsfrei besser war. Unvorhergesehen ist alles Übrige: In diesem Spiel bleibt nichts dem Zufall
    überlassen, aber die Chancen werden durch Weiterspielen geschätzt.
analyse-player = Spieler
analyse-begin = Beginn
analyse-own = eigene Fehler
analyse-others = Fehler der anderen
analyse-luck = Glück
analyse-luck_without_luck = Unvorhergesehenes
analyse-end = Ende
analyse-mistakes = Fehler

## Was einer Sprache fehlt

words = sagen, was einer Sprache fehlt: Dateien, Meldungen, Angaben, Regelseiten
words_language = eine Sprache, etwa „it“ (sonst alle, die begonnen sind)
words_game = nur die Texte dieses Spiels
words-no_language = „{ $wanted }“ ist kein Kürzel einer Sprache; „it“ wäre eines.
words-complete = { $wanted }: vollständig.
words-incomplete = { $wanted }: nicht vollständig.
words-no_file = { $count ->
    [one] Die Datei fehlt; { $english } hat eine Meldung.
   *[other] Die Datei fehlt; { $english } hat { $count } Meldungen.
}
words-no_page = { $count ->
    [one] Die Regelseite fehlt; { $english } hat eine Regel.
   *[other] Die Regelseite fehlt; { $english } hat { $count } Regeln.
}
words-unread = Nicht lesbar: { $why }
words-missing = Es fehlen: { LIST($names, join: "comma") }
words-left_over = Im Englischen nicht vorhanden, also überflüssig: { LIST($names, join: "comma") }
words-lacks = { $message } nennt nicht, was das Englische nennt: { LIST($facts, join: "comma") }
words-adds = { $message } nennt, was das Englische nicht nennt: { LIST($facts, join: "comma") }
words-no_rules = Regeln, die fehlen: { LIST($names, join: "comma") }
words-left_rules = Regeln, die es im Englischen nicht gibt: { LIST($names, join: "comma") }
words-synonym = { $at ->
    [line] Zeile { $place } sagt „{ $said }“; der Begriff ist „{ $term }“.
   *[message] { $place } sagt „{ $said }“; der Begriff ist „{ $term }“.
}

## Was gemeint sein kann

did_you_mean = Meintest du „{ $word }“?
standard_input = die Standardeingabe

## Das Handbuch

man-name = Name
man-synopsis = Übersicht
man-options = Optionen
man-commands = Befehle
man-statuses = Rückgabewert
man-files = Dateien
man-description = Beschreibung
man-games = Optionen der Spiele
man-examples = Beispiele
man-environment = Umgebung
man-see = Siehe auch
man-about =
    Wenn ein Befehl nichts anderes sagt, läuft alles auf diesem Rechner: Partien gegen Bots im Terminal oder im
    Browser, ihre Auswertung, und was Bots und ihre Erfinder brauchen. Von einer Partie wird aufgezeichnet, womit
    der Zufall begann und was gespielt wurde; alle können sie nachspielen und prüfen.
man-also = ludi BEFEHL --help nennt die Argumente eines Befehls, ludi play SPIEL --help die Optionen eines Spiels.
man-example-play = Ein Spiel wählen und gegen einen Bot spielen.
man-example-resume = Die zuletzt gespielte offene Partie fortsetzen.
man-example-people = Zwei Leute spielen abwechselnd an einem Terminal.
man-example-analyse = Die Partie auswerten, die in ludi games die Nummer 1 hat.
man-example-serve = Im Browser spielen.
man-environment-lang = Die Sprache, vor der des Systems.
man-environment-data = Wo Daten liegen; siehe unten.
man-environment-colour = Ist das gesetzt, ist nichts farbig.
man-environment-settings = Eine Einstellung von serve und think, wie LUDI_PORT.
man-status-0 = Alles ging gut. Auch wenn der Leser der Ausgabe genug hat, wie bei: ludi replay AUFZEICHNUNG | head
man-status-1 =
    Es ging nicht: eine Datei, die es nicht gibt, eine Aufzeichnung, die nicht stimmt, eine belegte Adresse; oder in
    einer Sprache fehlt etwas (words).
man-status-2 = Was getippt wurde, kann nicht gemeint sein: ein Befehl, ein Spiel, ein Bot oder eine Option, die es nicht gibt, oder zu viele Plätze.
man-status-130 = Es wurde abgebrochen, mit Strg+C; eine Partie wird trotzdem gespeichert.
man-kept =
    Partien liegen in $XDG_DATA_HOME/ludi-romani/records, oder in ~/.local/share/ludi-romani/records, wenn das nicht
    gesetzt ist. Wörter ergänzt die Shell nach: eval "$(ludi completion bash)"; für fish: ludi completion fish | source
