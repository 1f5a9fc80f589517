"""The rules of Avé, a module a chapter, in the order of the rulebook.

    setup          AVE-1     everybody's cards
    turn           AVE-2     whose turn it is, what can be done, and what an action does
    dice           AVE-2.1   throwing dice, and the numbers that they form
    columns        AVE-2.6   writing them
    failure        AVE-3     when a turn fails
    action_cards   AVE-4     what they do
    ending         AVE-5     the last round, and the score

Written in the rules dialect (docs/rules-dialect.md): the same functions run interpreted, compiled
and on a GPU.
"""

from __future__ import annotations

from ludi.games.ave.rules.ending import longest, points, winners
from ludi.games.ave.rules.setup import setup
from ludi.games.ave.rules.turn import apply, legal, to_act

__all__ = ["apply", "legal", "longest", "points", "setup", "to_act", "winners"]
