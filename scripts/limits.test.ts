import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const rows = read('docs/limits.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| what |'))
  .map((line) => ({ line, place: /`([^`]+)`: `([^`]+)` \|$/.exec(line) }));

test('docs/limits.md names the code of every limit, and the code says the same', () => {
  expect(rows.length).toBeGreaterThan(60);
  const wrong = rows.filter(({ place }) => !place || !read(`src/${place[1]}`).includes(place[2] ?? ''));
  expect(wrong.map(({ line }) => line)).toEqual([]);
});

test('docs/limits.md lists every rate limit of a route', () => {
  const listed = new Set(rows.map(({ place }) => place?.[1]));
  const routes = globSync('src/server/**/*.routes.ts', { cwd: new URL('..', import.meta.url) }).map((path) => path.replaceAll('\\', '/'));
  const missing = routes.filter((path) => /rateLimit: \{\s*max/.test(read(path)) && !listed.has(path.slice('src/'.length)));
  expect(missing).toEqual([]);
});
