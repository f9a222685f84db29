import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { schemaIdOf, type AnalyticsEvent } from '#contract/analytics/event.ts';
import pg from 'pg';
import { databaseUrlOf, startProduct } from '../e2e/product.ts';
import { findFreePort } from '../src/server/platform/database/embedded/free-port.ts';
import { atLeast, atMost, figure, median, report } from './figures.ts';
import { postEvents } from './ingest/post-load.ts';
import { loadGenerator, processorTime } from './load.ts';

// Events as browsers send them, acknowledged once on disk, compared with a bare Fastify that reads the same and answers 204, alternating.
const ROUNDS = 5;
const SECONDS = 4;

const product = await startProduct({ environment: { DEMO: 'none', RATE_LIMIT_FACTOR: '1000000' }, args: ['--role', 'web'] });
const port = await findFreePort();
const bare = fork(new URL('ingest/bare-server.ts', import.meta.url), {
  env: { ...process.env, NODE_ENV: 'production', PORT: String(port) },
});
await once(bare, 'message');
const database = new pg.Pool({ connectionString: databaseUrlOf(product.dataDirectory) });
const server = product.server.pid ?? 0;

const now = Date.now().toString(16).padStart(12, '0');
const event: AnalyticsEvent = {
  core: {
    type: 'event',
    schema_id: schemaIdOf('step-left'),
    client_time: new Date().toISOString(),
    event_source: 'website',
    event_type: 'user',
  },
  event_source: {
    name: 'website',
    version: '0.1.0',
    page: 'view',
    page_id: `${now.slice(0, 8)}-${now.slice(8)}-7000-8000-00000000000a`,
    language: 'en',
  },
  platform: {
    type: 'web',
    visitor_id: '0192f0c1-2345-7000-8000-00000000000b',
    referer: 'https://moodle.example/course/',
    url: `${product.origin}/p/deck/deck/`,
  },
  user: { session_id: '0192f0c1-2345-7000-8000-00000000000c' },
  body: { event_name: 'step-left', event_id: '', presentation_oid: 'deck', step: 3, stop: 2, ms: 5400 },
};
const sides = [
  { name: 'Lectern', address: `${product.origin.replace('localhost', '127.0.0.1')}/log/json`, pid: server },
  { name: 'bare Fastify', address: `http://127.0.0.1:${port}/log/json`, pid: bare.pid ?? 0 },
];
const results = sides.map(() => ({ speed: [] as number[], p99: [] as number[], cost: [] as number[] }));
const postgresCost: number[] = [];
const memory: number[] = [];
let sent = 0;

for (const side of sides) {
  const { requests, failures } = await postEvents(side.address, event, 2);
  if (side.pid === server) sent += requests - failures;
}
for (let round = 0; round < ROUNDS; round++)
  for (const [index, side] of sides.entries()) {
    const [before, beforePostgres] = [processorTime(side.pid), postgresTime()];
    const { requestsPerSecond, p99Milliseconds, requests, failures } = await postEvents(side.address, event, SECONDS);
    if (failures > 0 || requests === 0) throw new Error(`${side.name}: ${failures} of ${requests} requests failed`);
    results[index]?.speed.push(requestsPerSecond);
    results[index]?.p99.push(p99Milliseconds);
    results[index]?.cost.push(((processorTime(side.pid) - before) * 1000) / requests);
    if (side.pid !== server) continue;
    sent += requests;
    postgresCost.push(((postgresTime() - beforePostgres) * 1000) / requests);
    memory.push(residentMemory(server));
  }
const { rows } = await database.query<{ count: string }>('select count(*) from event');
const stored = Number(rows[0]?.count);
await database.end();
bare.kill();
await product.stop();
rmSync(product.dataDirectory, { recursive: true, force: true });

const [ours, theirs] = results.map(({ speed, p99, cost }) => ({ speed: median(speed), p99: median(p99), cost: median(cost) }));
if (!ours || !theirs) throw new Error('No measurements');
console.log(
  `One event per request, ${loadGenerator}, 256 connections, one process each, plus PostgreSQL, median of ${ROUNDS} rounds of ${SECONDS} s`,
);
report('ingest', [
  figure('events per second', ours.speed),
  figure('requests per second, bare Fastify', theirs.speed),
  atLeast('speed relative to bare Fastify', ours.speed / theirs.speed, 0.5),
  figure('p99, ms', ours.p99),
  figure('CPU time per event, µs', ours.cost),
  figure('CPU time per request, µs, bare Fastify', theirs.cost),
  figure('PostgreSQL CPU time per event, µs', median(postgresCost)),
  atMost('CPU time relative to bare Fastify', ours.cost / theirs.cost, 3),
  atMost('the same including PostgreSQL', (ours.cost + median(postgresCost)) / theirs.cost, 3),
  figure('acknowledged', sent),
  // The end of a load cuts off requests in flight: more may be stored than was acknowledged, never less.
  atMost('acknowledged but not stored', Math.max(0, sent - stored), 0),
  figure('memory after the first round, MB', memory[0] ?? 0),
  atMost('memory after the last round relative to the first', (memory.at(-1) ?? 0) / (memory[0] ?? 1), 1.3),
]);

/** CPU time of all processes of the product's own PostgreSQL, in milliseconds. */
function postgresTime(): number {
  const parent = product.postgresPid();
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ').map(Number);
  return [parent, ...children].reduce((sum, pid) => sum + processorTime(pid), 0);
}

function residentMemory(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000;
}
