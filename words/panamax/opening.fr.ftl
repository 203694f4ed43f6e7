# Le premier message d’une partie : son but, ce qu’est un tour, par où commencer ; deux lignes de téléphone chacun.

opening-aim = Après 3 manches, seul compte votre propre argent.
opening-turn = Chaque tour, un dé pour avancer ou charger des navires.
opening-first = Choisissez un conseiller à votre portée.
