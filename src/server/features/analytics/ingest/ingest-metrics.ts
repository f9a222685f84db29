import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Batcher } from '../writing/batcher.ts';
import { partsOf, type IngestCounts } from './ingest-counts.ts';

export interface IngestMetrics {
  writes: Histogram;
  failures: Counter;
  watch(parts: { batcher: Batcher; counts: IngestCounts }): void;
}

/** Metrics of the ingest pipeline. Values that are tracked elsewhere are read only when metrics are collected. */
export function createIngestMetrics(registry: Registry): IngestMetrics {
  const registers = [registry];
  return {
    writes: new Histogram({
      name: 'lectern_event_write_seconds',
      help: 'Time to write a batch of events to disk',
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2, 10],
      registers,
    }),
    failures: new Counter({ name: 'lectern_event_write_failures_total', help: 'Batches of events that could not be written', registers }),
    watch({ batcher, counts }) {
      const taken = new Counter({
        name: 'lectern_events_total',
        help: 'Events and log requests by outcome',
        labelNames: ['kind', 'name'],
        registers,
        collect() {
          taken.reset();
          for (const [key, count] of counts.totals()) taken.inc({ ...partsOf(key) }, count);
        },
      });
      const queue = new Gauge({
        name: 'lectern_event_queue',
        help: 'Events and bytes waiting to be written',
        labelNames: ['of'],
        registers,
        collect() {
          const { events, bytes } = batcher.state();
          queue.set({ of: 'events' }, events);
          queue.set({ of: 'bytes' }, bytes);
        },
      });
    },
  };
}
