# What a moderator can do, and what the table is told of it.

command-moderate = moderate
    .hint = For moderators: end or pause a table, or keep somebody from opening any.
    .table = Its number; without it the table here.

event-moderator_ended = A moderator of this server has ended the game.
moderated-end = The game ends here: nobody wins, and nobody loses.
moderated-close = A moderator of this server has closed table { NUMBER($table, useGrouping: 0) } ({ $game }) before it began. No game is lost.
moderated-pause = A moderator of this server has paused the game until { $until }. Nothing is lost: it goes on by itself, and clocks keep what was left.
moderated-go_on = A moderator of this server lets the game go on.
moderated-bar = For now { $who } opens no new tables on this server, as a moderator has decided. This game goes on as it is.
moderated-let = { $who } may open tables on this server again.

moderate-button = Moderate
moderate-how = The table is told what you do, never your name. You see nobody’s hand.
moderate-no_table = There is no table here. Go to its thread, or name its number.
moderate-people = Who may open tables?
moderate-close = Close it
moderate-end = End the game
moderate-end_ask = This ends the game for good, without a result. All who play are told that a moderator did.
moderate-end_sure = Yes, end it
moderate-pause_how = For how long should the game rest? It goes on by itself, or when you let it.
moderate-done = Done, and the table is told.
moderate-is_free = may open tables here.
moderate-is_barred = may not open tables here.
moderate-bar = Allow no new tables
moderate-let = Allow tables again
moderate-bar_how = Games that have begun go on, and joining is free. It is said at a table of theirs, if they have one. No name or number is kept for it.
refusal-not_moderator = This is for moderators (the right Manage Messages where the table is; about people, in the whole server).
refusal-bar_admin = Whoever manages this server may always open tables here.
refusal-bar_bot = Bots open no tables.
