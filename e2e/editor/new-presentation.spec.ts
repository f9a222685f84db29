import { randomUUID } from 'node:crypto';
import { canvas, expect, objectsIn, presentationOf, saved, test, wordsIn } from './journey.ts';
import { expectNoKeys, expectNoViolation } from '../axe.ts';
import { makeMarkdown } from '../library/decks.ts';
import { open } from '../visitor.ts';

const text = 'Why streets flood\n\tWhere the rain goes\n\t\tRoofs\n\tRooms for water';
const oidIn = (address: string) => /\/p\/edit\/([a-z0-9]{12})\//.exec(address)?.[1] ?? '';

test('[SITE-5] by keyboard alone, an outline becomes a presentation that is changed and shown', async ({ page, logIn }) => {
  await logIn();
  await open(page, '/dashboard/next/');
  await page.getByRole('link', { name: 'New presentation' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/p\/new\/$/);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const box = page.getByRole('textbox', { name: 'Outline' });
  await box.focus();
  await page.keyboard.type('Why streets flood');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Where the rain goes');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Roofs');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('Rooms for water');
  await expect(box).toHaveValue(text);
  await expect(page.getByText('2 stops, 1 subtopic, about 2 min')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Preview of “Why streets flood”: 2 stops' })).toBeVisible();
  // The browser can still take typing back.
  await page.keyboard.press('Control+z');
  await expect(box).not.toHaveValue(text);
  await page.keyboard.press('Control+Shift+z');
  await expect(box).toHaveValue(text);

  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Create presentation' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(canvas(page)).toBeVisible();
  const oid = oidIn(page.url());
  const made = await presentationOf(page, oid);
  expect(made.path.map(({ title }) => title)).toEqual(['Why streets flood', 'Where the rain goes', 'Rooms for water']);
  const title = made.root.children.find(({ id }) => id === 'title');
  expect(wordsIn(title)).toBe('Why streets flood');

  await canvas(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowDown');
  await expect
    .poll(async () => (await presentationOf(page, oid)).root.children.find(({ id }) => id === 'title')?.y)
    .toBeGreaterThan(title?.y ?? 0);
  await saved(page);

  await page.getByRole('button', { name: 'Present', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#present/);
  await expect(page.getByRole('heading', { level: 1, name: 'Why streets flood' })).toBeAttached();
});

test('[SITE-5] a file that is brought opens in the editor once it is ready', async ({ page, logIn }) => {
  test.setTimeout(120_000);
  await logIn();
  await open(page, '/p/new/');
  const { name, bytes } = makeMarkdown('Bakery.md');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await choosing).setFiles({ name, mimeType: 'text/markdown', buffer: Buffer.from(bytes) });
  await expect(page.getByRole('list', { name: 'Imports' })).toContainText(name);
  // The worker may still be painting for other journeys.
  await page.waitForURL(/\/p\/edit\//, { timeout: 90_000 });
  await expect(canvas(page)).toBeVisible();
  const { path, root } = await presentationOf(page, oidIn(page.url()));
  expect(path.map(({ title }) => title)).toEqual(['Bread', 'Salt']);
  expect(objectsIn(root).map(wordsIn)).toContain('flour\nwater');
});

test('[SITE-5] a template opens with its first words selected, which somebody who is new here replaces by typing', async ({
  library,
  member,
  elsewhere,
}) => {
  const title = `Begin here ${randomUUID().slice(0, 8)}`;
  await library.add({ title, privacy: 'reusable', isTemplate: true });
  // Where nobody has seen the tour.
  const page = await elsewhere();
  await page.context().addCookies(member.cookies);
  await open(page, '/dashboard/next/');
  await page.getByRole('link', { name: 'New from template' }).click();
  await page
    .getByRole('dialog', { name: 'New from template' })
    .getByRole('button', { name: `Use ${title}` })
    .click();
  const field = page.getByRole('textbox', { name: /^Text in / });
  await expect(field).toBeFocused();
  await expect(page.getByRole('button', { name: 'Skip the tour' })).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe('Low water');
  await page.keyboard.type('Neap tides');
  await expect(field).toHaveValue('Neap tides');
  const oid = oidIn(page.url());
  const firstWords = async () => {
    const [topic] = (await presentationOf(page, oid)).root.children;
    return topic && objectsIn(topic).map(wordsIn).filter(Boolean)[0];
  };
  await expect.poll(firstWords).toBe('Neap tides');

  await page.reload();
  await expect(canvas(page)).toBeVisible();
  expect(await firstWords()).toBe('Neap tides');
  // Only the first time.
  await expect(field).toHaveCount(0);
});

test('[BASE-1] [SITE-5] the page has no violations on a desktop or a phone, also with a problem', async ({ page, logIn }) => {
  await logIn();
  await open(page, '/p/new/');
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectNoViolation(page, `new presentation at ${width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await expectNoKeys(page);
  await page.getByRole('button', { name: 'Create presentation' }).click();
  await expect(page.getByRole('alert').getByText('Write or paste at least one line.')).toBeVisible();
  await expectNoViolation(page, 'a problem');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[SITE-5] an outline becomes a presentation, and the editor says what it needs', async ({ page, logIn }) => {
    await logIn();
    await page.goto('/dashboard/next/');
    await page.getByRole('link', { name: 'New presentation' }).first().click();
    await page.getByRole('button', { name: 'Create presentation' }).click();
    await expect(page.getByText('Write or paste at least one line.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Outline' }).fill(text);
    await page.getByText('Tree', { exact: true }).click();
    await page.getByRole('button', { name: 'Create presentation' }).click();
    await expect(page).toHaveURL(/\/p\/edit\/[a-z0-9]{12}\/$/);
    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[SITE-5] buttons move lines in and out, and the look is chosen by a tap', async ({ page, logIn }) => {
    await logIn();
    await open(page, '/p/new/');
    const box = page.getByRole('textbox', { name: 'Outline' });
    await box.fill('Deck\nOne');
    await page.getByRole('button', { name: 'Move in' }).tap();
    await expect(box).toHaveValue('Deck\n\tOne');
    await page.getByRole('button', { name: 'Move out' }).tap();
    await expect(box).toHaveValue('Deck\nOne');
    await page.getByTitle('Night').tap();
    await expect(page.getByRole('radio', { name: 'Night' })).toBeChecked();
    await page.getByRole('button', { name: 'Create presentation' }).tap();
    await expect(canvas(page)).toBeVisible();
    expect((await presentationOf(page, oidIn(page.url()))).theme.palette.background).toBe('#0f1533');
  });
});
