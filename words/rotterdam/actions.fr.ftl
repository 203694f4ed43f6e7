# Ce que l’on peut faire : l’étiquette d’un bouton, 80 caractères au plus ; et ce qui est demandé.

question-host_pick = Qui est le premier Capitaine du port ?
question-youngest = Qui est le plus jeune, et donc le premier Capitaine du port ?
question-place_and_load = Placez-vous un navire, et avec quelle cargaison ?
question-navigate = Quelle couleur choisissez-vous ?
question-choose_own_moves = Vous avez choisi le { $colour } : comment vos navires avancent-ils ?
question-choose_moves = { $who } a choisi le { $colour } : comment vos navires avancent-ils ?
question-navigation_cards = Votre main est pleine et { $due } { $due ->
    [one] carte Navigation vous revient
   *[other] cartes Navigation vous reviennent
} encore : libérez-vous une place ?
question-unload_and_process = Vos navires sont au port : les déchargez-vous, ou jouez-vous d’abord une carte ?
question-trade_products = Échangez-vous des produits, ou avez-vous fini ?
question-answer_offers = { $count ->
    [one] L’offre { $offers } est pour vous : l’acceptez-vous, ou échangez-vous autrement ?
   *[other] Les offres { $offers } ne sont que pour vous : acceptez-vous, ou qu’échangez-vous d’autre ?
}
question-fulfil_mission = Remplissez-vous une mission ?
question-card_window = { $phase } : jouez-vous une carte Navigation, ou terminez-vous votre tour ?

action-choose_captain = Désigner { $captain } comme Capitaine du port
action-place_ship = { $cargo ->
    [none] Placer en { $start } un navire vide
   *[other] Placer en { $start } un navire chargé de { $cargo }
}
action-choose_colour = Choisir le { $colour }
action-choose_moves = { $plan }
action-unload = Décharger vos navires au port
action-end_turn = Terminer le tour
action-fulfil_mission = { $jokers ->
    [none] Remplir { $mission }
   *[other] { $mission }, Joker : { $jokers }
}

## Cartes Navigation

action-play_luck_turns = { luck_turns } : { $ships }
action-play_extra_cargo = { extra_cargo } : en { $start }, { $cargo }
action-play_setback = { setback } vers { $target } : { $ship }
action-play_heavy_storm = { heavy_storm } vers { $target } par { $via } : { $ship }
action-play_cargo_thief = Voleur : de { $victim } à { $receiver }
action-play_police_inspection = { police_inspection } : { $ship }
action-lay_card = Poser « { $card } » face visible

## Échanges

action-offer_trade = { $to ->
    [none] Proposer à tous : { $give } contre { $want }
   *[other] Proposer à { $to } : { $give } contre { $want }
}
action-counter_trade = Répondre à l’offre { $offer } : { $give } contre { $want }
action-accept_trade = Accepter l’offre { $offer }
action-decline_trade = Refuser l’offre { $offer }
action-withdraw_trade = Retirer votre offre { $offer }
action-show_products = { $to ->
    [none] Montrer à tous : { $products }
   *[other] Montrer à { $to } : { $products }
}
action-finish_trading = Finir les échanges
action-resume_trading = Reprendre les échanges
