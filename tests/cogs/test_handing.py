"""A seat is offered on the table's card, somebody takes it, and whoever had it is told and sees no more."""

from __future__ import annotations

from host.hours import DAY
from playground.people import Person, Reply
from playground.seen import Seen
from tests.cogs.harbour import Harbour
from tests.cogs.test_friends import invited, private
from tests.cogs.test_polls import questions, vanished, votes
from tests.host.people import new_click

TAKE = "Take this seat"


def card_of(person: Person) -> Seen:
    """The one message of the table in the channel."""
    (card,) = [each for each in person.sees() if not each.is_private]
    return card


def private_messages(person: Person) -> list[Seen]:
    return person.in_private().sees()


def said(reply: Reply) -> str:
    """What was answered, wherever."""
    return reply.follow_ups[-1].text if reply.follow_ups else reply.text


async def searched(harbour: Harbour) -> tuple[Person, list[Person]]:
    """Who has vanished, and the others, who look for somebody."""
    slow, others = await vanished(harbour, "Ada", "Ben", "Cleo")
    for other in others:
        await votes(harbour, other, "Find somebody")
    return slow, others


async def taken(harbour: Harbour, name: str = "Nora", locale: str = "en-US") -> tuple[Person, Reply]:
    """Somebody new takes the seat that is offered in the channel."""
    nora = harbour.person(name, locale)
    reply = await nora.presses(TAKE, on=card_of(nora))
    await harbour.settled()
    return nora, reply


async def test_the_card_offers_the_seat_in_one_new_message(harbour: Harbour) -> None:
    slow, (first, _) = await vanished(harbour, "Ada", "Ben", "Cleo")
    nora = harbour.person("Nora")
    old = card_of(nora)
    for other in (first, _):
        await votes(harbour, other, "Find somebody")
    card = card_of(nora)
    assert card.id != old.id, "so that somebody sees it"
    assert card.labels == [TAKE]
    assert f"The seat of {slow.name} is free." in card.text
    (decided,) = [each for each in first.sees() if "Decided" in each.text]
    assert decided.labels == ["Take my seat back"]
    back = await slow.presses("Take my seat back", on=decided)
    assert said(back) == "The seat is yours again."
    await harbour.settled()
    after = card_of(nora)
    assert (after.id, after.labels) == (card.id, []), "changed in its place"
    assert "is free" not in after.text


async def test_somebody_new_has_the_hand_and_what_happened_and_the_first_comes_too_late(
    harbour: Harbour,
) -> None:
    slow, (first, _) = await searched(harbour)
    theirs = [each.id for each in private_messages(slow) if each.files]
    assert theirs
    board = [each for each in slow.sees() if "Move" in each.labels][-1]
    nora, reply = await taken(harbour)
    lines = said(reply).splitlines()
    assert lines[0] == f"The seat is yours: you play on for {slow.name}."
    assert len(lines) <= 7
    assert len(lines[2:-2]) <= 5
    # Hers now, and in her own private messages.
    (hand,) = private_messages(nora)
    assert hand.files
    assert lines[0] in hand.text
    card = card_of(nora)
    assert (card.labels, "Nora" in card.text, slow.name in card.text) == ([], True, False)
    shown = "\n".join(each.text for each in first.sees())
    assert f"Nora takes over the seat of {slow.name} and plays on." in shown
    assert f"Nora has taken over the seat of {slow.name}." in shown
    # Theirs is taken away, and they are told, once and without a sound.
    left = private_messages(slow)
    assert [each.id for each in left if each.id in theirs] == []
    (farewell,) = [each for each in left if "plays your seat from here on" in each.text]
    assert farewell.is_silent
    assert "Nora" in farewell.text
    for button in ("Move", "My hand"):
        late = await slow.presses(button, on=board)
        assert said(late).startswith("Somebody else plays your seat by now."), button
    (found,) = [each for each in slow.sees() if "has taken over the seat" in each.text]
    assert found.labels == []
    for command in ("/table hand", "/table missed", "/table undo", "/table resign"):
        assert "Somebody else plays your seat by now." in (await slow.uses(command)).text, command
    log = await first.uses("/table log")
    await harbour.settled()
    details = await first.presses("Every detail", on=log) if "Every detail" in log.message.labels else log
    assert f"Nora takes over the seat of {slow.name}" in said(details)
    # She is called like anybody from now on.
    thread = nora.at(first.place)
    while not (table := await harbour.host.table(1)).is_waiting_for(int(nora.user.id)):
        seat = table.seats[min(table.asked)]
        legal = await harbour.host.legal(1, seat.person)
        await harbour.host.play(1, seat.person, legal[0], seat.question, new_click())
        await harbour.settled()
    assert [each for each in thread.sees() if "Nora" in each.pings]


