import type { Page } from '@playwright/test';
import type { SceneObject } from '../../src/model/presentation/presentation.ts';
import { expectNoViolation } from '../axe.ts';
import { canvas, drag, edit, expect, outline, pointOf, presentationOf, saved, test, tools, wordsIn } from './journey.ts';

const row = (page: Page, name: string | RegExp) => outline(page).getByRole('treeitem', { name });
const childrenOf = (object: SceneObject | undefined): readonly SceneObject[] => (object && 'children' in object ? object.children : []);
/** What is in a topic, on the server. */
async function inTopic(page: Page, oid: string, topic: string): Promise<readonly SceneObject[]> {
  const { root } = await presentationOf(page, oid);
  return topic === 'root' ? root.children : childrenOf(root.children.find(({ id }) => id === topic));
}
const kindsIn = async (page: Page, oid: string, topic: string) => (await inTopic(page, oid, topic)).map(({ kind }) => kind);

/** Beside the topics, between their rows. */
async function drawShape(page: Page): Promise<void> {
  await tools(page).getByRole('button', { name: 'Shape', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Rectangle', exact: true }).click();
  await drag(page, await pointOf(page, 0.01, 0.46), await pointOf(page, 0.07, 0.54));
  await expect(row(page, 'Shape')).toBeVisible();
}

test('[SITE-5] an object is dropped on a topic and dragged out of it again, each as one step back', async ({ page, oid }) => {
  await edit(page, oid);
  await drawShape(page);
  const [before] = (await inTopic(page, oid, 'root')).filter(({ kind }) => kind === 'shape');
  await page.mouse.move(...(await pointOf(page, 0.04, 0.5)));
  await page.mouse.down();
  await page.mouse.move(...(await pointOf(page, 0.28, 0.3)), { steps: 6 });
  await expect(page.getByText('Into Low water').first()).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText('Moved Shape into Low water')).toBeVisible();
  await expect(row(page, 'Shape')).toHaveAttribute('aria-level', '3');
  await expect.poll(() => kindsIn(page, oid, 's0')).toEqual(['text', 'text', 'shape']);
  const inside = (await inTopic(page, oid, 's0')).at(-1);
  // The topic is half as large as its units.
  expect([inside?.width, (inside?.scale ?? 0) * 0.5]).toEqual([before?.width, before?.scale]);

  await drag(page, await pointOf(page, 0.28, 0.3), await pointOf(page, 0.5, 0.5));
  await expect.poll(() => kindsIn(page, oid, 'root')).toEqual(['topic', 'topic', 'topic', 'topic', 'shape']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => kindsIn(page, oid, 's0')).toEqual(['text', 'text', 'shape']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await inTopic(page, oid, 'root')).at(-1)?.x).toBe(before?.x);

  await page.mouse.move(...(await pointOf(page, 0.04, 0.5)));
  await page.mouse.down();
  await page.keyboard.down('Control');
  await page.mouse.move(...(await pointOf(page, 0.28, 0.3)), { steps: 6 });
  await page.mouse.up();
  await page.keyboard.up('Control');
  await expect.poll(async () => (await inTopic(page, oid, 'root')).at(-1)?.x).not.toBe(before?.x);
});

