import { expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/manual-clock.ts';
import { createCountNews } from './count-news.ts';

function open(notify = async (_tag: string): Promise<unknown> => undefined) {
  const clock = manualClock(0);
  const told: [number, string][] = [];
  const news = createCountNews({ clock, every: 2000, notify: (tag) => (told.push([clock.now(), tag]), notify(tag)) });
  return { clock, told, news };
}

test('announces repeated changes once, and the lists once for all of them', async () => {
  const { clock, told, news } = open();
  for (const oid of ['one', 'two', 'one', 'one']) news.changed(oid);
  await clock.advance(1999);
  expect(told).toEqual([]);
  await clock.advance(1);
  expect(told).toEqual([
    [2000, 'counts:one'],
    [2000, 'counts:two'],
    [2000, 'explore'],
  ]);
  await clock.advance(60_000);
  expect(told).toHaveLength(3);
});

test('announces continuous changes at the set interval', async () => {
  const { clock, told, news } = open();
  for (let second = 0; second < 6; second++) {
    news.changed('one');
    await clock.advance(1000);
  }
  await news.close();
  expect(told.filter(([, tag]) => tag === 'counts:one').map(([at]) => at)).toEqual([2000, 4000, 6000]);
});

test('announces a change made during an announcement', async () => {
  const { clock, told, news } = open(async (tag) => void (tag === 'counts:one' && told.length === 1 && news.changed('one')));
  news.changed('one');
  await clock.advance(4000);
  expect(told.map(([, tag]) => tag)).toEqual(['counts:one', 'explore', 'counts:one', 'explore']);
});

test('announces pending changes on close', async () => {
  const { told, news } = open();
  news.changed('one');
  await news.close();
  expect(told.map(([, tag]) => tag)).toEqual(['counts:one', 'explore']);
});

test('closes without any changes', async () => {
  const { told, news } = open();
  await news.close();
  expect(told).toEqual([]);
});

test('a failed announcement does not prevent the next one', async () => {
  const { clock, told, news } = open(async () => Promise.reject(new Error('away')));
  news.changed('one');
  await clock.advance(2000);
  news.changed('two');
  await clock.advance(2000);
  expect(told.map(([, tag]) => tag)).toEqual(['counts:one', 'explore', 'counts:two', 'explore']);
});
