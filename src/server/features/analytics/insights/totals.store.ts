import type { DayRange, ErrorGroup, NamedCount } from '#contract/analytics/insights.ts';
import type { SchemaVersion } from '#contract/presentation/presentation-address.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { EventSink } from '../../../platform/events/event-sink.ts';
import { SITE } from '../rollup/contributions.ts';
import { ownerMetrics } from '../rollup/rollup.store.ts';
import { daysOf, rangeBefore } from './day-range.ts';
import { groupCompared, selectCompared, type ComparedSum, type Sum } from './insights.store.ts';

/** A presentation and its number of views. */
export interface Watched {
  oid: string;
  title: string;
  schemaVersion: SchemaVersion;
  slug: string | null;
  contentHash: string;
  views: number;
}

interface IngestCount {
  minute: Date;
  kind: 'accepted' | 'duplicate' | 'apart' | 'refused' | 'overloaded';
  name: string;
  count: number;
}

const MOST_ERRORS = 50;
const MOST_EVENTS = 100;
const vitals = ['vital-LCP', 'vital-INP', 'vital-CLS', 'vital-FCP', 'vital-TTFB'];

const watched = `oid, title, presentation.schema_version as "schemaVersion", slug, content_hash as "contentHash", views::float8 as views`;
const current = 'join presentation_version version on version.presentation_id = presentation.id and number = current_version';

/** All SQL for numbers across presentations: those of one owner, or the whole site. */
export function createTotalsStore({ pool }: Pick<Database, 'pool'>) {
  const list = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> => (await pool.query<Row>(text, values)).rows;
  return {
    hasPresentations: async (ownerId: string): Promise<boolean> =>
      (await pool.query('select from presentation where owner_id = $1 and trashed_at is null limit 1', [ownerId])).rowCount === 1,
    ofOwner: (ownerId: string, range: DayRange): Promise<ComparedSum[]> =>
      list<ComparedSum>(
        `${selectCompared} from owner_day where owner_id = $2 and day = any($3::date[]) and metric = any($4) ${groupCompared}`,
        [range.from, ownerId, [...daysOf(rangeBefore(range)), ...daysOf(range)], ownerMetrics],
      ),
    /** The first day with a view of any of the owner's presentations; null if there is none. */
    firstDayOf: async (ownerId: string): Promise<string | null> =>
      (
        await list<{ day: string }>(
          `select day::text from owner_day where owner_id = $1 and metric = 'views' and count > 0 order by day limit 1`,
          [ownerId],
        )
      )[0]?.day ?? null,
    mostWatchedOf: async (ownerId: string, range: DayRange): Promise<Watched | undefined> =>
      (
        await list<Watched>(
          `select ${watched} from (select key::bigint as id, sum(count) as views from owner_day where owner_id = $1 and day = any($2::date[]) and metric = 'watched'
             and exists (select from presentation there where there.id = key::bigint and trashed_at is null) group by key having sum(count) > 0 order by views desc, id limit 1) most join presentation using (id) ${current}`,
          [ownerId, daysOf(range)],
        )
      )[0],
    mostWatched: (range: DayRange, count: number): Promise<Watched[]> =>
      list<Watched>(
        `select ${watched} from (select presentation_id as id, sum(count) as views from insight_day where metric = 'views' and day between $1 and $2 and presentation_id > $3
           and exists (select from presentation there where there.id = presentation_id and trashed_at is null) group by 1 having sum(count) > 0 order by views desc, id limit $4) most join presentation using (id) ${current} order by views desc, id`,
        [range.from, range.to, SITE, count],
      ),
    events: (range: DayRange): Promise<NamedCount[]> =>
      list<NamedCount>(
        `select key as name, sum(count)::float8 as count from insight_day where presentation_id = $1 and day = any($2::date[]) and metric = 'event' group by 1 having sum(count) > 0 order by 2 desc, 1 limit $3`,
        [SITE, daysOf(range), MOST_EVENTS],
      ),
    vitals: (range: DayRange): Promise<Sum[]> =>
      list<Sum>(
        `select metric, key, sum(count)::float8 as count from insight_day where presentation_id = $1 and day = any($2::date[]) and metric = any($3) group by 1, 2`,
        [SITE, daysOf(range), vitals],
      ),
    /** Ingest counts per minute. */
    ingestSince: (since: Date): Promise<IngestCount[]> =>
      list<IngestCount>('select minute, kind, name, count::float8 as count from ingest_minute where minute >= $1 order by minute', [since]),
    /** How far the rollup has got; empty if it has not begun. */
    position: async (sink: EventSink['kind']): Promise<string> =>
      (await list<{ position: string }>('select position from rollup_state where name = $1', [sink]))[0]?.position ?? '',
    /** Latest first. */
    async errors(): Promise<ErrorGroup[]> {
      const rows = await list<Omit<ErrorGroup, 'firstAt' | 'lastAt'> & { firstAt: Date; lastAt: Date }>(
        'select message, place, level, count::float8 as count, first_at as "firstAt", last_at as "lastAt", user_agent as "userAgent" from client_error order by last_at desc, digest limit $1',
        [MOST_ERRORS],
      );
      return rows.map((row) => ({ ...row, firstAt: row.firstAt.toISOString(), lastAt: row.lastAt.toISOString() }));
    },
  };
}

export type TotalsStore = ReturnType<typeof createTotalsStore>;
