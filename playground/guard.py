"""Who may ask: this machine under its own name, and pages that this server itself has served."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from aiohttp import web
from aiohttp.typedefs import Middleware

from playground.world import World

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self' {socket}; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types 'none'"
)
"""What the page may do: nothing but its own files, its own pictures and its own socket."""
SEALED = "default-src 'none'; sandbox"
"""What a file of the bot's may do in a browser: nothing."""
ELSEWHERE = ("cross-site", "same-site")
"""How a browser says that another page asks; another port of this machine is "same-site"."""


def guard(world: World) -> Middleware:
    """Refuses every request with a foreign Host or Origin, whatever it is for."""

    @web.middleware
    async def refuse_strangers(request: web.Request, handler: Handler) -> web.StreamResponse:
        if _is_stranger(request, world.address):
            return web.Response(status=403, text="This is a playground for one machine.\n", headers=HEADERS)
        return await handler(request)

    return refuse_strangers


def _is_stranger(request: web.Request, address: str) -> bool:
    if request.headers.get("Host") != address.removeprefix("http://"):
        return True
    if request.headers.get("Origin", address) != address:
        return True
    is_opened = request.headers.get("Sec-Fetch-Mode") == "navigate"
    return request.headers.get("Sec-Fetch-Site") in ELSEWHERE and not is_opened
