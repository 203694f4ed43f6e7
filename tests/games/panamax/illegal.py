"""The illegal actions of section 9, by their numbers: who tries what where, and the reason to be given.

Number 0 stands for what section 9 does not list, but somebody may try.
"""

from __future__ import annotations

from msgspec.structs import replace

from games.chance import Rng
from games.core import Action
from games.panamax.actions import (
    ActNormally,
    Build,
    BuyShare,
    DeclineFlag,
    DeferMarket,
    DiscardContract,
    DrawContract,
    EndTurn,
    KeepAdvisor,
    KeepContract,
    KeepStevedore,
    Load,
    LoadStock,
    LoadTrain,
    Move,
    PlacePassenger,
    PlayCaptain,
    PlayStevedore,
    PutOnTrain,
    RaisePrice,
    RaiseTrainDie,
    Skip,
    StopLoading,
    StopMoving,
    TakeCard,
    TakeCash,
    TakeContract,
    TakeDie,
    TakeFlag,
    TransferDie,
    UseStevedore,
    WagonDie,
    WhiteDie,
)
from games.panamax.data import Benefit, Side
from games.panamax.frames import (
    Executive,
    FeeStevedore,
    Market,
    Passenger,
    RailFlag,
    Reward,
    Source,
)
from games.panamax.rules import PANAMAX
from games.panamax.state import PanamaxOptions, Phase
from tests.games.panamax.illegal_cargo import aboard, contracts, railways
from tests.games.panamax.playing import idle_out
from tests.games.panamax.positions import (
    BLUE,
    GREEN,
    RED,
    SEED,
    YELLOW,
    captain,
    crate,
    guest,
    loading,
    moving,
    position,
    put,
    shares,
    stevedore,
)
from tests.games.panamax.trying import Illegal, acting

EVERY_KIND: tuple[Action, ...] = (
    KeepAdvisor("advisor_fleet"),
    KeepContract("setup_china_a"),
    TakeDie(WhiteDie(1, 2)),
    TransferDie(WhiteDie(1, 2), WhiteDie(4, 1)),
    ActNormally(),
    BuyShare("red"),
    RaisePrice("red"),
    TakeContract("europe_4", Side.FRONT),
    DrawContract(),
    Load(crate("china_3", "4"), "red_coaster", "atl_load_europe"),
    LoadTrain(crate("china_3", "3R")),
    LoadStock("red_coaster", "atl_load_europe"),
    StopLoading(),
    PutOnTrain(),
    RaiseTrainDie(WagonDie(1, "red", 2)),
    Move("atl_load", "tp_gatun_1", ("mil_europe",)),
    StopMoving(),
    DeferMarket(),
    Skip(),
    TakeCash(),
    TakeCard("captain_1"),
    PlacePassenger(Benefit.EXTRA_LOAD),
    TakeFlag("china"),
    DeclineFlag(),
    UseStevedore(),
    KeepStevedore(),
    Build("red_carrier", "atl_load_europe"),
    PlayCaptain("captain_1"),
    PlayStevedore("stevedore_1"),
    DiscardContract("china_1"),
    EndTurn(),
)


