import type { BrowserContext } from '@playwright/test';
import { editPath } from '#contract/presentation/presentation-address.ts';
import { untilIdle } from '../browser-processes.ts';
import { network, SLOWER } from '../start/cold-load.ts';

/** Milliseconds from opening the editor, with nothing in the cache, until a topic that a key adds is in the outline. */
export async function firstChange(context: BrowserContext, elsewhere: string, oid: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(elsewhere);
  await untilIdle(process.pid);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(() => {
    let isTaken = false;
    const press = () => {
      const key = new KeyboardEvent('keydown', { key: 't', code: 'KeyT', altKey: true, bubbles: true, cancelable: true });
      // Until somebody answers it.
      isTaken ||= document.querySelector('[data-canvas]')?.dispatchEvent(key) === false;
      const chosen = document.querySelector('[role="treeitem"][aria-selected="true"]');
      if (isTaken && chosen) performance.mark('changed');
      else requestAnimationFrame(press);
    };
    press();
  });
  await page.goto(editPath({ oid, schemaVersion: 2 }), { waitUntil: 'commit' });
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error('Nothing was changed')), 60_000);
        new PerformanceObserver((list) => {
          const [mark] = list.getEntriesByName('changed');
          if (mark) resolve(mark.startTime);
        }).observe({ type: 'mark', buffered: true });
      }),
  );
  await page.close();
  return time;
}
