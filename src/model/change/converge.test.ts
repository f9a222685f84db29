import { expect, test } from 'vitest';
import { parsePresentation } from '../presentation/parse.ts';
import type { Presentation } from '../presentation/presentation.ts';
import { Chance, generateDocument } from '../presentation/test-documents.ts';
import { writePresentation } from '../presentation/write.ts';
import { applyAll, applyLate } from './apply.ts';
import { crossAll } from './cross.ts';
import { type Draft, openDraft } from './draft/draft.ts';
import { type Batch, type Change, Replica, type Unsent } from './draft/replica.ts';
import { randomOperation } from './test-operations.ts';
import { isSame } from './text/text-change.ts';

/** The order of all batches: each as it was applied. Sent twice, a batch counts once. */
interface Log {
  readonly changes: Change[];
  readonly last: Map<string, number>;
  readonly draft: Draft;
  readonly first: Presentation;
}

const since = ({ changes }: Log, base: number, to?: number) => changes.slice(base, to).flatMap(({ operations }) => operations);

function accept(log: Log, { client, number, base, operations }: Batch): void {
  const { changes, last, draft } = log;
  if (number <= (last.get(client) ?? 0)) return;
  expect(number).toBe((last.get(client) ?? 0) + 1);
  last.set(client, number);
  const isLate = base < changes.length;
  const crossed = crossAll(operations, since(log, base), true).operations;
  // A client that knew everything sends nothing that cannot be done.
  const { applied, refusals } = applyLate(draft, crossed);
  if (!isLate) expect(refusals).toEqual([]);
  if (applied.length > 0) changes.push({ number: changes.length + 1, client, clientNumber: number, operations: applied });
}

const copyOf = (presentation: Presentation) => openDraft(parsePresentation(writePresentation(presentation)).presentation);

interface Client {
  replica: Replica;
  /** As it was last kept. */
  kept: Unsent | undefined;
}

/** Five clients who change the same document. `live` does something else with one of them, sometimes. */
function edit(seed: number, turns: number, receive: (log: Log, client: Client) => void, live: (log: Log, client: Client) => void) {
  const chance = new Chance(seed * 101);
  const open = () => openDraft(parsePresentation(generateDocument(seed * 7)).presentation);
  const log: Log = { changes: [], last: new Map(), draft: open(), first: open().presentation };
  const clients = Array.from({ length: 5 }, (_, number): Client => ({
    replica: new Replica(`client ${number}`, open(), 0),
    kept: undefined,
  }));
  const send = ({ replica }: Client) => {
    const batch = replica.batch();
    if (batch) accept(log, batch);
  };
  let number = 0;
  for (let turn = 0; turn < turns; turn++) {
    const client = chance.among(clients);
    const what = chance.up(4);
    if (what === 0) send(client);
    else if (what === 1) for (let count = chance.up(6); count > 0; count--) receive(log, client);
    else {
      const operations = Array.from({ length: 1 + chance.up(1) }, () =>
        randomOperation(client.replica.draft, chance, () => `new-${++number}`),
      );
      client.replica.change(operations);
    }
    if (chance.is(0.05)) live(log, client);
  }
  const isDone = () => clients.every(({ replica }) => replica.isUpToDate && replica.number === log.changes.length);
  /** All that is left is sent and received. */
  const finish = () => {
    for (let round = 0; round < 1000 && !isDone(); round++)
      for (const client of clients) {
        send(client);
        const former = client.replica.number;
        receive(log, client);
        // Of a batch of which nothing was left there is no change.
        const { sent } = client.replica;
        if (former === log.changes.length && sent && sent.number <= (log.last.get(sent.client) ?? 0)) client.replica.answered(sent.number);
      }
    expect(isDone()).toBe(true);
  };
  return { log, clients, open, finish };
}

const receiveNext = ({ changes }: Log, { replica }: Client) => {
  const next = changes[replica.number];
  if (next) replica.receive(next);
};

/** Returns how many changes there were. */
function expectSameAtTheEnd({ log, clients, open, finish }: ReturnType<typeof edit>): number {
  finish();
  for (const { replica } of clients) expect(isSame(replica.draft.presentation, log.draft.presentation)).toBe(true);
  const fold = open();
  for (const { operations } of log.changes) expect(applyAll(fold, operations)).not.toHaveProperty('refusal');
  expect(isSame(fold.presentation, log.draft.presentation)).toBe(true);
  expect(isSame(copyOf(log.draft.presentation).presentation, log.draft.presentation)).toBe(true);
  return log.changes.length;
}

test.each([1, 2, 3, 4, 5, 6])('five clients, each late in its own way, end with the same document: seed %i', (seed) => {
  expect(expectSameAtTheEnd(edit(seed, 600, receiveNext, () => undefined))).toBeGreaterThan(20);
});

test.each([1, 2, 3, 4, 5, 6])('those who reload, and send again what they had not sent, end with the same document: seed %i', (seed) => {
  let resumed = 0;
  const edited = edit(seed, 600, receiveNext, (log, client) => {
    const { replica } = client;
    // What was kept may be older than the last answer, but never than the last batch that was sent.
    const isUsable = client.kept?.batches === replica.unsent().batches;
    const kept = JSON.parse(JSON.stringify(isUsable ? client.kept : replica.unsent())) as Unsent;
    client.kept = isUsable ? undefined : kept;
    if (!isUsable && resumed % 2 === 0) return void (resumed += 1);
    const draft = copyOf(log.draft.presentation);
    const changes = log.changes.slice(kept.sent?.base ?? kept.base);
    client.replica = Replica.resume(kept, draft, log.changes.length, changes).replica;
    resumed += 1;
  });
  expectSameAtTheEnd(edited);
  expect(resumed).toBeGreaterThan(10);
});

test.each([1, 2, 3, 4])('what is received says what becomes of the draft here: seed %i', (seed) => {
  let crossed = 0;
  const followNext = (log: Log, { replica }: Client) => {
    const next = log.changes[replica.number];
    if (!next) return;
    const before = openDraft(replica.draft.presentation);
    const { sent, waiting } = replica.unsent();
    const isOwn = next.client === replica.client && next.clientNumber === sent?.number;
    /** Nothing of what is under way is dropped here, but some of it may not be possible. */
    const countImpossible = (number: number) => {
      const fold = openDraft(log.first);
      applyAll(fold, since(log, 0, number));
      return applyLate(fold, sent ? crossAll(sent.operations, since(log, sent.base, number), true).operations : []).refusals.length;
    };
    const impossible = countImpossible(next.number - 1) + (isOwn ? 0 : countImpossible(next.number));
    const { operations, dropped } = replica.receive(next);
    expect(isOwn ? operations : []).toEqual([]);
    if (impossible + dropped.length > 0) return;
    // Others may have changed something in what was removed here.
    if (applyLate(before, operations).refusals.length > 0) return;
    if (!isOwn && (sent || waiting.length > 0)) crossed += 1;
    expect(isSame(before.presentation, replica.draft.presentation)).toBe(true);
  };
  const edited = edit(seed, 300, followNext, () => undefined);
  expectSameAtTheEnd(edited);
  expect(crossed).toBeGreaterThan(20);
});
