import { classicDialect } from './classic-dialect.ts';
import type { Dialect } from './dialect.ts';
import type { DrivenViewer } from './driven-viewer.ts';
import { lecternDialect } from './lectern-dialect.ts';
import { playerJsDialect } from './player-js-dialect.ts';
import { remoteOf } from './remote.ts';

/** The window of the frame, as much of it as is needed. */
export type FrameWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'parent'> & { location: { href: string } };

/** Lets the page around an embedded viewer drive it. Returns how to stop. */
export function attachMessages(
  viewer: DrivenViewer,
  frame: FrameWindow,
  dialects: readonly Dialect[] = [lecternDialect, playerJsDialect, classicDialect],
): () => void {
  const { parent, location } = frame;
  // A page of its own has nobody around it.
  if (parent === frame) return () => {};
  // Once: player.js compares it with the `src` that the page wrote, and the viewer may change the address later.
  const source = location.href;
  const remote = remoteOf(viewer);
  const spoken = dialects.map((dialect) => {
    // Until somebody has spoken it is not known who they are; what is told then is no secret.
    const line = { origin: '*', viewer, remote, source, post: (message: unknown) => parent.postMessage(message, line.origin) };
    return { line, ...dialect(line) };
  });
  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.source !== parent) return;
    for (const { line, read } of spoken) {
      const run = read(event.data);
      if (!run) continue;
      // Files and sandboxed pages have no origin that could be named.
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
  return () => {
    unsubscribe();
    frame.removeEventListener('message', onMessage);
  };
}
