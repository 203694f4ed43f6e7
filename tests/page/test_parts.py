"""Everything a bot can send, as the page shows it: with a bot in this process that sends it all."""

# discord.py decides the signatures

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio
from discord import ui
from playwright.async_api import Browser, Page, expect

from playground.child import Child
from playground.data import Message, User
from playground.play import new_world
from playground.windows import PageServer
from playground.world import TOKEN
from render.emoji import emoji_png
from tests.page.visitor import WIDE
from tests.playground.example import SETTINGS, Asked, ExampleBot, picture
from tests.playground.stage import loopback, running

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.slow]


class Everything(ui.LayoutView):
    """A message of all parts."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        pictures = [
            discord.MediaGalleryItem(f"attachment://{name}.png", description=f"View {name}") for name in "abc"
        ]
        link: ui.Section[Any] = ui.Section(
            "# Notice\n-# in small", accessory=ui.Button(label="Chart", url="https://example.org/")
        )
        rows: list[ui.ActionRow[Any]] = [
            ui.ActionRow(ui.Button(label="Sold out", disabled=True, custom_id="sold")),
            ui.ActionRow(ui.Button(label="Go", style=discord.ButtonStyle.danger, emoji="⚓", custom_id="go")),
        ]
        self.add_item(
            ui.Container(link, ui.Separator(spacing=discord.SeparatorSpacing.large), accent_colour=0xB5792B)
        )
        self.add_item(ui.MediaGallery(*pictures))
        self.add_item(ui.File("attachment://log.txt"))
        self.add_item(ui.Container(ui.TextDisplay("The cargo is tea"), spoiler=True))
        for row in rows:
            self.add_item(row)


class Papers(ui.Modal, title="Ship's papers"):
    """A form of all fields."""

    about: ui.TextDisplay[Any] = ui.TextDisplay("Fill in **everything**.")
    name: ui.Label[Any] = ui.Label(
        text="Name", description="As on the bow", component=ui.TextInput(min_length=3)
    )
    story: ui.Label[Any] = ui.Label(
        text="Story", component=ui.TextInput(style=discord.TextStyle.paragraph, required=False)
    )
    flag: ui.Label[Any] = ui.Label(
        text="Flag",
        component=ui.RadioGroup(options=[discord.RadioGroupOption(label=each) for each in ("Red", "Blue")]),
    )
    cargo: ui.Label[Any] = ui.Label(
        text="Cargo",
        component=ui.CheckboxGroup(
            options=[discord.CheckboxGroupOption(label=each) for each in ("Tea", "Coal", "Salt")],
            min_values=1,
            max_values=2,
        ),
    )

    async def on_submit(self, interaction: Asked, /) -> None:
        fields: list[Any] = [self.name.component, self.story.component, self.flag.component]
        said = [each.value for each in fields] + self.cargo.component.values  # type: ignore[attr-defined]  # a group
        await interaction.response.send_message(" | ".join(said))


class Showcase(ExampleBot):
    """The example bot, and more."""

    async def setup_hook(self) -> None:
        @self.tree.command(name="everything", description="All parts")
        async def everything(interaction: Asked) -> None:
            files = [picture(f"{name}.png") for name in "abc"]
            files.append(discord.File(io.BytesIO(b"<script>"), filename="log.txt"))
            await interaction.response.send_message(view=Everything(), files=files)

        @self.tree.command(name="papers", description="A form")
        async def papers(interaction: Asked) -> None:
            await interaction.response.send_modal(Papers())

        @self.tree.command(name="embed", description="An embed")
        async def embed(interaction: Asked) -> None:
            card = discord.Embed(title="Tide", description="High at **noon**", colour=0x145A75)
            card.add_field(name="Wind", value="West")
            card.set_image(url="attachment://board.png")
            await interaction.response.send_message(embed=card, file=picture())

        @self.tree.command(name="signals", description="Emoji everywhere")
        async def signals(interaction: Asked) -> None:
            flag = await self.create_application_emoji(name="flag", image=emoji_png("harbour_europe"))
            view = ui.View(timeout=None)
            view.add_item(ui.Button(label="Hoist", emoji=flag, custom_id="hoist"))
            options = [discord.SelectOption(label="Blue Peter", emoji=flag, description="All aboard")]
            view.add_item(ui.Select(custom_id="which", options=options))
            await interaction.response.send_message(f"Signals\n{flag} Europe", view=view)

        @self.tree.command(name="typing", description="Writes for long")
        async def typing(interaction: Asked) -> None:
            assert isinstance(interaction.channel, discord.TextChannel)
            await interaction.response.defer(ephemeral=True, thinking=True)
            await interaction.channel.typing()

        await super().setup_hook()


@pytest_asyncio.fixture(loop_scope="module")
async def server(tmp_path: Path) -> AsyncIterator[PageServer]:
    async with PageServer(new_world(), key="secret", token=TOKEN) as server:
        server.child = Child(server, (), tmp_path / "none.db", TOKEN)
        with loopback(server.address), server.world.feed.listening(server.hear):
            async with running(Showcase(**SETTINGS)):
                yield server
    assert [str(each) for each in server.ledger.violations] == []


@pytest_asyncio.fixture(loop_scope="module")
async def page(browser: Browser, server: PageServer) -> AsyncIterator[Page]:
    context = await browser.new_context(viewport=WIDE, locale="en-US")  # type: ignore[arg-type]  # a plain pair
    page = await context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    await page.goto(server.page)
    await page.get_by_role("navigation").get_by_role("button", name="general").click()
    yield page
    assert not complaints, complaints
    await context.close()


async def use(page: Page, command: str, **options: str) -> None:
    """Type a command and its options, and send it."""
    composer = page.locator(".pane.active .composer")
    await composer.locator("input").first.fill(f"/{command}")
    offer = composer.get_by_role("option").filter(has_text=f"/{command}").first
    await offer.click()
    for name, value in options.items():
        field = composer.get_by_role("combobox", name=name)
        await field.fill(value)
        await composer.get_by_role("option", name=value).first.click()
    await composer.locator(".send").click()


async def test_v2_messages(page: Page) -> None:
    await use(page, "everything")
    message = page.locator(".pane.active article").last
    await expect(message.get_by_role("heading", name="Notice")).to_be_visible()
    await expect(message.locator("small.subtext")).to_have_text("in small")
    link = message.get_by_role("link", name="Chart")
    await expect(link).to_have_attribute("href", "https://example.org/")
    await expect(link).to_have_attribute("rel", "noopener noreferrer")
    assert (
        await message.locator(".container").first.evaluate("it => it.style.getPropertyValue('--accent')")
        == "#b5792b"
    )
    await expect(message.locator(".separator.wide")).to_have_count(1)
    await expect(message.locator(".gallery img")).to_have_count(3)
    await expect(message.get_by_role("button", name="Enlarge: View b")).to_be_visible()
    await expect(message.get_by_role("button", name="Sold out")).to_be_disabled()
    await expect(message.get_by_role("button", name="Go", exact=True)).to_have_text("⚓Go")
    await expect(message).not_to_contain_text("The cargo is tea")
    await message.get_by_role("button", name="Hidden text").click()
    await expect(message).to_contain_text("The cargo is tea")
    async with page.expect_download() as saved:
        await message.get_by_role("link", name="log.txt").click()
    assert (await (await saved.value).path()).read_bytes() == b"<script>"


async def test_a_picture_opens_at_full_size_and_closes(page: Page) -> None:
    await use(page, "board")
    message = page.locator(".pane.active article").last
    await expect(message.locator(".mention.me")).to_have_text("@Ada")
    await expect(message).not_to_have_class("message call")
    await expect(message).not_to_contain_text("Calls you")  # it answers her own command
    await message.get_by_role("button", name="Enlarge: The board").click()
    dialog = page.get_by_role("dialog")
    await expect(dialog.locator("img")).to_have_attribute("alt", "The board")
    await dialog.get_by_role("button", name="Zoom").click()
    await expect(dialog.get_by_role("button", name="Zoom")).to_have_attribute("aria-pressed", "true")
    await dialog.get_by_role("button", name="Close").click()
    await expect(dialog).to_have_count(0)


async def test_emoji_in_a_line_on_a_button_and_in_a_menu(page: Page) -> None:
    await use(page, "signals")
    message = page.locator(".pane.active article").last
    button = message.get_by_role("button", name="Hoist", exact=True)
    await expect(button.locator("img.emoji")).to_have_attribute("alt", "")
    said = message.locator(".text img.emoji")
    await expect(said).to_have_attribute("alt", ":flag:")
    await message.locator(".menu").click()
    line = message.locator(".line")
    await expect(line).to_have_text("Blue PeterAll aboard")
    shown = message.locator("img.emoji")
    await expect(shown).to_have_count(3)
    for number, side in enumerate((22, 20, 22)):
        picture = shown.nth(number)
        assert await picture.evaluate("it => it.decode().then(() => it.naturalWidth)") == 128
        box = await picture.bounding_box()
        assert box is not None
        assert (box["width"], box["height"]) == (side, side)
    # One that is there no more leaves its name in a text, and its label on a button.
    for lost in (said, button.locator("img.emoji")):
        await lost.evaluate("it => it.dispatchEvent(new Event('error'))")
    await expect(message.locator(".text")).to_have_text("Signals\n:flag: Europe")
    await expect(button).to_have_text("Hoist")


async def test_an_embed(page: Page) -> None:
    await use(page, "embed")
    card = page.locator(".pane.active article .container").last
    await expect(card).to_contain_text("Tide")
    await expect(card.locator("strong")).to_have_text("noon")
    await expect(card.locator("img")).to_have_count(1)


async def test_menus_of_lines_and_of_people(page: Page) -> None:
    await use(page, "colours")
    message = page.locator(".pane.active article").last
    await expect(message).to_contain_text("Only you see this")
    await message.get_by_role("button", name="Which colours?").click()
    await expect(message.get_by_role("button", name="Confirm")).to_be_disabled()
    for colour in ("Red", "Blue", "Green"):
        await message.get_by_label(colour).check()
    await expect(message.get_by_role("button", name="Confirm")).to_be_disabled()
    await message.get_by_label("Green").uncheck()
    await expect(message.get_by_role("group", name="Which colours?").get_by_role("status")).to_contain_text(
        "2 chosen"
    )
    await message.get_by_role("button", name="Confirm").click()
    await expect(message).to_contain_text("Chosen: red, blue")
    await use(page, "against")
    public = page.locator(".pane.active article").last
    await public.get_by_role("button", name="Against whom?").click()
    await public.get_by_role("button", name="Basile").click()
    await expect(page.locator(".pane.active article").last).to_contain_text("Against Basile")


async def test_menus_of_channels_and_of_roles(page: Page, server: PageServer) -> None:
    server.world.add_role("Pilots")
    await use(page, "berths")
    public = page.locator(".pane.active article").filter(has_text="Choose").last
    await public.get_by_role("button", name="# general", exact=True).click()
    chosen = public.get_by_label("# general")
    await expect(chosen.and_(public.get_by_role("checkbox"))).to_be_checked()
    await public.get_by_role("checkbox").first.uncheck()
    await public.get_by_role("button", name="Confirm").click()
    await expect(page.locator(".pane.active article").last).to_contain_text("Ships lie in nowhere")
    await public.get_by_role("button", name="Who?").click()
    await public.get_by_role("button", name="@Pilots").click()
    await expect(page.locator(".pane.active article").last).to_contain_text("Piloted by Pilots @Pilots")


async def test_forms(page: Page) -> None:
    await use(page, "papers")
    form = page.get_by_role("dialog", name="Ship's papers")
    await expect(form).to_contain_text("A form for Ada")
    await expect(form.locator("strong")).to_have_text("everything")
    await form.get_by_role("textbox", name="Name").fill("Al")
    await form.get_by_role("button", name="Send").click()
    await expect(form).to_be_visible()
    await form.get_by_role("textbox", name="Name").press_sequentially("batros")
    await form.get_by_role("textbox", name="Story").fill("Long")
    await form.get_by_role("group", name="Flag").get_by_label("Blue").check()
    await form.get_by_role("group", name="Cargo").get_by_label("Tea").check()
    await form.get_by_role("group", name="Cargo").get_by_label("Salt").check()
    await form.get_by_role("button", name="Send").click()
    await expect(form).to_have_count(0)
    await expect(page.locator(".pane.active article").last).to_contain_text(
        "Albatros | Long | Blue | Tea | Salt"
    )
    await use(page, "bid")
    await expect(page.get_by_role("dialog")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_thinking_writing_and_silence(page: Page) -> None:
    await use(page, "typing")
    pane = page.locator(".pane.active")
    await expect(pane.locator("article").last).to_contain_text("Quayside is thinking")
    await expect(pane.locator(".typing")).to_have_text("Quayside is writing…")
    await use(page, "mute")
    await expect(pane.locator(".composer").get_by_role("alert")).to_have_text("The bot did not answer.")


async def test_commands_with_people_and_numbers(page: Page) -> None:
    composer = page.locator(".pane.active .composer")
    await composer.locator("input").fill("/boat bu")
    await page.keyboard.press("Enter")
    await expect(composer.get_by_role("combobox", name="name")).to_be_focused()
    await page.keyboard.type("Cat")
    await expect(composer.get_by_role("option")).to_have_text(["Catamaran"])
    await page.keyboard.press("Enter")
    await page.keyboard.type("many")
    await page.keyboard.press("Enter")
    size = composer.get_by_role("combobox", name="size")
    await expect(size).to_have_attribute("aria-invalid", "true")
    await size.fill("4")
    await page.keyboard.press("Tab")
    await page.keyboard.type("bas")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator(".pane.active article").last).to_contain_text(
        "Catamaran of size 4 for Basile (en-US)"
    )


async def test_a_french_player_uses_french_names(page: Page) -> None:
    await page.locator(".sidebar").get_by_role("button", name="Français").click()
    composer = page.locator(".pane.active .composer")
    await expect(composer.locator("input")).to_have_attribute(
        "placeholder", "Message, ou / pour une commande"
    )
    await composer.locator("input").fill("/bateau c")
    await expect(composer.get_by_role("option").first).to_contain_text("Construire un bateau")
    await page.keyboard.press("Enter")
    await page.keyboard.type("Nautilus")
    await expect(composer.get_by_role("option")).to_have_text(["Nautilus"])
    await page.keyboard.press("Enter")
    await composer.locator(".send").click()
    await expect(page.locator(".pane.active article").last).to_contain_text(
        "Nautilus of size 1 for nobody (fr)"
    )


MARKDOWN = """# Big
## Middle
### Small
-# aside
**bold** *slanted* _too_ __under__ ~~gone~~ `code *no*` ***both*** snake_case_name 2 * 3 * 4
> quoted
> more
- one
  - inner
