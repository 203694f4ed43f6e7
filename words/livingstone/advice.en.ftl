# What a player should not overlook: one line of the panel, at most two lines of 42 characters.

advice-queen-dice = Queen: { $given } given. In the end four dice decide: even odds with { $even }, 90 % with { $safe }.
advice-queen-dice-last = Last round! Queen: { $given } given, purse { $purse }. Even odds with { $even }, 90 % with { $safe }.
advice-queen-nothing = The Queen: nothing given yet. Whoever gives least is out, whatever the points.
advice-queen-least = The Queen: { $given } given, and the others give too. Whoever gives least is out.
advice-queen-least-last = Last round! Queen: { $given } given, { $purse } in your purse. Whoever gave least is out.
advice-poor = A tent here costs { $cost }, you have { $purse }: this die may have to bring coins.
advice-first-die = Begin with a low die: the next one you take this round must be higher.
advice-first-act = A tent in row { $die } scores { $die } at the end of the round; coins pay for more tents.

## How it stands

score-gift = { $pounds } given to the Queen
score-gifts = { $count ->
    [0] no gift to the Queen
    [one] 1 gift to the Queen
   *[other] { $count } gifts to the Queen
}
