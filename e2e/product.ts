import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../src/server/platform/database/embedded/free-port.ts';

const root = new URL('..', import.meta.url).pathname;

export interface Product {
  origin: string;
  dataDirectory: string;
  server: ChildProcess;
  postgresPid(): number;
  /** Sends what Ctrl-C sends. */
  stop(): Promise<number | null>;
}

interface Options {
  dataDirectory?: string;
  port?: number;
  environment?: Record<string, string>;
  args?: string[];
}

/** Starts the server as `npm start` does once everything is built, and waits until it is ready. */
export async function startProduct({
  dataDirectory = mkdtempSync(join(tmpdir(), 'lectern-journey-')),
  port,
  environment = {},
  args = [],
}: Options = {}): Promise<Product> {
  const at = port ?? (await findFreePort());
  const origin = `http://localhost:${at}`;
  const program = ['--enable-source-maps', '--max-semi-space-size=8', join(root, 'src/server/main.ts')];
  const server = spawn(join(root, 'node_modules/.bin/node'), [...program, ...args], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(at),
      DATA_DIR: dataDirectory,
      RATE_LIMIT_FACTOR: '1000',
      DEMO: 'people',
      ANALYTICS: 'send',
      COOKIE_CONSENT: 'never',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const said: string[] = [];
  server.stdout?.on('data', (part: Buffer) => said.push(part.toString()));
  const ready = once(server, 'message');
  const gone = once(server, 'exit').then(() => Promise.reject(new Error(`The product did not start: ${said.join('')}`)));
  await Promise.race([ready, gone]);
  gone.catch(() => undefined);
  return {
    origin,
    dataDirectory,
    server,
    postgresPid: () => Number(readFileSync(join(dataDirectory, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]),
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return server.exitCode;
      const exit = once(server, 'exit') as Promise<[number | null]>;
      server.kill('SIGINT');
      return (await exit)[0];
    },
  };
}

/** The address of the server's embedded PostgreSQL while it runs. */
export function databaseUrlOf(dataDirectory: string): string {
  const home = join(dataDirectory, 'postgres');
  const port = readFileSync(join(home, 'cluster/postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://lectern:${readFileSync(join(home, 'password'), 'utf8')}@127.0.0.1:${port}/lectern`;
}
