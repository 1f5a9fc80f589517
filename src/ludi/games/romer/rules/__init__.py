"""The rules of Römer, a module a chapter.

    teams       hands and teams (ROE-1.3)
    deal        the deal and the draw pile (ROE-2.1)
    laying      trumps and teams are laid (ROE-2.2, ROE-2.4)
    trick       who follows, trumps, wins (ROE-3)
    captures    what is lost to the winner (ROE-3.5, ROE-3.6, ROE-4.1)
    next_lead   what comes before the next lead (ROE-3.9, ROE-4)
    ending      the score and the end (ROE-5)
    course      which of this comes when

Written in the rules dialect (docs/rules-dialect.md): the same functions run interpreted, compiled
and on a GPU.
"""

from __future__ import annotations

from ludi.games.romer.rules.course import advance, apply, legal, to_act
from ludi.games.romer.rules.deal import setup
from ludi.games.romer.rules.ending import longest, points, winners

__all__ = ["advance", "apply", "legal", "longest", "points", "setup", "to_act", "winners"]
