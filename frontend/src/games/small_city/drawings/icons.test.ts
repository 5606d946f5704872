import { expect, test } from "vitest";
import { iconOf } from "./icons";
import { DRAWINGS } from "./tiles";

test("no two buildings look alike in the shop", () => {
  const seen = new Map<string, string>();
  for (const building of Object.keys(DRAWINGS)) {
    const drawn = JSON.stringify(iconOf(building).parts);
    expect(drawn, building).not.toBe("[]");
    // Shanghai's port is printed on its board and never for sale.
    if (building === "shanghai_port") continue;
    expect(seen.get(drawn), `${building} looks like ${seen.get(drawn)}`).toBeUndefined();
    seen.set(drawn, building);
  }
});
