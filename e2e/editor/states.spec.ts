import type { Locator, Page } from '@playwright/test';
import { closeCodes } from '../../src/contract/presentation/draft-socket.ts';
import { editPath } from '../../src/contract/presentation/presentation-address.ts';
import type { Asked } from '../../src/editor/commands/asks.ts';
import { en } from '../../src/locale/texts/editing/editorCommands/en.ts';
import { expectNoKeys, expectNoViolation } from '../axe.ts';
import { open } from '../visitor.ts';
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
  theme: {
    background: { layers: [{ id: 'far', depth: 0.5, objects: [{ kind: 'shape', shape: 'star', x: 0, y: 0, width: 9, height: 9 }] }] },
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
/** What a command of the palette opens, and what is selected for it. */
type Opening = readonly [command: Words, opened: Opened, object?: string];
/** Whatever the page is asked for. */
const asked: Readonly<Record<Asked, readonly Opening[]>> = {
  comfort: [['editorCommands.comfort', (page) => page.getByRole('region', { name: /calm|comfort/i })]],
  shortcuts: [['editorCommands.shortcuts', dialog]],
  look: [['editorCommands.look', (page) => page.getByRole('tab', { name: 'Look', selected: true })]],
  crop: [['editorCommands.crop', application('editorCommands.crop'), 'image']],
  describe: [['editorCommands.describe', dialog, 'image']],
  formula: [['editorCommands.editFormula', dialog, 'formula']],
  newFormula: [['editorCommands.addFormula', dialog]],
  points: [['editorCommands.editPoints', application('editorCommands.editPoints'), 'shape']],
  icons: [['editorCommands.addIcon', dialog]],
  media: [['editorCommands.addMedia', dialog]],
  emoji: [['editorCommands.addEmoji', dialog]],
  data: ['chart', 'table'].map((kind) => ['editorCommands.editData', (page) => page.getByRole('grid'), kind]),
  versions: [['editorCommands.versions', (page) => page.getByRole('heading', { name: 'Version history' })]],
  details: [['editorCommands.details', dialog]],
  replace: [['editorCommands.replace', (page) => page.getByRole('search')]],
  find: [['editorCommands.findWords', (page) => page.getByRole('search')]],
  tour: [['editorCommands.tour', (page) => page.getByRole('button', { name: /next/i })]],
  // The palette itself is looked at with the editor, and `share` opens what `details` opens.
  palette: [],
  share: [],
  // These open nothing of their own.
  picture: [],
  addStep: [],
  stepSettings: [],
  presentFromHere: [],
  backdrop: [],
  findNext: [],
  findPrevious: [],
};
/** What happens on the canvas without asking. */
const tools: readonly Opening[] = [
  ['editorCommands.penTool', done],
  ['editorCommands.selectSeveral', done],
  ['editorCommands.editPath', (page) => page.getByRole('button', { name: 'Canvas', exact: true })],
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
      for (const [command, opened, object] of [...Object.values(asked).flat(), ...tools]) {
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

test('[SITE-5] panels, menus and dialogs of controls have no accessibility violations, in either theme', async ({
  page,
  library,
  member,
  logIn,
}) => {
  test.setTimeout(120_000);
  await logIn();
  // With a picture that nobody has described.
  const children = [
    ...everythingDocument.root.children,
    { kind: 'image', id: 'bare', asset: 'squid', x: 1400, y: 1100, width: 40, height: 30 },
  ];
  const own = { ...everythingDocument, root: { ...everythingDocument.root, children } };
  const { oid: everything } = await library.addDocument(member.id, own);
  await edit(page, everything);
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  await press(/things? to fix$/);
  await expect(page.getByRole('button', { name: 'Show' }).first()).toBeVisible();
  await expectNoViolation(page, 'findings');

  await select(page, 'topic');
  await press(/^What to do with /);
  await page.getByRole('menuitem', { name: 'Place beside or in…' }).click();
  await expect(dialog(page).getByRole('combobox').first()).toBeVisible();
  await expectNoViolation(page, 'the dialog that places');
  await page.keyboard.press('Escape');

  await select(page, 'text');
  await page.keyboard.press('Enter');
  const toolbar = page.getByRole('toolbar', { name: 'Text formatting' });
  for (const name of ['Text colour', 'More formatting']) {
    await toolbar.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
    await expectNoViolation(page, name);
    await page.keyboard.press('Escape');
  }

  await edit(page, everything);
  await select(page, 'chart');
  await call(page, 'editorCommands.editData');
  for (const name of ['Row', 'Series']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('menu', { name })).toBeVisible();
    await expectNoViolation(page, `the menu ${name}`);
    await page.keyboard.press('Escape');
  }

  await edit(page, everything);
  await call(page, 'editorCommands.look');
  await press('Make your own');
  await expect(page.getByRole('button', { name: 'Choose a picture file' })).toBeVisible();
  await expectNoViolation(page, 'own palettes');
  await press('Remove it');
  await expect(dialog(page).getByText('You can undo this.')).toBeVisible();
  await expectNoViolation(page, 'removing layers');
  await page.keyboard.press('Escape');

  await call(page, 'editorCommands.versions');
  await press('Name this version');
  await expect(page.getByRole('textbox', { name: /name/i })).toBeVisible();
  await expectNoViolation(page, 'naming a version');
  await expectNoKeys(page);
});

test('[SITE-5] what is said while nothing can be saved or opened has no accessibility violations, in either theme', async ({
  page,
  context,
  oid,
}) => {
  test.setTimeout(120_000);
  let refusal: number | undefined;
  await page.routeWebSocket(/\/draft\/socket\//, (socket) => void (refusal ? socket.close({ code: refusal }) : socket.connectToServer()));
  await edit(page, oid);
  await context.setOffline(true);
  await expect(page.getByRole('button', { name: 'Offline – kept on this device' })).toBeVisible();
  await expectNoViolation(page, 'offline');
  await context.setOffline(false);

  for (const [code, words] of [
    [closeCodes.signedOut, /^You are logged out\./],
    [closeCodes.notFound, /^You can no longer edit this presentation\./],
    [closeCodes.outdated, /^This editor has been updated\./],
  ] as const) {
    refusal = code;
    await edit(page, oid);
    await expect(page.getByRole('paragraph').filter({ hasText: words })).toBeVisible();
    await expectNoViolation(page, String(words));
  }

  await page.route(
    ({ pathname }) => pathname.endsWith('/draft/'),
    (route) => route.fulfill({ status: 404, json: {} }),
  );
  await open(page, editPath({ oid, schemaVersion: 2 }));
  await expect(page.getByRole('alert').getByText('The presentation could not be opened.')).toBeVisible();
  await expectNoViolation(page, 'not opened');
  await expectNoKeys(page);
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
