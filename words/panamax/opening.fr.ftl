# Le premier message d’une partie : son but, ce qu’est un tour, par où commencer ; deux lignes de téléphone chacun.

opening-aim = Après 3 manches, seul compte votre argent, pas la compagnie.
opening-turn = Prenez un dé : colonnes 1 à 3 pour avancer, 4 à 6 pour charger.
opening-first = Gardez le conseiller dont vous viserez le bonus dès le début.
