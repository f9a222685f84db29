import { strToU8, zipSync } from 'fflate';
import { expectNoViolation } from '../axe.ts';
import { canvas, edit, expect, outline, presentationOf, saved, test } from './journey.ts';

const theme = `<a:theme><a:themeElements><a:clrScheme><a:dk1><a:srgbClr val="101828"/></a:dk1><a:lt1><a:srgbClr val="FFFFFF"/></a:lt1>
<a:accent1><a:srgbClr val="7A1FA2"/></a:accent1></a:clrScheme><a:fontScheme><a:majorFont><a:latin typeface="Georgia"/></a:majorFont>
<a:minorFont><a:latin typeface="Calibri"/></a:minorFont></a:fontScheme></a:themeElements></a:theme>`;

test('[SITE-5] a theme, a palette, a backdrop and an arrangement are each chosen once, and each is one step back', async ({
  page,
  oid,
}) => {
  await edit(page, oid);
  const before = await presentationOf(page, oid);
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });

  await page.getByRole('tab', { name: 'Look' }).click();
  await radio('Deep sea').click();
  await expect(radio('Deep sea')).toBeChecked();
  await radio('Kelp').click();
  await radio('Stars').click();
  await expect(radio('Stars')).toBeChecked();
  const dressed = await presentationOf(page, oid);
  expect(dressed.theme.fonts.heading).toBe('Geist');
  expect(dressed.theme.palette.background).toBe('#0d2419');
  expect(dressed.theme.background.layers.length).toBeGreaterThan(1);

  const places = () => page.evaluate(() => document.documentElement.hasAttribute('data-arranging'));
  const bar = page.getByRole('region', { name: 'Preview: Circle' });
  await radio('Circle').click();
  await expect(bar).toContainText('topics move');
  await page.getByRole('slider', { name: 'Rotation' }).press('ArrowRight');
  await expectNoViolation(page, 'the look, with a preview');
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  expect(await places()).toBe(false);
  expect((await presentationOf(page, oid)).root).toEqual(dressed.root);

  await radio('Circle').click();
  await bar.getByRole('button', { name: 'Arrange' }).click();
  await expect(bar).toBeHidden();
  const arranged = await presentationOf(page, oid);
  expect(arranged.root.children.map(({ x, y }) => [x, y])).not.toEqual(dressed.root.children.map(({ x, y }) => [x, y]));

  await page.getByRole('button', { name: 'Make your own' }).click();
  await page
    .getByLabel('Choose a file', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({
      name: 'theirs.thmx',
      mimeType: 'application/vnd.ms-officetheme',
      buffer: Buffer.from(zipSync({ 'theme/theme/theme1.xml': strToU8(theme) })),
    });
  await page.getByRole('button', { name: 'Use these colours: Gelasio and Carlito' }).click();
  await expect.poll(async () => (await presentationOf(page, oid)).theme.palette.accent1).toBe('#7a1fa2');

  await canvas(page).focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press('Control+z');
  await saved(page);
  const after = await presentationOf(page, oid);
  expect([after.theme, after.root]).toEqual([before.theme, before.root]);
});

test('[SITE-5] the look of one object is given to another by key', async ({ page, oid }) => {
  await edit(page, oid);
  await canvas(page).focus();
  await page.keyboard.press('Alt+s');
  await page.getByRole('slider', { name: 'Opacity' }).press('ArrowLeft');
  await canvas(page).focus();
  await page.keyboard.press('Control+Alt+c');
  await expect(page.getByText('Style copied.')).toBeVisible();
  await page.keyboard.press('Alt+l');
  await page.keyboard.press('Control+Alt+v');
  await expect.poll(async () => (await presentationOf(page, oid)).root.children.filter(({ opacity }) => opacity === 0.99).length).toBe(2);
});

test('[SITE-5] keys alone find the background in the outline, and from there its settings', async ({ page, oid }) => {
  await edit(page, oid);
  const row = outline(page).getByRole('treeitem', { name: /^Behind everything/ });
  await outline(page).getByRole('treeitem').first().focus();
  await page.keyboard.press('End');
  await expect(row).toBeFocused();
  for (const key of ['Enter', 'F2']) {
    await row.focus();
    await page.keyboard.press(key);
    await expect(page.getByRole('radiogroup', { name: 'Background with depth' }).locator('[role=radio]:focus')).toHaveCount(1);
  }
  await expectNoViolation(page, 'the settings of the background');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(row).toHaveAccessibleName('Behind everything: Paper');
  await page.getByRole('tab', { name: 'Canvas' }).click();
  await page.getByRole('tab', { name: 'Look' }).click();
  await expect(page.getByRole('tab', { name: 'Look' })).toBeFocused();
});
