# Lignes du panneau qui en disent plus qu’une action.

choice-move = { $ships } : { $target } ({ choice-step })
choice-from = Depuis { $origin }
choice-from_to = Depuis { $origin } vers { $target } ({ $move })
choice-step = { $lock ->
    [yes] écluse
   *[no] voie
}{ $pushed ->
    [0] {""}
   *[other] , pousse { $pushed }
}
choice-ship = { $ship }, taille { $size }
choice-group = Navires déplacés ensemble : taille { $most } au plus. Ceux qui n’ont plus de place sont poussés.
choice-load = { $container }, { $ship } : { $total } ({ $least } à { $most }), { $nation }
choice-load_stock = { $value } du stock, { $ship } : { $total } ({ $least } à { $most }), { $nation }
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
