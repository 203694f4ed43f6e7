# Ce que le guide dit une fois à qui joue pour la première fois (docs/lessons.md).

tip-captain = Le Capitaine du port commence chaque phase de la manche ; ensuite, c’est le joueur suivant.
tip-place = Un navire par manche. Une cargaison ne vaut quelque chose que dans un port : partez de ce côté.
tip-colour = Chaque navire devant un chenal de cette couleur avance, ceux des autres aussi. Prenez ce qui vous aide.
tip-moves = Qui peut avancer doit avancer. À une fourche, vous choisissez : voyez où mène chaque chenal.
tip-hand = Trois cartes Navigation au plus. Jouez-en une qui vous aide, sinon la nouvelle est perdue.
tip-unload = Dans son port, une cargaison devient un produit ; ailleurs, elle est perdue. Une carte peut y changer.
tip-trade = Offrez ce dont vos missions n’ont pas besoin contre ce qu’elles demandent. Échanger ne coûte rien.
tip-offer = Une offre n’oblige à rien : acceptez, refusez, ou proposez autre chose. Regardez d’abord vos missions.
tip-mission = Une mission par manche : ses produits repartent, ses points sont à vous, et vous en piochez une autre.
tip-cards = Une carte Navigation se joue dans n’importe quelle phase, jamais par obligation : terminez le tour.
