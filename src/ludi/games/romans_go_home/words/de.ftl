### Romans Go Home! auf Deutsch. Begriffe: Clan, Krieger, Stärke, Gesamtstärke, Fort, Wall, Abschnitt (des Walls),
### Platz (am Tisch), Runde, Zug, Plan, aufdecken, offen, verdeckt, erobern, ablegen (Krieger), aus dem Spiel
### (Forts), beiseitelegen, betören, Gleichstand, Steuer, neutraler Clan. Ein Clan heißt wie seine Farbe, ohne
### Artikel; jedes Fort ist „das …fort“; Krieger haben keinen Artikel, außer als Subjekt vor „von“ und einem Clan.
### term: erobern; not: bekomm* … *fort, Fort wird genommen, muss … nehmen, einnehm*, eingenommen*

title = Romans Go Home!
tagline = Stürme den Hadrianswall, Fort um Fort, und komm den anderen Clans nicht in die Quere.

## Die Clans

piece-gold = Gold
piece-green = Grün
piece-violet = Violett
piece-red = Rot

## Die Krieger, und was sie tun

piece-qween = Qween
piece-druhid = Dru’hid
piece-zvord = Zvord
piece-axx = Axx
piece-archr = Arch’r
piece-filchy = Filchy
piece-horsie = Horsie
piece-chariott = Ch’ariott

about-qween =
    Stärke 1. In dem Zug, in dem sie aufgedeckt wird, betört sie einen Krieger, den ein anderer Clan in
    diesem Zug aufgedeckt hat: Seine Stärke zählt diesmal für dich, zusätzlich zu ihrer, und nicht für seinen
    Clan. Wenn sie jemanden betören kann, muss sie es; aber zwei oder mehr Qweens auf einmal, auch neutrale, heben sich gegenseitig auf.
about-druhid =
    Stärke 2. Eroberst du ein Fort in dem Zug, in dem er aufgedeckt wird, darfst du ein beliebiges des Walls
    nehmen; das ganz linke bleibt dann im Wall. Es wirkt das Fort, das du nimmst. Ein neutraler bewirkt
    nichts.
about-zvord =
    Stärke 3. In dem Zug, in dem er aufgedeckt wird, darfst du nach der Eroberung deine verdeckten Krieger
    heimlich in eine beliebige Reihenfolge bringen. Ein neutraler bewirkt nichts.
about-axx =
    Stärke 4. Eroberst du ein Fort in dem Zug, in dem er aufgedeckt wird, darfst du ihn offen behalten; die
    anderen gehen. Bei einem Signalfort bleibt er nur, wenn ein anderer deiner offenen Krieger für ihn geht.
about-archr =
    Stärke 5. In dem Zug, in dem er aufgedeckt wird, gewinnt er einen Gleichstand an der Spitze, es sei denn,
    ein anderer der gleichauf liegenden Clans hat in diesem Zug auch Arch’r aufgedeckt. Das gilt selbst dann,
    wenn eine Qween ihm seine Stärke genommen hat.
about-filchy =
    Stärke 6. In dem Zug, in dem sie aufgedeckt wird, kann dein Clan nichts erobern, und seine Gesamtstärke zählt
    nicht: Er gewinnt nicht und sorgt auch nicht für Gleichstand. Ihre Stärke zählt ab dem nächsten Zug.
about-horsie =
    Stärke 7. Eroberst du nichts in dem Zug, in dem sie aufgedeckt wird (auch bei Gleichstand), so legst du
    einen anderen offenen Krieger ab, oder Horsie selbst, wenn kein anderer da ist.
about-chariott =
    Stärke 9. Decken zwei oder mehr Clans im selben Zug einen Ch’ariott auf, so gehen diese alle verloren,
    bevor die Stärke zählt. Denen aus früheren Zügen geschieht nichts. Jeder Clan hat zwei.

## Die Forts, und was sie tun

piece-legion-1 = Legionsfort −1
piece-legion-2 = Legionsfort −2
piece-legion-3 = Legionsfort −3
piece-unwary = Schlummerfort
piece-signal = Signalfort
piece-tax = Steuerfort
piece-dinary-1 = Allerweltsfort 1
piece-dinary-3 = Allerweltsfort 3
piece-dinary-4 = Allerweltsfort 4
piece-dinary-5 = Allerweltsfort 5
piece-dinary-6 = Allerweltsfort 6

-three-legions =
    Aber eine Person, die ein Fort erobert und dann drei Legionsforts hält, gewinnt das Spiel sofort; eines,
    das als Steuer abgegeben wurde, zählt nicht mehr mit.
about-legion-1 = Kostet 1 Punkt. { -three-legions }
about-legion-2 = Kostet 2 Punkte. { -three-legions }
about-legion-3 = Kostet 3 Punkte. { -three-legions }
about-unwary =
    Bringt 2 Punkte. Du darfst den schwächsten deiner offenen Krieger behalten, nach aufgedruckter Stärke;
    und auch Axx, wenn er in diesem Zug aufgedeckt wurde.
about-signal =
    Bringt 4 Punkte. Jeder Clan mit offenen Kriegern legt einen seiner Wahl ab, auch der Sieger, bevor dessen
    andere Krieger gehen.
