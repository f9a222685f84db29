import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';
import { systemClock } from '../../platform/clock/system-clock.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { openStudio, startStudioProcess, type Sitting, type Studio } from '../../platform/pictures/studio/studio.ts';
import { pgBossQueue } from '../../platform/queue/pg-boss-queue.ts';
import { diskStorage } from '../../platform/storage/disk/disk-storage.ts';
import { createConversionsStore } from './conversions.store.ts';
import { workOnExports } from './export-job.ts';

// A worker in a separate process, to be killed: before every step it asks its parent how to go on.
const Environment = z.object({ DATABASE_URL: z.string(), STORAGE_FOLDER: z.string(), SILENCE: z.coerce.number() });
const { DATABASE_URL: url, STORAGE_FOLDER: folder, SILENCE: silence } = Environment.parse(process.env);
const Document = z.object({ title: z.string() });
const Verdict = z.enum(['go on', 'kill the painter']);
const clock = systemClock;
const storage = await diskStorage(folder);
const store = createConversionsStore(openDatabase(url, { connections: 2 }));

async function ask(deck: string, step: string): Promise<z.output<typeof Verdict>> {
  const verdict = once(process, 'message');
  process.send?.({ deck, step });
  return Verdict.parse((await verdict)[0]);
}

let painter: ChildProcess | undefined;
const room = openStudio({ start: () => (painter = startStudioProcess()) });
const asking = (deck: string, sitting: Sitting): Sitting => ({
  ...sitting,
  async make(order, time) {
    const verdict = await ask(deck, 'index' in order ? `page ${order.index}` : order.kind);
    const making = sitting.make(order, time);
    if (verdict === 'kill the painter') painter?.kill('SIGKILL');
    return making;
  },
});
const studio: Studio = {
  ...room,
  open: (document, read, use, signal) =>
    room.open(
      document,
      read,
      (sitting) => use(asking(Document.parse(JSON.parse(new TextDecoder().decode(document))).title, sitting)),
      signal,
    ),
};
const askingStore: typeof store = {
  ...store,
  async finish(claim, ...given) {
    await ask((await store.find(claim.id))?.title ?? '', 'finish');
    return store.finish(claim, ...given);
  },
};

const queue = await pgBossQueue({ url, report: () => undefined, pollEvery: 500 });
await workOnExports(queue, {
  store: askingStore,
  storage,
  studio,
  readImage: async () => undefined,
  labelsOf: () => ({ missingImage: '', unreadable: '' }),
  clock,
  silence,
});
process.on('disconnect', () => process.exit());
