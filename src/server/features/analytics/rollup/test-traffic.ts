import { makeEventId } from '../events/event-id.ts';
import { dayOf } from '../../../platform/events/day.ts';
import type { StoredEvent } from '../../../platform/events/event-sink.ts';

export type Chance = () => number;

/** Pseudo-random: the same numbers for the same seed. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const whole = (chance: Chance, below: number): number => Math.floor(chance() * below);
export function pick<Item>(chance: Chance, items: readonly Item[]): Item {
  const item = items[whole(chance, items.length)];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
}

export function shuffle<Item>(chance: Chance, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: chance() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

export function idAt(time: number, chance: Chance): string {
  return makeEventId(time, (size) => Buffer.from(Array.from({ length: size }, () => whole(chance, 256))));
}

/** An event in which only the given fields matter. */
export function eventAt(time: number, chance: Chance, given: Partial<StoredEvent> = {}): StoredEvent {
  return {
    id: idAt(time, chance),
    day: dayOf(time),
    receivedAt: new Date(time + 200),
    happenedAt: new Date(time),
    name: 'page-seen',
    source: 'website',
    eventType: 'user',
    schemaId: 'lectern/page-seen/1',
    version: '1',
    page: 'view',
    pageId: idAt(time, chance),
    language: 'en',
    visitorId: '',
    sessionId: '',
    referer: '',
    url: 'https://talks.example.org/p/abc/tides/',
    personId: null,
    presentationOid: null,
    linkId: null,
    visitId: null,
    isBot: false,
    country: '',
    device: 'desktop',
    browser: 'Firefox',
    os: 'Linux',
    meeting: null,
    body: {},
    ...given,
  };
}

interface Traffic {
  oids: readonly string[];
  /** Number of visits, each to one page. */
  visits: number;
  /** When the visits take place, in milliseconds since the epoch. */
  from: number;
  to: number;
  /** People who may be logged in. */
  people?: readonly string[];
}

const referers = [
  '',
  '',
  'https://talks.example.org/',
  'https://talks.example.org/explore/search/',
  'https://mail.google.com/',
  'https://t.co/x',
  'https://course.example.edu/week/3',
];

/** The events of all kinds of visitors, in the order in which they happen. */
export function randomTraffic(chance: Chance, { oids, visits, from, to, people = [] }: Traffic): StoredEvent[] {
  const visitors = Array.from({ length: Math.max(2, Math.ceil(visits / 3)) }, () => idAt(from, chance));
  return Array.from({ length: visits }, () =>
    visitOf(chance, { oid: pick(chance, oids), at: from + whole(chance, to - from), visitors, people }),
  ).flat();
}

function visitOf(
  chance: Chance,
  { oid, at, visitors, people }: { oid: string; at: number; visitors: readonly string[]; people: readonly string[] },
): StoredEvent[] {
  const isEmbed = chance() < 0.2;
  const host = `blog${whole(chance, 5)}.example.net`;
  const shared: Partial<StoredEvent> = {
    pageId: idAt(at, chance),
    visitorId: isEmbed || chance() < 0.3 ? '' : pick(chance, visitors),
    source: isEmbed ? 'embed' : 'website',
    referer: isEmbed ? '' : chance() < 0.2 ? `https://site${whole(chance, 20)}.example.com/` : pick(chance, referers),
    presentationOid: oid,
    linkId: !isEmbed && chance() < 0.1 ? `link${whole(chance, 3)}` : null,
    personId: people.length > 0 && chance() < 0.2 ? pick(chance, people) : null,
    isBot: chance() < 0.1,
    country: pick(chance, ['', 'DE', 'FR', 'JP']),
    language: pick(chance, ['de', 'en', 'fr']),
    device: pick(chance, ['desktop', 'phone', 'tablet', 'other']),
  };
  const events: StoredEvent[] = [];
  let time = at;
  const tell = (name: string, body: StoredEvent['body'] = {}) => {
    time += whole(chance, 8000);
    events.push(eventAt(time, chance, { ...shared, name, body }));
  };
  tell('page-seen');
  if (isEmbed) tell('embed-seen', { embed_host: host });
  tell('web-vital', { vital: pick(chance, ['LCP', 'CLS']), value: chance() * 3000, rating: 'good' });
  if (chance() < 0.7) tell('page-stayed');
  if (chance() < 0.6) {
    tell('viewer-started');
    const stops = whole(chance, 8);
    for (let step = 0; step < stops; step++) {
      tell('step-entered', { step, stop: step });
      tell('step-left', { step, stop: step, ms: whole(chance, 20_000) });
    }
    if (chance() < 0.4) tell('viewer-finished');
  }
  if (chance() < 0.2) tell('like', { is_logged_in: chance() < 0.7 });
  if (chance() < 0.1) tell('unlike');
  if (chance() < 0.1) tell('share', { network: 'LINKEDIN' });
  return events;
}
