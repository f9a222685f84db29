import type { Privacy, SchemaVersion } from '#contract/presentation/presentation-address.ts';
import type { Pool } from 'pg';

interface Given {
  oid: string;
  title?: string;
  privacy?: Privacy;
  schemaVersion?: SchemaVersion;
  owner?: string;
  isTemplate?: boolean;
  modifiedAt?: string;
}

export const addPerson = (pool: Pool, id: string, name = 'Ada Whitlock') =>
  pool.query(
    `insert into person (id, oid, name, username, email, email_verified, updated_at) values ($1, $1 || 'oid', $2, $1, $1 || '@example.org', true, '2026-01-01')`,
    [id, name],
  );

/** Rows as pages read them; the documents behind them have not been processed. */
export async function addPresentation(
  pool: Pool,
  {
    oid,
    title = oid,
    privacy = 'public',
    schemaVersion = 2,
    owner = 'ada',
    isTemplate = false,
    modifiedAt = '2026-05-12T10:00:00Z',
  }: Given,
): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(
    `with added as (insert into presentation (oid, owner_id, title, description, schema_version, current_version, privacy, is_template, modified_at) values ($1, $2, $3, '', $4, 1, $5, $6, $7) returning id),
     version as (insert into presentation_version (presentation_id, number, content_hash, document_key) select id, 1, $1, $1 from added)
     select id from added`,
    [oid, owner, title, schemaVersion, privacy, isTemplate, modifiedAt],
  );
  return Number(rows[0]?.id);
}
