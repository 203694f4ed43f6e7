"""Who takes the port, what is cleared away, and the end of the game (rules 4.15, 4.16, 6)."""

from __future__ import annotations

from collections.abc import Collection

from games.congo import turn
from games.congo.cards import lay_aside
from games.congo.data import BOX, NEUTRALS
from games.congo.state import AUXILIARY, HALVES, CongoState, PastBid, PastTurn, Player, Stage
from games.core import Result
from games.ending import ranked, won
from games.values import Event, Seat, Value, Who, points


def take_port(state: CongoState, taker: Seat) -> list[Event]:
    """The taker scores and begins the next turn."""
    player, stop = state.players[taker], state.stop
    state.place.taker = taker
    player.points["ports"] += HALVES * stop.points
    events = [Event("port_taken", {"who": Who(taker), "stop": stop.id, "points": stop.points})]
    if state.special is not None and state.special.card == "trader" and state.special.owner == taker:
        bonus = BOX.scoring.trader_half
        player.points["trader"] += bonus
        events.append(Event("trader_paid", {"who": Who(taker), "points": points(bonus, HALVES)}))
    if stop.has_hippos:
        events += _draw_hippos(state, taker)
    state.first = taker
    return events + _end_turn(state, taker, ())


def share_port(state: CongoState, tied: list[Seat]) -> list[Event]:
    """A tie that nothing resolved: a point for each, and no taker."""
    state.place.tied = list(tied)
    for seat in tied:
        state.players[seat].points["ties"] += BOX.scoring.tie_half
    values: dict[str, Value] = {
        "who": tuple(Who(seat) for seat in tied),
        "stop": state.boat,
        "points": points(BOX.scoring.tie_half, HALVES),
    }
    return [Event("port_shared", values), *_end_turn(state, None, tied)]


def leave_port(state: CongoState) -> list[Event]:
    """Nobody takes it, and the first player stays."""
    return [Event("port_untaken", {"stop": state.boat}), *_end_turn(state, None, ())]


def _draw_hippos(state: CongoState, taker: Seat) -> list[Event]:
    number = min(BOX.scoring.hippos_for_taker, len(state.hippo_pile))
    drawn = tuple(sorted(state.hippo_pile.draw(state.rng) for _ in range(number)))
    for tile in drawn:
        state.players[taker].hippos.add(tile)
    return [
        Event("hippos_drawn", {"who": Who(taker), "count": number}),
        Event("hippos_received", {"tiles": drawn}, seen_by=(taker,), reveals=True),
    ]


def _end_turn(state: CongoState, taker: Seat | None, tied: Collection[Seat]) -> list[Event]:
    """Clear the table, and on to the next stop or the end."""
    state.previous = PastTurn(
        stop=state.boat,
        special=state.special,
        bids=tuple([_past_bid(seat, player) for seat, player in enumerate(state.players)]),
        taker=taker,
        tied=tuple(tied),
    )
    events = _clean_up(state, {taker, *tied})
    place = state.route.index(state.boat) + 1
    if place == len(state.route):
        return events + finish(state)
    state.boat = state.route[place]
    return events + turn.begin(state)


def _past_bid(seat: Seat, player: Player) -> PastBid:
    bid, lost, hippos = player.bid, player.lost, tuple(player.spent)
    fate = None if lost is None else lost.fate
    if bid is None:
        return PastBid(seat, None if lost is None else lost.character, (), None, fate, hippos)
    return PastBid(seat, bid.character, tuple(bid.auxiliaries), bid.total_half, fate, hippos)


def _clean_up(state: CongoState, rewarded: Collection[Seat | None]) -> list[Event]:
    """All that was played is laid aside; at a Friendly Meeting those who got nothing take theirs back."""
    events, gone = [], []
    is_friendly = state.is_played("friendly_meeting")
    for seat in state.bidders():
        player = state.players[seat]
        assert player.bid is not None
        character = player.bid.character
        for card in player.bid.auxiliaries:
            state.decks[AUXILIARY].discard.add(card)
        if is_friendly and seat not in rewarded:
            player.characters.add(character)
            events.append(Event("bid_taken_back", {"who": Who(seat), "character": character}))
            continue
        lay_aside(state, character)
        if character in NEUTRALS:
            gone.append(character)
    if gone:
        events.append(Event("neutrals_left", {"characters": tuple(gone), "count": len(gone)}))
    _forget_turn(state)
    return events


def _forget_turn(state: CongoState) -> None:
    """What held for one stop only."""
    for player in state.players:
        player.bid = player.lost = player.pick = player.commitment = None
        player.spent = []
    state.waiting, state.rolls, state.tied = [], [], []
    state.special = state.settler_card = state.port_language = None
    state.is_revealed = state.is_servant_used = False


def finish(state: CongoState) -> list[Event]:
    """Special cards in hand count, and the winner is named (6)."""
    state.stage = Stage.OVER
    events = [Event("boat_left", {"stop": state.boat})]
    for seat, player in enumerate(state.players):
        if player.specials:
            gained = len(player.specials) * BOX.scoring.special_in_hand_half
            player.points["specials"] += gained
            counted: dict[str, Value] = {"who": Who(seat), "count": len(player.specials)}
            events.append(Event("specials_counted", {**counted, "points": points(gained, HALVES)}))
    if state.options.show_boxed_tiles_at_end:
        events.append(Event("boxed_tiles_shown", {"tiles": tuple(state.tiles.things())}, reveals=True))
    if state.boxed_neutrals:
        boxed = tuple(state.boxed_neutrals)
        events.append(Event("boxed_neutrals_shown", {"characters": boxed}, reveals=True))
    return events + _name_winners(state)


def _name_winners(state: CongoState) -> list[Event]:
    state.result = _rank(state)
    events = []
    for place in state.result.standings:
        parts = {source: points(gained, HALVES) for source, gained in place.sources.items()}
        values: dict[str, Value] = {"who": Who(place.seat), "total": points(place.total, HALVES)}
        # Hands lie open from now on.
        events.append(Event("points_counted", {**values, **parts}, reveals=True))
    return events + won(state.result)


def _rank(state: CongoState) -> Result:
    """Points, then auxiliaries in hand, then cards of all kinds in hand, then shared."""
    hands = [(player.characters, player.auxiliaries, player.specials) for player in state.players]
    breaks = {
        "auxiliaries": [len(player.auxiliaries) for player in state.players],
        "cards": [sum(map(len, hand)) for hand in hands],
    }
    return ranked([player.points for player in state.players], breaks, units=HALVES)
