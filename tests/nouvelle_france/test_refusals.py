"""Refusals: the rule, and the message in both languages."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.events import Event
from ludotheque.core.refusals import NOT_NOW, Illegal
from ludotheque.core.words import words_for
from ludotheque.games.nouvelle_france import game
from ludotheque.games.nouvelle_france.vocabulary import SHAPES, WINTER_NO_ROOM
from tests.nouvelle_france.corrected import corrected
from tests.nouvelle_france.scenario import GAME, Cell, Scenario
from tests.nouvelle_france.test_base import last
from tests.nouvelle_france.test_constraints import bound

CORNER: list[Cell] = [[1, 0, 1], [2, 0, 1], [3, 0, 1], [1, 0, 2], [1, 0, 3]]
VANE_ON_ITS_FOOT: list[Cell] = [[3, 6, 1], [2, 6, 2], [3, 6, 2], [4, 6, 2], [3, 6, 3]]
BELL_TOWER: list[Cell] = [[2, 6, 3], [1, 6, 4], [2, 6, 4], [3, 6, 4], [2, 6, 5]]
SCYTHE_HOLE: dict[str, list[Cell]] = {
    "mill": [[0, 1, 3], [1, 1, 3], [2, 1, 3], [3, 1, 3], [0, 2, 3]],
    "church": [[0, 1, 3], [0, 2, 3], [0, 3, 3], [0, 4, 3], [1, 1, 3]],
}


class Heard(NamedTuple):
    """The text of a refusal, with plain spaces."""

    rule: str
    fr: str
    en: str


def plain(french: str) -> str:
    """With plain spaces before the punctuation."""
    return french.replace("\u00a0", " ")


def heard(t: Scenario, seat: int, verb: str, **args: Any) -> Heard:
    """The text of a refusal; the choice must not be among the listed ones either."""
    action = t.number(verb, **args)
    assert action not in t.s.actions(seat)
    try:
        t.s.clone().apply(seat, action)
    except Illegal as illegal:
        fr, en = (words_for(t.game, lang).refusal(illegal.refusal, illegal.facts) for lang in ("fr", "en"))
        return Heard(illegal.refusal.rule, plain(fr), en)
    raise AssertionError(f"{verb} {args} is legal")


def placing(t: Scenario, piece: str, work: str, seat: int = 0) -> Scenario:
    """The piece is in hand, and its place on the work is asked."""
    if t.s.step().name == "ally":
        t.do(seat, "pass")
    t.do(seat, "take", piece=piece)
    if t.s.step().name == "work":
        t.do(seat, "build", work=work)
    return t


# ---------------------------------------------------------------- NF-5.3: where a piece may lie


def test_nf_5_3_5_a_piece_that_nothing_carries_floats() -> None:
    t = placing(Scenario().cards("canon", "faux", "faux"), "canon_blue", "redoubt")
    up: list[Cell] = [[0, 6, 2], [1, 6, 2], [2, 6, 2], [3, 6, 2], [1, 6, 3]]
    assert heard(t, 0, "place", placement=t.id("canon_blue", "redoubt", *up)) == Heard(
        "NF-5.3.5",
        "Canon bleu : rien ne porterait cette pièce ; elle doit reposer sur le sol ou sur des cubes déjà posés.",
        "Blue cannon: nothing would carry it; it must rest on the ground or on cubes already there.",
    )


def test_nf_5_3_5_a_piece_whose_middle_is_beside_its_support_topples() -> None:
    t = placing(Scenario(), "faux_blue", "redoubt")
    blade: list[Cell] = [[0, 6, 2], [1, 6, 2], [2, 6, 2], [3, 6, 2], [0, 6, 1]]
    assert heard(t, 0, "place", placement=t.id("faux_blue", "redoubt", *blade)) == Heard(
        "NF-5.3.5",
        "Faux bleue : cette pièce ne tiendrait pas debout, son milieu n'est pas au-dessus de ses appuis.",
        "Blue scythe: it would not stand, its middle is not over what carries it.",
    )


def test_nf_5_3_5_the_stricter_variant_speaks_of_the_overhang(tmp_path: Path) -> None:
    made = game(corrected(tmp_path, "works.toml", 'support = "stable"', 'support = "full"'))
    t = placing(Scenario(game=made).cards("girouette", "faux", "faux"), "girouette_blue", "redoubt")
    assert heard(t, 0, "place", placement=t.id("girouette_blue", "redoubt", *VANE_ON_ITS_FOOT)) == Heard(
        "NF-5.3.5",
        "Girouette bleue : ici on bâtit sans surplomb, et un cube de cette pièce n'aurait rien juste sous lui.",
        "Blue weathervane: overhangs are not allowed here, and one of its cubes would have nothing right below it.",
    )
    t = placing(Scenario(game=made).cards("faux", "faux", "faux"), "faux_blue", "redoubt")
    high: list[Cell] = [[0, 6, 2], [1, 6, 2], [2, 6, 2], [3, 6, 2], [0, 6, 3]]
    assert heard(t, 0, "place", placement=t.id("faux_blue", "redoubt", *high)).en.startswith(
        "Blue scythe: nothing would carry it"
    )


@pytest.mark.parametrize(
    ("made", "rule", "fr", "en"),
    [
        (
            lambda: Scenario(),
            "NF-5.3.8",
            "seul un défi architectural le permet, et cette partie se joue sans.",
            "only an architectural challenge allows that, and this game has none.",
        ),
        (
            lambda: met(Scenario(architecture="on")),
            "NF-5.3.8",
            "seul un défi le permettait, et il est déjà réussi (Le Clocher).",
            "only one challenge allowed that, and it has been met (The Bell tower).",
        ),
        (
            lambda: Scenario(seats=2),
            "NF-8.4.11",
            "à plusieurs, on ne monte jamais plus haut.",
            "with several players nobody ever builds higher.",
        ),
    ],
    ids=["off", "met", "several"],
)
def test_nf_5_3_8_and_nf_8_4_11_why_not_above_the_third_floor(
    made: Callable[[], Scenario], rule: str, fr: str, en: str
) -> None:
    t = made().cards("girouette", "faux", "faux").cube("church", "white", [2, 6, 1], [2, 6, 2])
    placing(t, "girouette_brown", "church")
    assert heard(t, 0, "place", placement=t.id("girouette_brown", "church", *BELL_TOWER)) == Heard(
        rule,
        f"La pièce dépasserait le troisième étage de l'église : {fr}",
        f"The piece would rise above the third floor of the church: {en}",
    )


def met(t: Scenario) -> Scenario:
    """The Bell tower was built before."""
    t.s.done[0] = 1
    return t


def test_nf_5_3_9_a_closed_work_says_what_it_takes_no_more() -> None:
    t = Scenario().close("church").do(0, "take", piece="faux_blue")
    assert heard(t, 0, "build", work="church") == Heard(
        "NF-5.3.9",
        "Église : cet ouvrage est achevé, il ne reçoit plus de pièce de construction.",
        "Church: this work is complete and takes no more construction pieces.",
    )


# ---------------------------------------------------------------- NF-5.4: the piece and the work


@pytest.mark.parametrize(
    ("piece", "fr", "en"),
    [
        ("canon_blue", "Canon bleu", "Blue cannon"),
        ("canot_brown", "Canot brun", "Brown canoe"),
        ("maillet_white", "Maillet blanc", "White mallet"),
        ("equerre_yellow", "Équerre jaune", "Yellow carpenter's square"),
    ],
)
def test_nf_5_4_1_no_room_with_either_gender_of_the_piece(piece: str, fr: str, en: str) -> None:
    shape = piece.partition("_")[0]
    t = Scenario().cards(shape, shape, shape).fill("church").do(0, "take", piece=piece)
    assert heard(t, 0, "build", work="church") == Heard(
        "NF-5.4.1",
        f"{fr} : il n'y a pas de place pour cette pièce sur l'église.",
        f"{en}: there is no room for it on the church.",
    )


def test_nf_5_4_1_questions_and_the_log_name_pieces_without_a_gender() -> None:
    words = words_for(GAME, "fr")
    t = placing(Scenario().cards("canon", "faux", "faux"), "canon_blue", "redoubt")
    assert plain(words.ask(t.s, t.s.mover())) == "Canon bleu sur la redoute : où posez-vous cette pièce ?"
    t = Scenario().marker(brown=39).place("equerre_brown", "church", *CORNER)
    assert plain(words.ask(t.s, t.s.mover())) == "Le brun gagne un pieu : de quelle couleur ?"
    no_room = Event(WINTER_NO_ROOM, vec[i64]([SHAPES.index_of["canon"], 0, 0, 0]))
    assert plain(words.event(no_room, 0)) == "Canon : l'Hiver ne trouve pas de place pour cette forme."


def test_nf_5_4_3_a_work_that_the_token_excludes_names_the_one_it_asks_for() -> None:
    """The work is not asked for, since there is only one: the refusal of another names the token."""
    t = (
        bound(Scenario(constraint="artisan"), None, "mill", None)
        .turn(slot=2)
        .do(0, "take", piece="faux_blue")
    )
    assert t.asked() == (0, "place")
    for work in ("redoubt", "church"):
        assert heard(t, 0, "build", work=work) == Heard(
            "NF-5.4.3",
            "Le jeton de ce tour vous envoie sur le moulin.",
            "This turn's token sends you to build on the mill.",
        )


def test_nf_5_4_3_a_shape_without_room_on_the_bound_work_says_so() -> None:
    t = bound(Scenario(constraint="artisan"), None, "church", None).turn(slot=2)
    t.cards("girouette", "faux", "canon").fill("church", but=SCYTHE_HOLE["church"])
    assert heard(t, 0, "take", piece="girouette_blue") == Heard(
        "NF-5.4.3",
        "Girouette : cette forme n'a pas de place sur l'église, où le jeton de ce tour vous envoie.",
        "Weathervane: there is no room for this shape on the church, where this turn's token sends you.",
    )


def test_nf_5_4_5_a_piece_that_is_gone() -> None:
    assert heard(Scenario().gone("faux_blue"), 0, "take", piece="faux_blue") == Heard(
        "NF-5.4.5",
        "Faux bleue : cette pièce n'est plus dans la réserve.",
        "Blue scythe: it is no longer in the reserve.",
    )


# ---------------------------------------------------------------- NF-5.6: the Winter's ties


def test_nf_5_6_1_and_nf_5_6_6_why_the_winter_does_not_take_a_piece() -> None:
    """Two shapes with their white pieces are tied; the third has only pieces of one white cube."""
    t = Scenario(player_may_choose_ties="yes").cards("canon", "equerre", "faux")
    t.gone("faux_white", "canon_blue").turn(slot=4).settle()
    assert t.asked() == (0, "winter")
    assert heard(t, 0, "take", piece="faux_blue") == Heard(
        "NF-5.6.1",
        "Faux bleue : 1 cube blanc, et l'Hiver peut poser une pièce qui en a 2.",
        "Blue scythe: 1 white cube, and the Winter can place a piece that has 2.",
    )
    assert heard(t, 0, "take", piece="poutre_blue") == Heard(
        "NF-5.6.6",
        "Poutre bleue : l'Hiver ne prend jamais de pièce bonus.",
        "Blue beam: the Winter never takes a bonus piece.",
    )
    assert heard(t, 0, "take", piece="canon_blue").rule == "NF-5.4.5"
    assert heard(t, 0, "take", piece="maillet_white") == Heard(
        "NF-5.4.1",
        "Aucune carte visible ne montre cette forme : Maillet.",
        "No visible card shows this shape: Mallet.",
    )


def test_nf_5_6_1_a_shape_without_room_binds_the_winter_to_nothing() -> None:
    """Only the third floor of the redoubt is left, and a weathervane can't lie flat there."""
    t = Scenario(player_may_choose_ties="yes").cards("canon", "equerre", "girouette").snow_done(3)
    t.fill("redoubt", "blue", floors=2).fill("mill").fill("church").turn(slot=4).settle()
    assert t.asked() == (0, "winter")
    assert heard(t, 0, "take", piece="girouette_white") == Heard(
        "NF-5.4.1",
        "Girouette : cette forme n'entre plus sur aucun ouvrage.",
        "Weathervane: this shape fits on no work any more.",
    )


