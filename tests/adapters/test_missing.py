"""Who lacks what an adapter needs is told how to get it."""

from __future__ import annotations

import pytest

from ludi.adapters import needed
from ludi.core.errors import Unavailable


def test_what_is_there_is_given() -> None:
    assert needed("json", "rl").dumps([]) == "[]"


def test_what_is_missing_is_a_sentence_with_the_command() -> None:
    with pytest.raises(Unavailable) as missing:
        needed("no_such_module", "rl")
    assert str(missing.value) == "This needs no_such_module: pip install 'ludi-romani[rl]'."
    assert "pip install 'ludi-romani[rl]'" in missing.value.sentence("fr")
