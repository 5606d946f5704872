// The table was renewed while this page was open: the files it would load are gone, or the game's choices are numbered
// otherwise. The page is loaded anew, once for each reason: one that does not go away is told, never a loop.

const REASONS = "ludotheque.renewed";
const TELL = "ludotheque.renewed.tell";

class Renewal {
  /** What there is to tell: that it was loaded anew, or that this did not help. */
  state = $state<"done" | "needed" | null>(told() ? "done" : null);

  /** A file of these pages can't be loaded. Is it because there are newer pages? */
  async check(): Promise<void> {
    const own = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src;
    const newest = await entryOf(location.pathname);
    if (newest !== null && newest !== own) this.reload(newest);
  }

  reload(reason: string): void {
    if (!note(reason)) this.state = "needed";
    else location.reload();
  }

  dismiss(): void {
    this.state = null;
  }
}

/** The script that the page begins with as the table serves it now; null: nobody knows at the moment. */
async function entryOf(page: string): Promise<string | null> {
  try {
    const text = await (await fetch(page, { cache: "no-store" })).text();
    const script = new DOMParser().parseFromString(text, "text/html").querySelector("script[type=module][src]");
    const path = script?.getAttribute("src");
    return path ? new URL(path, location.href).href : null;
  } catch {
    return null;
  }
}

/** Whether this is a new reason to load the page anew; a browser that can't remember reasons doesn't do it by itself. */
function note(reason: string): boolean {
  try {
    const known = (sessionStorage.getItem(REASONS) ?? "").split("\n");
    if (known.includes(reason)) return false;
    sessionStorage.setItem(REASONS, [...known, reason].join("\n"));
    sessionStorage.setItem(TELL, "yes");
    return true;
  } catch {
    return false;
  }
}

function told(): boolean {
  try {
    const tell = sessionStorage.getItem(TELL) !== null;
    sessionStorage.removeItem(TELL);
    return tell;
  } catch {
    return false;
  }
}

export const renewal = new Renewal();
addEventListener("vite:preloadError", () => void renewal.check());