def dice() -> list[Illegal]:
    """The action table and the executive dice (4.3)."""
    start = position(dice=(3, 2, 2, 2, 3, 0))
    poor = position()
    poor.players[RED].company_cash = 4
    transferred = acting(loading(2, 5))
    executive = acting(Executive(RED, 1))
    sold_out, dear = acting(Executive(RED, 1)), acting(Executive(RED, 1))
    sold_out.players[RED].cash = 30
    shares(sold_out, BLUE, BLUE, 5)
    dear.players[RED].cash, dear.players[BLUE].price = 6, 9
    dear.players[RED].company_cash = 40
    done = acting()
    carded = position(frames=[moving(either=2, source=Source.CARD)])
    market = acting(Market(RED, "china"))
    market.players[RED].cash = 5
    return [
        Illegal(1, start, RED, TakeDie(WhiteDie(1, 2)), "not_the_lowest", "4.3"),
        Illegal(2, start, RED, TakeDie(WhiteDie(1, 4)), "column_not_empty", "4.3"),
        Illegal(0, start, RED, TakeDie(WhiteDie(6, 3)), "no_die_there", "4.3"),
        Illegal(0, start, RED, TakeDie(WhiteDie(3, 4)), "no_die_there", "4.3"),
        Illegal(0, start, RED, TakeDie(WhiteDie(7, 1)), "no_such_place", "2.8"),
        Illegal(0, start, RED, TakeDie(WhiteDie(1, 0)), "no_such_place", "2.8"),
        Illegal(3, done, RED, TakeDie(WhiteDie(1, 2)), "one_die", "4.2"),
        Illegal(3, done, RED, TransferDie(WhiteDie(1, 2), WhiteDie(4, 1)), "one_die", "4.2"),
        Illegal(0, carded, RED, TakeDie(WhiteDie(1, 2)), "finish_first", "4.2"),
        Illegal(4, start, RED, TransferDie(WhiteDie(1, 1), WhiteDie(3, 1)), "other_side_only", "4.3"),
        Illegal(5, start, RED, TransferDie(WhiteDie(1, 1), WhiteDie(5, 1)), "no_free_row", "4.3"),
        Illegal(0, start, RED, TransferDie(WhiteDie(1, 1), WhiteDie(6, 1)), "highest_row_only", "4.3"),
        Illegal(0, start, RED, TransferDie(WhiteDie(1, 1), WhiteDie(6, 4)), "highest_row_only", "4.3"),
        Illegal(0, start, RED, TransferDie(WhiteDie(1, 1), WhiteDie(9, 1)), "no_such_place", "2.8"),
        Illegal(6, poor, RED, TransferDie(WhiteDie(1, 2), WhiteDie(4, 1)), "company_cannot_pay", "4.3"),
        Illegal(7, transferred, RED, BuyShare("blue"), "no_executive_die", "4.3"),
        Illegal(7, transferred, RED, RaisePrice("red"), "no_executive_die", "4.3"),
        Illegal(7, transferred, RED, ActNormally(), "no_executive_die", "4.3"),
        Illegal(27, sold_out, RED, BuyShare("blue"), "sold_out", "5.7"),
        Illegal(28, dear, RED, BuyShare("blue"), "too_dear", "5.7"),
        Illegal(30, dear, RED, BuyShare("blue"), "too_dear", "5.7"),
        Illegal(43, market, RED, BuyShare("green"), "too_dear", "5.7"),
        Illegal(0, executive, RED, BuyShare("purple"), "no_such_company", "2.2"),
        Illegal(33, executive, RED, RaisePrice("blue"), "own_company_only", "4.3"),
        Illegal(0, market, RED, RaisePrice("red"), "no_executive_die", "4.3"),
    ]


def canal() -> list[Illegal]:
    """Moving ships (4.5)."""
    state = acting(moving(locks=2, waterways=2))
    put(state, "red_carrier", "atl_load_europe", (RED, 2))
    put(state, "blue_coaster", "tp_gatun_2", (BLUE, 4))
    put(state, "mil_europe", "tp_gatun_2")
    put(state, "green_coaster", "lake_gatun", (GREEN, 4))
    put(state, "yellow_coaster", "lake_gatun", (YELLOW, 4))
    put(state, "red_coaster", "lake_gatun", (RED, 4))
    locks = acting(moving(locks=2))
    put(locks, "green_coaster", "lake_gatun", (GREEN, 4))
    put(locks, "blue_coaster", "tp_gatun_2", (BLUE, 4))
    begun = acting(replace(moving(either=2, source=Source.FLAG), has_begun=True))
    pair = ("blue_coaster", "mil_europe")
    trio = ("green_coaster", "red_coaster", "yellow_coaster")
    out = "atl_load", "tp_gatun_1"
    return [
        Illegal(18, state, RED, Move(*out, ("red_carrier",)), "not_ready", "5.2"),
        Illegal(19, state, RED, Move("atl_wait", "tp_gatun_1", ("red_feeder",)), "ship_waits", "4.5"),
        Illegal(19, state, RED, Move(*out, ("red_feeder",)), "ship_waits", "4.5"),
        Illegal(
            20, state, RED, Move("tp_gatun_2", "tp_gatun_3", ("mil_europe",)), "group_stays_together", "4.5"
        ),
        Illegal(21, state, RED, Move("lake_gatun", "tp_gaillard", trio), "group_too_large", "4.5"),
        Illegal(
            22, locks, RED, Move("lake_gatun", "tp_gaillard", ("green_coaster",)), "no_such_move_left", "4.5"
        ),
        Illegal(23, state, RED, Move("tp_gatun_2", "tp_gatun_1", pair), "against_the_lane", "4.5"),
        Illegal(0, state, RED, Move("tp_gatun_2", "lake_gatun", pair), "no_way_there", "2.5"),
        Illegal(0, state, RED, Move(*out, ()), "no_ships_named", "4.5"),
        Illegal(
            0, state, RED, Move("lake_gatun", "tp_gaillard", ("red_coaster",) * 2), "no_ships_named", "4.5"
        ),
        Illegal(0, state, RED, Move(*out, ("flying_dutchman",)), "no_such_ship", "2.6"),
        Illegal(0, state, RED, Move(*out, ("green_coaster",)), "ship_elsewhere", "4.5"),
        Illegal(0, state, RED, Move("lake_gatun", "ta_gatun_3", ("green_coaster",)), "ship_elsewhere", "4.5"),
        Illegal(24, state, RED, StopMoving(), "must_move", "4.5"),
        Illegal(44, begun, RED, StopMoving(), "must_move", "4.5"),
        Illegal(44, begun, RED, Skip(), "moves_begun", "5.4"),
        Illegal(0, acting(), RED, Move(*out, ("mil_europe",)), "no_moves_now", "4.5"),
        Illegal(0, acting(), RED, StopMoving(), "no_moves_now", "4.5"),
    ]


