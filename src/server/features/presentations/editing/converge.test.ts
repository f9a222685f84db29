import { randomOperation } from '#model/change/test-operations.ts';
import { isSame } from '#model/change/text/text-change.ts';
import { Chance, generateDocument } from '#model/presentation/test-documents.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADA, addEdited, BOB, move, sendBatch, startTwoServers, whileNoneBegins } from '../../../testing/test-editing.ts';
import { TestTab } from '../../../testing/test-tab.ts';
import type { TestVisitor } from '../../../testing/test-visitor.ts';

let editors: Awaited<ReturnType<typeof startTwoServers>>;
beforeAll(async () => {
  editors = await startTwoServers();
});
afterAll(() => editors.close());

/** Over the network: requests get lost, or their answers, or are sent twice. */
async function sendOver(chance: Chance, tab: TestTab): Promise<void> {
  const batch = tab.replica.batch();
  if (!batch || chance.up(10) === 0) return;
  const answers = await Promise.all(Array.from({ length: 1 + chance.up(1) }, () => tab.post(batch)));
  if (chance.up(5) === 0) return;
  for (const answer of answers) tab.hear(answer, batch.number);
}

test.each([1, 2, 3])('tabs at two servers, with lost and repeated requests, end with the same draft: seed %i', async (seed) => {
  const { first, ada, bob } = editors;
  const { pool } = first.foundation.database;
  const oid = `deck-${seed}`;
  await addEdited(first, oid, generateDocument(seed * 7));
  const chance = new Chance(seed * 101);
  const tabs: TestTab[] = [];
  const join = async (client: string, visitor: TestVisitor) => tabs.push(await TestTab.open(visitor, oid, client));
  for (const client of ['one', 'two', 'three'])
    for (const visitor of [ada, bob]) await join(`client-${client}-at-${visitor === ada ? 'first' : 'second'}`, visitor);
  let number = 0;
  for (let turn = 0; turn < 60; turn += 1) {
    for (const { replica } of tabs)
      for (let count = chance.up(3); count > 0; count -= 1)
        replica.change([randomOperation(replica.draft, chance, () => `new-${++number}`)]);
    await Promise.all(tabs.map((tab) => (chance.up(3) === 0 ? tab.catchUp() : sendOver(chance, tab))));
    // Somebody joins in the middle.
    if (turn === 40) await join('client-number-late', ada);
  }
  while (tabs.some(({ replica }) => !replica.isUpToDate)) await Promise.all(tabs.map((tab) => tab.send()));
  for (const tab of tabs) await tab.catchUp();
  const { replica: fold } = await TestTab.open(bob, oid, 'client-number-fold');
  expect(fold.number).toBeGreaterThan(100);
  for (const { replica } of tabs)
    expect([replica.number, isSame(replica.draft.presentation, fold.draft.presentation)]).toEqual([fold.number, true]);
  const { rows } = await pool.query(
    `select client, client_number from draft_change join presentation on id = presentation_id where oid = $1
     group by client, client_number having count(*) > 1`,
    [oid],
  );
  expect(rows).toEqual([]);
});

test('two who begin a draft at the same moment, at two servers, begin one draft, and both batches are accepted', async () => {
  const { first, ada, bob } = editors;
  const { pool } = first.foundation.database;
  const oid = 'deck-begun-twice';
  const id = await addEdited(first, oid);
  const { sent } = await whileNoneBegins(first, id, async (untilWaiting) => {
    const sent = Promise.all([
      sendBatch(ada, oid, { client: ADA, number: 1, base: 0, operations: [move('words', 10)] }),
      sendBatch(bob, oid, { client: BOB, number: 1, base: 0, operations: [move('others', 20)] }),
    ]);
    await untilWaiting(2);
    expect((await pool.query('select from draft where presentation_id = $1', [id])).rowCount).toBe(0);
    return { sent };
  });
  const answers = await sent;
  expect(answers.map(({ status, answer }) => [status, answer.outcome])).toEqual(answers.map(() => [200, 'accepted']));
  const drafts = await pool.query(
    'select number::float8 as number, version_change::float8 as saved from draft where presentation_id = $1',
    [id],
  );
  expect(drafts.rows).toEqual([{ number: 2, saved: 0 }]);
  const { replica } = await TestTab.open(ada, oid, 'client-number-late');
  expect(replica.draft.presentation.root.children).toMatchObject([
    { id: 'words', x: 10 },
    { id: 'others', x: 20 },
  ]);
});
