"""A small bot that uses everything a game bot uses, written with the real discord.py."""

# ruff: noqa: ARG002, ARG003, FBT001, FBT002  # discord.py decides these signatures

from __future__ import annotations

import io
import re
import zlib
from collections.abc import Callable
from struct import pack
from typing import Any, Self

import discord
from discord import app_commands, ui
from discord.ext import commands

Asked = discord.Interaction[Any]
AnyBot = commands.Bot | commands.AutoShardedBot

FRENCH = {"boat": "bateau", "build": "construire", "name": "nom", "Build a boat": "Construire un bateau"}


def png(width: int, height: int) -> bytes:
    """A black picture."""

    def chunk(name: bytes, content: bytes) -> bytes:
        return pack(">I", len(content)) + name + content + pack(">I", zlib.crc32(name + content))

    rows = (b"\0" + b"\0" * width) * height
    header = pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(rows))
        + chunk(b"IEND", b"")
    )


def picture(name: str = "board.png", alt: str = "An empty board") -> discord.File:
    return discord.File(io.BytesIO(png(4, 3)), filename=name, description=alt)


class French(app_commands.Translator):
    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: Any
    ) -> str | None:
        return FRENCH.get(string.message) if locale is discord.Locale.french else None


class Join(ui.DynamicItem[ui.Button[Any]], template=r"join:(?P<table>\d+):(?P<count>\d+)"):
    """Carries its state in its custom_id, so that it outlives the process."""

    def __init__(self, table: int, count: int) -> None:
        super().__init__(ui.Button(label="Join", custom_id=f"join:{table}:{count}"))
        self.table, self.count = table, count

    @classmethod
    async def from_custom_id(cls, interaction: Asked, item: ui.Item[Any], match: re.Match[str], /) -> Self:
        return cls(int(match["table"]), int(match["count"]))

    async def callback(self, interaction: Asked) -> None:
        names = f"{self.count + 1} at table {self.table}, last {interaction.user.display_name}"
        await interaction.response.edit_message(content=names, view=lobby(self.table, self.count + 1))


def lobby(table: int, count: int) -> ui.View:
    view = ui.View(timeout=None)
    view.add_item(Join(table, count))
    return view


class Colours(ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.select(
        placeholder="Which colours?",
        min_values=1,
        max_values=2,
        options=[discord.SelectOption(label=name, value=name.lower()) for name in ("Red", "Blue", "Green")],
    )
    async def colours(self, interaction: Asked, select: ui.Select[Any]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="Chosen: " + ", ".join(select.values), view=None)


class Sign(ui.View):
    """Read by all; whoever presses is told something beside it."""

    @ui.button(label="Read")
    async def read(self, interaction: Asked, button: ui.Button[Any]) -> None:
        await interaction.response.defer()
        await interaction.followup.send("Only for you", ephemeral=True)
        await interaction.edit_original_response(content=f"Read by {interaction.user.display_name}")


async def put_up_sign(interaction: Asked) -> None:
    await interaction.response.send_message("Unread", view=Sign())


class Opponents(ui.View):
    @ui.select(cls=ui.UserSelect, placeholder="Against whom?")
    async def opponent(self, interaction: Asked, select: ui.UserSelect[Any]) -> None:
        names = ", ".join(user.display_name for user in select.values)
        await interaction.response.send_message(f"Against {names}", ephemeral=True)


class Berths(ui.View):
    """Where ships lie, and who pilots them."""

    def __init__(self, before: discord.abc.Snowflake) -> None:
        super().__init__()
        kind = discord.SelectDefaultValueType.channel
        self.where.default_values = [discord.SelectDefaultValue(id=before.id, type=kind)]

    @ui.select(
        cls=ui.ChannelSelect,
        placeholder="Where?",
        min_values=0,
        max_values=2,
        channel_types=[discord.ChannelType.text],
    )
    async def where(self, interaction: Asked, select: ui.ChannelSelect[Any]) -> None:
        names = ", ".join(channel.name for channel in select.values) or "nowhere"
        await interaction.response.send_message(f"Ships lie in {names}", ephemeral=True)

    @ui.select(cls=ui.RoleSelect, placeholder="Who?")
    async def who(self, interaction: Asked, select: ui.RoleSelect[Any]) -> None:
        (role,) = select.values
        await interaction.response.send_message(f"Piloted by {role.name} {role.mention}", ephemeral=True)


async def show_berths(interaction: Asked) -> None:
    assert isinstance(interaction.channel, discord.TextChannel)
    await interaction.response.send_message("Choose", view=Berths(interaction.channel))


class Bid(ui.Modal, title="Your bid"):
    amount: ui.Label[Any] = ui.Label(text="How much?", component=ui.TextInput(max_length=3))
    suit: ui.Label[Any] = ui.Label(
        text="Suit",
        component=ui.Select(
            options=[discord.SelectOption(label="Gems", value="g"), discord.SelectOption(label="Tents")]
        ),
    )

    async def on_submit(self, interaction: Asked, /) -> None:
        assert isinstance(self.amount.component, ui.TextInput)
        assert isinstance(self.suit.component, ui.Select)
        said = f"Bid {self.amount.component.value} on {self.suit.component.values[0]}"
        await interaction.response.send_message(said, ephemeral=True)


class Board(ui.LayoutView):
    """A V2 message with everything in it."""

    def __init__(self, said: str) -> None:
        super().__init__(timeout=None)
        section: ui.Section[Any] = ui.Section(
            ui.TextDisplay(said), accessory=ui.Thumbnail("attachment://board.png")
        )
        gallery: ui.MediaGallery[Any] = ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description="The board")
        )
        row: ui.ActionRow[Any] = ui.ActionRow(Join(7, 0))
        self.add_item(
            ui.Container(section, ui.Separator(), gallery, row, accent_colour=discord.Colour.blue())
        )


