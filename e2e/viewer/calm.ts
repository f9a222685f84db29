import { expect } from '@playwright/test';
import sharp from 'sharp';
import { button, colourSeen, differenceOf, expectColour, expectPosition, present, restingPicture, stage, test } from './watch.ts';

const DRAG = 100;

/** The share of pixels that are not where a drag should have moved them. */
async function strayAfter(before: Buffer, after: Buffer): Promise<number> {
  const { width = 0, height = 0 } = await sharp(before).metadata();
  const part = (png: Buffer, left: number) =>
    sharp(png)
      .extract({ left, top: 0, width: width - DRAG, height })
      .png()
      .toBuffer();
  return differenceOf(await part(before, 0), await part(after, DRAG));
}

/** Drags the canvas by a fixed distance, without momentum. */
async function drag(page: Parameters<typeof restingPicture>[0]) {
  const box = await stage(page).boundingBox();
  expect(box?.width).toBe(1280);
  await page.mouse.move(600, 200);
  await page.mouse.down();
  // The first pixels only distinguish a drag from a click.
  await page.mouse.move(610, 200);
  await page.mouse.move(610 + DRAG, 200, { steps: 4 });
  await restingPicture(page);
  await page.mouse.up();
  return restingPicture(page);
}

export function calmJourneys(): void {
  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('the camera cuts: the next stop appears without any time passing', async ({ page, open }) => {
      await page.clock.install();
      await open('short', '?surface=lite');
      await present(page);
      await expectColour(page, 'Red');
      await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
      await page.keyboard.press('ArrowRight');
      await expectColour(page, 'Green');
    });

    test('autoplay waits until the visitor turns it on', async ({ page, open }) => {
      await page.clock.install();
      await open('short', '?autoplay=1000');
      await expectPosition(page, 1, 4);
      await page.clock.fastForward(5000);
      await expect(button(page, 'Autoplay')).toHaveAttribute('aria-pressed', 'false');
      await expectPosition(page, 1, 4);
      await page.keyboard.press('a');
      await page.clock.fastForward(5100);
      await expectPosition(page, 2, 4);
    });

    test('distant layers move with the rest', async ({ page, open }) => {
      await open('short', '?surface=lite');
      await present(page);
      await expectColour(page, 'Red');
      const before = await restingPicture(page);
      expect(await strayAfter(before, await drag(page))).toBeLessThan(0.005);
    });
  });

  test('without it the camera flies, and distant layers move less', async ({ page, open }) => {
    await page.clock.install();
    await open('short', '?surface=lite');
    await present(page);
    await expectColour(page, 'Red');
    const before = await restingPicture(page);
    expect(await strayAfter(before, await drag(page))).toBeGreaterThan(0.02);
    await page.keyboard.press('Escape');
    await expectColour(page, 'Red');
    await restingPicture(page);
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await page.keyboard.press('ArrowRight');
    await expectPosition(page, 2, 4);
    expect(await colourSeen(page)).toBe('Red');
  });
}
