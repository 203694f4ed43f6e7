# What is said at every table, whatever the game.

player = Player { $letter }
list = { $most } and { $last }
ruled = { $sentence } (rules { $rule })

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-purple = purple

## What the host tells

event-step_undone = { $who } takes back the last move.
event-turn_undone = { $who } takes back the whole turn.
event-seat_resigned = { $who } resigns; from now on a computer plays this seat.
event-time_ran_out = { $who }’s time is up: a computer plays this turn.
event-box_corrected = Numbers of the box are corrected from now on.

## Why the host says no

refusal-seats = This game is for { $least } to { $most } players.
refusal-unknown_game = This game is not available here.
refusal-unknown_action = This game has no such action.
refusal-unknown_option = This game has no such option.

refusal-unknown_choice = Quayside does not know this choice; it may come from another version of the bot. Nothing has changed.
refusal-unknown_table = There is no such table.
refusal-button_gone = This button belongs to a table that is no longer here.
refusal-table_full = All { $seats } seats are taken.
refusal-table_lobby = The game has not begun yet.
refusal-table_running = The game has already begun.
refusal-table_over = The game is over.
refusal-table_unreadable = This table was made by rules that this bot cannot read. Nothing is lost; the operator has to update the bot.
refusal-table_cancelled = This table has been closed.
refusal-many_lobbies = You already sit at { $most } tables that have not begun. Start one of them, or leave one, and try again.
refusal-many_lobbies_here = This server already has { $most } open tables that have not begun. Join one of them, or try again when one has begun.
refusal-many_games = You are already playing { $most } games. Finish one of them, and try again.
refusal-busy_players = { $who } cannot begin another game: nobody plays more than { $most } at a time.
refusal-called_lately = This table was shown anew only just now. Please try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
refusal-already_seated = You already sit at this table.
refusal-colour_taken = { $who } already has this colour. Please take another.
refusal-computer_gone = This computer does not sit here any more.
refusal-not_your_reminder = This reminder is for somebody else.
refusal-reminder_over = That turn is over.
refusal-unknown_zone = That time zone is not known. Choose one from the list.
refusal-zone_missing = Please say your time zone, too: without it nobody knows when it is night where you are.
refusal-quiet_long = Quiet hours last at most { $hours } hours a day.
refusal-unknown_hours = Please write quiet hours like 22-7.
refusal-unknown_day = Please write the day like 2026-08-31, or choose one from the list.
refusal-away_far = You can be away until a day from tomorrow on, at most { $days } days ahead.
refusal-not_seated = You have no seat at this table.
refusal-resigned = You have resigned from this game.
refusal-record_early = The full record is shown only once the game is over.
refusal-no_such_answer = You cannot give that answer in advance now.

refusal-stale = The game has moved on, so nothing was played. Please look at the latest board.

refusal-undo-nothing = There is no move to take back.
refusal-undo-other_asked = A move cannot be taken back once another player is to act.
refusal-undo-other_acted = You can take back only your own move, and the last one was not yours.
refusal-undo-drawn = Your move rolled or drew something, so it cannot be taken back.
refusal-undo-revealed = Your move showed something hidden, or is final by the rules, so it cannot be taken back.

## When something breaks

sorry = Something went wrong on our side. Nothing has changed; please try again. It has been noted for the operator.
sorry-storage = The games cannot be read or written just now. Nothing has changed; the operator has been told.
sorry-connection = The connection to Discord broke. What you did may have counted: look at the table before you try again.
