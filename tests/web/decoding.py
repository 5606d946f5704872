"""The choices of messages as actions: the example of docs/table-protocol.md, verbatim."""

from typing import Any


def actions(vocabulary: dict[str, Any], by_verb: dict[str, list[int]]) -> list[dict[str, Any]]:
    fields = {verb["name"]: verb["fields"] for verb in vocabulary["verbs"]}
    found = []
    for verb, numbers in by_verb.items():
        for number in numbers:
            arguments = {}
            for field in reversed(fields[verb]):
                domain = vocabulary["domains"][field["domain"]]
                number, index = divmod(number, domain["size"])
                arguments[field["name"]] = index if domain["numeric"] else domain["ids"][index]
            found.append({"verb": verb, **arguments})
    return found
