import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs axe once all transitions have finished. Returns a line per broken rule. */
async function violations(page: Page, within: string, rules: string[] | null): Promise<string[]> {
  return page.evaluate(
    async ([part, runOnly]) => {
      const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.all(changing.map(({ finished }) => finished.catch(() => undefined)));
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part, {
        // Describing every element that passes takes half of axe's time.
        resultTypes: ['violations'],
        ...(runOnly && { runOnly }),
      });
      const places = ({ nodes }: axe.Result) => nodes.slice(0, 3).map(({ target }) => target.join(' '));
      return violations.map((broken) => `${broken.id}: ${places(broken).join(' | ')}`);
    },
    [within, rules] as const,
  );
}

/** Checks all rules in the light theme, and only colours in the dark one, since nothing else differs. `within` limits it to one part. */
export async function expectNoViolation(page: Page, what: string, within = 'html'): Promise<void> {
  await page.evaluate(source);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page, within, colorScheme === 'dark' ? ['color-contrast'] : null), `${what}, ${colorScheme}`).toEqual([]);
  }
}

/** The same for what is dark in either theme, without a change of theme or motion. */
export async function expectNoViolationNow(page: Page, what: string): Promise<void> {
  await page.evaluate(source);
  expect(await violations(page, 'html', null), what).toEqual([]);
}

/** Checks that no untranslated catalogue key is visible on the page. */
export async function expectNoKeys(page: Page): Promise<void> {
  expect(await page.locator('body').innerText()).not.toMatch(
    /\b(site|ui|landing|account|activity|access|settings|security|problem|product|dev|mail|explore|share|view|viewer|library|imports|insights|pdf|editor\w*|details)\.[a-z]\w+(\.\w+)?\b(?!\.(org|com|json))/,
  );
}
