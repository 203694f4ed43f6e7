# What the table board says of any game that has no board of its own (render/tabletop.py).

board-asked = { $count ->
    [one] { $who } is to go
   *[other] { $who } are to go
}
twin-asked = { $count ->
    [one] { $who } is to go.
   *[other] { $who } are to go.
}
twin-scores = Points: { $scores }.
twin-score = { $who } { $points }
twin-seat = { $who }: { $things }.
twin-place = { $rank }. { $who }: { $total } ({ $sources }).
twin-short = { $points } { $points ->
    [one] point
   *[other] points
}
