"""Bots of one's own: a Python class or function, or a program that speaks JSON lines.

It is handed the view of its seat and the legal actions, and nothing else. Whatever it does
wrong ends in `BotFailed`, whose sentence says what was wrong, and where.
"""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import json
import operator
import os
import queue
import random
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

from ludi.core.actions import Action
from ludi.core.errors import IllegalAction, LudiError
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.played import SetUp
from ludi.core.players import checked_players
from ludi.core.state import State

# How long such a bot may think about one choice, in seconds.
PATIENCE: float = 30.0
# What a line of a program looks like.
EXAMPLE: Final = '{"action": "…"}'
# How long a program may take to end by itself once nothing more is asked.
FAREWELL: Final = 1.0
# The longest line that is read as an answer.
LONGEST_LINE: Final = 1_000_000
# The most that is quoted of what it says.
LONGEST_QUOTE: Final = 200

PROGRAM: Final = "program:"


class BotFailed(LudiError):
    """A bot of somebody's own gave no answer that can be played."""


class Moment(NamedTuple):
    """When a bot is asked: at which seat of which deal, after how many moves, with which seed."""

    seed: int
    deal: int
    seat: int
    moves: int


class ExternalBot(ABC):
    """A bot of one's own at the table."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._other = OtherThread()

    @abstractmethod
    def begin(self) -> None:
        """A new game begins."""

    @abstractmethod
    def ask(self, match: Match, legal: list[Action], moment: Moment) -> Any:
        """What the bot answers: an action, its number or its written form."""

    def close(self) -> None:  # noqa: B027
        """Nothing more is asked."""

    def choose(self, game: Game[Any], state: State, moment: Moment) -> int:
        """A legal action, or BotFailed."""
        match = _as_match(game, state)
        # With their sentences made: what would make them knows the whole state.
        legal = [
            Action(one.id, one.name, one.args, one.sentence) for one in match.legal(moment.seat)
        ]
        answer = self.ask(match, legal, moment)
        if answer is None or (isinstance(answer, str) and not answer.strip()):
            raise self.failed("bot.no_answer", moment)
        try:
            return _checked(match, legal, answer)
        except IllegalAction as error:
            raise self.failed("bot.illegal", moment, why=error.as_given()) from None

    def failed(self, code: str, moment: Moment, **facts: object) -> BotFailed:
        place = {"deal": moment.deal, "seat": moment.seat, "moves": moment.moves}
        return BotFailed(code, bot=self.name, **place, **facts)


class PythonBot(ExternalBot):
    """A class, made anew for every game, or a function or other object."""

    def __init__(self, name: str, found: Any) -> None:
        super().__init__(name)
        self._found = found
        self._choose: Callable[..., Any] | None = None

    def begin(self) -> None:
        self._choose = None

    def ask(self, match: Match, legal: list[Action], moment: Moment) -> Any:
        """The module `random` is seeded before, so that the same arena is the same again."""
        view, seat_seed = match.view(moment.seat), " ".join(map(str, moment))

        def think() -> Any:
            random.seed(seat_seed)
            if self._choose is None:
                self._choose = _choice_of(self._found)
            return self._choose(view, legal)

        try:
            with contextlib.redirect_stdout(sys.stderr):
                return self._other.call(think, PATIENCE)
        except Silence:
            raise self.failed("bot.silent", moment, seconds=f"{PATIENCE:g}") from None
        except Crash as crash:
            why = _told(crash.error, _file_of(self._found))
            raise self.failed("bot.crashed", moment, why=why) from None


class ProgramBot(ExternalBot):
    """A program that is asked in one line of JSON and answers in one; it runs until `close`."""

    def __init__(self, name: str, command: list[str]) -> None:
        super().__init__(name)
        self._command = command
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115 (closed with the bot)
        self._process: subprocess.Popen[bytes] | None = None

    def begin(self) -> None:
        if self._process is None:
            self._process = _started(self._command, self._complaints)

    def ask(self, match: Match, legal: list[Action], moment: Moment) -> Any:
        line = json.dumps(question(match, legal, moment.seat)) + "\n"
        try:
            answer = self._other.call(lambda: self._exchange(line), PATIENCE)
        except Silence:
            assert self._process is not None
            _kill(self._process)  # also lets the other thread go
            raise self.failed("bot.silent", moment, seconds=f"{PATIENCE:g}") from None
        except Crash:  # it reads no more
            answer = b""
        if not answer:
            raise self._ended(moment)
        return self._read(answer, moment)

    def _exchange(self, line: str) -> bytes:
        assert self._process is not None
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(line.encode())
        self._process.stdin.flush()
        return self._process.stdout.readline(LONGEST_LINE)

    def _read(self, answer: bytes, moment: Moment) -> Any:
        line = answer.decode(errors="replace").strip()
        try:
            document = json.loads(line)
        except (ValueError, RecursionError):
            document = None
        if not isinstance(document, dict) or "action" not in document:
            raise self.failed("bot.no_line", moment, answer=shortened(line), example=EXAMPLE)
        return document["action"]

    def _ended(self, moment: Moment) -> BotFailed:
        """With the program's exit status, and the last that it complained of."""
        assert self._process is not None
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        status = self._process.poll()
        self._complaints.seek(0)
        lines = self._complaints.read().decode(errors="replace").split("\n")
        last = next((line.strip() for line in reversed(lines) if line.strip()), "—")
        shown = "—" if status is None else status
        return self.failed("bot.ended", moment, status=shown, why=shortened(last))

    def close(self) -> None:
        if self._process is not None:
            _end(self._process)
            self._process = None
        self._complaints.close()


