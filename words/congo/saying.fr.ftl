# Ce qu’un choix coûte et rapporte, avant d’être fait : morceaux d’une ligne, joints par des virgules.

figure-points = { $count } { $count ->
    [one] point
   *[other] points
}
figure-hippos = { $count } { $count ->
    [one] tuile hippopotame
   *[other] tuiles hippopotame
}
figure-auxiliaries = { $count } { $count ->
    [one] auxiliaire
   *[other] auxiliaires
}
figure-characters = { $count } { $count ->
    [one] personnage
   *[other] personnages
}
figure-specials = { $count } { $count ->
    [one] carte spéciale
   *[other] cartes spéciales
}
figure-total = un total de { $total }
figure-highest = le plus haut est { $total }

says-leads = total { $total } en tête
says-level = total { $total } à égalité
says-behind = total { $total } derrière { $highest }
says-may_return = vous pourrez revenir
says-out = vous sortez pour cette escale
says-sum = somme { $sum }
says-sealed = caché jusqu’à ce que tous aient choisi
says-all_chosen = tous auront choisi
says-keep_specials = vous gardez vos cartes spéciales
says-leaves_auction = quitte l’enchère
says-stays = reste dans l’enchère
says-flees = vous reprenez le personnage
says-auction = l’enchère suit
says-killed = ce personnage est perdu
says-takes = { $stop } est à vous
says-lost = { $stop } va à un autre
says-shared = { $stop } est partagé
says-untaken = personne ne prend { $stop }
says-tie = une égalité

doubt-characters = tous montrent leur personnage
doubt-die = le dé tranche
doubt-overboard = tiré au sort
doubt-hippos = tous montrent leurs tuiles
doubt-stop = puis l’escale suivante
doubt-end = tout est montré
doubt-tile = vous regardez sa tuile
doubt-cards = des cartes sont piochées
