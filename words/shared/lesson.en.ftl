# Lessons: what the coach says in all games. What it says in each game stands in that game's lesson.en.ftl.

command-learn = learn
    .hint = Learn a game in five minutes, alone with a coach.
    .game = Which game to learn.

lesson-says = **{ $step }/{ $steps }** { $said }
lesson-next = Next
lesson-show = Show me
lesson-leave = Leave
lesson-wishes = May I …?
lesson-wish = May I …
lesson-wished = **May I { $wish }?**
lesson-may_i = What would you like to do? You are told what the rules say.
lesson-back = Go on with the lesson
lesson-skip = Skip the rest
lesson-left = The lesson waits for you, for weeks if need be. You can also come back with /learn.
lesson-gone = This lesson is not taught any more. /learn shows those there are.

lesson-on = Play on against computers
lesson-open = Open a table with friends
lesson-others = Another lesson
lesson-again = Once more
lesson-which = Which lesson?
lesson-go_on = { $title } (go on)
lesson-waits = Your lesson is here, where you are undisturbed:
lesson-goes_on = The coach has gone; the game goes on against the computers.
lesson-on_here = Your private messages are closed. Shall the game go on in this channel, for all to see?
lesson-on_sure = Play on in the channel
lesson-open_here = Shall I open a table of { $game } in this channel, for all to see?
lesson-open_sure = Open the table
lesson-how_to_open = In a channel of your server: /play, game { $game }. Your friends press Join on the card.
lesson-opened = Table { NUMBER($table, useGrouping: 0) } is open in this channel. Your friends press Join on its card.

refusal-no_such_lesson = There is no such lesson.
refusal-only_lesson = You sit at no table but your lesson, which goes by its own buttons: /learn shows it again.
refusal-in_lesson = Not in a lesson: here only you and the coach play, and a wrong move is stopped before it is made.
refusal-lesson_later = The rules let you do that, but it is for later. First do what the coach asks; Show me does it for you.
refusal-lesson_read = First press Next.
refusal-lesson_over = The lesson is over. Choose below how to go on.

# In somebody's first game of a kind: one line above the panel, and the way to be left alone.
tip-says = **Coach:** { $tip }
tip-stop = No coach
tip-stopped = The coach says no more. /me brings it back.
