# Les lignes du panneau qui en disent plus qu’une action.

choice-choose_colour = Choisir le { $colour } : { $own ->
    [none] aucun
   *[other] { $own }
} à vous, { $others } aux autres
choice-accept_trade = Accepter l’offre { $offer } de { $who } : recevoir { $give } contre { $want }
choice-decline_trade = Refuser l’offre { $offer } de { $who } : { $give } contre { $want }
choice-withdraw_trade = Retirer votre offre { $offer } : { $give } contre { $want }
choice-counter_trade = À l’offre { $offer } de { $who } : { $give } contre { $want }
choice-open_offer = Offre { $offer } : { $who } donne { $give } contre { $want }.
choice-to_all = À tous
choice-to = À { $who }
