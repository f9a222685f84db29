import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findPdfTools } from './pdf-tools.mjs';
import { ensureBuilt, ownEnvironment, root } from './set-up.mjs';

const results = join(root, 'test-results');

/** One by one, each in its own words; the tally counts what passed, failed and was skipped. */
export function createTally() {
  const tally = { passed: 0, failed: 0, skipped: 0 };
  const add = ({ passed, failed, skipped }) => {
    tally.passed += passed;
    tally.failed += failed;
    tally.skipped += skipped;
  };
  const spawn = (name, program, args, environment = {}) => {
    console.log(`\n— ${name}`);
    const { status } = spawnSync(program, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: ownEnvironment(environment),
      shell: process.platform === 'win32',
    });
    return status === 0;
  };
  return {
    tally,
    check(name, program, args) {
      const isRight = spawn(name, program, args);
      add({ passed: isRight ? 1 : 0, failed: isRight ? 0 : 1, skipped: 0 });
    },
    suite(name, program, args, file, read, environment) {
      mkdirSync(results, { recursive: true });
      const report = join(results, file);
      rmSync(report, { force: true });
      const isRight = spawn(name, program, args(report), environment);
      const counts = readCounts(report, read);
      // A run that broke before it could count is a failure too.
      add(counts.failed === 0 && !isRight ? { ...counts, failed: 1 } : counts);
    },
  };
}

function readCounts(report, read) {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** Everything that needs no browser. */
export function verify({ check, suite }) {
  check('types of model, contract and languages', 'tsc', ['-p', 'tsconfig.pure.json']);
  check('types in the browser', 'tsc', ['-p', 'tsconfig.browser.json']);
  check('types on the server', 'tsc', ['-p', 'tsconfig.server.json']);
  check('types of the tests', 'tsc', ['-p', 'tsconfig.tests.json']);
  check('rooms', 'node', ['scripts/rooms.mjs']);
  check('tables', 'node', ['scripts/tables.mjs']);
  check('format', 'oxfmt', ['--check']);
  check('lint', 'oxlint', ['--deny-warnings']);
  check('nothing unused', 'knip', ['--no-progress']);
  findPdfTools();
  suite(
    'unit and contract suites',
    'vitest',
    (report) => ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    'suites.json',
    ({ numPassedTests, numFailedTests, numPendingTests }) => ({ passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }),
  );
  ensureBuilt();
  check('weight', 'node', ['scripts/weigh.mjs']);
}

export function finish({ passed, failed, skipped }) {
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exit(failed > 0 ? 1 : 0);
}
