"""Whether any decision of a game needs scrolling, or something on it is too small for a finger.

    python benchmarks/fits.py [--decisions N] [--seed N] [GAME ...]

Plays games of the fewest and of the most players, draws what who decides sees in windows of several
sizes, and tells what is out of sight or too small. Exits 1 where there is such a thing.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections import Counter
from itertools import islice, product
from pathlib import Path

from playwright.sync_api import sync_playwright

from ludi.core.registry import find_game, our_game_ids

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from web.browsers import PHONE, Person, launched
from web.fitting import MOUSE, SIZES, TOUCH, decisions, faults
from web.servers import FAST, Foundry


def looked_at(person: Person, game: str, size: str, count: int, seed: int) -> int:
    """How many decisions have faults, each kind told once."""
    broken, kinds = 0, Counter[str]()
    touch = TOUCH if SIZES[size] == PHONE else MOUSE
    seats = sorted({max(2, find_game(game).fewest_seats), find_game(game).most_seats})
    for number in seats:
        some = islice(decisions(game, number, random.Random(seed)), count // len(seats))
        for _, _, said in faults(person.page, some, touch):
            broken += 1
            kinds.update(said)
    print(f"{game}, {size}: {broken} of {count} decisions")
    for said, times in kinds.most_common(12):
        print(f"  {times} × {said}")
    return broken


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--decisions", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("games", nargs="*", default=list(our_game_ids()), metavar="GAME")
    arguments = parser.parse_args()
    broken = 0
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        foundry = Foundry(Path(data))
        server = foundry.start(f"sqlite:///{data}/tables.db", FAST)
        browser = launched(playwright)
        for game, size in product(arguments.games, SIZES):
            person = Person(browser, f"http://127.0.0.1:{server.port}", size=SIZES[size])
            person.go("/")
            person.page.locator(f'form[action="/play/{game}"] button').click()
            person.page.wait_for_selector("#table[data-live]")
            broken += looked_at(person, game, size, arguments.decisions, arguments.seed)
            person.leave()
        browser.close()
        foundry.close()
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
