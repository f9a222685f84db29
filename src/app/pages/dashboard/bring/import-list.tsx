import { rotateIcon } from '#app/ui/icon/page-icons.ts';
import { useFrame, useText } from '#app/client/frame.tsx';
import type { UploadRow } from '#app/client/uploads/uploads.ts';
import type { Imports } from '#app/client/uploads/use-imports.ts';
import type { ImportSummary } from '#contract/presentation/imports.ts';
import { isolate } from '#locale/isolate.ts';
import { formatPercent } from '#locale/number.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { needsScript } from '../../../ui/type.css.ts';
import * as styles from './import-list.css.ts';
import { ImportRow } from './import-row.tsx';

/** All files that are in progress or have just arrived. */
export function ImportList({ bringing, onChoose }: { bringing: Imports; onChoose: () => void }) {
  const text = useText();
  const { uploads, imports, unfinished, retry, cancel, end, drop } = bringing;
  const finished = imports.filter(({ state }) => state === 'ready');
  return (
    <div className={styles.frame}>
      {finished.length > 1 && (
        <Button
          tone="ghost"
          size="sm"
          className={classNames(styles.clear, needsScript)}
          onClick={() => finished.forEach(({ id }) => end(id))}
        >
          {text('library.import.clearFinished')}
        </Button>
      )}
      <ul className={styles.list} aria-label={text('library.imports')}>
        {uploads.map((row) => (
          <SentFile key={row.key} row={row} onRetry={() => retry(row.key)} onCancel={() => cancel(row.key)} />
        ))}
        {imports.map((each) => (
          <ImportedFile key={each.id} given={each} onEnd={() => end(each.id)} />
        ))}
        {unfinished.map((upload) => (
          <ImportRow
            key={upload.key}
            name={upload.name}
            status=""
            progress={null}
            problem={text('library.import.unfinished')}
            end={{ label: 'library.import.dismiss', onEnd: () => drop(upload) }}
          >
            <div className={styles.ways}>
              <Button tone="outline" size="sm" onClick={onChoose}>
                {text('library.drop.choose')}
              </Button>
            </div>
          </ImportRow>
        ))}
      </ul>
    </div>
  );
}

function SentFile({
  row: { name, size, sent, sending },
  onRetry,
  onCancel,
}: {
  row: UploadRow;
  onRetry: () => void;
  onCancel: () => void;
}) {
  const text = useText();
  const { language } = useFrame();
  const share = size === 0 ? 0 : sent / size;
  const end = { label: 'library.import.cancel', onEnd: onCancel } as const;
  switch (sending.phase) {
    case 'queued':
      return <ImportRow name={name} status={text('library.import.queued')} progress={share} end={end} />;
    case 'sending':
      // Rounded down, so that it never says 100% before the last byte has arrived.
      return (
        <ImportRow
          name={name}
          status={text('library.import.uploading', { percent: formatPercent(Math.floor(share * 100) / 100, language) })}
          progress={share}
          end={end}
        />
      );
    case 'reconnecting':
      return <ImportRow name={name} status={text('library.import.reconnecting')} progress={share} end={end} />;
    case 'sent':
      return <ImportRow name={name} status={text('library.import.waiting')} end={end} />;
    case 'broken':
      return (
        <ImportRow
          name={name}
          status={text('library.import.failed')}
          tone="problem"
          progress={null}
          problem={sending.problem ?? text(sending.isRefused ? 'library.import.refused' : 'library.import.lost')}
          end={{ ...end, label: 'library.import.dismiss' }}
        >
          {!sending.isRefused && (
            <div className={styles.ways}>
              <Button tone="outline" size="sm" icon={rotateIcon} onClick={onRetry}>
                {text('library.import.tryAgain')}
              </Button>
            </div>
          )}
        </ImportRow>
      );
  }
}

/** The share of the progress bar each stage covers, so that it never runs backwards. */
const reaches = { waiting: [0, 0], checking: [0, 0.05], reading: [0.05, 0.75], pictures: [0.75, 0.95], saving: [0.95, 1] } as const;

function ImportedFile({
  given: { id, fileName, state, done, total, problem, warnings, presentation },
  onEnd,
}: {
  given: ImportSummary;
  onEnd: () => void;
}) {
  const text = useText();
  const name = isolate(fileName);
  if (state === 'failed' || state === 'cancelled')
    return (
      <ImportRow
        name={fileName}
        status={text(`library.import.${state}`)}
        tone={state === 'failed' ? 'problem' : 'plain'}
        progress={null}
        problem={problem}
        end={{ label: 'library.import.dismiss', onEnd, importId: id }}
      />
    );
  const open = presentation && (
    <Button href={presentation.address} tone="soft" size="sm" aria-label={text('library.import.openNamed', { name })}>
      {text('library.import.open')}
    </Button>
  );
  const details = presentation && (
    <Button
      href={presentation.detailsAddress}
      tone="ghost"
      size="sm"
      className={state === 'ready' ? styles.details : undefined}
      aria-label={text('library.import.detailsNamed', { name })}
    >
      {text('library.import.details')}
    </Button>
  );
  const notes = warnings.length > 0 && (
    <details className={styles.notes}>
      <summary className={styles.summary}>{text('library.import.notes', { count: warnings.length })}</summary>
      <ul className={styles.noteList}>
        {warnings.map((note) => (
          <li key={note.text}>{note.text}</li>
        ))}
      </ul>
      {state === 'ready' && details}
    </details>
  );
  if (state === 'ready') {
    const isDrawn = presentation?.isDrawing === false;
    return (
      <ImportRow
        name={fileName}
        status={text(isDrawn ? 'library.import.ready' : 'library.import.drawing')}
        tone={isDrawn ? 'ready' : 'plain'}
        progress={null}
        end={{ label: 'library.import.dismiss', onEnd, importId: id }}
        // Also while it is being redrawn: a presentation that could be opened stays openable.
        ways={
          <>
            {open}
            {notes || details}
          </>
        }
      />
    );
  }
  const [from, to] = reaches[state];
  const stage = text(`library.import.${state}`);
  return (
    <ImportRow
      name={fileName}
      status={total > 0 ? text('library.import.slides', { stage, done, total }) : stage}
      progress={total > 0 ? from + (to - from) * Math.min(1, done / total) : state === 'waiting' ? undefined : from}
      end={{ label: 'library.import.cancel', onEnd, importId: id }}
    >
      {open && (
        <div className={styles.ways}>
          {open}
          {details}
        </div>
      )}
      {notes}
    </ImportRow>
  );
}
