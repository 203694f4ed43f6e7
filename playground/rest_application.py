"""The bot's own account, its commands, the server and its members."""

from __future__ import annotations

from playground import wire
from playground.command_limits import check_commands
from playground.data import Id, Json
from playground.errors import Refusal
from playground.rest import Answer, Call, Routes
from playground.world import World

NAMES_DEFAULT = {"default_member_permissions": None, "nsfw": False}


def get_own_user(call: Call) -> Answer:
    """GET the bot's account."""
    return Answer(200, wire.own_user(call.world.bot))


def get_user(call: Call) -> Answer:
    """GET anybody's account."""
    return Answer(200, wire.user(call.world.user(call.params["user_id"])))


def get_application(call: Call) -> Answer:
    """GET the bot's application."""
    return Answer(200, wire.application(call.world))


def get_gateway(call: Call) -> Answer:
    """GET the gateway's address."""
    return Answer(200, {"url": call.gateway})


def get_gateway_for_bot(call: Call) -> Answer:
    """GET the gateway's address and how many shards to open."""
    starts = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": call.concurrency}
    return Answer(200, {"url": call.gateway, "shards": call.shards, "session_start_limit": starts})


def _own_application(call: Call) -> Id:
    if call.params["application_id"] != call.world.bot.id:
        raise Refusal(10002)
    return call.world.bot.id


def _registered(call: Call, command: Json, guild: Id | None, before: list[Json]) -> Json:
    """The command as Discord keeps it; one of the same name keeps its id."""
    kind = command.get("type") or 1
    same = [each["id"] for each in before if (each["name"], each["type"]) == (command["name"], kind)]
    kept: Json = NAMES_DEFAULT | {key: value for key, value in command.items() if value is not None}
    permissions = kept["default_member_permissions"]
    kept |= {
        "id": same[0] if same else call.world.snowflakes.next(),
        "application_id": call.world.bot.id,
        "version": call.world.snowflakes.next(),
        "type": kind,
        "description": command.get("description") or "",
        "default_member_permissions": None if permissions is None else str(permissions),
    }
    return kept | {"guild_id": guild} if guild else kept


def set_commands(call: Call) -> Answer:
    """PUT: exactly these commands everywhere."""
    _own_application(call)
    check_commands(call.body)
    records = call.world.records
    records.commands = [_registered(call, each, None, records.commands) for each in call.body]
    call.world.feed.tell("commands")
    return Answer(200, records.commands)


def list_commands(call: Call) -> Answer:
    """GET the commands that are everywhere."""
    _own_application(call)
    return Answer(200, call.world.records.commands)


def set_guild_commands(call: Call) -> Answer:
    """PUT: exactly these commands in the server alone."""
    _own_application(call)
    guild = _first_guild(call)
    check_commands(call.body)
    records = call.world.records
    records.guild_commands = [_registered(call, each, guild, records.guild_commands) for each in call.body]
    call.world.feed.tell("commands")
    return Answer(200, records.guild_commands)


def list_guild_commands(call: Call) -> Answer:
    """GET the commands that are in the server alone."""
    _own_application(call)
    _first_guild(call)
    return Answer(200, call.world.records.guild_commands)


def _first_guild(call: Call) -> Id:
    """The first server, which alone may have commands of its own here."""
    world = _own_guild(call)
    if world.guild is not call.world.guild:
        raise Refusal(10004)
    return world.guild.id


def _own_guild(call: Call) -> World:
    """The world around that server, or 10004 when it is another; 50001 while the bot is not in it."""
    world = call.world.servers.get(call.params["guild_id"])
    if world is None:
        raise Refusal(10004)
    if not world.bot.is_member:
        raise Refusal(50001)
    return world


def get_guild(call: Call) -> Answer:
    """GET a server."""
    return Answer(200, wire.guild(_own_guild(call)))


def get_member(call: Call) -> Answer:
    """GET a member, or 10007 once they have left."""
    world = _own_guild(call)
    user = world.user(call.params["user_id"])
    if not user.is_member:
        raise Refusal(10007)
    return Answer(200, wire.member(world, user))


def list_active_threads(call: Call) -> Answer:
    """GET the open threads that the bot may see."""
    world = _own_guild(call)
    threads = wire.active_threads(world)
    bot = world.bot.id
    return Answer(
        200,
        {
            "threads": [wire.channel(world, each) for each in threads],
            "members": [wire.thread_member(each, bot) for each in threads if bot in each.members],
            "has_more": False,
        },
    )


COMMANDS = "/applications/{application_id}/commands"
GUILD_COMMANDS = "/applications/{application_id}/guilds/{guild_id}/commands"
ROUTES: Routes = {
    ("GET", "/users/@me"): get_own_user,
    ("GET", "/users/{user_id}"): get_user,
    ("GET", "/oauth2/applications/@me"): get_application,
    ("GET", "/gateway"): get_gateway,
    ("GET", "/gateway/bot"): get_gateway_for_bot,
    ("PUT", COMMANDS): set_commands,
    ("GET", COMMANDS): list_commands,
    ("PUT", GUILD_COMMANDS): set_guild_commands,
    ("GET", GUILD_COMMANDS): list_guild_commands,
    ("GET", "/guilds/{guild_id}"): get_guild,
    ("GET", "/guilds/{guild_id}/members/{user_id}"): get_member,
    ("GET", "/guilds/{guild_id}/threads/active"): list_active_threads,
}
