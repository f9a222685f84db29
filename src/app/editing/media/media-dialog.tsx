import { useText } from '#app/client/frame.tsx';
import type { Editor } from '#editor/open-editor.ts';
import type { MediaTools } from '#editor/tools/media/media-tools.ts';
import { type FormEvent, use, useEffect, useRef, useState } from 'react';
import { useEditor } from '../../pages/editor/editor-context.tsx';
import { noticeWords } from '../../pages/editor/header/notice-words.ts';
import { kindIcons } from '../../pages/editor/parts/kind-icons.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { visuallyHidden } from '../../ui/type.css.ts';
import * as styles from './media.css.ts';

/** Brings films and recordings from files, or one from an address. */
export function MediaDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText();
  const editor = useEditor();
  const tools = use(editor.load.media());
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text('editorCommands.addMedia')}>
      {isOpen && <Ways editor={editor} tools={tools} onClose={onClose} />}
    </Dialog>
  );
}

function Ways({ editor, tools, onClose }: { editor: Editor; tools: MediaTools; onClose: () => void }) {
  const text = useText();
  const file = useRef<HTMLInputElement>(null);
  const close = () => {
    onClose();
    // The dialog gives the focus back first.
    setTimeout(() => document.querySelector<HTMLElement>('[data-canvas]')?.focus());
  };
  return (
    <div className={styles.ways}>
      <div className={styles.way}>
        <Button isWide icon={kindIcons.video} data-autofocus onClick={() => file.current?.click()}>
          {text('editorObjects.media.choose')}
        </Button>
        <p className={styles.hint}>{text('editorObjects.media.kinds')}</p>
        <input
          ref={file}
          type="file"
          accept="video/*,audio/*"
          multiple
          className={visuallyHidden}
          tabIndex={-1}
          aria-hidden="true"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            if (files.length === 0) return;
            close();
            void editor.addPictures(files);
          }}
        />
      </div>
      <FromAddress tools={tools} onDone={close} />
    </div>
  );
}

function FromAddress({ tools, onDone }: { tools: MediaTools; onDone: () => void }) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isPage, setPage] = useState(false);
  const { desk } = useEditor();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  const address = tools.fileAddress(typed);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (address === undefined) return setProblem(text('editorObjects.media.address.wrong'));
    setPage(tools.isPlayerPage(address));
    if (tools.isPlayerPage(address)) return setProblem(text('editorObjects.media.address.page'));
    setBusy(true);
    const isAdded = await tools.addFrom(address, (reason) => {
      const notice = { kind: 'picture-refused', reason } as const;
      if (isHere.current) setProblem(text(...noticeWords(notice)));
      else desk.tell(notice);
    });
    // Whoever has gone on does something else by now.
    if (!isHere.current) return;
    setBusy(false);
    if (isAdded) onDone();
  };
  return (
    <form className={styles.way} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        type="url"
        label={text('editorObjects.media.address')}
        hint={text('editorObjects.media.address.hint')}
        problem={problem}
        value={typed}
        autoComplete="off"
        placeholder="https://"
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(undefined);
          setPage(false);
        }}
      />
      <Button type="submit" tone="outline" isWide isBusy={isBusy}>
        {text('editorObjects.media.address.add')}
      </Button>
      {isPage && address !== undefined && (
        <Button
          tone="outline"
          isWide
          onClick={() => {
            tools.addLink(address);
            onDone();
          }}
        >
          {text('editorObjects.media.link')}
        </Button>
      )}
    </form>
  );
}
