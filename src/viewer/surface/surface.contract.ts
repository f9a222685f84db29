import { expect } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import type { Camera } from '#model/camera/camera.ts';
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
