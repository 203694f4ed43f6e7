# Going back to before one's own last turn, once all who are there agree.

back-button = Take back a turn
back-how = The game would go back to before your own last turn: { $lost ->
    [none] nothing that everybody has seen would be lost
   *[other] { $lost } would not count
}. Dice and cards come anew, no draw comes twice.
back-others = All who are there must agree. You can ask once about a turn, and whoever plays on says no.
back-ask = Ask the others
back-do = Take it back
back-moves = { $count ->
    [one] one move of { $who }
   *[other] { $count } moves of { $who }
}
back-asked = The others are asked. The game goes back once all have agreed.
back-done = The game is as it was before your last turn.

event-went_back = { $who } takes back the last turn, as agreed: { $moves ->
    [0] nothing that everybody has seen is lost.
    [one] one move does not count.
   *[other] { $moves } moves do not count.
}

poll-back = { $who } would like to take back their last turn: { $lost ->
    [none] nothing that everybody has seen would be lost
   *[other] { $lost } would not count
}. Dice and cards come anew. Whoever plays on says no. Do you agree?
poll-back-decided-yes = All have agreed: the game is as it was before { $who }’s last turn.
poll-back-decided-no = Nothing is taken back: not all have agreed.
poll-back-decided-moved = Nothing is taken back: the game has gone on.

refusal-back_asked = The table is being asked already whether to take back a turn.
refusal-back_no_turn = You have not played a turn yet that could be taken back.
refusal-back_asked_already = You have asked about this turn already. You can ask again after your next one.
refusal-back_box = A number of the game has been corrected since your last turn: there is no way back beyond that.
refusal-back_undo = Nobody needs to be asked: you can still undo this turn yourself.
refusal-back_absent = That would take moves from { $who }, who cannot be asked now.
refusal-undo-went_back = The game has just gone back, as agreed. That cannot be undone.
