import { once } from '../tools/once.ts';
import type { Desk } from './desk.ts';
import type { PictureRefusal } from './desk-requests.ts';

interface Given extends Pick<Desk, 'oid' | 'newId' | 'tell'> {
  /** How many more files are under way, or fewer. */
  onCount(by: 1 | -1): void;
}

type Requests = Pick<Desk, 'storePicture' | 'storeFile' | 'rename' | 'makeVersion'>;

/** What is asked of the server, besides changes. How to ask is loaded with the first request, without which it could not be sent either. */
export function openRequests({ oid, newId, tell, onCount }: Given): Requests {
  const load = once(() => import('./desk-requests.ts'));
  const tellRefused = (reason: PictureRefusal) => tell({ kind: 'picture-refused', reason });
  const storeFile: Desk['storeFile'] = async (file, onRefused = tellRefused) => {
    onCount(1);
    const stored = await load().then(
      (requests) => requests.storeFile(oid, file),
      () => ({ refusal: 'away' as const }),
    );
    onCount(-1);
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
    async rename(title) {
      const isDone = await load().then(
        (requests) => requests.rename(oid, title),
        () => false,
      );
      if (!isDone) tell({ kind: 'not-renamed' });
      return isDone;
    },
    makeVersion: (name) =>
      load().then(
        (requests) => requests.makeVersion(oid, name),
        () => false,
      ),
  };
}
