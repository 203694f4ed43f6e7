# What a player of Panamax may answer before being asked.

advance-reward_card = When my ships leave the canal: the card, if there is one
advance-reward_cash = When my ships leave the canal: the cash
advance-passenger_cheap_transfer = My next passenger: cheap transfers
advance-passenger_wide_choice = My next passenger: a wider choice
advance-passenger_extra_load = My next passenger: an extra load
advance-flag_fewest = From the train: the flag of which I have the fewest
advance-flag_none = From the train: no flag
advance-flag_china = From the train: the flag of China, if it is there
advance-flag_europe = From the train: the flag of Europe, if it is there
advance-flag_usa_east = From the train: the flag of USA East Coast, if it is there
advance-flag_usa_west = From the train: the flag of USA West Coast, if it is there
advance-fees_well_used = My stevedore against the fees: only if it saves its full amount
advance-fees_use = My stevedore against the fees: use it
advance-fees_keep = My stevedore against the fees: keep it
