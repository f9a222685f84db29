import type { Page } from '@playwright/test';
import { expectNoViolation } from '../axe.ts';
import { canvas, edit, expect, test } from './journey.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Details and sharing' });

test('[SITE-5] the details and the links of a presentation are changed beside its canvas', async ({ page, oid }) => {
  await edit(page, oid);
  await page.getByRole('link', { name: 'Share' }).click();
  await expect(panel(page).getByRole('heading', { name: 'View links' })).toBeInViewport();
  await expectNoViolation(page, 'details beside the canvas');

  await panel(page).getByLabel('Link name').fill('For the harbour office');
  await panel(page).getByRole('button', { name: 'Create link' }).click();
  await expect(panel(page).getByText('Your view link is ready. Copy it below.')).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: 'For the harbour office' })).toBeVisible();

  await panel(page).getByLabel('Title', { exact: true }).fill('');
  await panel(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(panel(page).getByLabel('Title', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await panel(page).getByLabel('Title', { exact: true }).fill('Tides of the year');
  await panel(page)
    .getByRole('radio', { name: /^Public/ })
    .check({ force: true });
  await panel(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(panel(page).getByText('Your changes have been saved.')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Tides of the year');
  await expect(canvas(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Tides of the year');
});

test('[SITE-5] what was written stays if the connection is lost while it is sent', async ({ page, context, oid }) => {
  await edit(page, oid);
  await canvas(page).focus();
  await page.keyboard.press('Control+/');
  await page.getByRole('combobox', { name: 'Find a command' }).fill('details');
  await page.keyboard.press('Enter');
  const description = panel(page).getByLabel(/^Description/);
  await description.fill('How high the water comes.');
  await context.setOffline(true);
  await panel(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(panel(page).getByRole('alert')).toBeVisible();
  await expect(description).toHaveValue('How high the water comes.');
  await context.setOffline(false);
  await panel(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(panel(page).getByText('Your changes have been saved.')).toBeVisible();
  await expect(panel(page).getByRole('alert')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('[SITE-5] the details cover the page', async ({ page, oid }) => {
    await edit(page, oid);
    await page.getByRole('button', { name: 'More about this presentation' }).tap();
    await page.getByRole('menuitem', { name: 'Details and settings' }).tap();
    await expect(panel(page).getByLabel('Title', { exact: true })).toBeVisible();
    expect(await panel(page).evaluate((element) => element.scrollWidth <= innerWidth)).toBe(true);
    await expectNoViolation(page, 'details on a phone');
    await panel(page).getByRole('button', { name: 'Close' }).tap();
    await expect(panel(page)).toBeHidden();
  });
});
