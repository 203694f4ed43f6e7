# Why something is not allowed; the rule’s section is added after the sentence.

refusal-not_asked = { $who } has to decide now.
refusal-answer_first = First decide about the ship that left the canal, or about the passenger.
refusal-finish_first = Something else is not finished yet: finish that first.
refusal-own_turn_only = That is done only in your own turn.
refusal-no_turn_now = It is the end of the round: nobody has a turn now.

## Before the first round

refusal-choose_first = Everybody first has to keep an advisor and a starting contract.
refusal-setup_is_over = All have chosen their first cards: that is over.
refusal-card_not_dealt = That card was not dealt to you.
refusal-already_kept = You are keeping exactly that card already.

## White dice

refusal-take_die_first = Take a white die before you end your turn.
refusal-one_die = You have taken your white die of this turn.
refusal-no_such_place = There is no column { $column }, row { $row } on the action table.
refusal-no_die_there = There is no such die in column { $column }.
refusal-not_the_lowest = Only the lowest die of a column can be taken: in column { $column } it is in row { $row }.
refusal-column_not_empty = The executive die of column { $column } can be taken only when the column is empty.
refusal-other_side_only = A die is transferred only to the other side of the table.
refusal-no_free_row = Column { $column } has no free row.
refusal-highest_row_only = In column { $column } a transferred die goes to row { $row }, the highest free one.
refusal-company_cannot_pay = Your company would pay ${ $dollars }, and it has ${ $cash }.
refusal-no_executive_die = You have no executive die or market to use for that.

## Shares

refusal-own_company_only = You can raise only the price of your own company.
refusal-no_such_company = There is no such company in this game.
refusal-sold_out = { $company } has no shares left.
refusal-too_dear = A share of { $company } costs ${ $dollars } of your own money, and you have ${ $cash }.

## Contracts

refusal-no_contract_action = You have no contract action now.
refusal-contract_before_loads = A contract is taken before the first load.
refusal-one_contract = You have taken your contract of this action.
refusal-no_such_contract = There is no such contract.
refusal-contract_not_open = That contract does not lie open.
refusal-other_slot = Your die lets you take only the contract under column { $column }.
refusal-no_wide_choice = The incoming cargo and the deck need a passenger on the space for a wider choice.
refusal-deck_empty = There are no contracts left to draw.
refusal-side_of_turned_card = You have turned over { $contract }: choose one of its sides.
refusal-not_enough_dice = You need { $needed } { $needed ->
    [one] die
   *[other] dice
} in warehouse and reserve, and you have { $held }.
refusal-contract_not_held = { $contract } is not on your clipboard.
refusal-discard_first = You may keep { $limit } incomplete contracts: discard first.
refusal-no_discard = Contracts are discarded only at the end of your turn, down to { $limit }.

## Loading

refusal-no_load_left = You have no load left.
refusal-no_such_container = None of your contracts has such a container any more.
refusal-must_go_by_train = This container must go by train.
refusal-no_rail_icon = Only a container with a rail icon goes on the train.
refusal-one_die_on_train = In one action you put only one die on the train.
refusal-wagon_full = The wagon holds { $most } dice and is full until the next round.
refusal-ships_only = This free action loads ships only.
refusal-stock_by_free_action = Dice from stock are loaded only by a free action or a stevedore.
refusal-skip_instead = A free action is not stopped: use it, or let it go.
refusal-no_such_ship = There is no such ship here.
refusal-warship_not_loaded = Warships are not loaded.
refusal-ship_in_canal = The { $ship } is in the canal and cannot be loaded there.
refusal-no_loading_zone = Ships are loaded only in a loading zone.
refusal-ship_stays_in_zone = The { $ship } stays where it is: { $zone }.
refusal-other_ocean = The { $ship } is in the other ocean.
refusal-wrong_zone = This container can be loaded only here: { $zone }.
refusal-one_die_per_ship = In one action you put only one die on a ship, and the { $ship } has had it.
refusal-no_free_slot = The { $ship } has no space left.
refusal-above_most = The { $ship } would carry { $total }, and its maximum is { $most }.
refusal-below_least = With its last space filled the { $ship } would carry { $total }, and its minimum is { $least }.

## Moving

refusal-no_moves_now = You have no moves now.
refusal-must_move = You still have { $count } { $count ->
    [one] move
   *[other] moves
}, and a ship can still move: go on.
refusal-no_such_move_left = You have no such move left: { $move }.
refusal-no_way_there = No lane leads from there to there in one step.
refusal-against_the_lane = The lanes go one way only.
refusal-ship_waits = A ship leaves its waiting zone only when it is loaded.
refusal-no_ships_named = Name the ships that move, each once.
refusal-ship_elsewhere = The { $ship } is somewhere else.
refusal-group_stays_together = All ships of a rectangle move together.
refusal-group_too_large = These ships have size { $size } together, and a group has { $most } at most.
refusal-not_ready = The { $ship } is not ready to sail: it needs a cargo of { $least }.

## Free actions and answers

refusal-no_market = You have no market to defer.
refusal-deferred_once = This market was deferred already: use it now, or lose it.
refusal-nothing_to_skip = You have no free action to let go.
refusal-moves_begun = You have begun these moves: make them all, as far as you can.
refusal-no_rail_action = You have no free action for the train.
refusal-no_such_train_die = There is no such die on the train.
refusal-not_your_die = You can raise only your own dice.
refusal-die_at_most = A die goes up to { $most } and no further.
refusal-no_reward_due = No ship of yours has just left the canal.
refusal-not_that_card = That card is not on offer for the { $ship }.
refusal-hand_full = You hold such a card already: take the cash for the { $ship }.
refusal-no_passenger_due = No passenger waits for you.
refusal-space_taken = You already have a passenger there: { $space }.
refusal-no_flag_due = No flag of the platform is offered to you now.
refusal-no_such_nation = There is no such nation.
refusal-flag_not_there = That flag is not on the platform: { $nation }.
refusal-no_fees_due = You are not asked about fees now.

## Cards and ships of one’s own

refusal-no_captain = You have no captain card.
refusal-no_stevedore = You have no stevedore card.
refusal-all_built = You have built all your ships.
refusal-card_not_held = You do not hold that card.
refusal-won_this_turn = You have won { $card } in this very turn: it can be played in a later one.
refusal-not_your_ship = The { $ship } is not yours to build.
refusal-already_built = The { $ship } is not on your clipboard any more.
refusal-build_in_loading_zone = Ships are built only in a loading zone.
