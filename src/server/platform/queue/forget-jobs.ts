import type { ClientBase } from 'pg';

interface Traits {
  /** One of these objects, each in full. */
  parts: readonly object[];
  /** Or these words, anywhere. */
  words: string;
}

/** Deletes jobs of these kinds, done or not, whose data contains something of somebody. */
export async function forgetJobs(client: ClientBase, names: readonly string[], { parts, words }: Traits): Promise<void> {
  await client.query('delete from pgboss.job where name = any($1) and (data @> any($2::jsonb[]) or strpos(data::text, $3) > 0)', [
    names,
    parts.map((part) => JSON.stringify(part)),
    words,
  ]);
}
