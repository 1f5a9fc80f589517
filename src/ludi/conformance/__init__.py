"""What every game must hold: tests that run over all games that are installed.

    LUDI_GAMES=race python -m pytest --pyargs ludi.conformance

They need `pip install "ludi-romani[conformance]"`. Without LUDI_GAMES every game is tried.
"""
