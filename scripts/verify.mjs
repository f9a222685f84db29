import { spawnSync } from 'node:child_process';
import { ensureBuilt, ensureInstalled, ownEnvironment, root } from './set-up.mjs';

ensureInstalled();

/** Everything that needs no browser. Each step says what it found; the first that fails ends the run. */
export const steps = [
  ['types', 'tsc', ['-p', 'tsconfig.pure.json']],
  ['types in the browser', 'tsc', ['-p', 'tsconfig.browser.json']],
  ['types on the server', 'tsc', ['-p', 'tsconfig.server.json']],
  ['types of the tests', 'tsc', ['-p', 'tsconfig.tests.json']],
  ['rooms', 'node', ['scripts/rooms.mjs']],
  ['lint', 'oxlint', ['--deny-warnings', '--quiet']],
  ['unused files, exports and dependencies', 'knip', ['--no-progress']],
];

for (const [name, program, args] of steps) step(name, program, args);
step('unit and contract suites', 'vitest', ['run', '--reporter=default', ...(process.env.CI ? ['--silent=passed-only'] : [])]);
ensureBuilt();
step('weight', 'node', ['scripts/weigh.mjs']);

function step(name, program, args) {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env: ownEnvironment(), shell: process.platform === 'win32' });
  if (status === 0) return;
  console.error(`\nStopped at: ${name}`);
  process.exit(status ?? 1);
}
