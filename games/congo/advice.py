"""What a player of Congo should not overlook, from what that player sees."""

from __future__ import annotations

from games.congo.data import EXPERTISE, RIVER, STOPS
from games.congo.state import HALVES, Stage, Status
from games.congo.view import CongoView, OwnView
from games.values import Text, Value, points

FIRST_STOPS = 2
"""Turns in which one is told what makes a character strong."""
POOR = min(stop.points for stop in STOPS.values())
RICH = max(stop.points for stop in STOPS.values())
EARLY = 4
"""Turns in which a poor stop is said to be one."""


def advice(view: CongoView) -> Text | None:
    """The most pressing of what there is to say."""
    if view.own is None or view.me is None or view.me not in view.waiting:
        return None
    is_last = view.turn_no == view.turns
    match view.stage:
        case Stage.CHOOSE:
            return Text("advice-last-choice") if is_last else _first_choice(view, view.own) or _hippos(view)
        case Stage.SPECIAL if is_last:
            return Text("advice-last-special")
        case Stage.AUCTION:
            return _auction(view, view.own, is_last=is_last)
        case Stage.SEALED | Stage.OPEN:
            return Text("advice-tiles")
    return None


def ending(view: CongoView) -> Text | None:
    """The last stop, named at the one before."""
    if view.result is not None or view.turn_no < view.turns - 1:
        return None
    return Text("ending-stop-last" if view.turn_no == view.turns else "ending-stop-next", {"stop": RIVER[-1]})


def _first_choice(view: CongoView, own: OwnView) -> Text | None:
    """The character in hand that starts highest here, counted with the auxiliaries that go with it."""
    if view.turn_no > FIRST_STOPS or not own.worth:
        return None

    best = min(own.worth, key=lambda card: (-own.worth[card][0] - fitting(own, card), card))
    least, most = own.worth[best]
    values: dict[str, Value] = {"character": f"title-{best}", "least": least, "sure": least == most}
    return Text("advice-first-choice", {**values, "fitting": fitting(own, best)})


def fitting(own: OwnView, character: str) -> int:
    """How many of one's auxiliaries go with that character."""
    return sum(auxiliary in EXPERTISE[character] for auxiliary in own.auxiliaries)


def _hippos(view: CongoView) -> Text | None:
    return Text("advice-hippos") if STOPS[view.boat].has_hippos else None


def _auction(view: CongoView, own: OwnView, *, is_last: bool) -> Text | None:
    """What a pass means, and what auxiliaries are worth later (4.11)."""
    bid = None if view.me is None else view.players[view.me].bid
    if bid is None or bid.total_half is None or view.highest_half is None:
        return None
    if bid.total_half < view.highest_half:
        total, highest = points(bid.total_half, HALVES), points(view.highest_half, HALVES)
        return Text("advice-final-pass", {"total": total, "highest": highest})
    if bid.status is Status.SOFT:
        return Text("advice-second-pass")
    if is_last and own.auxiliaries:
        return Text("advice-last-auxiliaries")
    is_poor = view.turn_no <= EARLY and STOPS[view.boat].points == POOR
    return Text("advice-poor-stop", {"points": POOR, "rich": RICH}) if is_poor else None
