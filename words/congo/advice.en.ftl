# What a player should not overlook: one line of the panel, at most two lines of 42 characters.

advice-first-choice = Strong here: { $character } ({ $least }{ $sure ->
    [yes] {""}
   *[no] +
}), auxiliaries: { $fitting }.
advice-hippos = Whoever takes this stop also draws 2 hippo tiles: they decide ties.
advice-last-choice = Last stop: whatever you keep is worth nothing, but special cards half a point.
advice-last-special = Last stop: a special card that you keep counts half a point.
advice-last-auxiliaries = Last stop: auxiliaries that you keep only break a tie at the end.
advice-final-pass = You have { $total }, the highest is { $highest }: if you pass now, you are out here.
advice-second-pass = You have passed once already: a second pass is final.
advice-poor-stop = This stop is worth { $points }; some are worth { $rich }. Keep auxiliaries for those.
advice-tiles = The tiles you lay now are gone, whether you win or not.

ending-stop-next = The next stop is the last: { $stop }.
ending-stop-last = This is the last stop: { $stop }.

## How it stands

score-tie = auxiliaries for a tie: { $count }
