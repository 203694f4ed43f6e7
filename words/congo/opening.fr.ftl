# Le premier message d’une partie : son but, ce qu’est un tour, par où commencer ; deux lignes de téléphone chacun.

opening-aim = Prenez les ports le long du fleuve : il faut le plus de points.
opening-turn = À chaque escale, un personnage en secret, puis des auxiliaires.
opening-first = Misez sur la nation ou le métier du port : on y part plus haut.
