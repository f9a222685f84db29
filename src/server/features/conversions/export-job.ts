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
import { MissingImage, writePdf } from './write-pdf.ts';

/** Somebody waits for it. How often it fails is counted in the export itself, for its job may be published again. */
export const exportPdf = defineJob('export-pdf', z.object({ exportId: z.string() }), { retries: 5, backoff: 1000 });
const MOST_FAILURES = 3;
/** Milliseconds: without a sign of life until whoever works on an export is taken for dead, and between two accounts of progress. */
export const SILENCE = 10_000;
const TOLD_EVERY = 200;

interface Parts {
  store: ConversionsStore;
  storage: Storage;
  /** One of its own: whoever paid does not wait for the pictures of others. */
  studio: Studio;
  readImage: ReadImage;
  /** The words that may stand in a PDF of this language. */
  labelsOf(language: string): PaintLabels;
  clock: Clock;
  silence?: number;
}

/** The job may run twice for one export, even at a time: one claims it, and the other finds nothing to do. */
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
    // The presentation was removed while the file was stored.
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

/** Streams the file into storage, where it appears when it is whole. */
async function make(
  document: Uint8Array,
  wanted: Export,
  { storage, studio, readImage, labelsOf }: Parts,
  { onPage, signal }: Pick<Parameters<typeof writePdf>[2], 'onPage' | 'signal'>,
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
      const pieces = writePdf(sitting, wanted, { labels: labelsOf(wanted.language), onPage: notePages, signal });
      // Nothing is read ahead: a page is painted when the one before it has been stored.
      await storage.put(wanted.fileKey, Readable.from(count(pieces), { highWaterMark: 0 }), { type: 'application/pdf' });
    },
    signal,
  );
  return made;
}

/** What the machine is to blame for is tried again; what the document is to blame for is not. */
async function giveUp(error: unknown, claim: Claim, { store, clock }: Parts): Promise<void> {
  if (error instanceof MissingImage) return void (await store.fail(claim, error.stop, clock.now()));
  const isHopeless = error instanceof PictureFailure && error.kind === 'failed';
  const stumbled = await store.stumble(claim, isHopeless ? 1 : MOST_FAILURES, clock.now());
  if (stumbled?.isLast)
    throw new PermanentFailure(`No PDF could be made: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
}

/** Tells that somebody is at work and how far, and learns if that is no longer wanted. */
function giveSigns(claim: Claim, { store, clock, every }: { store: ConversionsStore; clock: Clock; every: number }) {
  const [lost, ended] = [new AbortController(), new AbortController()];
  const progress = { pagesDone: 0, pages: 0 };
  let toldAt = -Infinity;
  const tell = async () => {
    toldAt = clock.now();
    // While the database is away nobody can take it over either.
    const isMine = await store.keepAlive(claim, progress, toldAt).catch(() => true);
    if (!isMine) lost.abort(new Error('Somebody else works on it, or nobody wants it any more'));
  };
  // A single page may take longer than anybody may be silent.
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
