import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { migrate } from './migrate.ts';

export interface TestServer {
  name: string;
  url: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgresServers: TestServer[];
  }
}

// A cluster that is thrown away need not wait for the disk.
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/** One throw-away cluster of each PostgreSQL there is: ours from npm and, where one is installed, the machine's. */
export default async function setUpClusters(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-test-'));
  const opened = [await openEmbeddedPostgres({ directory: join(folder, 'npm'), settings })];
  const names = ['PostgreSQL from npm'];
  const installed = findInstalled();
  if (installed) {
    opened.push(await openEmbeddedPostgres({ directory: join(folder, 'system'), settings, native: installed }));
    names.push(`PostgreSQL in ${installed}`);
  }
  const servers = opened.map(({ url }, index) => ({ name: names[index] ?? '', url }));
  for (const { url } of servers) await migrateTemplate(url);
  project.provide('postgresServers', servers);
  return async () => {
    for (const server of opened) await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function migrateTemplate(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url });
  await migrate(pool);
  await pool.end();
}

function findInstalled(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = spawnSync('test', ['-d', root]).status === 0 ? readdirSync(root) : [];
  const newest = versions
    .map(Number)
    .filter((version) => version >= 15)
    .sort((a, b) => b - a)[0];
  return newest ? join(root, String(newest)) : undefined;
}
