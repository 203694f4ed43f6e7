# Ce que chacun a fait plus que les autres, dit à la fin.

award-jeweller = Joaillier : { $count } livres de pierres vendues
award-landlord = Proprio : { $count } livres reçues des voisins
award-unlucky = Poissard : { $count } fois la pierre blanche
award-courtier = Courtisan : { $count } dons à la reine
award-mole = Taupe : { $count } passages à la mine
award-camper = Campeur : { $count } tentes plantées
award-schemer = Rusé : { $count } cartes Action jouées
award-treasurer = Trésorier : { $count } livres touchées
