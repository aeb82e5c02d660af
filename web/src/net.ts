// Commands by POST, sent again with the same id until there is an answer; one socket a table, resumed where it broke off.
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

const PAUSES = [500, 1000, 2000, 5000, 10000];
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Random text by the browser: crypto.getRandomValues is there on plain http too. */
export function random(bytes = 16): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, init);
  let body: unknown = null;
  try {
    body = await answer.json();
  } catch {
    // no JSON: the status says enough
  }
  if (answer.ok) return body as T;
  const error = (body as ProblemBody | null)?.error;
  throw new Refused(answer.status, error?.code ?? `http/${answer.status}`, error?.message ?? answer.statusText, error?.detail ?? {});
}

export const get = <T>(path: string): Promise<T> => ask<T>(path, { headers: { accept: "application/json" } });

/** A command: sent until it is answered. The id is made once, so that it is done once. */
export async function post<T>(path: string, body: Record<string, unknown>, id: string | null = random()): Promise<T> {
  const text = JSON.stringify(id === null ? body : { command_id: id, ...body });
  for (let tries = 0; ; tries++) {
    try {
      return await ask<T>(path, { method: "POST", headers: { "content-type": "application/json" }, body: text });
    } catch (error) {
      const late = error instanceof Refused && error.status === 429;
      const lost = !(error instanceof Refused) || [500, 502, 503, 504].includes(error.status);
      if (!(late || lost) || tries >= 30) throw error;
      const wait = late ? Number(error.detail.retry_after ?? 1) * 1000 : PAUSES[Math.min(tries, PAUSES.length - 1)]!;
      await pause(wait);
    }
  }
}

export type Link = "connecting" | "open" | "broken" | "refused" | "unknown";

/** The socket of a table: it comes back by itself. `after` says from which entry on. */
export class Socket {
  #socket: WebSocket | null = null;
  #tries = 0;
  #done = false;
  #timer = 0;
  #beat = 0;

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    private readonly after: () => number,
    private readonly onFrame: (frame: ServerFrame) => void,
    private readonly onLink: (link: Link) => void,
  ) {
    this.#open();
    addEventListener("online", this.#hasten);
    document.addEventListener("visibilitychange", this.#hasten);
  }

  #hasten = (): void => {
    if (document.visibilityState === "hidden" || this.#done || this.#socket !== null) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #open(): void {
    const query = new URLSearchParams({ after: String(this.after()) });
    if (this.seat !== null) query.set("seat", String(this.seat));
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/socket?${query}`);
    this.#socket = socket;
    this.onLink("connecting");
    socket.onopen = () => {
      this.onLink("open");
      this.#beat = window.setInterval(() => socket.readyState === WebSocket.OPEN && socket.send('{"type":"ping"}'), 25000);
    };
    socket.onmessage = (event) => {
      this.#tries = 0;
      if (this.#socket === socket && !this.#done) this.onFrame(JSON.parse(String(event.data)) as ServerFrame);
    };
    socket.onclose = (event) => {
      clearInterval(this.#beat);
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (this.#done) return;
      if (event.code === 4403 || event.code === 4404) {
        this.onLink(event.code === 4403 ? "refused" : "unknown");
        return;
      }
      this.onLink("broken");
      this.#timer = window.setTimeout(() => this.#open(), PAUSES[Math.min(this.#tries++, PAUSES.length - 1)]!);
    };
  }

  close(): void {
    this.#done = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    removeEventListener("online", this.#hasten);
    document.removeEventListener("visibilitychange", this.#hasten);
    this.#socket?.close();
  }
}