about-tax =
    Bringt 8 Punkte. Die Steuer: Am Ende des Zuges gibst du eines deiner Forts ab, dieses oder ein anderes.
    Ist es dein einziges, so gibst du es ab.
about-dinary-1 = Bringt 1 Punkt, sonst nichts.
about-dinary-3 = Bringt 3 Punkte, sonst nichts.
about-dinary-4 = Bringt 4 Punkte, sonst nichts.
about-dinary-5 = Bringt 5 Punkte, sonst nichts.
about-dinary-6 = Bringt 6 Punkte, sonst nichts.

# Ein Fort, wo wenig Platz ist.
short-legion = Legion
short-unwary = Schlummer
short-signal = Signal
short-tax = Steuer
short-dinary = Allerwelt

# Ein Fort mit seinem Namen und seinem Wert, den die meisten Namen schon nennen; und dasselbe im Satz, als
# Subjekt oder Objekt.
fort-valued = { $named ->
    [by-value] { PIECE($fort) }
   *[apart] { PIECE($fort) } ({ $value })
}
the-fort = { $named ->
    [by-value] das { PIECE($fort) }
   *[apart] das { PIECE($fort) } ({ $value })
}

## Was man tun kann

action-place = { PIECE($warrior) } ({ $strength }) legen
action-charm = { $case ->
    [seen] { PIECE($warrior) } ({ $strength }) von { PIECE($clan) } betören: Deine Gesamtstärke wird { $total }
   *[unseen] Den Krieger betören, den { PIECE($clan) } aufgedeckt hat
}
action-take = { $case ->
    [by-value] Das { PIECE($fort) } nehmen (Abschnitt { $place })
    [apart] Das { PIECE($fort) } nehmen ({ $value }, Abschnitt { $place })
   *[unseen] Das Fort in Abschnitt { $place } nehmen
}
action-keep = { $case ->
    [nobody] Niemanden behalten: alle deine offenen Krieger ablegen
    [nobody-one-goes] Niemanden behalten: { PIECE($gone) } ({ $gone_strength }) ablegen
    [axx] Axx ({ $axx }) behalten; die anderen ablegen
    [axx-one-goes] Axx ({ $axx }) behalten; { PIECE($gone) } ({ $gone_strength }) ablegen
    [axx-none-goes] Axx ({ $axx }) behalten
    [weakest] { PIECE($kept) } ({ $kept_strength }), deine schwächste Karte, behalten; die anderen ablegen
    [weakest-one-goes]
        { PIECE($kept) } ({ $kept_strength }), deine schwächste Karte, behalten;
        { PIECE($gone) } ({ $gone_strength }) ablegen
    [weakest-none-goes] { PIECE($kept) } ({ $kept_strength }), deine schwächste Karte, behalten
    [weakest-unseen] Deine schwächste Karte behalten; die anderen ablegen
    [both]
        Axx ({ $axx }) und { PIECE($kept) } ({ $kept_strength }), deine schwächste Karte, behalten;
        die anderen ablegen
    [both-one-goes]
        Axx ({ $axx }) und { PIECE($kept) } ({ $kept_strength }), deine schwächste Karte, behalten;
        { PIECE($gone) } ({ $gone_strength }) ablegen
    [both-none-goes]
        Axx ({ $axx }) und { PIECE($kept) } ({ $kept_strength }), deine schwächste Karte, behalten
   *[both-unseen] Axx und deine schwächste Karte behalten; die anderen ablegen
}
action-discard = { PIECE($warrior) } ({ $strength }) ablegen
action-raze = Die Steuer mit dem { fort-valued } zahlen

## Was geschieht

event-round_began = Runde { $round } beginnt.
event-fort_built = Abschnitt { $place } des Walls: { fort-valued }.
event-warrior_drawn = { PIECE($clan) } zieht { PIECE($warrior) }.
event-warrior_placed = { PIECE($clan) } legt { PIECE($warrior) } in Abschnitt { $place }.
event-warrior_put_aside = { PIECE($clan) } legt { PIECE($warrior) } beiseite.
event-plan_sealed = { PIECE($clan) } hat einen Plan.
event-turn_began = Zug { $turn }: Die Clans kämpfen um { the-fort }.
event-warrior_revealed = { PIECE($clan) } deckt { PIECE($warrior) } ({ $strength }) auf.
event-chariott_wrecked = Der Ch’ariott von { PIECE($clan) } geht beim Zusammenstoß zu Bruch.
event-qweens_cancelled = Die Qweens heben sich gegenseitig auf: Niemand wird betört.
event-qween_idle = Die Qween von { PIECE($clan) } betört niemanden.
event-warrior_charmed =
    Die Qween von { PIECE($clan) } betört { PIECE($warrior) } ({ $strength }) von { PIECE($target) }.
event-total_counted = { PIECE($clan) } kommt auf { $total }.
event-clan_filched = { PIECE($clan) } hat Filchy aufgedeckt und kann nichts erobern.
event-attack_tied = Gleichstand an der Spitze mit { $total }: Niemand erobert das Fort.
event-tie_broken = Arch’r entscheidet den Gleichstand für { PIECE($clan) }.
event-nobody_eligible = Kein Clan kann das Fort erobern.
event-fort_swapped =
    Der Dru’hid von { PIECE($clan) } nimmt das Fort in Abschnitt { $place }; { the-fort } kommt an dessen
    Stelle.
