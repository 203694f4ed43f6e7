# The first message of a game: its aim, what a turn is, where to begin; two lines of a phone each.

opening-aim = Bring cargo to its port, get products for it, fulfil missions.
opening-turn = Load a ship; then name a colour, and all ships facing it sail.
opening-first = Look at your missions: load what their products are made of.
