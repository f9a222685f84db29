import { ClickhouseRefusal } from './clickhouse-refusal.ts';
import { readColumns, type Row } from './insert-format.ts';

/** A row with the time at which the server inserted it, in microseconds. */
export type StoredRow = Row & { inserted_at: number; day: string; id: string };

export interface EventTable {
  columns: Map<string, string> | undefined;
  rows: StoredRow[];
}

interface Question {
  table: EventTable;
  /** Name with its declared type: `{most:UInt32}`. */
  parameter(name: string): string;
  /** The lists in the statement, in order. */
  lists: string[][];
  /** Microseconds. */
  now: number;
}

type Answer = Record<string, unknown>[];

// Repeated word for word: whoever changes a statement has to change it here as well.
const AFTER =
  'inserted_at >= fromUnixTimestamp64Micro({inserted:Int64}) and (inserted_at > fromUnixTimestamp64Micro({inserted:Int64}) or id > {id:String})';
const SETTLED = 'inserted_at < now64(6) - toIntervalSecond(10)';
const END = `(select max(inserted_at) from (select inserted_at from event where ${AFTER} and ${SETTLED} order by inserted_at limit {most:UInt32}))`;
const COLUMNS =
  'toString(day) as day_text, id, toUnixTimestamp64Micro(inserted_at) as inserted, toUnixTimestamp64Milli(received_at) as received, toUnixTimestamp64Milli(happened_at) as happened, name, source, event_type, schema_id, version, page, page_id, language, visitor_id, session_id, referer, url, person_id, presentation_oid, link_id, visit_id, is_bot, country, device, browser, os, meeting, body';
const PARTS = "select distinct partition from system.parts where database = currentDatabase() and table = 'event' and active and";
const SCAN = `select ${COLUMNS} from event where day = {day:Date} and id > {last:String}`;
const SCAN_ORDER = 'order by id, inserted_at limit 1 by id limit 2000';

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const byTime = (a: StoredRow, b: StoredRow) => a.inserted_at - b.inserted_at || compare(a.id, b.id);
const byId = (a: StoredRow, b: StoredRow) => compare(a.id, b.id) || a.inserted_at - b.inserted_at;
const oneById = (rows: StoredRow[]) => {
  const seen = new Set<string>();
  return rows.filter(({ id }) => !seen.has(id) && seen.add(id));
};
const selectedOf = ({ day, inserted_at, received_at, happened_at, ...rest }: StoredRow) => ({
  ...rest,
  day_text: day,
  inserted: inserted_at,
  received: received_at,
  happened: happened_at,
});

const rowsAfter = ({ table, parameter }: Question) => {
  const position = { inserted_at: Number(parameter('inserted')), id: parameter('id') };
  return table.rows
    .filter(({ inserted_at, id }) => inserted_at > position.inserted_at || (inserted_at === position.inserted_at && id > position.id))
    .sort(byTime);
};

function readPiece(question: Question): Answer {
  const most = Number(question.parameter('most'));
  const after = rowsAfter(question);
  const end =
    after
      .filter(({ inserted_at }) => inserted_at < question.now - 10_000_000)
      .slice(0, most)
      .at(-1)?.inserted_at ?? 0;
  return oneById(after.filter(({ inserted_at }) => inserted_at <= end))
    .slice(0, most)
    .map(selectedOf);
}

function scan({ table, parameter }: Question, isWanted: (row: StoredRow) => boolean): Answer {
  const [day, last] = [parameter('day'), parameter('last')];
  return oneById(table.rows.filter((row) => row.day === day && row.id > last && isWanted(row)).sort(byId))
    .slice(0, 2000)
    .map(selectedOf);
}

const listParts = ({ table }: Question, isWanted: (day: string) => boolean): Answer =>
  [...new Set(table.rows.map(({ day }) => day))]
    .filter(isWanted)
    .sort()
    .map((partition) => ({ partition }));

const statements: [text: string, run: (question: Question) => Answer][] = [
  [
    `select ${COLUMNS} from event where ${AFTER} and inserted_at <= ${END} order by inserted_at, id limit 1 by id limit {most:UInt32}`,
    readPiece,
  ],
  [
    'select id, toUnixTimestamp64Micro(min(inserted_at)) as first from event where day in (<list>) and id in (<list>) group by id',
    ({ table, lists: [days = [], ids = []] }) =>
      oneById(table.rows.filter(({ id, day }) => ids.includes(id) && days.includes(day)).sort(byTime)).map(({ id, inserted_at }) => ({
        id,
        first: inserted_at,
      })),
  ],
  [
    `select uniqExact(id) as events, toUnixTimestamp64Milli(minOrNull(received_at)) as oldest from event where ${AFTER}`,
    (question) => {
      const rows = rowsAfter(question);
      return [
        {
          events: new Set(rows.map(({ id }) => id)).size,
          oldest: rows.length > 0 ? Math.min(...rows.map((row) => Number(row['received_at']))) : null,
        },
      ];
    },
  ],
  [`${SCAN} ${SCAN_ORDER}`, (question) => scan(question, () => true)],
  [
    `${SCAN} and presentation_oid = {oid:String} ${SCAN_ORDER}`,
    (question) => scan(question, (row) => row['presentation_oid'] === question.parameter('oid')),
  ],
  [
    `${PARTS} partition between {from:String} and {to:String} order by partition`,
    (question) => listParts(question, (day) => day >= question.parameter('from') && day <= question.parameter('to')),
  ],
  [`${PARTS} partition < {day:String} order by partition`, (question) => listParts(question, (day) => day < question.parameter('day'))],
  [
    `alter table event update person_id = '' where person_id = {id:String}`,
    ({ table, parameter }) => {
      table.rows = table.rows.map((row) => (row['person_id'] === parameter('id') ? { ...row, person_id: '' } : row));
      return [];
    },
  ],
  [
    'alter table event drop partition <list>',
    ({ table, lists: [days = []] }) => {
      table.rows = table.rows.filter(({ day }) => !days.includes(day));
      return [];
    },
  ],
];

const patternOf = (text: string) =>
  new RegExp(`^${text.replaceAll(/[{}()]/g, '\\$&').replaceAll('<list>', "('[\\da-f-]+'(?:, '[\\da-f-]+')*)")}$`);
const known = statements.map(([text, run]) => ({ pattern: patternOf(text), run }));

const creation =
  /^create table if not exists event \((?<columns>.+?), index inserted_at inserted_at type minmax granularity 1 \) engine = ReplacingMergeTree\(precedence\) partition by day order by id settings fsync_after_insert = 1, fsync_part_directory = 1, min_rows_to_fsync_after_merge = 1$/;

/** Runs a statement, if it is one that our sink sends. */
export function runStatement(statement: string, question: Omit<Question, 'lists'>): Answer {
  const text = statement.replaceAll(/\s+/g, ' ').trim();
  const created = creation.exec(text)?.groups?.['columns'];
  if (created) {
    question.table.columns ??= readColumns(created);
    return [];
  }
  const { table } = question;
  for (const { pattern, run } of known) {
    const match = pattern.exec(text);
    if (!match) continue;
    if (!table.columns && !text.includes('system.parts'))
      throw new ClickhouseRefusal('UNKNOWN_TABLE', 'Unknown table expression identifier event');
    return run({ ...question, lists: match.slice(1).map((list) => list.replaceAll("'", '').split(', ')) });
  }
  throw new ClickhouseRefusal('SYNTAX_ERROR', `This stand-in does not know the statement: ${text}`);
}
