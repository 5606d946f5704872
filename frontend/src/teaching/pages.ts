// What the guide of a match has to say at my question, page by page.

import type { Action, GuideNow, Lang } from "../lib/types";

export interface Page {
  id: string;
  kind: "otherwise" | "stop" | "end";
  /** Empty: the page has a heading of its own. */
  title: Record<Lang, string>;
  text: Record<Lang, string>;
  at: string[];
  rules: string[];
  suggest: Action | null;
}

const UNSAID = { fr: "", en: "" };

/** First the answer to another choice than the suggested one, then the stops; last that the guide is over. While others
    decide only the end is told. */
export function pagesOf(guide: GuideNow, asked: boolean): Page[] {
  const none = { title: UNSAID, at: [], rules: [], suggest: null };
  const pages: Page[] = [];
  if (asked && guide.otherwise)
    pages.push({ ...none, id: `otherwise ${guide.reached.length}`, kind: "otherwise", text: guide.otherwise });
  if (asked) pages.push(...guide.stops.map((stop): Page => ({ ...stop, kind: "stop" })));
  if (guide.ended) pages.push({ ...none, id: "end", kind: "end", text: UNSAID });
  return pages;
}
