import { useText } from '#app/client/frame.tsx';
import { routes } from '#contract/routes.ts';
import type { TextKey } from '#locale/catalogue.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { visuallyHidden } from '../../../ui/type.css.ts';
import { media } from '../../../ui/media/media.ts';
import { useDesk, useDeskState, useEditor } from '../editor-context.tsx';
import { useMatches } from '../parts/use-matches.ts';
import * as styles from './editor-header.css.ts';
import { announcementOf, type StatusWords, statusWords } from './status-words.ts';

/** From Lucide (ISC licence). */
const icons: Readonly<Record<StatusWords['tone'], IconName>> = {
  busy: 'M17.5 19H9a7 7 0 1 1 6.71-9h1.79a4.5 4.5 0 1 1 0 9Z',
  fine: 'M17 15l-5.5 5.5L9 18M5 17.743A7 7 0 1 1 15.71 10h1.79a4.5 4.5 0 0 1 1.5 8.742',
  waiting:
    'M2 2l20 20M5.782 5.782A7 7 0 0 0 9 19h8.5a4.5 4.5 0 0 0 1.307-.193M21.532 16.5A4.5 4.5 0 0 0 17.5 10h-1.79A7.008 7.008 0 0 0 10 5.07',
  problem: 'warning',
};

function useStatusWords(): StatusWords {
  const status = useDeskState((state) => state.status);
  const uploading = useDeskState((state) => state.uploading);
  const waiting = useDeskState((state) => state.waiting);
  return statusWords(status, uploading, waiting);
}

/** Whether everything is saved, in a word, which leads to what was saved before; what screen readers have to hear of it is announced. */
export function SaveStatus() {
  const text = useText();
  const count = useDeskState((state) => state.uploading);
  const words = useStatusWords();
  const { run } = useEditor();
  const isPhone = useMatches(media.phone);
  const word = (
    <>
      <Icon name={icons[words.tone]} size={16} />
      <span className={styles.statusWord}>{text(words.short, { count })}</span>
    </>
  );
  return (
    <>
      {isPhone ? (
        <span className={styles.status} data-tone={words.tone}>
          {word}
        </span>
      ) : (
        <button
          type="button"
          className={styles.statusButton}
          data-tone={words.tone}
          title={text('editorCommands.versions')}
          onClick={() => run('versions')}
        >
          {word}
        </button>
      )}
      <Announcement {...words} />
    </>
  );
}

function Announcement({ short, tone, sentence }: StatusWords) {
  const text = useText();
  const settled = useRef<StatusWords>(undefined);
  const count = useDeskState((state) => state.waiting);
  const [said, setSaid] = useState<TextKey>();
  useEffect(() => {
    // Saving is on the way to somewhere: what was before it counts.
    if (tone === 'busy') return;
    const words = { short, tone, ...(sentence && { sentence }) };
    setSaid(announcementOf(words, settled.current));
    settled.current = words;
  }, [short, tone, sentence]);
  return (
    <span role="status" className={visuallyHidden}>
      {said && text(said, { count })}
    </span>
  );
}

/** Why nothing is saved, and what helps. It stays until it is over. */
export function StatusStrip({ dashboard }: { dashboard: string }) {
  const text = useText();
  const { short, sentence, remedy } = useStatusWords();
  const desk = useDesk();
  const count = useDeskState((state) => state.waiting);
  if (!sentence) return null;
  return (
    <section className={styles.strip} aria-label={text(short)}>
      <Icon name="problem" size={18} />
      <p className={styles.stripWords}>{text(sentence, { count })}</p>
      {remedy === 'files' && (
        <>
          <Button size="sm" tone="outline" onClick={desk.sendWaiting}>
            {text('editor.again')}
          </Button>
          <Button size="sm" tone="ghost" onClick={desk.dropWaiting}>
            {text('editor.dropFiles')}
          </Button>
        </>
      )}
      {remedy === 'reload' && (
        <Button size="sm" tone="outline" onClick={() => location.reload()}>
          {text('editor.reload')}
        </Button>
      )}
      {remedy === 'log-in' && (
        <Button size="sm" tone="outline" href={routes.logIn} target="_blank">
          {text('editor.logIn')}
        </Button>
      )}
      {remedy === 'dashboard' && (
        <Button size="sm" tone="outline" href={dashboard}>
          {text('editor.back')}
        </Button>
      )}
    </section>
  );
}
