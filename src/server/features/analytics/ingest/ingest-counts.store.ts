import type { Database } from '../../../platform/database/database.ts';
import { queryInTime } from '../../../platform/events/postgresql/query-in-time.ts';
import type { ApartReason } from '../events/parse-event.ts';

export interface MinuteCount {
  minute: Date;
  kind: 'accepted' | 'duplicate' | 'apart' | 'refused' | 'overloaded';
  /** Subdivides the kind, such as the reason for a refusal; empty if the kind has no subdivisions. */
  name: string;
  count: number;
}

export interface ApartSample {
  receivedAt: Date;
  reason: ApartReason;
  name: string;
  raw: string;
}

/** All SQL for ingest counts and rejected samples; the events themselves are stored elsewhere. */
export function createIngestCountsStore({ pool }: Pick<Database, 'pool'>) {
  return {
    async add(counts: readonly MinuteCount[]): Promise<void> {
      await queryInTime(pool, {
        name: 'ingest_minute_add',
        // Always in the same order, so that two processes cannot deadlock.
        text: `insert into ingest_minute as known (minute, kind, name, count)
               select * from unnest($1::timestamptz[], $2::text[], $3::text[], $4::bigint[]) order by 1, 2, 3
               on conflict (minute, kind, name) do update set count = known.count + excluded.count`,
        values: [
          counts.map(({ minute }) => minute),
          counts.map(({ kind }) => kind),
          counts.map(({ name }) => name),
          counts.map(({ count }) => count),
        ],
      });
    },
    async keepApart(samples: readonly ApartSample[]): Promise<void> {
      await queryInTime(pool, {
        text: 'insert into event_apart (received_at, reason, name, raw) select * from unnest($1::timestamptz[], $2::text[], $3::text[], $4::text[])',
        values: [
          samples.map(({ receivedAt }) => receivedAt),
          samples.map(({ reason }) => reason),
          samples.map(({ name }) => name),
          samples.map(({ raw }) => raw),
        ],
      });
    },
  };
}

export type IngestCountsStore = ReturnType<typeof createIngestCountsStore>;
