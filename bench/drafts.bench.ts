import { rmSync } from 'node:fs';
import { randomOperation } from '#model/change/test-operations.ts';
import { isSame } from '#model/change/text/text-change.ts';
import { Chance, generateDocument } from '#model/presentation/test-documents.ts';
import { memberOf, memberPassword } from '#server/testing/test-member.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import { TestTab } from '#server/testing/test-tab.ts';
import { visitorOf } from '#server/testing/test-visitor.ts';
import { openLibrary } from '../e2e/library.ts';
import { startProduct } from '../e2e/product.ts';
import { atMost, figure, type Figure, report } from './figures.ts';
import { stressDocument } from './stress-document.ts';

// Drafts, through two servers that share a database: how long until a change is saved and answered; and whether everybody ends with the
// same document when requests and answers get lost, are repeated or come late. OPERATIONS sets how many there are.
const OPERATIONS = Number(process.env['OPERATIONS'] ?? 100_000);
const TABS = 8;
const ANSWERS = 400;
const SIZES = [200, 2000, 10_000];

const first = await startProduct({ environment: { DEMO: 'people' } });
const second = await startProduct({ dataDirectory: first.dataDirectory, environment: { DEMO: 'people' } });
const library = await openLibrary(first.dataDirectory);
const server = { origin: first.origin, foundation: { database: { pool: library.pool } } } as unknown as TestServer;
const [here, there] = [await memberOf(server, 'editor'), visitorOf(second)];
await there.post('/login', { email: 'editor@example.org', password: memberPassword });

const figures: Figure[] = [];
for (const size of SIZES) figures.push(...(await measureAnswers(size)));
figures.push(...(await converge()));
report('drafts', figures);
await library.close();
await second.stop();
await first.stop();
rmSync(first.dataDirectory, { recursive: true, force: true });

/** One change at a time, as when somebody drags an object. */
async function measureAnswers(size: number): Promise<Figure[]> {
  const { oid } = await library.addDocument(here.personId, stressDocument(size) as Readonly<Record<string, unknown>>);
  const tab = await TestTab.open(here, oid, `client-of-size-${String(size).padStart(5, '0')}`);
  const ids = [...tab.replica.draft.entries.keys()];
  const times: number[] = [];
  for (let count = 0; count <= ANSWERS; count += 1) {
    tab.replica.change([{ kind: 'set', id: ids[1 + (count % (ids.length - 1))] ?? '', fields: { x: count } }]);
    const batch = tab.replica.batch();
    if (!batch) continue;
    const since = performance.now();
    const answer = await tab.post(batch);
    times.push(performance.now() - since);
    if (answer.outcome !== 'accepted') throw new Error(answer.rule);
    tab.hear(answer, batch.number);
  }
  const [opening = NaN, ...others] = times;
  const sorted = others.toSorted((one, other) => one - other);
  return [
    figure(`${size} objects: the first change, which opens the draft, ms`, opening),
    figure(`${size} objects: a change saved and answered, median ms`, sorted[Math.floor(sorted.length / 2)] ?? NaN),
    atMost(`${size} objects: the same, 95 of 100, ms`, sorted[Math.floor(sorted.length * 0.95)] ?? NaN, 50),
  ];
}

async function converge(): Promise<Figure[]> {
  const { oid } = await library.addDocument(here.personId, generateDocument(7) as Readonly<Record<string, unknown>>);
  const chance = new Chance(1);
  const tabs = await Promise.all(
    Array.from({ length: TABS }, (_, index) => TestTab.open(index % 2 ? there : here, oid, `client-number-${1000 + index}`)),
  );
  let [made, ids, batches, repeats, lost] = [0, 0, 0, 0, 0];
  const send = async (tab: TestTab, isSafe: boolean) => {
    const batch = tab.replica.batch();
    if (!batch) return;
    if (!isSafe && chance.up(19) === 0) return void (lost += 1);
    batches += 1;
    const isTwice = !isSafe && chance.up(9) === 0;
    if (isTwice) repeats += 1;
    const answers = await Promise.all(Array.from({ length: isTwice ? 2 : 1 }, () => tab.post(batch)));
    if (!isSafe && chance.up(19) === 0) return void (lost += 1);
    // The later answer may come first.
    for (const answer of answers.toReversed()) tab.hear(answer, batch.number);
  };
  const since = performance.now();
  while (made < OPERATIONS) {
    for (const { replica } of tabs)
      for (let count = chance.up(25); count > 0 && made < OPERATIONS; count -= 1) {
        replica.change([randomOperation(replica.draft, chance, () => `new-${++ids}`)]);
        made += 1;
      }
    await Promise.all(tabs.map((tab) => (chance.up(9) === 0 ? tab.catchUp() : send(tab, false))));
    process.stderr.write(`\r${made} of ${OPERATIONS} operations, ${tabs[0]?.replica.number} changes `);
  }
  while (tabs.some(({ replica }) => !replica.isUpToDate)) await Promise.all(tabs.map((tab) => send(tab, true)));
  for (const tab of tabs) await tab.catchUp();
  process.stderr.write('\n');
  const seconds = (performance.now() - since) / 1000;
  const fold = await TestTab.open(there, oid, 'client-number-fold');
  const different = tabs.filter(
    ({ replica }) => replica.number !== fold.replica.number || !isSame(replica.draft.presentation, fold.replica.draft.presentation),
  );
  const { rows } = await library.pool.query(
    `select from draft_change join presentation on id = presentation_id where oid = $1 group by client, client_number having count(*) > 1`,
    [oid],
  );
  return [
    figure(`operations of ${TABS} tabs at two servers`, made),
    figure('changes', fold.replica.number),
    figure('batches sent, without repetitions', batches),
    figure('batches sent twice', repeats),
    figure('requests or answers lost', lost),
    figure('seconds', seconds),
    atMost('tabs whose draft is not the fold of the log', different.length, 0),
    atMost('batches applied twice', rows.length, 0),
  ];
}