def question(match: Match, legal: list[Action], seat: int) -> dict[str, Any]:
    """What a program is asked."""
    return {
        "game": match.game.id,
        "seats": match.seats,
        "options": match.options,
        "seat": seat,
        "view": match.view(seat),
        "legal": [
            {
                "text": action.text,
                "name": action.name,
                "args": dict(action.args),
                "sentence": action.sentence,
            }
            for action in legal
        ],
    }


# --- Finding one ---


def is_external(name: str) -> bool:
    """Whether a bot is named as one of somebody's own."""
    return ":" in name


def find_external(name: str) -> ExternalBot:
    """`program:COMMAND LINE`, `module:Name` or `path/to/file.py:Name`."""
    if name.startswith(PROGRAM):
        return ProgramBot(name, _command(name))
    module_name, _, attribute = name.rpartition(":")
    module = _module(name, module_name)
    found = getattr(module, attribute, None)
    if not callable(found) and not callable(getattr(found, "choose", None)):
        raise BotFailed("bot.no_object", bot=name, module=module_name, name=attribute)
    return PythonBot(name, found)


def _command(name: str) -> list[str]:
    try:
        command = shlex.split(name.removeprefix(PROGRAM))
    except ValueError as error:
        raise BotFailed("bot.no_program", bot=name, why=str(error)) from None
    if not command or shutil.which(command[0]) is None:
        raise BotFailed("bot.no_program", bot=name, why=command[0] if command else "—")
    return command


def _module(name: str, module_name: str) -> ModuleType:
    path = Path(module_name).resolve() if module_name.endswith(".py") else None
    try:
        with contextlib.redirect_stdout(sys.stderr):
            if path is not None:
                return _from_file(path)
            _let_import_from(Path.cwd())
            return importlib.import_module(module_name)
    except (Exception, SystemExit) as error:  # noqa: BLE001 (it is somebody else's code)
        raise BotFailed("bot.no_module", bot=name, why=_told(error, path)) from None


