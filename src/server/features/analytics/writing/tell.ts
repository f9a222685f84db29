import type { ServerEventName } from '#contract/analytics/catalogue.ts';
import { schemaIdOf } from '#contract/analytics/event.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { dayOf } from '../../../platform/events/day.ts';
import type { StoredEvent } from '../../../platform/events/event-sink.ts';
import { makeEventId } from '../events/event-id.ts';
import type { Batcher } from './batcher.ts';
import type { IngestCounts } from '../ingest/ingest-counts.ts';

interface Told {
  name: ServerEventName;
  personId: string | null;
  presentationOid?: string;
  language?: string;
}

/** Records an event that the server itself knows of. Never throws, and never makes the caller wait. */
export type Tell = (told: Told) => void;

interface Parts {
  batcher: Pick<Batcher, 'add'>;
  counts: Pick<IngestCounts, 'count'>;
  clock: Clock;
  report(problem: string): void;
  version: string;
}

const BYTES = 500;
/** Delays before each retry. */
const WAITS = [1000, 5000, 30_000, 120_000];
/** How many may wait while nothing can be stored. */
const MOST_KEPT = 1000;

export function createTell({ batcher, counts, clock, report, version }: Parts) {
  const stop = new AbortController();
  const kept = new Set<Promise<void>>();

  const store = (event: StoredEvent): Promise<boolean> =>
    new Promise((resolve) => void (batcher.add({ events: [event], bytes: BYTES, settle: resolve }) || resolve(false)));
  const isStored = async (event: StoredEvent): Promise<boolean> => {
    for (const wait of WAITS) {
      if (await store(event)) return true;
      if (stop.signal.aborted) return false;
      await clock.sleep(wait, stop.signal).catch(() => undefined);
    }
    return store(event);
  };
  const lose = (): void => {
    counts.count('overloaded', 'server');
    report('a server event could not be stored');
  };
  const keep = async (event: StoredEvent): Promise<void> => {
    if (!(await isStored(event))) lose();
  };

  const tell: Tell = (told) => {
    if (kept.size >= MOST_KEPT) return lose();
    const keeping = keep(eventOf(told, clock.now(), version)).finally(() => kept.delete(keeping));
    kept.add(keeping);
  };
  return {
    tell,
    /** Retries waiting events once more, immediately. */
    async close(): Promise<void> {
      stop.abort();
      await Promise.all(kept);
    },
  };
}

function eventOf({ name, personId, presentationOid, language = '' }: Told, now: number, version: string): StoredEvent {
  const id = makeEventId(now);
  return {
    id,
    day: dayOf(now),
    receivedAt: new Date(now),
    happenedAt: new Date(now),
    name,
    source: 'server',
    eventType: 'system',
    schemaId: schemaIdOf(name),
    version,
    page: '',
    pageId: id,
    language,
    visitorId: '',
    sessionId: '',
    referer: '',
    url: '',
    personId,
    presentationOid: presentationOid ?? null,
    linkId: null,
    visitId: null,
    isBot: false,
    country: '',
    device: 'other',
    browser: '',
    os: '',
    meeting: null,
    body: {},
  };
}
