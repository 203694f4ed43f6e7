# What Rotterdam's pictures and text twins say: keys begin with board- or twin-.

board-title = Rotterdam
board-last-round = Manche { $round } (fin)
board-marked = nouveau

## Letters of the channels: different among themselves, small ones, because capitals are the players’

board-red = r
board-yellow = j
board-green = v
board-blue = b
board-purple = vi

board-missions-left = missions
board-navigation-left = navigation
board-discard = jouées
board-no-offers = Aucune offre ouverte
board-more-offers = { $count ->
    [one] et 1 offre plus ancienne
   *[other] et { $count } offres plus anciennes
}
board-all = tous
board-sealed = entre eux deux seulement
board-no-products = Aucune carte Produit en main
board-no-cards = Aucune carte Navigation en main

picture-map = Carte
picture-ports = Ports et joueurs
picture-trade = Offres

moment-before = avant la première manche
moment-over = après la manche { $round }
player-line = { $points }/{ $goal } { $cards ->
    [0] points
    [one] · { $cards } produit
   *[other] · { $cards } produits
}

board-mark-anchor = un navire à l’ancre pioche une carte
board-mark-captain = Capitaine du port
board-mark-missions = points de mission
board-mark-ships = navires hors de l’eau
board-mark-products = cartes Produit de son port
board-mark-navigation = cartes Navigation
board-mark-stock = dans un port : cargaison en stock
board-mark-points = points à la fin

twin-before = Rotterdam, avant la première manche : le premier capitaine du port n’est pas encore désigné.
twin-round = Rotterdam, manche { $round }, phase : { $phase }. Capitaine du port : { $captain }.
twin-first-captain = { $who } doit désigner le premier capitaine du port.
twin-place_and_load = { $who } peut placer un navire.
twin-navigate = { $who } doit annoncer une couleur.
twin-moves = { $who } doit choisir ses trajets. Couleur : { $colour }.
twin-navigation_cards = { $who } peut faire de la place pour des cartes Navigation.
twin-unload_and_process = { $who } doit décharger.
twin-trade_products = Échangent encore : { $who }.
twin-fulfil_mission = { $who } peut remplir une mission.
twin-done = { $who } peut jouer une carte Navigation ou finir son tour.
twin-ending = C’est la dernière manche : quelqu’un a { $points } points de mission.
twin-scores = Points de mission : { $scores }.
twin-totals = Points en tout : { $scores }.
twin-piles = Cartes dans les piles : { $piles }.
twin-no-offers = Il n’y a aucune offre ouverte.
twin-score = { $who } { $points }
twin-ships = { $ships ->
    [none] Il n’y a aucun navire sur l’eau.
   *[other] Navires : { $ships }.
}
twin-stock = Matières premières en réserve : { $stock }.
twin-amount = { $material } { $count }
twin-empty = vide
twin-call = { $who } a annoncé une couleur : { $colour }. { $sailings ->
    [none] Aucun navire n’a navigué.
   *[other] Trajets : { $sailings }.
}
twin-plan = Choix { $number } : { $sailings }.
twin-stays = { $origin } reste sur place
twin-player = { $who } : { $points } points de mission sur { $goal }{ $fulfilled ->
    [none] .
   *[other] { " " }: { $fulfilled }.
} { $supply ->
    [0] Aucun navire
    [one] 1 navire
   *[other] { $supply } navires
} en réserve. En main : { $missions } { $missions ->
    [one] mission
   *[other] missions
}, { $navigation } { $navigation ->
    [one] carte
   *[other] cartes
} Navigation. { $laid ->
    [none] Rien de posé.
   *[other] Posé : { $laid }.
}
twin-backs = { $backs ->
    [none] { $who } n’a pas de carte Produit.
   *[other] Cartes Produit de { $who } : { $backs }.
}
twin-due = { $who } a encore droit à { $due } { $due ->
    [one] carte
   *[other] cartes
} Navigation.
twin-trading = { $who } échange encore. Offres faites dans cette phase : { $offers }.
twin-finished = { $who } a fini ses échanges. Offres faites dans cette phase : { $offers }.
twin-ship-exits = { $ship }. Chenaux devant ce navire : { $exits }.
twin-ship-berth = { $ship }. Ce navire est au port.
twin-exit = { $colour } vers { $target }
twin-position = { $position }{ $anchor ->
    [yes] { " " }(ancre)
   *[no] {""}
} : { $exits }.
twin-port = { $port } ({ $berths }) reçoit : { $material }, { $stock } en réserve. On y produit : { $products }, { $points } { $points ->
    [one] point
   *[other] points
} par carte à la fin. Cartes dans la pile : { $pile }.
twin-face-up = Au sommet de la pile de { $port } : { $product }.
twin-decks = Missions dans la pioche : { $missions }. Cartes Navigation dans la pioche : { $navigation }.
twin-discard = { $cards ->
    [none] Aucune carte Navigation n’a été jouée.
   *[other] Cartes Navigation jouées, la dernière à la fin : { $cards }.
}
twin-everybody = tous
twin-offer = Offre { $number } de { $maker } à { $to } : donne { $give }, demande { $want }.
twin-offer-own = Offre { $number } : { $maker } vous donne { $give }, vous donnez { $want }.
twin-offer-sealed = Offre { $number } de { $maker } à { $to } : connue d’eux seuls.
twin-option = { $option } : { $value }
twin-several = { $thing }{ $count ->
    [one] {""}
   *[other] { " " }({ $count })
}
twin-own-missions = { $missions ->
    [none] Vous n’avez pas de mission.
   *[other] Vos missions : { $missions }.
}
twin-way = Il manque : { $products } ({ $material } à { $port }).
twin-own-products = { $products ->
    [none] Vous n’avez pas de carte Produit.
   *[other] Vos cartes Produit : { $products }.
}
twin-promised = Promis dans vos offres : { $products }.
twin-own-cards = { $cards ->
    [none] Vous n’avez pas de carte Navigation.
   *[other] Vos cartes Navigation : { $cards }.
}
twin-standing = { $rank }. { $who } : { $points } points ({ $sources }). { $products ->
    [none] Aucune carte Produit en main.
   *[other] Cartes Produit en main : { $products }.
} { $cards ->
    [none] Aucune carte Navigation en main.
   *[other] Cartes Navigation en main : { $cards }.
} { $missions ->
    [none] Aucune mission en main.
   *[other] Missions en main : { $missions }.
}
