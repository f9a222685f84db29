// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Announcement } from '../announce.ts';
import { measureVitals } from './measure-vitals.ts';

let told: Announcement[];
let isHidden: boolean;
let heard: Map<string, (entries: object[]) => void>;
let supported: string[];

beforeEach(() => {
  told = globalThis.lecternEvents = [];
  isHidden = false;
  heard = new Map();
  supported = ['paint', 'largest-contentful-paint', 'layout-shift', 'event', 'first-input'];
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static get supportedEntryTypes() {
        return supported;
      }
      readonly #hear: (list: { getEntries(): object[] }) => void;
      constructor(hear: (list: { getEntries(): object[] }) => void) {
        this.#hear = hear;
      }
      observe({ type }: { type: string }) {
        heard.set(type, (entries) => this.#hear({ getEntries: () => entries }));
      }
      takeRecords = () => [];
    },
  );
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ responseStart: 120.5, activationStart: 0 }] as never);
});
afterEach(() => {
  // Whatever still listens is told.
  dispatchEvent(new Event('pagehide'));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'hidden');
});

const measured = (type: string, ...entries: object[]) => heard.get(type)?.(entries);
const putAside = () => {
  isHidden = true;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  return Object.fromEntries(
    told
      .map(({ body }) => body as { vital: string; value: number; rating: string })
      .map(({ vital, value, rating }) => [vital, [value, rating]]),
  );
};
const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput });

test('tells all five, with how good they are, once, when the page is put aside', () => {
  measureVitals();
  measured('paint', { name: 'first-paint', startTime: 400 }, { name: 'first-contentful-paint', startTime: 1900 });
  measured('largest-contentful-paint', { startTime: 2000 }, { startTime: 4100.5 });
  measured('layout-shift', shift(100, 0.05));
  measured('event', { interactionId: 7, duration: 64 }, { interactionId: 7, duration: 208 }, { interactionId: 0, duration: 900 });
  expect(told).toEqual([]);
  expect(putAside()).toEqual({
    TTFB: [120.5, 'good'],
    FCP: [1900, 'needs-improvement'],
    LCP: [4100.5, 'poor'],
    CLS: [0.05, 'good'],
    INP: [208, 'needs-improvement'],
  });
  dispatchEvent(new Event('pagehide'));
  expect(told).toHaveLength(5);
});

test('shifts within five seconds, at most one apart, are one; the worst counts, and none that an input has caused', () => {
  measureVitals();
  measured('layout-shift', shift(100, 0.1), shift(900, 0.1), shift(1000, 0.9, true), shift(2500, 0.05), shift(3400, 0.04));
  expect(putAside()['CLS']).toEqual([0.2, 'needs-improvement']);
});

test('a row of shifts ends after five seconds', () => {
  measureVitals();
  measured('layout-shift', ...Array.from({ length: 12 }, (_, at) => shift(1100 + at * 900, 0.1)));
  expect(putAside()['CLS']?.[0]).toBeCloseTo(0.6, 3);
});

test('nothing shifted is a measurement, nothing pressed is none', () => {
  measureVitals();
  expect(putAside()).toEqual({ TTFB: [120.5, 'good'], CLS: [0, 'good'] });
});

test('one interaction in fifty may be worse', () => {
  measureVitals();
  measured(
    'event',
    ...Array.from({ length: 50 }, (_, at) => ({ interactionId: at + 1, duration: at === 9 ? 800 : 48 + (at === 20 ? 8 : 0) })),
  );
  expect(putAside()['INP']).toEqual([56, 'good']);
});

test('a fast first input is one, too', () => {
  measureVitals();
  measured('first-input', { interactionId: 3, duration: 16 });
  expect(putAside()['INP']).toEqual([16, 'good']);
});

test('a page made in advance begins when it is shown', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ responseStart: 120, activationStart: 5000 }] as never);
  measureVitals();
  measured('paint', { name: 'first-contentful-paint', startTime: 5300 });
  expect(putAside()).toMatchObject({ TTFB: [0, 'good'], FCP: [300, 'good'] });
});

test('a browser that measures less tells less', () => {
  supported = ['paint'];
  measureVitals();
  measured('paint', { name: 'first-contentful-paint', startTime: 700 });
  expect(putAside()).toEqual({ TTFB: [120.5, 'good'], FCP: [700, 'good'] });
});

test('a page that was opened out of sight says nothing', () => {
  isHidden = true;
  measureVitals();
  expect(putAside()).toEqual({});
});
