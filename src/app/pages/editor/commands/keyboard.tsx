import { useText } from '#app/client/frame.tsx';
import type { Asked } from '#editor/commands/asks.ts';
import { useEffect, useRef, useState } from 'react';
import { useEditor } from '../editor-context.tsx';
import { Later, onDemand } from '../parts/later.tsx';
import { attachKeys } from './attach-keys.ts';

const Palette = onDemand(async () => (await import('./palette.tsx')).Palette);
const Shortcuts = onDemand(async () => (await import('../../../editing/keys/shortcuts.tsx')).Shortcuts);

/** Keys and what they do; and what commands open. */
export function Keyboard() {
  const text = useText();
  const editor = useEditor();
  const file = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<Exclude<Asked, 'picture'>>();
  useEffect(() => attachKeys(editor), [editor]);
  // After the first frame; whoever asks for one says if they could not be loaded.
  useEffect(() => void editor.load.commands().catch(() => undefined), [editor]);
  // Once there is nothing else to do: whoever pastes may have no connection.
  useEffect(() => void (globalThis.requestIdleCallback ?? setTimeout)(() => void editor.clipboard.prepare()), [editor]);
  // A dialog that was open stays, so that it gives the focus back.
  const [hasOpened, setOpened] = useState(false);
  useEffect(() => {
    return editor.onAsk((asked) => {
      if (asked === 'picture') return file.current?.click();
      if (asked !== 'palette' && asked !== 'shortcuts') return;
      setOpen(asked);
      setOpened(true);
    });
  }, [editor]);
  const close = () => setOpen(undefined);
  return (
    <>
      <input
        ref={file}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={text('editorCommands.addPicture')}
        onChange={({ target }) => {
          void editor.addPictures([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {hasOpened && (
        <Later>
          <Palette isOpen={open === 'palette'} onClose={close} />
          <Shortcuts isOpen={open === 'shortcuts'} onClose={close} />
        </Later>
      )}
    </>
  );
}
