import type { Page, Route } from '@playwright/test';
import { canvas, edit, expect, presentationOf, saved, wordsIn } from '../journey.ts';
import { field, picture, row, test } from './journey.ts';

const explanation = 'Some letters are shown in another font until theirs has loaded.';
const glyphs = '**/files/glyphs/**';

async function write(page: Page, words: string, y: number): Promise<void> {
  await canvas(page).dblclick({ position: { x: 8, y } });
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(words);
  await expect(field(page)).toHaveValue(words);
  await page.keyboard.press('Escape');
}
const textsOf = async (page: Page, oid: string) =>
  (await presentationOf(page, oid)).root.children.filter(({ kind }) => kind === 'text').map(wordsIn);

test('[SITE-5] letters whose font never arrives are kept and shown in another one, and hold up nothing', async ({ page, oid }) => {
  const held: Route[] = [];
  let isHeld = false;
  await page.route(glyphs, (route) => (isHeld ? void held.push(route) : route.continue()));
  await edit(page, oid);
  await saved(page);
  const before = await picture(page);

  isHeld = true;
  await write(page, '안녕', 200);
  await expect.poll(() => textsOf(page, oid)).toEqual(['안녕']);
  await expect(page.getByText(explanation)).toBeVisible();
  await expect.poll(() => picture(page)).not.toBe(before);
  // From then on nobody waits.
  await write(page, '発表', 320);
  await expect.poll(() => textsOf(page, oid)).toEqual(['안녕', '発表']);
  await canvas(page).focus();
  await page.keyboard.press('Alt+t');
  await expect(row(page, /^Topic/)).toBeVisible();
  await saved(page);

  await edit(page, oid);
  await expect(page.getByText(explanation)).toBeVisible();
  expect(await textsOf(page, oid)).toEqual(['안녕', '発表']);
  const without = await picture(page);
  isHeld = false;
  for (const route of held.splice(0)) await route.continue().catch(() => undefined);
  await expect.poll(() => picture(page)).not.toBe(without);
});

test('[SITE-5] letters whose font cannot be had are shown in another one at once, and in theirs when it comes', async ({ page, oid }) => {
  await page.clock.install();
  let isAway = false;
  await page.route(glyphs, (route) => (isAway ? route.fulfill({ status: 503 }) : route.continue()));
  await edit(page, oid);
  await saved(page);
  const before = await picture(page);

  isAway = true;
  await write(page, '안녕', 200);
  await expect(page.getByText(explanation)).toBeVisible();
  await expect.poll(() => picture(page)).not.toBe(before);
  await expect.poll(() => textsOf(page, oid)).toEqual(['안녕']);
  const without = await picture(page);
  // It is asked for again and again.
  await page.clock.fastForward(60_000);
  isAway = false;
  await page.clock.fastForward(60_000);
  await expect.poll(() => picture(page)).not.toBe(without);
});
