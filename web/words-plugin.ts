// The messages of one language as one module, `virtual:words/pl`: the same .ftl files that Python reads, without their
// comments. What a language does not have stands there in English, so that the page loads one language and no other.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const LOCALES = join(import.meta.dirname, "../src/sixtyone/words/locales");
const PARTS = ["name", "game", "option", "piece", "variant", "event", "score", "state", "list", "error", "typed", "page"];
const PREFIX = "virtual:words/";

function entries(path: string): Map<string, string> {
  const found = new Map<string, string>();
  if (!existsSync(path)) return found;
  let id = "";
  for (const line of readFileSync(path, "utf-8").split("\n")) {
    if (line.startsWith("#")) continue;
    const start = /^([a-z][\w-]*) *=/i.exec(line);
    if (start) id = start[1]!;
    if (id && line.trim()) found.set(id, (found.has(id) && !start ? found.get(id) + "\n" : "") + line.trimEnd());
  }
  return found;
}

export function messages(language: string): string {
  const all = PARTS.flatMap((part) => {
    const english = entries(join(LOCALES, "en", `${part}.ftl`));
    return [...new Map([...english, ...entries(join(LOCALES, language, `${part}.ftl`))]).values()];
  });
  return all.join("\n") + "\n";
}

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(PREFIX) ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0" + PREFIX)) return undefined;
      const language = id.slice(PREFIX.length + 1);
      for (const part of PARTS) {
        for (const folder of ["en", language]) {
          const path = join(LOCALES, folder, `${part}.ftl`);
          if (existsSync(path)) this.addWatchFile(path);
        }
      }
      return `export default ${JSON.stringify(messages(language))};`;
    },
  };
}