test('[SITE-5] a topic is collapsed, stays so after a reload, and expands where somebody goes', async ({ page, oid }) => {
  await edit(page, oid);
  await row(page, /^Low water/).click();
  await canvas(page).focus();
  await page.keyboard.press('Alt+k');
  const badge = page.locator('[data-collapsed]');
  await expect(badge).toHaveText('Low water2 objects');
  await expect(row(page, /^Low water/)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('Collapsed: Low water')).toBeAttached();
  await expectNoViolation(page, 'a topic collapsed');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await page.reload();
  await expect(badge).toHaveText('Low water2 objects');
  await badge.click();
  await expect(badge).toBeHidden();

  await row(page, /^Low water/).click();
  await canvas(page).focus();
  await page.keyboard.press('Alt+k');
  await expect(badge).toBeVisible();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('Low water, line 3');
  await page.keyboard.press('Enter');
  await expect(badge).toBeHidden();
  await page.keyboard.press('Escape');

  await row(page, /^The turn/).click();
  await canvas(page).focus();
  await page.keyboard.press('Alt+k');
  await expect(badge).toBeVisible();
  await row(page, /^The turn/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(badge).toBeHidden();
});

test('[SITE-5] copied lines are pasted as topics, as one step back', async ({ page, oid, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await edit(page, oid);
  await canvas(page).focus();
  await page.evaluate(() => navigator.clipboard.writeText('- Neap tide\n  - When\n    - Half moon\n- Slack water\n  - Between tides'));
  await page.keyboard.press('Alt+Shift+V');
  await expect(page.getByText('2 topics added')).toBeVisible();
  await expect(row(page, /^Neap tide/)).toBeVisible();
  await expect(row(page, /^Slack water/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, /^Neap tide/)).toBeHidden();
  await expect.poll(() => kindsIn(page, oid, 'root')).toEqual(['topic', 'topic', 'topic', 'topic']);

  await canvas(page).focus();
  await page.keyboard.press('Control+v');
  await expect.poll(() => kindsIn(page, oid, 'root')).toContain('text');
  await page.getByRole('button', { name: 'As topics', exact: true }).click();
  await expect.poll(() => kindsIn(page, oid, 'root')).toEqual(['topic', 'topic', 'topic', 'topic', 'topic', 'topic']);
});

test('[SITE-5] the points of a shape are edited by keys', async ({ page, oid }) => {
  await edit(page, oid);
  await drawShape(page);
  await canvas(page).focus();
  await page.keyboard.press('Alt+o');
  const layer = page.getByRole('application', { name: 'Edit points' });
  await expect(layer.getByRole('button', { name: 'Point 1 of 4' })).toBeFocused();
  await expectNoViolation(page, 'editing points');
  await page.keyboard.press('Insert');
  await expect(layer.getByRole('button', { name: 'Point 2 of 5' })).toBeFocused();
  for (let turn = 0; turn < 2; turn++) await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Delete');
  await expect(layer.getByRole('button', { name: /^Point/ })).toHaveCount(4);
  await page.keyboard.press('Enter');
  await expect(layer).toBeHidden();
  await expect(canvas(page)).toBeFocused();
  await expect.poll(() => kindsIn(page, oid, 'root')).toContain('drawing');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => kindsIn(page, oid, 'root')).toContain('shape');
  await saved(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[SITE-5] a finger drags a text out of its topic and back into it', async ({ page, oid }) => {
    await edit(page, oid);
    // The first topic is as wide as the screen.
    await page.locator('[data-step]').first().tap();
    const box = await canvas(page).boundingBox();
    const [x, middle] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0];
    const [inside, outside] = [
      { x, y: middle + 15 },
      { x, y: middle - 210 },
    ];
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    const pull = async (from: typeof inside, to: typeof inside, into: string) => {
      await touch('touchStart', from);
      for (let step = 1; step <= 5; step++) await touch('touchMove', { x, y: from.y + ((to.y - from.y) * step) / 5 });
      await expect(page.getByText(`Into ${into}`).first()).toBeVisible();
      await touch('touchEnd');
    };
    // Elsewhere on the text: twice at one place writes into it.
    await page.touchscreen.tap(inside.x - 60, inside.y);
    // Without the sheet, everything is where it was.
    await page.getByRole('button', { name: 'Close the properties' }).tap();
    await expect(page.locator('[data-step]').first()).toBeVisible();
    await pull(inside, outside, 'Whole canvas');
    await expect.poll(() => kindsIn(page, oid, 's0')).toEqual(['text']);
    await pull(outside, inside, 'Low water');
    await expect.poll(async () => wordsIn((await inTopic(page, oid, 's0')).at(-1))).toContain('Low water, line 1');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test('[SITE-5] rows of the outline are dragged into a topic, to another place, and back by Escape', async ({ page, oid }) => {
  await edit(page, oid);
  /** From the middle of one row to a part of the height of another. */
  const dragRow = async (name: string, to: string, part: number, drop = true) => {
    const [from, over] = [await row(page, name).boundingBox(), await row(page, to).boundingBox()];
    if (!from || !over) throw new Error('No such rows');
    await page.mouse.move(from.x + 90, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + 90, from.y + from.height / 2 + 12, { steps: 3 });
    await page.mouse.move(over.x + 60, over.y + over.height * part, { steps: 4 });
    const isHeld = await page.locator('[data-held]').isVisible();
    if (!drop) await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(isHeld).toBe(true);
  };
  const order = async () => (await inTopic(page, oid, 'root')).map(({ id }) => id);
  // What drags comes after the first frame.
  await expect(() => dragRow('Spring tide', 'Low water', 0.5, false)).toPass();
  expect(await order()).toEqual(['s0', 's1', 's2', 's3']);
  await dragRow('Spring tide', 'The turn', 0.1);
  await expect(page.getByText('Moved Spring tide before The turn in Whole canvas')).toBeAttached();
  await expect.poll(order).toEqual(['s0', 's3', 's1', 's2']);
  await dragRow('High water', 'Low water', 0.5);
  await expect(row(page, 'High water')).toHaveAttribute('aria-level', '3');
  await expect.poll(order).toEqual(['s0', 's3', 's1']);
  expect((await inTopic(page, oid, 's0')).at(-1)?.id).toBe('s2');
  await page.keyboard.press('Control+z');
  await expect.poll(order).toEqual(['s0', 's3', 's1', 's2']);
});
