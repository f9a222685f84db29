import type { Clock } from '../../platform/clock/clock.ts';
import { countsTag, exploreTag } from './page-tags.ts';

interface Parts {
  clock: Clock;
  /** Tells every process to drop the pages with this tag. */
  notify(tag: string): Promise<unknown>;
  /** Minimum number of milliseconds between two announcements. */
  every: number;
}

interface CountNews {
  changed(oid: string): void;
  /** Announces pending changes immediately. */
  close(): Promise<void>;
}

/** Limits how often likes and views cause pages to be rendered again. */
export function createCountNews({ clock, notify, every }: Parts): CountNews {
  const closing = new AbortController();
  const changed = new Set<string>();
  let announcing: Promise<void> | undefined;

  const announce = async () => {
    do {
      await clock.sleep(every, closing.signal).catch(() => undefined);
      const tags = [...[...changed].map(countsTag), exploreTag];
      changed.clear();
      // If the database is away the announcement is lost, but every process drops all pages when it reconnects.
      for (const tag of tags) await notify(tag).catch(() => undefined);
    } while (changed.size > 0);
    announcing = undefined;
  };

  return {
    changed(oid) {
      changed.add(oid);
      announcing ??= announce();
    },
    async close() {
      closing.abort();
      await announcing;
    },
  };
}
