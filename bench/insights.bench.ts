import { readFileSync, rmSync } from 'node:fs';
import { insightsPath } from '#contract/analytics/analytics-routes.ts';
import { createRoller } from '#server/features/analytics/rollup/roller.ts';
import { chanceOf, randomTraffic } from '#server/features/analytics/rollup/test-traffic.ts';
import { systemClock } from '#server/platform/clock/system-clock.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import type { StoredEvent } from '#server/platform/events/event-sink.ts';
import { databaseUrlOf, startProduct } from '../e2e/product.ts';
import { openLibrary } from '../e2e/library.ts';
import { atMost, figure, median, report, type Figure } from './figures.ts';
import { processorTime } from './load.ts';
import { addFans } from './view-page/fans.ts';

// The insights of one presentation as events of the last sixty days accumulate, counted by the real roller.
// npm run bench -- insights 1e5 1e6 1e7
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1e5, 1e6, 1e7];
const DAY = 86_400_000;
const VISITS = 2000;
const ROUNDS = 40;

const product = await startProduct();
process.env['LECTERN_DATA'] = product.dataDirectory;
const database = openDatabase(databaseUrlOf(product.dataDirectory), { onConnectionLost: () => undefined });
const [owner] = await addFans(product.origin, database.pool, 1);
if (!owner) throw new Error('No owner was created');
const library = await openLibrary();
const { oid } = await library.add({ ownerId: owner.personId });
const others = await Promise.all(Array.from({ length: 9 }, () => library.add({ ownerId: owner.personId })));

const chance = chanceOf(7);
const oids = [oid, oid, oid, ...others.map((other) => other.oid)];
let ready: StoredEvent[] = [];
const so = { counted: 0 };
/** Generates plausible visitor events, acting like a sink that stored them. */
const sink = {
  kind: 'clickhouse',
  lag: 0,
  mark: async () => String(so.counted),
  async readAfter(_position: string, most: number) {
    const now = Date.now();
    while (ready.length < most)
      ready = ready.concat(randomTraffic(chance, { oids, visits: VISITS, from: now - 59 * DAY, to: now - 60_000 }));
    const events = ready.splice(0, most);
    so.counted += events.length;
    return { events, position: String(so.counted) };
  },
} as const;
const roller = createRoller({
  sink,
  database,
  clock: systemClock,
  onCounted: () => undefined,
  onProblem(error) {
    throw error;
  },
});

const figures: Figure[] = [];
const costs: number[] = [];
for (const size of sizes) {
  const [begun, countedBefore] = [performance.now(), so.counted];
  while (so.counted < size) await roller.rollOnce();
  const perSecond = ((so.counted - countedBefore) / (performance.now() - begun)) * 1000;
  await database.pool.query('vacuum analyze insight_day, presentation_view');
  const { milliseconds, processor } = await measurePage();
  costs.push(processor);
  figures.push(
    figure(`${size.toExponential(0)} events: counted per second, including generation`, perSecond),
    figure(`${size.toExponential(0)} events: page, ms`, milliseconds),
    figure(`${size.toExponential(0)} events: CPU time of server and PostgreSQL per page, ms`, processor),
  );
  process.stderr.write(`${size} events, ${milliseconds.toFixed(1)} ms, ${processor.toFixed(1)} ms of CPU time\n`);
}
await library.close();
await database.close();
await product.stop();
rmSync(product.dataDirectory, { recursive: true, force: true });

report('insights', [
  ...figures,
  atMost('cost of the page with the most events relative to the fewest', (costs.at(-1) ?? 0) / (costs[0] ?? 1), 1.5),
]);

async function measurePage(): Promise<{ milliseconds: number; processor: number }> {
  for (let round = 0; round < 10; round++) await fetchPage();
  const before = allTime();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    await fetchPage();
    times.push(performance.now() - begun);
  }
  return { milliseconds: median(times), processor: (allTime() - before) / ROUNDS };
}

async function fetchPage(): Promise<void> {
  const answer = await fetch(`${product.origin}${insightsPath(oid)}?days=30`, { headers: { cookie: owner?.cookie ?? '' } });
  const page = await answer.text();
  if (answer.status !== 200 || !page.includes('<svg')) throw new Error(`The page answered ${answer.status}`);
}

/** CPU time of the server and its PostgreSQL, in milliseconds. */
function allTime(): number {
  const parent = product.postgresPid();
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ').map(Number);
  return [product.server.pid ?? 0, parent, ...children].reduce((sum, pid) => sum + processorTime(pid), 0);
}
