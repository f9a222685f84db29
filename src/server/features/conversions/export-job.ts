import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { PaintLabels } from '#model/paint/labels.ts';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import type { ReadImage } from '../../platform/pictures/images/read-images.ts';
import { PictureFailure } from '../../platform/pictures/studio/problems.ts';
import type { Studio } from '../../platform/pictures/studio/studio.ts';
import { defineJob } from '../../platform/queue/job.ts';
import { PermanentFailure } from '../../platform/queue/problems.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Claim, ConversionsStore, Export } from './conversions.store.ts';
import { askToSweep } from './exports-left.ts';
import { fileTypes } from './media/file-types.ts';
import { MissingImage, writeExport } from './write-export.ts';

/** A user is waiting for it. Failures are counted in the export itself, because its job may be published again. */
export const exportPdf = defineJob('export-pdf', z.object({ exportId: z.string() }), { retries: 5, backoff: 1000 });
const MOST_FAILURES = 3;
/** Milliseconds without a sign of life after which a worker counts as dead, and between two progress updates. */
export const SILENCE = 10_000;
const TOLD_EVERY = 200;

interface Parts {
  store: ConversionsStore;
  storage: Storage;
  /** A separate one, so paying users do not wait for the pictures of others. */
  studio: Studio;
  readImage: ReadImage;
  /** The texts a file in this language may contain. */
  labelsOf(language: string): PaintLabels;
  clock: Clock;
  silence?: number;
}

/** The job may run twice for one export, even at the same time: one claims it, the other finds nothing to do. */
export const workOnExports = (queue: Queue, parts: Parts) =>
  queue.work(exportPdf, async ({ exportId }, { signal }) => {
    const { store, clock, silence = SILENCE } = parts;
    const claim: Claim = { id: exportId, claim: randomUUID() };
    const claimed = await store.claim(claim, clock.now() - silence, clock.now());
    if (claimed) await convert(claim, claimed, parts, signal);
    await askToSweep(queue);
  });

async function convert(claim: Claim, wanted: Export, parts: Parts, stopped: AbortSignal): Promise<void> {
  const { store, storage, clock, silence = SILENCE } = parts;
  const signs = giveSigns(claim, { store, clock, every: silence / 4 });
  try {
    const document = await storage.get(wanted.documentKey);
    if (!document) return void (await store.fail(claim, null, clock.now()));
    const bytes = await buffer(document.body);
    const made = await make(bytes, wanted, parts, { onPage: signs.onPage, signal: AbortSignal.any([stopped, signs.lost]) });
    const isKept = (await store.finish(claim, made, clock.now())) || (await store.find(claim.id)) !== undefined;
    // The presentation was deleted while the file was being stored.
    if (!isKept) await storage.remove(wanted.fileKey);
  } catch (error) {
    if (signs.lost.aborted) return;
    if (stopped.aborted) await store.release(claim);
    else await giveUp(error, claim, parts);
    if (!(error instanceof MissingImage)) throw error;
  } finally {
    await signs.end();
  }
}

/** Streams the file into storage, where it appears only once it is complete. */
async function make(
  document: Uint8Array,
  wanted: Export,
  { storage, studio, readImage, labelsOf }: Parts,
  { onPage, signal }: Pick<Parameters<typeof writeExport>[2], 'onPage' | 'signal'>,
) {
  const made = { pages: 0, bytes: 0 };
  const count = async function* (pieces: AsyncIterable<Uint8Array>) {
    for await (const piece of pieces) {
      made.bytes += piece.length;
      yield piece;
    }
  };
  const notePages = (pagesDone: number, pages: number) => {
    made.pages = pages;
    return onPage(pagesDone, pages);
  };
  await studio.open(
    document,
    readImage,
    async (sitting) => {
      const pieces = writeExport(sitting, wanted, { labels: labelsOf(wanted.language), onPage: notePages, signal });
      // No read-ahead: a page is painted once the previous one has been stored.
      await storage.put(wanted.fileKey, Readable.from(count(pieces), { highWaterMark: 0 }), { type: fileTypes[wanted.format] });
    },
    signal,
  );
  return made;
}

/** Failures of the machine are retried; those caused by the document are not. */
async function giveUp(error: unknown, claim: Claim, { store, clock }: Parts): Promise<void> {
  if (error instanceof MissingImage) return void (await store.fail(claim, error.stop, clock.now()));
  const isHopeless = error instanceof PictureFailure && error.kind === 'failed';
  const stumbled = await store.stumble(claim, isHopeless ? 1 : MOST_FAILURES, clock.now());
  if (stumbled?.isLast)
    throw new PermanentFailure(`No file could be made: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
}

/** Reports progress as a sign of life, and notices when the claim is lost. */
function giveSigns(claim: Claim, { store, clock, every }: { store: ConversionsStore; clock: Clock; every: number }) {
  const [lost, ended] = [new AbortController(), new AbortController()];
  const progress = { pagesDone: 0, pages: 0 };
  let toldAt = -Infinity;
  const tell = async () => {
    toldAt = clock.now();
    // While the database is unreachable, no other worker can take over either.
    const isMine = await store.keepAlive(claim, progress, toldAt).catch(() => true);
    if (!isMine) lost.abort(new Error('Another worker has taken over, or the export is no longer wanted'));
  };
  // A single page may take longer than the allowed silence.
  const living = (async () => {
    for (;;) {
      await clock.sleep(every, ended.signal);
      await tell();
    }
  })().catch(() => undefined);
  return {
    lost: lost.signal,
    async onPage(pagesDone: number, pages: number) {
      Object.assign(progress, { pagesDone, pages });
      if (clock.now() - toldAt >= TOLD_EVERY) await tell();
    },
    async end() {
      ended.abort();
      await living;
    },
  };
}
