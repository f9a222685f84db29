import { createHash, randomBytes } from 'node:crypto';
import { conversionStatus, type ConversionStatusAnswer, type ExportFormat } from '#contract/pdf/pdf-access.ts';
import type { PoolClient } from 'pg';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { DamagedObject } from '../../platform/storage/problems.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { ConversionsStore, Export, Wanted } from './conversions.store.ts';
import { exportPdf, SILENCE } from './export-job.ts';
import { fileNameOf, linkLife, type MediaLinks } from './media/media-link.ts';

/** Milliseconds after which a waiting user is told to come back later. */
const TIMEOUT = 10 * 60_000;

interface Parts {
  store: ConversionsStore;
  storage: Storage;
  queue: Queue;
  clock: Clock;
  links: MediaLinks;
  /** Change whenever the generated files could. */
  writerVersions: Record<ExportFormat, string>;
  silence?: number;
}

/** Exports from the point of view of those who request them. The job makes the files. */
export function createConversions({ store, storage, queue, clock, links, writerVersions, silence = SILENCE }: Parts) {
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
    /** Returns the export's id. The same request gets the same export, done or in progress; a failed one is retried. */
    async begin(wanted: Wanted): Promise<string> {
      const cause = causeOf(wanted, writerVersions[wanted.format]);
      const joined = await store.join({ id: makeId(), cause, fileKey: `exports/${cause}.${wanted.format}`, wanted }, clock.now(), publish);
      if (joined.state === 'done' && !(await isStored(joined.fileKey))) await store.remake(joined.id, publish);
      return joined.id;
    },

    async status(exportId: string): Promise<ConversionStatusAnswer> {
      const found = await store.find(exportId);
      // Deleted together with its presentation.
      if (!found) return answer(conversionStatus.failed, { pagesDone: 0, pages: 0 });
      const { state, missingImageStop: stop, requestedAt, seenAt, fileBytes: bytes } = found;
      const name = fileNameOf(found);
      if (state === 'done')
        return answer(conversionStatus.done, found, { results: [{ uri: links.make(exportId, name, linkLife.shown), name, bytes }] });
      if (state === 'failed') return answer(conversionStatus.failed, found, { missingImage: stop === null ? null : { stop } });
      const now = clock.now();
      if (now - requestedAt >= TIMEOUT) return answer(conversionStatus.timedOut, found);
      if (now - (seenAt ?? requestedAt) >= silence) await store.revive(exportId, now - silence, now, publish);
      return answer(conversionStatus[state], found);
    },

    /** The export an address leads to; undefined if the link is not ours or has expired. */
    async readLink(address: string): Promise<{ exportId: string; oid: string } | undefined> {
      const link = links.readAddress(address);
      const found = link.state === 'good' ? await store.find(link.exportId) : undefined;
      return found?.state === 'done' ? { exportId: found.id, oid: found.oid } : undefined;
    },

    /** A link to the export's file that is valid for `life` milliseconds; undefined if the export is gone. */
    async makeLink(exportId: string, life: number): Promise<string | undefined> {
      const found = await store.find(exportId);
      return found && links.make(exportId, fileNameOf(found), life);
    },
  };
}

export type Conversions = ReturnType<typeof createConversions>;

/** A hash of everything a file depends on: one file per cause. */
function causeOf(wanted: Wanted, writerVersion: string): string {
  const { format, oid, contentHash, documentKey, title, author, language, skipsMissingImages } = wanted;
  const cause = [format, oid, contentHash, documentKey, title, author, language, skipsMissingImages, writerVersion];
  return createHash('sha256').update(JSON.stringify(cause)).digest('hex');
}

const makeId = () => randomBytes(15).toString('hex');
