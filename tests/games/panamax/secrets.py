"""What Panamax hides (rules 10), and how to deal it anew."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from games.chance import Bag, Rng
from games.core import Action, Step
from games.panamax.actions import (
    ActNormally,
    Build,
    BuyShare,
    Container,
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
    SetupAction,
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
from games.panamax.data import ADVISORS, SETUP_CONTRACTS, Benefit, Side
from games.panamax.rules import PANAMAX
from games.panamax.starting import has_chosen
from games.panamax.state import PanamaxOptions, PanamaxState, Phase, Player
from tests.secrets.worlds import Leaks, Secrets, Told, Viewer, number


def redeal(state: PanamaxState, viewer: Viewer, chance: Random, ahead: Action | None = None) -> PanamaxState:
    """Other objectives and other dealt cards of the others, and another seed; all that is open stays.

    Where one more choice opens everything, what it opens stays, whoever chooses.
    """
    del ahead
    other = PANAMAX.copy(state)
    other.rng = Rng(chance.randbytes(32).hex(), chance.randrange(10_000))
    if state.result is not None:
        return other  # all objectives lie open
    players = [player for seat, player in enumerate(other.players) if seat != viewer]
    if state.phase is not Phase.SETUP:
        _deal_objectives(players, other.advisor_bag, chance)
    elif is_last_choice(state):
        _exchange_objectives([player for player in players if player.secret is not None], chance)
        _deal_unkept(other, [player for player in players if has_chosen(player)], chance)
    else:
        _deal_advisors(players, other.advisor_bag, chance)
        _deal_contracts(other, players, chance)
    return other


def is_last_choice(state: PanamaxState) -> bool:
    """Whether the set-up is over with the next choice, unless somebody replaces one."""
    missing = [(player.secret is None) + (player.start_contract is None) for player in state.players]
    return sum(missing) == 1


def _deal_objectives(players: list[Player], bag: Bag, chance: Random) -> None:
    """Kept advisors change among the others and those that left the game unseen."""
    cards = [card for player in players if (card := player.secret)] + bag.things()
    chance.shuffle(cards)
    for player in players:
        player.secret = cards.pop()
    bag.counts = Bag.of(cards).counts


def _exchange_objectives(players: list[Player], chance: Random) -> None:
    """Players who have kept an advisor hold each other's: what is given back stays the same."""
    hands = [(player.dealt_advisors, player.secret) for player in players]
    chance.shuffle(hands)
    for player, (dealt, kept) in zip(players, hands, strict=True):
        player.dealt_advisors, player.secret = dealt, kept


def _deal_unkept(state: PanamaxState, players: list[Player], chance: Random) -> None:
    """The starting contract that is not kept is never shown: it may be any that nobody was dealt."""
    dealt = {card for player in state.players for card in player.dealt_contracts}
    spare = [card for card in SETUP_CONTRACTS if card not in dealt]
    chance.shuffle(spare)
    for player in players:
        if spare:
            player.dealt_contracts = [
                card if card == player.start_contract else spare.pop() if spare else card
                for card in player.dealt_contracts
            ]


def _deal_advisors(players: list[Player], bag: Bag, chance: Random) -> None:
    """Others are dealt and kept."""
    cards = [card for player in players for card in player.dealt_advisors] + bag.things()
    chance.shuffle(cards)
    for player in players:
        player.dealt_advisors = [cards.pop() for _ in player.dealt_advisors]
        player.secret = None if player.secret is None else chance.choice(player.dealt_advisors)
    bag.counts = Bag.of(cards).counts


def _deal_contracts(state: PanamaxState, players: list[Player], chance: Random) -> None:
    mine = [card for player in state.players if player not in players for card in player.dealt_contracts]
    cards = [card for card in SETUP_CONTRACTS if card not in mine]
    chance.shuffle(cards)
    for player in players:
        player.dealt_contracts = [cards.pop() for _ in player.dealt_contracts]
        kept = player.start_contract
        player.start_contract = None if kept is None else chance.choice(player.dealt_contracts)


def look_alikes(action: Action, actions: Iterable[Action], viewer: Viewer) -> list[Action]:
    """What is kept is secret, that it is kept is not (10).

    A player with one choice left may be the last one, whose choice opens it; then only the same is alike.
    To replace the other choice opens nothing: what is kept already is not listed, so those are fewer.
    """
    del viewer  # the others know equally little
    listed = list(actions)
    if isinstance(action, SetupAction):
        same: list[Action] = [other for other in listed if type(other) is type(action)]
        if len(same) <= sum(isinstance(other, SetupAction) for other in listed) - len(same):
            return same
    return [other for other in listed if other == action]


