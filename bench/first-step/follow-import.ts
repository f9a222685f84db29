import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';

/** What can be seen of an import in the database, in the order in which it happens. */
export const phases = [
  ['claimed', 'queue: until a worker has it'],
  ['reading', 'import process, opening the file'],
  ['pictures', 'reading the slides'],
  ['saving', 'pictures of the file, document'],
  ['ready', 'storing the presentation'],
  ['opened', 'queue, studio process, opening the document'],
  ['content', 'content'],
  ['usable', 'what a viewer needs besides'],
] as const;
export type Moment = (typeof phases)[number][0] | 'finished';

interface Seen {
  state: string;
  address: string | null;
  stage: string | null;
  isUsable: boolean;
  isFinished: boolean;
}

const LOOK_EVERY = 8;
const PATIENCE = 5 * 60_000;
const states = ['waiting', 'checking', 'reading', 'pictures', 'saving', 'ready'];

/** Notes when each phase of an import ends, in milliseconds since `begun`. Calls `onUsable` once, with the oid of the presentation. */
export async function followImport(
  pool: Pool,
  id: string,
  begun: number,
  onUsable: (oid: string) => Promise<void>,
): Promise<ReadonlyMap<Moment, number>> {
  const moments = new Map<Moment, number>();
  let using: Promise<void> | undefined;
  while (performance.now() - begun < PATIENCE) {
    const { rows } = await pool.query<Seen>({
      name: 'follow_import',
      text: `select state, oid as address, stage, coalesce(manifest ? 'content', false) as "isUsable", coalesce((manifest ->> 'isFinished')::boolean, false) as "isFinished"
        from import left join presentation on presentation.id = presentation_id
        left join presentation_version version on version.presentation_id = presentation.id and number = current_version
        left join preparation using (content_hash) left join presentation_manifest using (content_hash) where import.id = $1`,
      values: [id],
    });
    const [seen] = rows;
    if (seen?.state === 'failed') throw new Error('The file could not be imported');
    const note = (moment: Moment, isReached: boolean) => {
      if (isReached && !moments.has(moment)) moments.set(moment, performance.now() - begun);
    };
    const reached = states.indexOf(seen?.state ?? 'waiting');
    for (const [at, moment] of (['claimed', 'reading', 'pictures', 'saving', 'ready'] as const).entries()) note(moment, reached > at);
    note('opened', seen?.stage != null || seen?.isUsable === true);
    note('content', (seen?.stage != null && seen.stage !== 'reading') || seen?.isUsable === true);
    note('usable', seen?.isUsable === true);
    note('finished', seen?.isFinished === true);
    if (seen?.isUsable && seen.address) using ??= onUsable(seen.address);
    if (seen?.isFinished) {
      await using;
      return moments;
    }
    await delay(LOOK_EVERY);
  }
  throw new Error('The import did not end');
}
