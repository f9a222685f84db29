import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbeddedPostgres, type EmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { migrate } from './migrate.ts';

export interface TestServer {
  name: string;
  url: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** One server from npm per worker. */
    ownPostgres: TestServer[];
    /** The machine's own PostgreSQL, if installed; shared by all workers. */
    installedPostgres: TestServer | null;
  }
}

// A throw-away cluster need not be durable.
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/**
 * Starts throw-away clusters, each with a migrated template database. Every worker has its own, because the databases of one cluster are
 * not fully isolated: an open transaction in one holds back the snapshots of all.
 */
export default async function setUpClusters(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-test-'));
  const opened: EmbeddedPostgres[] = [];
  const open = async (name: string, label: string, native?: string): Promise<TestServer> => {
    const server = await openEmbeddedPostgres({ directory: join(folder, name), settings, ...(native !== undefined && { native }) });
    opened.push(server);
    await migrateTemplate(server.url);
    return { name: label, url: server.url };
  };
  const workers = Array.from({ length: Number(project.config.maxWorkers) }, (_, index) => open(`npm-${index}`, 'PostgreSQL from npm'));
  const installed = findInstalled();
  project.provide('ownPostgres', await Promise.all(workers));
  project.provide('installedPostgres', installed ? await open('installed', `PostgreSQL in ${installed}`, installed) : null);
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
