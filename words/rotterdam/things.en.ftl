# The things of Rotterdam: colours, cargo, ports, cards, missions, places, where points come from, options.

game-rotterdam = Rotterdam
effort-rotterdam = 75 min, medium
about-rotterdam = Name a colour and all ships sail it; bring cargo to its port.

## Colours: those of the channels, which can be named; and one of the ships

red = red
yellow = yellow
green = green
blue = blue
purple = purple

colour-orange = orange

## Raw materials, ports and products

grain = grain
fruit = fruit
textile = textile
oil = crude oil

vulcaanhaven = Vulcaanhaven
merwehaven = Merwehaven
waalhaven = Waalhaven
botlek = Botlek

bread = bread
beer = beer
orange_juice = orange juice
jam = jam
clothing = clothing
carpet = carpet
petrol = petrol
plastic = plastic

cards-of_port = { $count } { $port } { $count ->
    [one] card
   *[other] cards
}

## Navigation cards

luck_turns = Luck Turns
    .text = Swap the cargo of two loaded ships, yours or others’.
extra_cargo = Extra Cargo
    .text = Place one more ship, loaded, on a free start position.
setback = Setback
    .text = Move any ship back along one channel, of any colour.
heavy_storm = Heavy Storm
    .text = Move any ship back along two channels, of any colour.
joker = The Joker
    .text = Stands in for one product when you fulfil a mission.
advantage = Advantage
    .text = Worth 1 victory point. You may lay it face up to make room in your hand.
extra_advantage = Extra Advantage
    .text = Worth 2 victory points. You may lay it face up to make room in your hand.
cargo_thief = Cargo Thief
    .text = Move the cargo of any ship to another ship of yours.
police_inspection = Port Police Inspection
    .text = Return the cargo of any ship to the stock.

## Missions, with their points

m01_bread_beer = { bread } + { beer } (4 pts)
m02_bread_orange_juice = { bread } + { orange_juice } (5 pts)
m03_bread_jam = { bread } + { jam } (5 pts)
m04_bread_clothing = { bread } + { clothing } (5 pts)
m05_bread_carpet = { bread } + { carpet } (5 pts)
m06_bread_petrol = { bread } + { petrol } (4 pts)
m07_bread_plastic = { bread } + { plastic } (4 pts)
m08_beer_orange_juice = { beer } + { orange_juice } (5 pts)
m09_beer_jam = { beer } + { jam } (5 pts)
m10_beer_clothing = { beer } + { clothing } (5 pts)
m11_beer_carpet = { beer } + { carpet } (5 pts)
m12_beer_petrol = { beer } + { petrol } (4 pts)
m13_beer_plastic = { beer } + { plastic } (4 pts)
m14_orange_juice_jam = { orange_juice } + { jam } (6 pts)
m15_orange_juice_clothing = { orange_juice } + { clothing } (6 pts)
m16_orange_juice_carpet = { orange_juice } + { carpet } (6 pts)
m17_orange_juice_petrol = { orange_juice } + { petrol } (5 pts)
m18_orange_juice_plastic = { orange_juice } + { plastic } (5 pts)
m19_jam_clothing = { jam } + { clothing } (6 pts)
m20_jam_carpet = { jam } + { carpet } (6 pts)
m21_jam_petrol = { jam } + { petrol } (5 pts)
m22_jam_plastic = { jam } + { plastic } (5 pts)
m23_clothing_carpet = { clothing } + { carpet } (6 pts)
m24_clothing_petrol = { clothing } + { petrol } (5 pts)
m25_clothing_plastic = { clothing } + { plastic } (5 pts)
m26_carpet_petrol = { carpet } + { petrol } (5 pts)
m27_carpet_plastic = { carpet } + { plastic } (5 pts)
m28_petrol_plastic = { petrol } + { plastic } (4 pts)
m29_bread_orange_juice_carpet = { bread } + { orange_juice } + { carpet } (8 pts)
m30_bread_orange_juice_plastic = { bread } + { orange_juice } + { plastic } (7 pts)
m31_bread_jam_petrol = { bread } + { jam } + { petrol } (7 pts)
m32_bread_jam_plastic = { bread } + { jam } + { plastic } (7 pts)
m33_bread_clothing_petrol = { bread } + { clothing } + { petrol } (7 pts)
m34_bread_clothing_plastic = { bread } + { clothing } + { plastic } (7 pts)
m35_bread_carpet_petrol = { bread } + { carpet } + { petrol } (7 pts)
m36_beer_orange_juice_clothing = { beer } + { orange_juice } + { clothing } (8 pts)
m37_beer_orange_juice_petrol = { beer } + { orange_juice } + { petrol } (7 pts)
m38_beer_orange_juice_plastic = { beer } + { orange_juice } + { plastic } (7 pts)
m39_beer_jam_clothing = { beer } + { jam } + { clothing } (8 pts)
m40_beer_jam_carpet = { beer } + { jam } + { carpet } (8 pts)
m41_beer_carpet_petrol = { beer } + { carpet } + { petrol } (7 pts)
m42_beer_carpet_plastic = { beer } + { carpet } + { plastic } (7 pts)
m43_orange_juice_clothing_plastic = { orange_juice } + { clothing } + { plastic } (8 pts)
m44_orange_juice_carpet_petrol = { orange_juice } + { carpet } + { petrol } (8 pts)
m45_jam_clothing_petrol = { jam } + { clothing } + { petrol } (8 pts)
m46_jam_carpet_plastic = { jam } + { carpet } + { plastic } (8 pts)

