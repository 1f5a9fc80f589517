"""The terminal game: draw the table, ask in words, tell what happened, save the record."""

from __future__ import annotations

import contextlib
import json
import os
import shlex
import shutil
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ludi.bots import bot_action, choose_sensibly, find_bot
from ludi.cli.choices import Line, Unclear, lines_of, parse
from ludi.cli.texts import text
from ludi.core.actions import Action
from ludi.core.errors import LudiError
from ludi.core.match import Match
from ludi.core.phrases import Phrases
from ludi.core.sentences import typeset

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  makes the arrow keys edit the line

BOT_PAUSE = 0.7


class Leave(Exception):
    """The person has had enough."""


@dataclass
class Sitting:
    """One match at one terminal. The record is written after every action: nothing gets lost."""

    match: Match
    language: str
    console: Console
    path: Path
    bot_seed: int = 0
    asks_before_bots: bool = False
    told: int = -1
    save_failed: bool = False
    commands: dict[str, Callable[[int], None]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for words, act in (
            (("board", "table", "plateau"), self.draw),
            (("rules", "règles", "regles"), lambda _: self._show_rules()),
            (("hint", "conseil"), self._hint),
            (("undo", "annuler"), lambda _: self._undo()),
            (("log", "journal"), lambda _: self._show_log()),
            (("save", "enregistrer"), lambda _: self._say_saved()),
            (("quit", "exit", "q", "quitter"), lambda _: self._leave()),
        ):
            self.commands.update(dict.fromkeys(words, act))

    @property
    def phrases(self) -> Phrases:
        return self.match.game.phrases[self.language]

    @property
    def people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.match.bots) if bot is None]

    def say(self, key: str, **values: object) -> None:
        self.console.print(text(key, self.language, **values), highlight=False, soft_wrap=True)

    def complain(self, sentence: str) -> None:
        self.console.print(escape(sentence), style="red", highlight=False)

    def play(self) -> None:
        """Play until the match is over or the person leaves."""
        self._welcome()
        try:
            while not self.match.over:
                self._take_turn(self.match.to_act[0])
        except (Leave, KeyboardInterrupt):
            self.save()
            self.console.print()
            self._say_saved()
            self.say("bye")
            return
        self._finish()

    def _welcome(self) -> None:
        self.console.rule(f"[bold]{self.phrases.title}[/bold]")
        self.console.print(self.phrases.tagline, style="italic")
        for name, value in self.match.options.items():
            if value is True:
                self.console.print(f"· {self.phrases.options[name]}", highlight=False)
        self.say("hash", hash=self.match.commitment)
        self.say("intro")

    def _take_turn(self, seat: int) -> None:
        bot = self.match.bots[seat]
        if bot is None:
            self._tell()
            self._hand_over(seat)
            self.draw(seat)
            action = self._ask(seat)
            if action is not None:
                self._play(seat, action)
            return
        self.match.play(seat, bot_action(find_bot(bot), self.match, seat, self.bot_seed))
        self.save()
        self._tell()
        if self.console.is_terminal:
            time.sleep(BOT_PAUSE)

    def _play(self, seat: int, action: Action | str) -> None:
        try:
            self.match.play(seat, action)
        except LudiError as error:  # a composite move may fail at one of its parts
            self.complain(error.sentence(self.language))
            return
        self.save()
        self._pause_before_bots(seat)

    def _hand_over(self, seat: int) -> None:
        """Where people have secrets from each other, only the one who is asked should look."""
        last = self.match.history[-1].seat if self.match.history else seat
        own, open_table = (self.match.view(who)["table"] for who in (seat, None))
        if len(self.people) > 1 and last != seat and own != open_table:
            self.console.clear()
            self.say("hand_over", player=escape(self.match.players[seat]))
            self._read()

    def _pause_before_bots(self, seat: int) -> None:
        """A slip can be taken back until a bot has answered it, so the person is asked first."""
        if not self.asks_before_bots or self.match.over or not self.match.can_undo(seat):
            return
        if any(self.match.bots[other] is None for other in self.match.to_act):
            return
        self._tell()
        self.say("before_bots")
        if self._read().lower() in ("undo", "annuler", "u"):
            self._undo()

    def draw(self, seat: int | None) -> None:
        table = self.match.view(seat)["table"]
        board = self.match.game.board(table, self.match.players, self.language)
        self.console.print(f"\n{board}\n", highlight=False)

    def _tell(self) -> None:
        """What has happened since it was last told, as the people here may know it."""
        seat = self.people[0] if len(self.people) == 1 else None
        for event in self.match.events(seat, self.told):
            sentence = self.phrases.event(event, self.match.players)
            self.console.print(f"  {escape(sentence)}", style="dim", highlight=False)
        self.told = len(self.match.history)

    # --- Asking ---

    def _ask(self, seat: int) -> Action | str | None:
        """An action, or a composite move as typed; None if something was taken back."""
        played = len(self.match.history)
        while len(self.match.history) == played:
            lines = lines_of(self.match.legal(seat, self.language), self.phrases)
            self._list(seat, lines)
            typed = self._read()
            try:
                if typed.startswith("?") or typed.lower() in ("help", "aide"):
                    self._help(lines)
                elif typed.lower() in self.commands:
                    self.commands[typed.lower()](seat)
                elif self.match.game.expand(self.match.state, seat, typed) is not None:
                    return typed
                else:
                    return parse(typed, lines, self.phrases, self.language)
            except Unclear as unclear:
                self.complain(str(unclear))
            except LudiError as error:
                self.complain(error.sentence(self.language))
        return None

    def _list(self, seat: int, lines: list[Line]) -> None:
        player = text("turn_of", self.language, player=escape(self.match.players[seat]))
        prompt = escape(self.phrases.prompt(self.match.view(seat)["table"]))
        self.console.print(f"[bold]{player}[/bold] {prompt}", highlight=False)
        table = Table(box=None, show_header=False, padding=(0, 1))
        for number, line in enumerate(lines, start=1):
            what = str(line.actions[0]) if len(line.actions) == 1 else self._common(line)
            table.add_row(
                f"[bold]{number}[/bold]", escape(what), f"[dim]{escape(line.words)}[/dim]"
            )
        self.console.print(table)

    def _common(self, line: Line) -> str:
        """The sentence of several actions that differ in a last value, with all those values."""
        shared = str(line.actions[0]).removesuffix(line.last_values[0]).rstrip()
        return f"{shared} " + " · ".join(line.last_values)

    def _read(self) -> str:
        try:
            prompt = f"[bold]{text('prompt', self.language)}[/bold] › "
            return self.console.input(prompt).strip()
        except EOFError:
            raise Leave from None

    def _help(self, lines: list[Line]) -> None:
        self.say("help_head")
        for name in dict.fromkeys(line.actions[0].name for line in lines):
            verb = escape(self.phrases.verbs[name])
            self.console.print(
                f"  [bold]{verb}[/bold]  {escape(self.phrases.help[name])}", highlight=False
            )
        self.say("help_commands")

    # --- What a person can ask for besides playing ---

    def _show_rules(self) -> None:
        self.console.print(escape(typeset(self.phrases.rules, self.language)), highlight=False)
        for name, value in self.match.options.items():
            if value is True:
                self.console.print(f"· {escape(self.phrases.options[name])}", highlight=False)

    def _hint(self, seat: int) -> None:
        action = bot_action(choose_sensibly, self.match, seat, self.bot_seed)
        self.say("hint_is", action=escape(str(self.match.action(action, self.language))))

    def _undo(self) -> None:
        """Take back the last action if a person here played it."""
        last = self.match.history[-1].seat if self.match.history else self.people[0]
        if last not in self.people:
            self.complain(text("undo_bot", self.language, player=self.match.players[last]))
            return
        try:
            self.match.undo(last)
        except LudiError as error:
            self.complain(error.sentence(self.language))
            return
        self.told = min(self.told, len(self.match.history))
        self.save()
        self.say("undone")

    def _show_log(self) -> None:
        self.told = -1
        self._tell()

    def _leave(self) -> None:
        raise Leave

    # --- The end ---

    def _finish(self) -> None:
        self._tell()
        self.draw(None)
        for player, points in zip(self.match.players, self.match.points, strict=True):
            self.say("points", player=escape(player), points=points)
        self.say_result()
        self.say("seed_was", seed=self.match.seed)
        self._say_saved()

    def say_result(self) -> None:
        names = [escape(self.match.players[seat]) for seat in self.match.winners]
        key = "won" if len(names) == 1 else "shared" if names else "nobody_won"
        players = text("and", self.language).join(names)
        self.console.print(f"[bold green]{text(key, self.language, players=players)}[/bold green]")

    def save(self) -> None:
        """Write the record, whole or not at all; a failure is said once."""
        draft = self.path.with_name(self.path.name + ".part")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            written = json.dumps(self.match.record(), ensure_ascii=False, indent=1) + "\n"
            draft.write_text(written, encoding="utf-8")
            draft.replace(self.path)
        except OSError as error:
            if not self.save_failed:
                self.say("not_saved", path=escape(str(self.path)), why=error.strerror)
            self.save_failed = True

    def _say_saved(self) -> None:
        self.save()
        if not self.save_failed:
            key = "saved" if self.match.over else "resume_with"
            self.say(key, ludi=program(), path=escape(shlex.quote(str(self.path))))


def program() -> str:
    """How this command is called: its name where it is on the path, or the path to it."""
    called = Path(sys.argv[0])
    if called.name != "ludi":
        return "ludi"
    return "ludi" if shutil.which("ludi") else str(called)


def records_folder() -> Path:
    """Where games are kept; the current folder for somebody without a home."""
    base = os.environ.get("XDG_DATA_HOME")
    try:
        data = Path(base) if base else Path.home() / ".local" / "share"
    except RuntimeError:
        data = Path()
    return data / "ludi-romani" / "records"


def default_path(game_id: str) -> Path:
    return records_folder() / f"{game_id}-{datetime.now():%Y%m%d-%H%M%S}.json"


def latest_record() -> Path | None:
    """The game that was played last, where records lie by default."""
    records = sorted(records_folder().glob("*.json"), key=lambda path: path.stat().st_mtime)
    return records[-1] if records else None