class Boat(app_commands.Group):
    fleet = app_commands.Group(name="fleet", description="All boats")

    @app_commands.command(
        name=app_commands.locale_str("build"), description=app_commands.locale_str("Build a boat")
    )
    @app_commands.rename(title=app_commands.locale_str("name"))
    async def build(
        self,
        interaction: Asked,
        title: str,
        size: app_commands.Range[int, 1, 5] = 1,
        owner: discord.Member | None = None,
    ) -> None:
        whose = owner.display_name if owner else "nobody"
        await interaction.response.send_message(f"{title} of size {size} for {whose} ({interaction.locale})")

    @build.autocomplete("title")
    async def titles(self, interaction: Asked, current: str) -> list[app_commands.Choice[str]]:
        known = ("Calypso", "Catamaran", "Nautilus")
        return [app_commands.Choice(name=each, value=each) for each in known if each.startswith(current)]

    @fleet.command(name="list", description="List them")
    @app_commands.choices(order=[app_commands.Choice(name="By size", value=1)])
    async def list_all(self, interaction: Asked, order: app_commands.Choice[int]) -> None:
        await interaction.response.send_message(f"order {order.value}", ephemeral=True)


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    tree.add_command(Boat(name=app_commands.locale_str("boat"), description="Boats"))

    def command(name: str) -> Callable[[Any], Any]:
        return tree.command(name=name, description=f"The {name} command")

    @command("hello")
    async def hello(interaction: Asked) -> None:
        allowed = discord.AllowedMentions(users=[interaction.user])
        await interaction.response.send_message(
            f"Hello {interaction.user.mention}!", allowed_mentions=allowed
        )
        await interaction.followup.send("And a secret", ephemeral=True)

    @command("slow")
    async def slow(interaction: Asked, private: bool = False) -> None:
        await interaction.response.defer(ephemeral=private, thinking=True)
        await interaction.followup.send("Drawn at last", file=picture())
        await interaction.followup.send("One more thing")

    @command("lobby")
    async def open_lobby(interaction: Asked) -> None:
        await interaction.response.send_message("Nobody yet", view=lobby(3, 0))

    @command("colours")
    async def colours(interaction: Asked) -> None:
        await interaction.response.send_message("Choose", view=Colours(), ephemeral=True)

    command("sign")(put_up_sign)

    @command("against")
    async def against(interaction: Asked) -> None:
        await interaction.response.send_message("Choose", view=Opponents())

    command("berths")(show_berths)

    @command("bid")
    async def bid(interaction: Asked) -> None:
        await interaction.response.send_modal(Bid())

    @command("board")
    async def board(interaction: Asked) -> None:
        view = Board(f"Your move, {interaction.user.mention}")
        allowed = discord.AllowedMentions(users=True)
        await interaction.response.send_message(view=view, file=picture(), allowed_mentions=allowed)

    @command("hand")
    async def hand(interaction: Asked) -> None:
        await interaction.response.defer(ephemeral=True)
        try:
            await interaction.user.send("Your hand", file=picture("hand.png"))
        except discord.Forbidden as refused:
            await interaction.edit_original_response(content=f"Here, then ({refused.code})")
        else:
            await interaction.edit_original_response(content="Sent")

    @command("table")
    async def table(interaction: Asked, private: bool = False) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        await interaction.response.defer()
        kind = discord.ChannelType.private_thread if private else discord.ChannelType.public_thread
        try:
            thread = await interaction.channel.create_thread(
                name="Table 1", type=kind, auto_archive_duration=1440, invitable=False
            )
        except discord.Forbidden as refused:
            await interaction.edit_original_response(content=f"No thread ({refused.code})")
            return
        await thread.add_user(interaction.user)
        await thread.send("Welcome")
        await interaction.edit_original_response(content=f"At {thread.mention}")

    @command("mute")
    async def mute(interaction: Asked) -> None:
        """Never answers."""

    @command("admin")
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def admin(interaction: Asked) -> None:
        await interaction.response.send_message(
            f"{interaction.app_permissions.send_messages}", ephemeral=True
        )


class ExampleBot(commands.Bot):
    """One connection."""

    async def setup_hook(self) -> None:
        await prepare(self)


class ShardedExampleBot(commands.AutoShardedBot):
    """The same with shards."""

    async def setup_hook(self) -> None:
        await prepare(self)


async def prepare(bot: AnyBot) -> None:
    add_commands(bot.tree)
    bot.add_dynamic_items(Join)
    await bot.tree.set_translator(French())
    await bot.tree.sync()


SETTINGS: dict[str, Any] = {
    "command_prefix": commands.when_mentioned,
    "intents": discord.Intents(guilds=True),
    "help_command": None,
    "max_messages": None,
    "allowed_mentions": discord.AllowedMentions.none(),
    "guild_ready_timeout": 0.02,
}


def new_bot(**more: Any) -> ExampleBot:
    return ExampleBot(**SETTINGS | more)


def new_sharded_bot() -> ShardedExampleBot:
    return ShardedExampleBot(**SETTINGS)
