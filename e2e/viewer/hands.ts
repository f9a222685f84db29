import { expect, type Page } from '@playwright/test';
import {
  answering,
  button,
  clickControl,
  differenceOf,
  expectColour,
  expectPosition,
  present,
  restingPicture,
  stage,
  startButton,
  test,
} from './watch.ts';

type Point = readonly [x: number, y: number];

/** Moves fingers from one point to another. */
async function move(page: Page, ...fingers: { from: Point; to: Point }[]) {
  const client = await page.context().newCDPSession(page);
  const STEPS = 8;
  const pointsAt = (step: number) =>
    fingers.map(({ from, to }, id) => ({
      id,
      x: from[0] + ((to[0] - from[0]) * step) / STEPS,
      y: from[1] + ((to[1] - from[1]) * step) / STEPS,
    }));
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: pointsAt(0) });
  for (let step = 1; step <= STEPS; step++)
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: pointsAt(step) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}

const back = (page: Page) => button(page, 'Back to the path');

export function handJourneys(): void {
  test.describe('with touch', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('a swipe and a tap move along the path; a pinch leaves it, and a button leads back', async ({ page, open }) => {
      await open('short');
      await answering(page);
      await startButton(page).tap();
      await expectColour(page, 'Red');
      // Taps first: after a quick swipe a browser takes the next tap for one that stops the scrolling.
      await stage(page).tap({ position: { x: 200, y: 320 } });
      await expectColour(page, 'Green');
      await move(page, { from: [80, 320], to: [300, 320] });
      await expectColour(page, 'Red');
      await move(page, { from: [300, 320], to: [80, 320] });
      await expectColour(page, 'Green');
      const before = await restingPicture(page);
      await expect(back(page)).toBeHidden();
      await move(page, { from: [160, 320], to: [120, 320] }, { from: [230, 320], to: [270, 320] });
      await expect(back(page)).toBeVisible();
      const near = await restingPicture(page);
      expect(await differenceOf(before, near)).toBeGreaterThan(0.05);
      // One finger now pans the canvas.
      await move(page, { from: [200, 250], to: [200, 400] });
      expect(await differenceOf(near, await restingPicture(page))).toBeGreaterThan(0.01);
      await back(page).tap();
      await expect(back(page)).toBeHidden();
      await expect.poll(async () => differenceOf(before, await restingPicture(page))).toBeLessThan(0.005);
      await expect(page.getByRole('region', { name: 'Green', exact: true })).toBeVisible();
    });
  });

  test('dragging with the mouse explores, a double click goes to the object there, and a button leads back', async ({ page, open }) => {
    await open('short');
    await present(page);
    await expectColour(page, 'Red');
    const before = await restingPicture(page);
    await page.mouse.move(900, 300);
    await page.mouse.down();
    await page.mouse.move(500, 300, { steps: 6 });
    await page.mouse.up();
    await expect(back(page)).toBeVisible();
    expect(await differenceOf(before, await restingPicture(page))).toBeGreaterThan(0.1);
    await expectPosition(page, 1, 4);
    await back(page).click();
    await expect.poll(async () => differenceOf(before, await restingPicture(page))).toBeLessThan(0.005);

    await page.keyboard.down('Control');
    await page.mouse.move(640, 250);
    await page.mouse.wheel(0, 120);
    await page.keyboard.up('Control');
    await expect(back(page)).toBeVisible();
    await restingPicture(page);
    await page.mouse.dblclick(640, 250);
    await expect(back(page)).toBeHidden();
    await expectColour(page, 'Red');
  });

  test('the wheel scrolls the page around; in full screen it zooms', async ({ page, open }) => {
    await open('short');
    await present(page);
    await expectColour(page, 'Red');
    await page.mouse.move(640, 250);
    await page.mouse.wheel(0, 120);
    await clickControl(page, 'Full screen');
    await expect(button(page, 'Exit full screen')).toBeVisible();
    await expect(back(page)).toBeHidden();
    await page.mouse.move(640, 250);
    await page.mouse.wheel(0, 120);
    await expect(back(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(back(page)).toBeHidden();
    await clickControl(page, 'Exit full screen');
    await expect(button(page, 'Full screen')).toBeVisible();
  });

  test('in the overview a click on a stop goes there', async ({ page, open }) => {
    await open('short');
    await present(page);
    await expectColour(page, 'Red');
    await clickControl(page, 'Overview');
    await restingPicture(page);
    // The button lets the pointer through to the canvas, where the same stop is.
    const { x = 0, y = 0, width = 0, height = 0 } = (await button(page, 'Stop 4: Violet').first().boundingBox()) ?? {};
    await page.mouse.click(x + width / 3, y + height / 3);
    await expectPosition(page, 4, 4);
    await expectColour(page, 'Violet');
  });
}
