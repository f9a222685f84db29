import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { type AssetMade, type DrawingMade, largestMedia, largestPicture } from '#contract/presentation/changes.ts';
import { ImportProblem, type ImportProblemCode } from '#convert/import/problems.ts';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { Problem, type ProblemCode } from '../../../http/problems.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { createLine } from '../../../platform/documents/line.ts';
import type { Importer } from '../../../platform/imports/importer.ts';
import { type Arrival, createArrivals } from '../../../platform/imports/media/arrivals.ts';
import { emptyTraces } from '../../../platform/imports/media/empty-traces.ts';
import { readMedia } from '../../../platform/imports/media/read-media.ts';
import { receiveFile } from '../../../platform/imports/media/receive-file.ts';
import { ImporterFailure } from '../../../platform/imports/problems.ts';
import { type fetchPublic, NotFetched } from '../../../platform/network/fetch-public.ts';
import { defineJob } from '../../../platform/queue/job.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { AssetUploadsStore } from './asset-uploads.store.ts';

const HOUR = 60 * 60_000;
/** How long a file stays that no version and no change of a draft names: somebody may undo what removed it. */
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
  /** Its media type; undefined if it cannot be one of ours. */
  typeOf(file: string): string | undefined;
  fetchPublic: typeof fetchPublic;
}

interface Adding {
  id: number;
  ownerId: string;
  personId: string;
}

/** What the importer wrote about the one picture of a file. */
const Written = z.object({
  assets: z.record(z.string(), z.object({ source: z.string(), width: z.number().positive(), height: z.number().positive() })),
});
/** The same, of a drawing: an object in the one topic. */
const Drawn = z.object({
  kind: z.literal('drawing'),
  drawing: z.looseObject({ nodes: z.array(z.unknown()).min(1) }),
  alt: z.string().optional(),
  width: z.number(),
  height: z.number(),
});
const WrittenDrawing = z.object({ root: z.object({ children: z.tuple([z.object({ children: z.tuple([Drawn]) })]) }) });
/** Bytes of a drawing, which a change has to have room for. */
const LARGEST_DRAWING = 4 * 1024 * 1024;

/** Files on their way to us: of one person, and bytes of everybody's. */
const [MOST_ARRIVING, MOST_BYTES] = [4, 4 * 1024 ** 3];

