import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { LANGUAGES, type Language } from "../src/settings.svelte";
import { say, words } from "../src/words/words.svelte";
import { messages } from "../words-plugin";
import vectors from "./vectors.json";

const SOURCE = join(import.meta.dirname, "../src");
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter((name) => /\.(ts|svelte)$/.test(name));
const source = files.map((name) => readFileSync(join(SOURCE, name), "utf-8")).join("\n");
const ids = [...new Set([...source.matchAll(/["'`]((?:page|event|state|score|piece|name|game|variant|option|list|typed)-[a-z_-]*[a-z])["'`]/g)].map((one) => one[1]!))];

describe.each(Object.keys(LANGUAGES) as Language[])("the words in %s", (language) => {
  beforeEach(() => words.take(language, messages(language)));

  it("are there for everything that the page says", () => {
    // Those that end in an open part (page-log-…) are told apart by their first words.
    const missing = ids.filter((id) => !words.has(id) && !messages(language).includes(`\n${id}`));
    expect(missing).toEqual([]);
  });

  it("count as Python counts", () => {
    for (const [points, text] of Object.entries(vectors.points[language])) expect(say("page-points", { points: Number(points) })).toBe(text);
  });

  it("date a match in the way of the language, English in the British", () => {
    const told = { en: "30 Nov 2026, 23:08", pl: "30 lis 2026, 23:08", de: "30.11.2026, 23:08", cs: "30. 11. 2026 23:08" };
    expect(words.when(new Date(2026, 10, 30, 23, 8).getTime())).toBe(told[language]);
  });

  it("say nothing rather than a key", () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(say("page-that-is-not-there")).toBe("");
    expect(told).toHaveBeenCalled();
    told.mockRestore();
  });
});

it("the words are those of the language that was asked for last, though another one comes after it", async () => {
  let come!: () => void;
  const line = new Promise<void>((resolve) => (come = resolve));
  vi.doMock("virtual:words/de", () => line.then(() => ({ default: messages("de") })));
  const late = words.speak("de");
  await words.speak("pl");
  come();
  await late;
  expect(words.language).toBe("pl");
  await words.speak("de");
  expect(words.language).toBe("de");
  vi.doUnmock("virtual:words/de");
});
