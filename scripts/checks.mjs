import { availableParallelism } from 'node:os';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findPdfTools } from './pdf-tools.mjs';
import { ownNode, root } from './set-up.mjs';

/** Checks that need neither a test runner nor a browser. Slow ones come first, so that they overlap with the others. */
const checks = [
  [
    'interface builds within its size limits',
    [
      [ownNode, 'scripts/build-if-changed.mjs'],
      [ownNode, 'scripts/weigh.mjs'],
    ],
  ],
  ['types: tests', [['tsc', '-p', 'tsconfig.tests.json']]],
  ['types: server', [['tsc', '-p', 'tsconfig.server.json']]],
  ['types: browser', [['tsc', '-p', 'tsconfig.browser.json']]],
  ['types: model, contract and languages', [['tsc', '-p', 'tsconfig.pure.json']]],
  ['unused code', [['knip', '--no-progress']]],
  ['rooms', [[ownNode, 'scripts/rooms.mjs']]],
  ['tables', [[ownNode, 'scripts/tables.mjs']]],
  ['format', [['oxfmt', '--check']]],
  ['lint', [['oxlint', '--deny-warnings']]],
  ['conventions', [[ownNode, 'scripts/conventions.mjs']]],
];

export const runChecks = (run) => run.phase('checks', () => run.checks(checks, availableParallelism()));

/** Runs unit and contract tests; with patterns, only in matching files. */
export async function runSuites(run, patterns = []) {
  if (!patterns.some((pattern) => !isJourney(pattern)) && patterns.length > 0) return;
  findPdfTools();
  const reporters = ['--reporter=dot', '--reporter=./scripts/suite-report.mjs'];
  await run.phase('unit and contract tests', () =>
    run.suite(
      'suites.json',
      (report) => [
        ['vitest', 'run', ...reporters, ...patterns, ...(patterns.length > 0 ? ['--passWithNoTests'] : [])],
        { SUITE_REPORT: report },
      ],
      ({ tests }) => tests,
    ),
  );
}

/** Runs browser journeys; with patterns, only files in e2e/ whose path contains one of them. */
export async function runJourneys(run, browser, patterns = []) {
  await run.phase('browser journeys', () =>
    run.suite(
      'journeys.json',
      () => [['playwright', 'test', ...patterns, '--pass-with-no-tests'], { CHROMIUM_PATH: browser }],
      ({ suites }) => suites.flatMap((suite) => listJourneys(suite)),
    ),
  );
}

export const hasJourneys = (patterns) => patterns.length === 0 || patterns.some(isJourney);

function isJourney(pattern) {
  return readdirSync(join(root, 'e2e'), { recursive: true }).some(
    (file) => file.endsWith('.spec.ts') && join('e2e', file).includes(pattern),
  );
}

const states = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' };

function listJourneys({ title, specs = [], suites = [] }, parents = []) {
  const path = [...parents, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      name: [...path, spec.title].join(' › '),
      state: states[status],
      isFlaky: status === 'flaky',
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap((suite) => listJourneys(suite, path))];
}
