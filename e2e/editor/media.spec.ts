import type { Page } from '@playwright/test';
import { presentationPath } from '../../src/contract/presentation/presentation-address.ts';
import type { SceneObject, VideoObject } from '../../src/model/presentation/presentation.ts';
import { mp4, wave } from '../../src/server/platform/imports/media/test-media.ts';
import { expectNoViolation } from '../axe.ts';
import { open } from '../visitor.ts';
import { canvas, dropOnCanvas, edit, expect, objectsIn, outline, presentationOf, saved, test } from './journey.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** A film of two seconds in which a square moves, made by the browser itself. */
const film = async (page: Page): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate(async () => {
      const drawn = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
      const context = drawn.getContext('2d');
      const recorder = new MediaRecorder(drawn.captureStream(30), { mimeType: 'video/webm;codecs=vp8' });
      const pieces: Blob[] = [];
      recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
      const isDone = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
      recorder.start();
      const began = performance.now();
      for (let now = began; now < began + 2000; now = await new Promise<number>(requestAnimationFrame)) {
        if (!context) continue;
        context.fillStyle = '#e0603b';
        context.fillRect(0, 0, 320, 180);
        context.fillStyle = '#ffffff';
        context.fillRect(((now - began) / 2000) * 280, 70, 40, 40);
      }
      recorder.stop();
      await isDone;
      return btoa(Array.from(await new Blob(pieces).bytes(), (byte) => String.fromCharCode(byte)).join(''));
    }),
    'base64',
  );

const isVideo = (object: SceneObject): object is VideoObject => object.kind === 'video';
const videosOf = async (page: Page, oid: string) => objectsIn((await presentationOf(page, oid)).root).filter(isVideo);

test('[SITE-5] a film and a sound are brought, dressed, started by a step and published', async ({ page, oid }) => {
  test.setTimeout(180_000);
  await edit(page, oid);
  const bytes = await film(page);
  const dialog = page.getByRole('dialog', { name: 'Add video or sound' });
  await canvas(page).focus();
  await page.keyboard.press('Alt+v');
  await expect(dialog.getByRole('button', { name: 'Choose files' })).toBeFocused();
  await expectNoViolation(page, 'the dialog for films');

  const address = dialog.getByLabel('Address of a file');
  const add = dialog.getByRole('button', { name: 'Add from the address' });
  await address.fill('not an address');
  await add.click();
  await expect(dialog.getByText('That is not a complete address. It has to begin with https://.')).toBeVisible();
  await address.fill('https://127.0.0.1/film.mp4');
  await add.click();
  await expect(dialog.getByText('There is no file at that address that can be fetched from here.')).toBeVisible();
  await address.fill('https://youtu.be/film');
  await add.click();
  await expect(dialog.getByText('That is the page of a player, not a file.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add a link instead' }).click();
  await expect(dialog).toBeHidden();
  await expect(outline(page).getByRole('treeitem', { name: 'youtu.be' })).toBeVisible();
  await page.keyboard.press('Delete');

  await page.keyboard.press('Alt+v');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'dive.webm', mimeType: 'video/webm', buffer: bytes });
  await expect(dialog).toBeHidden();
  const panel = page.getByRole('group', { name: 'Video', exact: true });
  await expect(panel.getByLabel('Preview')).toBeVisible();
  const [first] = await videosOf(page, oid);
  expect(first?.poster, 'a poster from early in the film').toBeDefined();
  expect((first?.width ?? 0) / (first?.height ?? 1)).toBeCloseTo(16 / 9);

  // Another moment becomes the poster.
  const player = panel.locator('video');
  await player.evaluate(async (video: HTMLVideoElement) => {
    const isThere = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
    video.currentTime = 1;
    await isThere;
  });
  await panel.getByRole('button', { name: 'Use this moment as poster' }).click();
  await expect.poll(async () => (await videosOf(page, oid))[0]?.poster).not.toBe(first?.poster);
  await panel.getByRole('radio', { name: 'At its step' }).click();
  await expect(panel.getByRole('radio', { name: 'At its step' })).toBeChecked();
  await panel.getByRole('switch', { name: 'Repeats' }).check();
  await expectNoViolation(page, 'a film in the inspector');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await canvas(page).focus();
  await page.keyboard.press('Alt+Enter');
  await expect.poll(async () => (await presentationOf(page, oid)).path.at(-1)?.to).toBe(first?.id);

  await dropOnCanvas(page, 'deep_song.wav', 'audio/wav', wave(4));
  await expect(outline(page).getByRole('treeitem', { name: 'deep song' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Sound', exact: true }).getByLabel('Preview')).toBeVisible();
  expect((await videosOf(page, oid)).find(({ isSound }) => isSound)).toMatchObject({ alt: 'deep song', startsItself: false });
  await expectNoViolation(page, 'a sound in the inspector');
  await saved(page);

  await page.addInitScript(() => {
    const create = document.createElement.bind(document);
    const made: HTMLVideoElement[] = Object.assign(window, { made: [] }).made;
    document.createElement = ((name: string, options?: ElementCreationOptions) => {
      const element = create(name, options);
      if (element instanceof HTMLVideoElement) made.push(element);
      return element;
    }) as typeof document.createElement;
  });
  const playing = () =>
    page.evaluate(() =>
      (window as unknown as { made: HTMLVideoElement[] }).made
        .filter(({ src }) => src.includes('/files/media/'))
        .map(({ currentTime, paused }) => ({ currentTime, isPlaying: !paused })),
    );
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: 'Present', exact: true }).click();
  await page.waitForURL(/#present$/);
  await open(page, presentationPath({ oid, title: 'A calendar of tides', schemaVersion: 2 }));
  await page.getByRole('button', { name: /^Present / }).click();
  const stage = page.locator('[data-viewer]').getByRole('application');
  await expect(stage).toBeFocused();
  expect(await playing(), 'nothing has been fetched').toEqual([]);
  await page.keyboard.press('End');
  await expect.poll(async () => (await playing())[0]?.currentTime ?? 0, { timeout: 60_000 }).toBeGreaterThan(0.3);
  await page.keyboard.press('k');
  await expect.poll(async () => (await playing())[0]?.isPlaying).toBe(false);
  const box = await stage.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect.poll(async () => (await playing())[0]?.isPlaying).toBe(true);
  await page.keyboard.press('Home');
  await expect.poll(async () => (await playing())[0]?.isPlaying).toBe(false);
});

