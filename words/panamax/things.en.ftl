# The things of Panamax: companies, nations, zones, ships, contracts, cards, where money comes from, options.

game-panamax = Panamax

## Companies: their letters are those of the seats

red = Atlas Lines
blue = Boreal Shipping
yellow = Canary Cargo
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
pac_wait = Pacific waiting zone
pac_load_china = China loading zone
pac_load_usa_west = USA West loading zone
lake_gatun = Lake Gatun
lake_miraflores = Lake Miraflores
tp_gatun_1 = Gatun lock 1 (to the Pacific)
tp_gatun_2 = Gatun lock 2 (to the Pacific)
tp_gatun_3 = Gatun lock 3 (to the Pacific)
tp_gaillard = Gaillard Cut (to the Pacific)
tp_pedro_miguel = Pedro Miguel lock (to the Pacific)
tp_channel = Miraflores Channel (to the Pacific)
tp_miraflores_1 = Miraflores lock 1 (to the Pacific)
tp_miraflores_2 = Miraflores lock 2 (to the Pacific)
ta_gatun_1 = Gatun lock 1 (to the Atlantic)
ta_gatun_2 = Gatun lock 2 (to the Atlantic)
ta_gatun_3 = Gatun lock 3 (to the Atlantic)
ta_gaillard = Gaillard Cut (to the Atlantic)
ta_pedro_miguel = Pedro Miguel lock (to the Atlantic)
ta_channel = Miraflores Channel (to the Atlantic)
ta_miraflores_1 = Miraflores lock 1 (to the Atlantic)
ta_miraflores_2 = Miraflores lock 2 (to the Atlantic)

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
yellow_feeder = Canary feeder
yellow_coaster = Canary coaster
yellow_sprinter = Canary sprinter
yellow_carrier = Canary carrier
green_feeder = Delta feeder
green_coaster = Delta coaster
green_sprinter = Delta sprinter
green_carrier = Delta carrier

mil_china = Chinese frigate
mil_europe = European frigate
mil_usa_east = US Atlantic cruiser
mil_usa_west = US Pacific cruiser
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

setup_china_a = China A (2 and 3)
setup_china_b = China B (4, and 1 by rail)
setup_europe_a = Europe A (2 and 3)
setup_europe_b = Europe B (4, and 1 by rail)
setup_usa_east_a = USA East A (2 and 3)
setup_usa_east_b = USA East B (4, and 1 by rail)
setup_usa_west_a = USA West A (2 and 3)
setup_usa_west_b = USA West B (4, and 1 by rail)

slot_4 = the contract under column 4
slot_5 = the contract under column 5
slot_6 = the contract under column 6
incoming = the incoming cargo
deck = the top of the deck

front = flag side
back = plain side

## Free actions of the clipboard

market = market
    .text = Buy one share of any company now, or turn the flag over to buy later.
load = load
    .text = Load one die: from a contract on a ship, or from stock as a 2.
move = moves
    .text = Make 3 moves, locks and waterways in any mix.
rail = rail
    .text = Put a die from stock on the train as a 2, or raise one of your dice there by 2.

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
    .text = $4 for each ship you have built from your clipboard (at most $8).
advisor_cruise = Cruise agent
    .text = $5 for each passenger token on your clipboard (at most $15).
advisor_diplomat = Diplomat
    .text = $2 for each nation of which you have a flag (at most $8).
advisor_specialist = Trade attaché
    .text = $3 for each flag of the nation of which you have the most (at most $12).
advisor_portfolio = Portfolio manager
    .text = $3 for each company of which you hold a share (at most $12).
advisor_majority = Holding lawyer
    .text = $2 for each share of your own company that you hold (at most $10).
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
