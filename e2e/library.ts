import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import type { FeatureName } from '../src/contract/features.ts';
import { type Privacy, presentationPath } from '../src/contract/presentation/presentation-address.ts';
import { createCuration } from '../src/server/features/curation/curation.ts';
import { createCurationStore } from '../src/server/features/curation/curation.store.ts';
import { at, stop, topic, type Wire, words } from '../src/server/features/demo/kit/document.ts';
import { people } from '../src/server/features/demo/people.ts';
import { searchOutdated } from '../src/server/features/discovery/explore/search-index.ts';
import { createPresentations } from '../src/server/features/presentations/presentations.ts';
import { createPresentationsStore } from '../src/server/features/presentations/presentations.store.ts';
import { presentationTag } from '../src/server/http/pages/page-tags.ts';
import { openDocuments } from '../src/server/platform/documents/documents.ts';
import { openDatabase } from '../src/server/platform/database/database.ts';
import { databaseFlags } from '../src/server/platform/flags/database-flags.ts';
import { pgBossQueue } from '../src/server/platform/queue/pg-boss-queue.ts';
import { openStorage } from '../src/server/platform/storage/open-storage.ts';
import { databaseUrlOf } from './product.ts';

export interface Wish {
  title?: string;
  description?: string;
  privacy?: Privacy;
  tags?: readonly string[];
  isTemplate?: boolean;
  isStaffPick?: boolean;
  /** Id of a person; by default a demo person who is neither teacher nor student. */
  ownerId?: string;
}

export interface Shelved {
  oid: string;
  title: string;
  /** The path of its page. */
  path: string;
}

export type Library = Awaited<ReturnType<typeof openLibrary>>;

const report = (problem: string, cause?: unknown) => console.error(problem, cause);

/** A person whose pages have no banner for teachers. */
const OWNER = 'jun-sato';
export const ownerName = 'Jun Sato';
const personNamed = (username: string) => people.find((person) => person.username === username)?.oid ?? '';
/** A person whose pages may have that banner. */
export const teacher = personNamed('ada-whitlock');

const stops = ['Low water', 'The turn', 'High water', 'Spring tide'];
const line = (title: string, place: number) =>
  `${title}, line ${place + 1}: the sea comes and goes twice a day, and every harbour keeps its own calendar of it.`;
const LINES = 5;
const place = (title: string, index: number): Wire =>
  topic(
    `s${index}`,
    title,
    at(500 + (index % 2) * 1000, 300 + Math.floor(index / 2) * 600, 1600, 900, { scale: 0.5 }),
    [
      words('title', title, at(800, 120, 1400, 140)),
      words('body', Array.from({ length: LINES }, (_, number) => line(title, number)).join('\n'), at(800, 520, 1400, 560)),
      ...(index === 3 ? [words('body', 'Les grandes marées d’équinoxe découvrent l’estran jusqu’au phare.', at(800, 840, 1400, 80))] : []),
    ],
    { frame: { shape: 'rectangle', fill: ['#12465c', '#22577a', '#1b6a72', '#3a3f7d'][index] } },
  );

/** The last words of the transcript. */
export const lastWords = 'Les grandes marées d’équinoxe découvrent l’estran jusqu’au phare.';
export const stopTitles: readonly string[] = stops;

const document: Wire = {
  schemaVersion: 2,
  title: 'A calendar of tides',
  language: 'en',
  root: { id: 'root', title: 'A calendar of tides', width: 2000, height: 1200, children: stops.map(place) },
  path: stops.map((title, index) => stop(`s${index}`, title, `We stand at ${title.toLowerCase()}.`, { duration: 200 })),
};

/**
 * What tests need besides pages: their own presentations in the shared product or another one, its database and its feature flags.
 */
export async function openLibrary(dataDirectory = process.env['LECTERN_DATA'] ?? '') {
  const database = openDatabase(databaseUrlOf(dataDirectory), { connections: 2 });
  const { pool } = database;
  const queue = await pgBossQueue({ url: database.url, report });
  const storage = await openStorage(pathToFileURL(join(dataDirectory, 'files')));
  const store = createPresentationsStore(database);
  const presentations = createPresentations({
    store,
    storage,
    documents: openDocuments({ storage, home: join(dataDirectory, 'documents') }),
    queue,
    onDetailsChanged: (client, oid) => queue.publish(searchOutdated, { oid }, { client }),
  });
  const curation = createCuration({ store: createCurationStore(database), presentationTag });
  const flags = databaseFlags(pool, report);

  const isMade = async (contentHash: string) =>
    (await pool.query('select from presentation_manifest where content_hash = $1', [contentHash])).rowCount === 1;

  return {
    pool,
    setFlag: (name: FeatureName, isEnabled: boolean) => flags.set(name, isEnabled),
    /** All have the same content, so that it is painted once; only their metadata differs. */
    async add({
      title = 'A calendar of tides',
      description = '',
      privacy = 'public',
      tags = [],
      isTemplate = false,
      isStaffPick = false,
      ownerId = personNamed(OWNER),
    }: Wish = {}): Promise<Shelved> {
      const oid = `j${randomUUID().replaceAll('-', '').slice(0, 11)}`;
      const saved = await presentations.addDocument(ownerId, document, { oid, privacy, isTemplate, tags });
      if (saved.outcome !== 'saved') throw new Error(`${oid} is ${saved.outcome}`);
      await presentations.changeDetails(oid, { title, description, tags, privacy });
      const found = await store.findByOid(oid);
      if (isStaffPick && found) await curation.tag(found, 'staff-pick', ownerId);
      await expect.poll(() => isMade(saved.contentHash), { timeout: 45_000, intervals: [100] }).toBe(true);
      return { oid, title, path: presentationPath({ oid, title, schemaVersion: 2 }) };
    },
    /** A public presentation of this person, with this document. */
    async addDocument(ownerId: string, own: Wire): Promise<Shelved> {
      const oid = `j${randomUUID().replaceAll('-', '').slice(0, 11)}`;
      const saved = await presentations.addDocument(ownerId, own, { oid, privacy: 'public', isTemplate: false, tags: [] });
      if (saved.outcome !== 'saved') throw new Error(`${oid} is ${saved.outcome}`);
      await presentations.changeDetails(oid, { title: 'Long', description: '', tags: [], privacy: 'public', allowsCopies: true });
      return { oid, title: 'Long', path: presentationPath({ oid, title: 'Long', schemaVersion: 2 }) };
    },
    rename: (oid: string, title: string) => presentations.changeDetails(oid, { title, description: '', tags: [] }),
    async close() {
      await queue.stop();
      await database.close();
    },
  };
}
