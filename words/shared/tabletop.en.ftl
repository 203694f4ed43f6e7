# What the table board says of any game that has no board of its own (render/tabletop.py).

board-asked = Waiting for { $who }
twin-asked = Waiting for { $who }.
twin-scores = Points: { $scores }.
twin-score = { $who } { $points }
twin-seat = { $who }: { $things }.
twin-place = { $rank }. { $who }: { $total } ({ $sources }).
twin-short = { $points } { $points ->
    [one] point
   *[other] points
}
