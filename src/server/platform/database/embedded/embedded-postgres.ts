import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { clusterOf, createCluster, findNative, LONGEST_STOP, readOrMakePassword, startUntilReady, stopCluster } from './cluster.ts';
import { ownApplicationName } from '../database.ts';
import { choosePostgresUser } from './postgres-user.ts';
import { findPostmaster } from './postmaster.ts';
import { rememberedPort } from './remembered-port.ts';

const DATABASE = 'lectern';
/** Milliseconds within which PostgreSQL notices that a client is gone. */
const AFTERGLOW = 500;
/** Milliseconds to wait for a server that recovers from a crash, and after that for its clients to come back. */
const [RECOVERY, RETURN] = [30_000, 3000];
// Unicode case rules that are the same on every machine; built into PostgreSQL since version 17.
const ownLocale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

export interface EmbeddedPostgres {
  url: string;
  /** Stops the server unless another Lectern process still uses it. */
  close(): Promise<void>;
}

interface Options {
  /** Holds the cluster, its log and its password. */
  directory: string;
  onRestart?: () => void;
  /** Extra PostgreSQL settings, for throw-away test clusters. */
  settings?: string[];
  /** Where PostgreSQL is installed, if not in the npm package. */
  native?: string;
  /** Milliseconds until a server that does not finish stopping is ended. */
  longestStop?: number;
}

/** Starts a real PostgreSQL server with binaries from npm, or takes over one that an earlier process left running. */
export async function openEmbeddedPostgres({
  directory,
  onRestart,
  settings = [],
  native,
  longestStop = LONGEST_STOP,
}: Options): Promise<EmbeddedPostgres> {
  const user = choosePostgresUser({ native: native ?? (await findNative()), home: join(resolve(directory), 'postgres') });
  const password = readOrMakePassword(user);
  await createCluster(user, native ? [] : ownLocale);

  const runningPort = () => findPostmaster(clusterOf(user))?.port;
  const port = runningPort() ?? (await rememberedPort(user.home, runningPort));
  const url = `postgres://lectern:${password}@127.0.0.1:${port}/`;
  await startUntilReady(user, url, port, { settings, longestStop });
  await createDatabase(url);

  let isBusy = false;
  const watch = setInterval(async () => {
    if (isBusy || findPostmaster(clusterOf(user))) return;
    isBusy = true;
    const isBack = await startUntilReady(user, url, port, { settings, longestStop }).then(
      () => true,
      () => false,
    );
    isBusy = false;
    if (isBack) onRestart?.();
  }, 500);
  watch.unref();

  return {
    url: url + DATABASE,
    async close() {
      clearInterval(watch);
      isBusy = true;
      if (!(await isUsedByOthers(url, () => findPostmaster(clusterOf(user)) !== undefined))) await stopCluster(user, longestStop);
    },
  };
}

async function createDatabase(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`).catch(ignoreIfExists);
  });
}

function ignoreIfExists(error: { code?: string }): void {
  if (error.code !== '42P04' && error.code !== '23505') throw error;
}

/**
 * Whether other Lectern processes are connected. Checks twice: when several processes stop at the same moment, their connections may
 * outlive them by a few milliseconds, and PostgreSQL would be left running with no users. After a crash, which breaks all connections, it
 * waits for the others to come back.
 */
async function isUsedByOthers(url: string, isRunning: () => boolean): Promise<boolean> {
  const now = await seesOthers(url).catch(() => 'unanswered' as const);
  if (now === false) return false;
  if (now === true) {
    await delay(AFTERGLOW);
    return seesOthers(url).catch(() => true);
  }
  for (let deadline = Date.now() + RECOVERY; isRunning() && Date.now() < deadline; await delay(100)) {
    const later = await seesOthers(url).catch(() => 'unanswered' as const);
    if (later === true) return true;
    if (later === false) deadline = Math.min(deadline, Date.now() + RETURN);
  }
  return false;
}

async function seesOthers(url: string): Promise<boolean> {
  const others = `select 1 from pg_stat_activity where application_name like 'lectern %' and application_name <> $1 and datname = $2 limit 1`;
  return withClient(url, async (client) => ((await client.query(others, [ownApplicationName, DATABASE])).rowCount ?? 0) > 0);
}

async function withClient<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: `${url}postgres` });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