event-forts_slid =
    Der Dru’hid von { PIECE($clan) } nimmt das Fort in Abschnitt { $place }; die Forts links davon rücken um
    einen Abschnitt nach rechts.
event-fort_captured = { PIECE($clan) } erobert { the-fort }.
event-fort_razed = Das { fort-valued } kommt aus dem Spiel.
event-fort_stood = Das { fort-valued } hält stand und wird noch einmal umkämpft.
event-warrior_kept = { PIECE($clan) } behält { PIECE($warrior) }.
event-signal_fired = Das Signalfeuer brennt: Jeder Clan mit offenen Kriegern legt einen ab.
event-warrior_discarded = { PIECE($clan) } legt { PIECE($warrior) } ab.
event-horsie_raged = Die Horsie von { PIECE($clan) } hat nichts erobert: Ein Krieger ihres Clans muss gehen.
event-horsie_left = Die Horsie von { PIECE($clan) } hat nichts erobert und steht allein da: Sie geht selbst.
event-choice_made = { PIECE($clan) } hat gewählt.
event-order_taken_up =
    So lagen die verdeckten Krieger von { PIECE($clan) } bisher, ab Abschnitt { $place }:
    { LIST($warriors, of: "piece", join: "comma") }.
event-tax_paid = { PIECE($clan) } zahlt die Steuer mit dem { fort-valued }.
event-legions_won = { PIECE($clan) } hält drei Legionsforts und gewinnt sofort.
event-game_ended = Das Spiel ist aus.

## Was gefragt wird

prompt-planning = { $case ->
    [placing] Abschnitt { $place }, { fort-valued }: Wer? (die letzte Karte bleibt übrig)
   *[waiting] Die Clans legen ihre Krieger aus.
}
prompt-charming = Wessen Krieger betört deine Qween?
prompt-taking = Dank Dru’hid darfst du jedes Fort nehmen. Welches?
prompt-keeping = { $taken ->
    [signal] Das Fort gehört dir; gleich brennt sein Signalfeuer. Wer bleibt offen liegen?
   *[other-fort] Das Fort gehört dir. Wer bleibt offen liegen?
}
prompt-signalling = Das Signalfeuer brennt. Welchen offenen Krieger legst du ab?
prompt-horsing = Horsie hat nichts erobert. Welchen offenen Krieger legst du ab?
prompt-reordering = { $case ->
    [placing] Abschnitt { $place }, { fort-valued }: Wer? (Zvord: neue Reihenfolge)
   *[waiting] Die Clans legen ihre Krieger aus.
}
prompt-taxing = Das Steuerfort: Welches deiner Forts gibst du ab?
prompt-over = Das Spiel ist aus.

hint-planning = (oder: plan und sechs Namen)

## Warum es aus ist

forts-counted = { $forts ->
    [one] { $forts } Fort
   *[other] { $forts } Forts
}
# Wie zwei Clans stehen, bis zu dem, was sie unterscheidet: hinter einem Doppelpunkt.
compared = { $apart ->
    [points] { score } zu { $its }
    [count] je { score }, aber { forts-counted } zu { $its }
    [highest] je { score } und { forts-counted }, aber { $own } zu { $its } beim { $rank ->
        [1] höchsten Fort
        [2] zweithöchsten Fort
        [3] dritthöchsten Fort
        [4] vierthöchsten Fort
        [5] fünfthöchsten Fort
        [6] sechsthöchsten Fort
        [7] siebthöchsten Fort
        [8] achthöchsten Fort
       *[other] Fort Nummer { $rank }
    }
    [no-fort] je { score } und kein Fort
   *[nowhere] je { score } und { forts-counted }, Fort für Fort gleich viel wert
}
result-legions = { $name } hält drei Legionsforts: Das ist der Sieg, ganz gleich, wie die Punkte stehen.
result-neutral_legions =
    Der neutrale Clan { PIECE($clan) } hält drei Legionsforts: Das ist der Sieg, ganz gleich, wie
    die Punkte stehen.
result-lead = { $lead ->
    [one] { $name } hat { $lead } Punkt Vorsprung: { compared }.
   *[other] { $name } hat { $lead } Punkte Vorsprung: { compared }.
}
result-tie = { $name } gewinnt bei Gleichstand: { compared }.
result-shared = { LIST($names) } teilen sich den Sieg: { compared }.
result-ahead_of_all =
    { $name } liegt vor allen neutralen Clans: { score } zu { $its } ({ PIECE($clan) }) und
    { $others } ({ PIECE($other) }).
result-ahead = { $name } liegt vor dem neutralen Clan { PIECE($clan) }: { compared }.
result-not_ahead = { $name } liegt nicht vor dem neutralen Clan { PIECE($clan) }: { compared }.
result-shared_with_neutral = { $name } teilt sich den Sieg mit dem neutralen Clan { PIECE($clan) }: { compared }.
result-neutral = Der neutrale Clan { PIECE($clan) } gewinnt: { compared }.

## Optionen

