"""Panamax's pictures in words: every fact of the board, the companies and the private sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from msgspec.structs import fields

from games.core import Standing
from games.panamax.data import AWARDS, Benefit
from games.panamax.frames import (
    AnyFrame,
    DeckSide,
    Executive,
    FeeStevedore,
    FreeRail,
    Loading,
    Market,
    Moving,
    Passenger,
    RailFlag,
    Reward,
    Source,
)
from games.panamax.state import Phase
from games.panamax.view import PanamaxView
from games.values import Seat, Text, Value, Who
from render.panamax.layout import side_of
from render.panamax.signs import sign_keys
from render.panamax.tables import in_turn
from render.panamax.turn import asked, decision
from render.panamax.twin_companies import company_lines, short_company
from render.panamax.twin_map import (
    action_lines,
    contract_text,
    fleet_lines,
    map_lines,
    rail_lines,
    ship_text,
    supply_lines,
    trail_lines,
)
from render.twin import caption_of, pages_of
from words.catalogue import Words


def canal_caption(view: PanamaxView, words: Words) -> str:
    """The sideways map's alternative text: whose turn it is, where the ships are, what is on the train."""
    return caption_of((*_now(view, words), *_ships(view, words), *rail_lines(view, words)))


def actions_caption(view: PanamaxView, words: Words) -> str:
    """The action table's alternative text: whose turn it is, what the dice give, the contracts, the train."""
    return caption_of((*_now(view, words), *action_lines(view, words), *rail_lines(view, words)))


def market_caption(view: PanamaxView, words: Words) -> str:
    """The market's alternative text: who has won, both purses, price and shares of each, the cards."""
    results = () if view.result is None else view.result.standings
    return caption_of(
        (
            *_now(view, words),
            *(_standing(standing, words) for standing in results),
            *(short_company(player, words) for player in view.players),
            *supply_lines(view, words),
        )
    )


def companies_caption(view: PanamaxView, words: Words) -> str:
    """The alternative text of the first two companies: everything on their clipboards, as far as it fits."""
    return _clipboards(view, words, in_turn(view)[:2])


def more_companies_caption(view: PanamaxView, words: Words) -> str:
    """That of the last two."""
    return _clipboards(view, words, in_turn(view)[-2:])


def all_companies_caption(view: PanamaxView, words: Words) -> str:
    """That of all companies: both purses, price and shares of each."""
    return caption_of((_round(view, words), *(short_company(player, words) for player in view.players)))


def atlantic_caption(view: PanamaxView, words: Words) -> str:
    """The alternative text of the map's half at the Atlantic: its ships."""
    return caption_of((*_now(view, words), *_ships(view, words, "atlantic")))


def pacific_caption(view: PanamaxView, words: Words) -> str:
    """That of the half at the Pacific."""
    return caption_of((*_now(view, words), *_ships(view, words, "pacific")))


def tables_caption(view: PanamaxView, words: Words) -> str:
    """That of the tables: whose turn it is, what the dice give, the contracts, then the companies."""
    companies = (short_company(player, words) for player in view.players)
    return caption_of((*_now(view, words), *action_lines(view, words), *companies))


def signs_caption(view: PanamaxView, words: Words) -> str:
    """That of the signs: what they mean."""
    del view
    return words.say("twin-signs", signs=tuple(f"board-sign-{key}" for key in sign_keys()))


def _now(view: PanamaxView, words: Words) -> tuple[str, str]:
    """The round, and whom the table waits for."""
    return _round(view, words), _question(view, words)


def _ships(view: PanamaxView, words: Words, side: str | None = None) -> Iterator[str]:
    """Where the ships are, those in the canal and at the quays before those that wait; of one half or all."""
    for ship in sorted(view.ships, key=lambda ship: ship.step < 0):
        if side in (None, side_of(ship.zone)):
            yield words.say("twin-caption-ship", ship=ship_text(ship), zone=ship.zone)


def _clipboards(view: PanamaxView, words: Words, seats: Sequence[Seat]) -> str:
    players = [view.players[seat] for seat in seats]
    short = [short_company(player, words) for player in players]
    lines = [line for player in players for line in company_lines(view, player, words)]
    return caption_of((*_now(view, words), *short, *lines))


def hand_caption(view: PanamaxView, words: Words) -> str:
    """The private sheet's alternative text: what is secret."""
    return caption_of(_own(view, words))


def hand_note(view: PanamaxView, words: Words) -> str:
    """Before the game how contracts are read, since the picture says the rest; then the secret objective."""
    assert view.own is not None
    return words.say("twin-contract-for") if view.own.dealt_contracts else hand_caption(view, words)


def describe(view: PanamaxView, words: Words) -> list[str]:
    """Everything the reader may know, in pages; what is their own comes first."""
    return pages_of(
        [
            *_own(view, words),
            *_table(view, words),
            *action_lines(view, words),
            *fleet_lines(view, words),
            *trail_lines(view, words),
            *rail_lines(view, words),
            *supply_lines(view, words),
            *(line for player in view.players for line in company_lines(view, player, words)),
            *map_lines(view, words),
        ]
    )


