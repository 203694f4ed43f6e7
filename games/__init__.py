"""The rules, one package per game, and the small core they share."""
