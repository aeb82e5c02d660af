// Made by `python -m sixtyone.server.types` from asked.py, messages.py and frames.py: change it there.
// What the messages mean: docs/wire.md.

export type ScoreKind = "fifteen" | "pair" | "pair-royal" | "double-pair-royal" | "run" | "flush" | "nobs" | "heels" | "thirty-one" | "last-card" | "three-for-last" | "claim" | "muggins" | "penalty" | "fives" | "threes" | "hand-out" | "settlement";

/** A card as text: rank A 2-9 T J Q K, then suit C D H S. */
export type Card = string;
/** A tile as text, lower half first: "1-4". */
export type Tile = string;
/** A place in a layout: "1-4.low", "4-4.side-b". */
export type Place = string;

/** A reason for points, and the pieces that make it. */
export interface Score {
  kind: ScoreKind;
  points: number;
  pieces: string[];
}

/** Two tiles that touch, the earlier one first. */
export interface Link {
  from: Place;
  to: Place;
}

/** The tiles of a round as they were laid: "1-4", then "1-1 at 1-4.low". */
export interface Layout {
  spinning: "none" | "first" | "all";
  laid: string[];
}

export interface CutCard {
  seat: number;
  card: Card;
}

/** The seats cut; the lowest deals (``dealer``), or, None, the seats in ``tied`` cut again. */
export interface CribbageCutForDealEvent {
  type: "cut";
  cards: CutCard[];
  dealer: number | null;
  tied: number[];
}

/** The cards were dealt; a seat sees its own, and how many the others have. A card from the pack to the crib is seen by nobody. */
export interface CribbageDealtEvent {
  type: "dealt";
  dealer: number;
  counts: number[];
  crib_count: number;
  hands: (Card[] | null)[];
  crib: Card[] | null;
}

/** A seat laid ``count`` cards away; which ones only that seat sees, unless they are laid face up. */
export interface CribbageDiscardedEvent {
  type: "discarded";
  seat: number;
  count: number;
  cards: Card[] | null;
  face_up: boolean;
}

/** A seat lifted ``depth`` cards of the pack for the starter. */
export interface CribbagePackCutEvent {
  type: "pack-cut";
  seat: number;
  depth: number;
}

/** The starter was turned. */
export interface CribbageStarterEvent {
  type: "starter";
  card: Card;
}

/** A card was laid; ``count`` is the count with it, ``series`` the cards since the count was last cleared. */
export interface CribbagePlayedEvent {
  type: "played";
  seat: number;
  card: Card;
  count: number;
  series: Card[];
}

/** Points pegged. ``seat`` is None at a settlement; ``total`` is the side's score after it. */
export interface Scored {
  type: "scored";
  seat: number | null;
  side: number;
  points: number;
  total: number;
  parts: Score[];
}

/** A seat said go. */
export interface CribbageWentEvent {
  type: "went";
  seat: number;
  count: number;
}

/** The series ended at ``count``: at 31, or because nobody can follow the card of ``seat``. */
export interface CribbageSeriesEndedEvent {
  type: "series-ended";
  seat: number;
  count: number;
}

/** A hand, or the crib, is laid open and its owner is asked to count it. */
export interface CribbageCountingEvent {
  type: "counting";
  seat: number;
  crib: boolean;
  cards: Card[];
}

/** A seat said what it scores (``what``: ``starter``, ``play``, ``hand`` or ``crib``). */
export interface CribbageClaimedEvent {
  type: "claimed";
  seat: number;
  what: string;
  points: number;
}

/** An opponent called muggins for ``points`` and took ``taken`` of them. */
export interface CribbageCalledEvent {
  type: "called";
  seat: number;
  points: number;
  taken: number;
}

/** An opponent let a count of ``points`` stand. */
export interface CribbageAcceptedEvent {
  type: "accepted";
  seat: number;
  points: number;
}

/** A count is closed: what was ``claimed``, the true ``total``, and the parts that make it. */
export interface CribbageCountedEvent {
  type: "counted";
  seat: number;
  what: string;
  claimed: number;
  total: number;
  parts: Score[];
}

