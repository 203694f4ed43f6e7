"""What random games of Livingstone may never come to say."""

from __future__ import annotations

from itertools import product

import pytest

from games.livingstone.actions import PlaceTent, PlayCard, PlayExtraTent, PlayMarket, SellGems
from games.livingstone.data import GEMS, SPACES, STONES
from games.livingstone.scoring import SOURCES
from games.livingstone.state import Stage
from tests.words.test_play import LABEL_LENGTH
from words.catalogue import LANGUAGES, Words

BOTH = pytest.mark.parametrize("language", LANGUAGES)


@BOTH
def test_what_the_code_puts_together_is_named(language: str) -> None:
    words = Words(language, "livingstone")
    for key in (
        *(f"source-{source}" for source in SOURCES),
        *(f"tie-{name}" for name in ("chest", "shared")),
        *(f"question-{stage}" for stage in Stage if stage is not Stage.ACT),
    ):
        assert words.say(key)
    assert words.say("question-act", die=4)
    assert all(words.say(f"stones-{stone}", count=2) for stone in STONES)


@BOTH
def test_the_longest_labels_fit_a_button(language: str) -> None:
    words = Words(language, "livingstone")
    far = SPACES["c10r6"]
    most = {gem: STONES[gem].count for gem in GEMS}
    choices = [False, True]
    labels = [
        words.action(action)
        for action in (
            *(
                PlaceTent(5, use_free_tent=is_free, use_any_row=is_any, move_from=move_from)
                for is_free, is_any, move_from in product(choices, choices, (None, far))
            ),
            PlayExtraTent(far),
            PlayExtraTent(SPACES["c10r5"], far),
            SellGems(**most),
            PlayMarket(**most),
            PlayCard("steamboat_back"),
        )
    ]
    assert [label for label in labels if len(label) > LABEL_LENGTH] == []
    assert len(set(labels)) == len(labels)