def test_nf_5_6_5_why_the_winter_does_not_build_on_a_work() -> None:
    """No floor is worth anything any more: the works are tied, but for one that is closed and one without room."""
    t = Scenario(player_may_choose_ties="yes").cards("canon", "canon", "canon").snow_done(3)
    t.close("church").fill("redoubt").turn(slot=4).settle()
    assert t.asked() == (0, "winter_place")  # on the mill, since there is no other
    assert heard(t, 0, "build", work="church").rule == "NF-5.3.9"
    assert heard(t, 0, "build", work="redoubt") == Heard(
        "NF-5.4.1",
        "Canon blanc : il n'y a pas de place pour cette pièce sur la redoute.",
        "White cannon: there is no room for it on the redoubt.",
    )
    assert heard(t, 0, "build", work="mill").rule == "LU-2"


def test_nf_5_6_5_a_work_where_the_winter_would_score_less() -> None:
    """White cubes on redoubt and mill draw the cannon there; the church has room, and nothing to touch."""
    t = Scenario(player_may_choose_ties="yes").cards("canon", "canon", "canon").snow_done(3)
    for work in ("redoubt", "mill"):
        t.cube(work, "white", [1, 0, 1])
    t.turn(slot=4).settle()
    assert t.asked() == (0, "winter_work")
    better = Heard(
        "NF-5.6.5",
        "L'Hiver a mieux à faire : choisissez parmi les poses à égalité.",
        "The Winter has something better: choose among the tied placements.",
    )
    assert heard(t, 0, "build", work="church") == better
    t.do(0, "build", work="mill")
    assert heard(t, 0, "build", work="church") == better
    alone: list[Cell] = [[0, 3, 1], [1, 3, 1], [2, 3, 1], [3, 3, 1], [1, 4, 1]]
    assert heard(t, 0, "place", placement=t.id("canon_white", "mill", *alone)) == better


