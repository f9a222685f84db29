import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ZodError } from 'zod';
import { openDatabase, type Database } from '../../../platform/database/database.ts';
import { freshDatabase } from '../../../platform/database/test-database.ts';
import { clientLogRoutes } from './client-log.routes.ts';
import { createClientLogStore, type ClientLogStore } from './client-log.store.ts';

const entry = (given: Record<string, unknown> = {}) => ({
  current_time: 1_778_587_200_000,
  created: 1_778_587_200,
  msecs: 0,
  client_datetime: '2026-05-12T12:00:00.000Z',
  object: 'https://lectern.example/assets/view-4f2a.js:12:34',
  _object: '',
  _action: 'error',
  trigger: 'error',
  _category: 'website',
  source: 'view',
  levelname: 'ERROR',
  name: 'client',
  levelno: 40,
  relativeCreated: 0,
  msg: 'TypeError: x is undefined',
  platform: 'website',
  session_id: '',
  ...given,
});

describe('the client log', () => {
  let fresh: Awaited<ReturnType<typeof freshDatabase>>;
  let database: Database;
  let store: ClientLogStore;
  let app: FastifyInstance;
  beforeAll(async () => {
    fresh = await freshDatabase();
    database = openDatabase(fresh.url);
    store = createClientLogStore(database, 10);
    app = Fastify();
    // The same mapping as in the real server.
    app.setErrorHandler((error, _request, reply) =>
      reply.status(error instanceof ZodError ? 400 : ((error as { statusCode?: number }).statusCode ?? 500)).send(),
    );
    clientLogRoutes(app, { store, rateLimitFactor: 1000 });
  });
  beforeEach(() => database.pool.query('truncate client_error'));
  afterAll(async () => {
    await app.close();
    await database.close();
    await fresh.drop();
  });

  const send = (payload: string | object, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/log/client',
      headers: { 'content-type': 'application/json', 'user-agent': 'Browser/1', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });

  test('[LOG-8] accepts a list with one entry and answers with JSON', async () => {
    const answer = await send([entry({ prezi_id: 'deck', more: { of: [1, 2] } })]);
    expect([answer.statusCode, answer.json()]).toEqual([200, { accepted: 1 }]);
    expect(await store.list()).toEqual([
      {
        message: 'TypeError: x is undefined',
        place: 'https://lectern.example/assets/view-4f2a.js:12:34',
        level: 'ERROR',
        count: 1,
        userAgent: 'Browser/1',
        firstAt: expect.stringMatching(/Z$/),
        lastAt: expect.stringMatching(/Z$/),
      },
    ]);
    const { rows } = await database.pool.query<{ sample: unknown }>('select sample from client_error');
    expect(rows[0]?.sample).toMatchObject({ prezi_id: 'deck', more: '{"of":[1,2]}', created: 1_778_587_200, name: 'client' });
  });

  test('groups the same failure whatever numbers, ids and queries it mentions; place and level separate groups', async () => {
    const same = [
      'Loading chunk 5 failed: https://a.example/b.js?v=1 for 0190aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee',
      'Loading chunk 12 failed: https://a.example/b.js?v=2#x for 0190ffff-bbbb-7ccc-8ddd-ffffffffffff',
      'Loading chunk 7 failed: https://a.example/b.js for 0190aaaa-bbbb-7ccc-8ddd-000000000000',
    ];
    for (const msg of same) await send([entry({ msg })]);
    await send([entry({ msg: same[0], object: 'https://lectern.example/assets/view-4f2a.js?x=secret:12:34' })]);
    await send([entry({ msg: same[0], object: 'elsewhere' })]);
    await send([entry({ msg: same[0], object: '' })]);
    await send([entry({ msg: same[0], levelname: 'WARN' })]);
    const groups = await store.list();
    expect(groups.map(({ count, place, level }) => [count, place, level])).toEqual([
      [1, entry().object, 'WARN'],
      [1, 'view', 'ERROR'],
      [1, 'elsewhere', 'ERROR'],
      [4, entry().object, 'ERROR'],
    ]);
    expect(JSON.stringify([groups, (await database.pool.query('select * from client_error')).rows])).not.toMatch(/secret|v=1/);
  });

  test('strips queries and fragments, nested ones too, from messages, places and every other field', async () => {
    const msg =
      'at https://a.example/b?next=https://c.example/d?token=SECRET:1:2 and /login/reset/?token=SECRET#SECRET, "x?SECRET" (y.js?SECRET:3:4) what? #';
    await send([entry({ msg, object: '/login/?token=SECRET:12:34', 'name?token=SECRET': 'x', stack: ['#SECRET', { at: '?SECRET' }] })]);
    const { rows } = await database.pool.query('select * from client_error');
    expect(JSON.stringify(rows)).not.toContain('SECRET');
    expect(rows).toMatchObject([
      { message: 'at https://a.example/b:1:2 and /login/reset/ "x" (y.js:3:4) what? #', place: '/login/:12:34' },
    ]);
  });

  test('stores hostile strings unchanged, as far as they can be stored', async () => {
    for (const text of [
      '\0\uD800',
      `'; drop table client_error; --`,
      '<script>alert(1)</script>',
      'a://'.repeat(1500),
      '\\u0000',
      '{"a":',
    ]) {
      expect(
        (await send([entry({ msg: text, object: text, source: text, [text]: text, nested: [text, { [text]: text }] })])).statusCode,
        text.slice(0, 40),
      ).toBe(200);
    }
    const groups = await store.list();
    expect(groups).toHaveLength(6);
    for (const { message, place } of groups)
      expect([message.length <= 500, place.length <= 300, message.includes('\0')]).toEqual([true, true, false]);
  });

  test.each([
    ['an entry outside a list', entry()],
    ['an empty list', []],
    ['two entries', [entry(), entry()]],
    ['an unknown level', [entry({ levelname: 'FATAL' })]],
    ['a message that is not a string', [entry({ msg: { toString: 'x' } })]],
    ['null', [null]],
    ['truncated JSON', '[{"msg":'],
    ['an attempt on the prototype', `[{"levelname":"ERROR","msg":"x","__proto__":{"a":1}}]`],
    ['30,000 nested lists', '['.repeat(30_000) + ']'.repeat(30_000)],
  ])('rejects %s as a bad request', async (_what, payload) => {
    expect((await send(payload)).statusCode).toBe(400);
    expect(await store.list()).toEqual([]);
  });

  test('survives very deep nesting; refuses more than 64 kB and anything but JSON', async () => {
    const [head = ''] = JSON.stringify([entry()]).split('}]');
    expect((await send(`${head},"deep":${'['.repeat(30_000)}${']'.repeat(30_000)}}]`)).statusCode).toBe(200);
    expect((await send([entry({ stack: 'x'.repeat(66_000) })])).statusCode).toBe(413);
    expect((await send('<x/>', { 'content-type': 'text/xml' })).statusCode).toBe(415);
  });

  test('limits the number of groups, dropping those not seen for longest', async () => {
    for (const name of 'abcdefghij') await send([entry({ msg: name })]);
    await send([entry({ msg: 'a' })]);
    for (const name of 'kl') await send([entry({ msg: name })]);
    expect((await store.list()).map(({ message, count }) => message + count)).toEqual([
      'l1',
      'k1',
      'a2',
      'j1',
      'i1',
      'h1',
      'g1',
      'f1',
      'e1',
      'd1',
    ]);
  });
});
