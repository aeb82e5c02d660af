// A drawing looked at more closely: two fingers pinch and carry it, one finger or the mouse carries it, two taps bring a
// part near and the whole back. The page neither zooms nor scrolls meanwhile, but for one finger on a drawing that fits.

export interface Point {
  x: number;
  y: number;
}

/** What is seen: its middle and its size. */
export interface Box extends Point {
  width: number;
  height: number;
}

const MOST = 5;
const TAPPED = 2.5; // how much nearer two taps bring it
const STILL = 6; // pixels that make a press a drag
const SOON = 350; // milliseconds between two taps
const NEAR = 30; // pixels between two taps

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const within = (value: number, middle: number, reach: number): number => Math.min(middle + reach, Math.max(middle - reach, value));

export class Lens {
  factor = $state(1);
  moved = false; // since the last press: the click that follows is none
  #middle: Point | null = $state.raw(null);
  #svg: SVGSVGElement | null = null;
  #pointers = new Map<number, Point>();
  #tap: Point & { at: number } = { x: 0, y: 0, at: -Infinity };

  constructor(private readonly whole: () => Box) {}

  get box(): Box {
    const whole = this.whole();
    const { x, y } = this.#middle ?? whole;
    return { x, y, width: whole.width / this.factor, height: whole.height / this.factor };
  }

  fit(): void {
    this.factor = 1;
    this.#middle = null;
  }

  /** Nearer by a factor, about a point of the window or the middle. */
  zoom(by: number, about?: Point): void {
    const { box } = this;
    const at = about ? this.at(about) : box;
    const next = Math.min(MOST, Math.max(1, this.factor * by));
    const part = this.factor / next;
    this.factor = next;
    this.#look({ x: at.x + (box.x - at.x) * part, y: at.y + (box.y - at.y) * part });
  }

  /** The point of the drawing under a point of the window. */
  at(point: Point): Point {
    const { left, top, width, height } = this.#svg!.getBoundingClientRect();
    const { box, pixels } = this;
    return { x: box.x + (point.x - left - width / 2) / pixels, y: box.y + (point.y - top - height / 2) / pixels };
  }

  /** How many pixels a unit of the drawing has, now: the element itself follows a moment later. */
  get pixels(): number {
    const { width, height } = this.#svg!.getBoundingClientRect();
    return Math.min(width / this.box.width, height / this.box.height);
  }

  /** Look at another part: never beyond the edges of what is seen when the whole fits. */
  #look(middle: Point): void {
    const whole = this.whole();
    const { width, height } = this.#svg!.getBoundingClientRect();
    const far = (this.factor - 1) / (2 * this.pixels);
    this.#middle = { x: within(middle.x, whole.x, far * width), y: within(middle.y, whole.y, far * height) };
  }

  #carry(from: Point, to: Point): void {
    const { box, pixels } = this;
    this.#look({ x: box.x - (to.x - from.x) / pixels, y: box.y - (to.y - from.y) / pixels });
  }

  #down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.moved = this.#pointers.size > 1;
  };

  #move = (event: PointerEvent): void => {
    const was = this.#pointers.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other && !this.moved && apart(was, now) < STILL) return;
    this.moved = true;
    this.#pointers.set(event.pointerId, now);
    if (other) {
      this.zoom(apart(now, other) / Math.max(1, apart(was, other)), between(was, other));
      this.#carry(between(was, other), between(now, other));
    } else this.#carry(was, now);
  };

  #up = (event: PointerEvent): void => {
    if (!this.#pointers.delete(event.pointerId) || event.type !== "pointerup") return;
    const tap = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    const again = tap.at - this.#tap.at < SOON && apart(tap, this.#tap) < NEAR;
    if (this.moved || (event.target as Element).closest(".wanted")) tap.at = -Infinity; // that plays a tile
    else if (again) {
      tap.at = -Infinity;
      if (this.factor > 1) this.fit();
      else this.zoom(TAPPED, tap);
    }
    this.#tap = tap;
  };

  #wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
  };

  /** Two fingers are ours: the browser would zoom or scroll the page. */
  #hold = (event: TouchEvent): void => {
    if (event.cancelable && event.touches.length > 1) event.preventDefault();
  };

  /** Listen to a drawing whose viewBox is the box. */
  listen = (svg: SVGSVGElement): { destroy: () => void } => {
    this.#svg = svg;
    const listening = new AbortController();
    const { signal } = listening;
    svg.addEventListener("pointerdown", this.#down, { signal });
    svg.addEventListener("pointermove", this.#move, { signal });
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const) svg.addEventListener(end, this.#up, { signal });
    svg.addEventListener("wheel", this.#wheel, { signal, passive: false });
    svg.addEventListener("touchstart", this.#hold, { signal, passive: false });
    svg.addEventListener("touchmove", this.#hold, { signal, passive: false });
    return { destroy: () => listening.abort() };
  };
}
