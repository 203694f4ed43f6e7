# What a choice costs and brings, before it is made: parts of a line, joined by commas.

figure-cash = ${ $count } yours
figure-company = ${ $count } company
figure-price = ${ $count } share price
figure-fee = ${ $count } fees due
figure-stock = { $count } { $count ->
    [one] die
   *[other] dice
} in stock
figure-share = { $count } { $count ->
    [one] share
   *[other] shares
} of { $company }
figure-flag = { $count } { $count ->
    [one] flag
   *[other] flags
} of { $nation }
figure-bailouts = { $count } { $count ->
    [one] bail-out
   *[other] bail-outs
}
have-cash = ${ $dollars }
have-company = company ${ $dollars }
have-fee = fees due ${ $dollars }

says-executive = its action, a share or a higher price
says-benefit = { $text }
says-counts_at_end = counts at the end
says-for_later = kept for later
says-secret = secret until the end
says-start = shown when all have chosen
says-no_more_loads = { $count ->
    [one] 1 load goes unused
   *[other] { $count } loads go unused
}
says-later = you may buy later
says-no_flag = no flag
says-completes = completes { $contract }
says-free_action = free action ({ $action })
says-lost_action = without the free action ({ $action })
says-moves_lost = { $count ->
    [one] 1 move is lost
   *[other] { $count } moves are lost
}
says-price = price of { $company } now ${ $price }
says-missed = dividends of ${ $dollars } unpaid
says-other_missed = { $company } pays no dividends
says-award = { $award } for ${ $dollars }
says-others_earn = others earn ${ $dollars }
says-ready = { $ships } can sail
says-it_is_ready = it can sail
says-any_moves = { $count ->
    [one] 1 move left
   *[other] { $count } moves left
}
says-moves = { $waterways ->
    [0] { moves-locks }
   *[other] { $locks ->
        [0] { moves-waterways }
       *[other] { moves-locks } and { moves-waterways }
    }
} left
says-last_move = your last move
says-last_load = your last load
says-loads = { $count ->
    [one] 1 load left
   *[other] { $count } loads left
}
says-round = round { $round } begins

doubt-setup = the others choose too
doubt-objectives = all objectives are shown
doubt-deck = a contract from the deck
doubt-contract = a new contract turns up
doubt-dice = new dice
