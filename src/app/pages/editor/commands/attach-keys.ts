import type { Editor } from '#editor/open-editor.ts';

const editable = 'input, textarea, select, [contenteditable]';
/** Controls with keys of their own. */
const busy = 'dialog, [role=menu], [role=listbox], [role=application]:not([data-canvas])';
/** Has all keys, also while nothing in it has the focus. */
const modal = 'dialog:modal';

/** Runs commands by key, and copies and pastes. Returns what detaches it. */
export function attachKeys({ commandFor, hands, clipboard, load }: Editor): () => void {
  /** Pressed before all commands were there, in their order. */
  let early: KeyboardEvent[] | undefined = [];
  const replay = () => {
    const pressed = early ?? [];
    early = undefined;
    for (const event of pressed) runFor(event);
  };
  const runFor = (event: KeyboardEvent): boolean => {
    const command = commandFor(event);
    if (!command?.isPossible()) return false;
    command.run(keysFrom(event));
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !(event.target instanceof Element)) return;
    if (event.target.matches(editable) || event.target.closest(busy) || document.querySelector(modal)) return;
    // In the middle of a drag, the only key is the one that calls it off.
    if (hands.isBusy) return void (event.key === 'Escape' && hands.cancel());
    // On buttons and in panels, keys alone belong to what has the focus.
    const isAlone = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isAlone && !isOnCanvas(event.target)) return;
    if (runFor(event)) return event.preventDefault();
    if (!early) return;
    early.push(event);
    // They are asked for again if they could not be loaded before.
    load.commands().then(replay, () => (early &&= []));
  };
  const onCopy = (event: ClipboardEvent) => {
    if (!isFree(event) || !event.clipboardData) return;
    if (clipboard.onCopy(event.clipboardData, event.type === 'cut')) event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (!isFree(event) || !event.clipboardData) return;
    event.preventDefault();
    void clipboard.onBring(event.clipboardData);
  };
  load.commands().then(replay, () => undefined);
  const leaving = new AbortController();
  const { signal } = leaving;
  addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('copy', onCopy, { signal });
  document.addEventListener('cut', onCopy, { signal });
  document.addEventListener('paste', onPaste, { signal });
  return () => leaving.abort();
}

const isOnCanvas = (target: Element): boolean => target === document.body || target.matches('[data-canvas]');

/** Nobody else wants it: no field has the focus, and no text of the page is selected. */
function isFree({ defaultPrevented, target }: ClipboardEvent): boolean {
  if (defaultPrevented || document.querySelector(modal) || !(target instanceof Element) || target.matches(editable) || target.closest(busy))
    return false;
  return String(getSelection() ?? '') === '';
}

const keysFrom = ({ shiftKey, key }: KeyboardEvent): string => `${shiftKey ? 'Shift+' : ''}${key}`;
