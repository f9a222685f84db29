import type { Page } from '@playwright/test';
import { expectNoKeys, expectNoViolation } from './axe.ts';
import { canvas, drag, edit, expect, objectsIn, outline, pointOf, presentationOf, saved, test, tools, wordsIn } from './editor/journey.ts';
import { clickEntry } from './menu.ts';
import { open } from './visitor.ts';

const row = (page: Page, name: string) => outline(page).getByRole('treeitem', { name });
const tool = (page: Page, name: string) => tools(page).getByRole('button', { name, exact: true });

test('[SITE-5] an owner makes a presentation from blank with the mouse, and finds it again', async ({ page, logIn }) => {
  await logIn();
  await open(page, '/dashboard/next/');
  await page.getByRole('link', { name: 'New presentation' }).first().click();
  await page.getByRole('button', { name: 'Start blank' }).click();
  await expect(canvas(page)).toBeVisible();
  const oid = /\/p\/edit\/([^/]+)\//.exec(page.url())?.[1] ?? '';

  await tool(page, 'Topic').click();
  await drag(page, await pointOf(page, 0.2, 0.35), await pointOf(page, 0.5, 0.8));
  await tool(page, 'Text').click();
  await page.mouse.click(...(await pointOf(page, 0.6, 0.3)));
  await page.keyboard.type('Light in the deep');
  await page.keyboard.press('Escape');
  await expect(row(page, 'Light in the deep')).toBeVisible();

  const before = await presentationOf(page, oid);
  const [topic, text] = before.root.children;
  expect(before.root.children.map(({ kind }) => kind)).toEqual(['topic', 'text']);
  expect(wordsIn(text)).toBe('Light in the deep');
  await drag(page, await pointOf(page, 0.62, 0.3), await pointOf(page, 0.62, 0.6));
  await expect.poll(async () => (await presentationOf(page, oid)).root.children[1]?.y).toBeGreaterThan((text?.y ?? 0) + 50);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await presentationOf(page, oid)).root.children[1]?.y).toBe(text?.y);

  await row(page, 'Topic').first().click();
  await page.getByRole('button', { name: /^Add a stop: / }).click();
  await expect.poll(async () => (await presentationOf(page, oid)).path.map(({ to }) => to)).toContain(topic?.id);
  await saved(page);
  await page.reload();
  await expect(row(page, 'Light in the deep')).toBeVisible();
});

test('[SITE-5] what somebody types is there after a reload, and can be taken back', async ({ page, oid }) => {
  await edit(page, oid);
  await canvas(page).dblclick({ position: { x: 8, y: 200 } });
  await page.keyboard.type('Ebb');
  await page.keyboard.press('Enter');
  await page.keyboard.type('and flow');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Escape');
  const made = async () => (await presentationOf(page, oid)).root.children.find(({ kind }) => kind === 'text');
  await expect.poll(async () => wordsIn(await made())).toBe('Ebb\nand flow');
  const text = await made();
  expect(text?.kind === 'text' && text.paragraphs[0]?.runs[0]?.weight).toBe(700);
  await saved(page);
  await page.reload();
  await expect(row(page, 'Ebb')).toBeVisible();
});

test('[SITE-5] everything can be done with the keyboard alone', async ({ page, oid }) => {
  await edit(page, oid);
  await canvas(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('View moved to the right')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Low water selected')).toBeAttached();
  const before = await presentationOf(page, oid);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await presentationOf(page, oid)).root.children[0]?.x).toBeGreaterThan(before.root.children[0]?.x ?? 0);
  await page.keyboard.press('Tab');
  await expect(page.getByText('The turn selected')).toBeAttached();
  await page.keyboard.press('Control+d');
  await expect.poll(async () => (await presentationOf(page, oid)).root.children.length).toBe(5);
  await page.keyboard.press('Delete');
  await expect.poll(async () => (await presentationOf(page, oid)).root.children.length).toBe(4);
  await page.keyboard.press('Control+/');
  const search = page.getByRole('combobox', { name: 'Find a command' });
  await search.fill('add a topic');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await presentationOf(page, oid)).root.children.length).toBe(5);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await presentationOf(page, oid)).root.children.length).toBe(4);
  // Beyond the last object, Tab leaves the canvas.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(canvas(page)).not.toBeFocused();
});

