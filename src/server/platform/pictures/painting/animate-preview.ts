import type { Canvas } from '@napi-rs/canvas';
import type { Camera } from '#model/camera/camera.ts';
import { planFlight } from '#model/camera/flight.ts';
import { frameObject } from '#model/camera/framing.ts';
import type { PaintImage } from '#model/paint/context.ts';
import type { AssetId, FlightCurve, ObjectId } from '#model/presentation/presentation.ts';
import { targetAt } from '#model/presentation/steps.ts';
import type { Scene } from '#model/scene/scene.ts';
import sharp from 'sharp';
import { renderPicture } from './render-picture.ts';

const STEPS = 3;
const FRAMES_A_FLIGHT = 5;
/** Milliseconds. */
const FRAME = 75;
const REST = 560;

interface Animation {
  width: number;
  height: number;
  images: ReadonlyMap<AssetId, PaintImage>;
}

/** An animated WebP from the overview through the first stops and back, so that it loops without a jump. */
export async function animatePreview(scene: Scene, { width, height, images }: Animation): Promise<Buffer> {
  const viewport = { width, height };
  const stops = firstStops(scene).map(({ id, curve }) => ({ camera: frameObject(scene, id, viewport), curve }));
  const frames: Canvas[] = [];
  const delays: number[] = [];
  const add = (camera: Camera, delay: number) => {
    frames.push(renderPicture(scene, { view: { kind: 'camera', camera }, width, height, images }));
    delays.push(delay);
  };
  for (const [place, stop] of stops.entries()) {
    add(stop.camera, REST);
    const next = stops[(place + 1) % stops.length] ?? stop;
    const { duration, at } = planFlight(scene, stop.camera, next.camera, viewport, { curve: next.curve });
    const count = duration > 0 ? FRAMES_A_FLIGHT : 0;
    for (let frame = 1; frame <= count; frame++) add(at((duration * frame) / (count + 1)), FRAME);
  }
  const pixels = Buffer.concat(frames.map((frame) => frame.data()));
  const strip = sharp(pixels, { raw: { width, height: height * frames.length, channels: 4, pageHeight: height } });
  return strip.webp({ quality: 60, effort: 4, loop: 0, delay: delays }).toBuffer();
}

/** The overview, then the first targets of the path, and how the camera gets there. */
function firstStops({ presentation }: Scene): { id: ObjectId; curve: FlightCurve | undefined }[] {
  const { path, root } = presentation;
  const stops = new Map<ObjectId, FlightCurve | undefined>([[root.id, undefined]]);
  for (let index = 0; index < path.length && stops.size <= STEPS; index++) {
    const id = targetAt(presentation, index);
    // Nothing flies to the first step.
    if (!stops.has(id)) stops.set(id, index > 0 ? path[index]?.curve : undefined);
  }
  return Array.from(stops, ([id, curve]) => ({ id, curve }));
}
