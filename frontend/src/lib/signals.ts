// Notifies the player: title bar, browser notification, short sounds, as configured.

import { prefs } from "./prefs.svelte";

export function title(text: string): void {
  document.title = text;
}

export function canNotify(): boolean {
  return "Notification" in window;
}

/** Must be called from a click. */
export async function allowNotifications(): Promise<boolean> {
  if (!canNotify()) return false;
  const answer = Notification.permission === "granted" ? "granted" : await Notification.requestPermission();
  prefs.setNotify(answer === "granted");
  if (answer === "granted") void registered();
  return answer === "granted";
}

/** Notifies the user of a match (`place`: its address). On phones only a service worker may show notifications. */
export async function notify(head: string, body: string, tag: string, place: string): Promise<void> {
  if (!prefs.notify || !canNotify() || Notification.permission !== "granted") return;
  if (document.visibilityState === "visible") return;
  const worker = await registered();
  if (worker) await worker.showNotification(head, { body, tag, data: { place } });
  else showHere(head, body, tag);
}

function showHere(head: string, body: string, tag: string): void {
  try {
    const note = new Notification(head, { body, tag });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Notifications are not allowed here: the title bar still shows it.
  }
}

/** The service worker for notifications; null over plain http or if workers are not allowed. */
async function registered(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  try {
    await navigator.serviceWorker.register("/sw.js");
    return await navigator.serviceWorker.ready;
  } catch {
    return null;
  }
}

/** A notification was clicked: the page navigates to its match. */
if ("serviceWorker" in navigator)
  navigator.serviceWorker.addEventListener("message", (event: MessageEvent<{ place?: unknown }>) => {
    if (typeof event.data.place === "string" && event.data.place.startsWith("#/")) location.hash = event.data.place;
  });

type Sound = "move" | "turn" | "refuse" | "over";
const NOTES: Record<Sound, [frequency: number, at: number][]> = {
  move: [[440, 0]],
  turn: [
    [523, 0],
    [784, 0.11],
  ],
  refuse: [[196, 0]],
  over: [
    [523, 0],
    [659, 0.12],
    [784, 0.24],
    [1047, 0.36],
  ],
};

let audio: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!prefs.sound) return;
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [frequency, at] of NOTES[sound]) {
    const tone = audio.createOscillator();
    const level = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = frequency;
    level.gain.setValueAtTime(0, start + at);
    level.gain.linearRampToValueAtTime(0.09, start + at + 0.012);
    level.gain.exponentialRampToValueAtTime(0.0005, start + at + 0.22);
    tone.connect(level).connect(audio.destination);
    tone.start(start + at);
    tone.stop(start + at + 0.25);
  }
}