def besides() -> list[Illegal]:
    """Cards, ships to build and the end of the turn (4.2, 4.6)."""
    fresh = acting()
    captain(fresh, RED)
    stevedore(fresh, RED)
    fresh.players[RED].fresh = ["captain", "stevedore"]
    holding = acting(Reward(GREEN, "green_feeder"))
    captain(holding, GREEN)
    loaded = acting(Reward(GREEN, "green_coaster"))
    stevedore(loaded, GREEN)
    plain = acting(Reward(GREEN, "green_feeder"))
    poor = position()
    poor.players[RED].company_cash, poor.players[RED].cash = 4, 40
    built = position()
    put(built, "red_carrier", "atl_load_europe")
    rail = position(has_taken=True, frames=[RailFlag(GREEN)])
    rail.phase = Phase.RAIL
    captain(rail, GREEN)
    stevedore(rail, GREEN)
    captain(rail, RED)
    fees = position(has_taken=True, frames=[FeeStevedore(GREEN, 8)])
    fees.phase, fees.fees = Phase.FEES, [0, 0, 0, 8]
    stevedore(fees, GREEN)
    own = acting(Reward(RED, "red_feeder"))
    captain(own, BLUE)
    guest_due = acting(Passenger(RED))
    guest(guest_due, RED, Benefit.EXTRA_LOAD)
    rail.platform.remove("china")
    rail.flags["china"] += 1
    return [
        Illegal(25, fresh, RED, PlayCaptain("captain_1"), "won_this_turn", "4.6"),
        Illegal(25, fresh, RED, PlayStevedore("stevedore_1"), "won_this_turn", "4.6"),
        Illegal(26, holding, GREEN, TakeCard("captain_2"), "hand_full", "5.5"),
        Illegal(26, loaded, GREEN, TakeCard("stevedore_2"), "hand_full", "5.5"),
        Illegal(0, plain, GREEN, TakeCard("captain_2"), "not_that_card", "5.5"),
        Illegal(0, plain, GREEN, TakeCard("advisor_diplomat"), "not_that_card", "5.5"),
        Illegal(29, poor, RED, Build("red_sprinter", "atl_load_europe"), "company_cannot_pay", "4.6"),
        Illegal(29, position(), RED, Build("red_sprinter", "atl_wait"), "build_in_loading_zone", "4.6"),
        Illegal(0, position(), RED, Build("mil_europe", "atl_load_europe"), "no_such_ship", "2.6"),
        Illegal(0, position(), RED, Build("blue_sprinter", "atl_load_europe"), "not_your_ship", "4.6"),
        Illegal(46, built, RED, Build("red_carrier", "atl_load_europe"), "already_built", "4.6"),
        Illegal(46, position(), RED, Build("red_feeder", "atl_load_europe"), "already_built", "4.6"),
        Illegal(34, position(), RED, EndTurn(), "take_die_first", "4.2"),
        Illegal(0, acting(moving(1, 1)), RED, EndTurn(), "finish_first", "4.2"),
        Illegal(0, acting(Executive(RED, 1)), RED, EndTurn(), "finish_first", "4.2"),
        Illegal(45, rail, GREEN, PlayCaptain("captain_1"), "own_turn_only", "4.6"),
        Illegal(45, rail, GREEN, PlayStevedore("stevedore_1"), "own_turn_only", "4.6"),
        Illegal(45, rail, RED, PlayCaptain("captain_2"), "own_turn_only", "4.6"),
        Illegal(45, own, BLUE, PlayCaptain("captain_1"), "own_turn_only", "4.6"),
        Illegal(0, fees, GREEN, Build("green_sprinter", "atl_load_europe"), "own_turn_only", "4.6"),
        Illegal(0, position(), RED, PlayCaptain("captain_1"), "card_not_held", "4.6"),
        Illegal(0, own, RED, Build("red_sprinter", "atl_load_europe"), "answer_first", "4.2"),
        Illegal(0, own, RED, EndTurn(), "answer_first", "4.2"),
        Illegal(0, rail, GREEN, EndTurn(), "no_turn_now", "4.7"),
        Illegal(0, rail, GREEN, TakeDie(WhiteDie(1, 2)), "no_turn_now", "4.7"),
        Illegal(0, rail, GREEN, TakeFlag("china"), "flag_not_there", "4.7"),
        Illegal(0, rail, GREEN, TakeFlag("atlantis"), "no_such_nation", "2.3"),
        Illegal(0, position(), RED, TakeFlag("china"), "no_flag_due", "4.7"),
        Illegal(0, position(), RED, DeclineFlag(), "no_flag_due", "4.7"),
        Illegal(0, position(), RED, UseStevedore(), "no_fees_due", "4.7"),
        Illegal(0, position(), RED, KeepStevedore(), "no_fees_due", "4.7"),
        Illegal(0, position(), RED, TakeCash(), "no_reward_due", "5.5"),
        Illegal(0, position(), RED, TakeCard("captain_1"), "no_reward_due", "5.5"),
        Illegal(0, position(), RED, PlacePassenger(Benefit.EXTRA_LOAD), "no_passenger_due", "5.5"),
        Illegal(0, guest_due, RED, PlacePassenger(Benefit.EXTRA_LOAD), "space_taken", "2.11"),
        Illegal(0, position(), RED, DeferMarket(), "no_market", "5.4"),
        Illegal(
            0, acting(Market(RED, "china", is_deferred=True)), RED, DeferMarket(), "deferred_once", "5.4"
        ),
        Illegal(0, position(), RED, Skip(), "nothing_to_skip", "5.4"),
    ]


