import type { Page } from '@playwright/test';
import { expectNoViolation } from '../axe.ts';
import { canvas, edit, expect, outline, presentationOf, saved, test } from './journey.ts';

const row = (page: Page, name: string) => outline(page).getByRole('treeitem', { name });
const history = (page: Page) => page.getByRole('dialog', { name: 'Version history' });

async function call(page: Page, command: string): Promise<void> {
  await canvas(page).focus();
  await page.keyboard.press('Control+/');
  await page.getByRole('combobox', { name: 'Find a command' }).fill(command);
  await page.keyboard.press('Enter');
}

async function rename(page: Page, from: string, to: string): Promise<void> {
  await row(page, from).click();
  await page.keyboard.press('F2');
  await page.keyboard.type(to);
  await page.keyboard.press('Enter');
}

test('[SITE-5] earlier versions are seen beside what is there now, named, and restored as a change that can be taken back', async ({
  page,
  oid,
}) => {
  await edit(page, oid);
  const before = await presentationOf(page, oid);
  await rename(page, 'Low water', 'High water');
  await row(page, 'The turn').click();
  await canvas(page).focus();
  await page.keyboard.press('Delete');
  await expect.poll(async () => (await presentationOf(page, oid)).root.children.length).toBe(3);

  await page.getByRole('button', { name: 'Saved' }).click();
  const changes = history(page).getByRole('region', { name: 'What changed' });
  await expect(changes.getByText('“Low water” is now called “High water”')).toBeVisible();
  await expect(changes.getByText('Removed: Topic “The turn”')).toBeVisible();
  await expect(history(page).locator('canvas').first()).toBeVisible();
  await expectNoViolation(page, 'the version history');
  await changes.getByRole('button', { name: 'Next stop' }).click();
  await expect(changes.getByText(/^Stop 1 of \d/)).toBeVisible();

  await history(page).getByRole('button', { name: 'Name version' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Before the storm');
  await page.keyboard.press('Enter');
  await expect(history(page).getByRole('button', { name: /Before the storm/ })).toBeVisible();

  await history(page).getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(history(page)).toBeHidden();
  await expect(row(page, 'Low water')).toBeVisible();
  await expect(row(page, 'The turn')).toBeVisible();
  const restored = await presentationOf(page, oid);
  expect(restored.root.children.map(({ id }) => id)).toEqual(before.root.children.map(({ id }) => id));
  expect(restored.path.map(({ id }) => id)).toEqual(before.path.map(({ id }) => id));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'The turn')).toHaveCount(0);
  await expect(row(page, 'Low water')).toHaveCount(0);

  await call(page, 'version history');
  // Before and after: nothing is lost.
  await expect(history(page).getByText('Restored').first()).toBeVisible();
  await expect(history(page).getByRole('listitem').filter({ hasText: 'Edited' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(canvas(page)).toBeFocused();
});

test('[SITE-5] words are found wherever they are written, and replaced as one step back', async ({ page, oid }) => {
  await edit(page, oid);
  const titlesOf = async () =>
    (await presentationOf(page, oid)).root.children.map((object) => (object.kind === 'topic' ? object.title : ''));
  const before = await titlesOf();
  await canvas(page).focus();
  await page.keyboard.press('Control+f');
  const search = page.getByRole('search', { name: 'Find and replace' });
  const field = search.getByRole('textbox', { name: 'Find', exact: true });
  await expect(field).toBeFocused();
  await field.fill('WATER');
  await expect(search.getByText(/^\d+ match/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(search.getByText(/^1 of \d+/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(search.getByText(/^2 of \d+/)).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+h');
  await search.getByRole('textbox', { name: 'Replace with' }).fill('tide');
  await expectNoViolation(page, 'the search');
  await search.getByRole('button', { name: 'Replace all' }).click();
  await expect(search.getByText('Nothing found')).toBeVisible();
  await expect.poll(titlesOf).toContain('Low tide');
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(titlesOf).toEqual(before);
});

test('[SITE-5] whoever is new is shown around once, and again when they ask', async ({ browser, baseURL, oid, member }) => {
  const context = await browser.newContext({ locale: 'en', ...(baseURL !== undefined && { baseURL }) });
  await context.addCookies(member.cookies);
  const page = await context.newPage();
  await edit(page, oid);
  const tour = page.getByRole('region', { name: 'A quick tour' });
  await expect(tour.getByRole('heading', { name: 'Move on the canvas' })).toBeVisible();
  await expectNoViolation(page, 'the tour');
  // The canvas can be used meanwhile.
  await canvas(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Low water selected')).toBeAttached();
  await tour.getByRole('button', { name: 'Next' }).click();
  await expect(tour.getByRole('heading', { name: 'Add topics' })).toBeVisible();
  await tour.getByRole('button', { name: 'Next' }).click();
  await tour.getByRole('button', { name: 'Start' }).click();
  await expect(tour).toHaveCount(0);
  await saved(page);
  await page.reload();
  await expect(canvas(page)).toBeVisible();
  await expect(tour).toHaveCount(0);
  await call(page, 'tour');
  await expect(tour).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tour).toHaveCount(0);
  await context.close();
});
