import type { Page } from '@playwright/test';
import type { SceneObject, TextObject } from '../../src/model/presentation/presentation.ts';
import { expectNoViolation } from '../axe.ts';
import { canvas, edit, expect, presentationOf, test, wordsIn } from './journey.ts';

const isText = (object: SceneObject): object is TextObject => object.kind === 'text';
const textOf = async (page: Page, oid: string) => (await presentationOf(page, oid)).root.children.findLast(isText);
const field = (page: Page) => page.getByRole('textbox', { name: /^Text in / });
const formatting = (page: Page) => page.getByRole('toolbar', { name: 'Text formatting' });
const box = (page: Page) => page.getByRole('group', { name: 'Text and box' });

async function write(page: Page, words: string): Promise<void> {
  await canvas(page).focus();
  await page.keyboard.press('Alt+X');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(words);
  await expect(field(page)).toHaveValue(words);
}

test('[SITE-5] a text is set in columns, and its letters shrink while somebody types', async ({ page, oid }) => {
  await edit(page, oid);
  await write(page, 'The tide comes in, and the tide goes out, twice a day, in every harbour of the world');
  await page.keyboard.press('Escape');
  await box(page).getByRole('radio', { name: '2 columns' }).click();
  await box(page).getByRole('spinbutton', { name: 'Space between columns' }).fill('30');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await textOf(page, oid))?.columns).toEqual({ count: 2, gap: 30 });
  const grown = await textOf(page, oid);

  await box(page).getByRole('combobox', { name: 'Text and box' }).selectOption('Letters shrink to fit');
  await expect.poll(async () => (await textOf(page, oid))?.fit).toBe('shrink');
  await canvas(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(', whether anybody looks at it or not');
  await expect.poll(async () => (await textOf(page, oid))?.letterScale).toBeLessThan(1);
  expect((await textOf(page, oid))?.height).toBe(grown?.height);
  await expect(box(page).getByText(/^Letters at \d+%$/)).toBeVisible();
  await expectNoViolation(page, 'a text that shrinks');

  await page.keyboard.press('Control+z');
  await expect(field(page)).toHaveValue(/of the world$/);
  await expect.poll(async () => (await textOf(page, oid))?.letterScale).toBeUndefined();
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(async () => (await textOf(page, oid))?.letterScale).toBeLessThan(1);
});

test('[SITE-5] a box grows with larger letters and another font, each in one step', async ({ page, oid }) => {
  await edit(page, oid);
  await write(page, 'Illimitability');
  await page.keyboard.press('Escape');
  const before = await textOf(page, oid);
  const heightOf = async () => (await textOf(page, oid))?.height ?? 0;
  const size = page.getByRole('spinbutton', { name: 'Font size', exact: true });
  await size.fill('150');
  await page.keyboard.press('Enter');
  await expect.poll(heightOf).toBeGreaterThan((before?.height ?? 0) * 3);
  const large = await heightOf();
  const top = async () => ((await textOf(page, oid))?.y ?? 0) - (await heightOf()) / 2;
  expect(await top()).toBeCloseTo((before?.y ?? 0) - (before?.height ?? 0) / 2, 6);

  // Nearly twice as wide, and not loaded yet.
  await page.getByRole('combobox', { name: 'Font', exact: true }).selectOption('JetBrains Mono');
  await expect.poll(heightOf).toBeGreaterThan(large);
  await canvas(page).focus();
  await page.keyboard.press('Control+z');
  await expect.poll(heightOf).toBe(large);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await textOf(page, oid))?.height).toBe(before?.height);
  expect((await textOf(page, oid))?.style).toEqual(before?.style);
});

test('[SITE-5] an emoji is found, written and removed by keys, and links lead to topics', async ({ page, oid }) => {
  await edit(page, oid);
  await write(page, 'Launch');
  const search = page.getByRole('searchbox', { name: 'Find an emoji' });
  const openPicker = async () => {
    await page.keyboard.press('Alt+F10');
    await formatting(page).getByRole('button', { name: 'Emoji' }).focus();
    await page.keyboard.press('Enter');
    await expect(search).toBeFocused();
  };
  await openPicker();
  await expectNoViolation(page, 'emoji');
  await page.keyboard.type('rocket');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('4 emoji');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('Launch🚀');

  await openPicker();
  await expect(page.getByRole('radio', { name: 'Recently used' })).toBeChecked();
  await page.getByRole('radio', { name: 'Flags' }).click();
  await page.getByRole('radio', { name: 'Medium-dark' }).click();
  await search.fill('woman astronaut');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('Launch🚀👩🏾‍🚀');
  await page.keyboard.press('Backspace');
  await expect(field(page)).toHaveValue('Launch🚀');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(field(page)).toHaveValue('Launch🚀');

  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+k');
  const panel = page.getByRole('dialog', { name: 'Link' });
  await panel.getByRole('combobox', { name: 'Leads to' }).selectOption('Topic');
  const topics = panel.getByRole('combobox', { name: 'Topic' });
  await topics.selectOption({ index: 1 });
  await panel.getByRole('button', { name: 'Set link' }).click();
  await expect(field(page)).toBeFocused();
  await expect.poll(async () => (await textOf(page, oid))?.paragraphs[0]?.runs[0]?.link?.kind).toBe('object');
  await page.keyboard.press('Control+k');
  await expect(panel.getByRole('combobox', { name: 'Leads to' })).toHaveValue('object');
  await panel.getByRole('combobox', { name: 'Leads to' }).selectOption('Stop');
  await panel.getByRole('combobox', { name: 'Stop' }).selectOption({ index: 1 });
  await expectNoViolation(page, 'a link to a stop');
  await panel.getByRole('button', { name: 'Set link' }).click();
  await expect.poll(async () => (await textOf(page, oid))?.paragraphs[0]?.runs[0]?.link?.kind).toBe('step');
  expect(wordsIn(await textOf(page, oid))).toBe('Launch🚀');
});
