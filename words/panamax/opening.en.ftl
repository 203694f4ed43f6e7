# The first message of a game: its aim, what a turn is, where to begin; two lines of a phone each.

opening-aim = After 3 rounds your own money counts, not your company’s.
opening-turn = Take a die: columns 1 to 3 move ships, 4 to 6 load cargo.
opening-first = Keep the advisor whose bonus you can work for from the start.
