import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { open } from '../visitor.ts';
import { expect, expectStop, test } from './journey.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function expectNoViolation(page: Page, what: string) {
  await page.evaluate(axeSource);
  const violations = () =>
    page.evaluate(async () => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document);
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map(({ target }) => target.join(' '))
            .slice(0, 3)
            .join(' | ')}`,
      );
    });
  // Colours may still be fading from one theme to the other.
  await expect.poll(violations, { message: what }).toEqual([]);
}

/** Presses Tab until the named button has the focus; a focus trap fails by the test's timeout. */
async function tabTo(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true }).first();
  while (!(await button.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
}

export function developersJourneys() {
  test('buttons move the embedded presentation, and the log shows its replies', async ({ page, oid }) => {
    await open(page, `/developers/embed/?oid=${oid}`);
    const frame = page.frameLocator('iframe');
    const log = page.getByRole('log');
    await page.getByRole('button', { name: 'goTo 2', exact: true }).click();
    await expectStop(frame, 3);
    await expect(log).toContainText('"stop":2');
    await page.getByRole('tab', { name: 'player.js' }).click();
    await page.getByRole('button', { name: 'getDuration', exact: true }).click();
    await expect(log).toContainText('"event":"getDuration","value":4');
    await page.getByRole('tab', { name: 'Classic' }).click();
    await page.getByRole('button', { name: 'init', exact: true }).click();
    await expect(log).toContainText('"animationCountOnSteps":[0,1,0,0]');
    await page.getByRole('button', { name: 'moveToPrevStep', exact: true }).click();
    await expectStop(frame, 2);
    await page
      .getByRole('textbox', { name: 'Message', exact: true })
      .fill('{"version":1,"id":"talk","action":"present","data":["moveToStep",3]}');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expectStop(frame, 4);
    await page.getByRole('textbox', { name: 'Message', exact: true }).fill('{nonsense');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('This isn’t valid JSON')).toBeVisible();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(log.getByRole('listitem')).toHaveCount(0);
  });

  for (const width of [1440, 390])
    test(`[BASE-1] the page and its dialog have no accessibility violations and fit into ${width} pixels`, async ({ page, oid }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, `/developers/embed/?oid=${oid}`);
      await page.getByRole('button', { name: 'listen', exact: true }).click();
      await expect(page.getByRole('log')).toContainText('waiting');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expectNoViolation(page, colorScheme);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.getByRole('button', { name: 'Get the embed code' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolation(page, 'the dialog');
      expect(await page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
    });

  test('works by keyboard alone', async ({ page, origin, oid }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    await open(page, `/developers/embed/?oid=${oid}`);
    await tabTo(page, 'Get the embed code');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toBeFocused();
    await tabTo(page, 'Copy code');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/p/embed/${oid}/`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Get the embed code' })).toBeFocused();
    await tabTo(page, 'next');
    await page.keyboard.press('Enter');
    await expectStop(page.frameLocator('iframe'), 1);
    await expect(page.getByRole('button', { name: 'next', exact: true }), 'the pressed button keeps the focus').toBeFocused();
    await page.keyboard.press('Enter');
    await expectStop(page.frameLocator('iframe'), 2);
  });

  test.describe('in Japanese', () => {
    test.use({ locale: 'ja' });

    test('the page, its dialog and the embedded presentation are in Japanese', async ({ page, oid }) => {
      await open(page, `/developers/embed/?oid=${oid}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('埋め込みと操作');
      expect(await page.locator('body').innerText()).not.toMatch(/\bembed\.[a-z]+\.\w+/);
      await expect(page.frameLocator('iframe').getByRole('button', { name: '「Four colours」を発表する' })).toBeVisible();
      await page.getByRole('button', { name: '埋め込みコードを取得' }).click();
      await expect(page.getByRole('dialog', { name: 'Webページに埋め込む' }).getByLabel('幅（ピクセル）')).toHaveValue('560');
      await expectNoViolation(page, 'in Japanese');
    });
  });
}
