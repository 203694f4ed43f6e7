# What a coach says once to whoever plays for the first time (docs/lessons.md).

tip-advisor = It pays at the end, in secret.
tip-contract = Fewer dice load sooner, higher ones earn more.
tip-die = Columns 1 to 3 move ships, 4 to 6 take a contract and load. A higher row gives more.
tip-cargo = Take a contract you can load soon: its front brings a flag, its back lets you load anywhere.
tip-load = One die on each ship. Ships of your own reward you when they are through; full ones leave sooner.
tip-move = A group that has no room ahead pushes others on for free. Ships that leave the canal pay their dice.
tip-executive = The crown’s die can do more: you pay for a share, and it earns; a higher price helps all shares.
tip-done = Before the end look at captain, stevedore and ships to build: they may be used in any turn of yours.
tip-third = Two contracts are the most. Give back the one that is hardest to load: its dice cost fees.
tip-side = The front wants one loading zone and brings a flag; the back is free, without a flag.
tip-rail = Who has most on the train is first next round, and everybody on it may take a flag.
tip-share = You pay a share from your own purse. It pays every round, and its price at the end.
tip-reward = Cash is your own at once. A card does more if you use it: moves, loads, or money at the end.
tip-passenger = What you choose holds for the rest of the game: take what you would use in every round.
tip-flag = A flag is a free action at once, and counts with others of its nation.
tip-fees = What the company cannot pay you pay yourself. Keep the card if there is money enough.
