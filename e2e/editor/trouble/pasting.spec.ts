import type { Page } from '@playwright/test';
import { canvas, edit, expect, outline, presentationOf, saved } from '../journey.ts';
import { childrenOf, row, status, test, undo } from './journey.ts';

const MANY = 10_000;
const refusal = 'That is too much to paste at once: up to 10,000 objects are possible. Paste them in several parts.';

/** Puts shapes on the clipboard, as the editor does, in another tab for example. */
async function copyShapes(page: Page, count: number): Promise<void> {
  await page.evaluate((count) => {
    const objects = Array.from({ length: count }, (_, index) => ({
      kind: 'shape',
      shape: 'rectangle',
      id: `shape-${index}`,
      x: (index % 100) * 20 + 10,
      y: Math.floor(index / 100) * 12 + 6,
      width: 16,
      height: 8,
      fill: 'accent1',
    }));
    const clip = JSON.stringify({ format: 'lectern', version: 1, kind: 'objects', of: 'elsewhere', objects });
    const onCopy = (event: ClipboardEvent) => {
      event.clipboardData?.setData('web application/x-lectern+json', clip);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    document.addEventListener('copy', onCopy, { capture: true, once: true });
  }, count);
  await canvas(page).focus();
  await page.keyboard.press('Control+c');
}

test('[SITE-5] 10,000 objects are pasted, saved and taken back, more are refused in words, and the page goes on', async ({ page, oid }) => {
  test.setTimeout(180_000);
  await edit(page, oid);
  await saved(page);
  await copyShapes(page, MANY);
  await page.keyboard.press('Control+v');
  await expect(status(page, 'Saving…')).toBeVisible();
  await saved(page);
  await expect.poll(async () => (await presentationOf(page, oid)).root.children.length).toBe(MANY + 4);

  // With the topics, that is more.
  await canvas(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+v');
  await expect(page.getByText(refusal)).toBeVisible();
  expect(await childrenOf(page, oid)).toHaveLength(MANY + 4);

  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+t');
  await expect(row(page, /^Topic/)).toBeVisible();
  await expect.poll(async () => (await presentationOf(page, oid)).root.children.length).toBe(MANY + 5);
  await undo(page).click();
  await undo(page).click();
  await expect.poll(async () => (await presentationOf(page, oid)).root.children.length).toBe(4);
  await expect(outline(page).getByRole('treeitem', { name: 'Shape' })).toHaveCount(0);
});

test('[SITE-5] more objects than one paste takes, more than a page may copy, and a million cells are refused in words', async ({
  page,
  oid,
}) => {
  await edit(page, oid);
  await copyShapes(page, MANY + 1);
  await page.keyboard.press('Control+v');
  await expect(page.getByText(refusal)).toBeVisible();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'tide '.repeat(4_000_001));
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText('That is too much to paste at once. Paste it in several parts.')).toBeVisible();

  // A million cells.
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', `${Array.from({ length: 1000 }, (_, cell) => cell).join('\t')}\n`.repeat(1000));
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText(/^That is too much\. There can be \d+ (rows|columns) at most\. Nothing has been changed\.$/)).toBeVisible();
  await saved(page);
  expect(await childrenOf(page, oid)).toHaveLength(4);
  await page.keyboard.press('Alt+t');
  await expect.poll(async () => (await presentationOf(page, oid)).root.children.length).toBe(5);
});
