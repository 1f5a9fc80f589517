### Roma auf Deutsch. Begriffe: Scheibe, auslegen (eine Karte an einer Scheibe), überdecken, abwerfen,
### Ablage, Stapel, Vorrat, SP (Siegpunkte), Sesterz, aktivieren, aufnehmen und neu auslegen, Kampfwürfel,
### unbenutzter Würfel, einen Würfel einsetzen, Person, Gebäude, Verteidigung, Gegner, auf der Hand.
### term: würfeln; not: wirf* … *würfel, *würfel … geworfen, *würfel … werfen

title = Roma
tagline = Würfel wecken deine Karten an sechs Scheiben: Foren und Türme, Händler und Mörder.

## Mengen, wo immer sie genannt werden

score = { $points } SP
money = { $money ->
    [one] { $money } Sesterz
   *[other] { $money } Sesterzen
}

## Die Karten: wie sie heißen, was sie tun, und dasselbe in einer Zeile, wie auf der Karte

piece-sicarius = Sicarius
about-sicarius =
    Person, Kosten 9, Verteidigung 2. Wirft eine gegnerische Person deiner Wahl ab und dann sich selbst;
    die Verteidigung spielt keine Rolle. Beide kommen auf die Ablage, wo Aesculapinum sie findet. Es muss
    eine Person geben, auf die er zielen kann.
short-sicarius = Wirft eine Person des Gegners und sich ab
piece-architectus = Architectus
about-architectus =
    Person, Kosten 3, Verteidigung 4. Du legst Gebäude von deiner Hand kostenlos aus, beliebig viele und
    eines nach dem anderen, an beliebigen deiner Scheiben, auch über Architectus. Du brauchst ein Gebäude
    auf der Hand; nach dem ersten kannst du jederzeit aufhören.
short-architectus = Legt Gebäude kostenlos aus
piece-consiliarius = Consiliarius
about-consiliarius =
    Person, Kosten 4, Verteidigung 4. Du nimmst alle deine Personen auf, auch Consiliarius, und legst
    jede von ihnen kostenlos neu aus, nie zwei an einer Scheibe. Ein Gebäude, das dort liegt, wird
    überdeckt und abgeworfen.
short-consiliarius = Legt deine Personen neu aus
piece-legat = Legat
about-legat =
    Person, Kosten 5, Verteidigung 2. Bringt 1 SP aus dem Vorrat für jede Scheibe, an der der Gegner
    keine Karte hat; das können auch 0 sein.
short-legat = 1 SP für jede leere Scheibe des Gegners
piece-gladiator = Gladiator
about-gladiator =
    Person, Kosten 6, Verteidigung 5. Eine gegnerische Person deiner Wahl geht zurück auf die Hand des
    Gegners; die Verteidigung spielt keine Rolle. Es muss eine Person geben, auf die er zielen kann.
short-gladiator = Schickt eine gegneri­sche Person zurück
piece-mercator = Mercator
about-mercator =
    Person, Kosten 7, Verteidigung 2. Du kaufst dem Gegner SP ab, für je 2 Sesterzen, die er bekommt:
    mindestens einen, höchstens so viele, wie dein Geld und seine SP erlauben.
short-mercator = Kauft dem Gegner SP ab, für je 2 Sesterzen
piece-consul = Consul
about-consul =
    Person, Kosten 3, Verteidigung 3. Dreht einen anderen deiner unbenutzten Würfel um eins, nach oben
    oder unten: eine 1 nur nach oben, eine 6 nur nach unten. Ohne einen anderen Würfel lässt sich Consul
    nicht aktivieren.
short-consul = Ein anderer Würfel: 1 mehr oder weniger
piece-legionarius = Legionarius
about-legionarius =
    Person, Kosten 4, Verteidigung 5. Greift die Karte direkt gegenüber an, Person oder Gebäude. Der
    Kampfwürfel muss ihre Verteidigung erreichen.
short-legionarius = Greift die Karte gegenüber an
piece-nero = Nero
about-nero =
    Person, Kosten 8, Verteidigung 9. Wirft ein gegnerisches Gebäude deiner Wahl ab und dann sich selbst;
    die Verteidigung spielt keine Rolle. Es muss ein Gebäude geben, auf das er zielen kann.
short-nero = Wirft ein Gebäude des Gegners und sich ab
piece-praetorianus = Praetorianus
about-praetorianus =
    Person, Kosten 4, Verteidigung 4. Blockiert eine nummerierte Scheibe: In seinem nächsten Zug kann der
    Gegner dort keine Karte aktivieren. Auch eine Scheibe ohne Karte lässt sich blockieren, und mehrere
    Scheiben zugleich. Dauernde Wirkungen, Auslegen und Angriffe werden nicht behindert, und die Sperre
    bleibt, auch wenn Praetorianus geht.
short-praetorianus = Blockiert eine Scheibe des Gegners für 1 Zug
piece-scaenicus = Scaenicus
about-scaenicus =
    Person, Kosten 8, Verteidigung 3. Tut, was eine andere deiner Personen tut, als läge sie an seiner
    Scheibe; was diese sich selbst antäte, trifft Scaenicus. Er kann weder einen Scaenicus kopieren noch
    eine Person, die an seiner Scheibe nichts tun könnte; eine blockierte kann er kopieren.
short-scaenicus = Handelt wie eine andere deiner Personen
piece-haruspex = Haruspex
about-haruspex =
    Person, Kosten 4, Verteidigung 3. Du siehst den ganzen Stapel durch, nimmst verdeckt eine Karte
    deiner Wahl und mischst ihn. Ist der Stapel leer, wird vorher aus der Ablage ein neuer gebildet. Du
    kennst dann auch die Hand des Gegners.
short-haruspex = Nimmt eine beliebige Karte vom Stapel
piece-senator = Senator
about-senator =
    Person, Kosten 3, Verteidigung 3. Du legst Personen von deiner Hand kostenlos aus, beliebig viele und
    eine nach der anderen, an beliebigen deiner Scheiben, auch über Senator. Du brauchst eine Person auf
    der Hand; nach der ersten kannst du jederzeit aufhören.
short-senator = Legt Personen kostenlos aus
piece-velites = Velites
about-velites =
    Person, Kosten 5, Verteidigung 3. Greift eine gegnerische Person deiner Wahl an, egal an welcher
    Scheibe. Der Kampfwürfel muss ihre Verteidigung erreichen.
short-velites = Greift eine beliebige gegneri­sche Person an
piece-essedum = Essedum
about-essedum =
    Person, Kosten 6, Verteidigung 3. Bis zum Ende deines Zuges sinkt die Verteidigung aller gegnerischen
    Karten um 2, auch wenn Essedum geht; zweimal aktiviert, um 4. Dazu muss es eine gegnerische Karte
    geben.
