import type { ClientBase, Pool, PoolClient } from 'pg';
import type { EventSink } from '../../../platform/events/event-sink.ts';
import { orNull, textElement } from '../../../platform/events/postgresql/array-literal.ts';
import { inOrder, SITE, type Sum } from './contributions.ts';
import { viewKey, type View, type Watched } from './view.ts';

/** Clients can invent these keys. Per presentation and day, this many are kept for each metric; the rest are counted together. */
const mostKeys: ReadonlyMap<string, number> = new Map([
  ['referrer', 200],
  ['embed', 200],
  ['language', 200],
  ['step-time', 2000],
]);
export const FURTHER_KEYS = '…';

type Row = Omit<View, 'presentationId' | 'hour' | 'lastAt' | 'visitId'> & {
  presentationId: string;
  hour: Date;
  lastAt: Date;
  visitId: string | null;
};

/** Name, type and field of each column of a view; the first three are its key. */
const columns = [
  ['presentation_id', 'bigint', 'presentationId'],
  ['hour', 'timestamptz', 'hour'],
  ['visitor', 'text', 'visitor'],
  ['first_id', 'uuid', 'firstId'],
  ['source', 'text', 'source'],
  ['referrer', 'text', 'referrer'],
  ['embed_host', 'text', 'embedHost'],
  ['country', 'text', 'country'],
  ['language', 'text', 'language'],
  ['device', 'text', 'device'],
  ['link_id', 'text', 'linkId'],
  ['visit_id', 'bigint', 'visitId'],
  ['is_bot', 'boolean', 'isBot'],
  ['is_owner', 'boolean', 'isOwner'],
  ['is_stayed', 'boolean', 'isStayed'],
  ['is_started', 'boolean', 'isStarted'],
  ['is_finished', 'boolean', 'isFinished'],
  ['furthest_step', 'integer', 'furthestStep'],
  ['step_ms', 'integer[]', 'stepMs'],
  ['last_at', 'timestamptz', 'lastAt'],
] as const;

const names = columns.map(([name]) => name);
const SELECT_VIEWS = `select ${columns.map(([name, , field]) => `v.${name} as "${field}"`).join(', ')}
  from unnest($1::bigint[], $2::timestamptz[], $3::text[]) as k (presentation_id, hour, visitor) join presentation_view v using (presentation_id, hour, visitor)`;
// Arrays within an array would have to be of equal length, so each is passed as text.
const UPSERT_VIEWS = `insert into presentation_view (${names.join(', ')})
  select ${columns.map(([name, type]) => (type === 'integer[]' ? `${name}::integer[]` : name)).join(', ')}
  from unnest(${columns.map(([, type], index) => `$${index + 1}::${type === 'integer[]' ? 'text' : type}[]`).join(', ')}) as t (${names.join(', ')})
  on conflict (presentation_id, hour, visitor) do update set ${names
    .slice(3)
    .map((name) => `${name} = excluded.${name}`)
    .join(', ')}`;

/** A PostgreSQL array literal. Elements must not need quoting. */
const arrayOf = (elements: readonly (string | number | boolean)[]): string => `{${elements.join(',')}}`;
const textsOf = (texts: readonly (string | null)[]): string => arrayOf(texts.map((text) => orNull(text, textElement)));
const timesOf = (times: readonly number[]): string => arrayOf(times.map((time) => new Date(time).toISOString()));

function columnOf(views: readonly View[], field: keyof View): string {
  if (field === 'hour' || field === 'lastAt') return timesOf(views.map((view) => view[field]));
  return textsOf(views.map((view) => (field === 'stepMs' ? arrayOf(view.stepMs) : view[field] === null ? null : `${view[field]}`)));
}

const ofSums = (sums: readonly Sum[]): string[] => [
  arrayOf(sums.map((sum) => sum.presentationId)),
  arrayOf(sums.map((sum) => sum.day)),
  textsOf(sums.map((sum) => sum.metric)),
  textsOf(sums.map((sum) => sum.key)),
  arrayOf(sums.map((sum) => sum.count)),
];
const SUMS = 'unnest($1::bigint[], $2::date[], $3::text[], $4::text[], $5::bigint[]) as d (presentation_id, day, metric, key, count)';

/** What the dashboard sums up over all presentations of an owner. */
export const ownerMetrics = ['views', 'started', 'finished', 'time', 'like'];
// Also stores the views of each presentation, keyed by its id.
const UPSERT_OWNERS = `insert into owner_day as sum (owner_id, day, metric, key, count)
  select owner_id, d.day, kind.metric, kind.key, sum(d.count) from ${SUMS} join presentation on id = d.presentation_id,
    lateral (select d.metric, d.key union all select 'watched', d.presentation_id::text where d.metric = 'views') kind
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (owner_id, day, metric, key) do update set count = sum.count + excluded.count`;