/** A hand or the crib with all that it counts, also where that is nothing. */
export interface CribbageShownEvent {
  type: "shown";
  seat: number;
  crib: boolean;
  cards: Card[];
  total: number;
  parts: Score[];
}

/** The deal is over; ``dealer`` dealt it. */
export interface CribbageDealEndedEvent {
  type: "deal-ended";
  dealer: number;
  totals: number[];
}

/** The end of a match: the winning sides, the total of every side, and why it ended. */
export interface Outcome {
  type: "outcome";
  winners: number[];
  totals: number[];
  reason: string;
}

/** The lot fell on the seat that opens. */
export interface DominoLotDrawnEvent {
  type: "lot";
  seat: number;
}

/** The hands were dealt; a seat sees its own, and how many tiles the others and the stock have. */
export interface DominoDealtEvent {
  type: "dealt";
  counts: number[];
  stock: number;
  hands: (Tile[] | null)[];
}

export interface End {
  tile: Tile;
  value: number;
}

export interface OpenPlace {
  tile: Tile;
  place: string;
  value: number;
  counted: boolean;
}

/** A tile was laid. ``sum`` is that of the counted ends, ``points`` the placement's own award, as pegged, before a refusal and without the hand-out point; ``raw`` is five times that in Horse Race and None elsewhere. */
export interface DominoPlacedEvent {
  type: "placed";
  seat: number;
  tile: Tile;
  at: Place | null;
  sum: number;
  raw: number | null;
  points: number;
  counted: End[];
  open: OpenPlace[];
  links: Link[];
  spinners: Tile[];
}

/** An award that would pass an exact target was refused as a whole; ``total`` is the score, unchanged. */
export interface DominoRefusedEvent {
  type: "refused";
  seat: number | null;
  side: number;
  points: number;
  total: number;
  parts: Score[];
}

/** A seat drew a tile, which only that seat sees; ``stock`` is what is left. */
export interface DominoDrewEvent {
  type: "drew";
  seat: number;
  tile: Tile | null;
  stock: number;
}

/** A seat could neither place nor draw. */
export interface DominoPassedEvent {
  type: "passed";
  seat: number;
}

/** A seat could not place, in a game without drawing. */
export interface DominoKnockedEvent {
  type: "knocked";
  seat: number;
}

/** A seat ended its kept turn of its own will. */
export interface DominoStoppedEvent {
  type: "stopped";
  seat: number;
}

/** Nobody who holds tiles can place, and nothing can be drawn. */
export interface DominoBlockedEvent {
  type: "blocked";
}

/** The round is over: ``out`` (a hand, or both of a pair, is empty) or ``blocked``. ``seat`` went out. */
export interface DominoRoundEndedEvent {
  type: "round-ended";
  reason: string;
  seat: number | null;
}

/** The hands are laid open for the settlement; ``pips`` are what is left in each. */
export interface DominoRevealedEvent {
  type: "revealed";
  hands: Tile[][];
  pips: number[];
}

export type GameEvent =
  | CribbageCutForDealEvent
  | CribbageDealtEvent
  | CribbageDiscardedEvent
  | CribbagePackCutEvent
  | CribbageStarterEvent
  | CribbagePlayedEvent
  | Scored
  | CribbageWentEvent
  | CribbageSeriesEndedEvent
  | CribbageCountingEvent
  | CribbageClaimedEvent
  | CribbageCalledEvent
  | CribbageAcceptedEvent
  | CribbageCountedEvent
  | CribbageShownEvent
  | CribbageDealEndedEvent
  | Outcome
  | DominoLotDrawnEvent
  | DominoDealtEvent
  | DominoPlacedEvent
  | DominoRefusedEvent
  | DominoDrewEvent
  | DominoPassedEvent
  | DominoKnockedEvent
  | DominoStoppedEvent
  | DominoBlockedEvent
  | DominoRoundEndedEvent
  | DominoRevealedEvent;

