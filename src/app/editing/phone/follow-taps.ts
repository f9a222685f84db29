import type { Editor } from '#editor/open-editor.ts';

/** What is shorter, in milliseconds, and strays less, in CSS pixels, is a tap; after that pause it was no double one. */
const [PAUSE, STRAY] = [400, 8];

/** Tells when a tap on the canvas has selected something, once it cannot be the first of two. Returns what ends it. */
export function followTaps({ desk }: Editor, onTap: () => void): () => void {
  let from: { x: number; y: number; at: number } | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const down = ({ target, isPrimary, button, clientX, clientY, timeStamp }: PointerEvent) => {
    clearTimeout(waiting);
    const isTap = isPrimary && button === 0 && target instanceof Element && target.matches('[data-canvas]');
    from = isTap ? { x: clientX, y: clientY, at: timeStamp } : undefined;
  };
  const up = ({ clientX, clientY, timeStamp }: PointerEvent) => {
    const began = from;
    from = undefined;
    if (!began || timeStamp - began.at > PAUSE || Math.hypot(clientX - began.x, clientY - began.y) > STRAY) return;
    waiting = setTimeout(() => {
      const { tool, selection, isOnPath } = desk.state();
      const isChoosing = tool.kind === 'select' && !tool.isAdding && !isOnPath;
      if (isChoosing && selection.kind === 'objects' && selection.ids.length > 0) onTap();
    }, PAUSE);
  };
  const leaving = new AbortController();
  const how = { capture: true, signal: leaving.signal };
  addEventListener('pointerdown', down, how);
  addEventListener('pointerup', up, how);
  addEventListener('pointercancel', () => void (from = undefined), how);
  return () => {
    leaving.abort();
    clearTimeout(waiting);
  };
}
