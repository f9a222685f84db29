import { classicDialect } from './classic-dialect.ts';
import type { Dialect } from './dialect.ts';
import type { DrivenViewer } from './driven-viewer.ts';
import { lecternDialect } from './lectern-dialect.ts';
import { playerJsDialect } from './player-js-dialect.ts';
import { remoteOf } from './remote.ts';

/** The parts of the frame's window that are used. */
export type FrameWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'parent' | 'lecternMessages'> & {
  location: { href: string };
};

declare global {
  interface Window {
    /** What came before the viewer's script ran (`app/starter/viewer-guard.ts`). Not set once the viewer listens. */
    lecternMessages?: MessageEvent[] | undefined;
  }
}

/** Lets the embedding page drive the viewer. Returns a function that detaches it. */
export function attachMessages(
  viewer: DrivenViewer,
  frame: FrameWindow,
  dialects: readonly Dialect[] = [lecternDialect, playerJsDialect, classicDialect],
): () => void {
  const { parent, location } = frame;
  // Not in a frame.
  if (parent === frame) return () => {};
  // Read once: player.js compares it with the `src` that the page wrote, and the viewer may change the address later.
  const source = location.href;
  const remote = remoteOf(viewer);
  const spoken = dialects.map((dialect) => {
    // The page's origin is unknown until its first message; nothing sent before is secret.
    const line = { origin: '*', viewer, remote, source, post: (message: unknown) => parent.postMessage(message, line.origin) };
    return { line, ...dialect(line) };
  });
  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.source !== parent) return;
    for (const { line, read } of spoken) {
      const run = read(event.data);
      if (!run) continue;
      // Local files and sandboxed pages have an opaque origin, which cannot be a target.
      line.origin = event.origin === 'null' ? '*' : event.origin;
      run();
      return;
    }
  };
  frame.addEventListener('message', onMessage);
  const tell = () => {
    remote.changed();
    for (const { changed } of spoken) changed();
  };
  const unsubscribe = viewer.subscribe(tell);
  tell();
  const early = frame.lecternMessages ?? [];
  frame.lecternMessages = undefined;
  for (const event of early) onMessage(event);
  return () => {
    unsubscribe();
    frame.removeEventListener('message', onMessage);
  };
}
