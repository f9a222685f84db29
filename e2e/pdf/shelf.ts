import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import type { FeatureName } from '../../src/contract/features.ts';
import { presentationPath } from '../../src/contract/presentation/presentation-address.ts';
import { at, stop, topic, type Wire, words } from '../../src/server/features/demo/kit/document.ts';
import { people } from '../../src/server/features/demo/people.ts';
import { digestOf, fileKey } from '../../src/server/features/pictures/files.ts';
import { createPresentations } from '../../src/server/features/presentations/presentations.ts';
import { createPresentationsStore } from '../../src/server/features/presentations/presentations.store.ts';
import { openDocuments } from '../../src/server/platform/documents/documents.ts';
import { openDatabase } from '../../src/server/platform/database/database.ts';
import { databaseFlags } from '../../src/server/platform/flags/database-flags.ts';
import { pgBossQueue } from '../../src/server/platform/queue/pg-boss-queue.ts';
import { openStorage } from '../../src/server/platform/storage/open-storage.ts';
import type { Shelved } from '../library.ts';
import { databaseUrlOf } from '../product.ts';

export type Shelf = Awaited<ReturnType<typeof openShelf>>;

const square = (id: string, title: string, column: number, row: number): Wire =>
  topic(id, title, at(500 + column * 1000, 300 + row * 600, 1600, 900, { scale: 0.5 }), [words('title', title, at(800, 200, 1400, 140))], {
    frame: { shape: 'rectangle', fill: '#204080' },
  });

const report = (problem: string, cause?: unknown) => console.error(problem, cause);

/** Presentations for a single test each: something is wrong with them, or they are long. */
export async function openShelf(dataDirectory = process.env['LECTERN_DATA'] ?? '') {
  const database = openDatabase(databaseUrlOf(dataDirectory), { connections: 2 });
  const queue = await pgBossQueue({ url: database.url, report });
  const flags = databaseFlags(database.pool, report);
  const storage = await openStorage(pathToFileURL(join(dataDirectory, 'files')));
  const store = createPresentationsStore(database);
  const documents = openDocuments({ storage, home: join(dataDirectory, 'documents') });
  const presentations = createPresentations({ store, storage, documents, queue });
  const ownerId = people.find(({ username }) => username === 'jun-sato')?.oid ?? '';

  const add = async (title: string, document: Wire): Promise<Shelved> => {
    const oid = `j${randomUUID().replaceAll('-', '').slice(0, 11)}`;
    const saved = await presentations.addDocument(
      ownerId,
      { schemaVersion: 2, title, language: 'en', ...document },
      { oid, privacy: 'public', isTemplate: false, tags: [] },
    );
    if (saved.outcome !== 'saved') throw new Error(`${oid} is ${saved.outcome}`);
    // Until it can be watched, its page reloads automatically.
    await expect
      .poll(
        async () => (await database.pool.query('select from presentation_manifest where content_hash = $1', [saved.contentHash])).rowCount,
        { timeout: 45_000, intervals: [100] },
      )
      .toBe(1);
    return { oid, title, path: presentationPath({ oid, title, schemaVersion: 2 }) };
  };

  return {
    pool: database.pool,
    setFlag: (name: FeatureName, isEnabled: boolean) => flags.set(name, isEnabled),

    /** A presentation whose pages take a while. */
    addLong: (title: string, count: number) =>
      add(title, {
        root: {
          id: 'root',
          title,
          width: 10_000,
          height: 600 * Math.ceil(count / 10),
          children: Array.from({ length: count }, (_, index) =>
            square(`s${index}`, `Number ${index + 1}`, index % 10, Math.floor(index / 10)),
          ),
        },
        path: Array.from({ length: count }, (_, index) => stop(`s${index}`, `Number ${index + 1}`, '')),
      }),

    /** A presentation whose second stop shows a picture that is missing until `bringPicture` is called. */
    async addWithGap(title: string) {
      const background = { r: randomBytes(1).readUInt8(), g: 120, b: 140 };
      const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
        .withMetadata({ exif: { IFD0: { ImageDescription: randomUUID() } } })
        .png()
        .toBuffer();
      const file = `images/${digestOf(picture)}.png`;
      const shelved = await add(title, {
        assets: { lost: { kind: 'image', source: `/files/${file}`, width: 64, height: 48 } },
        root: {
          id: 'root',
          title,
          width: 3000,
          height: 600,
          children: [
            square('kept', 'What is left', 0, 0),
            { kind: 'image', id: 'gone', asset: 'lost', alt: 'A reef', ...at(2400, 300, 640, 480) },
          ],
        },
        path: [stop('kept', 'What is left', ''), stop('gone', 'What is gone', '')],
      });
      return { ...shelved, bringPicture: () => storage.put(fileKey(file), picture, { type: 'image/png' }) };
    },

    /** A flawless presentation with unique content. */
    addSingle: (title: string) =>
      add(title, {
        root: { id: 'root', title, width: 1000, height: 600, children: [square('only', title, 0, 0)] },
        path: [stop('only', title, '')],
      }),

    /** Removes the document of a presentation whose content is unique; returns a function that restores it. */
    async takeDocument(oid: string) {
      const key = (await store.findByOid(oid))?.documentKey ?? '';
      const stored = await storage.get(key);
      if (!stored) throw new Error(`${oid} has no document`);
      const document = await buffer(stored.body);
      await storage.remove(key);
      return () => storage.put(key, document, { type: 'application/json' });
    },

    /** Whether all of its pictures are painted, so that all its facts are known. */
    async isPainted(oid: string): Promise<boolean> {
      const found = await store.findByOid(oid);
      return (
        (
          await database.pool.query(`select from presentation_manifest where content_hash = $1 and (manifest ->> 'isFinished')::boolean`, [
            found?.contentHash,
          ])
        ).rowCount === 1
      );
    },

    /** Pauses an export once some of its pages are done; returns a function that resumes it. */
    async pauseExport(oid: string): Promise<() => Promise<void>> {
      const client = await database.pool.connect();
      await expect(async () => {
        await client.query('begin');
        const { rows } = await client.query<{ state: string; pagesDone: number }>(
          'select state, pages_done as "pagesDone" from pdf_export where presentation_oid = $1 for update',
          [oid],
        );
        if (rows[0]?.state === 'working' && rows[0].pagesDone > 0) return;
        await client.query('rollback');
        throw new Error(`The export is ${rows[0]?.state ?? 'missing'}`);
      }).toPass({ intervals: [10], timeout: 45_000 });
      return async () => {
        await client.query('rollback');
        client.release();
      };
    },

    async purchasesOf(oid: string): Promise<{ sessionId: string; state: string }[]> {
      const { rows } = await database.pool.query<{ sessionId: string; state: string }>(
        'select session_id as "sessionId", state from pdf_purchase where presentation_oid = $1 order by created_at',
        [oid],
      );
      return rows;
    },

    /** Mails that were sent or are queued. */
    async countMails(email: string): Promise<number> {
      return (await database.pool.query(`select from pgboss.job where name = 'send-mail' and data ->> 'to' = $1`, [email])).rowCount ?? 0;
    },

    async addLink(oid: string): Promise<string> {
      const linkId = randomUUID().replaceAll('-', '').slice(16);
      await database.pool.query(
        'insert into view_link (link_id, presentation_id, label) select $2, id, $3 from presentation where oid = $1',
        [oid, linkId, 'The board'],
      );
      return `/view/${linkId}/`;
    },

    async close() {
      await queue.stop();
      await database.close();
    },
  };
}
