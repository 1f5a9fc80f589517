### Römer auf Deutsch. Begriffe: Runde, ausspielen (am Ausspiel sein, einen Stich eröffnen), Stich, Trumpf, bedienen,
### trumpfen, sich heraushalten, Gespann (Trumpfkarte und Karten darauf), legen, wechseln, erbeuten, ziehen, Ablage,
### Stapel, Kampfwert, Punkte, Nummer (einer Karte im Gespann), Platz (am Tisch). Eine Karte heißt nach Farbe,
### Kampfwert und Punkten, ohne Artikel: Rot 5 V, Rot Cäsar.
### term: Gespann; not: Team*, Mannschaft*
### term: erbeuten; not: nimm*, nehm*, genommen*; but: Nimm die Farbe, nehmen den weiteren Sinn

title = Römer
tagline = Verdeckte Pferde vor deinem Wagen, und Stiche, die sie wieder ausspannen.

## Die Farben und Karten, auch wie Listen sie nennen und wie man sie tippt: mit geschützten Leerzeichen

piece-red = Rot
    .listed = Rot
piece-blue = Blau
    .listed = Blau
piece-green = Grün
    .listed = Grün
piece-yellow = Gelb
    .listed = Gelb
piece-black = Schwarz
    .listed = Schwarz
piece-red-caesar = Rot Cäsar
    .listed = Rot Cäsar
piece-red-1-x = Rot 1 X
    .listed = Rot 1 X
piece-red-1-xx = Rot 1 XX
    .listed = Rot 1 XX
piece-red-2-v = Rot 2 V
    .listed = Rot 2 V
piece-red-2-xx = Rot 2 XX
    .listed = Rot 2 XX
piece-red-3-v = Rot 3 V
    .listed = Rot 3 V
piece-red-3-x = Rot 3 X
    .listed = Rot 3 X
piece-red-4-iii = Rot 4 III
    .listed = Rot 4 III
piece-red-4-x = Rot 4 X
    .listed = Rot 4 X
piece-red-5-iii = Rot 5 III
    .listed = Rot 5 III
piece-red-5-v = Rot 5 V
    .listed = Rot 5 V
piece-red-6-iii = Rot 6 III
    .listed = Rot 6 III
piece-red-6-v = Rot 6 V
    .listed = Rot 6 V
piece-red-7-iii = Rot 7 III
    .listed = Rot 7 III
piece-blue-caesar = Blau Cäsar
    .listed = Blau Cäsar
piece-blue-1-x = Blau 1 X
    .listed = Blau 1 X
piece-blue-1-xx = Blau 1 XX
    .listed = Blau 1 XX
piece-blue-2-v = Blau 2 V
    .listed = Blau 2 V
piece-blue-2-xx = Blau 2 XX
    .listed = Blau 2 XX
piece-blue-3-v = Blau 3 V
    .listed = Blau 3 V
piece-blue-3-x = Blau 3 X
    .listed = Blau 3 X
piece-blue-4-iii = Blau 4 III
    .listed = Blau 4 III
piece-blue-4-x = Blau 4 X
    .listed = Blau 4 X
piece-blue-5-iii = Blau 5 III
    .listed = Blau 5 III
piece-blue-5-v = Blau 5 V
    .listed = Blau 5 V
piece-blue-6-iii = Blau 6 III
    .listed = Blau 6 III
piece-blue-6-v = Blau 6 V
    .listed = Blau 6 V
piece-blue-7-iii = Blau 7 III
    .listed = Blau 7 III
piece-green-caesar = Grün Cäsar
    .listed = Grün Cäsar
piece-green-1-x = Grün 1 X
    .listed = Grün 1 X
piece-green-1-xx = Grün 1 XX
    .listed = Grün 1 XX
piece-green-2-v = Grün 2 V
    .listed = Grün 2 V
piece-green-2-xx = Grün 2 XX
    .listed = Grün 2 XX
piece-green-3-v = Grün 3 V
    .listed = Grün 3 V
piece-green-3-x = Grün 3 X
    .listed = Grün 3 X
piece-green-4-iii = Grün 4 III
    .listed = Grün 4 III
piece-green-4-x = Grün 4 X
    .listed = Grün 4 X
piece-green-5-iii = Grün 5 III
    .listed = Grün 5 III
piece-green-5-v = Grün 5 V
    .listed = Grün 5 V
piece-green-6-iii = Grün 6 III
    .listed = Grün 6 III
piece-green-6-v = Grün 6 V
    .listed = Grün 6 V
piece-green-7-iii = Grün 7 III
    .listed = Grün 7 III
piece-yellow-caesar = Gelb Cäsar
    .listed = Gelb Cäsar
piece-yellow-1-x = Gelb 1 X
    .listed = Gelb 1 X
piece-yellow-1-xx = Gelb 1 XX
    .listed = Gelb 1 XX
piece-yellow-2-v = Gelb 2 V
    .listed = Gelb 2 V
piece-yellow-2-xx = Gelb 2 XX
    .listed = Gelb 2 XX
piece-yellow-3-v = Gelb 3 V
    .listed = Gelb 3 V
piece-yellow-3-x = Gelb 3 X
    .listed = Gelb 3 X
piece-yellow-4-iii = Gelb 4 III
    .listed = Gelb 4 III
piece-yellow-4-x = Gelb 4 X
    .listed = Gelb 4 X
piece-yellow-5-iii = Gelb 5 III
    .listed = Gelb 5 III
piece-yellow-5-v = Gelb 5 V
    .listed = Gelb 5 V
piece-yellow-6-iii = Gelb 6 III
    .listed = Gelb 6 III
piece-yellow-6-v = Gelb 6 V
    .listed = Gelb 6 V
piece-yellow-7-iii = Gelb 7 III
    .listed = Gelb 7 III
piece-black-caesar = Schwarz Cäsar
    .listed = Schwarz Cäsar
piece-black-1-x = Schwarz 1 X
    .listed = Schwarz 1 X
piece-black-1-xx = Schwarz 1 XX
    .listed = Schwarz 1 XX
piece-black-2-v = Schwarz 2 V
    .listed = Schwarz 2 V
piece-black-2-xx = Schwarz 2 XX
    .listed = Schwarz 2 XX
piece-black-3-v = Schwarz 3 V
    .listed = Schwarz 3 V
piece-black-3-x = Schwarz 3 X
    .listed = Schwarz 3 X
piece-black-4-iii = Schwarz 4 III
    .listed = Schwarz 4 III
piece-black-4-x = Schwarz 4 X
    .listed = Schwarz 4 X
piece-black-5-iii = Schwarz 5 III
    .listed = Schwarz 5 III
piece-black-5-v = Schwarz 5 V
    .listed = Schwarz 5 V
piece-black-6-iii = Schwarz 6 III
    .listed = Schwarz 6 III
piece-black-6-v = Schwarz 6 V
    .listed = Schwarz 6 V
piece-black-7-iii = Schwarz 7 III
    .listed = Schwarz 7 III

