import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { auditKinds, auditPaths, type AuditKind } from '#contract/people/audit.ts';
import type { PageProps } from '#contract/pages.ts';
import { curationPath, detailsPath, type Privacy } from '#contract/presentation/presentation-address.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi, memberOf, type TestMember } from '../../testing/test-member.ts';
import { addPresentation } from '../../testing/test-rows.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { visitorOf, type TestVisitor } from '../../testing/test-visitor.ts';
import { openRetention } from '../../work.ts';

const password = 'three unrelated words';
const newPassword = 'another set of words';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const command = fileURLToPath(new URL('../../commands/lectern.ts', import.meta.url));

let server: TestServer;
let common: Me;
const lines: Record<string, unknown>[] = [];
const readers: Record<string, TestVisitor> = {};
beforeAll(async () => {
  server = await startTestServer({
    environment: { TRUSTED_PROXIES: 'loopback' },
    onLogLine: (text) =>
      lines.push(
        ...text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as Record<string, unknown>),
      ),
  });
  readers['admin'] = await memberOf(server, 'admin', 'admin');
  readers['moderator'] = await memberOf(server, 'moderator', 'moderator');
  readers['stranger'] = await memberOf(server, 'stranger');
  common = await newMember();
});
afterAll(() => server.close());

const query = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.foundation.database.pool.query<Row>(sql, values)).rows;

const propsOf = <Props>({ text }: { text: string }): Props =>
  (JSON.parse(/<script id="page"[^>]*>(.*?)<\/script>/s.exec(text)?.[1] ?? '{}') as { props: Props }).props;
const activityOf = async (visitor: TestVisitor | undefined, query = '') =>
  propsOf<PageProps['activity']>((await visitor?.get(auditPaths.activity + query)) ?? { text: '' });
const auditOf = async (query = '') => propsOf<PageProps['audit']>((await readers['admin']?.get(auditPaths.audit + query)) ?? { text: '' });
const newestId = async () => Number((await auditOf()).entries[0]?.id ?? 0);

let count = 0;
interface Me extends TestMember {
  name: string;
  email: string;
}
const newMember = async (): Promise<Me> => {
  const name = `person-${++count}`;
  return { ...(await memberOf(server, name)), name, email: `${name}@example.org` };
};
const newDeck = async (me: Me, privacy: Privacy = 'private') => {
  const oid = `deck${++count}`;
  await addPresentation(server.foundation.database.pool, { oid, owner: me.name, privacy });
  return oid;
};

/** The link in the newest mail with these words in its subject. */
async function linkTo(address: string, subject: string): Promise<URL> {
  const { outbox } = server.foundation;
  for (;;) {
    const found = ((await outbox?.list()) ?? []).find((mail) => mail.to === address && mail.subject.includes(subject));
    const mail = found && (await outbox?.read(found.id));
    if (mail) return new URL(/http\S+/.exec(mail.text)?.[0] ?? '');
  }
}
const use = (visitor: TestVisitor, link: URL, fields: Record<string, string> = {}) =>
  visitor.post(link.pathname, { ...Object.fromEntries(link.searchParams), ...fields });

async function lectern(...args: string[]): Promise<void> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: server.foundation.database.url, DATA_DIR: server.dataDirectory };
  const [status] = (await once(spawn(process.execPath, [command, ...args], { env, stdio: 'ignore' }), 'close')) as [number];
  expect(status).toBe(0);
}

const doInLibrary = async (me: Me, action: string, fields: Record<string, unknown>) =>
  expect((await callApi(me, 'POST', '/dashboard/next/do/', { action, ...fields })).status).toBe(200);
const saved = (oid: string, fields: Record<string, string>) => ({
  title: oid,
  description: '',
  tags: '',
  privacy: 'private',
  language: '',
  segment: '',
  slug: '',
  coverStop: '1',
  hasSwitches: 'on',
  ...fields,
});
const save = async (me: Me, oid: string, fields: Record<string, string>) =>
  expect((await me.post(detailsPath(oid), saved(oid, fields))).status).toBe(303);
const setPrivacy =
  (before: Privacy, privacy: Privacy): Cause['prepare'] =>
  async (me) => {
    const oid = await newDeck(me, before);
    return () => doInLibrary(me, 'privacy', { oid: [oid], privacy });
  };

