import { closeCodes, largestMessage } from '#contract/presentation/draft-socket.ts';
import type { Batch } from '#model/change/draft/replica.ts';
import { expect, test } from 'vitest';
import { settled, TestSurroundings } from '../test-surroundings.ts';
import type { DraftApi, Failure } from '../wire/draft-api.ts';
import { openConnection, type SocketEvents } from './connection.ts';

const batchOf = (client: string, number = 1): Batch => ({
  client,
  number,
  base: 0,
  operations: [{ kind: 'set', id: 'a', fields: { x: 1 } }],
});
const answer = { outcome: 'accepted' as const, at: null, dropped: [], number: 0, changes: [], hasMore: false };

/** A connection whose sockets and requests the test answers. */
function connect() {
  const surroundings = new TestSurroundings();
  const sockets: { events: SocketEvents; said: { kind: string; batch?: Batch }[]; isClosed: boolean }[] = [];
  const heard: string[] = [];
  const server = { failure: 'unreachable' as Failure | undefined, looks: 0, posted: [] as string[] };
  const api: Pick<DraftApi, 'changesAfter' | 'post'> = {
    async changesAfter() {
      server.looks += 1;
      return server.failure ? { failure: server.failure } : { value: { number: 0, changes: [], hasMore: false } };
    },
    async post({ client, number }) {
      server.posted.push(`${client} ${number}`);
      return server.failure ? { failure: server.failure } : { value: answer };
    },
  };
  const connection = openConnection({
    api,
    surroundings,
    known: () => 7,
    openSocket(events) {
      const socket = { events, said: [] as { kind: string; batch?: Batch }[], isClosed: false };
      sockets.push(socket);
      return {
        send: (data) => void socket.said.push(JSON.parse(data) as { kind: string; batch?: Batch }),
        close: () => void (socket.isClosed = true),
      };
    },
    events: {
      state: (state) => heard.push(state),
      changes: () => heard.push('changes'),
      answer: (client, number, { outcome }) => heard.push(`${client} ${number} ${outcome}`),
      forgotten: () => heard.push('forgotten'),
    },
  });
  const last = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('There is no socket');
    return socket;
  };
  const reply = (message: unknown) => last().events.message(JSON.stringify(message));
  return { connection, surroundings, sockets, heard, server, last, reply };
}

test('it follows from what is known, and sends one batch at a time', () => {
  const { connection, heard, last, reply } = connect();
  connection.send(batchOf('client-number-one'));
  expect(last().said).toEqual([]);
  last().events.open();
  connection.send(batchOf('client-number-two'));
  expect(last().said).toEqual([
    { kind: 'follow', after: 7 },
    { kind: 'batch', batch: batchOf('client-number-one') },
  ]);
  reply({ kind: 'answer', number: 1, answer });
  expect(last().said.at(-1)).toEqual({ kind: 'batch', batch: batchOf('client-number-two') });
  expect(heard).toEqual(['live', 'client-number-one 1 accepted']);
});

test('what is not answered is sent again over the next socket', async () => {
  const { connection, surroundings, sockets, last, heard } = connect();
  last().events.open();
  connection.send(batchOf('client-number-one'));
  last().events.close(1006);
  expect(heard).toEqual(['live', 'offline']);
  await surroundings.pass(500);
  last().events.open();
  expect([sockets.length, last().said.at(-1)?.kind]).toEqual([2, 'batch']);
});

test.each([
  ['does not answer a batch', 20_000, (send: () => void) => send()],
  ['says nothing for long', 75_000, () => undefined],
])('a socket that %s is given up', async (_name, patience, prepare) => {
  const { connection, surroundings, sockets, last, heard } = connect();
  last().events.open();
  prepare(() => connection.send(batchOf('client-number-one')));
  await surroundings.pass(patience - 1);
  expect([sockets.length, last().isClosed]).toEqual([1, false]);
  await surroundings.pass(1);
  expect([sockets[0]?.isClosed, heard.at(-1)]).toEqual([true, 'offline']);
  await surroundings.pass(500);
  expect(sockets).toHaveLength(2);
});