type-piece-red-caesar = Rot Cäsar
type-piece-red-1-x = Rot 1 X
type-piece-red-1-xx = Rot 1 XX
type-piece-red-2-v = Rot 2 V
type-piece-red-2-xx = Rot 2 XX
type-piece-red-3-v = Rot 3 V
type-piece-red-3-x = Rot 3 X
type-piece-red-4-iii = Rot 4 III
type-piece-red-4-x = Rot 4 X
type-piece-red-5-iii = Rot 5 III
type-piece-red-5-v = Rot 5 V
type-piece-red-6-iii = Rot 6 III
type-piece-red-6-v = Rot 6 V
type-piece-red-7-iii = Rot 7 III
type-piece-blue-caesar = Blau Cäsar
type-piece-blue-1-x = Blau 1 X
type-piece-blue-1-xx = Blau 1 XX
type-piece-blue-2-v = Blau 2 V
type-piece-blue-2-xx = Blau 2 XX
type-piece-blue-3-v = Blau 3 V
type-piece-blue-3-x = Blau 3 X
type-piece-blue-4-iii = Blau 4 III
type-piece-blue-4-x = Blau 4 X
type-piece-blue-5-iii = Blau 5 III
type-piece-blue-5-v = Blau 5 V
type-piece-blue-6-iii = Blau 6 III
type-piece-blue-6-v = Blau 6 V
type-piece-blue-7-iii = Blau 7 III
type-piece-green-caesar = Grün Cäsar
type-piece-green-1-x = Grün 1 X
type-piece-green-1-xx = Grün 1 XX
type-piece-green-2-v = Grün 2 V
type-piece-green-2-xx = Grün 2 XX
type-piece-green-3-v = Grün 3 V
type-piece-green-3-x = Grün 3 X
type-piece-green-4-iii = Grün 4 III
type-piece-green-4-x = Grün 4 X
type-piece-green-5-iii = Grün 5 III
type-piece-green-5-v = Grün 5 V
type-piece-green-6-iii = Grün 6 III
type-piece-green-6-v = Grün 6 V
type-piece-green-7-iii = Grün 7 III
type-piece-yellow-caesar = Gelb Cäsar
type-piece-yellow-1-x = Gelb 1 X
type-piece-yellow-1-xx = Gelb 1 XX
type-piece-yellow-2-v = Gelb 2 V
type-piece-yellow-2-xx = Gelb 2 XX
type-piece-yellow-3-v = Gelb 3 V
type-piece-yellow-3-x = Gelb 3 X
type-piece-yellow-4-iii = Gelb 4 III
type-piece-yellow-4-x = Gelb 4 X
type-piece-yellow-5-iii = Gelb 5 III
type-piece-yellow-5-v = Gelb 5 V
type-piece-yellow-6-iii = Gelb 6 III
type-piece-yellow-6-v = Gelb 6 V
type-piece-yellow-7-iii = Gelb 7 III
type-piece-black-caesar = Schwarz Cäsar
type-piece-black-1-x = Schwarz 1 X
type-piece-black-1-xx = Schwarz 1 XX
type-piece-black-2-v = Schwarz 2 V
type-piece-black-2-xx = Schwarz 2 XX
type-piece-black-3-v = Schwarz 3 V
type-piece-black-3-x = Schwarz 3 X
type-piece-black-4-iii = Schwarz 4 III
type-piece-black-4-x = Schwarz 4 X
type-piece-black-5-iii = Schwarz 5 III
type-piece-black-5-v = Schwarz 5 V
type-piece-black-6-iii = Schwarz 6 III
type-piece-black-6-v = Schwarz 6 V
type-piece-black-7-iii = Schwarz 7 III

## Was die Karten tun

-of-a-caesar =
    Kein Kampfwert und keine Punkte. Eine Farbe hat er trotzdem: Er kann bedienen, mit 0 trumpfen, der Trumpf
    sein oder als Karte im Gespann liegen. In jeder Farbe gibt es 7.
-of-a-card = { $copies ->
    [one]
        Kampfwert { $battle } im Stich, { $points } Punkte im Gespann; ist { $colour } dessen Trumpf, so
        zählt sie { $points } mal ihre Nummer darin. Es gibt eine davon.
   *[other]
        Kampfwert { $battle } im Stich, { $points } Punkte im Gespann; ist { $colour } dessen Trumpf, so
        zählt sie { $points } mal ihre Nummer darin. Es gibt { $copies } davon.
}

