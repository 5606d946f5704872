// Both languages say the same things, and everything that is said exists: run with `npm run words`.

import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "src");
const problems = [];

function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else yield path;
  }
}

/** Message id → the variables its text uses. */
function messages(path) {
  const found = new Map();
  let id = null;
  for (const line of readFileSync(path, "utf8").split("\n")) {
    const start = /^([a-z][a-z0-9-]*) =/.exec(line);
    if (start) {
      id = start[1];
      if (found.has(id)) problems.push(`${path}: ${id} stands twice`);
      found.set(id, new Set());
    }
    if (id) for (const match of line.matchAll(/\$([a-z_]+)/g)) found.get(id).add(match[1]);
  }
  return found;
}

/** `callers`: those of the sources whose calls are of these messages and no others. */
function compare(frPath, enPath, sources, calls, callers = sources) {
  const fr = messages(frPath);
  const en = messages(enPath);
  const where = relative(root, dirname(frPath)) || "src";
  for (const id of fr.keys()) if (!en.has(id)) problems.push(`${where}: ${id} is missing in English`);
  for (const id of en.keys()) if (!fr.has(id)) problems.push(`${where}: ${id} is missing in French`);
  for (const [id, used] of fr)
    for (const name of used)
      if (en.has(id) && !en.get(id).has(name)) problems.push(`${where}: ${id}: $${name} only in French`);

  const read = (paths) => paths.map((path) => readFileSync(path, "utf8")).join("\n");
  const text = read(sources);
  for (const call of read(callers).matchAll(calls))
    for (const [, id] of call[1].matchAll(/"([a-z][a-z0-9]*(?:-[a-z0-9]+)*)"/g))
      if (!fr.has(id)) problems.push(`${where}: ${id} is used and does not exist`);
  const french = readFileSync(frPath, "utf8");
  const prefixes = [...text.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((match) => match[1]);
  for (const id of fr.keys()) {
    const used =
      text.includes(`"${id}"`) || french.includes(`{ ${id} }`) || prefixes.some((prefix) => id.startsWith(prefix));
    if (!used) problems.push(`${where}: ${id} is never used`);
  }
}

const code = [...files(root)].filter((path) => /\.(svelte|ts)$/.test(path));
const ofTheShell = code.filter((path) => !relative(root, path).startsWith("games"));
// The first argument of t(...), up to its end or the arguments of the message.
compare(join(root, "fr.ftl"), join(root, "en.ftl"), ofTheShell, /\bt\(([^{})]*)/g);

// Words of a part of the pages that come with it alone: the board of a game, the result.
const folders = [...files(root)].filter((path) => path.endsWith("messages.fr.ftl")).map(dirname);
for (const folder of folders) {
  const path = join(folder, "messages.fr.ftl");
  // Other parts of the shell may say them, too, if they import the folder's `tell`.
  const borrowed = `/${basename(folder)}/tell"`;
  const own = code.filter(
    (file) =>
      file.startsWith(folder + sep) || (ofTheShell.includes(file) && readFileSync(file, "utf8").includes(borrowed)),
  );
  const inner = (file) => folders.some((other) => other.startsWith(folder + sep) && file.startsWith(other + sep));
  compare(
    path,
    join(folder, "messages.en.ftl"),
    own,
    /\btell\(\s*(?:words|prefs),([^{})]*)/g,
    own.filter((file) => !inner(file)),
  );
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log("words: both languages are complete");
