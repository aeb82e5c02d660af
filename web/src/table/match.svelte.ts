// One table on the page: what the server says, shown event by event, and the commands of the seats held here.
import { get, post, random, Refused, Socket, type Link } from "../net";
import { keep, kept, settings } from "../settings.svelte";
import type { ActionScores, Answer, DominoPlacedEvent, EntryFrame, GameEvent, PresenceFrame, RematchAnswer, ServerFrame, Table, View } from "../wire";
import { Pace } from "./pace.svelte";
import { afterOf, reduce, type Shown } from "./reduce";
import { eventsOf, Scene } from "./scene.svelte";

/** The events of an entry that have been shown so far. */
export function seenOf(match: Match, frame: EntryFrame): GameEvent[] {
  const events = eventsOf(frame);
  return match.busy && frame.seq === match.part.seq ? events.slice(0, match.part.events) : events;
}

export class Match {
  readonly id: string;
  readonly scene = new Scene();
  readonly pace = new Pace();
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
  trouble: Refused | null = $state.raw(null);
  points: ActionScores | null = $state.raw(null);

  #socket: Socket | null = null;
  #queue: EntryFrame[] = [];
  #seq = 0;
  #awaited = 0;
  #gone = false;
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
      if (!this.busy) {
        if (!this.entries.some((entry) => entry.table)) this.scene.again(this.entries, this.seat);
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
    if (this.busy) return;
    this.busy = true;
    while (this.#queue.length && !this.#gone) await this.#show(this.#queue.shift()!);
    this.busy = false;
    this.pace.usual();
    if (this.table) this.#snap(this.table);
  }

  async #show(frame: EntryFrame): Promise<void> {
    const table = frame.table!;
    const events = eventsOf(frame);
    const after = afterOf(table);
    if (after === null || table.you !== this.seat) return;
    let shown: Shown = this.shown ?? after;
    for (const [index, event] of events.entries()) {
      this.scene.take(events, index, this.seat);
      shown = reduce(shown, event, after, this.seat);
      this.shown = shown;
      this.part = { seq: frame.seq, events: index + 1 };
      this.told = frame.seq;
      await this.pace.look(event.type);
      if (this.#ends(events, index)) await (this.seat === null ? this.pace.look("cut") : this.pace.hold());
      if (this.#gone) return;
    }
    this.shown = after;
    this.part = { seq: frame.seq, events: events.length };
    this.told = frame.seq;
  }

  /** Whether the table is cleared next: the layout of the round is looked at first. */
  #ends(events: GameEvent[], index: number): boolean {
    const [before, now, next] = [-1, 0, 1].map((step) => events[index + step]?.type);
    return this.scene.summary?.kind === "round" && (next === "dealt" || next === "lot") && before !== "lot" && now !== "lot";
  }

  /** Go on from the end of a round, and put away what was counted, once all of it is there. */
  goOn(): void {
    if (this.pace.holding) this.pace.go();
    else if (this.busy) this.hasten();
    else this.scene.summary = null;
  }

  /** Show the rest at once. It sends nothing. */
  hasten(): void {
    if (this.busy) this.pace.hasten();
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
    this.pace.stop();
  }
}
