import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Match } from "../src/table/match.svelte";
import { settings } from "../src/settings.svelte";
import type { CribbageView, EntryFrame, GameEvent, Table } from "../src/wire";

const view = (more: Partial<CribbageView>): CribbageView => ({
  game: "cribbage", variant: "six-card", seat: 0, actors: [0], legal: ["0: play 5H"], phase: "play", scores: [0, 0], rear: [0, 0], outcome: null,
  dealer: 1, turn: 0, deal: 1, cutting: [], hand: ["5H", "6H"], kept: ["5H", "6H"], discards: [], counts: [2, 2], crib_count: 4, crib: null,
  starter: "KS", series: [], count: 0, gone: [], played: [[], []], claim: null, ...more,
});
const table = (seq: number, more: Partial<CribbageView> = {}): Table =>
  ({
    id: "t", seq, since: seq, status: "playing", game: "cribbage", variant: "six-card", rules: {}, target: 121, pairs: false, first: null, listed: false,
    seats: [0, 1].map((seat) => ({ seat, side: seat, kind: "human", name: `P${seat}`, bot: null, ready: true })),
    you: 0, holds: [0], maker: true, commitment: "c", contributions: ["", ""], view: view(more), can_undo: false, arrangement: null, outcome: null,
    adjudicated: null, rematch: null, previous: null, wins: [0, 0],
  }) as Table;
const played = (seq: number, seat: number, card: string, count: number, series: string[], more: Partial<CribbageView>): EntryFrame => ({
  type: "entry", seq, at: 0, entry: { kind: "acted", seat, by: "human", events: [{ type: "played", seat, card, count, series } as GameEvent] }, table: table(seq, { series, count, ...more }),
});

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

describe("a match on the page", () => {
  let match: Match;
  beforeEach(() => {
    settings.set("movement", "off");
    match = new Match("t");
    match.seat = 0;
    match.link = "open";
    match.take({ type: "table", table: table(4) });
  });
  afterEach(() => match.close());

  it("shows the table and what may be done", () => {
    expect(match.legal).toEqual(["0: play 5H"]);
    expect((match.view as CribbageView).hand).toEqual(["5H", "6H"]);
  });

  it("takes an entry once, however often and in whatever order it comes", async () => {
    const first = played(5, 0, "5H", 5, ["5H"], { hand: ["6H"], legal: [], actors: [1], played: [["5H"], []] });
    const second = played(6, 1, "9C", 14, ["5H", "9C"], { hand: ["6H"], legal: ["0: play 6H"], played: [["5H"], ["9C"]] });
    for (const frame of [first, first, second, first, second]) match.take(frame);
    await settle();
    expect(match.entries.map((frame) => frame.seq)).toEqual([5, 6]);
    expect((match.view as CribbageView).series).toEqual(["5H", "9C"]);
    expect((match.view as CribbageView).hand).toEqual(["6H"]);
    expect(match.legal).toEqual(["0: play 6H"]);
  });

  it("never goes back to an older table", async () => {
    match.take(played(5, 0, "5H", 5, ["5H"], { hand: ["6H"], legal: [], actors: [1] }));
    await settle();
    match.take({ type: "table", table: table(4) });
    expect(match.table!.seq).toBe(5);
    expect((match.view as CribbageView).hand).toEqual(["6H"]);
  });

  it("lets nothing be done while something is shown, and hastens at a press", async () => {
    settings.set("movement", "normal");
    match.take(played(5, 1, "9C", 9, ["9C"], { legal: ["0: play 6H"], played: [[], ["9C"]] }));
    await settle();
    expect(match.busy).toBe(true);
    expect(match.legal).toEqual([]);
    match.hasten();
    await settle();
    expect(match.busy).toBe(false);
    expect(match.legal).toEqual(["0: play 6H"]);
  });

  it("sends an action once, and the same again until there is an answer", async () => {
    const bodies: string[] = [];
    const send = vi.spyOn(globalThis, "fetch").mockImplementation((_path, init) => {
      bodies.push(String(init?.body));
      if (bodies.length === 1) return Promise.reject(new TypeError("the line is cut"));
      return Promise.resolve(new Response(JSON.stringify({ seq: 5, repeated: true, table: table(5) })));
    });
    void match.act("0: play 5H");
    void match.act("0: play 5H");
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(bodies).toHaveLength(2);
    expect(bodies[0]).toBe(bodies[1]);
    expect(match.legal).toEqual([]);
    match.take(played(5, 0, "5H", 5, ["5H"], { hand: ["6H"], legal: ["0: play 6H"] }));
    await settle();
    expect(match.legal).toEqual(["0: play 6H"]);
    send.mockRestore();
  });

  it("has nothing to do for a seat that a bot plays, or while the line is cut", () => {
    match.link = "broken";
    expect(match.legal).toEqual([]);
    match.link = "open";
    const other = table(5);
    other.seats[0]!.bot = "greedy";
    match.take({ type: "table", table: other });
    expect(match.legal).toEqual([]);
  });
});
