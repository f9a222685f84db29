import { indexScene, type Scene } from '#model/scene/scene.ts';
import { contextOf } from '../context-of.ts';
import { type FramePainter, makeFramePainter } from '../frame-painter.ts';
import { marksOf } from './tiles/tile-marks.ts';
import { softenClips, softlyClipped } from './soft-clips.ts';
import type { PaintJob, WorkerAnswer, WorkerChange, WorkerContent } from './worker-messages.ts';

declare const fonts: FontFaceSet;

let painter: FramePainter;
let scene: Scene;
let revealed: ReadonlySet<string>;
// In memory rather than on the GPU: the pixels are read back and transferred, and the GPU is left to the frames.
const newContext = (width: number, height: number) =>
  softenClips(contextOf(new OffscreenCanvas(width, height), { willReadFrequently: true }));
const context = newContext(1, 1);
const { canvas } = context;

const answer = (message: WorkerAnswer, transfer: Transferable[] = []) => self.postMessage(message, { transfer });

/** In the order in which they came. */
let working = Promise.resolve();
self.addEventListener('message', ({ data }: MessageEvent<WorkerContent | WorkerChange | PaintJob>) => {
  working = working.then(() => ('presentation' in data ? open(data) : 'delta' in data ? change(data) : work(data))).catch(reportError);
});

async function open({ presentation, isRich, measured, images, fonts: files, fontPrefix, labels, revealed: ids }: WorkerContent) {
  revealed = ids;
  scene = { ...indexScene(presentation, isRich), measured };
  painter = await makeFramePainter({ scene, images, labels, fontName: (face) => fontPrefix + face }, newContext, softlyClipped);
  await addFonts(files);
  answer(undefined);
}

/** A font that cannot be loaded is missing on the page too, and replaced by a fallback. */
const addFonts = (files: WorkerContent['fonts']) =>
  Promise.allSettled(files.map(async ({ name, bytes, descriptors }) => fonts.add(await new FontFace(name, bytes, descriptors).load())));

async function change({ delta, revealed: ids, fonts: more }: WorkerChange): Promise<void> {
  revealed = ids;
  await addFonts(more);
  // Most workers never see a change.
  const { followChange } = await import('../editing/follow-change.ts');
  await followChange(scene, painter, delta, more.length > 0);
}

function work({ width, height, view, parts, blocks, mayBeEmpty, opacities }: PaintJob) {
  // Setting the size allocates a new canvas, so avoid it if nothing changes.
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  let drawn = 0;
  for (const part of parts) {
    const own = part.kind === 'object' ? part.id : undefined;
    drawn += painter.paint(
      context,
      view,
      opacities ? (id) => opacities.get(id) ?? 1 : (id) => (revealed.has(id) && id !== own ? 0 : 1),
      part,
    ).drawn;
  }
  const marks = blocks ? drawn && marksOf(context.getImageData(0, 0, width, height).data.buffer, width, blocks) : mayBeEmpty ? drawn : 1;
  const bitmap = marks ? canvas.transferToImageBitmap() : undefined;
  if (bitmap) answer({ bitmap, marks }, [bitmap]);
  else answer({});
}