short-essedum = Gegnerische Vertei­digung −2 in diesem Zug
piece-tribunus-plebis = Tribunus Plebis
about-tribunus-plebis = Person, Kosten 5, Verteidigung 5. Nimmt dem Gegner 1 SP ab.
short-tribunus-plebis = Nimmt dem Gegner 1 SP ab
piece-centurio = Centurio
about-centurio =
    Person, Kosten 9, Verteidigung 5. Greift die Karte direkt gegenüber an. Erreicht der Kampfwürfel ihre
    Verteidigung nicht, darfst du einen deiner unbenutzten Würfel dazuzählen, der damit verbraucht ist.
short-centurio = Greift gegenüber an; ein Würfel darf helfen
piece-aesculapinum = Aesculapinum
about-aesculapinum =
    Gebäude, Kosten 5, Verteidigung 2. Du nimmst eine Person deiner Wahl aus der Ablage auf die Hand. Der
    Gegner sieht, welche.
short-aesculapinum = Nimmt eine Person aus der Ablage
piece-basilica = Basilica
about-basilica =
    Gebäude, Kosten 6, Verteidigung 5. Wird nie aktiviert: Liegt an einer Nachbarscheibe ein Forum von
    dir, bringt es bei jeder Aktivierung 2 SP mehr aus dem Vorrat, mit einer Basilica auf jeder Seite 4
    mehr. Die Scheiben 1 und 6 sind keine Nachbarn.
short-basilica = Forum daneben: +2 SP
piece-machina = Machina
about-machina =
    Gebäude, Kosten 4, Verteidigung 4. Du nimmst alle deine Gebäude auf, auch Machina, und legst jedes
    von ihnen kostenlos neu aus, nie zwei an einer Scheibe. Eine Person, die dort liegt, wird überdeckt
    und abgeworfen.
short-machina = Legt deine Gebäude neu aus
piece-forum = Forum
about-forum =
    Gebäude, Kosten 5, Verteidigung 5. Braucht zwei Würfel: einen mit der Zahl seiner Scheibe und einen
    anderen deiner Wahl, dessen Wert du in SP aus dem Vorrat bekommst.
short-forum = Der Wert eines zweiten Würfels in SP
piece-mercatus = Mercatus
about-mercatus =
    Gebäude, Kosten 6, Verteidigung 3. Nimmt dem Gegner für jedes Forum auf seiner Seite 1 SP ab,
    höchstens so viele, wie er hat; das können auch 0 sein.
short-mercatus = Nimmt für jedes gegneri­sche Forum 1 SP ab
piece-onager = Onager
about-onager =
    Gebäude, Kosten 5, Verteidigung 4. Greift ein gegnerisches Gebäude deiner Wahl an, egal an welcher
    Scheibe. Der Kampfwürfel muss seine Verteidigung erreichen.
short-onager = Greift ein beliebiges gegneri­sches Gebäude an
piece-templum = Templum
about-templum =
    Gebäude, Kosten 2, Verteidigung 2. Wird nie aktiviert: Wird an einer Nachbarscheibe ein Forum von dir
    aktiviert, darfst du auch den dritten Würfel einsetzen, wenn er noch unbenutzt ist, und bekommst auch
    dessen Wert in SP. Zwei Templum bringen nicht mehr als eines.
short-templum = Forum daneben: auch der dritte Würfel
piece-turris = Turris
about-turris =
    Gebäude, Kosten 6, Verteidigung 6. Wird nie aktiviert: Solange sie liegt, haben alle deine anderen
    Karten 1 Verteidigung mehr. Mit zweien hat jede Turris 1 mehr, und die anderen Karten haben 2 mehr.
short-turris = Deine anderen Karten: Vertei­digung +1

## Was man tun kann. Beim Auslegen steht die Scheibe am Ende, damit eine Liste mehrere nennen kann.

action-give = { PIECE($card) } weggeben
action-reroll = Alle drei Würfel neu würfeln
action-lay = { $how ->
    [hidden] { PIECE($card) } verdeckt auslegen an Scheibe { $disc }
    [paid] { PIECE($card) } für { money } auslegen an Scheibe { $disc }
    [paid-over] { PIECE($card) } für { money } auslegen an Scheibe { $disc }, über { PIECE($covered) }
    [plain-over] { PIECE($card) } auslegen an Scheibe { $disc }, über { PIECE($covered) }
   *[plain] { PIECE($card) } auslegen an Scheibe { $disc }
}
action-money = { money } nehmen (Würfel { $die })
action-cards = { $count ->
    [one] Eine Karte ziehen (Würfel { $die })
   *[other] { $count } Karten ansehen und eine behalten (Würfel { $die })
}
action-activate = { $how ->
    [card] { PIECE($card) } an Scheibe { $die } aktivieren (Würfel { $die })
    [against] { PIECE($card) } an Scheibe { $die } aktivieren (Würfel { $die }) gegen { PIECE($opposite) }, Verteidigung { $defence }
   *[plain] Die Karte an Scheibe { $die } aktivieren (Würfel { $die })
}
action-take = { $how ->
    [discards] { PIECE($card) } (Kosten { $cost }) aus der Ablage nehmen
    [pile] { PIECE($card) } (Kosten { $cost }) vom Stapel nehmen
    [only] { PIECE($card) } behalten
    [of-two] { PIECE($card) } behalten, die andere Karte abwerfen
    [of-many] { PIECE($card) } behalten, die anderen Karten abwerfen
   *[plain] { PIECE($card) } nehmen
}
action-aim = { $how ->
    [battle] { PIECE($card) } angreifen (Scheibe { $disc }, Verteidigung { $defence })
    [return] { PIECE($card) } zurückschicken (Scheibe { $disc })
    [sacrifice] { PIECE($card) } abwerfen (Scheibe { $disc })
   *[plain] Auf die Karte an Scheibe { $disc } zielen
}
action-copy = { $how ->
    [card] { PIECE($card) } kopieren (Scheibe { $disc })
   *[plain] Die Person an Scheibe { $disc } kopieren
}
action-block = { $how ->
    [card] Scheibe { $disc } blockieren ({ PIECE($card) })
    [empty] Scheibe { $disc } blockieren (keine Karte)
   *[plain] Scheibe { $disc } blockieren
}
action-raise = Einen Würfel von { $die } auf { $after } drehen
action-lower = Einen Würfel von { $die } auf { $after } drehen
action-use = { $how ->
    [battle] Würfel { $die } einsetzen: { $sum } gegen { $defence }
    [forum] Würfel { $die } einsetzen: { score }
    [basilica] Würfel { $die } einsetzen: { score } ({ $rest } und { $bonus } für Basilica)
   *[plain] Würfel { $die } einsetzen
}
action-buy = { score } für { money } kaufen
action-stop = { $how ->
    [rerolling] Die Würfel so lassen
    [laying] Keine Karte mehr auslegen
    [adding] Keinen Würfel dazuzählen
    [forum] Keinen Würfel mehr einsetzen: { score }
    [basilica] Keinen Würfel mehr einsetzen: { score } ({ $rest } und { $bonus } für Basilica)
   *[plain] Hier aufhören
}
action-end = { $count ->
    [0] { board-end }
   *[other] { board-end } (unbenutzt: { LIST($dice, join: "comma") })
}

