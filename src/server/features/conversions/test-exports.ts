import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { renderPage } from '#app/entry.server.tsx';
import { conversionStatus, type ConversionStatusAnswer, type ExportFormat } from '#contract/pdf/pdf-access.ts';
import { vi } from 'vitest';
import { createPageAnswers, createBuiltRenderer } from '../../http/pages/page-answers.ts';
import { createPageCache } from '../../http/pages/page-cache.ts';
import { answerProblems } from '../../http/problem-answers.ts';
import { Problem } from '../../http/problems.ts';
import { createCsrf } from '../../http/security/csrf.ts';
import { securityHeaders } from '../../http/security/security-headers.ts';
import { createHttpServer } from '../../http/server.ts';
import { createLog } from '../../log/log.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { systemClock } from '../../platform/clock/system-clock.ts';
import { freshDatabase } from '../../platform/database/test-database.ts';
import { openFlags } from '../../platform/flags/open-flags.ts';
import type { Studio } from '../../platform/pictures/studio/studio.ts';
import { pgBossQueue } from '../../platform/queue/pg-boss-queue.ts';
import { diskStorage } from '../../platform/storage/disk/disk-storage.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { createConversions } from './conversions.ts';
import { conversionsRoutes, type Exportable } from './conversions.routes.ts';
import { createConversionsStore, type Wanted } from './conversions.store.ts';
import { workOnExports } from './export-job.ts';
import { createExportsLeft, workOnExportsLeft } from './exports-left.ts';
import { createMediaLinks } from './media/media-link.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { createTokens } from './tokens.ts';

export const origin = 'https://talks.example.org';
export const tokenKey = 'a key of the tests, long enough for HS256';

/** Exports on a separate database and folder, behind the real HTTP server. No worker runs until `work` is called. */
export async function openTestExports({ clock = systemClock, silence = 10_000 }: { clock?: Clock; silence?: number } = {}) {
  const database = await freshDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'lectern-exports-'));
  const storage = await diskStorage(folder);
  const queue = await pgBossQueue({ url: database.url, report: () => undefined, pollEvery: 500 });
  const store = createConversionsStore(database);
  const tokens = createTokens({ key: tokenKey, clock });
  const links = createMediaLinks({ key: 'another key of the tests', clock, origin });
  const conversions = createConversions({ store, storage, queue, clock, links, writerVersions: { pdf: '1', pptx: '1' }, silence });
  const left = createExportsLeft({ store, storage, clock });
  const exportable = new Map<string, Exportable | Problem>();
  const app = await openTestApp();
  const findExportable = async (_request: unknown, oid: string) => exportable.get(oid) ?? new Problem('notFound');
  conversionsRoutes(app, { conversions, tokens, findExportable, origin, rateLimitFactor: 1000 });
  const trash = new Set<string>();
  mediaRoutes(app, { store, storage, links, clock, isThere: async (oid) => !trash.has(oid) });

  const exports = {
    database,
    folder,
    storage,
    queue,
    store,
    tokens,
    links,
    conversions,
    left,
    exportable,
    /** The oids of presentations in the trash. */
    trash,
    app,
    /** Adds a presentation whose document is just these words. */
    async add(oid: string, words = oid, facts: Partial<Exportable> = {}): Promise<Exportable> {
      const documentKey = `presentation/documents/${oid}-${Buffer.from(words).toString('hex').slice(0, 40)}.json`;
      await storage.put(documentKey, Buffer.from(words), { type: 'application/json' });
      const added = { oid, contentHash: documentKey, documentKey, title: oid, author: 'Ada', language: 'en', ...facts };
      exportable.set(oid, added);
      return added;
    },
    begin: (wanted: Exportable, skipsMissingImages = false, format: ExportFormat = 'pdf'): Promise<string> =>
      conversions.begin({ ...wanted, format, skipsMissingImages } satisfies Wanted),
    async work(studio: Studio, { sweep = left.sweep, ...options }: { storage?: Storage; sweep?: () => Promise<void> } = {}) {
      await workOnExports(queue, {
        store,
        storage,
        studio,
        readImage: async () => undefined,
        labelsOf: () => ({ missingImage: '', unreadable: '' }),
        clock,
        silence,
        ...options,
      });
      await workOnExportsLeft(queue, sweep);
    },
    /** Polls like a page, but more often. */
    untilOver: (exportId: string, timeout = 50_000): Promise<ConversionStatusAnswer> =>
      vi.waitFor(
        async () => {
          const answer = await conversions.status(exportId);
          if (answer.status === conversionStatus.waiting || answer.status === conversionStatus.working) throw new Error('Not over yet');
          return answer;
        },
        { timeout, interval: 40 },
      ),
    listFiles: async (): Promise<string[]> =>
      (await Readable.from(storage.list('exports/')).toArray()).map(({ key }: { key: string }) => key),
    async count(table: 'pdf_export' | 'pgboss.job'): Promise<number> {
      const { rows } = await database.pool.query<{ count: number }>(
        `select count(*)::integer as count from ${table}${table === 'pgboss.job' ? ` where name = 'export-pdf'` : ''}`,
      );
      return rows[0]?.count ?? 0;
    },
    async close() {
      await app.close();
      await queue.stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return exports;
}

export type TestExports = Awaited<ReturnType<typeof openTestExports>>;

async function openTestApp() {
  const headers = securityHeaders({ isHttps: true, isHotReloading: false, usesStripe: false });
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
  const sessions = { cookieName: 'none', read: async () => null };
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
  answerProblems(app, pages);
  return app;
}
