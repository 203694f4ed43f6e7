"""The special card of the turn (rules 4.6 to 4.9 and 5)."""

from __future__ import annotations

from games.congo import auction, fights, scoring
from games.congo.cards import draw, lose_bid, no_card, note, roll, take_back_unseen
from games.congo.data import BOX, CARDS, CHARACTERS, Moment
from games.congo.state import (
    AUXILIARY,
    CHARACTER,
    HALVES,
    SPECIAL,
    Bid,
    Cause,
    CongoState,
    Fate,
    Special,
    Stage,
)
from games.congo.turn import look_at
from games.values import Event, Seat, Value, Who, points

ON_PLAY = frozenset({Moment.ON_PLAY, Moment.ON_PLAY_AND_AFTER_REVEAL, Moment.BEFORE_REVEAL})
AFTER_REVEAL = frozenset({Moment.AFTER_REVEAL, Moment.ON_PLAY_AND_AFTER_REVEAL})


def ask(state: CongoState) -> list[Event]:
    """Everybody has chosen: ask for special cards, of those who hold any, as all can see (4.6)."""
    state.waiting = [seat for seat in state.in_turn_order() if state.players[seat].specials]
    if not state.waiting:
        return reveal(state)
    state.stage = Stage.SPECIAL
    return []


def decline(state: CongoState, seat: Seat) -> list[Event]:
    """The next one is asked; after the last one it goes on without a special card."""
    state.waiting.remove(seat)
    declined = Event("special_declined", {"who": Who(seat)})
    return [declined] if state.waiting else [declined, *reveal(state)]


def play(state: CongoState, played: Special) -> list[Event]:
    """The card is spent, whatever it does; nobody else is asked."""
    state.special = played
    state.waiting = []
    state.players[played.owner].specials.take(played.card)
    state.decks[SPECIAL].discard.add(played.card)
    shown = Event("special_played", {"who": Who(played.owner), "card": played.card}, reveals=True)
    if CARDS[played.card].resolves in ON_PLAY:
        return [shown, *_at_once(state, played)]
    return [shown, *reveal(state)]


def reveal(state: CongoState) -> list[Event]:
    """All bids are turned face up together, and the card in play does its work (4.8, 4.9)."""
    events = []
    if not state.is_revealed:
        state.is_revealed = True
        for seat in state.bidders():
            bid = state.players[seat].bid
            assert bid is not None
            values: dict[str, Value] = {"who": Who(seat), "character": bid.character}
            events.append(Event("bid_revealed", values, reveals=True))
    if state.special is not None and CARDS[state.special.card].resolves in AFTER_REVEAL:
        return events + _after_reveal(state, state.special)
    return events + auction.begin(state)


def pick(state: CongoState, seat: Seat, character: str) -> list[Event]:
    """Seal the character that the boiler costs; the last pick discards them all (5.9)."""
    player = state.players[seat]
    is_new = player.pick is None
    player.pick = character
    events = [Event("boiler_sealed", {"character": character}, seen_by=(seat,))]
    if is_new:
        state.waiting.remove(seat)
        events.insert(0, Event("boiler_picked", {"who": Who(seat)}))
    if state.waiting:
        return events
    for other in state.in_turn_order():
        player = state.players[other]
        if player.pick is not None:
            player.characters.take(player.pick)
            # Not used, so a neutral is discarded like the others.
            state.decks[CHARACTER].discard.add(player.pick)
            values: dict[str, Value] = {"who": Who(other), "character": player.pick}
            events.append(Event("boiler_discarded", values, reveals=True))
            player.pick = None
    return events + reveal(state)


def swap(state: CongoState, seat: Seat, character: str) -> list[Event]:
    """The Settler's character takes the place of the bid, which returns to the hand (5.11)."""
    player = state.players[seat]
    assert player.bid is not None
    values: dict[str, Value] = {
        "who": Who(seat),
        "character": character,
        "returned": player.bid.character,
    }
    player.characters.take(character)
    player.characters.add(player.bid.character)
    player.bid = Bid(character)
    return [Event("bid_swapped", values, reveals=True), *auction.begin(state)]


def hunt(state: CongoState, seat: Seat) -> list[Event]:
    """Two points for the okapi, and the explorer is out of the auction (5.5)."""
    gained = BOX.scoring.okapi_half
    state.players[seat].points["okapi"] += gained
    values: dict[str, Value] = {"who": Who(seat), "character": lose_bid(state, seat, Fate.HUNTED)}
    return [Event("okapi_hunted", {**values, "points": points(gained, HALVES)}), *auction.begin(state)]


def overboard(state: CongoState, seat: Seat, victim: Seat) -> list[Event]:
    """One auxiliary of the victim, drawn at random, is discarded face up (5.12)."""
    card = state.players[victim].auxiliaries.draw(state.rng)
    state.decks[AUXILIARY].discard.add(card)
    values: dict[str, Value] = {"who": Who(victim), "card": card, "by": Who(seat)}
    return [Event("auxiliary_lost", values, reveals=True), *auction.begin(state)]


def _at_once(state: CongoState, played: Special) -> list[Event]:
    """The cards that work before the reveal (4.7)."""
    match played.card:
        case "tam_tam":
            take_back_unseen(state)
            return [Event("bids_returned"), *scoring.leave_port(state)]
        case "hippo_attack":
            take_back_unseen(state)
            return [Event("bids_returned"), *_turn_up_bids(state), *reveal(state)]
        case "damaged_boiler":
            return _demand_picks(state, played.owner)
        case "explored_region":
            return [*_explore(state, played), *reveal(state)]
        case "settler":
            return [*_settle(state, played), *reveal(state)]
    raise AssertionError(played.card)


