"""Tables: seats, locks, playing a step, undo, and what is owed to whom. No Discord, no SQL."""
