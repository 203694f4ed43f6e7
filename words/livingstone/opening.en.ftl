# The first message of a game: its aim, what a turn is, where to begin; two lines of a phone each.

opening-aim = Most points win, if your gifts to the Queen are large enough.
opening-turn = Your turn: take a die for pounds, stones, a card or a tent.
opening-first = Begin low: your next die must be higher. A tent scores its row.
