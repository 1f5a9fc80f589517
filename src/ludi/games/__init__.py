"""The games, one folder each. A game is registered by one line here."""

from ludi.core.registry import register

register("ave", "ludi.games.ave")
register("romans-go-home", "ludi.games.romans_go_home")
register("roma", "ludi.games.roma")
register("romer", "ludi.games.romer")
