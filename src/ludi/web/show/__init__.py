"""How tables are shown; what the games' own boards and lessons stand on."""
