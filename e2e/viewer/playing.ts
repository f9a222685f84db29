import { expect } from '@playwright/test';
import { button, clickControl, expectColour, expectPosition, listen, present, said, startButton, test } from './watch.ts';

export function playingJourneys(): void {
  test('[VIEW-14] autoplay runs from the first stop to the last, and again with a loop', async ({ page, open }) => {
    const heard = await listen(page);
    await open('short', '?autoplay=1000&loop=1');
    const stops = async () => (await heard()).flatMap((words) => /^Stop (\d)/.exec(words)?.[1] ?? []).join(' ');
    await expect.poll(stops, { timeout: 20_000 }).toContain('2 3 4 1');
    await expect(button(page, 'Autoplay')).toHaveAttribute('aria-pressed', 'true');
    await clickControl(page, 'Autoplay');
    await expect(said(page)).toHaveText('Paused');
  });

  test('[VIEW-14] without a loop autoplay ends, and can be restarted', async ({ page, open }) => {
    const heard = await listen(page);
    await open('short', '?autoplay=1000&step=4');
    await button(page, 'Present again').click({ timeout: 10_000 });
    await expect.poll(heard).toContain('Stop 1 of 4: Red. Fire is red.');
    await expect.poll(heard).toContain('Stop 2 of 4: Green. Grass is green.');
  });

  test('captions show what each step says, step by step', async ({ page, open }) => {
    await open('short');
    await present(page);
    await clickControl(page, 'Captions');
    for (const caption of ['Fire is red.', 'Grass is green.', 'A leaf comes out.', 'Water is blue.']) {
      await expect(page.getByText(caption, { exact: true })).toBeVisible();
      await page.keyboard.press('ArrowRight');
    }
    await clickControl(page, 'Captions');
    await expect(page.getByText('Dusk is violet.', { exact: true })).toBeHidden();
  });

  test('an address leads to a stop, and a returning visitor can resume', async ({ page, open }) => {
    await open('short', '#step=3');
    await present(page);
    await expectPosition(page, 3, 4);
    await expectColour(page, 'Blue');
    await expect(page.getByText('You left off', { exact: false })).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expectPosition(page, 4, 4);
    await expect(page).toHaveURL(/#step=4$/);
    await page.reload();
    await present(page);
    await expectPosition(page, 4, 4);

    await page.goto('about:blank');
    await open('short');
    await present(page);
    await expect(page.getByText('You left off at stop 4.')).toBeVisible();
    await expectPosition(page, 4, 4);
    await button(page, 'Start over').click();
    await expectPosition(page, 1, 4);
    await expect(page.getByText('You left off at stop 4.')).toBeHidden();
  });

  test('after the end there is nothing to resume: the page starts at the beginning', async ({ page, open }) => {
    await open('single');
    await present(page);
    await page.keyboard.press('ArrowRight');
    await expect(button(page, 'Present again')).toBeVisible();
    await open('short', '?step=4');
    await present(page);
    await page.keyboard.press('ArrowRight');
    await expect(button(page, 'Present again')).toBeVisible();
    await page.goto('about:blank');
    await open('short');
    await present(page);
    await expectPosition(page, 1, 4);
  });

  test('in a right-to-left presentation the left arrow moves forward', async ({ page, open }) => {
    await open('arabic');
    await present(page);
    const count = 10;
    await expectPosition(page, 1, count);
    await page.keyboard.press('ArrowLeft');
    await expectPosition(page, 2, count);
    await page.keyboard.press('ArrowLeft');
    await expectPosition(page, 3, count);
    await page.keyboard.press('ArrowRight');
    await expectPosition(page, 2, count);
    await expect(said(page)).toContainText('الجوزاء');
  });

  test.describe('with any number of stops', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('one stop is both the first and the last', async ({ page, open }) => {
      await open('single');
      await expect(startButton(page)).toContainText(/1 stop(?!s)/);
      await present(page);
      await expectPosition(page, 1, 1);
      await page.keyboard.press('End');
      await page.keyboard.press('Home');
      await expectPosition(page, 1, 1);
      await clickControl(page, 'Next');
      await button(page, 'Present again').click();
      await expectPosition(page, 1, 1);
    });

    test('three hundred stops have a slider instead of dots, which keys move to its end', async ({ page, open }) => {
      await open('long');
      await present(page);
      const slider = page.getByRole('slider', { name: 'Path' });
      await expect(slider).toHaveAttribute('aria-valuetext', 'Stop 1 of 300: Number 1');
      await expect(button(page, /^Stop \d+:/)).toHaveCount(0);
      await slider.focus();
      for (const [key, stop] of [
        ['ArrowRight', 2],
        ['ArrowRight', 3],
        ['ArrowLeft', 2],
        ['End', 300],
        ['ArrowLeft', 299],
        ['ArrowRight', 300],
        ['Home', 1],
      ] as const) {
        await page.keyboard.press(key);
        await expectPosition(page, stop, 300);
        await expect(slider).toHaveAttribute('aria-valuetext', `Stop ${stop} of 300: Number ${stop}`);
      }
      await page.keyboard.press('PageUp');
      await expect(slider).not.toHaveValue('1');
      await page.keyboard.press('End');
      await expectPosition(page, 300, 300);
      await expect(said(page)).toContainText('Stop 300 of 300: Number 300');
      await clickControl(page, 'Next');
      await expect(button(page, 'Present again')).toBeVisible();
    });
  });
}
