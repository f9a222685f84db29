import { useText } from '#app/client/frame.tsx';
import type { TextKey } from '#locale/catalogue.ts';
import { useEffect } from 'react';
import { showToast } from '../../../ui/overlay/toast-list.ts';
import { useDeskState, useEditor } from '../editor-context.tsx';
import { noticeWords } from './notice-words.ts';

/** Tells what the desk has to tell, once. */
export function Notices() {
  const text = useText();
  const { desk, outline } = useEditor();
  const notice = useDeskState((state) => state.notice);
  useEffect(() => {
    if (!notice) return;
    desk.tell(undefined);
    if (notice.kind === 'done') return showToast({ text: text(notice.text as TextKey, notice.values) });
    const [key, values] = noticeWords(notice);
    const { kind } = notice;
    const unlock = kind === 'locked' && {
      label: text('editorCommands.unlock'),
      onSelect: () => void outline.set(notice.ids, 'isLocked', false),
    };
    showToast({ text: text(key, values), tone: 'problem', ...(unlock && { action: unlock }) });
  }, [desk, outline, notice, text]);
  return null;
}
