# Ce qu’un joueur de Congo peut répondre avant qu’on le lui demande.

advance-no_special_here = Pas de carte spéciale à cette escale
    .label = Pas de carte spéciale à cette escale
advance-no_special = Pas de carte spéciale dans cette partie
    .label = Pas de carte spéciale dans la partie
advance-pass_unless_overbid = Passer tant que personne ne me dépasse, à cette escale
    .label = Passer tant qu’on ne me dépasse pas
advance-pass_here = Passer à cette escale, quoi qu’il arrive
    .label = Passer ici, quoi qu’il arrive
span-stop = jusqu’à la fin de cette escale
