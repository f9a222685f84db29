import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { conversionStatus } from '#contract/pdf/pdf-access.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manualClock } from '../../../platform/clock/manual-clock.ts';
import { openTestExports, origin, type TestExports } from '../test-exports.ts';
import { studioOf } from '../test-studio.ts';
import { parseRange } from './byte-range.ts';
import { createMediaLinks } from './media-link.ts';

const HOUR = 60 * 60_000;
const clock = manualClock(Date.UTC(2030, 0, 1));
let exports: TestExports;
let bytes: Buffer;
let id: string;
beforeAll(async () => {
  exports = await openTestExports({ clock });
  await exports.work(studioOf().studio);
  id = await make('deep-sea', '深海の光');
  bytes = (await get(await linkOf(id))).rawPayload;
});
afterAll(() => exports.close());

const make = async (oid: string, title: string) => {
  const made = await exports.begin(await exports.add(oid, oid, { title }));
  expect((await exports.untilOver(made)).status).toBe(conversionStatus.done);
  return made;
};
const linkOf = async (exportId: string) => (await exports.conversions.status(exportId)).results[0]?.uri ?? '';
const get = (link: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  exports.app.inject({ method, url: link.replace(origin, ''), headers });

describe('a file', () => {
  test('[PDF-9] is sent whole, to be opened, named by its title in its own script', async () => {
    const { statusCode, headers, rawPayload } = await get(await linkOf(id));
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="presentation.pdf"; filename*=UTF-8''${encodeURIComponent('深海の光')}.pdf`,
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=3600',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    });
    expect(rawPayload.toString('latin1')).toMatch(/^%PDF-[^]*%%EOF\n$/);
  });

  test.each([
    ['Light in the Deep', 'light-in-the-deep.pdf', 'light-in-the-deep.pdf'],
    ['Árvíztűrő "tükörfúrógép"\r\nX: 1', 'arvizturo-tukorfurogep-x-1.pdf', 'arvizturo-tukorfurogep-x-1.pdf'],
    ['Oslo 東京 2030', 'oslo-2030.pdf', `oslo-${encodeURIComponent('東京')}-2030.pdf`],
    ['نجوم', 'presentation.pdf', `${encodeURIComponent('نجوم')}.pdf`],
    ['../../etc/passwd', 'etc-passwd.pdf', 'etc-passwd.pdf'],
    ['🦑', 'presentation.pdf', 'presentation.pdf'],
  ])('names %j for every client', async (title, plain, encoded) => {
    const { statusCode, headers } = await get(await linkOf(await make(`titled-${encoded.length}-${plain.length}`, title)));
    expect([statusCode, headers['content-disposition']]).toEqual([200, `inline; filename="${plain}"; filename*=UTF-8''${encoded}`]);
  });

  test('[PDF-9] is saved instead of opened if its address says so', async () => {
    const { statusCode, headers } = await get(`${await linkOf(id)}&save=1`);
    expect([statusCode, headers['content-disposition']]).toEqual([200, expect.stringMatching(/^attachment; /)]);
  });

  test('HEAD returns the same headers without a body, ignoring the range', async () => {
    const link = await linkOf(id);
    const { statusCode, headers, rawPayload } = await get(link, { range: 'bytes=0-9' }, 'HEAD');
    const { date: _date, 'x-request-id': _id, ...whole } = (await get(link)).headers;
    expect([statusCode, rawPayload.length]).toEqual([200, 0]);
    expect(headers).toMatchObject({
      ...whole,
      'content-length': String(bytes.length),
      'x-ratelimit-remaining': expect.anything(),
      'x-ratelimit-reset': expect.anything(),
    });
  });

  test.each([
    ['bytes=0-9', 0, 10],
    ['bytes=100-', 100, undefined],
    ['bytes=-20', -20, undefined],
    ['bytes=1000-99999999', 1000, undefined],
  ])('%s returns that part', async (range, start, end) => {
    const { statusCode, headers, rawPayload } = await get(await linkOf(id), { range });
    const part = bytes.subarray(start, end);
    const from = start < 0 ? bytes.length + start : start;
    expect(statusCode).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${from}-${from + part.length - 1}/${bytes.length}`);
    expect(headers['content-length']).toBe(String(part.length));
    expect(rawPayload.equals(part)).toBe(true);
  });

  test('a range beyond the end is unsatisfiable; several ranges, or nonsense, get the whole file', async () => {
    const link = await linkOf(id);
    const beyond = await get(link, { range: `bytes=${bytes.length}-` });
    expect([beyond.statusCode, beyond.headers['content-range'], beyond.rawPayload.length]).toEqual([416, `bytes */${bytes.length}`, 0]);
    for (const range of ['bytes=0-1,5-6', 'bytes=9-5', 'pages=1-2', 'bytes=-', 'bytes=a-b'])
      expect([range, (await get(link, { range })).statusCode]).toEqual([range, 200]);
  });

  test('answers 304 to a matching ETag, and does not continue a part of another file', async () => {
    const link = await linkOf(id);
    const { etag } = (await get(link)).headers;
    const known = await get(link, { 'if-none-match': `W/"x", ${etag}` });
    expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0]);
    expect((await get(link, { range: 'bytes=0-9', 'if-range': String(etag) })).statusCode).toBe(206);
    expect((await get(link, { range: 'bytes=0-9', 'if-range': '"another"' })).statusCode).toBe(200);
  });

  test('cuts a range across the pieces of a stream', async () => {
    const large = Buffer.from(Array.from({ length: 300_000 }, (_none, place) => place % 251));
    const other = await make('large', 'Large');
    await exports.storage.put((await exports.store.find(other))?.fileKey ?? '', large, { type: 'application/pdf' });
    const { rawPayload } = await get(await linkOf(other), { range: 'bytes=65530-200000' });
    expect(rawPayload.equals(large.subarray(65_530, 200_001))).toBe(true);
  });
});

