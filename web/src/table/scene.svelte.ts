// What explains the table at each event of the log: the piece that came last, what is lit and why, who said go, what was counted.
import type { CribbageShownEvent, DominoDrewEvent, DominoPlacedEvent, DominoRefusedEvent, EntryFrame, GameEvent, Scored, View } from "../wire";

export type Summary = { kind: "show"; hands: CribbageShownEvent[]; starter: string } | { kind: "round"; events: GameEvent[] };

export const eventsOf = (frame: EntryFrame): GameEvent[] => ("events" in frame.entry ? frame.entry.events : []);

/** The placement by which the layout became what a view shows. */
export function lastPlacement(view: View | null, entries: EntryFrame[]): DominoPlacedEvent | null {
  if (!view || !("layout" in view) || !view.layout.laid.length) return null;
  const laid = view.layout.laid;
  const last = laid.at(-1)!.split(" at ")[0];
  for (let index = entries.length - 1; index >= 0; index--) {
    for (const event of eventsOf(entries[index]!)) {
      if (event.type === "placed" && event.tile === last && event.links.length === laid.length - 1) return event;
    }
  }
  return null;
}

export class Scene {
  score: Scored | DominoRefusedEvent | null = $state.raw(null);
  laid: DominoPlacedEvent | null = $state.raw(null);
  drawn: { before: DominoDrewEvent[]; after: DominoDrewEvent[] } = $state.raw({ before: [], after: [] }); // around what was laid last
  lit: string[] = $state.raw([]);
  turned: string | null = $state(null); // the piece that has just come
  summary: Summary | null = $state.raw(null);
  saying: { seat: number; what: "go" | "pass" | "knock" } | null = $state.raw(null);

  #starter = "";

  /** The event at `index` of an entry, as `seat` sees it. */
  take(events: GameEvent[], index: number, seat: number | null): void {
    const event = events[index]!;
    this.#clear(event, seat);
    switch (event.type) {
      case "drew":
        this.drawn = { ...this.drawn, after: [...this.drawn.after, event] };
        break;
      case "played":
        this.turned = event.card;
        break;
      case "placed":
        this.turned = event.tile;
        this.laid = event;
        break;
      case "starter":
        this.turned = this.#starter = event.card;
        break;
      case "scored":
      case "refused":
        this.score = event;
        this.lit = event.parts.flatMap((part) => part.pieces);
        break;
      case "went":
        this.saying = { seat: event.seat, what: "go" };
        break;
      case "passed":
        this.saying = { seat: event.seat, what: "pass" };
        break;
      case "knocked":
        this.saying = { seat: event.seat, what: "knock" };
        break;
      case "shown": {
        const before = this.summary?.kind === "show" ? this.summary.hands : [];
        this.summary = { kind: "show", hands: [...before, event], starter: this.#starter };
        break;
      }
      case "round-ended": {
        const rest = events.slice(events[index - 1]?.type === "blocked" ? index - 1 : index);
        const end = rest.findIndex((one) => one.type === "dealt" || one.type === "lot");
        this.summary = { kind: "round", events: end < 0 ? rest : rest.slice(0, end) };
      }
    }
  }

  /** After a reload: what was lit, said and counted last. */
  again(entries: EntryFrame[], seat: number | null): void {
    for (const frame of entries) {
      const events = eventsOf(frame);
      if (frame.entry.kind === "undone") this.undo();
      events.forEach((_, index) => this.take(events, index, seat));
    }
  }

  /** What came last was taken back. */
  undo(): void {
    this.score = this.laid = this.turned = this.saying = null;
    this.lit = [];
    this.drawn = { before: [], after: [] };
  }

  /** What an event makes the past. */
  #clear(event: GameEvent, seat: number | null): void {
    const type = event.type;
    this.saying = null;
    // What was laid last is explained until something else is laid, or the round is over and settled.
    if (["played", "placed", "dealt", "round-ended"].includes(type)) {
      this.score = null;
      this.lit = [];
      this.laid = null;
    }
    if (["placed", "passed", "knocked"].includes(type)) this.drawn = { before: this.drawn.after, after: [] };
    else if (type === "dealt" || type === "round-ended") this.drawn = { before: [], after: [] };
    const begun = (type === "dealt" && !("dealer" in event)) || (type === "discarded" && event.seat === seat);
    if (begun || type === "played" || type === "starter") this.summary = null;
  }
}
