import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

const folder = new URL('./migrations/', import.meta.url);
// An arbitrary number that nothing else locks, so that processes starting together migrate one after another.
const LOCK = 7_205_759;

/** The database was migrated by a newer release; running this one on it could damage data this release does not know about. */
export class NewerDatabase extends Error {
  constructor(migration: string) {
    super(
      `The database was written by a newer version of Lectern (migration ${migration}). Update Lectern, or restore a backup from this version.`,
    );
  }
}

/** Applies pending migrations in order, each in its own transaction. Returns the names of the files it applied. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    // Waiting for another process, or migrating a large table, may exceed the timeout for requests.
    await client.query('set statement_timeout = 0');
    await client.query(unhurried('select pg_advisory_lock($1)', [LOCK]));
    await client.query(
      'create table if not exists migration (name text primary key, digest text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; digest: string }>('select name, digest from migration');
    const applied = new Map(rows.map(({ name, digest }) => [name, digest]));
    const added: string[] = [];
    const migrations = readMigrations();
    const unknown = [...applied.keys()].find((name) => !migrations.some((migration) => migration.name === name));
    if (unknown) throw new NewerDatabase(unknown);
    for (const { name, sql, digest } of migrations) {
      const known = applied.get(name);
      if (known === digest) continue;
      if (known) throw new Error(`The migration ${name} was changed after it had been applied. Add a new one instead.`);
      await applyOne(client, name, sql, digest);
      added.push(name);
    }
    return added;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    await client.query('reset statement_timeout').catch(() => undefined);
    client.release();
  }
}

/** Waits for the answer for as long as a timer can: three weeks. */
const unhurried = (text: string, values?: unknown[]) => ({ text, ...(values && { values }), query_timeout: 2 ** 31 - 1 });

function readMigrations() {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => {
    const sql = readFileSync(new URL(name, folder), 'utf8');
    return { name, sql, digest: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex') };
  });
}

async function applyOne(client: pg.PoolClient, name: string, sql: string, digest: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(unhurried(sql));
    await client.query('insert into migration (name, digest) values ($1, $2)', [name, digest]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`The migration ${name} failed: ${(cause as Error).message}`, { cause });
  }
}
