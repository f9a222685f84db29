// A stand-in for a ClickHouse server, for tests only: it speaks ClickHouse's HTTP interface, keeps rows in memory, and understands only
// the statements that our sink sends.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ClickhouseRefusal } from './clickhouse-refusal.ts';
import { runStatement, type EventTable } from './event-statements.ts';
import { readRows } from './insert-format.ts';

export interface ClickhouseStandIn {
  /** Includes user name, password and database. */
  url: string;
  /** Milliseconds since the epoch, by the stand-in's clock, which only `advance` moves. */
  now(): number;
  advance(milliseconds: number): void;
  /** Until the returned function is called, inserted rows get their time but stay invisible. */
  holdInsertions(): () => void;
  /** The number of insertions held. */
  held(): number;
  /** Keeps one row of each id, as the server does at any time. */
  merge(): void;
  /** The number of rows, including those with the same id. */
  rows(): number;
  close(): Promise<void>;
}

const USER = 'lectern';
const PASSWORD = 'p@ss word/+';
const DATABASE = 'events';
const settingNames = [
  'async_insert',
  'max_execution_time',
  'date_time_input_format',
  'max_partitions_per_insert_block',
  'output_format_json_quote_64bit_integers',
];

export async function startClickhouseStandIn(begin: number): Promise<ClickhouseStandIn> {
  const table: EventTable = { columns: undefined, rows: [] };
  let now = begin;
  let gate: PromiseWithResolvers<void> | undefined;
  let held = 0;

  /** All rows of a statement get the time at which it began, and become visible when it has ended. */
  async function insert(body: string, settings: ReadonlyMap<string, string>): Promise<void> {
    const began = now;
    if (!table.columns) throw new ClickhouseRefusal('UNKNOWN_TABLE', 'Table events.event does not exist');
    if (settings.get('async_insert') !== '0')
      throw new ClickhouseRefusal('UNKNOWN_SETTING', 'This stand-in only inserts synchronously: async_insert must be 0');
    const rows = readRows(body, table.columns, settings);
    held++;
    await gate?.promise;
    held--;
    const limit = Number(settings.get('max_execution_time') ?? 0) * 1000;
    if (limit > 0 && now - began > limit) throw new ClickhouseRefusal('TIMEOUT_EXCEEDED', `Timeout exceeded: elapsed ${now - began} ms`);
    table.rows.push(...rows.map((row) => ({ ...row, day: String(row['day']), id: String(row['id']), inserted_at: began * 1000 })));
  }

  async function answer(request: IncomingMessage): Promise<string> {
    const { searchParams } = new URL(request.url ?? '', 'http://clickhouse');
    const body = await text(request);
    checkAccess(request, searchParams);
    const settings = readSettings(searchParams);
    const insertion = searchParams.get('query');
    if (insertion !== null) {
      if (insertion !== 'INSERT INTO event FORMAT JSONEachRow')
        throw new ClickhouseRefusal('SYNTAX_ERROR', `This stand-in does not know the statement: ${insertion}`);
      await insert(body, settings);
      return '';
    }
    const [, statement = '', format] = /^([^]*?)(?:\s+FORMAT (\w+))?\s*$/.exec(body) ?? [];
    if (format !== undefined && format !== 'JSONEachRow')
      throw new ClickhouseRefusal('SYNTAX_ERROR', `This stand-in does not write ${format}`);
    const rows = runStatement(statement, { table, now: now * 1000, parameter: (name) => readParameter(searchParams, name) });
    return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const body = await answer(request);
      response.writeHead(200, { 'content-type': 'application/x-ndjson; charset=UTF-8' }).end(body);
    } catch (error) {
      if (!(error instanceof ClickhouseRefusal)) throw error;
      response.writeHead(error.status, { 'x-clickhouse-exception-code': String(error.code) }).end(error.body);
    }
  }

  const server = createServer((request, response) => void handle(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${DATABASE}`,
    now: () => now,
    advance: (milliseconds) => void (now += milliseconds),
    holdInsertions() {
      const own = Promise.withResolvers<void>();
      gate = own;
      return () => {
        gate = undefined;
        own.resolve();
      };
    },
    held: () => held,
    merge() {
      const first = new Map(table.rows.toSorted((a, b) => b.inserted_at - a.inserted_at).map((row) => [row.id, row]));
      table.rows = [...first.values()];
    },
    rows: () => table.rows.length,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function checkAccess({ headers, method }: IncomingMessage, searchParams: URLSearchParams): void {
  const expected = `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`;
  if (headers.authorization !== expected)
    throw new ClickhouseRefusal(
      'AUTHENTICATION_FAILED',
      `${USER}: Authentication failed: password is incorrect, or there is no user with such name`,
    );
  if (searchParams.get('database') !== DATABASE)
    throw new ClickhouseRefusal('UNKNOWN_DATABASE', `Database ${searchParams.get('database')} does not exist`);
  if (method !== 'POST' || headers['content-encoding'])
    throw new ClickhouseRefusal('SYNTAX_ERROR', 'This stand-in takes plain POST requests only');
}

function readSettings(searchParams: URLSearchParams): Map<string, string> {
  const settings = [...searchParams].filter(([name]) => !/^(query|query_id|database|param_\w+)$/.test(name));
  for (const [name] of settings)
    if (!settingNames.includes(name))
      throw new ClickhouseRefusal('UNKNOWN_SETTING', `Setting ${name} is neither a builtin setting nor known to this stand-in`);
  return new Map(settings);
}

const escapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', 0: '\0' };

/** Parameter values are escaped as in tab-separated files. */
function readParameter(searchParams: URLSearchParams, name: string): string {
  const value = searchParams.get(`param_${name}`);
  if (value === null) throw new ClickhouseRefusal('UNKNOWN_QUERY_PARAMETER', `Substitution ${name} is not set`);
  return value.replaceAll(/\\([^])/g, (_, letter: string) => escapes[letter] ?? letter);
}
