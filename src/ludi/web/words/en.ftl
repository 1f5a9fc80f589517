### The pages in English. Terms: table, seat, match (one game played at a table), move, take back, bot, oracle,
### review, replay, record, seed. Not: host, undo, throw.

site = Ludi Romani
claim = Roman table games, with friends and against bots that never cheat.
skip = Skip to the content
home = All games
language = Language

## The front page

you-are = You are { $name }
your-name = Your name
rename = Change name
players = { $fewest }–{ $most } players
players-same = { $count ->
    [one] one player
   *[other] { $count } players
}
minutes = { $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
}
play-now = Play now
play-now-of = Play { $game } now, against a bot
new-table = New table
new-table-of = New table of { $game }, to invite others
rules = Rules
rules-of = The rules of { $game }
own-tables = Your tables
finished-tables = Your finished games
open-tables = Public tables
no-tables = There are none at the moment. Open one!
people = { LIST($names) }
against = against { LIST($names) }
level-called = { $name } ({ $level })
status-waiting = { $free ->
    [0] about to start
    [one] waiting for players · 1 seat free
   *[other] waiting for players · { $free } seats free
}
status-playing = being played
status-over = finished
status-resigned = ended by resignation
status-agreed = ended by agreement
status-abandoned = ended without a result
status-closed = closed
result-won = { $by_points ->
    [no] won
   *[yes] won { $own }:{ $other }
}
result-lost = { $by_points ->
    [no] lost
   *[yes] lost { $own }:{ $other }
}
result-shared = drawn { $own }:{ $other }
result-nobody = won by nobody, { $own }:{ $other }
result-resigned-won = won by resignation
result-resigned-lost = lost by resignation
result-among-won = won · { $score }
result-among-shared = shared the win · { $score }
result-among = { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
} of { $among } · { $score }
ago-now = just now
ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
ago-months = { $count ->
    [one] a month ago
   *[other] { $count } months ago
}
ago-years = { $count ->
    [one] a year ago
   *[other] { $count } years ago
}

## Before the start

invite = Invite with this link
copy = Copy
copied = Copied.
copy-by-hand = The browser does not let us copy. It is chosen here, to be copied by hand:
seats = Seats
seat-open = open
bot-called = { $name } (bot)
you-called = { $name } (you)
sit = Sit here
take-seat = Take a seat
fill = Fill with bots
range = { $low } to { $high }
range-refused = Choose a whole number from { $low } to { $high }.
stand = Leave the seat
clear = Open the seat
seat-bot = Seat a bot
change-bot = Change the bot
level-open = Strength of the bot in seat { $number }
level-bot = { $name }: strength of the bot
seats-of = { $game }: how many players
level-of = { $game }: strength of the bots
bot-tiro = Tiro – beginner
    .short = Tiro
bot-miles = Miles – casual
    .short = Miles
bot-optio = Optio – solid
    .short = Optio
bot-centurio = Centurio – strong
    .short = Centurio
bot-legatus = Legatus – our best
    .short = Legatus
bot-random = plays at random
    .short = plays at random
bot-heuristic = plays by rules of thumb
    .short = plays by rules of thumb
settings = Settings
how-many = How many seats
clock = Time for a move
clock-value = { $unit ->
    [none] no limit
    [minutes] { $time } min
   *[seconds] { $time } s
}
clock-here = { $unit ->
    [none] There is no limit to the time for a move.
    [minutes] Time for a move: { $time } min
   *[seconds] Time for a move: { $time } s
}
advice = The oracle may be asked
advice-value = { $advice ->
    [bots] against bots only
    [always] always
   *[never] never
}
advice-here = { $advice ->
    [bots] The oracle may be asked when all the others are bots.
    [always] The oracle may always be asked.
   *[never] The oracle may not be asked.
}
public = Public: listed on the front page
private = Private: only for those who have the link
apply = Apply
saved = Saved.
start = Start the match
start-when = The match can start when every seat is taken.
clear-confirm = Take the seat away from { $name }?
unseated = { $by ->
    [you] You have left your seat.
   *[host] { $name } has opened your seat again.
}
host-starts = { $name } sets up the table and starts the match.
options-here = Options in force

## During the match

your-turn = Your turn
turn-of = { $count ->
    [one] { LIST($names) } is to play
   *[other] { LIST($names) } are to play
}
choices = What you can do
undo = Take back
log = What happened
chat = Chat
say = Message
send = Send
no-chat = Nobody has said anything yet.
spectator = You are watching.
absent = { $name } is not here at the moment. After a minute a bot will play for them.
away = { $why ->
    [clock] { $name } ran out of time; a bot is playing until they are back.
   *[absent] { $name } is away; a bot is playing until they are back.
}
you-away = { $why ->
    [clock] Your time ran out; a bot is playing for you.
   *[absent] You were away; a bot is playing for you.
}
take-back-seat = I am back: let me play

