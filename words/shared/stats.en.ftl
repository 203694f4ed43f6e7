## How often one has played and won

command-stats = stats
    .hint = How often you have played and won, with whom, and on this server.
parameter-rival = player
    .hint = Somebody you have played with.

stats-title-mine = **Your games that are over**. Only you see this.
stats-title-here = **The games of this server that are over**
stats-title-pair = **You and { $who }**, at the same table
stats-game = **{ $game }**:
stats-mine = My own
stats-here = This server
stats-none-mine = You have not finished a game yet. Begin one with /play.
stats-none-here = No game has been finished on this server yet. Begin one with /play.
stats-none-pair = You and { $who } have not finished a game together yet.
stats-hidden = { $who } keeps their results to themselves.
stats-tally-bare = { $played } played, { $won } won
stats-tally = { stats-tally-bare }; { $average } on average, { $best } at best
stats-seats = { $seats } players: { $won } of { $played } won
stats-computers = with computers: { $tally }
stats-pair = { $played } played; you were ahead { $before ->
        [one] once
        [2] twice
       *[other] { $before } times
    }, { $who } { $behind ->
        [one] once
        [2] twice
       *[other] { $behind } times
    }
stats-played = { $played } played
stats-best = { $best } at best
stats-best-of = { $best } at best ({ $who })
stats-winner = { $who } ({ $won })
stats-winners = won most: { $winners }
stats-chart = As a picture
stats-words = In words
stats-column-won = won of played
stats-column-seats = { $seats } pl.
stats-column-all = all
stats-column-average = avg.
stats-column-best = best
stats-row-people = with people
stats-row-computers = with computers
me-counted = Show my results to others
me-uncounted = Keep my results to myself
me-tips = Coach me in games new to me
me-no_tips = No coach in games new to me
