// The shell's own messages. Those of the current language come with the first page, the others on demand.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { functions } from "./elision";
import { typeset } from "./typeset";
import { prefs } from "./prefs.svelte";
import type { Lang, Order } from "./types";

export type Args = Record<string, string | number>;

const files: Record<Lang, () => Promise<{ default: string }>> = {
  fr: () => import("../fr.ftl?raw"),
  en: () => import("../en.ftl?raw"),
};
const bundles: Partial<Record<Lang, FluentBundle>> = {};

/** Called before the first message is needed. */
export async function learn(lang: Lang): Promise<void> {
  const made = new FluentBundle(lang, { useIsolating: false, functions });
  made.addResource(new FluentResource((await files[lang]()).default));
  bundles[lang] = made;
}

/** Switch the language once its messages are loaded; if that fails, nothing changes. */
export async function speak(lang: Lang): Promise<void> {
  if (!bundles[lang]) await learn(lang);
  prefs.setLang(lang);
}

export function knows(id: string): boolean {
  return bundles[prefs.lang]?.hasMessage(id) ?? false;
}

/** A message of the shell in the current language. */
export function t(id: string, args?: Args): string {
  const chosen = bundles[prefs.lang];
  const pattern = chosen?.getMessage(id)?.value;
  return chosen && pattern ? typeset(chosen.formatPattern(pattern, args), prefs.lang) : id;
}

/** How long ago, in words: "il y a 2 h". */
export function ago(when: string): string {
  const seconds = (Date.parse(when) - Date.now()) / 1000;
  if (Number.isNaN(seconds)) return "";
  const format = new Intl.RelativeTimeFormat(prefs.lang, { numeric: "auto", style: "short" });
  const size = Math.abs(seconds);
  if (size < 60) return t("just-now");
  if (size < 3600) return format.format(Math.round(seconds / 60), "minute");
  if (size < 86400) return format.format(Math.round(seconds / 3600), "hour");
  return format.format(Math.round(seconds / 86400), "day");
}

/** Whether something began less than a moment ago. */
export function isFresh(when: string): boolean {
  return !(Date.now() - Date.parse(when) >= 60_000);
}

/** Since when something has been the case: "depuis 2 h", "depuis hier". */
export function since(when: string): string {
  const minutes = Math.floor((Date.now() - Date.parse(when)) / 60_000);
  if (isFresh(when)) return t("since", { unit: "now", n: 0 });
  if (minutes < 60) return t("since", { unit: "minutes", n: minutes });
  if (minutes < 24 * 60) return t("since", { unit: "hours", n: Math.floor(minutes / 60) });
  return t("since", { unit: "days", n: Math.floor(minutes / 60 / 24) });
}

/** "Maude, Étienne et Agathe" */
export function list(names: string[]): string {
  return new Intl.ListFormat(prefs.lang, { type: "conjunction" }).format(names);
}

/** "Démarrer un chantier, puis placer l'architecte" */
export function sequence(sentences: string[]): string {
  const small = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);
  return sentences.reduce((before, next) => t("then-next", { before, next: small(next) }));
}

/** Points as displayed: «43,5» or "43.5". */
export function points(value: number): string {
  return new Intl.NumberFormat(prefs.lang, { maximumFractionDigits: 1 }).format(value);
}

/** A change, with a real minus sign. */
export const signedPoints = (value: number): string => `${value < 0 ? "−" : "+"}${points(Math.abs(value))}`;

/** The name of a bot's level, or its id if the shell has no message for it. */
export function levelName(level: string): string {
  return knows(`level-${level}`) ? t(`level-${level}`) : level;
}

/** Whether the shell has a message for a bot of this name. */
export function knownLevel(level: string): boolean {
  return knows(`level-${level}`);
}

/** A bot's time for a move, in words; null if negligible. */
export function thinkingTime(ms: number): string | null {
  if (ms < 5) return null;
  const seconds = ms < 95 ? Math.round(ms / 10) / 100 : Math.round(ms / 100) / 10;
  return t("seconds-a-move", { seconds });
}

/** A refusal of the table, in the current language if the shell has a message for its code. */
export function complaint(reason: string, message: string, seconds = 0): string {
  const id = `refused-${reason.replaceAll("_", "-")}`;
  return knows(id) ? t(id, { wait: duration(seconds) }) : message;
}

/** A standing answer in words; `choice` is the default answer, if known. */
export function orderName(order: Order, choice = t("standing-any")): string {
  return t(`standing-${order.replaceAll("_", "-")}`, { choice });
}

/** A waiting time in words: "40 secondes", "2 minutes", "3 jours". */
export function duration(seconds: number): string {
  const units = [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ] as const;
  const [unit, size] = units.find(([, size]) => seconds >= size) ?? (["second", 1] as const);
  const count = Math.ceil(seconds / size);
  return new Intl.NumberFormat(prefs.lang, { style: "unit", unit, unitDisplay: "long" }).format(count);
}
