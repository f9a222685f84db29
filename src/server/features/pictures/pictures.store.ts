import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { Manifest } from './manifest.ts';

const Row = z.object({ painter: z.string(), is_complete: z.boolean(), manifest: Manifest });

/** All SQL of the pictures. */
export function createPicturesStore({ pool }: Database) {
  return {
    async findManifest(contentHash: string): Promise<{ manifest: Manifest; painter: string; isComplete: boolean } | undefined> {
      const { rows } = await pool.query({ name: 'presentation_manifest', text: 'select painter, is_complete, manifest from presentation_manifest where content_hash = $1', values: [contentHash] });
      const row = rows[0] && Row.parse(rows[0]);
      return row && { manifest: row.manifest, painter: row.painter, isComplete: row.is_complete };
    },
    /** One that lacks something never takes the place of one that lacks nothing. */
    async keepManifest(contentHash: string, painter: string, isComplete: boolean, manifest: Manifest): Promise<void> {
      await pool.query(
        `insert into presentation_manifest (content_hash, painter, is_complete, manifest) values ($1, $2, $3, $4)
         on conflict (content_hash) do update set painter = excluded.painter, is_complete = excluded.is_complete, manifest = excluded.manifest, made_at = now()
         where excluded.is_complete or not presentation_manifest.is_complete`,
        [contentHash, painter, isComplete, manifest],
      );
    },
  };
}

export type PicturesStore = ReturnType<typeof createPicturesStore>;
