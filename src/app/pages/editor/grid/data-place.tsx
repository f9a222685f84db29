import { useEffect, useRef, useState } from 'react';
import { useDeskState, useEditor } from '../editor-context.tsx';
import { Later, onDemand } from '../parts/later.tsx';
import { data } from '../stage/editor-page.css.ts';

const DataSheet = onDemand(async () => (await import('./data-sheet.tsx')).DataSheet);

/** The data of a chart or table, in the place of the path while somebody edits them. */
export function DataPlace() {
  const editor = useEditor();
  const { desk } = editor;
  const [open, setOpen] = useState<string>();
  const opener = useRef<HTMLElement>(null);
  const chosen = useDeskState(() => editor.dataObject());
  const id = open === undefined ? undefined : (chosen ?? open);
  const isThere = useDeskState(() => id !== undefined && desk.draft.entries.has(id));
  useEffect(
    () =>
      editor.onAsk((asked) => {
        if (asked !== 'data') return;
        const { activeElement } = document;
        opener.current = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
        setOpen(editor.dataObject());
      }),
    [editor],
  );
  // Another one that is selected takes its place; what is gone closes.
  if (open !== undefined && open !== id) setOpen(id);
  if (open !== undefined && !isThere) setOpen(undefined);
  if (id === undefined || !isThere) return null;

  const close = () => {
    setOpen(undefined);
    const back = opener.current?.isConnected ? opener.current : document.querySelector<HTMLElement>('[data-canvas]');
    back?.focus();
  };
  return (
    <div className={data}>
      <Later>
        <DataSheet key={id} id={id} onClose={close} />
      </Later>
    </div>
  );
}
