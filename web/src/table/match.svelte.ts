// One table on the page: what the server says, shown event by event, and the commands of the seats held here.
import { get, post, random, Refused, Socket, type Link } from "../net";
import { settings } from "../settings.svelte";
import { keep, kept } from "../settings.svelte";
import type {
  ActionScores,
  Answer,
  DominoDrewEvent,
  DominoPlacedEvent,
  DominoRefusedEvent,
  EntryFrame,
  GameEvent,
  PresenceFrame,
  RematchAnswer,
  Scored,
  CribbageShownEvent,
  ServerFrame,
  Table,
  View,
} from "../wire";
import { afterOf, reduce, type Shown } from "./reduce";

/** Milliseconds that each event is looked at before the next, at the usual pace. */
const LOOKS: Record<string, number> = {
  lot: 1100,
  cut: 1600,
  dealt: 500,
  discarded: 350,
  starter: 900,
  played: 750,
  scored: 1100,
  went: 850,
  "series-ended": 700,
  shown: 1100,
  counted: 1100,
  claimed: 500,
  called: 900,
  placed: 800,
  drew: 450,
  passed: 900,
  knocked: 900,
  refused: 1400,
  blocked: 1200,
  revealed: 900,
};

export type Summary = { kind: "show"; hands: CribbageShownEvent[]; starter: string } | { kind: "round"; events: GameEvent[] };

/** The events of an entry that have been shown so far. */
export function seenOf(match: Match, frame: EntryFrame): GameEvent[] {
  const events = eventsOf(frame);
  return match.busy && frame.seq === match.part.seq ? events.slice(0, match.part.events) : events;
}

export const eventsOf = (frame: EntryFrame): GameEvent[] => ("events" in frame.entry ? frame.entry.events : []);

export class Match {
  readonly id: string;
  table: Table | null = $state.raw(null);
  shown: Shown | null = $state.raw(null);
  entries: EntryFrame[] = $state.raw([]);
  told = $state(0); // the last entry that was shown
  part: { seq: number; events: number } = $state.raw({ seq: 0, events: 0 }); // how much of it
  presence: PresenceFrame | null = $state.raw(null);
  ahead = 0; // what the server's clock is ahead of ours
  link: Link = $state("connecting");
  missing = $state(false);
  seat: number | null = $state(null);
  hidden = $state(false); // hot seat: nothing is shown until the next one says so
  pending = $state(false);
  busy = $state(false);
  holding = $state(false);
  trouble: Refused | null = $state.raw(null);
  score: Scored | DominoRefusedEvent | null = $state.raw(null);
  laid: DominoPlacedEvent | null = $state.raw(null);
  drawn: { before: DominoDrewEvent[]; after: DominoDrewEvent[] } = $state.raw({ before: [], after: [] }); // around what was laid last
  lit: string[] = $state.raw([]);
  turned: string | null = $state(null); // the piece that has just come
  summary: Summary | null = $state.raw(null);
  saying: { seat: number; what: "go" | "pass" | "knock" } | null = $state.raw(null);
  points: ActionScores | null = $state.raw(null);

  #socket: Socket | null = null;
  #queue: EntryFrame[] = [];
  #running = false;
  #hurry = false;
  #wake: (() => void) | null = null;
  #go: (() => void) | null = null;
  #seq = 0;
  #awaited = 0;
  #gone = false;
  #starter = "";
  #seated = false; // somebody said who looks at this page

  constructor(id: string) {
    this.id = id;
  }

  get path(): string {
    return `/api/tables/${this.id}`;
  }

  get view(): View | null {
    return this.shown?.view ?? null;
  }

  get hotSeat(): boolean {
    return (this.table?.holds.length ?? 0) > 1;
  }

  /** The one seat of the one person here; null where several share the page, or nobody plays. */
  get you(): number | null {
    return this.hotSeat ? null : this.seat;
  }

  /** Whether the match is over and all of it has been shown. */
  get ended(): boolean {
    return this.table?.status === "over" && !this.busy;
  }

