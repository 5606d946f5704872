"""The browser's types match the server's messages; every message that the tests receive is checked against the same
types."""

import msgspec
import pytest

from ludotheque.web import told
from tools.wire import TYPES, types


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the web framework, about its next version
def test_the_types_of_the_pages_are_those_of_the_server() -> None:
    assert TYPES.read_text(encoding="utf-8") == types(), "`make wire` regenerates frontend/src/lib/wire.ts"


@pytest.mark.parametrize(
    ("message", "kind"),
    [
        ('{"type": "done", "id": "x", "seq": 3}', told.Done),
        (
            '{"type": "why", "id": "x", "legal": true, "final": false, "milestones": [], "preview": null}',
            told.Possible,
        ),
        (
            '{"type": "why", "id": "x", "legal": false, "rule": "QC-5.30", "why": {}, "facts": {}}',
            told.Impossible,
        ),
        ('{"type": "error", "id": null, "error": "malformed", "message": "?"}', told.Failed),
    ],
)
def test_a_message_is_read_by_its_type(message: str, kind: type) -> None:
    assert type(told.read(message)) is kind


@pytest.mark.parametrize(
    "message",
    [
        '{"type": "done", "id": "x"}',
        '{"type": "done", "id": "x", "seq": 3, "more": 1}',
        '{"type": "why", "id": "x", "legal": true, "rule": "QC-5.30", "why": {}}',
        '{"type": "entry", "entry": {"kind": "dance", "seq": 1, "at": ""}, "now": {}}',
    ],
)
def test_messages_of_another_shape_are_detected(message: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        told.read(message)