async function buy(me: Me): Promise<string> {
  const oid = await newDeck({ ...me, name: 'stranger' }, 'public');
  const begun = await callApi(me, 'POST', '/pdf-access/create-checkout-session/', { 'putma-id': null, 'prezi-oid': oid });
  const { client_secret } = JSON.parse(begun.text) as { client_secret: string };
  const { location } = await me.post('/pdf-access/test-checkout/', { client_secret, email: me.email, action: 'succeed' });
  const sessionId = new URL(location ?? '', server.origin).searchParams.get('session-id') ?? '';
  await callApi(me, 'GET', `/pdf-access/retrieve-checkout-session?session-id=${sessionId}`);
  return sessionId;
}

interface Cause {
  /** Makes everything ready and returns what causes the entry. */
  prepare(me: Me): Promise<() => Promise<unknown>>;
  /** Who finds it in their activity, besides the one it is about. */
  seenBy?: string[];
  /** It changes an account, so it gets one of its own. */
  isAboutAccount?: boolean;
  /** If they cannot see it: they have no account any more. */
  isUnseen?: boolean;
  /** Entries that come with it. */
  with?: AuditKind[];
}

/** Whoever it is about is always `me`. */
const causes: Partial<Record<AuditKind, Cause>> = {
  'login.done': {
    prepare: async (me) => async () => expect((await visitorOf(server).post('/login', { email: me.email, password })).status).toBe(303),
  },
  'login.failed': {
    prepare: async (me) => async () =>
      expect((await visitorOf(server).post('/login', { email: me.email, password: newPassword })).status).toBe(401),
  },
  'logout.done': {
    async prepare(me) {
      const device = visitorOf(server);
      await device.post('/login', { email: me.email, password });
      return async () => expect((await device.post('/logout', {})).status).toBe(303);
    },
  },
  'session.ended': {
    async prepare(me) {
      for (let device = 0; device < 2; device++) await visitorOf(server).post('/login', { email: me.email, password });
      return async () => expect((await me.post('/settings/sessions/end-others/', {})).status).toBe(303);
    },
  },
  'access.refused': { prepare: async (me) => async () => expect((await me.get('/operator/purchases/')).status).toBe(403) },
  'password.changed': {
    isAboutAccount: true,
    prepare: async (me) => async () => expect((await me.post('/settings/password/', { password, newPassword })).status).toBe(303),
  },
  'password.reset-asked': {
    prepare: async (me) => async () => expect((await visitorOf(server).post('/login/forgot/', { email: me.email })).status).toBe(200),
  },
  'password.reset': {
    isAboutAccount: true,
    async prepare(me) {
      const visitor = visitorOf(server);
      await visitor.post('/login/forgot/', { email: me.email });
      const link = await linkTo(me.email, 'new password');
      return async () => {
        expect((await use(visitor, link, { password: newPassword })).status).toBe(303);
        // It ended the session.
        await me.post('/login', { email: me.email, password: newPassword });
      };
    },
    with: ['login.done'],
  },
  'email.changed': {
    isAboutAccount: true,
    async prepare(me) {
      const email = `elsewhere-${++count}@example.org`;
      await me.post('/settings/email/', { email, password });
      const link = await linkTo(email, 'new email address');
      return async () => expect((await use(me, link)).status).toBe(303);
    },
  },
  'data.exported': { prepare: async (me) => async () => expect((await me.get('/settings/data/')).status).toBe(200) },
  'account.deleted': {
    isAboutAccount: true,
    prepare: async (me) => async () => expect((await me.post('/settings/delete/', { password })).status).toBe(303),
    isUnseen: true,
  },
  'role.given': { isAboutAccount: true, prepare: async (me) => () => lectern('grant-moderator', me.email) },
  'role.taken': {
    isAboutAccount: true,
    async prepare(me) {
      await query(`update person set role = 'admin' where id = $1`, [me.name]);
      return () => lectern('revoke-role', me.email);
    },
  },
  'right.given': {
    async prepare(me) {
      const oid = await newDeck({ ...me, name: 'stranger' });
      return () => lectern('share', oid, me.email, 'edit');
    },
    // The owner.
    seenBy: ['stranger'],
  },
  'right.taken': {
    async prepare(me) {
      const oid = await newDeck({ ...me, name: 'stranger' });
      await query(
        `insert into presentation_right (presentation_id, person_id, level) select id, $2, 'edit' from presentation where oid = $1`,
        [oid, me.name],
      );
      return () => lectern('share', oid, me.email, 'none');
    },
    seenBy: ['stranger'],
  },
  'refund.made': {
    async prepare(me) {
      const sessionId = await buy(me);
      return async () => {
        for (let time = 0; time < 2; time++)
          expect((await readers['admin']?.post(`/operator/purchases/${sessionId}/refund/`, {}))?.location).toContain('done=refunded');
      };
    },
    seenBy: ['admin'],
  },
  'presentation.public': { prepare: setPrivacy('private', 'public') },
  'presentation.reusable': { prepare: setPrivacy('private', 'reusable') },
  'presentation.unlisted': { prepare: setPrivacy('public', 'unlisted') },
  'presentation.private': {
    async prepare(me) {
      const oid = await newDeck(me, 'public');
      return () => save(me, oid, { privacy: 'private' });
    },
  },
  'presentation.trashed': {
    async prepare(me) {
      const oid = await newDeck(me);
      return () => doInLibrary(me, 'trash', { oid: [oid] });
    },
  },
  'presentation.restored': {
    async prepare(me) {
      const oid = await newDeck(me, 'public');
      await doInLibrary(me, 'trash', { oid: [oid] });
      return () => doInLibrary(me, 'restore', { oid: [oid] });
    },
  },
  'presentation.deleted': {
    async prepare(me) {
      const oid = await newDeck(me);
      await doInLibrary(me, 'trash', { oid: [oid] });
      return () => doInLibrary(me, 'delete', { oid: [oid] });
    },
  },
  'presentation.tagged': {
    async prepare(me) {
      const oid = await newDeck(me, 'public');
      return async () => {
        const { moderator } = readers;
        for (let time = 0; time < 2; time++) if (moderator) await callApi(moderator, 'PUT', curationPath(oid), { tag: 'unsuitable' });
      };
    },
    seenBy: ['moderator'],
  },
  'presentation.untagged': {
    async prepare(me) {
      const oid = await newDeck(me, 'public');
      const { moderator } = readers;
      if (moderator) await callApi(moderator, 'PUT', curationPath(oid), { tag: 'staff-pick' });
      return async () => {
        for (let time = 0; time < 2; time++) if (moderator) await callApi(moderator, 'DELETE', curationPath(oid));
      };
    },
    seenBy: ['moderator'],
  },
  'copies.allowed': {
    async prepare(me) {
      const oid = await newDeck(me);
      return () => save(me, oid, { allowsCopies: 'on' });
    },
  },
  'copies.ended': {
    async prepare(me) {
      const oid = await newDeck(me);
      await save(me, oid, { allowsCopies: 'on' });
      return () => save(me, oid, {});
    },
  },
  'link.made': {
    async prepare(me) {
      const oid = await newDeck(me);
      return async () => expect((await me.post(`/p/details/${oid}/links/`, { label: 'For Ben', expires: '' })).status).toBe(303);
    },
  },
  'link.revoked': {
    async prepare(me) {
      const oid = await newDeck(me);
      await me.post(`/p/details/${oid}/links/`, { label: '', expires: '' });
      const [link] = await query<{ link_id: string }>(
        'select link_id from view_link join presentation p on p.id = presentation_id where oid = $1',
        [oid],
      );
      return async () => expect((await me.post(`/p/details/${oid}/links/${link?.link_id}/revoke/`, {})).status).toBe(303);
    },
  },
};

