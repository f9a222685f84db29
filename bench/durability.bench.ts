import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { databaseUrlOf, startProduct } from '../e2e/product.ts';
import { findFreePort } from '../src/server/platform/database/embedded/free-port.ts';
import { findLost, signUpUntil } from '../e2e/sign-ups.ts';
import { atMost, figure, median, report } from './figures.ts';

// Kills the server, then PostgreSQL, at random moments during sign-ups, and counts those that were acknowledged but lost.
const [serverRounds = 50, postgresRounds = 10] = process.argv.slice(2).map(Number);

const dataDirectory = mkdtempSync(join(tmpdir(), 'lectern-durability-'));
const port = await findFreePort();
const acknowledged = new Set<string>();
const startTimes: number[] = [];
let failedStarts = 0;

for (let round = 0; round < serverRounds + postgresRounds; round++) {
  const begun = performance.now();
  const product = await startProduct({ dataDirectory, port }).catch(() => undefined);
  if (!product) {
    failedStarts++;
    continue;
  }
  startTimes.push(performance.now() - begun);
  const stop = new AbortController();
  const { acknowledged: now, done } = signUpUntil(product.origin, stop.signal, 8);
  await delay(1000 + Math.random() * 1500);
  const isServersTurn = round < serverRounds;
  process.kill(isServersTurn ? (product.server.pid ?? 0) : product.postgresPid(), 'SIGKILL');
  stop.abort();
  await done;
  for (const email of now) acknowledged.add(email);
  if (!isServersTurn) await product.stop();
  process.stderr.write(`\rround ${round + 1} of ${serverRounds + postgresRounds}, ${acknowledged.size} sign-ups acknowledged`);
}
process.stderr.write('\n');

const product = await startProduct({ dataDirectory, port });
const lost = await findLost(databaseUrlOf(dataDirectory), acknowledged);
await product.stop();
rmSync(dataDirectory, { recursive: true, force: true });

report('durability', [
  figure('rounds of kill -9 on the server', serverRounds),
  figure('rounds of kill -9 on PostgreSQL', postgresRounds),
  figure('sign-ups acknowledged', acknowledged.size),
  atMost('acknowledged but lost', lost.length, 0),
  atMost('starts that needed manual intervention', failedStarts, 0),
  figure('time to start after a kill, ms, median', median(startTimes)),
]);
