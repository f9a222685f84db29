import { expect, test } from 'vitest';
import { manualClock } from '../../../platform/clock/manual-clock.ts';
import { createIngestCounts } from './ingest-counts.ts';

test('close writes what was counted while an earlier write was in progress', async () => {
  const clock = manualClock(Date.parse('2026-05-12T12:00:00Z'));
  const added: number[] = [];
  const first = Promise.withResolvers<void>();
  const store = {
    async add(counts: readonly { count: number }[]) {
      added.push(...counts.map(({ count }) => count));
      if (added.length === 1) await first.promise;
    },
    keepApart: async () => undefined,
  };
  const counts = createIngestCounts({ store, clock, report: () => undefined });
  counts.count('accepted', '', 1);
  await clock.advance(3000);
  expect(added).toEqual([1]);
  counts.count('accepted', '', 41);
  const closed = counts.close();
  first.resolve();
  await closed;
  expect(added).toEqual([1, 41]);
});
