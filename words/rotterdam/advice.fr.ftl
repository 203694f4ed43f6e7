# Ce qu’un joueur ne devrait pas oublier : une ligne du panneau, deux fois 42 caractères au plus.

advice-hand-full = Main pleine : jouez ou posez d’abord une carte, sinon { $count ->
    [one] la nouvelle est perdue
   *[other] les { $count } nouvelles sont perdues
}.
advice-hand-anchor = Main pleine : jouez une carte, ou le navire à l’ancre n’apportera rien.
advice-stuck = { $count ->
    [one] Aucune couleur ne déplace votre navire en { $place } : la voie est prise.
   *[other] Aucune couleur ne déplace { $count } de vos navires, dont { $place } : voie prise.
}
advice-wrong-port = Si on choisit le { $colour }, { $place } ({ $cargo }) finit à { $port } : aucune valeur.
advice-lost-cargo = De { $place }, plus aucun chenal ne mène cette cargaison ({ $cargo }) à { $port }.
advice-one-short = Manque : { $product }, pour { $points } points. D’autres ont des cartes { $port }.
advice-first-cargo = Vos missions veulent : { $product }. Donc { $cargo } à { $port }{ $starts ->
    [none] {""}
   *[other] {" "}(de { $starts })
}.
advice-first-colour = Tous les navires devant cette couleur avancent, les leurs aussi : qui y gagne ?

ending-mission = Une mission peut finir la partie : cette manche est peut-être la dernière.

## Où l’on en est

score-missions = { $count ->
    [0] aucune mission remplie
    [one] 1 mission remplie
   *[other] { $count } missions remplies
}, { $left ->
    [0] assez pour finir la partie
   *[other] à { $left } points de mission de la fin
}
