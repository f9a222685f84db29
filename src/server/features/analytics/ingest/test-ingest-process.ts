import { flushCompileCache } from 'node:module';
import pg from 'pg';
import { z } from 'zod';
import { openTestIngest } from './test-ingest.ts';

// The log as a process of its own, to be killed: it tells where it listens, and goes on until then.
const { DATABASE_URL: url } = z.object({ DATABASE_URL: z.string() }).parse(process.env);
const { port } = await openTestIngest({ database: { pool: new pg.Pool({ connectionString: url, max: 4 }) } });
// Usually done at the end, which never comes here.
flushCompileCache();
process.send?.({ port });
process.on('disconnect', () => process.exit());
