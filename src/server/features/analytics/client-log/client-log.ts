import { createHash } from 'node:crypto';
import { z } from 'zod';
import { cleanText, withoutQueries } from '../events/clean-text.ts';
import type { ClientError } from './client-log.store.ts';

const readText = (given: string, most: number) => cleanText(withoutQueries(given), most);
const text = (most: number) => z.string().transform((given) => readText(given, most));

/** The fields needed to group an entry; the rest is kept as a sample, flattened to plain values. */
export const LogEntry = z
  .looseObject({
    levelname: z.enum(['INFO', 'WARN', 'ERROR']),
    msg: text(500),
    object: text(300).default(''),
    source: text(60).default(''),
  })
  .transform(({ levelname: level, msg: message, object, source, ...more }) => ({
    level,
    message,
    place: object === '' ? source : object,
    sample: sampleOf({ source, ...more }),
  }));

type Entry = z.output<typeof LogEntry>;

/** The same failure at the same place is one group: numbers and ids in its message are ignored. */
export function groupOf({ level, message, place, sample }: Entry, userAgent: string): ClientError {
  const digest = createHash('sha256')
    .update(JSON.stringify([level, withoutIds(message), place]))
    .digest('base64url');
  return { digest, level, message, place, sample, userAgent: cleanText(userAgent, 300) };
}

const withoutIds = (message: string) => message.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\b(?=\w*\d)[\w-]{8,}|\d+/gi, '#');

const MOST_FIELDS = 40;

function sampleOf(entry: Record<string, unknown>): Record<string, string | number | boolean | null> {
  return Object.fromEntries(
    Object.entries(entry)
      .slice(0, MOST_FIELDS)
      .map(([name, value]) => [readText(name, 60), plain(value)]),
  );
}

function plain(value: unknown): string | number | boolean | null {
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  return readText(typeof value === 'string' ? value : write(value), 2000);
}

/** Structures nested too deep cannot be serialized. */
function write(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}
