# What players are told at the end that they had most of.

award-jeweller = Jeweller: gems sold for { $count } pounds
award-landlord = Landlord: { $count } pounds from neighbours
award-unlucky = Out of luck: the white stone { $count } times
award-courtier = Courtier: { $count } gifts to the Queen
award-mole = Mole: dug in the mine { $count } times
award-camper = Camper: { $count } tents placed
award-schemer = Schemer: { $count } action cards played
award-treasurer = Treasurer: took { $count } pounds in coins
