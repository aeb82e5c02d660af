// One table on the page: what the server says, shown event by event, and the commands of the seats held here.
import { get, pause, pauseAfter, post, random, refusal, Refused, Socket, type Link } from "../net";
import { keep, kept, settings } from "../settings.svelte";
import type { ActionScores, Answer, DominoPlacedEvent, EntryFrame, GameEvent, PresenceFrame, RematchAnswer, ServerFrame, Table, View } from "../wire";
import { Pace } from "./pace.svelte";
import { claim } from "./links";
import { afterOf, reduce, type Shown } from "./reduce";
import { eventsOf, lastPlacement, Scene } from "./scene.svelte";
import { Sending, SOON } from "./sending.svelte";

/** The events of an entry that have been shown so far. */
export function seenOf(match: Match, frame: EntryFrame): GameEvent[] {
  const events = eventsOf(frame);
  return match.busy && frame.seq === match.part.seq ? events.slice(0, match.part.events) : events;
}

export class Match {
  readonly scene = new Scene();
  readonly pace = new Pace();
  readonly sending = new Sending();
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
  busy = $state(false);
  trouble: Refused | null = $state.raw(null);
  points: ActionScores | null = $state.raw(null);

  #opened: Promise<void> = Promise.resolve();
  #socket: Socket | null = null;
  #queue: EntryFrame[] = [];
  #seq = 0; // the last entry that is here
  #explained = 0; // the last one that the scene has taken
  #gone = false;
  #seated = false; // somebody said who looks at this page

