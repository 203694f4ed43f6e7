# The things of Livingstone: cards, stones, places, where points come from, options.

game-livingstone = Livingstone
effort-livingstone = 40 min, light
about-livingstone = Draft dice, pitch tents, and give the Queen enough.

## Cards

free_tent = No-Cost Tent
    .text = Place the tent of this die without paying anything.
double_dice = Two Dice
    .text = When choosing your die, take a second, higher die; use one after the other.
any_row = Any Row
    .text = Place the tent of this die in any row of the steamboat’s column.
market = Market
    .text = Sell any number of your gems: clear 1 pound + 1 point, blue 2 + 2, red 3 + 3.
extra_tent = Second Tent
    .text = Place a tent for free, without a die, on a space that holds a scored tent of yours.
dig_three = Three Stones
    .text = Draw 3 stones from the bag.
steamboat_back = Steamboat Back
    .text = Move the steamboat back one column.
lion = Lion
    .text = Score 4 points.
rhino = Rhinoceros
    .text = Score 3 points.
antelope = Antelope
    .text = Score 2 points.
coins_four = Four Pounds
    .text = Take 4 pounds from the bank.
mine_collapse = Mine Collapse
    .text = All players return all their gems to the bag. Draw a replacement card.

## Stones: one kind, and some of a kind

black = rubble
clear = clear gem
blue = blue gem
red = red gem
white = white stone

stones-black = { $count } { $count ->
    [one] piece of rubble
   *[other] pieces of rubble
}
stones-clear = { $count } { $count ->
    [one] clear gem
   *[other] clear gems
}
stones-blue = { $count } { $count ->
    [one] blue gem
   *[other] blue gems
}
stones-red = { $count } { $count ->
    [one] red gem
   *[other] red gems
}
stones-white = the white stone

## Amounts and places, inside other sentences

pounds = { $pounds } { $pounds ->
    [one] pound
   *[other] pounds
}
points = { $points } { $points ->
    [one] point
   *[other] points
}
space = column { $column }, row { $row }

## Where points come from, and what tells equals apart

source-tents = Tents
source-cards = Cards
source-majorities = Majorities
source-animals = Animals
source-gems = Gems

tie-chest = the larger gift to the Queen decides
tie-shared = with equal gifts, the victory is shared

## Options

option-allow_pass = Passing
    .hint = After their first die of a round, players may pass instead of taking another.
option-free_tent_pays_neighbours = No-Cost Tent pays neighbours
    .hint = No-Cost Tent saves only the expedition cost: the other players on the space still get 1 pound each.
