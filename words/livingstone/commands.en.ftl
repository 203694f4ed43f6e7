# The commands of Livingstone, what kinds of moves are called before they are made, and their parts.

verbs = livingstone
    .hint = Make a move in Livingstone

verb-take_die = take-die
    .hint = Take one die from the pool
verb-coins = coins
    .hint = Spend your die on pounds
verb-draw = draw
    .hint = Spend your die on an action card
verb-dig = dig
    .hint = Spend your die on stones from the mine
verb-tent = tent
    .hint = Spend your die on a tent
verb-sell = sell
    .hint = Sell gems at the ordinary prices
verb-give = give
    .hint = Give pounds to the Queen, for good
verb-card = card
    .hint = Play a card from your hand
verb-two_dice = two-dice
    .hint = Play Two Dice: take a second, higher die
verb-market = market
    .hint = Play Market: sell gems for pounds and points
verb-second_tent = second-tent
    .hint = Play Second Tent where you have a scored tent
verb-pass = pass
    .hint = Take no more dice this round, if the table allows it
verb-end = end
    .hint = End your turn

## Kinds of moves, where there is more than one of the kind

kind-take_die = Take a die
kind-place_tent = Place a tent
kind-sell_gems = Sell gems
kind-donate = Give to the Queen
kind-play_card = Play a card
kind-play_double_dice = Play { double_dice }
kind-play_market = Play { market }
kind-play_extra_tent = Play { extra_tent }

## Parts of moves

field-value = Die
    .name = die
    .hint = The number on the die
field-card = Card
    .name = card
    .hint = A card from your hand
field-amount = Pounds
    .name = pounds
    .hint = How many pounds
field-clear = Clear gems
    .name = clear
    .hint = How many clear gems
field-blue = Blue gems
    .name = blue
    .hint = How many blue gems
field-red = Red gems
    .name = red
    .hint = How many red gems
field-row = Row
field-use_free_tent = With { free_tent }
field-use_any_row = With { any_row }
field-space = In
field-move_from = Moved from
