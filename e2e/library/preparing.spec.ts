import type { Page } from '@playwright/test';
import { expectNoViolation } from '../axe.ts';
import { startButton } from '../view-page/journey.ts';
import { makeDeck } from './decks.ts';
import { card, dashboard, drop, expect, open, test } from './journey.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Ready to present' });

test('[SITE-1] a long deck can be watched while its pictures are made, and its owner sees how far they are', async ({
  page,
  owner: _owner,
}) => {
  test.slow();
  await open(page, dashboard);
  const deck = await makeDeck('Long voyage.pptx', 'Long voyage', { slides: 100 });
  await drop(page, [deck]);
  await expect(card(page, 'Long voyage')).toBeVisible({ timeout: 45_000 });
  const address = (await card(page, 'Long voyage').getByRole('link', { name: 'Present Long voyage' }).getAttribute('href')) ?? '';
  await open(page, address.replace(/#.*/, ''));

  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByRole('listitem').filter({ hasText: 'For search and the transcript' })).toContainText('Ready');
  const bar = panel(page).getByRole('progressbar', { name: 'Sharp pictures' });
  await expect(bar).toBeVisible();
  const first = Number(await bar.getAttribute('value'));
  await expect.poll(async () => Number(await bar.getAttribute('value')), { timeout: 30_000 }).toBeGreaterThan(first);
  await expectNoViolation(page, 'while pictures are made');

  await startButton(page).click();
  await expect(page.getByText('1 of 100', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('2 of 100', { exact: true })).toBeVisible();
  // The presentation goes on when there is nothing left to say.
  await expect(panel(page)).toHaveCount(0, { timeout: 120_000 });
  await expect(page.getByText('2 of 100', { exact: true })).toBeVisible();
});
