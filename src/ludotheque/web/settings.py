"""The settings of the web table: flags of `ludotheque serve`, else environment variables, else these defaults."""

import os
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import msgspec
from platformdirs import user_data_path

from ludotheque.core.limits import Kind, Unfit
from ludotheque.web import limits

PREFIX = "LUDOTHEQUE_"

Count = Annotated[int, limits.QUOTA]


def cores() -> int:
    """The number of cores this process may use, up to the limit of bot workers."""
    return min(256, len(os.sched_getaffinity(0)))


class BadSetting(ValueError):
    """An environment variable with an invalid value."""

    def __init__(self, variable: str, unfit: Unfit) -> None:
        super().__init__(f"{variable}: {unfit}")
        self.variable = variable
        self.unfit = unfit


class Settings(msgspec.Struct, frozen=True):
    """Each field can be set by LUDOTHEQUE_<NAME>; docs/serve.md explains them, with the limits of each."""

    host: Annotated[str, limits.HOST] = "127.0.0.1"
    port: Annotated[int, limits.PORT] = 8000
    database: Annotated[str, limits.DATABASE] = ""
    redis: Annotated[str, limits.REDIS] = ""
    processes: Annotated[int, limits.PROCESSES] = 1
    bot_workers: Annotated[int, limits.BOT_WORKERS] = msgspec.field(default_factory=cores)
    bot_seconds: Annotated[float, limits.BOT_SECONDS] = 10.0
    bot_pause: Annotated[float, limits.BOT_PAUSE] = 0.6
    trust_proxy: Annotated[str, limits.PROXIES] = ""
    metrics_token: Annotated[str, limits.TOKEN] = ""
    request_seconds: Annotated[float, limits.REQUEST_SECONDS] = 30.0
    idle_seconds: Annotated[float, limits.IDLE_SECONDS] = 600.0
    log_level: Annotated[str, limits.LOG_LEVEL] = "info"
    # Quotas by person and address: see `web.quotas`. 0: no limit.
    requests_per_address: Count = 100
    people_per_address: Count = 400
    accounts_per_address: Count = 100
    guesses_per_name: Count = 10
    guesses_per_address: Count = 200
    matches_per_person: Count = 60
    matches_per_address: Count = 400
    sockets_per_person: Count = 30
    sockets_per_address: Count = 400
    hints_per_person: Count = 20
    hints_per_address: Count = 200
    teaching_per_person: Count = 120
    chat_per_person: Count = 30
    chat_per_address: Count = 600

    def database_url(self) -> str:
        """The configured database, by default the SQLite file in the user's data folder."""
        if "://" in self.database:
            return self.database
        file = Path(self.database) if self.database else user_data_path("ludotheque") / "table.sqlite3"
        return f"sqlite:///{file.expanduser().resolve()}"


def kinds() -> dict[str, Kind]:
    """The kind of each setting, by name."""
    hints = get_type_hints(Settings, include_extras=True)
    return {name: hints[name].__metadata__[0] for name in Settings.__struct_fields__}


def read_settings(**flags: object) -> Settings:
    """The settings: flags, which the command line has read, before variables; raises BadSetting."""
    found: dict[str, Any] = {}
    for name, kind in kinds().items():
        variable = PREFIX + name.upper()
        if flags.get(name) is not None:
            found[name] = flags[name]
        elif variable in os.environ:
            try:
                found[name] = kind.read(os.environ[variable])
            except Unfit as unfit:
                raise BadSetting(variable, unfit) from unfit
    return Settings(**found)
