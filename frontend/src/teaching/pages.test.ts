import { expect, test } from "vitest";
import type { GuideNow } from "../lib/types";
import { pagesOf } from "./pages";

const said = (text: string) => ({ fr: text, en: text });
const stop = { id: "goal", title: said("Goal"), text: said("Most points."), at: ["board"], rules: [], suggest: null };
const guide: GuideNow = { stops: [stop], otherwise: null, reached: ["goal"], skipped: [], of: 2, ended: false };
const kinds = (now: GuideNow, asked = true) => pagesOf(now, asked).map(({ kind }) => kind);

test("the reply to a different choice comes before the stops", () => {
  expect(kinds({ ...guide, otherwise: said("That will do, too.") })).toEqual(["otherwise", "stop"]);
});

test("the end of the guide is shown after the last stop", () => {
  expect(kinds({ ...guide, ended: true })).toEqual(["stop", "end"]);
});

test("while others decide only the end of the guide is shown", () => {
  expect(kinds(guide, false)).toEqual([]);
  expect(kinds({ ...guide, otherwise: said("That will do, too."), ended: true }, false)).toEqual(["end"]);
});
