import { expect, test } from "vitest";
import { blocks, spans } from "./markdown";

test("emphasis, code, links and rule ids", () => {
  expect(spans("**Une** étoile, *au plus*, `x` : [ici](https://a.example/b) ; voir QC-5.30.")).toEqual([
    { kind: "strong", text: "Une" },
    { kind: "text", text: " étoile, " },
    { kind: "em", text: "au plus" },
    { kind: "text", text: ", " },
    { kind: "code", text: "x" },
    { kind: "text", text: " : " },
    { kind: "link", text: "ici", to: "https://a.example/b" },
    { kind: "text", text: " ; voir " },
    { kind: "rule", text: "QC-5.30" },
    { kind: "text", text: "." },
  ]);
});

test("an underscore inside a name is not emphasis", () => {
  expect(spans("port_quarter_1 et 2 * 3 * 4")).toEqual([{ kind: "text", text: "port_quarter_1 et 2 * 3 * 4" }]);
});

test("only links to the web are rendered as links", () => {
  expect(spans("[x](javascript:alert(1))").some((span) => span.kind === "link")).toBe(false);
});

test("paragraphs and lists, with continued lines", () => {
  const found = blocks("Un\ndeux.\n\nListe :\n- a\n  suite\n- b\n\n1. x\n2. y");
  expect(found.map((block) => block.kind)).toEqual(["paragraph", "paragraph", "list", "list"]);
  expect(found[0]).toEqual({ kind: "paragraph", spans: [{ kind: "text", text: "Un deux." }] });
  expect(found[2]).toEqual({
    kind: "list",
    ordered: false,
    items: [[{ kind: "text", text: "a suite" }], [{ kind: "text", text: "b" }]],
  });
  expect(found[3]).toMatchObject({ ordered: true });
});

test("a table has a head and rows", () => {
  const [table] = blocks("| a | b |\n|---|:-:|\n| 1 | **2** |");
  expect(table).toEqual({
    kind: "table",
    head: [[{ kind: "text", text: "a" }], [{ kind: "text", text: "b" }]],
    rows: [[[{ kind: "text", text: "1" }], [{ kind: "strong", text: "2" }]]],
  });
});

test("a heading ends the paragraph above it", () => {
  expect(blocks("Texte\n## Titre\nsuite").map((block) => block.kind)).toEqual(["paragraph", "heading", "paragraph"]);
});
