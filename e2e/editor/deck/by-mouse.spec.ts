import type { Page } from '@playwright/test';
import { open } from '../../visitor.ts';
import { canvas, drag, expect, outline, pointOf, presentationOf, test, tools } from '../journey.ts';
import { deck, expectDeck, expectSeen, jellyfish, oidOf, openPrivacy } from './deep-sea.ts';

type Corners = readonly [left: number, top: number, right: number, bottom: number];

/** In fractions of the canvas: between the tools and the zoom. */
const places: readonly Corners[] = [
  [0.06, 0.2, 0.19, 0.36],
  [0.27, 0.2, 0.61, 0.62],
  [0.68, 0.2, 0.81, 0.36],
  [0.68, 0.42, 0.81, 0.58],
  [0.06, 0.42, 0.19, 0.58],
  [0.27, 0.66, 0.4, 0.8],
];

// Missing elements fail soon, not at the end of the test's time.
test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 15_000 });

test('[SITE-5] the deck of the design is built from blank with the mouse, published, and seen by everybody', async ({
  page,
  logIn,
  elsewhere,
}) => {
  test.setTimeout(240_000);
  await logIn();
  await open(page, '/dashboard/next/');
  await page.getByRole('link', { name: 'New presentation' }).first().click();
  await page.getByRole('button', { name: 'Start blank' }).click();
  const oid = await oidOf(page);
  const hand = handOf(page);

  await hand.fillIn(page.getByRole('banner').getByRole('textbox', { name: 'Title' }), deck.title);
  await page.getByRole('tab', { name: 'Look' }).click();
  await page.getByRole('radio', { name: deck.theme, exact: true }).click();
  for (const [place, title] of deck.topics.entries()) await hand.topic(places[place] ?? [0, 0, 0, 0], title);
  await hand.write([0.5, 0.67], deck.title);
  await page.getByRole('radio', { name: 'Title', exact: true }).click();
  await hand.write([0.5, 0.81], deck.subtitle);

  // Two clicks on a topic show it.
  await page.mouse.dblclick(...(await pointOf(page, 0.44, 0.3)));
  await hand.addPicture();
  await drag(page, await hand.cornerOfSelection(), await pointOf(page, 0.5, 0.5));
  await hand.fillIn(page.getByRole('group', { name: 'For screen readers' }).getByRole('textbox', { name: 'Description' }), deck.jellyfish);
  await hand.topic([0.25, 0.66, 0.36, 0.8], 'Hide');
  await hand.topic([0.42, 0.66, 0.53, 0.8], 'Hunt');
  await hand.topic([0.59, 0.66, 0.7, 0.8], 'Talk');
  await hand.write([0.53, 0.2], deck.depth);
  await hand.write([0.53, 0.28], deck.words);

  await page.getByRole('button', { name: 'Show the whole canvas' }).click();
  await hand.draw('Chart', [0.08, 0.46, 0.17, 0.55]);
  await hand.fillIn(page.getByRole('group', { name: 'Chart', exact: true }).getByRole('textbox', { name: 'Title' }), deck.chart);
  await hand.draw('Table', [0.69, 0.45, 0.8, 0.56]);
  await hand.writeInto([0.705, 0.463], deck.cell);
  await hand.draw('Code', [0.28, 0.69, 0.39, 0.78]);
  await hand.writeInto([0.335, 0.72], deck.code);
  await tools(page).getByRole('button', { name: 'Shape', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Ellipse', exact: true }).click();
  await drag(page, await pointOf(page, 0.86, 0.25), await pointOf(page, 0.92, 0.33));
  await expect(outline(page).getByRole('treeitem', { name: 'Shape' })).toBeVisible();
  await tools(page).getByRole('button', { name: 'Arrow', exact: true }).click();
  await drag(page, await pointOf(page, 0.19, 0.28), await pointOf(page, 0.27, 0.41));
  await expect(page.getByLabel('End attached to')).not.toHaveValue('');
  await tools(page).getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Icon', exact: true }).click();
  await page.getByRole('searchbox', { name: /Find an icon/ }).fill(deck.icon);
  await page.getByRole('toolbar', { name: 'Icons' }).getByRole('button', { name: deck.icon, exact: true }).click();

  await hand.path();
  expectDeck(await presentationOf(page, oid));
  await page.getByRole('button', { name: 'Present', exact: true }).click();
  await page.waitForURL(/#present$/);
  const { everybody, save, isSaved } = await openPrivacy(page, oid);
  await everybody.check();
  await save.click();
  await isSaved();
  await expectSeen(await elsewhere(), oid);
});

/** What somebody does with a mouse, and with the keyboard only to write. */
function handOf(page: Page) {
  const tool = (name: string) => tools(page).getByRole('button', { name, exact: true });
  /** Long names end early. */
  const row = (name: string) => outline(page).getByRole('treeitem', { name: new RegExp(`^${name.slice(0, 40)}`) });
  const dragOver = async ([left, top, right, bottom]: Corners) =>
    drag(page, await pointOf(page, left, top), await pointOf(page, right, bottom));
  const hand = {
    async fillIn(field: ReturnType<Page['getByRole']>, words: string): Promise<void> {
      await field.click();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(words);
      // What is long is done when somebody goes on.
      await page.keyboard.press('Enter');
      await field.blur();
    },
    async topic(corners: Corners, title: string): Promise<void> {
      await tool('Topic').click();
      await dragOver(corners);
      await hand.fillIn(page.getByRole('group', { name: 'Frame', exact: true }).getByRole('textbox', { name: 'Title' }), title);
      await expect(row(title)).toHaveAttribute('aria-selected', 'true');
    },
    /** One of those behind “More”. */
    async draw(name: 'Chart' | 'Table' | 'Code', corners: Corners): Promise<void> {
      await tool('More').click();
      await page.getByRole('menuitem', { name, exact: true }).click();
      await dragOver(corners);
      await expect(page.getByRole('tab', { name, exact: true, selected: true })).toBeVisible();
      // Its handles are there as soon as it is drawn, with all its letters.
      await expect(page.locator('[aria-hidden] > svg > rect')).toHaveCount(8);
    },
    async write(place: readonly [number, number], words: string): Promise<void> {
      await tool('Text').click();
      await page.mouse.click(...(await pointOf(page, ...place)));
      await page.keyboard.type(words);
      await page.keyboard.press('Escape');
      await expect(row(words)).toHaveAttribute('aria-selected', 'true');
    },
    async writeInto(place: readonly [number, number], words: string): Promise<void> {
      await page.mouse.dblclick(...(await pointOf(page, ...place)));
      await page.getByRole('textbox', { name: /^(Code in|Row 1, column 1)/ }).waitFor();
      await page.keyboard.type(words);
      await page.keyboard.press('Escape');
    },
    async addPicture(): Promise<void> {
      const chooser = page.waitForEvent('filechooser');
      await tool('Picture').click();
      await (await chooser).setFiles(await jellyfish());
      await expect(page.getByRole('button', { name: 'Crop', exact: true })).toBeVisible();
    },
    /** The lower right one: the picture is as large as it comes, in the middle. */
    async cornerOfSelection(): Promise<[number, number]> {
      const box = await canvas(page).boundingBox();
      const [x, y] = await pointOf(page, 0.5, 0.5);
      return box ? [x + 180, y + 135] : [x, y];
    },
    /** A stop for each topic instead of the one to begin with; two in the wrong order are put right. */
    async path(): Promise<void> {
      const [first, second, third, fourth, ...others] = deck.topics;
      for (const title of [first, second, fourth, third, ...others]) {
        await row(title ?? '').click();
        await page.getByRole('button', { name: `Add a stop: ${title}` }).click();
      }
      const tile = (number: number) => page.locator('[data-step]').nth(number - 1);
      await tile(1).click();
      await page.getByRole('button', { name: 'What to do with stop 1' }).click();
      await page.getByRole('menuitem', { name: 'Remove from the path' }).click();
      await expect(page.locator('[data-step]')).toHaveCount(deck.topics.length);
      const [from, to] = [await tile(4).boundingBox(), await tile(3).boundingBox()];
      if (!from || !to) throw new Error('The path has no tiles');
      await drag(page, [from.x + 50, from.y + 50], [to.x + 40, to.y + 50]);
      await expect(tile(4)).toHaveAttribute('aria-label', `Stop 4, ${fourth}`);
    },
  };
  return hand;
}
