# What a choice costs and brings, before it is made: parts of a line, joined by commas.

changes-up = +{ $figure }
changes-down = -{ $figure }

says-ends = the game ends
says-hands_over = play passes on
says-nothing = nothing else changes
doubt-open = the rest is open

panel-have = You have { $what }
