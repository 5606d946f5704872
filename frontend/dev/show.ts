// A game's components without a server: ?f=4p-main&lang=fr&theme=dark&show=film&t=2.4 (see make_fixtures.py).

import { mount } from "svelte";
import "../src/lib/tokens.css";
import "../src/lib/base.css";
import { choicesOf } from "../src/lib/choices";
import { speak } from "../src/lib/shell";
import { gameWords } from "../src/lib/words";
import type { GameFace, GameInfo, Lang } from "../src/lib/types";
import type { Common, Fixture, Saved } from "./fixture";
import Table from "./Table.svelte";

export async function show<View, Board>(game: string, face: GameFace<View, Board>, first: string): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const lang = (asked.get("lang") ?? "fr") as Lang;
  await speak(lang);
  document.documentElement.dataset.theme = asked.get("theme") ?? "light";
  const read = async <Kind>(name: string): Promise<Kind> =>
    (await (await fetch(`./fixtures/${game}/${name}.json`)).json()) as Kind;
  const common = await read<Common>("common");
  const position = async (name: string): Promise<Fixture> => {
    const found = await read<Saved>(name);
    return { ...found, choices: choicesOf(common.vocabulary, found.choices) };
  };
  const fixture = await position(asked.get("f") ?? first);
  const names = fixture.players.map((player) => player.name);
  const info = { id: game, vocabulary: common.vocabulary } as unknown as GameInfo;
  const words = gameWords(info, common.words[lang], lang, names);
  const next = asked.get("then") ? await position(asked.get("then") ?? "") : null;
  mount(Table, {
    target: document.getElementById("app") as HTMLElement,
    props: {
      game,
      face: face as unknown as GameFace,
      fixture,
      next,
      board: common.board,
      words,
      show: asked.get("show") ?? "table",
      still: asked.get("t") ? Number(asked.get("t")) : null,
    },
  });
}
