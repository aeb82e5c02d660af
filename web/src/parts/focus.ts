// The keyboard stays at the table. Where what has the focus goes, such as a card that is played or a button that is
// pressed, the focus goes on to what is to be done next. It is never taken from where somebody put it.

/** What is to be done next: the first of these that is there. A press too many may do no harm: nobody's hand is shown, nothing is laid. */
const NEXT = [
  ".sure button:last-child",
  ".end",
  ".hiding",
  ".text-table [data-rest]",
  ".show > .primary",
  ".counting input",
  ".hand.live .piece:not(.unusable)",
  ".mine .actions > .primary:enabled",
];
/** Where to wait for one's turn. */
const WAIT = [".hand .piece", ".prompt"];

export function keepFocus(node: HTMLElement) {
  let here = false; // the focus was here last
  let ours = false; // and was put there by us
  let keyboard = false;
  let place = 0; // in the hand

  const pieces = (): Element[] => [...node.querySelectorAll(".hand .piece")];

  function note(at: Element): void {
    const now = pieces().indexOf(at);
    if (now >= 0) place = now;
  }

  /** The first of some choices; of pieces the one that is the nearest to where the last one was. */
  function first(choices: string[]): HTMLElement | null {
    const all = pieces();
    const away = (one: Element): number => Math.abs(all.indexOf(one) - place);
    for (const choice of choices) {
      const found = [...node.querySelectorAll<HTMLElement>(choice)];
      if (found.length) return found.sort((a, b) => away(a) - away(b))[0]!;
    }
    return null;
  }

  function check(): void {
    if (!here || !document.hasFocus()) return;
    const at = document.activeElement;
    const lost = !at || at === document.body;
    if (at && !lost) note(at);
    const to = (lost || ours ? first(NEXT) : null) ?? (lost ? first(WAIT) : null);
    if (!to || to === at) return;
    // A field asks for a finger's keyboard to come up: nobody wants it who presses a button.
    const target = !keyboard && to instanceof HTMLInputElement ? (to.closest<HTMLElement>(".counting") ?? to) : to;
    target.focus({ preventScroll: !keyboard });
    ours = true;
  }

  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener(
    "focus",
    (event) => {
      const at = event.target as Element | Document;
      here = node.contains(at);
      ours = false;
      if (at instanceof Element) note(at);
    },
    { signal, capture: true }, // before anything on the page changes by it
  );
  document.addEventListener("keydown", () => (keyboard = true), { signal, capture: true });
  document.addEventListener(
    "pointerdown",
    (event) => {
      keyboard = false;
      const pressed = (event.target as Element).closest("button, a, input, select, [tabindex]");
      here = pressed !== null && node.contains(pressed); // a press beside everything leaves the table
    },
    { signal, capture: true },
  );
  const watch = new MutationObserver(check);
  watch.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ["class", "disabled"] });
  return {
    destroy() {
      listening.abort();
      watch.disconnect();
    },
  };
}
