import type { Browser } from '@playwright/test';
import { nominalFlights } from './nominal-flights.ts';
import { servePage } from './serve-page.ts';
import { watchFrames, type Watched } from './watch-frames.ts';

export interface Move {
  /** Animation frames from the key press to the first with a different picture. */
  frames: number;
  /** The same in milliseconds, from the event's timestamp to the draw. */
  milliseconds: number;
  /** From the nominal end of the flight to the message that it is at rest. */
  settled: number;
  /** To the last draw, when the exact picture is complete. */
  exact: number;
}

interface Told {
  messages: { at: number; isMoving: boolean }[];
}

const size = { width: 1280, height: 720 };
const QUIET = 700;
const PATIENCE = 120_000;

// Another site, using the messages of the classic player, which say whether the camera moves.
const around = (
  address: string,
) => `<!doctype html><title>Another site</title><style>body { margin: 0 } iframe { display: block; border: 0 }</style>
<iframe src="${address}" width="${size.width}" height="${size.height}"></iframe>
<script>
const frame = document.querySelector('iframe');
window.told = { messages: [] };
addEventListener('message', ({ data }) => {
  const { id, data: { isMoving } = {} } = JSON.parse(data);
  // Another dialect sends a greeting unprompted.
  if (id !== 'bench') return;
  clearInterval(asking);
  if (isMoving !== undefined) told.messages.push({ at: performance.timeOrigin + performance.now(), isMoving });
});
const asking = setInterval(() => frame.contentWindow.postMessage(JSON.stringify({ version: 1, id: 'bench', action: 'init' }), '*'), 100);
</script>`;

/** Goes along the whole path with the keyboard, from rest to rest, in a page framed by another site. */
export async function pressKeys(
  browser: Browser,
  address: string,
  surface: NonNullable<ReturnType<Watched['surface']>>,
  presentation: unknown,
): Promise<Move[]> {
  const site = await servePage({ html: around(address), files: new Map() });
  const context = await browser.newContext({ viewport: size });
  await context.addInitScript(watchFrames);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(site.origin);
  const [, frame] = page.frames();
  if (!frame) throw new Error('No frame found');
  const untilRest = async () => {
    await page.waitForFunction(() => (window as unknown as { told: Told }).told.messages.at(-1)?.isMoving === false);
    await frame.waitForFunction(
      ({ surface, quiet }) => {
        const { watched } = window as unknown as { watched: Watched };
        return watched.surface() === surface && performance.now() - watched.drawnAt > quiet;
      },
      { surface, quiet: QUIET },
    );
  };

  await frame.locator('[data-start]').click();
  await frame.locator('[data-viewer][data-presents="presenting"] [role="toolbar"]').waitFor();
  await untilRest();
  const bottom = await frame.evaluate(() =>
    Math.round(innerHeight - (document.querySelector('[role="toolbar"]')?.getBoundingClientRect().top ?? innerHeight)),
  );
  const moves: Move[] = [];
  for (const duration of nominalFlights(presentation, size, { left: 0, right: 0, top: 0, bottom })) {
    await frame.evaluate(() => (window as unknown as { watched: Watched }).watched.arm());
    await page.evaluate(() => (window as unknown as { told: Told }).told.messages.splice(0));
    await page.keyboard.press('ArrowRight');
    await untilRest();
    const { key, moved, drawnAt } = await frame.evaluate(() => {
      const { key, moved, drawnAt } = (window as unknown as { watched: Watched }).watched;
      return { key, moved, drawnAt };
    });
    const restedAt = await page.evaluate(() => (window as unknown as { told: Told }).told.messages.at(-1)?.at);
    if (!key || !moved || restedAt === undefined) throw new Error('A key press did not move anything');
    moves.push({
      frames: moved.frame - key.frame,
      milliseconds: moved.at - key.at,
      settled: restedAt - key.wall - duration,
      exact: drawnAt - key.at - duration,
    });
  }
  await context.close();
  site.stop();
  return moves;
}