## Ships, and what they do when their colour is named

ship = { $position } ({ $owner }, { $cargo ->
    [none] empty
   *[other] { $cargo }
})
sailing = { $target ->
    [none] { $origin } stays
   *[other] { $origin } to { $target }
}
plan = { $sailings }

## Phases

place_and_load = Place a ship and load
navigate = Navigate the Maas
navigation_cards = Navigation cards
unload_and_process = Unload and process
trade_products = Trade products
fulfil_mission = Fulfil a mission

## Positions, as the board marks them

S1 = S1
S2 = S2
S3 = S3
S4 = S4
A1 = A1
A2 = A2
A3 = A3
A4 = A4
A5 = A5
A6 = A6
N1 = N1
N2 = N2
B1 = B1
B2 = B2
B3 = B3
B4 = B4
B5 = B5
N3 = N3
C1 = C1
C2 = C2
C3 = C3
C4 = C4
C5 = C5
C6 = C6
N4 = N4
N5 = N5
D1 = D1
D2 = D2
D3 = D3
D4 = D4
D5 = D5
VU1 = VU1
VU2 = VU2
BO1 = BO1
BO2 = BO2
ME1 = ME1
ME2 = ME2
WA1 = WA1
WA2 = WA2

## Where points come from, and what tells equals apart

source-missions = Missions
source-advantages = Advantage cards
source-products = Products

tie-missions = the most mission points decide
tie-products = with equal mission points, the most product cards decide
tie-shared = with as many product cards, the victory is shared

## Options and their values

option-safe_haven = Safe haven
    .hint = No Navigation card can be played on a ship in port or on its cargo.
option-open_products = Open product cards
    .hint = The top card of each product pile lies face up; a useless ship sends it to the bottom.
option-ships_2007 = Ships of 2007
    .hint = The first edition’s ships: 4 each with 4 players, instead of 3.
option-first_captain = First captain
    .hint = Who is the first Harbour Captain.
option-returned_products = Returned products
    .hint = Where the product cards go that are paid for a mission.
option-card_windows = Card windows
    .hint = How often somebody who holds Navigation cards is asked for them.
option-trade_offer_limit = Limit of offers
    .hint = How many offers a player may make in one trading phase; 0 means any number.
option-round_limit = Limit of rounds
    .hint = After which round the game ends at the latest; 0 means never.

random = drawn by lot
host_pick = named by the first player
youngest = the youngest player
top = on top of the pile
shuffle = shuffled into the pile
bottom = under the pile
full = at every turn
lean = less often
