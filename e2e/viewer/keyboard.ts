import { expect, type Page } from '@playwright/test';
import { answering, bar, button, expectPosition, said, stage, startButton, test, viewer } from './watch.ts';

/** Starts without a mouse. */
async function presentByKeys(page: Page) {
  await answering(page);
  await startButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Next')).toBeVisible({ timeout: 15_000 });
  await expect(stage(page)).toBeFocused();
}

/** The name of the focused element, and whether its focus is visible: it is marked, and nothing covers it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: '', isSeen: true };
    const { left, top, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    const isStage = element.getAttribute('role') === 'application';
    const { outlineStyle, boxShadow, pointerEvents } = getComputedStyle(element);
    const isMarked = isStage
      ? getComputedStyle(element, '::after').borderTopStyle === 'solid'
      : outlineStyle !== 'none' || boxShadow !== 'none';
    const isOnTop = pointerEvents === 'none' || (isStage ? element : element.parentElement)?.contains(above) === true;
    return {
      name: element.getAttribute('aria-label') ?? element.textContent,
      isSeen: isMarked && isOnTop && element.checkVisibility({ opacityProperty: true }),
    };
  });

/** Presses Tab until the named element is focused; the focus must be visible at every element on the way. */
async function tabTo(page: Page, name: string): Promise<string[]> {
  const names: string[] = [];
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press('Tab');
    // A hidden element takes a moment to appear.
    await expect.poll(() => focused(page)).toMatchObject({ isSeen: true });
    const { name: reached } = await focused(page);
    names.push(reached);
    if (reached === name) return names;
  }
  throw new Error(`No ${name} among ${names.join(', ')}`);
}

export function keyboardJourneys(): void {
  test.describe('by keyboard alone', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('before the start Tab leads to the button, and to nothing beneath it', async ({ page, open }) => {
      await open('short');
      await expect(startButton(page)).toBeVisible();
      await tabTo(page, 'Present Four colours');
    });

    test('[VIEW-14] keys move along the path and to its ends', async ({ page, open }) => {
      await open('short');
      await presentByKeys(page);
      const moves = [
        ['ArrowRight', 2],
        ['PageDown', 2],
        ['Space', 3],
        ['Enter', 4],
        ['PageUp', 3],
        ['ArrowLeft', 2],
        ['Shift+Space', 2],
        ['Backspace', 1],
        ['ArrowDown', 2],
        ['ArrowUp', 1],
        ['End', 4],
        ['Home', 1],
      ] as const;
      for (const [key, stop] of moves) {
        await page.keyboard.press(key);
        await expectPosition(page, stop, 4);
      }
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowRight');
      await expect(button(page, 'Present again')).toBeFocused();
      await page.keyboard.press('Enter');
      await expectPosition(page, 1, 4);
      await expect(stage(page)).toBeFocused();
    });

    test('keys work like the controls in the bar, and Escape leads back', async ({ page, open }) => {
      await open('short');
      await presentByKeys(page);
      for (const [key, name] of [
        ['c', 'Captions'],
        ['m', 'Mute'],
        ['a', 'Autoplay'],
      ] as const) {
        await expect(button(page, name)).toHaveAttribute('aria-pressed', 'false');
        await page.keyboard.press(key);
        await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
        if (key === 'c') await expect(page.getByText('Fire is red.', { exact: true })).toBeVisible();
        await page.keyboard.press(key);
        await expect(button(page, name)).toHaveAttribute('aria-pressed', 'false');
      }
      await expect(page.getByText('Fire is red.', { exact: true })).toBeHidden();
      for (const key of ['o', '0']) {
        await page.keyboard.press(key);
        await expect(said(page)).toHaveText('Overview of the whole canvas');
        await expect(button(page, 'Overview')).toHaveAttribute('aria-pressed', 'true');
        await page.keyboard.press('Escape');
        await expectPosition(page, 1, 4);
      }
      for (const key of ['Shift+ArrowRight', '+']) {
        await page.keyboard.press(key);
        await expect(button(page, 'Back to the path')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(button(page, 'Back to the path')).toBeHidden();
      }
      await page.keyboard.press('f');
      await expect(button(page, 'Exit full screen')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(button(page, 'Full screen')).toBeVisible();
    });

    test('a question mark lists the keys, and each control names its key', async ({ page, open }) => {
      await open('short');
      await presentByKeys(page);
      await page.keyboard.press('?');
      const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await expect(dialog).toBeVisible();
      for (const [about, key] of [
        ['Overview', 'O'],
        ['Captions', 'C'],
        ['Sound', 'M'],
        ['Full screen', 'F'],
        ['Autoplay, pause', 'A'],
      ] as const)
        await expect(
          dialog
            .locator('dl > div')
            .filter({ has: page.getByText(about, { exact: true }) })
            .locator('kbd'),
        ).toHaveText([key]);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(stage(page)).toBeFocused();
      await expectPosition(page, 1, 4);
      for (const [name, key] of [
        ['Overview', 'O'],
        ['Captions', 'C'],
        ['Full screen', 'F'],
        ['Autoplay', 'A'],
      ] as const)
        await expect(button(page, name)).toHaveAttribute('aria-keyshortcuts', key);
    });

    test('Tab reaches every control with a visible focus; a stop in the overview is a button', async ({ page, open }) => {
      await open('short');
      await presentByKeys(page);
      const names = await tabTo(page, 'Full screen');
      for (const name of ['Previous', 'Next', 'Stop 1: Red', 'Stop 4: Violet', 'Overview', 'Autoplay', 'Captions', 'Mute'])
        expect(names).toContain(name);
      await page.keyboard.press('o');
      await tabTo(page, 'Stop 3: Blue');
      await page.keyboard.press('Enter');
      await expectPosition(page, 3, 4);
    });

    test('a caption too long for its box takes the focus and scrolls', async ({ page, open }) => {
      await page.route('**/files/contents/*', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: (await answer.text()).replace('Fire is red.', 'Fire is red. '.repeat(80)) });
      });
      await open('short');
      await presentByKeys(page);
      await page.keyboard.press('c');
      const caption = page.getByText(/^(Fire is red\. ?){80}$/).filter({ visible: true });
      await expect(caption).toBeVisible();
      while (!(await caption.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => caption.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
      await expectPosition(page, 1, 4);
      await page.keyboard.press('ArrowRight');
      await expectPosition(page, 2, 4);
      await expect(page.getByText('Grass is green.', { exact: true }).filter({ visible: true })).not.toHaveAttribute('tabindex');
    });

    test('the controls hide after three seconds, but never while they have the focus', async ({ page, open }) => {
      await page.clock.install();
      await open('short');
      await presentByKeys(page);
      await page.keyboard.press('ArrowRight');
      await page.clock.fastForward(1000);
      await expect(viewer(page)).not.toHaveAttribute('data-idle');
      await page.clock.fastForward(3000);
      await expect(viewer(page)).toHaveAttribute('data-idle');
      await expect.poll(() => bar(page).evaluate((element) => element.checkVisibility({ opacityProperty: true }))).toBe(false);
      await tabTo(page, 'Next');
      await expect.poll(() => bar(page).evaluate((element) => element.checkVisibility({ opacityProperty: true }))).toBe(true);
      await page.clock.fastForward(20_000);
      await expect(viewer(page)).not.toHaveAttribute('data-idle');
      await page.keyboard.press('Enter');
      await expectPosition(page, 2, 4);
    });
  });
}
