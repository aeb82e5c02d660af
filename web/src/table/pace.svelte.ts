// How long each event is looked at before the next.
import { settings } from "../settings.svelte";

/** Milliseconds that each event is looked at before the next, at the usual pace. */
const LOOKS: Record<string, number> = {
  lot: 1100,
  cut: 1600,
  dealt: 500,
  discarded: 350,
  starter: 900,
  played: 750,
  scored: 1100,
  went: 850,
  "series-ended": 700,
  shown: 1100,
  counted: 1100,
  claimed: 500,
  called: 900,
  placed: 800,
  drew: 450,
  passed: 900,
  knocked: 900,
  refused: 1400,
  blocked: 1200,
  revealed: 900,
};

export class Pace {
  holding = $state(false); // until somebody goes on

  #hurry = false;
  #wake: (() => void) | null = null;
  #go: (() => void) | null = null;

  async look(type: string): Promise<void> {
    const time = (LOOKS[type] ?? 0) * settings.pace;
    if (!time || this.#hurry || document.visibilityState === "hidden") return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = null;
  }

  async hold(): Promise<void> {
    this.holding = true;
    await new Promise<void>((resolve) => (this.#go = resolve));
    this.#go = null;
    this.holding = false;
    this.usual();
  }

  /** Go on from where it holds. */
  go(): void {
    this.#go?.();
  }

  /** Show the rest at once. */
  hasten(): void {
    if (this.holding) return;
    this.#hurry = true;
    this.#wake?.();
  }

  /** After the rest was shown: the next at the usual pace. */
  usual(): void {
    this.#hurry = false;
  }

  /** Nobody looks any more. */
  stop(): void {
    this.#wake?.();
    this.#go?.();
  }
}
