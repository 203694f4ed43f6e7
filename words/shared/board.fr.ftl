# What pictures and their text twins of every game say: keys begin with board- or twin-.

board-round = Manche { $round }
board-new = Nouveau depuis votre dernier tour
board-won = { $count ->
    [one] { $who } gagne
   *[other] { $who } se partagent la victoire
}
board-nobody = Personne ne gagne
twin-won = { $count ->
    [one] { $who } gagne.
   *[other] { $who } se partagent la victoire.
}
twin-nobody = Personne ne gagne.
twin-source = { $source } { $points }
twin-options = { $options ->
    [none] Options : aucune.
   *[other] Options : { $options }.
}

# Où en est la partie, après le nom du jeu
moment = manche { $round }

# Le nom des images d’un jeu, là où l'on choisit entre elles
picture-hand = Ma main
picture-whole = Plateau entier
