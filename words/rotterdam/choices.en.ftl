# Lines of the panel that say more than an action does.

choice-choose_colour = Name { $colour }: { $own ->
    [none] none
   *[other] { $own }
} of yours, { $others } of others
choice-accept_trade = Accept offer { $offer } of { $who }: you get { $give } for { $want }
choice-decline_trade = Decline offer { $offer } of { $who }: { $give } for { $want }
choice-withdraw_trade = Withdraw your offer { $offer }: { $give } for { $want }
choice-counter_trade = To offer { $offer } of { $who }: { $give } for { $want }
choice-open_offer = Offer { $offer }: { $who } gives { $give } for { $want }.
choice-to_all = To all
choice-to = To { $who }
