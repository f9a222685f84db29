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
      const { target, isComposing, altKey, shiftKey, key } = event;
      const isField = target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
      if (!isField || isComposing || altKey || target.closest('dialog')) return;
      const isHeld = typing.isMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
      const what = keys[[isHeld && 'Ctrl', shiftKey && 'Shift', key.length === 1 ? key.toUpperCase() : key].filter(Boolean).join('+')];
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
