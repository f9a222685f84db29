import type { Page } from '@playwright/test';
import type { ChartObject } from '../../src/model/presentation/presentation.ts';
import { expectNoViolation } from '../axe.ts';
import { canvas, edit, expect, presentationOf, saved, test } from './journey.ts';

const dialog = (page: Page) => page.getByRole('dialog');

async function settingsOf(page: Page, stop: string): Promise<void> {
  const tile = page.getByRole('button', { name: new RegExp(`^Stop ${stop},`) });
  await tile.click();
  await tile.press('F2');
  await expect(dialog(page)).toBeVisible();
}

test('[SITE-5] a flight takes another way, which can be watched before anybody else does', async ({ page, oid }) => {
  await edit(page, oid);
  await saved(page);
  await settingsOf(page, '3');
  const curves = dialog(page).getByRole('radiogroup', { name: 'Flight' });
  await expect(curves.getByRole('radio', { name: 'Usual' })).toBeChecked();
  const preview = dialog(page).locator('canvas');
  const seen = () => preview.evaluate((element) => (element instanceof HTMLCanvasElement ? element.toDataURL() : ''));
  const isPainted = () =>
    preview.evaluate(
      (element) => element instanceof HTMLCanvasElement && element.getContext('2d')?.getImageData(9, 9, 1, 1).data[3] === 255,
    );
  await expect.poll(isPainted).toBe(true);
  const arrived = await seen();
  await curves.getByRole('radio', { name: 'High' }).click();
  await expect.poll(seen).not.toBe(arrived);
  await expect(dialog(page).getByRole('button', { name: 'Try this flight' })).toBeVisible();
  await expect.poll(seen).toBe(arrived);
  await expectNoViolation(page, 'the settings of a step');

  // With less motion, nothing plays unless somebody asks for it.
  await curves.getByRole('radio', { name: 'High' }).press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(curves.getByRole('radio', { name: 'Direct' })).toBeChecked();
  await expect(dialog(page).getByRole('button', { name: 'Try this flight' })).toBeVisible();
  await page.keyboard.press('Escape');
  const { path } = await presentationOf(page, oid);
  expect(path.map(({ curve }) => curve)).toEqual(path.map((_, place) => (place === 2 ? 'direct' : undefined)));

  await settingsOf(page, '1');
  await expect(curves).toHaveCount(0);
});

test('[SITE-5] what appears with a stop appears one after the other, without leaving it', async ({ page, oid }) => {
  await edit(page, oid);
  await saved(page);
  const before = (await presentationOf(page, oid)).path.length;
  await canvas(page).focus();
  await page.keyboard.press('Control+a');
  await settingsOf(page, '2');
  const appears = dialog(page).getByRole('group', { name: 'Appears with this stop', exact: true });
  await appears.getByRole('button', { name: /^Add the \d selected objects$/ }).click();
  const count = await appears.getByRole('listitem').count();
  expect(count).toBeGreaterThan(1);
  await appears.getByRole('button', { name: 'One after the other' }).click();
  await expect(appears.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Stop 2\.2,/ })).toBeVisible();
  const { path } = await presentationOf(page, oid);
  expect(path).toHaveLength(before + count - 1);
  expect(path[2]).toMatchObject({ reveal: [expect.any(String)] });
  expect(path[2]?.to).toBeUndefined();
});

test('[SITE-5] the axes and labels of a chart are set, and follow from its data again', async ({ page, oid }) => {
  await edit(page, oid);
  await canvas(page).focus();
  await page.keyboard.press('Control+/');
  await page.getByRole('combobox', { name: 'Find a command' }).fill('add a chart');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Chart selected')).toBeAttached();
  const section = page.getByRole('group', { name: 'Axes and labels' });
  const chartNow = async () => {
    const { root } = await presentationOf(page, oid);
    return root.children.find((object): object is ChartObject => object.kind === 'chart');
  };
  const exact = section.getByRole('switch', { name: 'Set axes and labels' });
  await exact.click();
  await expect(exact).toBeChecked();
  const field = (name: string) => section.getByRole('textbox', { name }).first();
  await field('Maximum').fill('500');
  await field('Maximum').press('Enter');
  await field('Minimum').fill('900');
  await field('Minimum').press('Enter');
  await expect(section.getByText('The minimum has to be below the maximum.')).toBeVisible();
  await section.getByRole('switch', { name: 'Gridlines' }).first().click();
  await section.getByRole('combobox', { name: 'Number format' }).selectOption('0.0%');
  await expectNoViolation(page, 'the axes of a chart');
  await expect.poll(async () => (await chartNow())?.plain?.valueAxis).toMatchObject({ max: 500, format: '0.0%' });
  const axis = (await chartNow())?.plain?.valueAxis;
  expect(axis).not.toHaveProperty('min');
  expect(axis).not.toHaveProperty('grid');
  await exact.click();
  await expect.poll(async () => (await chartNow())?.plain).toBeUndefined();
});
