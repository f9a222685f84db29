import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { StoredEvent } from '../../../platform/events/event-sink.ts';
import { parseEvent } from '../events/parse-event.ts';
import { wireEvent } from '../events/test-events.ts';
import { manualClock } from '../../../platform/clock/manual-clock.ts';
import { createBatcher } from './batcher.ts';

const now = Date.parse('2026-05-12T12:00:00Z');
function makeEvents(count: number): StoredEvent[] {
  return Array.from({ length: count }, () => {
    const event = parseEvent(wireEvent('logo', now), { now, isBot: false, country: '', device: 'other', browser: '', os: '' });
    if (typeof event === 'string') throw new Error(event);
    return event;
  });
}

/** A batcher on a sink whose writes are completed by the test. */
function openBatcher(limits: { mostEvents?: number; mostBytes?: number; perWrite?: number } = {}) {
  const writes: { size: number; end(stored?: number): Promise<unknown>; fail(): Promise<unknown> }[] = [];
  const written: [number, number][] = [];
  const failed: number[] = [];
  const answers: Record<string, boolean> = {};
  const sink = {
    write: (events: readonly StoredEvent[]) =>
      new Promise<{ stored: number }>((resolve, reject) => {
        writes.push({
          size: events.length,
          end: (stored = events.length) => (resolve({ stored }), nextTurn()),
          fail: () => (reject(new Error('the disk is full')), nextTurn()),
        });
      }),
  };
  const clock = manualClock(now);
  const batcher = createBatcher({
    sink,
    clock,
    onWritten: (stored, duplicates) => written.push([stored, duplicates]),
    onFailed: (_error, events) => failed.push(events),
    ...limits,
  });
  const add = (name: string, count = 1, bytes = 100) =>
    batcher.add({ events: makeEvents(count), bytes, settle: (isStored) => (answers[name] = isStored) });
  return { batcher, clock, add, writes, written, failed, answers };
}

describe('the batcher', () => {
  test('[LOG-9] settles events once they are on disk; events arriving meanwhile go into the next write', async () => {
    const { add, writes, answers, written } = openBatcher();
    expect([add('a'), add('b', 2)]).toEqual([true, true]);
    await nextTurn();
    add('c');
    await nextTurn();
    expect([writes.map(({ size }) => size), answers]).toEqual([[3], {}]);
    await writes[0]?.end(2);
    expect(answers).toEqual({ a: true, b: true });
    expect(written).toEqual([[2, 1]]);
    expect(writes.map(({ size }) => size)).toEqual([3, 1]);
    await writes[1]?.end();
    expect(answers).toEqual({ a: true, b: true, c: true });
  });

  test('limits the events per write, without splitting a request', async () => {
    const { add, writes } = openBatcher({ perWrite: 4 });
    for (const [name, count] of [
      ['a', 3],
      ['b', 3],
      ['c', 1],
      ['d', 9],
      ['e', 1],
    ] as const)
      add(name, count);
    for (let index = 0; index < 4; index += 1) {
      await nextTurn();
      await writes[index]?.end();
    }
    expect(writes.map(({ size }) => size)).toEqual([3, 4, 9, 1]);
  });

  test('rejects what exceeds the number of events or bytes, until there is room again', async () => {
    const { batcher, add, writes } = openBatcher({ mostEvents: 4, mostBytes: 1000 });
    expect([add('a', 3), add('b', 2), add('c', 1, 901), add('d', 1, 700)]).toEqual([true, false, false, true]);
    expect(batcher.state()).toEqual({ events: 4, bytes: 800 });
    await nextTurn();
    // Events being written still take up room.
    expect(add('e')).toBe(false);
    await writes[0]?.end();
    expect([batcher.state(), add('f', 4, 1000)]).toEqual([{ events: 0, bytes: 0 }, true]);
  });

  test('reports a failed write to every caller in it, and tries the next one', async () => {
    const { batcher, add, writes, answers, failed } = openBatcher();
    add('a');
    add('b', 4);
    await nextTurn();
    add('c');
    await writes[0]?.fail();
    await writes[1]?.end();
    expect([answers, failed, batcher.state()]).toEqual([{ a: false, b: false, c: true }, [5], { events: 0, bytes: 0 }]);
  });

  test('gives up a write that never ends, and tries the next one; a late success is not reported again', async () => {
    const { batcher, clock, add, writes, answers, failed, written } = openBatcher();
    add('a', 2);
    await nextTurn();
    add('b');
    await clock.advance(19_999);
    expect([answers, writes.length]).toEqual([{}, 1]);
    await clock.advance(1);
    await nextTurn();
    expect([answers, failed, writes.length]).toEqual([{ a: false }, [2], 2]);
    await writes[0]?.end();
    expect([answers, written]).toEqual([{ a: false }, []]);
    await writes[1]?.end();
    expect([answers, written, batcher.state()]).toEqual([{ a: false, b: true }, [[1, 0]], { events: 0, bytes: 0 }]);
  });

  test('closing waits for one write that never ends, not for several in a row', async () => {
    const { batcher, clock, add, writes, answers } = openBatcher({ perWrite: 1 });
    for (const name of ['a', 'b', 'c']) add(name);
    await nextTurn();
    const closed = batcher.close();
    await clock.advance(20_000);
    await closed;
    expect([answers, writes.length, batcher.state()]).toEqual([{ a: false, b: false, c: false }, 1, { events: 0, bytes: 0 }]);
  });

  test('a failing callback does not block the others', async () => {
    const { batcher, add, writes, answers, failed } = openBatcher();
    batcher.add({
      events: makeEvents(1),
      bytes: 1,
      settle() {
        throw new Error('gone');
      },
    });
    add('b');
    await nextTurn();
    await writes[0]?.end();
    add('c');
    await nextTurn();
    await writes[1]?.end();
    expect([answers, failed, batcher.state()]).toEqual([{ b: true, c: true }, [0], { events: 0, bytes: 0 }]);
  });

  test('closes once everything is written, and accepts nothing more', async () => {
    const { batcher, add, writes, answers } = openBatcher({ perWrite: 1 });
    add('a');
    add('b');
    const closed = batcher.close();
    expect(add('c')).toBe(false);
    await nextTurn();
    await writes[0]?.end();
    await writes[1]?.end();
    await closed;
    expect(answers).toEqual({ a: true, b: true });
  });
});