/** How far the rollup has got; it may be at work. */
export async function findPosition(pool: Pool, kind: EventSink['kind']): Promise<string | undefined> {
  const text = 'select position from rollup_state where name = $1';
  return (await pool.query<{ position: string }>({ name: 'rollup_position', text, values: [kind] })).rows[0]?.position;
}

/** All SQL for the rollup, within the transaction of one round. Each kind of sink has its own position. */
export function rollupRound(client: PoolClient, kind: EventSink['kind']) {
  return {
    /** How far the rollup has got; undefined while another process is at work. */
    async hold(): Promise<{ position: string; upTo: number } | undefined> {
      // No need to wait for the disk: a crash loses position and sums together, and they are counted again. Removing people and
      // presentations locks rows in a different order: on deadlock we give up, before PostgreSQL picks a victim after a second.
      await client.query(`set local synchronous_commit = off; set local lock_timeout = '400ms'`);
      const { rows } = await client.query<{ position: string; upTo: Date }>({
        name: 'rollup_hold',
        text: 'select position, up_to as "upTo" from rollup_state where name = $1 for update skip locked',
        values: [kind],
      });
      return rows[0] && { position: rows[0].position, upTo: rows[0].upTo.getTime() };
    },

    async moveTo(position: string, upTo: number): Promise<void> {
      await client.query({
        name: 'rollup_move',
        text: 'update rollup_state set position = $2, up_to = $3 where name = $1',
        values: [kind, position, new Date(upTo)],
      });
    },

    /** Existing presentations by their oids, each with those of the given links that belong to it. */
    findPresentations: async (oids: readonly string[], linkIds: readonly string[]): Promise<Map<string, Watched>> =>
      oids.length === 0 ? new Map() : findWatched(client, { oids, linkIds }),

    /** Returns those that still exist, and keeps them from being deleted until the transaction ends. */
    async holdPresentations(found: ReadonlyMap<string, Watched>): Promise<Map<string, Watched>> {
      if (found.size === 0) return new Map();
      const text = 'select id from presentation where id = any($1) order by id for key share';
      const { rows } = await client.query<{ id: string }>({
        name: 'rollup_hold_presentations',
        text,
        values: [arrayOf([...found.values()].map(({ id }) => id))],
      });
      const held = new Set(rows.map(({ id }) => Number(id)));
      return new Map([...found].filter(([, { id }]) => held.has(id)));
    },

    /** The stored state of these views, by their keys. */
    async loadViews(views: readonly View[]): Promise<Map<string, View>> {
      if (views.length === 0) return new Map();
      const values = columns.slice(0, 3).map(([, , field]) => columnOf(views, field));
      const { rows } = await client.query<Row>({ name: 'rollup_load', text: SELECT_VIEWS, values });
      return new Map(
        rows.map((row) => {
          const view: View = {
            ...row,
            presentationId: Number(row.presentationId),
            hour: row.hour.getTime(),
            lastAt: row.lastAt.getTime(),
            visitId: row.visitId === null ? null : Number(row.visitId),
          };
          return [viewKey(view), view];
        }),
      );
    },

    async saveViews(views: readonly View[]): Promise<void> {
      if (views.length > 0)
        await client.query({ name: 'rollup_save', text: UPSERT_VIEWS, values: columns.map(([, , field]) => columnOf(views, field)) });
    },

    /** Adds to the sums and removes those that drop to zero. */
    async addSums(sums: readonly Sum[]): Promise<void> {
      const kept = await capKeys(client, sums);
      if (kept.length === 0) return;
      await client.query({
        name: 'rollup_sums',
        text: `insert into insight_day as sum (presentation_id, day, metric, key, count) select * from ${SUMS}
               on conflict (presentation_id, day, metric, key) do update set count = sum.count + excluded.count`,
        values: ofSums(kept),
      });
      const ofOwners = kept.filter(({ presentationId, metric }) => presentationId !== SITE && ownerMetrics.includes(metric));
      if (ofOwners.length > 0) await client.query({ name: 'rollup_owners', text: UPSERT_OWNERS, values: ofSums(ofOwners) });
      // Capped keys are kept even at zero, so that whether a key has its own sum never changes.
      const fewer = kept.filter(({ metric, count }) => count < 0 && !mostKeys.has(metric));
      if (fewer.length === 0) return;
      await client.query({
        name: 'rollup_nothing',
        text: `delete from insight_day sum using ${SUMS} where (sum.presentation_id, sum.day, sum.metric, sum.key) = (d.presentation_id, d.day, d.metric, d.key) and sum.count = 0`,
        values: ofSums(fewer),
      });
    },

    /** Updates the view counts on pages. Called right after locking the presentations, before the round locks views or sums. */
    async addViews(changes: ReadonlyMap<number, number>): Promise<void> {
      if (changes.size === 0) return;
      await client.query({
        name: 'rollup_tally',
        text: `with change as (select * from unnest($1::bigint[], $2::bigint[]) as c (id, views)),
                    fewer as (update presentation_tally tally set views = greatest(0, tally.views + change.views) from change where presentation_id = id and change.views < 0)
               insert into presentation_tally as tally (presentation_id, views) select id, views from change where views > 0 order by id
               on conflict (presentation_id) do update set views = tally.views + excluded.views`,
        values: [arrayOf([...changes.keys()]), arrayOf([...changes.values()])],
      });
    },
  };
}

