# Ce qu’un choix coûte et rapporte, avant d’être fait : morceaux d’une ligne, joints par des virgules.

figure-pounds = { $count } { $count ->
    [one] livre
   *[other] livres
}
figure-points = { $count } { $count ->
    [one] point
   *[other] points
}
figure-tents = { $count } { $count ->
    [one] tente
   *[other] tentes
}
figure-clear = { $count } { $count ->
    [one] transparente
   *[other] transparentes
}
figure-blue = { $count } { $count ->
    [one] bleue
   *[other] bleues
}
figure-red = { $count } { $count ->
    [one] rouge
   *[other] rouges
}
figure-cards = { $count } { $count ->
    [one] carte
   *[other] cartes
}
figure-gift = { $count } pour la reine
have-gems = { $count } { $count ->
    [one] pierre
   *[other] pierres
}
have-gift = { $count } { $count ->
    [one] donnée
   *[other] données
} à la reine

says-die = { $die } { $die ->
    [one] livre/pierre
   *[other] livres/pierres
} ou rangée { $die }
says-stones = { $count } { $count ->
    [one] pierre
   *[other] pierres
}
says-tent = vaut { $points } { $points ->
    [one] point
   *[other] points
}
says-majority = compte en rangée { $row } à la fin
says-no_more_dice = plus de dé cette manche
says-again = personne d’autre ne peut prendre de dé : à vous
says-boat_back = le bateau recule en colonne { $column }
says-next_column = puis colonne { $column } (tente à { $cost })

doubt-stones = { $most ->
    [one] 1 précieuse au plus
   *[other] { $most } précieuses au plus
}
doubt-card = tirée au hasard
doubt-collapse = la mine peut s’effondrer
doubt-dice = de nouveaux dés
doubt-queen = la reine tranchera
