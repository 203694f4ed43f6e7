# What a turn says in one line; where each form is said: cogs/telling/sentences.py.

heading-round_began = Round { $round }, tents { $cost } { $cost ->
    [one] pound
   *[other] pounds
}, dice { $dice }

folded-turn_ended = { $count ->
    [one] { $who } ends the turn.
   *[other] { $who } end their turns.
}
folded-round_passed = { $count ->
    [one] { $who } passes.
   *[other] { $who } pass.
}
turn-round_passed = passes
alone-die_taken = takes the { $die }
turn-tent_placed = tent in row { $row } { for-pounds }
turn-tent_moved = moves a tent to row { $row } { for-pounds }
turn-neighbour_paid = 1 pound to { $to }
turn-gift_given = gift to the Queen
often-gift_given = { $count ->
    [2] two
    [3] three
   *[other] { $count }
} gifts to the Queen
often-gift_counted = you give { $each }
one-gift_counted = { pounds }
turn-white_stone_drawn = keeps nothing
other-player_skipped = { $who } has no die to take
other-gift_counted = you give { pounds }
other-card_received = you draw { $card }

lead-column_scored = Column { $column }:
other-points_scored = { $who } { $points }
lead-majority_scored = Most tents:
other-majority_scored = row { $row } { $who } { $points }
lead-hand_shown = Still in hand:
other-hand_shown = { $who } { $cards }
lead-end_points_scored = { $source }:
other-end_points_scored = { $who } { $points }
lead-chest_opened = Gifts to the Queen:
other-chest_opened = { $who } { $pounds }
