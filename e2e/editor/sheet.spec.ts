import type { Page } from '@playwright/test';
import { canvas, edit, expect, presentationOf, test as base, wordsIn } from './journey.ts';

const box = (id: string, y: number, own: object) => ({ id, x: 500, y, width: 600, height: 160, ...own });
const deck = {
  schemaVersion: 2,
  title: 'Tides',
  root: {
    id: 'root',
    width: 1000,
    height: 1600,
    children: [
      box('text', 200, { kind: 'text', style: { size: 100 }, paragraphs: ['Low water'] }),
      box('shape', 800, { kind: 'shape', shape: 'rectangle', fill: 'accent1' }),
      box('topic', 1400, { kind: 'topic', title: 'Spring tide', frame: { shape: 'rectangle', fill: 'accent2' }, children: [] }),
    ],
  },
  path: [
    { id: 'all', title: 'All', to: 'root' },
    { id: 'one', title: 'One', to: 'topic' },
  ],
};

const test = base.extend<{ deck: string }>({
  deck: async ({ library, member, logIn }, use) => {
    await logIn();
    await use((await library.addDocument(member.id, deck)).oid);
  },
});

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const sheet = (page: Page) => page.getByRole('region', { name: 'Properties' });
const panels = (page: Page) => page.getByRole('navigation', { name: 'Panels' });
const handle = (page: Page) => page.getByRole('slider', { name: 'Height of the sheet' });
const command = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true });

/** Where the outline of what is selected is on the screen. */
async function outlineOf(page: Page): Promise<{ x: number; y: number; height: number }> {
  const found = await page.locator('svg[width="100%"] polygon').last().boundingBox();
  return found ?? { x: NaN, y: NaN, height: NaN };
}

/** Taps at this height of the canvas, in its middle. */
async function tapAt(page: Page, share: number): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await canvas(page).boundingBox()) ?? {};
  await page.touchscreen.tap(x + width / 2, y + height * share);
}

test('[SITE-5] a tap opens the properties of what it selects, with what is most often done', async ({ page, deck }) => {
  await edit(page, deck);
  await tapAt(page, 0.5);
  await expect(sheet(page).getByRole('heading', { name: 'Shape' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Fill' })).toBeVisible();
  await expect(panels(page)).toBeHidden();
  for (const button of await sheet(page).getByRole('button').all()) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(width, height), (await button.textContent()) ?? '').toBeGreaterThanOrEqual(44);
  }
  await command(page, 'Rename').tap();
  await page.getByRole('textbox', { name: 'Name of Shape' }).fill('The tide table');
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('heading', { name: 'The tide table' })).toBeVisible();
  await expect(command(page, 'Rename')).toBeFocused();
  await command(page, 'Order').tap();
  await page.getByRole('menuitem', { name: 'Bring to front' }).tap();
  await expect.poll(async () => (await presentationOf(page, deck)).root.children.at(-1)?.id).toBe('shape');
  await command(page, 'Lock').tap();
  await expect(command(page, 'Delete')).toBeDisabled();
  await command(page, 'Unlock').tap();
  await command(page, 'Delete').tap();
  await expect(sheet(page)).toBeHidden();
  await expect(canvas(page)).toBeFocused();
  await expect(panels(page).getByRole('button', { name: 'Path' })).toHaveAttribute('aria-pressed', 'true');
  expect((await presentationOf(page, deck)).root.children.map(({ id }) => id)).toEqual(['text', 'topic']);

  // Another sheet comes back, too.
  await panels(page).getByRole('button', { name: 'Outline' }).tap();
  await tapAt(page, 0.88);
  await expect(sheet(page).getByRole('heading', { name: 'Spring tide' })).toBeVisible();
  await expect(sheet(page).getByText('Topic, stop 2 of 2')).toBeVisible();
  await command(page, 'Close the properties').tap();
  await expect(page.getByRole('tree')).toBeVisible();
});

test('[SITE-5] text is written from the sheet, and two taps write without it', async ({ page, deck }) => {
  await edit(page, deck);
  await tapAt(page, 0.12);
  await command(page, 'Edit text').tap();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('High water');
  await page.keyboard.press('Escape');
  await expect(sheet(page).getByRole('heading', { name: 'High water' })).toBeVisible();
  await tapAt(page, 0.7);
  await expect(sheet(page)).toBeHidden();
  expect(wordsIn((await presentationOf(page, deck)).root.children[0])).toBe('High water');
});

