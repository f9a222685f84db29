import { pathToFileURL } from 'node:url';
import type { BatchAnswer, Changes, DraftAnswer } from '#contract/presentation/changes.ts';
import { routes } from '#contract/routes.ts';
import { openDraft } from '#model/change/draft/draft.ts';
import { type Batch, Replica } from '#model/change/draft/test-replica.ts';
import { randomOperation } from '#model/change/test-operations.ts';
import { isSame } from '#model/change/text/text-change.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { Chance, generateDocument } from '#model/presentation/test-documents.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi, memberOf } from '../../../testing/test-member.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
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
class Tab {
  readonly replica: Replica;
  readonly #visitor: TestVisitor;
  readonly #path: string;
  readonly #chance: Chance;

  constructor(visitor: TestVisitor, oid: string, replica: Replica, chance: Chance) {
    this.#visitor = visitor;
    this.#path = routes.changes.replace(':oid', oid);
    this.replica = replica;
    this.#chance = chance;
  }

  async send(isSafe = false): Promise<void> {
    const batch = this.replica.batch();
    if (!batch || (!isSafe && this.#chance.up(10) === 0)) return;
    const answers = await Promise.all(Array.from({ length: isSafe ? 1 : 1 + this.#chance.up(1) }, () => this.#post(batch)));
    if (!isSafe && this.#chance.up(5) === 0) return;
    for (const answer of answers) this.#hear(answer, batch.number);
  }

  async #post(batch: Batch): Promise<BatchAnswer> {
    const { status, text } = await callApi(this.#visitor, 'POST', this.#path, batch);
    if (status !== 200 && status !== 409) throw new Error(`Answered with ${status}`);
    const body = JSON.parse(text) as BatchAnswer & { answer?: BatchAnswer };
    return body.answer ?? body;
  }

  #hear(answer: Changes, answered?: number): void {
    for (const change of answer.changes) this.replica.receive(change);
    if (answered !== undefined && !answer.hasMore) this.replica.answered(answered);
  }

  async catchUp(): Promise<void> {
    const { text } = await this.#visitor.get(`${this.#path}?after=${this.replica.number}`, { accept: 'application/json' });
    this.#hear(JSON.parse(text) as Changes);
  }
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
  const open = async (client: string, visitor: TestVisitor) => {
    const { text } = await visitor.get(routes.draft.replace(':oid', oid), { accept: 'application/json' });
    const { document, documentNumber, changes } = JSON.parse(text) as DraftAnswer;
    const replica = new Replica(client, openDraft(parsePresentation(document).presentation), documentNumber);
    for (const change of changes) replica.receive(change);
    return replica;
  };
  const tabs: Tab[] = [];
  const join = async (client: string, visitor: TestVisitor) => tabs.push(new Tab(visitor, oid, await open(client, visitor), chance));
  for (const client of ['one', 'two', 'three'])
    for (const visitor of [ada, bob]) await join(`client-${client}-at-${visitor === ada ? 'first' : 'second'}`, visitor);
  let number = 0;
  for (let turn = 0; turn < 60; turn += 1) {
    for (const { replica } of tabs)
      for (let count = chance.up(3); count > 0; count -= 1) replica.change(randomOperation(replica.draft, chance, () => `new-${++number}`));
    await Promise.all(tabs.map((tab) => (chance.up(3) === 0 ? tab.catchUp() : tab.send())));
    // Somebody joins in the middle.
    if (turn === 40) await join('client-number-late', ada);
  }
  while (tabs.some(({ replica }) => !replica.isUpToDate)) await Promise.all(tabs.map((tab) => tab.send(true)));
  for (const tab of tabs) await tab.catchUp();
  const fold = await open('nobody', bob);
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
