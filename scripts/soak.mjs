// Long test runs: many generated documents, mutated decks, every hostile file, real deck and scene, a million hostile requests, a thousand
// kills, a full disk, a frozen database, slow clients. `npm test` runs a few of each.
import { join } from 'node:path';
import { findTestBrowser } from './browser.mjs';
import { runJourneys, runSuites } from './checks.mjs';
import { ensureBuilt, ensureInstalled, ownEnvironment, ownNode, root, run as runProgram } from './set-up.mjs';
import { createTestRun } from './test-run.mjs';

ensureInstalled();
Object.assign(process.env, { SOAK: 'yes', FUZZ_DOCUMENTS: process.env.FUZZ_DOCUMENTS ?? '20000' });
const run = createTestRun();
// What keeps both processors busy for minutes runs first, so that it does not slow down what waits for servers and browsers.
await runSuites(run, ['fuzz.test', 'plan-document.test', 'hostile', 'corpus.test', 'read-pdf.test']);
await runSuites(run, ['kills.test', 'roller.test', 'pdf-pictures.test', 'pdf-decks.test', 'server/features']);
ensureBuilt();
const browser = findTestBrowser();
for (const name of ['hostile', 'kills', 'edit-kills', 'disturbances'])
  runProgram(ownNode, [join(root, 'bench', `${name}.bench.ts`)], { env: ownEnvironment({ CHROMIUM_PATH: browser }) });
await runJourneys(run, browser, ['surfaces.spec', 'everybody.spec']);
run.finish();
