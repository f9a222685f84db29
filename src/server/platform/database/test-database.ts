import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { TestServer } from './test-cluster.ts';

const ownServer = (): TestServer | undefined => inject('ownPostgres')[Number(process.env['VITEST_POOL_ID']) - 1];

/** Every available PostgreSQL, for contract suites: ours from npm and, if installed, the machine's own. */
export const testServers = (): TestServer[] => [ownServer(), inject('installedPostgres')].filter((server) => server != null);

/** For feature suites: only ours from npm, or all of them in a soak (npm run soak). */
export const featureServers = (): TestServer[] => (process.env['SOAK'] ? testServers() : testServers().slice(0, 1));

/** A new, migrated database for one test file. */
export async function freshDatabase(server = ownServer()): Promise<{ url: string; pool: pg.Pool; drop(): Promise<void> }> {
  if (!server) throw new Error('No PostgreSQL was started for the tests');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = new URL(server.url);
  const template = url.pathname.slice(1);
  await runOn(server.url, `create database ${name} template ${template}`);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 10 });
  pool.on('error', () => undefined);
  return {
    url: url.href,
    pool,
    async drop() {
      await pool.end();
      await runOn(server.url, `drop database ${name} with (force)`);
    },
  };
}

/** Connects to `postgres`, because a template cannot be copied while it has connections. */
async function runOn(url: string, sql: string): Promise<void> {
  const admin = new URL(url);
  admin.pathname = '/postgres';
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