  /** What this seat may do now, once all that happened has been shown. */
  get legal(): string[] {
    if (this.busy || this.pending || this.hidden || this.seat === null || this.link !== "open") return [];
    if (this.table?.status !== "playing" || this.table.seats[this.seat]?.bot !== null) return [];
    return this.table.view?.legal ?? [];
  }

  async open(): Promise<void> {
    try {
      const table = await get<Table>(this.path);
      this.table = table;
      this.seat = this.#nextSeat(table) ?? table.holds[0] ?? null;
      this.#hide();
      this.#connect();
    } catch (error) {
      if (error instanceof Refused && error.status === 404) this.missing = true;
      else setTimeout(() => !this.#gone && void this.open(), 2000);
    }
  }

  /** With several seats on one page: the one that is to act, the one now shown first. */
  #nextSeat(table: Table): number | null {
    const mine = table.holds.filter((seat) => table.seats[seat]?.kind === "human");
    const actors = table.view?.actors ?? [];
    if (this.seat !== null && actors.includes(this.seat)) return this.seat;
    return mine.find((seat) => actors.includes(seat)) ?? null;
  }

  #connect(): void {
    this.#socket?.close();
    this.#seq = 0;
    this.entries = [];
    this.#queue = [];
    this.#socket = new Socket(
      this.id,
      this.seat,
      () => this.#seq,
      (frame) => this.take(frame),
      (link) => {
        this.link = link;
        if (link === "unknown") this.missing = true;
        if (link === "refused" && this.seat !== null) {
          this.seat = null;
          this.#connect();
        }
      },
    );
  }

  /** Take another seat of this page. */
  sit(seat: number): void {
    this.#seated = true;
    this.hidden = false;
    if (seat === this.seat) return;
    this.seat = seat;
    this.shown = null;
    this.#connect();
  }

  take(frame: ServerFrame): void {
    if (frame.type === "presence") {
      this.ahead = frame.now - Date.now();
      this.presence = frame;
    } else if (frame.type === "entry") {
      if (frame.seq <= this.#seq) return;
      this.#seq = frame.seq;
      this.entries = [...this.entries, frame];
      if (frame.table) {
        this.table = frame.table;
        this.#hide();
        this.#queue.push(frame);
        void this.#run();
      }
    } else if (frame.type === "table") {
      if (frame.table.seq < (this.table?.seq ?? 0) && frame.table.you === this.table?.you) return;
      this.table = frame.table;
      this.#hide();
      if (!this.#running) {
        this.#relight();
        this.#snap(frame.table);
      }
    }
  }

  /** A match that begins with several seats at this page: no hand is shown before somebody says who looks. */
  #hide(): void {
    if (this.hotSeat && !this.#seated && this.table?.status === "playing") this.hidden = true;
  }

  #snap(table: Table): void {
    this.shown = table.view ? { view: table.view, arrangement: table.arrangement } : null;
    this.told = table.seq;
    this.#settle();
  }

  #settle(): void {
    const table = this.table;
    if (!table) return;
    this.points = null;
    if (this.#awaited <= table.seq) this.pending = false;
    const next = this.#nextSeat(table);
    if (this.hotSeat && table.status === "playing" && next !== null && next !== this.seat) this.hidden = true;
    if (this.hotSeat && table.status !== "playing") this.hidden = false;
    if (this.wantPoints && this.legal.length) void this.askPoints();
  }

  get wantPoints(): boolean {
    return settings.get("points") === "yes";
  }

  /** What each legal action would peg at once, as the server says. */
  async askPoints(): Promise<void> {
    if (this.seat === null || this.points?.seq === this.table?.seq) return;
    try {
      const points = await get<ActionScores>(`${this.path}/scores?seat=${this.seat}`);
      if (points.seq === this.table?.seq) this.points = points;
    } catch {
      // it is only a help
    }
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    this.busy = true;
    while (this.#queue.length && !this.#gone) await this.#show(this.#queue.shift()!);
    this.#running = false;
    this.busy = false;
    this.#hurry = false;
    if (this.table) this.#snap(this.table);
  }

  async #show(frame: EntryFrame): Promise<void> {
    const table = frame.table!;
    const events = eventsOf(frame);
    const after = afterOf(table);
    if (after === null || table.you !== this.seat) return;
    let shown: Shown = this.shown ?? after;
    for (const [index, event] of events.entries()) {
      this.#light(event, events, index);
      shown = reduce(shown, event, after, this.seat);
      this.shown = shown;
      this.part = { seq: frame.seq, events: index + 1 };
      this.told = frame.seq;
      await this.#look(event.type);
      if (this.#ends(event, events, index)) await this.#hold();
      if (this.#gone) return;
    }
    this.shown = after;
    this.part = { seq: frame.seq, events: events.length };
    this.told = frame.seq;
  }

  #light(event: GameEvent, events: GameEvent[], index: number): void {
    this.saying = null;
    // What was laid last is explained until something else is laid, or the round is over and settled.
    if (["played", "placed", "dealt", "round-ended"].includes(event.type)) {
      this.score = null;
      this.lit = [];
      this.laid = null;
    }
    if (event.type === "drew") this.drawn = { ...this.drawn, after: [...this.drawn.after, event] };
    else if (["placed", "passed", "knocked"].includes(event.type)) this.drawn = { before: this.drawn.after, after: [] };
    else if (event.type === "dealt" || event.type === "round-ended") this.drawn = { before: [], after: [] };
    if (event.type === "dealt" && !("dealer" in event)) this.summary = null;
    if (event.type === "discarded" && event.seat === this.seat) this.summary = null;
    if (event.type === "played") this.summary = null;
    if (event.type === "played") this.turned = event.card;
    else if (event.type === "placed") {
      this.turned = event.tile;
      this.laid = event;
    } else if (event.type === "starter") {
      this.turned = this.#starter = event.card;
      this.summary = null;
    }
    else if (event.type === "scored" || event.type === "refused") {
      this.score = event;
      this.lit = event.parts.flatMap((part) => part.pieces);
    } else if (event.type === "went") this.saying = { seat: event.seat, what: "go" };
    else if (event.type === "passed") this.saying = { seat: event.seat, what: "pass" };
    else if (event.type === "knocked") this.saying = { seat: event.seat, what: "knock" };
    else if (event.type === "shown") {
      const before = this.summary?.kind === "show" ? this.summary.hands : [];
      this.summary = { kind: "show", hands: [...before, event], starter: this.#starter };
    } else if (event.type === "round-ended") {
      const rest = events.slice(events[index - 1]?.type === "blocked" ? index - 1 : index);
      const end = rest.findIndex((one) => one.type === "dealt" || one.type === "lot");
      this.summary = { kind: "round", events: end < 0 ? rest : rest.slice(0, end) };
    }
  }

  /** After a reload: what was lit, said and counted last. */
  #relight(): void {
    if (this.entries.some((frame) => frame.table)) return;
    for (const frame of this.entries) {
      const events = eventsOf(frame);
      events.forEach((event, index) => this.#light(event, events, index));
    }
    this.saying = null;
  }

  /** Whether the table is cleared next: the layout of the round is looked at first. */
  #ends(_event: GameEvent, events: GameEvent[], index: number): boolean {
    const next = events[index + 1];
    return this.summary?.kind === "round" && (next?.type === "dealt" || next?.type === "lot") && events[index - 1]?.type !== "lot" && events[index]?.type !== "lot";
  }

  async #look(type: string): Promise<void> {
    const time = (LOOKS[type] ?? 0) * settings.pace;
    if (!time || this.#hurry || document.visibilityState === "hidden") return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = null;
  }

  async #hold(): Promise<void> {
    if (this.seat === null) {
      await this.#look("cut");
      return;
    }
    this.holding = true;
    await new Promise<void>((resolve) => (this.#go = resolve));
    this.#go = null;
    this.holding = false;
    this.#hurry = false;
  }

  /** Go on from the end of a round, and put away what was counted, once all of it is there. */
  goOn(): void {
    if (this.#go) this.#go();
    else if (this.busy) this.hasten();
    else this.summary = null;
  }

  /** Show the rest at once. It sends nothing. */
  hasten(): void {
    if (!this.#running || this.holding) return;
    this.#hurry = true;
    this.#wake?.();
  }

  async #command<A extends Answer>(what: string, body: Record<string, unknown>, id?: string): Promise<A | null> {
    this.trouble = null;
    try {
      return await post<A>(`${this.path}/${what}`, body, id ?? random());
    } catch (error) {
      this.trouble = error instanceof Refused ? error : new Refused(0, "no/answer", "no answer");
      if (!(error instanceof Refused)) return null;
      if (error.status === 409 || error.status === 403) await this.refresh();
      return null;
    }
  }

  async refresh(): Promise<void> {
    try {
      const table = await get<Table>(this.path + (this.seat === null ? "" : `?seat=${this.seat}`));
      this.take({ type: "table", table });
    } catch {
      // the socket brings it
    }
  }

  /** Play. A second press while the first is on its way does nothing. */
  async act(action: string): Promise<void> {
    if (this.seat === null || !this.legal.includes(action)) return;
    this.pending = true;
    const answer = await this.#command("act", { seat: this.seat, seq: this.table!.seq, action });
    this.#answered(answer);
  }

  #answered(answer: Answer | null): void {
    this.#awaited = answer?.seq ?? 0;
    if (!answer || (this.told >= answer.seq && !this.busy)) this.pending = false;
  }

  async undo(): Promise<void> {
    if (this.seat === null || this.pending || !this.table) return;
    this.pending = true;
    this.#answered(await this.#command("undo", { seat: this.seat, seq: this.table.seq }));
  }

  resign = (): Promise<unknown> => this.#command("resign", { seat: this.seat });
  leave = (bot?: string): Promise<unknown> => this.#command("leave", bot ? { seat: this.seat, bot } : { seat: this.seat });
  comeBack = (): Promise<unknown> => this.#command("return", { seat: this.seat });
  fill = (seat: number, bot: string): Promise<unknown> => this.#command("fill", { seat, bot });
  say = (text: string): Promise<unknown> => this.#command("chat", { seat: this.seat, text });
  absent = (absent: number, remedy: "bot" | "adjudicate"): Promise<unknown> => this.#command("absent", { seat: this.seat, absent, remedy });

  async join(seat: number | null, name: string): Promise<boolean> {
    const table = this.table;
    if (!table) return false;
    const contribution = random(16);
    // What was promised before this machine gave its part: the page compares with it at the end.
    keep(`commitment.${this.id}`, table.commitment);
    const answer = await this.#command("join", { seat, name, contribution });
    const at = seat ?? answer?.table.holds.find((held) => !table.holds.includes(held)) ?? null;
    if (answer && at !== null) keep(`contribution.${this.id}.${at}`, contribution);
    if (answer && this.seat === null && at !== null) {
      this.seat = at;
      this.#connect();
    }
    return answer !== null;
  }

  /** Another match with the same seats: the same command however often it is pressed. */
  async rematch(): Promise<string | null> {
    const key = `rematch.${this.id}`;
    const id = kept(key) ?? random();
    keep(key, id);
    const answer = await this.#command<RematchAnswer>("rematch", { seat: this.seat ?? this.table?.holds[0] }, id);
    return answer?.rematch ?? this.table?.rematch ?? null;
  }

  /** The placement by which the layout became what is shown. */
  get ends(): DominoPlacedEvent | null {
    const view = this.view;
    if (!view || !("layout" in view) || !view.layout.laid.length) return null;
    const laid = view.layout.laid;
    const last = laid.at(-1)!.split(" at ")[0];
    for (let index = this.entries.length - 1; index >= 0; index--) {
      for (const event of eventsOf(this.entries[index]!)) {
        if (event.type === "placed" && event.tile === last && event.links.length === laid.length - 1) return event;
      }
    }
    return null;
  }

  close(): void {
    this.#gone = true;
    this.#socket?.close();
    this.#wake?.();
    this.#go?.();
  }
}
