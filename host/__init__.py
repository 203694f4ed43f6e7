"""Tables: seats, locks, playing a step, undo, and what must be told to whom. No Discord, no SQL."""
