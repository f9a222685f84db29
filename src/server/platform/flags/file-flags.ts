import { readFile } from 'node:fs/promises';
import type { Provider } from '@openfeature/server-sdk';
import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import { systemClock } from '../clock/system-clock.ts';
import { isMissing } from '../storage/disk/durable-file.ts';
import { flagProvider } from './flag-provider.ts';
import { knownFeatures, type ReportProblem } from './known-features.ts';

const FlagFile = z.record(z.string(), z.boolean());
const checkEvery = 1000;

const readIfThere = (path: string) =>
  readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '{}';
    throw error;
  });

/** A JSON file such as `{"name": true}`. It is read at most once a second; if it is broken, its last good version stays in use. */
export function fileFlags(path: string, report: ReportProblem, clock: Clock = systemClock): Provider {
  let good: ReadonlyMap<string, boolean> = new Map();
  let seen = '';
  let problem = '';
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking = Promise.resolve();

  const check = async () => {
    try {
      const text = await readIfThere(path);
      if (text === seen) return;
      seen = text;
      problem = '';
      good = knownFeatures(Object.entries(FlagFile.parse(JSON.parse(text))), path, report);
    } catch (error) {
      const found = error instanceof Error ? error.message : String(error);
      if (found !== problem) report(`${path} is not a JSON object of names and true or false, and is ignored: ${found}`);
      problem = found;
    }
  };

  return flagProvider('file', async (flag) => {
    if (clock.now() - checkedAt >= checkEvery) {
      checkedAt = clock.now();
      checking = check();
    }
    await checking;
    return good.get(flag);
  });
}
