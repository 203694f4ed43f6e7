# Why something is not allowed; the rule’s section is added after the sentence.

## Who begins

refusal-name_first_player = It has to be said first who begins.
refusal-first_player_known = It is known already who begins.
refusal-host_names_first_player = { $who } says who begins.

## Choosing

refusal-choosing_is_over = All have chosen: the choice can no longer be changed.
refusal-already_sealed = You have chosen exactly that already.
refusal-no_such_character = There is no such character.
refusal-character_not_in_hand = You do not have { $character } in your hand.

## Special cards

refusal-one_special = A special card has been played at this stop, and there is only one for the whole table.
refusal-no_time_for_specials = A special card is played only between the choice and the reveal, when you are asked.
refusal-special_out_of_order = { $who } is asked for a special card first.
refusal-no_such_card = There is no such special card.
refusal-special_not_in_hand = You do not have { $card } in your hand.
refusal-wrong_tile = { $card } is not played here ({ $tile }), only on these tiles: { $tiles }.
refusal-too_early = { $card } is not played before { $stop }.
refusal-not_at_stop = { $card } is not played at { $stop }.
refusal-names_no_stop = { $card } needs no stop.
refusal-stop_missing = Say which stop you want to look at.
refusal-no_such_stop = There is no such stop.
refusal-no_tile_face_down = There is no tile face down at { $stop }.
refusal-names_no_deck = { $card } needs no deck.
refusal-deck_missing = Say whether you draw from the characters or from the auxiliaries.
refusal-no_such_deck = The Settler draws from the characters or from the auxiliaries only.

## Answers to special cards

refusal-nobody_asked_that = That is asked only after the special card it belongs to.
refusal-not_asked = { $who } has to decide that.
refusal-boiler_costs_you_nothing = The damaged boiler costs you nothing.
refusal-boiler_takes_no_bid = You have sent that character already: choose one from your hand.
refusal-boiler_takes_characters = Discard a character, not an auxiliary.
refusal-only_drawn_card = You can send only the character that you drew with the Settler.
refusal-no_bid_to_attack = Choose an opponent who has a character in the auction: { $who } cannot be attacked.
refusal-opponent_overboard = Choose an opponent, not yourself.
refusal-nobody_overboard = { $who } has no auxiliaries in hand.

## The auction

refusal-no_auction_now = One adds auxiliaries or passes in the auction, once all characters are known.
refusal-labour_shortage = Labour is short: nobody adds auxiliaries at this stop.
refusal-no_bid = You have no character in the auction any more.
refusal-passed_already = You have passed at this stop already.
refusal-not_your_turn_to_add = It is { $who }’s turn to add or pass.
refusal-add_or_pass = Add at least one auxiliary, or pass.
refusal-no_such_auxiliary = There is no such auxiliary.
refusal-auxiliary_not_in_hand = You do not have so many cards of this kind in your hand: { $card }.
refusal-icon_does_not_match = This auxiliary ({ $card }) does not go with { $character }.
refusal-one_servant = Only one servant can be added at a stop, by all players together.
refusal-no_language_here = There is no flag here, so nobody needs an interpreter.
refusal-speaks_the_language = { $character } speaks { $language } and needs no interpreter here.
refusal-one_interpreter = A character takes only one interpreter.

## Ties

refusal-no_tie_to_seal = Hippo tiles are put in only when there is a tie.
refusal-no_tie_to_raise = Hippo tiles are added openly only when a tie goes on.
refusal-not_in_tie = You are not in this tie.
refusal-commit_at_least_one = Put in at least one hippo tile.
refusal-no_such_hippo = There is no such hippo tile.
refusal-hippo_not_held = You do not have so many hippo tiles of this value: { $tile }.
refusal-hippos_once = You have had your one chance to add hippo tiles.
refusal-not_your_turn_to_raise = It is { $who }’s turn to add hippo tiles.
