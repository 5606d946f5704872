"""Resource abilities, culture events and answers, rule by rule: chapters 1.4, 11, 12, 13 and 15."""

import pytest

from ludotheque.core.chance import seeded
from tests.battle.field import Field
from tests.slices.battle.state import Civilization


def battle(seats: int = 2) -> Field:
    """Seat 0 attacks seat 1, who has a strong unit in play; seat 0 has Mathematics."""
    t = Field(seats).knows(0, "mathematics").forces(0, "mounted_1_1", "mounted_1_2").forces(1, "infantry_3_1")
    t.attack()
    t.fight(1, "infantry_3_1")
    return t


# ---------------------------------------------------------------- chapter 11


def test_cv_11_1_only_what_one_knows() -> None:
    t = battle().market(0, iron=1)
    assert t.refused(0, "use", source="ballistics") == ("CV-11.1", "not-known")


def test_cv_b11_and_cv_11_2_once_a_turn_even_with_another_resource() -> None:
    t = battle().market(0, iron=2)
    t.do(0, "use", source="mathematics")
    t.do(0, "done")
    assert t.refused(0, "use", source="mathematics") == ("CV-11.2", "already-used")
    assert t.s.market[1] == 1


def test_cv_11_3_paid_with_what_is_asked_for_and_shown_to_all() -> None:
    t = battle(3).keeps(0, "hut_iron_1", "hut_silk_1").holds(0, "generous_gift_1").market(0, iron=1, silk=1)
    t.do(0, "use", source="mathematics")
    assert t.asked() == ((0,), "pay")
    assert t.refused(0, "pay", means="silk") == ("CV-11.3", "wrong-resource")
    assert t.refused(0, "pay", means="hut_silk_1") == ("CV-11.3", "wrong-resource")
    assert t.refused(0, "pay", means="hut_iron_2") == ("CV-11.3", "not-held")
    assert t.s.view(2)["players"][0]["tokens"] == []
    said = t.do(0, "pay", means="hut_iron_1")
    assert t.events(said, "paid") == [{"event": "paid", "seat": 0, "means": "hut_iron_1"}]
    assert t.player(0)["tokens"] == ["hut_silk_1"]
    t = battle()
    assert t.refused(0, "use", source="mathematics") == ("CV-11.3", "cannot-pay")


def test_cv_b12_b38_and_cv_11_4_a_cancelled_ability_is_used_and_its_resource_lost() -> None:
    t = battle().market(0, iron=2).knows(1, "mass_media").keeps(1, "hut_spy_1")
    t.do(0, "use", source="mathematics")
    assert t.asked() == ((1,), "respond")
    t.do(1, "cancel", source="mass_media")
    said = t.do(1, "pay", means="hut_spy_1")
    assert t.events(said, "cancelled") == [{"event": "cancelled", "seat": 0, "by": 1}]
    assert (t.wounds("infantry_3_1"), t.s.market[1]) == (0, 1)
    assert t.refused(0, "use", source="mathematics") == ("CV-11.2", "already-used")


def test_cv_11_5_india_pays_with_anything_but_not_for_a_spy() -> None:
    t = battle().civ("india", "arabia").keeps(0, "hut_spy_1").market(0, wheat=1)
    t.do(0, "use", source="mathematics")
    t.do(0, "pay", means="wheat")
    assert t.asked() == ((0,), "spread")
    t = (
        Field()
        .civ("germany", "india")
        .holds(0, "defection_1")
        .knows(1, "civil_service")
        .keeps(1, "hut_iron_1")
    )
    t.do(0, "use", source="defection_1")
    assert t.refused(1, "cancel", source="civil_service") == ("CV-11.3", "cannot-pay")


