import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Checks all rules in the light theme, and only colours in the dark one, since nothing else differs. `within` limits it to one part. */
export async function expectNoViolation(page: Page, what: string, within = 'html'): Promise<void> {
  await page.evaluate(source);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const told = await page.evaluate(
      async ([part, rules]) => {
        const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
        await Promise.all(changing.map(({ finished }) => finished.catch(() => undefined)));
        const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part, rules ? { runOnly: [...rules] } : {});
        return violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes
              .map(({ target }) => target.join(' '))
              .slice(0, 3)
              .join(' | ')}`,
        );
      },
      [within, colorScheme === 'dark' ? ['color-contrast'] : null] as const,
    );
    expect(told, `${what}, ${colorScheme}`).toEqual([]);
  }
}

/** Checks that no untranslated catalogue key is visible on the page. */
export async function expectNoKeys(page: Page): Promise<void> {
  expect(await page.locator('body').innerText()).not.toMatch(
    /\b(site|ui|landing|account|access|settings|problem|product|dev|mail|explore|share|view|viewer|library|imports|insights|pdf)\.[a-z]\w+(\.\w+)?\b(?!\.(org|com|json))/,
  );
}
