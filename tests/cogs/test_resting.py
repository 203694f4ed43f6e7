"""Lobbies that close, tables that are put away and go on, as those who sit there see it."""

from __future__ import annotations

from playground.seen import Seen
from tests.cogs.harbour import Harbour

DAY = 86_400


def only(seen: list[Seen]) -> Seen:
    (message,) = seen
    return message


async def test_a_lobby_nobody_begins_closes_on_its_card(harbour: Harbour) -> None:
    ada, basile = harbour.person("Ada"), harbour.person("Basile", "fr")
    await harbour.card(ada)
    await basile.uses("/jouer", jeu="congo", langue="Français")
    for table in (1, 2):
        await harbour.pass_time(DAY / 2 + 1, table)
    await harbour.settled(1)
    first, second = ada.sees()
    assert "red disc: Ada\n" in first.text
    assert first.text.endswith("Nobody began for a day, so this table is closed. /play opens another.")
    assert second.text.endswith("cette table est fermée. /jouer en ouvre une autre.")
    assert (first.labels, first.menus, second.labels) == ([], (), [])
    assert (await ada.uses("/games")).text == "You do not sit at any table. Open one with /play."


async def test_a_forgotten_game_is_warned_put_away_and_goes_on_by_one_button(harbour: Harbour) -> None:
    ada, basile = await harbour.game(harbour.person("Ada"), harbour.person("Basile", "fr"))
    channel = harbour.world.channel(ada.place.parent or "")
    asked = await harbour.asked([ada, basile])
    for _ in range(9):  # the others are asked about who does not come, and nobody answers
        await harbour.pass_time(DAY)
    (board, *_) = ada.sees()
    before = len(ada.sees()), len(asked.notifications())
    await harbour.pass_time(18 * DAY)
    warning = ada.sees()[-1]
    assert warning.text.startswith("Nobody has played here since <t:")
    assert warning.is_silent
    await harbour.pass_time(3 * DAY)
    assert len(ada.sees()) == before[0] + 1, "one message in all"
    put_away = ada.sees()[-1]
    assert (put_away.id, put_away.labels) == (warning.id, ["Go on"])
    assert put_away.text.startswith("This table is put away, because nobody has played for 30 days.")
    assert ada.place.is_archived
    card = only(ada.sees(channel))
    assert card.labels == ["Go on"]
    assert f"<#{ada.place.id}>" in card.text
    # Whoever presses Move all the same is shown the way on.
    reply = await ada.presses("Move", on=board)
    assert (await reply.followed_up()).labels == ["Go on"]
    reply = await ada.presses("More", on=board)
    assert (await reply.followed_up()).labels[:2] == ["Log", "Rules"]
    for command in ("/table asked", "/help"):
        assert "This table is put away" in (await ada.uses(command)).text
    listed = await basile.in_private().uses("/parties")
    heading, line = listed.text.splitlines()
    assert heading == "**Rangées**, car personne n\u2019y a joué depuis 30 jours"
    assert line.startswith("- Livingstone, table 1 ")
    assert listed.message.labels == ["Reprendre la table 1"]
    eve = harbour.person("Eve")
    refused = await eve.presses("Go on", on=card)
    assert refused.text == "You have no seat at this table."
    for _ in range(2):
        answered = await basile.presses("Reprendre la table 1", on=listed)
        assert answered.text.startswith("Livingstone, table 1, la partie reprend\u202f: <#")
    await harbour.settled()
    assert not ada.place.is_archived
    shown = ada.sees()[-1]
    assert "Move" in shown.labels
    assert shown.pings == (asked.name,)
    assert len([each for each in ada.sees() if not each.is_private]) == before[0] + 1, (
        "shown once, and the reminder of the turn before is gone"
    )
    assert only(ada.sees(channel)).labels == []
    assert "The game has begun." in only(ada.sees(channel)).text
    await harbour.pass_time(DAY)
    assert "waits for you." in ada.sees()[-1].text


async def test_a_warning_is_not_told_once_somebody_has_played(harbour: Harbour) -> None:
    ada, ben = await harbour.game(harbour.person("Ada"), harbour.person("Ben"))
    asked = await harbour.asked([ada, ben])
    host = harbour.host
    await harbour.pass_time(5 * DAY)
    before = len(ada.sees())
    with harbour.bot.announcer.holding(1):
        harbour.world.pass_time(23 * DAY)
        await harbour.bot.timekeeper.settled()
        user = int(asked.user.id)
        seat = (await host.table(1)).seat_of(user)
        assert seat is not None
        await host.play(1, user, (await host.legal(1, user))[0], seat.question, "late")
    await harbour.settled()
    assert not [each for each in ada.sees()[before:] if "Nobody has played here" in each.text]
