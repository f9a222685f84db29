import { rmSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { routes } from '../src/contract/routes.ts';
import { openLibrary } from './library.ts';
import { startProduct } from './product.ts';
import { expect as impatient, type Member, open, test as base } from './view-page/journey.ts';
import { signUp } from './visitor.ts';

/** The first change of a draft starts a process. */
const expect = impatient.configure({ timeout: 30_000 });

const editingPath = (oid: string) => routes.devEditing.replace(':oid', oid);

/** Somebody who is logged in, and a presentation of theirs. */
const test = base.extend<{ oid: string; colleague: Member }>({
  oid: async ({ library, member, logIn }, use) => {
    await logIn();
    await use((await library.add({ ownerId: member.id, privacy: 'private' })).oid);
  },
  colleague: async ({ library, moderator, oid }, use) => {
    await library.pool.query(
      `insert into presentation_right (presentation_id, person_id, level) select id, $2, 'edit' from presentation where oid = $1`,
      [oid, moderator.id],
    );
    await use(moderator);
  },
});

const state = (page: Page) => page.locator('output[data-state]');
const objects = (page: Page) => page.getByRole('list', { name: 'Objects' }).getByRole('listitem');
const saved = (page: Page) => expect(state(page)).toHaveText('saved');

async function edit(page: Page, oid: string): Promise<void> {
  await open(page, editingPath(oid));
  await expect(state(page)).toHaveAttribute('data-state', /./);
}

async function addText(page: Page, words: string): Promise<void> {
  await page.getByLabel('Words').fill(words);
  await page.getByRole('button', { name: 'Add text' }).click();
  await expect(objects(page).filter({ hasText: words })).toHaveCount(1);
}

/** Counts the sockets that pages of a browser open. */
function countSockets(context: BrowserContext): { opened: number } {
  const counts = { opened: 0 };
  context.on('page', (page) => page.on('websocket', () => (counts.opened += 1)));
  return counts;
}

const wordsOf = (page: Page) => objects(page).allInnerTexts();

test('two browsers change the same presentation, and end with the same', async ({ page, elsewhere, oid, colleague }) => {
  const other = await elsewhere();
  await other.context().addCookies(colleague.cookies);
  await Promise.all([edit(page, oid), edit(other, oid)]);
  for (let turn = 0; turn < 5; turn += 1) {
    await Promise.all([addText(page, `Left ${turn}`), addText(other, `Right ${turn}`)]);
    await Promise.all([page, other].map((one) => one.getByRole('button', { name: 'Move' }).click()));
  }
  // Nobody else has changed it, so that it can be taken back.
  await addText(page, 'Taken back');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(objects(page).filter({ hasText: 'Taken back' })).toHaveCount(0);
  await Promise.all([saved(page), saved(other)]);
  await expect(objects(other)).toHaveText(await wordsOf(page));
  await expect(objects(page)).toHaveCount(14);
  const places = (one: Page) => objects(one).evaluateAll((items) => items.map((item) => item.getAttribute('data-x')));
  await expect.poll(() => places(other)).toEqual(await places(page));
  await page.reload();
  await expect(objects(page)).toHaveText(await wordsOf(other));
});

test('what somebody types, deletes and formats within a text is there after a reload, and can be taken back', async ({ page, oid }) => {
  await edit(page, oid);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await addText(page, 'Fruit: ');
  const text = objects(page).filter({ hasText: 'Fruit' });
  await page.getByLabel('Words').fill('Äpfel 🍎!');
  await press('Insert');
  await press('Delete');
  await press('New paragraph');
  await press('List');
  await press('Bold');
  await press('Insert');
  await expect(text).toHaveText('Fruit: Äpfel 🍎 Äpfel 🍎!');
  await saved(page);
  await page.reload();
  await expect(text).toHaveText('Fruit: Äpfel 🍎 Äpfel 🍎!');
  for (let steps = 6; steps > 0; steps -= 1) await press('Undo');
  await expect(text).toHaveText('Fruit:');
});

test('two tabs of one browser share a connection, and the second goes on when the first is closed', async ({ context, page, oid }) => {
  const sockets = countSockets(context);
  const [first, second] = [await context.newPage(), await context.newPage()];
  await page.close();
  await edit(first, oid);
  await edit(second, oid);
  await addText(first, 'From the first');
  await addText(second, 'From the second');
  await Promise.all([saved(first), saved(second)]);
  await expect(objects(first).filter({ hasText: 'From the second' })).toHaveCount(1);
  await expect(objects(second).filter({ hasText: 'From the first' })).toHaveCount(1);
  expect(sockets.opened).toBe(1);
  await first.close();
  await addText(second, 'Alone');
  await saved(second);
  expect(sockets.opened).toBe(2);
  const third = await context.newPage();
  await edit(third, oid);
  await expect(objects(third)).toHaveText(await wordsOf(second));
  expect(sockets.opened).toBe(2);
});

test('what was changed without a network outlives the page: nothing is lost, nothing comes twice', async ({ context, page, oid }) => {
  // Being offline is only pretended, and not for what a page sends as it closes.
  await page.addInitScript(() => {
    const { fetch: real } = globalThis;
    globalThis.fetch = (address, init) => (init?.keepalive ? Promise.reject(new TypeError('No network')) : real(address, init));
  });
  await edit(page, oid);
  await saved(page);
  await context.setOffline(true);
  await expect(state(page)).toHaveText('offline');
  await addText(page, 'On the train');
  await addText(page, 'In the tunnel');
  await page.reload().catch(() => undefined);
  await context.setOffline(false);
  await edit(page, oid);
  await saved(page);
  for (const words of ['On the train', 'In the tunnel']) await expect(objects(page).filter({ hasText: words })).toHaveCount(1);
  await page.reload();
  await expect(objects(page)).toHaveCount(6);
});

test('a network that comes back is used at once', async ({ context, page, oid, library }) => {
  await edit(page, oid);
  await saved(page);
  await context.setOffline(true);
  await expect(state(page)).toHaveText('offline');
  await addText(page, 'Later');
  await context.setOffline(false);
  await saved(page);
  const { rowCount } = await library.pool.query('select from draft_change join presentation on id = presentation_id where oid = $1', [oid]);
  expect(rowCount).toBe(1);
});

test('a tab that is closed right after a change loses nothing', async ({ context, page, oid }) => {
  await edit(page, oid);
  await saved(page);
  await addText(page, 'Last words');
  await page.close();
  const next = await context.newPage();
  await edit(next, oid);
  await expect(objects(next).filter({ hasText: 'Last words' })).toHaveCount(1);
  await expect(objects(next)).toHaveCount(5);
});

test('what a tab that was closed without a network has left, another one sends', async ({ context, page, oid }) => {
  const other = await context.newPage();
  await Promise.all([edit(page, oid), edit(other, oid)]);
  await Promise.all([saved(page), saved(other)]);
  await context.setOffline(true);
  await Promise.all([page, other].map((one) => expect(state(one)).toHaveText('offline')));
  await addText(page, 'Left behind');
  await page.close();
  await context.setOffline(false);
  await saved(other);
  await expect(objects(other).filter({ hasText: 'Left behind' })).toHaveCount(1);
});

test('after a reload, one still takes back one’s own changes, and nobody else’s', async ({ page, elsewhere, oid, colleague }) => {
  const other = await elsewhere();
  await other.context().addCookies(colleague.cookies);
  await Promise.all([edit(page, oid), edit(other, oid)]);
  await addText(page, 'Mine');
  await saved(page);
  await addText(other, 'Theirs');
  await expect(objects(page).filter({ hasText: 'Theirs' })).toHaveCount(1);
  await edit(page, oid);
  await expect(objects(page).filter({ hasText: 'Mine' })).toHaveCount(1);
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(objects(page).filter({ hasText: 'Mine' })).toHaveCount(0);
  await undo.click();
  await saved(page);
  await expect(objects(page).filter({ hasText: 'Theirs' })).toHaveCount(1);
  await expect(objects(other).filter({ hasText: 'Mine' })).toHaveCount(0);
});

test('where sockets do not get through, plain requests do', async ({ page, elsewhere, oid, colleague }) => {
  await page.addInitScript(() => {
    const { WebSocket: Real } = globalThis;
    globalThis.WebSocket = class extends Real {
      constructor(address: string | URL) {
        super(new URL('/nowhere', address));
      }
    };
  });
  const other = await elsewhere();
  await other.context().addCookies(colleague.cookies);
  await Promise.all([edit(page, oid), edit(other, oid)]);
  await addText(page, 'By request');
  await saved(page);
  await expect(objects(other).filter({ hasText: 'By request' })).toHaveCount(1);
  await addText(other, 'By socket');
  await expect(objects(page).filter({ hasText: 'By socket' })).toHaveCount(1);
});

test('somebody who may no longer edit is told, and keeps what was not saved', async ({ page, oid, library, colleague, logIn }) => {
  await logIn(colleague);
  await edit(page, oid);
  await saved(page);
  await library.pool.query('delete from presentation_right using presentation where id = presentation_id and oid = $1', [oid]);
  await addText(page, 'Too late');
  await expect(state(page)).toHaveText('gone');
  await expect(objects(page).filter({ hasText: 'Too late' })).toHaveCount(1);
  await library.pool.query(
    `insert into presentation_right (presentation_id, person_id, level) select id, $2, 'edit' from presentation where oid = $1`,
    [oid, colleague.id],
  );
  await page.reload();
  await expect(objects(page).filter({ hasText: 'Too late' })).toHaveCount(1);
});

test('somebody who is logged out goes on when they are logged in again', async ({ context, page, oid, logIn }) => {
  await edit(page, oid);
  await saved(page);
  await context.clearCookies();
  await context.setOffline(true);
  await addText(page, 'Not logged in');
  await context.setOffline(false);
  await expect(state(page)).toHaveText('signed-out');
  await logIn();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await saved(page);
});

test('a page of an earlier version is told to load again, and what it could not send is sent then', async ({ context, page, oid }) => {
  await page.addInitScript(() => {
    const { WebSocket: Real } = globalThis;
    const earlier = (address: string | URL) =>
      'isOld' in globalThis ? String(address).replace(/protocol=\d+/, 'protocol=0') : String(address);
    globalThis.WebSocket = class extends Real {
      constructor(address: string | URL) {
        super(earlier(address));
      }
    };
  });
  await edit(page, oid);
  await saved(page);
  await page.evaluate(() => Object.assign(globalThis, { isOld: true }));
  await context.setOffline(true);
  await expect(state(page)).toHaveText('offline');
  await addText(page, 'In an old page');
  await context.setOffline(false);
  await expect(state(page)).toHaveText('outdated');
  await addText(page, 'And more');
  await expect(state(page)).toHaveText('outdated');
  await edit(page, oid);
  for (const words of ['In an old page', 'And more']) await expect(objects(page).filter({ hasText: words })).toHaveCount(1);
  await saved(page);
});

test('a server that is killed and started again in between loses nothing', async ({ browser }) => {
  test.setTimeout(240_000);
  const killed = await startProduct();
  const { dataDirectory, origin } = killed;
  const context = await browser.newContext({ baseURL: origin, locale: 'en' });
  const page = await context.newPage();
  const email = await signUp(page);
  await page.waitForURL('/dashboard/next/');
  const library = await openLibrary(dataDirectory);
  const { rows } = await library.pool.query<{ id: string }>('select id from person where email = $1', [email]);
  const { oid } = await library.add({ ownerId: rows[0]?.id ?? '' });
  await library.close();
  await edit(page, oid);
  await addText(page, 'Before');
  killed.server.kill('SIGKILL');
  await addText(page, 'Right then');
  await expect(state(page)).toHaveText('offline');
  await addText(page, 'Meanwhile');
  const product = await startProduct({ dataDirectory, port: Number(new URL(origin).port) });
  await saved(page);
  await page.reload();
  for (const words of ['Before', 'Right then', 'Meanwhile']) await expect(objects(page).filter({ hasText: words })).toHaveCount(1);
  await expect(objects(page)).toHaveCount(7);
  await context.close();
  await product.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});
