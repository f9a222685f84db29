import type { ImportNote, ImportSummary } from '#contract/presentation/imports.ts';
import { detailsPath, presentationPath } from '#contract/presentation/presentation-address.ts';
import type { Language } from '#locale/language.ts';
import { translatorOf } from '#locale/translate.ts';
import type { DataStore } from '@tus/server';
import type { PoolClient } from 'pg';
import type { WithKey } from '../../http/security/file-keys.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { importDeck, importExpected, importLeft } from './import-jobs.ts';
import type { ImportsStore, ListedImport } from './imports.store.ts';
import { SILENCE } from './work/give-signs.ts';
import { reviveImports } from './work/revive-imports.ts';
import { tellWarning } from './words/tell-warning.ts';
import { uploadDataOf } from './uploads/upload-data.ts';
import { UploadRefusal } from './uploads/upload-refusal.ts';
import type { Open, UploadsStore } from './uploads/uploads.store.ts';

/** Uploads and imports in progress per person. */
const MOST_OPEN = 60;
/** Milliseconds between two announcements that a file is to be expected. */
const EXPECTED_EVERY = 60_000;

interface Parts {
  store: ImportsStore;
  uploads: UploadsStore;
  storage: Storage;
  queue: Queue;
  clock: Clock;
  /** Largest file, in bytes. */
  fileBytes: number;
  /** How much storage a person uses, and may use. */
  storageOf(ownerId: string): Promise<{ usedBytes: number; limitBytes: number | null }>;
  /** The smallest picture of each content. */
  thumbnailsOf(contentHashes: readonly string[]): Promise<ReadonlyMap<string, string | null>>;
  /** Adds keys to the addresses of pictures. */
  withKey: WithKey;
  silence?: number;
}

/**
 * Files to import, from their owner's point of view: being uploaded, then turned into presentations. The job does the actual reading.
 */
export function createImports({
  store,
  uploads,
  storage,
  queue,
  clock,
  fileBytes,
  storageOf,
  thumbnailsOf,
  withKey,
  silence = SILENCE,
}: Parts) {
  const publish = (client: PoolClient, importId: string) => queue.publish(importDeck, { importId }, { client, singletonKey: importId });
  const publishLeft = (client: PoolClient, importId: string) => queue.publish(importLeft, { importId }, { client, singletonKey: importId });

  let expectedAt = -Infinity;
  const expectFile = () => {
    if (clock.now() - expectedAt < EXPECTED_EVERY) return;
    expectedAt = clock.now();
    // Without it the import only takes longer.
    void queue.publish(importExpected, {}, { singletonKey: 'next' }).catch(() => undefined);
  };

  const roomFor = async (ownerId: string, size: number) => {
    if (size > fileBytes) throw new UploadRefusal('large', fileBytes);
    // Looked up beforehand: inside, the caller already holds a connection while waiting for its turn.
    const { usedBytes, limitBytes } = await storageOf(ownerId);
    return ({ count, bytes }: Open) => {
      if (count >= MOST_OPEN) throw new UploadRefusal('many', MOST_OPEN);
      if (limitBytes !== null && usedBytes + bytes + size > limitBytes)
        throw new UploadRefusal('storage', Math.max(0, limitBytes - usedBytes - bytes));
    };
  };

  /** Cancels an upload or import. False if there is nothing with this id to cancel. */
  const drop = async (id: string, ownerId: string): Promise<boolean> => {
    if (await store.cancel(id, ownerId, clock.now(), publishLeft)) return true;
    // It may have become complete just now.
    if (!(await uploads.removeUnfinished(id, ownerId))) return store.cancel(id, ownerId, clock.now(), publishLeft);
    await queue.publish(importLeft, { importId: id }, { singletonKey: id });
    return true;
  };

  const present = (
    ownerId: string,
    row: ListedImport,
    thumbnails: ReadonlyMap<string, string | null>,
    language: Language,
  ): ImportSummary => {
    const text = translatorOf(language);
    const { presentation } = row;
    return {
      id: row.id,
      fileName: row.fileName,
      size: row.size,
      state: row.state,
      done: row.done,
      total: row.total,
      problem: row.problem && text(`imports.problem.${row.problem}`),
      warnings: row.warnings.map((warning) => ({ text: tellWarning(warning, text, language) })),
      presentation: isShown(presentation)
        ? {
            oid: presentation.oid,
            title: presentation.title,
            address: presentationPath(presentation),
            detailsAddress: detailsPath(presentation.oid),
            thumbnail: withKey(thumbnails.get(presentation.contentHash) ?? null, { oid: presentation.oid, way: 'person', id: ownerId }),
            isDrawing: !presentation.isFinished,
          }
        : null,
      createdAt: row.createdAt.toISOString(),
    };
  };

  return {
    /** The data store for the tus server. */
    uploadsOf(ownerId: string): DataStore {
      expectFile();
      return uploadDataOf(ownerId, {
        store: uploads,
        storage,
        clock,
        roomFor,
        drop,
        findWhole: store.findSize,
        async onWhole(client, upload) {
          await store.begin(client, upload, clock.now());
          await publish(client, upload.id);
        },
      });
    },
    async listOf(ownerId: string, language: Language): Promise<ImportSummary[]> {
      // Whoever sees this list is where files are uploaded.
      expectFile();
      // Asking for the list also revives stalled imports.
      if (await store.hasSilent(ownerId, clock.now() - silence)) await reviveImports({ store, queue, clock, silence }, ownerId);
      const rows = await store.list(ownerId);
      const hashes = rows.flatMap(({ presentation }) => (isShown(presentation) ? [presentation.contentHash] : []));
      const thumbnails = hashes.length > 0 ? await thumbnailsOf(hashes) : new Map<string, string | null>();
      return rows.map((row) => present(ownerId, row, thumbnails, language));
    },
    /** Cancels an import, or dismisses one that has ended. False if there is none with this id. */
    end: async (ownerId: string, id: string): Promise<boolean> => (await drop(id, ownerId)) || store.dismiss(id, ownerId, clock.now()),
    /** What the import changed, if the presentation was imported. */
    async notesOf(presentationId: number, language: Language): Promise<ImportNote[]> {
      return (await store.warningsOf(presentationId)).map((warning) => ({ text: tellWarning(warning, translatorOf(language), language) }));
    },
  };
}

type Listed = ListedImport['presentation'];

const isShown = (presentation: Listed): presentation is NonNullable<Listed> =>
  presentation !== null && (presentation.isUsable || presentation.isFinished);

export type Imports = ReturnType<typeof createImports>;
