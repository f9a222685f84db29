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
  /** BCP 47: the language of the text. */
  language: string;
  madeAt: Date;
  /** Texts for missing pictures. */
  labels?: PaintLabels | undefined;
  /** Leaves missing pictures blank, without a note. */
  skipsMissingImages?: boolean;
}

/** A PDF of a presentation, ready for its pages to be painted one by one. */
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
