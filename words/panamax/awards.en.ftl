# What players are told at the end that they had most of.

award-shipyard = Shipyard: { $count } ships built
award-investor = Investor: ${ $count } spent on shares
award-dividends = Coupon clipper: ${ $count } in dividends
award-warships = Admiral: ${ $count } from warships
award-bailouts = Friend of the bank: { $count } bail-outs
award-contracts = True to the word: { $count } contracts completed
award-flags = Diplomat: { $count } flags placed
award-stevedore = Stevedore: loaded cargo of value { $count } in all
award-pilot = Canal pilot: { $count } moves of ships
