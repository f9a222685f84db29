import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { analyticsRoutes } from '#contract/analytics/analytics-routes.ts';
import { schemaIdOf, type AnalyticsEvent } from '#contract/analytics/event.ts';
import { makeEventId } from '#server/features/analytics/events/event-id.ts';
import pg from 'pg';
import { databaseUrlOf, startProduct } from '../e2e/product.ts';
import { findFreePort } from '../src/server/platform/database/embedded/free-port.ts';
import { atMost, figure, median, report } from './figures.ts';

// Kills the server at random moments while it accepts events; then counts acknowledged events that were lost or counted twice.
const [rounds = 200] = process.argv.slice(2).map(Number);
const PEOPLE = 24;

const dataDirectory = mkdtempSync(join(tmpdir(), 'lectern-event-kills-'));
const port = await findFreePort();
const acknowledged = new Set<string>();
const startTimes: number[] = [];
let resent = 0;

for (let round = 0; round < rounds; round++) {
  const begun = performance.now();
  const product = await startProduct({ dataDirectory, port, environment: { DEMO: 'none' } });
  startTimes.push(performance.now() - begun);
  const stop = new AbortController();
  const people = Promise.all(Array.from({ length: PEOPLE }, () => tellUntil(product.origin, stop.signal)));
  await delay(150 + Math.random() * 500);
  product.server.kill('SIGKILL');
  stop.abort();
  await people;
  process.stderr.write(`\rround ${round + 1} of ${rounds}, ${acknowledged.size} events acknowledged`);
}
process.stderr.write('\n');

const product = await startProduct({ dataDirectory, port, environment: { DEMO: 'none' } });
const database = new pg.Pool({ connectionString: databaseUrlOf(dataDirectory) });
const ask = async (sql: string) => (await database.query<{ value: string }>(sql)).rows.map(({ value }) => value);
const stored = new Set(await ask('select id::text as value from event'));
const countedNow = async () =>
  Number(
    (
      await ask(
        `select coalesce(sum(count), 0) as value from insight_day where presentation_id = 0 and metric = 'event' and key = 'page-seen'`,
      )
    )[0],
  );
for (const deadline = Date.now() + 60_000; (await countedNow()) < stored.size && Date.now() < deadline;) await delay(500);
const counted = await countedNow();
const lost = [...acknowledged].filter((id) => !stored.has(id)).length;
await database.end();
await product.stop();
rmSync(dataDirectory, { recursive: true, force: true });

report('event-kills', [
  figure('rounds of kill -9 on the server', rounds),
  figure('events acknowledged', acknowledged.size),
  figure('of them sent twice', resent),
  figure('events stored', stored.size),
  atMost('acknowledged but lost', lost, 0),
  atMost('counted twice, or not at all', Math.abs(counted - stored.size), 0),
  figure('time to start after a kill, ms, median', median(startTimes)),
]);

/** Sends one event after another; repeats every tenth acknowledged one. */
async function tellUntil(origin: string, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    const id = makeEventId(Date.now());
    if (!(await send(origin, id))) continue;
    acknowledged.add(id);
    if (Math.random() < 0.1 && (await send(origin, id))) resent += 1;
  }
}

async function send(origin: string, id: string): Promise<boolean> {
  const event: AnalyticsEvent = {
    core: {
      type: 'event',
      schema_id: schemaIdOf('page-seen'),
      client_time: new Date().toISOString(),
      event_source: 'website',
      event_type: 'user',
    },
    event_source: { name: 'website', version: '0.1.0', page: 'landing', page_id: id, language: 'en' },
    platform: { type: 'web', visitor_id: '', referer: '', url: `${origin}/` },
    user: { session_id: '' },
    body: { event_name: 'page-seen', event_id: id },
  };
  const headers = {
    'content-type': 'text/plain',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  };
  return fetch(origin + analyticsRoutes.log, { method: 'POST', headers, body: JSON.stringify([event]) }).then(
    ({ status }) => status === 204,
    () => false,
  );
}
