"""Whether all that a decision needs is in sight: played games, in windows of many sizes."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Final

from playwright.sync_api import Page

from ludi.core.match import Match
from ludi.core.registry import find_game
from ludi.web.show.drawing import draw
from ludi.web.show.views import Viewer
from ludi.web.tables.table import PERSON, PLAYING, Seat, Table

SIZES: Final = {
    "phone": (390, 844),
    "small desk": (1280, 720),
    "desk": (1440, 900),
}
# What a finger hits; where there is a mouse less will do.
TOUCH: Final = 44
MOUSE: Final = 24
_NAMES: Final = ("Claudia", "Marcus", "Octavia", "Titus", "Livia", "Gaius")

_FAULTS: Final = """async ([drawings, touch]) => {
  const room = document.querySelector(".room");
  const pieces = "#board [data-drag][tabindex]:not(button), #board button[data-confirm]";
  const ways = `#acting button[name=action], ${pieces}`;
  const put = ([id, html]) => { document.querySelector(`#${id}`).innerHTML = html; };
  const faults = [];
  for (const [at, parts] of drawings.entries()) {
    Object.entries(parts).forEach(put);
    await new Promise(requestAnimationFrame);
    dispatchEvent(new Event("resize"));
    const said = new Set();
    const down = room.scrollHeight - room.clientHeight;
    const aside = room.scrollWidth - room.clientWidth;
    if (down > 1) said.add(`${down} px to scroll`);
    if (aside > 1) said.add(`${aside} px to scroll sideways`);
    for (const way of document.querySelectorAll(ways)) {
      if (!way.checkVisibility()) continue;
      const { left, right, top, bottom, width, height } = way.getBoundingClientRect();
      const called = way.value || way.dataset.drag || way.textContent.trim();
      const isOut = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
      const isSmall = Math.min(width, height) < touch - 0.5;
      if (isOut) said.add(`out of sight: ${called}`);
      else if (isSmall) said.add(`${Math.round(width)} by ${Math.round(height)} px: ${called}`);
    }
    if (said.size) faults.push([at, [...said]]);
  }
  return faults;
}"""


def decisions(
    game_id: str, seats: int, chance: random.Random
) -> Iterator[tuple[Match, int, dict[str, str]]]:
    """Decisions of games without end, each with the parts of its page as who decides sees them."""
    language = "de"  # whose words are the longest
    while True:
        match = Match(game_id, seats=seats, seed=chance.getrandbits(32))
        while not match.over:
            seat = chance.choice(match.to_act)
            table = _table(match)
            drawn = draw(table, Viewer(seat, language))
            yield match, seat, {name: drawn.parts[name] for name in ("board", "status", "choices")}
            choices = match.legal(seat)
            is_wise = chance.random() < 0.5
            wise = find_game(game_id).suggest(match.state, seat) if is_wise else None
            match.play(seat, wise if wise is not None else chance.choice(choices))


def _table(match: Match) -> Table:
    seats = [Seat(PERSON, name, f"guest-{name}") for name in _NAMES[: match.seats]]
    return Table(
        "here",
        game_id=match.game.id,
        rules=match.game.rules_version,
        seats=seats,
        status=PLAYING,
        match=match,
        version=len(match.history) + 1,
        options=dict(match.options),
    )


def faults(
    page: Page, found: Iterable[tuple[Match, int, dict[str, str]]], touch: int, at_once: int = 40
) -> list[tuple[Match, int, list[str]]]:
    """Of decisions those of which something is out of sight, or too small, in this window."""
    told = []
    waiting = iter(found)
    while some := list(islice(waiting, at_once)):
        drawings = [parts for _, _, parts in some]
        broken: Sequence[Any] = page.evaluate(_FAULTS, [drawings, touch])
        told += [(some[at][0], some[at][1], said) for at, said in broken]
    return told
