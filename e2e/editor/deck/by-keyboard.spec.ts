import type { Locator, Page } from '@playwright/test';
import { open } from '../../visitor.ts';
import { canvas, expect, outline, presentationOf, saved, test } from '../journey.ts';
import { deck, expectDeck, expectSeen, home, jellyfish, oidOf, openPrivacy } from './deep-sea.ts';

// Missing elements fail soon, not at the end of the test's time.
test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 15_000 });

test('[SITE-5] the same deck is built and published with the keyboard alone', async ({ page, logIn, elsewhere }) => {
  test.setTimeout(240_000);
  const pointers: string[] = [];
  await page.exposeFunction('tellPointer', (kind: string) => void pointers.push(kind));
  await page.addInitScript(() => {
    const tell = ({ type }: Event) => void (globalThis as unknown as { tellPointer(kind: string): void }).tellPointer(type);
    for (const kind of ['pointerdown', 'pointermove', 'mousedown', 'touchstart', 'wheel']) addEventListener(kind, tell, { capture: true });
  });
  await logIn();
  const keys = keysOf(page);
  await open(page, '/dashboard/next/');
  await keys.press(page.getByRole('link', { name: 'New presentation' }).first());
  await keys.press(page.getByRole('button', { name: 'Start blank' }));
  const oid = await oidOf(page);

  await keys.fillIn(page.getByRole('banner').getByRole('textbox', { name: 'Title' }), deck.title);
  await keys.call('Choose a look');
  await keys.choose(page.getByRole('radiogroup', { name: 'Theme' }), deck.theme);
  // While there is nothing else, they are on the canvas itself.
  await canvas(page).focus();
  await page.keyboard.press('Alt+a');
  await page.keyboard.press('Alt+s');

  for (const title of deck.topics) await keys.add('New topic', title);
  await keys.go('Whole canvas');
  await keys.add('New text', deck.title);
  await keys.choose(page.getByRole('radiogroup', { name: 'Style' }), 'Title');
  await keys.go('Whole canvas');
  await keys.add('New text', deck.subtitle);
  await keys.go('Line');
  await keys.select(page.getByLabel('Start attached to'), 'Sunlight zone');
  await keys.select(page.getByLabel('End attached to'), home);

  await keys.show(home);
  await keys.addPicture();
  for (let step = 0; step < 7; step++) await page.keyboard.press('Control+Alt+ArrowDown');
  for (let step = 0; step < 16; step++) await page.keyboard.press('Shift+ArrowUp');
  await keys.fillIn(page.getByRole('group', { name: 'For screen readers' }).getByRole('textbox', { name: 'Description' }), deck.jellyfish);
  await keys.go(home);
  await keys.add(`New topic in ${home}`, deck.subtopics[0]);
  await canvas(page).focus();
  for (let step = 0; step < 8; step++) await page.keyboard.press('Control+Alt+ArrowDown');
  for (const title of deck.subtopics.slice(1)) await keys.add('New topic', title);
  for (const words of [deck.depth, deck.words]) {
    await keys.go(home);
    await keys.add('New text', words);
  }

  await keys.show('Black smokers');
  await keys.call('Add a chart');
  await keys.rename('Chart', deck.chart);
  await keys.show('The abyss');
  await keys.call('Add a table');
  await keys.writeInto(deck.cell);
  await keys.show('Still unmapped');
  await keys.call('Add code');
  await keys.writeInto(deck.code);
  await keys.show('Midnight zone');
  await page.keyboard.press('Alt+i');
  await expect(page.getByRole('searchbox', { name: /Find an icon/ })).toBeFocused();
  await page.keyboard.type(deck.icon);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^fish.* selected$/)).toBeAttached();

  await keys.go('Whole canvas');
  await keys.call('Choose a look');
  await keys.choose(page.getByRole('radiogroup', { name: 'Arrangement' }), 'Grid');
  await keys.press(page.getByRole('region', { name: 'Preview: Grid' }).getByRole('button', { name: 'Arrange' }));
  await keys.path();
  expectDeck(await presentationOf(page, oid));
  await keys.press(page.getByRole('button', { name: 'Present', exact: true }));
  await page.waitForURL(/#present$/);

  const { nobody, everybody, save, isSaved } = await openPrivacy(page, oid);
  await nobody.focus();
  while (!(await everybody.isChecked())) await page.keyboard.press('ArrowUp');
  await keys.press(save);
  await isSaved();
  expect(pointers).toEqual([]);
  await expectSeen(await elsewhere(), oid);
});

