import type { Locator, Page } from '@playwright/test';
import { card, dashboard, expect, open, test, titles, toast } from './journey.ts';

/** Presses Tab until the target has the focus; a focus trap fails by the test's timeout. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  while (!(await target.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
}
async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('[SITE-1] folders, search, sorting, filters and multiple selection work by keyboard alone', async ({ page, owner, library }) => {
  test.slow();
  await library.add({ title: 'Cockle', privacy: 'unlisted', tags: ['shell'], ownerId: owner.id });
  await library.add({ title: 'Anemone', privacy: 'public', description: 'It waves.', ownerId: owner.id });
  await library.add({ title: 'Barnacle', privacy: 'private', tags: ['shell'], ownerId: owner.id });
  await open(page, dashboard);
  expect(await titles(page)).toEqual(['Barnacle', 'Anemone', 'Cockle']);

  // Sort by title.
  await press(page, page.getByRole('button', { name: 'Sort by: Last modified' }));
  await expect(page.getByRole('menuitem', { name: 'Last modified' })).toBeFocused();
  await page.keyboard.press('t');
  await expect(page.getByRole('menuitem', { name: 'Title' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${dashboard}?sort=title`);
  await expect.poll(() => titles(page)).toEqual(['Anemone', 'Barnacle', 'Cockle']);

  // Finds by tag, description and part of a title.
  const field = page.getByRole('searchbox', { name: 'Search your presentations' });
  for (const [term, found] of [
    ['SHELL', ['Barnacle', 'Cockle']],
    ['waves', ['Anemone']],
    ['cock', ['Cockle']],
  ] as const) {
    await tabTo(page, field);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(term);
    await page.keyboard.press('Enter');
    await expect.poll(() => titles(page), term).toEqual(found);
  }
  await expect(page.getByRole('status').filter({ hasText: '1 result for “cock”' })).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Clear search' }));
  await expect.poll(() => titles(page)).toHaveLength(3);

  const filters = page.getByRole('navigation', { name: 'Visibility' });
  await press(page, filters.getByRole('link', { name: /^Private/ }));
  await expect.poll(() => titles(page)).toEqual(['Barnacle']);
  await press(page, filters.getByRole('link', { name: /^All/ }));
  await expect.poll(() => titles(page)).toHaveLength(3);

  await press(page, page.getByRole('button', { name: 'New folder' }));
  const name = page.getByRole('dialog', { name: 'New folder' }).getByLabel('Name');
  await expect(name).toBeFocused();
  await page.keyboard.type('Rock pool');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Folder created.')).toBeVisible();
  // A duplicate name is rejected; Escape closes the dialog.
  await press(page, page.getByRole('button', { name: 'New folder' }));
  await expect(name).toBeFocused();
  await page.keyboard.type('rock POOL');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You already have a folder with this name.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'New folder' })).toBeFocused();

  // Selects a range with Shift.
  await press(page, page.getByRole('checkbox', { name: 'Select Anemone' }), 'Space');
  await press(page, page.getByRole('checkbox', { name: 'Select Cockle' }), 'Shift+Space');
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: 'Select Barnacle' })).not.toBeChecked();
  await press(page, page.getByRole('checkbox', { name: 'Select Barnacle' }), 'Space');
  await press(page, page.getByRole('checkbox', { name: 'Select Cockle' }), 'Space');
  const bar = page.getByRole('form', { name: 'Selected presentations' });
  await press(page, bar.getByRole('button', { name: 'Move to folder' }));
  await expect(page.getByRole('radio', { name: 'No folder' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Rock pool' })).toBeChecked();
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(toast(page, '2 presentations moved.')).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page, page.getByRole('link', { name: /Rock pool/ }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rock pool');
  await expect.poll(() => titles(page)).toEqual(['Barnacle', 'Cockle']);

  // Changes the visibility of both together.
  await press(page, page.getByRole('checkbox', { name: 'Select all on this page' }), 'Space');
  await press(page, bar.getByRole('button', { name: 'Visibility' }));
  await expect(page.getByRole('menuitem', { name: 'Public' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Visibility of 2 presentations changed.')).toBeVisible();
  for (const title of ['Barnacle', 'Cockle']) await expect(card(page, title)).toContainText('Public');

  // Removing a folder keeps its presentations.
  await press(page, page.getByRole('button', { name: 'More actions for the folder Rock pool' }));
  await expect(page.getByRole('menuitem', { name: 'Rename folder' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Remove folder' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }));
  await expect(toast(page, 'Folder removed. Its presentations are still here.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Presentations');
  await expect.poll(() => titles(page)).toHaveLength(3);
});