export type RollupRound = ReturnType<typeof rollupRound>;

/** Must run before the first round. */
export const prepareRollup = (pool: Pool, kind: EventSink['kind']) =>
  pool.query(`insert into rollup_state (name, position, up_to) values ($1, '', now()) on conflict do nothing`, [kind]);

/** Presentations by their oids, with their links, including revoked ones; null means all. */
export async function findWatched(
  client: Pick<ClientBase, 'query'> | Pool,
  { oids, linkIds }: { oids: readonly string[] | null; linkIds: readonly string[] | null },
): Promise<Map<string, Watched>> {
  const text = `with link as (select presentation_id, link_id from view_link where $2::text[] is null or link_id = any($2)
      union all select presentation_id, link_id from view_link_gone where $2::text[] is null or link_id = any($2)),
    links as (select presentation_id, array_agg(link_id) as ids from link group by 1)
    select id, oid, owner_id as "ownerId", ids as "linkIds" from presentation left join links on presentation_id = id where $1::text[] is null or oid = any($1)`;
  const { rows } = await client.query<{ id: string; oid: string; ownerId: string; linkIds: string[] | null }>({
    name: 'rollup_presentations',
    text,
    values: [oids, linkIds],
  });
  return new Map(rows.map(({ id, oid, ownerId, linkIds: ids }) => [oid, { id: Number(id), ownerId, linkIds: new Set(ids) }]));
}

/** Combines keys beyond the limit per presentation, day and metric into one. */
async function capKeys(client: PoolClient, sums: readonly Sum[]): Promise<Sum[]> {
  const named = sums.filter(({ metric }) => mostKeys.has(metric));
  if (named.length === 0) return [...sums];
  const groupOf = ({ presentationId, day, metric }: Sum) => `${presentationId} ${day} ${metric}`;
  const found = await client.query<{ place: number }>({
    name: 'rollup_keys',
    text: `select place::integer from ${SUMS.replace('as d (', 'with ordinality as d (').replace('count)', 'count, place)')}
           where exists (select from insight_day k where (k.presentation_id, k.day, k.metric, k.key) = (d.presentation_id, d.day, d.metric, d.key))`,
    values: ofSums(named),
  });
  const known = new Set(found.rows.map(({ place }) => named[place - 1]));
  const groups = [...new Map(named.filter((sum) => !known.has(sum)).map((sum) => [groupOf(sum), sum])).values()];
  const used = await client.query<{ used: number }>({
    name: 'rollup_places',
    text: `select (select count(*)::integer from insight_day k where (k.presentation_id, k.day, k.metric) = (d.presentation_id, d.day, d.metric) and k.key <> $6) as used
           from ${SUMS.replace('as d (', 'with ordinality as d (').replace('count)', 'count, place)')} order by place`,
    values: [...ofSums(groups), FURTHER_KEYS],
  });
  const places = new Map(groups.map((sum, index) => [groupOf(sum), used.rows[index]?.used ?? 0]));
  const further = new Map<string, Sum>();
  const kept = named.filter((sum) => {
    if (known.has(sum)) return true;
    const group = groupOf(sum);
    const place = places.get(group) ?? 0;
    // A decrease for a key without its own sum was counted with the others.
    if (place < (mostKeys.get(sum.metric) ?? 0) && sum.count > 0) return places.set(group, place + 1);
    const others = further.get(group);
    if (others) others.count += sum.count;
    else further.set(group, { ...sum, key: FURTHER_KEYS });
    return false;
  });
  return [...sums.filter(({ metric }) => !mostKeys.has(metric)), ...kept, ...[...further.values()].filter(({ count }) => count !== 0)].sort(
    inOrder,
  );
}
