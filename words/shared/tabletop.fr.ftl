# Ce que dit le plateau de table d’un jeu qui n’en a pas à lui (render/tabletop.py).

board-asked = À { $who } de jouer
twin-asked = À { $who } de jouer.
twin-scores = Points : { $scores }.
twin-score = { $who } { $points }
twin-seat = { $who } : { $things }.
twin-place = { $rank }. { $who } : { $total } ({ $sources }).
twin-short = { $points } { $points ->
    [one] point
   *[other] points
}
