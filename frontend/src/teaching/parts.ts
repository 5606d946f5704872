// The parts of the page that a card points at: elements marked `data-part` (docs/add-a-game.md, chapter 8).

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Named where nothing else is visible. */
export const FALLBACK = "bar";
const LEAST = 4; // pixels: what is smaller is not seen

export function meet(a: Box, b: Box): Box | null {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  const right = Math.min(a.right, b.right);
  const bottom = Math.min(a.bottom, b.bottom);
  return right - left >= LEAST && bottom - top >= LEAST ? { left, top, right, bottom } : null;
}

/** What can be seen of an element, in the window's coordinates, even where the page has to be scrolled to it; null:
    nothing. */
function seenOf(element: Element): Box | null {
  if (element.closest("[inert]") || !element.checkVisibility({ visibilityProperty: true })) return null;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  let seen = meet({ left, top, right, bottom }, { left, top, right, bottom });
  for (let around = element.parentElement; seen && around && around !== document.body; around = around.parentElement) {
    const { overflow, position } = getComputedStyle(around);
    const drawing = around instanceof SVGElement;
    if (drawing ? around instanceof SVGSVGElement && overflow !== "visible" : overflow !== "visible")
      seen = meet(seen, around.getBoundingClientRect());
    if (position === "fixed") break;
  }
  return seen;
}

export interface Part {
  name: string;
  element: Element;
  box: Box;
}

/** The first of these that is visible; a tab stands for its panel while that is closed. */
export function partOf(names: readonly string[]): Part | null {
  for (const name of [...names, FALLBACK]) {
    const marked = `[data-part~="${CSS.escape(name)}"]`;
    for (const selector of [`${marked}:not([data-tab])`, `${marked}[data-tab]`])
      for (const element of document.querySelectorAll(selector)) {
        const box = seenOf(element);
        if (box) return { name, element, box };
      }
  }
  return null;
}