## Was geschieht

event-starter_chosen = { $seat } beginnt.
event-card_dealt = { $seat } bekommt beim Austeilen { PIECE($card) }.
event-gift_chosen = { $seat } gibt { PIECE($card) } weg.
event-gifts_ready = { $seat } hat zwei Karten zum Weggeben gewählt.
event-card_received = { $seat } erhält { PIECE($card) }.
event-card_set = { $seat } legt { PIECE($card) } verdeckt an Scheibe { $disc } aus.
event-card_set-hidden = { $seat } legt eine Karte verdeckt an Scheibe { $disc } aus.
event-card_turned_up = { $seat } deckt { PIECE($card) } an Scheibe { $disc } auf.
event-turn_began = Zug { $turn }: { $seat }.
event-discs_paid = { $how ->
    [short] { $seat } schuldet { $discs } SP und hat nur { $points }.
   *[paid] { $discs ->
        [one] { $seat } zahlt { score } für { $discs } leere Scheibe.
       *[other] { $seat } zahlt { score } für { $discs } leere Scheiben.
    }
}
event-dice_rolled = { $how ->
    [again] { $seat } würfelt neu: { LIST($dice) }.
   *[first] { $seat } würfelt { LIST($dice) }.
}
event-card_laid = { $money ->
    [0] { $seat } legt { PIECE($card) } kostenlos an Scheibe { $disc } aus.
   *[other] { $seat } legt { PIECE($card) } für { money } an Scheibe { $disc } aus.
}
event-card_covered = { $seat } schafft Platz an Scheibe { $disc }: { PIECE($card) } wird abgeworfen.
event-money_taken = { $seat } nimmt { money }.
event-pile_refilled = Der Stapel ist aufgebraucht: Die Ablage wird zu einem neuen gemischt.
event-card_looked_at = { $seat } zieht { PIECE($card) }.
event-cards_looked_at = { $count ->
    [one] { $seat } sieht sich eine Karte vom Stapel an.
   *[other] { $seat } sieht sich { $count } Karten vom Stapel an.
}
event-card_kept = { $seat } nimmt { PIECE($card) } auf die Hand.
event-card_kept-hidden = { $seat } nimmt eine Karte auf die Hand.
event-card_thrown = { $seat } wirft { PIECE($card) } ab.
event-card_activated = { $seat } aktiviert { PIECE($card) } an Scheibe { $disc }.
event-card_copied = Scaenicus von { $seat } kopiert { PIECE($card) }.
event-card_discarded = { $seat } verliert { PIECE($card) } an Scheibe { $disc }: Die Karte wird abgeworfen.
event-card_returned = { $seat } nimmt { PIECE($card) } von Scheibe { $disc } zurück auf die Hand.
event-points_gained = { $credited ->
    [0] { $seat } bekommt { score } aus dem Vorrat.
    [one] { $seat } bekommt { score }, obwohl im Vorrat { $credited } davon fehlt.
   *[other] { $seat } bekommt { score }, obwohl im Vorrat { $credited } davon fehlen.
}
event-points_taken = { $seat } nimmt { $other_seat } { score } ab.
event-points_bought = { $seat } kauft { score } für { money }.
event-die_changed = { $seat } dreht einen Würfel von { $before } auf { $after }.
event-die_used = { $seat } setzt einen Würfel mit { $die } ein.
event-battle_fought = { $how ->
    [won] { $seat } greift { PIECE($card) } an Scheibe { $disc } an: { $strength } gegen { $defence }, ein Sieg.
   *[in-vain] { $seat } greift { PIECE($card) } an Scheibe { $disc } an: { $strength } gegen { $defence }, vergeblich.
}
event-disc_blocked = { $seat } kann im nächsten Zug keine Karte an Scheibe { $disc } aktivieren.
event-defences_lowered = { $seat } senkt in diesem Zug die Verteidigung aller gegnerischen Karten um { $points }.
event-card_fetched = { $seat } nimmt { PIECE($card) } aus der Ablage auf die Hand.
event-cards_taken_up = { $count ->
    [one] { $seat } nimmt { $count } Karte auf, um sie neu auszulegen.
   *[other] { $seat } nimmt { $count } Karten auf, um sie neu auszulegen.
}
event-limit_reached = { result-limit }
event-game_ended = Das Spiel ist aus.

## Was gefragt wird

prompt-giving = { $count ->
    [2] Zwei deiner Karten gehen an den Gegner. Welche zuerst?
    [1] Welche zweite Karte gibst du weg?
   *[other] Beide geben zwei Karten weg.
}
prompt-setting = Welche Karte legst du verdeckt aus, und an welcher Scheibe?
prompt-beginning = Ein Zug beginnt.
prompt-rolling = Die Würfel rollen.
prompt-rerolling = Drei gleiche Würfel. Neu würfeln?
prompt-acting = { $can ->
    [use-lay] Setz einen Würfel ein, leg eine Karte aus oder beende den Zug.
    [use] Setz einen Würfel ein oder beende den Zug.
    [lay] Kein Würfel mehr: eine Karte auslegen oder den Zug beenden?
   *[end] Es gibt nichts mehr zu tun: Beende den Zug.
}
prompt-taking = { $source ->
    [discards] Welche Person nimmst du aus der Ablage?
    [pile] Welche Karte nimmst du vom Stapel?
    [only] Du ziehst eine Karte und behältst sie.
   *[drawn] Welche der gezogenen Karten behältst du?
}
prompt-aiming = { $acting ->
    [sicarius] Sicarius: Welche gegnerische Person wird abgeworfen?
    [gladiator] Gladiator: Welche gegnerische Person geht zurück auf die Hand?
    [velites] Velites: Welche gegnerische Person greifst du an?
    [nero] Nero: Welches gegnerische Gebäude wird abgeworfen?
    [onager] Onager: Welches gegnerische Gebäude greifst du an?
   *[other] Auf welche Karte zielst du?
}
prompt-copying = Scaenicus: Welche deiner anderen Personen kopiert er?
prompt-blocking = Praetorianus: Welche Scheibe blockierst du für den Gegner?
prompt-changing = Consul: Welchen Würfel erhöhst oder senkst du?
prompt-buying =
    Mercator: Wie viele SP kaufst du? Jeder kostet { $price } Sesterzen, die der Gegner bekommt. Du hast
    { money }.
