// Dragging a piece with the mouse, a pen or one finger. It comes back by itself where it is let go elsewhere, when Escape
// is pressed, when a second finger comes down, or when the system takes the pointer away.

export interface Dragging {
  on: boolean;
  start?: () => void;
  over?: (x: number, y: number) => void;
  drop: (x: number, y: number) => void;
  end?: () => void;
}

const FAR = 8; // pixels that make a press a drag

export function drag(node: HTMLElement, options: Dragging) {
  let pointer: number | null = null;
  let from = { x: 0, y: 0 };
  let ghost: HTMLElement | null = null;
  let clicks = false;

  const move = (event: PointerEvent): void => {
    if (event.pointerId !== pointer) return;
    const far = Math.hypot(event.clientX - from.x, event.clientY - from.y);
    if (!ghost && far > FAR) lift();
    if (!ghost) return;
    event.preventDefault();
    ghost.style.transform = `translate(${event.clientX - from.x}px, ${event.clientY - from.y}px)`;
    options.over?.(event.clientX, event.clientY);
  };

  const lift = (): void => {
    const box = node.getBoundingClientRect();
    ghost = node.cloneNode(true) as HTMLElement;
    ghost.removeAttribute("id");
    ghost.setAttribute("aria-hidden", "true");
    ghost.classList.add("ghost");
    Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
    document.body.append(ghost);
    node.classList.add("lifted");
    options.start?.();
  };

  const finish = (): void => {
    pointer = null;
    ghost?.remove();
    ghost = null;
    node.classList.remove("lifted");
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", cancel);
    removeEventListener("pointerdown", second, true);
    removeEventListener("keydown", escape, true);
    removeEventListener("blur", cancel);
    options.end?.();
  };

  const up = (event: PointerEvent): void => {
    if (event.pointerId !== pointer) return;
    if (ghost) {
      clicks = true; // the click that follows a drag is none
      setTimeout(() => (clicks = false), 50);
      options.drop(event.clientX, event.clientY); // before the end: where it may go is known only while it is in hand
    }
    finish();
  };

  const cancel = (): void => finish();
  const second = (event: PointerEvent): void => {
    if (event.pointerId !== pointer) cancel();
  };
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.preventDefault(); // it puts this piece back, and no other
    cancel();
  };

  const down = (event: PointerEvent): void => {
    if (!options.on || event.button !== 0 || !event.isPrimary || pointer !== null) return;
    pointer = event.pointerId;
    from = { x: event.clientX, y: event.clientY };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", cancel);
    addEventListener("pointerdown", second, true);
    addEventListener("keydown", escape, true);
    addEventListener("blur", cancel);
  };

  const click = (event: MouseEvent): void => {
    if (!clicks) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const native = (event: Event): void => event.preventDefault();

  node.addEventListener("pointerdown", down);
  node.addEventListener("click", click, true);
  node.addEventListener("dragstart", native);
  return {
    update(next: Dragging) {
      options = next;
    },
    destroy() {
      if (pointer !== null) finish();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("click", click, true);
      node.removeEventListener("dragstart", native);
    },
  };
}

/** What a point of the window lies on: the value of the nearest data-drop around it. */
export const dropAt = (x: number, y: number): string | null =>
  (document.elementFromPoint(x, y)?.closest("[data-drop]") as HTMLElement | null)?.dataset.drop ?? null;
