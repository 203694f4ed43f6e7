# La leçon de Congo, étape par étape ; `.wish-1` nomme ce dont on peut avoir envie, `.also-1` dit pourquoi un autre coup
# convient aussi.

lesson-congo-title = Congo River 1884

lesson-congo-send = Le bateau remonte le Congo ; à chaque escale, l’un de vous prend le port et ses points. Chacun envoie un personnage en secret ; son chiffre est sa valeur ici. Envoyez le missionnaire : 4.
    .wish-1 = j’envoyais quelqu’un que je n’ai pas
    .wish-2 = j’ajoutais tout de suite un auxiliaire
lesson-congo-special = Chacun a choisi. On peut maintenant jouer une carte spéciale, une seule par escale pour toute la table. Les vôtres serviront mieux plus tard : n’en jouez pas.
    .wish-1 = je jouais le Gorille
    .wish-2 = j’envoyais quelqu’un d’autre
lesson-congo-helpers = On révèle : 4 contre 4, et un interprète vient d’être ajouté, 5. La religieuse aide un missionnaire : +1. Un serviteur aide tout le monde : +0,5. Ajoutez les deux.
    .wish-1 = j’ajoutais l’askari, qui aide un officier
    .wish-2 = je misais une tuile hippopotame
lesson-congo-jungle = Le port est à vous : 2 points, et 2 tuiles hippopotame qui serviront bientôt. Chacun pioche. Escale suivante, une jungle : c’est le pays des explorateurs. Envoyez le vôtre.
    .also-1 = Le neutre convient aussi : 5 également. Mais un neutre quitte la partie, un explorateur peut revenir.
    .wish-1 = je renvoyais le missionnaire
lesson-congo-sorcerer = On choisit sans savoir qui les autres envoient. Avec le Magicien, chaque personnage adverse vaut 1 de moins : jouez-le.
    .wish-1 = je piochais une spéciale avec le Colon
lesson-congo-pass = 5 contre 3 : vous menez. Les auxiliaires sont rares, un de plus par escale. Tant que vous menez, passer ne vaut que pour l’instant : dépassé, vous êtes redemandé. Passez.
    .wish-1 = j’ajoutais un interprète
    .wish-2 = je jouais aussi le Paludisme
lesson-congo-village = 3 points de plus, sans un seul auxiliaire. Un village à présent : vos officiers, à 4, sont vos meilleurs. Envoyez le Belge.
    .also-1 = L’officier français convient aussi : il vaut 4 également.
lesson-congo-keep = Gardez vos spéciales pour un meilleur moment ; chacune vaut un demi-point à la fin. N’en jouez pas.
lesson-congo-even = 4 contre 5. Un askari aide un officier : +1. Ajoutez le vôtre, et c’est l’égalité.
    .wish-1 = j’ajoutais plutôt un assistant
lesson-congo-soft = 5 à 5, et votre adversaire passe pour l’instant. Un serviteur vous ferait gagner. Mais voyez comment une égalité se règle : passez.
lesson-congo-final = Votre adversaire passe pour de bon, on vous redemande donc. Passer deux fois de suite est définitif : passez.
lesson-congo-hippos = Égalité : les tuiles hippopotame décident. On les mise face cachée, et elles sont perdues de toute façon. L’adversaire en a une. Misez un 1 et votre 2 : 3 devrait suffire.
    .also-1 = Toutes, cela convient aussi : 4 est plus sûr que 3. Mais il ne vous en reste plus.
    .wish-1 = je n’en misais aucune
    .wish-2 = je misais un 4
lesson-congo-end = **Vous savez jouer à Congo.** Treize escales, le plus haut score gagne. Envoyez qui le port aime, gardez des auxiliaires quand vous menez, et des hippos. Et maintenant ?
