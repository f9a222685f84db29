import { hash } from 'node:crypto';
import type { PdfWriter } from '#convert/export/pdf/open-pdf.ts';
import type { PptxWriter } from '#convert/export/pptx/open-pptx.ts';
import type { PaintImage } from '#model/paint/context.ts';
import { richForms } from '#model/paint/forms/rich-forms.ts';
import { usedGlyphs } from '#model/paint/glyphs/used-glyphs.ts';
import { withoutHidden } from '#model/presentation/transcript/hidden.ts';
import { withoutNotes } from '#model/presentation/transcript/notes.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import type { AssetId } from '#model/presentation/presentation.ts';
import { divideTranscript } from '#model/presentation/transcript/transcript-parts.ts';
import { transcriptOf } from '#model/presentation/transcript/transcript.ts';
import { indexScene, type SceneNode } from '#model/scene/scene.ts';
import { measureTexts } from '#model/text/measured-texts.ts';
import { measureHere } from '../../fonts/measure-here.ts';
import { subsetFaces } from '../../fonts/subset-face.ts';
import { animatePreview } from '../painting/animate-preview.ts';
import { contentFacts } from '../content/content-facts.ts';
import { viewerContent } from '../content/viewer-content.ts';
import { writeJson } from '../content/write-json.ts';
import { decodeImages } from '../images/decode-images.ts';
import { deliverImages } from '../images/deliver-images.ts';
import { imageSources } from '../images/image-sources.ts';
import type { Made, Order } from '../order.ts';
import { beginPdf } from '../pdf/begin-pdf.ts';
import { beginPptx } from '../pptx/begin-pptx.ts';
import { pictureDigest } from '../painting/picture-digest.ts';
import { printPicture } from '../painting/print-picture.ts';
import { readImages } from '../images/read-images.ts';
import { renderPicture } from '../painting/render-picture.ts';
import type { Opened } from './studio-messages.ts';

/** A presentation with everything needed to carry out orders. */
export interface Workshop {
  opened: Opened;
  addImages(images: ReadonlyMap<AssetId, Uint8Array>): Promise<void>;
  make(order: Order): Promise<Made[]>;
}

export function openWorkshop(document: Uint8Array): Workshop {
  const whole = withoutHidden(parsePresentation(JSON.parse(new TextDecoder().decode(document))).presentation);
  // Everything made here is for the audience, except for PowerPoint files.
  const presentation = withoutNotes(whole);
  const scene = indexScene(presentation);
  const sources = imageSources(presentation);
  let bytes: ReadonlyMap<AssetId, Uint8Array> = new Map();
  let decoding: Promise<ReadonlyMap<AssetId, PaintImage>> | undefined;
  let pdf: PdfWriter | undefined;
  let pptx: PptxWriter | undefined;

  // Decoded only when needed for painting: they take much memory, and a PDF uses the files as they are.
  const decoded = () => (decoding ??= decodeImages(bytes));

  const imageDigests = new Map<Uint8Array | undefined, string>();
  const imageDigest = (asset: AssetId): string => {
    const image = bytes.get(asset);
    const known = imageDigests.get(image) ?? hash('sha256', image ?? '');
    imageDigests.set(image, known);
    return known;
  };

  /** Whether something cannot be shown, so that a note takes its place. */
  const hasNotes = (images: ReadonlyMap<AssetId, PaintImage>) =>
    [scene.root, ...scene.layers.flatMap(({ nodes }) => nodes)]
      .flatMap(withinNode)
      .some(({ object }) => object.kind === 'unreadable' || (object.kind === 'image' && !images.has(object.asset)));

  const measured = () => measureTexts(presentation, { measure: measureHere(), rich: richForms });

  return {
    opened: { stepCount: presentation.path.length, sources: new Map([...sources].filter(([, source]) => !source.startsWith('data:'))) },
    async addImages(given) {
      bytes = new Map([...given, ...(await readImages(sources, async () => undefined))]);
      decoding = undefined;
    },
    async make(order) {
      if (order.kind === 'pdfBegin') {
        pdf = await beginPdf(scene, bytes, { ...order, madeAt: new Date() });
        return [{ ...file(pdf.take()), pages: pdf.pageCount }];
      }
      if (order.kind === 'pdfPage' || order.kind === 'pdfEnd') return [carryOn(pdf, order)];
      if (order.kind === 'pptxBegin') {
        pptx = await beginPptx(indexScene(whole), bytes, await decoded(), { ...order, madeAt: new Date() });
        return [{ ...file(new Uint8Array()), pages: pptx.slideCount }];
      }
      if (order.kind === 'pptxPage' || order.kind === 'pptxEnd') return [carryOnPptx(pptx, order)];
      if (order.kind === 'content') {
        const transcript = transcriptOf(presentation);
        const parts = divideTranscript(transcript);
        const written = [viewerContent(presentation, measured()), transcript, ...(parts.length > 1 ? parts : [])];
        const [content, ...rest] = await Promise.all(
          written.map(async (each): Promise<Made> => ({ name: '', ...(await writeJson(each)) })),
        );
        return [...(content ? [{ ...content, facts: contentFacts(scene) }] : []), ...rest];
      }
      if (order.kind === 'captioned') {
        const captioned = viewerContent(withoutNotes(whole, { asCaptions: true }), measured());
        return [{ name: '', ...(await writeJson(captioned)) }];
      }
      const images = await decoded();
      if (order.kind === 'images') return deliverImages(new Map([...bytes].filter(([id]) => images.has(id))));
      if (order.kind === 'animation') return [file(await animatePreview(scene, { ...order, images }))];
      if (order.kind === 'fonts')
        return [...(await subsetFaces(usedGlyphs(scene, hasNotes(images) ? order.labels : [])))].map(([face, font]) => file(font, face));
      if (order.kind === 'digest') return [file(new Uint8Array(), pictureDigest(scene, { ...order, images }, imageDigest))];
      const canvas = renderPicture(scene, { ...order, images });
      const made: Made[] = [];
      for (const print of order.prints) made.push(file(await printPicture(canvas, print)));
      return made;
    },
  };
}

function carryOn(pdf: PdfWriter | undefined, order: Extract<Order, { kind: 'pdfPage' | 'pdfEnd' }>): Made {
  if (!pdf) throw new Error('No PDF has been started');
  if (order.kind === 'pdfPage') {
    const { missingImages } = pdf.paintPage(order.index);
    return { ...file(pdf.take()), missing: missingImages };
  }
  pdf.end();
  return file(pdf.take());
}

function carryOnPptx(pptx: PptxWriter | undefined, order: Extract<Order, { kind: 'pptxPage' | 'pptxEnd' }>): Made {
  if (!pptx) throw new Error('No PowerPoint file has been started');
  if (order.kind === 'pptxEnd') return file(pptx.end());
  return { ...file(new Uint8Array()), missing: pptx.writeSlide(order.index).missingImages };
}

const withinNode = (node: SceneNode): SceneNode[] => [node, ...node.children.flatMap(withinNode)];

const file = (bytes: Uint8Array, name = ''): Made => ({ bytes, name });
