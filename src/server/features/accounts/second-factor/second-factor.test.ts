import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeFor } from '../../../testing/test-authenticator.ts';
import { memberOf, type TestMember } from '../../../testing/test-member.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { visitorOf, type TestVisitor } from '../../../testing/test-visitor.ts';

const password = 'three unrelated words';
const newPassword = 'another set of words';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const query = async (text: string, values: unknown[] = []) =>
  (await server.foundation.database.pool.query<Record<string, unknown>>(text, values)).rows;

let count = 0;
const newMember = async (on = server): Promise<TestMember & { email: string }> => {
  const name = `two-step-${++count}`;
  return { ...(await memberOf(on, name)), email: `${name}@example.org` };
};

const secretIn = (html: string) => /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(html)?.[1] ?? '';
const codesIn = (html: string) => [...html.matchAll(/<code>(\w{6}(?:-\w{6}){3})<\/code>/g)].map(([, code = '']) => code);

async function startSetUp(member: TestVisitor): Promise<string> {
  expect((await member.post('/settings/authenticator/start/', {})).location).toBe('/settings/authenticator/');
  return secretIn((await member.get('/settings/authenticator/')).text);
}

/** A member who logs in with an authenticator app from now on. Uses the code of this step; the next one is free. */
async function newCareful(on = server) {
  const member = await newMember(on);
  const secret = await startSetUp(member);
  const { text } = await member.post('/settings/authenticator/', { code: codeFor(secret) });
  return { member, secret, codes: codesIn(text), email: member.email, personId: member.personId };
}

/** As if no code had been used yet. */
const forgetSteps = (personId: string) => query('update authenticator set last_step = 0 where person_id = $1', [personId]);

async function enterPassword(email: string, given = password, fields: Record<string, string> = {}, on = server) {
  const visitor = visitorOf(on);
  return { visitor, answer: await visitor.post('/login', { email, password: given, ...fields }) };
}
const isLoggedIn = async (visitor: TestVisitor) => (await visitor.get('/settings/')).status === 200;

const subjectsTo = async (address: string, wanted: string) => {
  for (;;) {
    const all = ((await server.foundation.outbox?.list()) ?? []).filter(({ to }) => to === address).map(({ subject }) => subject);
    if (all.includes(wanted)) return all;
  }
};

describe('setting up an authenticator app', () => {
  test('shows the secret as a picture and as text, and turns on with its first code', async () => {
    const member = await newMember();
    const secret = await startSetUp(member);
    const { text } = await member.get('/settings/authenticator/');
    expect(secret.replaceAll(' ', '')).toMatch(/^[A-Z2-7]{36}$/);
    expect(text).toMatch(/<svg[^>]*role="img"[^>]*aria-label="QR code[^>]*>.*?<path d="M0 0h1v1h-1z/);
    expect((await member.get('/settings/')).text).toContain('Set up an authenticator app');

    const wrong = await member.post('/settings/authenticator/', { code: '000000' });
    expect([wrong.status, secretIn(wrong.text)]).toEqual([422, secret]);
    expect(wrong.text).toContain('This code is wrong');
    expect((await member.post('/settings/authenticator/', { code: '' })).status).toBe(422);

    const done = await member.post('/settings/authenticator/', { code: codeFor(secret) });
    expect(codesIn(done.text)).toHaveLength(10);
    expect(done.headers.get('cache-control')).toContain('no-store');
    const settings = (await member.get('/settings/')).text;
    expect(settings).toContain('On since');
    expect(settings).toContain('10 codes left');
    expect(await subjectsTo(member.email, 'Authenticator app turned on')).toHaveLength(1);
  });

  test('a secret that is not confirmed changes nothing', async () => {
    const member = await newMember();
    await startSetUp(member);
    expect((await enterPassword(member.email)).answer.location).toBe('/dashboard/next/');
  });

  test('stores neither the secret nor the recovery codes in the clear', async () => {
    const { secret, codes, personId } = await newCareful();
    const stored = JSON.stringify([
      await query('select * from authenticator where person_id = $1', [personId]),
      await query('select * from recovery_code where person_id = $1', [personId]),
    ]);
    expect(stored).not.toContain(secret.replaceAll(' ', ''));
    for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''));
  });

  test('an authenticator that is on keeps its secret', async () => {
    const { member, secret, email } = await newCareful();
    expect((await member.post('/settings/authenticator/start/', {})).status).toBe(303);
    expect((await member.get('/settings/authenticator/')).location).toBe('/settings/#security');
    const { visitor } = await enterPassword(email);
    expect((await visitor.post('/login/second/', { code: codeFor(secret, 1) })).location).toBe('/dashboard/next/');
  });

  test('visitors who are not logged in are sent to log in', async () => {
    const visitor = visitorOf(server);
    for (const path of ['authenticator/start/', 'authenticator/', 'authenticator/off/', 'recovery-codes/', 'passkeys/', 'passkeys/remove/'])
      expect([path, (await visitor.post(`/settings/${path}`, { id: 'x' })).location]).toEqual([path, '/login?next=%2Fsettings%2F']);
  });
});

