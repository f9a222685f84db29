import type { Batch } from '#model/change/draft/replica.ts';
import { expect, test } from 'vitest';
import { settled, TestSurroundings } from '../test-surroundings.ts';
import type { DraftApi } from '../wire/draft-api.ts';
import type { LinkState } from '../wire/link-messages.ts';
import type { ReadAnswer } from '../wire/messages.ts';
import type { Connection, LinkEvents } from './connection.ts';
import { shareLink } from './shared-link.ts';

const batchOf = (client: string): Batch => ({
  client,
  number: 1,
  base: 0,
  operations: [{ kind: 'set', id: 'a', fields: { x: 1 } }],
});
const one = { number: 1, client: 'client-of-the-follower', clientNumber: 1, operations: batchOf('').operations };
const answer: ReadAnswer = { outcome: 'accepted', at: 1, dropped: [], number: 1, changes: [one], hasMore: false };

/** A browser: its tabs, who hear each other, and the lock that one of them holds. */
function openBrowser() {
  const ears = new Set<(message: unknown) => void>();
  const line: { begin: () => void; signal: AbortSignal }[] = [];
  const connections: { sent: Batch[]; woken: number; isClosed: boolean; state: LinkState; events: LinkEvents }[] = [];
  const surroundings = new TestSurroundings();
  const posted: Batch[] = [];
  /** Of plain requests. */
  const server = { isReached: true };
  const post: DraftApi['post'] = async (batch) => {
    posted.push(batch);
    return server.isReached ? { value: answer } : { failure: 'unreachable' };
  };
  const next = () => line.find(({ signal }) => !signal.aborted)?.begin();

  const openTab = () => {
    const heard: unknown[] = [];
    const link = shareLink({
      lead: (signal) =>
        new Promise<void>((begin) => {
          line.push({ begin, signal });
          if (line.filter((other) => !other.signal.aborted).length === 1) begin();
          signal.addEventListener('abort', next);
        }),
      openChannel(hear) {
        ears.add(hear);
        return {
          tell: (message) => {
            for (const ear of ears) if (ear !== hear) ear(structuredClone(message));
          },
          close: () => void ears.delete(hear),
        };
      },
      connect(events): Connection {
        const made = { sent: [] as Batch[], woken: 0, isClosed: false, state: 'connecting' as LinkState, events };
        connections.push(made);
        return {
          get state() {
            return made.state;
          },
          send: (batch) => void made.sent.push(batch),
          follow: () => undefined,
          wake: () => void (made.woken += 1),
          sleep: () => undefined,
          close: () => void (made.isClosed = true),
        };
      },
      api: { post },
      surroundings,
      events: {
        state: (state) => heard.push(state),
        changes: ({ number }) => heard.push(`changes up to ${number}`),
        answer: (client, number, { outcome }) => heard.push(`${client} ${number} ${outcome}`),
        forgotten: () => heard.push('forgotten'),
        taken: () => heard.push('taken'),
        left: () => heard.push('left'),
      },
    });
    return { link, heard };
  };
  const say = (message: unknown) => {
    for (const ear of ears) ear(message);
  };
  return { openTab, connections, say, surroundings, posted, server };
}

test('one tab has the connection, and passes on what it hears and what the others send', async () => {
  const { openTab, connections } = openBrowser();
  const [leader, follower] = [openTab(), openTab()];
  await settled();
  const [connection] = connections;
  expect(connections).toHaveLength(1);
  follower.link.send(batchOf('client-of-the-follower'));
  expect(connection?.sent).toEqual([batchOf('client-of-the-follower')]);
  follower.link.wake();
  expect(connection?.woken).toBe(1);
  connection?.events.state('live');
  connection?.events.changes({ number: 1, changes: [one], hasMore: false });
  connection?.events.answer('client-of-the-follower', 1, answer);
  connection?.events.forgotten();
  const expected = ['live', 'changes up to 1', 'client-of-the-follower 1 accepted', 'forgotten'];
  for (const { heard } of [leader, follower]) expect(heard.slice(-4)).toEqual(expected);
  expect(follower.link.state).toBe('live');
});

test('a tab that comes later asks how the connection is', async () => {
  const { openTab, connections } = openBrowser();
  openTab();
  await settled();
  const [connection] = connections;
  if (connection) connection.state = 'offline';
  expect(openTab().link.state).toBe('offline');
});

test('when the tab with the connection closes another one takes over, and all send again', async () => {
  const { openTab, connections } = openBrowser();
  const [first, second, third] = [openTab(), openTab(), openTab()];
  await settled();
  second.link.send(batchOf('client-of-the-second'));
  first.link.sayBye();
  first.link.close();
  await settled();
  expect(connections.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  expect(connections[1]?.sent).toEqual([]);
  for (const { heard } of [second, third]) expect(heard.filter((what) => what === 'taken' || what === 'left')).toContain('taken');
  expect(third.heard).toContain('left');
  third.link.send(batchOf('client-of-the-third'));
  expect(connections[1]?.sent).toEqual([batchOf('client-of-the-third')]);
});

test('what a tab that is suspended was given is posted', async () => {
  const { openTab, connections, surroundings, posted, server } = openBrowser();
  const [, follower] = [openTab(), openTab()];
  await settled();
  connections[0]?.events.state('live');
  const batch = batchOf('client-of-the-follower');
  follower.link.send(batch);
  await surroundings.pass(29_999);
  expect(posted).toEqual([]);
  server.isReached = false;
  await surroundings.pass(1);
  expect([posted, follower.heard.at(-1)]).toEqual([[batch], 'live']);
  // The tab with the connection may be back.
  expect(connections[0]?.sent).toEqual([batch, batch]);
  server.isReached = true;
  await surroundings.pass(30_000);
  expect([posted, follower.heard.at(-1)]).toEqual([[batch, batch], 'client-of-the-follower 1 accepted']);
  await surroundings.pass(60_000);
  expect(posted).toHaveLength(2);
});

test.each(['answered', 'sent by the tab itself', 'no longer needed'])('what is %s is not posted', async (what) => {
  const { openTab, connections, surroundings, posted } = openBrowser();
  const [leader, follower] = [openTab(), openTab()];
  await settled();
  follower.link.send(batchOf('client-of-the-follower'));
  if (what === 'answered') connections[0]?.events.answer('client-of-the-follower', 1, answer);
  else if (what === 'no longer needed') follower.link.close();
  else leader.link.close();
  await surroundings.pass(60_000);
  expect(posted).toEqual([]);
});

test.each([
  ['nothing', undefined],
  ['an unknown kind', { kind: 'explode' }],
  ['a batch without operations', { kind: 'batch', batch: { client: 'client-of-somebody', number: 1, base: 0 } }],
  [
    'a batch with an operation that is none',
    { kind: 'batch', batch: { ...batchOf('client-of-somebody'), operations: [{ kind: 'explode' }] } },
  ],
  ['changes that are none', { kind: 'changes', changes: { number: 1, changes: [{ number: 1 }], hasMore: false } }],
])('%s from another tab changes nothing', async (_name, message) => {
  const { openTab, connections, say } = openBrowser();
  const { heard } = openTab();
  await settled();
  const before = heard.length;
  say(message);
  expect([heard.length, connections[0]?.sent]).toEqual([before, []]);
});
