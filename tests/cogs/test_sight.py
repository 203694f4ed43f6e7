"""A table is read by its players and by those who see its place; for all others it does not exist."""

from __future__ import annotations

from pathlib import Path

import pytest

from playground.data import Channel, ChannelKind
from playground.people import Person, Reply
from playground.permissions import Permission
from tests.cogs.harbour import Harbour, moored
from tests.playground.stage import playing

NO_TABLE = "There is no such table."
PUBLIC = ("text", "log", "board", "asked", "fair", "rules")
"""What whoever sees a table may look at without a seat."""


@pytest.fixture
async def cabin(harbour: Harbour) -> Channel:
    """A channel only Ada and Ben see, who play there in a thread; everybody begins in another channel."""
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    cabin = harbour.world.add_channel("cabin")
    harbour.world.close_to_all_but(cabin, ada.user, ben.user, harbour.world.bot)
    await harbour.game(ada.at(cabin), ben.at(cabin), game="panamax")
    return cabin


async def reads(who: Person, table: int = 1) -> bool:
    """Whether they are told what is on that table; the refusal never differs from that of no table at all."""
    reply = await who.uses("/table text", table=str(table))
    if reply.text == NO_TABLE:
        return False
    assert "Ada" in reply.text
    return True


async def told(reply: Reply) -> str:
    """What answers a press; also when the bot only said at first that it heard."""
    return (await reply.followed_up()).text if reply.is_silent else reply.text


@pytest.mark.promise("mend.4")
async def test_who_does_not_see_the_channel_is_told_that_there_is_no_such_table(
    harbour: Harbour, cabin: Channel
) -> None:
    eve, zoe = harbour.person("Eve"), harbour.person("Zoé", "fr")
    for command in (*PUBLIC, "hand", "missed", "move", "cancel", "here", "advance"):
        said = (await eve.uses(f"/table {command}", table="1")).text
        assert said == (await eve.uses(f"/table {command}", table="999")).text == NO_TABLE, command
    assert (await zoe.uses("/table texte", table="1")).text == "Cette table n\u2019existe pas."
    assert (await eve.uses("/panamax keep", what="1", table="1")).text == NO_TABLE


@pytest.mark.promise("mend.4")
async def test_nor_does_a_completion_tell_them(harbour: Harbour, cabin: Channel) -> None:
    eve, ada = harbour.person("Eve"), harbour.person("Ada")
    for command, option in (("log", "player"), ("rules", "section")):
        assert await ada.completes(f"/table {command}", **{"table": "1", option: ""})
        assert not await eve.completes(f"/table {command}", **{"table": "1", option: ""}), command
    assert [choice.value for choice in await ada.completes("/table log", table="")] == ["1"]
    assert await eve.completes("/table log", table="") == []


@pytest.mark.promise("mend.4")
async def test_a_page_is_not_turned_by_who_has_lost_the_right(harbour: Harbour, cabin: Channel) -> None:
    eve = harbour.person("Eve")
    harbour.world.close_to_all_but(cabin, eve.user)
    first = await eve.uses("/table text", table="1")
    (further,) = first.message.labels
    before = first.text
    cabin.granted.pop(eve.user.id)
    harbour.world.take_away(Permission.VIEW_CHANNEL, cabin, eve.user)
    turned = await eve.presses(further, on=first)
    assert await told(turned) == NO_TABLE
    assert first.text == before


async def test_who_sees_the_channel_reads_everything_public_from_elsewhere(
    harbour: Harbour, cabin: Channel
) -> None:
    eve = harbour.person("Eve")
    harbour.world.close_to_all_but(cabin, eve.user)
    for command in PUBLIC:
        reply = await eve.uses(f"/table {command}", table="1")
        assert reply.text != NO_TABLE, command
    assert (await eve.uses("/table hand", table="1")).text == "You have no seat at this table."


async def test_a_player_reads_on_without_the_right(harbour: Harbour, cabin: Channel) -> None:
    ben = harbour.person("Ben")
    harbour.world.take_away(Permission.VIEW_CHANNEL, cabin, ben.user)
    for command in (*PUBLIC, "hand"):
        assert (await ben.uses(f"/table {command}", table="1")).text != NO_TABLE, command
    assert await reads(ben.in_private())