- two
3. three
```py
x = **no**
```
||secret|| <https://example.org/a> [chart](https://example.org/b) \\*plain\\* <t:0:R> </play:1>"""


async def test_markdown(page: Page, server: PageServer) -> None:
    ada, general = next(iter(users(server))), server.world.channel_named("general")
    said = f"{MARKDOWN}\nAhoy <@{ada.id}> in <#{general.id}> and <#1>"
    server.world.post(
        Message(
            id=server.world.snowflakes.next(), channel=general.id, author=ada.id, created=0.0, content=said
        )
    )
    text = page.locator(".pane.active article .text").last
    for tag, words in (
        ("h3", "Big"), ("h4", "Middle"), ("h5", "Small"), ("small", "aside"), ("u", "under"), ("s", "gone"),
        ("p > code:not(.command)", "code *no*"), ("strong > em", "both"), ("pre", "x = **no**"),
        ("code.command", "/play"), ("ul ul li", "inner"), ("ol", "three"), ("blockquote", "quoted\nmore"),
        ("a >> nth=0", "https://example.org/a"), ("a >> nth=1", "chart"), (".mention.me", "@Ada"),
        ("button.way", "# general"), (".mention >> nth=2", "# elsewhere"),
    ):  # fmt: skip
        await expect(text.locator(tag)).to_have_text(words)
    await expect(text.locator("p > strong").first).to_have_text("bold")
    await expect(text.locator("p > em").first).to_have_text("slanted")
    await expect(text.locator("ol")).to_have_attribute("start", "3")
    await expect(text).to_contain_text("snake_case_name 2 * 3 * 4")
    await expect(text).to_contain_text("*plain*")
    await expect(text.locator("time")).to_contain_text("years ago")
    await expect(text).not_to_contain_text("secret")
    await text.get_by_role("button", name="Hidden text").click()
    await expect(text).to_contain_text("secret")
    await page.locator(".sidebar").get_by_role("button", name="Français").click()
    await expect(text.locator("time")).to_contain_text("il y a")


async def test_earlier_messages_come_when_asked_for(page: Page, server: PageServer) -> None:
    ada, general = next(iter(users(server))), server.world.channel_named("general")
    for number in range(100):
        server.world.post(
            Message(
                id=server.world.snowflakes.next(),
                channel=general.id,
                author=ada.id,
                created=0.0,
                content=f"No. {number}.",
            )
        )
    await page.reload()
    await page.get_by_role("navigation").get_by_role("button", name="general").click()
    pane = page.locator(".pane.active")
    await expect(pane.locator("article")).to_have_count(60)
    await expect(pane.locator("article").last).to_be_in_viewport()
    await pane.get_by_role("button", name="Show earlier messages").click()
    await expect(pane.locator("article")).to_have_count(100)
    await expect(pane.get_by_role("button", name="Show earlier messages")).to_have_count(0)
    await expect(pane.locator("article").first).to_contain_text("No. 0.")


def users(server: PageServer) -> list[User]:
    """The players, the founder first."""
    return [each for each in server.world.members() if not each.is_bot]
