import type { ClientBase } from 'pg';

/** Deletes jobs of these kinds, done or not, whose data contains one of these objects. */
export async function forgetJobs(client: ClientBase, names: readonly string[], parts: readonly object[]): Promise<void> {
  await client.query('delete from pgboss.job where name = any($1) and data @> any($2::jsonb[])', [
    names,
    parts.map((part) => JSON.stringify(part)),
  ]);
}
