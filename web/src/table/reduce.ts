// What lies on the table while an entry of the log is shown event by event. After it the table of the server stands.
// Pieces are moved as the events say; nothing is decided or counted here.
import type { Arrangement, CribbageView, DominoView, GameEvent, Table, View } from "../wire";

export interface Shown {
  view: View;
  arrangement: Arrangement | null;
}

/** What comes after an entry; `closing` is where the tiles lay at the end of the round that it ended. */
export interface After extends Shown {
  closing: Arrangement | null;
}

export const afterOf = (table: Table): After | null =>
  table.view ? { view: table.view, arrangement: table.arrangement, closing: table.closing } : null;

const without = (hand: string[] | null, gone: readonly string[]): string[] | null => hand?.filter((piece) => !gone.includes(piece)) ?? null;
const changed = (counts: number[], seat: number, by: number): number[] => counts.map((count, one) => (one === seat ? count + by : count));

export function reduce(shown: Shown, event: GameEvent, after: After, seat: number | null): Shown {
  if (event.type === "scored") return { ...shown, view: pegged(shown.view, event.side, event.total) };
  if ("layout" in shown.view) return domino(shown, shown.view, event, after, seat);
  return { ...shown, view: cribbage(shown.view, event, seat) };
}

function pegged<V extends View>(view: V, side: number, total: number): V {
  const rear = view.rear.map((hole, one) => (one === side ? view.scores[side]! : hole));
  return { ...view, rear, scores: view.scores.map((points, one) => (one === side ? total : points)) };
}

function cribbage(view: CribbageView, event: GameEvent, seat: number | null): CribbageView {
  switch (event.type) {
    case "dealt": {
      if (!("dealer" in event)) return view;
      const hand = seat === null ? null : (event.hands[seat] ?? null);
      return {
        ...view,
        dealer: event.dealer,
        counts: event.counts,
        crib_count: event.crib_count,
        crib: null,
        hand,
        kept: null,
        discards: null,
        starter: null,
        series: [],
        count: 0,
        played: event.counts.map(() => []),
        gone: [],
        claim: null,
        phase: "discard",
      };
    }
    case "discarded":
      return {
        ...view,
        counts: changed(view.counts, event.seat, -event.count),
        crib_count: view.crib_count + event.count,
        hand: event.seat === seat ? without(view.hand, event.cards ?? []) : view.hand,
        discards: event.seat === seat ? event.cards : view.discards,
      };
    case "starter":
      return { ...view, starter: event.card, phase: "play" };
    case "played":
      return {
        ...view,
        phase: "play",
        series: event.series,
        count: event.count,
        counts: changed(view.counts, event.seat, -1),
        hand: event.seat === seat ? without(view.hand, [event.card]) : view.hand,
        played: view.played.map((laid, one) => (one === event.seat ? [...laid, event.card] : laid)),
      };
    case "went":
      return { ...view, gone: [...view.gone, event.seat] };
    case "series-ended":
      return { ...view, gone: [] };
    default:
      return view;
  }
}

function domino(shown: Shown, view: DominoView, event: GameEvent, after: After, seat: number | null): Shown {
  switch (event.type) {
    case "dealt": {
      if ("dealer" in event) return shown;
      const hand = seat === null ? null : (event.hands[seat] ?? null);
      const next = { ...view, counts: event.counts, stock: event.stock, hand, layout: { ...view.layout, laid: [] }, drawn: null, kept: false };
      return { view: { ...next, round: view.round + 1 }, arrangement: null };
    }
    case "drew":
      return {
        ...shown,
        view: {
          ...view,
          stock: event.stock,
          counts: changed(view.counts, event.seat, 1),
          hand: event.seat === seat && event.tile && view.hand && !view.hand.includes(event.tile) ? [...view.hand, event.tile] : view.hand,
        },
      };
    case "placed": {
      const laid = [...view.layout.laid, event.at === null ? event.tile : `${event.tile} at ${event.at}`];
      return {
        view: {
          ...view,
          layout: { ...view.layout, laid },
          counts: changed(view.counts, event.seat, -1),
          hand: event.seat === seat ? without(view.hand, [event.tile]) : view.hand,
        },
        arrangement: [after.arrangement, after.closing].find((one) => one?.tiles.length === laid.length) ?? shown.arrangement,
      };
    }
    default:
      return shown;
  }
}
