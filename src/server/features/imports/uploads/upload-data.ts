import { DataStore, ERRORS, Upload } from '@tus/server';
import type { Readable } from 'node:stream';
import type { PoolClient } from 'pg';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { pieceKey } from '../keys.ts';
import { UploadMetadata } from './upload-metadata.ts';
import { UploadRefusal } from './upload-refusal.ts';
import type { Open, UploadRow, UploadsStore } from './uploads.store.ts';

/** Bytes stored at a time; up to this many may have to be sent again after a server is killed. */
const PIECE = 4 * 1024 * 1024;
export const EXPIRES_AFTER = 7 * 24 * 60 * 60_000;

interface Parts {
  store: UploadsStore;
  storage: Storage;
  clock: Clock;
  /** Returns a check that throws an UploadRefusal if this much does not fit beside the open uploads. */
  roomFor(ownerId: string, size: number): Promise<(open: Open) => void>;
  /** Runs in the transaction that counts the last byte. */
  onWhole(client: PoolClient, upload: UploadRow): Promise<void>;
  /** Size of a file that has arrived, even if its upload is already gone; undefined if there was none. */
  findWhole(id: string, ownerId: string): Promise<number | undefined>;
  /** Cancels the upload. False if there is none with this id. */
  drop(id: string, ownerId: string): Promise<boolean>;
}

/**
 * One person's uploads, as a tus data store. Incoming bytes are stored in pieces and counted once they are durable, so any process can
 * continue where another was killed. Other people's uploads do not exist here.
 */
export function uploadDataOf(ownerId: string, { store, storage, clock, roomFor, onWhole, findWhole, drop }: Parts): DataStore {
  const keep = async (id: string, offset: number, bytes: Uint8Array) => {
    await storage.put(pieceKey(id, offset, bytes.length), bytes, { type: 'application/octet-stream' });
    if (!(await store.count({ id, ownerId, offset, length: bytes.length }, clock.now(), onWhole))) throw ERRORS.INVALID_OFFSET;
  };

  return Object.assign(new DataStore(), {
    extensions: ['creation', 'creation-with-upload', 'termination', 'expiration'],
    getExpiration: () => EXPIRES_AFTER,

    async create(upload: Upload): Promise<Upload> {
      const { data: metadata } = UploadMetadata.safeParse(upload.metadata ?? {});
      if (!metadata || upload.size === undefined) throw new UploadRefusal('metadata');
      const { filename, wishes } = metadata;
      await store.add(
        { id: upload.id, ownerId, fileName: filename, size: upload.size, wishes },
        clock.now(),
        await roomFor(ownerId, upload.size),
        onWhole,
      );
      return upload;
    },

    async getUpload(id: string): Promise<Upload> {
      const row = await store.find(id, ownerId);
      if (row) return new Upload({ id, size: row.size, offset: row.received, creation_date: new Date(row.touchedAt).toISOString() });
      // A client that missed the response to its last byte learns that the upload is complete, and sends nothing twice.
      const size = await findWhole(id, ownerId);
      if (size === undefined) throw ERRORS.FILE_NOT_FOUND;
      return new Upload({ id, size, offset: size, creation_date: new Date(clock.now()).toISOString() });
    },

    /** Returns the next offset. What arrived before a connection broke is kept. */
    async write(stream: Readable, id: string, start: number): Promise<number> {
      let offset = start;
      let waiting: Uint8Array[] = [];
      let length = 0;
      const keepAll = async () => {
        if (length === 0) return;
        const bytes = Buffer.concat(waiting, length);
        [waiting, length] = [[], 0];
        await keep(id, offset, bytes);
        offset += bytes.length;
      };
      try {
        for await (const chunk of stream) {
          waiting.push(chunk);
          length += chunk.length;
          if (length >= PIECE) await keepAll();
        }
      } catch (error) {
        if (stream.errored) await keepAll();
        throw error;
      }
      await keepAll();
      return offset;
    },

    async remove(id: string): Promise<void> {
      if (!(await drop(id, ownerId))) throw ERRORS.FILE_NOT_FOUND;
    },
  });
}
