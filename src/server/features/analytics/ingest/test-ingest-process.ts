import { flushCompileCache } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { systemClock } from '../../../platform/clock/system-clock.ts';
import { postgresSink } from '../../../platform/events/postgresql/postgres-sink.ts';
import { createRoller } from '../rollup/roller.ts';
import { openTestIngest } from './test-ingest.ts';

// Runs the log and the rollup in a separate process: reports its port, then runs until it is killed.
const { DATABASE_URL: url } = z.object({ DATABASE_URL: z.string() }).parse(process.env);
const database = { pool: new pg.Pool({ connectionString: url, max: 4 }) };
const { port } = await openTestIngest({ database });
// Usually flushed on exit, but this process is killed.
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
// Almost without pause, so that kills hit it in the middle of a round.
for (;;) {
  await roller.rollOnce().catch(ignore);
  await wait(5);
}
