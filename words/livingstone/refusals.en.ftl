# Why something is not allowed; the rule’s section is added after the sentence.


## Dice

refusal-take_die_first = Take a die first.
refusal-spend_die_first = You already hold a { $die }: spend it first.
refusal-one_die_a_turn = You have taken your die for this turn; you can end your turn now.
refusal-one_action_a_die = Your die is already spent: one action for each die.
refusal-die_to_take_and_spend = You must take a die and spend it before you end your turn.
refusal-no_such_die = There is no { $die } among the dice.
refusal-die_not_higher = The { $die } is too low: your next die this round must be higher than { $last }.
refusal-no_passing = There is no passing at this table: you must take a die.
refusal-pass_before_taking = You can pass only at the start of your turn, before you take a die.
refusal-first_die_is_due = You must take your first die of the round; after that you may pass.

## Tents

refusal-row_of_the_die = Your { $die } places a tent in row { $die }; for row { $row } you need the card { any_row }.
refusal-no_such_row = There is no row { $row } on the board.
refusal-any_row_not_needed = Your die already gives you row { $row }: { any_row } would be wasted.
refusal-not_enough_money = This tent costs { $price } { $price ->
    [one] pound
   *[other] pounds
}, and you have { $purse }.
refusal-no_tents_left = You have no tents left.
refusal-tents_stay = Tents are moved only in a game of 2 players.
refusal-tents_in_supply = You still have { $tents } { $tents ->
    [one] tent
   *[other] tents
} in your supply: a tent is moved only when the supply is empty.
refusal-name_tent_to_move = You have no tents left in your supply: say which tent to move.
refusal-no_tent_there = You have no tent in column { $column }, row { $row }.
refusal-move_from_elsewhere = A tent must move to a different space.
refusal-no_such_space = Column { $column }, row { $row } is not on the board.
refusal-needs_scored_tent = { extra_tent } needs a scored tent of yours: you have no such tent in column { $column }, row { $row }.

## Gems and gifts

refusal-nothing_to_sell = Name at least one gem to sell.
refusal-not_enough_gems = You cannot sell { $gems }: you have { $held }.
refusal-no_gems = You have no gems to sell.
refusal-purse_empty = Your purse is empty: you have nothing to give.
refusal-gift_out_of_range = { $most ->
    [1] You can give no more and no less than 1 pound.
   *[other] You can give from 1 to { $most } pounds.
}

## Cards

refusal-no_such_card = There is no such card in the game.
refusal-no_card_alone = You hold no card that is played by itself.
refusal-card_not_in_hand = You do not have { $card } in your hand.
refusal-mine_collapse_never_held = { mine_collapse } is never played from a hand: it takes effect as soon as it is drawn.
refusal-only_with_tent = { $card } is played only when you place a tent with a die.
refusal-card_needs_particulars = { $card } needs more than its name: choose the die, the gems or the space as well.
refusal-boat_at_start = The steamboat is in the first column and cannot move back.
refusal-first_die_before = Take your first die before you play { double_dice }.
refusal-too_late_for_second_die = Too late: { double_dice } is played before you use any die of your turn.
refusal-no_such_higher_die = You cannot take a { $die }: { double_dice } needs a die on the table that is higher than your { $last }.
