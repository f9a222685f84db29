import type { ImportSummary, ImportWishes, UploadLimits } from '#contract/presentation/imports.ts';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useFrame } from '../frame.tsx';
import { checkFiles, type RefusedFile } from './check-files.ts';
import { hasStored } from './stored-uploads.ts';
import type { UnfinishedUpload } from './tus-upload.ts';
import { createUploads, type UploadRow } from './uploads.ts';
import { endImport, isRunning, watchImports } from './watch-imports.ts';

const none: readonly UploadRow[] = [];

export interface Imports {
  /** Files this page is sending. */
  uploads: readonly UploadRow[];
  /** Imports of the files that have arrived. */
  imports: readonly ImportSummary[];
  /** Uploads from earlier page views that did not finish. */
  unfinished: readonly UnfinishedUpload[];
  refused: readonly RefusedFile[];
  add(files: readonly File[], wishes: ImportWishes): void;
  retry(key: number): void;
  cancel(key: number): void;
  /** Cancels a running import, or dismisses a finished one. */
  end(id: string): void;
  drop(upload: UnfinishedUpload): void;
  forgetRefused(): void;
}

interface Parts {
  initial: readonly ImportSummary[];
  limits: UploadLimits;
  /** Called when the list of presentations may have changed. */
  onChanged(): void;
}

const tus = () => import('./tus-upload.ts');

/** Files in progress, from the first byte to the last thumbnail: uploaded in chunks, then converted to presentations. */
export function useImports({ initial, limits, onChanged }: Parts): Imports {
  const { user, csrfToken } = useFrame();
  const ownerOid = user?.oid ?? '';
  const sender = { ownerOid, csrfToken: csrfToken ?? '' };
  const [uploads] = useState(() =>
    createUploads({ begin: async (file, wishes, events) => (await tus()).beginUpload(file, wishes, sender, events) }),
  );
  const rows = useSyncExternalStore(uploads.watch, uploads.read, () => none);
  const [imports, setImports] = useState(initial);
  const [unfinished, setUnfinished] = useState<readonly UnfinishedUpload[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const watch = useRef<ReturnType<typeof watchImports>>(undefined);

  const hear = useEffectEvent((now: ImportSummary[]) => {
    const standing = (list: readonly ImportSummary[]) =>
      list.map(({ id, presentation }) => `${id} ${presentation?.oid} ${presentation?.isDrawing} ${presentation?.thumbnail}`).join();
    if (standing(now) !== standing(imports)) onChanged();
    setImports(now);
  });
  const wakeIfRunning = useEffectEvent((watching: ReturnType<typeof watchImports>) => {
    if (imports.some(isRunning)) watching.wake();
  });

  useEffect(() => {
    const watching = watchImports({ onImports: hear });
    watch.current = watching;
    wakeIfRunning(watching);
    return () => watching.close();
  }, []);

  useEffect(() => {
    if (!hasStored(ownerOid)) return;
    let isLate = false;
    void tus()
      .then(({ listUnfinished }) => listUnfinished(ownerOid))
      .then((found) => !isLate && setUnfinished(found))
      .catch(() => undefined);
    return () => void (isLate = true);
  }, [ownerOid]);

  // A finished upload is shown as an import as soon as the server lists it.
  const arrived = rows.filter(({ sending }) => sending.phase === 'sent').length;
  useEffect(() => {
    if (arrived > 0) watch.current?.wake();
  }, [arrived]);
  useEffect(() => {
    const known = new Set(imports.map(({ id }) => id));
    for (const { key, sending } of uploads.read()) if (sending.phase === 'sent' && known.has(sending.id)) uploads.forget(key);
  }, [imports, uploads]);

  useEffect(() => {
    const onOnline = () => uploads.retryLost();
    const onLeave = (event: BeforeUnloadEvent) => uploads.isBusy() && event.preventDefault();
    addEventListener('online', onOnline);
    addEventListener('beforeunload', onLeave);
    return () => {
      removeEventListener('online', onOnline);
      removeEventListener('beforeunload', onLeave);
    };
  }, [uploads]);

  return {
    uploads: rows,
    imports,
    unfinished,
    refused,
    add(files, wishes) {
      const checked = checkFiles(files, limits, rows.length);
      setRefused(checked.refused);
      setUnfinished(unfinished.filter(({ name, size }) => !checked.taken.some((file) => file.name === name && file.size === size)));
      uploads.add(checked.taken, wishes);
    },
    retry: uploads.retry,
    cancel: (key) => void uploads.cancel(key),
    end(id) {
      setImports((listed) => listed.filter((each) => each.id !== id));
      // If the request fails, the next poll brings the import back.
      void endImport(id)
        .catch(() => undefined)
        .then(() => watch.current?.wake());
    },
    drop(upload) {
      setUnfinished(unfinished.filter(({ key }) => key !== upload.key));
      void tus().then(({ dropUnfinished }) => dropUnfinished(upload, sender));
    },
    forgetRefused: () => setRefused([]),
  };
}