option-neutrals = Wie viele neutrale Clans mitspielen, die niemand führt.
    .chosen = Neutrale Clans: { $value }
option-clan_0 = Der Clan von Platz 1
    .chosen = Clan von Platz 1: { $value }
option-clan_1 = Der Clan von Platz 2
    .chosen = Clan von Platz 2: { $value }
option-clan_2 = Der Clan von Platz 3
    .chosen = Clan von Platz 3: { $value }
option-clan_3 = Der Clan von Platz 4
    .chosen = Clan von Platz 4: { $value }
option-horsie_may_go = Eine Horsie, die nichts erobert, darf selbst gehen, auch wenn andere gehen könnten.
option-signal_after_discard =
    Ein Signalfort wirkt erst, nachdem der Sieger seine Krieger abgelegt hat; ein Axx, der bliebe, ginge dadurch
    verloren.
option-neutrals_can_win =
    Spielt eine Person allein, so zählen die neutralen Clans in der Wertung mit und können auch durch
    Legionsforts gewinnen.
option-ties_keep_fort =
    Bei Gleichstand bleibt das umkämpfte Fort, und dafür kommt das ganz rechte aus dem Spiel; im letzten Zug
    ist das umkämpfte verloren.
option-druhid_slides = Nimmt Dru’hid ein anderes Fort, so rücken die links davon nach rechts.

-first-free = der erste freie
value-clan_0-0 = { -first-free }
value-clan_0-1 = { piece-gold }
value-clan_0-2 = { piece-green }
value-clan_0-3 = { piece-violet }
value-clan_0-4 = { piece-red }
value-clan_1-0 = { -first-free }
value-clan_1-1 = { piece-gold }
value-clan_1-2 = { piece-green }
value-clan_1-3 = { piece-violet }
value-clan_1-4 = { piece-red }
value-clan_2-0 = { -first-free }
value-clan_2-1 = { piece-gold }
value-clan_2-2 = { piece-green }
value-clan_2-3 = { piece-violet }
value-clan_2-4 = { piece-red }
value-clan_3-0 = { -first-free }
value-clan_3-1 = { piece-gold }
value-clan_3-2 = { piece-green }
value-clan_3-3 = { piece-violet }
value-clan_3-4 = { piece-red }

## Für alle, die tippen: die Wörter, und was die Aktionen tun

type-place = legen
type-charm = betören
type-take = nehmen
type-keep = behalten
type-discard = ablegen
type-raze = zahlen
type-piece-green = grün
type-piece-violet = violett
type-piece-red = rot
type-piece-nothing = niemand
type-piece-weakest = schwächste
type-piece-both = beide
type-piece-unwary = schlummer
type-piece-tax = steuer
type-piece-dinary-1 = allerwelt-1
type-piece-dinary-3 = allerwelt-3
type-piece-dinary-4 = allerwelt-4
type-piece-dinary-5 = allerwelt-5
type-piece-dinary-6 = allerwelt-6

help-place =
    Einen Krieger verdeckt in den nächsten freien Abschnitt legen, von links nach rechts; oder die ganze
    Reihenfolge in einer Zeile angeben: plan und die Namen der Krieger, den für Abschnitt 1 zuerst, ohne die
    Karte, die beiseitekommt. Mit Zvord: plan und alle deine verdeckten Krieger.
help-charm = Qween: Die Stärke dieses Kriegers zählt in diesem Zug für dich, nicht für seinen Clan.
help-take =
    Dru’hid: ein beliebiges Fort nehmen, über die Nummer seines Abschnitts; das ganz linke bleibt im Wall.
help-keep = Einige deiner offenen Krieger dürfen nach der Eroberung bleiben; die anderen gehen.
help-discard = Einen offenen Krieger ablegen. Gezeigt wird erst, wenn alle gewählt haben.
help-raze =
    Die Steuer, fällig für ein Steuerfort: Eines deiner Forts kommt aus dem Spiel, dieses oder ein anderes.

## Die Regeln in Kürze

