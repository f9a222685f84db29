import { describe, expect, test } from 'vitest';
import { chanceOf, eventAt, idAt, pick, randomTraffic, shuffle, whole } from './test-traffic.ts';
import { joinViews, viewKey, viewOf, type View } from './view.ts';

const START = Date.parse('2031-05-04T10:00:00Z');
const HOUR = 3_600_000;
const watched = { id: 7, ownerId: 'owner', linkIds: new Set(['link', 'link1']) };

const fold = (events: readonly Parameters<typeof viewOf>[0][]) => {
  const views = new Map<string, View>();
  for (const event of events) {
    const part = viewOf(event, watched);
    const known = views.get(viewKey(part));
    views.set(viewKey(part), known ? joinViews(known, part) : part);
  }
  return views;
};
const joinAll = (batches: Map<string, View>[]) => {
  const all = new Map<string, View>();
  for (const [key, view] of batches.flatMap((batch) => [...batch])) {
    const known = all.get(key);
    all.set(key, known ? joinViews(known, view) : view);
  }
  return all;
};
const inOrder = (views: Map<string, View>) => [...views.values()].sort((one, other) => (viewKey(one) < viewKey(other) ? -1 : 1));

describe('events folded into views', () => {
  test('give the same views in any order and however they are batched', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const chance = chanceOf(seed);
      const events = randomTraffic(chance, { oids: ['abc'], visits: 30, from: START, to: START + 2 * HOUR, people: ['owner', 'other'] });
      const expected = inOrder(fold(events));
      expect(expected.length).toBeGreaterThan(5);
      for (let round = 0; round < 5; round++) {
        const shuffled = shuffle(chance, events);
        const batches: Map<string, View>[] = [];
        for (let at = 0; at < shuffled.length;) {
          const size = 1 + whole(chance, 40);
          batches.push(fold(shuffled.slice(at, at + size)));
          at += size;
        }
        expect(inOrder(joinAll(shuffle(chance, batches)))).toEqual(expected);
      }
    }
  });

  const chance = chanceOf(99);
  const page = (at: number) => ({ pageId: idAt(at, chance), presentationOid: 'abc' });
  const view = (...events: Parameters<typeof viewOf>[0][]) => {
    const [only, ...more] = fold(events).values();
    if (!only || more.length > 0) throw new Error(`${more.length + 1} views`);
    return only;
  };

  test('one visitor makes one view per hour, by when pages were opened; without a cookie, each page is one', () => {
    const at = (minutes: number, visitorId: string) =>
      eventAt(START + 50 * 60_000, chance, { ...page(START + minutes * 60_000), visitorId });
    expect(fold([at(1, 'ann'), at(20, 'ann'), at(59, 'ann')]).size).toBe(1);
    expect(fold([at(59, 'ann'), at(61, 'ann')]).size).toBe(2);
    expect(fold([at(1, 'ann'), at(1, 'ben')]).size).toBe(2);
    expect(fold([at(1, ''), at(1, '')]).size).toBe(2);
  });

  test('take their dimensions from the earliest event, whenever it arrives', () => {
    const shared = { ...page(START), visitorId: 'ann' };
    const first = eventAt(START, chance, {
      ...shared,
      referer: 'https://course.example.edu/',
      country: 'DE',
      device: 'phone',
      language: 'de',
    });
    const later = eventAt(START + 9000, chance, { ...shared, linkId: 'link', visitId: 5, country: 'FR' });
    for (const order of [
      [first, later],
      [later, first],
    ])
      expect(view(...order)).toMatchObject({
        firstId: first.id,
        source: 'referrer',
        referrer: 'course.example.edu',
        country: 'DE',
        device: 'phone',
        language: 'de',
        linkId: null,
        visitId: null,
      });
  });

  test('ignore a link that leads elsewhere or nowhere', () => {
    const through = (linkId: string) => view(eventAt(START, chance, { ...page(START), linkId, referer: 'https://course.example.edu/' }));
    expect(through('link')).toMatchObject({ linkId: 'link', source: 'link' });
    expect(through('made-up')).toMatchObject({ linkId: null, source: 'referrer' });
  });

  test('learn the embedding site from any event that reports it', () => {
    const shared = { ...page(START), source: 'embed' as const };
    const view1 = view(
      eventAt(START, chance, shared),
      eventAt(START + 1, chance, { ...shared, name: 'embed-seen', body: { embed_host: 'https://blog.example.net' } }),
    );
    expect(view1).toMatchObject({ source: 'embed', embedHost: 'blog.example.net' });
  });

  test('belong entirely to the owner or a bot if one event does', () => {
    const shared = page(START);
    expect(view(eventAt(START, chance, shared), eventAt(START + 1, chance, { ...shared, personId: 'owner' }))).toMatchObject({
      isOwner: true,
      isBot: false,
    });
    expect(
      view(eventAt(START, chance, { ...shared, isBot: true }), eventAt(START + 1, chance, { ...shared, personId: 'other' })),
    ).toMatchObject({ isOwner: false, isBot: true });
  });

  test('add up times by step and keep the furthest step', () => {
    const shared = page(START);
    const step = (name: string, body: object) =>
      eventAt(START + whole(chance, 9000), chance, { ...shared, name, body: { stop: 0, ...body } });
    expect(
      view(
        step('step-left', { step: 2, ms: 300 }),
        step('step-left', { step: 0, ms: 50 }),
        step('step-left', { step: 2, ms: 4 }),
        step('step-entered', { step: 5 }),
      ),
    ).toMatchObject({ furthestStep: 5, stepMs: [50, 0, 304] });
  });

  test('stay small and storable, whatever a client makes up', () => {
    const shared = { ...page(START), visitorId: `\0${'x'.repeat(5000)}\uD800`, language: '\uDC00', country: '\0' };
    const left = (step: number, ms: number) => eventAt(START, chance, { ...shared, name: 'step-left', body: { step, stop: step, ms } });
    const made = view(
      ...Array.from({ length: 40 }, () => left(pick(chance, [99_999, 500, 499]), 86_400_000)),
      left(-1, 5),
      left(Number.NaN, 5),
      left(2, Number.NaN),
    );
    expect(made.stepMs).toHaveLength(500);
    expect(Math.max(...made.stepMs)).toBe(86_400_000);
    expect(made.visitor.length).toBeLessThanOrEqual(253);
    for (const text of [made.visitor, made.language, made.country]) {
      expect(text.isWellFormed()).toBe(true);
      expect(text).not.toContain('\0');
    }
  });
});
