import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { downloadPath } from '#contract/presentation/presentation-address.ts';
import { embedPath } from '#contract/routes.ts';
import { startProduct } from '../e2e/product.ts';
import { openLibrary } from '../e2e/library.ts';
import { lightInTheDeep } from '../src/server/features/demo/presentations/light-in-the-deep.ts';
import { addFans } from './view-page/fans.ts';
import { longDeck } from './documents/long-deck.ts';
import { atMost, figure, type Figure, median, report } from './figures.ts';
import { type Account, sendFile } from './import-kills/sender.ts';
import type { Ping } from './documents/pinger.ts';
import { fetchAs } from './documents/fetch-as.ts';

// One request after the other for a very long presentation, while another visitor asks for something cheap every ten milliseconds.
const [texts = 40_000] = process.argv.slice(2).map(Number);
const EVERY = 10;
/** Milliseconds that nobody may have to wait for somebody else's document. */
const STALL = 50;
const ORDINARY = 20;
/** Milliseconds in which to watch the worker. Painting everything takes minutes, in another process. */
const SETTLING = 20_000;

const product = await startProduct({ environment: { LOG_LEVEL: 'error', STORAGE_LIMIT_GB: '0' } });
const { origin } = product;
const library = await openLibrary(product.dataDirectory);
const [owner, other] = await addFans(origin, library.pool, 2);
if (!owner || !other) throw new Error('Nobody has an account');
const [asOwner, asOther] = [fetchAs(origin, owner), fetchAs(origin, other)];
const figures: Figure[] = [];

/** How long an ordinary presentation takes. The first page of its kind takes longer, whatever it shows. */
async function time(name: string, act: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let turn = 0; turn < ORDINARY; turn++) {
    const since = performance.now();
    await act();
    times.push(performance.now() - since);
  }
  process.stderr.write(`ordinary: ${name}: ${Math.round(median(times))} ms\n`);
  figures.push(figure(`ordinary: ${name}, ms, median`, median(times)), figure('  the first one', times[0] ?? 0));
}
const ordinary = await library.addDocument(owner.personId, lightInTheDeep.document);
await untilIdle();
await time('view page', () => asOther.get(ordinary.path));
await time('embedded viewer', () => asOther.get(embedPath(ordinary.oid)));
await time('details page', () => asOwner.get(`/p/details/${ordinary.oid}/`));
await time('downloading', () => asOwner.get(downloadPath(ordinary.oid)));
await time('rearranging', () => asOwner.post(`/p/details/${ordinary.oid}/arrange/`, { arrangement: 'grid' }));
await time('copying somebody else’s', () => asOther.post(`/p/copy/${ordinary.oid}/`, {}));

const long = await library.addDocument(owner.personId, longDeck(texts));
await untilIdle();
const pinger = new Worker(new URL('./documents/pinger.ts', import.meta.url), {
  workerData: { origin, pid: product.server.pid, every: EVERY },
});

/** The pings since the last call. */
async function takePings(): Promise<Ping[]> {
  await delay(200);
  pinger.postMessage('take', []);
  return ((await once(pinger, 'message')) as [Ping[]])[0];
}
const part = (times: number[], of: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * of))] ?? 0;

async function measure(name: string, act: () => Promise<unknown>): Promise<void> {
  await takePings();
  const since = performance.now();
  await act();
  const took = performance.now() - since;
  const pings = await takePings();
  const [waited, computed] = [pings.map((ping) => ping.waited), pings.map((ping) => ping.computed)];
  process.stderr.write(
    `${name}: ${Math.round(took)} ms, others wait for ${Math.round(part(computed, 1))} ms of work, up to ${Math.round(part(waited, 1))} ms\n`,
  );
  figures.push(figure(`${name}, ms`, took), figure('  others wait, ms, p99', part(waited, 0.99)));
  figures.push(
    figure('  others wait, ms, at most', part(waited, 1)),
    atMost('  of that, the server computes, ms', part(computed, 1), STALL),
  );
}

await measure('nothing, for comparison', () => delay(5000));
await measure('the view page', () => asOther.get(long.path));
await measure('the embedded viewer', () => asOther.get(embedPath(long.oid)));
await measure('the details page', () => asOwner.get(`/p/details/${long.oid}/`));
let file = Buffer.alloc(0);
await measure('downloading', async () => (file = await asOwner.get(downloadPath(long.oid))));
await measure('copying one’s own', () => asOwner.post(`/p/copy/${long.oid}/`, {}));
await measure('what the worker does then', () => delay(SETTLING));
await measure('copying somebody else’s', () => asOther.post(`/p/copy/${long.oid}/`, {}));
await measure('what the worker does then', () => delay(SETTLING));
await measure('rearranging', () => asOwner.post(`/p/details/${long.oid}/arrange/`, { arrangement: 'spiral' }));
await measure('restoring', () => asOwner.post(`/p/details/${long.oid}/versions/1/restore/`, {}));
await measure('showing notes as captions', () => asOwner.saveDetails(long.oid, { showsNotes: 'on' }));
await measure('what the worker does then', () => delay(SETTLING));
const account: Account = { sending: 0, sent: [], continued: 0, acknowledgedAndLost: 0, givenUp: [] };
await measure('importing', async () => (await sendFile('Long.lectern', file, { origin, ...other, account })).ended);
if (account.givenUp.length > 0) throw new Error(account.givenUp.join());
await measure('what the worker does then', () => delay(SETTLING));

await pinger.terminate();
await library.close();
// Nobody waits for what is still being painted.
const gone = once(product.server, 'exit');
product.server.kill('SIGINT');
await delay(1500);
product.server.kill('SIGINT');
await gone;
rmSync(product.dataDirectory, { recursive: true, force: true });
report('documents', figures);

/** Waits until the worker has nothing left to do. */
async function untilIdle(): Promise<void> {
  const busy = `select from pgboss.job where state in ('created', 'retry', 'active') and start_after < now()`;
  for (let quiet = 0; quiet < 4; await delay(500)) quiet = (await library.pool.query(busy)).rowCount === 0 ? quiet + 1 : 0;
}