prompt-laying = { $sort ->
    [character] Welche Person legst du kostenlos aus, und wo?
   *[building] Welches Gebäude legst du kostenlos aus, und wo?
}
prompt-relaying = Welche Karte legst du neu aus, und wo? Das kostet nichts; nie zwei an einer Scheibe (noch { $count }).
prompt-forum = Forum: Welcher Würfel bringt seinen Wert in SP?
prompt-templum = { $how ->
    [basilica] Forum bringt { score } ({ $rest } und { $bonus } für Basilica). Templum: Auch den letzten Würfel?
   *[forum] Forum bringt { score }. Templum: Auch den letzten Würfel?
}
prompt-adding = Centurio: { $strength } gegen eine Verteidigung von { $defence }. Welchen Würfel zählst du dazu?
prompt-over = Das Spiel ist aus.

## Was nicht geht, und was man übersehen kann

refusal-unfinished = Führe zuerst zu Ende, was { PIECE($acting) } tut.
refusal-choose_first = Behalte zuerst eine der gezogenen Karten.
refusal-not_in_hand = { PIECE($card) } ist nicht auf deiner Hand.
refusal-no_other = Ein zweites Mal hast du { PIECE($card) } nicht.
refusal-disc_taken = Scheibe { $disc } ist besetzt: nie zwei Karten an einer Scheibe.
refusal-too_dear = { PIECE($card) } kostet { $cost }, und du hast { $money }.
refusal-only_characters = { PIECE($card) } ist ein Gebäude; hier muss es eine Person sein.
refusal-only_buildings = { PIECE($card) } ist eine Person; hier muss es ein Gebäude sein.
refusal-one_at_least = Leg mindestens eine Karte aus.
refusal-not_taken_up = { PIECE($card) } ist nicht unter den aufgenommenen Karten.
refusal-all_laid_again = Alle aufgenommenen Karten müssen neu ausgelegt werden.
refusal-unequal = Nur drei gleiche Würfel werden neu gewürfelt.
refusal-no_die = Kein unbenutzter Würfel zeigt { $die }.
refusal-no_cards = Es gibt keine Karte mehr zu ziehen.
refusal-no_card = Du hast keine Karte an Scheibe { $disc }.
refusal-passive = { PIECE($card) } wirkt von selbst und wird nie aktiviert.
refusal-blocked = Scheibe { $disc } ist in diesem Zug blockiert.
refusal-idle = { PIECE($card) } könnte jetzt nichts tun: Es fehlt { $needs ->
    [card-opposite] eine Karte direkt gegenüber.
    [opposing-card] eine gegnerische Karte.
    [opposing-character] eine gegnerische Person.
    [opposing-building] ein gegnerisches Gebäude.
    [another-die] ein anderer unbenutzter Würfel.
    [character-in-hand] eine Person auf deiner Hand.
    [building-in-hand] ein Gebäude auf deiner Hand.
    [money] Geld für mindestens einen SP.
    [disc-to-block] eine Scheibe, die noch nicht blockiert ist.
    [card-to-find] eine Karte im Stapel oder in der Ablage.
    [discarded-character] eine Person in der Ablage.
   *[another-character] eine andere deiner Personen, die an dieser Scheibe handeln könnte.
}
refusal-not_drawn = { PIECE($card) } ist nicht unter den gezogenen Karten.
refusal-not_in_discards = { PIECE($card) } ist nicht in der Ablage.
refusal-not_in_pile = { PIECE($card) } ist nicht im Stapel.
refusal-no_other_card = Der Gegner hat keine Karte an Scheibe { $disc }.
refusal-no_scaenicus = Scaenicus kann keinen Scaenicus kopieren.
refusal-blocked_already = Scheibe { $disc } ist schon blockiert.
refusal-highest = Höher als { $die } geht es nicht.
refusal-lowest = Tiefer als { $die } geht es nicht.
refusal-too_many = { $points ->
    [one] { score } kostet { $price }, und du hast { $money }.
   *[other] { score } kosten { $price }, und du hast { $money }.
}
refusal-not_held = Der Gegner hat nur { $held } SP.
refusal-over_three = Ein Mercator kauft hier höchstens drei SP auf einmal.

warning-dice = { $count ->
    [one] Der übrige Würfel verfällt.
   *[other] Die übrigen Würfel verfallen.
}
warning-ruin =
    Wenn sich nichts ändert, verlierst du zu Beginn deines nächsten Zugs: Deine leeren Scheiben kosten
    { $discs } SP, und du hast { score }.{ $count ->
        [0] { "" }
       *[other] { " " }{ warning-dice }
    }
warning-covered = { PIECE($card) } wird abgeworfen.

## Warum es aus ist

result-limit = { $turns ->
    [one] Die Grenze von { $turns } Zug ist überschritten: unentschieden.
   *[other] Die Grenze von { $turns } Zügen ist überschritten: unentschieden.
}
result-broke = { $name } hat keine SP mehr.
result-level = Der Vorrat ist leer, und beide haben { score }.
result-ahead = Der Vorrat ist leer: { score } zu { $fewer }.

## Optionen

option-first = Wer beginnt.
    .chosen = Wer beginnt: { $value }
value-first-0 = das Los entscheidet
value-first-1 = der erste Platz
value-first-2 = der zweite Platz
option-reroll_triples_again = Drei gleiche Würfel dürfen neu gewürfelt werden, sooft sie fallen.
option-mercator_max_3 = Ein Mercator kauft höchstens drei SP auf einmal.
option-turn_limit = Nach so vielen Zügen, beide zusammengezählt, endet das Spiel unentschieden.
    .chosen = Züge bis zum Unentschieden: { $value }

## Für alle, die tippen: die Wörter, und was die Aktionen tun

type-give = weggeben
type-reroll = neuwürfeln
type-lay = auslegen
type-money = geld
type-cards = karten
type-activate = aktivieren
type-take = nehmen
type-aim = zielen
type-copy = kopieren
type-block = blockieren
type-raise = erhöhen
type-lower = senken
type-use = einsetzen
type-buy = kaufen
type-stop = aufhören
type-end = beenden

help-give =
    Dem Gegner verdeckt eine Karte deiner Hand geben, insgesamt zwei. Beide auf einmal gehen auch:
    „weggeben nero legat“.
help-reroll = Alle drei Würfel neu würfeln, weil sie gleich sind.
help-lay =
    Eine Karte an einer deiner Scheiben auslegen: auslegen, die Karte, die Scheibe. Du zahlst ihre
    Kosten, außer wenn eine Wirkung oder der Aufbau sie kostenlos auslegt; dann gehen auch mehrere auf
    einmal: „auslegen forum 2 turris 4“. Eine Karte, die dort liegt, wird abgeworfen.
