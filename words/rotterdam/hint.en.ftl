# How far a hint looks ahead, and what tells how its tries came out.

hint-until = to the end of the round

telling-mission = You fulfil a mission
telling-delivery = You deliver a cargo
telling-trade = You make a trade
telling-theft = You are robbed of a cargo
telling-blocked = One of your ships is blocked
