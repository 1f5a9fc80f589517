### The command line in English. Terms: game, seat, person, bot, seed, deal, record, review, take back.

## What may be typed during a game: the first word is shown, the others are understood too

command-board = board table
command-rules = rules
command-hint = hint
command-undo = undo u
command-log = log
command-all = all
command-save = save
command-discards = discards
command-quit = quit exit
command-analyse = analyse review
command-help = help
command-yes = yes y
command-no = no n
switch-on = on yes
switch-off = off no

## The reader of arguments

argparse-usage = usage:
argparse-options = options:
argparse-arguments = arguments:
argparse-help = show this help and exit
argparse-error = { $prog }: error: { $message }
argparse-argument = argument { $argument }: { $message }
argparse-required = missing: { $what }
argparse-see_help = { $command } lists what there is.
argparse-unknown = unknown arguments: { $what }
argparse-one = needs a value
argparse-at_most_one = takes at most one value
argparse-at_least_one = needs at least one value
argparse-no_value = takes no value, not “{ $what }”
argparse-invalid = invalid value: “{ $value }”
argparse-choice = invalid choice: “{ $value }” (choose from { LIST($choices, join: "or") })
argparse-ambiguous = ambiguous option: { $option } could be { $matches }

## What stands for a value in the help

metavar-command = COMMAND
metavar-what = WHAT
metavar-game = GAME
metavar-bot = BOT
metavar-file = FILE
metavar-record = RECORD
metavar-name = NAME
metavar-option = NAME=VALUE
metavar-seed = SEED
metavar-engine = ENGINE
metavar-number = NUMBER
metavar-seconds = SECONDS
metavar-days = DAYS
metavar-language = LANGUAGE
metavar-url = URL
metavar-table = TABLE
metavar-who = WHO
metavar-shell = SHELL
metavar-guest = GUEST

## Commands

about = Roman table games, played, studied and mastered.
games = list the games that are saved
games_most = at most this many (default { $most })
completion = print a script by which a shell completes commands; see the manual
completion_shell = the shell: { LIST($shells, join: "or") }
man = print the manual page, for man to show: ludi man | man -l -
command = what to do
serve = play in the browser: the web table
think = let bots think on this machine, for the servers of a database
play = play a game in the terminal
simulate = play many games at random, fast
arena = let bots play each other, and compare them
bench = measure the speed of the engines
verify = check a record: every action, every draw, the result
replay = retell a recorded game
analyse = review a finished game: chances, turning points, luck and mistakes
backup = write everything that a server keeps to a file, even while it runs
restore = fill an empty database from a backup; no server may be running on it
admin = look after a server’s tables and people, even while it runs

## Arguments

version = show the version and exit
lang = language: { LIST($languages, join: "or") }
game = one of: { LIST($games, join: "comma") }
seats = how many seats (default 2)
people = how many people play at this terminal (default 1; bots take the other seats)
bot = who plays the other seats: { LIST($bots, join: "comma") } (default optio)
name = your name; give it again for each of the others at this terminal
seed = seed for everything left to chance
option = a match option, NAME or NAME=VALUE; may be repeated (ludi play { metavar-game } --help explains them)
option_range = { $name }={ $low } to { $high }
option_value = { $value } ({ $called })
option_values = Values: { LIST($values, join: "comma") }.
options_of = Options of { $game }:
record = file to save the game to (default: your data folder)
resume = go on with a saved game: the unfinished one played last, or one by its number in ludi games, or by its file
record_files = records, one or several: files, or numbers in ludi games; - is standard input
record_file = a record: a file, or a number in ludi games; - is standard input
games_count = how many games (default 1000)
engine = python, cpu or cuda (default cpu)
threads = cores to use on cpu (default: all)
json_lines = print JSON, a line for each record
json = print JSON
bench_seconds = about how many seconds a measurement takes (default 2)
arena_bot =
    { LIST($bots, join: "comma") }, or one of your own: { LIST($forms, join: "or") } (docs/bots.md tells
    how to write one)
deals = how many deals (default 100); each is played once for every rotation of the bots
arena_threads = processes to play in (default: one for each core)
html = write a page with plots to this file
analyse_seat = show only this seat, counted from 1
analyse_budget = how many games are played from each moment (default 2000)
settings = show all settings, their values and where they come from, and exit
settings_file = file with settings (default: ludi.toml, if there is one)
serve_settings =
    All of these can also be set in the environment (LUDI_PORT=8080) or in the settings file (port = 8080).
    Flags override the environment, and the environment overrides the file.
