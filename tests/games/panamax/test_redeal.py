"""The game deals anew what a seat cannot know: objectives, and at set-up what was dealt to the others."""

from __future__ import annotations

from collections.abc import Iterator

from games.chance import Rng
from games.panamax.actions import KeepAdvisor, KeepContract
from games.panamax.data import ADVISORS, SETUP_CONTRACTS
from games.panamax.rules import PANAMAX
from games.panamax.state import PanamaxOptions, PanamaxState, Phase
from games.values import Seat
from tools.random_play import seed_of

A, B, C = range(3)


def dealt(state: PanamaxState, seat: Seat | None) -> Iterator[PanamaxState]:
    """The state dealt anew for that seat, again and again."""
    return (PANAMAX.redeal(state, seat, Rng(seed_of(fate, 0))) for fate in range(60))


def setup() -> PanamaxState:
    """B has kept an advisor, C a contract."""
    state = PANAMAX.setup(3, PanamaxOptions(), Rng("51" * 32)).state
    state = PANAMAX.play(state, B, KeepAdvisor(state.players[B].dealt_advisors[0])).state
    return PANAMAX.play(state, C, KeepContract(state.players[C].dealt_contracts[1])).state


def test_at_set_up_the_others_may_have_been_dealt_anything_but_what_one_holds() -> None:
    state = setup()
    mine = state.players[A]
    advisors, contracts = set(), set()
    for other in dealt(state, A):
        assert other.players[A] == mine
        in_hands = [card for player in other.players for card in player.dealt_advisors]
        assert sorted([*in_hands, *other.advisor_bag.things()]) == sorted(ADVISORS)
        started = [card for player in other.players for card in player.dealt_contracts]
        assert len(set(started)) == len(started) == 2 * 3
        for player in other.players[B:]:
            advisors.update(player.dealt_advisors)
            contracts.update(player.dealt_contracts)
    assert advisors == set(ADVISORS) - {*mine.dealt_advisors}
    assert contracts == set(SETUP_CONTRACTS) - {*mine.dealt_contracts}


def test_what_is_kept_anew_is_one_of_the_cards_dealt_either_of_them() -> None:
    places = set()
    for other in dealt(setup(), A):
        b, c = other.players[B], other.players[C]
        assert b.secret is not None
        assert c.start_contract is not None
        assert (b.start_contract, c.secret) == (None, None)
        places.add(("advisor", b.dealt_advisors.index(b.secret)))
        places.add(("contract", c.dealt_contracts.index(c.start_contract)))
    assert places == {(kind, place) for kind in ("advisor", "contract") for place in (0, 1)}


def test_in_the_game_objectives_are_any_advisor_that_is_not_open() -> None:
    state = PANAMAX.setup(3, PanamaxOptions(random_setup=True), Rng("51" * 32)).state
    assert state.phase is not Phase.SETUP
    seen = set()
    for other in dealt(state, A):
        secrets = [player.secret for player in other.players]
        assert secrets[A] == state.players[A].secret
        assert sorted([*map(str, secrets), *other.advisor_bag.things(), *other.advisors]) == sorted(ADVISORS)
        seen.update(secrets[B:])
    assert seen == set(ADVISORS) - {*state.advisors, state.players[A].secret}
