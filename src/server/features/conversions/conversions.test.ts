import { exportPdfPath, exportPptxPath, pdfRoutes } from '#contract/pdf/pdf-routes.ts';
import {
  conversionStatus,
  type BeginConversionAnswer,
  type ConversionStatusAnswer,
  type StartExportAnswer,
  type Token,
} from '#contract/pdf/pdf-access.ts';
import { SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Problem } from '../../http/problems.ts';
import { manualClock, type ManualClock } from '../../platform/clock/manual-clock.ts';
import { createConversions } from './conversions.ts';
import { openTestExports, origin, tokenKey, type TestExports } from './test-exports.ts';
import { studioOf } from './test-studio.ts';

const MINUTE = 60_000;
let exports: TestExports;
let clock: ManualClock;
beforeEach(async () => {
  clock = manualClock(Date.UTC(2030, 0, 1));
  exports = await openTestExports({ clock });
});
afterEach(() => exports.close());

const post = (url: string, { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {}) =>
  exports.app.inject({
    method: 'POST',
    url: url.replace(origin, ''),
    headers: { accept: 'application/json', ...headers },
    ...(body && { payload: body }),
  });
const start = async (oid: string, body: object = { preziIsMine: true }): Promise<Token> =>
  (await post(exportPdfPath(oid), { body })).json<StartExportAnswer>().conversion_token;
const call = ({ url, header }: Token) => post(url, { headers: { authorization: header } });
const begin = async (token: Token): Promise<Token> => (await call(token)).json<BeginConversionAnswer>().conversion_status_token;
const ask = async (token: Token): Promise<ConversionStatusAnswer> => (await call(token)).json();
const nothing = { results: [], missingImage: null };

describe('the three calls', () => {
  test('[PDF-8] a token to begin, a token for progress, then the progress and the file on the media host', async () => {
    await exports.add('deep-sea', 'Deep', { title: 'Light in the Deep' });
    const token = await start('deep-sea');
    expect(token).toEqual({ url: `${origin}${pdfRoutes.conversion}`, header: expect.stringMatching(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/) });
    const statusToken = await begin(token);
    expect(statusToken).toEqual({ url: `${origin}${pdfRoutes.conversionStatus}`, header: expect.stringMatching(/^Bearer /) });
    expect(await ask(statusToken)).toEqual({ status: conversionStatus.waiting, progress: { pagesDone: 0, pages: 0 }, ...nothing });

    const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
    const { promise: isAtSecond, resolve: arrived } = Promise.withResolvers<void>();
    const { studio } = studioOf({
      pages: 4,
      async onPage(index) {
        await clock.advance(1000);
        if (index !== 2) return;
        arrived();
        await mayGoOn;
      },
    });
    await exports.work(studio);
    await isAtSecond;
    expect(await ask(statusToken)).toEqual({ status: conversionStatus.working, progress: { pagesDone: 2, pages: 4 }, ...nothing });
    goOn();
    await exports.untilOver((await exports.database.pool.query<{ id: string }>('select id from pdf_export')).rows[0]?.id ?? '');
    const { status, results, progress } = await ask(statusToken);
    expect([status, progress]).toEqual([conversionStatus.done, { pagesDone: 4, pages: 4 }]);
    const [result] = results;
    expect(result).toMatchObject({
      name: 'light-in-the-deep.pdf',
      uri: expect.stringMatching(/^https:\/\/talks\.example\.org\/media\/\w+\/light-in-the-deep\.pdf\?/),
    });
    const file = await exports.app.inject({ url: result?.uri.replace(origin, '') ?? '' });
    expect([file.statusCode, file.rawPayload.length]).toEqual([200, result?.bytes]);
    expect(file.rawPayload.toString('latin1')).toMatch(/^%PDF-1\.7\n%Deep\n[^]*%%EOF\n$/);
  });

  test('[PDF-8] responses are not cached', async () => {
    await exports.add('a');
    const started = await post(exportPdfPath('a'), { body: { preziIsMine: false } });
    expect(started.headers['cache-control']).toBe('no-store');
    expect((await call(await begin(await start('a')))).headers['cache-control']).toBe('no-store');
  });

  test('[PDF-12] the page’s claim of ownership decides nothing: the policy does', async () => {
    for (const preziIsMine of [true, false])
      expect((await post(exportPdfPath('of-somebody'), { body: { preziIsMine } })).statusCode).toBe(404);
    exports.exportable.set('of-somebody', new Problem('forbidden'));
    expect((await post(exportPdfPath('of-somebody'), { body: { preziIsMine: true } })).statusCode).toBe(403);
  });

  test('[PDF-8] the first call needs no body', async () => {
    await exports.add('a');
    for (const asked of [{}, { headers: { 'content-type': 'application/json' } }, { body: {} }])
      expect((await post(exportPdfPath('a'), asked)).json()).toEqual({
        conversion_token: expect.objectContaining({ url: expect.any(String) }),
      });
  });

  test.each([[{ preziIsMine: 'yes' }], [{ preziIsMine: true, skipsMissingImages: 1 }], [[]]])('rejects the body %j', async (body) => {
    await exports.add('a');
    expect((await post(exportPdfPath('a'), { body })).statusCode).toBe(400);
  });

  test('a page of another site cannot begin an export', async () => {
    await exports.add('a');
    const token = await start('a');
    const headers = { 'sec-fetch-site': 'cross-site', authorization: token.header };
    expect((await post(exportPdfPath('a'), { body: { preziIsMine: true }, headers })).statusCode).toBe(403);
    expect((await post(token.url, { headers })).statusCode).toBe(403);
    expect(await exports.count('pdf_export')).toBe(0);
  });

  test('a PowerPoint file is made apart from the PDF, and always saved', async () => {
    const facts = await exports.add('a', 'Words');
    await exports.work(studioOf().studio);
    const { conversion_token: token } = (await post(exportPptxPath('a'), { body: { preziIsMine: true } })).json<StartExportAnswer>();
    const statusToken = await begin(token);
    const id = await exports.begin(facts, false, 'pptx');
    expect(await exports.begin(facts)).not.toBe(id);
    await exports.untilOver(id);
    const { results } = await ask(statusToken);
    expect(results[0]?.name).toBe('a.pptx');
    const file = await exports.app.inject({ url: results[0]?.uri.replace(origin, '') ?? '' });
    expect([file.headers['content-type'], file.body]).toEqual([
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      'PK Words',
    ]);
    expect(file.headers['content-disposition']).toContain('attachment');
  });

  test('a picture missing in a PowerPoint file is reported with its stop', async () => {
    const facts = await exports.add('a', 'Words');
    await exports.work(studioOf({ missingOn: [2] }).studio);
    const id = await exports.begin(facts, false, 'pptx');
    await exports.untilOver(id);
    expect(await exports.conversions.status(id)).toMatchObject({ missingImage: { stop: 2 } });
  });

  test('a very long title fits into a token and a file name', async () => {
    await exports.add('a', 'a', { title: '海'.repeat(20_000) });
    await exports.work(studioOf().studio);
    const statusToken = await begin(await start('a'));
    const { id } = (await exports.database.pool.query<{ id: string }>('select id from pdf_export')).rows[0] ?? { id: '' };
    await exports.untilOver(id);
    const { results } = await ask(statusToken);
    expect(results[0]?.name).toBe(`${'海'.repeat(80)}.pdf`);
    expect((await exports.app.inject({ url: results[0]?.uri.replace(origin, '') ?? '' })).statusCode).toBe(200);
  });
});

describe('tokens', () => {
  const refused = async (url: string, authorization?: string) => {
    const answer = await post(url, { headers: { 'accept-language': 'de', ...(authorization !== undefined && { authorization }) } });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    return answer.json<{ title: string }>();
  };

  test('[PDF-8] rejects missing, broken, tampered, foreign, unsigned or misused tokens, in the requester’s language', async () => {
    const facts = await exports.add('a');
    const token = await start('a');
    const statusToken = await begin(token);
    const [head, body, signature] = token.header.split('.');
    const other = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(body ?? '', 'base64url').toString()), wanted: { ...facts, oid: 'b' } }),
    ).toString('base64url');
    const unsigned = `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    const sign = async (audience: string, key: string) =>
      `Bearer ${await new SignJWT({ wanted: { ...facts, format: 'pdf', skipsMissingImages: false }, exportId: 'a' })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(audience)
        .setJti('1')
        .setExpirationTime(clock.now() / 1000 + 60)
        .sign(Buffer.from(key))}`;
    const foreign = [
      await sign('conversion', 'a key of somebody else, long enough'),
      await sign('conversion-status', 'a key of somebody else, long enough'),
      await sign('something else', tokenKey),
    ];
    const wrong = [
      undefined,
      '',
      'Bearer',
      'Basic YTpi',
      'Bearer a.b.c',
      `${head}.${other}.${signature}`,
      `${head}.${body}.${signature?.slice(0, -4)}AAAA`,
      unsigned,
      ...foreign,
    ];
    for (const header of [...wrong, statusToken.header, await sign('conversion-status', tokenKey)]) await refused(token.url, header);
    for (const header of [...wrong, token.header, await sign('conversion', tokenKey)]) await refused(statusToken.url, header);
    expect((await refused(token.url)).title).not.toBe((await post(token.url)).json<{ title: string }>().title);
  });

  test('[PDF-8] expire after minutes: ten to begin, thirty for progress', async () => {
    await exports.add('a');
    const token = await start('a');
    await clock.advance(10 * MINUTE - 1000);
    const statusToken = await begin(token);
    await clock.advance(2000);
    await refused(token.url, token.header);
    await clock.advance(30 * MINUTE - 3000);
    expect((await call(statusToken)).statusCode).toBe(200);
    await clock.advance(2000);
    await refused(statusToken.url, statusToken.header);
  });

  test('[PDF-8] each gives access to its own export only', async () => {
    await exports.add('a');
    await exports.add('b');
    await exports.work(studioOf().studio);
    const tokens = [await begin(await start('a')), await begin(await start('b'))];
    for (const { rows } of [await exports.database.pool.query<{ id: string }>('select id from pdf_export')])
      for (const { id } of rows) await exports.untilOver(id);
    const [a, b] = await Promise.all(tokens.map(ask));
    expect([a?.results[0]?.name, b?.results[0]?.name]).toEqual(['a.pdf', 'b.pdf']);
  });
});

describe('exports', () => {
  test('[PDF-9] fifty simultaneous requests share one export, one job and one file', async () => {
    const facts = await exports.add('a');
    const { studio, opened } = studioOf();
    const ids = await Promise.all(Array.from({ length: 50 }, () => exports.begin(facts)));
    expect(new Set(ids).size).toBe(1);
    expect([await exports.count('pdf_export'), await exports.count('pgboss.job')]).toEqual([1, 1]);
    await exports.work(studio);
    expect((await exports.untilOver(ids[0] ?? '')).status).toBe(conversionStatus.done);
    expect(await exports.begin(facts)).toBe(ids[0]);
    expect([opened, (await exports.listFiles()).length, await exports.count('pgboss.job')]).toEqual([['a'], 1, 1]);
  });

  test('another title, language or writer version makes another file', async () => {
    const facts = await exports.add('a');
    const ids = [
      await exports.begin(facts),
      await exports.begin({ ...facts, title: 'b' }),
      await exports.begin({ ...facts, language: 'de' }),
      await exports.begin(facts, true),
      await exports.begin(facts),
    ];
    expect(new Set(ids).size).toBe(4);
    const later = createConversions({ ...exports, clock, writerVersions: { pdf: '2', pptx: '2' } });
    expect(ids).not.toContain(await later.begin({ ...facts, format: 'pdf', skipsMissingImages: false }));
  });

  test('[PDF-9] a result whose file is missing from storage is regenerated once', async () => {
    const facts = await exports.add('a');
    const { studio, opened } = studioOf();
    await exports.work(studio);
    const id = await exports.begin(facts);
    await exports.untilOver(id);
    const [file = ''] = await exports.listFiles();
    await exports.storage.remove(file);
    expect(new Set(await Promise.all(Array.from({ length: 10 }, () => exports.begin(facts))))).toEqual(new Set([id]));
    expect((await exports.untilOver(id)).status).toBe(conversionStatus.done);
    expect([opened.length, await exports.listFiles()]).toEqual([2, [file]]);
  });

  test('[PDF-9] not done after ten minutes: 8; continues when requested again', async () => {
    const facts = await exports.add('a');
    const id = await exports.begin(facts);
    await clock.advance(10 * MINUTE - 1);
    expect((await exports.conversions.status(id)).status).toBe(conversionStatus.waiting);
    await clock.advance(1);
    expect((await exports.conversions.status(id)).status).toBe(conversionStatus.timedOut);
    expect(await exports.begin(facts)).toBe(id);
    expect((await exports.conversions.status(id)).status).toBe(conversionStatus.waiting);
    await exports.work(studioOf().studio);
    expect((await exports.untilOver(id)).status).toBe(conversionStatus.done);
    expect(await exports.count('pdf_export')).toBe(1);
  });

  test('[PDF-9] asking for progress revives an export silent for ten seconds, once', async () => {
    const id = await exports.begin(await exports.add('a'));
    await exports.database.pool.query('delete from pgboss.job');
    await clock.advance(9999);
    await exports.conversions.status(id);
    expect(await exports.count('pgboss.job')).toBe(0);
    await clock.advance(1);
    await Promise.all(Array.from({ length: 20 }, () => exports.conversions.status(id)));
    expect(await exports.count('pgboss.job')).toBe(1);
    const published: string[] = [];
    const publish = async (_client: unknown, exportId: string) => void published.push(exportId);
    const other = await exports.begin(await exports.add('b'));
    await Promise.all(Array.from({ length: 20 }, () => exports.store.revive(other, clock.now(), clock.now() + 1, publish)));
    expect(published).toEqual([other]);
  });

  test('an export deleted with its presentation has failed', async () => {
    const facts = await exports.add('a');
    const id = await exports.begin(facts);
    await exports.left.removeOf(facts.contentHash);
    expect(await exports.conversions.status(id)).toEqual({
      status: conversionStatus.failed,
      progress: { pagesDone: 0, pages: 0 },
      ...nothing,
    });
  });
});
