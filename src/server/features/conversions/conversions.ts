import { createHash, randomBytes } from 'node:crypto';
import { conversionStatus, type ConversionStatusAnswer } from '#contract/pdf/pdf-access.ts';
import type { PoolClient } from 'pg';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { DamagedObject } from '../../platform/storage/problems.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { ConversionsStore, Export, Wanted } from './conversions.store.ts';
import { exportPdf, SILENCE } from './export-job.ts';
import { fileNameOf, linkLife, type MediaLinks } from './media/media-link.ts';

/** Milliseconds from a request until whoever waits is told to come back later. */
const TIMEOUT = 10 * 60_000;

interface Parts {
  store: ConversionsStore;
  storage: Storage;
  queue: Queue;
  clock: Clock;
  links: MediaLinks;
  /** Changes with anything that could change a file. */
  writerVersion: string;
  silence?: number;
}

/** Exports as those who ask for them see them. They are made elsewhere, by the job. */
export function createConversions({ store, storage, queue, clock, links, writerVersion, silence = SILENCE }: Parts) {
  const publish = (client: PoolClient, exportId: string) => queue.publish(exportPdf, { exportId }, { client, singletonKey: exportId });
  const isStored = async (fileKey: string) => {
    try {
      return (await storage.stat(fileKey)) !== undefined;
    } catch (error) {
      if (error instanceof DamagedObject) return false;
      throw error;
    }
  };
  const answer = (
    status: ConversionStatusAnswer['status'],
    { pagesDone, pages }: Pick<Export, 'pagesDone' | 'pages'>,
    more: Partial<ConversionStatusAnswer> = {},
  ): ConversionStatusAnswer => ({
    status,
    results: [],
    progress: { pagesDone, pages },
    missingImage: null,
    ...more,
  });

  return {
    /** The export's name. Whoever asks for the same gets the same, done or under way; what failed is tried again. */
    async begin(wanted: Wanted): Promise<string> {
      const cause = causeOf(wanted, writerVersion);
      const joined = await store.join({ id: makeId(), cause, fileKey: `exports/${cause}.pdf`, wanted }, clock.now(), publish);
      if (joined.state === 'done' && !(await isStored(joined.fileKey))) await store.remake(joined.id, publish);
      return joined.id;
    },

    async status(exportId: string): Promise<ConversionStatusAnswer> {
      const found = await store.find(exportId);
      // Its presentation was removed, and everything that was made of it.
      if (!found) return answer(conversionStatus.failed, { pagesDone: 0, pages: 0 });
      const { state, missingImageStop: stop, requestedAt, seenAt, title, fileBytes: bytes } = found;
      const name = fileNameOf(title);
      if (state === 'done')
        return answer(conversionStatus.done, found, { results: [{ uri: links.make(exportId, name, linkLife.shown), name, bytes }] });
      if (state === 'failed') return answer(conversionStatus.failed, found, { missingImage: stop === null ? null : { stop } });
      const now = clock.now();
      if (now - requestedAt >= TIMEOUT) return answer(conversionStatus.timedOut, found);
      if (now - (seenAt ?? requestedAt) >= silence) await store.revive(exportId, now - silence, now, publish);
      return answer(conversionStatus[state], found);
    },

    /** The export that an address leads to; undefined: it is no link of ours, or no longer good. */
    async readLink(address: string): Promise<{ exportId: string; oid: string } | undefined> {
      const link = links.readAddress(address);
      const found = link.state === 'good' ? await store.find(link.exportId) : undefined;
      return found?.state === 'done' ? { exportId: found.id, oid: found.oid } : undefined;
    },

    /** A link to the file of this export that works for so many milliseconds; undefined: it is gone. */
    async makeLink(exportId: string, life: number): Promise<string | undefined> {
      const found = await store.find(exportId);
      return found && links.make(exportId, fileNameOf(found.title), life);
    },
  };
}

export type Conversions = ReturnType<typeof createConversions>;

/** Everything that a file depends on: of the same cause there is one. */
function causeOf({ oid, contentHash, documentKey, title, author, language, skipsMissingImages }: Wanted, writerVersion: string): string {
  const cause = [oid, contentHash, documentKey, title, author, language, skipsMissingImages, writerVersion];
  return createHash('sha256').update(JSON.stringify(cause)).digest('hex');
}

const makeId = () => randomBytes(15).toString('hex');
