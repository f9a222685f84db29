import { isKey } from '#app/client/keys.ts';
import { useText } from '#app/client/frame.tsx';
import { useDraft } from '../controls/use-draft.ts';
import { useDesk, useDeskState } from '../editor-context.tsx';
import * as styles from './editor-header.css.ts';

/** As the details of a presentation allow. */
const LONGEST = 200;

/** The title of the presentation's page, to be changed right there. Without a word, it stays as it was. */
export function TitleField({ title: given }: { title: string }) {
  const text = useText();
  const desk = useDesk();
  const title = useDeskState((state) => state.title) ?? given;
  const draft = useDraft(title, (typed) => {
    const next = typed.trim();
    if (next && next !== title) desk.rename(next);
  });
  return (
    <input
      className={styles.title}
      aria-label={text('editor.name')}
      placeholder={text('editor.name')}
      dir="auto"
      autoComplete="off"
      maxLength={LONGEST}
      // For browsers that cannot size a field by its content.
      size={Math.min(40, Math.max(8, draft.value.length))}
      value={draft.value}
      onChange={({ target }) => draft.type(target.value)}
      onBlur={draft.finish}
      onKeyDown={(event) => {
        if (isKey(event.nativeEvent, 'enter')) event.currentTarget.blur();
        if (!isKey(event.nativeEvent, 'escape')) return;
        event.stopPropagation();
        draft.forget();
      }}
    />
  );
}
