# Ce qu’un choix coûte et rapporte, avant d’être fait : morceaux d’une ligne, joints par des virgules.

changes-up = +{ $figure }
changes-down = -{ $figure }

says-ends = la partie se termine
says-hands_over = la main passe
says-nothing = rien d’autre ne change
doubt-open = le reste est incertain

panel-have = Vous avez { $what }