about-red-caesar = { -of-a-caesar }
about-red-1-x = { -of-a-card(battle: 1, points: 10, colour: "Rot", copies: 1) }
about-red-1-xx = { -of-a-card(battle: 1, points: 20, colour: "Rot", copies: 1) }
about-red-2-v = { -of-a-card(battle: 2, points: 5, colour: "Rot", copies: 1) }
about-red-2-xx = { -of-a-card(battle: 2, points: 20, colour: "Rot", copies: 1) }
about-red-3-v = { -of-a-card(battle: 3, points: 5, colour: "Rot", copies: 1) }
about-red-3-x = { -of-a-card(battle: 3, points: 10, colour: "Rot", copies: 1) }
about-red-4-iii = { -of-a-card(battle: 4, points: 3, colour: "Rot", copies: 1) }
about-red-4-x = { -of-a-card(battle: 4, points: 10, colour: "Rot", copies: 1) }
about-red-5-iii = { -of-a-card(battle: 5, points: 3, colour: "Rot", copies: 1) }
about-red-5-v = { -of-a-card(battle: 5, points: 5, colour: "Rot", copies: 1) }
about-red-6-iii = { -of-a-card(battle: 6, points: 3, colour: "Rot", copies: 1) }
about-red-6-v = { -of-a-card(battle: 6, points: 5, colour: "Rot", copies: 1) }
about-red-7-iii = { -of-a-card(battle: 7, points: 3, colour: "Rot", copies: 2) }
about-blue-caesar = { -of-a-caesar }
about-blue-1-x = { -of-a-card(battle: 1, points: 10, colour: "Blau", copies: 1) }
about-blue-1-xx = { -of-a-card(battle: 1, points: 20, colour: "Blau", copies: 1) }
about-blue-2-v = { -of-a-card(battle: 2, points: 5, colour: "Blau", copies: 1) }
about-blue-2-xx = { -of-a-card(battle: 2, points: 20, colour: "Blau", copies: 1) }
about-blue-3-v = { -of-a-card(battle: 3, points: 5, colour: "Blau", copies: 1) }
about-blue-3-x = { -of-a-card(battle: 3, points: 10, colour: "Blau", copies: 1) }
about-blue-4-iii = { -of-a-card(battle: 4, points: 3, colour: "Blau", copies: 1) }
about-blue-4-x = { -of-a-card(battle: 4, points: 10, colour: "Blau", copies: 1) }
about-blue-5-iii = { -of-a-card(battle: 5, points: 3, colour: "Blau", copies: 1) }
about-blue-5-v = { -of-a-card(battle: 5, points: 5, colour: "Blau", copies: 1) }
about-blue-6-iii = { -of-a-card(battle: 6, points: 3, colour: "Blau", copies: 1) }
about-blue-6-v = { -of-a-card(battle: 6, points: 5, colour: "Blau", copies: 1) }
about-blue-7-iii = { -of-a-card(battle: 7, points: 3, colour: "Blau", copies: 2) }
about-green-caesar = { -of-a-caesar }
about-green-1-x = { -of-a-card(battle: 1, points: 10, colour: "Grün", copies: 1) }
about-green-1-xx = { -of-a-card(battle: 1, points: 20, colour: "Grün", copies: 1) }
about-green-2-v = { -of-a-card(battle: 2, points: 5, colour: "Grün", copies: 1) }
about-green-2-xx = { -of-a-card(battle: 2, points: 20, colour: "Grün", copies: 1) }
about-green-3-v = { -of-a-card(battle: 3, points: 5, colour: "Grün", copies: 1) }
about-green-3-x = { -of-a-card(battle: 3, points: 10, colour: "Grün", copies: 1) }
about-green-4-iii = { -of-a-card(battle: 4, points: 3, colour: "Grün", copies: 1) }
about-green-4-x = { -of-a-card(battle: 4, points: 10, colour: "Grün", copies: 1) }
about-green-5-iii = { -of-a-card(battle: 5, points: 3, colour: "Grün", copies: 1) }
about-green-5-v = { -of-a-card(battle: 5, points: 5, colour: "Grün", copies: 1) }
about-green-6-iii = { -of-a-card(battle: 6, points: 3, colour: "Grün", copies: 1) }
about-green-6-v = { -of-a-card(battle: 6, points: 5, colour: "Grün", copies: 1) }
about-green-7-iii = { -of-a-card(battle: 7, points: 3, colour: "Grün", copies: 2) }
about-yellow-caesar = { -of-a-caesar }
about-yellow-1-x = { -of-a-card(battle: 1, points: 10, colour: "Gelb", copies: 1) }
about-yellow-1-xx = { -of-a-card(battle: 1, points: 20, colour: "Gelb", copies: 1) }
about-yellow-2-v = { -of-a-card(battle: 2, points: 5, colour: "Gelb", copies: 1) }
about-yellow-2-xx = { -of-a-card(battle: 2, points: 20, colour: "Gelb", copies: 1) }
about-yellow-3-v = { -of-a-card(battle: 3, points: 5, colour: "Gelb", copies: 1) }
about-yellow-3-x = { -of-a-card(battle: 3, points: 10, colour: "Gelb", copies: 1) }
about-yellow-4-iii = { -of-a-card(battle: 4, points: 3, colour: "Gelb", copies: 1) }
about-yellow-4-x = { -of-a-card(battle: 4, points: 10, colour: "Gelb", copies: 1) }
about-yellow-5-iii = { -of-a-card(battle: 5, points: 3, colour: "Gelb", copies: 1) }
about-yellow-5-v = { -of-a-card(battle: 5, points: 5, colour: "Gelb", copies: 1) }
about-yellow-6-iii = { -of-a-card(battle: 6, points: 3, colour: "Gelb", copies: 1) }
about-yellow-6-v = { -of-a-card(battle: 6, points: 5, colour: "Gelb", copies: 1) }
about-yellow-7-iii = { -of-a-card(battle: 7, points: 3, colour: "Gelb", copies: 2) }
about-black-caesar = { -of-a-caesar }
about-black-1-x = { -of-a-card(battle: 1, points: 10, colour: "Schwarz", copies: 1) }
about-black-1-xx = { -of-a-card(battle: 1, points: 20, colour: "Schwarz", copies: 1) }
about-black-2-v = { -of-a-card(battle: 2, points: 5, colour: "Schwarz", copies: 1) }
about-black-2-xx = { -of-a-card(battle: 2, points: 20, colour: "Schwarz", copies: 1) }
about-black-3-v = { -of-a-card(battle: 3, points: 5, colour: "Schwarz", copies: 1) }
about-black-3-x = { -of-a-card(battle: 3, points: 10, colour: "Schwarz", copies: 1) }
about-black-4-iii = { -of-a-card(battle: 4, points: 3, colour: "Schwarz", copies: 1) }
about-black-4-x = { -of-a-card(battle: 4, points: 10, colour: "Schwarz", copies: 1) }
about-black-5-iii = { -of-a-card(battle: 5, points: 3, colour: "Schwarz", copies: 1) }
about-black-5-v = { -of-a-card(battle: 5, points: 5, colour: "Schwarz", copies: 1) }
about-black-6-iii = { -of-a-card(battle: 6, points: 3, colour: "Schwarz", copies: 1) }
about-black-6-v = { -of-a-card(battle: 6, points: 5, colour: "Schwarz", copies: 1) }
about-black-7-iii = { -of-a-card(battle: 7, points: 3, colour: "Schwarz", copies: 2) }

## Was man tun kann. Die Karte steht am Ende, damit eine Liste mehrere nennen kann.

action-trump = { PIECE($colour) } als Trumpf wählen: { PIECE($card, form: "listed") }
action-lay = { $as ->
    [last] Verdeckt legen als Karte { $position }, die letzte der Runde, zählt { $worth }: { PIECE($card, form: "listed") }
    [placed] Verdeckt legen als Karte { $position }, zählt { $worth }: { PIECE($card, form: "listed") }
   *[unplaced] Verdeckt legen: { PIECE($card, form: "listed") }
}
action-renew = { $count ->
    [0] Den Trumpf wechseln: { PIECE($card, form: "listed") }
    [1] Den Trumpf wechseln: { PIECE($card, form: "listed") }
   *[other] Dein Gespann aus { $count } Karten ablegen und den Trumpf wechseln: { PIECE($card, form: "listed") }
}
action-play = { $how ->
    [lead] Ausspielen: { PIECE($card, form: "listed") }
    [aside] Heraushalten: { PIECE($card, form: "listed") }
    [follow] Bedienen: { PIECE($card, form: "listed") }
    [follow-ahead] Bedienen und vorn liegen: { PIECE($card, form: "listed") }
    [follow-ahead-takes] { $taken ->
        [one] Bedienen, vorn liegen und eine Karte erbeuten, wenn es dabei bleibt: { PIECE($card, form: "listed") }
       *[other] Bedienen, vorn liegen und { $taken } Karten erbeuten, wenn es dabei bleibt: { PIECE($card, form: "listed") }
    }
    [follow-ahead-ends] { $taken ->
        [one] Bedienen, vorn liegen, eine Karte erbeuten und die Runde beenden, wenn es dabei bleibt: { PIECE($card, form: "listed") }
       *[other] Bedienen, vorn liegen, { $taken } Karten erbeuten und die Runde beenden, wenn es dabei bleibt: { PIECE($card, form: "listed") }
    }
    [follow-wins] Bedienen und gewinnen: { PIECE($card, form: "listed") }
    [follow-wins-takes] { $taken ->
        [one] Bedienen, gewinnen und eine Karte erbeuten mit { PIECE($card, form: "listed") }
       *[other] Bedienen, gewinnen und { $taken } Karten erbeuten: { PIECE($card, form: "listed") }
    }
    [follow-wins-ends] { $taken ->
        [one] Bedienen, gewinnen, eine Karte erbeuten und die Runde beenden: { PIECE($card, form: "listed") }
       *[other] Bedienen, gewinnen, { $taken } Karten erbeuten und die Runde beenden: { PIECE($card, form: "listed") }
    }
    [trump] Trumpfen: { PIECE($card, form: "listed") }
    [trump-ahead] Trumpfen und vorn liegen: { PIECE($card, form: "listed") }
    [trump-ahead-takes] { $taken ->
        [one] Trumpfen, vorn liegen und eine Karte erbeuten, wenn es dabei bleibt: { PIECE($card, form: "listed") }
       *[other] Trumpfen, vorn liegen und { $taken } Karten erbeuten, wenn es dabei bleibt: { PIECE($card, form: "listed") }
    }
    [trump-ahead-ends] { $taken ->
        [one] Trumpfen, vorn liegen, eine Karte erbeuten und die Runde beenden, wenn es dabei bleibt: { PIECE($card, form: "listed") }
       *[other] Trumpfen, vorn liegen, { $taken } Karten erbeuten und die Runde beenden, wenn es dabei bleibt: { PIECE($card, form: "listed") }
    }
    [trump-wins] Trumpfen und gewinnen: { PIECE($card, form: "listed") }
    [trump-wins-takes] { $taken ->
        [one] Trumpfen, gewinnen und eine Karte erbeuten mit { PIECE($card, form: "listed") }
       *[other] Trumpfen, gewinnen und { $taken } Karten erbeuten: { PIECE($card, form: "listed") }
    }
    [trump-wins-ends] { $taken ->
        [one] Trumpfen, gewinnen, eine Karte erbeuten und die Runde beenden: { PIECE($card, form: "listed") }
       *[other] Trumpfen, gewinnen, { $taken } Karten erbeuten und die Runde beenden: { PIECE($card, form: "listed") }
    }
   *[play] Spielen: { PIECE($card, form: "listed") }
}
action-stop = Keine Karten mehr legen

