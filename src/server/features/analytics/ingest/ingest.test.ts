import { once } from 'node:events';
import { request as ask } from 'node:http';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { catalogue, type EventName } from '#contract/analytics/catalogue.ts';
import type { Field } from '#contract/analytics/fields.ts';
import type { Session } from '../../../http/visitor.ts';
import { openDatabase, type Database } from '../../../platform/database/database.ts';
import { freshDatabase } from '../../../platform/database/test-database.ts';
import { makeEventId } from '../events/event-id.ts';
import { wireEvent } from '../events/test-events.ts';
import { openTestIngest, publicOrigin, type TestIngest } from './test-ingest.ts';

const KB = 1024;
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const plain = { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': browser };

describe.each([
  { name: 'read from the socket', isFast: true },
  { name: 'through Node’s HTTP', isFast: false },
])('posting to the log, $name', ({ isFast }) => {
  let fresh: Awaited<ReturnType<typeof freshDatabase>>;
  let database: Database;
  let lane: TestIngest | undefined;
  beforeAll(async () => {
    fresh = await freshDatabase();
    database = openDatabase(fresh.url);
  });
  beforeEach(() => database.pool.query('truncate event, event_apart, ingest_minute'));
  afterEach(async () => {
    await lane?.close();
    lane = undefined;
  });
  afterAll(async () => {
    await database.close();
    await fresh.drop();
  });

  const open = async (given: Partial<Parameters<typeof openTestIngest>[0]> = {}) =>
    (lane = await openTestIngest({ database, isFast, ...given }));
  const send = async (
    { origin }: TestIngest,
    body: BodyInit,
    { path = '/log/json', headers = {}, method = 'POST' }: { path?: string; headers?: Record<string, string>; method?: string } = {},
  ) => {
    const response = await fetch(origin + path, { method, headers: { ...plain, ...headers }, ...(method !== 'GET' && { body }) });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const event = (name: EventName = 'logo', body: Record<string, unknown> = {}) => wireEvent(name, Date.now(), body);
  const rows = async (sql: string): Promise<Record<string, unknown>[]> => (await database.pool.query(sql)).rows;
  const stored = () => rows('select * from event order by id');
  /** The stored counts. Closes the server first, so that they are complete. */
  const counted = async () => {
    await lane?.close();
    lane = undefined;
    return Object.fromEntries(
      (await rows(`select kind || ' ' || name as key, sum(count)::integer as count from ingest_minute group by 1`)).map(
        ({ key, count }) => [key, count],
      ),
    );
  };

  test('[LOG-9] events are stored before the answer is sent, for the beacon and the fallback', async () => {
    const server = await open();
    const [first, second] = [event('search', { term: 'owls' }), event('share', { network: 'LINKEDIN' })];
    expect(
      await send(server, JSON.stringify([first]), { headers: { origin: publicOrigin, 'sec-fetch-site': 'same-origin' } }),
    ).toMatchObject({ status: 204, text: '' });
    expect(await stored()).toMatchObject([
      {
        id: first.body.event_id,
        name: 'search',
        body: { term: 'owls' },
        is_bot: false,
        browser: 'Firefox',
        os: 'Linux',
        device: 'desktop',
        presentation_oid: 'deck',
      },
    ]);
    expect(
      (await send(server, JSON.stringify([second]), { path: '/log/json/fallback', headers: { 'content-type': 'application/json' } }))
        .status,
    ).toBe(204);
    expect(await stored()).toHaveLength(2);
    expect(await counted()).toEqual({ 'accepted ': 2 });
  });

  test('[LOG-9] an event is stored once, however often it is sent and with whatever others', async () => {
    const server = await open();
    const one = event();
    expect((await send(server, JSON.stringify([one, one]))).status).toBe(204);
    const again = await Promise.all(Array.from({ length: 20 }, () => send(server, JSON.stringify([one, event()]))));
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await stored()).toHaveLength(21);
    expect(await counted()).toEqual({ 'accepted ': 21, 'duplicate ': 21 });
  });

  test('[LOG-9] sets unknown, malformed, old and future events apart, and stores the rest', async () => {
    const server = await open();
    const body = JSON.stringify([
      event(),
      { ...event(), body: { event_name: 'no-such', event_id: makeEventId(Date.now()) } },
      { ...event(), user: '\0\uD800<script>' },
      wireEvent('logo', Date.now() - 2 * 86_400_000),
      wireEvent('logo', Date.now() + 3_600_000),
    ]);
    expect((await send(server, body)).status).toBe(204);
    expect(await stored()).toHaveLength(1);
    expect((await send(server, JSON.stringify([wireEvent('logo', Date.now() - 2 * 86_400_000)]))).status).toBe(204);
    expect(await counted()).toEqual({ 'accepted ': 1, 'apart unknown': 1, 'apart malformed': 1, 'apart past': 2, 'apart future': 1 });
    const apart = await rows('select reason, name, raw from event_apart order by id');
    expect(apart.map(({ reason, name }) => [reason, name])).toEqual([
      ['unknown', 'no-such'],
      ['malformed', 'logo'],
      ['past', 'logo'],
      ['future', 'logo'],
      ['past', 'logo'],
    ]);
    expect(apart[1]?.['raw']).toContain('<script>');
  });

  test('keeps a few truncated samples per minute of the events set apart', async () => {
    const server = await open();
    const large = JSON.stringify(Array.from({ length: 50 }, () => ({ body: { event_name: 'x'.repeat(500), more: 'y'.repeat(700) } })));
    expect((await send(server, large)).status).toBe(400);
    expect(await counted()).toEqual({ 'apart malformed': 50 });
    const samples = await rows('select length(name) as name, length(raw) as raw from event_apart');
    expect(samples.length).toBeLessThanOrEqual(10);
    for (const sample of samples) expect(sample).toEqual({ name: 100, raw: expect.toSatisfy((length: number) => length <= 2000) });
  });

  test.each([
    ['an empty body', ''],
    ['half an event', '[{"core":{"type":"ev'],
    ['a body that is not JSON', 'event=logo'],
    ['an object', '{}'],
    ['an empty list', '[]'],
    ['a list of 51', JSON.stringify(Array.from({ length: 51 }, () => ({})))],
    ['a list of malformed events only', '[{}, null, "x", [[]]]'],
    ['30,000 nested lists', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['an event with 30,000 nested lists', `[{"body":${'['.repeat(30_000)}${']'.repeat(30_000)}}]`],
    ['bytes that are not text', Buffer.from([0xff, 0xfe, 0x00, 0x5b])],
    ['a byte order mark', '\uFEFF[]'],
  ])('%s is a bad request, in the visitor’s language', async (_what, body) => {
    const server = await open();
    const answer = await send(server, body, { headers: { 'accept-language': 'de' } });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(JSON.parse(answer.text)).toMatchObject({ status: 400, code: 'badRequest', title: expect.stringContaining('Anfrage') });
    expect((await send(server, JSON.stringify([event()]))).status).toBe(204);
  });

  test('[LOG-9] rejects bodies over 64 kB, with and without a content length, and keeps serving', async () => {
    const server = await open();
    const full = JSON.stringify([event('search', { term: 'x' })]);
    const exactly = full + ' '.repeat(64 * KB - full.length);
    expect((await send(server, exactly)).status).toBe(204);
    expect((await send(server, `${exactly} `)).status).toBe(413);
    expect((await send(server, 'x'.repeat(900 * KB))).status).toBe(413);
    const inChunks = (size: number) =>
      fetch(`${server.origin}/log/json`, {
        method: 'POST',
        headers: plain,
        body: new Blob(['y'.repeat(size)]).stream(),
        duplex: 'half',
      } as RequestInit);
    expect((await inChunks(65 * KB)).status).toBe(413);
    expect(await declare(server, 50 * KB * KB)).toMatch(/^HTTP\/1\.1 413 /);
    expect((await send(server, full)).status).toBe(204);
    expect(await counted()).toEqual({ 'accepted ': 1, 'duplicate ': 1, 'refused too-large': 4 });
  });

  /** Announces a content length and waits for the answer. */
  async function declare({ port }: TestIngest, length: number): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    socket.write(`POST /log/json HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n\r\n[`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return answer.toString();
  }

  test('a client sending many partial bodies is limited, and does not lock others out', async () => {
    const server = await open({ trustedProxies: ['loopback'] });
    const begin = (address: string) => {
      const socket = connect(server.port, '127.0.0.1');
      socket.write(
        `POST /log/json HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nContent-Type: text/plain\r\nContent-Length: ${64 * KB}\r\n\r\n${' '.repeat(63 * KB)}`,
      );
      return socket;
    };
    // There is room for just over sixteen.
    const halves = Array.from({ length: 17 }, () => begin('203.0.113.7'));
    const [refused] = (await Promise.race(halves.map((socket) => once(socket, 'data')))) as [Buffer];
    expect(refused.toString()).toMatch(/^HTTP\/1\.1 503 /);
    const other = begin('203.0.113.8');
    const answered = once(other, 'data') as Promise<[Buffer]>;
    other.write(JSON.stringify([event()]).padEnd(KB).slice(0, KB));
    expect(String((await answered)[0])).toMatch(/^HTTP\/1\.1 204 /);
    for (const socket of [...halves, other]) socket.destroy();
  });

  test('a client that disconnects in the middle of a body is only counted', async () => {
    const server = await open();
    const socket = connect(server.port, '127.0.0.1');
    socket.write(
      `POST /log/json HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 1000\r\n\r\n${JSON.stringify([event()])}`,
      () => socket.destroy(),
    );
    await once(socket, 'close');
    // By the time the next request is answered, the server has seen the previous one end.
    expect((await send(server, JSON.stringify([event()]))).status).toBe(204);
    expect(await counted()).toEqual({ 'accepted ': 1, 'refused truncated': 1 });
  });

  test.each([
    ['text/html', undefined],
    ['application/x-www-form-urlencoded', undefined],
    ['application/jsonp', undefined],
    ['multipart/form-data; boundary=x', undefined],
    ['text/plain', 'gzip'],
  ])('rejects a body of type %s, encoding %s', async (type, encoding) => {
    const server = await open();
    expect(
      (
        await send(server, JSON.stringify([event()]), {
          headers: { 'content-type': type, ...(encoding !== undefined && { 'content-encoding': encoding }) },
        })
      ).status,
    ).toBe(415);
    expect([await stored(), await counted()]).toEqual([[], { 'refused wrong-type': 1 }]);
  });

  /** Not with fetch, which does not allow setting these headers. */
  const post = ({ port }: TestIngest, headers: Record<string, string>, method = 'POST') =>
    new Promise<{ status: number | undefined; headers: Record<string, unknown> }>((resolve, reject) => {
      const asked = ask({ port, host: '127.0.0.1', path: '/log/json', method, headers: { ...plain, ...headers } }, (response) => {
        response.resume();
        resolve({ status: response.statusCode, headers: response.headers });
      });
      asked.on('error', reject).end(method === 'POST' ? JSON.stringify([event()]) : undefined);
    });

  test('rejects events from other sites', async () => {
    const server = await open();
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'https://lectern.example.evil.example' },
      { origin: `${publicOrigin}:8443` },
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) expect((await post(server, headers)).status, JSON.stringify(headers)).toBe(403);
    for (const headers of [
      {},
      { origin: publicOrigin },
      { origin: server.origin },
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
    ])
      expect((await post(server, headers)).status, JSON.stringify(headers)).toBe(204);
    expect(await stored()).toHaveLength(5);
    expect(await counted()).toEqual({ 'accepted ': 5, 'refused cross-site': foreign.length });
  });

  describe('from a frame without an origin', () => {
    const nameless = { origin: 'null', 'sec-fetch-site': 'cross-site' };
    const ofEmbed = (name: EventName = 'logo', body: Record<string, unknown> = {}) => {
      const plainly = event(name, body);
      return { ...plainly, core: { ...plainly.core, event_source: 'embed' }, event_source: { ...plainly.event_source, name: 'embed' } };
    };
    /** Not with fetch, which sets these headers itself. */
    const tell = (server: TestIngest, body: unknown, { path = '/log/json', headers = {}, method = 'POST' } = {}) =>
      new Promise<{ status: number | undefined; headers: Record<string, unknown> }>((resolve, reject) => {
        const asked = ask(
          { port: server.port, host: '127.0.0.1', path, method, headers: { ...plain, ...nameless, ...headers } },
          (response) => {
            response.resume();
            resolve({ status: response.statusCode, headers: response.headers });
          },
        );
        asked.on('error', reject).end(method === 'GET' ? undefined : JSON.stringify(body));
      });

    test('accepts events of an embedded viewer, without identifying the person', async () => {
      const server = await open({
        sessions: { cookieName: 'session=', read: async () => ({ personId: 'ada' }) as Session },
        visitOf: async (cookies) => ({ visitId: cookies === '' ? null : 7 }),
      });
      const allowed = { 'access-control-allow-origin': 'null', vary: 'Origin' };
      expect(
        await tell(server, [ofEmbed('logo', { link_id: 'openlink00000001' })], { headers: { cookie: 'session=ada; pass=x' } }),
      ).toMatchObject({ status: 204, headers: allowed });
      expect(
        await tell(server, [ofEmbed()], { path: '/log/json/fallback', headers: { 'content-type': 'application/json' } }),
      ).toMatchObject({ status: 204, headers: allowed });
      expect(
        await tell(server, undefined, {
          method: 'OPTIONS',
          path: '/log/json/fallback',
          headers: { 'access-control-request-method': 'POST' },
        }),
      ).toMatchObject({ status: 204, headers: { ...allowed, 'access-control-allow-headers': 'content-type' } });
      expect(await rows('select source, person_id, link_id, visit_id from event order by link_id')).toEqual([
        { source: 'embed', person_id: null, link_id: 'openlink00000001', visit_id: null },
        { source: 'embed', person_id: null, link_id: null, visit_id: null },
      ]);
    });

    test('rejects everything else', async () => {
      const server = await open();
      for (const body of [[event()], [ofEmbed(), event()], [{}], [null, 'x']])
        expect((await tell(server, body)).status, JSON.stringify(body)).toBe(403);
      expect((await tell(server, undefined, { method: 'GET' })).status).toBe(403);
      expect(await stored()).toEqual([]);
      expect(await counted()).toEqual({ 'refused cross-site': 5 });
    });
  });

  test('a separate log host accepts events from our pages only, with their cookies', async () => {
    const server = await open({ logHost: 'https://log.lectern.example' });
    const allowed = { 'access-control-allow-origin': publicOrigin, 'access-control-allow-credentials': 'true', vary: 'Origin' };
    expect(await post(server, { origin: publicOrigin, 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 204, headers: allowed });
    expect(await post(server, { origin: publicOrigin, 'access-control-request-method': 'POST' }, 'OPTIONS')).toMatchObject({
      status: 204,
      headers: { ...allowed, 'access-control-allow-headers': 'content-type', 'access-control-allow-methods': 'POST' },
    });
    for (const method of ['POST', 'OPTIONS']) expect((await post(server, { origin: 'https://evil.example' }, method)).status).toBe(403);
  });

  test('answers only POST, and only at its own paths', async () => {
    const server = await open();
    expect(await send(server, '', { method: 'GET' })).toMatchObject({ status: 405 });
    for (const method of ['PUT', 'DELETE', 'OPTIONS']) expect((await send(server, '[]', { method })).status).toBe(405);
    for (const path of ['/log/jsonx', '/log/json/other', '/log', '/log/json/fallback/x'])
      expect((await send(server, '[]', { path })).status).toBe(404);
    for (const path of ['/log/json/', '/log/json?x=1', '/log/json/fallback/?'])
      expect((await send(server, JSON.stringify([event()]), { path })).status).toBe(204);
  });

  test('limits the rate of one client, and says when to retry', async () => {
    const server = await open({ rateLimitFactor: 0.005 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(server, JSON.stringify([event()]))));
    const refused = answers.filter(({ status }) => status === 429);
    expect([refused.length, await stored()]).toMatchObject([20, { length: 30 }]);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await counted()).toEqual({ 'accepted ': 30, 'refused too-many': 20 });
  });

  test('the rate limit counts events, not requests', async () => {
    const server = await open({ rateLimitFactor: 0.005 });
    expect((await send(server, JSON.stringify(Array.from({ length: 30 }, () => event())))).status).toBe(204);
    expect((await send(server, JSON.stringify([event()]))).status).toBe(429);
  });

  test('[LOG-9] when the queue is full, rejects events with a retry time and stores the queued ones', async () => {
    let goOn = () => undefined as void;
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    const server = await open({ around: (sink) => ({ ...sink, write: async (events) => (await gate, sink.write(events)) }) });
    const full = () => JSON.stringify(Array.from({ length: 50 }, () => event()));
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    let turnedAway = () => undefined as void;
    const isOver = new Promise<void>((resolve) => (turnedAway = resolve));
    // There is room for 200 of them.
    const sent = Array.from({ length: 250 }, async () => {
      const answer = await send(server, full());
      if (answers.push(answer) === 50) turnedAway();
    });
    await isOver;
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 503));
    expect(answers[0]?.headers.get('retry-after')).toBe('1');
    goOn();
    await Promise.all(sent);
    const taken = answers.filter(({ status }) => status === 204).length;
    expect(taken).toBe(200);
    expect(await rows('select count(*)::integer as count from event')).toEqual([{ count: 50 * taken }]);
    expect((await send(server, full())).status).toBe(204);
    expect(await counted()).toMatchObject({ 'accepted ': 50 * taken + 50, 'overloaded ': 50 });
  });

  test('[LOG-9] acknowledges nothing while the sink fails, and recovers afterwards', async () => {
    let isAway = true;
    const server = await open({
      around: (sink) => ({ ...sink, write: async (events) => (isAway ? Promise.reject(new Error('away')) : sink.write(events)) }),
    });
    const body = JSON.stringify([event()]);
    const answer = await send(server, body);
    expect([answer.status, answer.headers.get('retry-after'), server.problems]).toEqual([503, '1', ['1 events could not be stored']]);
    isAway = false;
    expect((await send(server, body)).status).toBe(204);
    expect(await stored()).toHaveLength(1);
    expect(await server.registry.metrics()).toMatch(
      /lectern_event_write_failures_total 1\n[^]*lectern_events_total\{kind="accepted",name=""\} 1\n/,
    );
  });

  test('identifies people and view link visitors by their cookies alone', async () => {
    const server = await open({
      sessions: {
        cookieName: 'session=',
        read: async ({ cookie = '' }) => (cookie.includes('session=ada') ? ({ personId: 'ada' } as Session) : null),
      },
      visitOf: async (cookies, linkId) => ({ visitId: cookies.includes(`pass_${linkId}=`) ? 7 : null }),
      countryOf: (address) => (address === '127.0.0.1' ? 'DE' : ''),
    });
    const told = { person_id: 'eve', personId: 'eve', visit_id: 9, visitId: 9, country: 'FR', is_bot: true };
    const tell = (cookie: string, body: Record<string, unknown> = {}) =>
      send(server, JSON.stringify([event('logo', { ...told, ...body })]), { headers: { cookie } });
    for (const cookie of ['session=ada', 'session=nobody', 'other=1', 'pass_openlink00000001=x'])
      expect((await tell(cookie, { link_id: 'openlink00000001' })).status).toBe(204);
    expect(await rows('select person_id, visit_id, country, is_bot from event order by received_at, id')).toEqual([
      { person_id: 'ada', visit_id: null, country: 'DE', is_bot: false },
      { person_id: null, visit_id: null, country: 'DE', is_bot: false },
      { person_id: null, visit_id: null, country: 'DE', is_bot: false },
      { person_id: null, visit_id: '7', country: 'DE', is_bot: false },
    ]);
  });

  test('acknowledges nothing while the session lookup fails, however long the cookies; looks up once per request', async () => {
    let asked = 0;
    const server = await open({
      sessions: { cookieName: 'session=', read: async () => ((asked += 1), Promise.reject(new Error('away'))) },
    });
    for (const cookie of ['session=x', `session=x; a=${'y'.repeat(2100)}`])
      expect((await send(server, JSON.stringify([event()]), { headers: { cookie } })).status).toBe(503);
    expect((await send(server, JSON.stringify([event()]))).status).toBe(204);
    expect(asked).toBe(2);
  });

  test('keeps a link only if it leads to the watched presentation, with or without cookies', async () => {
    const server = await open({
      visitOf: async (_cookies, linkId, oid) => (linkId === 'openlink00000001' && oid === 'deck' ? { visitId: null } : undefined),
    });
    const through = (linkId: string, oid: string | undefined) => event('logo', { link_id: linkId, presentation_oid: oid });
    const told = [
      through('openlink00000001', 'deck'),
      through('openlink00000001', 'other'),
      through('openlink00000002', 'deck'),
      through('openlink00000001', undefined),
    ];
    for (const one of told) expect((await send(server, JSON.stringify([one]))).status).toBe(204);
    expect((await rows('select id, link_id from event where link_id is not null')).map(({ id }) => id)).toEqual([told[0]?.body.event_id]);
    expect(await stored()).toHaveLength(4);
  });

  test('acknowledges no event with a link while the link lookup fails', async () => {
    const server = await open({ visitOf: async () => Promise.reject(new Error('away')) });
    expect((await send(server, JSON.stringify([event('logo', { link_id: 'openlink00000001' })]))).status).toBe(503);
    expect((await send(server, JSON.stringify([event()]))).status).toBe(204);
  });

  test('reports an internal error and answers 503; the next request is served', async () => {
    let isBroken = true;
    const server = await open({
      countryOf() {
        if (isBroken) throw new Error('broken');
        return '';
      },
    });
    const answer = await send(server, JSON.stringify([event()]));
    expect([answer.status, answer.headers.get('retry-after'), answer.text, server.problems]).toEqual([
      503,
      '1',
      '',
      ['a request with events could not be handled'],
    ]);
    isBroken = false;
    expect((await send(server, JSON.stringify([event()]))).status).toBe(204);
    expect(await counted()).toEqual({ 'accepted ': 1, 'overloaded failure': 1 });
  });

  test('strips tokens from addresses in events and samples, but keeps search terms', async () => {
    const server = await open();
    const secret = 'https://a.example/b/?next=https://c.example/d?token=SECRET';
    const told = [
      event('error', {
        message: `Failed to load ${secret}, or /login/reset/?token=SECRET#SECRET`,
        place: 'https://lectern.example/login/?token=SECRET:12:34',
      }),
      event('viewer-failed', { failure: 'script', message: `"${secret}" x` }),
      event('chunk-failed', { chunk: '/assets/a.js?v=SECRET' }),
      event('presentation-link', { address: secret }),
      { ...event('search', { term: 'c#? https://a.example/?q=owls' }), platform: { ...event().platform, referer: secret, url: secret } },
      { ...event('error', { message: secret }), user: { session_id: 5 } },
      { ...event(), body: { event_name: `x?token=SECRET`, event_id: makeEventId(Date.now()) } },
    ];
    expect((await send(server, JSON.stringify(told))).status).toBe(204);
    await counted();
    const kept = await rows('select name, body from event order by id');
    expect(JSON.stringify([await stored(), await rows('select * from event_apart')])).not.toContain('SECRET');
    expect(Object.fromEntries(kept.map(({ name, body }) => [name, body]))).toEqual({
      error: { message: 'Failed to load https://a.example/b/ or /login/reset/', place: 'https://lectern.example/login/:12:34' },
      'viewer-failed': { failure: 'script', message: '"https://a.example/b/" x' },
      'chunk-failed': { chunk: '/assets/a.js' },
      'presentation-link': { address: 'https://a.example/b/' },
      search: { term: 'c#? https://a.example/?q=owls' },
    });
    expect(await rows('select raw from event_apart')).toHaveLength(2);
  });

  test('marks events from bots', async () => {
    const server = await open();
    await send(server, JSON.stringify([event()]), { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } });
    await post(server, { 'user-agent': '' });
    expect(await rows('select distinct is_bot from event')).toEqual([{ is_bot: true }]);
  });

  test('[LOG-9] stores hostile strings in any field as they are, or not at all', async () => {
    const server = await open();
    const hostile = [
      '\0',
      '\uD800',
      '\uDFFF\uD83D',
      `'; drop table event; --`,
      '{"a":1}',
      '\\',
      '"',
      '\\"}',
      'NULL',
      '{NULL}',
      '<img src=x onerror=alert(1)>',
      '\u202Eevil',
      '\r\nSet-Cookie: a=b',
      'é'.repeat(70_000),
      '__proto__',
      '$1',
      '%s',
      '\\u0000',
      '\x1B[31m',
      '',
    ].map((text) => text.slice(0, 20_000));
    const fields = (Object.keys(catalogue) as EventName[]).flatMap((name) =>
      Object.entries<Field>(catalogue[name].body)
        .filter(([, field]) => field.kind === 'text')
        .map(([key]) => [name, key] as const),
    );
    const blocks = ['core', 'event_source', 'platform', 'user', 'body'] as const;
    for (const text of hostile) {
      const all = [
        ...fields.map(([name, key]) =>
          event(name, { ...Object.fromEntries(Object.keys(catalogue[name].body).map((own) => [own, text])), [key]: text }),
        ),
        ...blocks.flatMap((block) =>
          Object.keys(event()[block]).map((key) => ({ ...event(), [block]: { ...event()[block], [key]: text } })),
        ),
        event('search', { term: 'x', [text]: text }),
      ];
      const answers = await Promise.all(all.map((one) => send(server, JSON.stringify([one]))));
      for (const { status } of answers) expect([204, 400, 413], text.slice(0, 50)).toContain(status);
    }
    expect(server.problems).toEqual([]);
    const terms = new Set((await rows(`select body->>'term' as term from event where name = 'search'`)).map(({ term }) => term));
    for (const text of hostile) expect(terms).toContain(text.slice(0, 200).toWellFormed().replaceAll('\0', '\uFFFD'));
  });

  test('[LOG-9] randomly corrupted bodies never cause a server error', async () => {
    const server = await open();
    const random = seeded(7_112_026);
    const whole = JSON.stringify([event('step-left', { step: 1, stop: 1, ms: 5 }), event('search', { term: 'ü' })]);
    const bits = [
      '{',
      '}',
      '[',
      ']',
      '"',
      ',',
      ':',
      '\\',
      'null',
      '1e999',
      '-0',
      '\u0000',
      '\\ud800',
      '"__proto__":',
      'true',
      '9'.repeat(400),
    ];
    for (let count = 0; count < 300; count += 1) {
      let body = whole;
      for (let change = 0; change <= random() * 3; change += 1) {
        const at = Math.floor(random() * body.length);
        body =
          body.slice(0, at) +
          (random() < 0.3 ? '' : (bits[Math.floor(random() * bits.length)] ?? '')) +
          body.slice(at + Math.floor(random() * 4));
      }
      expect([204, 400], body).toContain((await send(server, body)).status);
    }
    expect(server.problems).toEqual([]);
  });

  test('stores events of the server itself the same way', async () => {
    const server = await open();
    server.ingest.tell({ name: 'copy-made', personId: 'ada', presentationOid: 'deck', language: 'hu' });
    await counted();
    expect(await stored()).toMatchObject([
      {
        name: 'copy-made',
        source: 'server',
        event_type: 'system',
        schema_id: 'lectern/copy-made/1',
        person_id: 'ada',
        presentation_oid: 'deck',
        language: 'hu',
        is_bot: false,
      },
    ]);
  });

  test('close waits until received events are stored', async () => {
    let begun = () => undefined as void;
    const isWriting = new Promise<void>((resolve) => (begun = resolve));
    const server = await open({ around: (sink) => ({ ...sink, write: async (events) => (begun(), sink.write(events)) }) });
    const answer = send(server, JSON.stringify([event()]));
    await isWriting;
    await server.ingest.close();
    expect((await answer).status).toBe(204);
    expect((await send(server, JSON.stringify([event()]))).status).toBe(503);
  });
});

/** A seeded random generator, so that failures can be reproduced. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
