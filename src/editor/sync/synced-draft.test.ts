import { Replica, type Unsent } from '#model/change/draft/replica.ts';
import type { Operation } from '#model/change/operation.ts';
import { randomOperation } from '#model/change/test-operations.ts';
import { isSame } from '#model/change/text/text-change.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { Chance, generateDocument } from '#model/presentation/test-documents.ts';
import { describe, expect, test } from 'vitest';
import { deliver } from './kept/deliver.ts';
import { openConnection } from './link/connection.ts';
import { shareLink, type SharedEvents } from './link/shared-link.ts';
import type { SessionEvent } from './session-events.ts';
import { syncDraft } from './synced-draft.ts';
import { TestDraftServer } from './test-draft-server.ts';
import { TestSurroundings } from './test-surroundings.ts';

const deck = {
  root: {
    id: 'root',
    children: [
      { kind: 'text', id: 'a', x: 1, paragraphs: ['One'] },
      { kind: 'text', id: 'b', x: 1, paragraphs: ['Two'] },
    ],
  },
};
const move = (id: string, x: number): Operation => ({ kind: 'set', id, fields: { x } });

let tabs = 0;

/** A tab with a connection of its own; what it keeps outlives it. */
async function openTab(server: TestDraftServer, surroundings: TestSurroundings, client = `client-${(tabs += 1)}-of-somebody`) {
  const read = await server.api.read();
  if ('failure' in read) throw new Error(read.failure);
  const replica = new Replica(client, read.value.draft, read.value.number);
  const tab = { client, kept: null as Unsent | null, isFull: false, writing: Promise.resolve(), events: [] as SessionEvent[], replica };
  const synced = syncDraft({
    replica,
    api: server.api,
    surroundings,
    emit: (event) => tab.events.push(event),
    sendLeft: async () => [],
    write: async (unsent) => {
      await tab.writing;
      if (tab.isFull) throw new Error('Full');
      tab.kept = structuredClone(unsent);
    },
    openLink: (events) =>
      shareLink({
        lead: async () => undefined,
        openChannel: () => ({ tell: () => undefined, close: () => undefined }),
        connect: (own) =>
          openConnection({ api: server.api, openSocket: server.openSocket, surroundings, known: () => replica.number, events: own }),
        api: server.api,
        surroundings,
        events,
      }),
  });
  await surroundings.pass(0);
  return Object.assign(tab, { synced });
}

const openServer = (document: unknown = deck) => new TestDraftServer(parsePresentation(document).presentation);
const xOf = ({ draft }: { draft: TestDraftServer['draft'] }, id: string) => draft.entries.get(id)?.object.x;
const stateOf = ({ synced }: Awaited<ReturnType<typeof openTab>>) => synced.status().state;

test.each([1, 2, 3, 4])('tabs that lose their connections, crash and come back end with the same draft: seed %i', async (seed) => {
  const chance = new Chance(seed * 31);
  const surroundings = new TestSurroundings();
  const server = openServer(generateDocument(seed * 7));
  const open = [await openTab(server, surroundings), await openTab(server, surroundings), await openTab(server, surroundings)];
  const delivered: object[] = [];
  let ids = 0;
  for (let turn = 0; turn < 500; turn += 1) {
    const place = chance.up(open.length - 1);
    const tab = open[place];
    const what = chance.up(19);
    if (what === 0) server.cut();
    else if (what === 1) server.failure = chance.is(0.5) ? 'unreachable' : undefined;
    else if (what === 2) server.hasSockets = chance.is(0.7);
    else if (what === 3 && !server.failure && tab) {
      // It crashes, and what it has kept is sent.
      tab.synced.close();
      if (tab.kept) delivered.push(await deliver(tab.kept, { api: server.api, keep: async () => undefined }));
      open[place] = await openTab(server, surroundings);
    } else if (what < 12) tab?.synced.change([randomOperation(tab.replica.draft, chance, () => `new-${(ids += 1)}`)]);
    else await surroundings.pass(chance.up(400));
  }
  Object.assign(server, { failure: undefined, hasSockets: true });
  await surroundings.pass(120_000);
  expect(open.map(stateOf).filter((state) => state !== 'saved' && state !== 'refused')).toEqual([]);
  for (const { replica, kept } of open) {
    expect([replica.isUpToDate, replica.number, kept]).toEqual([true, server.number, null]);
    expect(isSame(replica.draft.presentation, server.draft.presentation)).toBe(true);
  }
  expect(delivered.filter((left) => 'failure' in left)).toEqual([]);
  const names = server.changes.map(({ client, clientNumber }) => `${client} ${clientNumber}`);
  expect(names).toHaveLength(new Set(names).size);
  expect(names.length).toBeGreaterThan(20);
});

