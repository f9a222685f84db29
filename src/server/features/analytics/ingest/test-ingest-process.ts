import { flushCompileCache } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { systemClock } from '../../../platform/clock/system-clock.ts';
import { postgresSink } from '../../../platform/events/postgresql/postgres-sink.ts';
import { createRoller } from '../rollup/roller.ts';
import { openTestIngest } from './test-ingest.ts';

// The log as a process of its own, with the counting, to be killed: it tells where it listens, and goes on until then.
const { DATABASE_URL: url } = z.object({ DATABASE_URL: z.string() }).parse(process.env);
const database = { pool: new pg.Pool({ connectionString: url, max: 4 }) };
const { port } = await openTestIngest({ database });
// Usually done at the end, which never comes here.
flushCompileCache();
process.send?.({ port });
process.on('disconnect', () => process.exit());

const ignore = () => undefined;
const roller = createRoller({
  sink: postgresSink({ pool: database.pool, clock: systemClock }),
  database,
  clock: systemClock,
  onCounted: ignore,
  onProblem: ignore,
});
// Without rest, so that it is killed in the middle of it.
for (;;) {
  await roller.rollOnce().catch(ignore);
  await wait(5);
}
