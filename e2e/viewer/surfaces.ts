import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { differenceOf, expectPosition, present, restingPicture, surfaceOf, test } from './watch.ts';

/** Two pictures of the same place: only edges may differ. */
const SAME = 0.01;
const STOPS = 7;

const loseContext = (page: Page) =>
  page.evaluate(() =>
    document
      .querySelector<HTMLCanvasElement>('[data-stage] canvas')
      ?.getContext('webgl2')
      ?.getExtension('WEBGL_lose_context')
      ?.loseContext(),
  );

export function surfaceJourneys(): void {
  test.describe('slides side by side, in a window that is wider than they are', () => {
    test.use({ viewport: { width: 1200, height: 450 } });

    for (const surface of ['webgl', 'lite'] as const)
      test(`[VIEW-14] [VIEW-15] a slide is shown without its neighbours, which the overview shows: ${surface}`, async ({ page, open }) => {
        await open('slides', `?step=2&surface=${surface}`);
        await present(page);
        await expect.poll(() => surfaceOf(page)).toBe(surface);
        /** Is there a colour of a slide, rather than the paper, beside the middle one? */
        const colourBeside = async () => {
          const { data, info } = await sharp(await restingPicture(page))
            .removeAlpha()
            .raw()
            .toBuffer({ resolveWithObject: true });
          const middle = Math.floor(info.height * 0.4) * info.width;
          return [20, info.width - 20].some((x) => {
            const [red = 0, , blue = 0] = data.subarray((middle + x) * 3);
            return Math.abs(red - blue) > 60;
          });
        };
        await expectPosition(page, 2, 3);
        expect(await colourBeside()).toBe(false);
        await page.keyboard.press('ArrowRight');
        await expectPosition(page, 3, 3);
        expect(await colourBeside()).toBe(false);
        await page.keyboard.press('o');
        await expect(page.getByText('Overview', { exact: true })).toBeVisible();
        await expect.poll(colourBeside).toBe(true);
      });
  });

  test('[VIEW-15] shows the same presentation with WebGL and after WebGL was lost', async ({ page, open }) => {
    await open('deep', '?step=3');
    await present(page);
    await expectPosition(page, 3, STOPS);
    await expect.poll(() => surfaceOf(page)).toBe('webgl');
    const webgl = await restingPicture(page);

    await page.keyboard.press('ArrowLeft');
    await expectPosition(page, 2, STOPS);
    await restingPicture(page);
    await page.keyboard.press('ArrowRight');
    await loseContext(page);
    await expect.poll(() => surfaceOf(page)).toBe('lite');
    await expectPosition(page, 3, STOPS);
    await expect(page.getByRole('alert')).toBeHidden();
    await expect.poll(async () => differenceOf(webgl, await restingPicture(page))).toBeLessThan(SAME);
  });

  test('[VIEW-15] a browser without WebGL shows the same as one with it', async ({ page, open, playwright, theatre }) => {
    await open('deep', '?step=3');
    await present(page);
    await expect.poll(() => surfaceOf(page)).toBe('webgl');
    const webgl = await restingPicture(page);

    const { launchOptions } = test.info().project.use;
    const browser = await playwright.chromium.launch({ ...launchOptions, args: [...(launchOptions?.args ?? []), '--disable-3d-apis'] });
    const elsewhere = await browser.newPage({ baseURL: theatre.origin, locale: 'en' });
    await elsewhere.goto(`${await theatre.decks.ready('deep')}?step=3`);
    await present(elsewhere);
    expect(await elsewhere.evaluate(() => document.createElement('canvas').getContext('webgl2'))).toBeNull();
    await expectPosition(elsewhere, 3, STOPS);
    expect(await differenceOf(webgl, await restingPicture(elsewhere))).toBeLessThan(SAME);
    await browser.close();
  });
}
