import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { notify } from '../platform/database/notifications.ts';
import { proxyTo, type TestProxy } from '../testing/test-proxy.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { hashPassword } from '../features/accounts/identity/password.ts';
import { addPerson, addPresentation } from '../testing/test-rows.ts';
import { memberOf } from '../testing/test-member.ts';
import { quickCost } from '../testing/quick-cost.ts';
import { visitorOf, type TestVisitor } from '../testing/test-visitor.ts';
import { bombPng } from '../platform/pictures/test-pictures.ts';
import { testServers } from '../platform/database/test-database.ts';

/** Signs up and logs in; returns the cookie header. */
async function logIn(server: TestServer): Promise<string> {
  const visitor = visitorOf(server);
  const form = { name: 'A', email: 'in@example.org', password: 'three unrelated words' };
  await visitor.post('/signup/', form);
  await server.foundation.database.pool.query('update person set email_verified = true');
  await visitor.post('/login', form);
  return [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue()));
}

describe('when the database is away', () => {
  test('serves cached pages, answers 503 to everything else, and recovers automatically', async () => {
    const [postgres] = testServers();
    const wire: TestProxy = await proxyTo(postgres?.url ?? '');
    const server = await startTestServer({
      changeDatabaseUrl(url) {
        const through = new URL(wire.url);
        through.pathname = new URL(url).pathname;
        return through.href;
      },
    });
    const visitor = visitorOf(server);
    // The connection that listens for drops has to be up first; after that, the page stays cached.
    await until(async () => (await visitor.get('/')).headers.has('etag'));
    const loggedIn = await logIn(server);
    await wire.cut();
    expect((await visitor.get('/')).status).toBe(200);
    const away = await visitor.get('/user/somebody/');
    expect(away.status).toBe(503);
    expect(away.headers.get('retry-after')).toBe('5');
    expect(away.text).toContain('We’ll be right back');
    expect((await visitor.post('/signup/', { name: 'A', email: 'a@example.org', password: 'three unrelated words' })).status).toBe(503);
    expect((await visitor.post('/login', { email: 'a@example.org', password: 'three unrelated words' })).status).toBe(503);
    expect((await visitor.get('/readyz')).status).toBe(503);
    const { status } = await visitor.get('/settings/', { cookie: loggedIn });
    expect(status).toBe(503);
    expect((await visitor.get('/healthz')).status).toBe(200);
    await wire.mend();
    await until(async () => (await visitor.get('/readyz')).status === 200);
    expect((await visitor.get('/user/somebody/')).status).toBe(404);
    await server.close();
    await wire.cut();
  });
});

describe('when the database is frozen', () => {
  test('gives requests up after the timeout with 503, and recovers automatically', async () => {
    const [postgres] = testServers();
    const wire = await proxyTo(postgres?.url ?? '');
    const server = await startTestServer({
      environment: { DATABASE_TIMEOUT: '1' },
      changeDatabaseUrl(url) {
        const through = new URL(wire.url);
        through.pathname = new URL(url).pathname;
        return through.href;
      },
    });
    const visitor = visitorOf(server);
    const loggedIn = await logIn(server);
    wire.freeze();
    const asked = [
      ...Array.from({ length: 30 }, () => visitor.get('/user/somebody/')),
      visitor.get('/settings/', { cookie: loggedIn }),
      visitor.get('/readyz'),
    ];
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 503));
    expect((await visitor.get('/healthz')).status).toBe(200);
    wire.thaw();
    await until(async () => (await visitor.get('/readyz')).status === 200);
    expect((await visitor.get('/user/somebody/')).status).toBe(404);
    expect((await visitor.get('/settings/', { cookie: loggedIn })).status).toBe(200);
    await server.close();
    await wire.cut();
  });
});

const canMount = process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0;

