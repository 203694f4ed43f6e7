# The first message of a game: its aim, what a turn is, where to begin; two lines of a phone each.

opening-aim = Score most points, and give the Queen enough.
opening-turn = Each turn a die: pounds, stones, card or tent.
opening-first = Begin low: your next die must be higher.
