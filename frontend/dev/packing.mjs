// Packs what was built, once and as tightly as it goes: the table has nothing to compress while it serves.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const PACKED = /\.(css|html|js|json|svg|webmanifest)$/;
const SMALL = 512;

/** A plugin of Vite that writes a .br and a .gz beside every text of the built pages. */
export function packing(folder) {
  return {
    name: "packing",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true })) {
        if (!PACKED.test(name)) continue;
        const path = join(folder, name);
        const body = readFileSync(path);
        if (body.length <= SMALL) continue;
        writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
        writeFileSync(
          `${path}.br`,
          brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
        );
      }
    },
  };
}