def test_cv_b25b_b49_and_cv_11_6_a_card_that_pays_is_gone_and_gives_arabia_two_culture() -> None:
    t = battle().civ("arabia", "germany").holds(0, "generous_gift_1").market(0, iron=1)
    t.do(0, "use", source="mathematics")
    t.do(0, "pay", means="generous_gift_1")
    assert (t.s.culture[0], t.cards(0), t.s.view(-1)["discarded"]) == (2, [], ["generous_gift_1"])
    t = battle().civ("arabia", "germany").market(0, iron=1)
    t.do(0, "use", source="mathematics")
    assert t.s.culture[0] == 1


def test_cv_11_6_a_gift_from_afar_gives_another_player_a_coin() -> None:
    t = battle(3).holds(0, "gift_from_afar_1").market(0, iron=1)
    t.do(0, "use", source="mathematics")
    t.do(0, "pay", means="gift_from_afar_1")
    assert t.asked() == ((0,), "gift")
    assert t.refused(0, "aim", seat=0) == ("CV-12.2", "not-at-yourself")
    t.do(0, "aim", seat=2)
    assert (list(t.s.coins), t.asked()) == ([0, 0, 1], ((0,), "spread"))
    t = battle().holds(0, "gift_from_afar_1")
    t.do(0, "use", source="mathematics")
    assert list(t.s.coins) == [0, 1]


def test_cv_11_8_a_card_that_pays_may_be_cancelled_then_one_pays_otherwise_or_stops() -> None:
    for rest in ("pay", "stop"):
        t = battle().holds(0, "generous_gift_1").market(0, iron=1).holds(1, "jousting_tourney_1")
        t.do(0, "use", source="mathematics")
        t.do(0, "pay", means="generous_gift_1")
        said = t.do(1, "cancel", source="jousting_tourney_1")
        assert t.events(said, "cancelled")
        assert (t.cards(0), t.asked()) == ([], ((0,), "pay"))
        if rest == "pay":
            t.do(0, "pay", means="iron")
            assert t.asked() == ((0,), "spread")
        else:
            t.do(0, "stop")
            assert (t.asked(), t.player(0)["used"], t.s.market[1]) == (((0,), "battle_turn"), [], 1)


def test_cv_11_8_without_another_way_to_pay_it_stops_by_itself_and_the_unit_stays_played() -> None:
    t = battle().knows(0, "metalworking").holds(0, "generous_gift_1").holds(1, "jousting_tourney_1")
    t.fight(0, "mounted_1_1", front=1, boosted="boosted")
    assert t.asked() == ((1,), "respond")
    said = t.do(1, "cancel", source="jousting_tourney_1")
    assert next(one["event"] for one in t.events(said, "gave_up", "wounded")) == "gave_up"
    assert t.player(0)["used"] == []
    assert "mounted_1_1" in [one["unit"] for one in t.events(said, "died")]


# ---------------------------------------------------------------- chapter 12


def test_cv_12_1_cards_from_ones_own_hand_at_their_moment() -> None:
    t = Field().holds(0, "duty_and_honor_1", "gift_from_afar_1")
    assert t.refused(0, "use", source="defection_1") == ("CV-12.1", "not-in-hand")
    for card in ("duty_and_honor_1", "gift_from_afar_1"):
        assert t.refused(0, "use", source=card) == ("CV-12.1", "wrong-moment")


def test_cv_12_2_what_harms_is_aimed_at_others() -> None:
    t = Field(3).holds(0, "defection_1").armies(1, 1, 1)
    t.do(0, "use", source="defection_1")
    assert t.asked() == ((0,), "aim")
    assert t.refused(0, "aim", seat=0) == ("CV-12.2", "not-at-yourself")
    t.do(0, "aim", seat=2)
    assert list(t.s.armies) == [1, 1, 0]


def test_cv_12_3_what_is_played_is_open_to_all() -> None:
    t = Field(3).holds(0, "defection_1").armies(1, 1, 0)
    log = t.play(0, "use", source="defection_1")
    assert {"event": "played", "seat": 0, "source": "defection_1"} in t.told(log, -1)
    assert t.s.view(-1)["discarded"] == ["defection_1"]
    assert t.s.barrier() > 0


