import { draftRoutes } from '#contract/presentation/draft-routes.ts';
import { VERSIONS_A_PAGE, type VersionList } from '#contract/presentation/versions.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ADA, addEdited, editedDeck, move, sendBatch } from '../../../testing/test-editing.ts';
import { callApi, memberOf, type TestMember } from '../../../testing/test-member.ts';
import { visitorOf } from '../../../testing/test-visitor.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ada: TestMember;
let bob: TestMember;
let eve: TestMember;
let oid = '';
let id = 0;
let made = 0;
let batches = 0;
beforeAll(async () => {
  server = await startTestServer();
  [ada, bob, eve] = [await memberOf(server, 'ada'), await memberOf(server, 'bob'), await memberOf(server, 'eve')];
});
afterAll(() => server.close());
beforeEach(async () => {
  oid = `told-${(made += 1)}`;
  id = await addEdited(server, oid, { ...editedDeck, path: [{ id: 'first', to: 'root', notes: 'Breathe' }] });
  batches = 0;
});

const pathOf = (route: string, number?: unknown) => route.replace(':oid', oid).replace(':number', String(number));
const ask = async <T>(by: TestMember, method: string, path: string, body?: unknown) => {
  const { status, text } = await callApi(by, method, path, body);
  return { status, body: JSON.parse(text) as T & { code?: string; detail?: string } };
};
const list = (by = ada, query = '') => ask<VersionList>(by, 'GET', pathOf(draftRoutes.versions) + query);
const read = (number: unknown, by = ada) => ask<{ path?: { notes: string }[] }>(by, 'GET', pathOf(draftRoutes.version, number));
const name = (number: unknown, body: unknown, by = ada) => ask(by, 'POST', pathOf(draftRoutes.versionName, number), body);
const restore = (number: unknown, by = ada) => ask(by, 'POST', pathOf(draftRoutes.versionRestore, number), {});
const makeVersion = (body: object = {}) => ask(ada, 'POST', pathOf(draftRoutes.versions), body);
const change = () =>
  sendBatch(ada, oid, { client: ADA, number: (batches += 1), base: batches - 1, operations: [move('words', batches * 10)] });

test('whoever may edit sees who made which version, and what was in it', async () => {
  await change();
  await makeVersion({ name: 'Before the review' });
  for (const by of [ada, bob]) {
    const { status, body } = await list(by);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      versions: [
        { number: 2, name: 'Before the review', madeBy: 'edit', isShown: true },
        { number: 1, name: null, madeBy: 'save', isShown: false },
      ],
      hasMore: false,
    });
    expect(Date.parse(body.versions[0]?.madeAt ?? '')).not.toBeNaN();
    const document = await read(1, by);
    expect(document.status).toBe(200);
    // Notes are for those who edit.
    expect(document.body).toMatchObject({ title: 'Deck', path: [{ notes: 'Breathe' }] });
  }
});

test('a long history comes in pages', async () => {
  await server.foundation.database.pool.query(
    `insert into presentation_version (presentation_id, number, content_hash, document_key)
     select presentation_id, n, content_hash, document_key from presentation_version, generate_series(2, $2) n
     where presentation_id = $1 and number = 1`,
    [id, VERSIONS_A_PAGE + 5],
  );
  const first = (await list()).body;
  expect([first.versions.length, first.versions[0]?.number, first.hasMore]).toEqual([VERSIONS_A_PAGE, VERSIONS_A_PAGE + 5, true]);
  const rest = (await list(ada, '?before=6')).body;
  expect([rest.versions.map(({ number }) => number), rest.hasMore]).toEqual([[5, 4, 3, 2, 1], false]);
});

test('a version gets a name, another one, and none again', async () => {
  for (const words of ['Draft', '  Final ', null]) expect((await name(1, { name: words }, bob)).status).toBe(200);
  await name(1, { name: '  Final ' });
  expect((await list()).body.versions[0]?.name).toBe('Final');
  await name(1, { name: null });
  expect((await list()).body.versions[0]?.name).toBeNull();
});

test('going back makes a new version, and the draft goes on from it', async () => {
  await change();
  expect((await restore(1, bob)).status).toBe(200);
  expect((await list()).body.versions).toMatchObject([{ number: 3, madeBy: 'restore' }, { number: 2, madeBy: 'edit' }, { number: 1 }]);
  const { body } = await ask<{ number: number; changes: unknown[] }>(ada, 'GET', pathOf(draftRoutes.draft));
  expect(body).toMatchObject({ number: 2, changes: [], document: { root: { children: [{ id: 'words', x: 100 }, {}] } } });
});

test('a version that an editor made by going back says so, and stays', async () => {
  await change();
  expect((await makeVersion({ isRestored: true })).status).toBe(201);
  // Nothing is new: the version of somebody else is not renamed.
  await name(1, { name: 'One' });
  expect((await makeVersion({ isRestored: true })).status).toBe(201);
  expect((await list()).body.versions).toMatchObject([
    { number: 2, madeBy: 'restore' },
    { number: 1, madeBy: 'save' },
  ]);
});

test('what is not a version is not found, and what is not a name is refused', async () => {
  for (const number of [0, -1, 7, 1.5, 'x', '1e99', '%00', '1%2F..', '99999999999999999999']) {
    expect((await read(number)).status, String(number)).toBe(404);
    expect((await name(number, { name: 'One' })).status, String(number)).toBe(404);
    expect((await restore(number)).status, String(number)).toBe(404);
  }
  for (const body of [{}, { name: '' }, { name: ' ' }, { name: 'a'.repeat(101) }, { name: 3 }, { name: 'x', number: 2 }, [], 'x', null])
    expect((await name(1, body)).status, JSON.stringify(body)).toBe(400);
  for (const query of ['?before=0', '?before=x', '?before=-3', '?before=1e99']) expect((await list(ada, query)).status).toBe(400);
  const { body } = await ask(ada, 'GET', `${pathOf(draftRoutes.version, 7)}?lang=hu`);
  expect(body.code).toBe('notFound');
  expect((await list()).body.versions).toMatchObject([{ number: 1, name: null }]);
});

test('nobody else sees or changes anything, and no other site can have it changed', async () => {
  const stranger = { ...visitorOf(server), personId: '' };
  for (const [by, status] of [
    [eve, 404],
    [stranger, 401],
  ] as const) {
    expect((await list(by)).status).toBe(status);
    expect((await read(1, by)).status).toBe(status);
    expect((await name(1, { name: 'Mine' }, by)).status).toBe(status);
    expect((await restore(1, by)).status).toBe(status);
  }
  const body = JSON.stringify({ name: 'Forged' });
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const { status } = await ada.send(pathOf(draftRoutes.versionName, 1), { method: 'POST', headers, body });
  expect(status).toBe(403);
  expect((await list()).body.versions).toMatchObject([{ number: 1, name: null }]);
});
