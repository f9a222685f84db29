import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parsePresentation } from '#model/presentation/parse.ts';
import { madeOf } from '../../../platform/documents/made-file.ts';
import { memberOf, type TestMember } from '../../../testing/test-member.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { visitorOf } from '../../../testing/test-visitor.ts';
import { createPresentationsStore } from '../presentations.store.ts';

import { createPresentations, type Presentations } from '../presentations.ts';

const topic = (id: string, x: number) => ({
  kind: 'topic',
  id,
  title: `Stop ${id}`,
  x,
  y: 0,
  width: 1920,
  height: 1080,
  children: [{ kind: 'text', id: `${id}-words`, paragraphs: [`Words of ${id}`] }],
});
const deck = (title: string, ids = ['a', 'b', 'c', 'd']) => ({
  schemaVersion: 2,
  title,
  language: 'en',
  root: { id: 'root', title, width: 20_000, height: 2000, children: ids.map((id, place) => topic(id, 1000 + place * 3000)) },
  path: ids.map((id) => ({ id: `to-${id}`, to: id, title: `Stop ${id}` })),
});

const read = (document: unknown) => parsePresentation(document).presentation;
const draftOf = async (document: unknown) => ({ ...read(document), made: await madeOf(Buffer.from(JSON.stringify(document))) });

