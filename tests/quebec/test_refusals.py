"""Refusals: the rule, and the message with its figures, in both languages."""

from typing import Any

import pytest

from ludotheque.core.refusals import Illegal
from ludotheque.core.words import words_for
from tests.quebec.scenario import GAME, Scenario

NOT_ASKED = "Ce n'est pas ce qui vous est demandé maintenant."


def told(t: Scenario, lang: str, verb: str, **args: Any) -> tuple[str, str]:
    """The rule and the sentence with which seat 0 is refused a choice."""
    with pytest.raises(Illegal) as raised:
        t.s.clone().apply(0, t.number(verb, **args))
    refusal = raised.value.refusal
    return refusal.rule, words_for(GAME, lang).refusal(refusal, raised.value.facts)


def after_paying(site: str, passive: int, active: int, **zones: int) -> Scenario:
    """Seat 0 has contributed to a building of seat 1 there, with so many workers left."""
    cost = 3
    t = Scenario().century(2).building(site, architect=1).workers(0, passive, active + cost)
    for zone, number in zones.items():
        t.zone(zone, number)
    t.do(0, "contribute", site=site)
    return t.workers(0, passive, active)


# ---------------------------------------------------------------- the turn


def test_qc_5_2_a_turn_cannot_be_passed() -> None:
    assert told(Scenario(), "fr", "skip") == (
        "QC-5.2",
        "On ne passe pas son tour : il faut faire une action.",
    )
    assert told(Scenario(), "en", "skip") == ("QC-5.2", "You cannot pass your turn: you must take an action.")


def test_qc_5_2_an_architect_is_placed_after_the_choice_to_start_a_site() -> None:
    rule, text = told(Scenario(), "fr", "place_architect", site="port_quarter_2")
    assert (rule, text.removeprefix(NOT_ASKED)) == (
        "LU-2",
        " Choisissez d'abord de démarrer un chantier ; vous placerez ensuite l'architecte.",
    )
    _, text = told(Scenario(), "en", "place_architect", site="port_quarter_2")
    assert text.endswith(" First choose to start a site; then you place the architect.")


def test_qc_8_2_at_the_family_level_there_is_no_neutral_architect() -> None:
    t = Scenario(level="family")
    assert told(t, "fr", "start", architect="neutral") == (
        "QC-8.2",
        "À ce niveau de jeu, il n'y a pas d'architecte neutre.",
    )
    assert told(t, "en", "start", architect="neutral") == (
        "QC-8.2",
        "There is no neutral architect at this level of play.",
    )
    t = Scenario(level="family").century(2).building("prestige_homes_quarter_1", architect=1)
    t.do(0, "contribute", site="prestige_homes_quarter_1")
    assert told(t, "en", "start", architect="neutral")[0] == "QC-8.2"


# ---------------------------------------------------------------- sites


@pytest.mark.parametrize(("verb", "rule"), [("contribute", "QC-5.68"), ("place_architect", "QC-5.13")])
@pytest.mark.parametrize(
    ("century", "site", "opens"),
    [(1, "arts_quarter_2", "II"), (1, "arts_quarter_1", "III"), (2, "arts_quarter_3", "IV")],
)
def test_qc_5_68_a_site_of_a_later_century_says_when_it_opens(
    verb: str, rule: str, century: int, site: str, opens: str
) -> None:
    t = Scenario().century(century)
    if verb == "place_architect":
        t.do(0, "start", architect="own")
    number = site[-1]
    assert told(t, "fr", verb, site=site) == (
        rule,
        f"Le chantier Quartier des arts {number} ouvre au siècle {opens}.",
    )
    assert told(t, "en", verb, site=site) == (
        rule,
        f"The site Arts Quarter {number} opens in century {opens}.",
    )


