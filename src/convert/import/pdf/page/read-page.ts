import type { SceneObject, TextObject, Topic } from '#model/presentation/presentation.ts';
import type { ImportTools } from '../../imported.ts';
import type { Pictures } from '../../pictures/collect-pictures.ts';
import { joinBlocks } from '../text/blocks.ts';
import { joinLines } from '../text/lines.ts';
import { readAlternatives } from './page-alternatives.ts';
import { readGlyphs } from './page-glyphs.ts';
import { linkUnder, type PageLink, readLinks } from './page-links.ts';
import { takePicture } from './page-picture.ts';
import { type PagePlane, planePage } from './page-plane.ts';
import type { Handle, Pdfium } from '../pdfium.ts';
import { makeText, type TextMaking } from '../text/text-objects.ts';

export interface PageReading {
  pdfium: Pdfium;
  document: Handle;
  tools: ImportTools;
  pictures: Pictures;
  making: TextMaking;
  /** The width of a page in pixels. */
  width: number;
  pages: number;
  stepOf(page: number): string | undefined;
}

/** Reads a page as a topic; an empty one, with a warning, if it cannot be read. `index` counts from 0. */
export async function readPage(reading: PageReading, index: number, id: string): Promise<Topic> {
  const { pdfium, document, tools } = reading;
  let page = pdfium.call('FPDF_LoadPage', document, index);
  if (!page) {
    tools.warn('unreadable-slide', index + 1);
    return topicOf(id, { width: 1920, height: 1080 }, '#ffffff', [], '');
  }
  const links = readLinks(pdfium, document, planePage(pdfium, page), {
    stepOf: reading.stepOf,
    refuse: () => tools.warn('unsafe-link', index + 1),
  });
  page = withFields(pdfium, document, page, index);
  const plane = planePage(pdfium, page);
  const { glyphs, unseen } = readGlyphs(pdfium, plane);
  const onPage = glyphs.filter((glyph) => isOnPage(plane, glyph));
  const used = new Set<PageLink>();
  const lines = joinLines(onPage, (glyph) => {
    const found = linkUnder(links, glyph);
    if (found) used.add(found);
    return found?.link;
  });
  const texts = joinBlocks(lines).map((block) => makeText(block, reading.making));
  const alt = [...readAlternatives(pdfium, page), ...(unseen ? [unseen] : [])].join('\n').slice(0, 5000);
  const { background, shown } = await takePicture(pdfium, plane, new Set(onPage.map(({ object }) => object)), reading.width, () =>
    tools.progress('reading', index, reading.pages),
  );
  pdfium.call('FPDF_ClosePage', page);
  const added = shown && reading.pictures.add(shown.bytes, { slide: index + 1, isOurs: true });
  const objects: SceneObject[] = [];
  if (shown && added) {
    const { x, y, width, height } = shown;
    const whole = { x: 0, y: 0, width: 1, height: 1 };
    objects.push({
      kind: 'image',
      id: reading.making.makeId('picture'),
      ...box(x, y, width, height),
      asset: added.asset,
      crop: whole,
      mask: { kind: 'none' },
      ...(alt && { alt }),
    });
  }
  objects.push(...texts);
  for (const { link, left, top, right, bottom } of links.filter((each) => !used.has(each)))
    objects.push({
      kind: 'link',
      id: reading.making.makeId('link'),
      ...box(left, top, Math.max(1, right - left), Math.max(1, bottom - top)),
      label: link.kind === 'address' ? link.href : '',
      link,
    });
  return topicOf(id, plane, background, objects, titleIn(texts, plane));
}

/** Subtypes of annotations that contain words: a free text, and a field of a form. */
const [FREE_TEXT, FIELD] = [3, 20];
const FLATTENED = 1;
const MOST_ANNOTATIONS = 2000;

/** The page with what is written in its fields and notes as a part of it. It has no links any more. */
function withFields(pdfium: Pdfium, document: Handle, page: Handle, index: number): Handle {
  const count = Math.min(MOST_ANNOTATIONS, pdfium.call('FPDFPage_GetAnnotCount', page));
  const hasWords = Array.from({ length: count }).some((_, place) => {
    const annotation = pdfium.call('FPDFPage_GetAnnot', page, place);
    const kind = annotation ? pdfium.call('FPDFAnnot_GetSubtype', annotation) : 0;
    if (annotation) pdfium.call('FPDFPage_CloseAnnot', annotation);
    return kind === FREE_TEXT || kind === FIELD;
  });
  if (!hasWords || pdfium.call('FPDFPage_Flatten', page, 0) !== FLATTENED) return page;
  const flat = pdfium.call('FPDF_LoadPage', document, index);
  if (!flat) return page;
  pdfium.call('FPDF_ClosePage', page);
  return flat;
}

const box = (x: number, y: number, width: number, height: number) => ({
  x: x + width / 2,
  y: y + height / 2,
  width,
  height,
  rotation: 0,
  scale: 1,
  opacity: 1,
});

function topicOf(
  id: string,
  { width, height }: { width: number; height: number },
  color: string,
  children: SceneObject[],
  title: string,
): Topic {
  return { kind: 'topic', id, ...box(0, 0, width, height), title, frame: { shape: 'rectangle', fill: { kind: 'color', color } }, children };
}

/** Print files have notes and marks beside the page. */
function isOnPage(
  { width, height }: PagePlane,
  glyph: { start: number; end: number; baseline: number; size: number; angle: number },
): boolean {
  const turn = (glyph.angle * Math.PI) / 180;
  const [along, across] = [(glyph.start + glyph.end) / 2, glyph.baseline - glyph.size * 0.3];
  const [x, y] = [along * Math.cos(turn) - across * Math.sin(turn), along * Math.sin(turn) + across * Math.cos(turn)];
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

/** The largest text in the upper half, or else the first words. */
function titleIn(texts: readonly TextObject[], { height }: PagePlane): string {
  const upper = texts.filter((text) => text.y - text.height / 2 < height * 0.5 && wordsOf(text).length > 1);
  const sizeOf = (text: TextObject) => text.style?.size ?? 0;
  const [largest] = upper.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  const words = largest ?? texts[0];
  return words ? wordsOf(words).slice(0, 120) : '';
}

const wordsOf = ({ paragraphs }: TextObject): string =>
  paragraphs
    .map(({ runs }) => runs.map(({ text }) => text).join(''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
