import type { Privacy } from '#contract/presentation/presentation-address.ts';
import type { Pool } from 'pg';

/** A user with only the required columns. */
export async function addPerson(pool: Pool, id: string): Promise<string> {
  await pool.query('insert into person (id, oid, name, username, email, email_verified) values ($1, $1, $1, $1, $2, true)', [
    id,
    `${id}@example.org`,
  ]);
  return id;
}

/** A presentation without derived files. */
export async function addPresentation(
  pool: Pool,
  { oid, owner, privacy = 'public' }: { oid: string; owner: string; privacy?: Privacy },
): Promise<{ id: number; oid: string }> {
  const { rows } = await pool.query<{ id: string }>(
    `with added as (insert into presentation (oid, owner_id, title, description, schema_version, current_version, privacy) values ($1, $2, $1, '', 2, 1, $3) returning id)
     insert into presentation_version (presentation_id, number, content_hash, document_key) select id, 1, $1, 'presentation/documents/' || $1 || '.json' from added returning presentation_id as id`,
    [oid, owner, privacy],
  );
  return { id: Number(rows[0]?.id), oid };
}
