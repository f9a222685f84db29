import { useText } from '#app/client/frame.tsx';
import type { Asked } from '#editor/commands/asks.ts';
import { useEffect, useRef, useState } from 'react';
import { useEditor } from '../editor-context.tsx';
import { Later, onDemand } from '../parts/later.tsx';
import { attachKeys } from './attach-keys.ts';

const dialogs = {
  palette: onDemand(async () => (await import('./palette.tsx')).Palette),
  shortcuts: onDemand(async () => (await import('../../../editing/keys/shortcuts.tsx')).Shortcuts),
  describe: onDemand(async () => (await import('../../../editing/menus/describe-dialog.tsx')).DescribeDialog),
};
type Name = keyof typeof dialogs;
const isName = (asked: Asked): asked is Name => Object.hasOwn(dialogs, asked);

/** Keys and what they do; and what commands open. */
export function Keyboard() {
  const text = useText();
  const editor = useEditor();
  const file = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<Name>();
  useEffect(() => attachKeys(editor), [editor]);
  // After the first frame; whoever needs one of them says if it could not be loaded.
  useEffect(() => void Promise.allSettled([editor.load.commands(), editor.load.gestures()]), [editor]);
  // Once there is nothing else to do: whoever pastes may have no connection.
  useEffect(() => void (globalThis.requestIdleCallback ?? setTimeout)(() => void editor.clipboard.prepare()), [editor]);
  // A dialog that was open stays, so that it gives the focus back.
  const [opened, setOpened] = useState<readonly Name[]>([]);
  useEffect(() => {
    return editor.onAsk((asked) => {
      if (asked === 'picture') return file.current?.click();
      if (!isName(asked)) return;
      setOpen(asked);
      setOpened((names) => [...new Set([...names, asked])]);
    });
  }, [editor]);
  /** Browsers say late that one is closed: another may be open by then. */
  const close = (name: Name) => setOpen((now) => (now === name ? undefined : now));
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
      {opened.map((name) => {
        const Opened = dialogs[name];
        return (
          <Later key={name}>
            <Opened isOpen={open === name} onClose={() => close(name)} />
          </Later>
        );
      })}
    </>
  );
}
