import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { editPath } from '../../src/contract/presentation/presentation-address.ts';
import { canvas, draftOf, dropOnCanvas, edit, expect, outline, saved, test } from './journey.ts';

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

test('[SITE-5] a title that is typed without a network stays, also after the tab was closed, and arrives', async ({
  page,
  context,
  oid,
}) => {
  test.setTimeout(120_000);
  const title = page.getByRole('banner').getByRole('textbox', { name: 'Title' });
  const pageAsSent = async () => (await page.request.get(editPath({ oid, schemaVersion: 2 }))).text();
  const retitle = async (words: string) => {
    await context.setOffline(true);
    await expect(kept(page)).toBeVisible();
    await title.fill(words);
    await title.press('Enter');
    await expect(kept(page)).toBeVisible();
    await expect(title).toHaveValue(words);
  };
  await edit(page, oid);
  await saved(page);
  await retitle('Spring and neap');
  expect(await pageAsSent(), 'the server has heard of nothing').not.toContain('Spring and neap');
  await context.setOffline(false);
  await saved(page);
  expect(await pageAsSent()).toContain('Spring and neap');

  await retitle('The other half of the moon');
  await page.goto('about:blank');
  await context.setOffline(false);
  await edit(page, oid);
  await expect(title).toHaveValue('The other half of the moon');
  await saved(page);
  expect(await pageAsSent()).toContain('The other half of the moon');
});

test('[SITE-5] a picture that is dropped without a network waits in the tab, which says so, and lands where it was dropped', async ({
  page,
  context,
  oid,
}) => {
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#2266aa' } })
    .png()
    .toBuffer();
  const waiting = page.getByText('A file could not be added yet.', { exact: false }).filter({ visible: true });
  const again = page.getByRole('button', { name: 'Try again' });
  const pictures = async () => (await draftOf(page, oid)).root.children.filter(({ kind }) => kind === 'image');
  await edit(page, oid);
  await saved(page);
  const box = await canvas(page).boundingBox();
  // What asks the server has been loaded by then.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(kept(page)).toBeVisible();
  await dropOnCanvas(page, 'sea.png', 'image/png', bytes);
  await expect(waiting.first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Not saved' })).toBeVisible();
  await again.click();
  await expect(waiting.first()).toBeVisible();
  await canvas(page).focus();
  await page.keyboard.press('Shift+1');
  await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 200);
  await page.mouse.wheel(0, -600);

  await context.setOffline(false);
  await saved(page);
  await expect(again).toHaveCount(0);
  const [first] = await pictures();
  await page.getByRole('treeitem', { name: 'Picture' }).waitFor();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(async () => (await pictures()).length).toBe(0);
  await edit(page, oid);
  await saved(page);
  await dropOnCanvas(page, 'sea.png', 'image/png', bytes);
  await expect.poll(async () => (await pictures()).length).toBe(1);
  const [second] = await pictures();
  expect([first?.x, first?.y, first?.width]).toEqual([second?.x, second?.y, second?.width]);
});
