# Le premier message d’une partie : son but, ce qu’est un tour, par où commencer ; deux lignes de téléphone chacun.

opening-aim = Il faut le plus de points, et avoir assez donné à la reine.
opening-turn = À votre tour : un dé donne livres, pierres, carte ou tente.
opening-first = Commencez bas : votre prochain dé devra être plus haut.
