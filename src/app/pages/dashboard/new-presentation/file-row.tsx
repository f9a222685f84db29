import { useFrame, useText } from '#app/client/frame.tsx';
import type { UploadRow } from '#app/client/uploads/uploads.ts';
import type { ImportSummary } from '#contract/presentation/imports.ts';
import { isolate } from '#locale/isolate.ts';
import { formatPercent } from '#locale/number.ts';
import type { Translate } from '#locale/translate.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import * as styles from './cards.css.ts';

interface FileRowProps {
  name: string;
  upload?: UploadRow;
  imported?: ImportSummary;
  onRetry?: () => void;
  onEnd: () => void;
}

interface Told {
  status: string;
  /** Undefined while it is unknown; null once it is over. */
  share: number | null | undefined;
  problem?: string | null;
  canRetry?: boolean;
}

/** A file on its way: how far it is, or why it does not come. */
export function FileRow({ name, upload, imported, onRetry, onEnd }: FileRowProps) {
  const text = useText();
  const { language } = useFrame();
  const { status, share, problem, canRetry } = upload ? toldOfUpload(upload, text, language) : toldOfImport(imported, text);
  return (
    <li className={styles.row}>
      <bdi className={styles.rowName} title={name}>
        {name}
      </bdi>
      {share !== null && <Progress label={status} value={share} />}
      {share === null && <p className={styles.text}>{status}</p>}
      {problem && <p className={styles.problem}>{problem}</p>}
      <div className={styles.line}>
        {canRetry && (
          <Button tone="outline" size="sm" onClick={onRetry}>
            {text('library.import.tryAgain')}
          </Button>
        )}
        <Button tone="ghost" size="sm" onClick={onEnd}>
          {text(share === null ? 'library.import.dismiss' : 'library.import.cancel', { name: isolate(name) })}
        </Button>
      </div>
    </li>
  );
}

function toldOfUpload({ size, sent, sending }: UploadRow, text: Translate, language: string): Told {
  const share = size === 0 ? 0 : sent / size;
  switch (sending.phase) {
    case 'queued':
      return { status: text('library.import.queued'), share };
    case 'sending':
      // Rounded down, so that it never says 100% before the last byte has arrived.
      return { status: text('library.import.uploading', { percent: formatPercent(Math.floor(share * 100) / 100, language) }), share };
    case 'reconnecting':
      return { status: text('library.import.reconnecting'), share };
    case 'sent':
      return { status: text('library.import.waiting'), share: undefined };
    case 'broken':
      return {
        status: text('library.import.failed'),
        share: null,
        problem: sending.problem ?? text(sending.isRefused ? 'library.import.refused' : 'library.import.lost'),
        canRetry: !sending.isRefused,
      };
  }
}

function toldOfImport(imported: ImportSummary | undefined, text: Translate): Told {
  const { state = 'waiting', done = 0, total = 0, problem = null } = imported ?? {};
  const stage = text(`library.import.${state}`);
  if (state === 'ready' || state === 'failed' || state === 'cancelled') return { status: stage, share: null, problem };
  return total > 0
    ? { status: text('library.import.slides', { stage, done, total }), share: Math.min(1, done / total) }
    : { status: stage, share: undefined };
}
