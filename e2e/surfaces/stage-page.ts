import type { Camera, Viewport } from '../../src/model/camera/camera.ts';
import { planFlight } from '../../src/model/camera/flight.ts';
import { frameObject } from '../../src/model/camera/framing.ts';
import { applyAll, applyLate } from '../../src/model/change/apply.ts';
import { openDraft } from '../../src/model/change/draft/draft.ts';
import type { Operation } from '../../src/model/change/operation.ts';
import { randomOperation } from '../../src/model/change/test-operations.ts';
import { Chance } from '../../src/model/presentation/test-documents.ts';
import { changeScene } from '../../src/model/scene/change-scene.ts';
import type { Scene } from '../../src/model/scene/scene.ts';
import { indexScene } from '../../src/model/scene/scene.ts';
import { bitmapImage } from '../../src/viewer/surface/bitmap-image.ts';
import { contextOf } from '../../src/viewer/surface/context-of.ts';
import { makeFramePainter } from '../../src/viewer/surface/frame-painter.ts';
import { openEditableLite } from '../../src/viewer/surface/editing/editable-lite.ts';
import { openEditableWebgl } from '../../src/viewer/surface/editing/editable-webgl.ts';
import { openSurface } from '../../src/viewer/surface/open-surface.ts';
import type { FrameWords } from '../../src/viewer/surface/surface.contract.ts';
import type { Frame, Surface, SurfaceContent, SurfaceFont } from '../../src/viewer/surface/surface.ts';
import { type SceneName, stageScenes } from './stage-scenes.ts';
import { watch } from './watch.ts';

const watched = watch();
const host = document.querySelector('main') ?? document.body;

const frameOf = ({ camera, opacities = {}, spotlight, isResting = true, layersFrom }: FrameWords): Frame => ({
  camera,
  opacities: new Map(Object.entries(opacities)),
  spotlight,
  isResting,
  layersFrom,
});

const newCanvas = (width: number, height: number) => Object.assign(document.createElement('canvas'), { width, height });

function differenceOf(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let sum = 0;
  for (let place = 0; place < one.length; place++) sum += Math.abs((one[place] ?? 0) - (other[place] ?? 0));
  return sum;
}

const faces = ['inter-400', 'inter-500', 'inter-600'];

async function loadFont(face: string): Promise<SurfaceFont> {
  const font = { name: `stage-${face}`, bytes: await (await fetch(`/${face}.ttf`)).arrayBuffer() };
  document.fonts.add(await new FontFace(font.name, font.bytes).load());
  return font;
}

async function contentOf(scene: Scene): Promise<Omit<SurfaceContent, 'fonts'>> {
  const canvas = newCanvas(64, 64);
  const context = contextOf(canvas);
  for (let place = 0; place < 64; place++) {
    context.fillStyle = `hsl(${place * 29} 70% 50%)`;
    context.fillRect((place % 8) * 8, Math.floor(place / 8) * 8, 8, 8);
  }
  return {
    scene,
    images: new Map([['photo', await createImageBitmap(canvas)]]),
    fontName: (face) => `stage-${face}`,
    labels: { missingImage: 'Missing', unreadable: 'Unreadable' },
  };
}

