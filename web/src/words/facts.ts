// Where a match stands, in words: what the text table says. It holds what the view holds and nothing else.
import type { CribbageView, DominoPlacedEvent, DominoView, View } from "../wire";
import { row, written } from "./pieces";
import { by, endsText, placeParts, scoresText, sideName, type Teller } from "./teller";
import { say, words } from "./words.svelte";

export const isDominoView = (view: View): view is DominoView => "layout" in view;

/** The state in one sentence: who is to act, the count or the ends, and the scores. */
export function sentence(teller: Teller, view: View, ends: DominoPlacedEvent | null): string {
  const seats = view.actors.filter((seat) => seat >= 0);
  let phase = view.phase;
  if (isDominoView(view) && phase === "turn" && !view.layout.laid.length) phase = "opening";
  const one = seats.length === 1 ? seats[0]! : null;
  return say("state-sentence", {
    phase,
    who: one !== null && one === teller.you ? "you" : "other",
    name: words.list(seats.map((seat) => teller.names[seat]!)),
    count: isDominoView(view) ? 0 : view.count,
    ends: ends?.sum ?? 0,
    scores: scoresText(teller, view.scores),
  });
}

/** Whose turn it is. */
export function turnText(teller: Teller, view: View): string {
  const seats = view.actors.filter((seat) => seat >= 0);
  if (view.outcome !== null) return say("state-over");
  if (seats.length === 1) return by(teller, "state-turn", seats[0]!);
  return seats.length ? say("state-turn-several", { names: words.list(seats.map((seat) => teller.names[seat]!)) }) : "";
}

export function facts(teller: Teller, view: View, ends: DominoPlacedEvent | null): string[] {
  const told = view.scores.map((points, side) => {
    const id = "state-score" + (teller.table.pairs ? "-pair" : "") + (view.rear[side] ? "-pegs" : "");
    const seats = teller.sides[side]!;
    const who = seats.length === 1 && seats[0] === teller.you ? "you" : "other";
    return say(id, { who, name: sideName(teller, side), points, rear: view.rear[side]! });
  });
  return [...told, turnText(teller, view), ...(isDominoView(view) ? dominoes(teller, view, ends) : cribbage(teller, view))].filter(Boolean);
}

function cribbage(teller: Teller, view: CribbageView): string[] {
  const told: string[] = [];
  if (view.dealer >= 0) told.push(by(teller, "state-dealer", view.dealer));
  told.push(view.crib === null ? say("state-crib-count", { count: view.crib_count }) : say("state-crib", { pieces: row(view.crib) }));
  if (view.starter !== null) told.push(say("state-starter", { card: written(view.starter) }));
  else if (view.counts.length) told.push(say("state-no-starter"));
  if (["play", "count", "answer"].includes(view.phase) && (view.claim === null || view.claim.what === "play")) {
    told.push(view.series.length ? say("state-series", { count: view.count, pieces: row(view.series) }) : say("state-series-new"));
  }
  told.push(...view.gone.map((seat) => by(teller, "state-gone", seat)));
  view.played.forEach((laid, seat) => laid.length && told.push(by(teller, "state-laid-cards", seat, { pieces: row(laid) })));
  view.counts.forEach((count, seat) => seat !== view.seat && told.push(say("state-holds-cards", { name: teller.names[seat]!, count })));
  if (view.hand !== null) told.push(say("state-hand-cards", { count: view.hand.length, pieces: row(view.hand) }));
  if (view.discards?.length) told.push(say("state-discards", { pieces: row(view.discards) }));
  if (view.claim !== null) {
    const { seat, what, cards, claimed } = view.claim;
    told.push(
      claimed !== null
        ? by(teller, "state-claimed", seat, { points: claimed })
        : by(teller, "state-claim", seat, { what, pieces: row(cards) }),
    );
  }
  return told;
}

function dominoes(teller: Teller, view: DominoView, ends: DominoPlacedEvent | null): string[] {
  const told: string[] = [];
  if (view.round) told.push(say("state-round", { round: view.round }), by(teller, "state-opener", view.opener));
  told.push(...layoutText(view, ends));
  const draws = teller.table.game === "fives-and-threes" ? "no" : "yes";
  told.push(say("state-stock", { draws, count: view.stock }));
  view.counts.forEach((count, seat) => seat !== view.seat && told.push(say("state-holds-tiles", { name: teller.names[seat]!, count })));
  if (view.hand !== null) told.push(say("state-hand-tiles", { count: view.hand.length, pieces: row(view.hand) }));
  if (view.kept && view.phase === "turn") told.push(by(teller, "state-kept-turn", view.turn));
  if (view.drawn !== null) told.push(say("state-drawn", { tile: written(view.drawn) }));
  return told;
}

const PLACES = ["low", "high", "side-a", "side-b", "arm-a", "arm-b"];

/** The line from end to end, every arm, the ends that count, and where a tile may be laid. */
export function layoutText(view: DominoView, ends: DominoPlacedEvent | null): string[] {
  if (!view.layout.laid.length) return [say("state-no-layout")];
  const joined = new Map<string, string>();
  const names = new Map<string, string>(); // by which place a tile joined
  for (const text of view.layout.laid) {
    const [tile, at] = text.split(" at ") as [string, string | undefined];
    if (at === undefined) continue;
    joined.set(at, tile);
    const value = valueAt(at);
    names.set(tile, tile[0] === tile[2] ? "side-a" : tile[0] === value ? "low" : "high");
  }
  const walk = (from: string): { halves: [string, string][]; end: string } => {
    const halves: [string, string][] = [];
    let place = from;
    while (joined.has(place)) {
      const tile = joined.get(place)!;
      const inner = names.get(tile)!;
      const outer = inner === "side-a" ? "side-b" : inner === "low" ? "high" : "low";
      halves.push([valueAt(`${tile}.${inner}`), valueAt(`${tile}.${outer}`)]);
      place = `${tile}.${outer}`;
    }
    return { halves, end: place };
  };
  const first = view.layout.laid[0]!;
  const double = first[0] === first[2];
  const left = walk(`${first}.${double ? "side-a" : "low"}`);
  const right = walk(`${first}.${double ? "side-b" : "high"}`);
  const line = [...left.halves.map(([inner, outer]) => [outer, inner]).reverse(), [first[0], first[2]], ...right.halves];
  const told = [say("state-line", { pieces: line.map(([a, b]) => `[${a}|${b}]`).join(" ") })];
  for (const text of view.layout.laid) {
    const tile = text.split(" at ")[0]!;
    for (const arm of ["arm-a", "arm-b"]) {
      const { halves } = walk(`${tile}.${arm}`);
      if (halves.length) told.push(say("state-arm", { tile: written(tile), pieces: halves.map(([a, b]) => `[${a}|${b}]`).join(" ") }));
    }
  }
  if (ends) {
    told.push(endsText(ends.counted, ends.sum));
    const places = [...ends.open]
      .sort((a, b) => (a.tile === b.tile ? PLACES.indexOf(a.place) - PLACES.indexOf(b.place) : a.tile < b.tile ? -1 : 1))
      .map((open) => openText(open));
    told.push(say("state-open", { places: [...new Set(places)].join(", ") }));
  }
  return told;
}

export const valueAt = (place: string): string => place[place.endsWith(".high") ? 2 : 0]!;

export function openText(open: { tile: string; place: string; value: number; counted: boolean }): string {
  const { where } = placeParts(`${open.tile}.${open.place}`);
  return say("score-place", { where, tile: written(open.tile), value: open.value, counted: open.counted ? "yes" : "no" });
}
