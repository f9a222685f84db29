import type { ClickHouseClient } from '@clickhouse/client';
import type { EventSink, StoredEvent } from '../event-sink.ts';
import { eventOf, eventTable, rowOf, selected, type SelectedRow } from './event-table.ts';
import { readPosition, writePosition, type Position } from './position.ts';

// Rows get their time when an insertion begins but become visible only when it ends. An insertion may take INSERTION_SECONDS; rows are
// read only after READ_AFTER_SECONDS, which leaves time for the disk.
const INSERTION_SECONDS = 4;
const READ_AFTER_SECONDS = 10;
const PIECE = 2000;

const after =
  'inserted_at >= fromUnixTimestamp64Micro({inserted:Int64}) and (inserted_at > fromUnixTimestamp64Micro({inserted:Int64}) or id > {id:String})';
const settled = `inserted_at < now64(6) - toIntervalSecond(${READ_AFTER_SECONDS})`;
// Looked up through one narrow column, so the wide ones are read for this piece only, however much is waiting.
const endOfPiece = `(select max(inserted_at) from (select inserted_at from event where ${after} and ${settled} order by inserted_at limit {most:UInt32}))`;

export function clickhouseSink(client: ClickHouseClient): EventSink {
  let marks = 0;
  async function select<Row>(query: string, query_params: Record<string, unknown> = {}): Promise<Row[]> {
    const result = await client.query({
      query,
      query_params,
      format: 'JSONEachRow',
      clickhouse_settings: { output_format_json_quote_64bit_integers: 0 },
    });
    return result.json<Row>();
  }

  /** When each of these ids was first inserted. */
  async function findFirst(rows: readonly { id: string; day: string }[]): Promise<Map<string, number>> {
    const found = new Map<string, number>();
    for (let start = 0; start < rows.length; start += PIECE) {
      const asked = rows.slice(start, start + PIECE);
      const first = await select<{ id: string; first: number }>(
        `select id, toUnixTimestamp64Micro(min(inserted_at)) as first from event where day in (${listOf(new Set(asked.map(({ day }) => day)))}) and id in (${listOf(new Set(asked.map(({ id }) => id)))}) group by id`,
      );
      for (const { id, first: inserted } of first) found.set(id, inserted);
    }
    return found;
  }

  /** Two concurrent writers may both have stored the same id: the earlier row counts, and is the one that merging keeps. */
  async function readPiece(last: Position, most: number): Promise<{ events: StoredEvent[]; next: Position; isLast: boolean }> {
    const rows = await select<SelectedRow>(
      `select ${selected} from event where ${after} and inserted_at <= ${endOfPiece} order by inserted_at, id limit 1 by id limit {most:UInt32}`,
      { ...last, most },
    );
    const first = await findFirst(rows.map(({ id, day_text }) => ({ id, day: day_text })));
    const end = rows.at(-1);
    return {
      events: rows.filter(({ id, inserted }) => first.get(id) === inserted).map(eventOf),
      next: end ? { inserted: end.inserted, id: end.id } : last,
      isLast: rows.length === 0,
    };
  }

  /** In chronological order. */
  const listDays = (condition: string, days: Record<string, string>) =>
    select<{ partition: string }>(
      `select distinct partition from system.parts where database = currentDatabase() and table = 'event' and active and ${condition} order by partition`,
      days,
    );

  return {
    kind: 'clickhouse',
    lag: READ_AFTER_SECONDS * 1000,
    prepare: async () => void (await client.command({ query: eventTable })),
    async write(events) {
      const seen = new Set<string>();
      const rows = events.map(rowOf).filter(({ id }) => !seen.has(id) && seen.add(id));
      const there = await findFirst(rows);
      const values = rows.filter(({ id }) => !there.has(id));
      if (values.length > 0) {
        await client.insert({
          table: 'event',
          values,
          format: 'JSONEachRow',
          clickhouse_settings: {
            async_insert: 0,
            max_execution_time: INSERTION_SECONDS,
            date_time_input_format: 'best_effort',
            max_partitions_per_insert_block: '0',
          },
        });
      }
      return { stored: values.length };
    },
    async readAfter(position, most) {
      let last = readPosition(position);
      for (;;) {
        const { events, next, isLast } = await readPiece(last, most);
        if (events.length > 0 || isLast) return { events, position: writePosition(next) };
        last = next;
      }
    },
    // Rows become readable as time passes.
    mark: () => Promise.resolve(String(++marks)),
    async waitingAfter(position) {
      const [waiting] = await select<{ events: number; oldest: number | null }>(
        `select uniqExact(id) as events, toUnixTimestamp64Milli(minOrNull(received_at)) as oldest from event where ${after}`,
        { ...readPosition(position) },
      );
      return { events: waiting?.events ?? 0, oldest: typeof waiting?.oldest === 'number' ? new Date(waiting.oldest) : null };
    },
    async *scan({ from, to, presentationOid }) {
      const ofWhom = presentationOid === undefined ? '' : 'and presentation_oid = {oid:String} ';
      for (const { partition } of await listDays('partition between {from:String} and {to:String}', { from, to })) {
        for (let last: string | undefined = ''; last !== undefined;) {
          const rows: SelectedRow[] = await select<SelectedRow>(
            `select ${selected} from event where day = {day:Date} and id > {last:String} ${ofWhom}order by id, inserted_at limit 1 by id limit ${PIECE}`,
            { day: partition, last, ...(presentationOid !== undefined && { oid: presentationOid }) },
          );
          if (rows.length > 0) yield rows.map(eventOf);
          last = rows.length < PIECE ? undefined : rows.at(-1)?.id;
        }
      }
    },
    async dropBefore(day) {
      for (const { partition } of await listDays('partition < {day:String}', { day }))
        await client.command({ query: `alter table event drop partition ${listOf([partition])}` });
    },
    // ClickHouse continues in the background, even after a restart.
    forgetPerson: async (id) =>
      void (await client.command({ query: `alter table event update person_id = '' where person_id = {id:String}`, query_params: { id } })),
    close: () => client.close(),
  };
}

const plain = /^[\da-f-]{10,36}$/;

/** Too many for query parameters, so they are part of the statement: only ids and days, which need no escaping. */
function listOf(items: Iterable<string>): string {
  return Array.from(items, (item) => {
    if (!plain.test(item)) throw new TypeError(`Neither an id nor a day: ${item}`);
    return `'${item}'`;
  }).join(', ');
}
