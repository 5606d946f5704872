"""Open things are in every player's view; face-down things are not (CV-1.11)."""

from ludotheque.cli.playing.board import names_of
from ludotheque.core.cards import bit, everybody
from ludotheque.core.words import words_for
from ludotheque.games.civilization import board_text
from ludotheque.games.civilization.components.box import LAST_SPACE, ONCE_A_TURN
from ludotheque.games.civilization.position.vocabulary import (
    PEOPLE,
    PERSON_BOTTOM,
    PERSON_PACK,
    SOURCES,
    UNITS,
)
from ludotheque.games.civilization.realm.cards_in_force import has
from ludotheque.games.civilization.realm.market import bury_unit
from tests.civilization.cards import city_part, resource, use, wonder
from tests.civilization.meadow import knows


def test_9_face_up_cards_at_the_bottoms_of_decks_are_public() -> None:
    s = city_part("rome", "egypt", fame_and_fortune="yes", great_person_deck="yes")
    bury_unit(s, 0)
    shown, hidden = PEOPLE.index_of["hannibal"], PEOPLE.index_of["valmiki"]
    PERSON_PACK.put(s.person_pile, s.person_seen, shown, PERSON_BOTTOM, everybody(s.seats))
    PERSON_PACK.put(s.person_pile, s.person_seen, hidden, PERSON_BOTTOM, bit(0))
    for seat in (-1, 0, 1):
        market = s.view(seat)["market"]
        assert market["unit_bottoms"] == [UNITS.ids[0]]
        assert market["person_bottom"] == ["hannibal"]


def test_9_used_abilities_are_public() -> None:
    s = city_part("rome", "egypt")
    knows(s, 0, "currency")
    resource(s, 0, "incense")
    assert s.view(1)["players"][0]["used"] == []
    use(s, "tech_currency_1")
    effect = s.box.used[SOURCES.index_of["tech_currency_1"]]
    assert has(s, 0, effect)
    assert effect.limit == ONCE_A_TURN
    for seat in (-1, 0, 1):
        assert [player["used"] for player in s.view(seat)["players"]] == [["tech_currency_1"], []]


def test_9_standing_passes_and_the_coins_of_the_panama_canal_are_public() -> None:
    s = city_part("rome", "egypt", fame_and_fortune="yes")
    wonder(s, 1, "panama_canal")
    s.panama = 2
    s.passes[1] = 5
    one, other = s.view(-1)["players"]
    assert (one["passes"], other["passes"]) == ([], ["responses", "this_move"])
    assert "panama_canal" not in one["coin_tokens"]
    assert other["coin_tokens"]["panama_canal"] == 2


def test_9_limits_on_the_board_are_those_of_the_rules() -> None:
    s = city_part("rome", "egypt")
    assert s.game.drawing.board()["most"] == {
        "trade": s.box.most_trade,
        "techs": 15,
        "space": LAST_SPACE,
        "coins": s.box.coins_to_win,
    }


def test_9_the_text_of_the_board_says_how_far_of_how_far() -> None:
    s = city_part("rome", "egypt")
    s.trade[0], s.space[0] = 7, 3
    lines = board_text.board(
        s.view(0), names_of(words_for(s.game, "en"), ["Ann", "Bob"]), 120, s.game.drawing.board()
    )
    assert any(" 7/27 " in line and " 3/21 " in line and line.endswith("/15") for line in lines)
