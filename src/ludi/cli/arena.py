"""What an arena shows: a table, a JSON document, or a page with plots."""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.markup import escape as unmarked
from rich.table import Table

from ludi.bots.arena import Arena, Pair, Result, Standing, play
from ludi.bots.intervals import Interval
from ludi.cli.consoles import Printer, counting
from ludi.cli.options import options_given
from ludi.cli.texts import number, text
from ludi.core.registry import find_game

COLUMNS: Final = ("bot", "games", "wins", "draws", "share", "points", "rating")


def played(arguments: argparse.Namespace, game: str, options: Mapping[str, Any]) -> Result:
    """Play it all, with a bar on a terminal's error output."""
    arena = Arena(
        game,
        tuple(arguments.bots),
        deals=arguments.deals,
        seats=arguments.seats or 0,
        seed=arguments.seed,
        options=options,
    )
    games, finished = len(arena.jobs) * arena.seats, 0

    def on_more(more: int) -> None:
        nonlocal finished
        finished += more
        on_progress(finished, games)

    with counting(text("arena-playing", arguments.lang)) as on_progress:
        return play(arena, arguments.threads, on_more)


def complain(sentence: str) -> None:
    Printer(stderr=True).print(sentence, markup=False, highlight=False)


def show(result: Result, language: str, *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(result.document()))
        return
    console = Printer(highlight=False)
    table = Table(
        title=_title(result, language), title_justify="left", box=SIMPLE_HEAD, pad_edge=False
    )
    table.add_column(text("arena-bot", language), overflow="fold")
    for name in COLUMNS[1:]:
        table.add_column(text(f"arena-{name}", language), justify="right", no_wrap=True)
    for standing in result.standings():
        table.add_row(*(unmarked(cell) for cell in _row(standing, language)))
    console.print(table)
    for line in (_settings(result, language), _explained(result, language)):
        console.print(line, markup=False)
    console.print(_run(result, language), markup=False)


# --- Words and numbers ---


def _percent(share: float, language: str) -> str:
    return number(100 * share, 1, language)


def _share(share: float | None, bounds: Interval | None, language: str) -> str:
    if share is None:
        return "—"
    shown = text("percent-tenths", language, number=100 * share)
    if bounds is None:
        return shown
    return f"{shown}\n({_percent(bounds[0], language)}–{_percent(bounds[1], language)})"


def _whole(rating: float) -> str:
    return f"{rating:.0f}"


def _rating(standing: Standing) -> str:
    if standing.rating is None:
        return "—"
    shown = _whole(standing.rating)
    if standing.rating_interval is None:
        return shown
    low, high = map(_whole, standing.rating_interval)
    return f"{shown}\n({low}–{high})"


def _row(standing: Standing, language: str) -> list[str]:
    return [
        standing.bot,
        number(standing.games, 0, language),
        number(standing.wins, 0, language),
        number(standing.draws, 0, language),
        _share(standing.share, standing.share_interval, language),
        number(standing.points, 1, language),
        _rating(standing),
    ]


def _title(result: Result, language: str) -> str:
    title = find_game(result.arena.game).phrases[language].title
    return text("arena-title", language, game=title)


def _settings(result: Result, language: str) -> str:
    arena = result.arena
    return text(
        "arena-settings",
        language,
        games=len(result.games),
        deals=arena.deals,
        seats=arena.seats,
        seed=str(arena.seed),
        options="some" if arena.options else "none",
        changed=options_given(arena.options, language),
    )


def _explained(result: Result, language: str) -> str:
    """What the table needs to be read; of ranges only where there are any."""
    ranges = [(one.share_interval, one.rating_interval) for one in result.standings()]
    has_ranges = any(one is not None for both in ranges for one in both)
    return text("arena-explained", language, has_ranges=has_ranges)


def _run(result: Result, language: str) -> str:
    return text(
        "arena-run",
        language,
        seconds=number(result.seconds, 1, language),
        threads=result.threads,
        rate=number(len(result.games) / max(result.seconds, 1e-9), 1, language),
    )


