// What happens, in sentences: the same messages and the same order as sixtyone/words, so that page and terminal agree.
import type { DominoDrewEvent, GameEvent, Outcome, Score, Scored, Table } from "../wire";
import { halvesOf, Pieces, type Style } from "./pieces";
import { say, words, type Variables } from "./words.svelte";

/** What is to be known of a table to tell of it. */
export type Told = Pick<Table, "game" | "target" | "pairs" | "seats" | "skunks" | "adjudicated">;

export interface Teller {
  names: string[];
  sides: number[][];
  you: number | null;
  table: Told;
  pieces: Pieces;
}

/** Whether a domino game is drawn in; otherwise the tiles that are not dealt stay out. */
export const isDrawn = (game: string): boolean => game !== "fives-and-threes";

/** Who tells of a table; `you` is the one seat of the one person who reads, null where several share the page. */
export function tellerOf(table: Told, you: number | null, style: Style): Teller {
  const names: string[] = [];
  for (const seat of table.seats) {
    const bot = seat.bot !== null && (seat.name === null || seat.name === seat.bot);
    const name = bot ? say("name-bot", { bot: seat.bot! }) : (seat.name ?? say("name-player", { number: seat.seat + 1 }));
    let called = name;
    for (let number = 2; names.includes(called); number++) called = say("name-again", { name, number });
    names.push(called);
  }
  const sides: number[][] = [];
  for (const seat of table.seats) (sides[seat.side] ??= []).push(seat.seat);
  return { names, sides, you, table, pieces: new Pieces(style) };
}

/** The same, read out. */
export const aloud = (teller: Teller): Teller => ({ ...teller, pieces: new Pieces("spoken") });

const who = (teller: Teller, seat: number): Variables => ({
  who: seat === teller.you ? "you" : "other",
  name: teller.names[seat] ?? "",
});

export const by = (teller: Teller, id: string, seat: number, more: Variables = {}): string =>
  say(id, { ...who(teller, seat), ...more });

/** The names of seats in a list: who reads is "You" there too, or further on in a sentence "you". */
const called = (teller: Teller, seats: readonly number[], later = false): string[] =>
  seats.map((seat, place) => (seat === teller.you ? say(place || later ? "name-you-later" : "name-you") : (teller.names[seat] ?? "")));

export const seatsText = (teller: Teller, seats: readonly number[], later = false): string => words.list(called(teller, seats, later));

function sideName(teller: Teller, side: number, later = false): string {
  const [first, second] = called(teller, teller.sides[side] ?? [], later);
  return second === undefined ? (first ?? "") : say("name-pair", { first: first!, second });
}

const isYours = (teller: Teller, side: number): boolean => teller.you !== null && teller.sides[side]!.includes(teller.you);

/** `yours` or `pair` where two share a score. */
export const whoSide = (teller: Teller, side: number): Variables =>
  teller.sides[side]!.length === 1
    ? who(teller, teller.sides[side]![0]!)
    : { who: isYours(teller, side) ? "yours" : "pair", name: sideName(teller, side) };

/** The scores of all sides: You 12, Bo 9; `later` in a sentence: you 12, Bo 9. */
export const scoresText = (teller: Teller, totals: readonly number[], later = false): string =>
  totals.map((points, side) => say("name-score", { name: sideName(teller, side, later || side > 0), points })).join(", ");

/** As a hand is counted: fifteen two, fifteen four and a pair is six. Each line adds what the last one had. */
export function countAloud(parts: readonly Score[]): string {
  let running = 0;
  const steps = parts.map((part) => {
    running += part.points;
    return say("score-count", { kind: part.kind, n: running, size: part.pieces.length, points: part.points, alone: parts.length === 1 ? "yes" : "no" });
  });
  return steps.length ? words.list(steps) : say("score-number", { n: 0 });
}

const reasons = (parts: readonly Score[]): string => words.list(parts.map(reason));

const FAR_OFF = 2; // how far the nearest five is at most: an award that is further off is not the whole of what the pips are worth

/** One reason; of a settlement what was paid for, and how the award came of it. */
function reason({ kind, points, pieces }: Score): string {
  const pips = kind === "settlement" ? pieces.flatMap(halvesOf).reduce((sum, half) => sum + half, 0) : 0;
  const raw = 5 * points;
  const off = kind === "settlement" ? Math.abs(raw - pips) : 0;
  const how = off > FAR_OFF ? "shared" : off ? "rounded" : "exact";
  return say("score-reason", { kind, size: pieces.length, points, pips, raw, how });
}

