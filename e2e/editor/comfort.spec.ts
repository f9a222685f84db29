import type { Page } from '@playwright/test';
import { expectNoViolation } from '../axe.ts';
import { canvas, edit, expect, outline, presentationOf, saved, test } from './journey.ts';

const row = (page: Page, name: string | RegExp) => outline(page).getByRole('treeitem', { name });

test('[SITE-5] what is locked stays, what is hidden is gone for visitors, and both come back', async ({ page, oid }) => {
  await edit(page, oid);
  const [first, second] = (await presentationOf(page, oid)).root.children;
  const objectOf = async (id: string | undefined) => (await presentationOf(page, oid)).root.children.find((object) => object.id === id);
  await row(page, /./).nth(1).click();
  await canvas(page).focus();
  await page.keyboard.press('Control+Shift+L');
  await expect(row(page, /, Locked$/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Unlock' }).last().click();
  await expect(row(page, /, Locked$/)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await objectOf(first?.id))?.isLocked).toBe(true);
  expect((await objectOf(first?.id))?.x).toBe(first?.x);

  await row(page, /./).nth(2).click();
  await page
    .getByRole('button', { name: /^What to do with/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Hide' }).click();
  await expect(row(page, /, Hidden$/)).toBeVisible();
  await expect.poll(async () => (await objectOf(second?.id))?.isHidden).toBe(true);
  await expectNoViolation(page, 'something locked or hidden');
  await page.getByRole('button', { name: 'Show again' }).click();
  await expect(row(page, /, Hidden$/)).toHaveCount(0);
});

test('[SITE-5] an object is placed by another in words', async ({ page, oid }) => {
  await edit(page, oid);
  const [first, second] = (await presentationOf(page, oid)).root.children;
  await row(page, /./).nth(1).click();
  await page
    .getByRole('button', { name: /^What to do with/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Place beside or in…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Where').selectOption('sameSize');
  await dialog.getByLabel('Where').selectOption('below');
  await dialog.getByLabel('Object').selectOption({ value: second?.id ?? '' });
  await dialog.getByRole('button', { name: 'Place it' }).click();
  await expect(page.getByText(/ is now below /)).toBeAttached();
  await expect.poll(async () => (await presentationOf(page, oid)).root.children.find(({ id }) => id === first?.id)?.x).toBe(second?.x);
  await page.keyboard.press('Control+z');
});

test('[SITE-5] the flights of a path are measured, calmed and shown from where somebody is', async ({ page, oid }) => {
  await edit(page, oid);
  await saved(page);
  await page.getByRole('button', { name: /^Stop 3,/ }).click();
  await page.getByRole('button', { name: 'Comfort' }).click();
  const card = page.getByRole('region', { name: 'Comfort' });
  await expect(card.getByRole('listitem').first()).toBeVisible();
  await expectNoViolation(page, 'the comfort of flights');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Play from 3' }).click();
  await page.waitForURL(/#(present|step)=3$/);
});