def test_qc_5_13_a_site_that_is_occupied_or_finished_says_so() -> None:
    t = Scenario().century(2).building("business_quarter_1", architect=1).do(0, "start", architect="own")
    occupied, finished = "business_quarter_1", "port_quarter_2"
    assert told(t, "fr", "place_architect", site=occupied) == (
        "QC-5.13",
        "Quartier des affaires 1 est déjà en construction : un seul architecte par tuile.",
    )
    assert told(t, "en", "place_architect", site=occupied) == (
        "QC-5.13",
        "Business Quarter 1 is already under construction: one architect per tile.",
    )
    assert told(t, "fr", "place_architect", site=finished) == (
        "QC-5.13",
        "Quartier portuaire 2 est déjà terminé : choisissez un chantier marqué d'un cube rouge.",
    )
    assert told(t, "en", "place_architect", site=finished) == (
        "QC-5.13",
        "Port Quarter 2 is already finished: choose a site with a red cube.",
    )


def test_qc_5_30_a_full_building_says_how_many_contributions_it_has() -> None:
    t = Scenario().building("port_quarter_2", architect=1, contributions=[1, 2, 3])
    assert told(t, "fr", "contribute", site="port_quarter_2") == (
        "QC-5.30",
        "Le chantier Quartier portuaire 2 a déjà ses 3 contributions.",
    )
    assert told(t, "en", "contribute", site="port_quarter_2") == (
        "QC-5.30",
        "Port Quarter 2 already has its 3 contributions.",
    )


# ---------------------------------------------------------------- leaders


def test_qc_4_6_a_leader_that_is_face_down_says_at_how_many_players() -> None:
    t = Scenario(seats=3)
    assert told(t, "fr", "take_leader", leader="leader_religion") == (
        "QC-4.6",
        "À 3 joueurs, la carte « Leader religieux » reste face cachée.",
    )
    assert told(t, "en", "take_leader", leader="leader_religion") == (
        "QC-4.6",
        "With 3 players the card “Religion Leader” stays face down.",
    )


# ---------------------------------------------------------------- district actions


def test_qc_5_53_a_district_of_another_colour_says_which() -> None:
    t = after_paying("archdiocese_2", passive=5, active=5)
    assert told(t, "fr", "use", district="port_quarter") == (
        "QC-5.53",
        "« Quartier portuaire » est un quartier de l'Économie ; « Archidiocèse » n'offre que l'action d'un quartier "
        "de sa propre couleur.",
    )
    assert told(t, "en", "use", district="academic_quarter") == (
        "QC-5.53",
        "“Academic Quarter” is a district of Culture; “Archdiocese” only offers the action of a district of its "
        "own colour.",
    )


def test_qc_5_53_the_district_itself_has_no_action_of_its_own() -> None:
    t = after_paying("archdiocese_2", passive=5, active=5)
    assert told(t, "fr", "use", district="archdiocese") == (
        "QC-5.53",
        "« Archidiocèse » n'a pas d'action propre : choisissez celle d'un autre quartier de sa couleur.",
    )
    assert told(t, "en", "use", district="archdiocese") == (
        "QC-5.53",
        "“Archdiocese” has no action of its own: choose that of another district of its colour.",
    )


@pytest.mark.parametrize(
    ("passive", "french", "english"),
    [(0, "est vide", "is empty"), (1, "n'en a qu'un", "has only 1"), (2, "n'en a que 2", "has only 2")],
)
def test_qc_5_58_a_reserve_that_is_too_small_says_its_figures(
    passive: int, french: str, english: str
) -> None:
    if passive == 0:
        t = after_paying("commercial_quarter_1", passive=0, active=5)
        choice: dict[str, Any] = {"verb": "use", "district": "port_quarter"}
    else:
        t = after_paying("port_quarter_1", passive=5, active=5).workers(0, passive, active=5)
        choice = {"verb": "activate", "count": 3}
    assert told(t, "fr", **choice) == (
        "QC-5.58",
        f"« Quartier portuaire » active jusqu'à 3 ouvriers de votre réserve, et celle-ci {french}.",
    )
    assert told(t, "en", **choice) == (
        "QC-5.58",
        f"“Port Quarter” activates up to 3 workers of your reserve, which {english}.",
    )