## Was geschieht

event-round_began = Runde { $round }: { $seat } gibt.
event-card_dealt = { $seat } bekommt { PIECE($card) }.
event-trump_laid = { $seat } legt { PIECE($card) } offen hin und hat nun { PIECE($colour) } als Trumpf.
event-card_drawn = { $seat } zieht { PIECE($card) }.
event-card_drawn-hidden = { $seat } zieht eine Karte.
event-pile_refilled = Der Stapel ist leer: Die Ablage wird gemischt und bildet den neuen Stapel.
event-turn_began = { $seat } ist am Ausspiel.
event-card_laid = { $seat } legt { PIECE($card) } verdeckt als Karte { $position }.
event-card_laid-hidden = { $seat } legt eine Karte verdeckt als Karte { $position }.
event-team_discarded = { $seat } legt Karte { $position } des Gespanns ab: { PIECE($card) }.
event-card_played = { $how ->
    [lead] { $seat } spielt { PIECE($card) } aus.
    [follow] { $seat } bedient mit { PIECE($card) }.
    [trump] { $seat } trumpft mit { PIECE($card) }.
   *[aside] { $seat } hält sich mit { PIECE($card) } heraus.
}
event-trick_won = { $trick ->
    [trumped] { $seat } gewinnt den getrumpften Stich mit { PIECE($card) }.
   *[followed] { $seat } gewinnt den Stich mit { PIECE($card) }.
}
event-card_captured =
    { $winner_seat } erbeutet { PIECE($card) } aus dem Gespann von { $seat }, nun Karte { $position } des
    eigenen.
event-card_captured-hidden =
    { $winner_seat } erbeutet die letzte Karte aus dem Gespann von { $seat }, nun Karte { $position } des
    eigenen.
event-capture_discarded =
    { $seat } verliert { PIECE($card) }. Die Karte kommt auf die Ablage, denn das Gespann, in das sie käme, ist
    voll.
event-player_out = { $seat } hat keine Karten mehr und ist aus der Runde ausgeschieden.
event-alone_with_cards = Nur { $seat } hat noch Karten auf der Hand und darf das Gespann auffüllen.
event-limit_reached = { $leads ->
    [one] Die Grenze von einem Ausspiel ist erreicht: Die Runde wird gewertet, wie sie steht.
   *[other] Die Grenze von { $leads } Ausspielen ist erreicht: Die Runde wird gewertet, wie sie steht.
}
event-round_ended = Die Runde ist aus. Alle Gespanne werden aufgedeckt.
event-card_scored = { $seat }, Karte { $position }: { PIECE($card) } zählt { $points }.
event-team_scored = { $points ->
    [one] { $seat } bekommt einen Punkt und hat jetzt { $total }.
   *[other] { $seat } bekommt { $points } Punkte und hat jetzt { $total }.
}
event-game_ended = Das Spiel ist aus.

## Was gefragt wird

prompt-trumping = { $trump ->
    [lost] Deine Trumpfkarte wurde erbeutet: Welche Karte legst du offen als neuen Trumpf hin?
   *[first] Welche Karte legst du offen als deinen Trumpf hin?
}
prompt-leading = Eine Karte legen, den Trumpf wechseln oder einen Stich eröffnen?
prompt-following = { PIECE($colour) } ist ausgespielt. { $risk ->
    [trump-card] Hältst du dich heraus, verlierst du deine Trumpfkarte. Welche Karte spielst du?
    [known-card]
        Hältst du dich heraus, verlierst du Karte { $place } deines Gespanns, { PIECE($card) }. Welche Karte
        spielst du?
    [unknown-card]
        Hältst du dich heraus, verlierst du Karte { $place } deines Gespanns. Welche Karte spielst du?
    [trump-card-to-own-colour]
        Hältst du dich heraus, verlierst du deine Trumpfkarte, falls nach dir jemand die eigene Trumpffarbe
        spielt. Welche Karte spielst du?
    [trump-card-to-trumping]
        Hältst du dich heraus, verlierst du deine Trumpfkarte, falls nach dir jemand trumpft. Welche Karte
        spielst du?
    [card-to-own-colour]
        Hältst du dich heraus, verlierst du Karte { $place } deines Gespanns, falls nach dir jemand die
        eigene Trumpffarbe spielt. Welche Karte spielst du?
    [card-to-trumping]
        Hältst du dich heraus, verlierst du Karte { $place } deines Gespanns, falls nach dir jemand trumpft.
        Welche Karte spielst du?
   *[none] Welche Karte spielst du?
}
prompt-completing = Nur du hast noch Karten auf der Hand: Welche legst du, um das Gespann aufzufüllen?
prompt-drawing = Es werden Karten gezogen.
prompt-winning = Der Stich ist vollständig.
prompt-scoring = Die Runde wird gewertet.
prompt-dealing = Es wird gegeben.
prompt-over = Das Spiel ist aus.

## Was nicht geht, und was man übersehen kann

refusal-not_in_hand = { PIECE($card) } hast du nicht auf der Hand.
refusal-trump_first = Leg zuerst eine Karte als deinen Trumpf hin.
refusal-has_trump = Du hast einen Trumpf; wechseln kannst du ihn, wenn du am Ausspiel bist.
refusal-not_alone = Du bist am Ausspiel: Leg eine Karte, wechsle den Trumpf oder eröffne einen Stich.
refusal-only_on_lead = Ein Stich läuft: Spiel eine Karte, um zu bedienen, zu trumpfen oder dich herauszuhalten.
refusal-only_completing = Sonst hat niemand mehr Karten auf der Hand: Leg welche, oder hör auf.
warning-final = Das lässt sich nicht mehr zurücknehmen.

## Warum es aus ist

result-target = Das Ziel waren { $target } Punkte: { $totals }.

## Optionen

option-target = Hat jemand so viele Punkte, ist das Spiel aus.
    .chosen = Punkte, mit denen das Spiel aus ist: { $value }