  /** `news`: what is told when the table is there. */
  constructor(
    readonly id: string,
    private news: Refused | null = null,
  ) {}

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
    if (this.busy || this.sending.pending || this.hidden || this.seat === null || this.link !== "open") return [];
    if (this.table?.status !== "playing" || this.table.seats[this.seat]?.bot !== null) return [];
    return this.table.view?.legal ?? [];
  }

  /** Come to the table, with the secret of a seat's link where there is one. Another link may be opened later: its turn comes then. */
  open(secret: string | null = null): Promise<void> {
    return (this.#opened = this.#opened.then(() => this.#come(secret)));
  }

  /** What does not open is tried again, and says so. */
  async #come(secret: string | null): Promise<void> {
    for (let tries = 0; !this.#gone; tries++) {
      try {
        const refused = secret === null ? null : await claim(this.path, secret);
        const table = await get<Table>(this.path);
        if (this.#gone) return;
        this.trouble = refused ?? this.news;
        this.news = null;
        this.table = table;
        const seat = this.#nextSeat(table) ?? table.holds[0] ?? null;
        if (seat !== this.seat) this.shown = null; // it is what somebody else sees
        this.seat = seat;
        this.pace.stop();
        this.#hide();
        this.#connect();
        return;
      } catch (error) {
        this.trouble = refusal(error);
        this.missing = this.trouble.status === 404;
        if (this.missing) return;
        await pause(pauseAfter(tries));
      }
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
    this.#seq = this.#explained = 0;
    this.entries = [];
    this.#queue = [];
    this.#socket = new Socket(
      this.id,
      this.seat,
      () => this.entries.at(-1),
      (frame) => this.take(frame),
      (link) => {
        this.link = link;
        if (link === "unknown") this.missing = true;
        if (link === "refused" && this.seat !== null) {
          this.seat = null;
          this.trouble = new Refused(403, "seat/lost", "another player has the seat");
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

  /** What the socket tells. A table comes when it opens, and holds. */
  take(frame: ServerFrame): void {
    if (frame.type === "presence") {
      this.ahead = frame.now - Date.now();
      this.presence = frame;
    } else if (frame.type === "entry") {
      if (frame.seq <= this.#seq) return;
      this.#seq = frame.seq;
      this.entries.push(frame);
      if (frame.table) this.#tell(); // the history comes first, without tables
      const { entry } = frame;
      if ((entry.kind === "acted" || entry.kind === "undone") && entry.seat === this.seat) this.sending.became(frame.seq);
      if (frame.table) {
        this.#renew(frame.table);
        if (frame.seq > this.told) this.#queue.push(frame); // else the answer of a command has shown it
        void this.#run();
      }
    } else if (frame.type === "table") {
      this.#tell();
      if (this.#isOlder(frame.table)) this.#forget();
      this.#hear(frame.table);
    }
  }

  /** The page is told of the entries: of a long history once, and not after each, when all that is there would be said again. */
  #tell(): void {
    this.entries = [...this.entries];
  }

  /** A table that was asked for: the socket may have told more by now. */
  #hear(table: Table): void {
    if (this.#renew(table) && !this.busy) this.#snap(table);
  }

  /** Have a table, where it is no older than the one that is here. */
  #renew(table: Table): boolean {
    if (this.#isOlder(table)) return false;
    this.table = table;
    this.#hide();
    return true;
  }

  #isOlder(table: Table): boolean {
    return table.seq < (this.table?.seq ?? 0) && table.you === this.table?.you;
  }

  /** The table that is here, and what was sent to it, are of before a backup was put in the place of all that. */
  #forget(): void {
    this.table = null;
    this.sending.stop();
  }

  /** A match that begins with several seats at this page: no hand is shown before somebody says who looks. */
  #hide(): void {
    if (this.hotSeat && !this.#seated && this.table?.status === "playing") this.hidden = true;
  }

  #snap(table: Table): void {
    this.scene.again(this.entries.filter((frame) => frame.seq > this.#explained), this.seat);
    this.#explained = this.#seq;
    this.shown = table.view ? { view: table.view, arrangement: table.arrangement } : null;
    this.told = table.seq;
    this.#settle();
  }

  #settle(): void {
    const table = this.table;
    if (!table) return;
    this.points = null;
    this.sending.shown(table.seq);
    const next = this.#nextSeat(table);
    if (this.hotSeat && table.status === "playing" && next !== null && next !== this.seat) this.hidden = true;
    if (this.hotSeat && table.status !== "playing") this.hidden = false;
    if (this.wantPoints && this.legal.length) void this.askPoints();
  }

  get wantPoints(): boolean {
    return settings.get("points") === "yes";
  }

  /** What each choice would score was asked while laying away, and the server says that none scores at once. */
  get unscored(): boolean {
    const asked = this.wantPoints && this.points !== null && this.points.seq === this.table?.seq;
    return asked && this.points!.scores.length === 0 && this.legal.some((one) => one.includes(": discard "));
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
    this.#explained = frame.seq;
    if (after === null || table.you !== this.seat) return;
    if (frame.entry.kind === "undone") this.scene.undo();
    let shown: Shown = this.shown ?? after;
    for (const [index, event] of events.entries()) {
      this.scene.take(events, index, this.seat);
      shown = reduce(shown, event, after, this.seat);
      this.shown = shown;
      this.part = { seq: frame.seq, events: index + 1 };
      this.told = frame.seq;
      await this.pace.look(event.type);
      if (this.#ends(events, index)) await (this.seat === null ? this.pace.look("cut") : this.pace.hold());
      if (this.#gone || table.you !== this.seat) return;
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
    else if (this.busy) void this.hasten();
    else this.scene.summary = null;
  }

  /** Show the rest at once, or as far as somebody is to go on. It sends nothing. */
  async hasten(): Promise<void> {
    if (!this.busy) return;
    this.pace.hasten();
    await new Promise((resolve) => setTimeout(resolve)); // showing takes no time now, but its turn comes first
  }

  async #command<A extends Answer>(what: string, body: Record<string, unknown>, id?: string): Promise<A | null> {
    this.trouble = null;
    try {
      const answer = await post<A>(`${this.path}/${what}`, body, id);
      setTimeout(() => this.#follow(answer), SOON);
      return answer;
    } catch (error) {
      this.trouble = refusal(error);
      if ([403, 409].includes(this.trouble.status)) await this.refresh();
      return null;
    }
  }

  /** What a command did comes by the socket. Where it does not, the socket is dead: the answer has the table, and another socket the rest. */
  #follow(answer: Answer): void {
    if (this.#gone || this.#seq >= answer.seq) return;
    if (answer.table.you === this.seat) this.#hear(answer.table);
    if (this.link === "open") this.#socket?.renew();
  }

  async refresh(): Promise<void> {
    try {
      const table = await get<Table>(this.path + (this.seat === null ? "" : `?seat=${this.seat}`));
      this.#hear(table);
    } catch {
      // the socket brings it
    }
  }

  /** Play. A second press while the first is on its way does nothing. */
  async act(action: string): Promise<void> {
    if (this.seat === null || !this.legal.includes(action)) return;
    await this.#move("act", { action });
  }

  async undo(): Promise<void> {
    if (this.seat === null || this.sending.pending || !this.table) return;
    await this.#move("undo", {});
  }

  async #move(what: "act" | "undo", body: Record<string, unknown>): Promise<void> {
    const number = this.sending.begin(() => this.#socket?.check());
    const answer = await this.#command(what, { seat: this.seat, seq: this.table!.seq, ...body });
    this.sending.became(answer?.seq ?? 0, number);
    if (this.sending.pending && !this.busy) this.#settle();
  }

  resign = (): Promise<unknown> => this.#command("resign", { seat: this.seat });
  leave = (bot?: string): Promise<unknown> => this.#command("leave", bot ? { seat: this.seat, bot } : { seat: this.seat });
  comeBack = (seat: number): Promise<unknown> => this.#command("return", { seat });
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
    return lastPlacement(this.view, this.entries);
  }

  close(): void {
    this.#gone = true;
    this.#socket?.close();
    this.sending.stop();
    this.pace.stop();
  }
}
