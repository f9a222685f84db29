import type { Clock } from '../../platform/clock/clock.ts';
import { countsTag, exploreTag } from './page-tags.ts';

interface Parts {
  clock: Clock;
  /** Tells every process to drop the pages with this tag. */
  notify(tag: string): Promise<unknown>;
  /** Milliseconds between two announcements at least. */
  every: number;
}

interface CountNews {
  changed(oid: string): void;
  /** Announces what is left. */
  close(): Promise<void>;
}

/** However often something is liked or watched, its pages are made anew no more than so often. */
export function createCountNews({ clock, notify, every }: Parts): CountNews {
  const closing = new AbortController();
  const changed = new Set<string>();
  let announcing: Promise<void> | undefined;

  const announce = async () => {
    do {
      await clock.sleep(every, closing.signal).catch(() => undefined);
      const tags = [...[...changed].map(countsTag), exploreTag];
      changed.clear();
      // A database that is away cannot be told, and drops every page when it is back.
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