/** A count that is being made, without the truth: what is counted, by whom, the cards, what was said (None: nothing yet), and what opponents have taken of it by muggins. */
export interface OpenClaim {
  what: string;
  seat: number;
  cards: Card[];
  claimed: number | null;
  taken: number;
}

/** What a seat may know: its own cards, what lies on the table, and how many cards the others and the crib have. ``hand`` are the own cards not yet laid, ``kept`` the own hand after the discard, ``discards`` what the seat laid away; None for a spectator. ``crib`` is None while its cards lie face down. */
export interface CribbageView {
  game: string;
  variant: string;
  seat: number | null;
  actors: number[];
  legal: string[];
  phase: string;
  scores: number[];
  rear: number[];
  outcome: Outcome | null;
  dealer: number;
  turn: number;
  deal: number;
  cutting: number[];
  hand: Card[] | null;
  kept: Card[] | null;
  discards: Card[] | null;
  counts: number[];
  crib_count: number;
  crib: Card[] | null;
  starter: Card | null;
  series: Card[];
  count: number;
  gone: number[];
  played: Card[][];
  claim: OpenClaim | null;
}

/** What a seat may know of a domino match: its own hand, the layout, and how many tiles the others and the stock have. */
export interface DominoView {
  game: string;
  variant: string;
  seat: number | null;
  actors: number[];
  legal: string[];
  phase: string;
  scores: number[];
  rear: number[];
  outcome: Outcome | null;
  opener: number;
  turn: number;
  round: number;
  hand: Tile[] | null;
  counts: number[];
  stock: number;
  layout: Layout;
  drawn: Tile | null;
  kept: boolean;
}

export type View =
  | CribbageView
  | DominoView;

/** ``POST /api/tables``. */
export interface MakeTable {
  command_id: string;
  game: string;
  variant?: string | null;
  rules?: Record<string, unknown>;
  seats: string[];
  listed?: boolean;
}

/** ``POST …/claim``. */
export interface Claim {
  secret: string;
}

/** ``POST …/join``. */
export interface Join {
  command_id: string;
  seat?: number | null;
  name: string;
  contribution: string;
}

/** ``POST …/fill``. */
export interface Fill {
  command_id: string;
  seat: number;
  bot: string;
}

/** ``POST …/act``. */
export interface Act {
  command_id: string;
  seat: number;
  seq: number;
  action: string;
}

/** ``POST …/undo``. */
export interface Undo {
  command_id: string;
  seat: number;
  seq: number;
}

/** ``POST …/resign``, ``…/return`` and ``…/rematch``. */
export interface OfSeat {
  command_id: string;
  seat: number;
}

/** ``POST …/leave``. */
export interface Leave {
  command_id: string;
  seat: number;
  bot?: string | null;
}

/** ``POST …/absent``. */
export interface Absent {
  command_id: string;
  seat: number;
  absent: number;
  remedy: "bot" | "adjudicate";
  bot?: string | null;
}

/** ``POST …/chat``. */
export interface Say {
  command_id: string;
  seat: number;
  text: string;
}

/** All that a client says on the socket. */
export interface Ping {
  type: "ping";
}

/** One seat, as everybody may see it. */
export interface Seat {
  seat: number;
  side: number;
  kind: "open" | "human" | "bot";
  name: string | null;
  bot: string | null;
  ready: boolean;
}

/** Where a tile lies. */
export interface Spot {
  tile: string;
  x: number;
  y: number;
  rotation: number;
}

/** The rectangle to show. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where to mark an open end. */
export interface PlaceMark {
  place: string;
  x: number;
  y: number;
  rotation: number;
  clear: boolean;
}

/** Where the tiles of a layout lie. */
export interface Arrangement {
  tiles: Spot[];
  redrawn: boolean;
  frame: Frame;
  places: PlaceMark[];
}

