"""Slash commands as a client offers them: found by name in the user's language, filled in and checked."""

from __future__ import annotations

from collections.abc import Mapping

from playground import wire
from playground.data import Channel, Json, User
from playground.permissions import Permission
from playground.seen import Impossible, plain
from playground.world import World

SUBCOMMAND, GROUP = 1, 2
TEXT, INTEGER, BOOLEAN, USER, CHANNEL, NUMBER = 3, 4, 5, 6, 7, 10
PYTHON: dict[int, tuple[type, ...]] = {
    TEXT: (str,),
    INTEGER: (int,),
    BOOLEAN: (bool,),
    NUMBER: (int, float),
}
IN_GUILD, IN_PRIVATE = 0, 1

Value = str | int | float | bool | User | Channel


def offered(world: World, user: User, channel: Channel) -> list[Json]:
    """The commands this user's client lists in this place."""
    is_private = channel.is_private_messages
    here = IN_PRIVATE if is_private else IN_GUILD
    local = [] if is_private or channel.guild is not None else world.records.guild_commands
    rights = world.rights(user, channel)
    if not (world.bot.is_member and rights & Permission.USE_APPLICATION_COMMANDS):
        return []
    return [
        command
        for command in [*world.records.commands, *local]
        if command["type"] == 1
        and here in (command.get("contexts") or (IN_GUILD, IN_PRIVATE))
        and (is_private or _suffices(rights, command))
    ]


def _suffices(rights: int, command: Json) -> bool:
    needed = int(command["default_member_permissions"] or 0)
    return int(rights) & needed == needed


def local_name(named: Json, user: User) -> str:
    """What the user's client calls a command, option or choice."""
    return str((named.get("name_localizations") or {}).get(user.locale, named["name"]))


def _pick(choices: list[Json], name: str, user: User) -> Json:
    for each in choices:
        if name in (each["name"], local_name(each, user)):
            return each
    raise Impossible(f"{name!r} is not offered, only {[each['name'] for each in choices]}")


class Line:
    """A command line as it is being typed."""

    def __init__(self, world: World, user: User, channel: Channel, path: str) -> None:
        self._world = world
        self._user = user
        first, *rest = path.removeprefix("/").split()
        self._chain = [_pick(offered(world, user, channel), first, user)]
        for name in rest:
            below = [each for each in self._chain[-1].get("options", []) if each["type"] <= GROUP]
            self._chain.append(_pick(below, name, user))
        self.options: list[Json] = self._chain[-1].get("options", [])
        if any(option["type"] <= GROUP for option in self.options):
            raise Impossible(f"{path} needs one of {[option['name'] for option in self.options]}")
        self._resolved: Json = {}

    def complete(self, given: Mapping[str, Value]) -> Json:
        """The data of a finished command."""
        missing = {plain(each["name"]) for each in self.options if each.get("required")}
        missing -= {plain(self._option(name)["name"]) for name in given}
        if missing:
            raise Impossible(f"still to be given: {sorted(missing)}")
        filled = [self._filled(self._option(name), value) for name, value in given.items()]
        data = self._wrapped(filled)
        return data | {"resolved": self._resolved} if self._resolved else data

    def typing(self, given: Mapping[str, Value]) -> Json:
        """The data while the last of these is being typed."""
        *before, focused = given.items()
        option = self._option(focused[0])
        if not option.get("autocomplete"):
            raise Impossible(f"{option['name']} has no completion")
        filled = [self._filled(self._option(name), value) for name, value in before]
        current = {"type": option["type"], "name": option["name"], "value": str(focused[1]), "focused": True}
        return self._wrapped([*filled, current])

    def _option(self, name: str) -> Json:
        for option in self.options:
            if name in (plain(option["name"]), plain(local_name(option, self._user))):
                return option
        raise Impossible(f"no option {name!r}, only {[each['name'] for each in self.options]}")

    def _wrapped(self, filled: list[Json]) -> Json:
        """The options below the names that lead to them; names are always the default ones."""
        inner = filled
        for step in reversed(self._chain[1:]):
            inner = [{"type": step["type"], "name": step["name"], "options": inner}]
        command = self._chain[0]
        data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": inner}
        return data | {"guild_id": command["guild_id"]} if "guild_id" in command else data

    def _filled(self, option: Json, value: Value) -> Json:
        return {"type": option["type"], "name": option["name"], "value": self._checked(option, value)}

    def _checked(self, option: Json, value: Value) -> str | int | float | bool:
        if isinstance(value, User):
            self._resolve("users", value.id, wire.user(value))
            if value.is_member:
                self._resolve("members", value.id, wire.member_without_user(self._world, value))
            return value.id
        if isinstance(value, Channel):
            self._resolve("channels", value.id, wire.channel(self._world, value) | {"permissions": "0"})
            return value.id
        if option.get("choices"):
            for choice in option["choices"]:
                if value in (choice["value"], choice["name"], local_name(choice, self._user)):
                    return choice["value"]  # type: ignore[no-any-return]  # JSON from the bot, checked on arrival
            raise Impossible(f"{value!r} is none of the choices of {option['name']}")
        if not isinstance(value, PYTHON[option["type"]]):
            raise Impossible(f"{option['name']} does not take {value!r}")
        _check_range(option, value)
        return value

    def _resolve(self, kind: str, id: str, about: Json) -> None:
        self._resolved.setdefault(kind, {})[id] = about


def _check_range(option: Json, value: str | float) -> None:
    size: float = len(value) if isinstance(value, str) else value
    suffix = "length" if isinstance(value, str) else "value"
    least, most = option.get(f"min_{suffix}"), option.get(f"max_{suffix}")
    if (least is not None and size < least) or (most is not None and size > most):
        raise Impossible(f"{option['name']} takes {least} to {most}, not {value!r}")
