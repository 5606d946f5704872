// Calling the player: title bar, browser notification, small sounds. Each only when wanted.

import { prefs } from "./prefs.svelte";

export function title(text: string): void {
  document.title = text;
}

export function canNotify(): boolean {
  return "Notification" in window;
}

/** Only ever called from a click. */
export async function allowNotifications(): Promise<boolean> {
  if (!canNotify()) return false;
  const answer = Notification.permission === "granted" ? "granted" : await Notification.requestPermission();
  prefs.setNotify(answer === "granted");
  return answer === "granted";
}

export function notify(head: string, body: string, tag: string): void {
  if (!prefs.notify || !canNotify() || Notification.permission !== "granted") return;
  if (document.visibilityState === "visible") return;
  const note = new Notification(head, { body, tag });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

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