def test_nf_5_3_3_a_cube_in_the_way_of_the_winter_is_one_of_the_work_it_builds_on() -> None:
    t = Scenario(player_may_choose_ties="yes").cards("canon", "canon", "canon").snow_done(3)
    t.close("redoubt").close("mill").cube("church", "blue", [0, 5, 1]).turn(slot=4).settle()
    there: list[Cell] = [[0, 5, 1], [1, 5, 1], [2, 5, 1], [3, 5, 1], [1, 6, 1]]
    assert heard(t, 0, "place", placement=t.id("canon_white", "church", *there)) == Heard(
        "NF-5.3.3",
        "Il y a déjà un cube à cet endroit de l'église.",
        "There is a cube in that place of the church already.",
    )


def test_nf_5_6_6_the_winter_stays_below() -> None:
    t = Scenario(player_may_choose_ties="yes", architecture="on").cards("girouette", "girouette", "girouette")
    t.cube("church", "white", [2, 6, 1], [2, 6, 2]).turn(slot=4).settle()
    assert t.asked() == (0, "winter_place")
    assert heard(t, 0, "place", placement=t.id("girouette_white", "church", *BELL_TOWER)) == Heard(
        "NF-5.6.6",
        "L'Hiver ne bâtit jamais plus haut que le troisième étage.",
        "The Winter never builds above the third floor.",
    )


