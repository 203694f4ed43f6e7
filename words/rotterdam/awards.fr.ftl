# Ce que chacun a fait plus que les autres, dit à la fin.

award-thief = Pickpocket : { $count } cargaisons volées
award-storm = Vent debout : { $count } fois repoussé
award-police = Contrebandier : { $count } cargaisons saisies
award-merchant = Marchand : { $count } offres acceptées
award-docker = Docker : { $count } cargaisons livrées
award-wrong_port = Mauvais quai : { $count } cargaisons pour rien
award-navigator = Navigateur : { $count } cartes jouées
award-fleet = Armateur : { $count } navires placés
award-helm = Voix du port : { $count } couleurs annoncées
