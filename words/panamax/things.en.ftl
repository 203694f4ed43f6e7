# The things of Panamax: companies, nations, zones, ships, contracts, cards, where money comes from, options.

game-panamax = Panamax
effort-panamax = 2 h, demanding
about-panamax = Load ships, push them through the canal, and get rich yourself.

## Companies: their letters are those of the seats

red = Atlas Lines
blue = Boreal Shipping
yellow = Ceres Cargo
green = Delta Maritime

## Nations and oceans

china = China
europe = Europe
usa_east = USA East Coast
usa_west = USA West Coast

atlantic = Atlantic
pacific = Pacific

## Zones: the oceans, the lakes, and both lanes

atl_wait = Atlantic waiting zone
atl_load_europe = Europe loading zone
atl_load_usa_east = USA East loading zone
atl_load = Atlantic loading zones
pac_wait = Pacific waiting zone
pac_load_china = China loading zone
pac_load_usa_west = USA West loading zone
pac_load = Pacific loading zones
lake_gatun = Lake Gatun
lake_miraflores = Lake Miraflores
tp_gatun_1 = Gatun lock 1
tp_gatun_2 = Gatun lock 2
tp_gatun_3 = Gatun lock 3
tp_gaillard = Gaillard Cut
tp_pedro_miguel = Pedro Miguel lock
tp_channel = Miraflores Channel
tp_miraflores_1 = Miraflores lock 1
tp_miraflores_2 = Miraflores lock 2
ta_gatun_1 = Gatun lock 1
ta_gatun_2 = Gatun lock 2
ta_gatun_3 = Gatun lock 3
ta_gaillard = Gaillard Cut
ta_pedro_miguel = Pedro Miguel lock
ta_channel = Miraflores Channel
ta_miraflores_1 = Miraflores lock 1
ta_miraflores_2 = Miraflores lock 2

## Places in few letters, for the lines of the panel

short-china = China
short-europe = Europe
short-usa_east = USA East
short-usa_west = USA West
short-atl_wait = the Atlantic
short-atl_load = Atlantic
short-pac_wait = the Pacific
short-pac_load = Pacific
short-lake_gatun = Lake Gatun
short-lake_miraflores = Lake Miraflores
short-tp_gatun_1 = Gatun 1
short-tp_gatun_2 = Gatun 2
short-tp_gatun_3 = Gatun 3
short-tp_gaillard = Gaillard Cut
short-tp_pedro_miguel = Pedro Miguel
short-tp_channel = the Channel
short-tp_miraflores_1 = Miraflores 1
short-tp_miraflores_2 = Miraflores 2
short-ta_gatun_1 = Gatun 1
short-ta_gatun_2 = Gatun 2
short-ta_gatun_3 = Gatun 3
short-ta_gaillard = Gaillard Cut
short-ta_pedro_miguel = Pedro Miguel
short-ta_channel = the Channel
short-ta_miraflores_1 = Miraflores 1
short-ta_miraflores_2 = Miraflores 2

## Directions, and what a step takes

to_pacific = to the Pacific
to_atlantic = to the Atlantic

lock = lock
waterway = waterway

## Ships: the kinds, those of the companies, those of nobody

feeder = feeder
coaster = coaster
sprinter = sprinter
carrier = container carrier

red_feeder = Atlas feeder
red_coaster = Atlas coaster
red_sprinter = Atlas sprinter
red_carrier = Atlas carrier
blue_feeder = Boreal feeder
blue_coaster = Boreal coaster
blue_sprinter = Boreal sprinter
blue_carrier = Boreal carrier
yellow_feeder = Ceres feeder
yellow_coaster = Ceres coaster
yellow_sprinter = Ceres sprinter
yellow_carrier = Ceres carrier
green_feeder = Delta feeder
green_coaster = Delta coaster
green_sprinter = Delta sprinter
green_carrier = Delta carrier

mil_china = Chinese frigate
mil_europe = European frigate
mil_usa_east = USA East cruiser
mil_usa_west = USA West cruiser
cruise_caribbean = cruise ship Caribbean
cruise_riviera = cruise ship Riviera
panamax_colon = Panamax Colón
panamax_balboa = Panamax Balboa

## Contracts

