import type { Clock } from '../../platform/clock/clock.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { ConversionsStore } from './conversions.store.ts';

/** Long after the last link to a file can have expired. */
const KEPT = 30 * 24 * 60 * 60_000;

/** Puts away what nobody can want any more. */
export function createExportsLeft({ store, storage, clock }: { store: ConversionsStore; storage: Storage; clock: Clock }) {
  return {
    /** A document goes, and with it what was made of it; whoever is still at work on that notices. */
    removeOf: (contentHash: string) => store.removeOf(contentHash, storage.remove),
    /** Some of what was last asked for long ago. */
    sweep: () => store.sweep(clock.now() - KEPT, storage.remove),
  };
}
