import type { Batch } from '#contract/presentation/changes.ts';
import { closeCodes, type SocketReply } from '#contract/presentation/draft-socket.ts';
import { routes } from '#contract/routes.ts';
import type { Operation } from '#model/change/operation.ts';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { callApi, memberOf, type TestMember } from '../../../testing/test-member.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { visitorOf, type TestVisitor } from '../../../testing/test-visitor.ts';
import { createPresentations } from '../presentations.ts';
import { createPresentationsStore } from '../presentations.store.ts';

const deck = {
  schemaVersion: 2,
  title: 'Deck',
  root: {
    id: 'root',
    title: 'Deck',
    width: 8000,
    height: 2000,
    children: [{ kind: 'text', id: 'words', x: 1, y: 1, paragraphs: ['One'] }],
  },
};
const move = (x: number): Operation => ({ kind: 'set', id: 'words', fields: { x } });
const batchOf = (client: string, number: number, base: number, x: number): Batch => ({ client, number, base, operations: [move(x)] });
const ADA = 'client-of-ada-0001';
const BOB = 'client-of-bob-0001';

let first: TestServer;
let second: TestServer;
let ada: TestMember;
let bob: TestMember;
let oid = '';
let made = 0;
beforeAll(async () => {
  first = await startTestServer();
  const { database } = first.foundation;
  const shared = { STORAGE_URL: pathToFileURL(`${first.dataDirectory}/files`).href };
  second = await startTestServer({ environment: shared, changeDatabaseUrl: () => database.url });
  ada = await memberOf(first, 'ada');
  bob = await memberOf(second, 'bob');
});
afterAll(async () => {
  await second.close();
  await first.close();
});
beforeEach(async () => {
  oid = `deck-${(made += 1)}`;
  const { database, storage, documents, queue } = first.foundation;
  const presentations = createPresentations({ store: createPresentationsStore(database), storage, documents, queue });
  await presentations.addDocument('ada', deck, { oid, privacy: 'private', isTemplate: false, tags: [] });
  await query(
    `insert into presentation_right (presentation_id, person_id, level) select id, 'bob', 'edit' from presentation where oid = $1`,
  );
});
const query = (sql: string) => first.foundation.database.pool.query(sql, [oid]);

/** The first change of a draft has to start a process. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

const sockets: WebSocket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

interface Tab {
  say(message: unknown): void;
  heard: SocketReply[];
  /** The code it was closed with. */
  closed: Promise<number>;
}

/** A socket as a browser opens it; rejects if the server does not let it in. */
async function openTab(server: TestServer, visitor: TestVisitor, headers: Record<string, string> = {}): Promise<Tab> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const address = `${server.address.replace('http', 'ws')}${routes.draftSocket.replace(':oid', oid)}`;
  const socket = new WebSocket(address, { headers: { cookie, origin: server.origin, ...headers } } as never);
  sockets.push(socket);
  const heard: SocketReply[] = [];
  socket.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data)) as SocketReply));
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('Not let in')));
  });
  return { heard, closed, say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)) };
}