def not_asked() -> list[Illegal]:
    """Any action of a player whom the top frame does not ask, before, during and after the game."""
    begun = PANAMAX.setup(3, PanamaxOptions(), Rng(SEED)).state
    over = idle_out(position(2, round_no=3, dice=(1, 0, 0, 1, 0, 0), executive=())).state
    waits = acting(Reward(GREEN, "green_feeder"))
    captain(waits, RED)
    advisor = begun.players[0].dealt_advisors[0]
    kept = PANAMAX.play(begun, 0, KeepAdvisor(advisor)).state
    asked = [action for action in EVERY_KIND[2:] if not isinstance(action, PlayCaptain | PlayStevedore)]
    return [
        *(Illegal(47, position(), BLUE, action, "not_asked", "4.8") for action in asked),
        *(
            Illegal(47, waits, RED, action, "not_asked", "4.8")
            for action in (*asked, PlayCaptain("captain_1"))
        ),
        *(Illegal(0, begun, 0, action, "choose_first", "3") for action in EVERY_KIND[2:]),
        *(Illegal(0, position(), RED, action, "setup_is_over", "3") for action in EVERY_KIND[:2]),
        *(Illegal(0, over, RED, action, "over", "6") for action in EVERY_KIND),
        *(Illegal(0, position(), 7, action, "not_seated", "1") for action in EVERY_KIND),
        Illegal(0, begun, 1, KeepAdvisor(advisor), "card_not_dealt", "3"),
        Illegal(0, begun, 0, KeepContract("nothing"), "card_not_dealt", "3"),
        Illegal(0, kept, 0, KeepAdvisor(advisor), "already_kept", "3"),
    ]


ILLEGAL = [*dice(), *contracts(), *aboard(), *railways(), *canal(), *besides(), *not_asked()]
UNREADABLE = [
    (1, "a die by its value", b'{"kind": "take_die", "value": 3}'),
    (24, "moves given up one by one", b'{"kind": "stop_moving", "count": 1}'),
    (28, "company cash for a share", b'{"kind": "buy_share", "company": "red", "purse": "company"}'),
    (30, "a bail-out", b'{"kind": "take_bailout"}'),
    (32, "more than two points", b'{"kind": "raise_train_die", "die": {"place": 1}, "by": 3}'),
    (39, "a ship brought without a load", b'{"kind": "bring", "ship": "red_feeder"}'),
]
"""What no action of the game can say, as somebody may still send it."""
