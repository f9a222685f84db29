/** As high as it is while it is collapsed; what is lower is never collapsed. */
export const COLLAPSED_HEIGHT = 500;

/** Fonts and late styles have come by then. */
const MEASURED_AGAIN = 500;
const LOGGED = 1000;

type TranscriptEvent = 'paged-transcript' | 'open-transcript';

interface Means {
  /** Of all that there is, in pixels. */
  height(): number;
  /** Calls back after so many milliseconds, unless what it returns is called before. */
  after(milliseconds: number, call: () => void): () => void;
  show(isTall: boolean): void;
  onEvent(event: TranscriptEvent): unknown;
}

/** Measures now and again, and tells once that not all of it fits. Returns its undo. */
export function watchHeight({ height, after, show, onEvent }: Means): () => void {
  const isTall = () => height() >= COLLAPSED_HEIGHT;
  show(isTall());
  const undo = [after(MEASURED_AGAIN, () => show(isTall())), after(LOGGED, () => isTall() && onEvent('paged-transcript'))];
  return () => undo.forEach((stop) => stop());
}

/** Opens what is collapsed, and tells so; collapses what is open. */
export function turn(isOpen: boolean, onEvent: (event: TranscriptEvent) => unknown): boolean {
  if (!isOpen) onEvent('open-transcript');
  return !isOpen;
}