def _from_file(path: Path) -> ModuleType:
    """Every bot gets a module of its own, even from the same file."""
    if not path.is_file():
        raise FileNotFoundError(str(path))
    _let_import_from(path.parent)
    name = f"ludi_bot_{path.stem}_{len(sys.modules)}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def _let_import_from(folder: Path) -> None:
    """Behind everything else, so that a file there hides no other module."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))


def _choice_of(found: Any) -> Callable[..., Any]:
    made = found() if isinstance(found, type) else found
    choose: Callable[..., Any] = getattr(made, "choose", made)
    return choose


# --- What it sees and says ---


def _as_match(game: Game[Any], state: State) -> Match:
    """A state as a match, for its documents; its seed is no secret, for no chance comes of it."""
    players = checked_players(None, state.seats)
    kept = {"seed": "arena", "players": players, "bots": None, "start": None}
    return Match.restored(game, state, kept, SetUp(), [])


def _checked(match: Match, legal: list[Action], answer: Any) -> int:
    """The number of the answer; IllegalAction if it cannot be played."""
    if isinstance(answer, Action):
        answer = answer.id
    elif not isinstance(answer, str | bool) and hasattr(answer, "__index__"):
        answer = operator.index(answer)  # numpy's whole numbers too
    elif not isinstance(answer, str):
        raise match.game.actions.unknown(_shown(answer), [action.id for action in legal])
    found = match.action(answer)
    if found not in legal:
        raise match.game.actions.illegal(found.text, [action.id for action in legal])
    return found.id


def _shown(answer: Any) -> str:
    """An answer of any kind as text, whatever its own idea of that is."""
    try:
        return shortened(repr(answer))
    except Exception:  # noqa: BLE001 (it is somebody else's code)
        return type(answer).__name__


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"


def _told(error: BaseException, file: Path | None) -> str:
    """An error of somebody else's code in a line, with the last place in their file."""
    line = " ".join(traceback.format_exception_only(error)[-1].split())
    places = [
        frame.lineno
        for frame in traceback.extract_tb(error.__traceback__)
        if file is not None and Path(frame.filename).resolve() == file
    ]
    if isinstance(error, SyntaxError):
        places.append(error.lineno)
    return f"{line} ({file.name}:{places[-1]})" if file is not None and places else line


def _file_of(found: Any) -> Path | None:
    """The file that a class, a function or an object's class was written in."""
    module = sys.modules.get(getattr(found, "__module__", ""))
    path = getattr(module, "__file__", None)
    return Path(path).resolve() if path else None


# --- Waiting for it ---


class Silence(Exception):
    """No answer within the time given."""


class Crash(Exception):
    """The call raised this error."""

    def __init__(self, error: BaseException) -> None:
        super().__init__(str(error))
        self.error = error


class OtherThread:
    """Makes calls in another thread, so that one that does not come back can be left behind."""

    def __init__(self) -> None:
        self._calls: queue.SimpleQueue[Callable[[], Any]] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[tuple[Any, BaseException | None]] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    def call(self, function: Callable[[], Any], seconds: float) -> Any:
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, daemon=True)
            self._thread.start()
        self._calls.put(function)
        try:
            answer, error = self._answers.get(timeout=seconds)
        except queue.Empty:
            raise Silence from None
        if error is not None:
            raise Crash(error)
        return answer

    def _work(self) -> None:
        while True:
            function = self._calls.get()
            try:
                self._answers.put((function(), None))
            except BaseException as error:  # noqa: BLE001 (who called it gets it)
                self._answers.put((None, error))


# --- Starting and ending programs ---


def _started(command: list[str], complaints: Any) -> subprocess.Popen[bytes]:
    """In a session of its own, so that what it starts can be ended with it."""
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=complaints,
        start_new_session=True,
    )


def _end(process: subprocess.Popen[bytes]) -> None:
    """No more questions; who does not go is made to."""
    assert process.stdin is not None and process.stdout is not None
    with contextlib.suppress(OSError):
        process.stdin.close()
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(FAREWELL)
    _kill(process)
    process.wait()
    process.stdout.close()


def _kill(process: subprocess.Popen[bytes]) -> None:
    """The program and whatever it has started."""
    with contextlib.suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