/** A table as one seat, or a spectator, may know it. */
export interface Table {
  id: string;
  seq: number;
  since: number | null;
  status: "waiting" | "playing" | "over";
  game: string;
  variant: string;
  rules: Record<string, unknown>;
  target: number;
  pairs: boolean;
  first: number | null;
  listed: boolean;
  seats: Seat[];
  you: number | null;
  holds: number[];
  maker: boolean;
  commitment: string;
  contributions: string[] | null;
  view: View | null;
  can_undo: boolean;
  closing: Arrangement | null;
  arrangement: Arrangement | null;
  outcome: Outcome | null;
  skunks: number[] | null;
  adjudicated: number | null;
  rematch: string | null;
  previous: string | null;
  wins: number[];
}

/** What a command answers. */
export interface Answer {
  seq: number;
  repeated: boolean;
  table: Table;
}

/** What ``…/rematch`` answers; ``rematch`` is the id of the new table. */
export interface RematchAnswer {
  seq: number;
  repeated: boolean;
  table: Table;
  rematch: string;
}

/** What ``…/claim`` answers. */
export interface TableAnswer {
  table: Table;
}

/** The table was made. */
export interface Made {
  kind: "made";
  commitment: string;
}

/** Somebody sat down. */
export interface Joined {
  kind: "joined";
  seat: number;
  name: string;
  contribution: string;
}

/** A bot took an open seat. */
export interface Filled {
  kind: "filled";
  seat: number;
  bot: string;
}

/** The match began. */
export interface Began {
  kind: "began";
  events: GameEvent[];
}

/** An action, and the chance that followed. */
export interface Acted {
  kind: "acted";
  seat: number;
  by: "human" | "bot" | "server";
  events: GameEvent[];
}

/** The seat's last action was taken back. */
export interface Undone {
  kind: "undone";
  seat: number;
}

/** A player left; a bot plays on, or the seat is open again. */
export interface Left {
  kind: "left";
  seat: number;
  bot: string | null;
}

/** A player is back. */
export interface Returned {
  kind: "returned";
  seat: number;
}

/** A bot plays for somebody absent. */
export interface Replaced {
  kind: "replaced";
  seat: number;
  by: number;
  bot: string;
}

/** The match ended by the absence of ``seat``. */
export interface Adjudicated {
  kind: "adjudicated";
  seat: number;
  by: number;
  events: GameEvent[];
}

/** Chat. */
export interface Said {
  kind: "said";
  seat: number;
  name: string;
  text: string;
}

/** Another match waits at ``table``. */
export interface RematchMade {
  kind: "rematch";
  seat: number;
  table: string;
}

/** Something happened. ``table`` is there when it happens, with the last entry of a command, not in the history. */
export interface EntryFrame {
  type: "entry";
  seq: number;
  at: number;
  entry: Made | Joined | Filled | Began | Acted | Undone | Left | Returned | Replaced | Adjudicated | Said | RematchMade;
  table?: Table | null;
}

/** ``GET …/log``. */
export interface Log {
  entries: EntryFrame[];
  table: Table;
}

/** A table in a list. */
export interface Summary {
  id: string;
  game: string;
  variant: string;
  rules: Record<string, unknown>;
  target: number;
  pairs: boolean;
  status: "waiting" | "playing" | "over";
  seats: Seat[];
  listed: boolean;
  made_at: number;
  over_at: number | null;
  outcome: Outcome | null;
  scores: number[] | null;
  to_act: number[];
  holds: number[];
}

/** ``GET /api/tables`` and ``/api/mine``. ``next``: what ``after`` takes for the part that follows. */
export interface Summaries {
  tables: Summary[];
  next: string | null;
}

/** What one legal action would peg at once. */
export interface ActionScore {
  action: string;
  points: number;
  raw: number | null;
  parts: Score[];
  refused: boolean;
}

/** ``GET …/scores``. */
export interface ActionScores {
  seq: number;
  scores: ActionScore[];
}

/** The secret link of a seat. */
export interface SeatLink {
  seat: number;
  link: string;
}

/** ``GET …/links``. ``others``: the origin for others in the server's network, if it listens at all addresses. */
export interface SeatLinks {
  links: SeatLink[];
  others: string | null;
}

/** A variant with a number of seats. ``rules``: what a table must state to be played so; ``usual``: the options that can mean something there, each with what holds where nobody sets it. */
export interface Way {
  seats: number;
  rules: Record<string, unknown>;
  usual: Record<string, unknown>;
}

