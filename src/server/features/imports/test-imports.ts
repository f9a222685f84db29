import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { renderPage } from '#app/entry.server.tsx';
import { importRoutes, type ImportSummary } from '#contract/presentation/imports.ts';
import type { SignedInPerson } from '#contract/person.ts';
import { vi } from 'vitest';
import { createPageAnswers, createBuiltRenderer } from '../../http/pages/page-answers.ts';
import { createPageCache } from '../../http/pages/page-cache.ts';
import { answerProblems } from '../../http/problem-answers.ts';
import { createCsrf } from '../../http/security/csrf.ts';
import { securityHeaders } from '../../http/security/security-headers.ts';
import { createHttpServer } from '../../http/server.ts';
import type { Sessions } from '../../http/visitor.ts';
import { createLog } from '../../log/log.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { systemClock } from '../../platform/clock/system-clock.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { freshDatabase } from '../../platform/database/test-database.ts';
import { openDocuments } from '../../platform/documents/documents.ts';
import { holdName } from '../../platform/database/transaction.ts';
import { openFlags } from '../../platform/flags/open-flags.ts';
import { openImporter, type Importer } from '../../platform/imports/importer.ts';
import { pgBossQueue } from '../../platform/queue/pg-boss-queue.ts';
import { diskStorage } from '../../platform/storage/disk/disk-storage.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { addPerson } from '../../testing/test-rows.ts';
import { fileKey, weighFiles } from '../pictures/files.ts';
import { createPictures } from '../pictures/pictures.ts';
import { createPicturesStore } from '../pictures/pictures.store.ts';
import { workOnContentsLeft, type Content } from '../presentations/contents-left.ts';
import { createPresentations } from '../presentations/presentations.ts';
import { createPresentationsStore } from '../presentations/presentations.store.ts';
import { importsRoutes } from './imports.routes.ts';
import { createImports } from './imports.ts';
import { createImportsStore } from './imports.store.ts';
import { createUploadsStore } from './uploads/uploads.store.ts';
import { workOnImports } from './work/import-job.ts';
import { createImportsLeft, workOnImportsLeft } from './work/imports-left.ts';

const origin = 'http://127.0.0.1';
export const testProgram = fileURLToPath(new URL('../../platform/imports/test-importer-process.ts', import.meta.url));

interface Options {
  clock?: Clock;
  silence?: number;
  storage?: (folder: string) => Promise<Storage>;
  storageLimit?: number | null;
}

