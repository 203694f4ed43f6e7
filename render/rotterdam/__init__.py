"""Rotterdam in pictures and words: the mouth of the Maas in morning light, printed in grey-blue and brick."""

from render.rotterdam.board import board
from render.rotterdam.hand import hand
from render.rotterdam.twin import caption, describe, hand_caption

__all__ = ["board", "caption", "describe", "hand", "hand_caption"]
