"""What becomes of the rows of the outbox: cards, boards, hands and endings, each said once and ticked off."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

import discord
from discord.ext import commands
from msgspec.structs import replace

from cogs.plumbing.interactions import spoken
from cogs.plumbing.limits import FRESH
from cogs.plumbing.sending import Letter, further_nonce, nonce_of
from cogs.telling.messages import board_letter, ending_letter, hand_letter, over_letter
from cogs.telling.places import TROUBLE, Homeless, Places
from games.values import Seat, Who
from host.knowledge import Hand
from host.lobby import Place
from host.outbox import Kind, Pending, Post, PostKind
from host.snapshot import Table, TableSeat
from host.tables import Host
from storage.rows import TableStatus

log = logging.getLogger("quayside")

PUBLIC = (Kind.BOARD, Kind.ASKED, Kind.OVER)
"""What the whole table is shown, in one message."""

Pendings = Sequence[Pending]


class Telling:
    """Tells one table at a time what is untold. A row is ticked off when it has been said, never before."""

    def __init__(self, bot: commands.Bot, host: Host, clock: Callable[[], float]) -> None:
        self._host = host
        self._places = Places(bot, host)
        self._clock = clock

    async def tell(self, table_id: int) -> bool:
        """Say what is untold at that table now, in order; whether there was anything: there may be more."""
        untold = await self._host.untold(table_id)
        if untold is None:
            return False
        if lobby := [row for row in untold.rows if row.message.kind is Kind.LOBBY]:
            await self._tell_lobby(untold.table, lobby)
            return True
        if public := [row for row in untold.rows if row.message.kind in PUBLIC]:
            await self._tell_board(untold.table, untold.board, public)
        hands: dict[Seat, list[Pending]] = {}
        for row in untold.rows:
            if row.message.kind is Kind.HAND and row.message.seat is not None:
                hands.setdefault(row.message.seat, []).append(row)
        for seat, own in hands.items():
            await self._tell_hand(table_id, seat, own)
        return True

    async def _nonce(self, row: Pending) -> str:
        return nonce_of(await self._host.nonce_key(), row.id)

    # The lobby

    async def _tell_lobby(self, table: Table, rows: Pendings) -> None:
        """Bring the card up to date; while seats can be taken, one that is gone is posted anew."""
        card = await self._host.post(table.id, PostKind.LOBBY)
        is_open = table.status is TableStatus.LOBBY
        is_here = card is not None and card.channel == table.place.channel
        if not is_open or is_here:
            is_shown = await self._places.refresh_card(table)
            if is_shown or not is_open:
                await self._host.said(*_ids(rows))
                return
        try:
            await self._places.new_card(table, await self._nonce(rows[0]), _ids(rows))
        except Homeless:
            await self._lose_home(table, rows)
            return
        if card is not None:
            await self._places.strip(card)

    # The board

    async def _tell_board(self, table: Table, post: Post | None, rows: Pendings) -> None:
        """Show the table where it stands, all rows in one message."""
        try:
            table = await self._at_home(table, post, await self._nonce(rows[0]))
            asking = [
                row for row in rows if row.message.kind is Kind.ASKED and row.message.seat in table.asked
            ]
            if asking or not table.is_running or not await self._refresh_board(table, post):
                await self._post_board(table, post, asking, rows)
            else:
                await self._host.said(*_ids(rows))
        except Homeless:
            await self._lose_home(table, rows)

    async def _at_home(self, table: Table, post: Post | None, nonce: str) -> Table:
        """The table in its thread; a channel that already holds the board goes on serving."""
        home = table.place.home
        if home is None:
            raise Homeless
        if post is not None and post.channel == home:
            return table
        if table.place.thread is None:
            table = await self._places.settle(table, nonce)
        await self._try_card(table)
        return table

    async def _refresh_board(self, table: Table, post: Post | None) -> bool:
        """Bring the board message up to date; False when it must be posted anew."""
        if post is None or post.channel != table.place.home:
            return False
        return await self._refresh(post, await board_letter(self._host, table, post.since, frozenset()))

    async def _post_board(self, table: Table, before: Post | None, asking: Pendings, rows: Pendings) -> None:
        """Post the board anew, pinging those newly asked; the message before loses its buttons."""
        assert table.version is not None
        since, version = -1, table.version
        if before is not None and (asking or not table.is_running):
            since = before.version
        elif before is not None:  # the same turn goes on in another message
            since, version = before.since, before.version
        letter = await self._board(table, since, asking)
        # After an interruption the same row comes first again, so that its message is found, not said twice.
        over = [row for row in rows if row.message.kind is Kind.OVER]
        nonce = await self._nonce((asking or over or rows)[0])
        table, message = await self._places.say(table, letter, nonce)
        await self._retire(before, message, table)
        if not table.is_running:
            await self._close(table)
        post = self._kept(PostKind.BOARD, message, since=since, version=version)
        await self._host.keep_post(table.id, post, _ids(_answered(table, message, asking, rows)))

    async def _board(self, table: Table, since: int, asking: Pendings) -> Letter:
        if not table.is_running:
            return await ending_letter(self._host, table, since)
        pings = frozenset(_user(table, row) for row in asking)
        return await board_letter(self._host, table, since, pings)

    async def _close(self, table: Table) -> None:
        """Nothing can be done from the hands any more, and the card says how it ended."""
        for seat in table.seats:
            if (hand := await self._host.post(table.id, PostKind.HAND, seat.seat)) is not None:
                await self._places.strip(hand)
        await self._try_card(table)

    async def _try_card(self, table: Table) -> None:
        """Bring the card up to date if it can be; the game does not wait for it."""
        try:
            await self._places.refresh_card(table)
        except TROUBLE as trouble:
            log.info("The card of table %d stays as it was: %s", table.id, trouble)

    async def _lose_home(self, table: Table, rows: Pendings) -> None:
        """The table has no place any more: its players are told once how to give it one."""
        if table.place.home is not None:
            for seat in table.seats:
                if not seat.has_resigned and not seat.has_closed_messages:
                    words = spoken(table, seat.language)
                    sentence = words.say("announce-homeless", game=f"game-{table.game}", table=table.id)
                    nonce = further_nonce(await self._nonce(rows[0]), "home", str(seat.seat))
                    letter = Letter(content=sentence, language=seat.language)
                    await self._places.whisper(seat.user, letter, nonce)
            await self._host.move(table.id, Place(table.place.guild))
        await self._host.said(*_ids(rows))

    # The hands

    async def _tell_hand(self, table_id: int, seat_no: Seat, rows: Pendings) -> None:
        """Show a player what they alone may see, as long as it matters."""
        hand = await self._host.hand(table_id, seat_no)
        table, seat = hand.table, hand.table.seats[seat_no]
        if not table.is_running or seat.has_resigned:
            await self._host.said(*_ids(rows))
        elif seat.has_closed_messages or not await self._show_hand(hand, seat, rows):
            await self._tell_closed(table, seat, rows)

    async def _show_hand(self, hand: Hand, seat: TableSeat, rows: Pendings) -> bool:
        """One message per turn, kept up to date; False when private messages do not reach the player."""
        table, before, asked = hand.table, hand.post, hand.asked
        assert table.version is not None
        letter = await hand_letter(self._host, table, seat.seat, hand.board)
        if all(row.message.is_quiet for row in rows):
            letter = replace(letter, is_silent=True)
        is_this_turn = before is not None and (asked is None or asked <= before.version)
        if is_this_turn and await self._refresh(before, letter):
            await self._host.said(*_ids(rows))
            return True
        message = await self._places.whisper(seat.user, letter, await self._nonce(rows[0]))
        if message is None:
            return False
        await self._retire(before, message, table)
        post = self._kept(PostKind.HAND, message, seat=seat.seat, version=table.version)
        await self._host.keep_post(table.id, post, _ids(rows))
        return True

    async def _tell_closed(self, table: Table, seat: TableSeat, rows: Pendings) -> None:
        """Tell the table, once, where the player finds the hand; private messages are not tried again."""
        if await self._host.post(table.id, PostKind.CLOSED, seat.seat) is None:
            sentence = spoken(table, table.language).say("announce-closed", who=Who(seat.seat))
            letter = Letter(content=sentence, is_silent=True, language=table.language)
            try:
                nonce = further_nonce(await self._nonce(rows[0]), "closed")
                _, message = await self._places.say(table, letter, nonce)
            except Homeless:
                log.info("Table %d has no place to be told of closed messages.", table.id)
            else:
                await self._host.keep_post(table.id, self._kept(PostKind.CLOSED, message, seat=seat.seat))
        await self._host.close_messages(seat.user, is_closed=True)
        await self._host.said(*_ids(rows))

    async def _refresh(self, post: Post | None, letter: Letter) -> bool:
        """Bring a young message up to date; False when there is none, or it cannot be changed any more."""
        if post is None or self._clock() - post.posted >= FRESH:
            return False
        return await self._places.refresh(post, letter)

    async def _retire(self, before: Post | None, message: discord.Message, table: Table) -> None:
        """The message before loses its buttons, a board its question, unless it is the same, found again."""
        if before is not None and before.message != message.id:
            is_board = before.kind is PostKind.BOARD
            over = await over_letter(self._host, table, before) if is_board else None
            await self._places.strip(before, over)

    def _kept(
        self,
        kind: PostKind,
        message: discord.Message,
        *,
        seat: Seat | None = None,
        since: int = -1,
        version: int = -1,
    ) -> Post:
        return Post(
            kind=kind,
            seat=seat,
            channel=message.channel.id,
            message=message.id,
            posted=int(message.created_at.timestamp()),
            since=since,
            version=version,
        )


def _ids(rows: Pendings) -> list[int]:
    return [row.id for row in rows]


def _user(table: Table, row: Pending) -> int:
    assert row.message.seat is not None
    return table.seats[row.message.seat].user


def _answered(table: Table, message: discord.Message, asking: Pendings, rows: Pendings) -> Pendings:
    """What the message has told: one found again after an interruption may have pinged only some."""
    pinged = {user.id for user in message.mentions}
    reached = [row for row in asking if _user(table, row) in pinged]
    return reached if 0 < len(reached) < len(asking) else rows
