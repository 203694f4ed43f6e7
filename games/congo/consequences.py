"""What an action on the Congo costs and brings, as its player sees it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.congo.actions import (
    AddAuxiliaries,
    BoilerDiscard,
    ChooseCharacter,
    DeclineSpecial,
    Flee,
    HippoAdd,
    HippoCommit,
    Hunt,
    OverboardTarget,
    Pass,
    PlaySpecial,
    Stay,
)
from games.congo.data import AUXILIARIES, HIPPOS
from games.congo.state import HALVES, Stage, Status
from games.congo.view import CongoView
from games.core import Action
from games.values import Event, Text, Who, points

FIGURES = ("points", "hippos", "auxiliaries", "characters", "specials")
BY_VALUE = frozenset({"points", "hippos", "specials"})
"""Who takes the port gets these; everybody else gains and loses cards alike, as all can see."""
DOUBTFUL = {
    **dict.fromkeys(("choose_character", "decline_special", "settler_swap", "keep_bid", "stay"), BY_VALUE),
    **dict.fromkeys(("hunt", "skip_overboard", "overboard_target"), BY_VALUE),
    "play_special": frozenset(FIGURES) - {"specials"},
    **dict.fromkeys(("boiler_discard", "gorilla_attack", "fight"), frozenset(FIGURES)),
    **dict.fromkeys(("flee", "warrior_attack", "hippo_commit"), frozenset(FIGURES)),
}
"""Before the auction values come by dice and by what others have sent; in it everything lies open."""


def figures(view: CongoView) -> dict[str, int]:
    """Half points, and what is in hand."""
    if view.me is None:
        return {}
    player = view.players[view.me]
    counts = (player.score_half, player.hippos, player.auxiliaries, player.characters, player.specials)
    return dict(zip(FIGURES, counts, strict=True))


def figure(key: str, count: int) -> Text:
    """Points as they are counted: there are halves."""
    return Text(f"figure-{key}", {"count": points(count, HALVES) if key == "points" else count})


def having(view: CongoView) -> list[Text]:
    """One's total and the highest while there is an auction, and what is in hand."""
    if view.me is None:
        return []
    bid, said = view.players[view.me].bid, []
    if bid is not None and bid.total_half is not None and view.highest_half is not None:
        said.append(Text("figure-total", {"total": points(bid.total_half, HALVES)}))
        said.append(Text("figure-highest", {"total": points(view.highest_half, HALVES)}))
    return said + [figure(key, count) for key, count in figures(view).items() if count]


def outcome(before: CongoView, after: CongoView, events: Sequence[Event], action: Action) -> Iterator[Text]:
    """How a bid then stands, what a tie comes to, and who takes the port."""
    assert before.me is not None
    match action:
        case AddAuxiliaries(cards):
            yield _standing(before, sum(AUXILIARIES[card].bonus_half for card in cards))
        case Pass() if after.stage is Stage.AUCTION:
            bid = after.players[before.me].bid
            is_back = bid is not None and bid.status is Status.SOFT
            yield Text("says-may_return" if is_back else "says-out")
        case HippoCommit(tiles) | HippoAdd(tiles):
            spent = (*before.players[before.me].spent, *tiles)
            yield Text("says-sum", {"sum": sum(HIPPOS[tile].value for tile in spent)})
        case ChooseCharacter() | BoilerDiscard():
            yield Text("says-sealed" if after.stage is before.stage else "says-all_chosen")
    if type(action) in MEANINGS:
        yield Text(MEANINGS[type(action)])
    if any(event.kind == "gorilla_killed" for event in events):
        yield Text("says-killed")
    if after.stage is Stage.AUCTION and before.stage not in (Stage.AUCTION, Stage.CHOOSE):
        yield Text("says-auction")
    if action.kind() not in DOUBTFUL:
        yield from _port(before, events)


MEANINGS: dict[type[Action], str] = {
    DeclineSpecial: "says-keep_specials",
    Hunt: "says-leaves_auction",
    Stay: "says-stays",
    Flee: "says-flees",
}
"""What is to be known of what one decides once."""


def _standing(view: CongoView, bonus: int) -> Text:
    """One's total with so much more, and how it compares."""
    assert view.me is not None
    bid = view.players[view.me].bid
    assert bid is not None
    assert bid.total_half is not None
    total = bid.total_half + bonus
    rivals = [
        other.bid.total_half
        for other in view.players
        if other.seat != view.me and other.bid is not None and other.bid.total_half is not None
    ]
    highest = max(rivals, default=0)
    key = "says-leads" if total > highest else "says-level" if total == highest else "says-behind"
    return Text(key, {"total": points(total, HALVES), "highest": points(highest, HALVES)})


def _port(view: CongoView, events: Sequence[Event]) -> Iterator[Text]:
    """Who takes the port, if that is settled by it."""
    assert view.me is not None
    own = Who(view.me)
    for event in events:
        match event.kind:
            case "port_taken" if event.values["who"] == own:
                yield Text("says-takes", {"stop": event.values["stop"]})
            case "port_taken":
                yield Text("says-lost", {"stop": event.values["stop"]})
            case "port_shared":
                yield Text("says-shared", {"stop": event.values["stop"]})
            case "port_untaken":
                yield Text("says-untaken", {"stop": event.values["stop"]})
            case "tie_began":
                yield Text("says-tie")


def doubts(before: CongoView, one: CongoView, other: CongoView, action: Action) -> Iterator[Text]:
    """What others sent, what the die shows, what is drawn."""
    assert one.own is not None
    assert other.own is not None
    if one.is_revealed and not before.is_revealed:
        yield Text("doubt-characters")
    if one.rolls != other.rolls:
        yield Text("doubt-die")
    match action:
        case OverboardTarget():
            yield Text("doubt-overboard")
        case PlaySpecial(stop=str()):
            yield Text("doubt-tile")
            return
    if action.kind() == "hippo_commit":
        yield Text("doubt-hippos")
    if one.result is not None:
        yield Text("doubt-end")
    elif one.turn_no > before.turn_no:
        yield Text("doubt-stop")
    elif one.own != other.own:
        yield Text("doubt-cards")
