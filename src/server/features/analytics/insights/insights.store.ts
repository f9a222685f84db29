import type { DayRange, IdentifiedViewer, LinkInsight } from '#contract/analytics/insights.ts';
import type { Database } from '../../../platform/database/database.ts';
import { addDays } from '../../../platform/events/day.ts';
import type { PaymentProvider, Price } from '../../../platform/payments/payments.ts';
import { FURTHER_KEYS } from '../rollup/rollup.store.ts';
import { daysOf, rangeBefore } from './day-range.ts';

/** A sum over several days. */
export interface Sum {
  metric: string;
  key: string;
  count: number;
}

/** A sum over the range or the one before it; views are summed per day. */
export interface ComparedSum extends Sum {
  isBefore: boolean;
  /** Set for views only. */
  day: string | null;
}

/** What a presentation's numbers say besides the sums. */
interface Standing {
  /** Events up to this time are counted; null if none ever were. */
  upTo: Date | null;
  /** The first day with a view; null if there is none. */
  firstDay: string | null;
}

/** Limits on what is returned. */
export interface Bounds {
  /** Names per list; the rest are combined into one. */
  names: number;
  links: number;
  viewers: number;
  /** How many of the latest views by identified viewers are considered. */
  identified: number;
}

const compared = ['views', 'started', 'finished', 'time', 'share', 'like', 'event'];
export const passedOn = ['copy-share-link', 'copy-embed-code', 'share-by-device'];
const comparedEvents = ['copy-made', ...passedOn];
const named = [
  'source',
  'referrer',
  'embed',
  'country',
  'language',
  'device',
  'device-started',
  'device-finished',
  'share',
  'owner-views',
  'bot-views',
];

const linkMetrics = [
  ['link', 'views'],
  ['link-started', 'started'],
  ['link-finished', 'finished'],
  ['link-ms', 'watchMs'],
] as const;

/** The current payment provider. Test payments count only while the same test provider is in use. */
export type Seller = Pick<PaymentProvider, 'name' | 'isTest'> | undefined;

/** Collates by bytes: a language's collation would cost more than the rest of the query. */
export const selectCompared = `select day < $1 as "isBefore", to_char(case when metric = 'views' then day end, 'YYYY-MM-DD') as day, metric collate "C" as metric, key collate "C" as key, sum(count)::float8 as count`;
export const groupCompared = `group by day < $1, case when metric = 'views' then day end, metric collate "C", key collate "C"`;

/**
 * All SQL for the numbers of one presentation, or of the site. Days and metrics are looked up by the key of the sums, so that the cost
 * depends on the number of days, not of events.
 */
