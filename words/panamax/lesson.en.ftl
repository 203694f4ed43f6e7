# The lessons of Panamax, prompt by prompt; `.wish-1` names what somebody may want there, `.also-1` says why another move
# works too.

lesson-panamax-ships-title = Panamax 1: dice and ships
lesson-panamax-money-title = Panamax 2: money

lesson-panamax-ships-advisor = You run a shipping company at the canal. In the end your own money counts, not the company’s; an advisor pays you then for something you have. Keep the trade attaché.
    .wish-1 = take a die at once
lesson-panamax-ships-start = Contracts are containers that want to travel. This one starts in Europe, with a 2 and a 3: the higher a die, the more it earns. Keep the European one.
    .wish-1 = keep a Chinese one
lesson-panamax-ships-die = A turn is one white die: columns 1 to 3 move ships, 4 to 6 take a contract and load. The lowest die of a column is the one you get; its row says how much. Take the 3 loads of column 4.
    .wish-1 = take the executive die with the crown
    .wish-2 = end my turn without a die
lesson-panamax-ships-contract = Below the column lies a contract. Its front wants one loading zone and brings a flag, its back is free where to load, without a flag. Take Europe by its front.
    .wish-1 = take the contract of column 5
    .wish-2 = take another die
lesson-panamax-ships-feeder = Now load, where the contract begins: Europe’s zone. You may load any ship, but only its owner is rewarded. So load the 2 on your own feeder; it comes over from the waiting zone by itself.
    .wish-1 = load it on the warship
    .wish-2 = load it in the Pacific
lesson-panamax-ships-coaster = One die on each ship in a turn. Your coaster has room for two and needs 3 in all before it may sail. Load the 3 on it: that completes the contract.
    .wish-1 = load it on the feeder, too
lesson-panamax-ships-leave = Done: a flag of Europe, and each flag is a free action. This one gives 3 moves. Ships that leave a zone together become a group: send coaster and feeder into the first lock.
    .wish-1 = jump to the second lock
lesson-panamax-ships-group = In the canal a group stays together. Where there is no room, it pushes the ships ahead of it, free of charge. Move on.
    .wish-1 = move the feeder alone
    .wish-2 = keep the other moves
lesson-panamax-ships-third = A die tells how many lock moves and how many waterway moves it gives; a flag’s moves are of any kind. One more: to the third lock.
lesson-panamax-ships-cruise = A load of your die is left. Load the 6 on the cruise ship: it is nobody’s, but its dice earn for their companies, and bring a passenger when it is through.
    .also-1 = Stopping works too: a load may be left out. But dice on a contract cost 4 in fees at the end of the round.
lesson-panamax-ships-done = A die, what it gives, and the turn is over. A round lasts until all white dice are gone; there are three. End your turn.
lesson-panamax-ships-end = **You can load and sail.** What it brings, the second lesson tells: shares, dividends, fees, and the cards for ships that leave the canal. How do you go on?

lesson-panamax-money-purses = Later in the round. You have two purses: your company’s on the left pays fees, ships and dividends, your own on the right buys shares. Only your own counts in the end.
    .wish-1 = buy a share without a die
lesson-panamax-money-executive = Column 4 is empty but for its executive die, the one with the crown. It may do what the column does, or buy a share, or raise your company’s price by 2. Take it.
    .wish-1 = raise the price without it
lesson-panamax-money-share = A share pays dividends every round, and its price at the end: the higher the price, the more. The money goes to the company, and the price rises by 1. Buy one of your own.
    .also-1 = Raising the price works too: 2 higher, and all shares are worth more, also those that others hold.
    .wish-1 = raise the other company’s price
    .wish-2 = buy a share of a company nobody runs
lesson-panamax-money-turn = You have two shares of Atlas now, and Atlas has your 6 dollars. One die a turn: end your turn.
    .wish-1 = buy another share
lesson-panamax-money-last = One die is left for you. Feeder and coaster lie in the last lock, the cruise ship behind them. If it gets there, it pushes them out, and a ship that leaves the canal rewards its owner. Take column 1.
lesson-panamax-money-channel = Two waterways and one lock. First the cruise ship, out of Lake Miraflores into the channel.
lesson-panamax-money-lock = Again along a waterway, into the first Miraflores lock.
lesson-panamax-money-push = Now the lock move. In the second lock there is no room: your two ships are pushed into the Pacific, for nothing.
    .wish-1 = end my turn here
lesson-panamax-money-cash = The company has 1 dollar for each pip of its dice. You, as owner, choose for each ship: its card, or cash for your own purse. For the feeder take the cash.
    .wish-1 = take the coaster’s card for the feeder
lesson-panamax-money-card = For the coaster take the card, a stevedore: later it gives loads, or spares your company fees. Larger ships bring advisors, who pay at the end.
    .also-1 = Cash works too: it is your own money at once.
lesson-panamax-money-done = You may play a card you have won from your next turn on. This was your last die of the round: end your turn, and the round’s end comes.
    .wish-1 = play the stevedore now
lesson-panamax-money-fees = Dice that are still on ships, contracts or in the warehouse cost your company fees, then it pays dividends. If it could not, its price would fall by 2. It can pay: keep the stevedore.
    .also-1 = Using it works too: it spares your company the fees now, and is gone.
lesson-panamax-money-end = **You can play Panamax.** Three rounds; then shares, advisors, awards and your own cash. Let your company pay dividends, never let it go broke. How do you go on?
