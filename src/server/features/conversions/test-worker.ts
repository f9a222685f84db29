import { z } from 'zod';
import { systemClock } from '../../platform/clock/system-clock.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { openStudio, type Sitting, type Studio } from '../../platform/pictures/studio/studio.ts';
import { pgBossQueue } from '../../platform/queue/pg-boss-queue.ts';
import { diskStorage } from '../../platform/storage/disk/disk-storage.ts';
import { createConversionsStore } from './conversions.store.ts';
import { workOnExports } from './export-job.ts';
import { createExportsLeft } from './exports-left.ts';

// A worker as a process of its own, to be killed: it tells whoever started it of every step that it takes.
const Environment = z.object({ DATABASE_URL: z.string(), STORAGE_FOLDER: z.string(), SILENCE: z.coerce.number() });
const { DATABASE_URL: url, STORAGE_FOLDER: folder, SILENCE: silence } = Environment.parse(process.env);
const clock = systemClock;
const storage = await diskStorage(folder);
const store = createConversionsStore(openDatabase(url, { connections: 2 }));
const tell = (step: string) => void process.send?.(step);

const painter = openStudio();
const telling = (sitting: Sitting): Sitting => ({
  ...sitting,
  async make(order, time) {
    tell('index' in order ? `page ${order.index}` : order.kind);
    return sitting.make(order, time);
  },
});
const studio: Studio = { ...painter, open: (document, read, use, signal) => painter.open(document, read, (sitting) => use(telling(sitting)), signal) };
const tellingStore: typeof store = {
  ...store,
  async finish(...given) {
    tell('finish');
    return store.finish(...given);
  },
};

const queue = await pgBossQueue({ url, report: () => undefined, pollEvery: 500 });
const { sweep } = createExportsLeft({ store, storage, clock });
await workOnExports(queue, { store: tellingStore, storage, studio, readImage: async () => undefined, labelsOf: () => ({ missingImage: '', unreadable: '' }), clock, silence, sweep });
process.on('disconnect', () => process.exit());
