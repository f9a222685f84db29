import { json } from 'node:stream/consumers';
import type { NewPresentationProps } from '#contract/presentation/new-presentation.ts';
import { routes } from '#contract/routes.ts';
import { languages } from '#locale/language.ts';
import { outlineLimits } from '#model/outline/outline.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi, memberOf, type TestMember } from '../../../testing/test-member.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { visitorOf } from '../../../testing/test-visitor.ts';
import { createPresentationsStore } from '../presentations.store.ts';

const outline =
  'Why streets flood\n\tWhere the rain goes\n\t\tRoofs\n\tWhat the drains can take\n\t\tBuilt for 1960\n\t\t\tTwice as many people now';

describe('[SITE-5] beginning a presentation', () => {
  let server: TestServer;
  let ada: TestMember;
  beforeAll(async () => {
    server = await startTestServer();
    ada = await memberOf(server, 'ada');
  });
  afterAll(() => server.close());

  const count = async () =>
    (await server.foundation.database.pool.query<{ count: number }>('select count(*)::int from presentation')).rows[0]?.count;
  const propsIn = (text: string): NewPresentationProps =>
    (JSON.parse(/<script id="page" type="application\/json">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null') as { props: NewPresentationProps })
      .props;
  const madeAt = async (location: string | null) => {
    const oid = /^\/p\/edit\/([a-z0-9]{12})\/$/.exec(location ?? '')?.[1] ?? '';
    const row = await createPresentationsStore(server.foundation.database).findByOid(oid);
    const stored = await server.foundation.storage.get(row?.documentKey ?? '');
    return { row, ...parsePresentation(stored && (await json(stored.body))) };
  };
  const send = (fields: Record<string, string>, language = 'en') =>
    ada.post(routes.newPresentation, fields, { 'accept-language': language });

  test('has a page with a form that works without scripts', async () => {
    const { status, text } = await ada.get(routes.newPresentation);
    expect(status).toBe(200);
    expect(text).toMatch(/<form[^>]*action="\/p\/new\/"[^]*<textarea[^>]*name="outline"/);
    expect(propsIn(text)).toMatchObject({ folder: null, arrangement: 'circle', look: 'rain', form: { problem: null } });
    expect(await visitorOf(server).get(`${routes.newPresentation}?folder=abc`)).toMatchObject({
      status: 303,
      location: `/login?next=${encodeURIComponent(`${routes.newPresentation}?folder=abc`)}`,
    });
  });

  test('from an outline is made at once, in the look that was chosen, and opens in the editor', async () => {
    const { status, location } = await send({ outline, arrangement: 'tree', look: 'night' });
    expect(status).toBe(303);
    const { row, presentation, problems } = await madeAt(location);
    expect(problems).toEqual([]);
    expect(row).toMatchObject({ title: 'Why streets flood', privacy: 'private', version: 1, ownerId: 'ada' });
    expect(presentation).toMatchObject({ language: 'en', theme: { palette: { background: '#0f1533' } } });
    expect(presentation.path.map(({ title }) => title)).toEqual([
      'Why streets flood',
      'Where the rain goes',
      'What the drains can take',
      'Built for 1960',
    ]);
    expect(presentation.root.children.map(({ id }) => id)).toContain('arrangement-branches');
    const editor = await ada.get(location ?? '');
    expect([editor.status, /"page":"(\w+)"/.exec(editor.text)?.[1]]).toEqual([200, 'editor']);
  });

  test('has the language of its text, whatever the one of the page', async () => {
    const { location } = await send({ outline: 'Das Wasser und die Stadt\n\tWas der Regen mit den Straßen macht\n\tWas wir tun' }, 'ja');
    expect((await madeAt(location)).presentation.language).toBe('de');
  });

  test('with wishes that nobody can have gets the usual ones', async () => {
    const { status, location } = await send({ outline: 'One\n\tTwo', arrangement: 'heap', look: '../etc', folder: 'NO SUCH' });
    expect(status).toBe(303);
    expect((await madeAt(location)).presentation.theme.palette.background).toBe('#e3edf0');
  });

  test('goes into the folder it was begun in', async () => {
    const { folder } = JSON.parse(
      (await callApi(ada, 'POST', routes.dashboardAction, { action: 'make-folder', name: 'Teaching', oid: [] })).text,
    ) as { folder: string };
    const { text } = await ada.get(`${routes.newPresentation}?folder=${folder}`);
    expect(propsIn(text).folder).toEqual({ oid: folder, name: 'Teaching' });
    const { location } = await send({ outline: 'One\n\tTwo', folder });
    const { rows } = await server.foundation.database.pool.query<{ oid: string }>(
      'select f.oid from presentation p join folder f on f.id = p.folder_id where p.oid = $1',
      [(location ?? '').split('/')[3]],
    );
    expect(rows).toEqual([{ oid: folder }]);
  });

  test.each([
    ['nothing', ' \n \t ', /Write or paste at least one line/],
    ['only control characters', '\u0001\u0002\u0000', /Write or paste at least one line/],
    ['a line of 150,000 letters', 'x'.repeat(150_000), /more than 100,000 characters/],
    ['too many lines', 'x\n'.repeat(outlineLimits.lines + 1), /more than 2,000 lines/],
    ['too many topics', 'x\n'.repeat(outlineLimits.topics + 2), /more than 500 topics/],
  ])('from %s is refused with a reason, and the text is still there', async (_name, words, reason) => {
    const before = await count();
    const { status, text } = await send({ outline: words, look: 'forest' });
    expect([status, text]).toEqual([422, expect.stringMatching(reason)]);
    expect(propsIn(text)).toMatchObject({ look: 'forest', form: { values: { outline: words } } });
    expect(await count()).toBe(before);
  });

  test('is refused in the language of the page', async () => {
    const said = new Set<string>();
    for (const language of languages) {
      const { status, text } = await send({ outline: '' }, language);
      expect(status).toBe(422);
      said.add(propsIn(text).form.problems.outline ?? '');
    }
    expect(said.size).toBe(languages.length);
  });

  test('from more than any outline can be is refused before it is read', async () => {
    const before = await count();
    const { status, text } = await send({ outline: 'x'.repeat(9_000_000) });
    expect([status, text]).toEqual([413, expect.stringContaining('<h1')]);
    expect(await count()).toBe(before);
  });

  test('may be nested a thousand levels deep', async () => {
    const deep = Array.from({ length: 1000 }, (_, level) => '\t'.repeat(Math.min(level, 60)) + level).join('\n');
    const { status, location } = await send({ outline: deep });
    expect(status).toBe(303);
    expect((await madeAt(location)).problems).toEqual([]);
  });

  test('from the longest outline is stored whole', async () => {
    const long = `Title\n${Array.from({ length: outlineLimits.topics }, (_, index) => `\tTopic ${index}`).join('\n')}`;
    const { location } = await send({ outline: long, arrangement: 'spiral' });
    const { presentation, problems } = await madeAt(location);
    expect([problems, presentation.path.length]).toEqual([[], outlineLimits.topics + 1]);
  });

  test('is refused without room, and without a token', async () => {
    expect((await ada.send(routes.newPresentation, { method: 'POST', body: new URLSearchParams({ outline }) })).status).toBe(403);
    const small = await startTestServer({ environment: { STORAGE_LIMIT_GB: '0.000001' } });
    try {
      const kit = await memberOf(small, 'kit');
      const { status, text } = await kit.post(routes.newPresentation, { outline });
      expect([status, text]).toEqual([422, expect.stringContaining('Your storage is full')]);
      expect(propsIn(text).form.values.outline).toBe(outline);
    } finally {
      await small.close();
    }
  });
});