help-money = Einen Würfel einsetzen, um so viele Sesterzen zu nehmen, wie er zeigt.
help-cards = Einen Würfel einsetzen, um so viele Karten anzusehen, wie er zeigt; eine behältst du.
help-activate = Einen Würfel einsetzen, um deine Karte an der Scheibe mit seiner Zahl zu aktivieren.
help-take = Eine Karte auf die Hand nehmen: von den gezogenen, aus der Ablage oder vom Stapel.
help-aim = Nach ihrer Scheibe die gegnerische Karte wählen, die deine Karte angreift oder vertreibt.
help-copy = Scaenicus: nach ihrer Scheibe die Person wählen, deren Aktion er ausführt.
help-block = Praetorianus: An dieser Scheibe kann der Gegner in seinem nächsten Zug keine Karte aktivieren.
help-raise = Consul: Ein unbenutzter Würfel mit diesem Wert zeigt eins mehr.
help-lower = Consul: Ein unbenutzter Würfel mit diesem Wert zeigt eins weniger.
help-use = Einen weiteren Würfel einsetzen: für Forum, für Templum oder für den Angriff von Centurio.
help-buy = Mercator: dem Gegner so viele SP abkaufen, für je 2 Sesterzen.
help-stop = Die Würfel so lassen, keine Karte mehr auslegen oder keinen Würfel mehr einsetzen.
help-end = Deinen Zug beenden. Übrige Würfel verfallen; Karten und Geld bleiben.

## Die Regeln in Kürze

rules =
    Zwei Spieler, sechs nummerierte Scheiben zwischen ihnen und auf beiden Seiten jeder Scheibe ein Platz
    für eine Karte. Beide beginnen mit 10 Siegpunkten (SP); 16 liegen im Vorrat. Wer keine SP mehr hat,
    hat verloren. Ist der Vorrat leer, gewinnt, wer mehr SP hat.

    Aufbau. Du bekommst vier Karten und gibst zwei davon dem Gegner; er macht es ebenso. Wer beginnt,
    legt vier Karten verdeckt und kostenlos an vier verschiedenen Scheiben aus, dann der andere; alle
    werden aufgedeckt.

    Ein Zug. Zuerst zahlst du für jede deiner Scheiben ohne Karte 1 SP an den Vorrat. Dann würfelst du
    mit drei Würfeln; drei gleiche darfst du einmal neu würfeln (*). Danach tust du, so viel du willst,
    in beliebiger Reihenfolge; jeder Würfel wird einmal eingesetzt:
      Auslegen    Zahle die Kosten einer Karte und leg sie an einer deiner
                  Scheiben aus. Eine Karte, die dort liegt, wird abgeworfen.
                  Ein Würfel ist nicht nötig.
      Geld        Nimm so viele Sesterzen, wie ein Würfel zeigt.
      Karten      Sieh dir so viele Karten an, wie ein Würfel zeigt, behalte
                  eine und wirf die anderen ab.
      Aktivieren  Setz einen Würfel für deine Karte an der Scheibe mit
                  dieser Zahl ein.

    Kampf. Wer angreift, würfelt mit dem Kampfwürfel. Erreicht er die Verteidigung der angegriffenen Karte,
    wird sie abgeworfen; sonst geschieht nichts.

    Personen, mit Kosten und Verteidigung:
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

    Gebäude:
      Aesculapinum 5/2     { short-aesculapinum }
      Basilica 6/5         { short-basilica }
      Machina 4/4          { short-machina }
      Forum 5/5            { short-forum }
      Mercatus 6/3         { short-mercatus }
      Onager 5/4           { short-onager }
      Templum 2/2          { short-templum }
      Turris 6/6           { short-turris }

    Die SP, die Legat und Forum bringen, kommen aus dem Vorrat. Basilica, Templum und Turris wirken von
    selbst und werden nie aktiviert. Jede andere Karte wird nur aktiviert, wenn sie etwas tun kann;
    Consiliarius, Legat, Machina, Mercatus und Tribunus Plebis dürfen auch handeln, wenn es nichts
    bringt. Das Spiel ist sofort aus, wenn jemand keine SP mehr hat oder der Vorrat leer ist. Was dem
    Vorrat zur letzten Auszahlung fehlt, wird trotzdem gutgeschrieben. Bei gleich vielen SP endet das
    Spiel unentschieden, ebenso wenn es die Zuggrenze überschreitet (*).

    Auf dem Spielbrett ist die Zahl nach einer Handkarte ihr Preis: Forum (5). Unter einer ausgelegten
    Karte steht ihre Verteidigung; hat sie sich geändert, folgt die aufgedruckte: Vert. 4 (3).

    (*) Eine Option kann das ändern. Gewählte Optionen werden zu Beginn genannt und gehen dem vor, was
    hier steht.

## Das Spielbrett