def test_cv_12_4_what_cancels_what() -> None:
    for card, of_event, of_ability in (
        ("jousting_tourney_1", True, False),
        ("primetime_tv_1", True, True),
        ("mark_twain", True, True),
    ):
        t = (
            Field(3)
            .holds(0, "defection_1")
            .armies(1, 1, 0)
            .person(2, "mark_twain")
            .holds(2, "wholesale_defection_1")
        )
        t.holds(2, card) if card != "mark_twain" else None
        t.do(0, "use", source="defection_1")
        assert (t.s.why_not(2, t.number("cancel", source=card)) is None) is of_event
        t = battle(3).market(0, iron=1).person(2, "mark_twain")
        t.holds(2, card) if card != "mark_twain" else None
        t.do(0, "use", source="mathematics")
        if of_ability:
            assert t.s.why_not(2, t.number("cancel", source=card)) is None
        else:
            assert t.refused(2, "cancel", source=card) == ("CV-12.4", "not-cancellable")


def test_cv_12_4_events_of_who_knows_mass_media_stand() -> None:
    t = Field().holds(0, "defection_1").holds(1, "jousting_tourney_1").knows(0, "mass_media")
    t.do(0, "use", source="defection_1")
    assert (t.s.armies[1], t.asked()) == (0, ((0,), "movement"))


def test_cv_12_5_without_a_target_nothing_is_played() -> None:
    t = (
        Field()
        .holds(0, "defection_1", "counterfeiters_1")
        .armies(1, 0)
        .knows(0, "monarchy")
        .market(0, silk=1)
    )
    for source in ("defection_1", "counterfeiters_1", "monarchy"):
        assert t.refused(0, "use", source=source) == ("CV-12.5", "no-target")
    t = Field(4).holds(0, "defection_1").armies(1, 0, 1, 1)
    t.do(0, "use", source="defection_1")
    assert t.refused(0, "aim", seat=1) == ("CV-12.5", "nothing-there")


def test_cv_12_5_monarchy_kills_a_unit_by_chance_and_bank_scandal_takes_a_coin_of_all() -> None:
    t = Field(3).knows(0, "monarchy").market(0, silk=1).forces(1, "infantry_1_1", "infantry_2_1")
    said = t.do(0, "use", source="monarchy")
    lost = t.events(said, "unit_lost")[0]["unit"]
    assert t.s.view(-1)["unit_bottoms"] == [lost]
    assert lost not in t.in_forces(1)
    t = Field(4).holds(0, "bank_scandal_1")
    for seat in (0, 1, 3):
        t.s.coins[seat] = 2
    t.do(0, "use", source="bank_scandal_1")
    assert list(t.s.coins) == [2, 1, 0, 1]


def test_cv_b46_and_cv_12_6_a_full_hand_takes_a_card_and_discards_face_up() -> None:
    t = Field().holds(1, "defection_1", "defection_2")
    t.do(0, "end")
    assert (t.asked(), len(t.cards(1))) == (((1,), "discard"), 3)
    assert t.refused(1, "discard", card="patriotism_1") == ("CV-12.6", "not-your-card")
    t.do(1, "discard", card="defection_2")
    assert (t.s.view(0)["discarded"], t.asked()) == (["defection_2"], ((1,), "supply"))
    t = Field().holds(1, "defection_1", "defection_2").knows(1, "civil_service")
    t.do(0, "end")
    assert t.asked() == ((1,), "supply")


def test_cv_b48_and_cv_12_9_bread_and_circuses_is_for_who_is_affected() -> None:
    t = Field(3).holds(0, "defection_1").holds(1, "bread_and_circuses_1").holds(2, "bread_and_circuses_2")
    t.holds(2, "wholesale_defection_1")  # so that seat 2 is asked at all
    t.do(0, "use", source="defection_1")
    t.do(0, "aim", seat=1)
    assert t.s.to_move() == (1, 2)
    assert t.refused(2, "cancel", source="bread_and_circuses_2") == ("CV-12.9", "not-touched")
    assert t.s.concerns(1)
    assert not t.s.concerns(2)
    t.do(2, "pass")
    t.do(1, "cancel", source="bread_and_circuses_1")
    assert list(t.s.armies) == [1, 1, 1]