rules =
    Kaledonische Clans stürmen den Hadrianswall und kommen sich dabei vor allem gegenseitig in die Quere. Ein
    Spiel hat drei Runden. In jeder bilden sechs Forts den Wall: Das höchste positive kommt ans rechte Ende,
    dann das niedrigste positive ans linke.

    Planen. Du ziehst sieben deiner neun Krieger. Sechs davon legst du verdeckt am Wall aus, von links nach
    rechts; der siebte kommt beiseite. Alle planen gleichzeitig und heimlich.

    Dann folgen sechs Züge, einer für jeden Abschnitt. Jeder Clan deckt von links seinen ersten verdeckten
    Krieger auf, der offen liegen bleibt. Die Gesamtstärke eines Clans ist die Stärke aller seiner offenen
    Krieger zusammen. Der Clan mit der höchsten erobert das Fort ganz links und legt alle seine offenen Krieger
    ab; die anderen behalten ihre. Bei Gleichstand an der Spitze erobert niemand etwas, und alle Krieger bleiben; das Fort kommt aus
    dem Spiel (*).

    Der Effekt eines Kriegers wirkt nur im Zug des Aufdeckens; seine Stärke zählt, solange die Karte liegt:
      Qween 1      Übernimmt für diesen Zug die Stärke eines fremden Kriegers, der
                   mit ihr aufgedeckt wird. Zwei oder mehr Qweens heben sich auf.
      Dru’hid 2    Eroberst du ein Fort, so nimm ein beliebiges; das ganz linke
                   bleibt dann im Wall, an der Stelle des genommenen (*).
      Zvord 3      Ordne nach der Eroberung deine verdeckten Krieger beliebig neu.
      Axx 4        Eroberst du ein Fort, so darfst du ihn offen behalten.
      Arch’r 5     Gewinnt einen Gleichstand an der Spitze, außer wenn ein anderer
                   Clan, der gleichauf liegt, auch Arch’r aufdeckt.
      Filchy 6     Dein Clan kann in diesem Zug nichts erobern, und seine
                   Gesamtstärke zählt nicht.
      Horsie 7     Eroberst du nichts, so leg einen anderen offenen Krieger ab,
                   oder Horsie selbst, wenn kein anderer da ist (*).
      Ch’ariott 9  (zwei je Clan) Decken zwei oder mehr Clans zugleich einen auf,
                   gehen diese verloren, bevor die Stärke zählt.

    Der Effekt eines Forts wirkt, wenn es erobert wird:
      Schlummerfort (2)         Du darfst deinen schwächsten offenen Krieger
                                behalten.
      Signalfort (4)            Jeder Clan mit offenen Kriegern legt einen seiner
                                Wahl ab, auch der Sieger, bevor der Sieger die
                                übrigen ablegt (*).
      Steuerfort (8)            Die Steuer: Gib eines deiner Forts ab, dieses oder
                                ein anderes.
      Legionsfort (−1 bis −3)   Kostet Punkte, aber wer drei der vier hält,
                                gewinnt sofort.
      Allerweltsfort (1 bis 6)  Nur Punkte.

    Ein neutraler Clan spielt sechs zufällige Krieger. Seine Qween, sein Dru’hid und sein Zvord bewirken
    nichts, außer dass seine Qween andere aufhebt. Er kann Forts erobern, aber nicht das Spiel gewinnen (*).

    Nach drei Runden gewinnt die höchste Summe der Fortwerte; bei Gleichstand die meisten Forts, dann das
    höchste Fort, das zweithöchste und so weiter. Eine Person allein gewinnt, wenn sie vor jedem neutralen Clan
    liegt.

    (*) Eine Option kann das ändern. Gewählte Optionen stehen darunter und gehen dem vor, was hier steht.

## Das Spielbrett

board-lay_out_anew = Zvord: Leg deine verdeckten Krieger neu aus, oder bestätige sie so, wie sie lagen.
board-lay_out = Leg deine Krieger am Wall aus, einen an jedes Fort.
board-round = Runde { $number } von { $all }
board-round_over = Runde { $number } ist vorbei
board-turn = Zug { $number } von { $all }
board-planning = Planen
board-over = Das Ende
board-pile = Forts im Stapel: { $count }
board-wall = Der Wall
board-place = Abschnitt { $place }
board-now = jetzt
board-fought_for = Die Clans kämpfen gerade darum.
board-gone = Hier steht kein Fort mehr
board-taken_by = geht an { PIECE($clan) }
board-nobody_took = geht an niemanden
board-tie = Gleich­stand
board-danger = { PIECE($clan) } hält zwei Legionsforts: Ein drittes gewinnt das Spiel.

# Planen

board-your_warriors = Deine Krieger
board-only_you = Nur du siehst sie
board-free = frei
board-how_plain = Wähle, wer in Abschnitt { $place } kommt.
board-how_arranged = Tipp auf Krieger, zieh sie, oder tipp erst auf den Abschnitt; zwei angetippte tauschen.
board-one_left = Wer übrig bleibt, kommt beiseite.
board-how_keys = Tasten: 1 bis 6 schickt den Krieger in den Abschnitt, ← → geht weiter, die Rücktaste nimmt ihn zurück.
board-aside = Beiseite
board-confirm = Plan bestätigen
board-take_back = Plan leeren
board-said_placed = { $piece }: Abschnitt { $place }
board-said_in_hand = { $piece }: auf der Hand
board-warrior = { PIECE($warrior) } ({ $strength })
board-is_planning = plant
board-has_plan = hat einen Plan

# Die Clans

board-clans = Die Clans
board-neutral = neutraler Clan
board-strength = Stärke
board-discarded = abgelegt
board-hidden = verdeckt
board-forts = Forts
board-no_fort = noch kein Fort
board-took_none = kein Fort
board-on_turn = wählt
board-your_choice = deine Wahl
board-captures = erobert
board-charmed_by = betört von { PIECE($clan) }
board-charmed_now = Betört: Die Stärke zählt in diesem Zug für { PIECE($clan) }.
board-lends = { PIECE($warrior) } von { PIECE($clan) } zählt in diesem Zug hier
board-revealed_now = In diesem Zug aufgedeckt: Der Effekt wirkt jetzt.
board-earlier_now = Seit einem früheren Zug offen: Nur die Stärke zählt.
board-chosen = Du legst { PIECE($warrior) } ab (noch nicht gezeigt)
board-legions = Legionen { $count } von { $all }
board-keep = behalten
board-keep_both = beide behalten
board-keep_nothing = niemanden behalten
board-discard = ablegen
board-charm = betören
board-take = nehmen
board-raze = zahlen

