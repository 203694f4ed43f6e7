# Ce que chacun a fait plus que les autres, dit à la fin.

award-okapi = Chasseur : { $count } fois l’okapi
award-hero = Nerfs d’acier : { $count } combats gagnés
award-mosquito = Chouchou du moustique : { $count } piqûres
award-lost = Perdus dans la jungle : { $count } personnages
award-hippos = Ami des hippos : { $count } égalités disputées
award-schemer = Rusé : { $count } cartes spéciales jouées
award-crew = Gros équipage : { $count } renforts d’auxiliaires
award-flags = Explorateur : { $count } ports pris
award-late = Lanterne rouge : { $count } cartes pour l’être