test('[SITE-5] a file that is not what it claims is explained, and one whose way is cut waits until it is sent or discarded', async ({
  page,
  oid,
}) => {
  const waiting = page.getByText('A file could not be added yet.').filter({ visible: true });
  const song = outline(page).getByRole('treeitem', { name: 'song' });
  await edit(page, oid);
  await dropOnCanvas(page, 'film.mp4', 'video/mp4', mp4().subarray(0, 90));
  await expect(page.getByText('That is no picture, video or sound, or not one that browsers can show.')).toBeVisible();
  await page.route('**/assets/', (route) => route.abort('connectionreset'));
  await dropOnCanvas(page, 'song.wav', 'audio/wav', wave());
  await expect(waiting.first()).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0);
  expect(await videosOf(page, oid)).toEqual([]);
  await dropOnCanvas(page, 'song.wav', 'audio/wav', wave());
  await expect(waiting.first()).toBeVisible();
  await expect(song).toHaveCount(0);
  await page.unroute('**/assets/');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(song).toBeVisible();
  await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0);
});

test('[SITE-5] an SVG and an address are pasted as a drawing and as a link', async ({ page, oid }) => {
  await edit(page, oid);
  await canvas(page).focus();
  const paste = (plain: string) =>
    page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, plain);
  await paste('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><title>A fish</title><path d="M0 0h90v30z" fill="#f00"/></svg>');
  await expect(outline(page).getByRole('treeitem', { name: 'A fish' })).toBeVisible();
  await paste('https://example.org/tides');
  await expect(outline(page).getByRole('treeitem', { name: 'https://example.org/tides' })).toBeVisible();
  const made = (await presentationOf(page, oid)).root.children.slice(-2);
  expect(made).toMatchObject([
    { kind: 'drawing', alt: 'A fish' },
    { kind: 'text', paragraphs: [{ runs: [{ link: { kind: 'address', href: 'https://example.org/tides' } }] }] },
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[SITE-5] a sound is brought from the sheet', async ({ page, oid }) => {
    await edit(page, oid);
    await page.getByRole('button', { name: 'Add', exact: true }).tap();
    await page.getByRole('menuitem', { name: 'Add video or sound' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Add video or sound' });
    await expect(dialog).toBeVisible();
    // It grows a little as it opens.
    const heights = () => dialog.getByRole('button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    await expect.poll(async () => Math.min(...(await heights()))).toBeGreaterThanOrEqual(44);
    await dialog.locator('input[type=file]').setInputFiles({ name: 'song.wav', mimeType: 'audio/wav', buffer: wave(1) });
    await expect.poll(async () => (await videosOf(page, oid)).map(({ alt }) => alt)).toEqual(['song']);
  });
});