option-lead_limit = Nach so vielen Ausspielen wird eine Runde gewertet, wie sie steht.
    .chosen = Ausspiele bis zur Wertung der Runde: { $value }
option-only_cutting_captures = Karten werden nur in einem getrumpften Stich erbeutet.
option-losing_trumpers_lose = Wer trumpft und nicht gewinnt, verliert eine Karte, als hätte er sich herausgehalten.
option-own_colour_captures =
    Wer sich heraushält, wenn die eigene Trumpffarbe ausgespielt ist, verliert auf jeden Fall eine Karte.
option-full_cycle = Das Spiel endet erst, wenn alle gleich viele Runden begonnen haben.

## Für alle, die tippen: die Wörter, und was die Aktionen tun

type-trump = trumpf
type-lay = legen
type-renew = wechseln
type-play = spielen
type-stop = aufhören

help-trump = Eine Karte offen hinlegen: Ihre Farbe ist dein Trumpf. Du ziehst eine neue.
help-lay =
    Eine Karte verdeckt als nächste deines Gespanns legen. Am Ausspiel ziehst du eine neue, und das Ausspiel
    geht nach links weiter; sieben Karten beenden die Runde. Hast nur du noch Karten auf der Hand, kannst du
    mehrere auf einmal legen: „legen rot 5 v, rot cäsar“.
help-renew =
    Deinen Trumpf und dein ganzes Gespann ablegen, und diese Karte ist der neue Trumpf. Du ziehst eine neue,
    und das Ausspiel geht nach links weiter.
help-play =
    Diese Karte ausspielen oder in den Stich geben: Sie bedient, wenn sie die ausgespielte Farbe hat; sie
    trumpft, wenn sie deine Trumpffarbe hat und eine andere ausgespielt ist; sonst hältst du dich heraus.
help-stop = Keine Karten mehr legen; die Runde ist aus.

## Die Regeln in Kürze

rules =
    Du baust ein Gespann aus höchstens sieben Karten auf, fast alle verdeckt, und spielst um Stiche, in denen
    ein Gespann seine letzte Karte verlieren kann. Gespielt werden Runden, bis jemand 500 Punkte (*) hat. Die
    höchste Summe gewinnt; liegen die Besten gleichauf, spielen alle noch eine Runde.

    Die Karten. Fünf Farben zu je 21 Karten. Die Ziffer auf einer Karte ist ihr Kampfwert, für Stiche; die
    römische Zahl dahinter sind ihre Punkte, für die Wertung. In jeder Farbe gibt es 7 Cäsaren, die beides
    nicht haben, und 1 X, 1 XX, 2 V, 2 XX, 3 V, 3 X, 4 III, 4 X, 5 III, 5 V, 6 III, 6 V, 7 III (×2).

    Eine Runde. Wer gibt, teilt allen 15 Karten aus. Links vom Geber beginnend legen alle der Reihe nach eine
    offen hin und ziehen eine neue: Ihre Farbe ist der eigene Trumpf. Sie ist Karte 1 des Gespanns; die Karten
    2 bis 7 kommen verdeckt darauf und bleiben, wo sie sind. Das erste Ausspiel hat, wer links vom Geber
    sitzt.

    Am Ausspiel tust du eines von dreien:
      legen     Eine Karte verdeckt als nächste deines Gespanns legen und eine ziehen.
                Das Ausspiel geht nach links weiter.
      wechseln  Den Trumpf und das ganze Gespann offen ablegen, einen neuen Trumpf
                beliebiger Farbe hinlegen und eine Karte ziehen. Das Ausspiel geht
                nach links weiter.
      spielen   Eine Karte ausspielen und so einen Stich eröffnen.

    Ein Stich. Wer ausspielt, beginnt; im Uhrzeigersinn spielen alle eine Karte ihrer Wahl:
      bedienen           Eine Karte der ausgespielten Farbe, also immer auch die erste.
      trumpfen           Eine Karte der eigenen Trumpffarbe, wenn eine andere Farbe
                         ausgespielt ist.
      sich heraushalten  Jede andere Karte.

    Hat niemand getrumpft, so gewinnt der höchste Kampfwert in der ausgespielten Farbe, und alle, die bedient
    haben, ziehen eine Karte, auch wer ausgespielt hat. Sonst gewinnt die höchste trumpfende Karte, gleich
    welcher Farbe, und nur wer sie gespielt hat, zieht. Bei gleichen Karten gewinnt die frühere. Wer den Stich
    gewinnt, hat das nächste Ausspiel.

    Beute. Hat jemand eine Karte der eigenen Trumpffarbe gespielt, beim Ausspielen, Bedienen oder Trumpfen, so
    verlieren alle, die sich herausgehalten haben, die letzte Karte ihres Gespanns. Wer den Stich gewonnen
    hat, fügt sie ungesehen dem eigenen Gespann an (*); mehrere in der Reihenfolge des Stichs. Was eine achte
    Karte wäre, kommt auf die Ablage. Wer die Trumpfkarte verliert, legt vor dem nächsten Ausspiel einen neuen
    Trumpf hin und zieht eine Karte; das Ausspiel hat dann, wer links von dieser Person sitzt.

    Ohne Karten auf der Hand kannst du immer noch Karten verlieren, als hieltest du dich heraus, und ein
    Ausspiel, das an dich kommt, geht weiter. Ohne Karten auf der Hand und im Gespann bist du aus der Runde
    ausgeschieden. Hat vor einem Ausspiel nur noch eine Person Karten auf der Hand, so darf sie beliebig viele
    legen, ohne zu ziehen; dann ist die Runde aus.

    Ist der Stapel leer, so wird die Ablage gemischt und bildet den neuen Stapel.

    Das Ende einer Runde. Sobald ein Gespann sieben Karten hat, oder nach 500 Ausspielen (*), werden alle
    Gespanne aufgedeckt. Jede Karte zählt ihre Punkte; eine Karte der Trumpffarbe des Gespanns zählt ihre
    Punkte mal ihre Nummer im Gespann: XX als Karte 7 zählt 140.

    Wer eine Karte verdeckt gelegt hat, kennt sie, auch wenn sie erbeutet wurde; wer sie erbeutet, sieht sie
    erst bei der Wertung. Eine erbeutete Trumpfkarte kennen alle.

    Auf dem Spielbrett ist 4 ●5V=20 die vierte Karte eines Gespanns, Rot 5 V, und zählt 20; 4 ▮ ist eine, die
    du nicht kennst. Die Farben sind ● Rot, ■ Blau, ▲ Grün, ★ Gelb und ✚ Schwarz.

    (*) Eine Option kann das ändern. Geltende Optionen werden zu Beginn des Spiels genannt und gehen dem vor,
    was hier steht.

## Das Spielbrett

board-round = Runde { $number }
board-target = Ziel { $points }
board-leads_left = { $count ->
    [1] nach diesem Ausspiel endet die Runde
   *[other] die Runde endet spätestens nach { $count } weiteren Ausspielen
}
board-deals = Geber

