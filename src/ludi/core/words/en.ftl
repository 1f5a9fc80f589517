### What all sentences are made with, and what the core itself says. Terms: game, seat, action, take back,
### seed, outcome, draw, bot.
### term: roll; not: throw*, threw
### term: take back; not: undo, undone
### term: turn, lead; not: have the hand, has the hand, had the hand, elder hand, forehand

language-name = English

## Lists

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-comma = { $first }, { $last }

## Points

score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Chances

percent = { $number }%
percent-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
percent-less = <{ $number }%
percent-more = >{ $number }%

## Who takes part without being played

neutral = { $name } (neutral)

## An option that was chosen, where a game says no more about it

chosen = { $option } Here: { $value }.

## Values of whatever kind, as refusals show them: a text is quoted

shown-found = { $found-is ->
    [text] “{ $found }”
   *[other] { $found }
}
shown-value = { $value-is ->
    [text] “{ $value }”
   *[other] { $value }
}
shown-action = { $action-is ->
    [text] “{ $action }”
   *[other] { $action }
}
shown-seats = { $seats-is ->
    [text] “{ $seats }”
   *[other] { $seats }
}
shown-seat = { $seat-is ->
    [text] “{ $seat }”
   *[other] { $seat }
}
shown-seed = { $seed-is ->
    [text] “{ $seed }”
   *[other] { $seed }
}
shown-chance = { $chance-is ->
    [text] “{ $chance }”
   *[other] { $chance }
}
shown-n = { $n-is ->
    [text] “{ $n }”
   *[other] { $n }
}

## What is refused: games and how they are set up

error-game-unknown = There is no game “{ $game }”; the games are { LIST($games) }.
error-language-unknown = There is no language “{ $language }”; the languages are { LIST($languages) }.
error-setup-seats = { $choice ->
    [fixed] { $most ->
        [one] { $game } has one seat, not { shown-seats }.
       *[other] { $game } has { $most } seats, not { shown-seats }.
    }
   *[range] { $game } has { $fewest } to { $most } seats, not { shown-seats }.
}
error-setup-option_unknown = { $count ->
    [0] { $game } has no options, so none called “{ $option }”.
   *[other] { $game } has no option “{ $option }”; it has { LIST($options) }.
}
error-setup-option_switch =
    The option { $option } is either on or off: true or false, not { shown-value }.
error-setup-option_range =
    The option { $option } takes a whole number from { $low } to { $high }, not { shown-value }.
error-setup-option_seat =
    The option { $option } is about seat { $seat }, but the last seat here is seat { $last }.
error-setup-seed = A seed is a whole number, or text of 1 to 200 characters, not { shown-seed }.
error-setup-number_seed = Here a seed is a whole number from 0 to 2^63 − 1, not { shown-seed }.
error-setup-counts = Games and threads are whole numbers, 1 or more, not { shown-found }.
error-setup-players = { $seats ->
    [one] Give one name, of 1 to 40 characters.
   *[other] Give a name of 1 to 40 characters for each of the { $seats } seats.
}
error-setup-bots = { $seats ->
    [one] Say which bot plays the only seat, or none for a person.
   *[other] Say for each of the { $seats } seats which bot plays it, or none for a person.
}
error-setup-batch = A batch holds a whole number of games, 1 or more, not { shown-n }.

## Actions

error-action-unknown =
    { shown-action } is not an action in this game. Possible: { $verbs }; for example “{ $example }”.
error-action-words = { shown-action } does not fit. Possible: { $legal }.
error-action-illegal = { $legal ->
    [none] { shown-action } is not possible now.
   *[some] { shown-action } is not possible now. Possible: { $legal }.
}
error-action-not_your_turn = { $player } cannot act now; it is the turn of { LIST($players) }.
error-action-no_such_seat = There is no seat { shown-seat }; the seats are 0 to { $last }.
error-action-over = The game is over.

## Taking back

error-undo-nothing = There is nothing to take back.
error-undo-other_acted = { $player } cannot take anything back: { $other } has acted since.
error-undo-chance = This cannot be taken back: chance has already decided.
error-undo-learned = This cannot be taken back: it has shown something that was hidden.
error-undo-over = The game is over; nothing can be taken back.