def _own(view: PanamaxView, words: Words) -> Iterator[str]:
    """What only the reader knows."""
    if view.own is None:
        return
    own = view.own
    for advisor in own.dealt_advisors or filter(None, [own.advisor]):
        kind = "own" if advisor == own.advisor else "dealt"
        yield words.say(f"twin-{kind}-advisor", advisor=advisor, text=f"{advisor}.text")
    for card in own.dealt_contracts:
        kind = "own" if card == own.start_contract else "dealt"
        yield words.say(f"twin-{kind}-contract", contract=contract_text(card))
    if own.dealt_contracts:
        yield words.say("twin-contract-for")


def _round(view: PanamaxView, words: Words) -> str:
    if view.phase is Phase.SETUP:
        return words.say("twin-before")
    return words.say("twin-round", round=view.round_no, rounds=view.rounds, phase=f"twin-{view.phase}")


def _table(view: PanamaxView, words: Words) -> Iterator[str]:
    yield _round(view, words)
    yield _question(view, words)
    for frame in reversed(view.frames[:-1]):
        yield words.say("twin-below", what=_decision(view, frame))
    yield words.say("twin-order", order=tuple(Who(seat) for seat in view.order), turns=view.turns_left)
    if view.active is not None and view.active != view.asked:
        yield words.say("twin-active", who=Who(view.active))
    if view.active is not None:
        yield words.say("twin-turn", turn=view.turn_no, taken=view.has_taken)
    if view.queue:
        yield words.say("twin-queue", who=tuple(Who(seat) for seat in view.queue))
    if view.award is not None and view.result is None:
        yield words.say("twin-award", award=view.award, dollars=AWARDS[view.award].value)
    if view.result is not None:
        yield from (words.say("twin-tie", by=f"tie-{name}") for name in view.result.tie_breaks)
        yield from (_standing(standing, words) for standing in view.result.standings)
    yield words.say("twin-options", options=tuple(_options(view)))


def _options(view: PanamaxView) -> Iterator[Text | str]:
    """Those that differ from what a table has when nobody chooses."""
    for field in fields(view.options):
        value = getattr(view.options, field.name)
        if value is True:
            yield f"option-{field.name}"
        elif value != field.default:
            yield Text("twin-option", {"option": f"option-{field.name}", "value": value})


def _question(view: PanamaxView, words: Words) -> str:
    """Whom the table waits for and for what, or who has won."""
    if view.result is not None:
        winners = tuple(Who(seat) for seat in view.result.winners)
        return f"{words.say('twin-over')} {words.say('twin-won', who=winners, count=len(winners))}"
    who = tuple(Who(seat) for seat in asked(view))
    if view.phase is Phase.SETUP:
        return words.say("twin-setup", who=who)
    if view.frames:
        said = words.say("twin-asked", what=_decision(view, view.frames[-1]))
    else:
        said = words.say(f"twin-{decision(view)}", who=who[0])
    return said


def _decision(view: PanamaxView, frame: AnyFrame) -> Text:
    """What a frame asks, with all that is known of it."""
    values: dict[str, Value] = {"who": Who(frame.seat)}
    match frame:
        case Executive():
            values["column"] = frame.column
        case Moving():
            values |= {
                "source": f"twin-{frame.source}",
                "waterways": frame.waterways,
                "locks": frame.locks,
                "either": frame.either,
                "begun": frame.has_begun,
                "warships": frame.warships,
            }
        case Loading():
            values |= {
                "source": f"twin-{frame.source}",
                "level": frame.level,
                "done": frame.done,
                "left": loads_left(view, frame),
                "taken": frame.has_taken,
                "ships": frame.ships,
                "train": frame.has_used_train,
                "column": frame.column,
            }
        case DeckSide():
            values["contract"] = contract_text(frame.card)
        case Market():
            values |= {"nation": frame.nation, "deferred": frame.is_deferred}
        case Reward():
            values["ship"] = frame.ship
        case FeeStevedore():
            values["fee"] = frame.fee
        case FreeRail() | Passenger() | RailFlag():
            pass
        case _:
            assert_never(frame)
    return Text(f"twin-{type(frame).__struct_config__.tag}", values)


def loads_left(view: PanamaxView, frame: Loading) -> int:
    """Of that frame, which may lie below another one; a passenger's benefit counts at once (4.4)."""
    passengers = view.players[frame.seat].passengers
    return frame.level + (frame.source is Source.DIE and Benefit.EXTRA_LOAD in passengers) - frame.done


def _standing(standing: Standing, words: Words) -> str:
    sources = tuple(
        Text("twin-source", {"source": f"source-{source}", "points": dollars})
        for source, dollars in standing.sources.items()
    )
    return words.say(
        "twin-standing", rank=standing.rank, who=Who(standing.seat), dollars=standing.total, sources=sources
    )
