// Preferences stored in this browser: language, theme, sound, notifications; `lib/draws.ts` uses the same storage.

import type { Lang } from "./types";

export type Theme = "system" | "light" | "dark";

const dark = matchMedia("(prefers-color-scheme: dark)");

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(`ludotheque.${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`ludotheque.${key}`, value);
  } catch {
    // Without storage the page still works.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`ludotheque.${key}`);
  } catch {
    // Not stored either.
  }
}

/** The stored keys with this prefix. */
export function keptKeys(beginning: string): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(`ludotheque.${beginning}`) ? [key.slice("ludotheque.".length)] : [],
    );
  } catch {
    return [];
  }
}

function firstLang(): Lang {
  const asked = new URLSearchParams(location.search).get("lang") ?? stored("lang");
  if (asked === "fr" || asked === "en") return asked;
  for (const lang of navigator.languages) {
    if (lang.startsWith("fr")) return "fr";
    if (lang.startsWith("en")) return "en";
  }
  return "fr";
}

function firstTheme(): Theme {
  const asked = new URLSearchParams(location.search).get("theme") ?? stored("theme");
  return asked === "light" || asked === "dark" ? asked : "system";
}

class Prefs {
  lang = $state<Lang>(firstLang());
  theme = $state<Theme>(firstTheme());
  sound = $state(stored("sound") === "on");
  notify = $state(stored("notify") === "on");
  /** Whether every final choice needs a confirmation (surprises always do). */
  careful = $state(stored("careful") === "on");
  systemDark = $state(dark.matches);
  isDark = $derived(this.theme === "dark" || (this.theme === "system" && this.systemDark));

  constructor() {
    dark.addEventListener("change", (event) => {
      this.systemDark = event.matches;
      this.apply();
    });
    this.apply();
  }

  apply(): void {
    document.documentElement.lang = this.lang;
    document.documentElement.dataset.theme = this.isDark ? "dark" : "light";
  }

  setLang(lang: Lang): void {
    this.lang = lang;
    keep("lang", lang);
    this.apply();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
    this.apply();
  }

  nextTheme(): void {
    const order: Theme[] = ["system", "light", "dark"];
    this.setTheme(order[(order.indexOf(this.theme) + 1) % order.length] ?? "system");
  }

  setSound(on: boolean): void {
    this.sound = on;
    keep("sound", on ? "on" : "off");
  }

  setNotify(on: boolean): void {
    this.notify = on;
    keep("notify", on ? "on" : "off");
  }

  setCareful(on: boolean): void {
    this.careful = on;
    keep("careful", on ? "on" : "off");
  }
}

export const prefs = new Prefs();
