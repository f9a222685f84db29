import type { DayRange, IdentifiedViewer, LinkInsight } from '#contract/analytics/insights.ts';
import type { Database } from '../../../platform/database/database.ts';
import { addDays } from '../../../platform/events/day.ts';
import type { PaymentProvider, Price } from '../../../platform/payments/payments.ts';
import { FURTHER_KEYS } from '../rollup/rollup.store.ts';
import { daysOf, rangeBefore } from './day-range.ts';

/** A sum of some days. */
export interface Sum {
  metric: string;
  key: string;
  count: number;
}

/** Sums of the range and of the one before; those of the views a day each. */
export interface ComparedSum extends Sum {
  isBefore: boolean;
  /** Of views. */
  day: string | null;
}

/** What is left of a presentation's numbers beside its sums. */
interface Standing {
  /** Events until then are counted in; null: none has ever been. */
  upTo: Date | null;
  /** On which it was watched; null: on none. */
  firstDay: string | null;
}

/** How much is told at most. */
export interface Bounds {
  /** Of a list; the rest is one. */
  names: number;
  links: number;
  viewers: number;
  /** So many of the latest views by identified viewers are looked at. */
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

/** Who takes payments now: those that moved no money count only where the same tests are in use. */
export type Seller = Pick<PaymentProvider, 'name' | 'isTest'> | undefined;

/** By bytes: the order of a language costs more than all the rest. */
export const selectCompared = `select day < $1 as "isBefore", to_char(case when metric = 'views' then day end, 'YYYY-MM-DD') as day, metric collate "C" as metric, key collate "C" as key, sum(count)::float8 as count`;
export const groupCompared = `group by day < $1, case when metric = 'views' then day end, metric collate "C", key collate "C"`;

/**
 * All SQL of one presentation's numbers, or the site's. Every day and metric is found by the key of the sums, so that the cost is that of
 * the days, not of the events.
 */
export function createInsightsStore({ pool }: Pick<Database, 'pool'>) {
  const list = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> => (await pool.query<Row>(text, values)).rows;
  return {
    compared: (presentationId: number, range: DayRange): Promise<ComparedSum[]> =>
      list<ComparedSum>(
        `${selectCompared} from insight_day where presentation_id = $2 and day = any($3::date[]) and metric = any($4) and (metric <> 'event' or key = any($5)) ${groupCompared}`,
        [range.from, presentationId, [...daysOf(rangeBefore(range)), ...daysOf(range)], compared, comparedEvents],
      ),
    /** The most frequent of each list, the others together, and how many sites embed it. */
    named: (presentationId: number, range: DayRange, { names }: Bounds): Promise<Sum[]> =>
      list<Sum>(
        `with summed as (select metric, key, sum(count) as count from insight_day where presentation_id = $1 and day = any($2::date[]) and metric = any($3) group by 1, 2 having sum(count) <> 0),
           placed as (select *, row_number() over (partition by metric order by key = $4, count desc, key) as place from summed)
         select metric, case when place <= $5 then key else $4 end as key, sum(count)::float8 as count from placed group by 1, 2
         union all select 'embed-sites', '', count(*)::float8 from summed where metric = 'embed' and key not in ('', $4)`,
        [presentationId, daysOf(range), named, FURTHER_KEYS, names],
      ),
    /** Of the first so many steps; who came further, by another version of the presentation, came to the last. */
    steps: (presentationId: number, range: DayRange, stepCount: number): Promise<Sum[]> =>
      list<Sum>(
        `with summed as materialized (select metric, key, sum(count) as count from insight_day where presentation_id = $1 and day = any($2::date[]) and metric in ('furthest', 'step-time') and key <> $4 group by 1, 2),
           split as (select metric, split_part(key, ':', 1)::integer as step, split_part(key, ':', 2) as bucket, count from summed)
         select metric, least(step, $3 - 1) || ':' || bucket as key, sum(count)::float8 as count from split where metric = 'furthest' or step < $3 group by 1, 2`,
        [presentationId, daysOf(range), stepCount, FURTHER_KEYS],
      ),
    /** Of all links that there are; what a link that was taken back had counts among the views alone. */
    links: (presentationId: number, range: DayRange, { links }: Bounds): Promise<LinkInsight[]> =>
      list<LinkInsight>(
        `with summed as materialized (select key, ${linkMetrics.map(([metric, name]) => `coalesce(sum(count) filter (where metric = '${metric}'), 0)::float8 as "${name}"`).join(', ')}
           from insight_day where presentation_id = $1 and day = any($2::date[]) and metric = any($4) group by key)
         select link_id as "linkId", label, ${linkMetrics.map(([, name]) => `coalesce("${name}", 0) as "${name}"`).join(', ')}
         from view_link left join summed on key = link_id where presentation_id = $1 order by views desc, created_at desc, link_id limit $3`,
        [presentationId, daysOf(range), links, linkMetrics.map(([metric]) => metric)],
      ),
    /** Who came through links of this very presentation, the latest first; steps from 0, -1: none. */
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
    /** What was paid in these days and not given back, a currency each; of everything, where no presentation is named. */
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
    /** Has anybody but the owner a way to it, by a right or a link? */
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