# Was gerade geschehen ist

board-story = Was gerade geschehen ist
board-no_news = Sobald alle Clans einen Plan haben, beginnt der Kampf.
board-told_turn = Zug { $turn }
board-left_out = zählt nicht
board-razed = Forts aus dem Spiel: { $count }

# Das Ende

board-ranking = Die Rangliste
board-triumph = Drei Legionsforts für { PIECE($clan) }: Das Spiel ist gewonnen!
board-victory = Der Wall fällt an { PIECE($clan) }!
board-shared_victory = Der Wall fällt: ein geteilter Sieg!
board-winner = gewinnt
board-fort_count = Forts: { $count }
board-highest = höchstes: { $value }
board-how_ranked = Es zählt die Summe aller Forts; bei Gleichstand die meisten Forts, dann das höchste Fort.
board-how_legions = Drei Legionsforts gewinnen sofort, gleich bei welchen Punkten.

## Das Terminal

terminal-round = Runde { $number }/{ $all }
terminal-turn = Zug { $number }/{ $all }
terminal-planning = Planen
terminal-over = das Spiel ist aus
terminal-pile = Forts im Stapel: { $count }
terminal-razed = Aus dem Spiel:
terminal-legions = Legion { $count }/{ $all }
terminal-danger = { PIECE($clan) } hält zwei Legionsforts: Ein drittes aus dem Wall gewinnt das Spiel.
terminal-plan = dein Plan
terminal-neutral = (neutraler Clan)
terminal-you = (du)
terminal-reveals = zeigt { PIECE($warrior) } { $strength }
terminal-charms = betört
terminal-charmed_one = { PIECE($warrior) } { $strength } von { PIECE($clan) }: gesamt { $total }
terminal-lends = verleiht
terminal-lent_one = { PIECE($warrior) } { $strength } an die Qween von { PIECE($clan) }: gesamt { $total }
terminal-captures = erobert
terminal-wins = gewinnt
terminal-by_legions = durch Legionsforts
terminal-shown = offen { $strength }
terminal-lost = abgelegt
terminal-forts = Forts
terminal-hand = Auf der Hand:
terminal-aside = Beiseite:
terminal-choice = Gewählt:

## Die Lektion

lesson-begin =
    Hadrian hat einen Wall gebaut, und dein Clan, Gold, will ihn weghaben. Sechs Forts stehen im Wall; die
    Zahl auf einem Fort ist sein Wert. Erobere Forts! Nach drei Runden gewinnt, wer die meisten Punkte hat.
lesson-warriors =
    Jeder Clan hat dieselben neun Krieger: sieben mit den Stärken 1 bis 7 und zwei Ch’ariotts mit 9. Für jede
    Runde ziehst du zufällig sieben deiner neun; die beiden anderen setzen aus. Sechs der sieben kommen an
    den Wall, einer beiseite. Hier liegen vier schon am Wall, drei hast du noch auf der Hand.
lesson-plan =
    Eine Runde beginnt mit einem Plan: an jedem Fort ein Krieger, verdeckt. Die Zahl eines Kriegers ist seine
    Stärke. Tipp auf Filchy, dann auf Ch’ariott: der Stärkste für das Fort mit 8. Qween bleibt übrig und
    kommt beiseite. Tipp dann auf „{ board-confirm }“.
    .hint =
        Tipp zuerst auf Filchy: Sie kommt in Abschnitt 5. Dann auf Ch’ariott, in Abschnitt 6; dann auf
        „{ board-confirm }“.
lesson-axx =
    Zug 1: Alle Clans haben ihren ersten Krieger aufgedeckt. Deine 4 schlägt 2 und 2: Das Fort ganz links
    gehört dir! Die offenen Krieger des Siegers gehen dann. Aber jeder Krieger hat einen Effekt, und Axx darf
    bleiben. Behalte ihn.
    .hint = Tipp im Feld deines Clans auf Axx, auf dem „{ board-keep }“ steht.
lesson-adding =
    Zug 2: Stärke summiert sich. Du hast 4 + 3 = 7, aber Grün hat 2 + 7 = 9 und erobert das Fort. Die Krieger
    von Grün gehen, bis auf einen: Dieses Fort lässt Grün den schwächsten behalten. Du und Rot habt nichts
    erobert, also bleiben eure alle da: Ihre Stärke zählt im nächsten Zug wieder. Verlieren heißt sparen!
lesson-zvord =
    Du hast Zvord aufgedeckt: Jetzt darfst du deine verdeckten Krieger neu ordnen. Das nächste Fort, −2,
    würde dich Punkte kosten! In dem Zug, in dem du Filchy aufdeckst, kannst du kein Fort erobern, und ihre
    Stärke bleibt dir. Tipp auf Filchy und Arch’r, um sie zu tauschen, und bestätige dann.
    .hint =
        Tipp auf Filchy, dann auf Arch’r: Sie tauschen die Plätze. Lass die anderen liegen, und tipp auf
        „{ board-confirm }“.
