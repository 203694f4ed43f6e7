# Lignes du panneau qui en disent plus qu’une action.

choice-move = { $ships } : { $target } ({ choice-step })
choice-passage = { $origin } vers { $target }
choice-ships = { $ships } ({ choice-step })
choice-column = colonne { $column }
choice-crates = conteneurs { $crates }
choice-contract_side = { $contract }, { $side }
choice-container = { $rail ->
    [yes] Dé rail
   *[no] Dé
} { $value } ({ $contract })
choice-load_train = { choice-container }, train
choice-ship_in = { $ship }, { $nation }
choice-cargo = cargaison { $total } (part avec { $least }, { $most } au plus)
choice-share = { $company }, 1 part
choice-transfer_die = Transférer de { $die } à { $to }
choice-put_on_train = Dé du stock sur le train
choice-defer_market = Acheter plus tard
choice-use_stevedore = Utiliser le manutentionnaire
choice-keep_stevedore = Garder le manutentionnaire
choice-draw_contract = Dessus de la pioche, sans le voir
choice-step = { $lock ->
    [yes] écluse
   *[no] voie
}{ $pushed ->
    [0] {""}
   *[other] , pousse { $pushed }
}
choice-ship = taille { $size }, { $dice ->
    [none] vide
   *[other] porte { $dice }
}
choice-group = Navires déplacés ensemble : taille { $most } au plus. Ceux qui n’ont plus de place sont poussés.
choice-load = { $container }, { $ship } : { $total } ({ $least } à { $most }), { $nation }
choice-load_stock = { $value } du stock, { $ship } : { $total } ({ $least } à { $most }), { $nation }
choice-take_contract = Prendre { $contract }, { $side } : { $crates }
choice-build = Construire : { $ship } ({ $zone })
choice-raise_price = Augmenter le cours à { $price } $ : { $company }
choice-take_cash = Prendre { $dollars } $
choice-transfer = { $dollars ->
    [0] Vos transferts sont gratuits.
   *[other] Un transfert coûte { $dollars } $ à votre compagnie.
}
choice-after_moves = Ensuite, déplacements restants : { $either ->
    [0] { moves-locks }, { moves-waterways }.
   *[other] { $either } au choix.
}
choice-after_loads = Ensuite, chargements restants : { $count }.

change-keep_advisor = Changer de conseiller
change-keep_contract = Changer de contrat
later-keep_contract = D’abord le contrat
