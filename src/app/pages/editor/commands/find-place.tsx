import { useCallback, useEffect, useState } from 'react';
import { useEditor } from '../editor-context.tsx';
import { Later, onDemand } from '../parts/later.tsx';

const FindBar = onDemand(async () => (await import('./find-bar.tsx')).FindBar);

/** What somebody has asked of the search; another one each time. */
export interface FindAsked {
  readonly what: 'find' | 'replace' | 'findNext' | 'findPrevious';
}

const keys: Readonly<Record<string, FindAsked['what']>> = {
  'Ctrl+F': 'find',
  'Ctrl+H': 'replace',
  'Ctrl+Alt+F': 'replace',
  F3: 'findNext',
  'Shift+F3': 'findPrevious',
};

/** The search, once somebody asks for it: by a command, or by its keys from anywhere on the page. */
export function FindPlace() {
  const { onAsk, typing } = useEditor();
  const [asked, setAsked] = useState<FindAsked>();
  const [isReplacing, setReplacing] = useState(false);
  const close = useCallback(() => {
    setAsked(undefined);
    setReplacing(false);
  }, []);
  const ask = useCallback((what: FindAsked['what']) => {
    setAsked({ what });
    if (what === 'replace') setReplacing(true);
  }, []);
  useEffect(
    () =>
      onAsk((what) => {
        if (what === 'find' || what === 'replace' || what === 'findNext' || what === 'findPrevious') ask(what);
      }),
    [onAsk, ask],
  );
  useEffect(() => {
    // In fields and while typing, commands do not hear keys.
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, isComposing, altKey, shiftKey, key, code } = event;
      const isField = target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
      // Elsewhere than on a Mac, Alt with Ctrl writes signs.
      if (!isField || isComposing || (altKey && !typing.isMac) || target.closest('dialog')) return;
      const isHeld = typing.isMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
      // With Alt, a Mac gives the sign instead of the letter.
      const name = altKey ? code.replace('Key', '') : key.length === 1 ? key.toUpperCase() : key;
      const what = keys[[isHeld && 'Ctrl', altKey && 'Alt', shiftKey && 'Shift', name].filter(Boolean).join('+')];
      if (!what) return;
      event.preventDefault();
      event.stopPropagation();
      ask(what);
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [typing, ask]);
  return asked ? (
    <Later>
      <FindBar asked={asked} isReplacing={isReplacing} onReplacing={setReplacing} onClose={close} />
    </Later>
  ) : null;
}