async def test_closed_messages_are_no_hindrance(harbour: Harbour) -> None:
    slow, (first, _) = await searched(harbour)
    nora = harbour.person("Nora", "fr")
    nora.closes_private_messages()
    slow.closes_private_messages()
    nora, reply = await taken(harbour, locale="fr")
    assert said(reply).startswith("La place est à vous")
    shown = reply.follow_ups[-1]
    hand = await nora.presses("Ma main", on=shown)
    assert hand.message.files
    assert "Private messages do not reach Nora" in "\n".join(each.text for each in first.sees())


async def test_a_player_asks_to_be_replaced_behind_more(harbour: Harbour) -> None:
    people = await harbour.game(*(harbour.person(name) for name in ("Ada", "Ben")))
    slow = await harbour.asked(people)
    (other,) = [each for each in people if each is not slow]
    board = [each for each in slow.sees() if "Move" in each.labels][-1]
    panel = await slow.presses("Move", on=board)
    more = await slow.presses("More", on=board)
    reply = await slow.presses("Ask to be replaced", on=more.follow_ups[-1] if more.follow_ups else more)
    assert "your next move takes the request back" in reply.text
    await harbour.settled()
    (poll,) = questions(other)
    assert f"{slow.name} asks to be replaced." in poll.text
    await votes(harbour, other, "Find somebody")
    nora, _ = await taken(harbour)
    assert "as you asked" in private_messages(slow)[-1].text
    (shown,) = [each for each in slow.sees() if each.id == (panel.follow_ups or [panel.message])[-1].id]
    assert shown.text.startswith("Somebody else plays your seat by now.")
    assert shown.labels == []
    assert nora.name in card_of(nora).text


async def test_among_friends_it_is_offered_to_the_invited_in_the_thread(harbour: Harbour) -> None:
    ada, ben, cleo = (harbour.person(name) for name in ("Ada", "Ben", "Cleo"))
    await invited(harbour, ada, await harbour.card(ada, ben), cleo)
    thread = private(harbour)
    await ada.at(thread).presses("Start", on=cleo.sees(thread)[0])
    await harbour.settled()
    people = [ada.at(thread), ben.at(thread)]
    slow = await harbour.asked(people)
    (other,) = [each for each in people if each is not slow]
    for _ in range(4):
        await harbour.pass_time(DAY)
    await votes(harbour, other, "Find somebody")
    (card,) = [each for each in cleo.sees(thread) if TAKE in each.labels]
    assert card.pings == ("Cleo",)
    await cleo.at(thread).presses(TAKE, on=card)
    await harbour.settled()
    assert slow.user.id not in thread.members
    assert cleo.user.id in thread.members
    assert [each for each in cleo.sees(thread) if TAKE in each.labels] == []
    assert cleo.sees() == [], "nothing in the channel"


async def test_where_the_card_cannot_be_posted_the_game_goes_on(harbour: Harbour) -> None:
    slow, others = await vanished(harbour, "Ada", "Ben", "Cleo")
    card = card_of(slow.at(harbour.person("Zoe").place))
    harbour.world.delete(harbour.world.records.messages[card.id])
    for other in others:
        await votes(harbour, other, "Find somebody")
    assert TAKE in card_of(harbour.person("Nora")).labels
    _, reply = await taken(harbour)
    assert "The seat is yours" in said(reply)