backup_file = the file to write
restore_file = a backup
restore_replace = delete everything that is in the database first
which_db = the database (default: the one that `ludi serve` would use here)
admin_tables = list tables, the last changed first
admin_status = only tables in this state
admin_guest = only tables where this guest sits (an id)
admin_unchanged = only tables that have not changed for this many days
admin_most = at most this many (default 100)
admin_close = end a table that is waiting or being played, without a result
admin_delete = delete a table for good
admin_table_word = the id of a table
admin_tidy = delete old tables now, according to the settings { LIST($settings) }
admin_people = list guests, by part of their name
admin_name = part of a name, or an id (default: all)
admin_mute = mute a guest: they can play on, but not chat
admin_unmute = let a guest chat again
admin_ban = ban a guest or an address: they can watch, but do nothing else
admin_unban = let a guest or an address in again
admin_revoke = declare all cookies, tokens and codes of a guest void, in case others have them
admin_erase = erase a guest’s name, words and keys everywhere; matches stay
admin_who_word = the id of a guest; for ban also an address or a network
admin_days = for this many days (default: for good)

## A server

interrupted = Interrupted.
starting = Starting the server …
usual_port_taken = Something else listens on port { $port }; the server takes another one.
serving = Ludi Romani is at { $address } (Ctrl+C to stop)
thinks_for = Thinking for the servers of { $database }. Ctrl+C ends it.
no_address = { $why ->
    [taken] The server cannot listen on { $at }: something else listens there.
    [elsewhere] The server cannot listen on { $at }: this machine does not have that address.
    [denied] The server cannot listen on { $at }: it is not allowed to.
    [unknown] The server cannot listen on { $at }: nothing is known by that name.
   *[other] The server cannot listen on { $at }.
}
db_unreachable = The database cannot be opened: { $why }
backed_up =
    { $path }: { $tables ->
        [one] one table
       *[other] { $tables } tables
    } with { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }, { $guests ->
        [one] one guest
       *[other] { $guests } guests
    }.
restored =
    Restored from { $path }: { $tables ->
        [one] one table
       *[other] { $tables } tables
    } with { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }, { $guests ->
        [one] one guest
       *[other] { $guests } guests
    }.
tables_found = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
people_found = { $count ->
    [one] 1 guest
   *[other] { $count } guests
}
is_ban = [banned]
is_mute = [muted]
table_closed = Table { $table } is closed.
table_deleted = Table { $table } is deleted.
tidied = { $count ->
    [0] No table was old enough to delete.
    [one] 1 table deleted.
   *[other] { $count } tables deleted.
}
tidy_never = Nothing is to be deleted: { LIST($settings) } are 0.
done_ban = { $who } is banned.
done_ban_days = { $days ->
    [one] { $who } is banned for one day.
   *[other] { $who } is banned for { $days } days.
}
undone_ban = { $who } may come back.
never_ban = { $who } was not banned.
done_mute = { $who } is muted.
done_mute_days = { $days ->
    [one] { $who } is muted for one day.
   *[other] { $who } is muted for { $days } days.
}
undone_mute = { $who } may chat again.
never_mute = { $who } was not muted.
revoked = All cookies, tokens and codes of { $who } are void.
code_to_send =
    Send this code to the guest it belongs to: { $code }. Entered on the page “You” within { $minutes }
    minutes, it lets them come back, once.
erased = { $count ->
    [0] { $who } is erased.
    [one] { $who } is erased, from 1 table too.
   *[other] { $who } is erased, from { $count } tables too.
}

## A game in the terminal

which = Game
which_game_is_asked = Type a number from 1 to { $last } or the name of a game.
no_such_game = There is no game “{ $text }”.
which_game = Which game?
guest = Guest
person = Player { $number }
bot_name = { $name } (bot)
turn_of = { $player }:
hash = Chance is fixed in advance; the hash of its seed is { $hash }.
intro = Type a number from the list, or the words beside it. { $key } explains, { $quit } leaves.
prompt = Your choice
help_head = What you can do now:
help_commands =
    Any time: { $key } this help · { $board } · { $rules } · { $hint } · { $undo } · { $log } (the last
    turns), { $log_all } · { $has_discards ->
        [yes] { $discards } ·{" "}
       *[no] {""}
    }{ $save } · { $quit }
help_values = Where a line leaves you a choice, add it after the number: “{ $number } { $value }”.
help_enter = Enter alone plays if there is only one choice.
help_asked =
    Before a move that shows on the board and cannot be taken back, you are asked again; before a roll
    or a draw, only if it ends the taking back of what you did before.