/** Pictures, films and recordings for a draft. They are stored before the change that uses them is sent. */
export function createAssetUploads(parts: Parts) {
  const { store, importer, storage, storageOf, holdFiles, fileKey, typeOf } = parts;
  const inLine = createLine({ places: 2, mostWaiting: 16, mostOfOne: 4 });
  const arrivals = createArrivals({ mostOfOne: MOST_ARRIVING, mostBytes: MOST_BYTES });

  const keep = async (file: string, bytes: number, open: () => Uint8Array | Readable, { id, ownerId }: Adding) => {
    const type = typeOf(file);
    if (type === undefined) throw new Error(`${file} cannot be served`);
    await refuseWithoutRoom(ownerId, bytes);
    const key = fileKey(file);
    const put = async () => {
      if (!(await storage.stat(key))) await storage.put(key, open(), { type });
    };
    // The row first, so that a file without one is never left behind.
    await store.add(id, file, bytes);
    // Long before the transaction; there it is put only if it was just being removed.
    await put();
    await store.inTransaction(async (client) => {
      await holdFiles(client);
      await put();
    });
    return `/files/${file}`;
  };
  const refuseWithoutRoom = async (ownerId: string, bytes: number) => {
    const { usedBytes, limitBytes } = await storageOf(ownerId);
    if (limitBytes !== null && usedBytes + bytes > limitBytes) throw new Problem('noRoom');
  };

  const addPicture = async (path: string, folder: string, adding: Adding): Promise<AssetMade | DrawingMade> => {
    const options = { arrangement: 'line', includesHidden: false } as const;
    const deck = await importer.run({ file: path, name: 'picture', options, workFolder: join(folder, 'made') }).catch(refuse);
    const [picture, ...others] = deck.pictures;
    if (deck.format !== 'images' || others.length > 0) throw new Problem('wrongType');
    const written = await readFile(deck.documentPath, 'utf8');
    if (!picture) return drawingIn(written);
    const { assets } = Written.parse(JSON.parse(written));
    const asset = Object.values(assets).find(({ source }) => source.endsWith(picture.file));
    if (!asset) throw new Problem('wrongType');
    const made = await readFile(join(dirname(deck.documentPath), picture.file));
    const source = await keep(picture.file, made.length, () => made, adding);
    return { kind: 'image', source, width: asset.width, height: asset.height };
  };
  const addMedia = async (path: string, bytes: number, adding: Adding): Promise<AssetMade> => {
    const media = await readMedia(path);
    if (!media) throw new Problem('wrongType');
    await emptyTraces(path, media.traces);
    const hash = createHash('sha256');
    for await (const piece of createReadStream(path)) hash.update(piece);
    const source = await keep(`media/${hash.digest('hex')}.${media.extension}`, bytes, () => createReadStream(path), adding);
    return { kind: 'video', ...(media.kind === 'sound' && { isSound: true }), source, width: media.width, height: media.height };
  };

  const arrive = async <T>(personId: string, work: (arrival: Arrival) => Promise<T>): Promise<T> => {
    const arrival = arrivals.begin(personId);
    if (!arrival) throw new Problem('tooMany', { retryAfter: 5 });
    try {
      return await work(arrival);
    } finally {
      arrival.end();
    }
  };
  const receive = async (
    sent: AsyncIterable<Uint8Array>,
    announced: number,
    adding: Adding,
    arrival: Arrival,
  ): Promise<AssetMade | DrawingMade> => {
    const { personId, ownerId } = adding;
    if (announced > largestMedia) throw new Problem('tooLarge');
    // Pictures become smaller.
    if (announced > largestPicture) await refuseWithoutRoom(ownerId, announced);
    if (!arrival.hold(announced || largestMedia)) throw new Problem('tooMany', { retryAfter: 30 });
    const folder = await mkdtemp(join(tmpdir(), 'lectern-asset-'));
    try {
      const path = join(folder, 'file');
      const { bytes, isMedia, isTooLarge } = await receiveFile(sent, path);
      if (isTooLarge) throw new Problem('tooLarge');
      if (bytes === 0) throw new Problem('badRequest');
      return await inLine(personId, () => (isMedia ? addMedia(path, bytes, adding) : addPicture(path, folder, adding)));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  return {
    belongsTo: store.belongsTo,
    /**
     * Refuses whatever is not one picture, film or recording, and what the owner of the presentation has no room for. `announced`: how
     * many bytes it should be, or 0.
     */
    add: (sent: AsyncIterable<Uint8Array>, announced: number, adding: Adding): Promise<AssetMade | DrawingMade> =>
      arrive(adding.personId, (arrival) => receive(sent, announced, adding, arrival)),
    /** The same, for a file elsewhere, until `signal` says that nobody waits for it any more. */
    addFrom: (address: string, adding: Adding, signal: AbortSignal): Promise<AssetMade | DrawingMade> =>
      arrive(adding.personId, async (arrival) => {
        try {
          const { length, body, close } = await parts.fetchPublic(address, signal);
          return await receive(body, length, adding, arrival).finally(close);
        } catch (error) {
          if (error instanceof NotFetched) throw new Problem('invalid', { cause: error });
          throw error;
        }
      }),
  };
}

export type AssetUploads = ReturnType<typeof createAssetUploads>;

/** Nothing of it is stored: the object has all of it. */
function drawingIn(written: string): DrawingMade {
  const { data } = WrittenDrawing.safeParse(JSON.parse(written));
  if (!data) throw new Problem('wrongType');
  if (written.length > LARGEST_DRAWING) throw new Problem('tooLarge');
  const { alt, ...drawn } = data.root.children[0].children[0];
  return { ...drawn, ...(alt !== undefined && { alt }) };
}

const refusals: { readonly [Code in ImportProblemCode]?: ProblemCode } = { 'too-large': 'tooLarge', 'too-many-pixels': 'tooManyPixels' };

function refuse(error: unknown): never {
  if (error instanceof ImportProblem) throw new Problem(refusals[error.code] ?? 'wrongType', { cause: error });
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

/** Removes files that were added while editing, and that nothing refers to any more. */
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
