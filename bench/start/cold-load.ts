import type { Browser } from '@playwright/test';
import { untilIdle } from '../browser-processes.ts';

/** The `Fast 4G` profile of Chromium's developer tools, and a CPU a quarter as fast. */
export const network = { offline: false, latency: 165, downloadThroughput: (9e6 / 8) * 0.9, uploadThroughput: (1.5e6 / 8) * 0.9 };
export const SLOWER = 4;

export interface ColdLoad {
  /** Milliseconds since navigation start. */
  firstFrame: number;
  /** When our own canvas shows it, too. */
  drawn: number;
  /** When our own canvas answers a key pressed at the first frame: in the frame after it has begun. */
  answered: number;
  /** The longest task between the two; 0 if none took over 50 ms. */
  longestTask: number;
  /** Everything received by then, as transferred, including headers. */
  kilobytes: number;
  scriptKilobytes: number;
  requests: number;
  /** When each file arrived, in milliseconds. */
  arrivals: { name: string; start: number; end: number }[];
}

/** Loads a page in a browser that has never seen it, coming from a page `elsewhere`, until its `first-frame`. */
export async function loadCold(browser: Browser, elsewhere: string, address: string, isOurs: boolean): Promise<ColdLoad> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  await context.addInitScript(() => {
    // Ours begins with a picture of the first stop; it fills the page, which does not count as a largest paint. Its peers mark the frame in
    // which theirs is painted.
    new MutationObserver(() => document.querySelector('[data-opening]')?.setAttribute('elementtiming', 'opening')).observe(document, {
      childList: true,
      subtree: true,
    });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) {
        if (performance.getEntriesByName('first-frame').length > 0) continue;
        performance.mark('first-frame', { startTime });
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      }
    }).observe({ type: 'element', buffered: true });
    globalThis.longTasks = [];
    new PerformanceObserver((list) => globalThis.longTasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
    new MutationObserver(() => {
      if (!document.querySelector('[data-presents="presenting"]') || performance.getEntriesByName('answered').length > 0) return;
      requestAnimationFrame(() => performance.mark('answered'));
    }).observe(document, { subtree: true, attributeFilter: ['data-presents'] });
  });
  const page = await context.newPage();
  // Chromium takes its blank page apart for seconds.
  await page.goto(elsewhere);
  await untilIdle(process.pid);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address, { waitUntil: 'commit' });
  const load = await page.evaluate(async (isOurs) => {
    const marked = (name: string) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`No ${name}`)), 60_000);
        new PerformanceObserver((list) => {
          const [mark] = list.getEntriesByName(name);
          if (mark) resolve(mark.startTime);
        }).observe({ type: 'mark', buffered: true });
      });
    const firstFrame = await marked('first-frame');
    const answered = isOurs ? await marked('answered') : firstFrame;
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    const come = entries.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= firstFrame);
    const kilobytes = (some: PerformanceResourceTiming[]) => some.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
    return {
      firstFrame,
      drawn: performance.getEntriesByName('lectern-first-frame')[0]?.startTime ?? firstFrame,
      answered,
      longestTask: Math.max(
        0,
        ...globalThis.longTasks
          .filter(({ startTime, duration }) => startTime + duration > firstFrame && startTime < answered)
          .map(({ duration }) => duration),
      ),
      kilobytes: kilobytes(come),
      scriptKilobytes: kilobytes(come.filter(({ name }) => name.endsWith('.js'))),
      requests: come.length,
      arrivals: come.map(({ name, startTime, responseEnd }) => ({
        name: new URL(name).pathname,
        start: Math.round(startTime),
        end: Math.round(responseEnd),
      })),
    };
  }, isOurs);
  await context.close();
  return load;
}

declare global {
  var longTasks: PerformanceEntry[];
}
