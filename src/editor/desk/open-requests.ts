import { createPatience } from '../sync/kept/patience.ts';
import type { Renaming } from '../sync/title/unsent-title.ts';
import type { Surroundings } from '../sync/surroundings.ts';
import { once } from '../tools/once.ts';
import type { Desk } from './desk.ts';
import type { PictureRefusal, StoredFile } from './desk-requests.ts';

interface Given extends Pick<Desk, 'oid' | 'newId' | 'tell'>, Pick<Surroundings, 'after'> {
  /** How many more files are under way, or fewer; `waiting`, of those that wait for the server. */
  onCount(which: 'uploading' | 'waiting', by: 1 | -1): void;
}

interface Requests extends Pick<Desk, 'storePicture' | 'storeFile' | 'makeVersion' | 'sendWaiting' | 'dropWaiting'> {
  rename(title: string): Promise<Renaming>;
}

type Stored = StoredFile | { refusal: PictureRefusal } | 'dropped';

/** What is asked of the server, besides changes. How to ask is loaded with the first request, without which it could not be sent either. */
export function openRequests({ oid, newId, tell, onCount, after }: Given): Requests {
  const load = once(() => import('./desk-requests.ts'));
  const patience = createPatience({ after });
  const tellRefused = (reason: PictureRefusal) => tell({ kind: 'picture-refused', reason });

  let last: Promise<unknown> = Promise.resolve();
  /** One after the other. */
  const send = (file: Blob | string): Promise<Exclude<Stored, 'dropped'>> => {
    const sent = last
      .then(load)
      .then((requests) => requests.storeFile(oid, file))
      .catch(() => ({ refusal: 'away' as const }));
    last = sent;
    return sent;
  };
  /** A file that somebody has chosen need not be chosen again: it waits here until the server is back. */
  const sendFile = async (file: Blob | string): Promise<Stored> => {
    const stored = await send(file);
    if (typeof file === 'string' || !('refusal' in stored) || stored.refusal !== 'away') return stored;
    onCount('waiting', 1);
    const isWanted = await patience.wait();
    onCount('waiting', -1);
    return isWanted ? sendFile(file) : 'dropped';
  };
  const storeFile: Desk['storeFile'] = async (file, onRefused = tellRefused) => {
    onCount('uploading', 1);
    const stored = await sendFile(file);
    onCount('uploading', -1);
    if (stored === 'dropped') return undefined;
    if ('refusal' in stored) {
      onRefused(stored.refusal);
      return undefined;
    }
    if (stored.kind === 'drawing') return stored;
    const { isSound = false, ...made } = stored;
    const asset = newId('picture');
    return {
      asset,
      operation: { kind: 'asset', id: asset, asset: made },
      width: made.width,
      height: made.height,
      ...(made.kind === 'video' && { media: { isSound, source: made.source } }),
    };
  };
  return {
    storeFile,
    async storePicture(file, onRefused = tellRefused) {
      const stored = await storeFile(file, onRefused);
      if (stored && 'asset' in stored) return stored;
      if (stored) onRefused('wrong-type');
      return undefined;
    },
    sendWaiting: patience.wake,
    dropWaiting: patience.drop,
    rename: (title) =>
      load().then(
        (requests) => requests.rename(oid, title),
        () => 'away',
      ),
    makeVersion: (name) =>
      load().then(
        (requests) => requests.makeVersion(oid, name),
        () => false,
      ),
  };
}
