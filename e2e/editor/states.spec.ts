import type { Locator, Page } from '@playwright/test';
import { closeCodes } from '../../src/contract/presentation/draft-socket.ts';
import { editPath } from '../../src/contract/presentation/presentation-address.ts';
import type { Asked } from '../../src/editor/commands/asks.ts';
import { en } from '../../src/locale/texts/editing/editorCommands/en.ts';
import { expectNoKeys, expectNoViolation } from '../axe.ts';
import { open } from '../visitor.ts';
import { everythingDocument, objects, select } from './everything.ts';
import { canvas, edit, expect, test as base } from './journey.ts';

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