# Der Stich.
board-trick_head = Der Stich:
board-led = { PIECE($colour) } ist ausgespielt
board-on_lead = { $whose ->
    [yours] Du bist am Ausspiel
   *[others] { $name } ist am Ausspiel
}
board-picks_trump = { $whose ->
    [yours] Du legst einen Trumpf hin
   *[others] { $name } legt einen Trumpf hin
}
board-alone = { $whose ->
    [yours] nur du hast noch Karten auf der Hand
   *[others] nur { $name } hat noch Karten auf der Hand
}
board-last_trick = der letzte Stich
board-way = { $way ->
    [lead] spielt aus
    [follow] bedient
    [trump] trumpft
   *[aside] hält sich heraus
}
board-card_in_trick = { PIECE($card) } · { board-way }
board-ahead = liegt vorn
board-to_play = am Zug
board-waits = spielt noch
board-no_card = keine Karte auf der Hand
board-is_out = ausgeschieden
board-loses = { $place ->
    [1] verliert den Trumpf
   *[other] verliert Karte { $place }
}
board-at_risk = { $place ->
    [1] Trumpf in Gefahr
   *[other] Karte { $place } in Gefahr
}
board-is_trump = Trumpf: { PIECE($colour) }
board-no_trump = kein Trumpf

# Was eben geschehen ist.
board-news = Eben geschehen
board-won = { $trick ->
    [trumped] { $name } gewinnt den getrumpften Stich
   *[followed] { $name } gewinnt den Stich
}
board-captured = { $name } verliert eine Karte, jetzt Karte { $place } im Gespann von { $winner }
board-lost_discarded = { $name } verliert eine Karte, sie kommt auf die Ablage: Das Gespann von { $winner } ist voll
board-why_lost = { $by ->
    [trumping] aus einem getrumpften Stich herausgehalten
   *[own-colour] herausgehalten, wo jemand die eigene Trumpffarbe gespielt hat
}
board-draw = { $count ->
    [one] { LIST($names) } zieht
   *[other] { LIST($names) } ziehen
}
board-why_drawn = { $trick ->
    [trumped] nur wer den Stich gewinnt
   *[followed] für eine Karte der ausgespielten Farbe
}
board-discards_team = { $name } legt das Gespann ab

# Die Hand.
board-your_hand = Deine Hand
board-hand = Hand
board-hand_of = Hand: { $name }
board-own_colour = Trumpffarbe dieser Hand
board-do_trump = Trumpf: { PIECE($colour) }
board-do_lead = Ausspielen
board-do_follow = Bedienen
board-do_trumping = Trumpfen
board-do_aside = Heraus{ "\u00AD" }halten
board-renew_cost = { $count ->
    [1] −1 Karte
   *[other] −{ $count } Karten
}
board-renew_sure = Dein ganzes Gespann ablegen ({ $count } Karten, { $points } { $points ->
    [1] Punkt
   *[other] Punkte
}{ $hidden ->
    [0] { "" }
    [1] { "" } + 1 unbekannte Karte
   *[other] { "" } + { $hidden } unbekannte Karten
})?
board-win = { $win ->
    [wins] { $takes ->
        [0] gewinnt
       *[other] gewinnt, erbeutet { $takes }
    }
   *[ahead] { $takes ->
        [0] liegt vorn
       *[other] liegt vorn, erbeutet { $takes }
    }
}
board-you_lose = { $place ->
    [1] Trumpf verlieren
   *[other] Karte { $place } verlieren
}
board-new = neu
board-ends_round = beendet die Runde
board-would_count = Als Karte { $place } deines Gespanns würde sie { $points } zählen.
board-would_count_here = Als Karte { $place } im Gespann von { $name } würde sie { $points } zählen.
board-own_colour_now =
    Sie hat deine Trumpffarbe: Spielst du sie, verlieren alle, die sich heraushalten, eine Karte.
board-battle = Kampfwert, im Stich
board-points = Punkte, im Gespann
board-nothing = Cäsar: kein Kampfwert, keine Punkte
board-signs = Die Zeichen
board-known = verdeckt, dir bekannt

# Die Gespanne.
board-your_team = Dein Gespann
board-others = Die anderen Gespanne
board-teams = Die Gespanne
board-team = Gespann
board-on_turn = am Zug
board-you = Du
board-winner = hat gewonnen
board-in_hand = { $count } auf der Hand
board-of_target = von { $points }
board-counts = { $hidden ->
    [0] Gespann zählt { $points }
   *[other] Gespann zählt { $points } + { $hidden } verdeckt
}
board-back = verdeckt
board-free = frei
board-place = Karte { $place }:
board-counts_yours = Als Karte { $place } deines Gespanns zählt sie { $points }.
board-counts_here = Als Karte { $place } im Gespann von { $name } zählt sie { $points }.

# Die Stapel.
board-piles = Die Stapel
board-pile = Stapel: { $count }
board-discards = Ablage: { $count }
board-pile_called = Stapel
board-discards_called = Ablage
board-close = Schließen
board-none = keine

# Die Wertung.
board-scored = Runde { $number } ist gewertet
board-scored_how = Karten der eigenen Trumpffarbe zählen ihre Punkte mal ihren Platz im Gespann.
board-the_end = Das Ende
board-triumph = { $whose ->
    [yours] Der Triumph ist dein!
   *[others] Der Triumph gehört { LIST($names) }.
}
board-came_from = vorher { $before } + diese Runde { $points }
board-total = insgesamt { $points }
board-on_to = Weiter zu Runde { $number }
board-last_score = Letzte Wertung
board-why_over = { $rounds ->
    [one] Das Ziel von { $target } ist nach einer Runde erreicht: Die höchste Summe gewinnt.
   *[other] Das Ziel von { $target } ist nach { $rounds } Runden erreicht: Die höchste Summe gewinnt.
}

## Das Terminal

terminal-heading = Runde { $round } · Ziel { $target } · Ausspiele { $leads }/{ $limit } · Stapel { $pile } · Ablage { $discards }
terminal-heading_over = Runde { $round } · Ziel { $target } · Spiel aus
terminal-you = du
terminal-hand = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
terminal-trump = Trumpf { $shape } { PIECE($colour) }
terminal-no_trump = kein Trumpf
terminal-out = ausgeschieden
terminal-counts = zählt { $points }
terminal-caesar = Cäsar
terminal-winning = liegt vorn
terminal-way = { board-way }
terminal-label_trick = Stich:
terminal-label_hand = Hand:

## Die Lektion

lesson-begin =
    In jeder Runde baust du ein Gespann aus höchstens sieben Karten: Karte 1 ist der Wagen, die Karten 2 bis 7
    sind seine Pferde. Gespanne bringen Punkte; hat jemand 500, gewinnt die höchste Summe. Die Ziffer auf
    einer Karte ist ihr Kampfwert, für Stiche; die römische Zahl sind ihre Punkte: III, V, X und XX sind 3, 5,
    10 und 20. Hier bekommst du nur fünf Karten, im richtigen Spiel 15.
lesson-trump =
    Zuerst legen alle eine Karte offen hin, die Trumpfkarte. Ihre Farbe ist der eigene Trumpf; zwei dürfen
    denselben haben. Du hast vor allem Rot: Leg Rot Cäsar hin, die Karte mit dem Lorbeer. Ein Cäsar hat weder
    Kampfwert noch Punkte, er wird dir auf der Hand nicht fehlen.
    .hint = Tipp auf Rot Cäsar, dann auf den ersten Platz deines Gespanns: „Trumpf: Rot“.
