"""Changes the rules of a game in one small way at a time, to learn whether its tests notice."""
