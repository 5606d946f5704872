"""Generates the browser's wire types from the server's types: `make wire`.

HTTP is described by the OpenAPI schema, the messages of a match's WebSocket by msgspec structures; both are combined
in one document, which openapi-typescript converts into types.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, get_args

import msgspec

from ludotheque.web import shapes, told
from ludotheque.web.app import create_app
from ludotheque.web.messages import ClientMessage
from ludotheque.web.settings import Settings

ROOT = Path(__file__).parent.parent
TYPES = ROOT / "frontend" / "src" / "lib" / "wire.ts"
REF = "#/components/schemas/{name}"
HEAD = "// Written by `make wire` from src/ludotheque/web: shapes.py, told.py, messages.py.\n\n"


def document() -> dict[str, Any]:
    """The OpenAPI schema with the messages of the WebSocket among its components."""
    schema = create_app(Settings()).http.openapi_schema.to_schema()
    structs = [
        kind
        for kind in vars(shapes).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == shapes.__name__
    ]
    said = get_args(ClientMessage)
    _, found = msgspec.json.schema_components([*structs, *said, *told.MESSAGES], ref_template=REF)
    missing = set(schema["components"]["schemas"]) - set(found)
    if missing:
        raise SystemExit(f"these are not in web/shapes.py: {', '.join(sorted(missing))}")
    found |= {
        "ClientMessage": one_of(said),
        "ServerMessage": one_of(told.MESSAGES),
        "Entry": one_of(get_args(told.Entry)),
    }
    schema["components"]["schemas"] = {name: plain(found[name]) for name in sorted(found)}
    schema["paths"] = {path: what_is_given(item) for path, item in schema["paths"].items()}
    return schema


def what_is_given(path: dict[str, Any]) -> dict[str, Any]:
    """The operations of a path without their error responses, all of which are a Problem."""
    return {
        method: operation
        | {"responses": {code: said for code, said in operation["responses"].items() if code.startswith("2")}}
        for method, operation in path.items()
    }


def one_of(kinds: tuple[Any, ...]) -> dict[str, Any]:
    return {"anyOf": [{"$ref": REF.format(name=kind.__name__)} for kind in kinds]}


def plain(schema: Any) -> Any:
    """Without the discriminators of unions, which the types have anyway, and with every text in one line."""
    if isinstance(schema, dict):
        return {key: plain(value) for key, value in schema.items() if key != "discriminator"}
    if isinstance(schema, str):
        return " ".join(schema.split())
    return [plain(value) for value in schema] if isinstance(schema, list) else schema


def types() -> str:
    """The text of wire.ts."""
    node = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder) / "wire.json", Path(folder) / "wire.ts"
        source.write_text(json.dumps(document()), encoding="utf-8")
        command = ["node", "node_modules/openapi-typescript/bin/cli.js", str(source), "--output", str(made)]
        options = ["--default-non-nullable=false", "--empty-objects-unknown"]
        options += ["--root-types", "--root-types-no-schema-prefix"]
        subprocess.run(
            [*command, *options], cwd=ROOT / "frontend", env=node, check=True, capture_output=True, text=True
        )
        return HEAD + made.read_text(encoding="utf-8")


if __name__ == "__main__":
    TYPES.write_text(types(), encoding="utf-8")
