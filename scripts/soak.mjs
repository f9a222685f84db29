// Long test runs: many generated documents, every hostile file, real deck and scene, hundreds of kills. `npm test` runs a few of each.
import { findTestBrowser } from './browser.mjs';
import { runJourneys, runSuites } from './checks.mjs';
import { ensureBuilt, ensureInstalled } from './set-up.mjs';
import { createTestRun } from './test-run.mjs';

ensureInstalled();
Object.assign(process.env, { SOAK: 'yes', FUZZ_DOCUMENTS: process.env.FUZZ_DOCUMENTS ?? '20000' });
const run = createTestRun();
await runSuites(run, [
  'fuzz.test',
  'plan-document.test',
  'hostile',
  'corpus.test',
  'read-pdf.test',
  'kills.test',
  'roller.test',
  'pdf-pictures.test',
  'pdf-decks.test',
  'server/features',
]);
ensureBuilt();
await runJourneys(run, findTestBrowser(), ['surfaces.spec', 'everybody.spec']);
run.finish();
