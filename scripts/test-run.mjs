// Runs checks and test suites, then prints a summary: results, slowest tests, and tests that passed only on retry.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ownEnvironment, root } from './set-up.mjs';

const results = join(root, 'test-results');
const SLOWEST = 20;

export function createTestRun() {
  const tests = [];
  const phases = [];

  const spawnOne = ([program, ...args], environment, stdio) =>
    new Promise((resolve) => {
      const output = [];
      const child = spawn(program, args, { cwd: root, stdio, env: ownEnvironment(environment), shell: process.platform === 'win32' });
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => output.push(part));
      child.on('error', (error) => resolve({ isRight: false, output: String(error) }));
      child.on('close', (code) => resolve({ isRight: code === 0, output: Buffer.concat(output).toString() }));
    });

  return {
    async phase(name, run) {
      console.log(`\n— ${name}`);
      const seconds = await timed(run);
      phases.push({ name, seconds });
    },

    /** Runs several checks at a time; each prints its result when done. */
    async checks(list, atATime) {
      const waiting = [...list];
      const work = async () => {
        for (let check = waiting.shift(); check; check = waiting.shift()) {
          const [name, commands] = check;
          let isRight = true;
          const output = [];
          const seconds = await timed(async () => {
            for (const command of commands) {
              if (!isRight) break;
              const ended = await spawnOne(command, {}, ['ignore', 'pipe', 'pipe']);
              isRight = ended.isRight;
              output.push(ended.output);
            }
          });
          console.log(`${isRight ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)${isRight ? '' : `\n${output.join('')}`}`);
          tests.push({ name, state: isRight ? 'passed' : 'failed', seconds, isFlaky: false });
        }
      };
      await Promise.all(Array.from({ length: atATime }, work));
    },

    /** Runs a test runner that writes a report. One that crashes before writing it counts as failed. */
    async suite(file, commandFor, read) {
      mkdirSync(results, { recursive: true });
      const report = join(results, file);
      rmSync(report, { force: true });
      const [command, environment] = commandFor(report);
      const { isRight } = await spawnOne(command, environment, ['ignore', 'inherit', 'inherit']);
      const found = readReport(report, read);
      tests.push(...(found ?? []));
      if (!isRight && !found?.some(({ state }) => state === 'failed'))
        tests.push({ name: `${command[0]} itself`, state: 'failed', seconds: 0, isFlaky: false });
    },

    /** Prints the summary and exits. */
    finish() {
      const slowest = [...tests].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
      list(
        'Slowest tests',
        slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`),
      );
      list(
        'Time by phase',
        phases.map(({ name, seconds }) => `${(seconds / 60).toFixed(1).padStart(6)} min  ${name}`),
      );
      list(
        'Flaky (passed only on retry)',
        tests.filter(({ isFlaky }) => isFlaky).map(({ name }) => name),
      );
      list(
        'Failed',
        tests.filter(({ state }) => state === 'failed').map(({ name }) => name),
      );
      const count = (state) => tests.filter((test) => test.state === state).length;
      const skipped = count('skipped');
      console.log(`\n${count('passed')} passed, ${count('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
      process.exit(count('failed') > 0 ? 1 : 0);
    },
  };
}

async function timed(run) {
  const start = performance.now();
  await run();
  return (performance.now() - start) / 1000;
}

function list(title, lines) {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

function readReport(report, read) {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return undefined;
  }
}
