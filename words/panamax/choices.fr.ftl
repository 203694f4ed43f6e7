# Lignes du panneau qui en disent plus qu’une action.

choice-move = { $ships } vers { $target } ({ choice-step })
choice-from = Depuis { $origin }
choice-from_to = Depuis { $origin } vers { $target } ({ $move })
choice-step = { $move }{ $pushed ->
    [0] {""}
    [one] , pousse 1 navire
   *[other] , pousse { $pushed } navires
}
choice-ship = { $ship }, taille { $size }
choice-group = Navires déplacés ensemble : taille { $most } au plus. Ceux qui n’ont plus de place sont poussés.
choice-load = Charger { $container } sur { $ship } ({ $nation } ; total { $total }, de { $least } à { $most })
choice-load_stock = Charger { $value } du stock sur { $ship } ({ $nation } ; total { $total }, de { $least } à { $most })
choice-take_contract = Prendre { $contract }, { $side } : { $crates }
choice-build = Construire pour { $dollars } $ : { $ship } ({ $zone })
choice-buy_share = Acheter une part pour { $dollars } $ : { $company }
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
