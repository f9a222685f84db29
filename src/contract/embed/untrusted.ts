/** An object of which nothing is known, not even that what it has is its own. */
export type Untrusted = Readonly<Partial<Record<string, unknown>>>;

/** Longer strings are nobody's message; reading them would only take time. */
const LONGEST = 10_000;

/** The object that came from another window, as itself or as JSON; undefined for anything else. */
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

/** A place in a list, from 0. */
export const isPlace = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** A name that is echoed or looked up, never shown. */
export const isName = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 200;

/** `null` where none was named; undefined where it is none. Never so short that nobody could follow, nor longer than a day. */
export function readInterval(value: unknown): number | null | undefined {
  if (value === undefined || value === null) return null;
  return typeof value === 'number' && value > 0 && value < Infinity ? Math.min(Math.max(value, 100), 86_400_000) : undefined;
}
