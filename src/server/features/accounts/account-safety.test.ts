import { hashPassword as hashOlder } from 'better-auth/crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberOf, type TestMember } from '../../testing/test-member.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { visitorOf } from '../../testing/test-visitor.ts';

const password = 'three unrelated words';
const newPassword = 'another set of words';

describe('the safety of an account', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ environment: { BRAND_NAME: 'Open Talks' } });
  });
  afterAll(() => server.close());

  let count = 0;
  const newMember = async (): Promise<TestMember & { email: string }> => {
    const name = `safe-${++count}`;
    return { ...(await memberOf(server, name)), email: `${name}@example.org` };
  };
  const newAddress = () => `elsewhere-${++count}@example.org`;

  const none = { to: '', subject: '', text: '', html: '', sentAt: 0 };
  const read = async (id: string) => (await server.foundation.outbox?.read(id)) ?? none;

  /** The mails to an address with this in their subject, newest first, once there are as many as wanted. */
  async function mailsTo(address: string, subject: string, wanted = 1) {
    for (;;) {
      const found = ((await server.foundation.outbox?.list()) ?? []).filter(
        (mail) => mail.to === address && mail.subject.includes(subject),
      );
      if (found.length >= wanted) return Promise.all(found.map(({ id }) => read(id)));
    }
  }
  const newestTo = async (address: string, subject: string, wanted = 1) => (await mailsTo(address, subject, wanted))[0] ?? none;
  const linkIn = ({ text }: { text: string }) => new URL(/http\S+/.exec(text)?.[0] ?? '');

  async function askForReset(email: string, wanted = 1): Promise<URL> {
    await visitorOf(server).post('/login/forgot/', { email });
    return linkIn(await newestTo(email, 'new password', wanted));
  }
  const useReset = async (link: URL) =>
    (await visitorOf(server).post(link.pathname, { token: link.searchParams.get('token') ?? '', password: newPassword })).status;

  async function askForChange(member: TestMember, email: string): Promise<URL> {
    expect((await member.post('/settings/email/', { email, password })).status).toBe(200);
    return linkIn(await newestTo(email, 'new email address'));
  }
  const useChange = async (member: TestMember, link: URL) =>
    (await member.post(link.pathname, Object.fromEntries(link.searchParams))).status;

  test('nobody is told to look for a mail that could not be queued', async () => {
    const member = await newMember();
    const { email } = member;
    const { pool } = server.foundation.database;
    // As if PostgreSQL went away just before the mail.
    await pool.query(
      `create function refuse_mail() returns trigger language plpgsql as $$ begin
         if new.name = 'send-mail' then raise exception 'away' using errcode = '57P01'; end if; return new; end $$;
       create trigger refuse_mail before insert on pgboss.job for each row execute function refuse_mail()`,
    );
    const [changed, unknown] = ['elsewhere@example.org', 'somebody-new@example.org'];
    const signUp = { name: 'Ada', email: unknown, password, segment: 'other' };
    const answers = async () => [
      (await member.post('/settings/email/', { email: changed, password })).status,
      (await visitorOf(server).post('/login/forgot/', { email })).status,
      (await visitorOf(server).post('/signup/', signUp)).status,
    ];
    try {
      expect(await answers()).toEqual([503, 503, 503]);
      // The account is there, and logging in sends the mail again.
      expect((await visitorOf(server).post('/login/', { email: unknown, password })).status).toBe(503);
    } finally {
      await pool.query('drop trigger refuse_mail on pgboss.job; drop function refuse_mail');
    }
    expect((await answers())[0]).toBe(200);
    await newestTo(changed, 'new email address');
    await newestTo(email, 'new password');
  });

  describe('mailed links', () => {
    test('a newer reset link replaces the older one', async () => {
      const { email } = await newMember();
      const older = await askForReset(email);
      const newer = await askForReset(email, 2);
      expect(newer.href).not.toBe(older.href);
      expect(await useReset(older)).toBe(410);
      expect(await useReset(newer)).toBe(303);
    });

    test('a reset link ends with a password change', async () => {
      const member = await newMember();
      const link = await askForReset(member.email);
      expect((await member.post('/settings/password/', { password, newPassword })).status).toBe(303);
      expect(await useReset(link)).toBe(410);
    });

    test('a reset link in the old mailbox ends with an address change', async () => {
      const member = await newMember();
      const link = await askForReset(member.email);
      expect(await useChange(member, await askForChange(member, newAddress()))).toBe(303);
      expect(await useReset(link)).toBe(410);
    });

    test('a link for an address change ends with a password change', async () => {
      const member = await newMember();
      const link = await askForChange(member, newAddress());
      expect((await member.post('/settings/password/', { password, newPassword })).status).toBe(303);
      expect((await member.get(link.pathname + link.search)).status).toBe(410);
      expect(await useChange(member, link)).toBe(410);
    });

    test('a link for an address change ends with a password reset', async () => {
      const member = await newMember();
      const link = await askForChange(member, newAddress());
      expect(await useReset(await askForReset(member.email))).toBe(303);
      const again = visitorOf(server);
      await again.post('/login', { email: member.email, password: newPassword });
      expect((await again.post(link.pathname, Object.fromEntries(link.searchParams))).status).toBe(410);
    });

    test('a newer link for an address change replaces the older one', async () => {
      const member = await newMember();
      const older = await askForChange(member, newAddress());
      const newer = await askForChange(member, newAddress());
      expect(await useChange(member, older)).toBe(410);
      expect(await useChange(member, newer)).toBe(303);
    });

    test('a confirmation link ends when a reset has confirmed the address', async () => {
      const visitor = visitorOf(server);
      const email = newAddress();
      await visitor.post('/signup/', { name: 'Wren', email, password });
      const link = linkIn(await newestTo(email, 'Confirm'));
      expect(await useReset(await askForReset(email))).toBe(303);
      expect((await visitor.post(link.pathname, { ...Object.fromEntries(link.searchParams), password: newPassword })).status).toBe(410);
    });
  });

  describe('notices', () => {
    const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

    const subjectsTo = async (address: string) =>
      ((await server.foundation.outbox?.list()) ?? []).filter(({ to }) => to === address).map(({ subject }) => subject);
    /** Mails are queued in order, so once a later one is there, an earlier one would be, too. */
    const subjectsAfterAReset = async (email: string) => {
      await askForReset(email);
      return subjectsTo(email);
    };

    test('a changed password is reported with time, device and a way back', async () => {
      const { email, post } = await newMember();
      expect((await post('/settings/password/', { password, newPassword }, firefox)).status).toBe(303);
      const { text, html } = await newestTo(email, 'password was changed');
      expect(text).toMatch(/When: \d+ \w+ \d{4}, \d\d:\d\d UTC\nDevice: Firefox on Linux\n/);
      expect(linkIn({ text }).href).toBe(`${server.origin}/login/forgot/`);
      expect(html).toContain('Firefox on Linux');
    });

    test('a reset password is reported', async () => {
      const { email } = await newMember();
      expect(await useReset(await askForReset(email))).toBe(303);
      expect((await newestTo(email, 'password was changed')).text).toContain('Device: Unknown device');
    });

    test('a changed address is reported to the old address and to the new one', async () => {
      const member = await newMember();
      const next = newAddress();
      expect(await useChange(member, await askForChange(member, next))).toBe(303);
      expect((await newestTo(member.email, 'address was changed')).text).toContain('no longer used');
      expect((await newestTo(next, 'address was changed')).text).toContain('now uses this email address');
    });

    test('a log-in with a new device is reported once; the first log-in and known devices are not', async () => {
      const member = await newMember();
      expect(await subjectsAfterAReset(member.email)).toEqual(['Choose a new password']);
      const other = visitorOf(server);
      const logIn = () => other.post('/login', { email: member.email, password }, firefox);
      const { headers } = await logIn();
      expect((await newestTo(member.email, 'New device')).text).toContain('Device: Firefox on Linux');
      const cookie = headers.getSetCookie().find((line) => line.startsWith('lectern.device='));
      expect(cookie).toMatch(/Max-Age=34560000.*HttpOnly.*SameSite=Lax/);
      await other.post('/logout', {});
      expect((await logIn()).status).toBe(303);
      await askForReset(member.email, 2);
      expect((await subjectsTo(member.email)).filter((subject) => subject.includes('New device'))).toHaveLength(1);
    });

    test('a device is known to one person, not to everyone who logs in with it', async () => {
      const [one, two] = [await newMember(), await newMember()];
      await one.post('/logout', {});
      expect((await one.post('/login', { email: two.email, password })).status).toBe(303);
      expect((await newestTo(two.email, 'New device')).text).toContain('hasn’t been used for it before');
    });

    test('confirming a sign-up is no new device', async () => {
      const visitor = visitorOf(server);
      const email = newAddress();
      await visitor.post('/signup/', { name: 'Wren', email, password });
      const link = linkIn(await newestTo(email, 'Confirm'));
      expect((await visitor.post(link.pathname, { ...Object.fromEntries(link.searchParams), password })).status).toBe(303);
      expect((await subjectsAfterAReset(email)).toSorted()).toEqual(['Choose a new password', 'Confirm your email address']);
    });
  });

  describe('common passwords', () => {
    // On lists of leaked passwords, and long enough otherwise.
    test.each(['qazwsxedcrfv', 'Liverpool1', 'manchester', 'q1w2e3r4t5y6', 'basketball'])('%s is refused everywhere', async (common) => {
      const told = 'too easy to guess';
      const signUp = await visitorOf(server).post('/signup/', { name: 'Wren', email: newAddress(), password: common });
      expect([signUp.status, signUp.text.includes(told)]).toEqual([422, true]);
      const member = await newMember();
      const change = await member.post('/settings/password/', { password, newPassword: common });
      expect([change.status, change.text.includes(told)]).toEqual([422, true]);
      const link = await askForReset(member.email);
      const reset = await visitorOf(server).post(link.pathname, { token: link.searchParams.get('token') ?? '', password: common });
      expect([reset.status, reset.text.includes(told)]).toEqual([422, true]);
    });
  });

  describe('passwords made of known words', () => {
    test.each(['Wren-Adeyemi-1', 'adeyemi.adeyemi!', 'Open Talks 2026', 'lecternlectern', 'WrenWelcome99', 'wren@example.org'])(
      '%s is refused to Wren Adeyemi everywhere',
      async (own) => {
        const email = `wren.adeyemi.${crypto.randomUUID().replaceAll(/\D/g, '')}@example.org`;
        const visitor = visitorOf(server);
        const given = { name: 'Wren Adeyemi', email };
        const refuses = ({ status, text }: { status: number; text: string }) =>
          expect([status, /too easy to guess|Don’t make your password out of your name/.test(text)]).toEqual([422, true]);
        refuses(await visitor.post('/signup/', { ...given, password: own }));
        await visitor.post('/signup/', { ...given, password });
        const link = linkIn(await newestTo(email, 'Confirm'));
        expect((await visitor.post(link.pathname, { ...Object.fromEntries(link.searchParams), password })).status).toBe(303);
        refuses(await visitor.post('/settings/password/', { password, newPassword: own }));
        const reset = await askForReset(email);
        const token = reset.searchParams.get('token') ?? '';
        refuses(await visitorOf(server).post(reset.pathname, { token, password: own }));
        expect((await visitorOf(server).post(reset.pathname, { token, password: `${own} and a heron` })).status).toBe(303);
      },
    );
  });

  describe('password hashes', () => {
    let slow: TestServer;
    beforeAll(async () => {
      slow = await startTestServer({ isHashingSlow: true });
    });
    afterAll(() => slow.close());

    const hashOf = async (email: string) =>
      (
        await slow.foundation.database.pool.query<{ password: string }>(
          'select password from credential join person on person.id = user_id where email = $1',
          [email],
        )
      ).rows[0]?.password;

    test('name their algorithm and cost, no less than OWASP asks for', async () => {
      const email = newAddress();
      expect((await visitorOf(slow).post('/signup/', { name: 'Wren', email, password })).status).toBe(200);
      expect(await hashOf(email)).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}\$[\w+/]{43}$/);
    });

    test('made in the older way still work, and are renewed by the next log-in', async () => {
      const email = 'older@example.org';
      const member = await memberOf(slow, 'older');
      const older = await hashOlder(password);
      await slow.foundation.database.pool.query('update credential set password = $2 where user_id = $1', [member.personId, older]);
      const logIn = (given: string) => visitorOf(slow).post('/login', { email, password: given });
      expect((await logIn('something else')).status).toBe(401);
      expect(await hashOf(email)).toBe(older);
      expect((await logIn(password)).status).toBe(303);
      const renewed = await hashOf(email);
      expect(renewed).toMatch(/^\$scrypt\$ln=15,/);
      expect((await logIn(password)).status).toBe(303);
      expect((await logIn('something else')).status).toBe(401);
      expect(await hashOf(email)).toBe(renewed);
    });
  });

  describe('strangers’ words', () => {
    const name = 'URGENT pay at https://evil.example';

    test('mails to an address that is not confirmed contain nothing the sender typed', async () => {
      const visitor = visitorOf(server);
      const email = newAddress();
      const typed = { name, email, password, next: '/explore/?q=URGENT-evil.example' };
      await visitor.post('/signup/', typed);
      await visitor.post('/signup/', typed);
      await visitor.post('/login/forgot/', { email });
      await visitor.post('/login', { email, password, next: '/explore/?q=URGENT-evil.example' });
      const mails = [
        ...(await mailsTo(email, 'Confirm', 2)),
        ...(await mailsTo(email, 'already')),
        ...(await mailsTo(email, 'new password')),
      ];
      for (const { subject, text, html } of mails) expect(`${subject}${text}${html}`).not.toMatch(/URGENT|evil/);
    });

    test('a mail to a new address does not name the person who typed it in', async () => {
      const member = await newMember();
      await member.post('/settings/profile/', { name: 'You have won', username: `won-${count}`, about: '', segment: 'other' });
      const email = newAddress();
      await askForChange(member, email);
      const { text, html } = await newestTo(email, 'new email address');
      expect(text + html).not.toContain('won');
      expect(text).toMatch(/^Hello,\n/);
    });

    test('a name with an address in it does not open a mail', async () => {
      const member = await newMember();
      await member.post('/settings/profile/', { name, username: `urgent-${count}`, about: '', segment: 'other' });
      await visitorOf(server).post('/login/forgot/', { email: member.email });
      const { text } = await newestTo(member.email, 'new password');
      expect(text).toMatch(/^Hello,\n/);
    });
  });
});
