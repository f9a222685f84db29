import { openPptx, type PptxWriter } from '#convert/export/pptx/open-pptx.ts';
import type { PaintImage } from '#model/paint/context.ts';
import type { PaintLabels } from '#model/paint/labels.ts';
import type { AssetId } from '#model/presentation/presentation.ts';
import type { Scene } from '#model/scene/scene.ts';
import { measureHere } from '../../fonts/measure-here.ts';
import { paintPart } from './paint-part.ts';
import { convertPictures } from './convert-pictures.ts';

export interface PptxFacts {
  title: string;
  author: string;
  /** BCP 47: the language of the text. */
  language: string;
  madeAt: Date;
  /** Texts for missing pictures. */
  labels?: PaintLabels | undefined;
  /** Leaves missing pictures blank, without a note. */
  skipsMissingImages?: boolean;
}

/** A PowerPoint file of a presentation, ready for its slides to be written one by one. `decoded`: the same pictures, to paint with. */
export async function beginPptx(
  scene: Scene,
  images: ReadonlyMap<AssetId, Uint8Array>,
  decoded: ReadonlyMap<AssetId, PaintImage>,
  { labels, skipsMissingImages = false, ...description }: PptxFacts,
): Promise<PptxWriter> {
  return openPptx({
    ...description,
    scene,
    images: await convertPictures(images),
    measure: measureHere(),
    labels,
    skipsMissingImages,
    paint: (order) => paintPart(scene, order, { images: decoded, labels, skipsMissingImages }),
  });
}
