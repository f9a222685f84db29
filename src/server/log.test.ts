import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

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
