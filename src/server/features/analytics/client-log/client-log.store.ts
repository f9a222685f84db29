import type { ErrorGroup } from '#contract/analytics/insights.ts';
import type { Database } from '../../../platform/database/database.ts';

export interface ClientError extends Pick<ErrorGroup, 'level' | 'message' | 'place' | 'userAgent'> {
  digest: string;
  sample: Record<string, unknown>;
}

const MOST_GROUPS = 5000;

interface Row extends Omit<ErrorGroup, 'count' | 'firstAt' | 'lastAt'> {
  count: string;
  firstAt: Date;
  lastAt: Date;
}

/** All SQL for errors reported by browsers. */
export function createClientLogStore({ pool }: Pick<Database, 'pool'>, mostGroups = MOST_GROUPS) {
  return {
    async add({ digest, level, message, place, userAgent, sample }: ClientError): Promise<void> {
      const { rows } = await pool.query<{ isNew: boolean }>({
        name: 'client_error_add',
        text: `insert into client_error as known (digest, level, message, place, count, user_agent, sample) values ($1, $2, $3, $4, 1, $5, $6)
               on conflict (digest) do update set count = known.count + 1, last_at = clock_timestamp(), user_agent = excluded.user_agent, sample = excluded.sample
               returning known.count = 1 as "isNew"`,
        values: [digest, level, message, place, userAgent, JSON.stringify(sample)],
      });
      if (!rows[0]?.isNew) return;
      // Groups that have not occurred for the longest time make room.
      await pool.query(
        'delete from client_error where digest in (select digest from client_error order by last_at desc, digest offset $1 for update skip locked)',
        [mostGroups],
      );
    },
    /** Latest first. */
    async list(most = 100): Promise<ErrorGroup[]> {
      const { rows } = await pool.query<Row>(
        `select message, place, level, count, first_at as "firstAt", last_at as "lastAt", user_agent as "userAgent" from client_error order by last_at desc, digest limit $1`,
        [most],
      );
      return rows.map(({ message, place, level, count, firstAt, lastAt, userAgent }) => ({
        message,
        place,
        level,
        count: Number(count),
        firstAt: firstAt.toISOString(),
        lastAt: lastAt.toISOString(),
        userAgent,
      }));
    },
  };
}

export type ClientLogStore = ReturnType<typeof createClientLogStore>;
