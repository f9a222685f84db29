/** The collapsed height; shorter content is never collapsed. */
export const COLLAPSED_HEIGHT = 500;

/** Fonts and late styles have loaded by then. */
const MEASURED_AGAIN = 500;
const LOGGED = 1000;

type TranscriptEvent = 'paged-transcript' | 'open-transcript';

interface Means {
  /** The full height, in pixels. */
  height(): number;
  /** Calls back after this many milliseconds, unless the returned function is called first. */
  after(milliseconds: number, call: () => void): () => void;
  show(isTall: boolean): void;
  onEvent(event: TranscriptEvent): unknown;
}

/** Measures now and once more later, and logs once if not everything fits. Returns an undo function. */
export function watchHeight({ height, after, show, onEvent }: Means): () => void {
  const isTall = () => height() >= COLLAPSED_HEIGHT;
  show(isTall());
  const undo = [after(MEASURED_AGAIN, () => show(isTall())), after(LOGGED, () => isTall() && onEvent('paged-transcript'))];
  return () => undo.forEach((stop) => stop());
}

/** Toggles the transcript, and logs when it opens. */
export function turn(isOpen: boolean, onEvent: (event: TranscriptEvent) => unknown): boolean {
  if (!isOpen) onEvent('open-transcript');
  return !isOpen;
}
