# What Livingstone's pictures and text twins say: keys begin with board- or twin-; and the names of the pictures.

picture-map = Map and players
picture-mine = Mine and cards

board-title = Livingstone
board-pick = { $who } takes a die
board-act = { $who } spends a die
board-done = { $who } may end the turn
board-out = Gave the Queen too little
board-bag = In the bag
board-aside = Set aside
board-deck = Deck
board-discard = Played
board-no-cards = No cards in hand

board-mark-crown = points for each tent in this row
board-mark-majority = points for most tents there, at the end
board-mark-cost = what a tent costs in this column
board-mark-points = points
board-mark-tents = tents left
board-mark-gem = gems; the number is their price
board-mark-hand = cards in hand
board-mark-gifts = gifts to the Queen

twin-round = Livingstone, round { $round }. The steamboat is in column { $column }, where a tent costs { $cost }. The start player is { $starter }.
twin-pick = { $who } is to take a die.
twin-act = { $who } is to spend the { $dice }.
twin-done = { $who } may end the turn.
twin-pool = { $dice ->
    [none] No dice are left to take.
   *[other] Dice to take: { $dice }.
}
twin-scores = Points: { $scores }.
twin-score = { $who } { $points }
twin-player = { $who }: { $points }{ $sources ->
    [none] .
   *[other] { " " }({ $sources }).
} { $tents ->
    [0] No tents left
    [one] 1 tent left
   *[other] { $tents } tents left
}, { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
} in hand, { $gifts ->
    [0] no gifts
    [one] 1 gift
   *[other] { $gifts } gifts
} to the Queen.
twin-gems = { $stones ->
    [none] { $who } has no gems.
   *[other] { $who } has { $stones }.
}
twin-own-gems = { $stones ->
    [none] You have no gems.
   *[other] You have { $stones }.
}
twin-taken = { $dice ->
    [none] { $who } has taken no die this round.
   *[other] { $who } has taken { $dice } this round.
}
twin-can = { $who } can still take a die.
twin-cannot = { $who } cannot take a die any more.
twin-passed = { $who } has passed.
twin-columns = What a tent costs, from column 1 on: { $costs }.
twin-row = Row { $row }: { $points } for each tent when its column is scored, { $majority } for the majority. { $who ->
    [none] No tents.
   *[other] Most tents: { $who }, { $tents }{ $count ->
        [one] {""}
       *[other] { " " }each
    }.
}
twin-space = Column { $column }, row { $row }: { $camps }.
twin-camp = { $who } { $tents }{ $unscored ->
    [0] {""}
   *[other] { " " }({ $unscored } not scored yet)
}
twin-no-tents = There are no tents on the land.
twin-bag = In the bag: { $stones }.
twin-aside = { $stones ->
    [none] No stones are set aside.
   *[other] Set aside: { $stones }.
}
twin-deck = Cards in the deck: { $count }.
twin-discard = { $cards ->
    [none] No cards have been played.
   *[other] Cards played: { $cards }.
}
twin-cards = { $card }{ $count ->
    [one] {""}
   *[other] { " " }({ $count })
}
twin-held = Cards left to { $who }: { $cards }.
twin-line = { $points } pts · { $tents } { $tents ->
    [one] tent
   *[other] tents
}
twin-queen-dice = The Queen’s dice: { $dice }, in all { $sum }.
twin-standing = { $rank }. { $who }: { $points } ({ $sources }). Gift to the Queen: { $gift }{ $out ->
    [yes] , too little
   *[no] {""}
}. { $cards ->
    [none] No cards in hand.
   *[other] Cards in hand: { $cards }.
}
twin-purse = You have { $purse } in your purse and have given { $chest } to the Queen.
twin-gems-for = Sold, a clear gem brings { $clear }, a blue one { $blue }, a red one { $red }; kept, 1 point each at the end.
twin-hand = { $cards ->
    [none] You have no cards in hand.
   *[other] Your cards: { $cards }.
}
