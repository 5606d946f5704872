// The Markdown subset of rule texts: paragraphs, lists, tables, emphasis, code; ids of other rules become links.

export type Span =
  | { kind: "text" | "strong" | "em" | "code"; text: string }
  | { kind: "rule"; text: string }
  | { kind: "link"; text: string; to: string };

export type Block =
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "heading"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

const INLINE =
  /\*\*(.+?)\*\*|__(.+?)__|\*([^*\s][^*]*?)\*|(?<![\w])_([^_\s][^_]*?)_(?![\w])|`([^`]+)`|\[([^\]]+)\]\((https?:[^)\s]+)\)|\b([A-Z]{2,4}-[A-Z]?\d+(?:\.\d+)*[a-z]?)\b/g;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) found.push({ kind: "text", text: text.slice(from, match.index) });
    const [, strong, strong2, em, em2, code, label, to, rule] = match;
    if (strong ?? strong2) found.push({ kind: "strong", text: strong ?? strong2 ?? "" });
    else if (em ?? em2) found.push({ kind: "em", text: em ?? em2 ?? "" });
    else if (code) found.push({ kind: "code", text: code });
    else if (label && to) found.push({ kind: "link", text: label, to });
    else if (rule) found.push({ kind: "rule", text: rule });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ kind: "text", text: text.slice(from) });
  return found;
}

const cells = (line: string): Span[][] =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => spans(cell.trim()));

const ITEM = /^\s*(?:[-*+]|(\d+)[.)])\s+(.*)$/;

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const chunk of text.trim().split(/\n\s*\n/)) {
    const lines = chunk.split("\n");
    if (lines.length > 1 && lines[0]?.trimStart().startsWith("|") && /^[\s|:-]+$/.test(lines[1] ?? "")) {
      found.push({ kind: "table", head: cells(lines[0]), rows: lines.slice(2).map(cells) });
      continue;
    }
    let paragraph: string[] = [];
    let items: { ordered: boolean; texts: string[] } | null = null;
    const flush = (): void => {
      if (paragraph.length > 0) found.push({ kind: "paragraph", spans: spans(paragraph.join(" ")) });
      if (items) found.push({ kind: "list", ordered: items.ordered, items: items.texts.map(spans) });
      paragraph = [];
      items = null;
    };
    for (const line of lines) {
      const item = ITEM.exec(line);
      const heading = /^#{1,6}\s+(.*)$/.exec(line);
      if (heading) {
        flush();
        found.push({ kind: "heading", spans: spans(heading[1] ?? "") });
      } else if (item) {
        if (paragraph.length > 0) flush();
        items ??= { ordered: item[1] !== undefined, texts: [] };
        items.texts.push(item[2] ?? "");
      } else if (items && items.texts.length > 0) {
        items.texts[items.texts.length - 1] += ` ${line.trim()}`;
      } else {
        paragraph.push(line.trim());
      }
    }
    flush();
  }
  return found;
}
