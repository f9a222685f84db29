import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startProduct } from '../e2e/product.ts';
import { atLeast, atMost, figure, median, report } from './figures.ts';
import type { Sent, Task } from './hostile/sender.ts';

// Hostile requests against the product, on this machine only, while somebody opens the landing page again and again.
const [requests = 1_000_000, seed = 1] = process.argv.slice(2).map(Number);
const QUIET = 400;

const product = await startProduct({ environment: { LOG_LEVEL: 'error' } });
const rss = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${product.server.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

async function openLanding(): Promise<number> {
  const since = performance.now();
  const answer = await fetch(`${product.origin}/`, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`The landing page answered ${answer.status}`);
  return performance.now() - since;
}
const p99 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;

for (let warm = 0; warm < QUIET; warm++) await openLanding();
const quiet: number[] = [];
for (let place = 0; place < QUIET; place++) {
  quiet.push(await openLanding());
  await delay(10);
}

const task: Task = { origin: product.origin, seed, requests, connections: 8 };
const sender = new Worker(new URL('./hostile/sender.ts', import.meta.url), { workerData: task });
let sent: Sent = { requests: 0, statuses: {}, offenders: [] };
sender.on('message', (news: Sent) => {
  sent = news;
  process.stderr.write(`\r${sent.requests} of ${requests} requests, ${Math.round(rss())} MB `);
});
const done = once(sender, 'exit');
const [busy, memory]: [number[], number[]] = [[], []];
const over = new AbortController();
void done.then(() => over.abort());
const begun = performance.now();
while (!over.signal.aborted && product.server.exitCode === null) {
  busy.push(await openLanding().catch(() => Number.POSITIVE_INFINITY));
  memory.push(rss());
  await delay(50);
}
const seconds = (performance.now() - begun) / 1000;
process.stderr.write('\n');
const hasCrashed = product.server.exitCode !== null || product.server.signalCode !== null;
await sender.terminate();
await product.stop();
rmSync(product.dataDirectory, { recursive: true, force: true });

for (const offender of sent.offenders) console.log(offender);
const answered = (from: number, to: number) =>
  Object.entries(sent.statuses).reduce((sum, [status, count]) => sum + (Number(status) >= from && Number(status) < to ? count : 0), 0);
// The first quarter fills caches and compiles code.
const [middle, last] = [memory.slice(memory.length / 4, memory.length / 2), memory.slice((memory.length * 3) / 4)];
report('hostile', [
  atLeast('hostile requests', sent.requests, requests),
  figure('requests per second', sent.requests / seconds),
  figure('answered 2xx or 3xx', answered(200, 400)),
  figure('answered 4xx', answered(400, 500)),
  figure('closed without an answer', sent.statuses[0] ?? 0),
  figure('answered 501, as oEmbed asks for unknown formats', answered(501, 502)),
  atMost('answered 5xx otherwise', answered(500, 600) - answered(501, 502), 0),
  atMost('neither answered nor closed', sent.statuses[-1] ?? 0, 0),
  atMost('crashes', Number(hasCrashed), 0),
  figure('landing page p99, ms, quiet', p99(quiet)),
  figure('landing page p99, ms', p99(busy)),
  atMost('landing page p99 relative to quiet', p99(busy) / p99(quiet), 5),
  figure('memory, MB', median(last)),
  atMost('memory, last quarter relative to the second', median(last) / median(middle), 1.1),
]);
