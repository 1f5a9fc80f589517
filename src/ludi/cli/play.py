"""The terminal game: draw the table, ask in words, tell what happened, save the record."""

from __future__ import annotations

import contextlib
import shlex
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from operator import itemgetter
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from ludi.bots import bot_action, choose_sensibly, find_bot
from ludi.cli import guessing, records
from ludi.cli.choices import (
    Unclear,
    Unknown,
    in_ids,
    meant_of_all,
    parse,
    plain,
    short,
    spelt_plainly,
)
from ludi.cli.chronicle import chapters, lately
from ludi.cli.completing import completed, moves, pieces, series
from ludi.cli.fitting import EVERYTHING, Choice, airless, fitted
from ludi.cli.guessing import meant
from ludi.cli.guide import COMMANDS, QUESTION, Guide
from ludi.cli.layout import NO_BREAK, wrapped
from ludi.cli.merging import merged, ordered
from ludi.cli.options import options_chosen
from ludi.cli.screen import STOPS, Leave, Screen
from ludi.cli.second_thoughts import (
    ends_the_game,
    has_secrets,
    is_final,
    is_last_chance,
    table_with_move,
)
from ludi.cli.signs import cut_short, spelt
from ludi.cli.texts import command_words, system_language, text
from ludi.core.actions import Action, shown
from ludi.core.documents import trouble
from ludi.core.errors import LudiError
from ludi.core.events import CHAPTERS, Event
from ludi.core.lines import (
    Line,
    is_number,
    last_value,
    lines_of,
    numbers_of,
    sentences_of,
    written,
)
from ludi.core.match import Match
from ludi.core.ranking import best_first, winners_named
from ludi.core.voices import Voice

BOT_PAUSE = 0.7
# So many lines follow a board on which nothing is listed.
_BELOW = 6


