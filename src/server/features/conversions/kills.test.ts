import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { conversionStatus } from '#contract/pdf/pdf-access.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openTestExports, type TestExports } from './test-exports.ts';

/** A dozen in the test suite, many in a soak (npm run soak). */
const KILLS = process.env['SOAK'] ? 50 : 12;
const WORKERS = 2;
const STOPS = 5;
const AT_A_TIME = 4;
/** About one in this many steps is the last of a worker, or of its painter. */
const ONE_IN = 8;
/** Per export: the third crash would be blamed on the document. */
const MOST_PAINTERS = 2;
const SILENCE = 1000;

const program = fileURLToPath(new URL('./test-worker.ts', import.meta.url));
const hasQpdf = spawnSync('qpdf', ['--version']).status === 0;

const Step = z.object({ deck: z.string(), step: z.string() });

test(
  `[PDF-9] with workers and painters killed ${KILLS} times in mid-export, each export succeeds once, with its file intact`,
  { timeout: 400_000 },
  async () => {
    const exports = await openTestExports({ silence: SILENCE });
    const { killed, stop } = startWorkers(exports);
    const ids: string[] = [];
    let begun = 0;
    const exportOne = async () => {
      begun += 1;
      const name = `deck-${begun}`;
      const facts = await exports.add(name, JSON.stringify(deckOf(name)));
      const [id = '', again] = await Promise.all([exports.begin(facts), exports.begin(facts)]);
      expect(again).toBe(id);
      ids.push(id);
      expect(await exports.untilOver(id, 300_000)).toMatchObject({
        status: conversionStatus.done,
        progress: { pagesDone: STOPS + 1, pages: STOPS + 1 },
      });
    };
    const exportSome = async () => {
      while (killed.length < KILLS) await exportOne();
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, exportSome));
    await stop();

    for (const id of ids) {
      const { fileKey = '', fileBytes } = (await exports.store.find(id)) ?? {};
      const stored = await exports.storage.get(fileKey);
      const bytes = stored ? await buffer(stored.body) : Buffer.of();
      expect([bytes.length, await isSound(exports.folder, bytes)]).toEqual([fileBytes, true]);
    }
    expect([new Set(ids).size, await exports.count('pdf_export'), (await exports.listFiles()).length]).toEqual([begun, begun, begun]);
    expect(killed).toHaveLength(KILLS);
    for (const who of ['worker', 'painter'])
      expect(new Set(killed.filter((one) => one.who === who).map(({ step }) => step)).size).toBeGreaterThan(KILLS > 12 ? 3 : 1);
    await exports.close();
  },
);

/** Replaces killed workers, as a supervisor would. */
function startWorkers({ database, folder }: TestExports) {
  const workers = new Set<ChildProcess>();
  const killed: { who: 'worker' | 'painter'; deck: string; step: string }[] = [];
  let isOver = false;
  const startOne = () => {
    const worker = fork(program, [], {
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        DATABASE_URL: database.url,
        STORAGE_FOLDER: folder,
        SILENCE: String(SILENCE),
      },
      execArgv: [],
    });
    workers.add(worker);
    worker.on('message', (told) => {
      // Messages a worker sent before it was killed still arrive.
      if (worker.killed) return;
      const { deck, step } = Step.parse(told);
      const isToDie = killed.length < KILLS && Math.random() * ONE_IN < 1;
      const mayLosePainter = step !== 'finish' && killed.filter((one) => one.deck === deck && one.who === 'painter').length < MOST_PAINTERS;
      const who = mayLosePainter && killed.length % 4 > 0 ? 'painter' : 'worker';
      worker.send(isToDie && who === 'painter' ? 'kill the painter' : 'go on', () => undefined);
      if (!isToDie) return;
      if (who === 'worker') worker.kill('SIGKILL');
      killed.push({ who, deck, step });
    });
    worker.on('exit', () => {
      workers.delete(worker);
      if (!isOver) startOne();
    });
  };
  for (let count = 0; count < WORKERS; count += 1) startOne();
  const stop = () => {
    isOver = true;
    return Promise.all([...workers].map((worker) => (worker.kill('SIGKILL'), once(worker, 'exit'))));
  };
  return { killed, stop };
}

const deckOf = (title: string) => ({
  schemaVersion: 2,
  title,
  root: {
    id: 'root',
    width: 1920,
    height: 1080,
    children: Array.from({ length: STOPS }, (_none, stop) => ({
      kind: 'text',
      id: `stop-${stop}`,
      x: 200 + stop * 350,
      y: 540,
      width: 300,
      height: 200,
      paragraphs: [`${title}, stop ${stop}`],
    })),
  },
  path: Array.from({ length: STOPS }, (_none, stop) => ({ to: `stop-${stop}` })),
});

/** As thorough as the tools on this machine allow. */
async function isSound(folder: string, bytes: Buffer): Promise<boolean> {
  const path = join(folder, '.checked.pdf');
  await writeFile(path, bytes);
  return bytes.subarray(-6).toString().trim() === '%%EOF' && (!hasQpdf || spawnSync('qpdf', ['--check', path]).status === 0);
}
