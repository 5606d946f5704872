// Rules of our own for eslint: which folder may import from which, and that no name of a face hides one of the kit.

import { readdirSync } from "node:fs";
import { basename, dirname, relative, resolve } from "node:path";

const SRC = resolve(import.meta.dirname, "../src");
const KIT = readdirSync(resolve(SRC, "kit"))
  .filter((name) => name.endsWith(".svelte"))
  .map((name) => basename(name, ".svelte"));

/** The folder of a file below src: that of its game, or the first one. */
function folderOf(file) {
  const [first = "", second = ""] = relative(SRC, file).split("/");
  return first === "games" ? `games/${second}` : first;
}

/** A face imports its own folder, the kit and lib; the kit imports lib. Packages are free. */
export const layers = {
  meta: {
    type: "problem",
    schema: [],
    messages: { layer: "{{from}} imports only {{allowed}} and packages; {{source}} lies in {{to}}." },
  },
  create(context) {
    const from = folderOf(context.filename);
    const allowed = from === "kit" ? ["kit", "lib"] : [from, "kit", "lib"];
    function check(node) {
      const source = node.source?.value;
      if (typeof source !== "string" || !source.startsWith(".")) return;
      const to = folderOf(resolve(dirname(context.filename), source));
      if (!allowed.includes(to))
        context.report({ node, messageId: "layer", data: { from, to, source, allowed: allowed.join(", ") } });
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/** What a face imports under the name of a component of the kit is that component. */
export const kitNames = {
  meta: {
    type: "problem",
    schema: [],
    messages: { name: "{{name}} is a component of the kit: import this by another name." },
  },
  create(context) {
    return {
      ImportDeclaration(node) {
        const to = resolve(dirname(context.filename), node.source.value);
        if (node.source.value.startsWith(".") && folderOf(to) === "kit") return;
        for (const { local } of node.specifiers)
          if (KIT.includes(local.name)) context.report({ node, messageId: "name", data: { name: local.name } });
      },
    };
  },
};