/** The sum of the ends: Ends: 2 + 8 = 10. Read out: Ends: 2 and 8, together 10. */
export function endsText(teller: Teller, counted: readonly { value: number }[], sum: number): string {
  if (counted.length === 1) return say("score-ends-lone", { sum });
  const values = counted.map((end) => String(end.value));
  if (teller.pieces.style === "spoken") return say("score-ends-spoken", { terms: words.list(values), sum });
  return say("score-ends", { terms: values.join(" + "), sum });
}

export function placeParts(teller: Teller, at: string | null): { where: string; to: string; value: number } {
  if (at === null) return { where: "first", to: "", value: 0 };
  const [tile, name] = at.split(".") as [string, string];
  const where = name === "low" || name === "high" ? "half" : name.startsWith("arm") ? "arm" : "side";
  return { where, to: teller.pieces.one(tile), value: Number(tile[name === "high" ? 2 : 0]) };
}

/** A place as it is chosen among `all` there are: of the two long sides or arms of a double each has its letter, as in a drawing. */
export function placeText(teller: Teller, at: string | null, all: readonly (string | null)[]): string {
  if (at === null) return say("page-open-with-it");
  const { where, to, value } = placeParts(teller, at);
  const letter = at.at(-1) === "a" ? "a" : "b";
  const other = at.slice(0, -1) + (letter === "a" ? "b" : "a");
  return say("page-place", { where, tile: to, value, letter: where !== "half" && all.includes(other) ? letter.toUpperCase() : "none" });
}

export function scoredText(teller: Teller, event: Scored, shown = false): string {
  const more: Variables = { points: event.points, total: event.total, reasons: reasons(event.parts) };
  if (teller.table.pairs) Object.assign(more, { side: sideName(teller, event.side), whose: isYours(teller, event.side) ? "yours" : "other" });
  if (event.seat === null && teller.table.pairs) return say("event-scored-side", more);
  let id = "event-scored" + (shown ? "-shown" : "");
  if (teller.table.pairs) id += "-pair";
  if (teller.table.game === "horse-race" && event.seat !== null) {
    id += "-raw";
    more.raw = 5 * event.points;
  }
  return by(teller, id, event.seat ?? teller.sides[event.side]![0]!, more);
}

export function outcomeText(teller: Teller, event: Outcome): string[] {
  const winners = event.winners.flatMap((side) => teller.sides[side]!);
  const told = [
    say("event-outcome", {
      who: teller.you !== null && winners.includes(teller.you) ? "you" : "other",
      count: winners.length,
      names: seatsText(teller, winners),
      scores: scoresText(teller, event.totals),
    }),
  ];
  const away = teller.table.adjudicated;
  if (away !== null) return [...told, by(teller, "page-adjudicated", away)];
  if (event.reason === "target") return [...told, ...skunksText(teller)];
  const target = teller.table.target;
  const losers = event.totals.map((_, side) => side).filter((side) => !event.winners.includes(side));
  const loser = losers.find((side) => event.reason !== "giveaway" || event.totals[side]! >= target);
  const whom = loser === undefined ? { who: "other", name: "" } : whoSide(teller, loser);
  return [...told, say("event-outcome-why", { reason: event.reason, target, ...whom })];
}

/** Who was left so far behind that it has a name: the server says who. */
const skunksText = (teller: Teller): string[] =>
  (teller.table.skunks ?? []).flatMap((level, side) =>
    level ? [say("event-skunk", { ...whoSide(teller, side), level, target: teller.table.target })] : [],
  );

/** The events of one entry, told in order. `starter`: the one that lay before the first of them. */
export function tell(teller: Teller, events: readonly GameEvent[], starter: string | null): string[] {
  const told: string[] = [];
  let drawn: DominoDrewEvent[] = [];
  events.forEach((event, index) => {
    if (event.type === "starter") starter = event.card;
    const after = events[index + 1];
    if (event.type === "drew") {
      drawn.push(event);
      if (after?.type === "drew" && after.seat === event.seat) return; // told with the last of them
      told.push(drewText(teller, drawn));
      drawn = [];
    } else told.push(...one(teller, event, events[index - 1], after, starter));
  });
  return told.filter(Boolean);
}

/** What a seat drew one after the other. */
function drewText(teller: Teller, drawn: DominoDrewEvent[]): string {
  const last = drawn.at(-1)!;
  const tiles = drawn.flatMap((event) => event.tile ?? []);
  return by(teller, "event-drew", last.seat, { shown: tiles.length ? "yes" : "no", tile: teller.pieces.row(tiles), count: drawn.length, stock: last.stock });
}

