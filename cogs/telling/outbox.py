"""What becomes of the rows of the outbox: cards, boards, hands and endings, each said once and ticked off."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence

import discord
from discord.ext import commands

from cogs.plumbing.fleet import Alone
from cogs.plumbing.interactions import spoken
from cogs.plumbing.letters import Letter
from cogs.plumbing.limits import FRESH
from cogs.plumbing.presses import Presses
from cogs.plumbing.rate_limits import seconds_of
from cogs.plumbing.sending import further_nonce, nonce_of
from cogs.telling.calls import Call, call_letter, calls, mention_letter
from cogs.telling.card import guests_letter, guests_to_call
from cogs.telling.handing import Handing
from cogs.telling.messages import board_letter, ending_letter, hand_letter, invitation_letter, over_letter
from cogs.telling.moderation import Moderation
from cogs.telling.places import TROUBLE, Homeless, Places, card_place, kept
from cogs.telling.polls import Polls
from cogs.telling.reminders import Reminders, remove_call
from cogs.telling.resting import Resting
from games.values import Seat, Who
from host.knowledge import Hand
from host.lobby import Place
from host.outbox import ALL_AT_REST, APART, Kind, Pending, Post, PostKind
from host.snapshot import Table, TableSeat
from host.tables import Host
from storage.rows import TableStatus

log = logging.getLogger("quayside")

PUBLIC = (Kind.BOARD, Kind.ASKED, Kind.OVER)
"""What the whole table is shown, in one message."""

Pendings = Sequence[Pending]


class Telling:
    """Tells one table at a time what is untold. A row is ticked off when it has been said, never before."""

    def __init__(
        self, bot: commands.Bot, host: Host, clock: Callable[[], float], presses: Presses, fleet: Alone
    ) -> None:
        self._host = host
        self._places = Places(bot, host, presses, fleet)
        self._reminders = Reminders(host, self._places)
        self._resting = Resting(host, self._places)
        self._polls = Polls(host, self._places)
        self._moderation = Moderation(host, self._places)
        self._handing = Handing(host, self._places)
        self._clock = clock
        self._waiting: dict[int, float] = {}
        """Until when Discord lets hands not be changed: there are only so many edits of old messages."""

    async def tell(self, table_id: int) -> None:
        """Say what is to be told at that table now, in order."""
        untold = await self._host.untold(table_id)
        if untold is None:
            return
        resting = [row for row in untold.rows if row.message.kind in ALL_AT_REST]
        if apart := [row for row in untold.rows if row.message.kind in APART and row not in resting]:
            voted = [row for row in apart if row.message.kind is Kind.POLL]
            left = [row for row in apart if row.message.kind is Kind.HANDED_OVER]
            await self._handing.tell(untold.table, left)
            await self._polls.tell(untold.table, voted)
            moderated = [row for row in apart if row.message.kind is Kind.MODERATED]
            await self._moderation.tell(untold.table, moderated)
            told = [*left, *voted, *moderated]
            await self._reminders.tell(untold.table, [row for row in apart if row not in told])
            return
        if resting:  # last: it closes the thread
            await self._resting.tell(untold.table, resting)
            return
        if untold.is_taken_back:
            await self._host.said(*_ids(untold.rows))
            return
        if lobby := [row for row in untold.rows if row.message.kind is Kind.LOBBY]:
            await self._tell_lobby(untold.table, lobby)
            return
        if public := [row for row in untold.rows if row.message.kind in PUBLIC]:
            # Before the rows are ticked off: whatever dies in between, it is done at the next start.
            await self._reminders.remove_answered(untold.table)
            await self._tell_board(untold.table, untold.board, public)
        hands: dict[Seat, list[Pending]] = {}
        for row in untold.rows:
            if row.message.kind is Kind.HAND and row.message.seat is not None:
                hands.setdefault(row.message.seat, []).append(row)
        await self._tell_hands(table_id, hands)

    async def _nonce(self, row: Pending) -> str:
        return nonce_of(await self._host.nonce_key(), row.id)

    # The lobby

    async def _tell_lobby(self, table: Table, rows: Pendings) -> None:
        """Bring the card up to date; while seats can be taken, one that is gone is posted anew."""
        card = await self._host.post(table.id, PostKind.LOBBY)
        is_open = table.status is TableStatus.LOBBY
        for row in rows if is_open and table.guests is None else ():
            if row.message.after is not None:
                await self._invite(table, row.message.after)
        try:
            if table.guests is not None and is_open:
                table = await self._places.settle_privately(table)
        except Homeless:
            await self._lose_home(table, rows)
            return
        await self._places.let(table)
        is_here = card is not None and card.channel == card_place(table).home
        if not is_open and await self._offer(table, rows):
            return
        if not is_open:
            await self._places.try_card(table)
        if not is_open or (is_here and await self._places.refresh_card(table)):
            await self._call_guests(table, rows)
            return
        try:
            pings = guests_to_call(table, table.coming)
            await self._places.new_card(table, await self._nonce(rows[0]), _ids(rows), pings)
        except Homeless:
            await self._lose_home(table, rows)

    async def _offer(self, table: Table, rows: Pendings) -> bool:
        """Post the card anew when a seat is offered, so that somebody sees it; False where it is not."""
        offered = [row for row in rows if row.message.seat in [seat.seat for seat in table.offered]]
        if not offered:
            return False
        try:
            pings = guests_to_call(table, table.guests or ())
            await self._places.new_card(table, await self._nonce(offered[-1]), _ids(rows), pings)
        except Homeless:
            return False
        return True

    async def _call_guests(self, table: Table, rows: Pendings) -> None:
        """Call those invited later, to the card above; the thread of a lobby that is none any more closes."""
        if table.guests is None:
            await self._host.said(*_ids(rows))
            return
        if table.status is TableStatus.CANCELLED:
            await self._places.archive(table)
        elif pings := guests_to_call(table, table.coming):
            nonce = further_nonce(await self._nonce(rows[0]), "guests")
            await self._places.try_at(table.place, guests_letter(table, pings), nonce)
        await self._host.guests_brought(table.id, table.coming | table.going, _ids(rows))

    async def _invite(self, table: Table, after: int) -> None:
        """Call the others of an earlier game to this lobby, once, where they have played."""
        before = await self._host.table(after)
        # The game's own number, so that whoever opens table after table calls nobody again and again.
        nonce = further_nonce(nonce_of(await self._host.nonce_key(), 0), "rematch", str(after))
        if (letter := invitation_letter(before, table.opened_by)) is not None:
            await self._places.try_at(before.place, letter, nonce)

    # The board

    async def _tell_board(self, table: Table, post: Post | None, rows: Pendings) -> None:
        """Show the table where it stands, all rows in one message."""
        try:
            table = await self._at_home(table, post, await self._nonce(rows[0]))
            called = calls(table, rows)
            written = [call for call in called if call.is_written_to]
            if not _is_shown(table, post, written, rows):
                if called or not table.is_running or not await self._refresh_board(table, post):
                    await self._post_board(table, post, called, rows)
                else:
                    await self._host.said(*_ids(rows))
            await self._write_to(table.id, written)
        except Homeless:
            await self._lose_home(table, rows)

    async def _at_home(self, table: Table, post: Post | None, nonce: str) -> Table:
        """The table in its thread; a channel that already holds the board goes on serving."""
        home = table.place.home
        if home is None:
            raise Homeless
        if table.place.is_private or (post is not None and post.channel == home):
            return table
        if table.place.thread is None:
            table = await self._places.settle(table, nonce)
        await self._places.try_card(table)
        return table

    async def _refresh_board(self, table: Table, post: Post | None) -> bool:
        """Bring the board message up to date; False when it must be posted anew."""
        if post is None or post.channel != table.place.home:
            return False
        return await self._refresh(post, await board_letter(self._host, table, post.since, frozenset()))

    async def _post_board(
        self, table: Table, before: Post | None, called: Sequence[Call], rows: Pendings
    ) -> None:
        """Post the board anew, pinging those who are called here; the message before loses its buttons."""
        assert table.version is not None
        since, version = -1, table.version
        if before is not None and (called or not table.is_running):
            since = before.version
        elif before is not None:  # the same turn goes on in another message
            since, version = before.since, before.version
        pinged = [call for call in called if call.is_mentioned]
        letter = await self._board(table, since, frozenset(call.seat.person for call in pinged))
        # After an interruption the same row comes first again, so that its message is found, not said twice.
        over = [row for row in rows if row.message.kind is Kind.OVER]
        nonce = await self._nonce(([call.row for call in called] or over or rows)[0])
        table, message = await self._places.say(table, letter, nonce)
        await self._retire(before, message, table)
        if not table.is_running:
            await self._close(table)
        post = kept(PostKind.BOARD, message, since=since, version=version)
        # Who is written to is told only then.
        written = [call.row.id for call in called if call.is_written_to]
        told = [row for row in _answered(message, pinged, rows) if row.id not in written]
        await self._host.keep_post(table.id, post, _ids(told))

    async def _board(self, table: Table, since: int, pings: frozenset[int]) -> Letter:
        if not table.is_running:
            return await ending_letter(self._host, table, since, pings)
        return await board_letter(self._host, table, since, pings)

    # Calls by private message

    async def _write_to(self, table_id: int, called: Sequence[Call]) -> None:
        """Call these people in private, each once; who has come or gone meanwhile is not called."""
        for call in called:
            untold = await self._host.untold(table_id)
            if untold is None or call.row not in untold.rows:
                continue
            table, seat = untold.table, untold.table.seats[call.seat.seat]
            if any(each.seat.seat == seat.seat for each in calls(table, [call.row])):
                await self._write(table, seat, untold.board, call.row)
        if called and (untold := await self._host.untold(table_id)) is not None:
            owed = {call.row.id for call in called}
            await self._host.said(*[row.id for row in untold.rows if row.id in owed])

    async def _write(self, table: Table, seat: TableSeat, board: Post | None, row: Pending) -> None:
        """One call: it takes the place of the one before; a mention, where it does not arrive."""
        before = await self._host.post(table.id, PostKind.CALL, seat.seat)
        nonce = further_nonce(await self._nonce(row), "call", str(seat.seat))
        message = await self._places.whisper(
            seat.person, await call_letter(self._host, table, seat, board), nonce
        )
        if message is not None:
            if before is not None and before.message != message.id:
                await remove_call(self._host, self._places, seat.person, before, table.id)
            post = kept(PostKind.CALL, message, seat=seat.seat, version=row.version or 0)
            said = [] if row.message.kind is Kind.OVER else [row.id]
            await self._keep_for(table, seat, post, said)
            return
        if not seat.is_mentioned:
            await self._places.say(table, mention_letter(table, seat), further_nonce(nonce, "here"))
        await self._host.close_messages(seat.person, is_closed=True)

    async def _close(self, table: Table) -> None:
        """Nothing can be done from the hands any more, and the card says how it ended."""
        for seat in table.seats:
            if (hand := await self._host.post(table.id, PostKind.HAND, seat.seat)) is not None:
                await self._places.strip(hand)
        await self._places.try_card(table)

    async def _lose_home(self, table: Table, rows: Pendings) -> None:
        """The table has no place any more: its players are told once how to give it one."""
        if table.place.home is not None:
            for seat in table.people:
                if not seat.has_resigned and not seat.has_closed_messages:
                    words = spoken(table, seat.language)
                    sentence = words.say("announce-homeless", game=f"game-{table.game}", table=table.id)
                    nonce = further_nonce(await self._nonce(rows[0]), "home", str(seat.seat))
                    letter = Letter(content=sentence, language=seat.language)
                    await self._places.whisper(seat.person, letter, nonce)
            await self._host.move(table.id, Place(table.place.guild))
        await self._host.said(*_ids(rows))

    # The hands

    async def _tell_hands(self, table_id: int, hands: Mapping[Seat, Pendings]) -> None:
        """Show each player theirs; one that cannot be shown now keeps no other waiting.

        All that needed no new message is ticked off at once: killed before, the same edits are made again.
        """
        troubles, shown = [], list[Pending]()
        try:
            for seat, own in hands.items():
                try:
                    shown += await self._tell_hand(table_id, seat, own)
                except TROUBLE as trouble:
                    troubles.append(trouble)
        finally:
            if shown:
                await self._host.said(*_ids(shown))
        if troubles:
            raise min(troubles, key=seconds_of)

    async def _tell_hand(self, table_id: int, seat_no: Seat, rows: Pendings) -> Pendings:
        """Show a player what they alone may see, as long as it matters; what of it is to be ticked off."""
        hand = await self._host.hand(table_id, seat_no)
        table, seat = hand.table, hand.table.seats[seat_no]
        # At home in private all that is theirs is in the panel; another message would push the table away.
        is_needless = seat.user is None or table.place.is_private
        if is_needless or not table.is_running or seat.has_resigned:
            return rows
        if not seat.has_closed_messages:
            if hand.post is not None and await self._is_revised(hand, hand.post, seat):
                return rows
            if await self._show_hand(hand, seat, rows):
                return ()
        await self._tell_closed(table, seat, rows)
        return ()

    async def _is_revised(self, hand: Hand, post: Post, seat: TableSeat) -> bool:
        """One message for the whole game, changed in silence; False when it is gone."""
        self._refuse_waiting(post)
        return await self._revise(post, await hand_letter(self._host, hand.table, seat.seat, hand.board))

    async def _show_hand(self, hand: Hand, seat: TableSeat, rows: Pendings) -> bool:
        """Theirs in a message of its own; False when none reaches the player."""
        table = hand.table
        letter = await hand_letter(self._host, table, seat.seat, hand.board)
        message = await self._places.whisper(seat.person, letter, await self._nonce(rows[0]))
        if message is None:
            return False
        assert table.version is not None
        post = kept(PostKind.HAND, message, seat=seat.seat, version=table.version)
        await self._keep_for(table, seat, post, _ids(rows))
        return True

    async def _keep_for(self, table: Table, seat: TableSeat, post: Post, said: Sequence[int]) -> None:
        """Remember what that player is shown; if somebody else has the seat by now it is withdrawn.

        Else the next change of the hand would be shown to whoever had the seat before.
        """
        if not await self._host.keep_post(table.id, post, said, reader=seat.person):
            await self._places.remove(post)

    async def _revise(self, post: Post, letter: Letter) -> bool:
        """Change a message however old it is; False when it is gone, RateLimited if Discord says to wait."""
        try:
            return await self._places.revise(post, letter)
        except discord.RateLimited as limit:
            self._waiting[post.message] = self._clock() + limit.retry_after
            raise

    def _refuse_waiting(self, post: Post) -> None:
        """Raise RateLimited, as Discord would, while it is known not to let that message be changed."""
        now = self._clock()
        self._waiting = {message: until for message, until in self._waiting.items() if until > now}
        if post.message in self._waiting:
            raise discord.RateLimited(self._waiting[post.message] - now)

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
                await self._keep_for(table, seat, kept(PostKind.CLOSED, message, seat=seat.seat), ())
        await self._host.close_messages(seat.person, is_closed=True)
        await self._host.said(*_ids(rows))

    async def _refresh(self, post: Post | None, letter: Letter) -> bool:
        """Bring a young or pressed message up to date; False when there is none, or it cannot be changed."""
        if post is None or (self._clock() - post.posted >= FRESH and not self._places.is_pressed(post)):
            return False
        return await self._places.refresh(post, letter)

    async def _retire(self, before: Post | None, message: discord.Message, table: Table) -> None:
        """The message before loses its buttons, a board its question, unless it is the same, found again."""
        if before is not None and before.message != message.id:
            is_board = before.kind is PostKind.BOARD
            over = await over_letter(self._host, table, before) if is_board else None
            await self._places.strip(before, over)


def _ids(rows: Pendings) -> list[int]:
    return [row.id for row in rows]


def _is_shown(table: Table, board: Post | None, written: Sequence[Call], rows: Pendings) -> bool:
    """Whether the board has told all of this already, and only private calls are left to be made."""
    return (
        board is not None
        and board.channel == table.place.home
        and {call.row.id for call in written} == {*_ids(rows)}
        and all((call.row.version or 0) <= board.version for call in written)
    )


def _answered(message: discord.Message, pinged: Sequence[Call], rows: Pendings) -> Pendings:
    """What the message has told: one found again after an interruption may have pinged only some."""
    heard = {user.id for user in message.mentions}
    reached = [call.row for call in pinged if call.seat.user in heard]
    if any(row.message.kind is Kind.OVER for row in rows):
        return rows
    return reached if 0 < len(reached) < len(pinged) else rows