/** A variant of a game. ``seats``: how many may play without another option; ``ways``: all of them. */
export interface VariantInfo {
  name: string;
  seats: number[];
  target: number;
  pairs: boolean;
  ways: Way[];
}

/** An option of a game's rules. ``values``: all that it takes, where they are few; ``least`` and ``most`` of a whole number; ``needs``: the other options, each with its values, without which it means nothing. */
export interface OptionInfo {
  name: string;
  default: unknown;
  takes: string;
  meaning: string;
  values: unknown[] | null;
  least: number | null;
  most: number | null;
  needs: Record<string, unknown[]>;
}

/** A game of the catalogue. */
export interface GameInfo {
  name: string;
  title: string;
  variants: VariantInfo[];
  options: OptionInfo[];
}

/** ``GET /api/games``. */
export interface Catalogue {
  games: GameInfo[];
  bots: string[];
}

/** ``GET /healthz``. */
export interface Health {
  status: "ok";
  version: string;
}

/** What went wrong. */
export interface ErrorBody {
  code: string;
  message: string;
  detail: Record<string, unknown>;
}

/** Every answer from 400 up. */
export interface Problem {
  error: ErrorBody;
}

export type EntryKind =
  | "made"
  | "joined"
  | "filled"
  | "began"
  | "acted"
  | "undone"
  | "left"
  | "returned"
  | "replaced"
  | "adjudicated"
  | "said"
  | "rematch";

/** The whole table: after the history, before what happens. */
export interface TableFrame {
  type: "table";
  table: Table;
}

/** Whether a seat's player is here, and from when others may act on the absence. */
export interface SeatPresence {
  seat: number;
  here: boolean;
  away_since: number | null;
  due_at: number | null;
}

/** Who is here. */
export interface PresenceFrame {
  type: "presence";
  now: number;
  seats: SeatPresence[];
  watching: number;
}

/** The answer to a ping. */
export interface PongFrame {
  type: "pong";
}

export type ServerFrame =
  | EntryFrame
  | TableFrame
  | PresenceFrame
  | PongFrame;

export type ErrorCode =
  | "request/invalid"
  | "request/malformed"
  | "request/head"
  | "request/timeout"
  | "request/origin"
  | "request/path"
  | "request/method"
  | "request/too-large"
  | "request/type"
  | "request/too-often"
  | "table/unknown"
  | "table/waiting"
  | "table/started"
  | "table/over"
  | "table/not-over"
  | "table/full"
  | "table/chat-full"
  | "table/damaged"
  | "table/other-log"
  | "seat/not-yours"
  | "seat/link"
  | "seat/taken"
  | "seat/empty"
  | "seat/not-left"
  | "absent/not-due"
  | "bot/unknown"
  | "command/reused"
  | "server/fault"
  | "server/log"
  | "text/card"
  | "text/tile"
  | "text/place"
  | "text/action"
  | "text/number"
  | "text/too-long"
  | "rules/unknown-game"
  | "rules/unknown-variant"
  | "rules/unknown-option"
  | "rules/bad-value"
  | "rules/seats"
  | "rules/conflict"
  | "rules/unsupported"
  | "action/over"
  | "action/not-now"
  | "action/not-your-turn"
  | "action/no-such-seat"
  | "action/not-in-hand"
  | "action/over-31"
  | "action/can-play"
  | "action/wrong-size"
  | "action/duplicate"
  | "action/no-fit"
  | "action/no-place"
  | "action/needs-place"
  | "action/must-place-drawn"
  | "action/cannot-stop"
  | "action/cut-depth"
  | "record/json"
  | "record/format"
  | "record/field"
  | "referee/json"
  | "referee/too-long"
  | "referee/question"
  | "referee/field"
  | "fair/no-proof"
  | "fair/field"
  | "fair/commitment"
  | "fair/deal"
  | "table/seat"
  | "table/stale"
  | "table/chance"
  | "table/no-undo"
  | "table/unknown-bot";
