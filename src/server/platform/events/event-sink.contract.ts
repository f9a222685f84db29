import { describe, expect, onTestFinished, test } from 'vitest';
import { addDays, dayOf } from './day.ts';
import type { EventSink, StoredEvent } from './event-sink.ts';
import { UnknownPosition } from './problems.ts';
import { storedEvent, storedEvents } from './test-stored-events.ts';

/** A store of events, empty at first. */
export interface TestStore {
  /** Opens a sink as another process would. */
  open(): EventSink;
  now(): number;
  /** Waits until everything written can be read. */
  settle(): Promise<void>;
  drop(): Promise<void>;
}

const noon = (day: string) => Date.parse(day) + 43_200_000;
const idsOf = (events: readonly StoredEvent[]) => events.map(({ id }) => id);
const sorted = (ids: readonly string[]) => ids.toSorted();
const shuffled = <Item>(items: readonly Item[], seed: number) =>
  items
    .map((item, index) => ({ item, order: Math.sin(seed * 7919 + index * 104_729) }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);

/** Reads everything after a position, in pieces of at most `most`. */
async function readAll(sink: EventSink, position = '', most = 1000): Promise<{ events: StoredEvent[]; position: string }> {
  const events: StoredEvent[] = [];
  for (;;) {
    const read = await sink.readAfter(position, most);
    expect(read.events.length).toBeLessThanOrEqual(most);
    position = read.position;
    if (read.events.length === 0) return { events, position };
    events.push(...read.events);
  }
}

async function scanAll(sink: EventSink, range: Parameters<EventSink['scan']>[0]): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  for await (const piece of sink.scan(range)) events.push(...piece);
  return events;
}

