"""The rules of Romans Go Home!, a module a chapter.

    clans      who plays                       RGH-1
    round      the Wall, draws and plans       RGH-2
    turn       reveal, totals, next turn       RGH-3    asking, wall, capture and discards beside it
    warriors   what each of them does          RGH-4
    forts      what each of them does          RGH-5
    ending     who wins                        RGH-6
    choices    what people may answer

What neutral clans (RGH-7) and options (RGH-8) change stands where it is changed. All is written in
the rules dialect (docs/rules-dialect.md): the same functions run interpreted, compiled and on a
GPU. Sets of clans, kinds of warrior and kinds of fort are bits of a number.
"""

from __future__ import annotations

from ludi.games.romans_go_home.rules.asking import to_act
from ludi.games.romans_go_home.rules.choices import apply, legal
from ludi.games.romans_go_home.rules.clans import setup
from ludi.games.romans_go_home.rules.ending import longest, points, winners
from ludi.games.romans_go_home.rules.turn import advance

__all__ = ["advance", "apply", "legal", "longest", "points", "setup", "to_act", "winners"]