/** Tested with second factors, or below. */
const elsewhere = new Set<AuditKind>([
  'account.made',
  'address.confirmed',
  'second-factor.on',
  'second-factor.off',
  'passkey.added',
  'passkey.removed',
  'recovery-codes.made',
  'recovery-code.used',
  'reauthenticated',
]);

describe('an entry', () => {
  test('of every kind has a request here that causes it', () => {
    const all: AuditKind[] = Object.values(auditKinds).flat();
    expect(all.filter((kind) => !(kind in causes) && !elsewhere.has(kind))).toEqual([]);
  });

  test.each(Object.entries(causes))('%s is made once, and seen by those it concerns', async (kind, cause) => {
    const me = cause.isAboutAccount ? await newMember() : common;
    const act = await cause.prepare(me);
    const before = await newestId();
    await act();
    const made = (await auditOf()).entries.filter(({ id }) => Number(id) > before);
    expect(made.map((entry) => entry.kind).toSorted()).toEqual([kind, ...(cause.with ?? [])].toSorted());
    const id = made.find((entry) => entry.kind === kind)?.id;
    const seenBy: string[] = [];
    for (const [name, visitor] of Object.entries({ ...(!cause.isUnseen && { me }), ...readers }))
      if ((await activityOf(visitor)).entries.some((entry) => entry.id === id)) seenBy.push(name);
    expect(seenBy).toEqual([...(cause.isUnseen ? [] : ['me']), ...(cause.seenBy ?? [])]);
  });

  test('account.made and address.confirmed are made by signing up, whatever becomes of a second attempt', async () => {
    const visitor = visitorOf(server);
    const email = `newcomer-${++count}@example.org`;
    const before = await newestId();
    for (let time = 0; time < 2; time++) await visitor.post('/signup/', { name: 'Wren', email, password });
    expect((await use(visitor, await linkTo(email, 'onfirm'), { password })).status).toBe(303);
    const made = (await auditOf()).entries.filter(({ id }) => Number(id) > before);
    expect(made.map(({ kind }) => kind)).toEqual(['login.done', 'address.confirmed', 'account.made']);
    expect((await activityOf(visitor)).entries.map(({ id }) => id)).toEqual(made.map(({ id }) => id));
    expect((await activityOf(readers['stranger'])).entries.some(({ id }) => Number(id) > before)).toBe(false);
  });

  test('is not made if nothing changes', async () => {
    const me = await newMember();
    const oid = await newDeck(me);
    const other = await newDeck(await newMember());
    const before = await newestId();
    await doInLibrary(me, 'privacy', { oid: [oid], privacy: 'private' });
    await save(me, oid, {});
    await me.post('/settings/sessions/end-others/', {});
    expect((await callApi(me, 'POST', '/dashboard/next/do/', { action: 'trash', oid: [oid, other] })).status).toBe(404);
    expect(await newestId()).toBe(before);
  });

  test('is part of the change: without it, nothing happens', async () => {
    const me = await newMember();
    const oid = await newDeck(me);
    await query(`alter table audit_entry add constraint nothing_new check (kind <> 'presentation.public') not valid`);
    try {
      expect((await callApi(me, 'POST', '/dashboard/next/do/', { action: 'privacy', oid: [oid], privacy: 'public' })).status).toBe(500);
      expect((await me.post(`/p/details/${oid}/`, saved(oid, { privacy: 'public' }))).status).toBe(500);
    } finally {
      await query('alter table audit_entry drop constraint nothing_new');
    }
    expect(await query('select privacy from presentation where oid = $1', [oid])).toEqual([{ privacy: 'private' }]);
  });

  test.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8::77', '2001:db8::/48'],
  ])('keeps of the address %s only %s, and of the browser only its name and system', async (address, network) => {
    const me = await newMember();
    const headers = { 'x-forwarded-for': address, 'user-agent': firefox };
    await visitorOf(server).post('/login', { email: me.email, password }, headers);
    const [entry] = (await activityOf(me)).entries;
    expect(entry).toMatchObject({ kind: 'login.done', actor: { is: 'you' }, device: 'Firefox on Linux', place: network });
    const [row] = await query('select to_jsonb(audit_entry)::text as row from audit_entry where id = $1', [entry?.id]);
    expect(JSON.stringify(row)).not.toContain(address);
    expect(JSON.stringify(row)).not.toContain('Gecko');
  });

  test('by somebody else says neither where they were nor, if it is the team, who', async () => {
    const me = await newMember();
    const oid = await newDeck(me, 'public');
    const { moderator, admin } = readers;
    if (moderator) await callApi(moderator, 'PUT', curationPath(oid), { tag: 'staff-pick' });
    expect((await activityOf(me)).entries[0]).toMatchObject({
      kind: 'presentation.tagged',
      about: `“${oid}” · Staff pick`,
      actor: { is: 'staff' },
      device: null,
      place: null,
    });
    expect((await auditOf()).entries[0]).toMatchObject({
      actor: { is: 'person', name: 'moderator' },
      person: { name: me.name },
      place: '127.0.0.0/24',
    });
    expect((await admin?.get(auditPaths.activity))?.status).toBe(200);
  });
});

