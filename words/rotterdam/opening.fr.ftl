# Le premier message d’une partie : son but, ce qu’est un tour, par où commencer ; deux lignes de téléphone chacun.

opening-aim = Livrez au bon port, recevez des produits, remplissez vos missions.
opening-turn = Chargez un navire ; choisissez une couleur, tous y avancent.
opening-first = Chargez de quoi faire les produits de vos missions.
