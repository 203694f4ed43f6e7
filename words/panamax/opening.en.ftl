# The first message of a game: its aim, what a turn is, where to begin; two lines of a phone each.

opening-aim = After 3 rounds only your own money counts.
opening-turn = Each turn a die moves ships or loads cargo.
opening-first = Keep whichever advisor you can work for.
