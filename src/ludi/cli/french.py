"""What the standard library's argument parser says, in French."""

from __future__ import annotations

import argparse
from typing import Any

FRENCH = {
    "usage: ": "usage : ",
    "options": "options",
    "positional arguments": "arguments",
    "show this help message and exit": "montrer cette aide et quitter",
    "show program's version number and exit": "montrer la version et quitter",
    "%(prog)s: error: %(message)s\n": "%(prog)s : erreur : %(message)s\n",
    "the following arguments are required: %s": "il manque : %s",
    "unrecognized arguments: %s": "arguments inconnus : %s",
    "expected one argument": "demande une valeur",
    "expected at most one argument": "prend une valeur au plus",
    "invalid %(type)s value: %(value)r": "valeur impossible : « %(value)s »",
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "choix impossible : « %(value)s » (au choix : %(choices)s)"
    ),
    "argument %(argument_name)s: %(message)s": "argument %(argument_name)s : %(message)s",
    "ambiguous option: %(option)s could match %(matches)s": (
        "option ambiguë : %(option)s peut être %(matches)s"
    ),
}


def speak(language: str) -> None:
    """Let the argument parser speak a language from now on."""
    module: Any = argparse
    module._ = (lambda message: FRENCH.get(message, message)) if language == "fr" else str