# ---------------------------------------------------------------- NF-5.7: bonus pieces


def test_nf_5_7_1_and_nf_5_7_2_a_white_bonus_piece_was_never_in_the_reserve() -> None:
    t = Scenario().marker(brown=39).on("redoubt", "pieu_yellow", [0, 0, 1], [1, 0, 1])
    t.place("equerre_brown", "church", *CORNER)
    assert t.bonus_asked() == ("brown", "pieu")
    assert heard(t, 0, "take", piece="pieu_white") == Heard(
        "NF-5.7.1",
        "Pieu blanc : cette pièce ne fait que marquer sa case de la piste ; prenez-en une autre de la réserve.",
        "White stake: it only marks its space on the track; take another one from the reserve.",
    )
    assert heard(t, 0, "take", piece="pieu_yellow") == Heard(
        "NF-5.7.2",
        "Pieu jaune : cette pièce n'est plus dans la réserve.",
        "Yellow stake: it is no longer in the reserve.",
    )
    assert heard(t, 0, "take", piece="poutre_yellow") == Heard(
        "NF-5.7.1",
        "C'est un pieu que le marqueur vient de gagner.",
        "It is a stake that the marker has just won.",
    )


# ---------------------------------------------------------------- NF-8.4: with several players


def test_nf_8_4_4_the_last_piece_is_named_not_the_last_turn() -> None:
    """A turn without a placement lies between: the last turn was one in which nothing was built."""
    t = last(Scenario(seats=2).turn(0), 0, "mill").cards("faux", "faux", "faux")
    t.s.allies = type(t.s.allies)([1] * 6)
    t.gone("faux_white", "faux_yellow", "faux_blue", "faux_brown").settle()
    assert t.asked() == (0, "stuck")
    t.do(0, "discard", shape="faux")
    t.turn(0).cards("canon", "canon", "canon").settle().do(0, "take", piece="canon_blue")
    assert heard(t, 0, "build", work="mill") == Heard(
        "NF-8.4.4",
        "Votre dernière pièce de construction est sur le moulin : changez d'ouvrage.",
        "Your last construction piece is on the mill: choose another work.",
    )


