import { type Page, test as base, expect } from '@playwright/test';
import sharp from 'sharp';
import type { ScenePack } from '../src/contract/pages.ts';
import { visualScenes } from '../src/model/scenes/visual-scenes.ts';
import { expectSame, type FrameWords, type Picture, surfaceContract, type SurfaceStage } from '../src/viewer/surface/surface.contract.ts';
import type { Stage } from './surfaces/stage-page.ts';
import { startStageServer } from './surfaces/stage-server.ts';

const test = base.extend<object, { origin: string }>({
  origin: [
    // Playwright requires the first argument to be a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startStageServer();
      await use(server.origin);
      server.stop();
    },
    { scope: 'worker' },
  ],
});
test.use({ viewport: { width: 640, height: 400 } });

type Kind = 'lite' | 'webgl';
type SceneName = Parameters<typeof openStage>[1];

async function open(page: Page, origin: string, kind: Kind, scene: SceneName) {
  await page.goto(`${origin}/stage.html`);
  await page.waitForFunction(() => 'openStage' in globalThis);
  await page.evaluate(
    async ([kind, scene]) => {
      globalThis.stage = await openStage(kind, scene, { width: innerWidth, height: innerHeight });
    },
    [kind, scene] as const,
  );
}

async function decode(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** Animation frames that the page requests, besides ours, while the browser draws ten. */
const framesAskedFor = (page: Page) =>
  page.evaluate(async () => {
    const { watched } = stage;
    const before = watched.framesAskedFor;
    for (let frame = 0; frame < 10; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return watched.framesAskedFor - before - 10;
  });

const stageOn = (page: Page, origin: string, kind: Kind): SurfaceStage => ({
  open: (scene) => open(page, origin, kind, scene),
  frameObject: (id) => page.evaluate((id) => stage.frameObject(id), id),
  flight: (ids, frames) => page.evaluate(([ids, frames]) => stage.flight(ids, frames), [ids, frames] as const),
  show: (frame) => page.evaluate((frame) => stage.show(frame), frame),
  settled: () => page.evaluate(() => stage.settled()),
  async prepare(cameras) {
    await page.evaluate((cameras) => stage.prepare(cameras), cameras);
    await page.waitForFunction(() => stage.watched.jobs === 0);
  },
  resize: (width, height) => page.evaluate((size) => stage.resize(size), { width, height }),
  change: (operations) => page.evaluate((operations) => stage.change(operations), operations),
  addFont: (face) => page.evaluate((face) => stage.addFont(face), face),
  lift: (ids) => page.evaluate((ids) => stage.lift(ids), ids),
  changeAnyhow: (seed, times) => page.evaluate(([seed, times]) => stage.changeAnyhow(seed, times), [seed, times] as const),
  playFilm: (id, color) => page.evaluate(([id, color]) => stage.playFilm(id, color), [id, color] as const),
  stopFilm: (id) => page.evaluate((id) => stage.stopFilm(id), id),
  seen: async () => decode(await page.locator('main canvas').first().screenshot()),
  async painted(frame) {
    await page.evaluate((frame) => stage.reference(frame), frame);
    const picture = await decode(await page.locator('#reference').screenshot());
    await page.evaluate(() => stage.hideReference());
    return picture;
  },
  distanceOf: (frame) =>
    page.evaluate(async (frame) => {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return stage.distanceOf(frame);
    }, frame),
  framesAskedFor: () => framesAskedFor(page),
  destroy: () => page.evaluate(() => stage.destroy()),
});

for (const kind of ['lite', 'webgl'] as const)
  surfaceContract(kind, (title, body) => test(title, ({ page, origin }) => body(stageOn(page, origin, kind))));

test.describe('on a high-resolution screen', () => {
  test.use({ deviceScaleFactor: 2.5 });
  for (const kind of ['lite', 'webgl'] as const)
    test(`${kind} surface: draws every device pixel`, async ({ page, origin }) => {
      const on = stageOn(page, origin, kind);
      await on.open('cards');
      const frame = { camera: await on.frameObject('a') };
      await on.show(frame);
      await on.settled();
      const seen = await on.seen();
      expect(seen.width).toBe(1600);
      expectSame(seen, await on.painted(frame));
    });
});

/** The plain canvas has taken over automatically, with the same frame. */
async function expectLiteInPlace(page: Page, on: SurfaceStage, frame: FrameWords) {
  await expect.poll(() => page.evaluate(() => stage.kind())).toBe('lite');
  await on.settled();
  expectSame(await on.seen(), await on.painted(frame));
  expect(await page.locator('main canvas').count()).toBe(1);
}

for (const isResting of [true, false])
  test(`[VIEW-15] if the WebGL context is lost, the plain canvas shows the same frame, ${isResting ? 'at rest' : 'in flight'}`, async ({
    page,
    origin,
  }) => {
    const on = stageOn(page, origin, 'webgl');
    await on.open('reveals');
    const frame = { camera: await on.frameObject('a'), opacities: { b: 0, 'a-words': 0.5 }, isResting };
    await on.show(frame);
    if (isResting) await on.settled();
    expect(await page.evaluate(() => stage.kind())).toBe('webgl');
    await page.evaluate(() => stage.loseContext());
    await expectLiteInPlace(page, on, frame);
    expect(await page.evaluate(() => stage.lost)).toEqual(['context-lost']);
    await expect.poll(() => page.workers().length).toBe(0);
  });

test('[VIEW-15] if the worker fails, the plain canvas shows the same frame', async ({ page, origin }) => {
  const on = stageOn(page, origin, 'webgl');
  await on.open('cards');
  const frame = { camera: await on.frameObject('b') };
  await on.show(frame);
  await page.evaluate(() => stage.watched.workers[0]?.dispatchEvent(new ErrorEvent('error')));
  await expectLiteInPlace(page, on, frame);
  expect(await page.evaluate(() => stage.lost)).toEqual(['worker-failed']);
});

for (const [what, block] of [
  [
    'WebGL2',
    (page: Page) =>
      page.addInitScript(() =>
        Object.assign(HTMLCanvasElement.prototype, {
          getContext: new Proxy(HTMLCanvasElement.prototype.getContext, {
            apply: (get, canvas, given) => (given[0] === 'webgl2' ? null : Reflect.apply(get, canvas, given)),
          }),
        }),
      ),
  ],
  ['OffscreenCanvas', (page: Page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'))],
  ["the worker's file", (page: Page) => page.route(/tile-worker/, (route) => route.abort())],
] as const)
  test(`[VIEW-15] without ${what} the plain canvas shows the same presentation`, async ({ page, origin }) => {
    const on = stageOn(page, origin, 'webgl');
    await block(page);
    await on.open('cards');
    const frame = { camera: await on.frameObject('a') };
    await on.show(frame);
    await expectLiteInPlace(page, on, frame);
    expect(await page.evaluate(() => stage.lost)).toEqual(['unsupported']);
  });

test('webgl surface: textures stay within their memory limit, and all are released', async ({ page, origin }) => {
  const on = stageOn(page, origin, 'webgl');
  await on.open('crowd');
  const stops = ['root', ...Array.from({ length: 24 }, (_, place) => `c${place}`)];
  const cameras = await on.flight(stops, 8);
  await page.evaluate(async (cameras) => {
    for (const [place, camera] of cameras.entries()) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const isResting = place % 8 === 7;
      stage.show({ camera, isResting });
      if (isResting) await stage.settled();
    }
  }, cameras);
  const most = await page.evaluate(() => stage.watched.mostTextureBytes);
  expect(most).toBeGreaterThan(30e6);
  expect(most).toBeLessThanOrEqual(96e6);
  await on.destroy();
  await expect.poll(() => page.workers().length).toBe(0);
  expect(await page.locator('main canvas').count()).toBe(0);
});

test('webgl surface: the worker hears of a drag once, when the objects are put down', async ({ page, origin }) => {
  const on = stageOn(page, origin, 'webgl');
  await on.open('cards');
  const frame = { camera: await on.frameObject('a') };
  await on.show(frame);
  await on.settled();
  const told = () => page.evaluate(() => stage.watched.changes);
  await on.lift(['a-sun', 'a-photo']);
  await on.settled();
  const moveTo = async (x: number) => {
    await on.change(['a-sun', 'a-photo'].map((id) => ({ kind: 'set', id, fields: { x, rotation: x } })));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  };
  for (let turn = 0; turn < 10; turn++) await moveTo(200 + turn * 20);
  expect(await told()).toBe(0);
  // A picture has to be painted again, with the object where it is now.
  await on.change([{ kind: 'set', id: 'a-sun', fields: { width: 260 } }]);
  await on.settled();
  expect(await told()).toBe(1);
  await moveTo(100);
  expect(await told()).toBe(1);
  await on.lift([]);
  await on.settled();
  expect(await told()).toBe(2);
  expectSame(await on.seen(), await on.painted(frame));
});

test('webgl surface: what is lifted and moved before the first exact picture is asked for is in that picture', async ({ page, origin }) => {
  const on = stageOn(page, origin, 'webgl');
  await on.open('cards');
  const frame = { camera: await on.frameObject('a') };
  await page.evaluate(
    ([frame, elsewhere]) => {
      // The worker is busy with this one.
      stage.show({ camera: elsewhere });
      stage.show(frame);
      stage.lift(['a-sun']);
      return stage.change([{ kind: 'set', id: 'a-sun', fields: { x: 300, y: 200 } }]);
    },
    [frame, await on.frameObject('b')] as const,
  );
  await on.settled();
  await on.lift([]);
  await on.settled();
  expectSame(await on.seen(), await on.painted(frame));
});

declare global {
  var stage: Stage;
}

// The soak compares all of them.
const everyNth = (nth: number) => visualScenes.filter((_, index) => process.env['SOAK'] || index % nth === 0);
test('[VIEW-15] both surfaces show the same picture of every visual scene', async ({ page, origin, request }) => {
  test.setTimeout(240_000);
  await page.goto(`${origin}/stage.html`);
  await page.waitForFunction(() => 'compareSurfaces' in globalThis);
  const different: string[] = [];
  for (const { id } of everyNth(3)) {
    const pack: ScenePack = await (await request.get(`/dev/scenes/${id}.json`)).json();
    const share = await page.evaluate((pack) => compareSurfaces(pack), pack);
    if (share > 0.01) different.push(`${id}: ${(share * 100).toFixed(2)} %`);
  }
  expect(different).toEqual([]);
});

test('after a hundred changes to each visual scene, both surfaces show what they would show of a fresh one', async ({
  page,
  origin,
  request,
}) => {
  test.setTimeout(process.env['SOAK'] ? 2_400_000 : 480_000);
  await page.goto(`${origin}/stage.html`);
  await page.waitForFunction(() => 'compareChanged' in globalThis);
  const different: string[] = [];
  for (const { id } of everyNth(12)) {
    const pack: ScenePack = await (await request.get(`/dev/scenes/${id}.json`)).json();
    const shares = await page.evaluate((pack) => compareChanged(pack, 100), pack);
    for (const [kind, share] of Object.entries(shares))
      if (share > 0.0005) different.push(`${id} on ${kind}: ${(share * 100).toFixed(2)} %`);
  }
  expect(different).toEqual([]);
});
