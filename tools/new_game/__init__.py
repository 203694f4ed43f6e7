"""Writes a new game: the small one under `template/`, by another name."""