test('[SITE-5] the sheet covers nothing that is selected, and leaves the view as it was', async ({ page, deck }) => {
  await edit(page, deck);
  // From here on, the view is not fitted to the canvas.
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: 20, y: 400 });
  for (const y of [410, 420, 430]) await touch('touchMove', { x: 20, y });
  await touch('touchEnd');
  await tapAt(page, 0.9);
  const before = await outlineOf(page);
  await expect(sheet(page)).toBeVisible();
  const top = async () => (await sheet(page).boundingBox())?.y ?? 0;
  await expect.poll(async () => (await outlineOf(page)).y + before.height - (await top())).toBeLessThan(0);
  await expect(handle(page)).toHaveAttribute('aria-valuetext', 'Medium');
  await handle(page).focus();
  await page.keyboard.press('End');
  await expect(handle(page)).toHaveAttribute('aria-valuetext', 'Large');
  await expect.poll(async () => Math.round(((await top()) / 844) * 10)).toBeLessThan(4);
  const seen = await outlineOf(page);
  expect(seen.y + seen.height).toBeLessThan(await top());
  expect(seen.y).toBeGreaterThan((await canvas(page).boundingBox())?.y ?? 0);
  await command(page, 'Close the properties').tap();
  await expect.poll(async () => Math.round((await outlineOf(page)).y)).toBe(Math.round(before.y));
});

test('[SITE-5] the sheet is sized by its handle: by finger, by a tap and by keys', async ({ page, deck }) => {
  await edit(page, deck);
  await page.evaluate(() => {
    const box = document.querySelector('[role=application]');
    const look = () => {
      document.documentElement.dataset['lowest'] = String(
        Math.min(Number(document.documentElement.dataset['lowest'] ?? Infinity), box?.clientHeight ?? 0),
      );
      requestAnimationFrame(look);
    };
    look();
  });
  await panels(page).getByRole('button', { name: 'Look' }).tap();
  await expect(handle(page)).toHaveAttribute('aria-valuetext', 'Medium');
  // The canvas is there all the time.
  await expect.poll(async () => (await canvas(page).boundingBox())?.height ?? 0).toBeGreaterThan(200);
  expect(await page.evaluate(() => Number(document.documentElement.dataset['lowest']))).toBeGreaterThan(200);
  const heightOf = async () => Math.round((await canvas(page).boundingBox())?.height ?? 0);
  const medium = await heightOf();
  const fingers = await page.context().newCDPSession(page);
  const pull = async (by: number) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await handle(page).boundingBox()) ?? {};
    const at = (part: number) => [{ x: x + width / 2, y: y + height / 2 + by * part }];
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (const part of [0.3, 0.6, 1]) await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await pull(-100);
  await expect(handle(page)).toHaveAttribute('aria-valuetext', 'Large');
  await expect.poll(heightOf).toBeLessThan(medium - 60);
  await pull(100);
  await expect(handle(page)).toHaveAttribute('aria-valuetext', 'Medium');
  await expect.poll(heightOf).toBe(medium);
  await handle(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(handle(page)).toHaveAttribute('aria-valuetext', 'Small');
  await expect.poll(heightOf).toBeGreaterThan(medium + 100);
  await handle(page).tap();
  await expect(handle(page)).toHaveAttribute('aria-valuetext', 'Medium');
  await expect.poll(heightOf).toBe(medium);
  await pull(600);
  await expect(handle(page)).toBeHidden();
  await expect(panels(page).getByRole('button', { name: 'Look' })).toHaveAttribute('aria-pressed', 'false');
});

test('[SITE-5] several that are selected share a sheet', async ({ page, deck }) => {
  await edit(page, deck);
  await canvas(page).focus();
  await page.keyboard.press('Control+/');
  await page.getByRole('combobox', { name: 'Find a command' }).fill('Select several');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await tapAt(page, 0.12);
  await tapAt(page, 0.5);
  await expect(page.getByText('2 objects selected')).toBeAttached();
  await expect(sheet(page)).toBeHidden();
  await page.getByRole('button', { name: 'Done' }).tap();
  await expect(sheet(page).getByRole('heading', { name: '2 objects' })).toBeVisible();
  await command(page, 'Group').tap();
  await expect(sheet(page).getByRole('heading', { name: 'Group' })).toBeVisible();
});

test('[SITE-5] whoever has not touched a canvas here reads how, once', async ({ page, deck }) => {
  const hint = page.getByText('One finger moves, two zoom');
  await edit(page, deck);
  await expect(hint).toBeVisible();
  await page.reload();
  await expect(hint).toBeVisible();
  await tapAt(page, 0.3);
  await expect(hint).toBeHidden();
  await page.reload();
  await expect(canvas(page)).toBeVisible();
  await expect(panels(page)).toBeVisible();
  await expect(hint).toBeHidden();
});
