import type { Batch } from '#contract/presentation/changes.ts';
import { closeCodes, largestMessage, type SocketReply } from '#contract/presentation/draft-socket.ts';
import { draftRoutes } from '#contract/presentation/draft-routes.ts';
import { routes } from '#contract/routes.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { systemClock } from '../../../platform/clock/system-clock.ts';
import { ADA, addEdited, BOB, move, sendBatch, startTwoServers } from '../../../testing/test-editing.ts';
import { memberOf, type TestMember } from '../../../testing/test-member.ts';
import { proxyTo } from '../../../testing/test-proxy.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { visitorOf, type TestVisitor } from '../../../testing/test-visitor.ts';
import { draftTopic } from './editing.ts';
import { createEditingStore } from './editing.store.ts';

const batchOf = (client: string, number: number, base: number, x: number): Batch => ({
  client,
  number,
  base,
  operations: [move('words', x)],
});

let first: TestServer;
let second: TestServer;
let ada: TestMember;
let bob: TestMember;
let close: () => Promise<void>;
let oid = '';
let id = 0;
let made = 0;
/** Milliseconds, of the clock of the second server. */
let setBackBy = 0;
beforeAll(async () => {
  ({ first, second, ada, bob, close } = await startTwoServers({ clock: { ...systemClock, now: () => systemClock.now() - setBackBy } }));
  listFollowed(second);
});
afterAll(() => close());
beforeEach(async () => {
  setBackBy = 0;
  oid = `deck-${(made += 1)}`;
  id = await addEdited(first, oid);
});
const query = (sql: string) => first.foundation.database.pool.query(sql, [oid]);

/** The first change of a draft has to start a process. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

const sockets: WebSocket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

/** What is followed at the second server, once for each who follows it. */
const followed: string[] = [];
const countFollowers = () => followed.filter((topic) => topic === draftTopic(id)).length;

/** The bus works as it does without this. */
function listFollowed({ foundation: { bus } }: TestServer): void {
  const { follow } = bus;
  bus.follow = (topic, onNumber) => {
    const end = follow(topic, onNumber);
    followed.push(topic);
    return () => {
      end();
      followed.splice(followed.indexOf(topic), 1);
    };
  };
}

interface Tab {
  leave(): void;
  say(message: unknown): void;
  heard: SocketReply[];
  /** The code it was closed with. */
  closed: Promise<number>;
}

/** A socket as a browser opens it; rejects if the server does not let it in. */
async function openTab(
  server: TestServer,
  visitor: TestVisitor,
  { origin = server.origin, address = server.address, search = '' }: { origin?: string; address?: string; search?: string } = {},
): Promise<Tab> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const path = draftRoutes.socket.replace(':oid', oid) + search;
  const socket = new WebSocket(new URL(path, address.replace('http', 'ws')), { headers: { cookie, origin } } as never);
  sockets.push(socket);
  const heard: SocketReply[] = [];
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as SocketReply;
    const isSignOfLife = reply.kind === 'changes' && reply.changes.length === 0;
    if (!isSignOfLife) heard.push(reply);
  });
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('Not let in')));
  });
  return {
    heard,
    closed,
    leave: () => socket.close(),
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
  };
}

