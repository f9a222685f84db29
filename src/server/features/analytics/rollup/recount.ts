import type { Database } from '../../../platform/database/database.ts';
import { addDays, dayOf } from '../../../platform/events/day.ts';
import type { EventSink } from '../../../platform/events/event-sink.ts';
import { contributionsOf, createSums, SITE, type Sum } from './contributions.ts';
import { foldEvents } from './roller.ts';
import { FURTHER_KEYS } from './rollup.store.ts';
import type { View, Watched } from './view.ts';

interface Asked {
  /** ISO 8601, both included. */
  from: string;
  to: string;
  /** Of one presentation; of the whole site without. */
  oid?: string;
}

interface Parts {
  sink: Pick<EventSink, 'scan'>;
  database: Pick<Database, 'pool'>;
}

/** The sums of these days from the events themselves, by the same rules and nothing that was counted before. */
export async function recount({ sink, database: { pool } }: Parts, { from, to, oid }: Asked): Promise<Sum[]> {
  const presentations = new Map<string, Watched>();
  const { rows } = await pool.query<{ id: string; oid: string; ownerId: string }>('select id, oid, owner_id as "ownerId" from presentation where $1::text is null or oid = $1', [oid ?? null]);
  for (const row of rows) presentations.set(row.oid, { id: Number(row.id), ownerId: row.ownerId });
  const total = createSums();
  const isAsked = (day: string) => from <= day && day <= to;
  const addViews = (views: Iterable<View>) => {
    for (const view of views) if (isAsked(dayOf(view.hour))) total.add(view.presentationId, dayOf(view.hour), contributionsOf(view));
  };

  let views = new Map<string, View>();
  const sums = createSums();
  let today = '';
  // A page is open for a day at most and its clock a minute off: what belongs to a view may stand on the days around.
  const range = { from: addDays(from, -1), to: addDays(to, 2), ...(oid !== undefined && { presentationOid: oid }) };
  for await (const events of sink.scan(range)) {
    foldEvents(events, presentations, { sums, views });
    const day = events.at(-1)?.day ?? today;
    if (day === today) continue;
    today = day;
    // Nothing is added to these any more.
    const isOver = (view: View) => dayOf(view.hour) < addDays(today, -2);
    addViews([...views.values()].filter(isOver));
    views = new Map([...views].filter(([, view]) => !isOver(view)));
  }
  addViews(views.values());
  const id = oid === undefined ? SITE : presentations.get(oid)?.id;
  const ofEvents = sums.list().filter(({ day }) => isAsked(day));
  return joinSums([...total.list(), ...ofEvents].filter((sum) => sum.presentationId === id));
}

/** The sums of these days as they are kept. Of the site: without what only presentations that have gone account for. */
export async function keptSums({ database: { pool } }: Pick<Parts, 'database'>, { from, to, oid }: Asked): Promise<Sum[]> {
  const { rows } = await pool.query<Omit<Sum, 'presentationId'> & { count: string; presentationId: string }>(
    `select sum.presentation_id as "presentationId", day::text, metric, key, count from insight_day sum
     where day between $1 and $2 and case when $3::text is null then sum.presentation_id <= $4 else sum.presentation_id = (select id from presentation where oid = $3) end`,
    [from, to, oid ?? null, SITE],
  );
  // What has gone has the id it had, below the site's.
  const list = rows.map((row): Sum => ({ ...row, presentationId: Math.max(SITE, Number(row.presentationId)), count: Number(row.presentationId) < SITE ? -Number(row.count) : Number(row.count) }));
  return joinSums(list);
}

/** Those that differ, each with how much too much is kept. */
export function compareSums(kept: readonly Sum[], recounted: readonly Sum[]): Sum[] {
  const groupOf = ({ presentationId, day, metric }: Sum) => `${presentationId} ${day} ${metric}`;
  // Which names have found a place depends on who came first: together they are the same.
  const capped = new Set([...kept, ...recounted].filter(({ key }) => key === FURTHER_KEYS).map(groupOf));
  const together = (sum: Sum): Sum => (capped.has(groupOf(sum)) ? { ...sum, key: FURTHER_KEYS } : sum);
  return joinSums([...kept.map(together), ...recounted.map((sum) => together({ ...sum, count: -sum.count }))]);
}

function joinSums(list: readonly Sum[]): Sum[] {
  const sums = createSums();
  list.forEach(sums.addSum);
  return sums.list();
}
