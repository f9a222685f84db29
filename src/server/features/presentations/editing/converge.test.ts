import { pathToFileURL } from 'node:url';
import { randomOperation } from '#model/change/test-operations.ts';
import { isSame } from '#model/change/text/text-change.ts';
import { Chance, generateDocument } from '#model/presentation/test-documents.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberOf } from '../../../testing/test-member.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { TestTab } from '../../../testing/test-tab.ts';
import type { TestVisitor } from '../../../testing/test-visitor.ts';
import { createPresentations } from '../presentations.ts';
import { createPresentationsStore } from '../presentations.store.ts';

let first: TestServer;
let second: TestServer;
let ada: TestVisitor;
let bob: TestVisitor;
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

/** Over the network: requests get lost, or their answers, or are sent twice. */
async function sendOver(chance: Chance, tab: TestTab): Promise<void> {
  const batch = tab.replica.batch();
  if (!batch || chance.up(10) === 0) return;
  const answers = await Promise.all(Array.from({ length: 1 + chance.up(1) }, () => tab.post(batch)));
  if (chance.up(5) === 0) return;
  for (const answer of answers) tab.hear(answer, batch.number);
}

test.each([1, 2, 3])('tabs at two servers, with lost and repeated requests, end with the same draft: seed %i', async (seed) => {
  const { database, storage, documents, queue } = first.foundation;
  const presentations = createPresentations({ store: createPresentationsStore(database), storage, documents, queue });
  const oid = `deck-${seed}`;
  const kind = { oid, privacy: 'private', isTemplate: false, tags: [] } as const;
  expect(await presentations.addDocument('ada', generateDocument(seed * 7), kind)).toMatchObject({ outcome: 'saved' });
  await database.pool.query(
    `insert into presentation_right (presentation_id, person_id, level) select id, 'bob', 'edit' from presentation where oid = $1`,
    [oid],
  );
  const chance = new Chance(seed * 101);
  const tabs: TestTab[] = [];
  const join = async (client: string, visitor: TestVisitor) => tabs.push(await TestTab.open(visitor, oid, client));
  for (const client of ['one', 'two', 'three'])
    for (const visitor of [ada, bob]) await join(`client-${client}-at-${visitor === ada ? 'first' : 'second'}`, visitor);
  let number = 0;
  for (let turn = 0; turn < 60; turn += 1) {
    for (const { replica } of tabs)
      for (let count = chance.up(3); count > 0; count -= 1) replica.change(randomOperation(replica.draft, chance, () => `new-${++number}`));
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
  const { rows } = await database.pool.query(
    `select client, client_number from draft_change join presentation on id = presentation_id where oid = $1
     group by client, client_number having count(*) > 1`,
    [oid],
  );
  expect(rows).toEqual([]);
});