help_pieces = { $key } explains what a card or piece does, as in “{ $example }”.
help_name = NAME
any_of_these = any of those above
too_narrow = This screen has { $columns } columns, and the board needs { $needed }: a wider one shows it better.
it_would_be = [italic]So it would be:[/italic]
not_undone = This cannot be taken back.
discards = { $count ->
    [0] Discards: none.
   *[other] Discards: { LIST($cards, join: "comma") }.
}
no_discards = There is nothing to see here beyond the board.
q_is_quit = Type “{ $quit }” to leave the game; it is saved.
explained = [bold]{ LIST($names, join: "comma") }[/bold]: { $what }
not_explained = { $others ->
    [yes] “{ $text }” is not a piece of this game. You can ask about { LIST($pieces, join: "comma") } and others;
        “{ $rules }” explains the rest.
   *[no] “{ $text }” is not a piece of this game. You can ask about { LIST($pieces) }; “{ $rules }” explains the
        rest.
}
nothing_explained = This game is explained by “{ $rules }”, not piece by piece.
undone = Taken back.
undo_handed_over = Nothing can be taken back: the terminal has changed hands since.
undo_revealed = What has been revealed cannot be taken back.
undo_bot = Nothing can be taken back: { $player } has acted since.
hand_over = Pass to { $player }. { $player }, press [bold]Enter[/bold] when nobody else is looking.
before_bots = [bold]Enter[/bold] to play it, [bold]{ $no }[/bold] to choose again.
confirm_or_undo = Press Enter to play the move, or type “{ $no }”.
one_too_many = That is more than can be played at once. Nothing was played.
ends_game = This ends the game.
nothing_played = Nothing was played.
read_on = [bold]Enter[/bold] to read on, [bold]q[/bold] to skip the rest.
no_hint = There is nothing to choose now.
not_here = “{ $text }” means nothing here.
thinking = { $player } is thinking…
hint_is = A sensible choice: { $action }. For it, type “{ $typed }”.
not_understood = “{ $text }” is not a choice here. Type a line’s number, or its words, as in “{ $example }”.
which_last = “{ $text }” followed by what: { LIST($values, join: "or") }?
which_value = That line leaves a choice; add one of these: { LIST($values, join: "comma") }. For instance, type “{ $example }”.
no_value = That line takes no value: type { $number } alone.
ambiguous = { $others ->
    [yes] “{ $text }” could mean: { LIST($choices, join: "comma") } or something else.
   *[no] “{ $text }” could mean: { LIST($choices, join: "comma") }.
}
choose_one = There are several choices; type one.

## The end of a game, and records

saved = Saved: { $path }
saved_as = Saved as game { $number }; { $command } lists all.
not_begun = Nothing was played, so nothing is kept.
review_with = Look at it again, with luck and mistakes: { $command }
review_now =
    Type [bold]{ $analyse }[/bold] to see the review: chances, turning points, luck and mistakes;
    Enter alone leaves.
reading = Reading
check_with = Check it with: { $command }
resume_with = Go on with: { $command }
already_over = This game is finished; here is how it ended.
not_confirmed = The last move was not confirmed, and was not played.
not_saved = { $why ->
    [absent] The game could not be saved to { $path }: there is no such folder.
    [folder] The game could not be saved to { $path }: that is a folder.
    [denied] The game could not be saved to { $path }: you are not allowed to write there.
    [full] The game could not be saved to { $path }: there is no room left.
   *[other] The game could not be saved to { $path }.
}
won = { $count ->
    [0] Nobody wins.
    [one] { LIST($players) } wins.
   *[other] { LIST($players) } share the win.
}
points = { $player }: { $points }
seed_was = The seed was { $seed }.
bye = Until next time. Vale!
valid =
    Every action is legal, and every draw follows from the seed. Actions: { $actions }, draws: { $draws }.
