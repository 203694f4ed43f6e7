# What a coach says once to whoever plays for the first time (docs/lessons.md).

tip-begins = Whoever begins is asked first where players act in turn. Characters are sent by all at once.
tip-send = The number is where each starts; the highest takes the port.
tip-special = One special card a stop for the whole table, and you have few. Keep yours until it really helps.
tip-helpers = Each helper adds 1 and is spent. As long as nobody is above you, pass: you are asked again if need be.
tip-tie = The most hippos take the port, and all that are put in are gone. Put in as few as may do.
tip-more = Now everybody sees what you add, once. If it stays even, nobody takes the port, and each of you scores 1.
tip-boiler = Give up the one who is of least use at the stops to come. The one you have sent stays.
tip-settler = You know both now: keep the one who is worth more here, or save them for a later stop.
tip-okapi = The hunt is 2 sure points, but then the port goes to another. A port you would win may be worth more.
tip-attack = Attack whoever stands in your way most; but what wins there turns on you next.
tip-gorilla = Fight, and on a 3 or 4 the port is yours; on a 1 or 2 your character dies. Fleeing brings it home.
tip-overboard = Choose whoever is strongest at the coming stops. You may also spare them all.