@pytest.mark.promise("mend.4")
async def test_roles_decide_who_sees_a_channel(harbour: Harbour, cabin: Channel) -> None:
    world = harbour.world
    assert hasattr(world, "add_role"), "the stand-in knows no roles"
    crew, guests, office = world.add_role("Crew"), world.add_role("Guests"), world.add_role("Office")
    world.close_to_all_but(cabin, crew)
    eve, cleo = harbour.person("Eve"), harbour.person("Cleo")
    for role in (guests, office):
        cleo.receives(role)
    assert not await reads(cleo)
    eve.receives(crew)
    assert await reads(eve)
    world.take_away(Permission.VIEW_CHANNEL, cabin, guests)
    eve.receives(guests)
    assert await reads(eve), "what one role gives another does not take"
    world.take_away(Permission.VIEW_CHANNEL, cabin, eve.user)
    assert not await reads(eve), "one's own overwrite counts last"
    world.give_back(Permission.VIEW_CHANNEL, cabin, eve.user)
    page = await eve.uses("/table text", table="1")
    eve.loses(crew)
    turned = await eve.presses(page.message.labels[0], on=page)
    assert await told(turned) == NO_TABLE
    world.delete_role(crew)
    assert not await reads(eve)


async def test_an_administrator_and_the_owner_see_every_channel(harbour: Harbour, cabin: Channel) -> None:
    cleo, owner = harbour.person("Cleo"), harbour.person("Harbourmaster")
    owner.user.is_admin = False
    assert await reads(owner)
    assert not await reads(cleo)
    cleo.receives(harbour.world.add_role("Captain", Permission.ADMINISTRATOR))
    assert await reads(cleo)


async def test_why_a_table_cannot_be_read_is_told_to_its_players_alone(
    harbour: Harbour, cabin: Channel
) -> None:
    await harbour.write_by_hand("update tables set game = 'chess'")
    assert (await harbour.person("Eve").uses("/table text", table="1")).text == NO_TABLE
    assert (await harbour.person("Ada").uses("/table text", table="1")).text.startswith("This game is not")


@pytest.fixture
async def secret(harbour: Harbour) -> Channel:
    """A private thread of the common channel, to which Ada has brought her game; Cleo is in it too."""
    ada, _ = await harbour.game(harbour.person("Ada"), harbour.person("Ben"))
    general = harbour.person("Ada").place
    thread = Channel(
        id=harbour.world.snowflakes.next(),
        kind=ChannelKind.PRIVATE_THREAD,
        name="cupboard",
        owner=ada.user.id,
    )
    harbour.world.start_thread(general, thread)
    for who in (harbour.world.bot, harbour.person("Cleo").user):
        harbour.world.enter_thread(thread, who)
    assert (await ada.at(thread).uses("/table here", table="1")).text == "The table is here now."
    await harbour.settled()
    return thread


@pytest.mark.promise("mend.4")
async def test_a_private_thread_is_read_by_those_in_it(harbour: Harbour, secret: Channel) -> None:
    cleo, eve = harbour.person("Cleo"), harbour.person("Eve")
    assert not await reads(eve)
    assert await reads(cleo)
    harbour.world.leave_thread(secret, cleo.user)
    assert not await reads(cleo)
    assert await reads(harbour.person("Ben")), "a player, in the thread or not"


async def test_who_manages_threads_sees_private_ones(harbour: Harbour, secret: Channel) -> None:
    warden = harbour.person("Wanda")
    warden.receives(harbour.world.add_role("Warden", Permission.MANAGE_THREADS))
    assert await reads(warden)
    harbour.world.take_away(Permission.VIEW_CHANNEL, warden.place, warden.user)
    outside = harbour.world.add_channel("outside")
    assert not await reads(warden.at(outside)), "who does not see the channel sees none of its threads"


@pytest.mark.promise("mend.4")
async def test_a_table_whose_channel_is_gone_is_for_its_players(harbour: Harbour, cabin: Channel) -> None:
    ada, owner = harbour.person("Ada"), harbour.person("Harbourmaster")
    harbour.world.delete_channel(cabin)
    await ada.waits_to_see("/table here", ada.in_private().place)
    await harbour.settled()
    assert not await reads(owner)
    assert await reads(ada)


@pytest.mark.parametrize("kind", [ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD])
async def test_a_thread_closed_before_the_bot_started_is_asked_for(tmp_path: Path, kind: ChannelKind) -> None:
    """Discord tells a bot that connects of the open threads only."""
    async with playing() as playground:
        async with moored(playground, tmp_path / "quayside.db") as harbour:
            ada, _ = await harbour.game(harbour.person("Ada"), harbour.person("Ben"))
        ada.place.kind = kind
        playground.world.set_thread(ada.place, archived=True)
        async with moored(playground, tmp_path / "quayside.db") as harbour:
            eve = harbour.person("Eve")
            assert await reads(eve) is (kind is ChannelKind.PUBLIC_THREAD)
            harbour.world.close_to_all_but(eve.place, ada.user, harbour.world.bot)
            outside = harbour.world.add_channel("outside")
            assert not await reads(eve.at(outside))
