import type { Pool } from 'pg';
import { createLikesStore } from '#server/features/likes/likes.store.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { median } from '../figures.ts';
import type { Fan, Liked } from './fans.ts';
import { openLikeConnection } from './like-connection.ts';

const ROUNDS = 3;
const SECONDS = 5;
export const CONNECTIONS = 32;

type Change = (isLiked: boolean, fan: Fan, presentation: Liked) => Promise<unknown>;

export interface LikeRates {
  ours: number;
  theirs: number;
  /** Presentations whose count differs from the number of current likes. */
  wrongCounts: number;
}

/** Everybody likes and unlikes for a while: through the product, and with its SQL statement alone, alternating. */
export async function measureLikes(
  origin: string,
  pool: Pool,
  databaseUrl: string,
  fans: readonly Fan[],
  presentations: readonly Liked[],
): Promise<LikeRates> {
  const given = new Set<string>();
  const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => openLikeConnection(origin)));
  const bare = openDatabase(databaseUrl, { connections: CONNECTIONS });
  const { add, remove } = createLikesStore(bare);
  const statement: Change = (isLiked, { personId }, { id }) => (isLiked ? add : remove)(id, personId);

  const rate = async (changes: readonly Change[], seconds: number): Promise<number> => {
    const since = performance.now();
    const end = since + seconds * 1000;
    // Each connection has its own people, so that the order of changes is known.
    const done = await Promise.all(
      changes.map(async (change, lane) => {
        const own = fans.filter((_fan, index) => index % CONNECTIONS === lane);
        let count = 0;
        for (; performance.now() < end; count++) {
          const [fan, presentation] = [own[count % own.length], presentations[(count * 7 + lane) % presentations.length]];
          if (!fan || !presentation) throw new Error('No people or no presentations');
          const name = `${fan.personId} ${presentation.id}`;
          await change(!given.has(name), fan, presentation);
          if (!given.delete(name)) given.add(name);
        }
        return count;
      }),
    );
    return (done.reduce((sum, count) => sum + count, 0) * 1000) / (performance.now() - since);
  };

  const sides = [connections.map(({ change }) => change), connections.map(() => statement)];
  const rates: number[][] = [[], []];
  for (const side of sides) await rate(side, 1);
  for (let round = 0; round < ROUNDS; round++) for (const [index, side] of sides.entries()) rates[index]?.push(await rate(side, SECONDS));
  for (const connection of connections) connection.close();
  await bare.close();

  const [ours = Number.NaN, theirs = Number.NaN] = rates.map(median);
  return { ours, theirs, wrongCounts: await countWrong(pool, given, presentations) };
}

async function countWrong(pool: Pool, given: ReadonlySet<string>, presentations: readonly Liked[]): Promise<number> {
  const { rows } = await pool.query<{ id: string; rows: number; likes: number }>(
    `select id, (select count(*)::int from presentation_like where presentation_id = id) as rows, coalesce((select likes from presentation_tally where presentation_id = id), 0) as likes
     from presentation where id = any($1)`,
    [presentations.map(({ id }) => id)],
  );
  const expected = (id: string) => [...given].filter((name) => name.endsWith(` ${id}`)).length;
  return presentations.length - rows.filter(({ id, rows: there, likes }) => there === likes && likes === expected(id)).length;
}
