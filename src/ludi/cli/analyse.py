"""What a review shows on the command line: curves, turning points, luck and mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.markup import escape
from rich.table import Table

from ludi.bots.review import BOTH, LUCK, Review
from ludi.bots.reviewing import THOROUGH, review
from ludi.bots.telling import ToldMistake, told_mistake, told_turn
from ludi.cli.consoles import Printer, counting
from ludi.cli.layout import wrapped
from ludi.cli.texts import number, text
from ludi.core.match import Match

# How many games are played from each moment.
BUDGET: Final = 2000
BARS: Final = "▁▂▃▄▅▆▇█"
COLUMNS: Final = ("player", "begin", "own", "others", "luck", "end", "mistakes")
_NARROWEST: Final = 10
_WITHOUT_LUCK: Final = {LUCK: "unforeseen", BOTH: "both-unforeseen"}


def reviewed(match: Match, language: str, seed: int = 1, games: int | None = None) -> Review:
    """Look at all of it, with a bar on a terminal's error output."""
    budget = THOROUGH.of_games(games or BUDGET)
    with counting(text("analyse-looking", language)) as on_progress:
        return review(match, seed=seed, budget=budget, on_progress=on_progress)


def show(found: Review, match: Match, language: str, seat: int | None = None) -> None:
    """A review for people, of one seat or of all."""
    _Shown(found, match, found.seats if seat is None else [seat], language).show()


class _Shown:
    """One review on a console."""

    def __init__(self, found: Review, match: Match, seats: Sequence[int], language: str) -> None:
        self._found = found
        self._match = match
        self._seats = seats
        self._language = language
        self._console = Printer(highlight=False)
        # The mistakes that have been told, each by its seat and after how many actions it was made.
        self._told: set[tuple[int, int]] = set()

    def show(self) -> None:
        self._curves()
        self._turns()
        self._sums()
        self._worst()
        self._say(self._key("explained"))

    def _key(self, word: str) -> str:
        """The sentence that speaks of luck, or in a game without it, the one that does not."""
        speaks_of_luck = word in ("luck", "explained")
        is_without = speaks_of_luck and not self._match.game.has_luck
        return f"analyse-{word}" + "_without_luck" * is_without

    def _cause(self, cause: str) -> str:
        """What changed a chance; where there is no luck, what was unforeseen stands for it."""
        return cause if self._match.game.has_luck else _WITHOUT_LUCK.get(cause, cause)

    def _say(self, key: str, label: str = "", style: str = "", **values: object) -> None:
        self._line(text(key, self._language, **values), label, style)

    def _line(self, words: str, label: str = "", style: str = "") -> None:
        for line in wrapped(escape(words), self._console.width, label, style):
            self._console.print(line)

    def _percent(self, share: float) -> str:
        return text("percent", self._language, number=round(100 * share))

    def _points(self, share: float) -> str:
        """A change of a chance, in hundredths, with its sign; what rounds to nothing has none."""
        if not round(100 * share, 1):
            return "0"
        written = number(100 * share, 1, self._language)
        return written if written.startswith("−") else f"+{written}"

    def _curves(self) -> None:
        title = self._match.game.phrases[self._language].title
        self._say("analyse-title", style="bold", game=title)
        self._say("analyse-curves", games=self._found.games)
        names = [self._found.players[seat] for seat in self._seats]
        widest = max(map(len, names))
        room = max(self._console.width - widest - 20, _NARROWEST)
        for seat, name in zip(self._seats, names, strict=True):
            chances = [moment.chances[seat] for moment in self._found.moments]
            ends = f"{self._percent(chances[0])} → {self._percent(chances[-1])}"
            self._line(f"{name:<{widest}}  {bars(chances, room)}  {ends}")

    def _turns(self) -> None:
        turns = [turn for turn in self._found.turns() if self._concerns(turn.seat)]
        self._console.print()
        self._say("analyse-turns" if turns else "analyse-no_turns", style="bold")
        for turn in turns:
            told = told_turn(self._found, self._match, turn, self._language)
            label = f"{told.at:>4}  "
            indented = " " * len(label)
            self._say(
                "analyse-turn",
                label,
                player=self._found.players[told.seat],
                before=self._percent(told.before),
                after=self._percent(told.after),
                cause=self._cause(told.cause),
            )
            self._line(" ".join(told.sentences), indented, "dim")
            if told.mistake is not None:
                self._better(told.mistake, indented)

    def _concerns(self, seat: int) -> bool:
        """With two at the table what one wins the other loses."""
        return seat in self._seats or len(self._found.players) == 2

    def _better(self, mistake: ToldMistake, label: str) -> None:
        self._told.add((mistake.seat, mistake.at))
        self._say(
            "analyse-better",
            label,
            player=self._found.players[mistake.seat],
            played=mistake.played,
            best=mistake.best,
            chance=self._percent(mistake.chance),
            best_chance=self._percent(mistake.best_chance),
        )

    def _sums(self) -> None:
        table = Table(box=SIMPLE_HEAD, pad_edge=False)
        for column in COLUMNS:
            justify = "left" if column == "player" else "right"
            table.add_column(text(self._key(column), self._language), justify=justify)  # type: ignore[arg-type]
        found = self._found
        for seat in self._seats:
            table.add_row(
                escape(found.players[seat]),
                self._percent(found.moments[0].chances[seat]),
                self._points(found.own_skill(seat)),
                self._points(found.others_skill(seat)),
                self._points(found.luck(seat)),
                self._percent(found.moments[-1].chances[seat]),
                text(
                    "analyse-of_decisions",
                    self._language,
                    mistakes=len(found.own_mistakes(seat)),
                    decisions=found.decisions[seat],
                ),
            )
        self._console.print(table)

    def _worst(self) -> None:
        for seat in self._seats:
            for mistake in self._found.own_mistakes(seat)[:1]:
                is_above = (seat, mistake.at) in self._told
                self._say(
                    "analyse-worst_above" if is_above else "analyse-worst",
                    player=self._found.players[seat],
                    action=mistake.at + 1,
                    style="bold",
                )
                if is_above:
                    continue
                self._better(told_mistake(self._match, mistake, self._language), "  ")
        self._console.print()


def bars(chances: Sequence[float], room: int) -> str:
    """A curve as a line of bars, each the mean of the moments that it stands for."""
    count = min(room, len(chances))
    parts = [
        chances[len(chances) * bar // count : len(chances) * (bar + 1) // count]
        for bar in range(count)
    ]
    means = [sum(part) / len(part) for part in parts]
    return "".join(BARS[min(int(mean * len(BARS)), len(BARS) - 1)] for mean in means)