lesson-filchy =
    Zug 3: Es hat geklappt. Du hast 13, am meisten, aber weil Filchy gerade aufgedeckt wurde, zählt das
    nicht. Also erobert Rot mit 11 die −2. Die Krieger von Rot gehen, bis auf Axx: Rot darf ihn behalten,
    wie vorhin du. Deine bleiben alle da.
lesson-druhid =
    Zug 4: 4 + 3 + 6 + 2 = 15, am meisten. Und wer in dem Zug gewinnt, in dem er Dru’hid aufdeckt, darf ein
    beliebiges Fort des Walls nehmen; das umkämpfte, hier die 4, kommt an dessen Stelle. Nimm das mit 8, in
    Abschnitt 6.
    .hint = Tipp im Wall auf das Fort ganz rechts, das mit 8.
lesson-tax =
    Die 4 steht jetzt in Abschnitt 6. Auch manche Forts haben einen Effekt, wenn sie erobert werden: Deines, das
    Steuerfort, kostet dich ein Fort, dieses oder ein anderes. Zahle mit der 1. (Halt den Zeiger oder den
    Finger auf einen Krieger oder ein Fort, und du liest, was es damit auf sich hat.)
    .hint = Deine Forts liegen im Kopf der Reihe deines Clans. Tipp auf das mit 1.
lesson-qween =
    Wir verlassen diese Runde. Eine andere Lage: ein neues Spiel, Zug 1, und du hast Qween aufgedeckt. Sie
    hat nur 1, aber in diesem Zug betört sie einen Gegner, der mit ihr aufgedeckt wurde: Seine Stärke zählt
    für dich, nicht für seinen Clan; sein Effekt bleibt seinem Clan. Betöre Arch’r von Grün: 1 + 5 = 6
    gewinnt.
    .hint = Tipp im Feld von Grün auf Arch’r, auf dem „{ board-charm }“ steht.
lesson-chariotts =
    Das Fort war deins, und Qween ist gegangen: Die Zeile über dem Wall erzählt den letzten Zug, und alle,
    wenn du darauf tippst. Hier ist Zug 2: Grün und Rot haben je einen Ch’ariott aufgedeckt, eine mächtige 9. Aber Ch’ariotts, die
    zusammenstoßen, gehen zu Bruch, bevor etwas zählt: Grün bleiben 5, Rot bleiben 2.
lesson-archr =
    Dein Arch’r hat auch 5: Gleichstand! Aber in dem Zug, in dem er aufgedeckt wird, gewinnt Arch’r
    Gleichstände (decken zwei gleichauf liegende Clans ihren zugleich auf, bleibt es dabei). Der von Grün kam
    schon früher. Also eroberst du das Schlummerfort, das deinen schwächsten offenen Krieger bleiben lässt.
    Behalte Arch’r.
    .hint = Tipp im Feld deines Clans auf Arch’r, auf dem „{ board-keep }“ steht.
lesson-tie =
    Zug 3: Du und Grün habt beide 5 + 4 = 9. Bei Gleichstand erobert niemand das Fort: Es ist verloren, und
    alle Krieger bleiben. Dein Arch’r hilft nicht mehr: Effekte wirken nur im Zug des Aufdeckens, die Stärke
    bleibt. (Rot hat Zvord aufgedeckt und ordnet seine verdeckten Krieger neu.)
lesson-signal =
    Zug 4: Grün erobert mit 18 das Signalfort. Jetzt legt jeder Clan mit offenen Kriegern einen ab, auch der
    Sieger; aber die von Grün gehen ohnehin, denn Grün hat gewonnen. Leg deinen schwächsten ab, Dru’hid.
    .hint = Erlaubt, aber Dru’hid ist der kleinste Verlust: Tipp im Feld deines Clans auf ihn.
lesson-horsie =
    Zug 5: Du hast Horsie aufgedeckt, 7, und sie verliert ungern: Eroberst du nichts in dem Zug, in dem sie
    aufgedeckt wird, so kostet sie dich einen anderen Krieger. Deine 16 haben gegen die 17 von Rot verloren,
    und Rot erobert damit nur ein Legionsfort, −1. Leg Axx ab.
    .hint = Arch’r ist mehr wert: Tipp im Feld deines Clans auf Axx.
lesson-own_plan =
    Zug 6 hat dir die 6 gebracht, und Runde 2 beginnt: ein neuer Wall, alle neun Krieger sind zurück, und
    sieben werden neu gezogen. Deine Forts behältst du. Plane selbst eine Runde! Das beste Fort steht immer
    ganz rechts: Spar dir dafür Stärke auf. Gegen −2 hilft Filchy. Jeder Plan ist recht; die Lektion spielt ihn
    nicht zu Ende.
    .hint = Tipp auf sechs Krieger, oder zieh sie zu den Forts; dann tipp auf „{ board-confirm }“.
lesson-legions =
    In einem Spiel käme jetzt dein Plan dran, Fort um Fort, wie du es gesehen hast. Eine andere Lage: Runde
    3, Zug 3. Legionsforts kosten Punkte, aber wer drei hält, gewinnt sofort! Hier hast du zwei und liegst
    weit zurück. Diesen Zug hast du mit Dru’hid gewonnen, also steht dir jedes Fort frei: Lass die 5 stehen
    und nimm die −3.
    .hint = Tipp im Wall auf das Fort in Abschnitt 4, das mit −3.