def test_cv_b48_bread_and_circuses_cancels_a_cancel_of_ones_own() -> None:
    t = Field().holds(0, "defection_1", "bread_and_circuses_2").holds(1, "bread_and_circuses_1")
    t.do(0, "use", source="defection_1")
    t.do(1, "cancel", source="bread_and_circuses_1")
    assert t.asked() == ((0,), "respond")
    t.do(0, "cancel", source="bread_and_circuses_2")
    assert t.s.armies[1] == 0


# ---------------------------------------------------------------- chapter 13


def test_cv_13_1_what_is_announced_waits_with_its_target() -> None:
    t = Field(3).holds(0, "defection_1").holds(1, "jousting_tourney_1")
    t.do(0, "use", source="defection_1")
    t.do(0, "aim", seat=2)
    assert t.s.view(-1)["announced"] == [{"seat": 0, "source": "defection_1", "target": 2}]
    assert t.s.armies[2] == 1


def test_cv_b45_and_cv_13_2_a_cancel_may_be_cancelled() -> None:
    t = Field().holds(0, "defection_1", "jousting_tourney_1").holds(1, "jousting_tourney_2")
    t.do(0, "use", source="defection_1")
    t.do(1, "cancel", source="jousting_tourney_2")
    assert (t.asked(), t.s.armies[1]) == (((0,), "respond"), 1)
    t.do(0, "cancel", source="jousting_tourney_1")
    assert (t.s.armies[1], t.cards(0), t.cards(1)) == (0, [], [])
    assert t.s.view(-1)["discarded"] == ["defection_1", "jousting_tourney_1", "jousting_tourney_2"]


def test_cv_13_2_a_cancel_that_stands_takes_the_effect_away() -> None:
    t = Field().holds(0, "defection_1").holds(1, "jousting_tourney_2")
    t.do(0, "use", source="defection_1")
    t.do(1, "cancel", source="jousting_tourney_2")
    assert (t.s.armies[1], t.asked()) == (1, ((0,), "movement"))


@pytest.mark.parametrize(
    ("cards", "knows", "tokens", "asked"),
    [
        (["patriotism_1"], [], [], True),  # level III, whatever it is
        (["nationalism_1"], [], [], True),
        (["defection_2"], [], [], False),  # level I, and it does not affect him
        ([], ["civil_service"], [], False),
        ([], ["civil_service"], ["hut_silk_1"], True),  # could be a spy
        ([], ["mass_media"], ["hut_spy_1"], False),  # is for abilities
    ],
)
def test_cv_13_8_who_is_asked_about_an_event(
    cards: list[str], knows: list[str], tokens: list[str], asked: bool
) -> None:
    """Vector 22."""
    t = Field(3).holds(0, "defection_1").holds(2, *cards).knows(2, *knows).keeps(2, *tokens)
    t.do(0, "use", source="defection_1")
    t.do(0, "aim", seat=1)
    assert (t.s.to_move() == (2,)) is asked


def test_cv_13_8_a_card_of_level_i_is_asked_for_where_it_is_about_one_self() -> None:
    t = Field(3).holds(0, "defection_1").holds(1, "defection_2")
    t.do(0, "use", source="defection_1")
    t.do(0, "aim", seat=1)
    assert t.asked() == ((1,), "respond")
    assert list(t.s.actions(1)) == [t.number("pass")]


@pytest.mark.parametrize(
    ("card", "knows", "asked"),
    [("patriotism_1", [], True), ("nationalism_1", [], False), ("defection_1", ["mass_media"], True)],
)
def test_cv_13_8_who_is_asked_about_an_ability(card: str, knows: list[str], asked: bool) -> None:
    t = battle(3).market(0, iron=1).holds(2, card).knows(2, *knows)
    t.do(0, "use", source="mathematics")
    assert (t.s.to_move() == (2,)) is asked


