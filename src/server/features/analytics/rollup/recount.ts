import type { Database } from '../../../platform/database/database.ts';
import { addDays, dayOf } from '../../../platform/events/day.ts';
import type { EventSink } from '../../../platform/events/event-sink.ts';
import { contributionsOf, createSums, SITE, type Sum } from './contributions.ts';
import { foldEvents } from './roller.ts';
import { FURTHER_KEYS, findWatched, ownerMetrics } from './rollup.store.ts';
import type { View } from './view.ts';

/** A page is open for up to a day and may report up to a day late; earlier days no longer change. */
const UNSETTLED_DAYS = 3;

interface Asked {
  /** ISO 8601, both inclusive. */
  from: string;
  to: string;
  /** One presentation; without it, the site. */
  oid?: string;
  /** The site and every presentation. */
  isEverything?: boolean;
}

interface Parts {
  sink: Pick<EventSink, 'scan'>;
  database: Pick<Database, 'pool'>;
}

/** Recomputes the sums of these days from the events, by the same rules and without anything counted before. */
export async function recount({ sink, database: { pool } }: Parts, { from, to, oid, isEverything = false }: Asked): Promise<Sum[]> {
  const presentations = await findWatched(pool, { oids: oid === undefined ? null : [oid], linkIds: null });
  const total = createSums();
  const isAsked = (day: string) => from <= day && day <= to;
  const addViews = (views: Iterable<View>) => {
    for (const view of views) if (isAsked(dayOf(view.hour))) total.add(view.presentationId, dayOf(view.hour), contributionsOf(view));
  };

  let views = new Map<string, View>();
  const sums = createSums();
  let today = '';
  // A page is open for a day at most and its clock may be a minute off, so parts of a view may be on the days around it.
  const range = { from: addDays(from, -1), to: addDays(to, 2), ...(oid !== undefined && { presentationOid: oid }) };
  for await (const events of sink.scan(range)) {
    foldEvents(events, presentations, { sums, views });
    const day = events.at(-1)?.day ?? today;
    if (day === today) continue;
    today = day;
    // Complete: no later event can add to these views.
    const isOver = (view: View) => dayOf(view.hour) < addDays(today, -2);
    addViews([...views.values()].filter(isOver));
    views = new Map([...views].filter(([, view]) => !isOver(view)));
  }
  addViews(views.values());
  const id = oid === undefined ? SITE : presentations.get(oid)?.id;
  const ofEvents = sums.list().filter(({ day }) => isAsked(day));
  return joinSums([...total.list(), ...ofEvents].filter((sum) => isEverything || sum.presentationId === id));
}

/** The stored sums of these days. Those of the site exclude what deleted presentations contributed. */
export async function keptSums(
  { database: { pool } }: Pick<Parts, 'database'>,
  { from, to, oid, isEverything = false }: Asked,
): Promise<Sum[]> {
  const { rows } = await pool.query<Omit<Sum, 'presentationId'> & { count: string; presentationId: string }>(
    `select sum.presentation_id as "presentationId", day::text, metric, key, count from insight_day sum
     where day between $1 and $2 and case when $5 then true when $3::text is null then sum.presentation_id <= $4 else sum.presentation_id = (select id from presentation where oid = $3) end`,
    [from, to, oid ?? null, SITE, isEverything],
  );
  // Deleted presentations keep their sums under the negated id.
  const list = rows.map((row): Sum => ({
    ...row,
    presentationId: Math.max(SITE, Number(row.presentationId)),
    count: Number(row.presentationId) < SITE ? -Number(row.count) : Number(row.count),
  }));
  return joinSums(list);
}

/** The sums that differ; `count` is the excess of the stored one. */
export function compareSums(kept: readonly Sum[], recounted: readonly Sum[]): Sum[] {
  const groupOf = ({ presentationId, day, metric }: Sum) => `${presentationId} ${day} ${metric}`;
  // Which names got a row of their own depends on the order of arrival; only their total is comparable.
  const capped = new Set([...kept, ...recounted].filter(({ key }) => key === FURTHER_KEYS).map(groupOf));
  const together = (sum: Sum): Sum => (capped.has(groupOf(sum)) ? { ...sum, key: FURTHER_KEYS } : sum);
  return joinSums([...kept.map(together), ...recounted.map((sum) => together({ ...sum, count: -sum.count }))]);
}

function joinSums(list: readonly Sum[]): Sum[] {
  const sums = createSums();
  list.forEach(sums.addSum);
  return sums.list();
}

/** Owner sums that differ from the sums over the owner's presentations; `count` is the excess of the stored one. */
export async function compareOwnerSums({ database: { pool } }: Pick<Parts, 'database'>, { from, to }: Pick<Asked, 'from' | 'to'>) {
  const { rows } = await pool.query<{ ownerId: string; day: string; metric: string; key: string; count: string }>(
    `select owner_id as "ownerId", day::text, metric, key, sum(count) as count from (
       select owner_id, day, metric, key, count from owner_day where day between $1 and $2
       union all select owner_id, day, metric, key, -count from insight_day join presentation on id = presentation_id where day between $1 and $2 and metric = any($3)
       union all select owner_id, day, 'watched', presentation_id::text, -count from insight_day join presentation on id = presentation_id where day between $1 and $2 and metric = 'views') sums
     group by 1, 2, 3, 4 having sum(count) <> 0 order by 1, 2, 3, 4`,
    [from, to, ownerMetrics],
  );
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

interface AuditParts extends Parts {
  sink: Pick<EventSink, 'kind' | 'scan' | 'waitingAfter'>;
}

/** A stored sum that does not match the events. */
export interface Difference {
  /** The site, a presentation or a person. */
  of: string;
  day: string;
  metric: string;
  key: string;
  /** By how much the stored sum is too high; negative if too low. */
  tooMuch: number;
}

/**
 * Recounts the events of these days and compares. While events are still coming in, days that may change are left out: `until` is the
 * last day compared.
 */
export async function auditSums(
  { sink, database }: AuditParts,
  { from, to }: { from: string; to: string },
): Promise<{ differences: Difference[]; until: string }> {
  const stand = async (): Promise<string | null> => {
    const { rows } = await database.pool.query<{ position: string }>('select position from rollup_state where name = $1', [sink.kind]);
    const position = rows[0]?.position ?? '';
    return (await sink.waitingAfter(position)).events > 0 ? null : position;
  };
  const before = await stand();
  const asked = { from, to, isEverything: true };
  const ofSums = compareSums(await keptSums({ database }, asked), await recount({ sink, database }, asked));
  const ofOwners = await compareOwnerSums({ database }, asked);
  const { rows } = await database.pool.query<{ id: string; oid: string }>('select id, oid from presentation where id = any($1)', [
    [...new Set(ofSums.map(({ presentationId }) => presentationId))],
  ]);
  const names = new Map(rows.map(({ id, oid }) => [Number(id), `presentation ${oid}`])).set(SITE, 'site');
  const all = [
    ...ofSums.map(({ presentationId, count, ...sum }) => ({
      ...sum,
      of: names.get(presentationId) ?? `presentation number ${presentationId}`,
      tooMuch: count,
    })),
    ...ofOwners.map(({ ownerId, count, ...sum }) => ({ ...sum, of: `person ${ownerId}`, tooMuch: count })),
  ];
  const isQuiet = before !== null && before === (await stand());
  const until = isQuiet || all.length === 0 ? to : addDays(to, -UNSETTLED_DAYS);
  return { differences: all.filter(({ day }) => day <= until), until };
}
