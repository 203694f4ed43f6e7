"""How a turn begins: the tile, the cards, the language of the port (rules 4.2 to 4.5)."""

from __future__ import annotations

from games.congo.cards import draw, no_card, note, roll
from games.congo.data import BOX, NATIONS
from games.congo.state import AUXILIARY, CHARACTER, SPECIAL, Cause, CongoState, Stage
from games.values import Event, Value, Who


def begin(state: CongoState) -> list[Event]:
    """Everything at the stop the boat lies at up to the choice of characters."""
    number = 1 + state.route.index(state.boat)
    began: dict[str, Value] = {
        "stop": state.boat,
        "number": number,
        "turns": len(state.route),
        "who": Who(state.first),
    }
    events = [Event("turn_began", began)]
    events += _turn_up(state) + _draw_cards(state) + _draw_special(state) + _roll_language(state)
    state.stage = Stage.CHOOSE
    # Nobody can be without a character with this box, but a correction of it may make it so (4.5).
    state.waiting = [seat for seat in state.in_turn_order() if state.players[seat].characters]
    return events


def look_at(state: CongoState, stop: str) -> str:
    """The tile that lies there; which one it is, is decided when it is first seen."""
    place = state.river[stop]
    if place.tile is None:
        place.tile = state.tiles.draw(state.rng)
    return place.tile


def _turn_up(state: CongoState) -> list[Event]:
    """Reveal the tile; a jungle and a rich village have no flag (4.2)."""
    place, points = state.place, state.stop.points
    tile = look_at(state, state.boat)
    place.is_open = True
    events = [Event("tile_revealed", {"stop": state.boat, "tile": tile, "points": points}, reveals=True)]
    is_rich_village = tile == "village" and points == BOX.scoring.village_without_flag
    if (tile == "jungle" or is_rich_village) and place.flag is not None:
        events.append(Event("flag_removed", {"flag": place.flag}))
        place.removed_flag, place.flag = place.flag, None
    return events


def _draw_cards(state: CongoState) -> list[Event]:
    """A character and an auxiliary for everybody (4.3)."""
    events = [Event("cards_drawn")]
    for seat in state.in_turn_order():
        player = state.players[seat]
        received = []
        for deck, hand in ((CHARACTER, player.characters), (AUXILIARY, player.auxiliaries)):
            card = draw(state, deck, events)
            if card is None:
                events.append(no_card(seat, deck))
            else:
                hand.add(card)
                received.append(card)
        if received:
            cards = tuple(received)
            events.append(Event("cards_received", {"cards": cards}, seen_by=(seat,), reveals=True))
    return events


def _draw_special(state: CongoState) -> list[Event]:
    """At an orange circle the one player with the fewest points gets a special card (4.3)."""
    if not state.stop.has_special:
        return []
    scores = [player.score_half for player in state.players]
    if scores.count(min(scores)) > 1:
        return [Event("special_not_gained")]
    seat = scores.index(min(scores))
    events: list[Event] = []
    card = draw(state, SPECIAL, events)
    if card is None:
        return [*events, no_card(seat, SPECIAL)]
    state.players[seat].specials.add(card)
    events.append(Event("special_gained", {"who": Who(seat)}))
    events.append(Event("special_received", {"card": card}, seen_by=(seat,), reveals=True))
    return events


def _roll_language(state: CongoState) -> list[Event]:
    """The language of the port, before anybody chooses (4.4)."""
    flag = state.place.flag
    state.port_language = None if flag is None else NATIONS[flag].language
    if flag is None or state.port_language is not None:
        return []
    face = roll(state)
    state.port_language = BOX.die.belgian_language[face - 1]
    note(state, Cause.PORT_LANGUAGE, face, None, state.port_language)
    values: dict[str, Value] = {"face": face, "language": state.port_language}
    return [Event("port_language_rolled", values, reveals=True)]
