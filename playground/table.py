"""One press that does what people at a table would: open a lobby, sit down, start; all over the wire."""

from __future__ import annotations

from collections.abc import Iterable

from playground import slash
from playground.data import Channel, Id, Json
from playground.people import Person
from playground.seen import Impossible, Seen

PLAY, GAME, SEATS, ALONE = "play", "game", "seats", "alone"
"""The command that opens a lobby, and its options."""
LEARN = "learn"
"""The command that begins a lesson."""
GENTLE = "easy"
"""How strong the computers are for somebody who does not know the game yet."""
JOIN, START = ":join:", ":start:"
"""What stands in the ids of the lobby's buttons."""


async def seat_everybody(host: Person, others: Iterable[Person], game: str) -> Json:
    """Everybody sits at a started table: where it is played, and who is called first."""
    guests = list(others)
    options: dict[str, slash.Value | Person] = {GAME: game, SEATS: 1 + len(guests)}
    reply = await host.uses(PLAY, **options)
    card = reply.message
    if card.is_private:
        raise Impossible(card.text)
    for guest in guests:
        await guest.presses(_button(card, JOIN), on=card)
    world = host.server.world
    before = set(world.records.channels)
    await host.presses(_button(card, START), on=card)

    def begun() -> Json | None:
        for place in _new_threads(host, before):
            if called := _called(host, place):
                return {"channel": place.id, "called": called}
        return None

    return await host.until(begun, "the table does not start")


async def seat_alone(player: Person, game: str) -> Json:
    """Somebody plays against computers: where, once there is something to press."""
    world = player.server.world
    before = set(world.records.channels)
    reply = await player.uses(PLAY, **{GAME: game, ALONE: GENTLE})
    if reply.message.is_private:
        raise Impossible(reply.text)

    def begun() -> Json | None:
        for place in _new_threads(player, before):
            if any(message.components for message in world.messages_in(place)):
                return {"channel": place.id, "called": player.user.id}
        return None

    return await player.until(begun, "the table does not start")


async def learn(player: Person, game: str) -> Json:
    """Somebody learns a game, alone: where the coach speaks."""
    reply = await player.in_private().uses(LEARN, **{GAME: game})
    return {"channel": reply.message.channel, "called": player.user.id}


def _new_threads(person: Person, before: set[Id]) -> list[Channel]:
    channels = person.server.world.records.channels.values()
    return [each for each in channels if each.id not in before and not each.is_private_messages]


def _called(host: Person, place: Channel) -> str | None:
    """Who was pinged there."""
    messages = host.server.world.messages_in(place)
    return next((message.pinged[0] for message in messages if message.pinged), None)


def _button(card: Seen, sign: str) -> str:
    found = [each.custom_id for each in card.buttons if each.custom_id and sign in each.custom_id]
    if not found:
        raise Impossible(card.text)
    return found[0]
