# What a coach says once to whoever plays for the first time (docs/lessons.md).

tip-die = Low dice leave more turns.
tip-act = Tents score after the round; row majorities at the end.
tip-gems = Gems sell in any turn of yours: clear 1, blue 3, red 5 pounds. Kept, each is a point in the end.
tip-card = A card is played for free, in any turn of yours: see what yours does before you end this one.
tip-queen = In the end the Queen looks at what each has given: with too little you cannot win. Give now and then.
tip-turn = One die a turn. The round goes on until no die fits anybody any more.
