import type { DrivenViewer } from './driven-viewer.ts';
import type { Remote } from './remote.ts';

/** One language of messages, spoken with the page around the viewer. */
export type Dialect = (line: Line) => {
  /** What a message asks for; undefined if it is none of this language. */
  read(data: unknown): (() => void) | undefined;
  /** The viewer's state is another one; called once at the beginning, too. */
  changed(): void;
};

export interface Line {
  viewer: DrivenViewer;
  remote: Remote;
  /** The address of this frame, as the page around it wrote it. */
  source: string;
  /** Goes to where the last message of this language came from. */
  post(message: unknown): void;
}
