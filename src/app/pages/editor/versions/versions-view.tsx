import { useText } from '#app/client/frame.tsx';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { makeSavedVersion } from '../header/make-saved-version.ts';
import { useDesk } from '../editor-context.tsx';
import { NameNow } from './name-form.tsx';
import { Comparison } from './comparison.tsx';
import { useVersions } from './use-versions.ts';
import { VersionBar } from './version-bar.tsx';
import { VersionList } from './version-list.tsx';
import { historyIcon } from './version-icons.ts';
import type { Presented } from '../commands/versions-place.tsx';
import * as styles from './versions.css.ts';

/** Earlier versions beside what is there now. It covers the editor until somebody goes back. */
export function VersionsView({ title, details, onClose }: Presented & { onClose: () => void }) {
  const text = useText();
  const desk = useDesk();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const history = useVersions();
  const { chosen } = history;
  const [said, setSaid] = useState<string>();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    back.current?.focus();
    return () => element?.close();
  }, []);
  // It gives the focus back, and then it is gone.
  const close = () => dialog.current?.close();
  const isSaved = () => makeSavedVersion({ ...desk, makeVersion: async () => true });
  const restore = async () => {
    if (!history.tools || !chosen?.open) return;
    const done = await history.tools.restore(chosen.open, isSaved);
    if (!done) return setSaid(text('editorVersions.notRestored'));
    close();
    desk.tell({ kind: 'done', text: done === 'change' ? 'editorVersions.restored' : 'editorVersions.restoredAll' });
  };
  const tellNamed = (isDone: boolean, isRemoved = false) => {
    setSaid(text(!isDone ? 'editorVersions.notNamed' : isRemoved ? 'editorVersions.nameRemoved' : 'editorVersions.nameSaved'));
    if (isDone) history.reload();
    return isDone;
  };
  const name = async (number: number, words: string | null) =>
    tellNamed((await history.tools?.name(number, words)) ?? false, words === null);
  const nameNow = async (words: string) => tellNamed((await history.tools?.nameNow(words, isSaved)) ?? false);
  return (
    <dialog
      ref={dialog}
      className={styles.view}
      aria-labelledby={heading}
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      data-chosen={chosen ? true : undefined}
    >
      <header className={styles.header}>
        <Button ref={back} tone="ghost" icon="arrowLeft" className={styles.back} onClick={close}>
          {text('editorVersions.back')}
        </Button>
        <span className={styles.divider} />
        <h2 id={heading} className={styles.heading}>
          {text('editorVersions.title')}
        </h2>
        <span className={styles.title} dir="auto">
          {title}
        </span>
        <NameNow onName={nameNow} />
      </header>
      <div className={styles.list}>
        <VersionList history={history} />
      </div>
      <section className={styles.main} aria-label={text('editorVersions.changes')}>
        {chosen?.open && history.tools && (
          <Comparison key={chosen.version.number} tools={history.tools} open={chosen.open} version={chosen.version} />
        )}
        {chosen && !chosen.open && !chosen.hasFailed && (
          <div className={styles.waiting}>
            <Progress label={text('editor.later.loading')} />
          </div>
        )}
        {chosen?.hasFailed && (
          <div className={styles.waiting} role="alert">
            <p>{text('editorVersions.failed')}</p>
            <Button onClick={() => history.choose(chosen.version)}>{text('editor.again')}</Button>
          </div>
        )}
        {!chosen && (
          <div className={styles.waiting}>
            <Icon name={historyIcon} size={28} className={styles.quietIcon} />
            <p>{text('editorVersions.choose')}</p>
          </div>
        )}
      </section>
      {chosen && (
        <VersionBar
          key={chosen.version.number}
          version={chosen.version}
          isReady={chosen.open !== undefined}
          details={details}
          onRestore={restore}
          onName={name}
          onBack={() => history.choose(undefined)}
        />
      )}
      <p role="status" className={said ? styles.said : styles.silent}>
        {said}
      </p>
    </dialog>
  );
}
