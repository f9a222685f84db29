const NUL = '\0';
// JSON escapes control characters, including NUL, and lone surrogates.
const ESCAPE = '\\u';

/** No database accepts NUL or lone surrogates; both become the replacement character. */
export const storableText = (text: string): string =>
  text.includes(NUL) || !text.isWellFormed() ? text.toWellFormed().replaceAll(NUL, '\uFFFD') : text;

/** JSON that every database accepts. */
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
