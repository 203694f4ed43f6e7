from __future__ import annotations

import pytest

from playground.people import Choice, Impossible, Playground, TooLate
from tests.playground.stage import time_flies

pytestmark = pytest.mark.usefixtures("bot")


async def test_a_command_is_answered_and_pings_only_whom_it_may(playground: Playground) -> None:
    ada, ben = playground.person("Ada", nick="Captain"), playground.person("Ben")
    reply = await ada.uses("/hello")
    assert reply.text == "Hello @Captain!"
    assert reply.message.pings == ("Captain",)
    secret = await reply.followed_up()
    assert secret.text == "And a secret"
    assert secret.is_private
    assert [each.text for each in ada.sees()] == ["Hello @Captain!", "And a secret"]
    assert [each.text for each in reply.follow_ups] == ["And a secret"]
    assert [each.text for each in ben.sees()] == ["Hello @Captain!"]
    assert len(ada.pings()) == 1
    assert ben.pings() == []


async def test_a_french_user_finds_commands_and_options_by_french_names(playground: Playground) -> None:
    ada, ben = playground.person("Ada", locale="fr"), playground.person("Ben")
    reply = await ada.uses("/bateau construire", nom="Calypso", size=3, owner=ben)
    assert reply.text == "Calypso of size 3 for Ben (fr)"
    assert (await ben.uses("/boat build", name="Argo")).text == "Argo of size 1 for nobody (en-US)"
    with pytest.raises(Impossible, match="not offered"):
        await ben.uses("/bateau construire", nom="Argo")


async def test_a_group_in_a_group_takes_a_choice_by_its_name(playground: Playground) -> None:
    reply = await playground.person("Ada").uses("/boat fleet list", order="By size")
    assert reply.text == "order 1"
    assert reply.message.is_private


async def test_completion_is_offered_while_typing(playground: Playground) -> None:
    ada = playground.person("Ada")
    assert await ada.completes("/boat build", size=2, name="Ca") == [
        Choice("Calypso", "Calypso"),
        Choice("Catamaran", "Catamaran"),
    ]
    assert await ada.completes("/boat build", name="x") == []


@pytest.mark.parametrize(
    ("command", "options", "reason"),
    [
        ("/boat build", {}, "still to be given"),
        ("/boat build", {"name": "A", "size": 6}, "takes 1 to 5"),
        ("/boat build", {"name": 7}, "does not take"),
        ("/boat build", {"name": "A", "colour": "red"}, "no option"),
        ("/boat fleet list", {"order": "By age"}, "none of the choices"),
        ("/boat", {}, "needs one of"),
        ("/nothing", {}, "not offered"),
        ("/admin", {}, "not offered"),
    ],
)
async def test_no_client_lets_a_wrong_command_go(
    playground: Playground, command: str, options: dict[str, str | int], reason: str
) -> None:
    with pytest.raises(Impossible, match=reason):
        await playground.person("Ada").uses(command, **options)


async def test_an_option_without_completion_completes_nothing(playground: Playground) -> None:
    with pytest.raises(Impossible, match="no completion"):
        await playground.person("Ada").completes("/boat build", size="1")


async def test_a_command_for_moderators_is_offered_to_them_and_in_the_server_only(
    playground: Playground,
) -> None:
    ada = playground.person("Ada")
    ada.user.is_admin = True
    assert (await ada.uses("/admin")).text == "True"
    with pytest.raises(Impossible, match="not offered"):
        await ada.in_private().uses("/admin")


async def test_the_first_follow_up_fills_the_waiting_message_and_the_next_is_new(
    playground: Playground,
) -> None:
    ada, ben = playground.person("Ada"), playground.person("Ben")
    reply = await ada.uses("/slow", private=True)
    assert reply.text == "Drawn at last"
    assert reply.message.is_private
    assert [file.filename for file in reply.message.files] == ["board.png"]
    second = await ada.waits_to_see("One more thing")
    assert not second.is_private
    assert [each.text for each in ben.sees()] == ["One more thing"]


async def test_a_waiting_message_is_seen_thinking(playground: Playground) -> None:
    ada = playground.person("Ada")
    thinking: list[bool] = []

    with playground.world.feed.listening(
        lambda change: (
            thinking.append(change.subject.is_thinking) if change.kind.startswith("MESSAGE_") else None
        )
    ):
        await ada.uses("/slow")
    assert thinking[:2] == [True, False]


async def test_a_command_in_private_messages_has_no_server(playground: Playground) -> None:
    ada = playground.person("Ada", locale="fr")
    assert (await ada.in_private().uses("/hello")).text == "Hello @Ada!"
    assert ada.private_messages()[0].text == "Hello @Ada!"
    assert ada.sees() == []


async def test_a_bot_that_does_not_answer_in_three_seconds_has_not_answered(playground: Playground) -> None:
    with time_flies(playground, 3.1), pytest.raises(TooLate, match="did not respond"):
        await playground.person("Ada").uses("/mute")


async def test_names_are_registered_with_their_translations(playground: Playground) -> None:
    boat = next(each for each in playground.world.records.commands if each["name"] == "boat")
    assert boat["name_localizations"] == {"fr": "bateau"}
    assert boat["options"][1]["description_localizations"] == {"fr": "Construire un bateau"}
