import type { Locator, Page } from '@playwright/test';
import { expect, heart, open, startButton, test, tool, toolbar, transcript } from './journey.ts';

/** Presses Tab until the target has the focus, and checks that this is visible; a focus trap fails by the test's timeout. */
async function tabTo(page: Page, target: Locator) {
  while (!(await target.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
  const ring = await target.evaluate((element) => {
    const { boxShadow, outlineStyle } = getComputedStyle(element);
    return boxShadow + outlineStyle;
  });
  expect(ring).not.toBe('nonenone');
}

export function keyboardJourneys(): void {
  test('by keyboard alone: everything is reached in order, with a visible focus, and dialogs return it', async ({
    page,
    context,
    library,
    logIn,
  }) => {
    const { path, oid } = await library.add({ privacy: 'reusable', tags: ['tides'] });
    await logIn();
    await open(page, path);
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(page.url()).origin });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, startButton(page));
    await tabTo(page, heart(page));
    const saved = page.waitForResponse(`**/api/v4/presentation/${oid}/like/`);
    await page.keyboard.press('Space');
    expect((await saved).ok()).toBe(true);
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');

    await tabTo(page, tool(page, 'Share'));
    await page.keyboard.press('Enter');
    const share = page.getByRole('dialog', { name: 'Share this presentation' });
    await expect(share.getByRole('button', { name: 'Copy link' })).toBeFocused();
    // The page behind does not scroll.
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.keyboard.press('Enter');
    await expect(share.getByRole('button', { name: 'Copied' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(share).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    await expect(tool(page, 'Share')).toBeFocused();

    await tabTo(page, tool(page, 'Embed'));
    await page.keyboard.press('Enter');
    const embed = page.getByRole('dialog', { name: 'Embed on a web page' });
    await expect(embed).toBeVisible();
    await tabTo(page, embed.getByLabel('Width in pixels'));
    await page.keyboard.press('Escape');
    await expect(tool(page, 'Embed')).toBeFocused();

    await tabTo(page, tool(page, /copy$/i));
    await tabTo(page, toolbar(page).getByRole('link', { name: /^Report/ }));
    const download = toolbar(page).getByRole('link', { name: /PDF$/ });
    await tabTo(page, download);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Download PDF' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(download).toBeFocused();

    await tabTo(page, page.getByRole('link', { name: 'View profile' }));
    await tabTo(page, page.getByRole('list', { name: 'Tags' }).getByRole('link').first());
    await tabTo(page, transcript(page).getByRole('button', { name: 'See full transcript' }));
    await page.keyboard.press('Enter');
    await expect(transcript(page).getByRole('button', { name: 'Hide full transcript' })).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: 'See all, Sample videos' }));
    await tabTo(page, page.getByRole('link', { name: 'Create your own' }));
  });

  test('presents by keyboard alone: starts, moves and leaves the viewer', async ({ page, library }) => {
    const { path } = await library.add();
    await open(page, path);
    await tabTo(page, startButton(page));
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 of 4', { exact: true })).toBeVisible();
    await expect(page.getByRole('application')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('2 of 4', { exact: true })).toBeVisible();
    // No trap: the page continues after the controls.
    await tabTo(page, tool(page, 'Share'));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('2 of 4', { exact: true }), 'the viewer ignores keys pressed outside it').toBeAttached();
  });

  test('letters are only for a viewer with the focus, which stays in it when a control goes away; arrows work at once', async ({
    page,
    library,
  }) => {
    const { path } = await library.add();
    await open(page, path);
    await startButton(page).click();
    await expect(page.getByText('1 of 4', { exact: true })).toBeVisible();
    const captions = page.getByRole('button', { name: 'Captions', exact: true });
    // Beside everything that takes the focus.
    await page.locator('footer p').click();
    await expect(page.locator(':focus')).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('2 of 4', { exact: true })).toBeVisible();
    for (const key of ['c', '0', '?']) await page.keyboard.press(key);
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('1 of 4', { exact: true })).toBeVisible();
    await expect(captions).toHaveAttribute('aria-pressed', 'false');

    await page.getByRole('application').focus();
    await page.keyboard.press('+');
    await page.getByRole('button', { name: 'Back to the path' }).press('Enter');
    await expect(page.getByRole('application')).toBeFocused();
    await page.keyboard.press('c');
    await expect(captions).toHaveAttribute('aria-pressed', 'true');
  });
}
