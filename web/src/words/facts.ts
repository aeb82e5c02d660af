// Where a match stands, in words, as sixtyone/words/states.py has it. It holds what the view holds and nothing else.
import type { CribbageView, DominoPlacedEvent, DominoView, Table, View } from "../wire";
import { by, endsText, isDrawn, outcomeText, placeParts, scoresText, seatsText, whoSide, type Teller } from "./teller";
import { say } from "./words.svelte";

export const isDominoView = (view: View): view is DominoView => "layout" in view;

/** What is played: Cribbage with muggins, six cards, to 121. */
export function title(table: Pick<Table, "game" | "variant" | "rules" | "target">): string {
  const giveaway = table.rules.giveaway === true ? "yes" : "no";
  const game = say("variant-game", { game: say(`game-${table.game}`), giveaway, counting: String(table.rules.counting ?? "auto") });
  return say("variant-heading", { variant: table.variant, game, target: table.target });
}

/** The state in one sentence: who is to act, the count or the ends, and the scores. */
export function sentence(teller: Teller, view: View, ends: DominoPlacedEvent | null): string {
  const seats = view.actors.filter((seat) => seat >= 0);
  let phase = view.phase;
  if (isDominoView(view) && phase === "turn" && !view.layout.laid.length) phase = "opening";
  if (!view.actors.length && phase !== "over") phase = "shown"; // nobody is to act while something is shown
  return say("state-sentence", {
    phase,
    who: teller.you !== null && seats.includes(teller.you) ? "you" : "other", // where several are to act, whoever reads is told of that
    name: seatsText(teller, seats),
    count: isDominoView(view) ? 0 : view.count,
    ends: ends?.sum ?? 0,
    scores: scoresText(teller, view.scores, phase !== "shown"),
  });
}

/** Whose turn it is; of a match that is over, who won. */
function turn(teller: Teller, view: View): string[] {
  const seats = view.actors.filter((seat) => seat >= 0);
  if (view.outcome !== null) return [say("state-over"), ...outcomeText(teller, view.outcome)];
  if (seats.length === 1) return [by(teller, "state-turn", seats[0]!)];
  return seats.length ? [say("state-turn-several", { names: seatsText(teller, seats, true) })] : [];
}

export function facts(teller: Teller, view: View, ends: DominoPlacedEvent | null): string[] {
  const told = view.scores.map((points, side) => {
    const id = "state-score" + (teller.table.pairs ? "-pair" : "") + (view.rear[side] ? "-pegs" : "");
    return say(id, { ...whoSide(teller, side), points, rear: view.rear[side]! });
  });
  return [...told, ...turn(teller, view), ...(isDominoView(view) ? dominoes(teller, view, ends) : cribbage(teller, view))];
}

/** The own hand; of a spectator none. */
export function handText(teller: Teller, view: View): string[] {
  const id = isDominoView(view) ? "state-hand-tiles" : "state-hand-cards";
  return view.hand === null ? [] : [say(id, { count: view.hand.length, pieces: teller.pieces.row(view.hand) })];
}

function cribbage(teller: Teller, view: CribbageView): string[] {
  const { pieces } = teller;
  const told: string[] = [];
  const deal = view.deal + (view.phase === "deal" ? 1 : 0); // between two deals, the one to come
  if (deal) told.push(say("state-deal", { deal }));
  if (view.dealer >= 0) told.push(by(teller, "state-dealer", view.dealer));
  if (view.crib !== null) told.push(say("state-crib", { pieces: pieces.row(view.crib) }));
  else if (view.counts.length) told.push(say("state-crib-count", { count: view.crib_count }));
  if (view.starter !== null) told.push(say("state-starter", { card: pieces.the(view.starter) }));
  else if (view.counts.length) told.push(say("state-no-starter"));
  if (["play", "count", "answer"].includes(view.phase) && (view.claim === null || view.claim.what === "play")) {
    told.push(view.series.length ? say("state-series", { count: view.count, pieces: pieces.row(view.series) }) : say("state-series-new"));
  }
  told.push(...view.gone.map((seat) => by(teller, "state-gone", seat)));
  view.played.forEach((laid, seat) => laid.length && told.push(by(teller, "state-laid-cards", seat, { pieces: pieces.the(...laid) })));
  view.counts.forEach((count, seat) => seat !== view.seat && told.push(say("state-holds-cards", { name: teller.names[seat]!, count })));
  if (view.discards?.length) told.push(say("state-discards", { pieces: pieces.the(...view.discards) }));
  told.push(...handText(teller, view));
  if (view.claim !== null) {
    const { seat, what, cards, claimed } = view.claim;
    told.push(
      claimed !== null
        ? by(teller, "state-claimed", seat, { points: claimed })
        : by(teller, "state-claim", seat, { what, pieces: pieces.row(cards) }),
    );
  }
  return told;
}

function dominoes(teller: Teller, view: DominoView, ends: DominoPlacedEvent | null): string[] {
  const { pieces } = teller;
  const told: string[] = [];
  if (view.phase === "deal") told.push(by(teller, "state-opens", view.opener)); // between two rounds, the one to come
  if (view.round) told.push(say("state-round", { round: view.round }));
  if (view.opener >= 0 && view.phase !== "deal" && view.phase !== "lot") {
    told.push(by(teller, view.layout.laid.length ? "state-opener" : "state-opens", view.opener));
  }
  told.push(...layoutText(teller, view, ends));
  const draws = isDrawn(teller.table.game) ? "yes" : "no";
  if (view.counts.length) told.push(say("state-stock", { draws, count: view.stock }));
  view.counts.forEach((count, seat) => seat !== view.seat && told.push(say("state-holds-tiles", { name: teller.names[seat]!, count })));
  told.push(...handText(teller, view));
  if (view.kept && view.phase === "turn") told.push(by(teller, "state-kept-turn", view.turn));
  if (view.drawn !== null && view.seat === view.turn) told.push(say("state-drawn", { tile: pieces.one(view.drawn) }));
  return told;
}

/** The line from end to end, every arm, the ends that count, and where a tile may be laid. */
export function layoutText(teller: Teller, view: DominoView, ends: DominoPlacedEvent | null): string[] {
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
  const turned = left.halves.map(([inner, outer]): [string, string] => [outer, inner]).reverse();
  const line: [string, string][] = [...turned, [first[0]!, first[2]!], ...right.halves];
  const chain = (halves: [string, string][]): string => teller.pieces.texts(halves.map(([a, b]) => teller.pieces.halves(a, b)));
  const told = [say("state-line", { pieces: chain(line) })];
  for (const text of view.layout.laid) {
    const tile = text.split(" at ")[0]!;
    for (const arm of ["arm-a", "arm-b"]) {
      const { halves } = walk(`${tile}.${arm}`);
      if (halves.length) told.push(say("state-arm", { tile: teller.pieces.one(tile), pieces: chain(halves) }));
    }
  }
  if (ends) {
    told.push(endsText(teller, ends.counted, ends.sum));
    told.push(say("state-open", { places: [...new Set(ends.open.map((open) => openText(teller, open)))].join(", ") }));
  }
  return told;
}

const valueAt = (place: string): string => place[place.endsWith(".high") ? 2 : 0]!;

function openText(teller: Teller, open: { tile: string; place: string; value: number; counted: boolean }): string {
  const { where, to } = placeParts(teller, `${open.tile}.${open.place}`);
  return say("score-place", { where, tile: to, value: open.value, counted: open.counted ? "yes" : "no" });
}
