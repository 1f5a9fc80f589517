"""The rules of Roma, a chapter a module, in the order of the rulebook.

components   what lies on the table                  ROM-1
setup        gifts and four cards face down          ROM-2
turn         its phases, money, laying               ROM-3.1 to ROM-3.5
drawing      a die for cards                         ROM-3.6, ROM-3.7
activating   a die for a card: who can act           ROM-3.8
battle       the battle die against a defence        ROM-4
characters   what they do                            ROM-5
buildings    what they do                            ROM-6
ending       when a game is over, and who has won    ROM-7
choices      who is asked, and what may be answered
course       what an action does, and what follows

Written in the rules dialect (docs/rules-dialect.md): the same functions run interpreted, compiled
and on a GPU.
"""

from __future__ import annotations

from ludi.games.roma.rules.choices import legal, to_act
from ludi.games.roma.rules.course import advance, apply
from ludi.games.roma.rules.ending import longest, points, winners
from ludi.games.roma.rules.setup import setup

__all__ = ["advance", "apply", "legal", "longest", "points", "setup", "to_act", "winners"]
