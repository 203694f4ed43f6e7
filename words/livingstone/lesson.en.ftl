# The lesson of Livingstone, prompt by prompt; `.wish-1` names what somebody may want there, `.also-1` says why another
# move works too.

lesson-livingstone-title = Livingstone

lesson-livingstone-die = Most points win. Each turn you take one die and use it at once. The next die you take this round must be higher, so begin low: take the 1.
    .also-1 = A 2 works too, because there are still higher dice for your second turn.
    .wish-1 = take coins without a die
    .wish-2 = give the Queen 9 pounds
    .wish-3 = end my turn at once
lesson-livingstone-tent = A die gives pounds or stones as it shows, or one card, or a tent in its row. The tent goes into the steamboat’s column and costs a pound. Place it: a tent scores its row.
    .wish-1 = place it in row 6 instead
    .wish-2 = first take the 6 as well
lesson-livingstone-turn = Your tent scores when the round ends, and at the end of the game whoever has most tents in a row scores what stands on the right: 12 in row 1! One die a turn: end your turn.
    .wish-1 = take coins as well
    .wish-2 = take the 6 right now
lesson-livingstone-higher = The others have played, and it is your turn again: you had a low die, so a higher one is left. Take the 5.
    .also-1 = The 6 works too: it does most, but nothing is above it, so this was your last die of the round.
    .wish-1 = stop for this round
    .wish-2 = dig without a die
lesson-livingstone-dig = A high die is good for digging: so many stones come out of the bag. Half of them are gems, the others rubble. Dig in the mine.
    .also-1 = Pounds work too: they are certain, where stones are luck. There are just no gems to sell now.
    .also-2 = A tent works too: it scores its row, and few cost so little. There are just no gems to sell now.
    .wish-1 = place a tent in row 1
    .wish-2 = end my turn with the die unspent
lesson-livingstone-sell = Gems! Sold, a clear one brings 1 pound, a blue one 3, a red one 5. Kept, each is a point at the end. You need money for tents: sell one, in any turn of yours.
    .wish-1 = sell four red gems
    .wish-2 = dig once more
lesson-livingstone-queen = Now the trap: at the end, whoever has given the Queen least cannot win, whatever their points. Gifts are secret and for good. Give a little, now and then: 2 pounds.
    .wish-1 = give 99 pounds
    .wish-2 = take a pound back
lesson-livingstone-round = Done. When no die fits anybody any more, the round ends: the tents in this column score, the steamboat goes on, and tents become dearer. End your turn and watch.
    .wish-1 = draw a card as well
lesson-livingstone-second = Round 2: your tent has scored. Where another player has a tent, yours costs a pound more, paid to them. Take any die.
    .wish-1 = draw a card without a die
lesson-livingstone-card = One thing is left: cards. Whatever the die shows, it can buy one. Cards are played for free in any turn of yours. Draw one.
    .wish-1 = play a Lion
lesson-livingstone-end = **You can play Livingstone.** Ten columns, and then the Queen looks at the gifts. Dice low first, tents early, a gift now and then. How do you go on?