## Ending it before its end

resign = Resign
question-head-resign = Resign?
question-means-resign = { $outcome ->
    [lost] The match ends at once, and { LIST($names) } wins. You cannot take this back.
    [goes_on]
        A bot plays on in your seat to the end. You cannot come back to it, and you cannot win any more.
   *[ends]
        You are the last person playing here, so the match ends at once, without a result. You cannot take
        this back.
}
question-yes-resign = Resign
resigned = resigned
bot-for-good = You have resigned: a bot plays on in your seat.
offer-end = { $alone ->
    [yes] End the match
   *[no] Offer to end the match
}
offer-later = You have offered to end the match. You can offer it again after your next move.
question-head-offer = { $outcome ->
    [ends] End the match?
   *[asks] Offer to end the match?
}
question-means-offer = { $outcome ->
    [ends] The match ends at once, without a result: nobody wins. You cannot take this back.
   *[asks]
        { $count ->
            [one] If { LIST($names) } agrees
           *[other] If { LIST($names) } all agree
        }, the match ends without a result. The offer stands until somebody declines, or until you and
        somebody who has not agreed have played on. You can offer it again after your next move.
}
question-yes-offer = { $outcome ->
    [ends] End the match
   *[asks] Offer it
}
play-on-after-all = Play on
offer-of = { $name } offers to end the match without a result.
offer-own = You offer to end the match without a result. { LIST($names) } can answer.
offer-agreed = You have agreed to end the match. { LIST($names) } can answer.
agree = Agree
decline = Decline
withdraw = Withdraw
connection-lost = The connection is lost; trying again…
not-sent = That did not reach the server. Please try once more.
sound = Sound
volume = Volume
speed = Motion
speed-steps = Step by step
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = None
around = Around the table
tab-seats = Players
tab-log = Log
tab-chat = Chat
tab-more = More
close = Close
you = you
more = More
keys = Keys: 1 to 9 pick a choice, the arrows step through the choices, Enter plays.
board = The table
to-move = to play
winner = winner
not-here = not here
bot-plays = a bot plays

## What the log tells besides the match

note-clock = { $name } has run out of time: a bot plays for them.
note-absent = { $name } is away: a bot plays for them.
note-back = { $name } is back and plays on.
note-undone = { $name } takes the last move back.
note-advised = { $name } asks the oracle.
note-resigned = { $name } has resigned.
note-stopped = { $name } has ended the match.
note-offered = { $name } offers to end the match without a result.
note-agreed = { $name } agrees to end the match.
note-declined = { $name } declines: the match goes on.
note-withdrawn = { $name } withdraws the offer: the match goes on.
note-lapsed = The match has gone on: the offer of { $name } is off the table.

## The oracle

ask-oracle = Ask the oracle
oracle-thinks = The oracle is thinking… The first time it may take a minute.
oracle-says = The oracle’s advice
oracle-close = Put the advice away
oracle-first = what our best bot would play
oracle-chance = { $chance }% to win ({ $low }% to { $high }%)
oracle-how =
    The chances come from playing the game on, thousands of times and quickly; our best bot may know better.
    The oracle knows only what you know, and everybody is told that you asked. A click plays the move.

## The review

review = Review the game
    .short = Review
review-tells = { $cause ->
    [luck-without-luck]
        The review shows which decisions cost chances of winning, and what would have been better. It takes
        up to a minute.
   *[luck]
        The review tells skill from luck: which decisions cost chances of winning, what would have been better,
        and how much was luck. It takes up to a minute.
}
review-unit = In percentage points of the chance of winning.
review-of = { $game }: the review
review-how =
    The oracle plays the game on from every moment, thousands of times, and compares every decision with the
    best one. This takes up to a minute, and is done only once.
review-working = The oracle is looking at the game…
review-waits = The oracle is getting ready. It looks at one game after the other, so others may come first.
review-stay = You need not wait here: the review is made by itself, and is then found at the table.
review-progress = Done: { $percent }%
review-curve = The chance of winning
review-curve-how =
    With all cards open, from { $games } games at each moment; in 95 cases out of 100 the chance lies within
    the band. The numbers mark the turning points below.
