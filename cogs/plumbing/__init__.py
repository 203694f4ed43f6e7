"""The plumbing of Discord: sending, pace, limits, presses and commands."""