describe('a tab', () => {
  test('keeps a batch before it sends it, and nothing once it is answered', async () => {
    const [server, surroundings] = [openServer(), new TestSurroundings()];
    const tab = await openTab(server, surroundings);
    const database = Promise.withResolvers<void>();
    tab.writing = database.promise;
    tab.synced.change([move('a', 5)]);
    await surroundings.pass(500);
    expect([stateOf(tab), server.number]).toEqual(['saving', 0]);
    database.resolve();
    await surroundings.pass(0);
    expect([stateOf(tab), server.number, tab.kept]).toEqual(['saved', 1, null]);
  });

  test('does not wait for ever for the database of its browser', async () => {
    const [server, surroundings] = [openServer(), new TestSurroundings()];
    const tab = await openTab(server, surroundings);
    tab.writing = new Promise(() => undefined);
    tab.synced.change([move('a', 5)]);
    await surroundings.pass(1000);
    expect([stateOf(tab), server.number]).toEqual(['saved', 1]);
  });

  test('without a network keeps what it does, and sends it when there is one', async () => {
    const [server, surroundings] = [openServer(), new TestSurroundings()];
    const tab = await openTab(server, surroundings);
    server.failure = 'unreachable';
    server.cut();
    tab.synced.change([move('a', 5)]);
    tab.synced.change([move('b', 6)]);
    await surroundings.pass(10);
    expect([stateOf(tab), tab.kept?.waiting]).toEqual(['offline', [move('a', 5), move('b', 6)]]);
    server.failure = undefined;
    await surroundings.pass(30_000);
    expect([stateOf(tab), xOf(server, 'a'), xOf(server, 'b'), server.number]).toEqual(['saved', 5, 6, 1]);
  });

  test.each([
    ['signed-out', 'signed-out'],
    ['gone', 'gone'],
    ['outdated', 'outdated'],
  ] as const)('that is %s keeps what it does, and goes on when it can', async (failure, state) => {
    const [server, surroundings] = [openServer(), new TestSurroundings()];
    const tab = await openTab(server, surroundings);
    server.failure = failure;
    server.cut();
    tab.synced.change([move('a', 5)]);
    await surroundings.pass(5000);
    expect([stateOf(tab), tab.kept?.waiting]).toEqual([state, [move('a', 5)]]);
    server.failure = undefined;
    tab.synced.wake();
    await surroundings.pass(0);
    expect([stateOf(tab), xOf(server, 'a')]).toEqual(['saved', 5]);
  });

  test('whose batch is refused has what the server has, and says why', async () => {
    const [server, surroundings] = [openServer(), new TestSurroundings()];
    const tab = await openTab(server, surroundings);
    // The server knows a rule that the tab does not.
    server.draft.entries.delete('a');
    tab.synced.change([move('a', 5)]);
    await surroundings.pass(0);
    expect(tab.synced.status()).toMatchObject({ state: 'refused', rule: 'unknown-object' });
    expect(xOf(tab.replica, 'a')).toBe(1);
    expect(tab.events).toContainEqual({ kind: 'replaced' });
    await surroundings.pass(1000);
    tab.synced.change([move('b', 6)]);
    await surroundings.pass(1000);
    expect([stateOf(tab), xOf(server, 'b')]).toEqual(['saved', 6]);
  });

  test('keeps everything while the storage of the owner is full, and sends it when there is room', async () => {
    const [server, surroundings] = [openServer(), new TestSurroundings()];
    const tab = await openTab(server, surroundings);
    server.isFull = true;
    tab.synced.change([move('a', 5)]);
    await surroundings.pass(1000);
    tab.synced.change([move('b', 6)]);
    await surroundings.pass(60_000);
    expect([stateOf(tab), xOf(tab.replica, 'a'), xOf(tab.replica, 'b')]).toEqual(['full', 5, 6]);
    expect(tab.kept).toMatchObject({ sent: { number: 1, operations: [move('a', 5)] }, waiting: [move('b', 6)] });
    server.isFull = false;
    await surroundings.pass(30_000);
    expect([stateOf(tab), server.number, tab.kept]).toEqual(['saved', 2, null]);
    expect([xOf(server, 'a'), xOf(server, 'b')]).toEqual([5, 6]);
  });

  test('tries again at once what had no room when somebody looks at it', async () => {
    const [server, surroundings] = [openServer(), new TestSurroundings()];
    const tab = await openTab(server, surroundings);
    server.isFull = true;
    tab.synced.change([move('a', 5)]);
    await surroundings.pass(1000);
    server.isFull = false;
    tab.synced.wake();
    await surroundings.pass(0);
    expect([stateOf(tab), xOf(server, 'a')]).toEqual(['saved', 5]);
  });

  test.each(['nothing', 'a batch'])('reads the draft again when the changes since are forgotten, with %s under way', async (what) => {
    const [server, surroundings] = [openServer(), new TestSurroundings()];
    const [tab, other] = [await openTab(server, surroundings), await openTab(server, surroundings)];
    other.synced.change([move('b', 6)]);
    server.failure = 'unreachable';
    if (what === 'a batch') tab.synced.change([move('a', 4)]);
    await surroundings.pass(10);
    server.cut();
    tab.synced.change([move('a', 5)]);
    server.failure = undefined;
    server.accept({ client: 'somebody-else', number: 1, base: server.number, operations: [move('b', 7)] });
    server.forget();
    await surroundings.pass(60_000);
    expect([stateOf(tab), xOf(tab.replica, 'b'), xOf(server, 'a')]).toEqual(['saved', 7, 5]);
    expect(tab.events).toContainEqual({ kind: 'replaced' });
  });

  test('whose browser cannot keep anything goes on, and says so', async () => {
    const [server, surroundings] = [openServer(), new TestSurroundings()];
    const tab = await openTab(server, surroundings);
    tab.isFull = true;
    tab.synced.change([move('a', 5)]);
    await surroundings.pass(2000);
    expect([tab.synced.status(), xOf(server, 'a')]).toEqual([{ state: 'saved', isKept: true }, 5]);
    server.failure = 'unreachable';
    server.cut();
    // Nothing would be lost yet.
    expect(tab.synced.status()).toEqual({ state: 'offline', isKept: true });
    tab.synced.change([move('a', 6)]);
    await surroundings.pass(2000);
    expect(tab.synced.status()).toEqual({ state: 'offline', isKept: false });
    server.failure = undefined;
    await surroundings.pass(60_000);
    expect([tab.synced.status(), xOf(server, 'a')]).toEqual([{ state: 'saved', isKept: true }, 6]);
  });

  test('sends again what is not answered when another tab has the connection', async () => {
    const [server, surroundings] = [openServer(), new TestSurroundings()];
    const sent: number[] = [];
    let heard: SharedEvents | undefined;
    const synced = syncDraft({
      replica: new Replica('client-of-a-follower', server.draft, 0),
      api: server.api,
      surroundings,
      emit: () => undefined,
      sendLeft: async () => [],
      write: async () => undefined,
      openLink(events) {
        heard = events;
        const rest = {
          follow: () => undefined,
          wake: () => undefined,
          sleep: () => undefined,
          sayBye: () => undefined,
          close: () => undefined,
        };
        return { state: 'live', send: ({ number }) => void sent.push(number), ...rest };
      },
    });
    synced.change([move('a', 5)]);
    await surroundings.pass(1000);
    expect(sent).toEqual([1]);
    heard?.taken();
    await surroundings.pass(0);
    expect(sent).toEqual([1, 1]);
  });

  test('saves what it does, and sees what others do, although the tab with the connection is suspended', async () => {
    const [server, surroundings] = [openServer(), new TestSurroundings()];
    const replica = new Replica('client-of-a-follower', openServer().draft, 0);
    const synced = syncDraft({
      replica,
      api: server.api,
      surroundings,
      emit: () => undefined,
      sendLeft: async () => [],
      write: async () => undefined,
      openLink: (events) =>
        shareLink({
          lead: () => new Promise(() => undefined),
          openChannel: () => ({ tell: () => undefined, close: () => undefined }),
          connect: () => {
            throw new Error('Another tab has the connection');
          },
          api: server.api,
          surroundings,
          events,
        }),
    });
    for (let number = 1; number <= 7; number += 1)
      server.accept({ client: 'somebody-else', number, base: server.number, operations: [move('b', number)] });
    synced.change([move('a', 5)]);
    await surroundings.pass(60_000);
    expect([synced.status().state, xOf(server, 'a'), xOf(replica, 'b'), replica.number]).toEqual(['saved', 5, 7, 8]);
  });

  test('tells whose changes it has, those of others as they are here', async () => {
    const [server, surroundings] = [openServer(), new TestSurroundings()];
    const [tab, other] = [await openTab(server, surroundings), await openTab(server, surroundings)];
    tab.synced.change([move('a', 5)]);
    other.synced.change([move('b', 6)]);
    await surroundings.pass(1000);
    expect(tab.events.filter(({ kind }) => kind === 'changed')).toEqual([
      { kind: 'changed', by: 'own', operations: [move('a', 5)] },
      { kind: 'changed', by: 'others', operations: [move('b', 6)] },
    ]);
  });
});
