import { createHash } from 'node:crypto';
import { languages } from '#locale/language.ts';
import { translatorOf } from '#locale/translate.ts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberOf, type TestMember } from '../../../testing/test-member.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createPresentationsStore } from '../presentations.store.ts';
import { createPresentations } from '../presentations.ts';

const picture = Buffer.from('\x89PNG\r\n\x1a\n and the rest', 'latin1');
const image = `images/${createHash('sha256').update(picture).digest('hex')}.png`;
const text = (id: string) => ({ kind: 'text', id, x: 100, y: 100, width: 90, height: 20, paragraphs: [`Text ${id}, among many`] });
const topic = (id: string) => ({
  kind: 'topic',
  id,
  title: id,
  width: 800,
  height: 450,
  children: Array.from({ length: 300 }, (_none, place) => text(`${id}-${place}`)),
});
const deck = {
  schemaVersion: 2,
  title: 'Many texts',
  language: 'en',
  assets: { reef: { kind: 'image', source: `/files/${image}`, width: 4, height: 3 } },
  root: { id: 'root', title: 'All', width: 4000, height: 4000, children: ['one', 'two'].map(topic) },
  path: ['one', 'two'].map((to) => ({ to, title: `Stop ${to}`, notes: 'Slowly' })),
};

describe('a document that is worked on by another process', () => {
  let server: TestServer;
  let ada: TestMember;
  let jun: TestMember;
  beforeAll(async () => {
    server = await startTestServer();
    const { database, storage } = server.foundation;
    [ada, jun] = [await memberOf(server, 'ada'), await memberOf(server, 'jun')];
    const presentations = createPresentations({ ...server.foundation, store: createPresentationsStore(database) });
    await storage.put(`presentation/${image}`, picture, { type: 'image/png' });
    await presentations.addDocument('ada', deck, { oid: 'many', privacy: 'public', isTemplate: false, tags: ['texts'] });
    await database.pool.query('update presentation set allows_copies = true');
  });
  afterAll(() => server.close());

  const download = async (oid: string) => {
    const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${server.origin}/p/download/${oid}/`, { headers: { cookie } });
    return unzipSync(new Uint8Array(await answer.arrayBuffer()));
  };
  const contentOf = (files: Record<string, Uint8Array>) => JSON.parse(Buffer.from(files['presentation.json'] ?? []).toString());

  test('is downloaded with its pictures', async () => {
    const files = await download('many');
    expect(Object.keys(files)).toEqual(['lectern.json', 'presentation.json', image]);
    expect(Buffer.from(files[image] ?? [])).toEqual(picture);
    expect(contentOf(files)).toMatchObject({ title: 'Many texts', assets: { reef: { source: image } }, path: [{ notes: 'Slowly' }, {}] });
  });

  test('is shown with its stops and arrangements, and rearranged', async () => {
    expect((await ada.get('/p/details/many/')).text).toContain('Stop two');
    expect((await ada.post('/p/details/many/arrange/', { arrangement: 'line' })).status).toBe(303);
    expect((await server.foundation.database.pool.query('select made_by from presentation_version where number = 2')).rows).toEqual([
      { made_by: 'arrange' },
    ]);
  });

  test('is copied by others without the notes', async () => {
    const { status, location } = await jun.post('/p/copy/many/', {});
    const oid = location?.split('/')[3];
    expect([status, oid]).toEqual([303, expect.any(String)]);
    await server.foundation.database.pool.query(`update presentation set owner_id = 'ada' where oid = $1`, [oid]);
    expect(contentOf(await download(oid ?? '')).path.map(({ notes = '' }) => notes)).toEqual(['', '']);
  });

  test('can be tried again later, in every language, when nothing works on documents', async () => {
    await server.foundation.documents.close();
    for (const language of languages) {
      const answer = await ada.get(`/p/download/many/?lang=${language}`);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(answer.text).toContain(translatorOf(language)('problem.documentsBusy.detail'));
    }
    const machine = await ada.post('/p/details/many/arrange/', { arrangement: 'grid' }, { accept: 'application/json' });
    expect([machine.status, JSON.parse(machine.text).code]).toEqual([503, 'documentsBusy']);
    expect((await jun.post('/p/copy/many/', {})).status).toBe(503);
  });
});
