"""Livingstone in pictures and words: a poster of the Zambezi, printed in a few warm colours."""

from render.livingstone.board import board
from render.livingstone.hand import hand
from render.livingstone.twin import caption, describe, hand_caption

__all__ = ["board", "caption", "describe", "hand", "hand_caption"]
