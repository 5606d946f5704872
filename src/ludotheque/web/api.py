"""The HTTP side of docs/table-protocol.md."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, Router, delete, get, patch, post
from litestar.datastructures import Cookie, State
from litestar.di import Provide
from litestar.exceptions import NotAuthorizedException
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import PathParameter, QueryParameter
from litestar.routes import HTTPRoute

from ludotheque.core.rulebook import LONGEST_QUERY
from ludotheque.table import guides, hints, opening, past
from ludotheque.table.people import teaching
from ludotheque.table.people.people import GUESTS, Person, is_guest_name
from ludotheque.table.people.sessions import Visit
from ludotheque.table.table import Table
from ludotheque.web import contests, shelf
from ludotheque.web.cookies import NAME, YEAR
from ludotheque.web.packing import same_for_all
from ludotheque.web.shapes import (
    Again,
    ArenaPage,
    Course,
    Credentials,
    GameDetail,
    GameInfo,
    Hint,
    HintAsked,
    Me,
    Met,
    NewColour,
    NewlyMet,
    NewMatch,
    NewName,
    NewNonce,
    NewPassphrase,
    PositionAt,
    Problem,
    RuleText,
    SeatBot,
    Summary,
    TeachingTexts,
    UncertainValue,
    WhichDevices,
    WhichMoves,
    WhichSeat,
    WordsFile,
)

MatchId = Annotated[str, PathParameter(max_length=16)]
AnyRequest = Request[Any, Any, State]


def the_table(state: State) -> Table:
    table: Table = state.table
    return table


def address_of(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


async def visiting(request: AnyRequest, state: State) -> Visit:
    """The session of the cookie; without one only `GET /api/me` is answered."""
    visit = await the_table(state).sessions.find(request.cookies.get(NAME))
    if visit is None:
        raise NotAuthorizedException("session")
    the_table(state).thinkers.seen(visit.person.id, address_of(request))
    return visit


async def who(request: AnyRequest, state: State) -> Person:
    """The person of the session."""
    return (await visiting(request, state)).person


async def host_of_new_match(request: AnyRequest, state: State, person: Person) -> Person:
    """A person who opens another match, within the limits."""
    state.quotas.match(person.id, address_of(request))
    return person


async def new_visitor(request: AnyRequest, state: State, lang: str) -> Response[Me]:
    """Creates a visitor."""
    state.quotas.newcomer(address_of(request))
    return me_response(*await the_table(state).newcomer(GUESTS[lang]))


def me(person: Person) -> Me:
    return Me(person.id, person.name, person.account, person.account or not is_guest_name(person.name))


def me_response(person: Person, token: str | None) -> Response[Me]:
    """The person's identity; the browser's token is valid for another year."""
    cookie = Cookie(
        NAME,
        value=token,
        httponly=True,
        samesite="lax",
        max_age=YEAR,  # `web.gate` adds Secure over https
    )
    return Response(me(person), cookies=[cookie])


def met(known: teaching.Teaching, played: list[str]) -> Met:
    return Met(known.coach, known.met, dict(known.guides), played)


def summary(said: dict[str, Any]) -> Summary:
    return msgspec.convert(said, Summary)


# ---------------------------------------------------------------- identity


@get("/me")
async def get_me(request: AnyRequest, state: State, lang: Literal["fr", "en"] = "fr") -> Response[Me]:
    """My identity; a new client becomes a visitor."""
    token = request.cookies.get(NAME)
    sessions = the_table(state).sessions
    visit = await sessions.find(token)
    if visit is None:
        return await new_visitor(request, state, lang)
    await sessions.note(visit)
    return me_response(visit.person, token)


@patch("/me")
async def rename_me(state: State, person: Person, data: NewName) -> Me:
    """Change my name."""
    return me(await the_table(state).rename(person, data.name))


@post("/account", status_code=200)
async def make_account(request: AnyRequest, state: State, person: Person, data: Credentials) -> Me:
    """Give the visitor an account; the visitor's matches stay theirs."""
    state.quotas.account(address_of(request))
    return me(await the_table(state).make_account(person, data.name, data.passphrase))


@post("/login", status_code=200)
async def log_in(request: AnyRequest, state: State, visit: Visit, data: Credentials) -> Response[Me]:
    """Log in to an account, which adopts the visitor's matches."""
    address = address_of(request)
    state.quotas.guess(data.name, address)
    person, token = await the_table(state).log_in(visit, data.name, data.passphrase)
    state.quotas.right(data.name, address)
    return me_response(person, token)


