// The line that dies without a word: nothing comes, nothing fails, nothing is closed.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { get, post, Socket, type Link } from "../src/net";
import type { ServerFrame } from "../src/wire";
import { Line } from "./line";

const PONG: ServerFrame = { type: "pong" };

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  vi.stubGlobal("WebSocket", Line);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the socket of a table", () => {
  let links: Link[];
  let frames: ServerFrame[];
  let socket: Socket;
  const line = (): Line => Line.all.at(-1)!;

  beforeEach(() => {
    links = [];
    frames = [];
    socket = new Socket("t", 0, () => (frames.length ? { seq: frames.length, at: 61 } : undefined), (frame) => frames.push(frame), (link) => links.push(link));
    line().onopen();
    line().says(PONG);
  });
  afterEach(() => socket.close());

  it("asks after a silence and, where nothing follows, comes back from the entry where it was", () => {
    vi.advanceTimersByTime(25_000);
    expect(line().sent).toEqual(['{"type":"ping"}']);
    vi.advanceTimersByTime(9_999);
    expect(links).toEqual(["connecting", "open"]);
    vi.advanceTimersByTime(1);
    expect(links.at(-1)).toBe("broken");
    expect(line().closed).toBe(true);
    vi.advanceTimersByTime(500);
    expect(Line.all).toHaveLength(2);
    expect(line().url).toContain("after=1&at=61");
    expect(links.at(-1)).toBe("connecting");
    const [dead] = Line.all;
    dead!.says(PONG);
    dead!.onclose({ code: 1006 });
    expect(frames).toHaveLength(1);
    expect(links.at(-1)).toBe("connecting");
  });

  it.each([
    [4403, "refused"],
    [4404, "unknown"],
    [4410, "other"],
  ])("says why the server wants no more of it (%i), and leaves it at that, whatever the browser tells", (code, link) => {
    line().onclose({ code });
    dispatchEvent(new Event("online"));
    document.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(60_000);
    expect(links.at(-1)).toBe(link);
    expect(Line.all).toHaveLength(1);
  });

  it("takes any frame for a sign of life", () => {
    for (let beat = 0; beat < 4; beat++) {
      vi.advanceTimersByTime(34_000);
      line().says({ type: "presence", now: 0, seats: [], watching: 0 });
    }
    expect(line().sent).toHaveLength(4);
    expect(Line.all).toHaveLength(1);
  });

  it.each([
    ["online", window],
    ["offline", window],
    ["visibilitychange", document],
  ])("asks at once at %s, and once", (name, target) => {
    target.dispatchEvent(new Event(name));
    target.dispatchEvent(new Event(name));
    expect(line().sent).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    expect(links.at(-1)).toBe("broken");
  });

  it("is opened again at once where the line is back before its pause is over", () => {
    for (let tries = 0; tries < 4; tries++) {
      line().onclose({ code: 1006 });
      if (tries < 3) vi.advanceTimersByTime(5000);
    }
    expect(Line.all).toHaveLength(4);
    dispatchEvent(new Event("online"));
    expect(Line.all).toHaveLength(5);
    vi.advanceTimersByTime(9_000);
    expect(Line.all).toHaveLength(5);
  });

  it("does not wait for ever for one to open", () => {
    line().onclose({ code: 1006 });
    vi.advanceTimersByTime(500);
    vi.advanceTimersByTime(10_000);
    expect(line().closed).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(Line.all).toHaveLength(3);
  });

  it("does nothing more once it is closed", () => {
    socket.close();
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(100_000);
    expect(Line.all).toHaveLength(1);
    expect(links).toEqual(["connecting", "open"]);
  });
});

describe("a command", () => {
  const bodies: unknown[] = [];
  const answer = { seq: 5, repeated: true };

  /** As fetch does: it waits until it is let go. */
  const silence = (init?: RequestInit): Promise<Response> =>
    new Promise((_, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal!.reason as Error)));

  const server = (...answers: ((init?: RequestInit) => Promise<Response>)[]): void => {
    bodies.length = 0;
    vi.stubGlobal("fetch", (_path: string, init?: RequestInit) => {
      bodies.push(init?.body);
      return (answers.shift() ?? (() => Promise.resolve(new Response(JSON.stringify(answer)))))(init);
    });
  };

  it("that nobody answers is given up in time and sent again with the same id", async () => {
    server(silence, silence);
    const done = post("/act", { seat: 0 });
    const sent: number[] = [];
    for (let second = 0; second <= 10; second++) {
      sent.push(bodies.length);
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(sent).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2]); // after 3 seconds and a pause of half a one; then after 6 and one
    expect(await done).toEqual(answer);
    expect(bodies).toHaveLength(3);
    expect(new Set(bodies).size).toBe(1);
    expect(JSON.parse(String(bodies[0]))).toMatchObject({ command_id: expect.stringMatching(/^[0-9a-f]{32}$/), seat: 0 });
  });

  it("whose answer breaks off is sent again", async () => {
    server(() => Promise.resolve(new Response('{"seq": 5, "rep')));
    const done = post("/act", { seat: 0 });
    await vi.advanceTimersByTimeAsync(500);
    expect(await done).toEqual(answer);
    expect(bodies[0]).toBe(bodies[1]);
  });

  it("is sent again at once where the line is back before its pause is over", async () => {
    const cut = (): Promise<Response> => Promise.reject(new TypeError("cut"));
    server(cut, cut, cut, cut);
    void post("/act", { seat: 0 });
    await vi.advanceTimersByTimeAsync(3500);
    expect(bodies).toHaveLength(4);
    dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(bodies).toHaveLength(5);
  });

  it("and a question that nobody answers fails in time", async () => {
    server(silence);
    const failed = expect(get("/mine")).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(10_000);
    await failed;
  });
});
