import type { Clock } from '../../../platform/clock/clock.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { importLeft, sweepImports } from '../import-jobs.ts';
import type { ImportsStore } from '../imports.store.ts';
import { claimOfDraft, folderOf } from '../keys.ts';
import { EXPIRES_AFTER } from '../uploads/upload-data.ts';
import type { UploadsStore } from '../uploads/uploads.store.ts';
import { reviveImports } from './revive-imports.ts';
import { removeDeadFolders } from './work-folders.ts';

const HOUR = 60 * 60_000;
/** What came to nothing is told for so long. */
const FORGOTTEN_AFTER = 30 * 24 * HOUR;

interface Parts {
  store: ImportsStore;
  uploads: UploadsStore;
  storage: Storage;
  queue: Queue;
  clock: Clock;
  workFolder: string;
  /** A document that nobody says, and those of its files that nobody else shows. */
  removeContent(content: { contentHash: string; documentKey: string }): Promise<void>;
}

/** Puts away what was only needed until an import had ended, and what was begun and left. */
export function createImportsLeft({ store, uploads, storage, queue, clock, workFolder, removeContent }: Parts) {
  /** May be called again: whoever is interrupted goes on. */
  const remove = async (id: string): Promise<void> => {
    const winner = await store.winnerOf(id);
    for await (const { key } of storage.list(folderOf(id))) {
      const claim = claimOfDraft(key);
      // Of a try that came to nothing, its pictures go as well.
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
    /** What an ended import, or an upload that nobody wants, has left. One that is under way is left alone. */
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
          // First the row: somebody may have gone on with it just now.
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
    // Before anything can go wrong; however many processes work, one round waits at a time.
    await queue.publish(sweepImports, {}, { after: HOUR, singletonKey: 'next round' });
    await sweep(signal);
  });
  await queue.publish(sweepImports, {}, { singletonKey: 'now' });
}
