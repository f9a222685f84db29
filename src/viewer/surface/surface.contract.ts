import { expect } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import type { Camera } from '#model/camera/camera.ts';
import type { Operation } from '#model/change/operation.ts';
import type { Spotlight } from '#model/paint/paint-options.ts';

export interface Picture {
  width: number;
  height: number;
  /** RGBA. */
  pixels: Uint8Array;
}

/** A frame in a form that can be sent to a page. */
export interface FrameWords {
  camera: Camera;
  opacities?: Record<string, number>;
  spotlight?: Spotlight;
  isResting?: boolean;
  layersFrom?: Camera;
}

/** A surface on a page in a real browser, with a plain canvas beside it. */
export interface SurfaceStage {
  open(scene: 'cards' | 'reveals' | 'distance' | 'well' | 'crowd' | 'film'): Promise<void>;
  frameObject(id: string): Promise<Camera>;
  /** Cameras along a flight between stops. */
  flight(ids: string[], frames: number): Promise<Camera[]>;
  show(frame: FrameWords): Promise<void>;
  settled(): Promise<void>;
  /** Announces where the camera will go, and waits until everything is prepared. */
  prepare(cameras: Camera[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Changes the presentation. */
  change(operations: readonly Operation[]): Promise<void>;
  /** Another face, `inter-800`, for the next change. */
  addFont(face: string): Promise<void>;
  /** An empty list puts everything down. */
  lift(ids: readonly string[]): Promise<void>;
  /** The same with random operations, always the same ones for a seed. */
  changeAnyhow(seed: number, times: number): Promise<void>;
  playFilm(id: string, color: string): Promise<void>;
  stopFilm(id: string): Promise<void>;
  /** What a visitor sees. */
  seen(): Promise<Picture>;
  /** What `paint()` draws of a frame on a plain canvas. */
  painted(frame: FrameWords): Promise<Picture>;
  /** Shows a frame and measures how far it is from what `paint()` draws: 0 is identical, 1 as far off as the bare background. */
  distanceOf(frame: FrameWords): Promise<number>;
  /** How many frames it requests unprompted while the browser draws some. */
  framesAskedFor(): Promise<number>;
  destroy(): Promise<void>;
}

type Body = (stage: SurfaceStage) => Promise<void>;

const differing = (one: Picture, other: Picture) => {
  expect([one.width, one.height]).toEqual([other.width, other.height]);
  return pixelmatch(one.pixels, other.pixels, undefined, one.width, one.height, { threshold: 0.02, includeAA: true });
};

/** Browsers smooth the edges of masks slightly differently on a worker's canvas; everything else is identical. */
export const expectSame = (seen: Picture, painted: Picture) =>
  expect(differing(seen, painted)).toBeLessThan(seen.width * seen.height * 0.0008);

/** What every surface guarantees. `test` opens a separate stage for each. */
export function surfaceContract(name: string, test: (title: string, body: Body) => void): void {
  const promise = (title: string, body: Body) => test(`${name} surface: ${title}`, body);

  const expectExact = async (stage: SurfaceStage, frame: FrameWords) => {
    await stage.show(frame);
    await stage.settled();
    expectSame(await stage.seen(), await stage.painted(frame));
  };

  promise('[VIEW-15] at rest it shows what paint() draws, rotated and scaled like its steps', async (stage) => {
    await stage.open('cards');
    for (const id of ['root', 'a', 'b', 'c']) await expectExact(stage, { camera: await stage.frameObject(id) });
  });

  promise('a new size is filled immediately and exactly', async (stage) => {
    await stage.open('cards');
    await expectExact(stage, { camera: await stage.frameObject('a') });
    await stage.resize(300, 400);
    const camera = await stage.frameObject('a');
    await expectExact(stage, { camera });
    expect((await stage.seen()).width).toBeGreaterThanOrEqual(300);
  });

  promise('objects revealed by steps fade in, and are hidden before', async (stage) => {
    await stage.open('reveals');
    const camera = await stage.frameObject('a');
    const hidden = { camera, opacities: { 'a-hidden': 0, 'a-words': 0, b: 0 } };
    await expectExact(stage, hidden);
    const before = await stage.seen();
    await expectExact(stage, { camera, opacities: { 'a-hidden': 0.5, 'a-words': 0.25, b: 0 } });
    await expectExact(stage, { camera, opacities: { 'a-hidden': 1, 'a-words': 1, b: 0 } });
    expect(differing(before, await stage.seen())).toBeGreaterThan(1000);
    await expectExact(stage, hidden);
  });

  promise('in flight too, hidden objects are invisible, and half revealed ones half visible', async (stage) => {
    await stage.open('reveals');
    for (const [place, camera] of (await stage.flight(['root', 'b'], 4)).entries())
      for (const b of [0, 0.5, 1]) {
        const frame = { camera, opacities: { b, 'a-hidden': 1, 'a-words': 0 }, isResting: false };
        // The first frames load the tiles of new objects.
        await expect.poll(() => stage.distanceOf(frame), `frame ${place}, opacity ${b}`).toBeLessThan(0.25);
      }
  });

  promise('[VIEW-15] what is beside a slide is covered, at rest and in flight', async (stage) => {
    await stage.open('reveals');
    const camera = await stage.frameObject('root');
    await expectExact(stage, { camera });
    const open = await stage.seen();
    await expectExact(stage, { camera, spotlight: { id: 'a', share: 1 } });
    expect(differing(open, await stage.seen())).toBeGreaterThan(10_000);
    for (const [place, camera] of (await stage.flight(['root', 'a'], 4)).entries())
      for (const share of [0.5, 1]) {
        const frame = { camera, spotlight: { id: 'a', share }, isResting: false };
        await expect.poll(() => stage.distanceOf(frame), `frame ${place}, share ${share}`).toBeLessThan(0.25);
      }
  });

  promise('distant layers move less than the canvas, but with it for reduced motion', async (stage) => {
    await stage.open('distance');
    const camera = await stage.frameObject('b');
    const before = await stage.frameObject('a');
    await expectExact(stage, { camera: before });
    await expectExact(stage, { camera });
    const deep = await stage.seen();
    await expectExact(stage, { camera, layersFrom: before });
    expect(differing(deep, await stage.seen())).toBeGreaterThan(1000);
    await expectExact(stage, { camera, layersFrom: camera });
    expectSame(await stage.seen(), deep);
  });

  promise('at the bottom of deep nesting it is as exact as at the top', async (stage) => {
    await stage.open('well');
    for (const id of ['well-4', 'well-2', 'well-0']) await expectExact(stage, { camera: await stage.frameObject(id) });
  });

  for (const [scene, stops] of [
    ['cards', ['root', 'a', 'c', 'b', 'root']],
    ['distance', ['root', 'b', 'a']],
    ['well', ['root', 'well-0', 'root']],
  ] as const)
    promise(`no frame of a flight is blank: ${scene}`, async (stage) => {
      await stage.open(scene);
      await expectExact(stage, { camera: await stage.frameObject('root') });
      const cameras = await stage.flight([...stops], 24);
      await stage.prepare(cameras);
      const distances: number[] = [];
      for (const camera of cameras) distances.push(await stage.distanceOf({ camera, isResting: false }));
      expect(Math.max(...distances)).toBeLessThan(0.75);
      expect(distances.reduce((sum, distance) => sum + distance, 0) / distances.length).toBeLessThan(0.2);
    });

  promise('a change is shown, and nothing else than a fresh painting shows', async (stage) => {
    await stage.open('cards');
    const frame = { camera: await stage.frameObject('a') };
    await expectExact(stage, frame);
    const before = await stage.seen();
    const changeAndExpect = async (...operations: Operation[]) => {
      await stage.change(operations);
      await stage.settled();
      expectSame(await stage.seen(), await stage.painted(frame));
    };
    await changeAndExpect({ kind: 'set', id: 'a-sun', fields: { x: 300, y: 200, rotation: 40 } });
    expect(differing(before, await stage.seen())).toBeGreaterThan(500);
    await changeAndExpect({ kind: 'set', id: 'a-sun', fields: { x: 120, y: 120, rotation: 15 } });
    expectSame(await stage.seen(), before);
    await changeAndExpect({ kind: 'set', id: 'a-words', fields: { opacity: 0.5 } }, { kind: 'remove', id: 'a-photo' });
    // The camera stands in it, so that everything else moves.
    await changeAndExpect({ kind: 'set', id: 'a', fields: { x: 900, rotation: 5 } });
    await changeAndExpect({ kind: 'theme', fields: { 'palette/surface': '#224466' } });
    await expectExact(stage, { camera: await stage.frameObject('root') });
  });

  promise('what flies by is what has changed, revealed by steps or not', async (stage) => {
    await stage.open('reveals');
    const flying = { camera: await stage.frameObject('root'), isResting: false };
    await expectExact(stage, { ...flying, isResting: true });
    await expect.poll(() => stage.distanceOf(flying)).toBeLessThan(0.15);
    for (const operation of [
      { kind: 'set', id: 'a', fields: { x: 1500, y: 1200 } },
      { kind: 'set', id: 'b', fields: { x: 700, y: 600, rotation: 20 } },
      { kind: 'remove', id: 'a-photo' },
    ] as const) {
      await stage.change([operation]);
      await expect.poll(() => stage.distanceOf(flying), operation.id).toBeLessThan(0.15);
    }
  });

  for (const scene of ['cards', 'reveals', 'distance', 'well', 'crowd'] as const)
    promise(`after a hundred changes the picture is that of a fresh painting, at rest and in flight: ${scene}`, async (stage) => {
      await stage.open(scene);
      const frame = { camera: await stage.frameObject('root') };
      await expectExact(stage, frame);
      await stage.prepare(await stage.flight(['root', 'root'], 2));
      for (let time = 0; time < 5; time++) {
        await stage.changeAnyhow(time, 20);
        await stage.settled();
        expectSame(await stage.seen(), await stage.painted(frame));
      }
      // Tiles are painted again.
      const flying = { ...frame, isResting: false };
      await expect.poll(() => stage.distanceOf(flying)).toBeLessThan(0.15);
      await expectExact(stage, frame);
    });

  promise('letters of a face that came after it was opened are drawn in it', async (stage) => {
    await stage.open('cards');
    const frame = { camera: await stage.frameObject('root') };
    await expectExact(stage, frame);
    await stage.addFont('inter-800');
    const paragraphs = [{ runs: [{ text: 'Illinois, WAVE, mmm', weight: 800 }] }];
    const words = { kind: 'text', id: 'heavy', order: 'b00', x: 500, y: 600, width: 900, height: 200, paragraphs, style: { size: 90 } };
    await stage.change([{ kind: 'add', into: { parent: 'root' }, object: words }]);
    await stage.settled();
    expectSame(await stage.seen(), await stage.painted(frame));
    await stage.prepare([frame.camera]);
    await expect.poll(() => stage.distanceOf({ ...frame, isResting: false })).toBeLessThan(0.15);
  });

  promise(
    'lifted objects move, turn and change between what is below and above them, and are exact once they are put down',
    async (stage) => {
      await stage.open('cards');
      const frame = { camera: await stage.frameObject('a') };
      await expectExact(stage, frame);
      // The words are above the first and below the second.
      await stage.lift(['a-sun', 'a-photo', 'nowhere']);
      await stage.settled();
      expectSame(await stage.seen(), await stage.painted(frame));
      for (const fields of [{ x: 300, y: 140 }, { x: 420, y: 130, rotation: 60 }, { scale: 1.5 }, { width: 260 }, { opacity: 0.6 }]) {
        await stage.change([
          { kind: 'set', id: 'a-sun', fields },
          { kind: 'set', id: 'a-photo', fields: { ...fields, y: 300 } },
        ]);
        await stage.settled();
        // A picture that is moved by parts of pixels, turned or enlarged has softer edges.
        expect(differing(await stage.seen(), await stage.painted(frame))).toBeLessThan(640 * 400 * 0.03);
      }
      // Something else changes meanwhile.
      await stage.change([{ kind: 'set', id: 'a-words', fields: { x: 300, y: 300 } }]);
      await stage.settled();
      await stage.change([{ kind: 'set', id: 'a-sun', fields: { x: 200, y: 300 } }]);
      await stage.lift([]);
      await stage.settled();
      expectSame(await stage.seen(), await stage.painted(frame));
    },
  );

  promise('objects can be lifted anywhere, in any number, while the camera moves, and be removed meanwhile', async (stage) => {
    await stage.open('crowd');
    const frame = { camera: await stage.frameObject('c3') };
    await expectExact(stage, frame);
    await stage.lift(['root', 'c3', 'c3-sun', 'c4', 'c20-words', ...Array.from({ length: 24 }, (_, place) => `c${place}-photo`)]);
    await stage.changeAnyhow(7, 10);
    await stage.change([{ kind: 'remove', id: 'c4' }]);
    const elsewhere = { camera: await stage.frameObject('root') };
    await expectExact(stage, { ...elsewhere, opacities: { c5: 0.5 } });
    await stage.lift(['c5-sun', 'c6']);
    await stage.show({ ...elsewhere, isResting: false });
    await stage.changeAnyhow(8, 3);
    await stage.lift([]);
    await expectExact(stage, elsewhere);
  });

  promise('changes while it flies and while it has not drawn yet are not lost', async (stage) => {
    await stage.open('cards');
    const frame = { camera: await stage.frameObject('root') };
    await stage.changeAnyhow(1, 5);
    await stage.show(frame);
    await stage.changeAnyhow(2, 5);
    await stage.show({ ...frame, isResting: false });
    await stage.changeAnyhow(3, 5);
    await expectExact(stage, frame);
    await stage.changeAnyhow(4, 1);
    await stage.resize(300, 400);
    await stage.changeAnyhow(5, 1);
    await expectExact(stage, { camera: await stage.frameObject('root') });
  });

  promise('a playing video covers its poster, with the same rotation and opacity', async (stage) => {
    await stage.open('film');
    const camera = await stage.frameObject('film');
    const colorInTheMiddle = async () => {
      const { pixels, width, height } = await stage.seen();
      return [...pixels.subarray((Math.floor(height * 0.3) * width + Math.floor(width / 2)) * 4).subarray(0, 3)];
    };
    await expectExact(stage, { camera });
    const poster = await colorInTheMiddle();
    await stage.playFilm('film', '#00ff00');
    await expect.poll(async () => (await colorInTheMiddle())[1]).toBeGreaterThan(230);
    await stage.show({ camera, opacities: { film: 0.5 } });
    await expect.poll(async () => (await colorInTheMiddle())[0]).toBeGreaterThan(50);
    await stage.stopFilm('film');
    await stage.show({ camera });
    await expect.poll(colorInTheMiddle).toEqual(poster);
  });

  promise('it requests no frames while nothing changes, nor after it is destroyed', async (stage) => {
    await stage.open('cards');
    await expectExact(stage, { camera: await stage.frameObject('a') });
    expect(await stage.framesAskedFor()).toBe(0);
    await stage.show({ camera: await stage.frameObject('b') });
    await stage.destroy();
    expect(await stage.framesAskedFor()).toBe(0);
    await stage.settled();
  });
}
