import { ClickhouseRefusal } from './clickhouse-refusal.ts';

export type Value = string | number | boolean | null;
export type Row = Record<string, Value>;

const wrong = (type: string, value: unknown) => new ClickhouseRefusal('TYPE_MISMATCH', `Cannot parse ${JSON.stringify(value)} as ${type}`);

const readString = (value: unknown): string => {
  if (typeof value !== 'string' || !value.isWellFormed()) throw wrong('String', value);
  return value;
};

const readers: Record<string, (value: unknown, settings: ReadonlyMap<string, string>) => Value> = {
  String: readString,
  'LowCardinality(String)': readString,
  'Nullable(String)': (value) => (value === null ? null : readString(value)),
  'Nullable(Int64)': (value) => {
    if (value !== null && !Number.isSafeInteger(value)) throw wrong('Int64', value);
    return value as number | null;
  },
  Bool: (value) => {
    if (typeof value !== 'boolean') throw wrong('Bool', value);
    return value;
  },
  Date: (value) => {
    if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) throw wrong('Date', value);
    return value;
  },
  // Stored as milliseconds.
  "DateTime64(3, 'UTC')": (value, settings) => {
    const isBestEffort = settings.get('date_time_input_format') === 'best_effort';
    const milliseconds = typeof value === 'string' && isBestEffort ? Date.parse(value) : Number.NaN;
    if (!(milliseconds >= Date.UTC(1900, 0, 1) && milliseconds < Date.UTC(2300, 0, 1)))
      throw new ClickhouseRefusal('CANNOT_PARSE_DATETIME', `Cannot parse DateTime64 ${String(value)}`);
    return milliseconds;
  },
};

/** The columns that inserted rows contain, by name. Columns with a default are filled by the server. */
export function readColumns(definition: string): Map<string, string> {
  const lines = definition.split(/, (?=\w+ [A-Z])/).map((line) => line.trim());
  const columns = lines
    .filter((line) => !/ default | materialized /.test(line))
    .map((line) => /^(\w+) (.+)$/.exec(line)?.slice(1) ?? [line, '']);
  for (const [name, type = ''] of columns)
    if (!readers[type]) throw new ClickhouseRefusal('SYNTAX_ERROR', `This stand-in has no column such as ${name} ${type}`);
  return new Map(columns.map(([name = '', type = '']) => [name, type]));
}

/** Parses rows from lines of JSON; each must contain every column and no others. */
export function readRows(body: string, columns: ReadonlyMap<string, string>, settings: ReadonlyMap<string, string>): Row[] {
  return body
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const given = parseLine(line);
      for (const name of Object.keys(given))
        if (!columns.has(name))
          throw new ClickhouseRefusal('INCORRECT_DATA', `Unknown field found while parsing JSONEachRow format: ${name}`);
      return Object.fromEntries(Array.from(columns, ([name, type]) => [name, readers[type]?.(given[name], settings) ?? null]));
    });
}

function parseLine(line: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // Reported below.
  }
  throw new ClickhouseRefusal('INCORRECT_DATA', 'Cannot parse input: expected a JSON object');
}