/** What somebody does without a pointer. */
function keysOf(page: Page) {
  const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const adding = page.getByRole('region', { name: 'Outline' }).getByRole('button', { name: 'Add', exact: true });
  const keys = {
    /** Only what Tab leads to, as it does to everything with this index. */
    async reach(target: Locator): Promise<void> {
      await target.focus();
      await expect(target).toBeFocused();
      expect(await target.evaluate((element) => (element as HTMLElement).tabIndex)).toBe(0);
    },
    async press(target: Locator): Promise<void> {
      await keys.reach(target);
      await page.keyboard.press('Enter');
    },
    async fillIn(field: Locator, words: string): Promise<void> {
      await keys.reach(field);
      await page.keyboard.press('Control+a');
      await page.keyboard.type(words);
      await page.keyboard.press('Tab');
    },
    /** One of several, by arrow keys. */
    async choose(group: Locator, name: string): Promise<void> {
      await keys.reach(group.locator('[role=radio][tabindex="0"]'));
      const wanted = group.getByRole('radio', { name, exact: true });
      while (!(await hasFocus(wanted))) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Space');
    },
    async select(list: Locator, name: string): Promise<void> {
      await keys.reach(list);
      await page.keyboard.type(name);
      await expect(list.locator('option:checked')).toHaveText(name);
    },
    async call(command: string): Promise<void> {
      await canvas(page).focus();
      await page.keyboard.press('Control+/');
      await expect(page.getByRole('combobox', { name: 'Find a command' })).toBeFocused();
      await page.keyboard.type(command);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Commands' })).toBeHidden();
    },
    /** To a row of the outline, which selects its object. */
    async go(name: string): Promise<void> {
      await keys.reach(outline(page).locator('[role=treeitem][tabindex="0"]'));
      await page.keyboard.press('Home');
      await expect.poll(focused).toMatch(/^Whole canvas/);
      for (let here = await focused(); !here.startsWith(name);) {
        const before = here;
        await page.keyboard.press('ArrowDown');
        await expect.poll(async () => (here = await focused())).not.toBe(before);
      }
    },
    async show(name: string): Promise<void> {
      await keys.go(name);
      await page.keyboard.press('Enter');
      await canvas(page).focus();
    },
    /** From the menu of the outline, with its words. */
    async add(entry: string, words: string): Promise<void> {
      await keys.press(adding);
      const wanted = page.getByRole('menuitem', { name: entry, exact: true });
      await expect(page.getByRole('menuitem', { name: 'New topic', exact: true })).toBeFocused();
      while (!(await hasFocus(wanted))) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: /^(Name of|Text in)/ })).toBeFocused();
      await page.keyboard.type(words);
      await page.keyboard.press(entry === 'New text' ? 'Escape' : 'Enter');
      await expect(outline(page).getByRole('treeitem', { name: words.slice(0, 40) })).toHaveAttribute('aria-selected', 'true');
    },
    async rename(from: string, to: string): Promise<void> {
      await keys.go(from);
      await page.keyboard.press('F2');
      await expect(page.getByRole('textbox', { name: /^Name of/ })).toBeFocused();
      await page.keyboard.type(to);
      await page.keyboard.press('Enter');
    },
    async writeInto(words: string): Promise<void> {
      await expect(canvas(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: /^(Code in|Row 1, column 1)/ })).toBeFocused();
      await page.keyboard.type(words);
      await page.keyboard.press('Escape');
    },
    async addPicture(): Promise<void> {
      const chooser = page.waitForEvent('filechooser');
      await keys.call('Add a picture');
      await (await chooser).setFiles(await jellyfish());
      await expect(page.getByRole('button', { name: 'Crop', exact: true })).toBeVisible();
      await canvas(page).focus();
    },
    /** A stop for each topic instead of the one to begin with; two in the wrong order are put right. */
    async path(): Promise<void> {
      const [first, second, third, fourth, ...others] = deck.topics;
      for (const title of [first, second, fourth, third, ...others]) {
        await keys.go(title ?? '');
        await page.keyboard.press('Alt+Enter');
        await expect.poll(focused).toContain(', stop ');
      }
      await keys.reach(page.locator('[data-step][tabindex="0"]'));
      await page.keyboard.press('Home');
      await expect.poll(focused).toMatch(/^Stop 1, /);
      await page.keyboard.press('Delete');
      await expect(page.locator('[data-step]')).toHaveCount(deck.topics.length);
      for (let step = 1; step < 4; step++) await page.keyboard.press('ArrowRight');
      await expect.poll(focused).toBe(`Stop 4, ${third}`);
      await page.keyboard.press('Alt+ArrowLeft');
      await expect.poll(focused).toBe(`Stop 3, ${third}`);
      await saved(page);
    },
  };
  return keys;
}
