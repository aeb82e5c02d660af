// What a person has set, each under a key of its own: two tabs that set different things do not wipe each other's.

const PREFIX = "sixtyone.";

const CHOICES = {
  language: ["en", "pl", "de", "cs"],
  theme: ["auto", "light", "dark"],
  suits: ["two", "four"],
  size: ["usual", "large"],
  movement: ["auto", "normal", "fast", "off"],
  show: ["table", "text"],
  points: ["no", "yes"],
  keys: ["on", "off"],
  name: null,
} as const;

export type Setting = keyof typeof CHOICES;
export type Language = "en" | "pl" | "de" | "cs";
export const LANGUAGES: Record<Language, string> = { en: "English", pl: "Polski", de: "Deutsch", cs: "Čeština" };

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null; // a browser may forbid it
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // then it lasts as long as the page
  }
}

function preferred(): string {
  const spoken = navigator.languages.map((one) => one.slice(0, 2).toLowerCase());
  return spoken.find((one) => one in LANGUAGES) ?? "en";
}

function initial(key: Setting): string {
  const choices = CHOICES[key] as readonly string[] | null;
  const value = kept(key);
  if (value !== null && (choices === null || choices.includes(value))) return value;
  return key === "language" ? preferred() : (choices?.[0] ?? "");
}

class Settings {
  #values = $state(Object.fromEntries((Object.keys(CHOICES) as Setting[]).map((key) => [key, initial(key)])));
  #still = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);
  #dark = $state(matchMedia("(prefers-color-scheme: dark)").matches);

  constructor() {
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (event) => (this.#still = event.matches));
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (event) => (this.#dark = event.matches));
    addEventListener("storage", (event) => {
      const key = event.key?.startsWith(PREFIX) ? (event.key.slice(PREFIX.length) as Setting) : null;
      if (key !== null && key in CHOICES) this.#values[key] = initial(key);
    });
  }

  get(key: Setting): string {
    return this.#values[key]!;
  }

  set(key: Setting, value: string): void {
    this.#values[key] = value;
    keep(key, value);
  }

  choices(key: Setting): readonly string[] {
    return (CHOICES[key] as readonly string[] | null) ?? [];
  }

  get dark(): boolean {
    const theme = this.get("theme");
    return theme === "dark" || (theme === "auto" && this.#dark);
  }

  /** How fast things move: 0 is not at all. */
  get pace(): number {
    const movement = this.get("movement");
    if (movement === "off" || (movement === "auto" && this.#still)) return 0;
    return movement === "fast" ? 0.35 : 1;
  }

  get fourColours(): boolean {
    return this.get("suits") === "four";
  }
}

export const settings = new Settings();