describe('logging in with a second step', () => {
  test('takes the password and a code, and goes on to where the visitor was going', async () => {
    const { email, secret } = await newCareful();
    const { visitor, answer } = await enterPassword(email, password, { next: '/explore/?from=here' });
    expect([answer.status, answer.location]).toEqual([303, '/login/second/']);
    expect([...visitor.cookies.keys()].filter((name) => name.includes('session'))).toEqual([]);
    expect(await isLoggedIn(visitor)).toBe(false);
    expect((await visitor.get('/login/second/')).text).toContain('Enter the code from your authenticator app');

    const wrong = await visitor.post('/login/second/', { code: '12345' });
    expect([wrong.status, await isLoggedIn(visitor)]).toEqual([401, false]);
    const right = await visitor.post('/login/second/', { code: ` ${codeFor(secret, 1).replace(/^.../, '$& ')}` });
    expect([right.status, right.location]).toEqual([303, '/explore/?from=here']);
    expect(await isLoggedIn(visitor)).toBe(true);
  });

  test('no session exists before the second step', async () => {
    const { email, personId } = await newCareful();
    const sessions = async () => (await query('select from session where user_id = $1', [personId])).length;
    const before = await sessions();
    await enterPassword(email);
    expect(await sessions()).toBe(before);
  });

  test('a wrong password gets the same answer with and without a second factor, and for nobody', async () => {
    const { email } = await newCareful();
    const { email: plain } = await newMember();
    const answers = await Promise.all([email, plain, 'nobody@example.org'].map((who) => enterPassword(who, 'not the password')));
    for (const { answer, visitor } of answers) {
      expect([answer.status, answer.location]).toEqual([401, null]);
      expect(visitor.cookies.has('lectern.log-in')).toBe(false);
    }
  });

  test('a code works once', async () => {
    const { email, secret } = await newCareful();
    const code = codeFor(secret, 1);
    const { visitor: first } = await enterPassword(email);
    const { visitor: second } = await enterPassword(email);
    expect((await first.post('/login/second/', { code })).status).toBe(303);
    expect((await second.post('/login/second/', { code })).status).toBe(401);
  });

  test('the code that turned it on does not log in', async () => {
    const member = await newMember();
    const secret = await startSetUp(member);
    const code = codeFor(secret);
    await member.post('/settings/authenticator/', { code });
    const { visitor } = await enterPassword(member.email);
    expect((await visitor.post('/login/second/', { code })).status).toBe(401);
  });

  test('codes of one step earlier or later are accepted, others are not', async () => {
    const { email, secret, personId } = await newCareful();
    for (const [later, status] of [
      [-3, 401],
      [1, 303],
      [3, 401],
    ] as const) {
      await forgetSteps(personId);
      const { visitor } = await enterPassword(email);
      expect([later, (await visitor.post('/login/second/', { code: codeFor(secret, later) })).status]).toEqual([later, status]);
    }
  });

  test('the second step belongs to the browser that entered the password, and ends with it', async () => {
    const { email, secret } = await newCareful();
    const { visitor } = await enterPassword(email);
    const code = codeFor(secret, 1);
    const other = visitorOf(server);
    expect((await other.post('/login/second/', { code })).status).toBe(410);
    const kept = visitor.cookies.get('lectern.log-in') ?? '';
    expect((await visitor.post('/login/second/', { code })).status).toBe(303);
    other.cookies.set('lectern.log-in', kept);
    expect((await other.get('/login/second/')).location).toBe('/login');
  });

  test('the second step has to be taken within ten minutes', async () => {
    const { email, secret, personId } = await newCareful();
    const { visitor } = await enterPassword(email);
    await query(`update pending_log_in set expires_at = expires_at - interval '10 minutes' where person_id = $1`, [personId]);
    const late = await visitor.post('/login/second/', { code: codeFor(secret, 1) });
    expect(late.status).toBe(410);
    expect(late.text).toContain('That took too long');
    expect(await isLoggedIn(visitor)).toBe(false);
  });

  test('a changed password ends log-ins that wait for their second step', async () => {
    const { email, secret, member } = await newCareful();
    const { visitor } = await enterPassword(email);
    expect((await member.post('/settings/password/', { password, newPassword })).status).toBe(303);
    expect(await isLoggedIn(member)).toBe(true);
    expect((await visitor.post('/login/second/', { code: codeFor(secret, 1) })).status).toBe(410);
  });

  test('a reset password is no way around it', async () => {
    const { email, secret } = await newCareful();
    const visitor = visitorOf(server);
    await visitor.post('/login/forgot/', { email });
    await subjectsTo(email, 'Choose a new password');
    const mails = (await server.foundation.outbox?.list()) ?? [];
    const id = mails.find(({ to, subject }) => to === email && subject === 'Choose a new password')?.id ?? '';
    const token = /token=([\w-]+)/.exec((await server.foundation.outbox?.read(id))?.text ?? '')?.[1] ?? '';
    expect((await visitor.post('/login/reset/', { token, password: newPassword })).location).toBe('/login?done=reset');
    expect(await isLoggedIn(visitor)).toBe(false);
    const { visitor: again, answer } = await enterPassword(email, newPassword);
    expect(answer.location).toBe('/login/second/');
    expect((await again.post('/login/second/', { code: codeFor(secret, 1) })).status).toBe(303);
  });

  test('answers senseless codes with a page', async () => {
    const { email } = await newCareful();
    const { visitor } = await enterPassword(email);
    for (const [code, status] of [
      ['', 422],
      ['x'.repeat(500), 422],
      ['\u0000', 401],
      ['１２３４５６', 401],
    ] as const)
      expect([code, (await visitor.post('/login/second/', { code })).status]).toEqual([code, status]);
  });

  test.each([
    '',
    'nonsense',
    '{}',
    '[]',
    '{"id":"x"}',
    JSON.stringify({ id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {}, response: {} }),
  ])('answers the passkey %j with a page', async (passkey) => {
    const visitor = visitorOf(server);
    const { status, text } = await visitor.post('/login/passkey/', { passkey, next: '/explore/' });
    expect(status).toBe(401);
    expect(text).toContain('That passkey didn’t work');
    expect((await visitor.post('/login/passkey/', { passkey, step: 'second' })).status).toBe(410);
  });
});

