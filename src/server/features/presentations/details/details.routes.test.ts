import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Privacy } from '#contract/presentation/presentation-address.ts';
import { pageChannel } from '../../../http/pages/page-cache.ts';
import type { Session } from '../../../http/visitor.ts';
import { listenToDatabase } from '../../../platform/database/notifications.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { visitorOf, type TestVisitor } from '../../../testing/test-visitor.ts';
import { createPresentations } from '../presentations.ts';
import { createAccess } from '../access.ts';
import { createPresentationsStore } from '../presentations.store.ts';

const password = 'three unrelated words';

describe('the details page', () => {
  let server: TestServer;
  let ada: TestVisitor;
  let jun: TestVisitor;
  let ids: Record<'ada' | 'jun', string>;
  beforeAll(async () => {
    server = await startTestServer();
    [ada, jun] = await Promise.all([signUp('ada'), signUp('jun')]);
    const { rows } = await query<{ id: string; email: string }>('select id, email from person');
    const idOf = (name: string) => rows.find(({ email }) => email === `${name}@example.org`)?.id ?? '';
    ids = { ada: idOf('ada'), jun: idOf('jun') };
  });
  afterAll(() => server.close());

  const query = <Row extends object>(sql: string, values: unknown[] = []) => server.foundation.database.pool.query<Row>(sql, values);

  async function signUp(name: string): Promise<TestVisitor> {
    const visitor = visitorOf(server);
    const email = `${name}@example.org`;
    await visitor.post('/signup/', { name, email, password });
    const mailed = async () => {
      const found = (await server.foundation.outbox?.list())?.find(({ to }) => to === email);
      return new URL(/http\S+/.exec((found && (await server.foundation.outbox?.read(found.id)))?.text ?? '')?.[0] ?? '');
    };
    // The mail goes through the queue.
    const { pathname, searchParams } = await vi.waitFor(mailed, { timeout: 20_000 });
    expect((await visitor.post(pathname, { ...Object.fromEntries(searchParams), password })).status).toBe(303);
    return visitor;
  }

  let last = 0;
  const add = async ({
    privacy = 'private',
    schemaVersion = 2,
    isTemplate = false,
  }: { privacy?: Privacy; schemaVersion?: 0 | 2; isTemplate?: boolean } = {}) => {
    const oid = `deck${++last}`;
    await query(
      `with added as (insert into presentation (oid, owner_id, title, description, schema_version, current_version, privacy, is_template, tags) values ($1, $2, 'Deep & <b>dark</b>', 'About it', $3, 1, $4, $5, '{sea,light}') returning id)
       insert into presentation_version (presentation_id, number, content_hash, document_key) select id, 1, $1, $1 from added`,
      [oid, ids.ada, schemaVersion, privacy, isTemplate],
    );
    return {
      oid,
      details: `/p/details/${oid}/`,
      edit: schemaVersion === 2 ? `/p/edit/${oid}/` : `/${oid}/edit/`,
      page: `${schemaVersion === 2 ? '/p' : ''}/${oid}/deep-b-dark-b/`,
    };
  };
  const grant = (oid: string, level: string) =>
    query('insert into presentation_right (presentation_id, person_id, level) select id, $2, $3 from presentation where oid = $1', [
      oid,
      ids.jun,
      level,
    ]);
  const rowOf = async (oid: string) =>
    (await query<Record<string, unknown>>('select title, description, tags, privacy from presentation where oid = $1', [oid])).rows[0];
  const propsOf = (html: string) =>
    JSON.parse(/<script id="page" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null').props;
  const fields = { title: 'Light in the deep', description: 'First\r\nsecond', tags: ' sea, Light,sea ,, deep  sea ', privacy: 'public' };

  test('the owner sees the stored details, escaped, and can change them', async () => {
    const { oid, details, page } = await add();
    const shown = await ada.get(details);
    expect(shown.status).toBe(200);
    expect(propsOf(shown.text)).toMatchObject({
      oid,
      viewAddress: page,
      editAddress: `/p/edit/${oid}/`,
      detailsAddress: details,
      isMine: true,
      links: [],
      form: { values: { title: 'Deep & <b>dark</b>', description: 'About it', tags: 'sea, light', privacy: 'private' } },
    });
    expect(shown.text).not.toContain('<b>');
    const saved = await ada.post(details, fields);
    expect([saved.status, saved.location]).toEqual([303, `${details}?done=saved#details`]);
    expect(await rowOf(oid)).toEqual({
      title: 'Light in the deep',
      description: 'First\nsecond',
      tags: ['sea', 'Light', 'deep sea'],
      privacy: 'public',
    });
    expect((await ada.get(`${details}?done=saved`)).text).toMatch(/role="status".*Your changes have been saved/);
    expect((await ada.get(`${details}?done=anything`)).status).toBe(200);
    expect((await ada.get(`${details}?done=restored`)).text).toMatch(
      /<section id="versions"(?:(?!<section).)*The earlier version has been restored/s,
    );
  });

  test.each([
    ['title', '', 'Give it a title.'],
    ['title', 'x'.repeat(201), 'Use at most 200 characters.'],
    ['title', 'two\nlines', 'characters we can’t store'],
    ['description', 'x'.repeat(2001), 'Use at most 2000 characters.'],
    ['tags', Array.from({ length: 21 }, (_none, place) => place).join(), 'Use at most 20 tags.'],
    ['tags', 'x'.repeat(41), 'Use at most 40 characters per tag.'],
    ['privacy', 'secret', 'Choose who can see it.'],
  ])('rejects an invalid %s with a message beside it, and changes nothing', async (field, value, told) => {
    const { oid, details } = await add();
    const before = await rowOf(oid);
    const answer = await ada.post(details, { ...fields, [field]: value });
    expect([answer.status, propsOf(answer.text).form.problems[field]]).toEqual([422, expect.stringContaining(told)]);
    expect(propsOf(answer.text).form.values).toMatchObject({ description: field === 'description' ? value : fields.description });
    expect(await rowOf(oid)).toEqual(before);
  });

  test('a body that is not a form is rejected like an empty one', async () => {
    const { details } = await add();
    const token = decodeURIComponent(ada.cookies.get('XSRF-TOKEN') ?? '');
    for (const body of ['null', '[1]', '"x"', '{"title":{"$gt":""}}'])
      expect(
        (await ada.send(details, { method: 'POST', body, headers: { 'content-type': 'application/json', 'x-xsrf-token': token } })).status,
      ).toBe(422);
  });

  test('notifies every process, in the transaction of the change', async () => {
    const { database, storage, documents, queue } = server.foundation;
    const heard: string[] = [];
    const ready = Promise.withResolvers<void>();
    const stop = listenToDatabase(database.url, [pageChannel], {
      onMessage: (_channel, tag) => void heard.push(tag),
      onConnected: ready.resolve,
    });
    await ready.promise;
    const changed: string[] = [];
    const presentations = createPresentations({
      store: createPresentationsStore(database),
      storage,
      documents,
      queue,
      onDetailsChanged: async (_client, oid) => void changed.push(oid),
    });
    const refusing = createPresentations({
      store: createPresentationsStore(database),
      storage,
      documents,
      queue,
      onDetailsChanged: () => Promise.reject(new Error('not now')),
    });
    const [plain, template] = [await add(), await add({ isTemplate: true })];
    const details = { title: 'New', description: '', tags: [] };
    await expect(refusing.changeDetails(plain.oid, details)).rejects.toThrow('not now');
    expect(await rowOf(plain.oid)).toMatchObject({ title: 'Deep & <b>dark</b>' });
    expect(await Promise.all([presentations.changeDetails(plain.oid, details), presentations.changeDetails('nonesuch', details)])).toEqual([
      'changed',
      'unknown',
    ]);
    await presentations.changeDetails(template.oid, { ...details, privacy: 'reusable' });
    await expect
      .poll(() => heard)
      .toEqual([`presentation:${plain.oid}`, 'explore', `presentation:${template.oid}`, 'explore', 'templates']);
    expect(changed).toEqual([plain.oid, template.oid]);
    expect([await rowOf(plain.oid), await rowOf(template.oid)]).toMatchObject([
      { title: 'New', privacy: 'private' },
      { privacy: 'reusable' },
    ]);
    await stop();
  });

  test('[PRIV-3] has one address for both schemas, and links to the edit address of each', async () => {
    const [core, pitch] = [await add({ schemaVersion: 0 }), await add()];
    for (const { details, edit } of [core, pitch])
      expect(propsOf((await ada.get(details)).text)).toMatchObject({ editAddress: edit, detailsAddress: details });
    expect((await ada.post(core.details, fields)).location).toBe(`${core.details}?done=saved#details`);
    expect((await ada.post(`${core.details}links/`, {})).location).toBe(`${core.details}?done=linkMade#links`);
  });

  test('editors change the details but not the privacy; commenters are sent to the page; for others it does not exist', async () => {
    const { oid, details, page } = await add();
    const unknown = await jun.get('/p/details/nonesuch/');
    const neutral = (html: string) => html.replaceAll(/nonesuch|deck\d+/g, '').replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '');
    for (const level of [undefined, 'view']) {
      if (level) await grant(oid, level);
      const hidden = await jun.get(details);
      expect([hidden.status, neutral(hidden.text)]).toEqual([404, neutral(unknown.text)]);
      expect((await jun.post(details, fields)).status).toBe(404);
    }
    await query(`update presentation_right set level = 'comment'`);
    for (const answer of [await jun.get(details), await jun.post(details, fields)])
      expect(answer).toMatchObject({ status: 303, location: page });
    await query(`update presentation_right set level = 'edit'`);
    const shown = await jun.get(details);
    expect([shown.status, propsOf(shown.text).isMine, shown.text.includes('name="privacy"')]).toEqual([200, false, false]);
    expect((await jun.post(details, fields)).status).toBe(303);
    expect(await rowOf(oid)).toMatchObject({ title: 'Light in the deep', privacy: 'private' });
    expect((await jun.post(`${details}links/`, {})).status).toBe(403);
  });

  test('signed-out visitors are sent to log in and back, whether it exists or not', async () => {
    const { details } = await add();
    const visitor = visitorOf(server);
    for (const address of [details, '/p/details/nonesuch/'])
      expect(await visitor.get(address)).toMatchObject({ status: 303, location: `/login?next=${encodeURIComponent(address)}` });
    expect((await visitor.post(details, fields)).status).toBe(303);
    expect((await visitor.get('/p/details/NO SUCH/')).status).toBe(404);
  });

  test('access follows the right that was granted, and ends with it', async () => {
    const { oid } = await add();
    const store = createPresentationsStore(server.foundation.database);
    const row = await store.findByOid(oid);
    if (!row) throw new Error(`There is no ${oid}`);
    const { accessTo } = createAccess(store);
    const accessOf = async (personId: keyof typeof ids | undefined) => {
      const session = personId === undefined ? null : ({ personId: ids[personId], person: { role: 'user' } } as Session);
      const { canSee, canComment, canEdit } = await accessTo(row, { session });
      return { canSee, canComment, canEdit };
    };
    const none = { canSee: false, canComment: false, canEdit: false };
    expect([await accessOf(undefined), await accessOf('jun')]).toEqual([none, none]);
    expect(await accessOf('ada')).toEqual({ canSee: true, canComment: true, canEdit: true });
    for (const [level, access] of [
      ['view', { ...none, canSee: true }],
      ['comment', { ...none, canSee: true, canComment: true }],
      ['edit', { canSee: true, canComment: true, canEdit: true }],
      ['none', none],
    ] as const) {
      await store.setRight(row.id, ids.jun, level);
      expect([level, await accessOf('jun')]).toEqual([level, access]);
    }
  });

  test('[PRIV-4] the owner creates links, sees who used them, and revokes them', async () => {
    const { details } = await add();
    const refused = await ada.post(`${details}links/`, { label: 'Board', password: 'short', expires: 'never', asksIdentity: 'on' });
    expect([refused.status, propsOf(refused.text).linkForm]).toEqual([
      422,
      {
        values: { label: 'Board', expires: 'never', asksIdentity: 'on' },
        problems: { password: 'Use at least 6 characters.', expires: 'Choose today or a later date.' },
        problem: null,
        done: null,
      },
    ]);
    expect(await ada.post(`${details}links/`, { label: '<script>x</script>', asksIdentity: 'on' })).toMatchObject({
      status: 303,
      location: `${details}?done=linkMade#links`,
    });
    const [link] = propsOf((await ada.get(details)).text).links;
    expect(link.address).toBe(`${server.origin}/view/${link.linkId}/`);
    const guest = visitorOf(server);
    expect((await guest.post(`/view/${link.linkId}/`, { viewerName: '<img src=x>', viewerEmail: 'wren@example.org' })).status).toBe(303);
    const shown = await ada.get(`${details}?done=linkMade`);
    expect(propsOf(shown.text).links).toMatchObject([
      { label: '<script>x</script>', visits: [{ viewerName: '<img src=x>', viewerEmail: 'wren@example.org' }] },
    ]);
    expect(shown.text).not.toMatch(/<script>x|<img src=x/);
    const other = await add();
    expect((await ada.post(`${other.details}links/${link.linkId}/revoke/`, {})).status).toBe(404);
    expect(await ada.post(`${details}links/${link.linkId}/revoke/`, {})).toMatchObject({
      status: 303,
      location: `${details}?done=linkRevoked#links`,
    });
    expect((await guest.get(`/view/${link.linkId}/`)).status).toBe(404);
    expect((await ada.post(`${details}links/${link.linkId}/revoke/`, {})).status).toBe(404);
  });
});
