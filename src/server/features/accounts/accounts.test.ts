import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { featureServers } from '../../platform/database/test-database.ts';
import { bombPng } from '../../platform/pictures/test-pictures.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { visitorOf, type TestVisitor } from '../../testing/test-visitor.ts';

const password = 'three unrelated words';

describe.each(featureServers())('accounts on $name', (postgres) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ postgres });
  });
  afterAll(() => server.close());

  let count = 0;
  const newAddress = () => `person-${++count}@example.org`;

  /** Waits for the newest mail to an address; mail goes through the queue. */
  async function mailTo(address: string, isWanted: (subject: string) => boolean = () => true, other?: string) {
    for (;;) {
      const found = (await server.foundation.outbox?.list())?.find(
        ({ id, to, subject }) => to === address && id !== other && isWanted(subject),
      );
      const message = found && (await server.foundation.outbox?.read(found.id));
      if (found && message) return { ...message, id: found.id };
    }
  }
  const linkIn = (text: string) => new URL(/http\S+/.exec(text)?.[0] ?? '');

  async function confirm(visitor: TestVisitor, address: string, withPassword = password, otherMail?: string) {
    const { searchParams, pathname, search } = linkIn((await mailTo(address, (subject) => subject.includes('onfirm'), otherMail)).text);
    expect((await visitor.get(pathname + search)).status).toBe(200);
    return visitor.post(pathname, { ...Object.fromEntries(searchParams), password: withPassword });
  }

  async function signUp(fields: Record<string, string> = {}) {
    const visitor = visitorOf(server);
    const email = fields['email'] ?? newAddress();
    const answer = await visitor.post('/signup/', { name: 'Wren Adeyemi', password, ...fields, email });
    return { visitor, email, answer };
  }

  async function signedUp(fields: Record<string, string> = {}) {
    const { visitor, email } = await signUp(fields);
    const confirmed = await confirm(visitor, email);
    expect(confirmed.status).toBe(303);
    return { visitor, email, confirmed };
  }

  const oidOf = async (email: string) =>
    (await server.foundation.database.pool.query<{ oid: string }>('select oid from person where email = $1', [email])).rows[0]?.oid;

  describe('signing up', () => {
    test('[SITE-1] confirming through the mailed link logs the new account in', async () => {
      const { visitor, confirmed } = await signedUp();
      expect(confirmed.location).toBe('/dashboard/next/');
      expect((await visitor.get('/dashboard/next/')).status).toBe(200);
    });

    test('[SITE-1] sends the visitor on to the page they asked for', async () => {
      const { confirmed } = await signedUp({ next: '/explore/?x=1' });
      expect(confirmed.location).toBe('/explore/?x=1');
    });

    test('[SITE-1] never redirects to another site', async () => {
      const { confirmed } = await signedUp({ next: '//evil.example/' });
      expect(confirmed.location).toBe('/dashboard/next/');
    });

    test('a known address gets the same response, and its owner gets a mail', async () => {
      const { email } = await signedUp();
      const again = await signUp({ email });
      const fresh = await signUp();
      const neutral = (text: string) => text.replaceAll(/[\w-]+@example\.org/g, '').replaceAll(/"csrfToken":"[^"]*"|value="[^"]*"/g, '');
      expect(again.answer.status).toBe(fresh.answer.status);
      expect(neutral(again.answer.text)).toBe(neutral(fresh.answer.text));
      expect((await mailTo(email, (subject) => subject.includes('already'))).text).toContain('you already have one');
    });

    test('submitting the form twice creates one account', async () => {
      const { visitor, email } = await signUp();
      await visitor.post('/signup/', { name: 'Wren Adeyemi', password, email });
      const { rows } = await server.foundation.database.pool.query('select count(*)::int as count from person where email = $1', [email]);
      expect(rows).toEqual([{ count: 1 }]);
    });

    test('twenty simultaneous submissions create one account without an error', async () => {
      const email = newAddress();
      const answers = await Promise.all(Array.from({ length: 20 }, () => signUp({ email })));
      expect(answers.map(({ answer }) => answer.status).filter((status) => status >= 500)).toEqual([]);
      const { rows } = await server.foundation.database.pool.query(
        'select (select count(*)::int from person where email = $1) as people, (select count(*)::int from credential join person on person.id = user_id where email = $1) as credentials',
        [email],
      );
      expect(rows).toEqual([{ people: 1, credentials: 1 }]);
    });

    test("signing up with another person's address gains nothing", async () => {
      const { email } = await signUp({ password: 'chosen by an intruder' });
      const owner = visitorOf(server);
      await owner.post('/signup/', { name: 'The Owner', email, password });
      expect((await mailTo(email, (subject) => subject.includes('already'))).text).toContain('/login');
      expect((await confirm(owner, email)).status).toBe(422);
      expect((await visitorOf(server).post('/login', { email, password: 'chosen by an intruder' })).status).toBe(401);
      await owner.post('/login/forgot/', { email });
      const link = linkIn((await mailTo(email, (subject) => subject.includes('new password'))).text);
      await owner.post(link.pathname, { token: link.searchParams.get('token') ?? '', password });
      expect((await visitorOf(server).post('/login', { email, password: 'chosen by an intruder' })).status).toBe(401);
      expect((await visitorOf(server).post('/login', { email, password })).status).toBe(303);
    });

    test('an account left unconfirmed past the life of its link is replaced', async () => {
      const { email } = await signUp({ password: 'forgotten long ago' });
      const tooLate = await mailTo(email);
      await server.foundation.database.pool.query(`update person set created_at = now() - interval '25 hours' where email = $1`, [email]);
      const { visitor } = await signUp({ email });
      expect((await confirm(visitor, email, password, tooLate.id)).status).toBe(303);
    });

    test('a link works once, and only for its own account', async () => {
      const { visitor, email } = await signedUp();
      const used = linkIn((await mailTo(email)).text);
      const fields = { ...Object.fromEntries(used.searchParams), password };
      expect((await visitorOf(server).post(used.pathname, fields)).status).toBe(410);
      const other = await signedUp();
      const { rows } = await server.foundation.database.pool.query<{ id: string }>('select id from person where email = $1', [other.email]);
      expect((await visitor.post(used.pathname, { ...fields, id: rows[0]?.id ?? '' })).status).toBe(410);
      for (const id of ['%00', '\u0000', "'", 'x'.repeat(500)])
        expect((await visitor.post(used.pathname, { ...fields, id })).status).toBe(400);
    });

    test('a sign-up name cannot put words into a mail to another person', async () => {
      const { email } = await signUp({ name: 'Your account is locked' });
      expect((await mailTo(email)).text).not.toContain('locked');
    });

    test('logging in requires a confirmed address', async () => {
      const { email } = await signUp();
      const answer = await visitorOf(server).post('/login', { email, password });
      expect(answer.status).toBe(401);
      expect(answer.text).toContain('confirmed yet');
    });

    test.each([
      ['no name', { name: ' ' }, 'Tell us what to call you.'],
      ['a name of 10,000 characters', { name: 'a'.repeat(10_000) }, 'Use at most 100 characters.'],
      ['a null byte', { name: 'a\u0000b' }, 'characters we can’t store'],
      ['a direction override', { name: 'a\u202eb' }, 'characters we can’t store'],
      ['no address', { email: 'wren' }, 'Enter an email address like'],
      ['a short password', { password: 'short' }, 'Use at least 10 characters.'],
      ['a long password', { password: 'x'.repeat(200) }, 'Use at most 128 characters.'],
      ['a well-known password', { password: 'Password123' }, 'too easy to guess'],
    ])('reports %s beside its field and stores nothing', async (_what, fields, problem) => {
      const before = await server.foundation.database.pool.query('select count(*) from person');
      const { answer } = await signUp(fields);
      expect(answer.status).toBe(422);
      expect(answer.text).toContain(problem);
      expect(answer.text).not.toContain(password);
      expect((await server.foundation.database.pool.query('select count(*) from person')).rows).toEqual(before.rows);
    });

    test.each(['שירה כהן', '👩🏽‍🔬 Ada', 'محمد', '佐藤 純', "O'Brien <b>", 'Ω'.repeat(100)])('keeps the name %s unchanged', async (name) => {
      const { email } = await signedUp({ name });
      const { text } = await visitorOf(server).get(`/user/${await oidOf(email)}/`);
      const shown = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&#x27;');
      expect(text).toContain(shown);
    });

    test('rejects repeated fields and lists without an error', async () => {
      const visitor = visitorOf(server);
      for (const body of ['name=a&name=b&email[]=x', '__proto__=1&constructor=2&name=', 'name[a]=1'])
        expect(
          (await visitor.send('/signup/', { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body }))
            .status,
        ).toBe(403);
      for (const fields of [{ 'name[]': 'x' }, { __proto__: 'x' }, {}])
        expect((await visitor.post('/signup/', fields as Record<string, string>)).status).toBe(422);
    });
  });

  describe('logging in and out', () => {
    test('[SITE-1] the right password logs in and redirects', async () => {
      const { email } = await signedUp();
      const visitor = visitorOf(server);
      const answer = await visitor.post('/login', { email: email.toUpperCase(), password, next: '/settings/' });
      expect([answer.status, answer.location]).toEqual([303, '/settings/']);
      const settings = await visitor.get('/settings/');
      expect(settings.text).toContain(email);
      expect(settings.headers.get('cache-control')).toBe('private, no-store');
    });

    test('a wrong password and an unknown address get the same response', async () => {
      const { email } = await signedUp();
      const wrong = await visitorOf(server).post('/login', { email, password: 'something else' });
      const unknown = await visitorOf(server).post('/login', { email: newAddress(), password: 'something else' });
      expect([wrong.status, unknown.status]).toEqual([401, 401]);
      for (const { text } of [wrong, unknown]) expect(text).toContain('That email and password don’t match');
    });

    test('the session cookie is out of reach of scripts and other sites', async () => {
      const { email } = await signedUp();
      const { headers } = await visitorOf(server).post('/login', { email, password });
      const cookie = headers.getSetCookie().find((line) => line.includes('session_token'));
      expect(cookie).toMatch(/HttpOnly/i);
      expect(cookie).toMatch(/SameSite=Lax/i);
    });

    test('[SITE-1] logging out ends the session; following a link asks first', async () => {
      const { visitor } = await signedUp();
      const kept = new Map(visitor.cookies);
      expect((await visitor.get('/logout')).status).toBe(200);
      expect((await visitor.get('/settings/')).status).toBe(200);
      expect((await visitor.post('/logout', {})).location).toBe('/');
      expect((await visitor.get('/settings/')).location).toBe('/login?next=%2Fsettings%2F');
      for (const [name, value] of kept) visitor.cookies.set(name, value);
      expect((await visitor.get('/settings/')).status).toBe(303);
    });

    test.each(['forged', 'a.b', '%00', 'x'.repeat(3000)])('the forged session cookie %s counts as logged out', async (value) => {
      const { status, location } = await visitorOf(server).get('/settings/', { cookie: `lectern.session_token=${value}` });
      expect([status, location]).toEqual([303, '/login?next=%2Fsettings%2F']);
    });
  });

  describe('a forgotten password', () => {
    test('a reset link sets a new password once and ends every session', async () => {
      const { visitor, email } = await signedUp();
      await visitorOf(server).post('/login/forgot/', { email });
      const link = linkIn((await mailTo(email, (subject) => subject.includes('new password'))).text);
      const other = visitorOf(server);
      expect((await other.get(link.pathname + link.search)).status).toBe(200);
      const fields = { token: link.searchParams.get('token') ?? '', password: 'another set of words' };
      expect((await other.post(link.pathname, fields)).location).toBe('/login?done=reset');
      expect((await other.post(link.pathname, fields)).status).toBe(410);
      expect((await visitor.get('/settings/')).status).toBe(303);
      expect((await visitorOf(server).post('/login', { email, password })).status).toBe(401);
      expect((await visitorOf(server).post('/login', { email, password: 'another set of words' })).status).toBe(303);
    });

    test('an unknown address gets the same response, and no mail', async () => {
      const { email } = await signedUp();
      const unknown = newAddress();
      const [one, two] = [
        await visitorOf(server).post('/login/forgot/', { email }),
        await visitorOf(server).post('/login/forgot/', { email: unknown }),
      ];
      expect([one.status, two.status]).toEqual([200, 200]);
      await mailTo(email, (subject) => subject.includes('new password'));
      expect((await server.foundation.outbox?.list())?.some(({ to }) => to === unknown)).toBe(false);
    });

    test.each(['', 'x', '../../x', 'a'.repeat(5000), '%00'])('rejects the forged token %s', async (token) => {
      const answer = await visitorOf(server).post('/login/reset/', { token, password: 'another set of words' });
      expect([400, 410]).toContain(answer.status);
    });
  });

  describe('settings', () => {
    test('[SITE-1] the profile can be changed and is shown', async () => {
      const { visitor, email } = await signedUp();
      const oid = await oidOf(email);
      const reader = visitorOf(server);
      await reader.get(`/user/${oid}/`);
      const username = `wren-${count}-${postgres.name.length}`;
      expect(
        (await visitor.post('/settings/profile/', { name: 'Wren A.', username, about: 'Maps, mostly', segment: 'other' })).location,
      ).toBe('/settings/?done=profile#profile');
      const { text } = await reader.get(`/user/${oid}/`);
      expect(text).toContain('Wren A.');
      expect(text).toContain('Maps, mostly');
      expect(text).not.toContain(email);
    });

    test('[BASE-1] the chosen language follows the account to every device', async () => {
      const { visitor, email } = await signedUp();
      expect((await visitor.post('/settings/language/', { language: 'hu' })).status).toBe(303);
      const other = visitorOf(server);
      await other.post('/login', { email, password }, { 'accept-language': 'de' });
      expect((await other.get('/', { 'accept-language': 'de' })).text).toContain('<html lang="hu"');
      // This device's choice comes first.
      other.cookies.set('django_language', 'ko');
      expect((await other.get('/', { 'accept-language': 'de' })).text).toContain('<html lang="ko"');
      await other.post('/settings/language/', { language: '' });
      expect((await other.get('/', { 'accept-language': 'de' })).text).toContain('<html lang="de"');
      expect((await other.post('/settings/language/', { language: 'xx' })).status).toBe(422);
    });

    test('[PAGE-20] the segment is chosen from the list, shown again and included in the data export', async () => {
      const { visitor, email } = await signedUp();
      const save = (segment?: string) =>
        visitor.post('/settings/profile/', {
          name: 'Wren',
          username: `wren-presents-${postgres.name.length}`,
          about: '',
          ...(segment !== undefined && { segment }),
        });
      const chosen = async () => JSON.parse((await visitor.get('/settings/data/')).text).account.segment;
      expect(await chosen()).toBe('other');
      expect((await save('teacher')).location).toBe('/settings/?done=profile#profile');
      expect(await chosen()).toBe('teacher');
      expect((await visitor.get('/settings/')).text).toMatch(/<option value="teacher" selected="">/);
      for (const wrong of ['pirate', undefined]) {
        const { status, text } = await save(wrong);
        expect([status, text.includes('Choose an answer from the list.')]).toEqual([422, true]);
      }
      expect(await server.foundation.database.pool.query('select segment from person where email = $1', [email])).toMatchObject({
        rows: [{ segment: 'teacher' }],
      });
    });

    test('a username belongs to one person', async () => {
      const [one, two] = [await signedUp(), await signedUp()];
      const username = `taken-${count}`;
      expect((await one.visitor.post('/settings/profile/', { name: 'One', username, about: '', segment: 'other' })).status).toBe(303);
      const answer = await two.visitor.post('/settings/profile/', {
        name: 'Two',
        username: username.toUpperCase(),
        about: '',
        segment: 'other',
      });
      expect(answer.status).toBe(422);
      expect(answer.text).toContain('This username is taken');
    });

    async function sendPicture(visitor: TestVisitor, bytes: Uint8Array<ArrayBuffer>, name = 'me.png') {
      const form = new FormData();
      form.set('csrfToken', decodeURIComponent(visitor.cookies.get('XSRF-TOKEN') ?? ''));
      form.set('picture', new Blob([bytes]), name);
      return visitor.send('/settings/picture/', { method: 'POST', body: form });
    }
    const png = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#0b6e4f' } })
        .png()
        .toBuffer();

    test('a picture becomes a square WebP, is served, and is gone once removed', async () => {
      const { visitor, email } = await signedUp();
      expect((await sendPicture(visitor, new Uint8Array(await png(900, 300)))).location).toBe('/settings/?done=picture#picture');
      const { text } = await visitorOf(server).get(`/user/${await oidOf(email)}/`);
      const address = /\/media\/pictures\/[\w-]+\.webp/.exec(text)?.[0] ?? '';
      const picture = await fetch(server.origin + address);
      expect(picture.headers.get('content-type')).toBe('image/webp');
      expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({ width: 384, height: 384, format: 'webp' });
      await visitor.post('/settings/picture/remove/', {});
      expect((await fetch(server.origin + address)).status).toBe(404);
    });

    test.each([
      ['nothing', new Uint8Array(), 422, 'Choose a picture first.'],
      ['an SVG file', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'read this file as a picture'],
      ['half a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), 415, 'read this file as a picture'],
      ['a file far over the limit', new Uint8Array(8_000_000), 413, ''],
      ['a file just over the limit', new Uint8Array(5_500_000), 413, 'too large'],
    ])('rejects %s as a picture', async (_what, bytes, status, problem) => {
      const { visitor } = await signedUp();
      const answer = await sendPicture(visitor, bytes);
      expect(answer.status).toBe(status);
      expect(answer.text).toContain(problem);
    });

    test('refuses a picture with too many pixels by its header, in the reader’s language', async () => {
      const { visitor } = await signedUp();
      const answer = await sendPicture(visitor, new Uint8Array(bombPng(9000, 9000)));
      expect(answer.status).toBe(413);
      expect(answer.text).toContain('This picture has too many pixels. Pictures can have up to 60 megapixels.');
      await visitor.post('/settings/language/', { language: 'de' });
      expect((await sendPicture(visitor, new Uint8Array(bombPng(9000, 9000)))).text).toContain('höchstens 60 Megapixeln');
    });

    test('decodes pictures in other processes: large ones at the same time take no memory here', async () => {
      const { visitor } = await signedUp();
      const bytes = new Uint8Array(bombPng(7700, 7700, { isInterlaced: true }));
      const before = process.memoryUsage.rss();
      let peak = before;
      const look = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 5);
      const answers = await Promise.all(Array.from({ length: 3 }, () => sendPicture(visitor, bytes)));
      clearInterval(look);
      expect(peak - before).toBeLessThan(64 * 1024 * 1024);
      expect(answers.map(({ status, location }) => [status, location])).toEqual(
        answers.map(() => [303, '/settings/?done=picture#picture']),
      );
    });

    test('a new address takes effect once its mail is confirmed', async () => {
      const { visitor, email } = await signedUp();
      const next = newAddress();
      expect((await visitor.post('/settings/email/', { email: next, password: 'not it' })).status).toBe(422);
      expect((await visitor.post('/settings/email/', { email: next, password })).status).toBe(200);
      expect(await oidOf(next)).toBeUndefined();
      const answer = await confirm(visitor, next);
      expect(answer.location).toBe('/settings/?done=emailChanged#email');
      expect(await oidOf(email)).toBeUndefined();
      expect(await oidOf(next)).toBeDefined();
    });

    test('an address change needs the owner to be logged in, and notifies the old address', async () => {
      const { visitor, email } = await signedUp();
      const next = newAddress();
      await visitor.post('/settings/email/', { email: next, password });
      const link = linkIn((await mailTo(next)).text);
      const stranger = visitorOf(server);
      const refused = await stranger.post(link.pathname, Object.fromEntries(link.searchParams));
      expect(refused.location).toMatch(/^\/login\?next=%2Fsignup%2Fconfirm%2F/);
      expect((await stranger.get('/settings/')).status).toBe(303);
      expect((await confirm(visitor, next)).status).toBe(303);
      expect((await mailTo(email, (subject) => subject.includes('was changed'))).text).toContain('no longer used');
    });

    test('an address taken in the meantime is rejected without an error', async () => {
      const { visitor } = await signedUp();
      const next = newAddress();
      await visitor.post('/settings/email/', { email: next, password });
      const { pathname, searchParams } = linkIn((await mailTo(next)).text);
      await signUp({ email: next });
      expect((await visitor.post(pathname, Object.fromEntries(searchParams))).status).toBe(410);
    });

    test('an address in use gets the same response, and nothing changes', async () => {
      const [one, two] = [await signedUp(), await signedUp()];
      expect((await one.visitor.post('/settings/email/', { email: two.email, password })).status).toBe(200);
      expect(await oidOf(one.email)).toBeDefined();
    });

    test('changing the password asks for the old one and ends the other sessions', async () => {
      const { visitor, email } = await signedUp();
      const other = visitorOf(server);
      await other.post('/login', { email, password });
      expect((await visitor.post('/settings/password/', { password: 'not it', newPassword: 'another set of words' })).status).toBe(422);
      expect((await visitor.post('/settings/password/', { password, newPassword: 'another set of words' })).status).toBe(303);
      expect((await other.get('/settings/')).status).toBe(303);
      expect((await visitor.get('/settings/')).status).toBe(200);
    });

    test('another device is listed and can be logged out from here', async () => {
      const { visitor, email } = await signedUp();
      const other = visitorOf(server);
      await other.post(
        '/login',
        { email, password },
        { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
      );
      const { text } = await visitor.get('/settings/');
      expect(text).toContain('Firefox on Linux');
      await visitor.post('/settings/sessions/end-others/', {});
      expect((await other.get('/settings/')).status).toBe(303);
      expect((await visitor.get('/settings/')).status).toBe(200);
    });

    test('only the owner can end a session', async () => {
      const [one, two] = [await signedUp(), await signedUp()];
      const { rows } = await server.foundation.database.pool.query<{ id: string }>(
        'select session.id from session join person on person.id = user_id where email = $1',
        [two.email],
      );
      await one.visitor.post('/settings/sessions/end/', { id: rows[0]?.id ?? '' });
      expect((await two.visitor.get('/settings/')).status).toBe(200);
    });

    test('the data export is complete and holds no secrets', async () => {
      const { visitor, email } = await signedUp();
      const { headers, text } = await visitor.get('/settings/data/');
      expect(headers.get('content-disposition')).toContain('attachment');
      expect(JSON.parse(text)).toMatchObject({ account: { email, name: 'Wren Adeyemi' }, sessions: [{}] });
      expect(text).not.toMatch(/password|token/i);
    });

    test('a deleted account is gone, its page answers 410, and its e-mail address is free', async () => {
      const { visitor, email } = await signedUp();
      const oid = await oidOf(email);
      expect((await visitor.post('/settings/delete/', { password: 'not it' })).status).toBe(422);
      expect((await visitor.post('/settings/delete/', { password })).location).toBe('/');
      expect((await visitor.get('/settings/')).status).toBe(303);
      expect((await visitorOf(server).get(`/user/${oid}/`)).status).toBe(410);
      // Empty the outbox, so the next mail read is the new one however long it takes.
      for (const { id } of (await server.foundation.outbox?.list()) ?? [])
        for (const ending of ['json', 'eml']) rmSync(join(server.dataDirectory, 'outbox', `${id}.${ending}`));
      await signedUp({ email });
    });

    test('deleting an account queues the contents only its presentations used for removal', async () => {
      const { visitor, email } = await signedUp();
      const { pool } = server.foundation.database;
      await pool.query(
        `with added as (insert into presentation (oid, owner_id, title, description, schema_version, current_version) select 'leftbehind', id, '', '', 2, 1 from person where email = $1 returning id)
         insert into presentation_version (presentation_id, number, content_hash, document_key) select id, 1, 'said', 'presentation/documents/said.json' from added`,
        [email],
      );
      await visitor.post('/settings/delete/', { password });
      expect((await pool.query(`select from presentation where oid = 'leftbehind'`)).rowCount).toBe(0);
      const { rows } = await pool.query(`select data from pgboss.job where name = 'contents-left'`);
      expect(rows).toEqual([{ data: { contents: [{ contentHash: 'said', documentKey: 'presentation/documents/said.json' }] } }]);
    });
  });

  test('a body that is not a form is treated as an empty form', async () => {
    const visitor = visitorOf(server);
    await visitor.get('/login');
    const token = decodeURIComponent(visitor.cookies.get('XSRF-TOKEN') ?? '');
    for (const [type, body] of [
      ['text/plain', 'abc'],
      ['application/json', '[]'],
      ['application/json', '"x"'],
      ['application/json', '{"email":{"toString":1}}'],
    ] as const)
      for (const path of ['/login', '/signup/', '/login/forgot/'])
        expect((await visitor.send(path, { method: 'POST', headers: { 'x-xsrf-token': token, 'content-type': type }, body })).status).toBe(
          422,
        );
  });

  test('[SITE-1] private pages redirect visitors to log in, and back', async () => {
    const visitor = visitorOf(server);
    expect((await visitor.get('/dashboard/next/')).location).toBe('/login?next=%2Fdashboard%2Fnext%2F');
    expect((await visitor.get('/settings/data/')).location).toBe('/login?next=%2Fsettings%2Fdata%2F');
    expect((await visitor.post('/settings/profile/', { name: 'x' })).location).toBe('/login?next=%2Fsettings%2F');
  });

  test('passwords are neither stored in plain text nor written to the outbox', async () => {
    const { email } = await signedUp();
    const { rows } = await server.foundation.database.pool.query<{ password: string }>(
      'select password from credential join person on person.id = user_id where email = $1',
      [email],
    );
    expect(rows[0]?.password).not.toContain(password);
    const { id } = (await server.foundation.outbox?.list())?.[0] ?? { id: '' };
    expect(readFileSync(join(server.dataDirectory, 'outbox', `${id}.eml`), 'utf8')).not.toContain(password);
  });
});
