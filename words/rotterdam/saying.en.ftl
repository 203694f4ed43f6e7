# What a choice costs and brings, before it is made: parts of a line, joined by commas.

figure-points = { $count } { $count ->
    [one] point
   *[other] points
}
figure-bread = { $count } bread
figure-beer = { $count } { $count ->
    [one] beer
   *[other] beers
}
figure-orange_juice = { $count } orange juice
figure-jam = { $count } jam
figure-clothing = { $count } clothing
figure-carpet = { $count } { $count ->
    [one] carpet
   *[other] carpets
}
figure-petrol = { $count } petrol
figure-plastic = { $count } plastic
figure-navigation = { $count } Navigation { $count ->
    [one] card
   *[other] cards
}
figure-missions = { $count } { $count ->
    [one] mission
   *[other] missions
}
figure-supply = { $count } { $count ->
    [one] ship
   *[other] ships
} in supply

says-sails = your { $sailings }
says-blocked = { $positions } blocked
says-delivers = { $cargo } for { $port }
says-astray = { $port } has no use for { $cargo }
says-others = { $count ->
    [one] 1 other ship sails
   *[other] { $count } other ships sail
}
says-none_sails = no ship sails
says-choose_how = you choose how
says-other_chooses = another chooses how
says-sails_on = sails on { $colours }
says-purpose = for { $port } ({ $one } or { $other })
says-counts = { $points } { $points ->
    [one] point
   *[other] points
} at the end
says-no_more_trade = you trade no more
says-trade_again = you may trade again
says-until_accepted = nothing moves until it is accepted
says-no_deal = nothing changes hands
says-free_again = the cards are free again
says-seen = they see these cards
says-phase = next phase ({ $phase })
says-round = round { $round } begins

doubt-product = { $cards } ({ $one } or { $other })
doubt-mission = a new mission
doubt-navigation = unknown cards
doubt-hands = all hands are shown
doubt-face_up = new cards face up