board-table = Der Tisch
board-set_up = Aufbau
board-turn = Zug { $number }
board-turn_of_limit = Zug { $number } von { $limit }
board-stock = Vorrat
board-pile = Stapel
board-discards = Ablage
board-just_thrown = gerade eben: { LIST($cards, join: "comma", of: "piece") }
# Over what was done last, in pictures.
board-done = Zuletzt von { $name }
board-done_own = Zuletzt von dir
board-vp = SP
board-money = { $count ->
    [one] Sesterz
   *[other] Sesterzen
}
board-in_hand = auf der Hand
board-in_play = im Spiel
board-on_turn = am Zug
board-winner = hat gewonnen
board-draw = unentschieden
board-row_of = Karten von { $name }
board-disc = Scheibe { $disc }:
board-open = keine Karte
# Der Name kann eine Stelle haben, an der er sich trennen lässt.
board-gone = { $called } weg
board-face_down = verdeckt
board-blocked = blockiert
board-blocked_now = Blockiert: Im nächsten Zug wird hier nichts aktiviert.
board-cost = Kosten
board-defence = Verteidigung
board-defence_now = Verteidigung jetzt { $defence }; aufgedruckt: { $printed }.
board-wakes = Ein Würfel zeigt { $disc }: Diese Karte kann handeln.
# Die Scheiben folgen.
board-reach_sword = { $count ->
    [one] angreifbar von Scheibe
   *[other] angreifbar von den Scheiben
}
board-reach_away = { $count ->
    [one] zu vertreiben von Scheibe
   *[other] zu vertreiben von den Scheiben
}
board-reach_battle = { $roll ->
    [any] { PIECE($card) } (Scheibe { $disc }) kann angreifen: Jeder Wurf gewinnt ({ percent }).
    [none] { PIECE($card) } (Scheibe { $disc }) kann angreifen: Der Würfel allein reicht nicht ({ percent }).
   *[some] { PIECE($card) } (Scheibe { $disc }) kann angreifen: { $defence } oder mehr gewinnt ({ percent }).
}
board-reach_other = { PIECE($card) } (Scheibe { $disc }) kann diese Karte vertreiben.
board-character = Person
board-building = Gebäude
board-your_dice = Deine Würfel
board-dice_do = Jeder Würfel bringt Geld, bringt eine Karte oder aktiviert deine Karte an der Scheibe mit seiner Zahl.
board-dice_of = Würfel von { $name }
board-die = Würfel mit { $value }
board-used = benutzt
board-unused = { $count ->
    [one] { $count } Würfel unbenutzt
   *[other] { $count } Würfel unbenutzt
}
board-end = Zug beenden
board-under_way = { PIECE($card) } handelt (Scheibe { $disc })
board-looking = { $name } sieht sich Karten an
board-essedum = Essedum: gegnerische Verteidigung −{ $number } in diesem Zug
board-battle = Kampfwürfel
board-against = gegen
board-won = Sieg
board-in_vain = vergeblich
board-not_enough = reicht noch nicht
board-money_disc = Geld
board-money_does = ein Würfel: sein Wert in Geld
board-cards_disc = Karten
board-cards_does = ein Würfel: so viele Karten, 1 behalten
board-drawn = Gezogen: eine behalten
board-search = Der Stapel: eine Karte nehmen
board-fetch = Die Ablage: eine Karte nehmen
board-relay = Aufgenommen: alle neu auslegen
board-taken_up = Aufgenommen, neu auszulegen
board-buying = Wie viele SP kaufst du?
board-places = { $how ->
    [laying] { PIECE($card) }: kostenlos auslegen an Scheibe
    [relaying] { PIECE($card) }: neu auslegen an Scheibe
   *[acting] { PIECE($card) }: auslegen an Scheibe
}
board-hand = Deine Hand
board-hand_of = Hand von { $name }
board-hand_empty = keine Karten
board-hand_draw = Ein Würfel auf „{ board-cards_disc }“ bringt eine.
board-lay_hint = Wähl eine Karte, dann eine Scheibe, die aufleuchtet.
board-lacks = { $count ->
    [one] Es fehlt { $count } Sesterz.
   *[other] Es fehlen { $count } Sesterzen.
}
board-changing = Welcher Würfel wird gedreht?
board-over = Endstand
board-made = { $points } seit dem Anfang
board-place = Scheibe { $disc }
board-place_over = Scheibe { $disc }, über { PIECE($card) }
board-covers = ✕
board-offer_cards = { $count ->
    [one] { $count } Karte
   *[other] 1 aus { $count }
}
board-short = { $count ->
    [one] { $count } fehlt
   *[other] { $count } fehlen
}
board-seen = Der Gegner kennt diese Karte.
board-gifts = Du gibst weg
board-giving = Zum Weggeben
board-gifts_of = { $name } gibt weg
board-gifts_hint = Zwei Karten gehen an den Gegner.
board-gives = gibt { $count } von 2
board-known = Davon kennst du
board-known_to = Davon kennt { $name }
board-known_set = Hand oder verdeckt
board-known_open = Auf der Hand
board-exposed = Hand und gezogene Karten zusammen
board-unknown = { $count } unbekannt
board-changed = gerade geändert um
board-scored = { $name }: { score }

## Das Terminal

terminal-set_up = Aufbau
terminal-turn = Zug { $count }
terminal-over = Spiel aus
terminal-stock = Vorrat { $count } SP
terminal-pile = Stapel { $count }
terminal-discarded = Ablage { $count }
terminal-you = du
terminal-vp = SP
terminal-defence = Vert.
terminal-blocked = ✗ blockiert
terminal-face_down = verdeckt
terminal-at = { PIECE($card) } an Scheibe { $disc }
terminal-cards = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
terminal-open = { $count ->
    [one] { $count } leere Scheibe
   *[other] { $count } leere Scheiben
}
terminal-unknown = { $count ->
    [one] { $count } unbekannte Karte
   *[other] { $count } unbekannte Karten
}
# Was vor einer Zeile steht.
terminal-label-dice = Würfel:
terminal-label-acting = Läuft:
terminal-label-taken_up = Aufgenommen:
terminal-label-drawn = Gezogen:
terminal-label-pile = Stapel:
terminal-label-gifts = Wegzugeben:
terminal-label-hand = Hand:
terminal-label-shown = Gegner kennt:
terminal-label-other = Gegner hat:
terminal-label-other_set = Beim Gegner:
terminal-label-discards = Ablage:

## Warum Stellungen abgelehnt werden. Ein Feld heißt wie im Dokument; der erste Platz hat dort die
## Nummer 0.

error-roma-points = { $field }: Im Spiel sind 36 Siegpunkte, nicht { $there }.
error-roma-waiting = { $waiting ->
    [nobody] { $field }: So wie die Karten liegen, hat niemand mehr zu wählen.
    [first] { $field }: So wie die Karten liegen, hat nur noch der erste Platz zu wählen.
    [second] { $field }: So wie die Karten liegen, hat nur noch der zweite Platz zu wählen.
   *[both] { $field }: So wie die Karten liegen, haben noch beide Plätze zu wählen.
}
error-roma-nobody = { $field }: Niemand würde etwas gefragt.
error-roma-not_ended =
    { $field }: Das Spiel ist nicht aus, solange beide Spieler und der Vorrat Punkte haben und die
    Zuggrenze nicht überschritten ist.
error-roma-ended_before =
    { $field }: Das Spiel ist aus, sobald ein Spieler oder der Vorrat keine Punkte mehr hat oder die
    Grenze überschritten ist; also trifft nur eines davon zu.
error-roma-ended_at_once = { $seat ->
    [0] { $field }: Das Spiel endete, als der Zug des ersten Platzes begann, wegen leerer Scheiben oder der Grenze.
   *[other] { $field }: Das Spiel endete, als der Zug des zweiten Platzes begann, wegen leerer Scheiben oder der Grenze.
}
error-roma-starter = { $seat ->
    [0] { $field }: Nach der Option „first“ hat der erste Platz begonnen.
   *[other] { $field }: Nach der Option „first“ hat der zweite Platz begonnen.
}
error-roma-turn = { $seat ->
    [0] { $field }: Der erste Platz ist am Zug.
   *[other] { $field }: Der zweite Platz ist am Zug.
}
error-roma-turns = { $seat ->
    [0] { $field }: Der erste Platz hat die ungeraden Züge, der zweite die geraden.
   *[other] { $field }: Der zweite Platz hat die ungeraden Züge, der erste die geraden.
}
error-roma-limit = { $field }: Nach dem Aufbau ist es mindestens 1 und höchstens eins mehr als die Grenze von { $limit }.
error-roma-set_up = { $field }: bleibt während des Aufbaus leer.
error-roma-first_points = { $field }: Beide beginnen mit { $points } Punkten.
error-roma-gifts = { $field }: Weggegeben werden { $most } Karten, nicht { $there }.
error-roma-dealt =
    { $field }: Während des Aufbaus hat ein Spieler { $dealt } Karten, auf der Hand, zum Weggeben oder
    ausgelegt, nicht { $there }.
