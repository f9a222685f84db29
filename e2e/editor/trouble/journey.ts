import type { Dialog, Page } from '@playwright/test';
import type { SceneObject } from '../../../src/model/presentation/presentation.ts';
import { drag, draftOf, expect, outline, pointOf, test as base, tools } from '../journey.ts';

/** A page that throws nothing, whatever happens to it. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => void errors.push(message));
    await use(page);
    expect(errors, 'errors that nobody caught').toEqual([]);
  },
});

export const row = (page: Page, name: string | RegExp) => outline(page).getByRole('treeitem', { name });
export const field = (page: Page) => page.getByRole('textbox', { name: /^Text in / });
export const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
export const status = (page: Page, words: string) => page.locator('header').getByRole('button', { name: words, exact: true });
export async function kept(page: Page): Promise<void> {
  await expect(status(page, 'Offline – kept on this device')).toBeVisible();
}
export const picture = (page: Page) =>
  page
    .locator('main canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

/** On the canvas itself, as the server has it now. */
export const childrenOf = async (page: Page, oid: string): Promise<readonly SceneObject[]> => (await draftOf(page, oid)).root.children;
export const shapeOf = async (page: Page, oid: string) => (await childrenOf(page, oid)).find(({ kind }) => kind === 'shape');

/** Beside the topics, between their rows: its middle is at 0.04, 0.5. */
export async function drawShape(page: Page): Promise<void> {
  await tools(page).getByRole('button', { name: 'Shape', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Rectangle', exact: true }).click();
  await drag(page, await pointOf(page, 0.01, 0.46), await pointOf(page, 0.07, 0.54));
  await expect(row(page, 'Shape')).toBeVisible();
}

/** What the browser asks when somebody closes the tab; undefined if it does not ask, and the tab is closed. */
export async function close(page: Page): Promise<Dialog | undefined> {
  const asked = Promise.race([page.waitForEvent('dialog').catch(() => undefined), page.waitForEvent('close').then(() => undefined)]);
  await page.close({ runBeforeUnload: true });
  return asked;
}
