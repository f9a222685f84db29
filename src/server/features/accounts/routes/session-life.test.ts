import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock/system-clock.ts';
import { memberOf } from '../../../testing/test-member.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { visitorOf, type TestVisitor } from '../../../testing/test-visitor.ts';
import { openRetention } from '../../../work.ts';

const DAY = 24 * 60 * 60_000;
const password = 'three unrelated words';

let days = 0;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock: { ...systemClock, now: () => Date.now() + days * DAY } });
});
afterAll(() => server.close());
afterEach(() => void (days = 0));

const isLoggedIn = async (visitor: TestVisitor) => (await visitor.get('/settings/')).status === 200;
const sessionsOf = async (person: string) =>
  (await server.foundation.database.pool.query<{ id: string }>('select id from session where user_id = $1', [person])).rows;

describe('a session', () => {
  test('ends after 30 days without use', async () => {
    const member = await memberOf(server, 'idle');
    days = 29;
    expect(await isLoggedIn(member)).toBe(true);
    days = 58;
    expect(await isLoggedIn(member)).toBe(true);
    days = 89;
    expect(await isLoggedIn(member)).toBe(false);
  });

  test('ends 90 days after the log-in, however much it is used', async () => {
    const member = await memberOf(server, 'busy');
    for (days = 0; days < 90; days += 15) expect(await isLoggedIn(member)).toBe(true);
    days = 91;
    expect(await isLoggedIn(member)).toBe(false);
  });

  test('is not extended by a password that is checked', async () => {
    const member = await memberOf(server, 'checked');
    const { pool } = server.foundation.database;
    await pool.query(`update session set expires_at = now() + interval '5 days' where user_id = 'checked'`);
    expect((await member.post('/settings/email/', { email: 'new@example.org', password })).status).toBe(200);
    const { rows } = await pool.query(`select 1 from session where user_id = 'checked' and expires_at < now() + interval '6 days'`);
    expect(rows).toHaveLength(1);
  });

  test('that ended is no longer listed, and its row is removed', async () => {
    const member = await memberOf(server, 'lister');
    const other = visitorOf(server);
    await other.post('/login', { email: 'lister@example.org', password });
    days = 20;
    expect((await member.get('/settings/')).text.match(/action="\/settings\/sessions\/end\/"/g)).toHaveLength(1);
    days = 45;
    expect((await member.get('/settings/')).text).not.toContain('action="/settings/sessions/end/"');
    expect(await sessionsOf('lister')).toHaveLength(2);
    await openRetention(server.foundation, 400);
    await expect.poll(() => sessionsOf('lister'), { timeout: 20_000 }).toHaveLength(1);
    expect(await isLoggedIn(member)).toBe(true);
  });

  test('ends when the same browser logs in again, as the same person or as another', async () => {
    const member = await memberOf(server, 'again');
    await memberOf(server, 'another');
    for (const email of ['again@example.org', 'another@example.org']) {
      const before = member.cookies.get('lectern.session_token');
      expect((await member.post('/login', { email, password })).status).toBe(303);
      expect(member.cookies.get('lectern.session_token')).not.toBe(before);
      expect(await isLoggedIn(member)).toBe(true);
      const old = await visitorOf(server).get('/settings/', { cookie: `lectern.session_token=${before}` });
      expect(old.status).toBe(303);
    }
    expect(await sessionsOf('again')).toHaveLength(0);
  });

  test('stays when somebody fails to log in with the same browser', async () => {
    const member = await memberOf(server, 'stays');
    expect((await member.post('/login', { email: 'stays@example.org', password: 'something else' })).status).toBe(401);
    expect(await isLoggedIn(member)).toBe(true);
  });
});