describe('recovery codes', () => {
  test('each works once, is reported, and counted down', async () => {
    const { email, codes } = await newCareful();
    const [code = ''] = codes;
    const { visitor } = await enterPassword(email);
    expect((await visitor.post('/login/second/', { code: code.toUpperCase().replaceAll('-', ' ') })).status).toBe(303);
    expect((await visitor.get('/settings/')).text).toContain('9 codes left');
    expect(await subjectsTo(email, 'Recovery code used')).toContain('Recovery code used');
    const { visitor: again } = await enterPassword(email);
    expect((await again.post('/login/second/', { code })).status).toBe(401);
  });

  test('new ones replace the old ones', async () => {
    const { email, codes, member } = await newCareful();
    const renewed = codesIn((await member.post('/settings/recovery-codes/', {})).text);
    expect(renewed).toHaveLength(10);
    expect(await subjectsTo(email, 'New recovery codes')).toContain('New recovery codes');
    const { visitor } = await enterPassword(email);
    expect((await visitor.post('/login/second/', { code: codes[0] ?? '' })).status).toBe(401);
    expect((await visitor.post('/login/second/', { code: renewed[0] ?? '' })).status).toBe(303);
  });

  test('nobody gets any without a second factor', async () => {
    const member = await newMember();
    expect((await member.post('/settings/recovery-codes/', {})).location).toBe('/settings/#security');
  });
});

test('turning the authenticator off makes the password enough, and removes the recovery codes', async () => {
  const { email, member, personId } = await newCareful();
  expect((await member.post('/settings/authenticator/off/', {})).location).toBe('/settings/?done=authenticatorOff#security');
  expect(await subjectsTo(email, 'Authenticator app turned off')).toContain('Authenticator app turned off');
  expect((await enterPassword(email)).answer.location).toBe('/dashboard/next/');
  expect(await query('select from recovery_code where person_id = $1', [personId])).toEqual([]);
});

test('the data export names second factors, and no secrets', async () => {
  const { member, secret, personId } = await newCareful();
  await query(`insert into passkey (id, person_id, name, public_key) values ($1, $2, 'Work laptop', 'PUBLICKEY')`, [
    `key-${personId}`,
    personId,
  ]);
  const { text } = await member.get('/settings/data/');
  const exported = JSON.parse(text) as { secondFactors: object };
  expect(exported.secondFactors).toEqual({
    authenticatorSince: expect.stringMatching(/^\d{4}-/) as string,
    recoveryCodesLeft: 10,
    passkeys: [{ name: 'Work laptop', added: expect.stringMatching(/^\d{4}-/) as string, lastUsed: null }],
  });
  expect(text).not.toMatch(new RegExp(`PUBLICKEY|${secret.replaceAll(' ', '')}`));
});