lesson-horse =
    Die anderen haben Grün und Blau hingelegt, und alle haben eine Karte gezogen. Du bist am Ausspiel: Jetzt
    darfst du eine Karte verdeckt in dein Gespann legen. Leg Blau 1 XX als Karte 2, dein erstes Pferd, für 20
    Punkte.
    .hint = Tipp auf Blau 1 XX, dann auf Platz 2 deines Gespanns: „+20“.
lesson-times =
    Du hast eine Karte gezogen, die anderen haben je eine gelegt, und du bist wieder am Ausspiel. Eine Karte
    deiner Trumpffarbe zählt ihre Punkte mal ihre Nummer im Gespann: Rot 4 X als Karte 3 bringt 3 × 10. Leg
    sie. Rot 1 XX brächte jetzt 60, aber heb sie auf: Als Karte 7 bringt sie 140.
    .hint = Tipp auf Rot 4 X, dann auf Platz 3 deines Gespanns: „3 × X = 30“.
lesson-keep =
    Was liegt, bleibt liegen. Die besten Karten deiner Trumpffarbe sollten also zuletzt kommen. Rot 1 XX
    brächte als Karte 4 schon 80: Heb sie weiter auf und leg Rot 5 V.
    .hint = Tipp auf Rot 5 V, dann auf Platz 4 deines Gespanns: „4 × V = 20“.
lesson-lead =
    Am Ausspiel darfst du statt zu legen auch einen Stich eröffnen: Tipp auf eine Karte, dann auf den dunklen
    Stein in der Mitte. Dann spielen auch die anderen je eine Karte, welche sie wollen. Spiel Gelb 6 III aus.
    .hint = Tipp auf Gelb 6 III, dann in die Mitte des Tisches: „{ board-do_lead }“.
lesson-attack =
    Deine 6 schlägt Livias Gelb 3: Die höchste Karte der ausgespielten Farbe gewinnt den Stich, und wer sie
    gespielt hat, ist nun am Ausspiel. Marcus hat sich herausgehalten: Er hat weder Gelb gespielt noch Blau,
    seine eigene Trumpffarbe. Livia und du zieht eine Karte, er nicht. Greif jetzt mit deiner Trumpffarbe an:
    Spiel Rot 7 III aus.
    .hint = Tipp auf Rot 7 III, dann in die Mitte des Tisches: „{ board-do_lead }“.
lesson-captured =
    Rot ist deine eigene Trumpffarbe. Spielt in einem Stich jemand eine Karte der eigenen Trumpffarbe, so
    verlieren alle, die sich heraushalten, die letzte Karte ihres Gespanns an den, der gewinnt. Marcus’ letzte
    Karte ist also jetzt deine Karte 5. Sie liegt verdeckt: Du siehst sie erst am Ende der Runde.
lesson-attacked =
    Eine andere Lage: dieselben Gespanne, aber andere Karten auf der Hand, und nun wirst du angegriffen. Livia
    spielt Grün aus, ihre eigene Trumpffarbe. Ein rotes − auf deinen Karten warnt dich: Hältst du dich heraus, verlierst du
    Karte 5, die letzte deines Gespanns. Bediene mit Grün 2 V: zu schwach zum Gewinnen, aber Karte 5 ist
    gerettet.
    .hint = Tipp auf Grün 2 V, deine einzige grüne Karte, dann auf den Stich: „{ board-do_follow }“.
lesson-trumping =
    Gerettet; Marcus hat eine Karte an Livia verloren. Und du hast Rot 6 V gezogen. Der nächste Stich: Livia
    spielt Blau 5 aus, Marcus bedient mit Blau 6, seiner Trumpffarbe. Du hast kein Blau. Aber ist eine andere
    Farbe ausgespielt, so trumpft eine Karte deiner Trumpffarbe und schlägt alle, die nur bedienen. Trumpfe
    mit Rot 6 V.
    .hint = Tipp auf Rot 6 V, die Karte mit dem Stern, dann auf den Stich: „{ board-do_trumping } · gewinnt“.
lesson-shield =
    Gewonnen! Nun schütze dein Gespann: Verlieren kannst du nur seine letzte Karte. Ein Cäsar zählt nichts, ist
    aber eine Karte wie die anderen: Als Karte 6 schützt er Karte 5. Leg Schwarz Cäsar.
    .hint = Tipp auf Schwarz Cäsar, dann auf Platz 6 deines Gespanns: „+0“.
lesson-drawing =
    Wer zieht wann? Wer eine Karte oder einen Trumpf legt, zieht sofort eine, wie du eben. Nach einem Stich,
    in dem niemand getrumpft hat, ziehen alle, die bedient haben, und wer ausgespielt hat. Nach einem
    getrumpften zieht nur, wer ihn gewinnt. Wer sich heraushält, zieht nie. Ist der Stapel leer, wird die
    Ablage gemischt und bildet den neuen.
lesson-surprise =
    Eine andere Lage, mit anderen Karten auf Hand und Tisch; sie überrascht viele. Livia spielt Rot aus, deine
    eigene Trumpffarbe. Dann bedienen deine roten Karten nur, und Marcus, der mit einer schwachen Blau 1
    trumpft, schlägt sogar deine Rot 7. Verschwende keine gute Karte: Bediene mit Rot Cäsar.
    .hint = Das ist erlaubt, aber teuer. Tipp auf Rot Cäsar, dann auf den Stich: „{ board-do_follow }“.
lesson-equals =
    Marcus gewinnt mit seiner Blau 1, und nur er zieht. Du hast bedient und verlierst deshalb keine Karte. Und
    wenn mehrere trumpfen? Dann gewinnt der höchste Kampfwert der trumpfenden Karten, gleich welcher Farbe; bei
    Gleichstand die früher gespielte.
lesson-bare =
    Eine andere Lage: Dein Gespann ist erst eine Trumpfkarte, und nichts hilft. Livia spielt Grün aus, ihre
    eigene Trumpffarbe, und du hast weder Grün noch Rot. Du musst dich heraushalten und die letzte Karte deines
    Gespanns verlieren, hier die Trumpfkarte selbst. Spiel, was du am wenigsten brauchst: Schwarz 5 III.
    .hint = Tipp auf Schwarz 5 III, dann auf den Stich. Die gelben Karten wirst du noch brauchen.
lesson-new_trump =
    Wer die Trumpfkarte verliert, legt sofort eine neue hin, in beliebiger Farbe, und zieht eine Karte. Das
    Ausspiel geht dann nach links weiter. Du hast gute gelbe Karten: Leg Gelb Cäsar hin.
    .hint = Tipp auf Gelb Cäsar, dann auf den ersten Platz deines Gespanns: „Trumpf: Gelb“.
lesson-renew =
    Eine andere Lage: Du bist am Ausspiel, hast nur eine rote Trumpfkarte, aber gute grüne Karten auf der Hand.
    Am Ausspiel darfst du deinen Trumpf auch selbst wechseln; dabei kommt dein ganzes Gespann auf die Ablage,
    hier nur eine Karte. Tipp auf Grün Cäsar, dann auf deine Trumpfkarte.
    .hint = Tipp auf Grün Cäsar, dann auf Karte 1 deines Gespanns: „Trumpf: Grün“.