def test_qc_5_8c_another_district_during_an_action_is_refused_with_its_moment() -> None:
    t = after_paying("port_quarter_1", passive=5, active=5)
    rule, text = told(t, "en", "use", district="business_quarter")
    assert rule == "LU-2"
    assert text.endswith(
        " A district action is chosen right after you contribute to another player's building."
    )


def test_qc_5_52_a_site_of_a_later_century_says_so_to_the_business_quarter_too() -> None:
    t = Scenario().century(2).building("business_quarter_1", architect=1).workers(0, 9, 9)
    t.building("archdiocese_2", architect=2).do(0, "contribute", site="business_quarter_1")
    assert told(t, "en", "contribute", site="arts_quarter_1")[0] == "QC-5.68"


def test_qc_5_57_an_administration_says_how_many_workers_it_places_and_where_it_does_not() -> None:
    t = after_paying("municipal_administration_1", passive=5, active=5)
    assert told(t, "fr", "put", zone="culture", count=1) == (
        "QC-5.57",
        "« Administration municipale » ne place personne en Culture.",
    )
    assert told(t, "en", "put", zone="religion", count=3) == (
        "QC-5.57",
        "“Municipal Administration” places 2 workers at most.",
    )


def test_qc_5_54_a_zone_that_is_not_of_this_part_is_named_with_the_district() -> None:
    t = after_paying("protestant_quarter_1", passive=5, active=5)
    assert told(t, "en", "put", zone="economy", count=1) == (
        "QC-5.54",
        "“Protestant Quarter”: this part of the action sends no worker to Economy.",
    )
    assert told(t.do(0, "skip"), "fr", "put", zone="citadel", count=1) == (
        "QC-5.54",
        "« Quartier protestant » : cette partie de l'action ne place personne à la Citadelle.",
    )
    assert told(t, "fr", "put", zone="culture", count=2) == (
        "QC-5.54",
        "Cette partie de l'action place 1 ouvrier, pas davantage.",
    )


def test_qc_5_8b_too_few_workers_say_how_many_are_left() -> None:
    t = after_paying("municipal_administration_1", passive=0, active=1)
    assert told(t, "fr", "put", zone="religion", count=2) == (
        "QC-5.8b",
        "Il ne vous reste qu'un ouvrier à placer.",
    )
    assert told(t, "en", "put", zone="religion", count=0) == (
        "QC-5.8a",
        "Take at least 1 worker, or decline.",
    )


def test_qc_5_56_a_move_says_what_is_wrong_with_it() -> None:
    t = after_paying("jewish_quarter_2", passive=5, active=5, religion=1).do(0, "skip")
    assert told(t, "fr", "move", origin="religion", to="citadel", count=2) == (
        "QC-5.56",
        "Vous n'avez qu'un ouvrier en Religion.",
    )
    assert told(t, "en", "move", origin="culture", to="citadel", count=1) == (
        "QC-5.56",
        "Culture: you have no workers there.",
    )
    assert told(t, "en", "move", origin="religion", to="religion", count=1) == (
        "QC-5.56",
        "Choose a zone other than Religion to move to.",
    )
    assert told(t, "fr", "move", origin="religion", to="culture", count=3) == (
        "QC-5.56",
        "Vous pouvez déplacer 2 ouvriers au plus.",
    )


def test_qc_5_60_a_marker_says_what_is_wrong_with_it() -> None:
    t = Scenario().century(2).building("arts_quarter_2", architect=1).marker("heritage_site_1", 0, 3)
    t.marker("irish_quarter_3", 0, 1).marker("archdiocese_1", 1, 1).do(0, "contribute", site="arts_quarter_2")
    assert told(t, "fr", "upgrade", site="heritage_site_1") == (
        "QC-5.60",
        "Votre marqueur sur Site du patrimoine 1 a déjà ses trois étoiles.",
    )
    assert told(t, "en", "upgrade", site="archdiocese_1") == (
        "QC-5.60",
        "There is no marker of yours on Archdiocese 1.",
    )
