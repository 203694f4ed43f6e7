# Ce qui s’est passé, une courte phrase chacun, dans l’ordre du jeu.

event-missions_dealt = Chacun reçoit { $count } { $count ->
    [one] mission secrète
   *[other] missions secrètes
}.
event-missions_received = Vos missions : { $missions }.
event-captain_drawn = Le sort désigne { $who } comme premier Capitaine du port.
event-captain_named = { $by } désigne { $who } comme premier Capitaine du port.
event-round_began = Manche { $round } : le Capitaine du port est { $who }.
event-phase_began = Phase { $number } : { $phase }.
event-turn_ended = { $who } termine son tour.

## Placer et naviguer

event-ship_placed = { $who } place en { $start } un navire chargé de { $cargo }.
event-empty_ship_placed = { $who } place en { $start } un navire vide.
event-colour_named = { $who } choisit le { $colour }.
event-ships_sailed = { $who } avance : { $sailings }.
event-ships_blocked = { $count ->
    [one] Blocage : le navire en { $positions } ({ $who }) doit attendre.
   *[other] Blocage : les navires en { $positions } ({ $who }) doivent attendre.
}
event-nothing_sailed = Aucun navire ne peut avancer sur le { $colour }.

## Cartes Navigation

event-navigation_drawn = { $who } pioche une carte Navigation.
event-navigation_received = Vous avez pioché « { $card } ».
event-draws_lost = { $who } n’a plus de place en main et perd { $count } { $count ->
    [one] carte
   *[other] cartes
} Navigation.
event-deck_reshuffled = La pioche Navigation est vide : { $count ->
    [one] la seule carte utilisée forme
   *[other] les { $count } cartes utilisées, mélangées, forment
} une nouvelle pioche.
event-deck_empty = Il n’y a plus de cartes Navigation : il en manque { $count } à { $who }.
event-card_played = { $who } joue « { $card } ».
event-card_laid = { $who } pose « { $card } » face visible.
event-cargo_swapped = Le navire en { $first } ({ $first_owner }) est maintenant chargé de { $first_cargo }, le navire en { $second } ({ $second_owner }) de { $second_cargo }.
event-ship_moved_back = Un navire ({ $who }) recule : { $origin } vers { $target }.
event-cargo_stolen = { $who } prend la cargaison ({ $cargo }) du navire en { $origin } ({ $victim }) pour son navire en { $target }.
event-cargo_stolen_by_new_ship = { $who } prend la cargaison ({ $cargo }) du navire en { $origin } ({ $victim }) pour un nouveau navire en { $target }.
event-cargo_confiscated = La police portuaire confisque la cargaison ({ $cargo }) du navire en { $position } ({ $who }).

## Transfert et traitement

event-cargo_delivered = { $who } livre sa cargaison ({ $cargo }) à { $port } ({ $berth }).
event-wrong_cargo_unloaded = Mauvaise cargaison à { $port } ({ $cargo }) : { $who } ne reçoit rien pour le navire en { $berth }.
event-empty_ship_unloaded = Navire vide à { $port } : { $who } ne reçoit rien pour le navire en { $berth }.
event-pile_empty = Il n’y a plus de cartes Produit à { $port } : { $who } n’en reçoit pas.
event-product_taken = { $who } prend une carte Produit à { $port } : { $product }.
event-product_drawn = { $who } pioche une carte Produit à { $port }.
event-product_received = Vous avez pioché : { $product }.
event-product_turned_up = Carte Produit visible à { $port } : { $product }.
event-product_sunk = Carte Produit placée sous la pile à { $port } : { $product }.

## Échanges

event-trading_left_out = { $count ->
    [one] { $who } ne participe pas aux échanges.
   *[other] { $who } ne participent pas aux échanges.
}
event-offer_made_to_all = Offre { $offer } : { $who } donne { $give } et veut { $want }. Au premier qui accepte !
event-offer_made = Offre { $offer } : { $who } propose un échange à { $to }.
event-offer_read = Dans l’offre { $offer }, { $who } donne { $give } et { $to } donne { $want }.
event-offer_countered = { $who } répond à l’offre { $offer } par une offre à { $maker }.
event-offer_accepted = { $who } accepte l’offre { $offer } : { $maker } donne { $give } et reçoit { $want }.
event-products_exchanged = Échangé par l’offre { $offer } : { $maker } a donné { $give }, { $who } a donné { $want }.
event-offer_declined = { $who } refuse l’offre { $offer }.
event-offer_withdrawn = { $who } retire l’offre { $offer }.
event-products_shown = { $who } montre des cartes Produit à { $to }.
event-products_seen = { $who } montre à { $to } : { $products }.
event-products_shown_to_all = { $who } montre à tous : { $products }.
event-trading_finished = { $who } a fini ses échanges.
event-trading_resumed = { $who } reprend les échanges.

## Missions

event-mission_fulfilled = { $who } remplit une mission : { $mission }. Points de mission jusqu’ici : { $total }.
event-products_paid = { $who } donne : { $products }.
event-jokers_used = { $who } joue « { joker } » pour remplacer : { $products }.
event-mission_drawn = { $who } pioche une nouvelle mission.
event-mission_received = Votre nouvelle mission : { $mission }.
event-end_reached = { $who } a { $total } points de mission, et { $needed } suffisent : la partie se termine avec cette manche.

## La fin

event-round_limit_reached = La manche { $round } était la dernière : la partie est terminée.
event-hand_shown = { $who } montre ce qui reste. Produits : { shown-products }. Cartes Navigation : { shown-cards }. Missions : { shown-missions }.
event-points_counted = { $total ->
    [0] { $who } n’a aucun point.
   *[other] { $who } a { $total } { $total ->
        [one] point
       *[other] points
    } : { LIST(counted-missions, counted-advantages, counted-products) }.
}
counted-missions = { $missions ->
    [0] {""}
   *[other] missions { $missions }
}
counted-advantages = { $advantages ->
    [0] {""}
   *[other] cartes Avantage { $advantages }
}
counted-products = { $products ->
    [0] {""}
   *[other] produits { $products }
}

shown-products = { $products ->
    [none] –
   *[other] { $products }
}
shown-cards = { $cards ->
    [none] –
   *[other] { $cards }
}
shown-missions = { $missions ->
    [none] –
   *[other] { $missions }
}