lesson-won =
    Du hast gewonnen, mit −5 Punkten! Meist dauert ein Spiel aber drei Runden. Dann zählt die Summe deiner
    Forts; bei Gleichstand die meisten Forts, dann das höchste.
lesson-end =
    Das ist alles. Alle haben dieselben neun Krieger und davon sieben gezogen: Überlege, wen die anderen
    schicken könnten, und wohin. Neutrale Clans, falls welche mitspielen, spielen zufällig und können nicht
    gewinnen. Jetzt stürme deinen ersten Wall!

## Was abgelehnt wird

# Ganze Pläne

error-romans-plan_name = „{ $name }“ ist kein Krieger; tippe die Namen so, wie sie in der Liste stehen.
error-romans-plan_length = { $places ->
    [one] Ein Plan braucht jetzt einen Krieger; angegeben hast du { $given }.
   *[other] Ein Plan braucht { $places } Krieger; angegeben hast du { $given }.
}
error-romans-plan_not_held =
    Du hast { PIECE($warrior) } nicht; ein Plan nimmt seine Krieger von deiner Hand.
error-romans-plan_twice = { $given ->
    [2] Dein Plan enthält { PIECE($warrior) } zweimal; du hast { $held }.
   *[other] Dein Plan enthält { PIECE($warrior) } { $given }-mal; du hast { $held }.
}

# Plätze und Optionen

error-romans-clans = { $most ->
    [0] Es gibt 4 Clans, nicht { $clans }: Bei { $seats } Personen kann keiner neutral sein (Option neutrals).
    [one]
        Es gibt 4 Clans, nicht { $clans }: Bei { $seats } Personen kann höchstens einer neutral sein (Option
        neutrals).
   *[other]
        Es gibt 4 Clans, nicht { $clans }: Bei { $seats } Personen können höchstens { $most } neutral sein
        (Option neutrals).
}
error-romans-alone =
    Es braucht 2 bis 4 Clans, und eine Person allein führt nur einen: Nimm einen neutralen Clan (Option
    neutrals) oder einen Platz dazu.
error-romans-same_clan = Zwei Personen können nicht denselben Clan haben.
error-romans-neutrals_can_win = Neutrale Clans können nur gewinnen, wenn eine Person allein spielt.

# Stellungen

error-romans-forts = { $field }: Das { PIECE($fort) } gibt es { $copies }-mal, hier aber { $there }-mal.
error-romans-warriors =
    { $field }: { PIECE($warrior) } hat ein Clan { $copies }-mal, nicht { $there }-mal.
error-romans-cards = { $expected ->
    [0] { $field }: Alle Krieger sind heimgekehrt; da sind aber noch { $there }.
   *[other] { $field }: { $expected } Krieger nehmen an einer Runde teil, nicht { $there }.
}
error-romans-colours =
    { $field }: Nach den Optionen sind die Clans { LIST($right, of: "piece") }, in dieser Reihenfolge.
error-romans-absent = { $field }: bleibt leer, denn nur { $clans } Clans spielen mit.
error-romans-gap = { $field }: Forts stehen ohne Lücke; „none“ kommt nach dem letzten.
error-romans-pile =
    { $field }: Jede Runde nimmt sechs Forts; 12, 6 oder keines sind übrig, nicht { $there }.
error-romans-wall = { $there ->
    [one] { $field }: Ein Fort im Wall passt nicht zur Phase „{ $phase }“.
   *[other] { $field }: { $there } Forts im Wall passen nicht zur Phase „{ $phase }“.
}
error-romans-order =
    { $field }: kann nicht so stehen. Das höchste Fort beginnt am rechten Ende, das niedrigste positive am
    linken, und nur ein Dru’hid, den man gesehen hat, kann sie verschoben haben.
error-romans-lost =
    { $field }: Nichts kann diesen Clan einen Krieger gekostet haben: weder eine Eroberung noch Horsie, ein
    Signalfort oder Ch’ariotts, die zusammenstießen.
error-romans-untaxed =
    { $field }: Jedes eroberte Steuerfort hat ein Fort gekostet; es müssen mindestens { $least } aus dem
    Spiel sein, nicht { $there }.
error-romans-not_ended =
    { $field }: Das Spiel ist nicht aus: Niemand hat drei Legionsforts, und es sind noch Runden zu spielen.
error-romans-value = { $field }: So wie alles andere steht, gehört hierher „{ $right }“, nicht „{ $found }“.
error-romans-phase = { $field }: passt nicht zur Phase „{ $phase }“ und zu dem, was auf dem Tisch liegt.
error-romans-nobody =
    { $field }: So wie der Tisch steht, würde in der Phase „{ $phase }“ niemand etwas gefragt.
error-romans-answered = { $field }: Alle hätten schon geantwortet; jemand wird immer noch gefragt.

## Woraus der Zufall etwas gibt

drawn-the-pile-of-forts = der Stapel der Forts
drawn-a-clan-s-warriors = die Krieger eines Clans
