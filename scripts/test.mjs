import { findTestBrowser } from './browser.mjs';
import { hasJourneys, runChecks, runJourneys, runSuites } from './checks.mjs';
import { ensureBuilt, ensureInstalled } from './set-up.mjs';
import { createTestRun } from './test-run.mjs';

// npm test -- <part of a path>: runs only test files whose path contains it.
const patterns = process.argv.slice(2);
ensureInstalled();
const browser = hasJourneys(patterns) ? findTestBrowser() : undefined;
const run = createTestRun();
if (patterns.length === 0) await runChecks(run);
await runSuites(run, patterns);
if (browser) {
  ensureBuilt();
  await runJourneys(run, browser, patterns);
}
run.finish();
