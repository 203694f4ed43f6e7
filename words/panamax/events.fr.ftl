# Ce qui s’est passé, une courte phrase chacun, dans l’ordre du jeu.

event-advisors_dealt = { $count ->
    [one] Chacun reçoit { $count } conseiller secret et le garde.
   *[other] Chacun reçoit { $count } conseillers secrets et en garde un.
}
event-start_contracts_dealt = { $count ->
    [one] Chacun reçoit { $count } contrat de départ et le garde.
   *[other] Chacun reçoit { $count } contrats de départ et en garde un.
}
event-setup_cards_received = Vos conseillers : { $advisors }. Vos contrats de départ : { $contracts }.
event-advisor_kept = { $who } a choisi son objectif secret.
event-advisor_chosen = Votre objectif secret : { $advisor }.
event-advisor_replaced = Vous changez d’avis. Votre objectif secret est maintenant : { $advisor }.
event-start_contract_kept = { $who } a choisi son contrat de départ.
event-start_contract_chosen = Votre contrat de départ : { $contract }.
event-start_contract_replaced = Vous changez d’avis. Votre contrat de départ est maintenant : { $contract }.
event-start_contract_shown = { $who } commence avec le contrat { $contract } ; caboteur et côtier placés ici : { $zone }.
event-advisors_displayed = Conseillers exposés : { $advisors }.
event-order_drawn = Ordre du tour, tiré au sort : { $order }.

## Manches et tours

event-round_began = La manche { $round } commence.
event-dice_rolled = Dés blancs dans les colonnes 1 à 6 : { $dice }. Dés exécutifs au-dessus des colonnes { $executive }.
event-dice_rerolled = { $left } { $left ->
    [one] dé
   *[other] dés
} à gauche et { $right } à droite, c’est trop inégal : on relance tout.
event-turn_began = C’est à { $who } de jouer.
event-turn_ended = { $who } termine son tour.
event-die_taken = { $row ->
    [4] { $who } prend le dé exécutif de la colonne { $column }.
   *[other] { $who } prend un dé de la colonne { $column } ({ die-gives }).
}
event-die_transferred = { $row ->
    [4] { $who } transfère le dé exécutif de la colonne { $column }
   *[other] { $who } transfère un dé de la colonne { $column }
} vers la colonne { $to_column }, rangée { $to_row }, { $dollars ->
    [0] gratuitement
   *[other] pour { $dollars } $
}.
event-acted_normally = { $who } utilise le dé exécutif pour l’action de la colonne { $column }.

## Contrats et chargement

event-contract_turned_up = Nouveau contrat ({ $place }) : { $contract }.
event-slot_refilled = { $contract } avance ({ $place }).
event-contract_taken = { $who } prend { $contract }, { $side } ({ $place }).
event-contract_turned_over = { $who } retourne { $contract } de la pioche.
event-contract_unusable = { $who } a trop peu de dés pour { $contract } : la carte est défaussée.
event-deck_reshuffled = La pioche des contrats est vide : on mélange { $count } { $count ->
    [one] contrat défaussé
   *[other] contrats défaussés
}.
event-ship_brought = Navire amené : { $ship } ({ $zone }).
event-container_loaded = { $who } charge { $value } ({ $contract }) à bord : { $ship } ({ $zone }).
event-train_loaded = { $who } charge { $value } de { $contract } sur le train.
event-stock_loaded = { $who } charge { $value } du stock à bord : { $ship } ({ $zone }).
event-stock_put_on_train = { $who } met { $value } du stock sur le train.
event-train_die_raised = { $who } augmente un dé sur le train de { $was } à { $value }.
event-loading_stopped = { $who } ne charge plus.
event-contract_completed = { $who } a complété { $contract } ({ $side }).
event-contract_discarded = { $who } défausse { $contract } ; dés mis à l’entrepôt : { $count }.

## Déplacements

