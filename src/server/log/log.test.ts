import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from './log.ts';

const program = (lines: string) =>
  `import { createLog } from ${JSON.stringify(new URL('./log.ts', import.meta.url).href)};
   const log = createLog('info', { isBuffered: true });
   ${lines}`;

const run = (lines: string) => {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program(lines)], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => (line ? [(JSON.parse(line) as { msg: string }).msg] : []));
};

test('a buffered log is complete when the process exits', () => {
  expect(run(`log.info('first'); log.info('last'); process.exit(0);`)).toEqual(['first', 'last']);
});

test.each(['true', 'false'])('a process whose log nobody reads any longer goes on, and can exit (buffered: %s)', async (isBuffered) => {
  const lines = `
    import { createLog } from ${JSON.stringify(new URL('./log.ts', import.meta.url).href)};
    const log = createLog('info', { isBuffered: ${isBuffered} });
    process.stdin.on('end', () => {
      log.info('x'.repeat(10_000));
      log.info('one more');
      setImmediate(() => { log.warn('the last'); process.exit(3); });
    }).resume();
    process.stderr.write('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', lines]);
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stderr, 'data');
  child.stdout.destroy();
  const exit = once(child, 'exit');
  child.stdin.end();
  expect(await exit).toEqual([3, null]);
});

test('credentials are left out, wherever they are', () => {
  const lines: string[] = [];
  const log = createLog('info', { destination: { write: (line) => void lines.push(line) } });
  for (const name of ['password', 'token', 'cookie', 'authorization']) {
    log.info({ [name]: 'very-secret' }, 'outside');
    log.info({ request: { [name]: 'very-secret' } }, 'inside');
  }
  log.error({ err: new Error('Failed query: select very-secret\nparams: very-secret') }, 'failed');
  expect(lines).toHaveLength(9);
  expect(lines.join('')).not.toContain('very-secret');
});
