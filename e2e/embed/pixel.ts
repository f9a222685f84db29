import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** The colour in the middle of a page's first frame, as #rgb with a digit per channel: smoothing changes less. */
export async function middleColour(page: Page): Promise<string> {
  const { data, info } = await sharp(await page.locator('iframe').first().screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
  return `#${[...data.subarray(at, at + 3)].map((value) => Math.round(value / 17).toString(16)).join('')}`;
}
