"""Sealed bids as text."""

from __future__ import annotations

from sample_game.knowledge import TableView


def board(table: TableView, players: tuple[str, ...], language: str) -> str:
    return f"{language} {players} {table}"
