// Commands by POST, each try with its time limit, sent again with the same id until there is an answer; one socket a table,
// resumed where it broke off. A line may die without a word: what is not heard in time is taken for dead.
import type { Problem as ProblemBody, ServerFrame } from "./wire";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly detail: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

/** Why there is no answer, as a refusal by nobody where nobody refused. */
export const refusal = (error: unknown): Refused => (error instanceof Refused ? error : new Refused(0, "no/answer", "no answer"));

const PAUSES = [500, 1000, 2000, 5000, 10000];
/** Milliseconds that an answer may take: to a question, to a ping, to the opening of a socket. */
const PATIENCE = 10_000;
/** To a command less at first, as a browser may know several connections that are dead; a slow line is given more at each try. */
const patienceAt = (tries: number): number => Math.min(3000 * (tries + 1), PATIENCE);
/** Milliseconds without a word on the socket, after which it is asked for one. */
const BEAT = 25_000;

export const pauseAfter = (tries: number): number => PAUSES[Math.min(tries, PAUSES.length - 1)]!;

/** Whether another try may help: there was no answer, or it said that something was too much just now, or amiss at the server. */
export const passes = (error: unknown): boolean => !(error instanceof Refused) || error.status >= 500 || [408, 429].includes(error.status);

/** A pause, which ends early when the browser says that the line is back. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener("online", done);
  });
}

/** Random text by the browser: crypto.getRandomValues is there on plain http too. */
export function random(bytes = 16): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** One try. Throws `Refused` for what the server refuses; anything else means that there was no answer, or half of one. */
async function ask<T>(path: string, init: RequestInit, patience = PATIENCE): Promise<T> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), patience);
  try {
    const answer = await fetch(path, { ...init, signal: limit.signal });
    if (answer.ok) return (await answer.json()) as T;
    const body = (await answer.json().catch(() => null)) as ProblemBody | null; // no JSON: the status says enough
    const error = body?.error;
    throw new Refused(answer.status, error?.code ?? `http/${answer.status}`, error?.message ?? answer.statusText, error?.detail ?? {});
  } finally {
    clearTimeout(timer);
  }
}

export const get = <T>(path: string): Promise<T> => ask<T>(path, { headers: { accept: "application/json" } });

/** One try of a POST. */
export const postOnce = <T>(path: string, body: Record<string, unknown>, patience?: number): Promise<T> =>
  ask<T>(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }, patience);

/** A command: sent until it is answered. The id is made once, so that it is done once. */
export async function post<T>(path: string, body: Record<string, unknown>, id: string = random()): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await postOnce<T>(path, { command_id: id, ...body }, patienceAt(tries));
    } catch (error) {
      if (!passes(error) || tries >= 30) throw error;
      const late = error instanceof Refused && error.status === 429;
      await pause(late ? Number(error.detail.retry_after ?? 1) * 1000 : pauseAfter(tries));
    }
  }
}

export type Link = "connecting" | "open" | "broken" | "refused" | "unknown" | "other";

/** The codes after which it does not come back by itself. */
const ENDS: Record<number, Link> = { 4403: "refused", 4404: "unknown", 4410: "other" };

/** The socket of a table: it comes back by itself. `last` is the last entry that was heard: from there on it goes. */
export class Socket {
  #socket: WebSocket | null = null;
  #tries = 0;
  #done = false;
  #again = 0; // when it is opened again
  #watch = 0; // when it is asked for a word, or taken for dead
  #asked = false;

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    private readonly last: () => { seq: number; at: number } | undefined,
    private readonly onFrame: (frame: ServerFrame) => void,
    private readonly onLink: (link: Link) => void,
  ) {
    this.#open();
    addEventListener("online", this.check);
    addEventListener("offline", this.check);
    document.addEventListener("visibilitychange", this.#seen);
  }

  #seen = (): void => {
    if (document.visibilityState === "visible") this.check();
  };

  /** Is the line alive? Asked at once; without an answer in time the socket is opened anew. */
  check = (): void => {
    if (this.#done) return;
    if (this.#socket === null) this.#open();
    else if (!this.#asked) this.#ask(this.#socket);
  };

  /** Let go of the socket, which is dead though nothing has said so, and open another. */
  renew(): void {
    if (this.#socket !== null) this.#lose(this.#socket);
  }

  #ask(socket: WebSocket): void {
    this.#asked = true;
    socket.send('{"type":"ping"}');
    this.#wait(PATIENCE, () => this.#lose(socket));
  }

  #wait(ms: number, then: () => void): void {
    clearTimeout(this.#watch);
    this.#watch = window.setTimeout(then, ms);
  }

  #open(): void {
    clearTimeout(this.#again);
    const last = this.last();
    const query = new URLSearchParams({ after: String(last?.seq ?? 0) });
    if (last) query.set("at", String(last.at));
    if (this.seat !== null) query.set("seat", String(this.seat));
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/socket?${query}`);
    this.#socket = socket;
    this.#asked = true; // the table comes first, unasked
    this.#wait(PATIENCE, () => this.#lose(socket));
    this.onLink("connecting");
    socket.onopen = () => this.#socket === socket && this.onLink("open");
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      this.#tries = 0;
      this.#asked = false;
      this.#wait(BEAT, () => this.#ask(socket));
      this.onFrame(JSON.parse(String(event.data)) as ServerFrame);
    };
    socket.onclose = (event) => this.#closed(socket, event.code);
  }

  /** Closing it would wait for the other side, which is not there. */
  #lose(socket: WebSocket): void {
    this.#closed(socket, 0);
    socket.close();
  }

  #closed(socket: WebSocket, code: number): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    clearTimeout(this.#watch);
    const end = ENDS[code];
    if (end) {
      this.close();
      this.onLink(end);
      return;
    }
    this.onLink("broken");
    this.#again = window.setTimeout(() => this.#open(), pauseAfter(this.#tries++));
  }

  close(): void {
    this.#done = true;
    clearTimeout(this.#again);
    clearTimeout(this.#watch);
    removeEventListener("online", this.check);
    removeEventListener("offline", this.check);
    document.removeEventListener("visibilitychange", this.#seen);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}
