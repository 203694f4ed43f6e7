"""What random games of Panamax may never come to say, and what its words tell of the box."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

import pytest

from games.chance import Rng
from games.panamax.actions import (
    Build,
    Container,
    Load,
    LoadStock,
    LoadTrain,
    Move,
    RaiseTrainDie,
    TakeContract,
    TakeDie,
    TransferDie,
    WagonDie,
    WhiteDie,
)
from games.panamax.data import (
    ADVISORS,
    AWARDS,
    BOX,
    CAPTAINS,
    CLIPBOARD,
    COLUMNS,
    COMPANIES,
    CONTRACTS,
    EXECUTIVE_ROW,
    LANES,
    LOADING_ZONES,
    NATIONS,
    SHIP_TYPES,
    SHIPS,
    STEVEDORES,
    Ship,
    ShipKind,
    Side,
)
from games.panamax.rules import PANAMAX
from games.panamax.state import PanamaxOptions
from games.panamax.telling import tell
from tests.words.test_play import LABEL_LENGTH
from words.catalogue import LANGUAGES, Words, letter
from words.rulebook import find

AWARD = {"en": "CEO award", "fr": "Directeur Général"}
ONE_DEALT = {
    "en": {
        "advisors_dealt": "Everybody is dealt 1 secret advisor and keeps it.",
        "start_contracts_dealt": "Everybody is dealt 1 starting contract and keeps it.",
    },
    "fr": {
        "advisors_dealt": "Chacun reçoit 1 conseiller secret et le garde.",
        "start_contracts_dealt": "Chacun reçoit 1 contrat de départ et le garde.",
    },
}
ONE_DIE = {"en": "1 die on the left", "fr": "1 dé à gauche"}
BOTH = pytest.mark.parametrize("language", LANGUAGES)


def groups() -> Iterator[tuple[Ship, ...]]:
    """Every group of ships that a move may take along."""
    for number in range(1, BOX.limits.group_size + 1):
        for ships in combinations(SHIPS.values(), number):
            if sum(ship.size for ship in ships) <= BOX.limits.group_size:
                yield ships


def dollars(language: str, amount: int) -> str:
    return {"en": f"${amount}", "fr": f"{amount}\u202f$"}[language]


@BOTH
def test_a_company_is_called_by_the_letter_of_its_seat(language: str) -> None:
    words = Words(language, "panamax")
    for seat, company in enumerate(COMPANIES):
        assert f"**{words.say(company)}** ({letter(seat)})" in find("panamax", language, "2.2").text
        own = {word for word in words.say(company).split() if word.startswith(letter(seat))}
        ships = [words.say(ship.id) for ship in SHIPS.values() if ship.owner == seat]
        assert all(own & set(ship.split()) for ship in ships)
    assert len({words.say(ship) for ship in SHIPS}) == len(SHIPS)


@BOTH
def test_a_white_die_tells_what_it_gives(language: str) -> None:
    words = Words(language, "panamax")
    said = {
        (column, row): words.action(TakeDie(WhiteDie(column, row)))
        for column in COLUMNS
        for row in range(1, EXECUTIVE_ROW + 1)
    }
    assert len(set(said.values())) == len(said)
    for (column, row), label in said.items():
        given = [] if row == EXECUTIVE_ROW else [row] if COLUMNS[column].slot else [column, row]
        assert [int(number) for number in re.findall(r"\d+", label)] == [column, *given]


@BOTH
def test_the_longest_labels_fit_a_button(language: str) -> None:
    words = Words(language, "panamax")
    cargo_ships = [ship.id for ship in SHIPS.values() if ship.slots]
    containers = [
        Container(card.id, crate.value, crate.rail)
        for card in CONTRACTS.values()
        for crate in {crate for side in card.sides.values() for crate in side}
    ]
    dice = [WhiteDie(column, row) for column in COLUMNS for row in range(1, EXECUTIVE_ROW + 1)]
    labels = {
        words.action(action): action
        for action in (
            *(Move("lake_gatun", "tp_gaillard", tuple(ship.id for ship in ships)) for ships in groups()),
            *(
                Load(container, ship, zone)
                for container in containers
                if not (container.rail and container.contract.startswith("setup_"))
                for ship in cargo_ships
                for zone in LOADING_ZONES
            ),
            *(LoadTrain(container) for container in containers if container.rail),
            *(LoadStock(ship, zone) for ship in cargo_ships for zone in LOADING_ZONES),
            *(Build(ship.id, zone) for ship in SHIPS.values() if ship.type for zone in LOADING_ZONES),
            *(TakeContract(card.id, side) for card in CONTRACTS.values() for side in card.sides),
            *(TransferDie(die, to) for die in dice for to in dice if to.row < EXECUTIVE_ROW),
            *(RaiseTrainDie(WagonDie(4, company, 4)) for company in COMPANIES),
        )
    }
    assert [label for label in labels if len(label) > LABEL_LENGTH] == []


@BOTH
def test_the_rulebook_tells_the_lanes_and_their_fees(language: str) -> None:
    words, text = Words(language, "panamax"), find("panamax", language, "2.5").text
    for lane, part in zip(LANES.values(), re.split(r"^\*\*.*$", text, flags=re.MULTILINE)[1:], strict=True):
        lines = re.findall(r"^- (.*?)\u202f?: (.*), (.*)$", part, re.MULTILINE)
        assert [name for name, _, _ in lines[1:]] == [words.say(zone) for zone in lane.path[1:-1]]
        assert [move for _, move, _ in lines] == [words.say(move) for move in lane.moves]
        assert [fee for _, _, fee in lines] == [dollars(language, fee) for fee in lane.fees]


@BOTH
def test_the_rulebook_tells_the_ships_of_the_box(language: str) -> None:
    words = Words(language, "panamax")
    company, unique = (find("panamax", language, number).text for number in ("2.6", "2.7"))
    for kind in SHIP_TYPES.values():
        (line,) = re.findall(rf"^- \*\*{words.say(kind.id)}\*\*(.*)$", company, re.MULTILINE)
        cost = [kind.build_cost] if kind.build_cost else []
        assert [int(n) for n in re.findall(r"\d+", line)] == [kind.size, kind.least, kind.most, *cost]
    for ship in SHIPS.values():
        if ship.owner is None:
            (line,) = (each for each in unique.splitlines() if f"**{words.say(ship.id)}**" in each)
            numbers = [int(n) for n in re.findall(r"\d+", line.partition("(")[0])]
            cargo = [] if ship.kind is ShipKind.MILITARY else [ship.slots, ship.least, ship.most]
            assert numbers == [ship.size, *cargo]


@BOTH
def test_the_rulebook_tells_cards_and_clipboard_of_the_box(language: str) -> None:
    words = Words(language, "panamax")
    for card in CAPTAINS.values():
        assert f"({card.moves} " in words.say(card.id)
    captains, stevedores, advisors, clipboard, money = (
        find("panamax", language, number).text for number in ("2.12", "2.13", "2.14", "2.11", "2.16")
    )
    assert re.findall(r"\b\d\b", captains.rpartition(":")[2]) == [
        str(card.moves) for card in CAPTAINS.values()
    ]
    offered = [re.findall(r"\d+", line) for line in stevedores.splitlines() if line.startswith("- ")]
    assert offered == [[str(card.loads), str(card.reduction)] for card in STEVEDORES.values()]
    for stevedore in STEVEDORES.values():
        numbers = [str(stevedore.loads), str(stevedore.reduction)]
        assert re.findall(r"\d+", words.say(stevedore.id)) == numbers
    for advisor in ADVISORS.values():
        (line,) = re.findall(rf"^- \*\*{words.say(advisor.id)}\*\*(.*)$", advisors, re.MULTILINE)
        for told in (line, words.say(f"{advisor.id}.text")):
            assert dollars(language, advisor.per) in told
            assert dollars(language, advisor.most) in told.rpartition("(")[2]
    for nation, actions in CLIPBOARD.items():
        spaces = ", ".join(words.say(action) for action in actions)
        assert re.search(rf"^- \*\*{words.say(nation)}\*\*\W+{spaces}$", clipboard, re.MULTILINE)
    (line,) = (line for line in money.splitlines() if AWARD[language] in line)
    worth = "".join(f".*{re.escape(dollars(language, award.value))}" for award in AWARDS.values())
    assert re.search(worth, line)


@BOTH
def test_a_starting_contract_is_named_by_its_containers(language: str) -> None:
    words = Words(language, "panamax")
    for card in CONTRACTS.values():
        if card.id.startswith("setup_"):
            assert words.say(card.id).endswith(f" {card.front.replace(' ', '+')}")
        else:
            assert words.say(card.id)[-1] == card.id[-1]
    assert len({words.say(card) for card in CONTRACTS}) == len(CONTRACTS)
    assert {len(card.sides) for card in CONTRACTS.values()} == {1, len(Side)}
    assert set(NATIONS) == {card.nation for card in CONTRACTS.values()}


@BOTH
def test_the_rulebook_names_every_option(language: str) -> None:
    words, text = Words(language, "panamax"), find("panamax", language, "7").text
    for option in PanamaxOptions.__struct_fields__:
        assert f"- **{words.say(f'option-{option}')}**" in text


@pytest.mark.promise("mend.16")
@BOTH
def test_what_is_counted_agrees_with_its_number(language: str) -> None:
    words = Words(language, "panamax", ("Ann", "Bob"))
    said = {
        event.kind: words.event(event)
        for event in PANAMAX.setup(2, PanamaxOptions(random_setup=True), Rng("00" * 32)).events
        if event.kind in {"advisors_dealt", "start_contracts_dealt"}
    }
    assert said == ONE_DEALT[language], "dealt, not chosen: one card of each kind"
    uneven = words.event(tell("dice_rerolled", left=1, right=11))
    assert uneven.startswith(ONE_DIE[language]), uneven
