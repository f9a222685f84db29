import type { Locator, Page } from '@playwright/test';
import { en } from '../../src/locale/texts/editing/editorCommands/en.ts';
import { expectNoKeys, expectNoViolation } from '../axe.ts';
import { canvas, edit, expect, test as base } from './journey.ts';

const words = (text: string) => ({ paragraphs: [text] });
const outlineOfBox = { viewBox: '0 0 10 10', nodes: [{ kind: 'path', d: 'M0 0h10v10z', fill: 'accent1' }] };

/** One object of each kind, by its id, and what it has besides its place. */
const objects: Readonly<Record<string, object>> = {
  topic: { kind: 'topic', title: 'A topic', frame: { shape: 'circle' }, children: [] },
  frame: { kind: 'frame', title: 'A frame', frame: { shape: 'bracket' } },
  group: { kind: 'group', children: [{ kind: 'shape', shape: 'star', id: 'star', x: 50, y: 50, width: 80, height: 80 }] },
  text: { kind: 'text', ...words('Low water at noon') },
  shape: { kind: 'shape', shape: 'ellipse', fill: 'accent1', link: { kind: 'address', href: 'https://example.org/' } },
  line: { kind: 'line', points: [{ x: 0, y: 0 }, { x: 200, y: 100 }], stroke: { color: 'text', width: 4 }, end: 'arrow' }, // oxfmt-ignore
  image: { kind: 'image', asset: 'squid', alt: 'A squid' },
  drawing: { kind: 'drawing', drawing: outlineOfBox },
  formula: { kind: 'drawing', drawing: outlineOfBox, formula: { tex: 'x' } },
  table: { kind: 'table', hasHeader: true, rows: [['Tide', 'Height'], ['High', '4']] }, // oxfmt-ignore
  chart: { kind: 'chart', chart: 'column', title: 'Tides', categories: ['May', 'June'], series: [{ name: 'Metres', values: [3, 4] }] },
  code: { kind: 'code', code: 'tide = moon + sun', language: 'python' },
  film: { kind: 'video', asset: 'film', alt: 'A film' },
  sound: { kind: 'video', asset: 'film', isSound: true, alt: 'A sound' },
};
const everythingDocument = {
  schemaVersion: 2,
  title: 'Everything',
  assets: {
    squid: { kind: 'image', source: '/files/images/squid.png', width: 40, height: 30 },
    film: { kind: 'video', source: '/files/media/film.mp4', width: 16, height: 9 },
  },
  root: {
    id: 'root',
    width: 1600,
    height: 1200,
    children: Object.entries(objects).map(([id, own], place) => ({
      id,
      x: 200 + (place % 4) * 400,
      y: 150 + Math.floor(place / 4) * 300,
      width: 200,
      height: 100,
      ...own,
    })),
  },
  path: [
    { id: 'all', title: 'All', to: 'root' },
    { id: 'one', title: 'One', to: 'topic' },
  ],
};

const test = base.extend<{ everything: string }>({
  everything: async ({ library, member, logIn }, use) => {
    await logIn();
    await use((await library.addDocument(member.id, everythingDocument)).oid);
  },
});

type Words = keyof typeof en;
type Opened = (page: Page) => Locator;

const dialog: Opened = (page) => page.getByRole('dialog');
const done: Opened = (page) => page.getByRole('button', { name: 'Done' });
const application =
  (command: Words): Opened =>
  (page) =>
    page.getByRole('application', { name: en[command] });
