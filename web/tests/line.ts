import type { ServerFrame } from "../src/wire";

/** A socket whose other side does what the test says. */
export class Line {
  static all: Line[] = [];
  sent: string[] = [];
  closed = false;
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor(readonly url: string) {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.closed = true; // and, as nobody answers, no onclose
  }

  says(frame: ServerFrame): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }
}
