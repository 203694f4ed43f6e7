# Why something is not allowed; the rule’s section is added after the sentence.

refusal-not_your_turn = It is { $who }’s turn.
refusal-wrong_phase = That comes in another phase ({ $wanted }). The phase now is: { $phase }.

## The first captain

refusal-captain_known = The Harbour Captain is known already.
refusal-first_player_names_captain = { $who } names the first Harbour Captain.
refusal-name_captain_first = Name the first Harbour Captain first.

## Placing ships

refusal-one_placement = You have placed your ship of this round.
refusal-no_ship_left = You have no ship left to place.
refusal-not_a_start = Ships are placed only on a start position: S1, S2, S3 or S4.
refusal-no_free_start = No start position is free.
refusal-position_occupied = There is a ship on { $position } already.
refusal-no_such_material = There is no such raw material.
refusal-out_of_stock = There is no { $cargo } left in the stock.

## Navigating

refusal-colour_is_due = You must name a colour before you end your turn.
refusal-one_colour = You have named your colour of this round.
refusal-no_such_colour = Channels are red, yellow, green, blue or purple: name one of these colours.
refusal-no_moves_to_choose = No ship of yours waits for your choice.
refusal-choose_moves_first = First choose how your ships sail on { $colour }.
refusal-call_not_finished = { $who } first has to choose how to sail on { $colour }.
refusal-only_owner_chooses = Only the owner, { $who }, chooses where these ships sail.
refusal-must_sail = The ship on { $position } can sail, so it must.
refusal-no_such_plan = Your ships cannot sail like that: choose one of the plans on offer.

## Navigation cards

refusal-no_such_card = There is no such Navigation card.
refusal-card_not_in_hand = You do not have { $card } in your hand.
refusal-no_points_to_lay = You hold no { advantage } and no { extra_advantage }: only these are laid face up.
refusal-only_points_are_laid = Only { advantage } and { extra_advantage } can be laid face up, not { $card }.
refusal-no_such_ship = There is no such ship on the board; perhaps it has sailed on.
refusal-safe_haven = The ship in { $position } is in port: no card can be played on it or its cargo.
refusal-ship_is_empty = The ship on { $position } is empty.
refusal-two_different_ships = { luck_turns } needs two different ships.
refusal-nothing_behind_start = No channel leads to { $position }: a ship there cannot go back.
refusal-only_one_step_behind = From { $position } a ship cannot go back two channels.
refusal-no_channel_from_there = No channel leads from there to { $position }.
refusal-own_ship_on_board = You have a ship on the board: the cargo has to go to one of your ships there.
refusal-receiver_not_yours = The ship on { $position } is not yours: it cannot receive the cargo for you.
refusal-receiver_is_victim = The cargo is already on { $position }: choose another ship of yours.

## Unloading

refusal-already_unloaded = Your ships are unloaded already.
refusal-nothing_to_unload = You have no ship in port.

## Trading

refusal-no_trading_now = Trading comes after unloading, in phase 5. The phase now is: { $phase }.
refusal-no_turns_in_trading = There are no turns in this phase: finish trading instead.
refusal-finished_trading = You have finished trading: trade again first.
refusal-already_finished = You have finished trading already.
refusal-not_finished = You have not finished trading.
refusal-no_such_opponent = Choose another player, or all of them.
refusal-both_sides_give = Both sides must give at least one product card.
refusal-products_only = Only product cards can be traded or shown.
refusal-sides_are_equal = Both sides are the same: nothing would change.
refusal-more_than_exist = There are only { $copies } cards of { $product }.
refusal-products_not_in_hand = You do not have enough { $product } (cards in your hand: { $held }).
refusal-promised_elsewhere = You have promised { $product } in another offer (cards still free: { $free }).
refusal-offer_limit = You have made { $limit } offers in this phase, and this table allows no more.
refusal-no_offer_to_answer = Nobody has made an offer that you could answer.
refusal-no_offer_of_yours = You have made no offer that is still open.
refusal-no_products = You have no product card to spare.
refusal-offer_not_open = There is no open offer { $offer }.
refusal-offer_not_yours = This offer is { $who }’s: only its maker can withdraw it.
refusal-own_offer = This is your own offer: you can only withdraw it.
refusal-offer_not_for_you = This offer is not for you.
refusal-offer_is_for_all = This offer is for all: simply leave it, nobody needs to decline it.
refusal-nothing_to_show = Choose at least one product card to show.

## Missions

refusal-one_mission = You have fulfilled your mission of this round.
refusal-no_such_mission = There is no such mission.
refusal-mission_not_in_hand = You do not have this mission in your hand: { $mission }.
refusal-joker_not_on_mission = { joker } stands in for products of the mission, each once: { $mission }.
refusal-not_enough_jokers = You do not have so many Jokers: { $needed } are needed, and you have { $held }.
refusal-product_missing = You have no { $product } to pay with.