/** Imports on a separate database and storage, behind the real HTTP server. No worker runs until `work` is called. */
export async function openTestImports({
  clock = systemClock,
  silence = 10_000,
  storage: openStorage = diskStorage,
  storageLimit = null,
}: Options = {}) {
  const fresh = await freshDatabase();
  const database = openDatabase(fresh.url);
  const home = await mkdtemp(join(tmpdir(), 'lectern-imports-'));
  const workFolder = join(home, 'work');
  const storage = await openStorage(join(home, 'files'));
  const queue = await pgBossQueue({ url: fresh.url, report: () => undefined, pollEvery: 500 });
  const documents = openDocuments({ storage, home: join(home, 'documents') });
  const presentations = createPresentations({
    store: createPresentationsStore(database),
    storage,
    documents,
    queue,
    weighFiles: weighFiles(storage),
  });
  const pictures = createPictures({
    storage,
    store: createPicturesStore(database),
    studio: { open: () => Promise.reject(new Error('Nothing is painted here')), close: async () => undefined },
    labels: [],
  });
  const [store, uploads] = [createImportsStore(database), createUploadsStore(database)];
  const storageOf = async () => ({ usedBytes: 0, limitBytes: storageLimit });
  const imports = createImports({
    store,
    uploads,
    storage,
    queue,
    clock,
    fileBytes: 24e6,
    storageOf,
    thumbnailsOf: async (hashes) => new Map(hashes.map((hash) => [hash, `/files/${hash}.webp`])),
    withKey: (address) => address,
    silence,
  });
  const removeContent = (content: Content) => presentations.removeContent(content, pictures.removeMade);
  const left = createImportsLeft({ store, uploads, storage, queue, clock, workFolder, removeContent });
  const app = await openTestApp();
  importsRoutes(app, { imports, rateLimitFactor: 1000 });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const issued = await fetch(`${address}/token`);
  const token = (await issued.text()).trim();
  const cookies = issued.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  for (const person of ['ada', 'ben']) await addPerson(fresh.pool, person);

  const ask = (
    path: string,
    { person = 'ada', headers = {}, ...init }: RequestInit & { person?: string; headers?: Record<string, string> } = {},
  ): Promise<Response> =>
    fetch(new URL(path, address), {
      ...init,
      headers: {
        accept: 'application/json',
        cookie: `${cookies}${person === '' ? '' : `; person=${person}`}`,
        'x-xsrf-token': token,
        'tus-resumable': '1.0.0',
        ...headers,
      },
    });
  const list = async (person = 'ada', headers = {}) =>
    ((await (await ask(importRoutes.imports, { person, headers })).json()) as { imports: ImportSummary[] }).imports;

  type Wanted = { name?: string; wishes?: object; person?: string; headers?: Record<string, string> };
  type Sent = { person?: string; headers?: Record<string, string> };
  const create = async (size: number, { name = 'Talk.md', wishes = {}, headers, ...init }: Wanted = {}): Promise<Response> => {
    const metadata = Object.entries({ filename: name, wishes: JSON.stringify(wishes) }).map(
      ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
    );
    return ask(importRoutes.uploads, {
      method: 'POST',
      ...init,
      headers: { 'upload-length': String(size), 'upload-metadata': metadata.join(','), ...headers },
    });
  };
  const patch = (
    location: string,
    offset: number,
    body: string | Uint8Array<ArrayBuffer>,
    { headers, ...init }: Sent = {},
  ): Promise<Response> =>
    ask(location, {
      method: 'PATCH',
      body,
      ...init,
      headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset), ...headers },
    });

  return {
    address,
    database,
    storage,
    queue,
    store,
    uploads,
    imports,
    left,
    workFolder,
    clock,
    ask,
    list,
    token,
    cookies,
    /** The requests of the tus protocol. */
    create,
    patch,
    async offsetOf(location: string): Promise<number> {
      return Number((await ask(location, { method: 'HEAD' })).headers.get('upload-offset') ?? Number.NaN);
    },
    /** Uploads a file and returns its id. */
    async send(content: string, options: Wanted = {}): Promise<string> {
      const location = (await create(content.length, options)).headers.get('location') ?? '';
      if (content !== '') await patch(location, 0, content, { person: options.person ?? 'ada' });
      return location.split('/').at(-1) ?? '';
    },
    async work({
      importer = openImporter({ program: testProgram, isUrgent: true }),
      queue: own = queue,
      storage: ownStorage = storage,
      prepareNext = () => undefined,
    }: { importer?: Pick<Importer, 'run' | 'prepare'>; queue?: Queue; storage?: Storage; prepareNext?: () => void } = {}) {
      await workOnImports(own, {
        store,
        storage: ownStorage,
        clock,
        importer,
        prepareNext,
        documents,
        workFolder,
        silence,
        fileKey,
        addPresentation: presentations.addImported,
        storageOf,
        holdFiles: (client) => holdName(client, 'presentation files', 'shared'),
      });
    },
    async clean() {
      await workOnImportsLeft(queue, left);
      await workOnContentsLeft(queue, removeContent);
    },
    untilOver: (id: string, timeout = 20_000): Promise<ImportSummary> =>
      vi.waitFor(
        async () => {
          const found = (await list()).find((one) => one.id === id);
          if (!found || !['ready', 'failed'].includes(found.state)) throw new Error(`Not over yet: ${found?.state}`);
          return found;
        },
        { timeout, interval: 50 },
      ),
    keys: async (prefix = ''): Promise<string[]> =>
      (await Readable.from(storage.list(prefix)).toArray()).map(({ key }: { key: string }) => key).sort(),
    count: async (table: 'presentation' | 'upload' | 'import'): Promise<number> =>
      (await fresh.pool.query<{ count: number }>(`select count(*)::integer as count from ${table}`)).rows[0]?.count ?? 0,
    workFolders: async () => (await readdir(workFolder).catch(() => [])).sort(),
    async close() {
      await app.close();
      await queue.stop();
      await documents.close();
      await database.close();
      await fresh.drop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

export type TestImports = Awaited<ReturnType<typeof openTestImports>>;

async function openTestApp() {
  const headers = securityHeaders({ isHttps: false, isHotReloading: false, usesStripe: false });
  const cache = createPageCache({ headers, sessionCookie: 'none' });
  const csrf = createCsrf('a key', origin);
  const flags = await openFlags([], () => undefined);
  const renderer = createBuiltRenderer({ renderPage }, () => ({ scripts: [], preloads: [], styles: [], fonts: [] }));
  const pages = createPageAnswers({
    renderer,
    share: cache.share,
    csrf,
    evaluateFeatures: () => flags.evaluateAll(),
    brand: 'Lectern',
    origin,
    presentationCount: 0,
    environment: 'development',
    analytics: { mode: 'off', host: '', consent: 'never', cookieDomain: '', logApiEndpoint: '', version: '' },
  });
  const sessions: Sessions = {
    cookieName: 'person',
    async read({ cookie = '' }) {
      const id = /person=(\w+)/.exec(cookie)?.[1];
      if (!id) return null;
      const person: SignedInPerson = {
        oid: id,
        username: id,
        publicDisplayName: id,
        about: '',
        avatar: { initials: '', colour: 0, picture: null },
        role: 'user',
        email: '',
      };
      return { id, personId: id, language: null, provedAt: 0, person };
    },
  };
  const app = await createHttpServer({
    log: createLog('silent'),
    cache,
    csrf,
    sessions,
    hot: undefined,
    headers,
    trustedProxies: [],
    rateLimitFactor: 1000,
  });
  app.get('/token', async (request, reply) => csrf.tokenFor(request, reply));
  answerProblems(app, pages);
  return app;
}
