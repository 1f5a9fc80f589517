### What bots, the arena, the oracle and the review refuse. Terms: bot, deal, seat (counted from 0, as bots
### do), move.

error-bot-unknown = There is no bot “{ $bot }”; the bots are { LIST($bots) }.
error-oracle-alone = The oracle gives the chances of winning against others; here nobody else plays.
error-review-unfinished = The game is not finished; only a finished one can be reviewed.

## The arena

error-arena-bots = { $bots ->
    [one] { $game } at { $seats } seats takes { $seats } bots or more, not one.
   *[other] { $game } at { $seats } seats takes { $seats } bots or more, not { $bots }.
}
error-arena-worker = A worker process has ended (exit status { $status }), and the arena with it.

## Bots of somebody’s own

error-bot-no_module = The bot “{ $bot }” cannot be loaded: { $why }.
error-bot-no_object =
    The bot “{ $bot }” cannot be loaded: { $module } has no class or function “{ $name }”.
error-bot-no_program =
    The bot “{ $bot }” cannot be started: there is no such program ({ $why }).
error-bot-illegal = { $moves ->
    [one] The bot “{ $bot }” chose something that cannot be played (deal { $deal }, seat { $seat }, after one
        move). { $why }
   *[other] The bot “{ $bot }” chose something that cannot be played (deal { $deal }, seat { $seat }, after
        { $moves } moves). { $why }
}
error-bot-no_answer = { $moves ->
    [one] The bot “{ $bot }” gave no action (deal { $deal }, seat { $seat }, after one move).
   *[other] The bot “{ $bot }” gave no action (deal { $deal }, seat { $seat }, after { $moves } moves).
}
error-bot-no_line = { $moves ->
    [one] The bot “{ $bot }” answered “{ $answer }”, not a line like { $example } (deal { $deal }, seat
        { $seat }, after one move).
   *[other] The bot “{ $bot }” answered “{ $answer }”, not a line like { $example } (deal { $deal }, seat
        { $seat }, after { $moves } moves).
}
error-bot-crashed = { $moves ->
    [one] The bot “{ $bot }” has crashed (deal { $deal }, seat { $seat }, after one move): { $why }
   *[other] The bot “{ $bot }” has crashed (deal { $deal }, seat { $seat }, after { $moves } moves):
        { $why }
}
error-bot-ended = { $moves ->
    [one] The bot “{ $bot }” has ended with exit status { $status } (deal { $deal }, seat { $seat }, after
        one move). Its last words: { $why }
   *[other] The bot “{ $bot }” has ended with exit status { $status } (deal { $deal }, seat { $seat },
        after { $moves } moves). Its last words: { $why }
}
error-bot-silent = { $moves ->
    [one] The bot “{ $bot }” has said nothing for { $seconds } seconds (deal { $deal }, seat { $seat }, after one
        move). A program must flush what it writes.
   *[other] The bot “{ $bot }” has said nothing for { $seconds } seconds (deal { $deal }, seat { $seat }, after
        { $moves } moves). A program must flush what it writes.
}
