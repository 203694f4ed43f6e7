# Les lignes du panneau qui en disent plus qu’une action.

choice-accept_trade = Accepter l’offre { $offer } de { $who }
choice-decline_trade = Refuser l’offre { $offer } de { $who } : recevoir { $give }, donner { $want }
choice-withdraw_trade = Retirer votre offre { $offer } : donner { $give }, recevoir { $want }
choice-open_offer = Offre { $offer } : { $who } vous donne { $give } contre { $want }, que vous n’avez pas de trop.
choice-not_called = { $count ->
    [one] { $who } a fini ses échanges : une offre ne l’appellera pas.
   *[other] { $who } ont fini leurs échanges : une offre ne les appellera pas.
}
choice-unheard = L’offre { $offer } n’a appelé personne : { $who } a fini ses échanges, mais peut encore l’accepter.
choice-to_all = À tous
choice-to = À { $who }
choice-empty = Navire vide
choice-path = { $target } par { $via }
choice-place_ship = { $cargo } en { $start }
choice-play_extra_cargo = { $cargo } de plus en { $start }
choice-play_setback = { setback } : { $ship } vers { $target }
choice-play_heavy_storm = Tempête : { $ship } par { $via }, { $target }
choice-play_cargo_thief = Voleur : { $victim }, { $receiver }
choice-play_police_inspection = Police : { $ship }
choice-mission = { $products }
choice-offer = Offre { $offer }
choice-taken = { $who } vous donne { $give } contre { $want }
choice-withdrawn = vous gardez : { $give }
choice-unload = Décharger
choice-receiver = vers { $ship }
choice-lay_card = Poser « { $card } »
choice-bound = pour { $port }
choice-swap = { $give } contre { $want }
choice-jokers = Joker pour { $jokers }
