import { findBrowser } from './browser.mjs';
import { createTally, finish, verify } from './checks.mjs';
import { ensureInstalled } from './set-up.mjs';

ensureInstalled();
const browser = findBrowser();
const run = createTally();
verify(run);
run.suite(
  'browser journeys',
  'playwright',
  () => ['test', ...process.argv.slice(2)],
  'journeys.json',
  ({ stats: { expected, unexpected, flaky, skipped } }) => ({ passed: expected + flaky, failed: unexpected, skipped }),
  { CHROMIUM_PATH: browser },
);
finish(run.tally);
