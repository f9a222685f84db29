/** An object about which nothing is known, not even whether its properties are its own. */
export type Untrusted = Readonly<Partial<Record<string, unknown>>>;

/** No valid message is longer; parsing one would only waste time. */
const LONGEST = 10_000;

/** The object another window sent, either directly or as JSON; undefined for anything else. */
export function readObject(data: unknown): Untrusted | undefined {
  let value = data;
  if (typeof data === 'string') {
    if (data.length > LONGEST || data[0] !== '{') return undefined;
    try {
      value = JSON.parse(data);
    } catch {
      return undefined;
    }
  }
  return isObject(value) ? value : undefined;
}

const isObject = (value: unknown): value is Untrusted => typeof value === 'object' && value !== null;

/** An index in a list, from 0. */
export const isPlace = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** A name that is echoed or looked up, never displayed. */
export const isName = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 200;

/** Returns null if absent, undefined if invalid. Clamped to at least 100 ms, so that viewers can follow, and at most a day. */
export function readInterval(value: unknown): number | null | undefined {
  if (value === undefined || value === null) return null;
  return typeof value === 'number' && value > 0 && value < Infinity ? Math.min(Math.max(value, 100), 86_400_000) : undefined;
}