def _turn_up_bids(state: CongoState) -> list[Event]:
    """Everybody's new bid is the top character (5.13)."""
    events: list[Event] = []
    state.is_revealed = True
    for seat in state.in_turn_order():
        card = draw(state, CHARACTER, events)
        if card is None:
            events.append(no_card(seat, CHARACTER))
            continue
        state.players[seat].bid = Bid(card)
        events.append(Event("bid_turned_up", {"who": Who(seat), "character": card}, reveals=True))
    return events


def _demand_picks(state: CongoState, owner: Seat) -> list[Event]:
    """Every opponent with a character in hand must part with one (5.9)."""
    state.waiting = [
        seat for seat in state.in_turn_order() if seat != owner and state.players[seat].characters
    ]
    if not state.waiting:
        return [_no_effect(state), *reveal(state)]
    state.stage = Stage.BOILER
    return []


def _explore(state: CongoState, played: Special) -> list[Event]:
    """The owner alone learns the tile (5.8)."""
    if played.stop is None:
        return [_no_effect(state)]
    tile = look_at(state, played.stop)
    place = state.river[played.stop]
    if played.owner not in place.explored_by:
        place.explored_by.append(played.owner)
    values: dict[str, Value] = {"stop": played.stop, "tile": tile}
    return [
        Event("tile_explored", {"who": Who(played.owner), "stop": played.stop}),
        Event("tile_seen", values, seen_by=(played.owner,), reveals=True),
    ]


def _settle(state: CongoState, played: Special) -> list[Event]:
    """The owner draws from the pile named, or from the other if there is nothing to draw (5.11)."""
    events: list[Event] = []
    player = state.players[played.owner]
    for deck in sorted((CHARACTER, AUXILIARY), key=lambda deck: deck != played.deck):
        card = draw(state, deck, events)
        if card is None:
            events.append(no_card(played.owner, deck))
            continue
        if deck == CHARACTER:
            player.characters.add(card)
            state.settler_card = card
        else:
            player.auxiliaries.add(card)
        events.append(Event("settler_drew", {"who": Who(played.owner), "deck": deck}))
        events.append(Event("settler_received", {"card": card}, seen_by=(played.owner,), reveals=True))
        break
    return events


def _after_reveal(state: CongoState, played: Special) -> list[Event]:
    """The cards that work after the reveal (4.9)."""
    match played.card:
        case "settler":
            has_both = state.settler_card is not None and state.players[played.owner].bid is not None
            return _ask_owner(state, Stage.SETTLER) if has_both else auction.begin(state)
        case "okapi":
            bid = state.players[played.owner].bid
            is_explorer = bid is not None and "explorer" in CHARACTERS[bid.character].professions
            return _ask_owner(state, Stage.OKAPI) if is_explorer else _nothing(state)
        case "gorilla":
            return fights.unleash_gorilla(state)
        case "warrior":
            return fights.unleash_warrior(state)
        case "malaria":
            return [*_malaria(state), *auction.begin(state)]
        case "man_overboard":
            others = [seat for seat in state.in_turn_order() if seat != played.owner]
            has_cards = any(state.players[seat].auxiliaries for seat in others)
            return _ask_owner(state, Stage.OVERBOARD) if has_cards else _nothing(state)
        case "only_nationals":
            return [*_send_back(state), *auction.begin(state)]
    raise AssertionError(played.card)


def _ask_owner(state: CongoState, stage: Stage) -> list[Event]:
    assert state.special is not None
    state.stage, state.waiting = stage, [state.special.owner]
    return []


def _no_effect(state: CongoState) -> Event:
    assert state.special is not None
    return Event("special_without_effect", {"card": state.special.card})


def _nothing(state: CongoState) -> list[Event]:
    return [_no_effect(state), *auction.begin(state)]


def _malaria(state: CongoState) -> list[Event]:
    """The lowest roll is bitten; those who share it roll again (5.3)."""
    events: list[Event] = []
    rolling = state.bidders()
    while rolling:
        faces = {}
        for seat in rolling:
            faces[seat] = roll(state)
            note(state, Cause.MALARIA, faces[seat], seat)
            values: dict[str, Value] = {"who": Who(seat), "face": faces[seat]}
            events.append(Event("malaria_rolled", values, reveals=True))
        rolling = [seat for seat in rolling if faces[seat] == min(faces.values())]
        if len(rolling) == 1:
            return events + _bite(state, rolling[0])
        events.append(Event("malaria_tied", {"who": tuple(Who(seat) for seat in rolling)}))
    return [_no_effect(state)]


def _bite(state: CongoState, seat: Seat) -> list[Event]:
    """A doctor may still cure himself with a 1."""
    bid = state.players[seat].bid
    assert bid is not None
    values: dict[str, Value] = {"who": Who(seat), "character": bid.character}
    events = [Event("malaria_bit", values)]
    if "doctor" in CHARACTERS[bid.character].professions:
        face = roll(state)
        is_cured = face == 1
        note(state, Cause.CURE, face, seat, "saved" if is_cured else "bitten")
        if is_cured:
            return [*events, Event("malaria_cured", {**values, "face": face}, reveals=True)]
        events.append(Event("malaria_not_cured", {**values, "face": face}, reveals=True))
    lose_bid(state, seat, Fate.BITTEN)
    return [*events, Event("malaria_took", values)]


def _send_back(state: CongoState) -> list[Event]:
    """Bids of another printed nation than the flag's return; without a flag none does (5.15, 8.12)."""
    flag = state.place.flag
    events = []
    for seat in state.bidders() if flag is not None else []:
        bid = state.players[seat].bid
        assert bid is not None
        if CHARACTERS[bid.character].nation != flag:
            character = lose_bid(state, seat, Fate.RETURNED)
            events.append(Event("bid_sent_back", {"who": Who(seat), "character": character}))
    return events or [_no_effect(state)]
