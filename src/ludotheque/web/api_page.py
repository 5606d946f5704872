"""The documentation page of the HTTP API: made from the OpenAPI schema, without scripts or external files."""

import json
from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

METHODS = ("get", "post", "put", "patch", "delete")


class ApiPage(OpenAPIRenderPlugin):
    """All operations with their parameters and answers on one page."""

    def __init__(self) -> None:
        super().__init__(path="/")
        self._made: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self._made is None:  # the schema never changes while the program runs
            self._made = self._page(openapi_schema, self.get_openapi_json_route(request))
        return self._made

    def _page(self, openapi_schema: dict[str, Any], address: str) -> bytes:
        title = f"{openapi_schema['info']['title']} {openapi_schema['info']['version']}"
        operations = [
            operation_html(method, path, item[method])
            for path, item in sorted(openapi_schema["paths"].items())
            for method in METHODS
            if method in item and path.startswith(("/api", "/health"))
        ]
        shapes = [
            f"<section id='{escape(name)}'><h3>{escape(name)}</h3>{json_html(shape)}</section>"
            for name, shape in openapi_schema["components"]["schemas"].items()
        ]
        schema = escape(address)
        return (
            "<!doctype html><html lang='en'><head><meta charset='utf-8'>"
            "<meta name='viewport' content='width=device-width'><meta name='color-scheme' content='light dark'>"
            f"<title>{escape(title)}</title><link rel='icon' href='data:,'></head><body>"
            f"<h1>{escape(title)}</h1><p>For programs: <a href='{schema}'>openapi.json</a></p>"
            f"<h2>Operations</h2>{''.join(operations)}<h2>Shapes</h2>{''.join(shapes)}</body></html>"
        ).encode()


def operation_html(method: str, path: str, operation: dict[str, Any]) -> str:
    """An operation, collapsed to its method, path and summary."""
    about = operation.get("description") or operation.get("summary", "")
    parts = {
        "Parameters": operation.get("parameters"),
        "Body": operation.get("requestBody"),
        "Answers": operation.get("responses"),
    }
    told = "".join(f"<h4>{name}</h4>{json_html(part)}" for name, part in parts.items() if part)
    named = f"<code><b>{method.upper()}</b> {escape(path)}</code> {escape(about)}"
    return f"<details><summary>{named}</summary>{told}</details>"


def json_html(said: Any) -> str:
    return f"<pre>{escape(json.dumps(said, indent=2, ensure_ascii=False))}</pre>"
