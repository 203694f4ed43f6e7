# How a game stands, for whoever asks.

announce-score = Score
score-seat = **{ $who }: { $now }**{ $total ->
    [none] {""}
   *[other] , { $total }{ $hidden ->
        [yes] {" "}+ ?
       *[no] {""}
    } if it ended now
}
score-source = { $source } { $amount }{ $hidden ->
    [yes] {" "}+ ?
   *[no] {""}
}
score-unknown = { $source } ?
score-hidden = The question mark is for what others hold in hand.
