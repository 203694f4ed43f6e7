# What a player should not overlook: one line of the panel, at most two lines of 42 characters.

advice-advisor = It pays at the end only, and your { $count } best advisors count. Nobody sees it.
advice-contract = Each die still on a contract costs ${ $fee } when a round ends: fewer are easier to load.
advice-third = You hold two contracts: a third has to go again unless you finish one now.
advice-bailout = Fees of ${ $fee } are coming, you and the company have ${ $cash }: a bail-out costs ${ $repay }.
advice-fees = Fees of ${ $fee } come with the round’s end; the company has ${ $cash }, you pay ${ $rest }.
advice-dividends = After fees the company has ${ $cash }: dividends need ${ $due }, or its price falls by { $drop }.
advice-last-round = Last round: only your own cash, shares and advisors count now.
advice-no-transfer = The company has ${ $cash }: it cannot pay ${ $cost } to take a die to the other side.
advice-first-turn = Columns 4 to 6 load your contract’s dice on ships, 1 to 3 move ships: load first.

## How it stands

score-round-end = company ${ $cash }, fees ${ $fee }, dividends ${ $due }{ $pays ->
    [yes] {""}
   *[no] : too little
}
