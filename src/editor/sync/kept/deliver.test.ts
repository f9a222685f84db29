import type { Unsent } from '#model/change/draft/replica.ts';
import type { Operation } from '#model/change/operation.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { beforeEach, expect, test } from 'vitest';
import { TestDraftServer } from '../test-draft-server.ts';
import { deliver } from './deliver.ts';

const insert = (keep: number, letters: string): Operation => ({ kind: 'text', id: 'a', change: [{ keep }, { insert: letters }] });
const client = 'client-that-is-gone';
const left: Unsent = {
  client,
  batches: 1,
  sent: { number: 1, base: 0, operations: [insert(4, ' two')] },
  base: 0,
  waiting: [insert(8, ' three')],
};

let server: TestDraftServer;
let kept: Unsent[] = [];
beforeEach(() => {
  server = new TestDraftServer(
    parsePresentation({ root: { id: 'root', children: [{ kind: 'text', id: 'a', paragraphs: ['One'] }] } }).presentation,
  );
  kept = [];
});
const send = (unsent = left) => deliver(unsent, { api: server.api, keep: async (next) => void kept.push(next) });
const words = () => {
  const object = server.draft.entries.get('a')?.object;
  return object?.kind === 'text' ? object.paragraphs.flatMap(({ runs }) => runs.map(({ text }) => text)).join('') : undefined;
};

test('what was left is sent under its own name and numbers, each batch kept before', async () => {
  expect(await send()).toEqual({ value: [] });
  expect(words()).toBe('One two three');
  expect(server.changes).toMatchObject([
    { client, clientNumber: 1 },
    { client, clientNumber: 2 },
  ]);
  expect(kept.map(({ batches }) => batches)).toEqual([1, 2]);
});

test('what had arrived already counts once, also if others have changed the same since', async () => {
  server.accept({ client, ...(left.sent ?? { number: 1, base: 0, operations: [] }) });
  server.accept({ client: 'client-of-others', number: 1, base: 1, operations: [insert(1, 'Zero ')] });
  expect(await send()).toEqual({ value: [] });
  expect(words()).toBe('Zero One two three');
});

test.each([true, false])('when the changes since are forgotten it does what still can be done; had the batch arrived: %s', async (had) => {
  if (had) server.accept({ client, ...(left.sent ?? { number: 1, base: 0, operations: [] }) });
  server.accept({ client: 'client-of-others', number: 1, base: server.number, operations: [insert(1, 'Zero ')] });
  server.forget();
  expect(await send()).toEqual({ value: [] });
  expect(words()?.match(/ two/g)).toHaveLength(1);
  expect(words()?.match(/ three/g)).toHaveLength(1);
});

test('what cannot be done any more is reported', async () => {
  server.accept({ client: 'client-of-others', number: 1, base: 0, operations: [{ kind: 'remove', id: 'a' }] });
  server.forget();
  expect(await send()).toMatchObject({ value: [{ rule: 'unknown-object' }, { rule: 'unknown-object' }] });
});

test('a server that does not know the batches before begins to count again', async () => {
  expect(await send({ ...left, batches: 7, sent: null, waiting: [insert(4, ' two')] })).toEqual({ value: [] });
  expect([words(), server.changes[0]?.clientNumber]).toEqual(['One two', 1]);
});

test('a server that cannot be reached gets it another time', async () => {
  server.failure = 'unreachable';
  expect(await send()).toEqual({ failure: 'unreachable' });
});

test.each([false, true])(
  'what there is no room for is left, and sent another time as it is; the changes since are forgotten: %s',
  async (is) => {
    if (is) {
      server.accept({ client: 'client-of-others', number: 1, base: 0, operations: [insert(1, 'Zero ')] });
      server.forget();
    }
    server.isFull = true;
    expect(await send()).toEqual({ failure: 'full' });
    expect([...kept, left].at(0)?.sent).toEqual(left.sent);
    server.isFull = false;
    expect(await send(kept.at(-1))).toEqual({ value: [] });
    expect(words()).toContain(' two three');
  },
);
