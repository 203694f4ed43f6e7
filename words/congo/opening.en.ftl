# The first message of a game: its aim, what a turn is, where to begin; two lines of a phone each.

opening-aim = Take ports along the river: most points win.
opening-turn = At each stop all send a character in secret, then add helpers.
opening-first = Send somebody of the port’s nation or trade: they start higher.