china_1 = China 1
china_2 = China 2
china_3 = China 3
china_4 = China 4
china_5 = China 5
china_6 = China 6
europe_1 = Europe 1
europe_2 = Europe 2
europe_3 = Europe 3
europe_4 = Europe 4
europe_5 = Europe 5
europe_6 = Europe 6
usa_east_1 = USA East 1
usa_east_2 = USA East 2
usa_east_3 = USA East 3
usa_east_4 = USA East 4
usa_east_5 = USA East 5
usa_east_6 = USA East 6
usa_west_1 = USA West 1
usa_west_2 = USA West 2
usa_west_3 = USA West 3
usa_west_4 = USA West 4
usa_west_5 = USA West 5
usa_west_6 = USA West 6

setup_china_a = China 2+3
setup_china_b = China 4+1R
setup_europe_a = Europe 2+3
setup_europe_b = Europe 4+1R
setup_usa_east_a = USA East 2+3
setup_usa_east_b = USA East 4+1R
setup_usa_west_a = USA West 2+3
setup_usa_west_b = USA West 4+1R

slot_4 = column 4
slot_5 = column 5
slot_6 = column 6
incoming = incoming cargo
deck = deck

front = front
back = back

## Free actions of the clipboard

market = market
load = load
move = moves
rail = rail

## What passengers bring

cheap_transfer = cheap transfers
    .text = Transferring a die costs $2 instead of $5.
wide_choice = a wider choice
    .text = You may also take a contract from the incoming cargo or the top of the deck.
extra_load = an extra load
    .text = In a contract action you may load one more die from a contract.

## Captains and stevedores

captain_1 = Captain (4 moves)
captain_2 = Captain (3 moves)
captain_3 = Captain (3 moves)
captain_4 = Captain (2 moves)
captain_5 = Captain (2 moves)

stevedore_1 = Stevedore (2 loads or $8)
stevedore_2 = Stevedore (2 loads or $6)
stevedore_3 = Stevedore (1 load or $6)
stevedore_4 = Stevedore (1 load or $5)
stevedore_5 = Stevedore (1 load or $4)

## Financial advisors

advisor_fleet = Fleet broker
    .text = $4 for each ship you have built (at most $8).
advisor_cruise = Cruise agent
    .text = $5 for each passenger token you have (at most $15).
advisor_diplomat = Diplomat
    .text = $2 for each nation of which you have a flag (at most $8).
advisor_specialist = Trade attaché
    .text = $3 for each flag of your most frequent nation (at most $12).
advisor_portfolio = Portfolio manager
    .text = $3 for each company of which you hold a share (at most $12).
advisor_majority = Holding lawyer
    .text = $2 for each share you hold in your own company (at most $10).
advisor_treasurer = Treasurer
    .text = $1 for each full $2 of your company’s cash (at most $12).
advisor_analyst = Stock analyst
    .text = $3 for each $1 of your company’s dividend per share (at most $12).
advisor_auditor = Auditor
    .text = $4 if you took no bail-out, and $4 more if you also have no incomplete contract (at most $8).

## CEO awards

ceo_award_1 = CEO award of round 1
ceo_award_2 = CEO award of round 2
ceo_award_3 = CEO award of round 3

## Cards won by ships, and what gives moves and loads

captain = captain
stevedore = stevedore
advisor = financial advisor

white_die_action = white die
card_action = card
flag_action = flag

## White dice and what they give, containers, dice on the train

white_die = { $row ->
    [4] column { $column }, executive die
   *[other] column { $column } ({ die-gives })
}
die-gives = { $column ->
    [1] { die-moves }
    [2] { die-moves }
    [3] { die-moves }
   *[other] { $row ->
        [one] { $row } load
       *[other] { $row } loads
    }
}
die-moves = { $column } { $column ->
    [one] lock
   *[other] locks
}, { $row } { $row ->
    [one] waterway
   *[other] waterways
}
container = { $rail ->
    [yes] rail { $value } of { $contract }
   *[no] { $value } of { $contract }
}
wagon_die = { $value } on space { $place } ({ $company })

## Where money comes from, and what tells equals apart

source-cash = Own money
source-advisors = Advisors
source-awards = CEO awards
source-shares = Shares
source-bailouts = Bail-outs

tie-turn_order = the first in the turn order wins

## Options

option-two_player_turns = Turns with two players
    .hint = How many turns each of two players has in a round; with 4, some dice stay unused.
option-preloaded_start = Loaded start
    .hint = The first container of each starting contract already lies on the feeder.
option-slow_train = Slow train
    .hint = Dice wait in wagon 2 for a whole round before they reach the platform.
option-soft_fees = Soft fees
    .hint = Lower fees in the loading zones and the first locks.
option-random_setup = Dealt, not chosen
    .hint = Secret objective and starting contract are dealt instead of chosen.
