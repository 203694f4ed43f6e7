"""Every way out of a game: all that leaves it for one viewer, to the byte."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from computers.hint import hint
from games import GAMES, tips
from games.core import AnyGame
from host.consequences import Foresight
from render import ARTISTS
from tests.games.brought import brought
from tests.secrets.worlds import Secrets, Viewer
from words.catalogue import LANGUAGES, Words

SECRETS: dict[str, Secrets] = {game_id: brought(game_id, "secrets", "SECRETS") for game_id in GAMES}
"""What each game hides."""

FEW = 4
"""Tries of a hint that are enough to show what it depends on."""

Exit: TypeAlias = Callable[[AnyGame, Any, Viewer], bytes]
"""To the byte, because the order of things can tell something too; nothing when it is not for that viewer."""


def _view(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
    return msgspec.json.encode(game.view(state, viewer))


def _to_act(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
    del viewer
    return msgspec.json.encode(sorted(game.to_act(state)))


def _question(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
    del viewer
    return msgspec.json.encode([game.question(state, seat) for seat in sorted(game.to_act(state))])


def _legal(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
    return b"" if viewer is None else msgspec.json.encode(game.legal(state, viewer))


def _refusal(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
    if viewer is None:
        return b""
    probes = (*SECRETS[game.id].probes, *game.examples(game.view(state, viewer)))
    return msgspec.json.encode([game.refusal(state, viewer, probe) for probe in probes])


def _result(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
    del viewer
    return msgspec.json.encode(game.result(state))


def _advice(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
    view = game.view(state, viewer)
    return msgspec.json.encode([game.advice(view), game.ending(view)])


def _tip(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
    """What a coach has to say in a first game."""
    if viewer is None or viewer not in game.to_act(state):
        return b""
    view, legal = game.view(state, viewer), game.legal(state, viewer)
    return msgspec.json.encode(tips.fitting(game, view, game.question(state, viewer), legal))


RULES: dict[str, Exit] = {
    "view": _view,
    "to_act": _to_act,
    "question": _question,
    "legal": _legal,
    "refusal": _refusal,
    "result": _result,
    "advice": _advice,
    "tip": _tip,
}
"""Exits of the rules themselves."""


def _caption(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
    view, public = game.view(state, viewer), ARTISTS[game.id].PICTURES.values()
    return msgspec.json.encode([each.caption(view, words) for each in public for words in _all_words(game)])


def _lines(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
    """Which pictures are chosen, and what the message says of each player."""
    view, artist = game.view(state, viewer), ARTISTS[game.id]
    seats = range(len(state.players))
    lines = [artist.player_line(view, seat, words) for seat in seats for words in _all_words(game)]
    return msgspec.json.encode([artist.turn(view), artist.panel(view), lines])


def _hand_caption(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
    if viewer is None:
        return b""
    view = game.view(state, viewer)
    artist = ARTISTS[game.id]
    twins = (artist.hand_caption, artist.hand_note)
    return msgspec.json.encode([twin(view, words) for twin in twins for words in _all_words(game)])


def _describe(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
    view = game.view(state, viewer)
    return msgspec.json.encode([ARTISTS[game.id].describe(view, words) for words in _all_words(game)])


def _pictures(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
    view, words = game.view(state, viewer), Words("en", game.id)
    return b"".join(each.draw(view, words).png() for each in ARTISTS[game.id].PICTURES.values())


def _hand_picture(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
    if viewer is None:
        return b""
    return ARTISTS[game.id].hand(game.view(state, viewer), Words("en", game.id)).png()


def _all_words(game: AnyGame) -> list[Words]:
    return [Words(language, game.id) for language in LANGUAGES]


def _score(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
    return msgspec.json.encode(game.score(game.view(state, viewer)))


def _consequences(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
    """What a panel says of an action of every kind before it is played, and what one has."""
    if viewer is None:
        return b""
    foresight = Foresight(game, state, viewer, game.view(state, viewer))
    each = {type(action): action for action in game.legal(state, viewer)}
    said = [(action, foresight.of(action)) for action in each.values()]
    return msgspec.json.encode([foresight.figures, foresight.having, said])


def _known(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
    """What is handed to the process that thinks for a player."""
    if viewer is None:
        return b""
    known, seed = Foresight(game, state, viewer, game.view(state, viewer)).known
    return known + bytes(str(seed), "ascii")


def _hint(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
    """What it suggests, though it were handed the true state."""
    if viewer is None or viewer not in game.to_act(state):
        return b""
    return msgspec.json.encode(hint(game, state, viewer, 1, FEW))


FORESIGHT: dict[str, Exit] = {"consequences": _consequences}
"""What is foreseen of an action, which is played for it."""
HINTS: dict[str, Exit] = {"known": _known, "hint": _hint}
"""What a player alone with computers may ask for."""
TEXTS: dict[str, Exit] = {
    "caption": _caption,
    "hand_caption": _hand_caption,
    "lines": _lines,
    "describe": _describe,
    "score": _score,
}
"""The text twins, in every language, and how the game stands."""
PICTURES: dict[str, Exit] = {
    "pictures": _pictures,
    "hand_picture": _hand_picture,
}
"""The pictures, which take their time."""