def test_nf_8_4_4_a_shape_that_fits_only_on_the_last_work_says_so() -> None:
    """The scythe has room on the church, the weathervane on the mill only, where the last piece is."""
    t = last(Scenario(seats=2).turn(0), 0, "mill").cards("girouette", "faux", "canon").do(0, "pass")
    t.fill("redoubt").fill("church", but=SCYTHE_HOLE["church"])
    assert heard(t, 0, "take", piece="girouette_blue") == Heard(
        "NF-8.4.4",
        "Girouette : cette forme n'a de place que sur le moulin, où est votre dernière pièce de construction ; "
        "il faut changer d'ouvrage.",
        "Weathervane: this shape has room only on the mill, where your last construction piece is; "
        "you must change works.",
    )


def test_nf_8_4_6_a_second_piece_goes_on_another_work() -> None:
    """After a placement on the church the weathervane has room on the church only; the scythe on the mill too."""
    t = Scenario(seats=2).turn(0).cards("equerre", "faux", "girouette").fill("redoubt")
    t.fill("mill", but=SCYTHE_HOLE["mill"]).place("equerre_yellow", "church", *CORNER)
    t.do(0, "use", ally="fille_du_roy")
    assert heard(t, 0, "take", piece="girouette_blue") == Heard(
        "NF-8.4.6",
        "Girouette : cette forme n'a de place que sur l'église, où est déjà la première pièce ; "
        "la seconde va sur un autre ouvrage.",
        "Weathervane: this shape has room only on the church, where the first piece is already; "
        "the second goes on another work.",
    )
    t.do(0, "take", piece="faux_blue")
    assert heard(t, 0, "build", work="church") == Heard(
        "NF-8.4.6",
        "La seconde pièce va sur un autre ouvrage : la première est sur l'église.",
        "The second piece goes on another work: the first is on the church.",
    )


def test_nf_8_4_6_an_ally_at_the_wrong_moment_is_refused_with_the_right_one() -> None:
    t = Scenario(seats=2).turn(0).cards("equerre", "faux", "canon")
    assert heard(t, 0, "use", ally="fille_du_roy") == Heard(
        "NF-8.4.6",
        "Fille du Roy : posez d'abord une pièce ; la fille du Roy en fait poser une seconde.",
        "King's Daughter (fille du Roy): place a piece first; she lets you place a second one.",
    )
    t.place("equerre_yellow", "church", *CORNER)
    assert t.asked() == (0, "second")
    assert heard(t, 0, "use", ally="coureur_des_bois") == Heard(
        "NF-8.4.6",
        "Coureur des bois : cet allié n'aide qu'avant le choix de la pièce.",
        "Coureur des bois (woodsman): this ally only helps before you choose the piece.",
    )


def test_nf_8_4_6_a_used_token_is_used_at_any_moment() -> None:
    t = Scenario(seats=2).turn(0)
    t.s.allies = type(t.s.allies)([0, 0, 1, 0, 0, 0])
    assert heard(t, 0, "use", ally="fille_du_roy") == Heard(
        "NF-8.4.6",
        "Vous avez déjà fait appel à cet allié : Fille du Roy.",
        "You have called on this ally already: King's Daughter (fille du Roy).",
    )


