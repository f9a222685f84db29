import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Checks once all transitions have finished. The stage is dark in every theme. */
export async function expectNoViolation(page: Page, what: string): Promise<void> {
  await page.evaluate(source);
  const told = await page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document);
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ target }) => target.join(' '))
          .slice(0, 3)
          .join(' | ')}`,
    );
  });
  expect(told, what).toEqual([]);
}
