import type { Page } from '@playwright/test';
import type { ChartObject } from '../../src/model/presentation/presentation.ts';
import { expectNoViolation } from '../axe.ts';
import { canvas, edit, expect, presentationOf, test } from './journey.ts';

const grid = (page: Page) => page.getByRole('grid', { name: /^Data of / });

async function command(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+/');
  await page.getByRole('combobox', { name: 'Find a command' }).fill(name);
  await page.keyboard.press('Enter');
}

/** What a spreadsheet would have put on the clipboard. */
async function paste(page: Page, plain: string): Promise<void> {
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, plain);
}

async function chartOf(page: Page, oid: string): Promise<ChartObject | undefined> {
  const { root } = await presentationOf(page, oid);
  return root.children.find((object): object is ChartObject => object.kind === 'chart');
}

test('[SITE-5] the data of a chart are edited like a spreadsheet, by key alone', async ({ page, oid }) => {
  await edit(page, oid);
  await canvas(page).focus();
  await command(page, 'add a chart');
  await expect(page.getByText('Chart selected')).toBeAttached();
  await canvas(page).focus();
  await page.keyboard.press('Enter');
  const cell = (name: string) => grid(page).getByRole('textbox', { name, exact: true });
  await expect(cell('Series 1, A')).toBeFocused();

  await paste(page, '\tJellies\tFish\r\nShallow\t62\t1.234,5\r\nDeep\t88\tabout 9\r\n');
  await expect(page.getByText('2 rows, 2 series')).toBeHidden();
  await expect(grid(page).getByRole('gridcell', { name: '1234.5' })).toBeVisible();
  await expect(page.getByText('1 cell is not a number.')).toBeVisible();
  const pasted = await chartOf(page, oid);
  expect(pasted?.categories).toEqual(['Shallow', 'Deep', 'C', 'D']);
  expect(pasted?.series.map(({ name, values }) => [name, values.slice(0, 2)])).toEqual([
    ['Jellies', [62, 88]],
    ['Fish', [1234.5, null]],
  ]);
  await expectNoViolation(page, 'the data of a chart');

  await page.keyboard.press('Control+Home');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(cell('Fish, Deep')).toHaveValue('about 9');
  await page.keyboard.type('nine');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '“nine” is not a number' })).toBeVisible();
  await expect(cell('Fish, Deep')).toHaveValue('nine');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await expect(cell('Fish, C')).toBeFocused();
  await expect.poll(async () => (await chartOf(page, oid))?.series[1]?.values[1]).toBe(9);

  await paste(page, '1\t2\n'.repeat(20_000));
  await expect(page.getByRole('alert').filter({ hasText: 'There can be 10,000 rows at most' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await chartOf(page, oid))?.series[1]?.values[1]).toBe(null);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await chartOf(page, oid))?.series.length).toBe(1);

  await page.keyboard.press('Escape');
  await expect(grid(page)).toBeHidden();
  await expect(canvas(page)).toBeFocused();
});

test('[SITE-5] rows of a table come and go with the mouse, and it becomes a chart', async ({ page, oid }) => {
  await edit(page, oid);
  await canvas(page).focus();
  await paste(page, 'Animal\tShare\nFish\t24\nSquid\t41');
  await page.getByRole('button', { name: 'Edit data' }).click();
  await grid(page).getByText('Squid').click();
  await page.getByRole('button', { name: 'Row', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await page.getByRole('button', { name: 'Row', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Insert a row below' }).click();
  await grid(page)
    .getByRole('gridcell')
    .filter({ has: page.getByRole('textbox') })
    .dblclick();
  await page.keyboard.type('Jellies');
  await page.keyboard.press('Tab');
  await page.keyboard.type('62');
  await page.getByRole('button', { name: 'Close the data' }).click();
  await page.getByRole('button', { name: 'Make it a chart' }).click();
  await expect
    .poll(async () => {
      const chart = await chartOf(page, oid);
      return [chart?.categories, chart?.series.map(({ name, values }) => [name, values])];
    })
    .toEqual([['Squid', 'Jellies', 'Fish'], [['Share', [41, 62, 24]]]]);
  await expect(page.getByPlaceholder('Columns with 3 values. Highest: 62 (Jellies). Lowest: 24 (Fish).')).toBeVisible();
});
