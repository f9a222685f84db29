import { expect, type Locator } from '@playwright/test';

/**
 * Clicks an entry of a menu that is opening. While the menu moves, Playwright scrolls the page and tries again, and a click that lands
 * beside the menu closes it.
 */
export async function clickEntry(entry: Locator): Promise<void> {
  await expect(entry).toBeVisible();
  await entry.evaluate(async (element) => {
    const moving = element.closest('[popover]')?.getAnimations() ?? [];
    await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
  });
  await entry.click();
}
