import { expect, test } from 'vitest';
import { parsePresentation } from '../presentation/parse.ts';
import { Chance, generateDocument } from '../presentation/test-documents.ts';
import { writePresentation } from '../presentation/write.ts';
import { applyAll, applyLate } from './apply.ts';
import { crossAll } from './cross.ts';
import { type Draft, openDraft } from './draft/draft.ts';
import { type Batch, type Change, Replica } from './draft/test-replica.ts';
import { randomOperation } from './test-operations.ts';
import { isSame } from './text/text-change.ts';

/** The order of all batches: each as it was applied. */
interface Log {
  readonly changes: Change[];
  readonly draft: Draft;
}

function accept({ changes, draft }: Log, { client, number: clientNumber, base, operations }: Batch): void {
  const since = changes.slice(base).flatMap((change) => change.operations);
  const { applied } = applyLate(draft, crossAll(operations, since, true).operations);
  changes.push({ number: changes.length + 1, client, clientNumber, operations: applied });
}

test.each([1, 2, 3, 4, 5, 6])('five clients, each late in its own way, end with the same document: seed %i', (seed) => {
  const chance = new Chance(seed * 101);
  const open = () => openDraft(parsePresentation(generateDocument(seed * 7)).presentation);
  const log: Log = { changes: [], draft: open() };
  const clients = Array.from({ length: 5 }, (_, number) => ({ replica: new Replica(`client ${number}`, open(), 0), isSent: 0 }));
  const send = (client: (typeof clients)[number]) => {
    const batch = client.replica.batch();
    if (!batch || batch.number === client.isSent) return;
    client.isSent = batch.number;
    accept(log, batch);
  };
  const receive = ({ replica }: (typeof clients)[number]) => {
    const next = log.changes[replica.number];
    if (next) replica.receive(next);
  };
  let number = 0;
  for (let turn = 0; turn < 600; turn++) {
    const client = chance.among(clients);
    const what = chance.up(4);
    if (what === 0) send(client);
    else if (what === 1) for (let count = chance.up(6); count > 0; count--) receive(client);
    else client.replica.change(randomOperation(client.replica.draft, chance, () => `new-${++number}`));
  }
  while (!clients.every(({ replica }) => replica.isUpToDate && replica.number === log.changes.length))
    for (const client of clients) {
      send(client);
      receive(client);
    }
  expect(log.changes.length).toBeGreaterThan(50);
  for (const { replica } of clients) expect(isSame(replica.draft.presentation, log.draft.presentation)).toBe(true);
  const fold = open();
  for (const { operations } of log.changes) expect(applyAll(fold, operations)).not.toHaveProperty('refusal');
  expect(isSame(fold.presentation, log.draft.presentation)).toBe(true);
  const read = openDraft(parsePresentation(writePresentation(log.draft.presentation)).presentation);
  expect(isSame(read.presentation, log.draft.presentation)).toBe(true);
});
