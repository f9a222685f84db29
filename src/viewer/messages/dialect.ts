import type { DrivenViewer } from './driven-viewer.ts';
import type { Remote } from './remote.ts';

/** One message protocol spoken with the embedding page. */
export type Dialect = (line: Line) => {
  /** Returns the command in a message; undefined if the message is not of this protocol. */
  read(data: unknown): (() => void) | undefined;
  /** The viewer's state has changed; also called once at the start. */
  changed(): void;
};

export interface Line {
  viewer: DrivenViewer;
  remote: Remote;
  /** The address of this frame, as the embedding page wrote it. */
  source: string;
  /** Sends to the origin of the last message in this protocol. */
  post(message: unknown): void;
}
