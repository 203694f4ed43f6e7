"""Panamax in pictures and words: the canal at tropical noon, in turquoise, concrete white and coral."""

from render.panamax.board import board
from render.panamax.companies import companies
from render.panamax.hand import hand
from render.panamax.twin import caption, companies_caption, describe, hand_caption

__all__ = ["board", "caption", "companies", "companies_caption", "describe", "hand", "hand_caption"]
