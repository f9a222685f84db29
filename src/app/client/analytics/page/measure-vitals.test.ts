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
  // Triggers the listeners that are still attached.
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

test('reports all five with their ratings, once, when the page is hidden', () => {
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

test('groups shifts at most one second apart into windows of five seconds; reports the worst and ignores those after input', () => {
  measureVitals();
  measured('layout-shift', shift(100, 0.1), shift(900, 0.1), shift(1000, 0.9, true), shift(2500, 0.05), shift(3400, 0.04));
  expect(putAside()['CLS']).toEqual([0.2, 'needs-improvement']);
});

test('a window of shifts ends after five seconds', () => {
  measureVitals();
  measured('layout-shift', ...Array.from({ length: 12 }, (_, at) => shift(1100 + at * 900, 0.1)));
  expect(putAside()['CLS']?.[0]).toBeCloseTo(0.6, 3);
});

test('reports zero when nothing shifted, but no INP without interactions', () => {
  measureVitals();
  expect(putAside()).toEqual({ TTFB: [120.5, 'good'], CLS: [0, 'good'] });
});

test('ignores one outlier per fifty interactions', () => {
  measureVitals();
  measured(
    'event',
    ...Array.from({ length: 50 }, (_, at) => ({ interactionId: at + 1, duration: at === 9 ? 800 : 48 + (at === 20 ? 8 : 0) })),
  );
  expect(putAside()['INP']).toEqual([56, 'good']);
});

test('counts a fast first input', () => {
  measureVitals();
  measured('first-input', { interactionId: 3, duration: 16 });
  expect(putAside()['INP']).toEqual([16, 'good']);
});

test('a prerendered page starts when it is shown', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ responseStart: 120, activationStart: 5000 }] as never);
  measureVitals();
  measured('paint', { name: 'first-contentful-paint', startTime: 5300 });
  expect(putAside()).toMatchObject({ TTFB: [0, 'good'], FCP: [300, 'good'] });
});

test('reports only what the browser can measure', () => {
  supported = ['paint'];
  measureVitals();
  measured('paint', { name: 'first-contentful-paint', startTime: 700 });
  expect(putAside()).toEqual({ TTFB: [120.5, 'good'], FCP: [700, 'good'] });
});

test('reports nothing for a page opened in the background', () => {
  isHidden = true;
  measureVitals();
  expect(putAside()).toEqual({});
});
