import { runChecks, runSuites } from './checks.mjs';
import { ensureInstalled } from './set-up.mjs';
import { createTestRun } from './test-run.mjs';

ensureInstalled();
const run = createTestRun();
await runChecks(run);
await runSuites(run);
run.finish();
