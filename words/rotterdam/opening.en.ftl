# The first message of a game: its aim, what a turn is, where to begin; two lines of a phone each.

opening-aim = Bring cargo to its port, get products for it, fulfil missions.
opening-turn = Load a ship; name a colour, and all ships facing it sail.
opening-first = Load what your missions’ products are made of.