describe('a socket', () => {
  test('takes batches, and brings the changes of everybody, at every server', async () => {
    const [one, other] = [await openTab(first, ada), await openTab(second, bob)];
    other.say({ kind: 'follow', after: 0 });
    one.say({ kind: 'follow', after: 0 });
    one.say({ kind: 'batch', batch: batchOf(ADA, 1, 0, 10) });
    const change = { number: 1, client: ADA, clientNumber: 1, operations: [move(10)] };
    await until(() =>
      expect(one.heard).toMatchObject([{ kind: 'answer', number: 1, answer: { outcome: 'accepted', at: 1, changes: [change] } }]),
    );
    await until(() => expect(other.heard).toMatchObject([{ kind: 'changes', number: 1, changes: [change] }]));
    other.say({ kind: 'batch', batch: batchOf(BOB, 1, 1, 20) });
    await until(() => expect(one.heard.at(-1)).toMatchObject({ kind: 'changes', number: 2, changes: [{ number: 2, client: BOB }] }));
    await callApi(ada, 'POST', routes.changes.replace(':oid', oid), batchOf(ADA, 2, 2, 30));
    await until(() => expect(other.heard.at(-1)).toMatchObject({ kind: 'changes', changes: [{ number: 3, clientNumber: 2 }] }));
    expect(one.heard.flatMap((reply) => ('changes' in reply ? reply.changes.map(({ number }) => number) : []))).toEqual([2, 3]);
  });

  test('brings what was missed', async () => {
    for (let number = 1; number <= 5; number += 1)
      await callApi(ada, 'POST', routes.changes.replace(':oid', oid), batchOf(ADA, number, number - 1, number));
    const tab = await openTab(second, bob);
    tab.say({ kind: 'follow', after: 2 });
    await until(() =>
      expect(tab.heard).toMatchObject([{ kind: 'changes', number: 5, changes: [{ number: 3 }, { number: 4 }, { number: 5 }] }]),
    );
  });

  test('answers a refused batch, and the next one', async () => {
    const tab = await openTab(first, ada);
    tab.say({ kind: 'batch', batch: { ...batchOf(ADA, 1, 0, 1), operations: [{ kind: 'remove', id: 'nothing' }] } });
    tab.say({ kind: 'batch', batch: batchOf(ADA, 2, 0, 5) });
    await until(() =>
      expect(tab.heard).toMatchObject([
        { kind: 'answer', number: 1, answer: { outcome: 'refused', rule: 'unknown-object', detail: 'nothing' } },
        { kind: 'answer', number: 2, answer: { outcome: 'accepted', at: 1 } },
      ]),
    );
  });

  test('tells followers to read the draft again when it begins again', async () => {
    await callApi(ada, 'POST', routes.changes.replace(':oid', oid), batchOf(ADA, 1, 0, 10));
    const tab = await openTab(second, bob);
    tab.say({ kind: 'follow', after: 1 });
    await ada.post(`/p/edit/${oid}/versions/1/restore/`, {});
    await until(() => expect(tab.heard).toEqual([{ kind: 'forgotten', number: 2 }]));
  });

  test.each([
    ['no JSON', 'nonsense'],
    ['an unknown kind', { kind: 'explode' }],
    ['a malformed batch', { kind: 'batch', batch: { client: 'x' } }],
    ['a number that is none', { kind: 'follow', after: -1 }],
  ])('is closed by %s', async (_name, message) => {
    const tab = await openTab(first, ada);
    tab.say(message);
    expect(await tab.closed).toBe(closeCodes.malformed);
  });

  test('is closed by a message that is too large, and the server lives on', async () => {
    const tab = await openTab(first, ada);
    tab.say('x'.repeat(9_000_000));
    expect(await tab.closed).toBeGreaterThan(1000);
    expect((await visitorOf(first).get('/')).status).toBe(200);
  });

  test('is not opened by strangers, visitors and pages of other sites', async () => {
    const stranger = await memberOf(first, `stranger-${made}`);
    await expect(openTab(first, stranger)).rejects.toThrow('Not let in');
    await expect(openTab(first, visitorOf(first))).rejects.toThrow('Not let in');
    await expect(openTab(first, ada, { origin: 'https://elsewhere.example' })).rejects.toThrow('Not let in');
  });

  test('takes nothing more from somebody whose right has ended, and brings them nothing', async () => {
    const tab = await openTab(second, bob);
    tab.say({ kind: 'batch', batch: batchOf(BOB, 1, 0, 10) });
    await until(() => expect(tab.heard).toHaveLength(1));
    await query(`delete from presentation_right using presentation where id = presentation_id and oid = $1`);
    tab.say({ kind: 'batch', batch: batchOf(BOB, 2, 1, 20) });
    expect(await tab.closed).toBe(closeCodes.notFound);
  });

  test('brings nothing more to somebody whose right has ended, however busy the draft is', async () => {
    const tab = await openTab(second, bob);
    tab.say({ kind: 'follow', after: 0 });
    const closing = { code: 0 };
    void tab.closed.then((code) => (closing.code = code));
    await query(`delete from presentation_right using presentation where id = presentation_id and oid = $1`);
    for (let number = 1; closing.code === 0 && number < 2000; number += 1)
      await callApi(ada, 'POST', routes.changes.replace(':oid', oid), batchOf(ADA, number, number - 1, number));
    expect(closing.code).toBe(closeCodes.notFound);
  });

  test('takes nothing more from somebody who has logged out', async () => {
    const guest = await memberOf(first, `guest-${made}`);
    await query(`update presentation set owner_id = 'guest-${made}' where oid = $1`);
    const tab = await openTab(first, guest);
    await guest.post(routes.logOut, {});
    tab.say({ kind: 'batch', batch: batchOf(ADA, 1, 0, 10) });
    expect(await tab.closed).toBe(closeCodes.signedOut);
  });

  test('of a presentation in the trash is closed', async () => {
    const tab = await openTab(first, ada);
    await query('update presentation set trashed_at = now() where oid = $1');
    tab.say({ kind: 'batch', batch: batchOf(ADA, 1, 0, 10) });
    expect(await tab.closed).toBe(closeCodes.notFound);
  });
});