describe('a socket', () => {
  test('takes batches, and brings the changes of everybody, at every server', async () => {
    const [one, other] = [await openTab(first, ada), await openTab(second, bob)];
    other.say({ kind: 'follow', after: 0 });
    one.say({ kind: 'follow', after: 0 });
    one.say({ kind: 'batch', batch: batchOf(ADA, 1, 0, 10) });
    const change = { number: 1, client: ADA, clientNumber: 1, operations: [move('words', 10)] };
    await until(() =>
      expect(one.heard).toMatchObject([{ kind: 'answer', number: 1, answer: { outcome: 'accepted', at: 1, changes: [change] } }]),
    );
    await until(() => expect(other.heard).toMatchObject([{ kind: 'changes', number: 1, changes: [change] }]));
    other.say({ kind: 'batch', batch: batchOf(BOB, 1, 1, 20) });
    await until(() => expect(one.heard.at(-1)).toMatchObject({ kind: 'changes', number: 2, changes: [{ number: 2, client: BOB }] }));
    await sendBatch(ada, oid, batchOf(ADA, 2, 2, 30));
    await until(() => expect(other.heard.at(-1)).toMatchObject({ kind: 'changes', changes: [{ number: 3, clientNumber: 2 }] }));
    expect(one.heard.flatMap((reply) => ('changes' in reply ? reply.changes.map(({ number }) => number) : []))).toEqual([2, 3]);
  });

  test('brings what was missed', async () => {
    for (let number = 1; number <= 5; number += 1) await sendBatch(ada, oid, batchOf(ADA, number, number - 1, number));
    const tab = await openTab(second, bob);
    tab.say({ kind: 'follow', after: 2 });
    await until(() =>
      expect(tab.heard).toMatchObject([{ kind: 'changes', number: 5, changes: [{ number: 3 }, { number: 4 }, { number: 5 }] }]),
    );
  });

  test.each([
    ['number', [1000, 1000, 1000, 300], 1],
    ['size', [2, 2, 2, 1], 12_000],
  ])(
    'brings what was missed page by page, limited by %s: nothing is missing, nothing comes twice',
    async (_limit, pages, operationCount) => {
      const count = pages.reduce((sum, length) => sum + length);
      const store = createEditingStore(first.foundation.database);
      await store.begin(id);
      await store.inTransaction(async (client) => {
        for (let number = 1; number <= count; number += 1) {
          const operations = Array.from({ length: operationCount }, (_, index) => move('words', number + index));
          await store.add(client, id, { number, client: ADA, clientNumber: number, personId: 'ada', operations });
        }
      });
      const tab = await openTab(second, bob);
      tab.say({ kind: 'follow', after: 0 });
      // A new one arrives meanwhile.
      expect(await sendBatch(bob, oid, batchOf(BOB, 1, count, 7))).toMatchObject({ answer: { at: count + 1 } });
      const brought = () => tab.heard.flatMap((reply) => (reply.kind === 'changes' ? [reply.changes.map(({ number }) => number)] : []));
      await until(() => expect(brought().flat().at(-1)).toBe(count + 1));
      expect(brought().flat()).toEqual(Array.from({ length: count + 1 }, (_, index) => index + 1));
      const full = pages.slice(0, -1);
      expect(
        brought()
          .slice(0, full.length)
          .map(({ length }) => length),
      ).toEqual(full);
    },
  );

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
    await sendBatch(ada, oid, batchOf(ADA, 1, 0, 10));
    const tab = await openTab(second, bob);
    tab.say({ kind: 'follow', after: 1 });
    await ada.post(`/p/details/${oid}/versions/1/restore/`, {});
    await until(() => expect(tab.heard).toEqual([{ kind: 'forgotten', number: 2 }]));
    expect(countFollowers()).toBe(0);
  });

  test.each(['closes their tab', 'loses their connection'])('of somebody who %s follows nothing any more; others go on', async (how) => {
    const proxy = await proxyTo(second.address);
    const [leaving, staying] = [await openTab(second, bob, { address: proxy.url }), await openTab(second, bob)];
    for (const tab of [leaving, staying]) tab.say({ kind: 'follow', after: 0 });
    await until(() => expect(countFollowers()).toBe(2));
    if (how === 'closes their tab') leaving.leave();
    else await proxy.cut();
    await leaving.closed;
    await until(() => expect(countFollowers()).toBe(1));
    await sendBatch(ada, oid, batchOf(ADA, 1, 0, 10));
    await until(() => expect(staying.heard).toMatchObject([{ kind: 'changes', number: 1 }]));
    expect(leaving.heard).toEqual([]);
  });

  test('that is closed makes room for another: one person has 30 at most', async () => {
    const guest = await memberOf(first, `guest-${made}`);
    await query(`update presentation set owner_id = 'guest-${made}' where oid = $1`);
    const tabs = await Promise.all(Array.from({ length: 30 }, () => openTab(first, guest)));
    await expect(openTab(first, guest)).rejects.toThrow('Not let in');
    tabs[0]?.leave();
    await vi.waitFor(() => openTab(first, guest), { timeout: 20_000 });
    await expect(openTab(first, guest)).rejects.toThrow('Not let in');
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

  test.each(['?protocol=0', '?protocol=2', '?protocol=new'])('of a page that speaks another protocol, %s, is closed', async (search) => {
    const tab = await openTab(first, ada, { search });
    expect(await tab.closed).toBe(closeCodes.outdated);
  });

  test('is closed by a message that is too large, which pages know, and the server lives on', async () => {
    const [tab, other] = [await openTab(first, ada), await openTab(first, ada)];
    other.say('x'.repeat(largestMessage));
    // It was read.
    expect(await other.closed).toBe(closeCodes.malformed);
    tab.say('x'.repeat(largestMessage + 1));
    expect([1006, 1009]).toContain(await tab.closed);
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
      await sendBatch(ada, oid, batchOf(ADA, number, number - 1, number));
    expect(closing.code).toBe(closeCodes.notFound);
  });

  test('brings nothing more to somebody whose right has ended, also after the clock was set back', async () => {
    const tab = await openTab(second, bob);
    tab.say({ kind: 'follow', after: 0 });
    await until(() => expect(countFollowers()).toBe(1));
    await query(`delete from presentation_right using presentation where id = presentation_id and oid = $1`);
    setBackBy = 3_600_000;
    await sendBatch(ada, oid, batchOf(ADA, 1, 0, 10));
    expect(await tab.closed).toBe(closeCodes.notFound);
    expect(tab.heard).toEqual([]);
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