# --- The page ---

STYLE: Final = """
:root { color-scheme: light dark; --ink: #2b2118; --paper: #fbf7ef; --line: #c9bda8;
  --mark: #9b2d1f; --bar: #b9826f; }
@media (prefers-color-scheme: dark) { :root { --ink: #eee4d3; --paper: #1d1814; --line: #55493c;
  --mark: #f0927f; --bar: #a4604f; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 Georgia, serif;
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .7rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; overflow-wrap: anywhere; min-width: 8rem; }
svg { width: 100%; height: auto; }
svg text { fill: var(--ink); font: 13px Georgia, serif; }
svg .line { stroke: var(--line); } svg .span { stroke: var(--mark); stroke-width: 2; }
svg .mark { fill: var(--mark); } svg .bar { fill: var(--bar); }
"""

WIDTH: Final = 760
LEFT: Final = 220  # where plots begin, right of the names
RIGHT: Final = 740
ROW: Final = 34
LONGEST_NAME: Final = 30
BARS: Final = 40


def page(result: Result, language: str) -> str:
    """A page that needs nothing else."""
    title = escape(_title(result, language))
    standings, pairs = result.standings(), result.pairs()
    parts = [
        f"<h1>{title}</h1>",
        f"<p>{escape(_settings(result, language))}</p>",
        _table(COLUMNS, [_row(standing, language) for standing in standings], language),
        f"<p>{escape(_explained(result, language))}</p>",
        *_plots(standings, language),
        *_pairs(pairs, language),
        f"<p><small>{escape(_run(result, language))}</small></p>",
    ]
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


def _table(columns: Sequence[str], rows: Sequence[Sequence[str]], language: str) -> str:
    head = "".join(f'<th scope="col">{text(f"arena-{name}", language)}</th>' for name in columns)
    body = "".join(
        "<tr>" + "".join(f"<td>{_lines(cell)}</td>" for cell in row) + "</tr>\n" for row in rows
    )
    table = f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>"
    return f'<div class="wide">{table}</div>'


def _lines(cell: str) -> str:
    return escape(cell).replace("\n", "<br>")


def _plots(standings: Sequence[Standing], language: str) -> list[str]:
    names = [standing.bot for standing in standings]
    shares = [(100 * one.share, _hundredfold(one.share_interval)) for one in standings]
    plots = [_heading("share", language), _dots(names, shares, (0.0, 100.0), "share", language)]
    rated = [(one.rating, one.rating_interval) for one in standings if one.rating is not None]
    if rated:
        ends = [end for rating, bounds in rated for end in (rating, *(bounds or ()))]
        plots.append(_heading("rating", language))
        plots.append(_dots(names, rated, round_room(min(ends), max(ends)), "rating", language))
    return plots


def round_room(low: float, high: float) -> Interval:
    """Room for ratings, in four parts of whole hundreds."""
    begin = 100 * math.floor(low / 100)
    return begin, begin + 400 * max(1, math.ceil((high - begin) / 400))


def _heading(key: str, language: str) -> str:
    label = text(f"arena-{key}", language)
    return f"<h2>{label[0].upper() + label[1:]}</h2>"


def _hundredfold(bounds: Interval | None) -> Interval | None:
    return None if bounds is None else (100 * bounds[0], 100 * bounds[1])


