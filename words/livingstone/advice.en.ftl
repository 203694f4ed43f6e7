# What a player should not overlook: one line of the panel, at most 84 characters.

advice-queen-dice = The Queen: { $given } given. Four dice decide in the end: { $even } is even odds, { $safe } is 90 %.
advice-queen-dice-last = Last round! Queen: { $given } given, { $purse } in your purse; { $even } is even odds, { $safe } is 90 %.
advice-queen-nothing = The Queen: nothing given yet. Whoever gives least is out, whatever the points.
advice-queen-least = The Queen: { $given } given, and the others give too. Whoever gives least is out.
advice-queen-least-last = Last round! Queen: { $given } given, { $purse } in your purse. Whoever gave least is out.
advice-poor = A tent here costs { $cost }, you have { $purse }: this die may have to bring coins.
advice-first-die = Begin with a low die: the next one you take this round must be higher.
advice-first-act = A tent in row { $die } scores { $die } when the round ends; { $die } coins pay for later tents.

## How it stands

score-gift = { $pounds } given to the Queen
score-gifts = { $count ->
    [0] no gift to the Queen
    [one] 1 gift to the Queen
   *[other] { $count } gifts to the Queen
}
