// The page tells what happens, and where a match stands, in the very words of the terminal: python -m tests.browser.vectors.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";

import { LANGUAGES, type Language } from "../src/settings.svelte";
import type { DominoPlacedEvent, GameEvent, Table, View } from "../src/wire";
import { facts, sentence, title } from "../src/words/facts";
import type { Style } from "../src/words/pieces";
import { tell, tellerOf } from "../src/words/teller";
import { words } from "../src/words/words.svelte";
import { messages } from "../words-plugin";

interface Step {
  events: GameEvent[];
  starter: string | null;
  lines: Record<string, string[]>;
  view?: View;
  facts?: Record<string, string[]>;
}
const matches = JSON.parse(readFileSync(join(import.meta.dirname, "told.json"), "utf-8")) as {
  table: Table;
  title: Record<string, string>;
  steps: Step[];
}[];

describe.each(Object.keys(LANGUAGES) as Language[])("what is told in %s", (language) => {
  beforeEach(() => words.take(language, messages(language)));

  it.each(["signs", "spoken"] as Style[])("is told as the terminal tells it, by %s", (style) => {
    const how = `${language} ${style}`;
    for (const { table, title: called, steps } of matches) {
      expect(title(table)).toBe(called[language]);
      const teller = tellerOf(table, 0, style);
      let laid: DominoPlacedEvent | null = null;
      for (const step of steps) {
        expect(tell(teller, step.events, step.starter)).toEqual(step.lines[how]);
        for (const event of step.events) {
          if (event.type === "placed") laid = event;
          if (event.type === "dealt") laid = null;
        }
        if (step.view) expect([sentence(teller, step.view, laid), ...facts(teller, step.view, laid)]).toEqual(step.facts![how]);
      }
    }
  });
});
