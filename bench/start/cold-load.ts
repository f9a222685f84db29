import type { Browser } from '@playwright/test';

/** The `Fast 4G` profile of Chromium's developer tools, and a CPU a quarter as fast. */
const network = { offline: false, latency: 165, downloadThroughput: (9e6 / 8) * 0.9, uploadThroughput: (1.5e6 / 8) * 0.9 };
const SLOWER = 4;

export interface ColdLoad {
  /** Milliseconds since navigation start. */
  firstFrame: number;
  /** When our own page marks its first frame, one animation frame earlier. */
  drawn: number;
  /** Everything received by then, as transferred, including headers. */
  kilobytes: number;
  scriptKilobytes: number;
  requests: number;
  /** When each file arrived, in milliseconds. */
  arrivals: { name: string; start: number; end: number }[];
}

/** Loads a page in a browser that has never seen it, until its `first-frame`. */
export async function loadCold(browser: Browser, address: string): Promise<ColdLoad> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  await context.addInitScript(() => {
    // Ours marks the animation frame after its first draw; like its peers, it waits for one more.
    const mark = performance.mark.bind(performance);
    performance.mark = (name, options) => {
      if (name === 'lectern-first-frame') requestAnimationFrame(() => mark('first-frame'));
      return mark(name, options);
    };
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address, { waitUntil: 'commit' });
  const load = await page.evaluate(async () => {
    const firstFrame = await new Promise<number>((resolve, reject) => {
      setTimeout(() => reject(new Error('No first frame')), 60_000);
      new PerformanceObserver((list) => {
        const [mark] = list.getEntriesByName('first-frame');
        if (mark) resolve(mark.startTime);
      }).observe({ type: 'mark', buffered: true });
    });
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    const come = entries.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= firstFrame);
    const kilobytes = (some: PerformanceResourceTiming[]) => some.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
    return {
      firstFrame,
      drawn: performance.getEntriesByName('lectern-first-frame')[0]?.startTime ?? firstFrame,
      kilobytes: kilobytes(come),
      scriptKilobytes: kilobytes(come.filter(({ name }) => name.endsWith('.js'))),
      requests: come.length,
      arrivals: come.map(({ name, startTime, responseEnd }) => ({
        name: new URL(name).pathname,
        start: Math.round(startTime),
        end: Math.round(responseEnd),
      })),
    };
  });
  await context.close();
  return load;
}