event-ships_moved = { $who } avance : { $ships } ({ $origin } vers { $target }, { $move }).
event-ships_pushed = Poussée : { $ships } ({ $origin } vers { $target }).
event-moves_lost = { $who } perd { $count ->
    [one] 1 déplacement non utilisé.
   *[other] { $count } déplacements non utilisés.
}
event-warship_bonus = Un navire militaire rapporte { $dollars } $ à { $who } (drapeaux : { $nation }).
event-ship_left = Sortie du canal : { $ship } ({ $zone }).
event-company_paid = { $company } : { $dollars } $ pour { $count } { $count ->
    [one] dé
   *[other] dés
} à bord ({ $ship }).
event-reward_card = { $who } prend une carte ({ $ship }) : { $card }.
event-reward_cash = { $who } prend { $dollars } $ ({ $ship }).
event-passenger_placed = { $who } place un passager : { $space }.

## Drapeaux et actions gratuites

event-flag_placed = { $who } place son drapeau numéro { $count } : { $nation }.
event-no_flag_left = Il n’y a plus de drapeau pour { $who } : { $nation }.
event-first_column_filled = { $who } a des drapeaux des quatre nations : ses transferts sont désormais gratuits.
event-free_action_gained = Action gratuite pour { $who } : { $action }.
event-free_action_lost = { $who } ne peut pas utiliser l’action gratuite : { $action }.
event-free_action_skipped = { $who } n’utilise pas l’action gratuite : { $action }.
event-market_deferred = { $who } retourne un drapeau pour acheter plus tard : { $nation }.
event-deferred_market_opened = { $who } peut utiliser maintenant un marché différé : { $nation }.

## Cartes, navires et parts

event-captain_played = { $who } joue une carte : { $card }.
event-stevedore_played = { $who } joue une carte : { $card }.
event-ship_built = { $who } construit pour { $dollars } $ : { $ship } ({ $zone }).
event-share_bought = { $who } achète une part pour { $dollars } $ : { $company }. Le cours est maintenant de { $price } $.
event-price_raised = { $who } augmente le cours à { $price } $ : { $company }.

## La fin de la manche

event-round_ended = La manche { $round } est terminée : le train arrive.
event-order_set = Nouvel ordre du tour : { $order }.
event-train_dice_returned = { $who } reprend { $count } { $count ->
    [one] dé
   *[other] dés
} du train.
event-flag_taken = { $who } prend un drapeau de la plateforme : { $nation }.
event-flag_declined = { $who } ne prend pas de drapeau.
event-stevedore_used = { $who } économise { $dollars } $ de frais : { $card }.
event-stevedore_kept = { $who } garde son manutentionnaire.
event-bailout_taken = { $who } ne peut pas payer et prend { $count } { $count ->
    [one] renflouement
   *[other] renflouements
} : { $dollars } $ maintenant, davantage à rendre à la fin.
event-fees_paid = { $company } doit { $fee } $ de frais{ $player_dollars ->
    [0] {""} et les paie.
   *[other] {"\u202f"}: la compagnie paie { $company_dollars } $, { $who } paie { $player_dollars } $.
}
event-dividends_paid = { $company } verse { $each } $ par part, { $dollars } $ en tout.
event-dividend_received = { $who } reçoit { $dollars } $ de dividende : { $company }.
event-dividends_missed = { $company } ne peut pas payer ses dividendes de { $due } $ : son cours tombe à { $price } $.
event-award_won = { $who } gagne la { $award } ({ $company }) : { $dollars } $ à la fin.
event-award_lost = Aucune compagnie n’a payé : la { $award } est perdue.
event-flags_replaced = De nouveau sur la plateforme : { $nations }.
event-dice_stored = { $who } met { $count } { $count ->
    [one] dé
   *[other] dés
} à l’entrepôt.

## La fin

event-advisor_shown = { $who } montre son objectif secret, { $advisor } : { $dollars } $.
event-money_counted = { $who } a { $total } dollars : argent { $cash }, conseillers { $advisors }, récompenses { $awards }, parts { $shares }, renflouements { $bailouts }.
event-tie_broken = Égalité de fortune : { $by }.