given = { $given ->
    [one] But one outcome was given by hand, not drawn.
   *[other] But { $given } outcomes were given by hand, not drawn.
}
compare_hash = If this hash was shown when the game began, this is that game: { $hash }
options_usual = The options are the usual ones.
options_are = Options that were chosen:
unfinished = The game is not finished.
no_such_record = There is no saved game { $number }; { $command } lists those that there are.
game_number = Game { $number }
in_use = { $game } is being played in another terminal; leave it there with “{ $quit }”, then go on with it here.
games-none = No games are saved in { $folder }.
games-number = no.
games-day = last played
games-game = game
games-players = players
games-actions = actions
games-state = state
games-state-over = finished
games-state-open = unfinished
games-state-played = being played
games-state-unread = not readable
games-resume = Go on with one by its number: { $command }
games-review = Look at one again by its number: { $command }
games-others = { $count ->
    [one] There is one more; all of them: { $command }
   *[other] There are { $count } more; all of them: { $command }
}
games-folder = They are in { $folder }.
no_record = There is no unfinished game to go on with.
resume_alone = --resume takes the game as it was recorded; leave out { LIST($words) }.
record_exists = { $path } exists already; name another file, or go on with that game by --resume.
not_written = { $why ->
    [absent] { $path } cannot be written: there is no such folder.
    [folder] { $path } cannot be written: it is a folder.
    [denied] { $path } cannot be written: you are not allowed to.
    [full] { $path } cannot be written: there is no room left.
   *[other] { $path } cannot be written.
}
option_form = An option is NAME or NAME=VALUE, not “{ $text }”.
empty_name = --name takes a name of 1 to { $most } characters.
same_names = Two people are called “{ $name }”; give each a name of their own.
option_value_needed = The option { $name } needs a value, as in { $name }={ $low }.
too_many_names = { $people ->
    [0] Nobody sits at this terminal, so no name can be given (given: { $names }).
    [one] One person sits at this terminal, so { $names } names are too many.
   *[other] { $people } people sit at this terminal, so { $names } names are too many.
}
people_range = With { $seats } seats there can be 0 to { $seats } people, not { $people }.
above_zero = must be a number of seconds above 0, at most { $most }, not “{ $word }”
positive = { $is_number ->
    [yes] must be a whole number, 1 or more, not { $word }
   *[no] must be a whole number, 1 or more, not “{ $word }”
}

## Simulations and speed

simulating = Playing
measuring = Measuring { $game }
looking_through = Looking through the words
speed =
    { $game }, { $seats } seats, { $engine }:
    { NUMBER($rate, minimumFractionDigits: 2, maximumFractionDigits: 2) } million decisions per second
    ({ $device })
speed_ratio =
    { $game }, { $seats } seats, { $engine }:
    { NUMBER($rate, minimumFractionDigits: 2, maximumFractionDigits: 2) } million decisions per second,
    { NUMBER($ratio, maximumFractionDigits: 0) } times the interpreted speed ({ $device })
simulation-game = game
simulation-seats = seats
simulation-options = options
simulation-seed = seed
simulation-engine = engine
simulation-device = device
simulation-games = games
simulation-decisions = decisions
simulation-seconds = seconds
simulation-decisions_per_second = decisions per second
simulation-points = points by seat
simulation-wins = wins by seat
simulation-digest = digest

## The arena

arena-title = { $game }: the arena
arena-settings = { $options ->
    [none] { $deals ->
        [one] { $games } games: one deal at { $seats } seats, played from every seat. Seed { $seed }, the
            usual options.
       *[other] { $games } games: { $deals } deals at { $seats } seats, each played from every seat. Seed
            { $seed }, the usual options.
    }
   *[some] { $deals ->
        [one] { $games } games: one deal at { $seats } seats, played from every seat. Seed { $seed },
            options: { $changed }.
       *[other] { $games } games: { $deals } deals at { $seats } seats, each played from every seat. Seed
            { $seed }, options: { $changed }.
    }
}
arena-run = { $threads ->
    [one] { $seconds } s in one process: { $rate } games per second.
   *[other] { $seconds } s in { $threads } processes: { $rate } games per second.
}
arena-explained =
    { $has_ranges ->
        [yes] In brackets: the range in which the true value lies in 95 cases out of 100, reckoned deal by deal.{" "}
       *[no] {""}
    }A shared win counts as a fraction. Points are averages.
arena-playing = Playing
arena-bot = bot
arena-games = games
arena-wins = wins
arena-draws = shared
arena-share = share of wins
arena-points = points
arena-rating = Elo rating
arena-difference = mean difference in points
arena-pairs = Pair by pair
arena-differences = Points of { $a } minus points of { $b }

## The review

