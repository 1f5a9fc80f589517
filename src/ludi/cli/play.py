"""The terminal game: draw the table, ask in words, tell what happened, save the record."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ludi.bots import Bot, bot_action, choose_sensibly
from ludi.cli.choices import Line, Unclear, lines_of, parse
from ludi.cli.texts import text
from ludi.core.actions import Action
from ludi.core.errors import LudiError
from ludi.core.match import Match
from ludi.core.phrases import Phrases

BOT_PAUSE = 0.7


class Leave(Exception):
    """The person has had enough."""


@dataclass
class Sitting:
    """One match at one terminal: some seats are people, the others bots."""

    match: Match
    people: frozenset[int]
    bot: Bot
    language: str
    console: Console
    path: Path
    bot_seed: int = 0
    told: int = -1
    commands: dict[str, Callable[[int], None]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.commands = {
            "rules": lambda _: self._show_rules(),
            "regles": lambda _: self._show_rules(),
            "règles": lambda _: self._show_rules(),
            "hint": self._hint,
            "conseil": self._hint,
            "undo": self._undo,
            "reprendre": self._undo,
            "log": lambda _: self._show_log(),
            "journal": lambda _: self._show_log(),
            "save": lambda _: self.save(),
            "sauver": lambda _: self.save(),
            "quit": lambda _: self._leave(),
            "exit": lambda _: self._leave(),
            "q": lambda _: self._leave(),
            "quitter": lambda _: self._leave(),
        }

    @property
    def phrases(self) -> Phrases:
        return self.match.game.phrases[self.language]

    def say(self, key: str, **values: object) -> None:
        self.console.print(text(key, self.language, **values), highlight=False)

    def play(self) -> None:
        """Play until the match is over or the person leaves; the record is saved either way."""
        self.console.rule(f"[bold]{self.phrases.title}[/bold]")
        self.console.print(self.phrases.tagline, style="italic")
        self.say("hash", hash=self.match.commitment)
        self.say("intro")
        try:
            while not self.match.over:
                self._take_turn(self.match.to_act[0])
        except Leave:
            self.save()
            self.say("bye")
            return
        self._finish()

    def _take_turn(self, seat: int) -> None:
        if seat in self.people:
            self._tell()
            self.draw(seat)
            self.match.play(seat, self._ask(seat))
        else:
            self.match.play(seat, bot_action(self.bot, self.match, seat, self.bot_seed))
            self._tell()
            if self.console.is_terminal:
                time.sleep(BOT_PAUSE)

    def draw(self, seat: int | None) -> None:
        table = self.match.view(seat)["table"]
        self.console.print()
        self.console.print(
            self.match.game.board(table, self.match.players, self.language), highlight=False
        )
        self.console.print()

    def _tell(self) -> None:
        """What has happened since it was last told, as the people here may know it."""
        seat = min(self.people) if len(self.people) == 1 else None
        for event in self.match.events(seat, self.told):
            sentence = self.phrases.event(event, self.match.players)
            self.console.print(f"  {escape(sentence)}", style="dim", highlight=False)
        self.told = len(self.match.history)

    # --- Asking ---

    def _ask(self, seat: int) -> Action:
        """A legal action, however long it takes to get one."""
        while True:
            lines = lines_of(self.match.legal(seat, self.language), self.phrases)
            self._list(seat, lines)
            typed = self._read()
            try:
                if typed.startswith("?"):
                    self._help(lines)
                elif typed.lower() in self.commands:
                    self.commands[typed.lower()](seat)
                else:
                    return parse(typed, lines, self.phrases, self.language)
            except Unclear as unclear:
                self.console.print(escape(str(unclear)), style="red", highlight=False)
            except LudiError as error:
                self.console.print(
                    escape(error.sentence(self.language)), style="red", highlight=False
                )

    def _list(self, seat: int, lines: list[Line]) -> None:
        player = escape(self.match.players[seat])
        prompt = self.phrases.prompts[self.match.view(seat)["table"]["phase"]]
        self.console.print(
            f"[bold]{text('turn_of', self.language, player=player)}[/bold] {prompt}",
            highlight=False,
        )
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
        except (EOFError, KeyboardInterrupt):
            self.console.print()
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
        self.console.print(escape(self.phrases.rules), highlight=False)

    def _hint(self, seat: int) -> None:
        action = bot_action(choose_sensibly, self.match, seat, self.bot_seed)
        self.say("hint_is", action=escape(str(self.match.action(action, self.language))))

    def _undo(self, seat: int) -> None:
        self.match.undo(seat)
        self.told = min(self.told, len(self.match.history))
        self.say("undone")
        self.draw(seat)

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
        self.save()

    def say_result(self) -> None:
        names = [escape(self.match.players[seat]) for seat in self.match.winners]
        key = "won" if len(names) == 1 else "shared" if names else "nobody_won"
        players = text("and", self.language).join(names)
        self.console.print(f"[bold green]{text(key, self.language, players=players)}[/bold green]")

    def save(self) -> None:
        """Write the record where it belongs, whole or not at all."""
        draft = self.path.with_name(self.path.name + ".part")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            draft.write_text(json.dumps(self.match.record(), ensure_ascii=False, indent=1) + "\n")
            draft.replace(self.path)
        except OSError as error:
            self.say("not_saved", path=escape(str(self.path)), why=error.strerror)
            return
        self.say("saved" if self.match.over else "resume_with", path=escape(str(self.path)))


def default_path(game_id: str) -> Path:
    base = os.environ.get("XDG_DATA_HOME")
    folder = (Path(base) if base else Path.home() / ".local" / "share") / "ludi-romani"
    return folder / "records" / f"{game_id}-{datetime.now():%Y%m%d-%H%M%S}.json"
