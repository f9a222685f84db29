import { setTimeout as takeTime } from 'node:timers/promises';
import { z } from 'zod';
import { systemClock } from '../../platform/clock/system-clock.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { openStudio, type Sitting, type Studio } from '../../platform/pictures/studio/studio.ts';
import { pgBossQueue } from '../../platform/queue/pg-boss-queue.ts';
import { diskStorage } from '../../platform/storage/disk/disk-storage.ts';
import { createConversionsStore } from './conversions.store.ts';
import { workOnExports } from './export-job.ts';
import { createExportsLeft } from './exports-left.ts';
import { studioOf } from './test-studio.ts';

// A worker as a process of its own, to be killed: it tells its parent of every step.
const Environment = z.object({ DATABASE_URL: z.string(), STORAGE_FOLDER: z.string(), SILENCE: z.coerce.number(), PAGES: z.coerce.number(), STUDIO: z.enum(['real', 'quick']) });
const { DATABASE_URL: url, STORAGE_FOLDER, SILENCE: silence, PAGES: pages, STUDIO } = Environment.parse(process.env);
const clock = systemClock;
const database = openDatabase(url, { connections: 2 });
const storage = await diskStorage(STORAGE_FOLDER);
const store = createConversionsStore(database);
const tell = (what: string) => void process.send?.(what);

const painter = STUDIO === 'real' ? openStudio() : studioOf({ pages, onPage: () => takeTime(5) }).studio;
const studio: Studio = {
  ...painter,
  open: (document, read, use, signal) =>
    painter.open(
      document,
      read,
      (sitting) => {
        const make: Sitting['make'] = async (order, time) => {
          tell('index' in order ? `page ${order.index}` : order.kind);
          return sitting.make(order, time);
        };
        return use({ ...sitting, make });
      },
      signal,
    ),
};

const queue = await pgBossQueue({ url, report: () => undefined, pollEvery: 500 });
const parts = { store, studio, clock, silence, readImage: async () => undefined, labelsOf: () => ({ missingImage: '', unreadable: '' }), sweep: createExportsLeft({ store, storage, clock }).sweep };
const telling = {
  ...store,
  async keepAlive(...given: Parameters<typeof store.keepAlive>) {
    tell('sign of life');
    return store.keepAlive(...given);
  },
  async finish(...given: Parameters<typeof store.finish>) {
    tell('stored');
    return store.finish(...given);
  },
};
await workOnExports(queue, { ...parts, storage, store: telling });
tell('ready');
process.on('disconnect', () => process.exit());
