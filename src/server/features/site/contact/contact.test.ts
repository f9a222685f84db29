import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import PostalMime from 'postal-mime';
import { abuseReasons } from '#contract/pages.ts';
import { abusePath } from '#contract/presentation/presentation-address.ts';
import { routes } from '#contract/routes.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { visitorOf, type TestVisitor } from '../../../testing/test-visitor.ts';
import { createContact } from './contact.ts';

const operator = 'help@example.org';
const words = { name: 'Wren Adeyemi', email: 'wren@example.org', message: 'This is my own drawing, from my book.' };
const password = 'three unrelated words';

/** The visible page, without the data after it, which holds every text. */
const seen = ({ text }: { text: string }) => text.slice(0, text.indexOf('<script id="page"'));

describe('messages to the operator', () => {
  let server: TestServer;
  let owner: TestVisitor;
  beforeAll(async () => {
    server = await startTestServer({ environment: { OPERATOR_EMAIL: operator } });
    owner = await signUp();
    await add('shown', 'public', 'Light <b>in</b> the\nDeep');
    await add('hidden', 'private', 'Nobody knows');
  });
  afterAll(() => server.close());
  beforeEach(() => query('delete from contact_message'));

  const query = async (sql: string, values: unknown[] = []) =>
    (await server.foundation.database.pool.query<Record<string, unknown>>(sql, values)).rows;
  const kept = () => query('select kind, presentation_oid, reason, name, email, message from contact_message order by id');

  /** Waits for the newest mail to an address; mail goes through the queue. */
  const mailTo = async (address: string, isWanted: (text: string) => boolean) => {
    for (;;) {
      for (const { id, to } of (await server.foundation.outbox?.list()) ?? []) {
        const mail = to === address ? await server.foundation.outbox?.read(id) : undefined;
        if (mail && isWanted(mail.text)) return { ...mail, id };
      }
    }
  };
  const rawMail = (id: string) => PostalMime.parse(readFileSync(join(server.dataDirectory, 'outbox', `${id}.eml`)));

  const signUp = async () => {
    const visitor = visitorOf(server);
    await visitor.post('/signup/', { name: 'Ada Whitlock', email: 'ada@example.org', password });
    const { pathname, searchParams } = new URL(/http\S+/.exec((await mailTo('ada@example.org', () => true)).text)?.[0] ?? '');
    expect((await visitor.post(pathname, { ...Object.fromEntries(searchParams), password })).status).toBe(303);
    return visitor;
  };
  const add = (oid: string, privacy: string, title: string) =>
    query(
      `with added as (insert into presentation (oid, owner_id, title, description, schema_version, current_version, privacy) select $1, id, $3, '', 2, 1, $2 from person where email = 'ada@example.org' returning id)
       insert into presentation_version (presentation_id, number, content_hash, document_key) select id, 1, $1, $1 from added`,
      [oid, privacy, title],
    );

  test('[SITE-3] stores a report, mails it to the operator and thanks the sender', async () => {
    const visitor = visitorOf(server);
    const page = await visitor.get(abusePath('shown'));
    expect(page.status).toBe(200);
    expect(seen(page)).toContain('Light &lt;b&gt;in&lt;/b&gt; the\nDeep');
    for (const reason of abuseReasons) expect(page.text).toContain(`<option value="${reason}"`);
    const answer = await visitor.post(abusePath('shown'), { ...words, reason: 'copyright' });
    expect(answer).toMatchObject({ status: 303, location: `${abusePath('shown')}?done=sent` });
    expect(await kept()).toEqual([{ kind: 'abuse', presentation_oid: 'shown', reason: 'copyright', ...words }]);
    const mail = await mailTo(operator, (text) => text.includes(words.message));
    expect(mail.subject).toBe('Lectern: report about shown');
    expect(mail.text).toContain(`Presentation: Light <b>in</b> the Deep\nAddress: ${server.origin}/p/shown/`);
    expect(mail.text).toContain(`From: Wren Adeyemi <wren@example.org>`);
    expect(mail.text).toContain(`\n> ${words.message}\n`);
    expect(mail.html).toContain('Light &lt;b&gt;in&lt;/b&gt; the Deep');
    expect((await rawMail(mail.id)).replyTo).toMatchObject([{ address: 'wren@example.org' }]);
    const thanks = await visitor.get(answer.location ?? '');
    expect(seen(thanks)).toContain('Thank you');
    expect(thanks.text).not.toContain('name="message"');
  });

  test('[SITE-3] stores a billing question and mails it to the operator', async () => {
    const visitor = visitorOf(server);
    expect((await visitor.get(routes.contactBilling)).text).toContain('name="message"');
    const answer = await visitor.post(routes.contactBilling, { ...words, message: 'Which card is this?\r\n\r\nThank you.' });
    expect(answer).toMatchObject({ status: 303, location: `${routes.contactBilling}?done=sent` });
    expect(await kept()).toEqual([
      { kind: 'billing', presentation_oid: null, reason: '', ...words, message: 'Which card is this?\n\nThank you.' },
    ]);
    expect((await mailTo(operator, (text) => text.includes('Which card'))).subject).toBe('Lectern: billing question');
    expect(seen(await visitor.get(answer.location ?? ''))).toContain('Thank you');
  });

  test('[SITE-3] hostile input stays plain text: no headers, no markup, nothing that passes for ours', async () => {
    const name = 'Mallory\r\nBcc: victim@example.org\r\n\r\n<script>alert(1)</script>';
    const message = '<img src=x onerror=alert(1)>\u0000\u0007\r\n-- \r\nFrom: The operator <root@example.org>\r\rClick </blockquote>"\'';
    expect((await visitorOf(server).post(routes.contactBilling, { ...words, name, message })).status).toBe(303);
    const [row] = await kept();
    expect(row).toMatchObject({
      name: 'Mallory Bcc: victim@example.org <script>alert(1)</script>',
      message: '<img src=x onerror=alert(1)>\n-- \nFrom: The operator <root@example.org>\n\nClick </blockquote>"\'',
    });
    const { id, text, html } = await mailTo(operator, (one) => one.includes('Mallory'));
    expect(text).toContain('From: Mallory Bcc: … <script>alert(1)</script> <wren@example.org>\n');
    expect(html).not.toMatch(/<script|<img|<\/blockquote>(?:&quot;|")/);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(text.split('\n').filter((line) => line.includes('The operator') || line.includes('Click'))).toEqual([
      '> From: The operator <root@example.org>',
      '> Click </blockquote>"\'',
    ]);
    expect(text.split('\n').filter((line) => line.startsWith('From:'))).toHaveLength(1);
    const raw = await rawMail(id);
    expect(raw.bcc).toBeUndefined();
    expect(raw.to).toMatchObject([{ address: operator }]);
  });

  test.each([
    ['no reason', { reason: '' }, 'Choose a reason.'],
    ['an unknown reason', { reason: 'boring' }, 'Choose a reason.'],
    ['a blank name', { name: ' \u0000 ' }, 'Enter your name.'],
    ['a long name', { name: 'x'.repeat(101) }, 'Use at most 100 characters.'],
    ['no address', { email: 'wren' }, 'Enter an email address like'],
    ['two addresses', { email: 'a@example.org, b@example.org' }, 'Enter an email address like'],
    ['a header in the address', { email: 'a@example.org\r\nBcc: b@example.org' }, 'Enter an email address like'],
    ['reason "other" with a short message', { reason: 'other', message: 'bad' }, 'Write at least 10 characters.'],
    ['a message that is too long', { message: 'x'.repeat(5001) }, 'Write at most 5000 characters.'],
  ])('[SITE-3] answers %s with the form and its problem', async (_what, change, problem) => {
    const answer = await visitorOf(server).post(`${abusePath('shown')}?done=sent`, { ...words, reason: 'spam', ...change });
    expect(answer.status).toBe(422);
    expect(seen(answer)).toContain(problem);
    expect(seen(answer)).toContain('aria-invalid="true"');
    expect(seen(answer)).toContain({ ...words, ...change }.message);
    expect(await kept()).toEqual([]);
  });

  test('reports all problems together, in the reader’s language', async () => {
    const answer = await visitorOf(server).post(abusePath('shown'), {}, { 'accept-language': 'de' });
    expect(answer.status).toBe(422);
    for (const problem of ['Wähle einen Grund aus.', 'Gib deinen Namen ein.', 'Gib eine Adresse wie'])
      expect(seen(answer)).toContain(problem);
  });

  test('a body that is not a form has a problem in every field, and causes no server error', async () => {
    const visitor = visitorOf(server);
    await visitor.get(routes.contactBilling);
    const headers = { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(visitor.cookies.get('XSRF-TOKEN') ?? '') };
    for (const body of ['[]', '"words"', '{"name":{},"email":[],"message":7,"reason":null}']) {
      for (const path of [routes.contactBilling, abusePath('shown')])
        expect((await visitor.send(path, { method: 'POST', body, headers })).status, body).toBe(422);
    }
    expect(await kept()).toEqual([]);
  });

  test('a reason other than "other" needs no message', async () => {
    expect((await visitorOf(server).post(abusePath('shown'), { ...words, reason: 'hate', message: '' })).status).toBe(303);
    expect(await kept()).toMatchObject([{ reason: 'hate', message: '' }]);
  });

  test('accepts messages as short and as long as the page allows', async () => {
    const visitor = visitorOf(server);
    const field = /<textarea[^>]*>/.exec((await visitor.get(routes.contactBilling)).text)?.[0] ?? '';
    const [shortest, longest] = ['minlength', 'maxlength'].map((name) => Number(new RegExp(`${name}="(\\d+)"`, 'i').exec(field)?.[1]));
    for (const length of [shortest, longest])
      expect((await visitor.post(routes.contactBilling, { ...words, message: 'x'.repeat(length ?? 0) })).status).toBe(303);
  });

  test('[SITE-3] unknown presentations and private ones of others cannot be reported', async () => {
    for (const oid of ['unknown', 'hidden', 'NoOid', '..%2f', 'x'.repeat(90)]) {
      expect((await visitorOf(server).get(`/contact/abuse/${oid}/`)).status, oid).toBe(404);
      expect((await visitorOf(server).post(`/contact/abuse/${oid}/`, { ...words, reason: 'spam' })).status, oid).toBe(404);
    }
    expect((await visitorOf(server).get(`${abusePath('hidden')}?done=sent`)).text).not.toContain('Nobody knows');
    expect(await kept()).toEqual([]);
    expect((await owner.get(abusePath('hidden'))).status).toBe(200);
  });

  test('fills in the name and address of a logged-in user, for that user only', async () => {
    for (const path of [routes.contactBilling, abusePath('shown')]) {
      expect((await owner.get(path)).text).toMatch(/<input[^>]*value="ada@example.org"/);
      const answer = await visitorOf(server).get(path);
      expect(answer.text).not.toContain('ada@example.org');
      expect(answer.headers.get('cache-control')).toContain('no-store');
      expect(answer.text).toContain('<meta name="robots" content="noindex"/>');
    }
  });

  test('stores nothing if the mail cannot be queued', async () => {
    const contact = createContact({
      database: server.foundation.database,
      operatorEmail: operator,
      brand: 'Lectern',
      origin: server.origin,
      sendMail: () => Promise.reject(new Error('The queue is away')),
    });
    await expect(contact.send({ kind: 'billing', ...words })).rejects.toThrow('away');
    expect(await kept()).toEqual([]);
  });

  test('other sites cannot send in a visitor’s name', async () => {
    const body = new URLSearchParams({ ...words });
    expect((await visitorOf(server).send(routes.contactBilling, { method: 'POST', body })).status).toBe(403);
    expect(await kept()).toEqual([]);
  });
});

test('limits the messages per connection, to protect the operator’s mailbox', async () => {
  const server = await startTestServer({ environment: { RATE_LIMIT_FACTOR: '0.2' } });
  try {
    const visitor = visitorOf(server);
    const send = () => visitor.post(routes.contactBilling, words);
    expect([(await send()).status, (await send()).status]).toEqual([303, 303]);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await visitor.get(routes.contactBilling)).status).toBe(200);
  } finally {
    await server.close();
  }
});
