import { useFrame, useText } from '#app/client/frame.tsx';
import { csrfField } from '#contract/form.ts';
import { libraryPath } from '#contract/presentation/library.ts';
import { routes } from '#contract/routes.ts';
import { isolate } from '#locale/isolate.ts';
import type { FormEvent, ReactNode } from 'react';
import { IconButton } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { useLibrary } from '../library-context.tsx';
import { fileKind } from './file-kind.ts';
import * as styles from './import-list.css.ts';

interface ImportRowProps {
  name: string;
  status: string;
  tone?: 'plain' | 'ready' | 'problem';
  /** From 0 to 1; null hides the bar; undefined is indeterminate. */
  progress?: number | null | undefined;
  /** What went wrong, and what to do about it. */
  problem?: string | null;
  /** What the close button does: cancel a running import, or dismiss a finished one. */
  end: {
    label: 'library.import.cancel' | 'library.import.dismiss';
    onEnd(): void;
    /** Set for imports, which a plain form can name. */ importId?: string;
  };
  /** Actions for a finished import, which is shown as a single line. */
  ways?: ReactNode;
  children?: ReactNode;
}

/** One file in progress: its name, its status, and the available actions. */
export function ImportRow({ name, status, tone = 'plain', progress, problem, end, ways, children }: ImportRowProps) {
  const { kind, label } = fileKind(name);
  return (
    <li className={styles.row}>
      <span className={styles.kinds[kind]} aria-hidden="true">
        {label}
      </span>
      <div className={styles.middle}>
        <div className={ways ? styles.finished : styles.line}>
          <bdi className={ways ? styles.finishedName : styles.name} title={name}>
            {name}
          </bdi>
          <span className={classNames(styles.status, styles.tones[tone])}>
            {tone === 'ready' && <Icon name="check" size={16} />}
            {tone === 'problem' && <Icon name="problem" size={16} />}
            {status}
          </span>
          {ways}
        </div>
        {progress !== null && <Progress label={name} isLabelHidden value={progress} />}
        {problem && <p className={styles.problem}>{problem}</p>}
        {children}
      </div>
      <End {...end} name={name} />
    </li>
  );
}

function End({ name, label, onEnd, importId }: ImportRowProps['end'] & { name: string }) {
  const text = useText();
  const { csrfToken } = useFrame();
  const { query } = useLibrary();
  const words = text(label, { name: isolate(name) });
  if (importId === undefined) return <IconButton icon="close" size="sm" className={styles.end} label={words} onClick={onEnd} />;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onEnd();
  };
  return (
    <form method="post" action={routes.dashboardAction} className={styles.end} onSubmit={onSubmit}>
      {csrfToken !== null && <input type="hidden" name={csrfField} value={csrfToken} />}
      <input type="hidden" name="import" value={importId} />
      <input type="hidden" name="next" value={libraryPath(query)} />
      <IconButton type="submit" name="action" value="dismiss-import" icon="close" size="sm" label={words} />
    </form>
  );
}