# ---------------------------------------------------------------- at the wrong moment


def test_lu_2_every_question_is_answered_with_its_own_verb() -> None:
    ties = Scenario(player_may_choose_ties="yes").cards("canon", "equerre", "faux").snow_done(3)
    bonus = Scenario().marker(brown=17).place("equerre_brown", "church", *CORNER)
    stuck = Scenario().cards("faux", "canon", "canon").fill("redoubt").fill("mill").fill("church").settle()
    second = (
        Scenario(seats=2).turn(0).cards("equerre", "faux", "canon").place("equerre_yellow", "church", *CORNER)
    )
    coureur = (
        Scenario(seats=2).turn(0).cards("equerre", "faux", "canon").do(0, "use", ally="coureur_des_bois")
    )
    asked: dict[str, tuple[Scenario, set[str]]] = {
        "piece": (Scenario(), {"take"}),
        "work": (Scenario().do(0, "take", piece="faux_blue"), {"build"}),
        "place": (placing(Scenario(), "faux_blue", "mill"), {"place", "build"}),
        "stuck": (stuck, {"discard"}),
        "winter": (ties.turn(slot=4).settle(), {"take"}),
        "bonus": (bonus, {"take"}),
        "ally": (Scenario(seats=2).turn(0), {"use", "pass"}),
        "second": (second, {"use", "pass"}),
        "discard": (coureur.place("equerre_yellow", "church", *CORNER), {"discard"}),
    }
    for name, (t, verbs) in asked.items():
        assert t.asked() == (0, name)
        for verb in t.game.vocabulary.verbs:
            if verb.name not in verbs:
                refusals = [t.s.why_not(0, verb.base), t.s.why_not(0, verb.base + verb.size - 1)]
                assert refusals == [NOT_NOW, NOT_NOW], (name, verb.name)


MOMENTS: list[tuple[int, dict[str, Any], str, str]] = [
    (
        2,
        {"verb": "take", "piece": "faux_blue"},
        "On prend une pièce au début de son tour (à plusieurs, après la question de l'allié) "
        "ou quand son marqueur en gagne une.",
        "You take a piece at the start of your turn (with several players, after the question of an ally) "
        "or when your marker wins one.",
    ),
    (
        1,
        {"verb": "build", "work": "mill"},
        "L'ouvrage se choisit juste après la pièce, si elle a de la place sur plusieurs.",
        "The work is chosen right after the piece, where it has room on several.",
    ),
    (
        1,
        {"verb": "place", "placement": 0},
        "Choisissez d'abord une pièce, puis l'ouvrage : l'emplacement vient ensuite.",
        "Choose a piece first, then the work: the placement comes next.",
    ),
    (
        1,
        {"verb": "discard", "shape": "faux"},
        "On ne choisit la carte à défausser que si aucune pièce n'a de place, "
        "ou après une pose avec le coureur des bois.",
        "You only choose the card to discard if no piece has room, or after a placement with the coureur des bois.",
    ),
    (
        1,
        {"verb": "use", "ally": "fille_du_roy"},
        "À plusieurs, un allié vient avant le choix de la pièce, et la fille du Roy après la pose.",
        "With several players, an ally comes before you choose the piece, "
        "and the fille du Roy after you have placed it.",
    ),
    (
        1,
        {"verb": "pass"},
        "On ne passe que lorsqu'un allié est proposé.",
        "You can only pass when an ally is offered.",
    ),
]


@pytest.mark.parametrize(("seats", "choice", "fr", "en"), MOMENTS, ids=[one[1]["verb"] for one in MOMENTS])
def test_lu_2_a_choice_at_the_wrong_moment_is_refused_with_its_moment(
    seats: int, choice: dict[str, Any], fr: str, en: str
) -> None:
    """Alone a piece is asked for; with several whether an ally helps."""
    assert heard(Scenario(seats=seats).turn(0), 0, **choice) == Heard(
        "LU-2",
        f"Ce n'est pas ce qui vous est demandé maintenant. {fr}",
        f"That is not what you are being asked now. {en}",
    )
