import { useText } from '#app/client/frame.tsx';
import type { TextKey } from '#locale/catalogue.ts';
import { useEffect } from 'react';
import { showToast } from '../../../ui/overlay/toast-list.ts';
import { useDeskState, useEditor } from '../editor-context.tsx';
import { useNameOf } from '../parts/object-words.ts';
import { noticeWords } from './notice-words.ts';

/** Tells what the desk has to tell, once. */
export function Notices() {
  const text = useText();
  const { desk, outline, clipboard } = useEditor();
  const nameOf = useNameOf();
  const notice = useDeskState((state) => state.notice);
  useEffect(() => {
    // What is only spoken is not shown.
    if (!notice || notice.kind === 'said') return;
    desk.tell(undefined);
    if (notice.kind === 'done') return showToast({ text: text(notice.text as TextKey, notice.values) });
    if (notice.kind === 'outline-pasted') {
      const { ids, text: lines } = notice;
      const action = { label: text('editorCommands.asTopics'), onSelect: () => void clipboard.asTopics(lines, ids) };
      return showToast({ text: text('editorCommands.pastedText'), action });
    }
    if (notice.kind === 'nested') {
      const { ids, into } = notice;
      const name = ids.length === 1 ? nameOf(ids[0] ?? '') : text('editorOutline.several', { count: ids.length });
      return showToast({ text: text('editorOutline.said.into', { name, into: nameOf(into) }) });
    }
    const [key, values] = noticeWords(notice);
    const { kind } = notice;
    const unlock = kind === 'locked' && {
      label: text('editorCommands.unlock'),
      onSelect: () => void outline.set(notice.ids, 'isLocked', false),
    };
    showToast({ text: text(key, values), tone: 'problem', ...(unlock && { action: unlock }) });
  }, [desk, outline, clipboard, notice, text, nameOf]);
  return null;
}
