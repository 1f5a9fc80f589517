"""What every game stands on: state, chance, actions, events, matches. Standard library only."""

from ludi.core.state import State

__all__ = ["State"]
