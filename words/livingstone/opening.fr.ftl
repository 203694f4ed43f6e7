# Le premier message d’une partie : son but, ce qu’est un tour, par où commencer ; deux lignes de téléphone chacun.

opening-aim = Marquez le plus de points, et donnez assez à la reine.
opening-turn = Chaque tour, un dé : livres, pierres, carte ou tente.
opening-first = Commencez bas : il faut ensuite monter.
