import { expect } from '@playwright/test';
import { expectNoViolationNow } from '../axe.ts';
import { answering, button, clickControl, expectPosition, present, said, stage, startButton, test } from './watch.ts';

export function readingJourneys(): void {
  test.describe('for screen reader users', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('the whole presentation is a document in path order, with descriptions of its pictures', async ({ page, open }) => {
      await open('deep');
      await present(page);
      const text = page.getByRole('region', { name: 'Read as text' });
      await expect(text.getByRole('heading')).toHaveText([
        'Light in the Deep: life below 1,000 metres',
        'Sunlight zone',
        'The twilight zone',
        'Midnight zone',
        'Inside the lamp',
        'The abyss',
        'Black smokers',
        'Still unmapped',
      ]);
      await expect(text).toMatchAriaSnapshot(`
        - heading "Sunlight zone" [level=3]
        - 'button "Show this stop: Sunlight zone"'
        - paragraph: "Image: A sunlit reef: pink and orange corals under a ring of small bright fish."
        - paragraph: 0 – 200 metres
        - paragraph: All the green life of the sea is in this thin, bright skin. It makes about half of the world’s oxygen.
        - table /^Blue light left in the clearest water/
        - heading "The twilight zone" [level=3]
      `);
      await text.getByRole('button', { name: 'Show this stop: The abyss' }).dispatchEvent('click');
      await expect(said(page)).toContainText(/^Stop \d of 7: The abyss/);
    });

    test('every step is announced', async ({ page, open }) => {
      await open('short');
      await present(page);
      const told = [
        /^Stop 1 of 4: Red\. Fire is red\.$/,
        /^Stop 2 of 4: Green\. Grass is green\.$/,
        /A leaf comes out\.$/,
        /^Stop 3 of 4: Blue\. Water is blue\.$/,
        /^Stop 4 of 4: Violet\. Dusk is violet\.$/,
        /^End of the presentation$/,
      ];
      for (const words of told) {
        await expect(said(page)).toHaveText(words);
        await page.keyboard.press('ArrowRight');
      }
      await button(page, 'Present again').press('Enter');
      await expect(said(page)).toHaveText(/^Stop 1 of 4: Red/);
      await page.keyboard.press('o');
      await expect(said(page)).toHaveText('Overview of the whole canvas');
    });

    test('no state has accessibility violations: start, presenting, overview, captions, keys, text, end', async ({ page, open }) => {
      await open('short');
      await expect(startButton(page)).toBeVisible();
      await expectNoViolationNow(page, 'start');
      await present(page);
      await expectPosition(page, 1, 4);
      await expectNoViolationNow(page, 'presenting');
      await page.keyboard.press('o');
      await expect(button(page, 'Stop 3: Blue').first()).toBeVisible();
      await expectNoViolationNow(page, 'overview');
      await page.keyboard.press('Escape');
      await page.keyboard.press('c');
      await expectNoViolationNow(page, 'captions');
      await page.keyboard.press('?');
      const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await expect(keys).toBeVisible();
      await expectNoViolationNow(page, 'the list of keys');
      await keys.getByRole('button', { name: 'Read as text' }).click();
      await expect(button(page, 'Close text')).toBeVisible();
      await expectNoViolationNow(page, 'the text');
      await page.keyboard.press('Escape');
      await expect(stage(page)).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowRight');
      await expect(button(page, 'Present again')).toBeVisible();
      await expectNoViolationNow(page, 'the end');
    });

    test('tables and charts whose headers are partly empty have none either', async ({ page, open }) => {
      await open('figures');
      await present(page);
      const text = page.getByRole('region', { name: 'Read as text' });
      await expect(text.getByRole('columnheader')).toHaveText(['Ships', 'Metres']);
      await expect(text.getByRole('rowheader')).toHaveText(['June']);
      await expectNoViolationNow(page, 'presenting tables');
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByRole('button', { name: 'Read as text' }).click();
      await expect(button(page, 'Close text')).toBeVisible();
      await expectNoViolationNow(page, 'the text of tables');
    });

    test('a phone in portrait, a small box with its menu and a failure have none either', async ({ page, open }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open('short');
      await present(page);
      await expect(page.getByRole('region', { name: 'Red', exact: true })).toBeVisible();
      await expectNoViolationNow(page, 'a phone in portrait');
      await page.setViewportSize({ width: 560, height: 315 });
      await clickControl(page, 'More');
      await expect(page.getByRole('menu')).toBeVisible();
      await expectNoViolationNow(page, 'the menu');
      await page.route('**/viewer-lite-component.js', (route) => route.abort());
      await page.reload();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectNoViolationNow(page, 'a failure');
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('title, picture and all text can be read', async ({ page, open }) => {
      await open('deep');
      const overlay = page.locator('[data-overlay]');
      await expect(overlay.getByText('Light in the Deep: life below 1,000 metres').first()).toBeVisible();
      await expect(overlay.getByText('Marisol Okafor').first()).toBeVisible();
      const picture = overlay.locator('img').first();
      await expect(picture).toBeVisible();
      expect((await picture.boundingBox())?.width).toBeGreaterThanOrEqual(1280);
      // No controls that need scripts, and no other state of the overlay.
      await expect(page.getByRole('progressbar')).toBeHidden();
      await expect(page.getByRole('alert')).toBeHidden();
      const text = page.getByRole('article');
      await expect(text.getByRole('heading')).toHaveText([
        'Light in the Deep: life below 1,000 metres',
        'Sunlight zone',
        'The twilight zone',
        'Midnight zone',
        'Inside the lamp',
        'The abyss',
        'Black smokers',
        'Still unmapped',
      ]);
      const last = text.getByText('of the deep floor seen by anyone');
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
    });
  });

  test('in Japanese the whole interface is translated', async ({ page, open }) => {
    await open('short', '?lang=ja');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await answering(page);
    await button(page, '「Four colours」を発表する').click();
    await expect(page.getByText('1 / 4', { exact: true })).toBeVisible();
    await expect(page.getByRole('toolbar', { name: '操作パネル' })).toBeVisible();
    for (const name of ['前へ', '次へ', '全体表示', '自動再生', '字幕', '全画面', 'スポット 2: Green'])
      await expect(button(page, name).first()).toBeVisible();
    await clickControl(page, '次へ');
    await expect(said(page)).toHaveText(/^スポット 2 \/ 4: Green/);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect(button(page, 'もう一度発表する')).toBeVisible();
  });
}
