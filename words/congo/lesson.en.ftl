# The lesson of Congo, prompt by prompt; `.wish-1` names what somebody may want there, `.also-1` says why another move
# works too.

lesson-congo-title = Congo River 1884

lesson-congo-send = The boat goes up the Congo, and at each stop one of you takes the port and its points. All send a character in secret; its number is what it starts with here. Send the missionary: 4.
    .wish-1 = send somebody I do not have
    .wish-2 = add a helper right away
lesson-congo-special = All have chosen. Now one special card can be played, one for the whole table at each stop. Yours will be more use later: play no card.
    .wish-1 = play the Gorilla
    .wish-2 = send somebody else after all
lesson-congo-helpers = The characters are known: 4 against 4, and an interpreter has been added, 5. Your nun helps a missionary: +1. A servant helps anybody: +0.5. Add both, and you lead.
    .wish-1 = add the askari, who helps officers
    .wish-2 = put in a hippo tile
lesson-congo-jungle = The port is yours: 2 points, and 2 hippo tiles you will need soon. Everybody draws a card of each kind. Next stop, a jungle: explorers are at home there. Send yours.
    .also-1 = The neutral works too: 5 as well. But a neutral leaves the game afterwards, an explorer may come back.
    .wish-1 = send the missionary again
lesson-congo-sorcerer = You choose before you know what the others have sent. The Sorcerer makes each opponent’s character start 1 lower: play him.
    .wish-1 = use the Settler to draw a special
lesson-congo-pass = 5 against 3: you lead. Helpers are scarce, one new one a stop. While nobody is above you, passing is only for now: if somebody overtakes you, you are asked again. Pass.
    .wish-1 = add an interpreter
    .wish-2 = play Malaria as well
lesson-congo-village = 3 points more, and not one helper spent. A village now: your officers, 4 each, are the best you have. Send the Belgian.
    .also-1 = The French officer works too: he starts with 4 as well.
lesson-congo-keep = You may keep specials for a better moment; each one left at the end is worth half a point. Play no card.
lesson-congo-even = 4 against 5. An askari helps an officer: +1. Add yours, and it is even.
    .wish-1 = add an assistant instead
lesson-congo-soft = 5 to 5, and your opponent passes for now. You could add a servant and win. But see what happens in a tie: pass.
lesson-congo-final = Your opponent passes for good, and so you are asked once more. A second pass in a row is final: pass.
lesson-congo-hippos = A tie: hippo tiles decide, put in face down, and lost whoever wins. Your opponent has one tile. Put in a 1 and your 2: 3 should do.
    .also-1 = All of them work too: 4 is surer than 3. Only, they are gone now.
    .wish-1 = put in no tile
    .wish-2 = put in a 4
lesson-congo-end = **You can play Congo.** Thirteen stops, most points win. Send whom the port likes, save helpers where you lead, keep hippos for ties. How do you go on?
