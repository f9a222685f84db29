import { useEffect, useState } from 'react';
import { useEditor } from '../editor-context.tsx';
import { Later, onDemand } from '../parts/later.tsx';

const IconPicker = onDemand(async () => (await import('./icon-picker.tsx')).IconPicker);

/** Opens the icons when a command asks for them. */
export function IconPlace() {
  const editor = useEditor();
  const [isOpen, setOpen] = useState(false);
  // A dialog that was open stays, so that it gives the focus back.
  const [hasOpened, setOpened] = useState(false);
  useEffect(
    () =>
      editor.onAsk((asked) => {
        if (asked !== 'icons') return;
        setOpen(true);
        setOpened(true);
      }),
    [editor],
  );
  if (!hasOpened) return null;
  return (
    <Later>
      <IconPicker isOpen={isOpen} onClose={() => setOpen(false)} />
    </Later>
  );
}
