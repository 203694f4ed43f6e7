# How far a hint looks ahead, and what tells how its tries came out.

hint-until = to the end of the stop

telling-port = You take the port
telling-shared = You share the port
telling-loss = You lose your character
telling-okapi = You hunt the okapi