analyse-unfinished = { $path }: this game is not finished; only a finished one can be reviewed.
analyse-no_seat = There is no seat { $seat }; the seats are 1 to { $last }.
analyse-looking = Reviewing
analyse-title = { $game }: the review
analyse-curves = { $games ->
    [one] The chance of winning over time, all cards open, from one game at each moment:
   *[other] The chance of winning over time, all cards open, from { $games } games at each moment:
}
analyse-turns = Turning points (each after so many actions)
analyse-no_turns = There was no turning point.
analyse-turn = { $cause ->
    [decision] { $player }: { $before } → { $after } (a decision)
    [luck] { $player }: { $before } → { $after } (luck)
    [unforeseen] { $player }: { $before } → { $after } (unforeseen)
    [both] { $player }: { $before } → { $after } (a decision and luck)
   *[both-unforeseen] { $player }: { $before } → { $after } (a decision, and what was unforeseen)
}
analyse-better = { $player } chose “{ $played }” ({ $chance }). Better: “{ $best }” ({ $best_chance }).
analyse-worst = The worst decision of { $player }, action { $action }:
analyse-worst_above = The worst decision of { $player } was action { $action }, told above.
analyse-of_decisions = { $mistakes } of { $decisions }
analyse-explained =
    In percentage points. A decision is judged by what its player could know, and counts as a mistake
    only where something else was better beyond doubt. Luck is all the rest: dice, draws, and what was
    hidden.
analyse-explained_without_luck =
    In percentage points. A decision counts as a mistake only where something else was better
    beyond doubt. Unforeseen is all the rest: in this game nothing is left to chance, but chances are
    estimated by playing on.
analyse-player = player
analyse-begin = start
analyse-own = own mistakes
analyse-others = others’ mistakes
analyse-luck = luck
analyse-luck_without_luck = unforeseen
analyse-end = end
analyse-mistakes = mistakes

## What a language lacks

words = say what a language lacks: files, messages, facts, rules pages
words_language = a language code, such as “it” (default: every language that has been begun)
words_game = only the words of this game
words-no_language = “{ $wanted }” is not a language code; “it” would be one.
words-complete = { $wanted }: complete.
words-incomplete = { $wanted }: not complete.
words-no_file = { $count ->
    [one] The file is missing; { $english } has one message.
   *[other] The file is missing; { $english } has { $count } messages.
}
words-no_page = { $count ->
    [one] The rules page is missing; { $english } has one rule.
   *[other] The rules page is missing; { $english } has { $count } rules.
}
words-unread = This cannot be read: { $why }
words-missing = Missing: { LIST($names, join: "comma") }
words-left_over = Not in English, and so never used: { LIST($names, join: "comma") }
words-lacks = { $message } does not name what English names: { LIST($facts, join: "comma") }
words-adds = { $message } names what English does not: { LIST($facts, join: "comma") }
words-no_rules = Rules that are missing: { LIST($names, join: "comma") }
words-left_rules = Rules that English does not have: { LIST($names, join: "comma") }
words-synonym = { $at ->
    [line] Line { $place } says “{ $said }”; the term is “{ $term }”.
   *[message] { $place } says “{ $said }”; the term is “{ $term }”.
}

## What somebody may have meant

did_you_mean = Did you mean “{ $word }”?
standard_input = standard input

## The manual

man-name = name
man-synopsis = synopsis
man-options = options
man-commands = commands
man-statuses = exit status
man-files = files
man-description = description
man-games = options of the games
man-examples = examples
man-environment = environment
man-see = see also
man-about =
    Without a command that says otherwise, everything runs on this machine: games against bots in the terminal or
    in the browser, their review, and what bots and their makers need. A game is a record of its seed and its
    actions, which anybody can replay and verify.
man-also = ludi COMMAND --help tells the arguments of a command; ludi play GAME --help, the options of a game.
man-example-play = Choose a game and play it against a bot.
man-example-resume = Go on with the unfinished game that was played last.
man-example-people = Two people take turns at one terminal.
man-example-analyse = Review the game that has the number 1 in ludi games.
man-example-serve = Play in the browser.
man-environment-lang = The language, before that of the system.
man-environment-data = Where data are kept; see below.
man-environment-colour = If it is set, nothing is coloured.
man-environment-settings = A setting of serve and think, such as LUDI_PORT.
man-status-0 = All went well. Also where the reader of what is printed had enough, as in: ludi replay RECORD | head
man-status-1 =
    It could not be done: a file that is not there, a record that does not hold, an address that is taken; or something
    is missing in a language (words).
man-status-2 = What was typed cannot be meant: a command, a game, a bot or an option that there is not, or too many seats.
man-status-130 = It was interrupted, by Ctrl+C; a game is saved all the same.
man-kept =
    Games are saved in $XDG_DATA_HOME/ludi-romani/records, or in ~/.local/share/ludi-romani/records where that is not
    set. Words are completed after: eval "$(ludi completion bash)"; for fish: ludi completion fish | source
