# What players are told at the end that they had most of.

award-okapi = Hunter: the okapi { $count } times
award-hero = Nerves of steel: { $count } fights won
award-mosquito = The mosquito’s favourite: bitten { $count } times
award-lost = Lost in the jungle: { $count } characters
award-hippos = Friend of hippos: in { $count } ties
award-schemer = Schemer: { $count } special cards played
award-crew = Big crew: auxiliaries added { $count } times
award-flags = Flag planter: { $count } ports taken
award-late = Last but not least: { $count } cards for it
