import { glyphsPath } from '#contract/routes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGlyphFiles } from '../../platform/fonts/glyphs/glyph-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let version = '';
beforeAll(async () => {
  server = await startTestServer();
  const glyphs = openGlyphFiles({ storage: server.foundation.storage });
  version = glyphs.version();
  await glyphs.close();
});
afterAll(() => server.close());

const get = async (address: string) => {
  const response = await fetch(new URL(address, server.origin));
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
};
async function keptUnder(prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of server.foundation.storage.list(prefix)) keys.push(key);
  return keys;
}
const isFont = (bytes: Uint8Array) => new TextDecoder().decode(bytes.subarray(0, 4)) === 'wOF2';

test('a part of a font is made once, for everybody, and kept by browsers until the fonts change', async () => {
  const address = glyphsPath(version, 'noto-sans-jp-400', 'b4e');
  const answers = await Promise.all([get(address), get(address), get(address)]);
  for (const { response, bytes } of [...answers, await get(address)]) {
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('font/woff2');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(isFont(bytes)).toBe(true);
  }
  expect(await keptUnder(`glyphs/${version}/`)).toEqual([`glyphs/${version}/noto-sans-jp-400.b4e.woff2`]);
});

test('a page from before an update gets the fonts of today, and does not keep them', async () => {
  const { response, bytes } = await get(glyphsPath('former', 'noto-sans-jp-400', 'b4e'));
  expect([response.status, response.headers.get('cache-control'), isFont(bytes)]).toEqual([200, 'no-store', true]);
});

test('emoji are made for those who ask, and not kept', async () => {
  const { response, bytes } = await get(glyphsPath(version, 'noto-color-emoji-400', 'e1f600-1f680'));
  expect([response.status, isFont(bytes)]).toEqual([200, true]);
  expect(await keptUnder(`glyphs/${version}/noto-color-emoji`)).toEqual([]);
});

test('a part in which a face has nothing is empty, and browsers keep that, too', async () => {
  const { response, bytes } = await get(glyphsPath(version, 'noto-sans-jp-400', 'bac'));
  expect([response.status, bytes.length]).toEqual([204, 0]);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['inter-400', 'b4e'],
  ['inter-400', '../letters'],
  ['inter-400', ''],
  ['inter-400', 'x'.repeat(5000)],
  ['inter-450', 'letters'],
  ['..%2f..%2fetc', 'letters'],
  ['constructor', 'letters'],
  ['noto-color-emoji-400', 'e1f680-1f600'],
  ['noto-color-emoji-400', 'e110000'],
  ['inter-400', 'letters&range=letters'],
])('there is no part %s %s', async (face, range) => {
  const { response } = await get(glyphsPath(version, face, range));
  expect(response.status).toBe(404);
});
