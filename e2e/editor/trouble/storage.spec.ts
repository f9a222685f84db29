import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoViolation } from '../../axe.ts';
import { canvas, draftOf, dropOnCanvas, edit, expect, objectsIn, saved } from '../journey.ts';
import { close, status, test } from './journey.ts';

const warning = 'You are offline, and this browser cannot keep your changes. Leave this tab open until you are connected again.';

/** Each new one is in the one before. */
const countTopics = async (page: Page, oid: string) =>
  objectsIn((await draftOf(page, oid)).root)
    .slice(1)
    .filter(({ kind }) => kind === 'topic').length;

/** How the browser's database does not work. */
const ways: Readonly<Record<string, (page: Page, context: BrowserContext, origin: string) => Promise<unknown>>> = {
  'has no room': async (page, context, origin) =>
    (await context.newCDPSession(page)).send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 }),
  // As in some private windows.
  'cannot be opened': (page) =>
    page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Access is denied', 'SecurityError');
      };
    }),
  // Another version of it is open and does not close.
  'does not answer': (page) =>
    page.addInitScript(() => {
      const { open } = IDBFactory.prototype;
      Object.assign(globalThis, { held: open.call(indexedDB, 'held', 1) });
      IDBFactory.prototype.open = function () {
        return open.call(this, 'held', 2);
      };
    }),
};

for (const [how, spoil] of Object.entries(ways))
  test(`[SITE-5] where the browser’s database ${how}, everything is saved all the same, and nobody leaves unwarned`, async ({
    page,
    context,
    oid,
    baseURL,
  }) => {
    await spoil(page, context, baseURL ?? '');
    await edit(page, oid);
    await canvas(page).focus();
    await page.keyboard.press('Alt+t');
    await expect.poll(() => countTopics(page, oid)).toBe(5);
    await saved(page);

    await context.setOffline(true);
    // Nothing would be lost.
    await expect(status(page, 'Offline – kept on this device')).toBeVisible();
    await canvas(page).focus();
    await page.keyboard.press('Alt+t');
    await expect(status(page, 'Not saved')).toBeVisible();
    await expect(page.getByRole('paragraph').filter({ hasText: warning })).toBeVisible();
    expect(await countTopics(page, oid)).toBe(5);
    const asked = await close(page);
    expect(asked?.type()).toBe('beforeunload');
    await asked?.dismiss();
    await page.keyboard.press('Alt+t');

    await context.setOffline(false);
    await saved(page);
    await expect(page.getByRole('paragraph').filter({ hasText: warning })).toHaveCount(0);
    expect(await countTopics(page, oid)).toBe(7);
    expect(await close(page)).toBeUndefined();
  });

const HALF_A_MINUTE = 30_000;
const full = 'The owner’s storage is full. Your changes will be saved as soon as there is room again.';

test('[SITE-5] where the owner’s storage is full, nothing is called saved until there is room again', async ({ page, oid, library }) => {
  const file = `images/${oid}.png`;
  await library.pool.query(
    'insert into asset_upload (file, presentation_id, bytes) select $1, id, 10000000000 from presentation where oid = $2',
    [file, oid],
  );
  await page.clock.install();
  await edit(page, oid);
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c02020' } })
    .png()
    .toBuffer();
  await dropOnCanvas(page, 'red.png', 'image/png', picture);
  await expect(page.getByText('There is no room left in the storage.')).toBeVisible();
  await expect(status(page, 'Saved')).toBeVisible();

  await canvas(page).focus();
  await page.keyboard.press('Alt+t');
  await expect(status(page, 'Not saved')).toBeVisible();
  await expect(page.getByRole('paragraph').filter({ hasText: full })).toBeVisible();
  await expectNoViolation(page, 'no room');
  expect(await countTopics(page, oid)).toBe(4);

  await library.pool.query('delete from asset_upload where file = $1', [file]);
  await page.clock.fastForward(HALF_A_MINUTE);
  await saved(page);
  await expect(page.getByRole('paragraph').filter({ hasText: full })).toHaveCount(0);
  expect(await countTopics(page, oid)).toBe(5);
  await dropOnCanvas(page, 'red.png', 'image/png', picture);
  await expect.poll(async () => objectsIn((await draftOf(page, oid)).root).some(({ kind }) => kind === 'image')).toBe(true);
});