def test_cv_13_8_an_artist_face_down_may_be_mark_twain() -> None:
    t = battle(3).market(0, iron=1).person(2, "mark_twain")
    t.do(0, "use", source="mathematics")
    assert t.asked() == ((2,), "respond")
    said = t.do(2, "cancel", source="mark_twain")
    assert t.events(said, "called", "cancelled")
    assert t.player(2)["people"] == []


def test_cv_13_8_an_ability_without_a_resource_has_no_window() -> None:
    t = battle(3).knows(0, "biology").holds(2, "primetime_tv_1").in_play(0, "infantry_2_1", 7, wounds=1)
    t.do(0, "use", source="biology")
    assert t.asked() == ((0,), "battle_turn")


def window() -> Field:
    """Seat 0 plays Defection on seat 1; 1, 2 and 3 are asked."""
    t = Field(4).holds(0, "defection_1", "primetime_tv_1").holds(1, "jousting_tourney_1")
    t.holds(2, "jousting_tourney_2").holds(3, "primetime_tv_2")
    t.do(0, "use", source="defection_1")
    t.do(0, "aim", seat=1)
    assert t.s.to_move() == (1, 2, 3)
    return t


def test_cv_13_9_answers_are_secret_until_all_are_in() -> None:
    t = window()
    log = t.play(3, "cancel", source="primetime_tv_2")
    assert (t.told(log, 0), t.told(log, -1), t.s.view(1)["answer"]) == ([], [], None)
    assert t.s.view(3)["answer"] == "primetime_tv_2"
    answers = set()
    for seed in range(200):
        sample = t.s.sample(0, seeded(seed))
        assert isinstance(sample, Civilization)
        answers.add(int(sample.answers[3]))
    assert len(answers) > 1


def test_cv_13_9_the_first_cancel_clockwise_counts_and_the_others_are_kept() -> None:
    t = window()
    t.do(3, "cancel", source="primetime_tv_2")
    t.do(1, "pass")
    said = t.do(2, "cancel", source="jousting_tourney_2")
    assert t.events(said, "played") == [{"event": "played", "seat": 2, "source": "jousting_tourney_2"}]
    assert t.s.to_move() == (0, 1, 3)  # who could cancel the cancel
    assert t.s.view(3)["answer"] == "primetime_tv_2"
    for seat in (0, 1, 3):
        t.do(seat, "pass")
    assert (t.s.armies[1], t.cards(3), t.asked()) == (1, ["primetime_tv_2"], ((0,), "movement"))


def test_cv_13_9_if_it_falls_the_next_answer_is_announced() -> None:
    t = window()
    t.do(3, "cancel", source="primetime_tv_2")
    t.do(1, "pass")
    t.do(2, "cancel", source="jousting_tourney_2")
    t.do(3, "pass")
    t.do(1, "pass")
    t.do(0, "cancel", source="primetime_tv_1")
    assert t.s.to_move() == (1, 3)  # seat 3's card waits, and could be used here as well
    t.do(1, "pass")
    said = t.do(3, "pass")
    assert t.events(said, "played") == [{"event": "played", "seat": 3, "source": "primetime_tv_2"}]
    said += t.do(1, "pass")
    assert (t.s.armies[1], t.cards(3)) == (1, [])
    assert len(t.events(said, "cancelled")) == 2


def test_cv_13_9_an_answer_that_is_legal_no_longer_is_not_announced() -> None:
    t = window()
    t.do(3, "cancel", source="primetime_tv_2")
    t.do(1, "pass")
    t.do(2, "cancel", source="jousting_tourney_2")
    t.do(3, "pass")
    t.do(1, "pass")
    t.do(0, "cancel", source="primetime_tv_1")
    t.do(1, "pass")
    t.do(3, "cancel", source="primetime_tv_2")  # spent here: seat 2's cancel stands again
    t.do(1, "pass")
    assert (t.s.armies[1], t.cards(3), t.asked()) == (1, [], ((0,), "movement"))


