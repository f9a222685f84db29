import type { Locator, Page } from '@playwright/test';
import { open } from '../../visitor.ts';
import { expect, outline, pointOf, presentationOf, test } from '../journey.ts';
import { deck, expectDeck, expectSeen, home, jellyfish, oidOf, openPrivacy } from './deep-sea.ts';

type Point = readonly [x: number, y: number];

// Missing elements fail soon, not at the end of the test's time.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, actionTimeout: 15_000 });

test('[SITE-5] the same deck is built and published by touch on a phone', async ({ page, logIn, elsewhere }) => {
  test.setTimeout(240_000);
  await logIn();
  const fingers = await fingersOf(page);
  await open(page, '/dashboard/next/');
  await page.getByRole('link', { name: 'New presentation' }).first().tap();
  await page.getByRole('button', { name: 'Start blank' }).tap();
  const oid = await oidOf(page);

  await fingers.fillIn(page.getByRole('banner').getByRole('textbox', { name: 'Title' }), deck.title);
  await fingers.panel('Look');
  await page.getByRole('tab', { name: 'Look' }).tap();
  await page.getByRole('radio', { name: deck.theme, exact: true }).tap();
  await fingers.make('Add an arrow');
  await fingers.make('Add a shape');

  await fingers.panel('Outline');
  for (const title of deck.topics) await fingers.add('New topic', title);
  for (const words of [deck.title, deck.subtitle]) {
    await fingers.show('Whole canvas');
    await fingers.add('New text', words);
  }
  await fingers.show('Line');
  await fingers.panel('Look');
  await page.getByRole('tab', { name: 'Line' }).tap();
  await page.getByLabel('Start attached to').selectOption('Sunlight zone');
  await page.getByLabel('End attached to').selectOption(home);

  await fingers.panel('Outline');
  await fingers.show(home);
  const chooser = page.waitForEvent('filechooser');
  await fingers.make('Add a picture');
  await (await chooser).setFiles(await jellyfish());
  await page.getByRole('button', { name: /to fix$/ }).tap();
  const description = page.getByRole('textbox', { name: 'What does the picture show?' });
  await description.tap();
  await page.keyboard.type(deck.jellyfish);
  await page.getByRole('button', { name: 'Describe it' }).tap();
  await expect(description).toHaveCount(0);
  for (const title of deck.subtopics) {
    await fingers.show(home);
    await fingers.add(`New topic in ${home}`, title);
  }
  for (const words of [deck.depth, deck.words]) {
    await fingers.show(home);
    await fingers.add('New text', words);
  }
  await fingers.show('Black smokers');
  await fingers.make('Add a chart');
  await fingers.command('Chart', 'Rename');
  await page.keyboard.type(deck.chart);
  await page.keyboard.press('Enter');
  await fingers.show('The abyss');
  await fingers.make('Add a table');
  await fingers.command('Table', 'Edit text');
  await page.keyboard.type(deck.cell);
  await fingers.show('Still unmapped');
  await fingers.make('Add code');
  await fingers.command('Code', 'Edit text');
  await page.keyboard.type(deck.code);
  await fingers.show('Midnight zone');
  await fingers.make('Add an icon');
  await page.getByRole('searchbox', { name: /Find an icon/ }).tap();
  await page.keyboard.type(deck.icon);
  await page.getByRole('toolbar', { name: 'Icons' }).getByRole('button', { name: deck.icon, exact: true }).tap();

  await fingers.show('Whole canvas');
  await fingers.panel('Look');
  await page.getByRole('tab', { name: 'Look' }).tap();
  await page.getByRole('radio', { name: 'Grid', exact: true }).tap();
  await page.getByRole('region', { name: 'Preview: Grid' }).getByRole('button', { name: 'Arrange' }).tap();
  await fingers.path();
  const made = await presentationOf(page, oid);
  expectDeck(made);

  // One finger moves the view and nothing else, two fingers zoom, a tap selects.
  await fingers.panel('Outline');
  await fingers.show('Whole canvas');
  await fingers.panel('Path');
  const [left, top] = await fingers.markOf(1);
  await fingers.drag(await pointOf(page, 0.5, 0.5), [40, 60]);
  await expect.poll(async () => (await fingers.markOf(1)).map((at, axis) => Math.round((at - (axis ? top : left)) / 10))).toEqual([4, 6]);
  const apart = async () => (await fingers.markOf(2))[0] - (await fingers.markOf(1))[0];
  const far = await apart();
  await fingers.pinch(await pointOf(page, 0.5, 0.5), 80, 100);
  await expect.poll(async () => Math.round(((await apart()) / far) * 20)).toBe(25);
  await page.getByRole('button', { name: 'Show the whole canvas' }).tap();
  await expect.poll(async () => Math.round(((await apart()) / far) * 20)).toBe(20);
  const [x, y] = await fingers.markOf(3);
  // Beside the icon in it.
  await page.touchscreen.tap(x + 35, y + 30);
  const properties = page.getByRole('region', { name: 'Properties' });
  await expect(properties.getByRole('heading', { name: 'Midnight zone' })).toBeVisible();
  await expect(properties.getByText(`Topic, stop 3 of ${deck.topics.length}`)).toBeVisible();
  await properties.getByRole('button', { name: 'Close the properties' }).tap();
  await fingers.panel('Outline');
  await expect(page.getByRole('button', { name: 'What to do with Midnight zone' })).toBeVisible();
  expect(await presentationOf(page, oid)).toEqual(made);

  await page.getByRole('button', { name: 'Present', exact: true }).tap();
  await page.waitForURL(/#present$/);
  const { everybody, save, isSaved } = await openPrivacy(page, oid);
  await everybody.tap();
  await save.tap();
  await isSaved();
  await expectSeen(await elsewhere(), oid);
});

/** What somebody does with their fingers, and with the keyboard on the screen to write. */
async function fingersOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  const panels = page.getByRole('navigation', { name: 'Panels' });
  const head = page.getByRole('region', { name: 'Outline' });
  const search = head.getByRole('searchbox', { name: 'Search the outline' });
  const row = (name: string) => outline(page).getByRole('treeitem', { name: new RegExp(`^${name.slice(0, 40)}`) });
  const fingers = {
    async fillIn(field: Locator, words: string): Promise<void> {
      await field.tap();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(words);
      await page.keyboard.press('Enter');
    },
    async panel(name: 'Outline' | 'Path' | 'Look'): Promise<void> {
      const button = panels.getByRole('button', { name, exact: true });
      if ((await button.getAttribute('aria-pressed')) === 'false') await button.tap();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    },
    /** In the middle of what is seen. */
    async make(name: string): Promise<void> {
      await panels.getByRole('button', { name: 'Add', exact: true }).tap();
      await page.getByRole('menuitem', { name, exact: true }).tap();
    },
    /** Found by its name, as there is room for few rows. */
    async show(name: string): Promise<void> {
      if (!(await search.isVisible())) await head.getByRole('button', { name: 'Search the outline' }).tap();
      await search.tap();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(name);
      await row(name).tap();
      const commands = head.getByRole('button', { name: /^What to do with / });
      if (name === 'Whole canvas') await expect(commands).toHaveCount(0);
      else await expect(commands).toHaveAccessibleName(`What to do with ${name}`);
    },
    /** From the menu of the outline, with its words. */
    async add(entry: string, words: string): Promise<void> {
      await head.getByRole('button', { name: 'Add', exact: true }).tap();
      await page.getByRole('menuitem', { name: entry, exact: true }).tap();
      await expect(page.getByRole('textbox', { name: /^(Name of|Text in)/ })).toBeFocused();
      await page.keyboard.type(words);
      if (entry !== 'New text') await page.keyboard.press('Enter');
      await expect(row(words)).toBeVisible();
    },
    /** Of what is selected. */
    async command(name: string, command: string): Promise<void> {
      await head.getByRole('button', { name: `What to do with ${name}`, exact: true }).tap();
      await page.getByRole('menuitem', { name: command, exact: true }).tap();
      await expect(page.getByRole('textbox', { name: /^(Name of|Code in|Row 1, column 1)/ })).toBeFocused();
    },
    /** A stop for each topic instead of the one to begin with; two in the wrong order are put right. */
    async path(): Promise<void> {
      const [first, second, third, fourth, ...others] = deck.topics;
      for (const title of [first, second, fourth, third, ...others]) {
        await fingers.panel('Outline');
        await fingers.show(title ?? '');
        await fingers.panel('Path');
        await page.getByRole('button', { name: `Add a stop: ${title}` }).tap();
      }
      const tile = (number: number) => page.locator('[data-step]').nth(number - 1);
      const choose = async (number: number, command: string) => {
        await tile(number).tap();
        await page.getByRole('button', { name: `What to do with stop ${number}` }).tap();
        await page.getByRole('menuitem', { name: command }).tap();
      };
      await choose(1, 'Remove from the path');
      await expect(page.locator('[data-step]')).toHaveCount(deck.topics.length);
      await choose(4, 'Move earlier');
      await expect(tile(4)).toHaveAttribute('aria-label', `Stop 4, ${fourth}`);
    },
    /** Where the number of a stop is on the screen. */
    async markOf(number: number): Promise<Point> {
      const mark = page.locator('svg g > text').filter({ hasText: new RegExp(`^${number}$`) });
      const { x = 0, y = 0, width = 0, height = 0 } = (await mark.boundingBox()) ?? {};
      return [x + width / 2, y + height / 2];
    },
    async drag([x, y]: Point, [right, down]: Point): Promise<void> {
      await touch('touchStart', [x, y]);
      for (let step = 1; step <= 4; step++) await touch('touchMove', [x + (right * step) / 4, y + (down * step) / 4]);
      await touch('touchEnd');
    },
    /** Two fingers, side by side, from so far apart to so far. */
    async pinch([x, y]: Point, from: number, to: number): Promise<void> {
      const both = (apart: number): Point[] => [
        [x - apart / 2, y],
        [x + apart / 2, y],
      ];
      await touch('touchStart', ...both(from));
      for (let step = 1; step <= 4; step++) await touch('touchMove', ...both(from + ((to - from) * step) / 4));
      await touch('touchEnd');
    },
  };
  return fingers;
}
