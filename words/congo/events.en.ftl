# What happened, one short line each, in the order of the game.

event-hands_dealt = Everybody is dealt { $characters } characters, { $auxiliaries } auxiliaries, { $specials } special cards and { $hippos } hippo { $hippos ->
    [one] tile
   *[other] tiles
}.
event-hand_received = Your characters: { $characters }. Auxiliaries: { $auxiliaries }. Special cards: { $specials }. Hippo tiles, by value: { $hippos }.
event-first_player_drawn = { $who } is drawn to begin.
event-first_player_named = { $by } says that { $who } begins.

## The stop

event-turn_began = Stop { $number } of { $turns }: the boat is at { $stop }. First player: { $who }.
event-tile_revealed = The tile of { $stop } is turned up: { $tile }. The port is worth { $points } points.
event-flag_removed = The flag ({ $flag }) is taken away: nationality and language do not matter here.
event-cards_drawn = Everybody draws a character and an auxiliary.
event-cards_received = You have drawn: { $cards }.
event-deck_reshuffled = No { $deck } are left to draw: { $count ->
    [one] the one discarded is the new deck.
   *[other] the { $count } discarded are shuffled.
}
event-draw_skipped = There are no { $deck } left for { $who } to draw.
event-special_gained = { $who } has the fewest points and draws a special card.
event-special_received = You have drawn { $card }.
event-special_not_gained = The last place is shared: nobody draws a special card.
event-port_language_rolled = The die shows { $face }: this port speaks { $language }.

## The choice and the special card

event-character_chosen = { $who } has chosen.
event-character_sealed = You send { $character }.
event-special_declined = { $who } plays no special card.
event-special_played = { $who } plays { $card }.
event-special_without_effect = { $card } has no effect here.
event-bids_returned = All take their characters back, unseen.
event-bid_turned_up = { $who } turns over { $character }.
event-boiler_picked = { $who } has chosen what to discard.
event-boiler_sealed = You will discard { $character }.
event-boiler_discarded = { $who } discards { $character }.
event-tile_explored = { $who } looks at the tile of { $stop }.
event-tile_seen = What you saw at { $stop }: { $tile }.
event-settler_drew = { $who } draws one card from the { $deck }.
event-settler_received = You have drawn: { $card }.
event-bid_revealed = { $who } sends { $character }.
event-bid_swapped = { $who } takes { $returned } back and sends { $character } instead.
event-bid_kept = { $who } keeps the same character.

## Dangers

event-okapi_hunted = { $character } hunts the okapi: { $who } scores { $points } { $points ->
    [one] point
   *[other] points
} and leaves the auction.
event-okapi_spared = { $who } lets the okapi go and stays.
event-gorilla_killed = The gorilla attacks { $who }: { $character } is lost without a fight.
event-gorilla_won = The gorilla attacks { $who }. The die shows { $face }: { $character } is lost.
event-gorilla_died = The gorilla attacks { $who }. The die shows { $face }: { $character } beats it.
event-gorilla_turned = The gorilla turns on its owner, { $who }.
event-gorilla_fled = { $who } flees from the gorilla and takes { $character } back.
event-warrior_won = The warrior fights { $who }. The die shows { $face }: { $character } is lost.
event-warrior_died = The warrior fights { $who }. The die shows { $face }: { $character } beats him.
event-warrior_turned = The warrior turns on his owner, { $who }.
event-malaria_rolled = { $who } rolls a { $face }.
event-malaria_tied = { $who } share the lowest roll and roll again.
event-malaria_bit = { $who } has the lowest roll: { $character } is bitten by the mosquito.
event-malaria_cured = { $who } rolls a { $face }: { $character } is cured and stays.
event-malaria_not_cured = { $who } rolls a { $face }, which is no cure.
event-malaria_took = { $who } has to discard { $character }.
event-auxiliary_lost = { $by } sends an auxiliary of { $who } overboard: { $card }.
event-overboard_skipped = { $who } lets nobody lose an auxiliary.
event-bid_sent_back = { $who } takes { $character } back: not of the port’s nation.

## The auction

event-preference_rolled = { $who } rolls a { $face } for { $character }. Nation that counts: { $nation }.
event-language_rolled = { $who } rolls a { $face }: { $character } speaks { $language }.
event-value_set = { $who } starts with { $value }.
event-labour_was_short = Nobody can add auxiliaries at this stop.
event-auxiliaries_added = { $who } adds: { $cards }. Total: { $total }.
event-passed_for_now = { $who } passes for now, with { $total }.
event-passed_for_good = { $who } passes with { $total }.
event-passed_without_cards = { $who } has no auxiliaries and passes with { $total }.
event-tie_began = { $who } are tied at { $total }.
event-hippos_committed = { $who } has chosen hippo tiles.
event-hippos_sealed = You put in hippo tiles: { $tiles }.
event-hippos_revealed = { $tiles ->
    [none] { $who } has no hippo tile to show.
   *[other] { $who } shows hippo tiles: { $tiles }. Sum: { $sum }.
}
event-tie_went_on = { $who } are still tied, with { $sum } each.
event-hippos_added = { $who } adds hippo tiles: { $tiles }. Sum: { $sum }.
event-hippos_declined = { $who } adds no hippo tile.

## The port

event-port_taken = { $who } takes { $stop } and scores { $points } points.
event-trader_paid = The Trader brings { $who } { $points } { $points ->
    [one] point
   *[other] points
} more.
event-port_shared = Nobody takes { $stop }: { $who } are still tied and score { $points } { $points ->
    [one] point
   *[other] points
} each.
event-port_untaken = Nobody takes { $stop }.
event-hippos_drawn = { $who } draws { $count } hippo { $count ->
    [one] tile
   *[other] tiles
}.
event-hippos_received = You have drawn hippo tiles, by value: { $tiles }.
event-bid_taken_back = A friendly meeting: { $who } takes { $character } back.
event-neutrals_left = { $count ->
    [one] { $characters } leaves the game.
   *[other] { $characters } leave the game.
}

## The end

event-boat_left = The boat leaves { $stop }: the journey is over.
event-specials_counted = { $count ->
    [one] { $who } has 1 special card left, worth { $points }.
   *[other] { $who } has { $count } special cards left, worth { $points }.
}
event-boxed_tiles_shown = Tiles that were never on the board: { $tiles }.
event-boxed_neutrals_shown = Characters that were never in the game: { $characters }.
event-points_counted = { $total ->
    [0] { $who } has no points.
   *[other] { $who } has { $total } points: { LIST(counted-ports, counted-ties, counted-okapi, counted-trader, counted-specials) }.
}
counted-ports = { $ports ->
    [0] {""}
   *[other] ports { $ports }
}
counted-ties = { $ties ->
    [0] {""}
   *[other] ties { $ties }
}
counted-okapi = { $okapi ->
    [0] {""}
   *[other] Okapi { $okapi }
}
counted-trader = { $trader ->
    [0] {""}
   *[other] Trader { $trader }
}
counted-specials = { $specials ->
    [0] {""}
   *[other] special cards { $specials }
}
