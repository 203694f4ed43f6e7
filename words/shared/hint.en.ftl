# Hint: what a player alone with computers might do, and how it came out when it was tried.

panel-hint = Hint
hint-title = **Worth a thought**, { $tries } tries each
hint-how = Tried { $until }; gains are against the average.
hint-one = **Only one thing makes sense now.**
hint-move = { $gain }{ $told ->
    [none] .
   *[other] . { $told }.
}
hint-button = { $number }. { $move }
hint-told = { $what } in { $times } of { $tries } tries
hint-points = about { hint-sign }{ $whole }.{ $tenth } points
hint-dollars = about { hint-sign }${ $whole }.{ $tenth }
hint-level = no better, no worse
hint-sign = { $minus ->
    [yes] –
   *[no] +
}
hint-failed = No hint right now. Please try again in a moment.
telling-won = You win

refusal-hint_alone = Hints are for tables where all the others are computers.