@post("/passphrase", status_code=200)
async def change_passphrase(request: AnyRequest, state: State, visit: Visit, data: NewPassphrase) -> Me:
    """Change my passphrase; all my other devices are logged out."""
    name, address = visit.person.name, address_of(request)
    state.quotas.guess(name, address)
    await the_table(state).change_passphrase(visit, data.present, data.next)
    state.quotas.right(name, address)
    return me(visit.person)


@post("/logout", status_code=200)
async def log_out(
    request: AnyRequest,
    state: State,
    visit: Visit,
    data: WhichDevices | None = None,
    lang: Literal["fr", "en"] = "fr",
) -> Response[Me]:
    """Become a visitor again, on this device or on all of them."""
    if data is not None and data.everywhere:
        await the_table(state).end_all_sessions(visit.person)
    else:
        await the_table(state).end_session(visit.session)
    return await new_visitor(request, state, lang)


# ---------------------------------------------------------------- what I have met


@get("/me/teaching")
async def what_i_met(state: State, person: Person) -> Met:
    """What I have met: questions, guides, games."""
    return met(*await the_table(state).what_was_met(person))


@patch("/me/teaching")
async def note_what_i_met(state: State, person: Person, data: NewlyMet) -> Met:
    """Add what I have met; turn the coach on or off."""
    state.quotas.teaching.begin(person.id)
    return met(*await the_table(state).what_was_met(person, data))


@delete("/me/teaching", status_code=200)
async def forget_what_i_met(state: State, person: Person) -> Met:
    """Forget what I have met."""
    state.quotas.teaching.begin(person.id)
    return met(*await the_table(state).forget_teaching(person))


# ---------------------------------------------------------------- games


@get("/games", sync_to_thread=True, middleware=[same_for_all])
def games() -> list[GameInfo]:
    """The installed games."""
    return shelf.every()


@get("/games/{game:str}", sync_to_thread=True, middleware=[same_for_all])
def game(game: str) -> GameDetail:
    """A game with everything needed to render it."""
    return shelf.detail(game)


@get("/games/{game:str}/words/{lang:str}", sync_to_thread=True, middleware=[same_for_all])
def words(game: str, lang: str) -> WordsFile:
    """The words of a game."""
    return shelf.words(game, lang)


@get("/games/{game:str}/rules/{lang:str}", sync_to_thread=True, middleware=[same_for_all])
def rules(
    game: str,
    lang: str,
    q: Annotated[str | None, QueryParameter(schema_extra={"max_length": LONGEST_QUERY})] = None,
) -> list[RuleText]:
    """The rules of a game, searched when `q` is given."""
    return shelf.rules(game, lang, q)


@get("/games/{game:str}/teaching/{lang:str}", sync_to_thread=True, middleware=[same_for_all])
def teaching_texts(game: str, lang: str) -> TeachingTexts:
    """What a newcomer to a game is told: the coach's cards, the overview, the stops of the guide."""
    return shelf.teaching(game, lang)


@post("/games/{game:str}/guide")
async def begin_guide(state: State, host: Person, game: str) -> Summary:
    """Begin a guided match: private, with a prepared deal, against bots."""
    return summary(await guides.begin(the_table(state), host, game))


@get("/games/{game:str}/uncertain", sync_to_thread=True, middleware=[same_for_all])
def uncertain(game: str) -> list[UncertainValue]:
    """The reconstructed values of a game's components, which may differ from the box."""
    return shelf.uncertain(game)


@get("/arena", sync_to_thread=True, middleware=[same_for_all])
def arena() -> ArenaPage:
    """The measured strength of the levels, and the newest tournaments."""
    return contests.page()


# ---------------------------------------------------------------- matches


@get("/matches")
async def matches(
    state: State,
    person: Person,
    which: Annotated[Literal["mine", "open", "running"], QueryParameter(name="list")] = "mine",
) -> list[Summary]:
    """My matches, open ones, or running public ones."""
    return [summary(said) for said in await the_table(state).listing(person, which)]


@post("/matches")
async def new_match(state: State, host: Person, data: NewMatch) -> Summary:
    """Open a match."""
    return summary(
        await opening.create(
            the_table(state),
            host,
            data.game,
            dict(data.options),
            data.seats,
            data.public,
            data.name,
            data.patience,
            hints=data.hints,
            nonces=data.nonces,
        )
    )


@get("/matches/{match:str}")
async def one_match(state: State, person: Person, match: MatchId) -> Summary:
    """One match."""
    return summary((await the_table(state).matches.open(match)).summary(person.id))


