import type { Clock } from '../../../platform/clock/clock.ts';
import { cleanText, withoutQueries } from '../events/clean-text.ts';
import type { ApartReason } from '../events/parse-event.ts';
import type { ApartSample, IngestCountsStore, MinuteCount } from './ingest-counts.store.ts';

export type RefusedReason = 'too-large' | 'not-json' | 'wrong-type' | 'wrong-method' | 'cross-site' | 'too-many' | 'truncated';

interface Parts {
  store: IngestCountsStore;
  clock: Clock;
  report(problem: string): void;
}

const MINUTE = 60_000;
const FLUSH_EVERY = 3000;
/** Per reason, minute and process. */
const MOST_SAMPLES = 5;
const LONGEST_SAMPLE = 2000;
/** How many minutes of counts to keep in memory while the database is unavailable. */
const MOST_MINUTES = 60;

/** Counts incoming events and requests by outcome, and stores the counts every few seconds with samples of the events set apart. */
export function createIngestCounts({ store, clock, report }: Parts) {
  let minutes = new Map<number, Map<string, number>>();
  let samples: ApartSample[] = [];
  const totals = new Map<string, number>();
  const sampled = { minute: 0, byReason: new Map<ApartReason, number>() };
  const stop = new AbortController();

  const count = (kind: MinuteCount['kind'], name: string, number = 1) => {
    if (number === 0) return;
    const minute = Math.floor(clock.now() / MINUTE);
    let counts = minutes.get(minute);
    if (!counts) minutes.set(minute, (counts = new Map()));
    const key = `${kind} ${name}`;
    counts.set(key, (counts.get(key) ?? 0) + number);
    totals.set(key, (totals.get(key) ?? 0) + number);
  };

  const flush = async (): Promise<void> => {
    const [counted, kept] = [minutes, samples];
    [minutes, samples] = [new Map(), []];
    try {
      if (counted.size > 0)
        await store.add(
          [...counted].flatMap(([minute, counts]) =>
            [...counts].map(([key, number]) => ({ minute: new Date(minute * MINUTE), ...partsOf(key), count: number })),
          ),
        );
      counted.clear();
      if (kept.length > 0) await store.keepApart(kept);
    } catch {
      report('ingest counts could not be stored; trying again');
      for (const [minute, counts] of [...counted].slice(-MOST_MINUTES)) {
        const newer = minutes.get(minute);
        for (const [key, number] of newer ?? []) counts.set(key, (counts.get(key) ?? 0) + number);
        minutes.set(minute, counts);
      }
    }
  };

  const loop = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await clock.sleep(FLUSH_EVERY, stop.signal).catch(() => undefined);
      await flush();
    }
  };
  const looping = loop();

  return {
    count,
    refuse: (reason: RefusedReason) => count('refused', reason),
    keepApart(reason: ApartReason, raw: unknown): void {
      count('apart', reason);
      const minute = Math.floor(clock.now() / MINUTE);
      if (minute !== sampled.minute) {
        sampled.minute = minute;
        sampled.byReason.clear();
      }
      const taken = sampled.byReason.get(reason) ?? 0;
      if (taken >= MOST_SAMPLES) return;
      sampled.byReason.set(reason, taken + 1);
      samples.push({
        receivedAt: new Date(clock.now()),
        reason,
        name: cleanText(withoutQueries(nameIn(raw)), 100),
        raw: cleanText(withoutQueries(write(raw)), LONGEST_SAMPLE),
      });
    },
    /** Since the process started: `kind name` → number. */
    totals: (): ReadonlyMap<string, number> => totals,
    flush,
    async close(): Promise<void> {
      stop.abort();
      await looping;
      // Anything counted during the loop's last flush.
      await flush();
    },
  };
}

export type IngestCounts = ReturnType<typeof createIngestCounts>;

/** Splits a key such as `refused too-large`. */
export function partsOf(key: string): Pick<MinuteCount, 'kind' | 'name'> {
  const at = key.indexOf(' ');
  return { kind: key.slice(0, at) as MinuteCount['kind'], name: key.slice(at + 1) };
}

function nameIn(raw: unknown): string {
  const name = (raw as { body?: { event_name?: unknown } } | null)?.body?.event_name;
  return typeof name === 'string' ? name : '';
}

/** A value can be nested too deeply for JSON.stringify. */
function write(raw: unknown): string {
  try {
    return JSON.stringify(raw);
  } catch {
    return '';
  }
}
