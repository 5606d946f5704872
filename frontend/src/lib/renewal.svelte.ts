// The table was upgraded while this page was open: its files are gone, or the choices are numbered differently. The
// page is reloaded once per reason; if that does not help, a message is shown instead of looping.

const REASONS = "ludotheque.renewed";
const TELL = "ludotheque.renewed.tell";

class Renewal {
  /** The message: that the page was reloaded, or that this did not help. */
  state = $state<"done" | "needed" | null>(told() ? "done" : null);

  /** A file of these pages can't be loaded: checks whether there are newer pages. */
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

/** The entry script of the pages as served now; null: unknown at the moment. */
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

/** Whether this is a new reason to reload; without storage for reasons the page never reloads by itself. */
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