error-roma-set_later = { $field }: Der zweite Spieler legt erst aus, wenn der erste alle Karten ausgelegt hat.
error-roma-dice = { $field }: Die Zahl der unbenutzten Würfel ist hier höchstens { $most }, nicht { $there }.
error-roma-no_dice = { $field }: Es muss noch einen unbenutzten Würfel geben, sonst würde nichts gefragt.
error-roma-triple = { $field }: Nur drei gleiche Würfel dürfen neu gewürfelt werden.
error-roma-rerolled = { $field }: Drei gleiche Würfel dürfen nur einmal neu gewürfelt werden.
error-roma-essedum = { $field }: Die in diesem Zug eingesetzten Würfel erlauben höchstens { $most }.
error-roma-blocked = { $most ->
    [one] { $field }: Die eingesetzten Würfel erlauben höchstens { $most } blockierte Scheibe, nicht { $there }.
   *[other] { $field }: Die eingesetzten Würfel erlauben höchstens { $most } blockierte Scheiben, nicht { $there }.
}
error-roma-money =
    { $field }: Bis Zug { $turns } können die eingesetzten Würfel insgesamt { $most } gebracht haben,
    nicht { $there }.
error-roma-effect = { $field }: passt nicht zur Phase „{ $phase }“.
error-roma-source_blocked = { $field }: An Scheibe { $disc } wird keine Karte aktiviert, sie ist blockiert.
error-roma-acting =
    { $field }: An Scheibe { $disc } liegt weder { PIECE($card) } zum Handeln noch ein Scaenicus, der
    diese Karte kopieren könnte.
error-roma-nothing_to_lay = { $field }: Es gibt keine Karte, die kostenlos ausgelegt werden könnte.
error-roma-no_templum = { $field }: Neben dem Forum an Scheibe { $disc } liegt kein Templum.
error-roma-no_target = { $field }: An Scheibe { $disc } liegt keine gegnerische Karte.
error-roma-won = { $field }: gewinnt schon gegen eine Verteidigung von { $defence }, und nach einem Würfel wird nicht gefragt.
error-roma-aloft = { $field }: enthält Karten, die { PIECE($card) } nicht aufnimmt.
error-roma-no_room = { $field }: Die Zahl der aufgenommenen Karten ist { $there }, die der leeren Scheiben nur { $free }.
error-roma-relaid = { $field }: Das sind genau die Scheiben mit Karten, die { PIECE($card) } neu auslegt.
error-roma-not_taken_up = { $field }: { PIECE($card) } ist weder aufgenommen noch neu ausgelegt.
error-roma-drawn = { $field }: Es werden höchstens { $most } Karten gezogen, nicht { $there }.
error-roma-exposed = { $field }: Das sind die Hand und mindestens eine der gezogenen Karten.
error-roma-exposed_last = { $field }: Das sind die Hand und alle gezogenen Karten, genau wenn der Stapel leer ist.
error-roma-refilled = { $field }: Diese Karten sind im neuen Stapel, wenn der alte bei diesem Ziehen aufgebraucht wurde.
error-roma-known_gifts = { $field }: Wer Karten weggegeben hat, kennt diese, hier { $count }.
error-roma-known = { $field }: Von { PIECE($card) } sind mehr Karten bekannt als die { $held } auf der Hand.
error-roma-all_known = { $field }: Das ist die ganze Hand, denn der Stapel ist leer oder wurde angesehen.

## Die Lektion

lesson-points =
    Roma ist ein Duell um Siegpunkte, SP. Beide beginnen mit 10, und 16 liegen im Vorrat. Wer keine mehr
    hat, hat verloren; ist der Vorrat leer, gewinnt, wer mehr SP hat. Wie viele SP jemand hat, steht
    neben dem Namen.
lesson-discs =
    In der Mitte liegen sechs Scheiben, und beide haben an jeder Scheibe einen Platz; deine Reihe ist die
    untere. Wo du keine Karte hast, ist die Scheibe leer und mit −1 markiert: Jedes Mal, wenn dein Zug
    beginnt, kostet sie dich 1 SP, der zurück in den Vorrat geht. In diesem Zug ist nichts mehr zu tun: Tipp
    auf „{ board-end }“.
lesson-dice =
    Livia hatte ihren Zug. Dann begann deiner: Du hast 1 SP für Scheibe 4 bezahlt und 3, 4 und 6
    gewürfelt. Jeder Würfel tut eines: Er bringt Geld, bringt Karten oder aktiviert eine Karte. Tipp auf
    die 3, dann auf „{ board-cards_disc }“, das aufleuchtet; oder zieh den Würfel dorthin.
    .hint = Tipp auf den Würfel mit der 3, dann auf „{ board-cards_disc }“.
lesson-keeping =
    Eine 3: Du siehst dir drei Karten vom Stapel an und behältst eine; die anderen werden abgeworfen. Ist
    der Stapel aufgebraucht, wird die Ablage zu einem neuen gemischt. Jede Karte erklärt sich selbst:
    Halt den Zeiger oder den Finger darauf. Legat verdient an leeren Scheiben des Gegners, und Livia hat
    zwei. Behalte ihn.
    .hint = Tipp unter den drei gezogenen Karten auf Legat.
lesson-money =
    Legat ist auf deiner Hand. Er kostet 5, die Zahl in der Münze, und du hast kein Geld: Dir fehlen 5.
    Tipp auf die 6, dann auf „{ board-money_disc }“: Sie bringt 6 Sesterzen.
    .hint = Tipp auf den Würfel mit der 6, dann auf „{ board-money_disc }“.
lesson-laying =
    Um eine Karte auszulegen, brauchst du keinen Würfel, nur Geld; leg aus, so viele du bezahlen kannst.
    Tipp in „{ board-hand }“ auf Legat: Wo er liegen darf, leuchtet es auf. Tipp auf deine leere
    Scheibe 4, oder zieh ihn dorthin.
    .hint = Tipp in „{ board-hand }“ auf Legat, dann auf Scheibe 4 in deiner Reihe.
lesson-activating =
    Jetzt kommt das Herz des Spiels: Ein Würfel aktiviert deine Karte an der Scheibe mit seiner Zahl. Du
    hast noch eine 4, und Legat liegt an Scheibe 4. Eine Karte darf schon in dem Zug handeln, in dem sie
    ausgelegt wurde: Tipp in deiner Reihe auf Legat.
    .hint = Tipp in deiner Reihe auf Legat an Scheibe 4.