## Outcomes given by hand

error-chance-word =
    “{ $word }” is not an outcome of { $what }; the outcomes are { LIST($words, join: "comma") }.
error-chance-impossible = “{ $word }” cannot come now: { $what } has none left.
error-chance-list =
    Outcomes are given as a list, in the order in which they are drawn, not as { shown-chance }.
error-chance-missing = { $given ->
    [0] Something is drawn here, but no outcome was given; next comes { $what }.
    [one] More is drawn here than the one outcome that was given; next comes { $what }.
   *[other] More is drawn here than the { $given } outcomes that were given; next comes { $what }.
}
error-chance-left = { $given ->
    [one] One outcome was given; drawn here: { $used }.
   *[other] { $given } outcomes were given; drawn here: { $used }.
}

## Documents

error-document-constant = { $field }: must be { $expected }, not { shown-found }.
error-document-object = { $field }: must be an object with named fields, not { shown-found }.
error-document-text = { $field }: must be text, not { shown-found }.
error-document-number = { $field }: must be a whole number, not { shown-found }.
error-document-list = { $field }: must be a list, not { shown-found }.
error-document-counts = { $field }: must be a list of names, or counts by name, not { shown-found }.
error-document-missing = { $field }: is missing.
error-document-unknown = { $field }: is not known here; known: { LIST($known) }.
error-document-range =
    { $field }: takes a whole number from { $low } to { $high }, not { shown-found }.
error-document-name = { $field }: takes one of { LIST($names, join: "comma") }, not { shown-found }.
error-document-length = { $field }: takes a list of length { $length }, not of length { $found }.
error-document-twice = { $field }: { shown-found } is there already.
error-document-value = { $field }: { $why }
error-document-json = { $field }: is not a JSON document (line { $line }).
error-document-absent = { $field }: there is no such file.
error-document-file = { $why ->
    [folder] { $field }: is a folder, not a file.
    [denied] { $field }: you are not allowed to read this file.
   *[other] { $field }: cannot be read.
}
error-document-large = { $field }: is larger than { $most } bytes.
error-document-deep = { $field }: is nested too deeply.

## Positions

error-position-stuck = { $field }: seat { $seat } would be asked and could do nothing.
error-position-by_itself =
    { $field }: the phase { $phase } happens by itself; begin with one where somebody is asked.
error-position-ended = { $field }: the game would be over.
error-position-copies = { $copies ->
    [one] { $field }: there is one card { $card }; found: { $there }.
   *[other] { $field }: there are { $copies } cards { $card }; found: { $there }.
}

## Records

error-record-version =
    { $field }: the record follows version { shown-found } of the rules; this is version { $expected }.
error-record-commitment = { $field }: the seed does not have the hash that was shown at the start.
error-record-drew = { $field }: the record says { $found }, the seed gives { $expected }.
error-record-action = { $field }: { $why }
error-record-result =
    { $field }: the record and its actions do not agree; the actions give { $expected }.

## Engines and batches

error-engine-unknown = There is no engine “{ $engine }”; the engines are { LIST($engines) }.
error-engine-numba_cuda = The engine cuda needs numba-cuda: pip install 'ludi-romani[cuda]'.
error-engine-no_gpu =
    The engine cuda needs an NVIDIA GPU with its driver; none is found here ({ $why }).
error-engine-too_wide =
    A batch on a GPU takes games with at most { $most } actions, { $most } numbers in an observation and
    { $most } bytes in a state.
error-batch-shape =
    A step takes { $n } whole numbers, one for each game, not an array of { $kind } with the shape ({ LIST($shape, join: "comma") }).
error-batch-not_on_device =
    This batch lives on a GPU: it takes actions from there, not as { $kind }.
error-batch-refused = { $count ->
    [one] The policy chose one action that was not legal; that game did not move.
   *[other] The policy chose { $count } actions that were not legal; those games did not move.
}
error-batch-illegal =
    Action { $action } is not legal in game { $index } of the batch (legal: { $legal }); nothing was
    played.
