# Ce qu’un choix coûte et rapporte, avant d’être fait : morceaux d’une ligne, joints par des virgules.

figure-points = { $count } { $count ->
    [one] point
   *[other] points
}
figure-bread = { $count } { $count ->
    [one] pain
   *[other] pains
}
figure-beer = { $count } { $count ->
    [one] bière
   *[other] bières
}
figure-orange_juice = { $count } jus d’orange
figure-jam = { $count } { $count ->
    [one] confiture
   *[other] confitures
}
figure-clothing = { $count } { $count ->
    [one] vêtement
   *[other] vêtements
}
figure-carpet = { $count } tapis
figure-petrol = { $count } essence
figure-plastic = { $count } plastique
figure-navigation = { $count } { $count ->
    [one] carte
   *[other] cartes
} Navigation
figure-missions = { $count } { $count ->
    [one] mission
   *[other] missions
}
figure-supply = { $count } { $count ->
    [one] navire
   *[other] navires
} en réserve

says-sails = { $sailings } (vous)
says-blocked = { $positions } sans passage
says-delivers = { $cargo } pour { $port }
says-astray = { $cargo } sans usage à { $port }
says-others = { $count ->
    [one] 1 autre navire avance
   *[other] { $count } autres navires avancent
}
says-none_sails = aucun navire n’avance
says-choose_how = à vous de choisir comment
says-other_chooses = un autre choisit comment
says-sails_on = avance sur { $colours }
says-purpose = pour { $port } ({ $one } ou { $other })
says-counts = { $points } { $points ->
    [one] point
   *[other] points
} à la fin
says-no_more_trade = vous n’échangez plus
says-trade_again = vous pouvez de nouveau échanger
says-until_accepted = rien ne bouge avant d’être accepté
says-no_deal = aucune carte ne change de main
says-free_again = les cartes sont de nouveau libres
says-seen = ces cartes seront vues
says-phase = phase suivante ({ $phase })
says-round = la manche { $round } commence

doubt-product = { $cards } ({ $one } ou { $other })
doubt-mission = une nouvelle mission
doubt-navigation = des cartes inconnues
doubt-hands = toutes les mains sont montrées
doubt-face_up = de nouvelles cartes visibles
