// What lies on the table while an entry of the log is shown event by event. After it the table of the server stands.
// Pieces are moved as the events say; nothing is decided or counted here.
import type { Arrangement, CribbageView, DominoView, GameEvent, PlaceMark, Spot, View } from "../wire";

export interface Shown {
  view: View;
  arrangement: Arrangement | null;
}

const without = (hand: string[] | null, gone: readonly string[]): string[] | null => hand?.filter((piece) => !gone.includes(piece)) ?? null;
const changed = (counts: number[], seat: number, by: number): number[] => counts.map((count, one) => (one === seat ? count + by : count));

export function reduce(shown: Shown, event: GameEvent, after: Shown, seat: number | null): Shown {
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

function domino(shown: Shown, view: DominoView, event: GameEvent, after: Shown, seat: number | null): Shown {
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
        arrangement: arranged(shown.arrangement, event.tile, event.at, after.arrangement, laid.length),
      };
    }
    default:
      return shown;
  }
}

/** Where a tile just laid lies: as the server says, or, where the round is over since, straight on from its place. */
function arranged(before: Arrangement | null, tile: string, at: string | null, after: Arrangement | null, count: number): Arrangement {
  if (after && after.tiles.length >= count && after.tiles[count - 1]!.tile === tile) {
    const tiles = after.tiles.slice(0, count);
    const places = after.tiles.length === count ? after.places : (before?.places ?? []).filter((mark) => mark.place !== at);
    return { ...after, tiles, places };
  }
  const mark = before?.places.find((one) => one.place === at);
  const frame = before?.frame ?? { x: -5, y: -2.5, width: 10, height: 5 };
  const places = (before?.places ?? []).filter((one) => one.place !== at);
  return { tiles: [...(before?.tiles ?? []), straight(tile, at, mark)], places, frame, redrawn: false };
}

function straight(tile: string, at: string | null, mark: PlaceMark | undefined): Spot {
  const double = tile[0] === tile[2];
  if (!mark || at === null) return { tile, x: 0, y: 0, rotation: double ? 90 : 0 };
  if (double) return { tile, x: mark.x, y: mark.y, rotation: (mark.rotation + 90) % 360 };
  const turn = (mark.rotation * Math.PI) / 180;
  const low = tile[0] === at[at.endsWith(".high") ? 2 : 0];
  return {
    tile,
    x: mark.x + Math.round(Math.cos(turn)) / 2,
    y: mark.y + Math.round(Math.sin(turn)) / 2,
    rotation: low ? mark.rotation : (mark.rotation + 180) % 360,
  };
}
