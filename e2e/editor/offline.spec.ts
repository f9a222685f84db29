import type { Page } from '@playwright/test';
import { canvas, draftOf, edit, expect, outline, saved, test } from './journey.ts';

const MINUTE = 60_000;
const row = (page: Page, name: string) => outline(page).getByRole('treeitem', { name: new RegExp(`^${name}(?:, stop \\d+)?$`) });
const kept = (page: Page) => page.getByRole('button', { name: 'Offline – kept on this device', exact: true });

/** The titles of topics as the server has them. */
const titlesOf = async (page: Page, oid: string) =>
  (await draftOf(page, oid)).root.children.map((object) => (object.kind === 'topic' ? object.title : object.kind));

async function rename(page: Page, from: string, to: string): Promise<void> {
  await row(page, from).click();
  await page.keyboard.press('F2');
  await page.keyboard.type(to);
  await page.keyboard.press('Enter');
  await expect(row(page, to)).toBeVisible();
}

test('[SITE-5] what two tabs change in a minute without a network arrives, and the header says where it is meanwhile', async ({
  page,
  context,
  oid,
}) => {
  const other = await context.newPage();
  const told: string[] = [];
  for (const tab of [page, other]) {
    await tab.clock.install();
    await edit(tab, oid);
    await saved(tab);
  }
  const before = await titlesOf(page, oid);
  await context.setOffline(true);
  for (const tab of [page, other]) await expect(kept(tab)).toBeVisible();

  await rename(page, 'Low water', 'Ebb');
  await rename(other, 'High water', 'Flood');
  for (const tab of [page, other]) {
    // Tries again and again, and does not claim anything else.
    await tab.clock.fastForward(MINUTE / 2);
    await expect(kept(tab)).toBeVisible();
  }
  await rename(page, 'The turn', 'Slack water');
  await row(other, 'Spring tide').click();
  await canvas(other).focus();
  await other.keyboard.press('Delete');
  for (const tab of [page, other]) {
    await tab.clock.fastForward(MINUTE / 2);
    await expect(kept(tab)).toBeVisible();
    await expect(tab.getByText('Saved', { exact: true })).toHaveCount(0);
  }
  expect(await titlesOf(page, oid), 'the server has heard of nothing').toEqual(before);

  for (const [index, tab] of [page, other].entries())
    await tab.exposeFunction('tellHeader', (words: string) => void told.push(`${index}: ${words}`));
  for (const tab of [page, other])
    await tab.evaluate(() => {
      const status = [...document.querySelectorAll('header button')].find((one) => one.textContent.startsWith('Offline'));
      const tell = () => (globalThis as unknown as { tellHeader(words: string): void }).tellHeader(status?.textContent ?? '');
      if (status) new MutationObserver(tell).observe(status, { subtree: true, characterData: true, childList: true });
    });
  await context.setOffline(false);
  await Promise.all([saved(page), saved(other)]);
  const after = ['Ebb', 'Slack water', 'Flood'];
  expect(await titlesOf(page, oid), 'when it says that it is saved, it is').toEqual(after);
  for (const tab of [page, other]) for (const title of after) await expect(row(tab, title)).toBeVisible();
  await expect(row(page, 'Spring tide')).toHaveCount(0);
  // On the way from one to the other, only that it is being saved.
  for (const words of told) expect(words).toMatch(/^[01]: (Offline – kept on this device|Saving…|Saved)$/);
  for (const index of [0, 1]) expect(told.filter((words) => words.startsWith(`${index}`)).at(-1)).toBe(`${index}: Saved`);
});