describe('the details of a presentation', () => {
  let server: TestServer;
  let presentations: Presentations;
  let ada: TestMember;
  let jun: TestMember;
  beforeAll(async () => {
    server = await startTestServer();
    const { database, storage, documents, queue } = server.foundation;
    presentations = createPresentations({ store: createPresentationsStore(database), storage, documents, queue });
    [ada, jun] = [await memberOf(server, 'ada'), await memberOf(server, 'jun')];
  });
  afterAll(() => server.close());

  const query = async (sql: string, values: unknown[] = []) =>
    (await server.foundation.database.pool.query<Record<string, unknown>>(sql, values)).rows;
  const rowOf = async (oid: string) => (await query('select * from presentation where oid = $1', [oid]))[0] ?? {};
  const propsOf = (html: string) =>
    JSON.parse(/<script id="page" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null').props;
  let last = 0;
  const add = async (privacy: 'public' | 'unlisted' | 'private' | 'reusable' = 'public') => {
    const oid = `details${++last}`;
    expect(await presentations.addDocument('ada', deck('The deep'), { oid, privacy, isTemplate: false, tags: [] })).toMatchObject({
      outcome: 'saved',
    });
    return { oid, details: `/p/details/${oid}/` };
  };
  const fields = { title: 'The deep', description: '', tags: '', privacy: 'public', hasSwitches: 'on', sellsPdf: 'on' };

  test('stores language, segment, slug and cover; empty fields restore the defaults', async () => {
    const { oid, details } = await add();
    expect(
      (await ada.post(details, { ...fields, slug: 'Öcean & light!', language: 'pt-BR', segment: 'teacher', coverStop: '3' })).status,
    ).toBe(303);
    expect(await rowOf(oid)).toMatchObject({
      slug: 'ocean-light',
      language: 'pt-BR',
      segment: 'teacher',
      cover_stop: 3,
      allows_copies: false,
      sells_pdf: true,
    });
    expect((await ada.get(`/p/${oid}/the-deep/`)).location).toBe(`/p/${oid}/ocean-light/`);
    expect(propsOf((await ada.get(`/p/${oid}/ocean-light/`)).text)).toMatchObject({ authorSegment: 'teacher', contentLanguage: 'pt-BR' });
    expect(propsOf((await ada.get(details)).text)).toMatchObject({
      usual: { slug: 'the-deep', language: 'en' },
      covers: [{ stop: 1, title: 'Stop a' }, { stop: 2 }, { stop: 3 }, { stop: 4 }],
      facts: { stopCount: 4 },
    });
    expect((await ada.post(details, { ...fields, slug: '', language: '', segment: '', coverStop: '' })).status).toBe(303);
    expect(await rowOf(oid)).toMatchObject({ slug: null, language: null, segment: null, cover_stop: null });
  });

  test.each([
    ['language', 'no such language'],
    ['segment', 'pirate'],
    ['coverStop', '-1'],
    ['revision', 'x'],
    ['slug', 'x'.repeat(201)],
  ])('rejects an invalid %s and changes nothing: %s', async (field, value) => {
    const { oid, details } = await add();
    const answer = await ada.post(details, { ...fields, title: 'Other', [field]: value });
    expect([answer.status, Object.keys(propsOf(answer.text).form.problems)]).toEqual([422, [field]]);
    expect(await rowOf(oid)).toMatchObject({ title: 'The deep', revision: 1 });
  });

  test('[PAGE-9] others may copy it only where the owner allows copies', async () => {
    const { oid, details } = await add('unlisted');
    const offered = async () => propsOf((await jun.get(`/p/${oid}/the-deep/`)).text).showMakeACopyButton;
    expect([await offered(), (await jun.get(`/p/copy/${oid}/`)).status]).toEqual([false, 404]);
    await ada.post(details, { ...fields, privacy: 'unlisted', allowsCopies: 'on' });
    expect([await offered(), (await jun.get(`/p/copy/${oid}/`)).status]).toEqual([true, 200]);
    // A form without switches leaves them unchanged.
    await ada.post(details, { title: 'The deep', description: '', tags: '', privacy: 'private' });
    expect(await rowOf(oid)).toMatchObject({ allows_copies: true });
    expect((await jun.get(`/p/copy/${oid}/`)).status).toBe(404);
  });

  test('only the owner chooses to show the notes as captions; the content is then made again', async () => {
    const { oid, details } = await add();
    const jobs = async () =>
      (await query(`select data->>'version' as version from pgboss.job where name = 'presentation-changed' and data->>'oid' = $1`, [oid]))
        .length;
    const isShown = async () => (await rowOf(oid))['shows_notes'];
    const before = await jobs();
    expect([await isShown(), propsOf((await ada.get(details)).text).form.values.showsNotes]).toEqual([false, '']);
    expect((await ada.post(details, { ...fields, showsNotes: 'on' })).status).toBe(303);
    expect([await isShown(), await jobs(), propsOf((await ada.get(details)).text).form.values.showsNotes]).toEqual([
      true,
      before + 1,
      'on',
    ]);
    // Nothing changes, or a form without switches.
    await ada.post(details, { ...fields, showsNotes: 'on' });
    await ada.post(details, { title: 'The deep', description: '', tags: '', privacy: 'public' });
    expect([await isShown(), await jobs()]).toEqual([true, before + 1]);
    await createPresentationsStore(server.foundation.database).setRight(Number((await rowOf(oid))['id']), 'jun', 'edit');
    expect((await jun.post(details, fields)).status).toBe(303);
    expect([await isShown(), await jobs()]).toEqual([true, before + 1]);
    await ada.post(details, fields);
    expect([await isShown(), await jobs()]).toEqual([false, before + 2]);
    await jun.post(details, { ...fields, showsNotes: 'on' });
    expect([await isShown(), await jobs()]).toEqual([false, before + 2]);
  });

  test('when two tabs rename, the second sees the current title, keeps its input and may save again', async () => {
    const { oid, details } = await add();
    const seen = propsOf((await ada.get(details)).text).form.values.revision;
    expect((await ada.post(details, { ...fields, title: 'First tab', revision: seen })).status).toBe(303);
    const late = await ada.post(details, { ...fields, title: 'Second tab', revision: seen });
    const { form } = propsOf(late.text);
    expect([late.status, form.values.title, form.problem]).toEqual([409, 'Second tab', expect.stringContaining('“First tab”')]);
    expect(await rowOf(oid)).toMatchObject({ title: 'First tab' });
    expect((await ada.post(details, { ...fields, title: 'Second tab', revision: form.values.revision })).status).toBe(303);
    expect(await rowOf(oid)).toMatchObject({ title: 'Second tab' });
  });

  test('restoring an earlier version makes it the newest and keeps the edited title', async () => {
    const { oid, details } = await add();
    await ada.post(details, { ...fields, title: 'Renamed' });
    expect(await presentations.saveArranged('ada', await draftOf(deck('Whatever it says', ['a', 'b'])), { oid, version: 1 })).toMatchObject(
      {
        outcome: 'saved',
        version: 2,
      },
    );
    expect(await presentations.saveArranged('ada', await draftOf(deck('Too late', ['b', 'a'])), { oid, version: 1 })).toEqual({
      outcome: 'outdated',
    });
    const before = propsOf((await ada.get(details)).text);
    expect(before.versions).toMatchObject([
      { number: 2, madeBy: 'arrange', isShown: true, isLatest: true },
      { number: 1, madeBy: 'save', isShown: false, isLatest: false },
    ]);
    expect(await ada.post(`${details}versions/1/restore/`, {})).toMatchObject({
      status: 303,
      location: `${details}?done=restored#versions`,
    });
    const after = propsOf((await ada.get(details)).text);
    expect(after).toMatchObject({
      versions: [{ number: 3, madeBy: 'restore', isShown: true, isLatest: true }, { number: 2 }, { number: 1 }],
      form: { values: { title: 'Renamed' } },
      covers: [{ stop: 1 }, { stop: 2 }, { stop: 3 }, { stop: 4 }],
    });
    const hashes = await query(
      'select content_hash from presentation_version join presentation on id = presentation_id where oid = $1 and number in (1, 3)',
      [oid],
    );
    expect(new Set(hashes.map(({ content_hash }) => content_hash)).size).toBe(1);
    expect((await ada.post(`${details}versions/9/restore/`, {})).status).toBe(404);
    expect((await jun.post(`${details}versions/1/restore/`, {})).status).toBe(404);
  });

  test('rearranging the stops makes a new version', async () => {
    const { oid, details } = await add();
    expect(propsOf((await ada.get(details)).text).arrangement).toEqual({ offers: ['grid', 'spiral', 'tree', 'line'] });
    expect((await ada.post(`${details}arrange/`, { arrangement: 'spiral' })).status).toBe(303);
    expect((await ada.post(`${details}arrange/`, { arrangement: 'heap' })).status).toBe(422);
    expect((await ada.get(`${details}?done=arranged`)).text).toMatch(
      /<section id="arrangement"(?:(?!<section).)*The stops have been rearranged/s,
    );
    const [current] = await query(
      'select number, made_by, document_key, bytes from presentation join presentation_version on id = presentation_id and number = current_version where oid = $1',
      [oid],
    );
    expect(current).toMatchObject({ number: 2, made_by: 'arrange' });
    const stored = await server.foundation.storage.get(String(current?.['document_key']));
    const document = await json(stored?.body ?? (await Promise.reject(new Error('nothing is stored'))));
    expect(document).toMatchObject({ path: deck('').path.map(({ to }) => ({ to })) });
  });

  test('[PRIV-4] a presentation in the trash is not found: no page, no details, no view link', async () => {
    const { oid, details } = await add();
    await ada.post(`${details}links/`, { label: 'Board' });
    const [link] = propsOf((await ada.get(details)).text).links;
    const guest = visitorOf(server);
    expect((await guest.get(`/view/${link.linkId}/`)).status).toBe(200);
    await query('update presentation set trashed_at = now() where oid = $1', [oid]);
    for (const address of [details, `/p/${oid}/the-deep/`, `/view/${link.linkId}/`, `/p/embed/${oid}/`, `/p/download/${oid}/`])
      expect([address, (await ada.get(address)).status]).toEqual([address, 404]);
  });

  /** Gives it a document of so many bytes that are no JSON: parsing it would fail the request. */
  const putUnparsable = async (oid: string, size: number) => {
    const key = `presentation/documents/${oid}.json`;
    await server.foundation.storage.put(key, Buffer.alloc(size, '{'), { type: 'application/json' });
    await query('update presentation_version set document_key = $2 where presentation_id = (select id from presentation where oid = $1)', [
      oid,
      key,
    ]);
  };
  const MB = 1024 * 1024;

  test('a document over 24 MB is not parsed for its details: they are shown without stops and arrangements', async () => {
    const { oid, details } = await add();
    await putUnparsable(oid, 24 * MB + 1);
    const page = await ada.get(details);
    expect([page.status, propsOf(page.text)]).toMatchObject([200, { covers: [], arrangement: null, facts: { stopCount: 0 } }]);
    expect((await ada.post(`${details}arrange/`, { arrangement: 'grid' })).status).toBe(413);
  });

  test('a document over 24 MB is not parsed for its download', async () => {
    const { oid } = await add();
    await putUnparsable(oid, 24 * MB + 1);
    expect((await ada.get(`/p/download/${oid}/`)).status).toBe(413);
  });

  test.each([
    ['handed over', 100_000],
    ['small', 10],
  ])('a stored document that is no longer JSON, %s, is refused, not an error of ours', async (_size, size) => {
    const { oid, details } = await add();
    await putUnparsable(oid, size);
    expect((await ada.get(`/p/download/${oid}/`)).status).toBe(413);
    expect((await ada.post(`${details}arrange/`, { arrangement: 'grid' })).status).toBe(413);
    expect((await ada.get(details)).status).toBe(200);
  });

  test('only the owner may download the file', async () => {
    const { oid } = await add('public');
    expect((await visitorOf(server).get(`/p/download/${oid}/`)).status).toBe(303);
    expect((await jun.get(`/p/download/${oid}/`)).status).toBe(404);
    const file = await ada.get(`/p/download/${oid}/`);
    expect([file.status, file.headers.get('content-disposition')]).toEqual([200, expect.stringContaining('the-deep.lectern')]);
    expect(file.text.slice(0, 2)).toBe('PK');
  });
});
