# What a choice costs and brings, before it is made: parts of a line, joined by commas.

figure-points = { $count } { $count ->
    [one] point
   *[other] points
}
figure-hippos = { $count } hippo { $count ->
    [one] tile
   *[other] tiles
}
figure-auxiliaries = { $count } { $count ->
    [one] auxiliary
   *[other] auxiliaries
}
figure-characters = { $count } { $count ->
    [one] character
   *[other] characters
}
figure-specials = { $count } special { $count ->
    [one] card
   *[other] cards
}
figure-total = a total of { $total }
figure-highest = the highest is { $total }

says-leads = total { $total } leads
says-level = total { $total } is level
says-behind = total { $total } is behind { $highest }
says-may_return = you may still come back
says-out = you are out at this stop
says-sum = sum { $sum }
says-sealed = hidden until all have chosen
says-all_chosen = then all have chosen
says-keep_specials = you keep your special cards
says-leaves_auction = leaves the auction
says-stays = stays in the auction
says-flees = you take the character back
says-auction = the auction follows
says-killed = that character is lost
says-takes = { $stop } is yours
says-lost = { $stop } goes to another
says-shared = { $stop } is shared
says-untaken = nobody takes { $stop }
says-tie = a tie

doubt-characters = all show their characters
doubt-die = the die decides
doubt-overboard = drawn by lot
doubt-hippos = all show their tiles
doubt-stop = then the next stop
doubt-end = everything is shown
doubt-tile = you look at its tile
doubt-cards = cards are drawn
