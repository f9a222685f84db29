import type { Page } from '@playwright/test';
import type { DrawingObject, SceneObject } from '../../src/model/presentation/presentation.ts';
import { expectNoViolation } from '../axe.ts';
import { canvas, edit, expect, objectsIn, outline, pointOf, presentationOf, test, tools } from './journey.ts';

const isFormula = (object: SceneObject): object is DrawingObject => object.kind === 'drawing' && object.formula !== undefined;
/** On the canvas and in topics. */
const formulasOf = async (page: Page, oid: string) => objectsIn((await presentationOf(page, oid)).root).filter(isFormula);
const dialog = (page: Page) => page.getByRole('dialog');
const source = (page: Page) => page.getByRole('textbox', { name: 'Formula in LaTeX' });
const preview = (page: Page, tex: string) => dialog(page).getByRole('img', { name: `Formula: ${tex}`, exact: true });

test('[SITE-5] a formula is written, placed and edited again by keys alone', async ({ page, oid }) => {
  await edit(page, oid);
  await canvas(page).focus();
  await page.keyboard.press('Alt+M');
  await expect(source(page)).toBeFocused();

  // The first structure is a fraction: arrow keys go from key to key, and writing goes on within it.
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Fraction' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(source(page)).toBeFocused();
  await page.keyboard.type('a+b');
  await expect(source(page)).toHaveValue('\\frac{a+b}{}');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('2');
  await expect(preview(page, '\\frac{a+b}{2}')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolation(page, `the formula, ${colorScheme}`);
  }

  await page.keyboard.press('Control+Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(canvas(page)).toBeFocused();
  await expect(outline(page).getByRole('treeitem', { name: 'Formula: \\frac{a+b}{2}' })).toBeVisible();
  const [made] = await formulasOf(page, oid);
  expect(made).toMatchObject({ tint: 'text', formula: { tex: '\\frac{a+b}{2}' } });
  expect(made?.drawing.nodes).toHaveLength(2);

  await page.keyboard.press('Enter');
  await expect(source(page)).toHaveValue('\\frac{a+b}{2}');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('\\text{für } x');
  await expect(preview(page, '\\text{für } x')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect
    .poll(async () => (await formulasOf(page, oid)).map(({ formula, alt }) => [formula?.tex, alt]))
    .toEqual([['\\text{für } x', 'Formula: \\text{für } x']]);
  const [changed] = await formulasOf(page, oid);
  expect([changed?.id, changed?.x, changed?.y]).toEqual([made?.id, made?.x, made?.y]);

  await page.keyboard.press('Control+Z');
  await expect.poll(() => formulasOf(page, oid)).toEqual([made]);
  await page.keyboard.press('Control+Z');
  await expect.poll(() => formulasOf(page, oid)).toEqual([]);
});

test('[SITE-5] what is wrong with a formula is said, and one that takes too long is given up', async ({ page, oid }) => {
  await edit(page, oid);
  await tools(page).getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Formula', exact: true }).click();
  await expect(source(page)).toBeFocused();
  const said = dialog(page).getByRole('status');
  await source(page).fill('\\fraction{1}{2}');
  await expect(said).toHaveText('There is no command \\fraction here.');
  await expect(source(page)).toHaveAttribute('aria-invalid', 'true');
  await expectNoViolation(page, 'a formula with a mistake');
  await source(page).fill(`${'\\Huge '.repeat(600)}x`);
  await expect(said).toHaveText(/takes too long/);
  await source(page).fill('');
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(said).toHaveText(/Write a formula first/);

  // The next one is set by another worker.
  await source(page).fill('$$\\mathbb{R}^2$$');
  await expect(preview(page, '\\mathbb{R}^2')).toBeVisible();
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(async () => (await formulasOf(page, oid)).map(({ formula }) => formula?.tex)).toEqual(['\\mathbb{R}^2']);

  await page.getByRole('button', { name: 'Edit formula' }).click();
  await expect(source(page)).toHaveValue('\\mathbb{R}^2');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.mouse.dblclick(...(await pointOf(page, 0.5, 0.5)));
  await expect(source(page)).toHaveValue('\\mathbb{R}^2');
});
