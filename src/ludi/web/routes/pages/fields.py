"""What forms and addresses bring."""

from __future__ import annotations

from collections.abc import Mapping

from ludi.web.errors import BadInput


def whole_number(form: Mapping[str, str], field: str) -> int:
    """A whole number of a form."""
    value = form.get(field, "")
    if not value.isascii() or not value.isdigit() or len(value) > 9:
        raise BadInput("document.range", field=field, low=0, high=999_999_999, found=value[:20])
    return int(value)
