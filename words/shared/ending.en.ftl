# How near the end is, before the last round begins and in it.

ending-next = The next round is the last.
ending-last = This is the last round.
