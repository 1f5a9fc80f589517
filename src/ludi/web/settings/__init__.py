"""What whoever runs a server can set: one name each, in a file, in the environment, as a flag."""

from ludi.web.settings.rows import Settings

__all__ = ["Settings"]
