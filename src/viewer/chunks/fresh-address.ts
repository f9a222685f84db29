/**
 * The same file at another address. Browsers before 2026 remember a failed import permanently, by address, including the files it imports.
 * So change the folder rather than the query: one of its letters is percent-encoded, and `./other.js` resolves against that.
 */
export function freshAddress(address: string, attempt: number): string {
  const [, above = '', folder = '', file = ''] = /^(.*\/)([^/]+)(\/[^/]*)$/.exec(new URL(address).href) ?? [];
  const place = (attempt - 1) % folder.length;
  return `${above}${folder.slice(0, place)}%${folder.charCodeAt(place).toString(16)}${folder.slice(place + 1)}${file}`;
}