/** What the palette opens, and what is selected for it. */
const opening: readonly (readonly [command: Words, opened: Opened, object?: string])[] = [
  ['editorCommands.crop', application('editorCommands.crop'), 'image'],
  ['editorCommands.describe', dialog, 'image'],
  ['editorCommands.editFormula', dialog, 'formula'],
  ['editorCommands.editPoints', application('editorCommands.editPoints'), 'shape'],
  ['editorCommands.editData', (page) => page.getByRole('grid'), 'chart'],
  ['editorCommands.editData', (page) => page.getByRole('grid'), 'table'],
  ['editorCommands.addMedia', dialog],
  ['editorCommands.addIcon', dialog],
  ['editorCommands.addEmoji', dialog],
  ['editorCommands.replace', (page) => page.getByRole('search')],
  ['editorCommands.penTool', done],
  ['editorCommands.selectSeveral', done],
  ['editorCommands.details', dialog],
  ['editorCommands.versions', (page) => page.getByRole('heading', { name: 'Version history' })],
  ['editorCommands.editPath', (page) => page.getByRole('button', { name: 'Canvas', exact: true })],
  ['editorCommands.comfort', (page) => page.getByRole('region', { name: /calm|comfort/i })],
  ['editorCommands.shortcuts', dialog],
  ['editorCommands.tour', (page) => page.getByRole('button', { name: /next/i })],
];

async function call(page: Page, command: Words): Promise<void> {
  await canvas(page).focus();
  await page.keyboard.press('Control+/');
  await page.getByRole('combobox', { name: en['editorCommands.find'] }).fill(en[command]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: en['editorCommands.palette'] })).toBeHidden();
}

/** Enter selects the first object, Tab the next. */
async function select(page: Page, id: string): Promise<void> {
  await canvas(page).focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  for (let next = 0; next < Object.keys(objects).indexOf(id); next++) await page.keyboard.press('Tab');
}

const isWithin = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height } });

    test('[SITE-5] the properties of every kind of object have no accessibility violations, in either theme', async ({
      page,
      everything,
    }) => {
      test.setTimeout(180_000);
      await edit(page, everything);
      if (width < 600) await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Look' }).click();
      for (const id of Object.keys(objects)) {
        await select(page, id);
        await expect(page.getByRole('tab', { name: named[id] ?? titled(id), selected: true })).toBeVisible();
        await expectNoViolation(page, id, '[data-side-panel]');
      }
      await expectNoKeys(page);
      expect(await isWithin(page)).toBe(true);
    });

    test('[SITE-5] whatever the palette opens has no accessibility violations, in either theme', async ({ page, everything }) => {
      test.setTimeout(300_000);
      for (const [command, opened, object] of opening) {
        await edit(page, everything);
        if (object !== undefined) await select(page, object);
        await call(page, command);
        await expect(opened(page).first()).toBeVisible();
        await expectNoViolation(page, `${en[command]} ${object ?? ''}`);
        await expectNoKeys(page);
        expect(await isWithin(page), command).toBe(true);
      }
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[SITE-5] the sheet about every kind of object has no accessibility violations, in either theme', async ({ page, everything }) => {
    test.setTimeout(180_000);
    await edit(page, everything);
    await expectNoViolation(page, 'the hint');
    // The topic, beside its number.
    const { x = 0, y = 0, height = 0 } = (await page.locator('svg g > text').filter({ hasText: /^2$/ }).boundingBox()) ?? {};
    await page.touchscreen.tap(x + 25, y + height / 2);
    const sheet = page.getByRole('region', { name: 'Properties' });
    for (const id of Object.keys(objects)) {
      await expect(sheet.getByText(new RegExp(`^${named[id] ?? titled(id)}(, stop 2 of 2)?$`)).last()).toBeVisible();
      await expectNoViolation(page, id, '[data-side-panel]:not(:empty)');
      await canvas(page).focus();
      await page.keyboard.press('Tab');
    }
    await expectNoKeys(page);
    expect(await isWithin(page)).toBe(true);
    await canvas(page).focus();
    await page.keyboard.press('Control+a');
    await expect(sheet.getByRole('heading', { name: /objects$/ })).toBeVisible();
    await expectNoViolation(page, 'several', '[data-side-panel]');
    expect(await isWithin(page)).toBe(true);
  });
});

/** What the tab says about kinds with another name. */
const named: Readonly<Record<string, string>> = { image: 'Picture', film: 'Video', sound: 'Sound' };
const titled = (id: string) => id.slice(0, 1).toUpperCase() + id.slice(1);