/** What every sink guarantees. */
export function eventSinkContract(name: string, makeStore: () => Promise<TestStore>, timeout = 30_000): void {
  const openStore = async () => {
    const store = await makeStore();
    onTestFinished(() => store.drop());
    const today = dayOf(store.now());
    const sink = store.open();
    await sink.prepare(today);
    const settledRead = async (position?: string, most?: number) => {
      await store.settle();
      return readAll(sink, position, most);
    };
    return { store, sink, today, now: store.now(), settledRead };
  };

  describe(`events: ${name}`, { timeout }, () => {
    test('one process reads what another has written, in every field', async () => {
      const { store, sink, now, today } = await openStore();
      const plain = storedEvent(now);
      const full = storedEvent(now + 1, {
        source: 'meeting',
        eventType: 'system',
        visitorId: 'visitor',
        sessionId: 'session',
        personId: 'person-1',
        presentationOid: 'x1y2',
        linkId: 'a-link',
        visitId: 9_007_199_254_740_991,
        isBot: true,
        country: '',
        device: 'phone',
        meeting: { os: 'macOS', os_version: '15.1', user_agent: 'Mozilla/5.0', app_version: '9', meeting_id: 'm', user_id: 'u' },
        body: { text: 'words', count: -12.5, large: 1e15, yes: true, no: false, empty: '' },
        happenedAt: new Date(now - 86_400_000 * 900),
      });
      const bare = storedEvent(now + 2, { presentationOid: null, language: '', referer: '', url: '', body: {} });
      expect(await sink.write([plain, full, bare])).toEqual({ stored: 3 });
      const other = store.open();
      expect(await scanAll(other, { from: today, to: dayOf(now + 2) })).toEqual([plain, full, bare]);
      await store.settle();
      expect((await readAll(other)).events).toEqual([plain, full, bare]);
    });

    test('its mark differs once more events can be read, no matter who wrote them', async () => {
      const { store, sink, now } = await openStore();
      const before = await sink.mark();
      await store.open().write([storedEvent(now)]);
      await store.settle();
      expect(await sink.mark()).not.toBe(before);
    });

    test.each([
      ['quotes and backslashes', `'"\`\\ \\\\ \\" '' \\n $1 {} {"a"} (,) \\x00 null NULL`],
      ['line ends and control characters', 'a\r\nb\tc\u0001\u001F\u007F\u0085\u2028\u2029'],
      ['letters of all kinds', 'ű é 日本語 العربية ‮right to left‬ 👩‍🚀🏳️‍🌈 \u{10FFFF} \uFEFF'],
      ['markup and statements', `<script>alert(1)</script>'); drop table event; -- {ids:Array(String)} %s ?`],
      ['a very long text', '🙂"\\'.repeat(12_000)],
    ])('%s are read back unchanged', async (_, text) => {
      const { sink, now, settledRead } = await openStore();
      const oid = [...text].slice(0, 100).join('');
      const hostile = storedEvent(now, {
        name: text,
        eventType: text,
        schemaId: text,
        version: text,
        page: text,
        language: text,
        visitorId: text,
        sessionId: text,
        referer: text,
        url: text,
        personId: text,
        presentationOid: oid,
        linkId: text,
        country: text,
        browser: text,
        os: text,
        meeting: { os: text, os_version: text, user_agent: text, app_version: text, meeting_id: text, user_id: text },
        body: { [oid]: text },
      });
      await sink.write([hostile, storedEvent(now + 1)]);
      expect((await settledRead()).events[0]).toEqual(hostile);
      expect(await scanAll(sink, { from: hostile.day, to: hostile.day, presentationOid: oid })).toEqual([hostile]);
    });

    test('characters that no database accepts are replaced, and the rest is kept', async () => {
      const { sink, now, settledRead } = await openStore();
      const broken = 'a\0b\uD800c\uDC00';
      await sink.write([
        storedEvent(now, { url: broken, personId: broken, body: { [broken]: broken, deep: 'x\0' } }),
        storedEvent(now + 1),
      ]);
      const { events } = await settledRead();
      expect(events).toHaveLength(2);
      expect(events[0]).toMatchObject({
        url: 'a\uFFFDb\uFFFDc\uFFFD',
        personId: 'a\uFFFDb\uFFFDc\uFFFD',
        body: { 'a\uFFFDb\uFFFDc\uFFFD': 'a\uFFFDb\uFFFDc\uFFFD', deep: 'x\uFFFD' },
      });
    });

    test('stores an id once, within a batch and across batches, and keeps the first', async () => {
      const { store, sink, now, settledRead } = await openStore();
      const [first, second, third] = storedEvents(now, 3);
      if (!first || !second || !third) throw new Error('expected three events');
      expect(await sink.write([first, second, { ...first, name: 'again' }])).toEqual({ stored: 2 });
      await store.settle();
      expect(await store.open().write([{ ...second, name: 'again' }, third])).toEqual({ stored: 1 });
      expect(await sink.write([first, second, third])).toEqual({ stored: 0 });
      expect((await settledRead()).events).toEqual([first, second, third]);
      expect(await scanAll(sink, { from: first.day, to: third.day })).toEqual([first, second, third]);
    });

    test('concurrent writers of the same events store each id once', async () => {
      const { store, now, settledRead, sink } = await openStore();
      const events = storedEvents(now, 300);
      await Promise.all(Array.from({ length: 6 }, (_, writer) => store.open().write(shuffled(events, writer + 1).slice(0, 250))));
      const written = new Set(Array.from({ length: 6 }, (_, writer) => idsOf(shuffled(events, writer + 1).slice(0, 250))).flat());
      const { events: read, position } = await settledRead();
      expect(sorted(idsOf(read))).toEqual(sorted([...written]));
      expect(idsOf(await scanAll(sink, { from: dayOf(now), to: dayOf(now + 300) }))).toEqual(sorted([...written]));
      await sink.write(events);
      expect(sorted(idsOf((await settledRead(position)).events))).toEqual(sorted(idsOf(events).filter((id) => !written.has(id))));
    });

    test.each([1, 100, 101])('reads a batch of a hundred in pieces of %i, each event once', async (most) => {
      const { sink, now, settledRead } = await openStore();
      const events = storedEvents(now, 100);
      await sink.write(events);
      const { events: read, position } = await settledRead('', most);
      expect(sorted(idsOf(read))).toEqual(idsOf(events));
      const [next] = storedEvents(now + 500, 1);
      if (next) await sink.write([next]);
      expect((await settledRead(position, most)).events).toEqual([next]);
    });

    test('reads every event once while others write', async () => {
      const { store, now, sink } = await openStore();
      const events = storedEvents(now, 900);
      const batches = Array.from({ length: 6 }, (_, writer) =>
        Array.from({ length: 15 }, (_, batch) => events.filter((_, index) => index % 6 === writer && Math.floor(index / 6) % 15 === batch)),
      );
      const state = { isWriting: true };
      const writing = Promise.all(
        batches.map(async (own, writer) => {
          const writes = store.open();
          // Include some of the next writer's events.
          for (const [index, batch] of own.entries())
            await writes.write([...batch, ...(batches[(writer + 1) % 6]?.[index] ?? []).slice(0, 3)]);
        }),
      ).finally(() => (state.isWriting = false));
      const read: string[] = [];
      let position = '';
      while (state.isWriting) {
        const piece = await sink.readAfter(position, 40);
        read.push(...idsOf(piece.events));
        position = piece.position;
      }
      await writing;
      await store.settle();
      read.push(...idsOf((await readAll(sink, position, 40)).events));
      expect(sorted(read)).toEqual(idsOf(events));
    });

    test('a reader that is far ahead still gets events of past and future days', async () => {
      const { sink, today, now, settledRead } = await openStore();
      await sink.write(storedEvents(now, 3));
      const { position } = await settledRead();
      const others = [-400, -30, -2, 9].map((days) => storedEvent(noon(addDays(today, days))));
      await sink.write([...others, storedEvent(now + 9)]);
      const { events, position: next } = await settledRead(position, 2);
      expect(idsOf(events)).toEqual(expect.arrayContaining(idsOf(others)));
      expect(events).toHaveLength(5);
      expect((await settledRead(next)).events).toEqual([]);
    });

    test('counts the events that are waiting, and reports the time of the oldest', async () => {
      const { store, sink, now, settledRead } = await openStore();
      expect(await sink.waitingAfter('')).toEqual({ events: 0, oldest: null });
      await sink.write(storedEvents(now, 5));
      expect(await sink.waitingAfter('')).toEqual({ events: 5, oldest: new Date(now + 20) });
      const { position } = await settledRead();
      expect(await sink.waitingAfter(position)).toEqual({ events: 0, oldest: null });
      await store.open().write(storedEvents(now + 1000, 2));
      expect(await sink.waitingAfter(position)).toEqual({ events: 2, oldest: new Date(now + 1020) });
    });

    test('rejects a position that it never issued', async () => {
      const { sink } = await openStore();
      for (const position of ['x', '1', `'; drop table event; --`, '12/not-an-id/2026-01-01']) {
        await expect(sink.readAfter(position, 10)).rejects.toThrow(UnknownPosition);
        await expect(sink.waitingAfter(position)).rejects.toThrow(UnknownPosition);
      }
    });

    test('a scan returns whole days in order of ids, for one presentation or all', async () => {
      const { sink, today } = await openStore();
      const of = (days: number, count: number, presentationOid: string | null) =>
        storedEvents(noon(addDays(today, days)) + days, count, { presentationOid });
      const [before, first, middle, others, last, after] = [
        of(-4, 2, 'a'),
        of(-3, 3, 'a'),
        of(-1, 2300, 'a'),
        of(-1, 4, null),
        of(0, 2, 'b'),
        of(1, 2, 'a'),
      ];
      const all = [...before, ...first, ...middle, ...others, ...last, ...after];
      for (const events of [shuffled(all.slice(0, 1000), 1), shuffled(all.slice(1000), 2)]) await sink.write(events);
      const range = { from: addDays(today, -3), to: today };
      expect(idsOf(await scanAll(sink, range))).toEqual(sorted(idsOf([...first, ...middle, ...others, ...last])));
      expect(idsOf(await scanAll(sink, { ...range, presentationOid: 'a' }))).toEqual(sorted(idsOf([...first, ...middle])));
      expect(await scanAll(sink, { ...range, presentationOid: 'c' })).toEqual([]);
      expect(await scanAll(sink, { from: addDays(today, -60), to: addDays(today, -50) })).toEqual([]);
    });

    test('drops events before a day; the rest stays readable', async () => {
      const { sink, today, settledRead } = await openStore();
      const old = storedEvents(noon(addDays(today, -40)), 3);
      const limit = storedEvents(noon(addDays(today, -2)), 3);
      const fresh = storedEvents(noon(today), 3);
      await sink.write([...old, ...limit, ...fresh]);
      const { position } = await settledRead();
      await sink.dropBefore(addDays(today, -2));
      await sink.dropBefore(addDays(today, -2));
      expect(idsOf(await scanAll(sink, { from: addDays(today, -50), to: today }))).toEqual(idsOf([...limit, ...fresh]));
      const later = storedEvents(noon(today) + 50, 2);
      await sink.write(later);
      expect((await settledRead(position)).events).toEqual(later);
      expect(sorted(idsOf((await settledRead()).events))).toEqual(idsOf([...limit, ...fresh, ...later]));
    });

    test('forgetting a person makes their events anonymous on every day, without re-reading them or touching those of others', async () => {
      const { sink, today, settledRead } = await openStore();
      const of = (days: number, count: number, personId: string | null) =>
        storedEvents(noon(addDays(today, days)) + count, count, { personId });
      const [long, usual, others, nobodys] = [of(-200, 2, 'ada'), of(0, 2300, 'ada'), of(0, 3, `ada'; --`), of(0, 4, null)];
      await sink.write([...long, ...usual, ...others, ...nobodys]);
      const { position } = await settledRead();
      await sink.forgetPerson('ada');
      await sink.forgetPerson('nobody');
      const personsOf = async () => {
        const events = await scanAll(sink, { from: addDays(today, -300), to: today });
        return [events.length, events.filter(({ personId }) => personId === '').length, events.flatMap(({ personId }) => personId || [])];
      };
      await expect.poll(personsOf, { timeout: 20_000 }).toEqual([2309, 2302, others.map(({ personId }) => personId)]);
      expect((await settledRead(position)).events).toEqual([]);
      await sink.forgetPerson(`ada'; --`);
      await expect.poll(personsOf, { timeout: 20_000 }).toEqual([2309, 2305, []]);
    });

    test('several processes can prepare at once, repeatedly, and while others write', async () => {
      const { store, today, now, settledRead } = await openStore();
      const events = storedEvents(now, 40);
      await Promise.all([
        ...Array.from({ length: 5 }, (_, index) => store.open().prepare(addDays(today, index * 3))),
        ...events.map((event, index) => store.open().write([event, storedEvent(noon(addDays(today, index % 15)))])),
      ]);
      expect((await settledRead()).events).toHaveLength(80);
    });

    test('writing no events stores nothing', async () => {
      const { sink } = await openStore();
      expect(await sink.write([])).toEqual({ stored: 0 });
      expect(await sink.readAfter('', 10)).toMatchObject({ events: [] });
    });
  });
}
