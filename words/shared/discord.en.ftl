# Commands that all games share, and what they answer.

refusal-no_such_table = There is no such table.
refusal-which_table = You sit at several tables: choose one with the option table.
refusal-no_table_here = There is no table here and you do not sit at any. Open one with /play.
table-choice = Table { NUMBER($table, useGrouping: 0) }, { $game }

## Names and descriptions of commands and their options

command-play = play
    .hint = Open a table for a game, or play alone against computers.
command-table = table
    .hint = Look at your table, or do something at it.
command-board = board
    .hint = See the board, with what is new since your last turn.
command-text = text
    .hint = Read the whole board in words.
command-hand = hand
    .hint = See your hand, and whatever else is hidden from the others.
command-log = log
    .hint = Read what happened in this game, turn by turn.
command-missed = missed
    .hint = Read what happened since your last turn.
command-asked = asked
    .hint = See whom the table waits for, and since when.
command-move = move
    .hint = Make your move.
command-advance = advance
    .hint = Answer before you are asked, see what stands, take it back.
command-undo = undo
    .hint = Take back your last move, if nobody learned anything by it.
command-rules = rules
    .hint = Read the rules of the game.
command-rulebook = rules
    .hint = Read the rules of a game, or look up a word of it.
command-fair = fair
    .hint = See how every draw of this game can be checked.
command-here = here
    .hint = Bring the table to this channel or thread.
command-resign = resign
    .hint = Leave the game for good; a computer then plays your seat.
command-cancel = cancel
    .hint = Propose to end the game without a result, or agree to it.
command-note = note
    .hint = Write a note to yourself: you see it when that table asks you next.
command-games = games
    .hint = See your tables; those that wait for you come first.
command-help = help
    .hint = What can I do here and now?
command-me = me
    .hint = Choose where and when you are called, your language, and when you are away.
command-setup = setup
    .hint = What the bot may do here, and where, by whom and how tables are opened.

parameter-text = text
    .hint = What you want to remember; without it you see the note that stands.
parameter-table = table
    .hint = Which table; needed only if you sit at several.
parameter-game = game
    .hint = Which game to play.
parameter-alone = alone
    .hint = Play at once, against computers: how strong are they?
parameter-seats = seats
    .hint = For how many players; as many as the game allows if you say nothing.
parameter-options = options
    .hint = Variants of the game, with commas between.
parameter-language = language
    .hint = The language of the table; private answers always use your own.
parameter-player = player
    .hint = Only what concerns this player.
parameter-section = section
    .hint = The number or the title of a section.
parameter-rulebook = game
    .hint = The rules of which game?
parameter-answer = answer
    .hint = What to answer in advance, or to take back.
parameter-quiet = quiet
    .hint = Hours in which nobody reminds you, such as 22-7.
parameter-zone = zone
    .hint = Your time zone: type your town, or what time it is.
parameter-away = away
    .hint = The day on which you are back, at most 30 days ahead.

## The lobby

refusal-private_alone = Here you can play alone: use /play with the option alone. To play with others, use it in a channel of a server.
refusal-not_in_private = Tables have their home in a server. Please do this in one of its channels.
refusal-not_in_thread = Each table gets a thread of its own. Please do this in a channel, not in a thread.
lobby-title = ## { $game }
    Table { NUMBER($table, useGrouping: 0) }, for up to { $seats } players
lobby-about = { $about } ({ $effort })
lobby-title-begun = ## { $game }
    Table { NUMBER($table, useGrouping: 0) }, { $seats } players
lobby-title-closed = ## { $game }
    Table { NUMBER($table, useGrouping: 0) }
lobby-seat = { $level ->
    [none] { $sign }: { $who }
   *[other] { $sign }: { $who }, { $level }
}
lobby-free = { $count ->
    [one] 1 seat is free.
   *[other] { $count } seats are free.
}
sign-red_disc = red disc
    .choice = Red disc
sign-blue_square = blue square
    .choice = Blue square
sign-yellow_diamond = yellow diamond
    .choice = Yellow diamond
sign-green_shield = green shield
    .choice = Green shield
sign-purple_flower = purple flower
    .choice = Purple flower