def has_learned(before: PanamaxState, step: Step[PanamaxState], viewer: Viewer) -> bool:
    """Objectives or the set-up were opened, a contract was turned up, or white dice were rolled."""
    del viewer  # whoever looks: all of this is for everybody
    after = step.state
    return (
        (before.result is None and after.result is not None)
        or (before.phase is Phase.SETUP and after.phase is not Phase.SETUP)
        or before.contract_deck != after.contract_deck
        or before.round_no != after.round_no
    )


def hidden(state: PanamaxState) -> int:
    """How many cards somebody cannot see that somebody else can; most before the last choice at set-up."""
    if state.result is not None:
        return 0
    dealt = sum(len(player.dealt_advisors) + len(player.dealt_contracts) for player in state.players)
    if state.phase is not Phase.SETUP or is_last_choice(state):
        return len(state.players)
    objectives = sum(player.secret is not None for player in state.players)
    return dealt + min(objectives, sum(player.start_contract is not None for player in state.players))


CRATE = Container("china_3", 4, rail=False)
SECRETS = Secrets(
    redeal=redeal,
    look_alikes=look_alikes,
    has_learned=has_learned,
    probes=(
        KeepAdvisor("advisor_fleet"),
        KeepAdvisor("advisor_auditor"),
        KeepContract("setup_china_a"),
        TakeDie(WhiteDie(3, 2)),
        TransferDie(WhiteDie(1, 3), WhiteDie(5, 2)),
        ActNormally(),
        BuyShare("red"),
        RaisePrice("blue"),
        *(TakeContract(f"china_{number}", Side.FRONT) for number in range(1, 7)),
        DrawContract(),
        Load(CRATE, "red_coaster", "pac_load_china"),
        LoadTrain(Container("china_3", 3, rail=True)),
        LoadStock("cruise_riviera", "pac_load_china"),
        StopLoading(),
        Move("tp_gatun_1", "tp_gatun_2", ("red_feeder",)),
        StopMoving(),
        PutOnTrain(),
        RaiseTrainDie(WagonDie(1, "red", 3)),
        DeferMarket(),
        Skip(),
        TakeCash(),
        TakeCard("advisor_fleet"),
        PlacePassenger(Benefit.EXTRA_LOAD),
        TakeFlag("europe"),
        DeclineFlag(),
        UseStevedore(),
        KeepStevedore(),
        Build("red_carrier", "atl_load_europe"),
        PlayCaptain("captain_1"),
        PlayStevedore("stevedore_1"),
        DiscardContract("china_1"),
        EndTurn(),
    ),
    hidden=hidden,
    names=(*ADVISORS, *SETUP_CONTRACTS),
)
LEAKS = Leaks(
    options=PanamaxOptions(slow_train=True),
    in_the_state={
        "objective": lambda state: number([player.secret for player in state.players]),
        "start_contract": lambda state: number([player.start_contract for player in state.players]),
        "dealt_advisors": lambda state: number([player.dealt_advisors for player in state.players]),
        "dealt_contracts": lambda state: number([player.dealt_contracts for player in state.players]),
        "advisor_bag": lambda state: number(state.advisor_bag.things()),
    },
    in_the_step={
        "kept_advisor": Told("advisor_kept", "advisor_chosen", later="the secret objective"),
        "kept_contract": Told("start_contract_kept", "start_contract_chosen", later="a sealed choice"),
    },
    shows_nothing={
        TakeDie: "white dice are open",
        TransferDie: "white dice and company cash are open",
        ActNormally: "the column is open",
        BuyShare: "shares, prices and cash are open",
        RaisePrice: "prices are open",
        Load: "contracts, dice and ships are open",
        LoadTrain: "contracts, dice and the train are open",
        LoadStock: "dice and ships are open",
        StopLoading: "that an action is over is open",
        Move: "ships are open, and so is what they bring",
        StopMoving: "that an action is over is open",
        PutOnTrain: "dice and the train are open",
        RaiseTrainDie: "the train is open",
        Skip: "that a free action lapses is open",
        TakeCash: "cash is open",
        TakeCard: "stacks and advisors on display are open",
        PlacePassenger: "passengers are open",
        TakeFlag: "the platform is open",
        KeepStevedore: "cards in hand are open",
        Build: "clipboards and company cash are open",
        PlayCaptain: "cards in hand are open",
        PlayStevedore: "cards in hand are open",
        DiscardContract: "contracts on clipboards are open",
    },
    matters="players.*.secret",
    places=(
        *("players.*.dealt_advisors", "players.*.secret", "players.*.dealt_contracts"),
        *("players.*.start_contract", "advisor_bag"),
    ),
)