describe('a link', () => {
  const html = { accept: 'text/html', 'accept-language': 'ja' };

  test('[PDF-9] is rejected if any part was tampered with', async () => {
    const link = await linkOf(id);
    const other = await linkOf(await make('other', 'Other'));
    const { searchParams } = new URL(link);
    const [expires, signature] = [searchParams.get('expires') ?? '', searchParams.get('signature') ?? ''];
    const wrong = [
      link.replace(id, new URL(other).pathname.split('/')[2] ?? ''),
      link.replace(signature, new URL(other).searchParams.get('signature') ?? ''),
      link.replace(expires, String(Number(expires) + 1)),
      link.replace(expires, `${expires}0`),
      link.replace('.pdf', '.exe'),
      link.replace(signature, ''),
      link.replace(signature, `${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`),
      link.replace(/&signature.*/, ''),
      link.replace(/\?.*/, ''),
      `${link}&expires=1`,
      `${link}&signature=1`,
      createMediaLinks({ key: 'a key of somebody else', clock, origin }).make(id, '深海の光.pdf', HOUR),
    ];
    for (const address of wrong) {
      const { statusCode, headers } = await get(address, html);
      expect([address, statusCode, headers['content-disposition']]).toEqual([address, 404, undefined]);
    }
  });

  test('[PDF-9] when shown, works for a day and then says it has expired, in the visitor’s language', async () => {
    const link = await linkOf(id);
    await clock.advance(24 * HOUR - 1000);
    const last = await get(link);
    expect([last.statusCode, last.headers['cache-control']]).toEqual([200, 'private, max-age=1']);
    await clock.advance(1000);
    const { statusCode, headers, body } = await get(link, html);
    expect([statusCode, headers['content-type'], headers['x-robots-tag']]).toEqual([410, 'text/html; charset=utf-8', 'noindex']);
    expect(body).toContain('<html lang="ja"');
  });

  test('[PDF-11] when mailed, is made from a valid one, leads to the same file and works for seven days', async () => {
    const found = await exports.conversions.readLink(await linkOf(id));
    expect(found).toEqual({ exportId: id, oid: 'deep-sea' });
    const mailed = (await exports.conversions.makeLink(id, 7 * 24 * HOUR)) ?? '';
    await clock.advance(7 * 24 * HOUR - 1000);
    expect((await get(mailed)).statusCode).toBe(200);
    await clock.advance(1000);
    expect((await get(mailed)).statusCode).toBe(410);
    expect(await exports.conversions.readLink(mailed)).toBeUndefined();
  });

  test.each([
    ['an empty address', () => ''],
    ['a javascript: address', () => 'javascript:alert(1)'],
    ['the same path on another host', (link: string) => link.replace(origin, 'https://evil.example')],
    ['another path', (link: string) => link.replace('/media/', '/other/')],
    ['a broken name', (link: string) => link.replace('.pdf', '%E0%A4%A')],
    ['a tampered link', (link: string) => link.replace('expires=', 'expires=9')],
  ])('no mail is made from %s', async (_what, change) => {
    expect(await exports.conversions.readLink(change(await linkOf(id)))).toBeUndefined();
  });

  test('to a damaged file answers 404', async () => {
    const made = await make('damaged', 'Damaged');
    const link = await linkOf(made);
    const found = await exports.store.find(made);
    writeFileSync(join(exports.folder, found?.fileKey.replaceAll('/', '+/') ?? ''), 'x'.repeat(2000));
    for (const method of ['GET', 'HEAD'] as const) expect((await get(link, html, method)).statusCode).toBe(404);
  });

  test('answers 410 while its presentation is in the trash', async () => {
    const link = await linkOf(await make('thrown-away', 'Thrown away'));
    exports.trash.add('thrown-away');
    const { statusCode, rawPayload } = await get(link);
    expect([statusCode, rawPayload.includes('%PDF')]).toEqual([410, false]);
    exports.trash.delete('thrown-away');
    expect((await get(link)).statusCode).toBe(200);
  });

  test('to a file deleted with its presentation answers 410', async () => {
    const made = await make('leaving', 'Leaving');
    const link = await linkOf(made);
    const found = await exports.store.find(made);
    await exports.left.removeOf(found?.contentHash ?? '');
    expect((await get(link, html)).statusCode).toBe(410);
    expect([await exports.conversions.readLink(link), await exports.conversions.makeLink(made, HOUR)]).toEqual([undefined, undefined]);
    expect(await exports.storage.stat(found?.fileKey ?? '')).toBeUndefined();
  });
});

test.each([
  ['bytes=0-0', 10, { start: 0, end: 0 }],
  ['bytes=-100', 10, { start: 0, end: 9 }],
  ['bytes=-0', 10, 'unsatisfiable'],
  ['bytes=0-', 0, 'unsatisfiable'],
  ['bytes=-5', 0, 'unsatisfiable'],
  [undefined, 10, 'whole'],
] as const)('%s of %i bytes', (header, size, range) => expect(parseRange(header, size)).toEqual(range));
