import { draftRoutes } from '#contract/presentation/draft-routes.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callApi, memberOf, type TestMember } from '../../../testing/test-member.ts';
import { addPresentation } from '../../../testing/test-rows.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { visitorOf, type TestVisitor } from '../../../testing/test-visitor.ts';
import { createPresentationsStore } from '../presentations.store.ts';

describe('the editor', () => {
  let server: TestServer;
  let ada: TestMember;
  let jun: TestMember;
  let last = 0;
  let pitch: { id: number; oid: string };
  let core: { id: number; oid: string };
  beforeAll(async () => {
    server = await startTestServer();
    [ada, jun] = [await memberOf(server, 'ada'), await memberOf(server, 'jun')];
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const { pool } = server.foundation.database;
    pitch = await addPresentation(pool, { oid: `pitch${++last}`, owner: 'ada', privacy: 'private' });
    core = await addPresentation(pool, { oid: `core${last}`, owner: 'ada', privacy: 'private' });
    await pool.query('update presentation set schema_version = 0 where id = $1', [core.id]);
  });

  const grant = (level: 'edit' | 'comment' | 'view') =>
    createPresentationsStore(server.foundation.database).setRight(pitch.id, 'jun', level);
  const frameOf = (html: string) => JSON.parse(/<script id="page" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

  test('[SITE-5] is served to its owner and to whoever may edit, and to no cache', async () => {
    await grant('edit');
    for (const [visitor, isOwner] of [
      [ada, true],
      [jun, false],
    ] as const) {
      const { status, headers, text } = await visitor.get(`/p/edit/${pitch.oid}/`);
      expect([status, headers.get('cache-control')]).toEqual([200, expect.stringContaining('private')]);
      expect(frameOf(text)).toMatchObject({
        page: 'editor',
        props: {
          oid: pitch.oid,
          title: pitch.oid,
          personId: visitor.personId,
          isOwner,
          addresses: { view: `/p/${pitch.oid}/${pitch.oid}/`, details: `/p/details/${pitch.oid}/`, dashboard: '/dashboard/next/' },
        },
      });
    }
  });

  test('[PRIV-3] each schema has its own edit address, and the other one redirects to it', async () => {
    const [ofPitch, ofCore] = [`/p/edit/${pitch.oid}/`, `/${core.oid}/edit/`];
    const { status, text } = await ada.get(ofCore);
    expect([status, frameOf(text)]).toMatchObject([
      200,
      { page: 'editor', props: { addresses: { view: `/${core.oid}/${core.oid}/`, details: `/p/details/${core.oid}/` } } },
    ]);
    for (const [wrong, right] of [
      [`/p/edit/${core.oid}/?lang=de`, `${ofCore}?lang=de`],
      [`/${pitch.oid}/edit/`, ofPitch],
    ] as const)
      expect(await ada.get(wrong)).toMatchObject({ status: 303, location: right });
  });

  test('[PRIV-2] sends whoever may only comment to the page; for all others it does not exist', async () => {
    const address = `/p/edit/${pitch.oid}/`;
    const unknown = await jun.get('/p/edit/nonesuch/');
    const neutral = (html: string) => html.replaceAll(/nonesuch|pitch\d+/g, '').replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '');
    for (const level of [undefined, 'view'] as const) {
      if (level) await grant(level);
      const hidden = await jun.get(address);
      expect([hidden.status, neutral(hidden.text)]).toEqual([404, neutral(unknown.text)]);
    }
    await grant('comment');
    expect(await jun.get(address)).toMatchObject({ status: 303, location: `/p/${pitch.oid}/${pitch.oid}/` });
  });

  test('sends signed-out visitors to log in and back, whether it exists or not', async () => {
    const visitor = visitorOf(server);
    for (const address of [`/p/edit/${pitch.oid}/`, `/${core.oid}/edit/`, '/p/edit/nonesuch/'])
      expect(await visitor.get(address)).toMatchObject({ status: 303, location: `/login?next=${encodeURIComponent(address)}` });
    expect((await visitor.get('/p/edit/NO SUCH/')).status).toBe(404);
  });

  test('takes no forms: those of the details have an address of their own', async () => {
    expect((await ada.post(`/p/edit/${pitch.oid}/`, { title: 'Other', description: '', tags: '' })).status).toBe(404);
  });

  describe('renaming', () => {
    const rename = (by: TestVisitor, title: unknown, oid = pitch.oid) =>
      callApi(by, 'POST', draftRoutes.title.replace(':oid', oid), { title });
    const details = async () => {
      const { rows } = await server.foundation.database.pool.query('select title, description, tags from presentation where id = $1', [
        pitch.id,
      ]);
      return rows[0];
    };

    test('[SITE-5] changes the title and nothing else, by whoever may edit', async () => {
      await grant('edit');
      const before = await details();
      expect((await rename(jun, '  Light in the deep ')).status).toBe(200);
      expect(await details()).toEqual({ ...before, title: 'Light in the deep' });
      expect((await ada.get(`/p/edit/${pitch.oid}/`)).text).toContain('Light in the deep');
    });

    test('[PRIV-3] is refused to everyone else, and without a title', async () => {
      await grant('comment');
      const before = await details();
      expect((await rename(jun, 'Mine')).status).toBe(404);
      expect((await rename(visitorOf(server), 'Mine')).status).toBe(401);
      for (const wrong of ['', '   ', 'two\nlines', 'x'.repeat(201), 7, null]) expect((await rename(ada, wrong)).status).toBe(400);
      expect(await details()).toEqual(before);
    });
  });
});
