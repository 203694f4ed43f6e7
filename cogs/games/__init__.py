"""The games' own commands, one file for each game."""
