"""The canal and the tables below it, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.panamax.data import ADVISORS, BOX, COLUMNS, CONTRACTS, EXECUTIVE_ROW, LANES, Crate, ShipKind, Side
from games.panamax.state import CargoDie
from games.panamax.view import ColumnView, GroupView, PanamaxView, ShipView
from games.values import Text, Value, Who
from words.catalogue import Words


def zone_key(zone: str) -> str:
    """The name of a zone; both loading zones of an ocean have one together."""
    return f"twin-{zone}" if zone in {lane.path[0] for lane in LANES.values()} else zone


def die_text(die: CargoDie) -> Text:
    """A container die: whose, and its value."""
    return Text("twin-die", {"who": Who(die.owner), "value": die.value})


def dice_texts(dice: Iterable[CargoDie]) -> tuple[Text, ...]:
    """Container dice in their order."""
    return tuple(map(die_text, dice))


def crate_texts(crates: Iterable[Crate]) -> tuple[Text, ...]:
    """Containers as a contract prints them."""
    return tuple(Text("twin-crate", {"value": crate.value, "rail": crate.rail}) for crate in crates)


def contract_text(card: str) -> Text:
    """A contract card with its sides."""
    sides = CONTRACTS[card].sides
    values: dict[str, Value] = {"nation": CONTRACTS[card].nation, "front": crate_texts(sides[Side.FRONT])}
    if Side.BACK not in sides:
        return Text("twin-start-contract", values)
    return Text("twin-contract", {"card": card, **values, "back": crate_texts(sides[Side.BACK])})


def ship_text(ship: ShipView) -> Text:
    """A ship's name and its dice."""
    return Text("twin-ship-short", {"ship": ship.id, "dice": dice_texts(ship.dice)})


def action_lines(view: PanamaxView, words: Words) -> Iterator[str]:
    """Each column with its dice and what it gives now; the contracts below."""
    for column in view.columns:
        yield words.say(
            "twin-column",
            column=column.number,
            dice=column.dice,
            executive=column.has_executive,
            gives=_gives(column),
        )
    for slot, card in view.slots.items():
        yield words.say(
            "twin-slot", slot=slot, contract="twin-no-contract" if card is None else contract_text(card)
        )
    card = view.incoming
    yield words.say("twin-incoming", contract="twin-no-contract" if card is None else contract_text(card))
    cards = tuple(
        Text("twin-several", {"thing": card, "count": count}) for card, count in sorted(view.discard.items())
    )
    yield words.say("twin-deck", deck=view.deck, discard=cards)


def _gives(column: ColumnView) -> Text | str:
    """What taking a die from that column gives."""
    if column.available is None:
        return "twin-gives-nothing"
    worth, is_executive = min(column.available, BOX.limits.column_rows), column.available == EXECUTIVE_ROW
    if column.slot is not None:
        return Text("twin-gives-loads", {"loads": worth, "row": column.available, "executive": is_executive})
    locks = COLUMNS[column.number].locks
    values: dict[str, Value] = {
        "waterways": worth,
        "locks": locks,
        "row": column.available,
        "executive": is_executive,
    }
    return Text("twin-gives-moves", values)


def fleet_lines(view: PanamaxView, words: Words) -> Iterator[str]:
    """Every ship with its owner, load and limits; then the groups that can go on together."""
    for ship in view.ships:
        yield _ship_line(ship, words)
    for group in view.groups:
        yield _group_line(group, words)


def _ship_line(ship: ShipView, words: Words) -> str:
    values: dict[str, Value] = {"ship": ship.id, "size": ship.size, "zone": ship.zone, "lane": ship.lane}
    if ship.kind is ShipKind.MILITARY:
        return words.say("twin-warship", **values)
    owner: Value = "twin-nobodys" if ship.owner is None else Who(ship.owner)
    return words.say(
        "twin-ship",
        **values,
        owner=owner,
        slots=ship.slots,
        dice=dice_texts(ship.dice),
        total=ship.total,
        least=ship.least,
        most=ship.most,
        ready=ship.is_ready,
    )


def _group_line(group: GroupView, words: Words) -> str:
    return words.say(
        "twin-group",
        lane=group.lane,
        step=group.step,
        zone=zone_key(group.zone),
        next=zone_key(group.next_zone),
        ships=group.ships,
        size=group.size,
        move=group.move,
        fee=group.fee,
    )


def trail_lines(view: PanamaxView, words: Words) -> Iterator[str]:
    """What moved of late, the oldest first."""
    for passage in view.trail:
        yield words.say(
            "twin-push" if passage.is_push else "twin-move",
            turn=passage.turn,
            who=Who(passage.by),
            ships=passage.ships,
            lane=passage.lane,
            origin=zone_key(passage.origin),
            target=zone_key(passage.target),
        )


def rail_lines(view: PanamaxView, words: Words) -> Iterator[str]:
    """Wagons, platform and the flags on it."""
    train = view.train
    yield words.say("twin-wagons", first=dice_texts(train.wagon_1), second=dice_texts(train.wagon_2))
    if train.platform_dice:
        yield words.say("twin-platform-dice", dice=dice_texts(train.platform_dice))
    yield words.say("twin-platform", flags=train.platform)


def supply_lines(view: PanamaxView, words: Words) -> Iterator[str]:
    """Flags, passengers, stacks of cards and advisors on display."""
    flags = tuple(
        Text("twin-amount", {"thing": nation, "count": count}) for nation, count in view.flags.items()
    )
    yield words.say("twin-supply", flags=flags, passengers=view.passengers)
    yield words.say("twin-captains", cards=view.captains)
    yield words.say("twin-stevedores", cards=view.stevedores)
    yield words.say("twin-advisors", cards=view.advisors)
    for advisor in ADVISORS:
        if advisor in view.advisors:
            yield words.say("twin-card", card=advisor, text=f"{advisor}.text")


def map_lines(view: PanamaxView, words: Words) -> Iterator[str]:
    """Both lanes from ocean to ocean: what it takes to leave each zone, and the fee there."""
    for lane in LANES.values():
        fees = lane.soft_fees if view.options.soft_fees else lane.fees
        steps = tuple(
            Text("twin-step", {"zone": zone_key(zone), "move": move, "fee": fee})
            for zone, move, fee in zip(lane.path, lane.moves, fees, strict=False)
        )
        yield words.say("twin-lane", lane=lane.id, steps=steps, end=lane.path[-1])
