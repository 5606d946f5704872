// A match at once, with one click: with the number of bots in the game's box; else solo if possible, or with the usual
// number of seats.

import { api } from "./api";
import { boxOf } from "./boxes.svelte";
import { opened } from "./draws";
import { session } from "./session.svelte";
import { t } from "./shell";
import type { GameInfo, Summary } from "./types";

export function startNow(game: GameInfo): Promise<Summary> {
  const sizes = [...game.seats].sort((a, b) => a - b);
  const usual = sizes[0] === 1 ? 1 : (sizes[Math.floor(sizes.length / 2)] ?? 2);
  const count = boxOf(game.id)?.seatsAtOnce ?? usual;
  const level = game.bots.includes("casual") ? "casual" : (game.bots.at(-1) ?? "random");
  return opened(
    api.create({
      game: game.id,
      options: Object.fromEntries(game.options.map((option) => [option.name, option.values[0] ?? ""])),
      seats: [{ kind: "me" }, ...Array.from({ length: count - 1 }, () => ({ kind: "bot" as const, level }))],
      public: false,
      name: t("table-of", { name: session.me?.name ?? "" }),
    }),
  );
}