test('a deleted account leaves no second factor behind', async () => {
  const { member, personId, email } = await newCareful();
  await query(`insert into passkey (id, person_id, name, public_key) values ($1, $2, 'Phone', '')`, [`key-${personId}`, personId]);
  await enterPassword(email);
  expect((await member.post('/settings/delete/', { password })).status).toBe(303);
  for (const table of ['authenticator', 'recovery_code', 'passkey', 'pending_log_in'])
    expect([table, await query(`select from ${table} where person_id = $1`, [personId])]).toEqual([table, []]);
});

describe('passkeys in settings', () => {
  const addRow = async (personId: string) => {
    await query(`insert into passkey (id, person_id, name, public_key) values ($1, $2, 'Phone', '')`, [`key-${personId}`, personId]);
    return `key-${personId}`;
  };

  test('whoever has one needs it, or a recovery code, after the password', async () => {
    const { email, personId } = await newMember();
    await addRow(personId);
    const { visitor, answer } = await enterPassword(email);
    expect(answer.location).toBe('/login/second/');
    expect((await visitor.get('/login/second/')).text).toContain('Use your passkey, or enter a recovery code.');
  });

  test('are listed, renamed and removed by their owner alone', async () => {
    const member = await newMember();
    const id = await addRow(member.personId);
    const stranger = await newMember();
    await stranger.post('/settings/passkeys/rename/', { id, name: 'Mine now' });
    await stranger.post('/settings/passkeys/remove/', { id });
    expect((await member.get('/settings/')).text).toMatch(/Phone.*not used yet/s);
    expect((await member.post('/settings/passkeys/rename/', { id, name: 'Telephone' })).status).toBe(303);
    expect((await member.get('/settings/')).text).toContain('Telephone');
    expect((await member.post('/settings/passkeys/rename/', { id, name: 'x'.repeat(101) })).status).toBe(422);
    expect((await member.post('/settings/passkeys/remove/', { id })).status).toBe(303);
    expect((await member.get('/settings/')).text).not.toContain('Telephone');
    expect(await subjectsTo(member.email, 'Passkey removed')).toContain('Passkey removed');
  });

  test.each(['', 'nonsense', '{"id":1}'])('the answer %j of a browser adds nothing', async (credential) => {
    const member = await newMember();
    const { status, text } = await member.post('/settings/passkeys/', { name: 'Phone', credential });
    expect(status).toBe(422);
    expect(text).toContain('The passkey couldn’t be added');
  });
});

test('everything about second factors leaves an entry in the audit log, visible to the person', async () => {
  const { member, codes, email, personId } = await newCareful();
  const { visitor } = await enterPassword(email);
  await visitor.post('/login/second/', { code: '000000' });
  await visitor.post('/login/second/', { code: codes[0] ?? '' });
  await member.post('/settings/recovery-codes/', {});
  await query(`insert into passkey (id, person_id, name, public_key) values ($1, $2, 'Phone', '')`, [`key-${personId}`, personId]);
  await member.post('/settings/passkeys/remove/', { id: `key-${personId}` });
  await query(`update session set proved_at = now() - interval '11 minutes' where user_id = $1`, [personId]);
  await member.post('/settings/authenticator/off/', { proofPassword: password });
  const entries = await query('select kind, details from audit_entry where actor_id = $1 or person_id = $1 order by id', [personId]);
  expect(entries.map(({ kind }) => kind)).toEqual([
    'login.done',
    'second-factor.on',
    'login.failed',
    'recovery-code.used',
    'login.done',
    'recovery-codes.made',
    'passkey.removed',
    'reauthenticated',
    'second-factor.off',
  ]);
  expect(entries[2]?.['details']).toEqual({ reason: 'second step' });
  expect((await member.get('/settings/activity/')).text).toContain('Recovery code used');
});

describe('with the usual limits', () => {
  let strict: TestServer;
  beforeAll(async () => {
    strict = await startTestServer({ environment: { RATE_LIMIT_FACTOR: '1' } });
  });
  afterAll(() => strict.close());

  test('five wrong codes for an account are followed by a wait, even for the right one and in another browser', async () => {
    const { email, secret, codes } = await newCareful(strict);
    const { visitor } = await enterPassword(email, password, {}, strict);
    for (let tries = 0; tries < 5; tries++) expect((await visitor.post('/login/second/', { code: '00000' })).status).toBe(401);
    const { visitor: other } = await enterPassword(email, password, {}, strict);
    for (const code of [codeFor(secret, 1), codes[0] ?? '']) {
      const { status, headers } = await other.post('/login/second/', { code });
      expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
    }
  });
});
