const NUL = '\0';
// What JSON writes as an escape: control characters, of which NUL is one, and halves of characters.
const ESCAPE = '\\u';

/** No database takes a NUL or half a character; both become the sign for what cannot be shown. */
export const storableText = (text: string): string =>
  text.includes(NUL) || !text.isWellFormed() ? text.toWellFormed().replaceAll(NUL, '\uFFFD') : text;

/** As JSON that every database takes. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value);
  return json.includes(ESCAPE) ? JSON.stringify(cleanAll(value)) : json;
}

function cleanAll(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(cleanAll);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [storableText(key), cleanAll(inner)]));
}
