import { useFrame, useText } from '#app/client/frame.tsx';
import { useFileDrop } from '#app/client/uploads/use-file-drop.ts';
import { type Imports, useImports } from '#app/client/uploads/use-imports.ts';
import { isRunning } from '#app/client/uploads/watch-imports.ts';
import { importEndings, type ImportSummary, type UploadLimits } from '#contract/presentation/imports.ts';
import { editPath } from '#contract/presentation/presentation-address.ts';
import { libraryPath, plainQuery } from '#contract/presentation/library.ts';
import { formatBytes } from '#locale/bytes.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useHydrated } from '../../../ui/hydrated.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { fileUpIcon } from '../../../ui/icon/library-icons.ts';
import { needsScript } from '../../../ui/type.css.ts';
import { Announcements } from '../bring/announcements.tsx';
import { RefusedFiles } from '../bring/refused-files.tsx';
import { readWishes } from '../options/kept-wishes.ts';
import * as styles from './cards.css.ts';
import { FileRow } from './file-row.tsx';

const accepted = importEndings.map((ending) => `.${ending}`).join();
const kinds = ['PPTX', 'PDF', 'MD', 'PEZ'];

/** Brings a file, and goes on with what has become of it. Several are gone on with on the dashboard. */
export function FileCard({ limits, folder }: { limits: UploadLimits; folder: string | null }) {
  const text = useText();
  const { language } = useFrame();
  const isHydrated = useHydrated();
  const chooser = useRef<HTMLInputElement>(null);
  const bringing = useImports({ initial: [], limits, onChanged: () => undefined });
  const imports = useOwn(bringing);
  const add = (files: readonly File[]) => bringing.add(files, { ...readWishes(), folder });
  const held = useFileDrop(isHydrated, add);

  const [first] = imports;
  const isAlone = bringing.uploads.length + imports.length === 1;
  const openReady = useEffectEvent((ready: ImportSummary) => {
    if (isAlone && ready.presentation) location.assign(editPath({ oid: ready.presentation.oid, schemaVersion: 2 }));
  });
  useEffect(() => {
    if (first?.state === 'ready') openReady(first);
  }, [first]);

  const isBusy = bringing.uploads.length > 0 || imports.some(isRunning);
  return (
    <section className={styles.card} aria-labelledby="from-file">
      <h2 id="from-file" className={styles.title}>
        <Icon name={fileUpIcon} size={20} className={styles.icon} />
        {text('newPresentation.file.title')}
      </h2>
      <p className={styles.text}>{text('newPresentation.file.text')}</p>
      <div className={styles.drop} data-held={held !== null || undefined}>
        <span className={styles.kinds} aria-hidden="true">
          {kinds.map((kind) => (
            <span key={kind} className={styles.kind}>
              {kind}
            </span>
          ))}
        </span>
        <p className={classNames(styles.text, needsScript)}>
          {text('newPresentation.file.drop')} {text('library.drop.limit', { size: formatBytes(limits.fileBytes, language) })}
        </p>
        <p className={styles.script}>{text('library.drop.script')}</p>
        <input
          ref={chooser}
          type="file"
          accept={accepted}
          hidden
          aria-label={text('newPresentation.file.choose')}
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])]);
            // Allows choosing the same file again.
            currentTarget.value = '';
          }}
        />
        <Button tone="outline" size="sm" className={needsScript} isDisabled={isBusy} onClick={() => chooser.current?.click()}>
          {text('newPresentation.file.choose')}
        </Button>
      </div>
      {(bringing.uploads.length > 0 || imports.length > 0) && (
        <ul className={styles.rows} aria-label={text('library.imports')}>
          {bringing.uploads.map((row) => (
            <FileRow
              key={row.key}
              name={row.name}
              upload={row}
              onRetry={() => bringing.retry(row.key)}
              onEnd={() => bringing.cancel(row.key)}
            />
          ))}
          {imports.map((each) => (
            <FileRow key={each.id} name={each.fileName} imported={each} onEnd={() => bringing.end(each.id)} />
          ))}
        </ul>
      )}
      {imports.length > 1 && !isBusy && (
        <Button href={libraryPath({ ...plainQuery, folder })} tone="soft" size="sm">
          {text('library.title')}
        </Button>
      )}
      <RefusedFiles refused={bringing.refused} limits={limits} onDismiss={bringing.forgetRefused} />
      <Announcements uploads={bringing.uploads} imports={imports} />
    </section>
  );
}

/** Only what this page has sent: others are on the dashboard. */
function useOwn({ uploads, imports }: Imports): readonly ImportSummary[] {
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const arrived = uploads.flatMap(({ sending }) => (sending.phase === 'sent' && !sent.has(sending.id) ? [sending.id] : []));
  if (arrived.length > 0) setSent(new Set([...sent, ...arrived]));
  return imports.filter(({ id }) => sent.has(id));
}
