# What a turn says in one line; where each form is said: cogs/telling/sentences.py.

heading-turn_began = Stop { $number } of { $turns }: { $stop }, { $who } first
other-tile_revealed = { $tile }, { $points } { $points ->
    [one] point
   *[other] points
}
other-cards_drawn = {""}
other-cards_received = you draw { $cards }
other-special_received = you draw { $card }
other-special_not_gained = {""}

folded-character_chosen = { $count ->
    [one] { $who } has chosen.
   *[other] { $who } have chosen.
}
other-character_sealed = you send { $character }
folded-special_declined = { $count ->
    [one] { $who } plays no special card.
   *[other] { $who } play no special card.
}
folded-boiler_picked = { $count ->
    [one] { $who } has chosen what to discard.
   *[other] { $who } have chosen what to discard.
}
other-boiler_sealed = you discard { $character }
lead-boiler_discarded = Discarded:
other-boiler_discarded = { $who } { $character }
folded-bid_kept = { $count ->
    [one] { $who } keeps the same character.
   *[other] { $who } keep the same character.
}
lead-bid_revealed = Sent:
other-bid_revealed = { $who } { $character }
lead-bid_sent_back = Taken back:
other-bid_sent_back = { $who } { $character }
other-auxiliary_lost = { $who } loses an auxiliary ({ $card })
other-settler_received = you draw { $card }
lead-malaria_rolled = Malaria:
other-malaria_rolled = { $who } { $face }

lead-value_set = Starting with:
other-value_set = { $who } { $value }
lead-language_rolled = Starting with:
other-language_rolled = { $who } rolls { $face } ({ $language })
lead-preference_rolled = Starting with:
other-preference_rolled = { $who } rolls { $face } ({ $nation })
turn-auxiliaries_added = adds { $cards }, total { $total }
folded-passed_for_now = { $count ->
    [one] { $who } passes for now.
   *[other] { $who } pass for now.
}
each-passed_for_now = { $who } ({ $total })
folded-passed_for_good = { $count ->
    [one] { $who } passes.
   *[other] { $who } pass.
}
each-passed_for_good = { $who } ({ $total })
lead-passed_without_cards = Without auxiliaries:
other-passed_without_cards = { $who } passes ({ $total })
lead-tie_began = {""}
other-tie_began = { $who } are tied at { $total }
folded-hippos_committed = { $count ->
    [one] { $who } has chosen hippo tiles.
   *[other] { $who } have chosen hippo tiles.
}
other-hippos_sealed = you put in { $tiles }
lead-hippos_revealed = Hippo tiles:
other-hippos_revealed = { $who } { $tiles ->
    [none] –
   *[other] { $tiles } (sum { $sum })
}
turn-hippos_added = adds hippo tiles { $tiles }, sum { $sum }
folded-hippos_declined = { $count ->
    [one] { $who } adds no hippo tile.
   *[other] { $who } add no hippo tile.
}

lead-port_taken = {""}
other-port_taken = { $who } takes { $stop }, { $points } { $points ->
    [one] point
   *[other] points
}
lead-port_shared = {""}
other-port_shared = { $who } share { $stop }, { $points } { $points ->
    [one] point
   *[other] points
} each
lead-port_untaken = {""}
other-port_untaken = nobody takes { $stop }
other-hippos_received = you draw { $tiles }
other-neutrals_left = {""}
lead-boat_left = {""}
lead-specials_counted = Special cards left:
other-specials_counted = { $who } { $count } ({ $points })
lead-boxed_tiles_shown = Tiles never on the board:
other-boxed_tiles_shown = { $tiles }
lead-boxed_neutrals_shown = Never in the game:
other-boxed_neutrals_shown = { $characters }
other-points_counted = {""}
