import type { EventBody } from '#contract/analytics/catalogue.ts';
import { announce } from '../announce.ts';

type Vital = EventBody<'web-vital'>['vital'];

/** The upper limit of "good" and the lower limit of "poor". */
const limits: Record<Vital, readonly [number, number]> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
};

/** The fields of all the entry types observed here. */
interface Measured extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  interactionId: number;
  responseStart: number;
  activationStart?: number;
}

/** Measures the Core Web Vitals of this page view as web.dev defines them, and reports them when the page is first hidden. */
export function measureVitals(): void {
  // Loading times mean nothing for a page opened in the background.
  if (document.hidden) return;
  const found: Partial<Record<Vital, number>> = {};
  const takes: (() => void)[] = [];
  const observe = (type: string, hear: (entry: Measured) => void) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
    const take = (entries: PerformanceEntryList) => entries.forEach((entry) => hear(entry as Measured));
    const observer = new PerformanceObserver((list) => take(list.getEntries()));
    observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit);
    takes.push(() => take(observer.takeRecords()));
    return true;
  };

  const [opened] = performance.getEntriesByType('navigation') as unknown as Measured[];
  // A prerendered page starts when it is shown.
  const sinceShown = (time: number) => Math.max(time - (opened?.activationStart ?? 0), 0);
  if (opened) found.TTFB = sinceShown(opened.responseStart);
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') found.FCP = sinceShown(startTime);
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    found.LCP = sinceShown(startTime);
  });

  // Shifts at most a second apart, within five seconds, add up; the worst sum counts.
  let sum = 0;
  let first = 0;
  let last = 0;
  const knowsShifts = observe('layout-shift', ({ hadRecentInput, startTime, value }) => {
    if (hadRecentInput) return;
    if (startTime - last > 1000 || startTime - first > 5000) {
      sum = 0;
      first = startTime;
    }
    sum += value;
    last = startTime;
    found.CLS = Math.max(found.CLS ?? 0, sum);
  });
  if (knowsShifts) found.CLS ??= 0;

  const interactions = new Map<number, number>();
  const interact = ({ interactionId, duration }: Measured) => {
    if (interactionId) interactions.set(interactionId, Math.max(interactions.get(interactionId) ?? 0, duration));
  };
  observe('event', interact);
  observe('first-input', interact);

  const tell = () => {
    removeEventListener('visibilitychange', hide);
    removeEventListener('pagehide', tell);
    takes.forEach((take) => take());
    // INP ignores one outlier per 50 interactions.
    const longest = [...interactions.values()].sort((a, b) => b - a)[Math.floor(interactions.size / 50)];
    if (longest) found.INP = longest;
    for (const [vital, [good, poor]] of Object.entries(limits) as [Vital, readonly [number, number]][]) {
      const value = found[vital];
      if (value !== undefined)
        void announce('web-vital', {
          vital,
          value: Math.round(value * 1000) / 1000,
          rating: value <= good ? 'good' : value <= poor ? 'needs-improvement' : 'poor',
        });
    }
  };
  const hide = () => document.hidden && tell();
  addEventListener('visibilitychange', hide);
  addEventListener('pagehide', tell);
}
