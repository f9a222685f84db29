import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PaintImage } from '#model/paint/context.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import type { AssetId } from '#model/presentation/presentation.ts';
import { opacitiesAt } from '#model/presentation/steps.ts';
import { indexScene, type Scene } from '#model/scene/scene.ts';
import sharp from 'sharp';
import type { z } from 'zod';
import { answerGuard } from '../../platform/imports/guard/answer-guard.ts';
import { documentFile } from '../../platform/imports/import-request.ts';
import { decodeImages } from '../../platform/pictures/images/decode-images.ts';
import { imageSources } from '../../platform/pictures/images/image-sources.ts';
import { imagesBeside, readImages } from '../../platform/pictures/images/read-images.ts';
import { beginPdf } from '../../platform/pictures/pdf/begin-pdf.ts';
import { beginPptx } from '../../platform/pictures/pptx/begin-pptx.ts';
import { printPicture } from '../../platform/pictures/painting/print-picture.ts';
import { renderPicture } from '../../platform/pictures/painting/render-picture.ts';
import { type PaintAnswer, PaintRequest, pdfFile, pptxFile } from './paint-request.ts';
import { pictureOf, stopsOf } from './stops.ts';

// Paints a deck made from an untrusted file, under the same guard as the importer.
sharp.concurrency(1);
answerGuard(async (asked, tell): Promise<z.output<typeof PaintAnswer>> => {
  const { folder, width, withPdf, withPptx } = PaintRequest.parse(asked);
  const { presentation } = parsePresentation(JSON.parse(await readFile(join(folder, documentFile), 'utf8')));
  const scene = indexScene(presentation);
  const files = await readImages(imageSources(presentation), imagesBeside(folder));
  const onPainted = (done: number, total: number) => tell({ stage: 'painting', done, total });
  const images = await decodeImages(files);
  if (withPdf) await writePdf(scene, files, join(folder, pdfFile), onPainted);
  if (withPptx) await writePptx(scene, files, images, join(folder, pptxFile), onPainted);
  return { stops: await paintStops(scene, images, folder, width, onPainted) };
});

async function paintStops(
  scene: Scene,
  images: ReadonlyMap<AssetId, PaintImage>,
  folder: string,
  width: number,
  onPainted: (done: number, total: number) => void,
): Promise<number> {
  const stops = stopsOf(scene);
  const digits = Math.max(3, String(stops.length).length);
  for (const [index, stop] of stops.entries()) {
    const { camera, ...size } = pictureOf(scene, stop, width);
    const canvas = renderPicture(scene, {
      view: { kind: 'camera', camera },
      ...size,
      images,
      opacities: opacitiesAt(scene.presentation, stop.lastStep),
    });
    await writeFile(
      join(folder, `step-${String(index + 1).padStart(digits, '0')}.png`),
      await printPicture(canvas, { width, format: 'png', quality: 100 }),
    );
    onPainted(index + 1, stops.length);
  }
  return stops.length;
}

async function writePdf(
  scene: Scene,
  files: ReadonlyMap<AssetId, Uint8Array>,
  path: string,
  onPainted: (done: number, total: number) => void,
): Promise<void> {
  const { title, language } = scene.presentation;
  const pdf = await beginPdf(scene, files, { title, author: '', language, madeAt: new Date() });
  const file = await open(path, 'w');
  try {
    for (let index = 0; index < pdf.pageCount; index += 1) {
      pdf.paintPage(index);
      await file.write(pdf.take());
      onPainted(index + 1, pdf.pageCount);
    }
    pdf.end();
    await file.write(pdf.take());
  } finally {
    await file.close();
  }
}

async function writePptx(
  scene: Scene,
  files: ReadonlyMap<AssetId, Uint8Array>,
  images: ReadonlyMap<AssetId, PaintImage>,
  path: string,
  onPainted: (done: number, total: number) => void,
): Promise<void> {
  const { title, language } = scene.presentation;
  const pptx = await beginPptx(scene, files, images, { title, author: '', language, madeAt: new Date() });
  for (let index = 0; index < pptx.slideCount; index += 1) {
    pptx.writeSlide(index);
    onPainted(index + 1, pptx.slideCount);
  }
  await writeFile(path, pptx.end());
}
