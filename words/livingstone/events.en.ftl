# What happened, one short line each, in the order of the game.

event-round_began = Round { $round }: the steamboat is in column { $column }, where a tent costs { $cost } { $cost ->
    [one] pound
   *[other] pounds
}. { $who } rolls { $dice }.
event-last_column_reached = The Victoria Falls! The game ends after this round, unless the steamboat moves back.
event-player_skipped = { $who } has no die to take and is skipped.
event-turn_ended = { $who }’s turn is over.
event-round_passed = { $who } passes for the rest of the round.

## A turn

event-die_taken = { $who } takes the { $die }.
event-coins_taken = { $who } takes { pounds }.
event-card_drawn = { $who } draws an action card.
event-card_received = You have drawn { $card }.
event-card_played = { $who } plays { $card }.
event-stones_dug = { $who } digs up { $stones }.
event-white_stone_drawn = The white stone! { $who } gets nothing: everything just drawn goes back into the bag{ $aside ->
    [0] .
    [one] , and so does the stone set aside.
   *[other] , and so do the { $aside } stones set aside.
}
event-tent_placed = { $who } places a tent in column { $column }, row { $row } { for-pounds }.
event-tent_moved = { $who } moves a tent from column { $from_column }, row { $from_row } to column { $column }, row { $row } { for-pounds }.
event-neighbour_paid = { $who } pays 1 pound to { $to }, who already has a tent there.
event-gems_sold = { $who } sells { $gems } for { pounds }.
event-gift_given = { $who } makes a gift to the Queen.
event-gift_counted = Your gift: { pounds }. Your treasure chest now holds { $chest }.
event-points_scored = { $who } scores { points }.
event-boat_moved_back = The steamboat moves back to column { $column }.
event-mine_collapsed = { $who } reveals { mine_collapse }: all gems go back into the bag, and all played cards into the deck.
event-gems_lost = { $who } loses { $gems }.
event-replacement_drawn = { $who } draws a replacement card.

for-pounds = { $pounds ->
    [0] for free
   *[other] for { pounds }
}

## Scoring and the end

event-column_scored = End of round { $round }: column { $column } is scored.
event-majority_scored = Row { $row }: { $count ->
    [one] { $who } has the most tents ({ $tents }) and scores { points }.
   *[other] { $who } share the majority ({ $tents } { $tents ->
        [one] tent
       *[other] tents
    } each) and score { points } each.
}
event-hand_shown = { $who } still holds { $cards }.
event-end_points_scored = { $source }: { $who } scores { points }.
event-chest_opened = { $who } gave { $pounds ->
    [0] nothing
   *[other] { pounds }
} to the Queen.
event-queen_rolled = The Queen’s dice show { $dice }: a gift of at least { $sum } pounds was needed.
event-player_out = { $who } gave too little to the Queen and is out.
event-nobody_won = Nobody wins: no gift to the Queen was large enough.
