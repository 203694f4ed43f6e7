# Les lignes du panneau qui en disent plus qu’une action.

choice-choose_colour = Choisir le { $colour } : { $count ->
    [0] aucun des vôtres
    [one] votre { $own }
   *[other] vos { $own }
}, { $others ->
    [0] aucun autre navire
    [one] 1 autre navire
   *[other] { $others } autres navires
}
choice-accept_trade = Accepter l’offre { $offer } de { $who } : recevoir { $give }, donner { $want }
choice-decline_trade = Refuser l’offre { $offer } de { $who } : recevoir { $give }, donner { $want }
choice-withdraw_trade = Retirer votre offre { $offer } : donner { $give }, recevoir { $want }
choice-counter_trade = À l’offre { $offer } de { $who }, qui donne { $give } contre { $want }
choice-open_offer = Offre { $offer } : { $who } vous donne { $give } contre { $want }, que vous n’avez pas de trop.
choice-not_called = { $count ->
    [one] { $who } a fini ses échanges : une offre ne l’appellera pas.
   *[other] { $who } ont fini leurs échanges : une offre ne les appellera pas.
}
choice-unheard = L’offre { $offer } n’a appelé personne : { $who } a fini ses échanges, mais peut encore l’accepter.
choice-to_all = À tous
choice-to = À { $who }