lesson-renewed =
    Rot 5 III liegt auf der Ablage, und Grün Cäsar ist Karte 1 deines neuen Gespanns. Du hast Grün 5 V gezogen,
    und das Ausspiel geht an Livia. Auch ihr Trumpf ist Grün, das ist erlaubt: Grün ist jetzt die Trumpffarbe
    von euch beiden.
lesson-alone =
    Eine andere Lage: Die Hände sind geschrumpft, denn wer sich heraushält, zieht nichts. Ohne Karten auf der
    Hand kannst du nicht mehr antworten und verlierst Karte um Karte. Und hast nur du noch Karten auf der Hand,
    darfst du beliebig viele legen, ohne zu ziehen; dann ist die Runde aus. Leg eine.
    .hint = Tipp auf eine Karte deiner Hand, dann auf den nächsten Platz deines Gespanns.
lesson-seventh =
    Eine andere Lage: wieder dein erstes Gespann, jetzt mit sechs Karten. Die siebte beendet die Runde sofort,
    für alle. Du hast Rot 1 XX aufgehoben: In deiner Trumpffarbe bringt sie als Karte 7 ganze 7 × 20. Leg sie!
    .hint = Tipp auf Rot 1 XX, dann auf Platz 7 deines Gespanns: „7 × XX = 140“.
lesson-shown =
    Alle Gespanne liegen offen, und alle zählen, ob voll oder nicht. Sieh dir deine Karte 5 an: Marcus hatte
    Rot 3 X gelegt, für ihn 10 wert. Eine erbeutete Karte zählt nach deinem Trumpf: 5 × 10. Die nächste Runde
    ist schon gegeben, diesmal mit 15 Karten für alle. Jedes Mal gibt jemand anders; jetzt beginnt Livia.
lesson-room =
    Eine andere Lage: das Ende der zweiten Runde, und ein anderer Weg zur siebten Karte. Dein Gespann hat sechs
    Karten und nur noch Platz für eine. Spiel Rot 7 III aus: Die anderen können weder bedienen noch trumpfen.
    .hint = Tipp auf Rot 7 III, dann in die Mitte des Tisches: „{ board-do_lead }“.
lesson-over =
    Beide haben sich herausgehalten und eine Karte verloren. Die von Livia kam im Stich zuerst und ist deine
    Karte 7; für die von Marcus war kein Platz, sie kam auf die Ablage. Und du hast die 500 überschritten:
    Damit ist das Spiel aus, und die höchste Summe gewinnt.
lesson-end =
    Das ist alles. In einer richtigen Runde beginnst du mit 15 Karten: Nimm die Farbe mit den meisten Punkten
    als Trumpf, und greif an, wenn den anderen die Karten ausgehen. Halt den Zeiger oder den Finger auf eine
    Karte, und sie erklärt sich. Jetzt spiel deine erste Partie!

## Abgelehnte Stellungen; Platznummern zählen dort ab 0

error-romer-seat = { $field }: Die letzte Platznummer ist { $last }.
error-romer-copies = { $copies ->
    [one] { $field }: { PIECE($card) } gibt es nur einmal, gezählt sind { $there }.
   *[other] { $field }: { PIECE($card) } gibt es { $copies }-mal, gezählt sind { $there }.
}
error-romer-shuffled = { $field }: Im Stapel liegt { PIECE($card) } öfter, als hineingemischt wurde.
error-romer-drawn =
    { $field }: Von einem Stapel wird sofort gezogen; er hat also weniger Karten, als hineingemischt wurden.
error-romer-gap = { $field }: Nach „none“ darf keine Karte mehr kommen.
error-romer-hand = { $field }: Wer eine Karte im Stich hat, hat höchstens { $most } auf der Hand.
error-romer-knowers =
    { $field }: Eine Karte auf dem Trumpf kennt, wer sie gelegt hat; ist sie ein erbeuteter Trumpf, so kennen
    sie alle. Wo keine Karte liegt, kennt sie niemand.
error-romer-trump_hidden = { $field }: Ein Trumpf liegt offen: Alle kennen ihn.
error-romer-shown = { $field }: Ist das Spiel aus, so kennen alle jede Karte der Gespanne.
error-romer-drawing = { $field }: Wenn jemand gefragt ist, haben alle schon gezogen: Hier steht niemand mehr.
error-romer-leads = { $field }: Nach der Grenze der Ausspiele sind es hier höchstens { $most }.
error-romer-over = { $field }: Das Spiel ist nicht aus: Niemand liegt vorn und hat das Ziel erreicht.
error-romer-round_over =
    { $field }: Die Runde ist nicht aus: Kein Gespann hat sieben Karten, mehrere haben Karten auf der Hand, und
    die Grenze der Ausspiele, { $limit }, ist nicht erreicht.
error-romer-two_full = { $field }: Die Runde endet mit dem ersten Gespann aus sieben Karten; ein zweites gibt es nicht.
error-romer-least = { $field }: Das Gespann zählt { $least }, die Summe also mindestens so viel.
error-romer-most = { $field }: Solange das Spiel nicht aus ist, sind es höchstens { $most } Punkte.
error-romer-full = { $field }: Sieben Karten beenden die Runde; dann ist niemand mehr gefragt.
error-romer-no_card = { $field }: Platz Nr. { $seat } ist gefragt und hat keine Karte auf der Hand.
error-romer-alone = { $field }: Nur Platz Nr. { $seat } hat Karten auf der Hand und füllt also das Gespann auf.
error-romer-not_alone =
    { $field }: Ein Gespann wird nur aufgefüllt, wenn außer Platz Nr. { $seat } niemand Karten auf der Hand hat.
error-romer-no_trump =
    { $field }: Platz Nr. { $seat } hat Karten, also auch einen Trumpf, nach dem vorher gefragt worden wäre.
error-romer-has_trump = { $field }: Platz Nr. { $seat } ist nach einem Trumpf gefragt und hat schon einen.
error-romer-first_trumps =
    { $field }: Vor dem ersten Ausspiel legen alle je eine Karte, der Reihe nach links von Platz Nr. { $dealer }, der
    gibt; jetzt ist Platz Nr. { $seat } dran.
error-romer-first_hands = { $field }: Vor dem ersten Ausspiel hat Platz Nr. { $seat } Karten auf der Hand.
error-romer-new_trumps =
    { $field }: Erbeutete Trümpfe liegen in einem einzigen Gespann und werden der Reihe nach ersetzt, links von
    dessen Platz beginnend.
error-romer-trick =
    { $field }: Hier liegt eine Karte von allen, die eine hatten, von Platz Nr. { $leader }, der ausspielt, bis vor
    Platz Nr. { $seat }, der gefragt ist, und von niemandem sonst.
error-romer-no_trick = { $phase ->
    [over] { $field }: Ist das Spiel aus, so liegt keine Karte im Stich.
    [trumping] { $field }: Während ein Trumpf gelegt wird, liegt keine Karte im Stich.
    [leading] { $field }: Vor dem Ausspiel liegt keine Karte im Stich.
   *[completing] { $field }: Während ein Gespann aufgefüllt wird, liegt keine Karte im Stich.
}

## Woraus der Zufall etwas gibt

drawn-the-draw-pile = der Stapel