lobby-options = { $options ->
    [none] Options: none
   *[other] Options: { $options }
}
lobby-pace = Pace: { $pace }. { $hint }
lobby-more = Options
lobby-learn = Learn this game
lobby-options-title = Nothing here needs to be chosen. How fast do you want to play?
pace-menu = Pace
pace-relaxed = relaxed
    .hint = Whoever forgets is reminded; there is no clock.
pace-brisk = brisk
    .hint = A day for each turn and three more for the game, then a computer plays the turn.
pace-live = live
    .hint = Ten minutes for each turn, then a computer plays it.
lobby-friends = For friends: only those who are invited can join or look.
lobby-guests = Invited:
friends-menu = Invite friends
friends-how = To play among friends, choose below whom you invite: the table moves to a private thread.
friends-not_here = To play among friends, the bot needs the right **{ $right }** in this channel; an admin finds it in /setup.
refusal-friends_not_here = Here the bot may open no private thread, so nothing has changed. /setup tells an admin which right it needs.
refusal-friends_nobody = Please choose people. To play with computers, press Add a computer.
refusal-guests_only = This table is for friends: only those who are invited can join.
refusal-many_guests = At most { $most } people can be invited to a table.
lobby-language = Language: English
lobby-fair = When the game ends, every roll and every card is published, so that anybody can check that it was fair.
lobby-open = Join, then start when everybody is here.
lobby-offered = **The seat of { $who } is free.** Whoever takes it gets the hand and plays on from here; until then a computer does.
lobby-take = Take this seat
lobby-take-of = Take the seat of { $who }
lobby-started = The game has begun.
lobby-closed = This table has been closed.
lobby-timed_out = Nobody began for a day, so this table is closed. /play opens another.
lobby-rematch = A new table is open:
lobby-invited = { $who } would like to play again. Press Rematch for a seat at the new table.
lobby-later = Your table is open. Its card could not be shown just now; it follows here.
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-colour = Take another colour
lobby-computer = Add a computer
lobby-remove = Remove { $who }
computer-mark = (bot)
computer-added = { $who } sits down. Level: { $level }. You can change it here:
level-easy = easy bot
    .choice = Easy
    .alone = Against easy computers
level-normal = normal bot
    .choice = Normal
    .alone = Against normal computers

## Looking

page-previous = Previous ({ $page } of { $pages })
page-next = Next ({ $page } of { $pages })
log-empty = Nothing has happened yet.
log-log = Turn by turn
log-details = Details
missed-title = **Since your last turn**
missed-nothing = Nothing has happened since your last turn.
rules-chapters = Chapters
rules-sections = Sections of this chapter
rules-words = A word of the game: what is it?
rules-more = More in
refusal-no_such_section = The rules have no such section. Choose one from the list that appears as you type.
refusal-no_such_player = Nobody of that name plays here.
asked-seat = { $who }: { $question }
asked-until = { $who } has time until { $until }.
asked-since = Asked
asked-nobody = Nobody is asked anything: the game is over.
fair-seed = Every roll and draw of this game follows from a secret seed that was fixed before the first one. This is the seed’s fingerprint (SHA-256):
fair-check = When the game ends, the seed and all moves are posted as a file. With it anybody can play the game again and check every draw: python bot.py replay FILE
fair-holds = Just checked, by playing the record again: the seed has this fingerprint, { $draws ->
    [one] the one draw follows
   *[other] all { $draws } draws follow
 } from it, { $moves ->
    [one] the one move keeps
   *[other] all { $moves } moves keep
 } to the rules, and the points agree.
fair-partly = { $moves ->
    [one] One move was made
   *[other] { $moves } moves were made
 } before numbers of the box were corrected, and cannot be checked here.
fair-broken = Just checked, by playing the record again: it does NOT hold. Please tell whoever runs this bot.
fair-yourself = You need not take our word for it: tools/verify.py checks the file from the end of the game with nothing but Python.

## Doing

undo-done = Your last move has been taken back.
resign-sure = If you resign from table { NUMBER($table, useGrouping: 0) } ({ $game }), you cannot come back; a computer plays your seat. Do you resign?
resign-sure-alone = If you resign from table { NUMBER($table, useGrouping: 0) } ({ $game }), the game ends without a result. Do you resign?
resign-yes = Yes, resign
resign-done = You have resigned. Thank you for playing!
cancel-agreed = { $who ->
    [none] All have agreed: the game has ended without a result.
   *[other] You agree to end the game without a result. It ends when all have agreed with /table cancel; still missing: { $who }.
}
here-done = The table is here now.
refusal-taken_place = Another table has its home here. Please choose another channel or thread.

