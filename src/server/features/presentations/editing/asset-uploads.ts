import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AssetMade } from '#contract/presentation/changes.ts';
import { ImportProblem } from '#convert/import/problems.ts';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { Problem } from '../../../http/problems.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { createLine } from '../../../platform/documents/line.ts';
import type { Importer } from '../../../platform/imports/importer.ts';
import { ImporterFailure } from '../../../platform/imports/problems.ts';
import { defineJob } from '../../../platform/queue/job.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { AssetUploadsStore } from './asset-uploads.store.ts';

const HOUR = 60 * 60_000;
/** How long a picture stays that no version and no change of a draft names: somebody may undo what removed it. */
const UNUSED_FOR = 24 * HOUR;
const A_TIME = 200;

interface Parts {
  store: AssetUploadsStore;
  /** Checks and converts pictures as those of imported files, in an isolated process. */
  importer: Pick<Importer, 'run'>;
  storage: Storage;
  /** How much storage a person uses, and may use. */
  storageOf(ownerId: string): Promise<{ usedBytes: number; limitBytes: number | null }>;
  /** Keeps presentation files from being removed until the transaction ends. */
  holdFiles(client: PoolClient): Promise<void>;
  /** The storage key of a file served under this name. */
  fileKey(file: string): string;
}

/** What the importer wrote about the one picture of a file. */
const Written = z.object({
  assets: z.record(z.string(), z.object({ source: z.string(), width: z.number().positive(), height: z.number().positive() })),
});

/** Pictures for a draft. They are stored before the change that uses them is sent. */
export function createAssetUploads({ store, importer, storage, storageOf, holdFiles, fileKey }: Parts) {
  const inLine = createLine({ places: 2, mostWaiting: 16, mostOfOne: 4 });

  const check = async (bytes: Uint8Array, folder: string) => {
    const file = join(folder, 'file');
    await writeFile(file, bytes, { mode: 0o600 });
    const options = { arrangement: 'line', includesHidden: false } as const;
    const deck = await importer.run({ file, name: 'picture', options, workFolder: join(folder, 'made') }).catch(refuse);
    const [picture, ...others] = deck.pictures;
    if (deck.format !== 'images' || !picture || others.length > 0) throw new Problem('wrongType');
    const { assets } = Written.parse(JSON.parse(await readFile(deck.documentPath, 'utf8')));
    const asset = Object.values(assets).find(({ source }) => source.endsWith(picture.file));
    if (!asset) throw new Problem('wrongType');
    const { width, height } = asset;
    return { ...picture, width, height, bytes: await readFile(join(dirname(deck.documentPath), picture.file)) };
  };

  return {
    belongsTo: store.belongsTo,
    /** Refuses whatever is not one picture, and what the owner of the presentation has no room for. */
    add: (bytes: Uint8Array, { id, ownerId, personId }: { id: number; ownerId: string; personId: string }): Promise<AssetMade> =>
      inLine(personId, async () => {
        const folder = await mkdtemp(join(tmpdir(), 'lectern-asset-'));
        try {
          const { file, type, width, height, bytes: made } = await check(bytes, folder);
          const { usedBytes, limitBytes } = await storageOf(ownerId);
          if (limitBytes !== null && usedBytes + made.length > limitBytes) throw new Problem('noRoom');
          // The row first, so that a file without one is never left behind.
          await store.add(id, file, made.length);
          await store.inTransaction(async (client) => {
            await holdFiles(client);
            if (!(await storage.stat(fileKey(file)))) await storage.put(fileKey(file), made, { type });
          });
          return { source: `/files/${file}`, width, height };
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      }),
  };
}

export type AssetUploads = ReturnType<typeof createAssetUploads>;

function refuse(error: unknown): never {
  if (error instanceof ImportProblem) throw new Problem(error.code === 'too-large' ? 'tooLarge' : 'wrongType', { cause: error });
  if (error instanceof ImporterFailure && error.kind === 'failed') throw new Problem('wrongType', { cause: error });
  throw error;
}

const assetsLeft = defineJob('assets-left', z.object({}), { retries: 4, backoff: 60_000 });

interface LeftParts {
  store: Pick<AssetUploadsStore, 'leave' | 'forget'>;
  clock: Clock;
  /** Removes those of the files that nothing refers to. */
  removeUnused(files: readonly string[]): Promise<void>;
}

/** Removes pictures that were added while editing, and that nothing refers to any more. */
export const createAssetsLeft =
  ({ store, clock, removeUnused }: LeftParts) =>
  async (signal: AbortSignal): Promise<void> => {
    for (let count = A_TIME; count === A_TIME;) {
      signal.throwIfAborted();
      const files = await store.leave(new Date(clock.now() - UNUSED_FOR), A_TIME);
      await removeUnused(files);
      await store.forget(files);
      count = files.length;
    }
  };

export async function workOnAssetsLeft(queue: Queue, sweep: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const planNext = () => queue.publish(assetsLeft, {}, { after: HOUR, singletonKey: 'next round' });
  await queue.work(assetsLeft, async (_none, { signal }) => {
    // Before anything can fail. The key keeps it to one pending round across all processes.
    await planNext();
    await sweep(signal);
  });
  await planNext();
}