describe('the activity of a person', () => {
  test('needs a log-in, is never cached, and says what to do in doubt', async () => {
    const answer = await visitorOf(server).get(auditPaths.activity);
    expect([answer.status, answer.location]).toEqual([303, `/login?next=${encodeURIComponent(auditPaths.activity)}`]);
    const { text, headers } = await (await newMember()).get(auditPaths.activity);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(text).toContain('href="/settings/#password"');
  });

  test('has pages that lead to older entries and back, however many are added meanwhile', async () => {
    const me = await newMember();
    await query(`insert into audit_entry (kind, actor, actor_id) select 'data.exported', 'person', $1 from generate_series(1, 70)`, [
      me.name,
    ]);
    const first = await activityOf(me);
    expect([first.entries.length, first.paging.newer]).toEqual([30, null]);
    await me.get('/settings/data/');
    const follow = async (address: string | null) => activityOf(me, (address ?? '').slice(auditPaths.activity.length));
    const second = await follow(first.paging.older);
    const third = await follow(second.paging.older);
    const ids = [first, second, third].flatMap(({ entries }) => entries.map(({ id }) => id));
    // Seventy, and the log-in.
    expect([new Set(ids).size, third.paging.older]).toEqual([71, null]);
    expect((await follow(third.paging.newer)).entries).toEqual(second.entries);
    expect((await follow(second.paging.newer)).entries.map(({ id }) => id)).toEqual(first.entries.map(({ id }) => id));
    for (const nonsense of ['?before=x', '?before=-1', '?after=0', '?before[]=1', '?before=99999999999999999999'])
      expect((await activityOf(me, nonsense)).entries).toHaveLength(30);
  });
});

