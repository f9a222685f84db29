import type { Clock } from '../../../platform/clock/clock.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { importDeck } from '../import-jobs.ts';
import type { ImportsStore } from '../imports.store.ts';
import { SILENCE } from './give-signs.ts';

interface Parts {
  store: ImportsStore;
  queue: Queue;
  clock: Clock;
  silence?: number | undefined;
}

/** Requeues the imports of killed workers, for one person or for everybody. */
export const reviveImports = ({ store, queue, clock, silence = SILENCE }: Parts, ownerId: string | null = null): Promise<void> =>
  store.reviveSilent(ownerId, clock.now() - silence, clock.now(), (client, importId) =>
    queue.publish(importDeck, { importId }, { client, singletonKey: importId }),
  );
