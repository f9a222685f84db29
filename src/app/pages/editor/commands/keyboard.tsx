import { useText } from '#app/client/frame.tsx';
import type { Asked } from '#editor/commands/asks.ts';
import { useEffect, useRef, useState } from 'react';
import { Palette } from './palette.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { useEditor } from '../editor-context.tsx';
import { attachKeys } from './attach-keys.ts';

/** Keys and what they do; and what commands open. */
export function Keyboard() {
  const text = useText();
  const editor = useEditor();
  const file = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<Exclude<Asked, 'picture'>>();
  useEffect(() => attachKeys(editor), [editor]);
  useEffect(() => editor.onAsk((asked) => (asked === 'picture' ? file.current?.click() : setOpen(asked))), [editor]);
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
      <Palette isOpen={open === 'palette'} onClose={close} />
      <Shortcuts isOpen={open === 'shortcuts'} onClose={close} />
    </>
  );
}
