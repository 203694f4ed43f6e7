# The lesson of Rotterdam, prompt by prompt; `.wish-1` names what somebody may want there, `.also-1` says why another
# move works too.

lesson-rotterdam-title = Rotterdam

lesson-rotterdam-missions = These three missions are your secret. Each wants products, and gives its points for them. Bread and orange juice come first: bread is made of grain at Vulcaanhaven, juice of fruit at Merwehaven.
lesson-rotterdam-place = Each round you may place one ship at sea, on a free start, with a cargo. Grain goes to Vulcaanhaven in the north, so start in the north: S1, loaded with grain.
    .wish-1 = place it on A1, nearer the port
    .wish-2 = sail at once
lesson-rotterdam-colour = Ships sail by colours. You name one, and every ship of everybody at a channel of that colour has to sail along it, once. From S1 red leads to A1: name red.
    .wish-1 = name no colour
    .wish-2 = place another ship
lesson-rotterdam-second = The others named colours too: so many a round as there are players. Place a second ship: textile on S3, for Waalhaven. What you do not need yourself you can trade.
    .wish-1 = place it on a fifth start
    .wish-2 = unload my first ship
lesson-rotterdam-port = See what the others’ colours did for you: your grain is at C2, before a purple channel to Vulcaanhaven. Ships in port unload at the end of the round. Name purple.
    .wish-1 = sail into port without a colour
lesson-rotterdam-wait = The right port gave you bread; a wrong one gives nothing, and the cargo is lost. Half of the first mission is in your hand. Orange juice is missing still: end your turn.
    .wish-1 = fulfil the mission with bread alone
    .wish-2 = use a Joker for the juice
lesson-rotterdam-third = A new round. Keep ships on the way: place another one, crude oil on S4, for Botlek in the south. Your ship with textile waits at B5.
    .also-1 = Placing no ship works too: you may leave it out whenever you like.
    .wish-1 = trade right away
lesson-rotterdam-green = Red has moved your textile to C5. Green leads it on to D4, and from there yellow into Waalhaven. One of the others needs yellow as well: name green.
lesson-rotterdam-trade = So it went: your textile became a carpet, and another player’s fruit became orange juice. You are offered the juice for the carpet. Accept.
    .wish-1 = offer jam, which I do not have
    .wish-2 = fulfil the mission at once
lesson-rotterdam-finish = Everybody trades at the same time, as long as they like. You have what you need: finish trading.
lesson-rotterdam-mission = Bread and orange juice: at the end of each round you may fulfil one mission. Both cards go back, its points are yours, and you draw a new mission. Fulfil it.
    .wish-1 = fulfil another one as it is
lesson-rotterdam-end = **You can play Rotterdam.** Whoever has 12 points of missions ends the game. Load what your missions want, and name colours that help you most. How do you go on?
