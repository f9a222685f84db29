import { rmSync } from 'node:fs';
import { startProduct } from '../e2e/product.ts';
import { findFreePort } from '../src/server/platform/database/embedded/free-port.ts';
import { fetchPage } from './fetch-page.ts';
import { atLeast, atMost, figure, median, report } from './figures.ts';
import { load, loadGenerator, processorTime } from './load.ts';
import { startPeer } from './peer.ts';

// A signed-out page, from the product and from a peer that does nothing else, alternating.
const ROUNDS = 5;
const SECONDS = 4;

const product = await startProduct({ environment: { LOG_LEVEL: 'info' } });
// The first response fills the cache; the second is what visitors get.
await fetchPage(`${product.origin}/`);
const page = await fetchPage(`${product.origin}/`);
const peer = await startPeer(page, await findFreePort());
const sides = [
  { name: 'Lectern', address: `${product.origin.replace('localhost', '127.0.0.1')}/`, pid: product.server.pid ?? 0 },
  { name: peer.name, address: peer.address, pid: peer.pid },
];
const results = sides.map(() => ({ speed: [] as number[], p99: [] as number[], cost: [] as number[] }));

for (const { address } of sides) await load(address, 2);
for (let round = 0; round < ROUNDS; round++)
  for (const [index, side] of sides.entries()) {
    const before = processorTime(side.pid);
    const { requestsPerSecond, p99Milliseconds, requests, failures } = await load(side.address, SECONDS);
    if (failures > 0 || requests === 0) throw new Error(`${side.name}: ${failures} of ${requests} requests failed`);
    results[index]?.speed.push(requestsPerSecond);
    results[index]?.p99.push(p99Milliseconds);
    results[index]?.cost.push(((processorTime(side.pid) - before) * 1000) / requests);
  }
peer.stop();
await product.stop();
rmSync(product.dataDirectory, { recursive: true, force: true });

const [ours, theirs] = results.map(({ speed, p99, cost }) => ({ speed: median(speed), p99: median(p99), cost: median(cost) }));
if (!ours || !theirs) throw new Error('No measurements');
console.log(
  `A page of ${page.body.length} bytes (brotli), ${loadGenerator}, 64 connections, one process each, median of ${ROUNDS} rounds of ${SECONDS} s`,
);
report('pages', [
  figure('requests per second', ours.speed),
  figure(`requests per second, ${peer.name}`, theirs.speed),
  atLeast(`speed relative to ${peer.name}`, ours.speed / theirs.speed, 0.5),
  figure('p99, ms', ours.p99),
  figure(`p99, ms, ${peer.name}`, theirs.p99),
  figure('CPU time per request, µs', ours.cost),
  figure(`CPU time per request, µs, ${peer.name}`, theirs.cost),
  atMost(`CPU time relative to ${peer.name}`, ours.cost / theirs.cost, 2),
]);