export function createInsightsStore({ pool }: Pick<Database, 'pool'>) {
  const list = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> => (await pool.query<Row>(text, values)).rows;
  return {
    compared: (presentationId: number, range: DayRange): Promise<ComparedSum[]> =>
      list<ComparedSum>(
        `${selectCompared} from insight_day where presentation_id = $2 and day = any($3::date[]) and metric = any($4) and (metric <> 'event' or key = any($5)) ${groupCompared}`,
        [range.from, presentationId, [...daysOf(rangeBefore(range)), ...daysOf(range)], compared, comparedEvents],
      ),
    /** The most frequent names of each list, the rest combined, and the number of sites that embed the presentation. */
    named: (presentationId: number, range: DayRange, { names }: Bounds): Promise<Sum[]> =>
      list<Sum>(
        `with summed as (select metric, key, sum(count) as count from insight_day where presentation_id = $1 and day = any($2::date[]) and metric = any($3) group by 1, 2 having sum(count) <> 0),
           placed as (select *, row_number() over (partition by metric order by key = $4, count desc, key) as place from summed)
         select metric, case when place <= $5 then key else $4 end as key, sum(count)::float8 as count from placed group by 1, 2
         union all select 'embed-sites', '', count(*)::float8 from summed where metric = 'embed' and key not in ('', $4)`,
        [presentationId, daysOf(range), named, FURTHER_KEYS, names],
      ),
    /** For the first `stepCount` steps. Viewers who got further, in another version of the presentation, count as reaching the last. */
    steps: (presentationId: number, range: DayRange, stepCount: number): Promise<Sum[]> =>
      list<Sum>(
        `with summed as materialized (select metric, key, sum(count) as count from insight_day where presentation_id = $1 and day = any($2::date[]) and metric in ('furthest', 'step-time') and key <> $4 group by 1, 2),
           split as (select metric, split_part(key, ':', 1)::integer as step, split_part(key, ':', 2) as bucket, count from summed)
         select metric, least(step, $3 - 1) || ':' || bucket as key, sum(count)::float8 as count from split where metric = 'furthest' or step < $3 group by 1, 2`,
        [presentationId, daysOf(range), stepCount, FURTHER_KEYS],
      ),
    /** For existing links only. Views through revoked links still count in the total views. */
    links: (presentationId: number, range: DayRange, { links }: Bounds): Promise<LinkInsight[]> =>
      list<LinkInsight>(
        `with summed as materialized (select key, ${linkMetrics.map(([metric, name]) => `coalesce(sum(count) filter (where metric = '${metric}'), 0)::float8 as "${name}"`).join(', ')}
           from insight_day where presentation_id = $1 and day = any($2::date[]) and metric = any($4) group by key)
         select link_id as "linkId", label, ${linkMetrics.map(([, name]) => `coalesce("${name}", 0) as "${name}"`).join(', ')}
         from view_link left join summed on key = link_id where presentation_id = $1 order by views desc, created_at desc, link_id limit $3`,
        [presentationId, daysOf(range), links, linkMetrics.map(([metric]) => metric)],
      ),
    /** Viewers identified by this presentation's own links, latest first. Steps count from 0; -1 means none. */
    async viewers(presentationId: number, { from, to }: DayRange, { viewers, identified }: Bounds): Promise<IdentifiedViewer[]> {
      const rows = await list<Omit<IdentifiedViewer, 'lastSeenAt'> & { lastSeenAt: Date }>(
        `select (array_agg(viewer_name order by last_at desc))[1] as name, lower(viewer_email) as email, label as link, link_id as "linkId", max(last_at) as "lastSeenAt",
           count(*)::integer as views, sum(watch_ms)::float8 as "watchMs", max(furthest_step) as "furthestStep", bool_or(is_finished) as "isFinished"
         from (select visit_id, last_at, furthest_step, is_finished, (select coalesce(sum(ms), 0) from unnest(step_ms) ms) as watch_ms from presentation_view
           where presentation_id = $1 and visit_id is not null and hour >= $2 and hour < $3 and (is_started or is_stayed) and not is_bot and not is_owner
           order by hour desc limit $4) watched
         join view_link_visit visit on visit.id = visit_id join view_link using (link_id) where view_link.presentation_id = $1
         group by link_id, label, lower(viewer_email) order by max(last_at) desc limit $5`,
        [presentationId, new Date(from), new Date(addDays(to, 1)), identified, viewers],
      );
      return rows.map((row) => ({ ...row, lastSeenAt: row.lastSeenAt.toISOString() }));
    },
    /** Payments in these days that were not refunded, per currency; for all presentations if `oid` is null. */
    sales: async (oid: string | null, { from, to }: DayRange, seller: Seller): Promise<(Price & { count: number })[]> => {
      const rows = await list<{ amount: number; currency: string; count: number }>(
        `select sum(amount)::float8 as amount, currency, count(*)::integer as count from pdf_purchase
         where ${oid === null ? '$1::text is null' : 'presentation_oid = $1'} and state = 'paid' and paid_at >= $2 and paid_at < $3 and (not is_test or provider = $4)
         group by currency order by currency`,
        [oid, new Date(from), new Date(addDays(to, 1)), seller?.isTest ? seller.name : null],
      );
      return rows;
    },
    async standing(presentationId: number): Promise<Standing> {
      const [row] = await list<Standing>(
        `select (select max(up_to) from rollup_state) as "upTo", (select day::text from insight_day where presentation_id = $1 and metric = 'views' and count > 0 order by day limit 1) as "firstDay"`,
        [presentationId],
      );
      return row ?? { upTo: null, firstDay: null };
    },
    /** Whether anyone besides the owner has access, by a right or a link. */
    async isShared(presentationId: number, now: Date): Promise<boolean> {
      const [row] = await list<{ isShared: boolean }>(
        `select exists (select from presentation_right where presentation_id = $1) or exists (select from view_link where presentation_id = $1 and (expires_at is null or expires_at > $2)) as "isShared"`,
        [presentationId, now],
      );
      return row?.isShared ?? false;
    },
  };
}

export type InsightsStore = ReturnType<typeof createInsightsStore>;
