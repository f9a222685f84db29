import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi, memberOf, type TestMember } from '../../../testing/test-member.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { visitorOf } from '../../../testing/test-visitor.ts';

const password = 'three unrelated words';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const query = async (text: string, values: unknown[] = []) =>
  (await server.foundation.database.pool.query<Record<string, unknown>>(text, values)).rows;

let count = 0;
const newMember = () => memberOf(server, `proof-${++count}`);
/** As if the member had logged in this many minutes ago. */
const age = ({ personId }: TestMember, minutes = 11) =>
  query(`update session set proved_at = now() - make_interval(mins => $2) where user_id = $1`, [personId, minutes]);

const sessionsOf = async ({ personId }: TestMember) => (await query('select from session where user_id = $1', [personId])).length;
/** The fields that go along with the proof. */
function hiddenIn(html: string): Record<string, string> {
  const form = /<form(?:(?!<\/form>).)*name="proofPassword"/s.exec(html.slice(html.indexOf('<main')))?.[0] ?? '';
  const fields = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]);
  return Object.fromEntries(fields.filter(([name]) => name !== 'csrfToken')) as Record<string, string>;
}

const dangerous = [
  'authenticator/start/',
  'authenticator/',
  'authenticator/off/',
  'recovery-codes/',
  'passkeys/',
  'passkeys/remove/',
  'sessions/end/',
  'sessions/end-others/',
];

describe('after ten minutes, asks who it is', () => {
  test('before every dangerous action', async () => {
    const member = await newMember();
    await age(member);
    for (const path of dangerous) {
      const { status, text } = await member.post(`/settings/${path}`, { id: 'x', code: '1', credential: 'x' });
      expect([path, status]).toEqual([path, 401]);
      expect(text).toContain('Confirm that it’s you');
      expect(text).toContain(`action="/settings/${path}"`);
    }
  });

  test('before an administrator refunds a purchase', async () => {
    const admin = await memberOf(server, `proof-${++count}`, 'admin');
    const refund = '/operator/purchases/cs_none/refund/';
    expect((await admin.post(refund, {})).status).toBe(404);
    await age(admin);
    const { status, text } = await admin.post(refund, {});
    expect(status).toBe(401);
    expect(text).toContain(`action="${refund}"`);
    expect((await admin.post(refund, { proofPassword: password })).status).toBe(404);
  });

  test.each([
    ['/settings/data/', '/settings/#data'],
    ['/settings/authenticator/', '/settings/authenticator/'],
  ])('before %s', async (path, next) => {
    const member = await newMember();
    await age(member);
    const { status, location } = await member.get(path);
    expect([status, location]).toEqual([303, `/login/confirm/?next=${encodeURIComponent(next)}`]);
    const { text } = await member.get(location ?? '');
    expect(hiddenIn(text)).toEqual({ next });
    expect((await member.post('/login/confirm/', { next, proofPassword: 'wrong' })).status).toBe(401);
    expect((await member.post('/login/confirm/', { next, proofPassword: password })).location).toBe(next);
    expect((await member.get(path)).location).not.toBe(location);
  });

  test('scripts are told, and get no options for a new passkey', async () => {
    const member = await newMember();
    await age(member);
    const { status, text } = await callApi(member, 'POST', '/settings/passkeys/options/', {});
    expect(status).toBe(401);
    expect(text).not.toContain('challenge');
  });
});

test('the action goes on with its fields once the password is right, and for ten minutes after that', async () => {
  const member = await newMember();
  const others = [visitorOf(server), visitorOf(server)];
  for (const other of others) await other.post('/login', { email: `${member.personId}@example.org`, password });
  await age(member);
  const [ended] = await query('select id from session where user_id = $1 order by created_at desc limit 1', [member.personId]);

  const asked = await member.post('/settings/sessions/end/', { id: String(ended?.['id']) });
  expect(await sessionsOf(member)).toBe(3);
  const fields = hiddenIn(asked.text);
  expect(fields).toEqual({ id: ended?.['id'] });
  const wrong = await member.post('/settings/sessions/end/', { ...fields, proofPassword: 'not the password' });
  expect(wrong.status).toBe(401);
  expect(wrong.text).toContain('That’s not your current password.');
  expect(wrong.text).not.toContain('not the password');
  expect(await sessionsOf(member)).toBe(3);
  const right = await member.post('/settings/sessions/end/', { ...fields, proofPassword: password });
  expect(right.location).toBe('/settings/?done=sessions#sessions');
  expect(await sessionsOf(member)).toBe(2);
  expect((await member.post('/settings/sessions/end-others/', {})).status).toBe(303);
  expect(await sessionsOf(member)).toBe(1);
});

test('logging in is a proof', async () => {
  const member = await newMember();
  expect((await member.get('/settings/data/')).status).toBe(200);
  await age(member, 9);
  expect((await member.get('/settings/data/')).status).toBe(200);
});

test('the proof of one session is none for another', async () => {
  const member = await newMember();
  await age(member);
  await visitorOf(server).post('/login', { email: `${member.personId}@example.org`, password });
  expect((await member.get('/settings/data/')).status).toBe(303);
});

test('what is no proof proves nothing', async () => {
  const member = await newMember();
  await age(member);
  for (const [kind, given] of [
    ['proofPassword', ''],
    ['proofPassword', 'x'.repeat(1000)],
    ['proofCode', '123456'],
    ['proofCode', ''],
    ['proofPasskey', '{}'],
    ['proofPasskey', ''],
  ] as const)
    expect([kind, given, (await member.post('/login/confirm/', { [kind]: given, next: '/settings/' })).status]).toEqual([kind, given, 401]);
  expect((await member.get('/settings/data/')).status).toBe(303);
});

test('never leads to another site', async () => {
  const member = await newMember();
  expect((await member.post('/login/confirm/', { next: '//evil.example/' })).location).toBe('/settings/');
  expect((await member.get('/login/confirm/?next=https://evil.example/')).text).not.toContain('value="https://evil');
});
