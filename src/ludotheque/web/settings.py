"""How the web table is configured: by flags of `ludotheque serve`, else by the environment, else as below."""

import os
from pathlib import Path
from typing import Annotated

import msgspec
from platformdirs import user_data_path

from ludotheque.store.redis import Address
from ludotheque.web.proxies import check_proxies

PREFIX = "LUDOTHEQUE_"

Count = Annotated[int, msgspec.Meta(ge=0)]


class Settings(msgspec.Struct, frozen=True):
    """Each field can be set by LUDOTHEQUE_<NAME>; docs/serve.md explains them."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    redis: str = ""
    processes: Annotated[int, msgspec.Meta(ge=1)] = 1
    bot_workers: int = 2
    bot_seconds: float = 10.0
    bot_pause: float = 0.6
    trust_proxy: str = ""
    metrics_token: str = ""
    request_seconds: float = 30.0
    idle_seconds: float = 600.0
    log_level: str = "info"
    # What one person or address may ask for: see `web.quotas`. 0 is no limit.
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
    chat_per_person: Count = 30
    chat_per_address: Count = 600

    def database_url(self) -> str:
        """The SQLite file in the user's data folder, unless something else was asked for."""
        if "://" in self.database:
            return self.database
        file = Path(self.database) if self.database else user_data_path("ludotheque") / "table.sqlite3"
        return f"sqlite:///{file.expanduser().resolve()}"


def read_settings(**flags: object) -> Settings:
    """The settings in force; raises ValueError naming the variable that is wrong."""
    found: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        variable = PREFIX + field.name.upper()
        if flags.get(field.name) is not None:
            found[field.name] = flags[field.name]
        elif variable in os.environ:
            try:
                found[field.name] = msgspec.convert(os.environ[variable], field.type, strict=False)
            except msgspec.ValidationError as error:
                raise ValueError(f"{variable}: {error}") from None
    settings = msgspec.convert(found, Settings)
    for name, check in (("TRUST_PROXY", check_proxies), ("REDIS", check_redis)):
        try:
            check(getattr(settings, name.lower()))
        except ValueError as error:
            raise ValueError(f"{PREFIX}{name}: {error}") from None
    return settings


def check_redis(url: str) -> None:
    if url:
        Address(url)
