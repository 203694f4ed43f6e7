# Ce que dit un tour en une ligne ; où se dit chaque forme : cogs/telling/sentences.py.

heading-turn_began = Escale { $number } sur { $turns } : { $stop }, { $who } en premier
other-tile_revealed = { $tile }, { $points } { $points ->
    [one] point
   *[other] points
}
other-cards_drawn = {""}
other-cards_received = vous piochez { $cards }
other-special_received = vous piochez « { $card } »
other-special_not_gained = {""}

folded-character_chosen = { $count ->
    [one] { $who } a choisi.
   *[other] { $who } ont choisi.
}
other-character_sealed = vous misez { $character }
folded-special_declined = { $count ->
    [one] { $who } ne joue pas de carte spéciale.
   *[other] { $who } ne jouent pas de carte spéciale.
}
folded-boiler_picked = { $count ->
    [one] { $who } a choisi sa défausse.
   *[other] { $who } ont choisi leur défausse.
}
other-boiler_sealed = vous défausserez { $character }
lead-boiler_discarded = Défaussés :
other-boiler_discarded = { $who } { $character }
folded-bid_kept = { $count ->
    [one] { $who } garde le même personnage.
   *[other] { $who } gardent le même personnage.
}
lead-bid_revealed = Mises :
other-bid_revealed = { $who } { $character }
lead-bid_sent_back = Repris :
other-bid_sent_back = { $who } { $character }
other-auxiliary_lost = { $who } perd un auxiliaire ({ $card })
other-settler_received = vous piochez { $card }
lead-malaria_rolled = Malaria :
other-malaria_rolled = { $who } { $face }

lead-value_set = Valeurs de départ :
other-value_set = { $who } { $value }
lead-language_rolled = Valeurs de départ :
other-language_rolled = { $who } obtient { $face } ({ $language })
lead-preference_rolled = Valeurs de départ :
other-preference_rolled = { $who } obtient { $face } ({ $nation })
turn-auxiliaries_added = ajoute { $cards }, total { $total }
folded-passed_for_now = { $count ->
    [one] { $who } passe pour l’instant.
   *[other] { $who } passent pour l’instant.
}
each-passed_for_now = { $who } ({ $total })
folded-passed_for_good = { $count ->
    [one] { $who } passe.
   *[other] { $who } passent.
}
each-passed_for_good = { $who } ({ $total })
lead-passed_without_cards = Sans auxiliaire :
other-passed_without_cards = { $who } passe ({ $total })
lead-tie_began = {""}
other-tie_began = { $who } sont à égalité avec { $total }
folded-hippos_committed = { $count ->
    [one] { $who } a choisi ses tuiles hippopotame.
   *[other] { $who } ont choisi leurs tuiles hippopotame.
}
other-hippos_sealed = vous misez { $tiles }
lead-hippos_revealed = Tuiles hippopotame :
other-hippos_revealed = { $who } { $tiles ->
    [none] –
   *[other] { $tiles } (somme { $sum })
}
turn-hippos_added = ajoute des tuiles hippopotame { $tiles }, somme { $sum }
folded-hippos_declined = { $count ->
    [one] { $who } n’ajoute pas de tuile hippopotame.
   *[other] { $who } n’ajoutent pas de tuile hippopotame.
}

lead-port_taken = {""}
other-port_taken = { $who } prend { $stop }, { $points } { $points ->
    [one] point
   *[other] points
}
lead-port_shared = {""}
other-port_shared = { $who } se partagent { $stop }, { $points } { $points ->
    [one] point
   *[other] points
} chacun
lead-port_untaken = {""}
other-port_untaken = personne ne prend { $stop }
other-hippos_received = vous piochez { $tiles }
other-neutrals_left = {""}
lead-boat_left = {""}
lead-specials_counted = Cartes spéciales restantes :
other-specials_counted = { $who } { $count } ({ $points })
lead-boxed_tiles_shown = Tuiles jamais posées :
other-boxed_tiles_shown = { $tiles }
lead-boxed_neutrals_shown = Jamais en jeu :
other-boxed_neutrals_shown = { $characters }
other-points_counted = {""}
