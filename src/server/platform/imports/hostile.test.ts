import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImportProblem } from '#convert/import/problems.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openImporter } from './importer.ts';

const MB = 1024 * 1024;
const corpus = process.env['LECTERN_CORPUS'];
const home = mkdtempSync(join(tmpdir(), 'lectern-hostile-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const all = corpus === undefined ? [] : readdirSync(join(corpus, 'hostile'));
// Every fifth in the test suite, all of them in a soak (npm run soak).
const files = all.filter((_, index) => process.env['SOAK'] || index % 5 === 0);

describe.skipIf(corpus === undefined)('hostile files', () => {
  test.each(files)(
    '%s is imported or rejected within its time and memory limits, and writes only to its folder',
    { timeout: 30_000 },
    async (name) => {
      const workFolder = join(home, name);
      const peak = watchChildren();
      const request = {
        file: join(corpus ?? '', 'hostile', name),
        name,
        options: { arrangement: 'grid', includesHidden: true } as const,
        workFolder,
      };
      const outcome = await openImporter({ isUrgent: true })
        .run(request)
        .then(
          ({ slides }) => (slides > 0 ? 'read' : 'empty'),
          (error: unknown) => (error instanceof ImportProblem ? 'refused' : error),
        );
      expect(peak()).toBeLessThan(512 * MB);
      expect(['read', 'refused']).toContain(outcome);
      // A rejected file must not leave anything that looks like a finished import.
      expect(outcome === 'refused' ? readdirSync(workFolder) : []).toEqual([]);
    },
  );
});

/** The peak memory of any of our child processes, where the platform reports it. */
function watchChildren(): () => number {
  let most = 0;
  const look = setInterval(() => {
    for (const pid of read('/proc/self/task/' + process.pid + '/children').split(' '))
      most = Math.max(most, Number(/^VmHWM:\s*(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024);
  }, 30);
  return () => {
    clearInterval(look);
    return most;
  };
}

function read(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
