import type { Page, Route } from '@playwright/test';
import { routes } from '../src/contract/routes.ts';
import { measureHere } from '../src/server/platform/fonts/measure-here.ts';
import { expect as impatient, open, test } from './view-page/journey.ts';

/** The first change of a draft starts a process, and the first letter of a face its font. */
const expect = impatient.configure({ timeout: 30_000 });

const canvas = (page: Page) => page.locator('main canvas');
const picture = (page: Page) => canvas(page).evaluate((element: HTMLCanvasElement) => element.toDataURL());
const objects = (page: Page) => page.getByRole('list', { name: 'Objects' }).getByRole('listitem');

/** Widths of one em, with the fonts that the page has. */
const widthsIn = (page: Page, words: readonly (readonly [face: string, text: string])[]) =>
  page.evaluate((list) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    return list.map(([face, text]) => {
      if (!context) return 0;
      Object.assign(context, { font: `1000px "draft-${face}"`, fontKerning: 'normal', textRendering: 'geometricPrecision' });
      return context.measureText(text).width / 1000;
    });
  }, words);

test('letters that a presentation does not have are shown when they are there, as wide as on the server', async ({
  page,
  library,
  member,
  logIn,
}) => {
  await logIn();
  const { oid } = await library.add({ ownerId: member.id, privacy: 'private' });
  const held: Route[] = [];
  let isHeld = false;
  await page.route('**/files/glyphs/**', (route) => (isHeld ? void held.push(route) : route.continue()));
  await open(page, routes.devEditing.replace(':oid', oid));
  await expect(page.locator('output[data-state]')).toHaveText('saved');
  const before = await picture(page);

  isHeld = true;
  const words = 'Привет 発表 안녕 👩‍🚀';
  await page.getByLabel('Words').fill(words);
  await page.getByRole('button', { name: 'Add text' }).click();
  await expect(objects(page).filter({ hasText: words })).toHaveCount(1);
  await expect.poll(() => held.length).toBeGreaterThan(4);
  expect(await picture(page)).toBe(before);

  isHeld = false;
  for (const route of held.splice(0)) await route.continue();
  await expect.poll(() => picture(page)).not.toBe(before);
  const pieces = [
    ['inter-400', 'Привет'],
    ['noto-sans-jp-400', '発表'],
    ['noto-sans-kr-400', '안녕'],
    ['noto-color-emoji-400', '👩‍🚀'],
  ] as const;
  const here = measureHere();
  const differences = async () =>
    (await widthsIn(page, pieces)).filter((width, place) => {
      const [face, text] = pieces[place] ?? ['', ''];
      return Math.abs(width - here(text, face, 'ltr')) > 0.001;
    });
  // A font that takes long to make the first time comes later than the others.
  await expect.poll(differences).toEqual([]);
});
