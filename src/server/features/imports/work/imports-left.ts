import type { Clock } from '../../../platform/clock/clock.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { importLeft, sweepImports } from '../import-jobs.ts';
import type { ImportsStore } from '../imports.store.ts';
import { claimOfDraft, folderOf } from '../keys.ts';
import { EXPIRES_AFTER } from '../uploads/upload-data.ts';
import type { UploadsStore } from '../uploads/uploads.store.ts';
import { reviveImports } from './revive-imports.ts';
import { removeDeadFolders } from '../../../platform/confinement/work-folders.ts';

const HOUR = 60 * 60_000;
/** How long failed imports are remembered. */
const FORGOTTEN_AFTER = 30 * 24 * HOUR;

interface Parts {
  store: ImportsStore;
  uploads: UploadsStore;
  storage: Storage;
  queue: Queue;
  clock: Clock;
  workFolder: string;
  /** Removes a document no presentation uses, and those of its files that no other one uses. */
  removeContent(content: { contentHash: string; documentKey: string }): Promise<void>;
}

/** Removes what was needed only during an import, and abandoned uploads. */
export function createImportsLeft({ store, uploads, storage, queue, clock, workFolder, removeContent }: Parts) {
  /** Safe to repeat after an interruption. */
  const remove = async (id: string): Promise<void> => {
    const winner = await store.winnerOf(id);
    for await (const { key } of storage.list(folderOf(id))) {
      const claim = claimOfDraft(key);
      // A failed attempt's pictures go as well.
      if (claim !== undefined && claim !== winner) await removeContent({ contentHash: `import ${claim}`, documentKey: key });
      await storage.remove(key);
    }
    await uploads.remove(id);
  };

  const removeOrphans = async (signal?: AbortSignal): Promise<void> => {
    const ids = new Set<string>();
    for await (const { key } of storage.list('uploads/')) ids.add(key.split('/')[1] ?? '');
    const known = await uploads.known([...ids]);
    for (const id of ids) {
      signal?.throwIfAborted();
      if (!known.has(id)) await remove(id);
    }
  };

  return {
    /** Removes what an ended import or a cancelled upload has left behind. One in progress is left alone. */
    async removeEnded(id: string): Promise<void> {
      if (await store.isEnded(id)) await remove(id);
    },
    async sweep(signal?: AbortSignal): Promise<void> {
      await reviveImports({ store, queue, clock });
      await store.forget(clock.now() - FORGOTTEN_AFTER);
      const since = clock.now() - EXPIRES_AFTER;
      for (let old = await uploads.listOld(since); old.length > 0; old = await uploads.listOld(since)) {
        for (const id of old) {
          signal?.throwIfAborted();
          // The row first: its owner may have resumed the upload just now.
          if (await uploads.removeOld(id, since)) await remove(id);
        }
      }
      await removeOrphans(signal);
      await removeDeadFolders(workFolder, clock);
    },
  };
}

export type ImportsLeft = ReturnType<typeof createImportsLeft>;

export async function workOnImportsLeft(queue: Queue, { removeEnded, sweep }: ImportsLeft): Promise<void> {
  await queue.work(importLeft, ({ importId }) => removeEnded(importId));
  await queue.work(sweepImports, async (_none, { signal }) => {
    // Published first, before anything can fail. However many processes run, only one next round is pending.
    await queue.publish(sweepImports, {}, { after: HOUR, singletonKey: 'next round' });
    await sweep(signal);
  });
  await queue.publish(sweepImports, {}, { singletonKey: 'now' });
}