describe('the audit log', () => {
  test('is open to administrators only, and nothing can be changed there', async () => {
    for (const path of [auditPaths.audit, auditPaths.auditCsv]) {
      expect((await visitorOf(server).get(path)).location).toBe(`/login?next=${encodeURIComponent(path)}`);
      expect((await readers['stranger']?.get(path))?.status).toBe(403);
      expect((await readers['moderator']?.get(path))?.status).toBe(403);
      expect((await readers['admin']?.get(path))?.status).toBe(200);
    }
    const before = await newestId();
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      for (const path of [auditPaths.audit, auditPaths.auditCsv, auditPaths.activity, `${auditPaths.audit}${before}/`])
        expect((await callApi(readers['admin'] ?? visitorOf(server), method, path)).status).toBeGreaterThanOrEqual(400);
    expect(await newestId()).toBe(before);
  });

  test('can be limited to a group, a person and days', async () => {
    const me = await newMember();
    const [other] = [await newMember()];
    await query(
      `insert into audit_entry (kind, actor, actor_id, happened_at) values ('data.exported', 'person', $1, '2026-02-03T23:59:59Z'), ('data.exported', 'person', $1, '2026-02-04T00:00:00Z')`,
      [me.name],
    );
    const kindsOf = async (query: string) => (await auditOf(query)).entries.map(({ kind }) => kind);
    expect(await kindsOf(`?person=${encodeURIComponent(me.email.toUpperCase())}`)).toEqual([
      'data.exported',
      'data.exported',
      'login.done',
    ]);
    expect(await kindsOf(`?person=${me.name}&group=access`)).toEqual(['login.done']);
    expect(await kindsOf(`?person=${me.name}&from=2026-02-04&to=2026-02-04`)).toHaveLength(1);
    expect(await kindsOf(`?person=${me.name}&to=2026-02-03`)).toHaveLength(1);
    expect(await kindsOf(`?person=${other?.name}&to=2026-02-03`)).toEqual([]);
    expect(await kindsOf('?person=nobody')).toEqual([]);
    expect((await auditOf('?group=secret&from=yesterday&to=2026-02-31&person=')).filter).toEqual({
      group: null,
      person: '',
      from: '',
      to: '',
    });
  });

  test('as CSV is complete, filtered and quoted, and contains no formulas', async () => {
    const me = await newMember();
    await query('update person set name = $2 where id = $1', [me.name, '=HYPERLINK("http://evil.example")']);
    await query(`insert into audit_entry (kind, actor, actor_id) select 'data.exported', 'person', $1 from generate_series(1, 1001)`, [
      me.name,
    ]);
    const answer = await readers['admin']?.get(`${auditPaths.auditCsv}?person=${me.name}&group=account`);
    expect(answer?.headers.get('content-disposition')).toMatch(/^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"$/);
    const [head, ...rows] = answer?.text.split('\r\n') ?? [];
    expect(head).toContain('"time","kind","actor","actor_name"');
    expect(rows.pop()).toBe('');
    expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(1001);
    expect(rows[0]).toContain(`"data.exported","person","'=HYPERLINK(""http://evil.example"")","${me.email}"`);
    expect((await readers['admin']?.get(`${auditPaths.auditCsv}?person=nobody`))?.text.split('\r\n')).toHaveLength(2);
  });
});

describe('personal data in the audit log', () => {
  test('the data export contains what concerns a person, without what is about others', async () => {
    const me = await newMember();
    await visitorOf(server).post('/login', { email: me.email, password: newPassword }, { 'user-agent': firefox });
    await readers['admin']?.get('/settings/data/');
    const oid = await newDeck(me, 'public');
    const { moderator } = readers;
    if (moderator) await callApi(moderator, 'PUT', curationPath(oid), { tag: 'staff-pick' });
    const { activity } = JSON.parse((await me.get('/settings/data/')).text) as { activity: object[] };
    expect(activity).toMatchObject([
      { kind: 'data.exported', by: 'you', network: '127.0.0.0/24' },
      { kind: 'presentation.tagged', by: 'person', presentation: oid, details: { tag: 'staff-pick' } },
      { kind: 'login.failed', by: 'visitor', browser: 'Firefox', system: 'Linux', network: '127.0.0.0/24' },
      { kind: 'login.done', by: 'you' },
    ]);
    expect(activity[1]).not.toHaveProperty('network');
  });

  test('a deleted account leaves only the kind and time of its entries; those of others stay theirs', async () => {
    const [me, host] = [await newMember(), await newMember()];
    const oid = await newDeck(me, 'public');
    const theirs = await newDeck(host);
    const { moderator } = readers;
    const before = await newestId();
    if (moderator) await callApi(moderator, 'PUT', curationPath(oid), { tag: 'staff-pick' });
    await query(
      `insert into audit_entry (kind, actor, person_id, owner_id, presentation_oid, details) values ('right.given', 'command', $1, $2, $3, $4)`,
      [me.name, host.name, theirs, { title: theirs, level: 'edit' }],
    );
    await visitorOf(server).post('/login', { email: me.email, password: newPassword }, { 'user-agent': firefox });
    await me.post('/settings/delete/', { password });
    const nothing = { person_id: null, details: {}, network: null, country: null, browser: null, system: null };
    const rows = await query('select * from audit_entry where id > $1 order by id', [before]);
    expect(rows).toMatchObject([
      { kind: 'presentation.tagged', actor_id: 'moderator', person_id: null, owner_id: null, presentation_oid: null, details: {} },
      { kind: 'right.given', person_id: null, owner_id: host.name, presentation_oid: theirs, details: { title: theirs, level: 'edit' } },
      { kind: 'login.failed', actor: 'visitor', ...nothing },
      { kind: 'account.deleted', actor: 'person', actor_id: null, ...nothing },
    ]);
    expect(JSON.stringify(rows)).not.toContain(me.name);
    expect(await query('select from audit_entry where $1 in (actor_id, person_id, owner_id)', [me.name])).toEqual([]);
    expect((await auditOf()).entries[0]).toMatchObject({ kind: 'account.deleted', actor: { is: 'gone' }, person: null });
  });

  test('entries are forgotten after the days kept', async () => {
    await query(
      `insert into audit_entry (kind, actor, happened_at) values ('login.done', 'visitor', '2020-01-01'), ('login.done', 'visitor', now() - interval '29 days')`,
    );
    await openRetention(server.foundation, 30);
    await expect.poll(() => query(`select from audit_entry where happened_at < now() - interval '30 days'`)).toEqual([]);
    expect(await query(`select from audit_entry where happened_at < now() - interval '28 days'`)).toHaveLength(1);
  });
});

describe('the log of the server', () => {
  const logged = async (act: () => Promise<unknown>, wanted: (line: Record<string, unknown>) => boolean) => {
    const from = lines.length;
    await act();
    await expect.poll(() => lines.slice(from).filter(wanted).length).toBeGreaterThan(0);
    return lines.slice(from);
  };

  test('tells of log-ins, also failed ones, with the person and without their address', async () => {
    const me = await newMember();
    const logIn = (email: string, secret: string) => visitorOf(server).post('/login', { email, password: secret });
    const isAudit = ({ audit }: Record<string, unknown>) => audit !== undefined;
    const [done] = (await logged(() => logIn(me.email, password), isAudit)).filter(isAudit);
    expect(done).toMatchObject({ audit: 'login.done', personId: me.name, requestId: expect.any(String), time: expect.any(Number) });
    const failed = await logged(() => logIn(me.email, newPassword), isAudit);
    expect(failed.find(isAudit)).toMatchObject({ level: 40, audit: 'login.failed', personId: null, aboutId: me.name });
    const before = await newestId();
    const unknown = await logged(() => logIn('nobody@example.org', newPassword), isAudit);
    expect(unknown.find(isAudit)).toMatchObject({ audit: 'login.failed', personId: null, aboutId: null });
    // Anybody could fill the table.
    expect(await newestId()).toBe(before);
    expect(JSON.stringify([done, failed, unknown])).not.toMatch(/@example\.org|127\.0\.0/);
  });

  test('tells of refused access, also where the visitor does not learn of it, and of forged forms, and who asked', async () => {
    const me = await newMember();
    const isRefused = ({ msg }: Record<string, unknown>) => msg === 'refused';
    const refused = await logged(
      () => me.get('/operator/purchases/'),
      ({ msg }) => msg === 'answered',
    );
    expect(refused.find(isRefused)).toMatchObject({ level: 40, personId: me.name, code: 'forbidden', route: '/operator/purchases/' });
    expect(refused.find(({ msg }) => msg === 'answered')).toMatchObject({ personId: me.name, status: 403, path: '/operator/purchases/' });
    const hidden = await newDeck(common);
    for (const path of [
      `/p/${hidden}/x/`,
      `/p/details/${hidden}/`,
      `/p/edit/${hidden}/`,
      `/p/download/${hidden}/`,
      `/p/insights/${hidden}/`,
      `/p/copy/${hidden}/`,
    ]) {
      const asked = await logged(async () => expect((await me.get(path)).status).toBe(404), isRefused);
      expect(asked.filter(isRefused)).toMatchObject([{ personId: me.name, code: 'notFound' }]);
    }
    const from = lines.length;
    await me.get('/p/nothing/x/');
    expect(lines.slice(from).filter(isRefused)).toEqual([]);
    const forged = await logged(() => me.send('/settings/profile/', { method: 'POST' }), isRefused);
    expect(forged.find(isRefused)).toMatchObject({ personId: me.name, code: 'wrongForm' });
  });

  test('tells of those who try too often', async () => {
    const told: string[] = [];
    const strict = await startTestServer({ environment: { RATE_LIMIT_FACTOR: '0.1' }, onLogLine: (line) => told.push(line) });
    const visitor = visitorOf(strict);
    let { status } = await visitor.get('/login');
    for (let tries = 0; tries < 10 && status !== 429; tries++)
      ({ status } = await visitor.post('/login', { email: 'ada@example.org', password }));
    await strict.close();
    expect(told.filter((line) => line.includes('"refused"')).map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 40, code: 'tooMany', method: 'POST', route: '/login', personId: null, requestId: expect.any(String) },
    ]);
  });

  test('never contains the id of a view link', async () => {
    const me = await newMember();
    const oid = await newDeck(me);
    await me.post(`/p/details/${oid}/links/`, { label: '', expires: '' });
    const [link] = await query<{ link_id: string }>(
      'select link_id from view_link join presentation p on p.id = presentation_id where oid = $1',
      [oid],
    );
    const id = link?.link_id ?? '';
    const from = lines.length;
    for (const path of [`/view/${id}/`, `/view/${id}`, `/%76iew/${id}/`, `/vie%77/${id}/?x=1`, `/view/${id}/%`]) await me.get(path);
    await me.post(`/view/${id}/`, {});
    await me.post(`/p/details/${oid}/links/${id}/revoke/`, {});
    await expect.poll(() => lines.slice(from).filter(({ path }) => path === `/p/details/${oid}/links/…/revoke/`)).toHaveLength(1);
    expect(lines.slice(from).filter(({ path }) => String(path).startsWith('/view/…'))).toHaveLength(6);
    expect(JSON.stringify(lines.slice(from))).not.toContain(id);
  });
});
