import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { databaseUrlOf, startProduct, type Product } from '../../e2e/product.ts';
import { findPostmaster } from '../../src/server/platform/database/embedded/postmaster.ts';
import { childrenOf, readProcess } from '../child-processes.ts';

const root = new URL('../..', import.meta.url).pathname;
export const targets = ['server', 'launcher', 'worker', 'postmaster', 'backend'] as const;
export type Target = (typeof targets)[number];
/** Milliseconds that the product may take to come back. */
const PATIENCE = 10 * 60_000;

interface Options {
  dataDirectory: string;
  port: number;
  environment: Record<string, string>;
}

/**
 * The product as a service manager runs it: the web half by its launcher, the worker on its own, and the PostgreSQL that they start. What
 * ends is started again.
 */
export async function openKilledProduct({ dataDirectory, port, environment }: Options) {
  const origin = `http://localhost:${port}`;
  let failedStarts = 0;
  const startWorker = () => startProduct({ dataDirectory, port, environment, args: ['--role', 'worker'] });

  const isReady = () =>
    fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
      async (answer) => (await answer.text(), answer.status === 200),
      () => false,
    );
  const untilReady = async () => {
    for (const deadline = Date.now() + PATIENCE; !(await isReady()); await delay(50))
      if (Date.now() > deadline) throw new Error('The product did not come back');
  };

  /** PostgreSQL may be starting again. */
  const postmasterPid = async (): Promise<number> => {
    for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; await delay(20)) {
      const found = findPostmaster(join(dataDirectory, 'postgres/cluster'));
      if (found) return found.pid;
    }
    throw new Error('PostgreSQL did not come back');
  };

  const startWeb = async (): Promise<ChildProcess> => {
    const launcher = spawn('node', [`${root}scripts/start.mjs`, '--role', 'web'], {
      env: { ...process.env, ...usual, ...environment, PORT: String(port), DATA_DIR: dataDirectory },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const stop = new AbortController();
    const gone = once(launcher, 'exit', { signal: stop.signal }).then(
      () => true,
      () => false,
    );
    const isUp = (async () => {
      while (launcher.exitCode === null && !(await isReady())) await delay(50);
      return false;
    })();
    const hasFailed = await Promise.race([gone, isUp]);
    stop.abort();
    if (!hasFailed) return launcher;
    failedStarts += 1;
    return startWeb();
  };
  const restartWorker = async (): Promise<Product> => {
    for (let tries = 0; tries < 10; tries++) {
      const started = await startWorker().catch(() => undefined);
      if (started) return started;
      failedStarts += 1;
    }
    throw new Error('The worker did not start');
  };

  let worker = await startWorker();
  let web = await startWeb();
  const serverPid = () => childrenOf(web.pid ?? 0)[0];
  const kill = (pid: number | undefined) => {
    try {
      if (pid !== undefined && pid > 1) process.kill(pid, 'SIGKILL');
    } catch (error) {
      // It ended by itself just before.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  const untilGone = async (pid = 0) => {
    for (const deadline = Date.now() + PATIENCE; isRunning(pid); await delay(20))
      if (Date.now() > deadline) throw new Error(`Process ${pid} does not end`);
  };

  const deeds: Record<Target, (victim: number) => Promise<void>> = {
    async server() {
      const exit = once(web, 'exit');
      kill(serverPid());
      await exit;
      web = await startWeb();
    },
    async launcher() {
      const pid = serverPid();
      kill(web.pid);
      await untilGone(pid);
      web = await startWeb();
    },
    async worker() {
      worker.server.kill('SIGKILL');
      worker = await restartWorker();
    },
    async postmaster() {
      kill(await postmasterPid());
      await untilReady();
    },
    async backend(victim) {
      const backends = childrenOf(await postmasterPid()).filter((pid) => /: lectern lectern /.test(commandOf(pid)));
      kill(backends[Math.floor(victim * backends.length)]);
      await untilReady();
    },
  };

  return {
    origin,
    untilReady,
    databaseUrl: () => databaseUrlOf(dataDirectory),
    failedStarts: () => failedStarts,
    /** `victim`, from 0 to 1: which of several processes. */
    kill: (target: Target, victim: number) => deeds[target](victim),
    async stop() {
      const exit = once(web, 'exit');
      web.kill('SIGINT');
      await exit;
      await worker.stop();
    },
  };
}

const usual = { RATE_LIMIT_FACTOR: '1000', ANALYTICS: 'send', COOKIE_CONSENT: 'never' };

function isRunning(pid: number): boolean {
  return !/^State:\s+Z/m.test(readProcess(pid, 'status') || 'State: Z');
}

const commandOf = (pid: number) => readProcess(pid, 'cmdline').replaceAll('\0', ' ');