review-table = The curve as a table
review-moment = Action
review-chance = { $chance }% ({ $low }–{ $high })
review-turns = Turning points
review-no-turns = There was none.
review-turn = { $name }: { $before }% → { $after }%
review-change = { $way ->
    [gained] +{ NUMBER($change, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    [lost] −{ NUMBER($change, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[same] 0
}
review-cause = { $cause ->
    [decision] a decision
    [both] a decision and luck
    [both-without-luck] a decision, and what was unforeseen
    [luck-without-luck] unforeseen
   *[luck] luck
}
review-by-bot = { $name } (a bot in their place)
review-better = { $name } chose “{ $played }” ({ $chance }%). Better: “{ $best }” ({ $best_chance }%).
review-see = See this moment
review-see-number = See turning point { $number }
review-see-worst = See the worst decision of { $name }
review-people = { $cause ->
    [luck-without-luck] Skill
   *[luck] Luck and skill
}
review-own = Own mistakes
review-others = Others’ mistakes
review-rest = { $cause ->
    [luck-without-luck] Unforeseen
   *[luck] Luck
}
review-mistakes = { $decisions ->
    [one] { $count } of 1 decision
   *[other] { $count } of { $decisions } decisions
}
review-worst = Worst decision
review-explained = { $cause ->
    [luck-without-luck]
        In percentage points; together they are how much the chance of winning changed from beginning
        to end. A decision counts as a mistake only where something else was better beyond doubt.
        Unforeseen is all the rest: in this game nothing is left to chance, but chances are estimated
        by playing on.
   *[luck]
        In percentage points; together they are how much the chance of winning changed from beginning
        to end. A decision is judged by what its player could know, and counts as a mistake only where
        something else was better beyond doubt. Luck is all the rest: dice, draws, and what was hidden.
}

## After the end

won = { LIST($names) } wins.
you-won = You win!
shared = { LIST($names) } share the win.
nobody-won = Nobody wins.
ended-agreed = The match ended by agreement, without a result.
ended-abandoned = The match ended without a result.
ended-by-you-resigned = You have resigned.
ended-by-you-stopped = You have ended it.
resigned-cannot-win = { $count ->
    [one] { LIST($names) } has resigned and cannot win.
   *[other] { LIST($names) } have resigned and cannot win.
}
points-of = { $name }: { $points }
closed = Whoever runs this server has closed the table. Nobody has won.
actions = What was played
no-actions = Nobody had acted yet.
action-of = { $name }: { $action }
rematch = Rematch
to-rematch = To the rematch
share = Share
share-text = { $game }: { $result }
share-told = The result and the link to the replay are copied.
record = Download the record
verify = Verify the match

## The replay

result = Result
replay = Watch the replay
    .short = Replay
replay-of = { $game }: the replay
replay-more = Share, or play on
story-next = Go on
story-skip = Skip
moment = Moment of the match
to-first = To the beginning
to-before = One step back
to-next = One step forward
to-last = To the end
run = Let it run
pause = Pause
seen-by = As seen by
sight-open = everybody: all cards open
sight-table = a spectator
copy-link = Copy the link to this moment
to-table = To the table
play-on-as = Whose seat you take from here
play-on = Play on against bots

## Fair chance

fair = Fair chance
fair-means =
    Dice and draws all follow from one number, the seed, which was drawn before the first move. Its fingerprint
    stands here from the beginning, the seed itself at the end: so everybody can check that nobody has changed
    anything, not even we.
fair-hash = Chance was fixed before the first move. The hash of its seed:
fair-seed = The seed:
verified =
    Every action is legal, and every draw follows from the seed: { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }, { $draws ->
        [one] 1 draw
       *[other] { $draws } draws
    }.
verify-how =
    The server has played the record again from its first draw. Don’t take our word for it: download
    the record and run

## Lessons

learn = Learn it
learn-of = Learn { $game } in a few minutes
lesson-of = { $game }: a lesson
teacher = The teacher
step-at = Step { $number } of { $last }
step-on = Go on
step-back = Back
not-this = Not this one. Try again.
first-game = Play a first game against an easy bot

## What pieces say about themselves

ruling-on = In force here: { $words }
its-rules = In the rules

## Oneself

me = You
carry = Continue on another device
carry-how = A code works once, for ten minutes. On the other device, open this page and enter it.
new-code = Create a code
your-code = Your code: { $code }
enter-code = Enter a code from another device
use-code = Use the code
bots-of-yours = A bot of your own
bots-how = A program can take a seat through the API, with a token that is shown only once.
new-token = Create a token

## What goes wrong

wrong = That did not work
go-back = Back

error-page-missing = There is no such page.
error-table-missing = There is no such table.

error-guest-unknown = Say who you are: with the cookie of a page, or with a token.
error-guest-forged = The form is out of date; load the page again.
error-guest-name = A name has 1 to { $most } characters, no line breaks and no invisible characters.
error-guest-code = This code is wrong, already used or too old.
error-guest-banned = Whoever runs this server has banned you: you can watch, but do nothing else.
error-guest-banned_until =
    Whoever runs this server has banned you until { $until } (UTC): you can watch, but do nothing else.
error-guest-muted = Whoever runs this server has muted you: you can play on, but not chat.
error-guest-missing = { $who } is neither a guest nor an address. `ludi admin people` finds guests.

error-table-host_only = Only the person who opened the table can do that.
error-table-not_yours = You are not sitting at this table.
error-table-seat_taken = That seat is taken by { $name }.
error-table-no_seat = There is no seat { $seat }; the last one is { $last }.
error-table-started = The match has begun.
error-table-not_started = The match has not begun yet.
error-table-at_the_end = At that moment the match is already over; choose an earlier one.
error-table-not_over = The match is not over yet.
error-table-open_seats = Some seats are still open: let somebody sit there, or a bot.
error-table-hurry = Others play here, too: bots keep the pace for all.
error-table-nobody = Somebody must play; there are only bots here.
error-table-stale = The table has changed since; look again.
error-table-future = The table is at version { $present }, not yet at { $version }.
error-table-older_rules =
    This match was begun under older rules of the game: it cannot go on, nor be shown on the board.
    What was played can be read and downloaded.
error-table-newer_rules = This match was begun under newer rules of the game than this server knows.
error-table-not_away = Nobody is playing for you.
error-table-away = A bot is playing for you; take your seat back first.
error-table-clock =
    The time for a move is { LIST($clocks, join: "or") } seconds; 0 means no limit.
error-table-advice = The oracle may be asked: { LIST($values, join: "or") }.
error-table-full =
    So much has happened at this table, more than { $most } moves and messages, that nothing more can be
    said or taken back here.
error-table-closed = Whoever runs this server has closed the table; nobody has won.
error-table-resigned = You have resigned; a bot plays on in your seat.
error-table-offered = { $name } has offered to end the match already: agree or decline.
error-table-offer_again = You have offered to end the match already; you can offer it again after your next move.
error-table-no_offer = This offer to end the match does not stand any more.
error-table-ended = Table { $table } is over already.
error-chat-text = A message has 1 to { $most } characters.

error-oracle-forbidden = At this table the oracle may not be asked.
error-oracle-not_asked = The oracle answers only when you have something to decide.
error-oracle-busy = The oracle is busy; ask again in { $seconds } s.
error-oracle-unfinished = This match was not played to its end; only a finished one can be reviewed.

error-key-length = A key has 8 to 64 letters, digits, hyphens or underscores.
error-key-used =
    This key was used before, by somebody else or long ago; take a new one for each action.

error-limit-rate = Too much at once; wait { $seconds } s.
error-limit-busy = Others are asking for a lot at the moment; try again in { $seconds } s.
error-limit-size = That is more than { $most } bytes.
error-limit-streams = Too many pages of one table are open; close one and wait { $seconds } s.
error-limit-all_streams = Too many pages are open at once; close some of them.
error-limit-connections = Too many connections are open; try again in { $seconds } s.
error-limit-time = The request took too long to arrive; send it again.
error-limit-head = The headers of the request are more than { $most } bytes.
error-limit-tables = That would be more than { $most } tables at once.

error-database-away =
    The server cannot reach its records just now. Nothing that it has confirmed is lost; please try again in
    a moment.
error-database-newer =
    The database was brought up to date by a later version of Ludi Romani (step { $found }; this
    version knows steps up to { $known }). Start that version, or restore a backup from before.
error-database-older =
    The database is at step { $found }; this version needs step { $needed }. Start the server once: it
    brings the database up to date.
error-database-none = There is no database of Ludi Romani at { $database }.
error-database-unreachable = The database cannot be opened: { $why }
error-database-in_use = A server is running on this database; stop it first.
error-database-not_empty =
    The database is not empty (tables: { $tables }, guests: { $guests }). Restore into an empty one, or
    add --replace, which deletes all that is there.

error-backup-foreign = { $path } is not a backup of Ludi Romani.
error-backup-damaged = { $path } is damaged; nothing was changed. Take another backup.
error-backup-newer =
    { $path } comes from a later version of Ludi Romani ({ $program }); restore it with that version.
error-backup-file = { $why ->
    [absent] { $path } does not exist.
    [folder] { $path } is a folder, not a file.
    [denied] { $path }: you are not allowed to read or write there.
    [full] { $path } cannot be written: the disk is full.
   *[other] { $path } cannot be read or written.
}

error-server-broken =
    Something went wrong on our side. The table is as it was. Whoever runs the server can look it up under
    { $request }.

error-input-wrong = { $field } is not as it should be; the document at { $document } says how it should be.
error-input-missing = { $field } is missing.
error-input-extra = { $field } is not known here.
error-input-json = The body is not JSON.
error-input-form = The form cannot be read; load the page again.
error-input-type = What is sent here must have the Content-Type { $right }.
error-input-method = That cannot be done at this address; it accepts { $methods }.
error-input-http = This is not a request that the server understands.
error-host-wrong = The header Host must name one host, such as example.org.
error-host-unknown = This server is not called “{ $host }”.
error-proxy-address =
    A trusted proxy is an address or a network, such as 10.0.0.7 or 10.0.0.0/8, not “{ $found }”.
