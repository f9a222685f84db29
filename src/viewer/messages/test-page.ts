import { attachMessages, type FrameWindow } from './attach-messages.ts';
import type { TestViewer } from './test-viewer.ts';

interface Sent {
  data: unknown;
  origin: string;
}

/** A message as a window receives it: Node only accepts its own ports as a source. */
class WindowMessage extends MessageEvent<unknown> {
  private readonly sender: unknown;
  constructor(data: unknown, origin: string, sender: unknown) {
    // Browsers deliver a copy.
    super('message', { data: structuredClone(data), origin });
    this.sender = sender;
  }
  override get source(): MessageEventSource | null {
    return this.sender as MessageEventSource;
  }
}

/** A page with a frame that contains the viewer. */
export class TestPage {
  static readonly source = 'https://lectern.example/p/embed/demolightdee/?loop=1';
  readonly window = new EventTarget();
  readonly received: Sent[] = [];
  readonly frame: EventTarget & FrameWindow;
  detach = () => {};

  constructor(isFramed = true) {
    const parent = {
      postMessage: (data: unknown, origin: string) => {
        this.received.push({ data: structuredClone(data), origin });
        this.window.dispatchEvent(new WindowMessage(data, new URL(TestPage.source).origin, this.frame));
      },
    };
    const frame = Object.assign(new EventTarget(), { location: { href: TestPage.source }, parent });
    this.frame = (isFramed ? frame : Object.assign(frame, { parent: frame })) as unknown as EventTarget & FrameWindow;
  }

  /** Simulates the frame having loaded. */
  attach(viewer: TestViewer): this {
    this.detach = attachMessages(viewer, this.frame);
    return this;
  }

  /** Sends a message as the page would, or as another window. */
  send(data: unknown, { origin = 'https://school.example', sender = this.frame.parent as unknown } = {}) {
    this.frame.dispatchEvent(new WindowMessage(data, origin, sender));
  }
  /** The messages since the last call, with JSON parsed. */
  take(): unknown[] {
    return this.received.splice(0).map(({ data }) => (typeof data === 'string' ? JSON.parse(data) : data));
  }
}
