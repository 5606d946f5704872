import { expect, test } from "vitest";
import { roomOf } from "./room";

test("a window is a phone's, a tablet's, a laptop's or a wide one", () => {
  expect(roomOf(390, 844)).toBe("phone");
  expect(roomOf(768, 1024)).toBe("middle");
  expect(roomOf(1024, 768)).toBe("laptop");
  expect(roomOf(1280, 720)).toBe("laptop");
  expect(roomOf(1366, 768)).toBe("laptop");
  expect(roomOf(1920, 800)).toBe("laptop");
  expect(roomOf(1365, 1000)).toBe("laptop");
  expect(roomOf(1366, 801)).toBe("wide");
  expect(roomOf(1400, 900)).toBe("wide");
});
