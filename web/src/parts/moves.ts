// Pieces come from where they were: out of the own hand, or from the seat that laid them.
import { settings } from "../settings.svelte";

const places = new Map<string, DOMRect>();

/** Remember where a piece, or a seat, is now. */
const remember = (key: string, node: Element): void => void places.set(key, node.getBoundingClientRect());

/** Keep the place of an element known under a key while it is on the page. */
export function known(node: Element, key: string) {
  const note = (): void => {
    if (node.isConnected) remember(key, node);
  };
  note();
  const watch = setInterval(note, 400);
  return {
    update(next: string) {
      key = next;
      note();
    },
    destroy() {
      clearInterval(watch);
    },
  };
}

/** Come from the first of some places that is known. */
export function come(node: Element, { from }: { from: string[] }) {
  const key = from.find((one) => places.has(one));
  const start = key === undefined ? null : places.get(key)!;
  const end = node.getBoundingClientRect();
  if (!start || !settings.pace || !end.width) return { duration: 0 };
  const [x, y] = [start.left + start.width / 2 - end.left - end.width / 2, start.top + start.height / 2 - end.top - end.height / 2];
  return {
    duration: 420 * settings.pace,
    easing: (t: number) => 1 - (1 - t) ** 3,
    css: (_t: number, u: number) => `transform: translate(${x * u}px, ${y * u}px) rotate(${u * 8}deg); z-index: 5`,
  };
}
