import type { Browser } from '@playwright/test';
import type { Profile } from './profiles.ts';

export interface Paints {
  /** Milliseconds since navigation start. */
  firstByte: number;
  firstContentful: number;
  largestContentful: number;
  /** The largest element: its tag, its size on the screen, and the start of its text or its file. */
  largest: string;
  layoutShift: number;
  /** Total milliseconds of tasks over 50 ms, and the longest of them. */
  longTasks: number;
  longestTask: number;
  kilobytes: number;
  requests: number;
  /** The rendered width of the largest element, in CSS pixels. */
  largestWidth: number;
  arrivals: { name: string; start: number; first: number; end: number }[];
}

/** Loads a page in a browser that has never seen it, until the network is idle. */
export async function loadPaints(
  browser: Browser,
  address: string,
  { viewport, isPhone, network, slower }: Profile,
  cookies: ReadonlyMap<string, string> = new Map(),
): Promise<Paints> {
  const context = await browser.newContext({ viewport, isMobile: isPhone, hasTouch: isPhone, deviceScaleFactor: isPhone ? 2 : 1 });
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: address })));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(address, { waitUntil: 'networkidle' });
  const paints = await page.evaluate(async () => {
    // Not all browsers' types include these.
    type Entry = PerformanceEntry & { size?: number; element?: Element | null; url?: string; value?: number; hadRecentInput?: boolean };
    const entriesOf = (type: string) =>
      new Promise<Entry[]>((resolve) => {
        const seen: Entry[] = [];
        const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
        observer.observe({ type, buffered: true });
        setTimeout(() => {
          seen.push(...observer.takeRecords());
          observer.disconnect();
          resolve(seen);
        }, 200);
      });
    const [paint, largest, shifts, tasks] = await Promise.all(
      ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'].map(entriesOf),
    );
    const last = largest?.at(-1);
    const describe = ({ element, url, size = 0 }: Entry) => {
      const { width, height } = element?.getBoundingClientRect() ?? { width: 0, height: 0 };
      const words = url ? new URL(url).pathname.split('/').at(-1) : element?.textContent;
      return `<${element?.localName}> ${Math.round(width)} × ${Math.round(height)}, ${size} px², “${words?.trim().slice(0, 40)}”`;
    };
    const [navigation, ...resources] = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    const all = navigation ? [navigation, ...resources] : [];
    return {
      firstByte: navigation?.responseStart ?? Number.NaN,
      firstContentful: paint?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
      largestContentful: last?.startTime ?? Number.NaN,
      largest: last ? describe(last) : 'nothing',
      layoutShift: (shifts ?? []).reduce((sum, { value = 0, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
      longTasks: (tasks ?? []).reduce((sum, { duration }) => sum + duration, 0),
      longestTask: Math.max(0, ...(tasks ?? []).map(({ duration }) => duration)),
      kilobytes: all.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
      requests: all.length,
      largestWidth: last?.element?.getBoundingClientRect().width ?? 0,
      arrivals: all.map(({ name, startTime, responseStart, responseEnd }) => ({
        name: new URL(name).pathname,
        start: Math.round(startTime),
        first: Math.round(responseStart),
        end: Math.round(responseEnd),
      })),
    };
  });
  await context.close();
  return paints;
}