test('a problem is retried, later each time', async () => {
  const { connection, surroundings, sockets, last, reply } = connect();
  connection.send(batchOf('client-number-one'));
  for (const wait of [500, 1000, 2000]) {
    last().events.open();
    expect(last().said.at(-1)?.kind).toBe('batch');
    const count = sockets.length;
    reply({ kind: 'problem', number: 1, code: 'full' });
    await surroundings.pass(wait - 1);
    expect(sockets).toHaveLength(count);
    await surroundings.pass(1);
    expect(sockets).toHaveLength(count + 1);
  }
});

test.each([
  ['signedOut', 'signed-out', true],
  ['notFound', 'gone', false],
  ['outdated', 'outdated', false],
  ['tooMany', 'offline', true],
] as const)('a socket closed as %s is %s', async (code, state, isRetried) => {
  const { connection, surroundings, sockets, last } = connect();
  last().events.open();
  last().events.close(closeCodes[code]);
  expect(connection.state).toBe(state);
  await surroundings.pass(60_000);
  expect(sockets.length > 1).toBe(isRetried);
  connection.wake();
  expect(sockets.length).toBeGreaterThan(1);
});

test('a batch that the server cannot read is refused, not sent for ever', () => {
  const { connection, last, heard } = connect();
  last().events.open();
  connection.send(batchOf('client-number-one'));
  last().events.close(closeCodes.malformed);
  expect(heard).toContain('client-number-one 1 refused');
});

const large: Batch = {
  ...batchOf('client-number-one'),
  operations: [{ kind: 'set', id: 'é'.repeat(largestMessage / 2), fields: { x: 1 } }],
};

test('a batch that is too large for a socket is posted, and the next ones go on', async () => {
  const { connection, sockets, last, heard, server } = connect();
  server.failure = undefined;
  last().events.open();
  connection.send(large);
  connection.send(batchOf('client-number-two'));
  expect(last().said).toEqual([{ kind: 'follow', after: 7 }]);
  await settled();
  expect([server.posted, heard]).toEqual([['client-number-one 1'], ['live', 'client-number-one 1 accepted']]);
  expect(last().said.at(-1)).toEqual({ kind: 'batch', batch: batchOf('client-number-two') });
  expect(sockets).toHaveLength(1);
});

test('a large batch that cannot be posted is tried again later', async () => {
  const { connection, surroundings, sockets, last, heard, server } = connect();
  last().events.open();
  connection.send(large);
  await settled();
  expect([heard.at(-1), last().isClosed]).toEqual(['offline', true]);
  server.failure = undefined;
  await surroundings.pass(500);
  last().events.open();
  await settled();
  expect([heard.at(-1), sockets.length]).toEqual(['client-number-one 1 accepted', 2]);
});

test('a batch that ends its socket because somebody takes less is posted', async () => {
  const { connection, surroundings, last, heard, server } = connect();
  server.failure = undefined;
  last().events.open();
  connection.send(batchOf('client-number-one'));
  last().events.close(1009);
  await surroundings.pass(500);
  last().events.open();
  await settled();
  expect([server.posted, heard.at(-1)]).toEqual([['client-number-one 1'], 'client-number-one 1 accepted']);
});

test('where sockets are not opened but the server answers, it asks every few seconds, and at once to send', async () => {
  const { connection, surroundings, sockets, last, heard, server } = connect();
  server.failure = undefined;
  for (let time = 0; time < 3; time += 1) {
    last().events.close(1006);
    await surroundings.pass(3000);
  }
  const [count, looks] = [sockets.length, server.looks];
  await surroundings.pass(9000);
  expect([sockets.length, server.looks]).toEqual([count, looks + 3]);
  connection.send(batchOf('client-number-one'));
  await surroundings.pass(0);
  expect(heard).toContain('client-number-one 1 accepted');
  expect(connection.state).toBe('live');
  await surroundings.pass(60_000);
  expect(sockets).toHaveLength(count + 1);
});

test('a socket that says what is no reply is given up', () => {
  const { last, heard } = connect();
  last().events.open();
  last().events.message('nonsense');
  expect([last().isClosed, heard.at(-1)]).toEqual([true, 'offline']);
});
