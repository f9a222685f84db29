const anywhere = 'https://our.invalid';
// Browsers read a backslash as a slash and drop control characters, so `/\evil.org` and `/⇥/evil.org` leave the site.
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const forbidden = /[\\\u0000-\u0020\u007f]|%5c|%0[0-9a-f]|%1[0-9a-f]/i;

/** Returns where to go after logging in if it is a path on this site, else null. */
export function parseNext(next: unknown): string | null {
  if (typeof next !== 'string' || next.length > 2000) return null;
  if (!next.startsWith('/') || next.startsWith('//') || forbidden.test(next)) return null;
  if (!URL.canParse(next, anywhere)) return null;
  const url = new URL(next, anywhere);
  if (url.origin !== anywhere || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
