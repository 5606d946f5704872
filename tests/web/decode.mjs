// What the browser makes of choices: [vocabulary, [[choices, warnings or null], ...]] as JSON from one end to the other.

import { text } from "node:stream/consumers";
import { choicesOf } from "../../frontend/src/lib/choices.ts";

const [vocabulary, sent] = JSON.parse(await text(process.stdin));
console.log(JSON.stringify(sent.map(([choices, warnings]) => choicesOf(vocabulary, choices, warnings ?? undefined))));
