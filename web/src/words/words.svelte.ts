// The messages of the language that is spoken now. One language is loaded, and another when it is asked for.
import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { Language } from "../settings.svelte";

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  pl: () => import("virtual:words/pl"),
  de: () => import("virtual:words/de"),
  cs: () => import("virtual:words/cs"),
};

export type Variables = Record<string, string | number>;

class Words {
  #bundle: FluentBundle | null = $state.raw(null);
  language: Language = $state("en");
  #asked: Language = "en";

  get ready(): boolean {
    return this.#bundle !== null;
  }

  async speak(language: Language): Promise<void> {
    this.#asked = language;
    const text = (await LOADERS[language]()).default;
    if (this.#asked === language) this.take(language, text); // else another has been asked for since
  }

  take(language: Language, text: string): void {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  /** The text of a message. A message that is not there says nothing: no key is ever seen. */
  say(id: string, variables: Variables = {}): string {
    const pattern = this.#bundle?.getMessage(id)?.value;
    if (!pattern) {
      if (this.#bundle) console.error(`no message ${id}`);
      return "";
    }
    const faults: Error[] = [];
    const text = this.#bundle!.formatPattern(pattern, variables, faults);
    for (const fault of faults) console.error(`${id}: ${fault.message}`);
    return text;
  }

  /** Items in one sentence: a, b and c. */
  list(items: string[]): string {
    if (items.length < 2) return items.join("");
    return this.say("list-last", { first: items.slice(0, -1).join(", "), last: items.at(-1)! });
  }

  /** A moment in the way of the language; English is British here. */
  when(at: number): string {
    return new Intl.DateTimeFormat(this.language === "en" ? "en-GB" : this.language, { dateStyle: "medium", timeStyle: "short" }).format(at);
  }
}

export const words = new Words();
export const say = (id: string, variables?: Variables): string => words.say(id, variables);
