"""The one clock of the bot: what has passed at once was no time in which anybody could do anything."""

from __future__ import annotations

from cogs.plumbing.clock import Clock


def test_what_has_passed_at_once_is_skipped_and_nothing_else() -> None:
    truth, heard = [1000.0], list[float]()
    clock = Clock(lambda: truth[0])
    clock.on_moved(lambda: heard.append(clock.now()))
    clock.set_ahead(500)
    assert (clock.now(), clock.skipped(0)) == (1500, 0), "the world was there before we came"
    truth[0] += 100
    clock.set_ahead(800, 300)
    clock.set_ahead(800, 300)
    assert (clock.now(), heard) == (1900, [1500, 1900])
    truth[0] += 60
    clock.set_ahead(840, 40)
    assert clock.now() == 2000
    assert [clock.skipped(since) for since in (1500, 1700, 1950, 1970, 2000)] == [340, 240, 40, 30, 0]