describe('when the disk is full', () => {
  /** Uploads a profile picture. */
  const sendPicture = async (visitor: TestVisitor, accept = 'text/html') => {
    const form = new FormData();
    form.set('csrfToken', decodeURIComponent(visitor.cookies.get('XSRF-TOKEN') ?? ''));
    form.set('picture', new Blob([new Uint8Array(bombPng(64, 64))]), 'me.png');
    return visitor.send('/settings/picture/', { method: 'POST', body: form, headers: { accept, 'accept-language': 'en' } });
  };

  // Needs root, to mount a small file system.
  test.skipIf(!canMount)('answers 507 to what needs room, reports it at /readyz, and goes on when there is room again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lectern-full-'));
    expect(spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder]).status).toBe(0);
    try {
      const lines: string[] = [];
      const server = await startTestServer({ environment: { DATA_DIR: folder }, onLogLine: (line) => lines.push(line) });
      const member = await memberOf(server, 'fay');
      await member.get('/settings/');
      expect((await member.get('/readyz')).status).toBe(200);
      const filler = join(folder, 'filler');
      expect(() => {
        for (;;) appendFileSync(filler, Buffer.alloc(64 * 1024));
      }).toThrow(/ENOSPC/);
      const { status, text } = await sendPicture(member);
      expect(status).toBe(507);
      expect(text).toContain('This server is full');
      const machine = await sendPicture(member, 'application/json');
      expect([machine.status, JSON.parse(machine.text)]).toMatchObject([507, { code: 'full', status: 507 }]);
      expect((await member.get('/readyz')).status).toBe(507);
      expect((await member.get('/login')).status).toBe(303);
      rmSync(filler);
      expect((await sendPicture(member)).status).toBe(303);
      expect((await member.get('/readyz')).status).toBe(200);
      expect(lines.join('')).toContain('the disk is full');
      await server.close();
    } finally {
      spawnSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('answers 507 when PostgreSQL has no room', async () => {
    const server = await startTestServer();
    const member = await memberOf(server, 'fay');
    await server.foundation.database.pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create trigger refuse before update on person for each row execute function refuse()`);
    const profile = { name: 'Fay', username: 'fay-too', about: '', segment: 'other' };
    const { status, text } = await member.post('/settings/profile/', profile);
    expect(status).toBe(507);
    expect(text).toContain('This server is full');
    await server.foundation.database.pool.query('create trigger refuse_new before insert on person for each row execute function refuse()');
    const signUp = { name: 'Gus', email: 'gus@example.org', password: 'three unrelated words' };
    expect((await visitorOf(server).post('/signup/', signUp)).status).toBe(507);
    await server.close();
  });
});

describe('several processes on one database', () => {
  test('a change in one drops the page in the other', async () => {
    const one = await startTestServer();
    const two = await startTestServer({ changeDatabaseUrl: () => one.foundation.database.url });
    const reader = visitorOf(two);
    const cached = async () => Number(/lectern_cached_pages_total (\d+)/.exec((await reader.get('/metrics')).text)?.[1]);
    await until(async () => {
      await reader.get('/');
      return (await cached()) > 0;
    });
    await notify(one.foundation.database.pool, 'page_changed', 'landing');
    // The notification arrives a moment later: the page is then rendered again, and the count of cached answers stays the same.
    const wasCached = async () => {
      const before = await cached();
      await reader.get('/');
      return (await cached()) > before;
    };
    await expect.poll(wasCached, { interval: 1, timeout: 10_000 }).toBe(false);
    await two.close();
    await one.close();
  });
});

describe('limits', () => {
  test('allows ten login attempts per email address and network in 15 minutes, however the address is spelt', async () => {
    const server = await startTestServer({ environment: { RATE_LIMIT_FACTOR: '1' } });
    const visitor = visitorOf(server);
    const statuses = [];
    for (let count = 0; count < 11; count++)
      statuses.push((await visitor.post('/login', { email: `${' '.repeat(count)}A@example.org`, password: 'x' })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect((await visitor.post('/login', { email: 'b@example.org', password: 'x' })).status).toBe(401);
    await server.close();
  });

  test('asks clients with too many attempts to wait, by their address behind trusted proxies', async () => {
    const server = await startTestServer({ environment: { RATE_LIMIT_FACTOR: '0.1', TRUSTED_PROXIES: '127.0.0.1' } });
    const from = (address: string) =>
      visitorOf(server).post('/login', { email: 'a@example.org', password: 'x' }, { 'x-forwarded-for': address });
    const statuses = [];
    for (let count = 0; count < 4; count++) statuses.push((await from('203.0.113.7')).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await from('203.0.113.8')).status).toBe(401);
    const refused = await from('203.0.113.7');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.text).toContain('Slow down a little, please');
    await server.close();
  });

  test('without trusted proxies, clients cannot fake their address', async () => {
    const server = await startTestServer({ environment: { RATE_LIMIT_FACTOR: '0.1' } });
    const statuses = [];
    for (let count = 0; count < 6; count++)
      statuses.push(
        (await visitorOf(server).post('/login', { email: 'a@example.org', password: 'x' }, { 'x-forwarded-for': `203.0.113.${count}` }))
          .status,
      );
    expect(statuses).toContain(429);
    await server.close();
  });
});

describe('limits that many addresses share', () => {
  const environment = { RATE_LIMIT_FACTOR: '0.02', TRUSTED_PROXIES: '127.0.0.1' };
  let addresses = 0;
  /** Each request from another network. */
  const elsewhere = () => ({ 'x-forwarded-for': `198.51.${Math.floor(++addresses / 250)}.${addresses % 250}` });
  /** How many requests are answered before the first that is refused. */
  const answeredBefore429 = async (ask: () => Promise<{ status: number }>, most: number) => {
    for (let count = 0; count <= most; count++) if ((await ask()).status === 429) return count;
    return most + 1;
  };

  test('a network that asks for what does not exist has to wait, in its language; others do not', async () => {
    const server = await startTestServer({ environment });
    const visitor = visitorOf(server);
    const scanner = { 'x-forwarded-for': '203.0.113.7', 'accept-language': 'de' };
    let tried = 0;
    expect(await answeredBefore429(() => visitor.get(`/p/guess${++tried}/`, scanner), 20)).toBe(6);
    const refused = await visitor.get('/explore/', scanner);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.text).toContain('<html lang="de"');
    expect((await visitor.get('/nothing', elsewhere())).status).toBe(404);
    expect((await visitor.get('/healthz', scanner)).status).toBe(200);
    await server.close();
  });

  test('an account has a limit for attempts to log in and for requests, wherever they come from', async () => {
    const server = await startTestServer({ environment });
    const guess = () => visitorOf(server).post('/login', { email: 'guessed@example.org', password: 'x' }, elsewhere());
    expect(await answeredBefore429(guess, 10)).toBe(2);
    const member = await memberOf(server, 'ida');
    expect(await answeredBefore429(() => member.get('/settings/data/', elsewhere()), 100)).toBe(60);
    expect((await visitorOf(server).get('/login', elsewhere())).status).toBe(200);
    await server.close();
  });

  test('a view link has a limit for wrong passwords and for visits, wherever they come from', async () => {
    const server = await startTestServer({ environment });
    const { pool } = server.foundation.database;
    await addPerson(pool, 'ada');
    const { id } = await addPresentation(pool, { oid: 'secretplans1', owner: 'ada', privacy: 'private' });
    const [open, closed] = ['openlink00000000', 'closedlink000000'];
    await pool.query('insert into view_link (link_id, presentation_id, password_hash, asks_identity) values ($1, $2, null, false)', [
      open,
      id,
    ]);
    await pool.query('insert into view_link (link_id, presentation_id, password_hash, asks_identity) values ($1, $2, $3, false)', [
      closed,
      id,
      await hashPassword('open sesame', quickCost),
    ]);
    const guess = () => visitorOf(server).post(`/view/${closed}/`, { password: 'open barley' }, elsewhere());
    expect(await answeredBefore429(guess, 10)).toBe(2);
    expect(await answeredBefore429(() => visitorOf(server).get(`/view/${open}/`, elsewhere()), 100)).toBe(60);
    await server.close();
  });
});

describe('stopping', () => {
  test('answers a request in flight before the server stops', async () => {
    const server = await startTestServer();
    const visitor = visitorOf(server);
    await visitor.get('/login');
    const answer = visitor.post('/signup/', { name: 'Last One', email: 'last@example.org', password: 'three unrelated words' });
    // The response takes at least 400 ms by design, so it is in flight when the server starts to stop.
    await until(
      async () => (await server.foundation.database.pool.query(`select 1 from person where email = 'last@example.org'`)).rowCount === 1,
    );
    await server.close();
    expect((await answer).status).toBe(200);
  });
});
