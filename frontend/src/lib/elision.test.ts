import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { elides, functions } from "./elision";

test("words are elided before vowels, a mute h and a y that is a vowel", () => {
  expect(["Étienne", "Agathe", "Œdipe", "Yves", "Hélène", "Ångström", "île"].map(elides)).not.toContain(false);
  expect(["Maude", "Yann", "Hassan", "Y", "8ball", "", "Ç", "Hong Kong"].map(elides)).not.toContain(true);
});

test("a message says de and que before a name, and a number as it is", () => {
  const bundle = new FluentBundle("fr", { useIsolating: false, functions });
  bundle.addResource(new FluentResource("of = La cité { DE($name) }\nthat = Ce { QUE($name) } dit"));
  const say = (id: string, name: string | number): string =>
    bundle.formatPattern(bundle.getMessage(id)?.value ?? "", { name });
  expect(say("of", "Étienne")).toBe("La cité d’Étienne");
  expect(say("of", "Maude")).toBe("La cité de Maude");
  expect(say("of", 8)).toBe("La cité de 8");
  expect(say("that", "Hélène")).toBe("Ce qu’Hélène dit");
});
