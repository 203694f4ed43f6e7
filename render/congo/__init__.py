"""Expedition: Congo River 1884 in pictures, and in words for those who cannot see them."""

from render.congo.board import board
from render.congo.hand import hand
from render.congo.twin import caption, describe, hand_caption

__all__ = ["board", "caption", "describe", "hand", "hand_caption"]