async function openStage(kind: Surface['kind'], name: SceneName, viewport: Viewport) {
  const draft = openDraft(stageScenes[name]);
  const scene = indexScene(draft.presentation);
  const fonts = await Promise.all(faces.map(loadFont));
  const content = { ...(await contentOf(scene)), fonts };
  const lost: string[] = [];
  const open = async (prefer: Surface['kind']) =>
    openSurface(host, content, {
      prefer,
      loadWebgl: async () => openEditableWebgl,
      loadLite: async () => openEditableLite,
      onLost: (reason) => lost.push(reason),
    });
  const surface = await open(kind);
  const newPainter = (scene: Scene) =>
    makeFramePainter({ ...content, scene }, (width, height) => contextOf(newCanvas(width, height)), bitmapImage);
  let painter = await newPainter(scene);
  const change = async (doIt: () => void) => {
    doIt();
    surface.change(changeScene(scene, draft.presentation));
    // As if it had never been another one.
    painter = await newPainter(indexScene(draft.presentation));
  };
  let size = viewport;
  surface.resize(size, devicePixelRatio);

  /** Must be read right after drawing, because the browser may discard the pixels later. */
  const pixels = (): Uint8ClampedArray => {
    const canvas = host.querySelector('canvas');
    const copy = contextOf(newCanvas(canvas?.width ?? 1, canvas?.height ?? 1));
    if (canvas) copy.drawImage(canvas, 0, 0);
    return copy.getImageData(0, 0, copy.canvas.width, copy.canvas.height).data;
  };
  const paintOn = (canvas: HTMLCanvasElement, { camera, layersFrom, spotlight, opacities }: Frame, kind: 'all' | 'background' = 'all') => {
    const context = contextOf(canvas);
    painter.paint(
      context,
      { camera, viewport: size, pixelRatio: devicePixelRatio, spotlight, layersFrom },
      (id) => opacities.get(id) ?? 1,
      {
        kind,
      },
    );
    return context.getImageData(0, 0, canvas.width, canvas.height).data;
  };
  const plainCanvas = () => newCanvas(Math.round(size.width * devicePixelRatio), Math.round(size.height * devicePixelRatio));

  return {
    lost,
    watched,
    kind: () => surface.kind,
    frameObject: (id: string) => frameObject(scene, id, size),
    change: (operations: readonly Operation[]) => change(() => applyAll(draft, operations)),
    addFont: async (face: string) => void fonts.push(await loadFont(face)),
    lift: (ids: readonly string[]) => surface.lift(ids),
    async changeAnyhow(seed: number, times: number): Promise<void> {
      const chance = new Chance(seed);
      for (let time = 0; time < times; time++)
        await change(() => applyLate(draft, [randomOperation(draft, chance, () => `new-${seed}-${time}-${chance.next()}`)]));
    },
    show: (words: FrameWords) => surface.show(frameOf(words)),
    prepare: (cameras: Camera[]) => surface.prepare(cameras),
    settled: () => surface.settled(),
    resize(to: Viewport) {
      size = to;
      surface.resize(to, devicePixelRatio);
    },
    /** Shows a frame. How far its pixels are from what `paint()` draws: 0 is identical, 1 as far as the bare background. */
    distanceOf(words: FrameWords): number {
      const frame = frameOf(words);
      surface.show(frame);
      const shown = pixels();
      const painted = paintOn(plainCanvas(), frame);
      return differenceOf(shown, painted) / Math.max(1, differenceOf(paintOn(plainCanvas(), frame, 'background'), painted));
    },
    /** Cameras of a flight, evenly spaced in time, from the first stop to the last through all others. */
    flight(ids: string[], frames: number): Camera[] {
      const stops = ids.map((id) => frameObject(scene, id, size));
      return stops.slice(1).flatMap((to, place) => {
        const { at, duration } = planFlight(scene, stops[place] ?? to, to, size);
        return Array.from({ length: frames }, (_, frame) => at((duration * (frame + 1)) / frames));
      });
    },
    /** What `paint()` draws on a plain canvas, on top of everything. */
    reference(words: FrameWords): void {
      document.querySelector('#reference')?.remove();
      const canvas = plainCanvas();
      canvas.id = 'reference';
      canvas.style.cssText = `position:fixed;left:0;top:0;width:${size.width}px;height:${size.height}px`;
      paintOn(canvas, frameOf(words));
      document.body.append(canvas);
    },
    hideReference: () => document.querySelector('#reference')?.remove(),
    loseContext: () => host.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
    /** Plays a film of a single colour. */
    async playFilm(id: string, color: string): Promise<void> {
      const canvas = newCanvas(320, 180);
      const context = contextOf(canvas);
      const video = Object.assign(document.createElement('video'), { muted: true, srcObject: canvas.captureStream(10) });
      const roll = () => {
        context.fillStyle = color;
        context.fillRect(0, 0, 320, 180);
      };
      roll();
      setInterval(roll, 100);
      await video.play();
      surface.setVideo(id, video);
    },
    stopFilm: (id: string) => surface.setVideo(id, undefined),
    destroy: () => surface.destroy(),
  };
}

export type Stage = Awaited<ReturnType<typeof openStage>>;
Object.assign(globalThis, { openStage });
declare global {
  var stage: Stage;
  var openStage: (kind: Surface['kind'], name: SceneName, viewport: Viewport) => Promise<Stage>;
}