def test_cv_13_9_that_nobody_answers_is_said_and_ends_undo() -> None:
    t = window()
    t.do(1, "pass")
    t.do(2, "pass")
    before = t.s.barrier()
    said = t.do(3, "pass")
    assert t.events(said, "unopposed")
    assert (t.s.armies[1], t.s.barrier() > before) == (0, True)


def test_cv_13_9_silence_lets_it_pass() -> None:
    t = window()
    for seat in (1, 2, 3):
        assert t.s.default(seat) == t.number("pass")
    assert [t.s.concerns(seat) for seat in (1, 2, 3)] == [True, False, False]


# ---------------------------------------------------------------- at any time


def test_cv_1_4_and_cv_15_8_people_at_any_time_of_ones_own() -> None:
    t = (
        Field(3)
        .person(0, "marco_polo")
        .person(1, "zheng_he")
        .keeps(0, "hut_spy_1")
        .keeps(2, "village_iron_1")
    )
    assert t.refused(0, "call", person="zheng_he") == ("CV-15.8", "not-your-person")
    t.do(0, "call", person="marco_polo")
    assert (t.s.trade[0], t.player(0)["people"], t.asked()) == (27, [], ((0,), "movement"))
    t.do(0, "end")
    assert t.asked() == ((1,), "supply")
    log = t.play(1, "call", person="zheng_he")
    seen = [said["token"] for said in t.told(log, 1) if said["event"] == "peeked"]
    assert sorted(str(token) for token in seen) == ["hut_spy_1", "village_iron_1"]
    assert [said.get("token") for said in t.told(log, 2) if said["event"] == "peeked"] == [None, None]
    assert t.s.view(1)["players"][0]["tokens"] == []  # told once
    assert t.asked() == ((1,), "supply")


def test_cv_1_4_in_a_battle_turn_too_but_not_where_another_is_asked() -> None:
    t = battle().person(0, "marco_polo").market(0, iron=1).knows(1, "mass_media").keeps(1, "hut_spy_1")
    t.do(0, "call", person="marco_polo")
    assert (t.s.trade[0], t.asked()) == (27, ((0,), "battle_turn"))
    t.person(1, "zheng_he").do(0, "use", source="mathematics")
    assert t.asked() == ((1,), "respond")
    assert t.refused(1, "call", person="zheng_he") == ("LU-2", "not-now")


def test_cv_15_8_a_person_is_used_at_its_moment() -> None:
    t = Field().person(0, "sun_tzu")
    assert t.refused(0, "call", person="sun_tzu") == ("CV-12.1", "wrong-moment")


def test_cv_15_13_everybody_sees_the_type_of_a_person() -> None:
    t = Field().person(0, "sun_tzu").person(1, "zheng_he")
    assert [t.s.view(-1)["players"][seat]["people_types"] for seat in (0, 1)] == [[1], [2]]
    assert t.s.view(1)["players"][0]["people"] == []


def test_answers_are_apart_and_may_be_taken_back_until_the_last_one() -> None:
    """A cancel and what pays for it are two decisions of one seat: nobody learns that there were two."""
    t = (
        Field(3)
        .holds(0, "defection_1")
        .holds(1, "primetime_tv_1")
        .knows(2, "civil_service")
        .keeps(2, "hut_spy_1")
    )
    t.do(0, "use", source="defection_1")
    t.do(0, "aim", seat=1)
    before = [t.s.view(seat) for seat in (-1, 0, 1)]
    log = t.play(2, "cancel", source="civil_service")
    assert t.s.apart()
    assert [t.s.view(seat) for seat in (-1, 0, 1)] == before
    assert t.told(log, 1) == []