@post("/matches/{match:str}/join", status_code=200)
async def join(state: State, person: Person, match: MatchId, data: WhichSeat) -> Summary:
    """Take a seat."""
    return summary(await the_table(state).join(person, match, data.seat, data.colour, data.nonce))


@post("/matches/{match:str}/colour", status_code=200)
async def take_colour(state: State, person: Person, match: MatchId, data: NewColour) -> Summary:
    """Choose another colour."""
    return summary(await the_table(state).take_colour(person, match, data.seat, data.colour))


@post("/matches/{match:str}/nonce", status_code=200)
async def give_nonce(state: State, person: Person, match: MatchId, data: NewNonce) -> Summary:
    """Add a nonce to the seed."""
    return summary(await the_table(state).give_nonce(person, match, data.seat, data.nonce))


@post("/matches/{match:str}/leave", status_code=200)
async def leave(state: State, person: Person, match: MatchId) -> Summary:
    """Leave a seat before the start."""
    return summary(await the_table(state).leave(person, match))


@post("/matches/{match:str}/bot", status_code=200)
async def seat_bot(state: State, person: Person, match: MatchId, data: SeatBot) -> Summary:
    """Put a bot on a free seat of my match, or remove it."""
    return summary(await the_table(state).seat_bot(person, match, data.seat, data.level))


@post("/matches/{match:str}/rematch")
async def rematch(state: State, host: Person, match: MatchId, data: Again | None = None) -> Summary:
    """Open a rematch."""
    return summary(await opening.rematch(the_table(state), host, match, data is not None and data.nonces))


@get("/matches/{match:str}/at/{moves:int}")
async def position_at(state: State, person: Person, match: MatchId, moves: int) -> PositionAt:
    """A past position, as I may see it."""
    return msgspec.convert(await past.at(the_table(state), person, match, moves), PositionAt)


@get("/matches/{match:str}/course")
async def course(state: State, person: Person, match: MatchId) -> Course:
    """The points of a finished match over time."""
    return msgspec.convert(await past.course(the_table(state), match), Course)


@post("/matches/{match:str}/fork")
async def fork(state: State, host: Person, match: MatchId, data: WhichMoves) -> Summary:
    """Continue from a past position, against bots."""
    return summary(await opening.fork(the_table(state), host, match, data.moves, data.nonces))


@post("/matches/{match:str}/hint", status_code=200)
async def hint(request: AnyRequest, state: State, person: Person, match: MatchId, data: HintAsked) -> Hint:
    """What a strong bot would do in my place, and why."""
    state.quotas.hint(person.id, address_of(request))
    said = await hints.hint(the_table(state), person, match, data.seat, data.about)
    return msgspec.convert(said, Hint)


@get("/matches/{match:str}/journal")
async def journal(state: State, person: Person, match: MatchId) -> Response[str]:
    """The journal file of a finished match, or the readable parts of one that can't be replayed."""
    text = await past.journal(the_table(state), person, match)
    named = {"Content-Disposition": f'attachment; filename="{match}.json"'}
    return Response(text, media_type="application/json", headers=named)


@dataclass
class JournalFile(Operation):
    """The raw body, which another process parses."""

    def __post_init__(self) -> None:
        schema = Schema(type=OpenAPIType.OBJECT, additional_properties=True)
        self.request_body = RequestBody({"application/json": OpenAPIMediaType(schema=schema)}, required=True)


@post("/import", operation_class=JournalFile)
async def bring(state: State, host: Person, body: bytes) -> Summary:
    """A match from a journal file."""
    return summary(await opening.bring(the_table(state), host, body))


API = Router(
    "/api",
    route_handlers=[
        get_me,
        rename_me,
        make_account,
        log_in,
        change_passphrase,
        log_out,
        what_i_met,
        note_what_i_met,
        forget_what_i_met,
        games,
        game,
        words,
        rules,
        teaching_texts,
        begin_guide,
        uncertain,
        arena,
        matches,
        new_match,
        one_match,
        join,
        take_colour,
        give_nonce,
        leave,
        seat_bot,
        rematch,
        position_at,
        course,
        fork,
        hint,
        journal,
        bring,
    ],
    dependencies={
        "visit": Provide(visiting),
        "person": Provide(who),
        "host": Provide(host_of_new_match),
    },
)
# The framework documents errors of its own shape; `web.failures` answers with ours.
for route in API.routes:
    for handler in route.route_handlers if isinstance(route, HTTPRoute) else []:
        handler.responses = {
            400: ResponseSpec(Problem, generate_examples=False, description="Not what is expected here")
        }
