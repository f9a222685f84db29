/**
 * The same file by another address. Browsers before 2026 remember for good that an import has failed, each file by its address, those it
 * imports included. So it is the folder that changes, not the query: one of its letters is written by its code, and `./other.js` follows.
 */
export function freshAddress(address: string, attempt: number): string {
  const [, above = '', folder = '', file = ''] = /^(.*\/)([^/]+)(\/[^/]*)$/.exec(new URL(address).href) ?? [];
  const place = (attempt - 1) % folder.length;
  return `${above}${folder.slice(0, place)}%${folder.charCodeAt(place).toString(16)}${folder.slice(place + 1)}${file}`;
}
