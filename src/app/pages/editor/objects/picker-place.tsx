import { useEffect, useState } from 'react';
import { useEditor } from '../editor-context.tsx';
import { Later, onDemand } from '../parts/later.tsx';

const pickers = {
  icons: onDemand(async () => (await import('./icon-picker.tsx')).IconPicker),
  emoji: onDemand(async () => (await import('../typing/emoji-picker.tsx')).EmojiPicker),
  media: onDemand(async () => (await import('../../../editing/media/media-dialog.tsx')).MediaDialog),
  newFormula: onDemand(async () => (await import('../../../editing/formula/formula-dialog.tsx')).NewFormula),
  formula: onDemand(async () => (await import('../../../editing/formula/formula-dialog.tsx')).SelectedFormula),
};

/** Opens icons, emoji, films or a formula when a command asks for them. */
export function PickerPlace() {
  const editor = useEditor();
  const [isOpen, setOpen] = useState(false);
  // A dialog that was open stays, so that it gives the focus back.
  const [latest, setLatest] = useState<keyof typeof pickers>();
  useEffect(
    () =>
      editor.onAsk((asked) => {
        if (asked !== 'icons' && asked !== 'emoji' && asked !== 'media' && asked !== 'newFormula' && asked !== 'formula') return;
        setOpen(true);
        setLatest(asked);
      }),
    [editor],
  );
  if (!latest) return null;
  const Picker = pickers[latest];
  return (
    <Later>
      <Picker isOpen={isOpen} onClose={() => setOpen(false)} />
    </Later>
  );
}