function one(teller: Teller, event: Exclude<GameEvent, DominoDrewEvent>, before: GameEvent | undefined, after: GameEvent | undefined, starter: string | null): string[] {
  const to = (id: string, seat: number, more: Variables = {}): string[] => [by(teller, id, seat, more)];
  const { pieces } = teller;
  const hand = (crib: boolean): string => (crib ? "crib" : "hand");
  switch (event.type) {
    case "lot":
      return to("event-lot", event.seat);
    case "cut": {
      const cuts = event.cards.map((cut) => by(teller, "event-cut-card", cut.seat, { card: pieces.the(cut.card) }));
      const told = [say("event-cut", { cuts: words.list(cuts) })];
      if (event.dealer !== null) return [...told, ...to("event-cut-dealer", event.dealer)];
      return [...told, say("event-cut-tied", { names: seatsText(teller, event.tied, true) })];
    }
    case "dealt": {
      const hands = event.hands.flatMap((held, seat) => (held ? to("event-hand", seat, { pieces: pieces.row(held) }) : []));
      if ("dealer" in event) {
        const dealt = to("event-dealt-cards", event.dealer, { count: event.counts[0]!, crib: event.crib_count });
        return [...dealt, ...hands, ...(event.crib?.length ? [say("event-dealt-crib", { pieces: pieces.row(event.crib) })] : [])];
      }
      const draws = isDrawn(teller.table.game) ? "yes" : "no";
      return [say("event-dealt-tiles", { draws, count: event.counts[0]!, stock: event.stock }), ...hands];
    }
    case "discarded":
      return to("event-discarded", event.seat, { shown: event.cards ? "yes" : "no", count: event.count, pieces: pieces.the(...(event.cards ?? [])) });
    case "pack-cut":
      return to("event-pack-cut", event.seat, { depth: event.depth });
    case "starter":
      return [say("event-starter", { card: pieces.the(event.card) })];
    case "played":
      return to("event-played", event.seat, { card: pieces.the(event.card), count: event.count });
    case "went":
      return to("event-went", event.seat, { count: event.count });
    case "series-ended": {
      const last = after?.type === "shown" || after?.type === "counting";
      return [say(last ? "event-series-ended-last" : "event-series-ended", { count: event.count })];
    }
    case "counting":
      return to("event-counting", event.seat, { what: hand(event.crib), pieces: pieces.row(event.cards), starter: starter ? pieces.one(starter) : "" });
    case "shown":
      if (before?.type === "counted") return [];
      return to("event-shown", event.seat, {
        what: hand(event.crib),
        pieces: pieces.row(event.cards),
        starter: starter ? pieces.one(starter) : "",
        count: countAloud(event.parts),
        total: event.total,
      });
    case "claimed":
      return to("event-claimed", event.seat, { what: event.what, points: event.points });
    case "called":
      return to("event-called", event.seat, { points: event.points, taken: event.taken });
    case "accepted":
      return to("event-accepted", event.seat, { points: event.points });
    case "counted": {
      if (event.claimed === 0 && event.total === 0 && passing(event.what)) return [];
      const right = event.claimed === event.total ? "yes" : event.claimed < event.total ? "under" : "over";
      return [say("event-counted", { right, count: countAloud(event.parts), total: event.total, claimed: event.claimed })];
    }
    case "deal-ended":
      return [say("event-deal-ended", { scores: scoresText(teller, event.totals) })];
    case "placed":
      return [
        `${by(teller, "event-placed", event.seat, { tile: pieces.one(event.tile), ...placeParts(teller, event.at) })} ${endsText(teller, event.counted, event.sum)}`,
      ];
    case "passed":
      return to("event-passed", event.seat);
    case "knocked":
      return to("event-knocked", event.seat);
    case "stopped":
      return to("event-stopped", event.seat);
    case "refused":
      return [say("event-refused", { ...whoSide(teller, event.side), points: event.points, total: event.total, target: teller.table.target })];
    case "blocked":
      return [say("event-blocked")];
    case "round-ended":
      return event.seat === null
        ? [say("event-round-ended", { reason: event.reason, who: "other", name: "" })]
        : to("event-round-ended", event.seat, { reason: event.reason });
    case "revealed":
      return event.hands.flatMap((held, seat) =>
        held.length
          ? to("event-revealed", seat, { pieces: pieces.row(held), pips: event.pips[seat]! })
          : to("event-revealed-out", seat),
      );
    case "scored":
      return [scoredText(teller, event, before?.type === "shown")];
    case "outcome":
      return outcomeText(teller, event);
  }
}

const passing = (what: string): boolean => what === "starter" || what === "play";
