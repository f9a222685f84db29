import type { Page } from '@playwright/test';

const KEYS = 60;

interface Typed {
  times: number[];
  isWaiting: boolean;
}

/** Runs in a page before its own scripts: how long each key takes until the frame is complete in which something was drawn for it. */
export function watchKeys(): void {
  const typed: Typed = { times: [], isWaiting: false };
  Object.assign(globalThis, { typed });
  let isDrawn = false;
  const { clearRect } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.clearRect = function (...box) {
    isDrawn ||= this.canvas.isConnected;
    clearRect.apply(this, box);
  };
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      typed.isWaiting = true;
      isDrawn = document.querySelector('[contenteditable]') !== null;
      const look = () =>
        requestAnimationFrame(() => {
          // A message comes after the frame.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => {
            if (!isDrawn) return look();
            typed.times.push(performance.now() - timeStamp);
            typed.isWaiting = false;
          });
          port1.start();
          port2.postMessage(0);
        });
      look();
    },
    true,
  );
}

/** Milliseconds from each key to its glyph, where somebody types. */
export async function typeLetters(page: Page): Promise<number[]> {
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press('x');
    await page.waitForFunction(() => !(globalThis as unknown as { typed: Typed }).typed.isWaiting);
  }
  return page.evaluate(() => (globalThis as unknown as { typed: Typed }).typed.times);
}
