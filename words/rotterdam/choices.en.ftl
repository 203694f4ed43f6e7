# Lines of the panel that say more than an action does.

choice-choose_colour = Name { $colour }: { $count ->
    [0] none of your ships
   *[other] your { $own }
}, { $others ->
    [0] no other ship
    [one] 1 other ship
   *[other] { $others } other ships
}
choice-accept_trade = Accept offer { $offer } of { $who }: get { $give }, give { $want }
choice-decline_trade = Decline offer { $offer } of { $who }: get { $give }, give { $want }
choice-withdraw_trade = Withdraw your offer { $offer }: give { $give }, get { $want }
choice-counter_trade = To offer { $offer } of { $who }, who gives { $give } for { $want }
choice-open_offer = Offer { $offer }: { $who } gives you { $give } for { $want }, which you cannot spare.
choice-not_called = { $count ->
    [one] { $who } has
   *[other] { $who } have
} finished trading: an offer will not call them.
choice-unheard = Offer { $offer } has called nobody: { $who } has finished trading, but can still accept.
choice-to_all = To all
choice-to = To { $who }