def _dots(
    names: Sequence[str],
    values: Sequence[tuple[float, Interval | None]],
    room: Interval,
    key: str,
    language: str,
) -> str:
    """A dot for each value, in a line as long as its interval."""

    def across(value: float) -> float:
        return _between(value, room, (LEFT, RIGHT))

    height = ROW * len(names) + 40
    parts = []
    for tick in range(5):
        value = room[0] + (room[1] - room[0]) * tick / 4
        parts.append(_upright(across(value), height - 30))
        parts.append(_label(across(value), height - 10, number(value, 0, language)))
    for row, (name, (value, bounds)) in enumerate(zip(names, values, strict=True)):
        y = ROW * row + ROW / 2
        parts.append(_label(LEFT - 12, y + 5, _shortened(name), "end"))
        if bounds is not None:
            x1, x2 = across(bounds[0]), across(bounds[1])
            parts.append(f'<line class="span" x1="{x1:.1f}" x2="{x2:.1f}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="mark" cx="{across(value):.1f}" cy="{y}" r="5"/>')
    return _svg(height, text(f"arena-{key}", language), parts)


def _pairs(pairs: Sequence[Pair], language: str) -> list[str]:
    if not pairs:
        return []
    if len(pairs) == 1:
        first, second = pairs[0].bots
        label = text("arena-differences", language, a=first, b=second)
        return [f"<h2>{escape(label)}</h2>", _histogram(pairs[0].differences, label, language)]
    columns = ("bot", "games", "wins", "draws", "share", "difference")
    rows = [_pair_row(pair, language) for pair in pairs]
    return [_heading("pairs", language), _table(columns, rows, language)]


def _pair_row(pair: Pair, language: str) -> list[str]:
    return [
        " – ".join(pair.bots),
        number(pair.games, 0, language),
        " – ".join(number(wins, 0, language) for wins in pair.wins),
        number(pair.draws, 0, language),
        _share(pair.share, pair.share_interval, language),
        number(pair.points_difference, 1, language),
    ]


def _histogram(differences: Mapping[int, int], label: str, language: str) -> str:
    """How often the difference was how large, in bars of equal width that part at zero."""
    width = bar_width(min(differences), max(differences))
    first, last = min(differences) // width, max(differences) // width
    counts = [0] * (last - first + 1)
    for difference, games in differences.items():
        counts[difference // width - first] += games
    room = (float(first * width), float((last + 1) * width))
    height, most = 220, max(counts)
    parts = []
    for index, count in enumerate(counts):
        begin, end = ((first + index + more) * width for more in (0, 1))
        x1, x2 = (_between(float(value), room, (60, RIGHT)) for value in (begin, end))
        tall = 170 * count / most
        shown = f"<title>{begin} … {end - 1}: {count}</title>"
        parts.append(
            f'<rect class="bar" x="{x1:.1f}" y="{185 - tall:.1f}" width="{x2 - x1 - 1:.1f}" '
            f'height="{tall:.1f}">{shown}</rect>'
        )
    for value in sorted({room[0], min(max(0.0, room[0]), room[1]), room[1]}):
        x = _between(value, room, (60, RIGHT))
        parts += [_upright(x, 190), _label(x, 208, number(value, 0, language))]
    parts.append(_label(52, 20, number(most, 0, language), "end"))
    return _svg(height, label, parts)


def bar_width(low: int, high: int) -> int:
    """The least of 1, 2, 5, 10, … with which a range takes no more than so many bars."""
    width, steps = 1, (2.0, 2.5, 2.0)
    turn = 0
    while high // width - low // width >= BARS:
        width = int(width * steps[turn % 3])
        turn += 1
    return width


def _between(value: float, room: Interval, place: tuple[float, float]) -> float:
    part = (value - room[0]) / (room[1] - room[0]) if room[1] > room[0] else 0.5
    return place[0] + part * (place[1] - place[0])


def _shortened(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else "…" + name[1 - LONGEST_NAME :]


def _upright(x: float, height: float) -> str:
    return f'<line class="line" x1="{x:.1f}" x2="{x:.1f}" y1="5" y2="{height}"/>'


def _label(x: float, y: float, label: str, anchor: str = "middle") -> str:
    return f'<text x="{x:.1f}" y="{y}" text-anchor="{anchor}">{escape(label)}</text>'


def _svg(height: int, label: str, parts: Sequence[str]) -> str:
    inside = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{escape(label)}">\n{inside}\n</svg>'
    )
