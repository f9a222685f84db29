import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderPage } from '#app/entry.server.tsx';
import type { Clock } from '../platform/clock/clock.ts';
import { workOnMail } from '../platform/mail/mail-queue.ts';
import { openFoundation, type Foundation } from '../foundation.ts';
import { createBuiltRenderer } from '../http/pages/page-answers.ts';
import type { Patience } from '../http/request/slow-bodies.ts';
import { createLog } from '../log/log.ts';
import type { TestServer as Postgres } from '../platform/database/test-cluster.ts';
import { freshDatabase } from '../platform/database/test-database.ts';
import { parseSettings } from '../settings.ts';
import { openWeb } from '../web/web.ts';
import { openPaymentWork } from '../work.ts';
import { quickCost } from './quick-cost.ts';
import { findFreePort } from '../platform/database/embedded/free-port.ts';

export interface TestServer {
  origin: string;
  /** Where it listens: the same as its origin, unless a test gave it another one. */
  address: string;
  foundation: Foundation;
  dataDirectory: string;
  close(): Promise<void>;
}

interface Options {
  environment?: Record<string, string>;
  postgres?: Postgres;
  /** For putting a proxy between the server and its database. */
  changeDatabaseUrl?: (url: string) => string;
  /** Receives the lines of the log, from level info on. */
  onLogLine?: (line: string) => void;
  patience?: Patience;
  clock?: Clock;
  /** Hashes passwords as slowly as the product. */
  isHashingSlow?: boolean;
}

export const secretKey = 'a secret of the tests, long enough';
const noAssets = { scripts: [], preloads: [], styles: [], fonts: [] };

/** The real server with its real pages, with a separate database, folder and port. */
export async function startTestServer({
  environment = {},
  postgres,
  changeDatabaseUrl = (url) => url,
  onLogLine,
  patience,
  clock,
  isHashingSlow = false,
}: Options = {}): Promise<TestServer> {
  const database = await freshDatabase(postgres);
  const dataDirectory = mkdtempSync(join(tmpdir(), 'lectern-server-'));
  const port = await findFreePort();
  const settings = parseSettings({
    DATABASE_URL: changeDatabaseUrl(database.url),
    DATA_DIR: dataDirectory,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: onLogLine ? 'info' : 'silent',
    ...environment,
  });
  const log = createLog(settings.logLevel, { destination: onLogLine && { write: onLogLine } });
  const opened = await openFoundation(settings, log);
  const foundation = { ...opened, clock: clock ?? opened.clock };
  await workOnMail(foundation.queue, foundation.mail);
  await openPaymentWork(foundation, settings, secretKey);
  const renderer = createBuiltRenderer({ renderPage }, () => noAssets);
  const app = await openWeb({
    settings,
    secretKey,
    foundation,
    log,
    renderer,
    hot: undefined,
    ...(patience && { patience }),
    ...(!isHashingSlow && { passwordCost: quickCost }),
  });
  await app.listen({ host: settings.host, port });
  return {
    origin: settings.publicOrigin,
    address: `http://127.0.0.1:${port}`,
    foundation,
    dataDirectory,
    async close() {
      await app.close();
      await foundation.close();
      await database.drop();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
