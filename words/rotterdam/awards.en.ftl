# What players are told at the end that they had most of.

award-thief = Sticky fingers: { $count } loads stolen
award-storm = Against the wind: driven back { $count } times
award-police = Smuggler: { $count } loads lost to the police
award-merchant = Merchant: { $count } offers accepted
award-docker = Docker: { $count } loads delivered
award-wrong_port = Wrong quay: { $count } loads nobody wanted
award-navigator = Navigator: { $count } cards played
award-fleet = Ship owner: { $count } ships placed
award-helm = Voice of the harbour: { $count } colours named
