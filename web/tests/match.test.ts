import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Match } from "../src/table/match.svelte";
import { settings } from "../src/settings.svelte";
import type { CribbageView, EntryFrame, GameEvent, Table } from "../src/wire";
import { Line } from "./line";

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

  it("goes back to an older table where the socket opens with it, as after a backup, and for no answer", async () => {
    match.take(played(5, 0, "5H", 5, ["5H"], { hand: ["6H"], legal: [], actors: [1] }));
    await settle();
    const asked = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(JSON.stringify(table(4))));
    await match.refresh();
    expect(match.table!.seq).toBe(5);
    expect((match.view as CribbageView).hand).toEqual(["6H"]);
    match.sending.begin(() => {});
    match.take({ type: "table", table: table(4) });
    expect(match.table!.seq).toBe(4);
    expect((match.view as CribbageView).hand).toEqual(["5H", "6H"]);
    expect(match.legal).toEqual(["0: play 5H"]); // what was on its way was sent to what is no more
    asked.mockRestore();
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

describe("a move on a line that died without a word", () => {
  const mine = played(5, 0, "5H", 5, ["5H"], { hand: ["6H"], legal: [], actors: [1], played: [["5H"], []] });
  const after = table(6, { hand: ["6H"], legal: ["0: play 6H"], series: ["5H", "9C"], count: 14, played: [["5H"], ["9C"]] });
  const theirs = played(6, 1, "9C", 14, ["5H", "9C"], {});
  const scored: GameEvent = { type: "scored", side: 1, seat: 1, total: 2, parts: [{ kind: "pair", points: 2, pieces: ["9C"] }] } as never;
  theirs.entry = { kind: "acted", seat: 1, by: "bot", events: [{ type: "played", seat: 1, card: "9C", count: 14, series: ["5H", "9C"] } as GameEvent, scored] };
  theirs.table = after;
  const history = (frame: EntryFrame): EntryFrame => ({ ...frame, table: null });
  const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

  let match: Match;
  let answers: (() => Response | Promise<Response>)[];
  let asked: string[];
  const line = (): Line => Line.all.at(-1)!;
  const hand = (): string[] => (match.view as CribbageView).hand!;

  beforeEach(async () => {
    settings.set("movement", "off");
    vi.useFakeTimers();
    Line.all = [];
    vi.stubGlobal("WebSocket", Line);
    answers = [() => json(table(4))];
    asked = [];
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      return answers.shift()!();
    });
    match = new Match("t");
    await match.open();
    line().onopen();
    line().says({ type: "table", table: table(4) });
  });
  afterEach(() => {
    match.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is shown by its answer, and the socket is opened anew for the rest", async () => {
    answers = [() => json({ seq: 5, repeated: false, table: after })];
    void match.act("0: play 5H");
    await vi.advanceTimersByTimeAsync(1000);
    expect(hand()).toEqual(["6H"]);
    expect(line().closed).toBe(true);
    await vi.advanceTimersByTimeAsync(500);
    expect(line().url).toContain("after=0");
    line().onopen();
    for (const frame of [history(mine), history(theirs), { type: "table", table: after } as const]) line().says(frame);
    expect(match.entries.map((frame) => frame.seq)).toEqual([5, 6]);
    expect(match.scene.score).toEqual(scored); // what came meanwhile is explained, too
    expect(match.legal).toEqual(["0: play 6H"]);
  });

  it("is not shown again, nor anything taken back, where the socket was only slow", async () => {
    answers = [() => json({ seq: 5, repeated: false, table: after })];
    void match.act("0: play 5H");
    await vi.advanceTimersByTimeAsync(1000);
    match.take(mine);
    expect(match.busy).toBe(false);
    expect(match.table!.seq).toBe(6);
    match.take(theirs);
    expect((match.view as CribbageView).counts).toEqual([2, 2]);
    expect(match.entries.map((frame) => frame.seq)).toEqual([5, 6]);
    expect(match.scene.score).toEqual(scored);
  });

  it("is on its way until it is known, whatever comes meanwhile; after a second that is said and the line asked", async () => {
    answers = [() => new Promise<Response>(() => {})];
    void match.act("0: play 5H");
    match.take({ ...history(mine), entry: { kind: "said", seat: 1, name: "P1", text: "hm" } });
    match.take({ type: "table", table: table(5) });
    expect(match.legal).toEqual([]);
    expect(match.sending.late).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(match.sending.late).toBe(true);
    expect(line().sent).toEqual(['{"type":"ping"}']);
    match.take({ ...mine, seq: 6, table: { ...mine.table!, seq: 6 } }); // the socket lives, and has it before the answer
    await vi.advanceTimersByTimeAsync(0);
    expect([match.sending.pending, match.sending.late]).toEqual([false, false]);
  });

  it("that was refused may be made anew", async () => {
    answers = [() => json({ error: { code: "table/stale", message: "", detail: {} } }, 409), () => json(table(4))];
    await match.act("0: play 5H");
    expect(match.trouble!.code).toBe("table/stale");
    expect(match.legal).toEqual(["0: play 5H"]);
  });

  it("and a table that does not open says so, and is tried again", async () => {
    const fault = (): Response => json({ error: { code: "server/fault", message: "", detail: {} } }, 500);
    answers = [fault, () => json({ table: table(4) }), fault, () => json({ table: table(4) }), () => json(table(4))];
    asked = [];
    const other = new Match("u");
    void other.open("secret");
    await vi.advanceTimersByTimeAsync(0);
    expect([other.table, other.trouble?.status]).toEqual([null, 500]);
    await vi.advanceTimersByTimeAsync(1500);
    expect(other.table!.seq).toBe(4);
    expect(other.trouble).toBe(null);
    expect(asked).toEqual(["claim", "claim", "", "claim", ""].map((what) => `/api/tables/u${what && "/"}${what}`));
    other.close();
  });

  it("and the link of a seat that is opened where one watches takes the seat, and what is being shown is not shown on", async () => {
    const watched = { ...table(4), you: null, holds: [], view: view({ seat: null, hand: null, kept: null, legal: [] }) } as Table;
    answers = [() => json(watched), () => json({ table: table(5) }), () => json({ ...watched, seq: 5, holds: [0] })];
    const other = new Match("u");
    await other.open();
    line().onopen();
    line().says({ type: "table", table: watched });
    settings.set("movement", "normal");
    const seen = { ...theirs, seq: 5, table: { ...watched, seq: 5 } };
    line().says(seen);
    await vi.advanceTimersByTimeAsync(0);
    expect([other.busy, other.seat]).toEqual([true, null]);
    await other.open("secret");
    expect(asked.slice(-2)).toEqual(["/api/tables/u/claim", "/api/tables/u"]);
    expect([other.seat, other.view]).toEqual([0, null]);
    await vi.advanceTimersByTimeAsync(0);
    expect([other.busy, line().url.includes("seat=0")]).toEqual([false, true]);
    line().onopen();
    line().says(history(seen));
    line().says({ type: "table", table: table(5) });
    expect((other.view as CribbageView).hand).toEqual(["5H", "6H"]);
    expect(other.legal).toEqual(["0: play 5H"]);
    other.close();
  });

  it("and a history is told to the page once, with the table that ends it; a line that breaks off within it goes on there", () => {
    const before = match.entries;
    line().says(history(mine));
    expect(match.entries).toBe(before);
    line().onclose({ code: 1006 });
    vi.advanceTimersByTime(500);
    expect(line().url).toContain("after=5");
    line().says(history(theirs));
    line().says({ type: "table", table: after });
    expect(match.entries).not.toBe(before);
    expect(match.entries.map((frame) => frame.seq)).toEqual([5, 6]);
  });

  it("and a link that opens no seat lets one watch, and says why", async () => {
    answers = [() => json({ error: { code: "seat/link", message: "", detail: {} } }, 403), () => json(table(4))];
    const other = new Match("u");
    await other.open("secret");
    expect(other.trouble!.code).toBe("seat/link");
    expect(other.table!.seq).toBe(4);
    other.close();
  });
});