lesson-full_row =
    2 SP aus dem Vorrat, für Livias zwei leere Scheiben; der kleine Würfel an Scheibe 4 zeigt, wo du ihn
    eingesetzt hast. Deine Reihe ist voll: Dein nächster Zug kostet nichts. Alle Würfel sind benutzt,
    also beende den Zug. Geld und Handkarten bleiben dir.
    .hint = Tipp auf „{ board-end }“.
lesson-defence =
    Du hast 3, 5 und 5. Die Verteidigung einer Karte ist die Zahl im Schild. Dein Onager an Scheibe 3
    greift ein beliebiges Gebäude an; ein kleines Schwert mit einer 3 markiert alle, die er treffen kann.
    Tipp auf Onager, um ihn zu aktivieren.
    .hint = Tipp in deiner Reihe auf Onager an Scheibe 3.
lesson-battle =
    Im Kampf würfelst du einmal mit dem Kampfwürfel; er muss die Verteidigung erreichen. Forum hat 5,
    Mercatus nur 3: Mit 3 oder mehr gewinnst du, also in zwei von drei Fällen, wie der Knopf sagt. Greif
    Mercatus an.
    .hint = Kühn! Aber tipp hier auf Mercatus, in Livias Reihe.
lesson-opposite =
    4 gegen 3: Mercatus wird abgeworfen. Legionarius greift die Karte direkt gegenüber an, hier
    Praetorianus mit Verteidigung 4. Aktiviere ihn mit einer 5.
    .hint = Tipp in deiner Reihe auf Legionarius an Scheibe 5.
lesson-again =
    Eine 2 reicht nicht: Alles bleibt, wie es ist, und nur der Würfel ist verloren. Aber du hast noch
    eine 5, und ein gleicher Würfel aktiviert dieselbe Karte noch einmal. Versuch es wieder.
    .hint = Tipp noch einmal auf Legionarius.
lesson-open_discs =
    4 erreicht 4: Auch Praetorianus ist weg. Livia hat jetzt vier leere Scheiben, und die kosten sie 4
    SP: So zahlen sich Angriffe aus. Sicarius, Gladiator und Nero vertreiben Karten ganz ohne Kampf.
lesson-forum =
    Eine andere Lage, später im Spiel. Die meisten SP bringt Forum, das zwei Würfel braucht: einen mit
    der Zahl seiner Scheibe und einen zweiten, dessen Wert du in SP bekommst. Tipp auf Forum an Scheibe 2.
    .hint = Tipp in deiner Reihe auf Forum an Scheibe 2.
lesson-basilica =
    Welcher Würfel zählt? Basilica, Templum und Turris werden nie aktiviert: Sie wirken ohne Würfel.
    Deine Basilica neben Forum bringt 2 SP dazu; die 1 brächte also 3, und die 6 bringt 8. Livias Turris
    gibt ihren anderen Karten 1 Verteidigung mehr: Eine Zahl, die sich geändert hat, ist unterstrichen,
    ihr Schild rot gerahmt. Tipp auf die 6.
    .hint = Tipp bei „{ board-your_dice }“ auf die 6.
lesson-covering =
    8 SP! Aber Vorsicht: Eine Karte, die über eine andere gelegt wird, schickt diese auf die Ablage, und
    was sie gekostet hat, ist verloren. Auch Karten, die Machina oder Consiliarius neu auslegt, können
    andere überdecken. Dein Templum hilft nur neben einem Forum, also gib es auf: Tipp in
    „{ board-hand }“ auf Aesculapinum, dann auf Scheibe 6. Es kostet 5.
    .hint = Tipp in „{ board-hand }“ auf Aesculapinum, dann auf Scheibe 6, wo dein Templum liegt.
lesson-giving =
    Eine andere Lage: Wie beginnt ein Spiel? Beide bekommen vier Karten und geben zwei davon dem Gegner.
    Du hast Consul gewählt; tipp in „{ board-hand }“ auf Senator, um auch ihn wegzugeben. Behalte, was
    zusammenpasst, wie Forum und Basilica.
    .hint = Tipp in „{ board-hand }“ auf Senator.
lesson-setting =
    Livia hat dir Gladiator und Legionarius gegeben. Das Auge auf Legionarius heißt, dass sie diese Karte
    kennt. Was du von ihren vier Karten weißt, steht bei ihrem Namen: die zwei von dir, die anderen
    unbekannt. Deine vier Karten kommen verdeckt und kostenlos an vier Scheiben; dann die von Livia. Drei
    liegen schon, Basilica neben Forum. Tipp auf Legionarius, dann auf Scheibe 5.
    .hint = Tipp in „{ board-hand }“ auf Legionarius, dann auf Scheibe 5 in deiner Reihe.
lesson-rerolling =
    Alle Karten sind aufgedeckt. Wer beginnt, entscheidet das Los; hier bist du es. Du hast zwei leere
    Scheiben, also hat dieser allererste Zug 2 SP gekostet, und im Vorrat sind jetzt 18. Und du hast 4,
    4, 4 gewürfelt: Drei gleiche Würfel dürfen einmal neu gewürfelt werden, und zwar alle drei. Tipp auf
    „{ action-reroll }“.
    .hint = Du darfst sie behalten. Tipp hier aber auf „{ action-reroll }“.
lesson-no_card =
    1, 4 und 5. An Scheibe 4 hast du keine Karte, aber kein Würfel ist nutzlos, und große bringen viel
    Geld oder eine breite Auswahl an Karten. Tipp auf die 4, dann auf „{ board-cards_disc }“.
    .hint = Tipp auf den Würfel mit der 4, dann auf „{ board-cards_disc }“.
lesson-choosing =
    Vier Karten, und du behältst eine. Sieh dir an, was sie tun und was sie kosten: Du hast noch kein
    Geld und zwei Scheiben zu füllen. Du hast die Wahl.
lesson-last =
    Eine andere Lage: das Ende. Im Vorrat sind nur noch 2 SP, und Livia führt 18 zu 16. Dein Legat bringt
    3, für ihre drei leeren Scheiben; was dem Vorrat fehlt, bekommst du trotzdem. Aktiviere Legat!
    .hint = Tipp in deiner Reihe auf Legat an Scheibe 4.
lesson-over =
    Der Vorrat ist leer, und damit ist das Spiel sofort aus: 19 zu 18, du hast gewonnen! Merk dir: Eine
    leere Scheibe kostet dich in jedem Zug 1 SP und bringt einem gegnerischen Legat welche. Füll deine
    Reihe früh, dann bau rund um ein Forum. Die Karten erklären sich selbst. Jetzt spiel deine erste Partie!

## Woraus der Zufall etwas gibt

drawn-the-starting-player = der Startspieler
drawn-the-draw-pile = der Stapel
drawn-an-action-die = ein Aktionswürfel
drawn-the-battle-die = der Kampfwürfel
