# What a player should not overlook: one line of the panel, at most two lines of 42 characters.

advice-hand-full = Your hand is full: play or lay a card first, or { $count ->
    [one] the new one is
   *[other] { $count } new ones are
} lost.
advice-hand-anchor = Your hand is full: your ship at anchor brings no card unless you play one.
advice-stuck = { $count ->
    [one] No colour moves your ship on { $place }: the way is taken.
   *[other] No colour moves { $count } of your ships, { $place } among them: the way is taken.
}
advice-wrong-port = If { $colour } is named, your { $cargo } on { $place } ends in { $port }, worth nothing.
advice-lost-cargo = From { $place } your { $cargo } cannot reach { $port } any more.
advice-one-short = Only { $product } is missing for { $points } points: others hold { $port } cards.
advice-first-cargo = You want { $product }: bring { $cargo } to { $port }{ $starts ->
    [none] {""}
   *[other] {" "}(from { $starts })
}.
advice-first-colour = All ships before that colour sail, yours and theirs: look who gains most.

ending-mission = Somebody may end the game with one mission: this round may be the last.

## How it stands

score-missions = { $count ->
    [0] no mission done
    [one] 1 mission done
   *[other] { $count } missions done
}, { $left ->
    [0] enough to end the game
   *[other] { $left } mission points from the end
}