@dataclass
class Sitting:
    """One match at one terminal. The record is written after every action: nothing gets lost."""

    match: Match
    language: str
    console: Console
    path: Path
    bot_seed: int = 0
    is_interactive: bool = False
    told: int = -1
    # Why the record could not be written the last time.
    save_trouble: OSError | None = None
    # Who has last seen own secrets here.
    looking: int | None = None
    # The table with a move that is being asked about.
    considered: dict[str, Any] | None = None
    is_told_narrow: bool = False
    # After how many actions choices were last listed.
    listed: int = -1
    is_interrupted: bool = False

    def __post_init__(self) -> None:
        self.screen = Screen(self.console, self.language, self.is_interactive)
        self.say = self.screen.say
        self.guide = Guide(self.screen, self.phrases)
        acts: dict[str, Callable[[int | None, str], None]] = {
            "board": self._draw_again,
            "rules": self._show_rules,
            "hint": self._hint,
            "undo": self._undo,
            "log": self._show_log,
            "all": self._show_all,
            "save": self._say_saved,
            "discards": self._show_discards,
            "quit": self._leave,
            "help": self._help,
        }
        self.commands: dict[str, Callable[[int | None, str], None]] = {
            "q": self._explain_q,
            "?": self._help,
            **{word: act for command, act in acts.items() for word in self._words(command)},
        }

    def _words(self, command: str) -> set[str]:
        """What may be typed for a command, as it is compared."""
        words = command_words(command, self.language)
        return {"".join(spelt) for word in words for spelt in spelt_plainly(word)}

    def _is(self, typed: str, *commands: str) -> bool:
        """Whether one of some commands was typed."""
        word = "".join(plain(typed))
        return any(word in self._words(command) for command in commands)

    @property
    def phrases(self) -> Voice:
        return self.match.game.phrases[self.language]

    @property
    def people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.match.bots) if bot is None]

    @property
    def only_person(self) -> int | None:
        return self.people[0] if len(self.people) == 1 else None

    def _complain(self, key: str, /, **values: object) -> None:
        self.screen.complain(text(key, self.language, **values))

    def _refuse(self, error: LudiError) -> None:
        self.screen.complain(self._refused(error))

    def _refused(self, error: LudiError) -> str:
        """What is wrong; in what a person types, pieces by their words."""
        if not error.code.startswith("action."):
            return error.sentence(self.language)
        words = self.phrases.words
        facts = {key: words.get(str(fact), fact) for key, fact in error.facts.items()}
        return LudiError(error.code, **facts).sentence(self.language)

    def play(self) -> None:
        """Play until the match is over or the person leaves."""
        with self.screen.quiet():
            self._play()

    def _play(self) -> None:
        self._welcome()
        try:
            self._recall()
            if self.match.over:
                self.say("already_over")
            while not self.match.over:
                self._take_turn(self.match.to_act[0])
            self._finish()
        except (Leave, KeyboardInterrupt) as left:
            self.is_interrupted = isinstance(left, KeyboardInterrupt)
            self._take_leave()

    def _take_leave(self) -> None:
        """What is said to who leaves early; of a game in which nothing was played nothing stays."""
        if self.looking is not None:
            self._wipe()
        self.console.print()
        is_elsewhere = self.path.parent != records.records_folder()
        if self.match.history or is_elsewhere:
            self._say_saved()
        else:
            with contextlib.suppress(OSError):  # where nothing could be written nothing lies
                self.path.unlink()
            self.say("not_begun")
        if self.considered is not None:
            self.say("not_confirmed")
        self.say("bye")

    def _welcome(self) -> None:
        self.console.rule(f"[bold]{self.phrases.title}[/bold]")
        self.screen.show(self.phrases.tagline, style="italic")
        self._show_options()
        self.say("hash", hash=self.match.commitment)
        quits = command_words("quit", self.language)[0]
        self.say("intro", key=QUESTION, quit=f"[bold]{quits}[/bold]")
        self.screen.unread = self.screen.printed + 1  # the title
        self.screen.must_be_read = True

    def _show_options(self) -> None:
        self.guide.options(options_chosen(self.match, self.language))

    def _recall(self) -> None:
        """Of a match that is resumed, tell the last chapter only."""
        if self.match.history:
            events = chapters(self._news())[-1]
            self.told = len(self.match.history)
            self._show_events(events)

    # --- Turns ---

    def _take_turn(self, seat: int) -> None:
        bot = self.match.bots[seat]
        if bot is not None:
            self._play_bot(seat, bot)
            return
        self._hand_over(seat)
        self._tell()
        move = self._ask(seat)
        if move is not None and self._is_meant(seat, move):
            self.match.play(seat, move)
            self.save()

    def _play_bot(self, seat: int, bot: str) -> None:
        thinking = text("thinking", self.language, player=escape(self.match.players[seat]))
        is_watched = self.console.is_terminal
        with self.console.status(thinking) if is_watched else contextlib.nullcontext():
            shown_at = time.monotonic() + BOT_PAUSE
            action = bot_action(find_bot(bot), self.match, seat, self.bot_seed)
            self.match.play(seat, action)
            self.save()
            if is_watched and self._news():
                time.sleep(max(0.0, shown_at - time.monotonic()))
        self.screen.forget_typed()
        self._tell()

    def _is_meant(self, seat: int, move: Action | str) -> bool:
        """Whether to play a move: one that could not be taken back afterwards is asked about."""
        trial = self._tried(seat, move)
        if trial is None:
            return False
        warning = self._warning(seat, move, trial)
        seen = table_with_move(self.match, trial, seat)
        is_asked = warning or self._is_last_chance(trial, seat) or self._is_final(trial, seat, seen)
        if not self.is_interactive or not is_asked:
            return True
        self.considered = seen
        if seen != self.match.view(seat)["table"]:
            self.say("it_would_be")
            self._draw_table(seen)
        why = warning or text("not_undone", self.language)
        goes_on = self._goes_on("before_bots", f"{self._said(trial, move)}. {why}")
        self.considered = None
        if not goes_on:
            self.say("undone")
        return goes_on

    def _tried(self, seat: int, move: Action | str) -> Match | None:
        """The match with a move; None, and a sentence that says why, if it cannot be played."""
        trial = self.match.copy()
        try:
            trial.play(seat, move)
        except LudiError as error:
            self.screen.complain(self._why_no_series(seat, str(move)) or self._refused(error))
            return None
        return trial

    def _why_no_series(self, seat: int, move: str) -> str:
        """Why a composite move fails, if it is at one of its parts."""
        trial = self.match.copy()
        for part in self.match.game.expand(self.match.state, seat, move) or ():
            try:
                if seat not in trial.to_act:
                    return text("one_too_many", self.language)
                trial.play(seat, part)
            except LudiError as error:
                is_misspelt = error.code == "action.words"
                misspelt = self._misspelt(trial, seat, part) if is_misspelt else ""
                reason = self._reason(trial, seat, part) or misspelt
                return f"{reason} {text('nothing_played', self.language)}" if reason else ""
        return ""

    def _misspelt(self, match: Match, seat: int, part: str) -> str:
        """What is wrong with an action whose pieces there are not, as a person types it."""
        verb, *pieces = part.split()
        typed = " ".join([self.phrases.verbs.get(verb, verb), *map(self.phrases.word, pieces)])
        legal = sorted(match.legal(seat, self.language), key=lambda action: action.name != verb)
        forms = shown((written(action, self.phrases) for action in legal), ", ")
        return LudiError("action.words", action=short(typed), legal=forms).sentence(self.language)

    def _reason(self, match: Match, seat: int, part: str) -> str:
        """What the game says against an action, if it is one."""
        try:
            action = match.action(part)
        except LudiError:
            return ""
        table = match.view(seat)["table"]
        return self.phrases.refusal(action.name, action.args, table)

    def _said(self, trial: Match, move: Action | str) -> str:
        """A move in words, also one of several actions; one that has a verb of its own, by its
        pieces."""
        if isinstance(move, Action):
            return str(move)
        verb, *typed = move.split()
        is_own = verb not in self.phrases.verbs
        if is_own and all(piece in self.phrases.names for piece in typed):
            return f"{verb.capitalize()}: {', '.join(map(self.phrases.name, typed))}"
        parts = trial.history[-trial.history[-1].parts :]
        return ", ".join(str(trial.action(part.action, self.language)) for part in parts)

    def _warning(self, seat: int, move: Action | str, trial: Match) -> str:
        """What the person may overlook about a move that cannot be taken back."""
        if ends_the_game(self.match, trial, seat):
            return text("ends_game", self.language)
        if isinstance(move, str) or trial.can_undo(seat):
            return ""
        return self.phrases.warning(move.name, move.args, self.match.view(seat)["table"])

    def _is_last_chance(self, trial: Match, seat: int) -> bool:
        if is_last_chance(self.match, trial, seat):
            return True
        hands_over = any(self._is_hidden_from(other, seat) for other in trial.to_act[:1])
        return hands_over and trial.can_undo(seat)

    def _is_final(self, trial: Match, seat: int, seen: dict[str, Any]) -> bool:
        """Whether a choice that can be seen on the table cannot be taken back from then on."""
        has_choice = len(self.match.legal(seat)) > 1
        return has_choice and is_final(trial, seat) and seen != self.match.view(seat)["table"]

    def _goes_on(self, question: str, said: str = "", **values: object) -> bool:
        """Ask until a person goes on, or takes back where that is offered."""
        offers_undo = question == "before_bots"
        no = command_words("no", self.language)[0]
        while True:
            if said:
                self.screen.show(escape(said))
            self.screen.show(text(question, self.language, no=no, **values))
            typed = self.screen.read("prompt" if offers_undo else "")
            if not typed or (offers_undo and self._is(typed, "yes")):
                return True
            if offers_undo and self._is(typed, "undo", "no"):
                return False
            if question == "read_on" and typed.lower() in STOPS:
                return False
            if question == "read_on" and self._is(typed, "undo"):
                self._complain("undo_revealed")
            elif offers_undo and self._is(typed, "hint"):
                self._complain("confirm_or_undo", no=no)
            elif self.listed < len(self.match.history) and self._is(typed, "hint"):
                self._complain("no_hint")  # its number would be of a list that nobody has seen
            elif not self._obey(typed, self.only_person if question == "read_on" else None):
                key = "confirm_or_undo" if offers_undo else "not_here"
                self._complain(key, text=short(typed), no=no)

    # --- Several people ---

    def _is_hidden_from(self, looker: int, seat: int) -> bool:
        """Whether two people share the terminal and one must not see what the other has done."""
        if looker == seat or not {looker, seat} <= set(self.people):
            return False
        return has_secrets(self.match, looker) or has_secrets(self.match, seat)

    def _hand_over(self, seat: int) -> None:
        """Where people have secrets from each other, only the one who is asked should look."""
        if self.only_person is not None or not has_secrets(self.match, seat):
            return
        since = self._last_own(seat)
        if self._is_news_for_all():
            self.told = min(self.told, since)
            self._tell()
        if self.looking == seat:
            return
        if self.looking is not None:
            self._wipe()
            self.told = since
        self._tell()
        self._goes_on("hand_over", player=escape(self.match.players[seat]))
        self.looking = seat
        self._show_events(self._own_news(seat, since))

    def _wipe(self) -> None:
        """Nobody's secrets are on the screen any more."""
        self.screen.wipe()
        self.looking = None

    def _is_news_for_all(self) -> bool:
        """Whether a turn has begun that everybody wants to watch."""
        return any(event.name in CHAPTERS for event in self._news())

    def _last_own(self, seat: int) -> int:
        """How many actions a seat has seen: those before its own last one, or none at all."""
        own = [index for index, played in enumerate(self.match.history) if played.seat == seat]
        return own[-1] if own else -1

    # --- Telling ---

    def draw(self, seat: int | None) -> None:
        self._draw_table(self.match.view(seat)["table"])

    def _draw_table(self, table: dict[str, Any]) -> None:
        """The table, as roomy as the screen allows with a few lines below it."""
        boards = [wrapped(board, self.console.width) for board in self._boards(table)]
        fitting = (one for one in boards if len(one) + _BELOW <= self.console.height)
        board = next(fitting, boards[-1])
        self._has_room(len(board))
        self._say_if_narrow(table)
        self.screen.lines(board)

    def _boards(self, table: dict[str, Any]) -> list[str]:
        """The boards that fit this screen's width, the roomiest first; without any, the board."""
        game, encoding = self.match.game, self.console.encoding
        players = tuple(spelt(one, encoding, self.language) for one in self.match.players)
        board = cut_short(game.drawn_wide(table, players, self.language), encoding)
        if _width(board) > self.console.width:
            board = cut_short(game.drawn(table, players, self.language), encoding)
        small = game.drawn_small(table, players, self.language)
        small_ones = [] if small is None else [cut_short(small, encoding)]
        if _width(board) > self.console.width and small_ones:
            return small_ones
        return [f"\n{board}\n", airless(board), *small_ones]

    def _say_if_narrow(self, table: dict[str, Any]) -> None:
        """Once, where this screen is too narrow for every board that there is."""
        needed = _width(self._boards(table)[0])
        has_small = self.match.game.small_board is not None
        if needed > self.console.width and not has_small and not self.is_told_narrow:
            self.is_told_narrow = True
            self.say("too_narrow", columns=self.console.width, needed=needed)

    def _tell(self) -> None:
        """What has happened since it was last told; what all want to watch, on an open screen."""
        if self.looking is not None and self._is_news_for_all():
            self._wipe()
        news = self._news()
        self.told = len(self.match.history)
        self._show_events(news)

    def _news(self) -> list[Event]:
        """What has not been told and does not stand on the board."""
        return self._untold(self._events(self.told))

    def _untold(self, events: Sequence[Event]) -> list[Event]:
        """Events without what stands on the board."""
        return [event for event in events if event.name not in self.match.game.on_board]

    def _own_news(self, seat: int, since: int) -> list[Event]:
        """What only a seat may know, and does not see on the board."""
        told_to_all = self.match.events(None, since)
        own = [event for event in self.match.events(seat, since) if event not in told_to_all]
        return self._untold(own)

    def tell_all(self) -> None:
        """The whole match, as a spectator may know it."""
        self._show_events(self.match.events(None))

    def _events(self, since: int) -> list[Event]:
        """What has happened, as the people here may know it."""
        return self.match.events(self.only_person, since)

    def _show_events(self, events: Sequence[Event]) -> None:
        for chapter in chapters(events):
            if chapter and chapter[0].name in CHAPTERS:
                if not self._has_room(len(chapter) + 1):
                    return
                self.screen.tell("")
            for event in chapter:
                self.screen.tell(self.phrases.event(event, self.match.players))

    def _has_room(self, lines: int) -> bool:
        """Wait until what is on the screen has been read; False if that was enough."""
        return not self.screen.is_full(lines) or self._goes_on("read_on")

    # --- Asking ---

    def _ask(self, seat: int) -> Action | str | None:
        """An action, or a composite move as typed; None if something was taken back."""
        played, is_first = len(self.match.history), True
        while len(self.match.history) == played:
            lines = self._lines(seat)
            self._list(seat, lines, with_board=is_first)
            is_first = False
            typed = self.screen.read(complete=partial(self._completed, lines))
            try:
                if not self._obey(typed, seat):
                    return self._composite(typed, seat) or parse(
                        typed, lines, self.phrases, self.language
                    )
            except Unclear as unclear:
                question = self._meant(typed, lines) if isinstance(unclear, Unknown) else ""
                self.screen.complain(self._why_not(typed, seat) or f"{unclear}{question}")
            except LudiError as error:
                self._refuse(error)
        return None

    def _meant(self, typed: str, lines: list[Line]) -> str:
        """A question about what is written nearly so, a command or a move, if anything is."""
        commands = [command_words(one, self.language)[0] for one in self._offered()]
        found = meant(typed, commands, self.language, guessing.COMMANDS)
        return found or meant(typed, moves(lines, self.phrases), self.language, guessing.MOVES)

    def _why_not(self, typed: str, seat: int) -> str:
        """Why an action that is written in full cannot be played, if the game says so."""
        every = (self.match.action(found) for found in range(self.match.game.actions.size))
        action = meant_of_all(typed, every, self.phrases)
        return self._reason(self.match, seat, action.text) if action else ""

    def _lines(self, seat: int | None) -> list[Line]:
        if seat is None:
            return []
        return merged(ordered(lines_of(self.match.legal(seat, self.language), self.phrases)))

    def _composite(self, typed: str, seat: int) -> str | None:
        """What was typed as the game reads it, if it is a composite move."""
        pieces = {
            str(value)
            for block in self.match.game.actions.blocks
            for values in block.parameters.values()
            for value in values
        }
        move = in_ids(self._by_numbers(typed, seat), pieces, self.match.legal(seat), self.phrases)
        return move if self.match.game.expand(self.match.state, seat, move) else None

    def _by_numbers(self, typed: str, seat: int) -> str:
        """What was typed, with pieces for the numbers of the lines that name them, if it is a
        composite move of pieces."""
        verb, *said = typed.split() or [""]
        known = {str(value) for one in self.match.legal(seat) for value in one.args.values()}
        is_composite = verb.lower() in {one.verb for one in self.match.game.composites}
        if not is_composite or not all(map(is_number, said)) or known & set(said):
            return typed
        lines = self._lines(seat)
        named = {
            str(number): str(last_value(line.actions[0]))
            for number, line in zip(numbers_of(lines), lines, strict=True)
            if len(line.actions) == 1 and line.actions[0].args
        }
        return " ".join([verb, *(named.get(number, number) for number in said)])

    def _list(self, seat: int, lines: list[Line], *, with_board: bool = False) -> None:
        """What can be chosen, below the board, in a form in which both fit the screen."""
        table = self.match.view(seat)["table"]
        asked = self._question(seat, table)
        sentences = sentences_of(lines, text("any_of_these", self.language))
        numbered = zip(numbers_of(lines), sentences, lines, strict=True)
        choices = [
            Choice(number, sentence, line.words, line.actions[0].name)
            for number, sentence, line in sorted(numbered, key=itemgetter(0))
        ]
        boards = self._boards(table) if with_board else [""]
        room = self.console.height - len(asked) - 1 if self.is_interactive else EVERYTHING
        picture = fitted(self.console, boards, choices, room, self.screen.unread)
        if with_board:
            self._has_room(picture.height + len(asked))
            self._say_if_narrow(table)
            self.screen.lines(picture.board)
        self.screen.lines(asked)
        self.console.print(picture.choices, highlight=False)
        self.listed = len(self.match.history)

    def _question(self, seat: int, table: dict[str, Any]) -> list[Text]:
        """Who is asked what, and what one may also type."""
        player = text("turn_of", self.language, player=escape(self.match.players[seat]))
        prompt, hint = self.phrases.prompt(table), self.phrases.hint(table)
        said = [f"[bold]{player}[/bold] {escape(prompt)}", *([escape(hint)] if hint else [])]
        return [line for one in said for line in wrapped(one, self.console.width)]

    def _completed(self, lines: list[Line], begun: str) -> list[str]:
        """What a line that begins so may become."""
        verbs = [self.phrases.verbs.get(one.verb, one.verb) for one in self.match.game.composites]
        commands = (command_words(one, self.language)[0] for one in self._offered())
        return completed(
            begun,
            (
                *moves(lines, self.phrases),
                *series(begun, verbs, lines, self.phrases),
                *verbs,
                *commands,
                *pieces(begun, self.phrases),
            ),
        )

    # --- What a person can ask for besides playing ---

    def _obey(self, typed: str, seat: int | None) -> bool:
        """Do what a command says; False if it is none."""
        word, _, rest = typed.replace("?", "? ", 1).partition(" ")
        act = self.commands.get(word if word == "?" else "".join(plain(word)))
        if act is None or (rest.strip() and act not in (self._help, self._show_log)):
            return False
        act(seat, rest.strip())
        return True

    def _offered(self) -> list[str]:
        """The commands that do something in this game."""
        has_discards = "discards" in self.match.view(None)["table"]
        return [one for one in COMMANDS if has_discards or one != "discards"]

    def _draw_again(self, seat: int | None, _: str) -> None:
        """The table, with the move that is being asked about."""
        self._draw_table(self.considered or self.match.view(seat)["table"])

    def _help(self, seat: int | None, piece: str) -> None:
        if piece:
            self.guide.explain(piece)
        else:
            lines = self._lines(seat) if seat in self.match.to_act else []
            self.guide.help(lines, self._offered())

    def _show_rules(self, *_: object) -> None:
        self.guide.rules(partial(self._goes_on, "read_on"))
        self._show_options()

    def _hint(self, seat: int | None, _: str) -> None:
        if seat is None or seat not in self.match.to_act:
            self._complain("no_hint")
            return
        found = bot_action(choose_sensibly, self.match, seat, self.bot_seed)
        lines = self._lines(seat)
        numbered = zip(numbers_of(lines), lines, strict=True)
        for number, line in numbered:
            for place, action in enumerate(line.actions):
                if action.id == found:
                    typed = " ".join([str(number), *line.last_values[place : place + 1]])
                    typed = escape(typed.replace(" ", NO_BREAK))
                    self.say("hint_is", action=escape(str(action)), typed=typed)

    def _undo(self, seat: int | None, _: str) -> None:
        """Take back the last action or composite move if a person here may."""
        last = self.match.history[-1].seat if self.match.history else self.people[0]
        if seat is None or self._is_hidden_from(seat, last):
            self._complain("undo_handed_over")
            return
        if last not in self.people:
            self._complain("undo_bot", player=self.match.players[last])
            return
        try:
            self.match.undo(last)
        except LudiError as error:
            self._refuse(error)
            return
        self.told = min(self.told, len(self.match.history))
        self.save()
        self.say("undone")

    def _show_log(self, _: int | None, which: str) -> None:
        if which and not self._is(which, "all"):
            self._complain("not_here", text=short(which))
            return
        looker = self.looking if self.only_person is None else self.only_person
        events = self.match.events(looker, -1)
        self._show_events(events if which else self._untold(lately(events)))

    def _show_all(self, seat: int | None, _: str) -> None:
        self._show_log(seat, command_words("all", self.language)[0])

    def _show_discards(self, *_: object) -> None:
        """The cards that lie open in the discards, where a game has any."""
        counts = self.match.view(None)["table"].get("discards")
        if counts is None:
            self._complain("no_discards")
            return
        names = [self.phrases.name(card) for card in counts]
        cards = [
            name if count == 1 else f"{name} ×{count}"
            for name, count in zip(names, counts.values(), strict=True)
        ]
        self.say("discards", cards=[*map(escape, cards)], count=len(cards))

    def _explain_q(self, *_: object) -> None:
        self._complain("q_is_quit", quit=command_words("quit", self.language)[0])

    def _leave(self, *_: object) -> None:
        raise Leave

    # --- The end ---

    def _finish(self) -> None:
        self._tell()
        self.draw(None)
        for seat in standing(self.match):
            player, points = escape(self.match.players[seat]), self.match.points[seat]
            self.say("points", player=player, points=self.phrases.scored(points))
        self.say_result()
        self.say("seed_was", seed=self.match.seed)
        self._say_saved()
        with contextlib.suppress(Leave):
            self._offer_review()

    def _offer_review(self) -> None:
        """Let a person look at the finished game again; who only presses Enter leaves."""
        analyse = command_words("analyse", self.language)[0]
        while self.is_interactive and self.people:
            self.say("review_now", analyse=analyse)
            typed = self.screen.read(prompt="", complete=partial(completed, candidates=[analyse]))
            if not typed or self._is(typed, "quit", "no"):
                return
            if self._is(typed, "analyse", "yes"):
                from ludi.cli import analyse as reviews  # who leaves does not wait for it

                reviews.show(reviews.reviewed(self.match, self.language), self.match, self.language)
                return
            self._complain("not_here", text=short(typed))

    def say_result(self) -> None:
        """Who has won, and why where a game has something to say about it."""
        table = self.match.view(None)["table"]
        why = self.phrases.result(table, self.match.players)
        if why:
            self.screen.show(escape(why))
        named = winners_named(self.match.ranking, self.match.players, self.phrases)
        won = text("won", self.language, players=[*map(escape, named)], count=len(named))
        self.screen.show(won, style="bold green")

    def save(self) -> None:
        """Write the record; a failure is said once, and again to who asks or leaves."""
        is_told = self.save_trouble is not None
        self._write()
        if not is_told:
            self._say_trouble()

    def _write(self) -> None:
        try:
            records.write(self.match, self.path)
            self.save_trouble = None
        except OSError as error:
            self.save_trouble = error

    def _say_trouble(self) -> None:
        if self.save_trouble is not None:
            why = trouble(self.save_trouble)
            self.say("not_saved", path=escape(str(self.path)), why=why)

    def _say_saved(self, *_: object) -> None:
        self._write()
        if self.save_trouble is not None:
            self._say_trouble()
            return
        number = records.number_of(self.path)
        named = str(number or escape(shlex.quote(str(self.path))))
        if number is None:
            self.screen.say_whole("saved", path=named)
        else:
            self.say("saved_as", number=number, command=self._command("games"))
        if self.match.over:
            self.screen.say_whole("check_with", command=self._command("verify", named))
            self.screen.say_whole("review_with", command=self._command("analyse", named))
        else:
            resumed = self._command("play --resume", named, speaks=number is None)
            self.screen.say_whole("resume_with", command=resumed)

    def _command(self, words: str, named: str = "", *, speaks: bool = True) -> str:
        """A command as one types it here; one that does not speak by itself, in this language."""
        is_usual = not speaks or self.language == system_language()
        language = "" if is_usual else f"--lang {self.language}"
        return " ".join(filter(None, (records.program(), words, named, language)))


def standing(match: Match) -> list[int]:
    """The seats, the winner's first."""
    if not match.over:
        return sorted(range(match.seats), key=lambda seat: -match.points[seat])
    return [one.seat for one in best_first(match.ranking) if one.seat is not None]


def _width(board: str) -> int:
    """How many columns a board takes."""
    return max(Text.from_markup(line).cell_len for line in board.splitlines())
