# What buttons and the panel of Congo say from what the player sees: labels of at most 80 characters, and notes.

choice-choose_character = { $value } · { $title }, { $name }
choice-settler_swap = Exchange for { $value } · { $title }, { $name }
choice-keep_bid = Keep { $value } · { $title }, { $name }
choice-between = { $least }–{ $most }
choice-valued = { $value } · { $who }
choice-fits = { $count ->
    [0] no auxiliary fits
    [one] 1 auxiliary fits
   *[other] { $count } auxiliaries fit
}
choice-settler = { $card }, one of the { $deck }
choice-yes = Yes: { $value } · { $who }
choice-no = No: { $value } · { $who }
pass-for_now = Pass for now: nobody is above your { $total }
pass-label_for_now = Pass for now
pass-more_for_now = nobody is above your { $total }
pass-for_good = Pass for the rest of this stop, with { $total }
pass-label_for_good = Pass for good
pass-more_for_good = you stay at { $total }

choice-values = The number is what the character is worth here to begin with; where there are two, the die decides.
choice-sealed = You may still change your choice until all have chosen.
choice-special = **{ $card }**: { $text }
choice-not_here = Cannot be played at this stop: { $cards }.
choice-target = { $who }: { $character }
choice-totals = Bids so far: { $totals }.
choice-in = { $who } { $total }
choice-soft = { $who } { $total } (passed for now)
choice-out = { $who } { $total } (passed)
choice-sums = Hippo tiles so far: { $sums }.
choice-sum = { $who } { $sum }

change-choose_character = Change my character
change-boiler_discard = Change my discard
change-hippo_commit = Change my hippo tiles