## My tables

games-none = You do not sit at any table. Open one with /play.
games-title = **Your { $count ->
    [one] table
   *[other] { $count } tables
}**{ $waiting ->
    [0] {""}
    [one] , 1 waits for you
   *[other] , { $waiting } wait for you
}
games-asked = { $game }, table { NUMBER($table, useGrouping: 0) }: **your turn.** { $question }
games-waiting = { $game }, table { NUMBER($table, useGrouping: 0) }: waiting for { $who }
games-lobby = { $game }, table { NUMBER($table, useGrouping: 0) }: { $taken } of { $seats } seats taken
games-homeless = It has no place any more: use /table here in the channel where you want to go on.
message-more = { $count ->
    [one] (1 more line has no room here.)
   *[other] ({ $count } more lines have no room here.)
}

## A note to oneself

note-kept = **Your note** ({ $game }, table { NUMBER($table, useGrouping: 0) }). You will see it the next time you are asked there; nobody else does.
note-none = You have no note at that table ({ $game }, table { NUMBER($table, useGrouping: 0) }). Write one with /note text.

## Help

help-title = **Quayside: board games about rivers and harbours.** Play by buttons, over hours or days.
help-players = { $least } to { $most } players
help-turn = When it is your turn you are called: press **Move**. You are offered only what the rules allow.
help-more = Where you are called, your language: /me. For admins: /setup.
help-button-learn = Learn a game
help-button-alone = Play alone
help-button-open = Open a table
help-button-tables = My tables
begin-alone = **Play alone,** against easy computers. Which game?
begin-open = **Open a table here:** the others press Join on its card. Which game?
begin-rules = **The rules** of which game?
help-private = Here in private you can look at your tables, make your moves and play alone. Tables for several people are opened in a server.
help-lobby = **Table { NUMBER($table, useGrouping: 0) } is open here:** press Join on its card to take a seat.
help-asked = **It is your turn.** { $question }
help-asked-how = Press Move: you are offered all that is allowed, step by step. Undo takes a move back as long as nobody has learned anything by it.
help-waiting = **It is not your turn.** The table waits for:
help-watching = **You are watching.** The table waits for:
help-over = The game is over. Press Rematch to play again, or use /play in a channel.
help-commands =
    /table board and /table text: the board as a picture or in words
    /table hand: what is hidden from the others
    /table missed and /table log: what happened
    /table advance: answer before you are asked
    /table asked: whom the table waits for
    /table rules: the rules, also by number, as in (rules 4.3)

help-commands-watching =
    /table board and /table text: the board as a picture or in words
    /table log: what happened
    /table asked: whom the table waits for
    /table rules: the rules, also by number, as in (rules 4.3)

## What one chooses for oneself

me-title = **Your settings**, at all your tables
me-calls = **When it is your turn:** { $calls }
me-closed = Private messages do not reach you just now, so you are mentioned instead. Let members of this server write to you, then press My hand at a table.
me-speaks = **Your language** is that of all that only you see. A table has its own.
me-quiet = **Quiet hours:**
me-quiet-never = **Quiet hours:** not set. Use /me quiet and zone.
me-quiet-none = No quiet hours
me-here = **Away:** no. Going away? Use /me away.
me-away = **Away** until { $until }. Nobody reminds you until then.
me-away-none = I am here
me-away-days = { $days ->
    [one] Until tomorrow:
   *[other] For { $days } days, until
}
me-calls-menu = Where I am called
me-calls-thread = Mention me in the thread
    .hint = you are mentioned in the thread.
me-calls-private = Write me a private message
    .hint = you get a private message; the next one takes its place.
me-calls-both = Do both
    .hint = you are mentioned in the thread and get a private message.
me-calls-none = Do not call me
    .hint = nobody calls you. /games shows which tables wait for you.
me-speaks-menu = My language
me-speaks-client = The language of my app
me-speaks-itself = English
me-asks-menu = Before what cannot be taken back
me-asks-yes = Ask me before what cannot be taken back
me-asks-no = Do it at once, even if it is for good
