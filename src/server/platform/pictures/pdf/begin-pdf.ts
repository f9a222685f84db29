import { openPdf, type PdfWriter } from '#convert/export/pdf/open-pdf.ts';
import { shownWidths } from '#convert/export/pdf/pictures/shown-widths.ts';
import { planDocument } from '#convert/export/pdf/structure/plan-document.ts';
import type { PaintLabels } from '#model/paint/labels.ts';
import type { AssetId } from '#model/presentation/presentation.ts';
import type { Scene } from '#model/scene/scene.ts';
import { faceFile } from '../../fonts/face-file.ts';
import { preparePictures } from './prepare-pictures.ts';

export interface PdfFacts {
  title: string;
  author: string;
  /** BCP 47, of what is read. */
  language: string;
  madeAt: Date;
  /** Words for what is missing. */
  labels?: PaintLabels | undefined;
  /** Pictures that cannot be had leave their place empty, without a word. */
  skipsMissingImages?: boolean;
}

/** A PDF of a presentation, ready for its pages to be painted one after the other. */
export async function beginPdf(
  scene: Scene,
  images: ReadonlyMap<AssetId, Uint8Array>,
  facts: PdfFacts,
  plan = planDocument(scene),
): Promise<PdfWriter> {
  const { title, author, language, madeAt, labels, skipsMissingImages = false } = facts;
  return openPdf({
    title,
    author,
    language,
    madeAt,
    scene,
    plan,
    labels,
    skipsMissingImages,
    images: await preparePictures(images, shownWidths(scene, plan)),
    fontFile: faceFile,
  });
}
