"""The real bot, but whoever asks for their hand meets a fault that tells all it knows."""

from __future__ import annotations

import asyncio
import sys
import threading
import warnings
from pathlib import Path
from typing import Any, NoReturn

sys.path.insert(0, str(Path(__file__).parents[2]))

import bot
from cogs.looking import reading

API = "https://discord.com/api/v10"


async def fail(interaction: Any) -> NoReturn:
    raise RuntimeError(f"POST {API}/interactions/{interaction.id}/{interaction.token}/callback was lost")


async def tell_all(interaction: Any, *_: Any) -> NoReturn:
    """By every way on which Python writes something down."""
    about = f"{API}/webhooks/{interaction.application_id}/{interaction.token}/messages/@original"
    token = interaction.client.http.token
    warnings.warn(f"{about} as Bot {token} is careless", stacklevel=1)
    print({"token": interaction.token, "headers": {"Authorization": f"Bot {token}"}}, file=sys.stderr)

    def fall() -> NoReturn:
        raise ValueError(about)

    fallen = threading.Thread(target=fall)
    fallen.start()
    fallen.join()
    lost = asyncio.ensure_future(fail(interaction))
    await asyncio.wait((lost,))
    del lost  # nobody asks what became of it, so asyncio writes it down
    try:
        await fail(interaction)
    except RuntimeError as error:
        raise LookupError(about, token) from error


if __name__ == "__main__":
    reading.hand = tell_all  # type: ignore[assignment]  # this is the fault
    sys.exit(bot.main(["run"]))
