import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { ImageObject, LineObject, SceneObject } from '../../src/model/presentation/presentation.ts';
import { expectNoViolation } from '../axe.ts';
import { canvas, drag, dropOnCanvas, edit, expect, objectsIn, outline, pointOf, presentationOf, saved, test, tools } from './journey.ts';

const picture = () =>
  sharp(randomBytes(64 * 36 * 3), { raw: { width: 64, height: 36, channels: 3 } })
    .png()
    .toBuffer();
const isLine = (object: SceneObject): object is LineObject => object.kind === 'line';
const isImage = (object: SceneObject): object is ImageObject => object.kind === 'image';
/** On the canvas and in topics. */
const objectsOf = async (page: Page, oid: string) => objectsIn((await presentationOf(page, oid)).root).slice(1);
const tool = (page: Page, name: string) => tools(page).getByRole('button', { name, exact: true });

test('[SITE-5] a picture is cropped by keys, and comes back with one step', async ({ page, oid }) => {
  await edit(page, oid);
  await page.locator('input[type=file][multiple]').setInputFiles({ name: 'noise.png', mimeType: 'image/png', buffer: await picture() });
  await expect(page.getByRole('button', { name: 'Crop', exact: true })).toBeVisible();
  const image = async () => (await objectsOf(page, oid)).find(isImage);
  const before = await image();
  await canvas(page).focus();
  await page.keyboard.press('Enter');
  const crop = page.getByRole('application', { name: 'Crop the picture' });
  await expect(crop.getByRole('button', { name: 'Picture in its frame' })).toBeFocused();
  await expectNoViolation(page, 'cropping');
  for (let turn = 0; turn < 4; turn++) await page.keyboard.press('Alt+Shift+ArrowLeft');
  await page.keyboard.press('Alt+ArrowLeft');
  await crop.getByRole('button', { name: 'Upper edge' }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Enter');
  await expect(crop).toBeHidden();
  await expect(canvas(page)).toBeFocused();
  await expect.poll(async () => (await image())?.crop.width).toBeLessThan(0.95);
  const after = await image();
  expect(after?.crop.x).toBeGreaterThan(0);
  expect(after?.crop.y).toBeGreaterThan(0);
  expect((after?.crop.x ?? 0) + (after?.crop.width ?? 0)).toBeLessThanOrEqual(1);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await image())?.crop).toEqual(before?.crop);
  await page.keyboard.press('Enter');
  await expect(crop).toBeVisible();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(crop).toBeHidden();
  expect((await image())?.crop).toEqual(before?.crop);
});

test('[SITE-5] an arrow stays attached to what moves, strokes stay as drawn, and icons are found', async ({ page, oid }) => {
  await edit(page, oid);
  // Beside the topics, and between their rows.
  for (const [count, x] of [0.01, 0.93].entries()) {
    await tool(page, 'Shape').click();
    await page.getByRole('menuitem', { name: 'Rectangle', exact: true }).click();
    await expect(tool(page, 'Shape')).toHaveAttribute('aria-pressed', 'true');
    await drag(page, await pointOf(page, x, 0.46), await pointOf(page, x + 0.06, 0.54));
    await expect(outline(page).getByRole('treeitem', { name: 'Shape' })).toHaveCount(count + 1);
  }
  await tool(page, 'Arrow').click();
  await expect(tool(page, 'Arrow')).toHaveAttribute('aria-pressed', 'true');
  await drag(page, await pointOf(page, 0.07, 0.5), await pointOf(page, 0.93, 0.5));
  const line = async () => (await objectsOf(page, oid)).find(isLine);
  await expect.poll(async () => [(await line())?.startsAt?.x, (await line())?.endsAt?.x]).toEqual([1, 0]);
  await expect(page.getByLabel('Start attached to')).not.toHaveValue('');
  const before = await line();
  await drag(page, await pointOf(page, 0.96, 0.51), await pointOf(page, 0.96, 0.7));
  await expect.poll(async () => (await line())?.points.at(-1)?.y).toBeGreaterThan((before?.points.at(-1)?.y ?? 0) + 20);
  expect((await line())?.points[0]).toEqual(before?.points[0]);

  await canvas(page).focus();
  await page.keyboard.press('Shift+P');
  await expect(page.getByRole('group', { name: 'Pen' })).toBeVisible();
  await drag(page, await pointOf(page, 0.47, 0.6), await pointOf(page, 0.53, 0.7));
  await drag(page, await pointOf(page, 0.53, 0.6), await pointOf(page, 0.47, 0.7));
  await expect.poll(async () => (await objectsOf(page, oid)).filter(isLine).length).toBe(3);
  await canvas(page).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: 'Pen' })).toBeHidden();

  await page.keyboard.press('Alt+I');
  await page.getByRole('searchbox', { name: /Find an icon/ }).fill('heart');
  await expectNoViolation(page, 'the icons');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await objectsOf(page, oid)).find(({ kind }) => kind === 'drawing')).toMatchObject({ tint: 'accent1' });
});

test('[SITE-5] white words upon a light picture are found hard to read, and mended', async ({ page, library, member, logIn }) => {
  test.setTimeout(120_000);
  await logIn();
  const { oid } = await library.addDocument(member.id, {
    schemaVersion: 2,
    title: 'Water',
    theme: { palette: { background: '#10243a', text: '#ffffff' } },
    root: { id: 'root', width: 1600, height: 1200, children: [] },
    path: [{ id: 'start', to: 'root' }],
  });
  const light = sharp({ create: { width: 64, height: 48, channels: 3, background: '#dfeef2' } });
  const findings = page.getByRole('region', { name: 'Findings' });
  await edit(page, oid);
  await saved(page);
  await dropOnCanvas(page, 'light.png', 'image/png', await light.png().toBuffer());
  await expect(findings.getByRole('button', { name: '1 thing to fix' }), 'only the picture, which nobody has described').toBeVisible();

  await tool(page, 'Text').click();
  await page.mouse.click(440, 520);
  await page.keyboard.type('Upon water');
  await page.keyboard.press('Escape');
  await saved(page);
  await findings.getByRole('button', { name: '2 things to fix' }).click();
  await expect(findings.getByText('Text is hard to read')).toBeVisible();
  const contrast = page.getByText('Contrast with what is behind').locator('..');
  await expect(contrast).toContainText('Hard to read');

  await findings.getByRole('button', { name: 'Use the colour that reads best' }).click();
  await expect(findings.getByText('Text is hard to read')).toHaveCount(0);
  await expect(findings.getByRole('button', { name: '1 thing to fix' })).toBeVisible();
  await expect(contrast).toContainText('AAA');
});