test('[SITE-5] objects are copied and pasted, also into another presentation', async ({ page, oid, library, member }) => {
  const other = await library.add({ ownerId: member.id, privacy: 'private', title: 'Another one' });
  await edit(page, oid);
  await canvas(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+v');
  await expect.poll(async () => (await presentationOf(page, oid)).root.children.length).toBe(5);
  await edit(page, other.oid);
  await canvas(page).focus();
  await page.keyboard.press('Control+v');
  await expect.poll(async () => (await presentationOf(page, other.oid)).root.children.length).toBe(5);
  const { root } = await presentationOf(page, other.oid);
  expect(root.children.at(-1)).toMatchObject({ kind: 'topic', title: 'Low water' });
});

test('[SITE-5] changes made without a connection are kept, and arrive later', async ({ page, context, oid }) => {
  await edit(page, oid);
  await context.setOffline(true);
  await canvas(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Delete');
  await expect(row(page, 'Low water')).toHaveCount(0);
  await expect(page.getByText(/offline/i).first()).toBeVisible();
  await context.setOffline(false);
  await saved(page);
  expect((await presentationOf(page, oid)).root.children).toHaveLength(3);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[SITE-5] a finger pans, a tap selects, and panels are sheets', async ({ page, oid }) => {
    await edit(page, oid);
    const box = await canvas(page).boundingBox();
    const [x, y, width, height] = box ? [box.x, box.y, box.width, box.height] : [0, 0, 0, 0];
    // Within the first topic, and beside its text.
    await page.touchscreen.tap(x + width * 0.4, y + height / 2 - width * 0.07);
    await page.getByRole('button', { name: 'Close the properties' }).tap();
    await page.getByRole('button', { name: 'Outline', exact: true }).tap();
    await expect(outline(page)).toBeVisible();
    await expect(outline(page).getByRole('treeitem', { selected: true })).toHaveCount(1);
    await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Add' }).click();
    await page.getByRole('menuitem', { name: 'Add a shape' }).click();
    await expect.poll(async () => JSON.stringify((await presentationOf(page, oid)).root).includes('"shape":"rectangle"')).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('[SITE-5] a long press opens the menu of what is there, which stays when the finger is lifted, and several are selected by taps', async ({
    page,
    oid,
  }) => {
    await edit(page, oid);
    const { root } = await presentationOf(page, oid);
    const box = await canvas(page).boundingBox();
    const [x, y, width, height] = box ? [box.x, box.y, box.width, box.height] : [0, 0, 0, 0];
    // Within the first topic, beside its text, and in the one on the right of it.
    const [first, second] = [0.4, 0.6].map((part) => ({ x: x + width * part, y: y + height / 2 - width * 0.07 }));
    if (!first || !second) return;
    const fingers = await page.context().newCDPSession(page);
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [first] });
    const menu = page.getByRole('menu', { name: 'Actions' });
    await expect(menu.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await menu.getByRole('menuitem', { name: 'Select several' }).tap();
    await expect(menu).toBeHidden();
    await page.touchscreen.tap(second.x, second.y);
    await expect(page.getByText('2 objects selected')).toBeAttached();
    await page.getByRole('group', { name: 'Select several' }).getByRole('button', { name: 'Done' }).tap();
    await canvas(page).focus();
    await page.keyboard.press('Delete');
    await expect.poll(async () => objectsIn((await presentationOf(page, oid)).root).length).toBe(objectsIn(root).length - 2);
  });
});

test('[SITE-5] the menu of the canvas is about what the pointer is on', async ({ page, oid }) => {
  await edit(page, oid);
  const before = await presentationOf(page, oid);
  await row(page, 'Spring tide').dblclick();
  await row(page, 'Low water').click();
  await page.mouse.click(...(await pointOf(page, 0.5, 0.5)), { button: 'right' });
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.poll(async () => JSON.stringify((await presentationOf(page, oid)).root)).not.toBe(JSON.stringify(before.root));
  expect((await presentationOf(page, oid)).root.children[0]).toEqual(before.root.children[0]);
});

test('[SITE-5] the menu of a row does what that of the canvas does, by pointer and by key, and describes objects', async ({
  page,
  oid,
}) => {
  await edit(page, oid);
  const children = async () => (await presentationOf(page, oid)).root.children;
  const entry = (name: string) => page.getByRole('menuitem', { name });
  await row(page, 'Low water').click({ button: 'right' });
  await entry('Duplicate').click();
  await expect.poll(async () => (await children()).length).toBe(5);
  await row(page, 'The turn').click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+F10');
  await entry('Group').focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await children()).some(({ kind }) => kind === 'group')).toBe(true);
  // What had the focus is in the group now.
  await expect(row(page, 'Group')).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await entry('Describe…').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Describe Group' });
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Two tides');
  await expectNoViolation(page, 'describing');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await children()).find(({ kind }) => kind === 'group')?.alt).toBe('Two tides');
  await expect(page.getByText('Description saved')).toBeAttached();
});

test('[SITE-5] the menu beside the title opens the commands and all keys', async ({ page, oid }) => {
  await edit(page, oid);
  for (const name of ['Commands', 'Keyboard shortcuts']) {
    await page.getByRole('button', { name: 'More about this presentation' }).click();
    await clickEntry(page.getByRole('menuitem', { name }));
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('the editor has no accessibility violations, and no text is missing', async ({ page, oid }) => {
  await edit(page, oid);
  await expectNoViolation(page, 'nothing selected');
  await expectNoKeys(page);
  await canvas(page).focus();
  await page.keyboard.press('Enter');
  await expectNoViolation(page, 'a topic selected');
  await page.keyboard.press('Control+/');
  await expectNoViolation(page, 'the palette');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expectNoViolation(page, 'the shortcuts');
  await page.keyboard.press('Escape');
  await canvas(page).click({ button: 'right', position: { x: 300, y: 300 } });
  await expectNoViolation(page, 'the menu');
  // At the pointer, as far as there is room for all of it.
  const [stage, menu] = [await canvas(page).boundingBox(), await page.getByRole('menu').boundingBox()];
  expect(menu?.x).toBeCloseTo((stage?.x ?? 0) + 300, 0);
  expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeLessThanOrEqual(720);
  await page.keyboard.press('Escape');
  await canvas(page).dblclick({ position: { x: 8, y: 200 } });
  await page.keyboard.type('Ebb');
  await expectNoViolation(page, 'typing');
});

test('[SITE-5] a draft is asked for once, before any script runs, and comes compressed', async ({ page, oid }) => {
  const asked: (string | undefined)[] = [];
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname.endsWith('/draft/')) asked.push((await response.headerValue('content-encoding')) ?? undefined);
  });
  await edit(page, oid);
  await expect(outline(page)).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^(?:br|gzip)$/);
});

test('without JavaScript, the editor says what it needs', async ({ browser, baseURL, oid, member }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'ja', ...(baseURL !== undefined && { baseURL }) });
  await context.addCookies(member.cookies);
  const page = await context.newPage();
  await page.goto(`/p/edit/${oid}/`);
  await expect(page.getByText('エディターには JavaScript が必要です。')).toBeVisible();
  await context.close();
});
