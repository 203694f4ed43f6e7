# What a choice costs and brings, before it is made: parts of a line, joined by commas.

figure-pounds = { $count } { $count ->
    [one] pound
   *[other] pounds
}
figure-points = { $count } { $count ->
    [one] point
   *[other] points
}
figure-tents = { $count } { $count ->
    [one] tent
   *[other] tents
}
figure-clear = { $count } clear { $count ->
    [one] gem
   *[other] gems
}
figure-blue = { $count } blue { $count ->
    [one] gem
   *[other] gems
}
figure-red = { $count } red { $count ->
    [one] gem
   *[other] gems
}
figure-cards = { $count } { $count ->
    [one] card
   *[other] cards
}
figure-gift = { $count } for the Queen
have-gems = { $count } { $count ->
    [one] gem
   *[other] gems
}
have-gift = { $count } given to the Queen

says-die = { $die } { $die ->
    [one] pound/stone
   *[other] pounds/stones
} or row { $die }
says-stones = { $count } { $count ->
    [one] stone
   *[other] stones
}
says-tent = worth { $points } { $points ->
    [one] point
   *[other] points
}
says-majority = counts in row { $row } at the end
says-no_more_dice = no more dice this round
says-again = no other can take a die: you go on
says-boat_back = steamboat back to column { $column }
says-next_column = on to column { $column } (tents cost { $cost })

doubt-stones = up to { $most } { $most ->
    [one] gem
   *[other] gems
}
doubt-card = drawn by chance
doubt-collapse = the mine may collapse
doubt-dice = new dice
doubt-queen = the Queen decides
