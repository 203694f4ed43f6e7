"""Expedition: Congo River 1884: sealed choices and an auction at every stop (José Antonio Rivero, 2012)."""
