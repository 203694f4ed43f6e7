# Ce qu’un joueur de Congo peut répondre avant qu’on le lui demande.

advance-no_special_here = Pas de carte spéciale à cette escale
    .label = Pas de carte spéciale à cette escale
    .says = n’en joue pas quand on me le demande
advance-no_special = Pas de carte spéciale dans cette partie
    .label = Pas de carte spéciale dans la partie
    .says = n’en joue jamais quand on me le demande
advance-pass_unless_overbid = Passer tant que personne ne me dépasse, à cette escale
    .label = Passer tant qu’on ne me dépasse pas
    .says = passe tant que personne n’est au-dessus
advance-pass_here = Passer à cette escale, quoi qu’il arrive
    .label = Passer ici, quoi qu’il arrive
    .says = passe même si l’on me dépasse
span-stop = jusqu’à la fin de cette escale
