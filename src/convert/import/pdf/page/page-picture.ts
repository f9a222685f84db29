import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import type { Color } from '#model/presentation/paints.ts';
import type { PagePlane } from './page-plane.ts';
import type { Handle, Pdfium } from '../pdfium.ts';

/** Everything on a page besides its text. */
export interface PagePicture {
  /** The colour around the edge, and behind a page that has only text. */
  background: Color;
  /** The part that differs from the background, with its position in canvas units; absent if nothing does. */
  shown?: { bytes: Uint8Array; x: number; y: number; width: number; height: number };
}

interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const WITH_ANNOTATIONS = 0x01;
const RED_FIRST = 0x10;
const MOST_PIXELS = 8_000_000;

/** How many forms and pictures, each of which may be slow, are painted between two calls of `isAlive`. */
const HEAVY_AT_ONCE = 4;
const IMAGE = 3;
const FORM = 5;

/** Paints the page without these texts, `width` pixels wide. A heavy page reports regularly that it is still being painted. */
export async function takePicture(
  pdfium: Pdfium,
  plane: PagePlane,
  texts: ReadonlySet<Handle>,
  width: number,
  isAlive: () => void,
): Promise<PagePicture> {
  for (const text of texts) pdfium.call('FPDFPageObj_SetIsActive', text, 0);
  const { bitmap, ...pixels } = await renderPage(pdfium, plane, width, isAlive);
  const words = new Uint32Array(pixels.data.buffer, pixels.data.byteOffset, pixels.width * pixels.height);
  const around = colorAround(words, pixels);
  const part = differingPart(words, pixels, around);
  const background = `#${[0, 8, 16].map((shift) => ((around >> shift) & 0xff).toString(16).padStart(2, '0')).join('')}`;
  // The pixels are in PDFium's memory, where nothing moves until they have been encoded.
  const bytes = part && (await encode(pixels, words, part));
  pdfium.call('FPDFBitmap_Destroy', bitmap);
  if (!bytes) return { background };
  const unit = plane.width / pixels.width;
  return {
    background,
    shown: {
      bytes,
      x: part.left * unit,
      y: part.top * unit,
      width: (part.right - part.left) * unit,
      height: (part.bottom - part.top) * unit,
    },
  };
}

async function renderPage(pdfium: Pdfium, plane: PagePlane, wanted: number, isAlive: () => void): Promise<Pixels & { bitmap: Handle }> {
  const aspect = plane.height / plane.width;
  const width = Math.max(1, Math.round(Math.min(wanted, Math.sqrt(MOST_PIXELS / aspect))));
  const height = Math.max(1, Math.round(width * aspect));
  const bitmap = pdfium.call('FPDFBitmap_CreateEx', width, height, 4, 0, 0);
  if (!bitmap) throw new RangeError('Not enough memory for a page');
  pdfium.call('FPDFBitmap_FillRect', bitmap, 0, 0, width, height, -1);
  const render = (flags: number) => pdfium.call('FPDF_RenderPageBitmap', bitmap, plane.page, 0, 0, width, height, 0, RED_FIRST | flags);
  const portions = portionsOf(pdfium, plane.page);
  const activate = (objects: readonly Handle[], isActive: 0 | 1) =>
    objects.forEach((object) => pdfium.call('FPDFPageObj_SetIsActive', object, isActive));
  if (portions.length > 1) portions.forEach((portion) => activate(portion, 0));
  for (const [index, portion] of portions.entries()) {
    if (portions.length > 1) activate(portion, 1);
    render(index === portions.length - 1 ? WITH_ANNOTATIONS : 0);
    if (portions.length === 1) break;
    activate(portion, 0);
    isAlive();
    await setImmediate();
  }
  const start = pdfium.call('FPDFBitmap_GetBuffer', bitmap);
  return { data: pdfium.bytes().subarray(start, start + width * height * 4), width, height, bitmap };
}

/** The page's objects in painting order, a few heavy ones at a time. */
function portionsOf(pdfium: Pdfium, page: Handle): Handle[][] {
  const portions: Handle[][] = [[]];
  let heavy = 0;
  const count = pdfium.call('FPDFPage_CountObjects', page);
  for (let index = 0; index < count; index++) {
    const object = pdfium.call('FPDFPage_GetObject', page, index);
    // Texts that are left out stay left out.
    if (!pdfium.integers(1, 'FPDFPageObj_GetIsActive', object)?.[0]) continue;
    const type = pdfium.call('FPDFPageObj_GetType', object);
    if (type === IMAGE || type === FORM) heavy += 1;
    if (heavy > HEAVY_AT_ONCE) {
      portions.push([]);
      heavy = 1;
    }
    portions.at(-1)?.push(object);
  }
  return portions;
}

/** The colour of most of the edge; white if there is none. */
function colorAround(words: Uint32Array, { width, height }: Pixels): number {
  const counts = new Map<number, number>();
  const count = (place: number) => counts.set(words[place] ?? 0, (counts.get(words[place] ?? 0) ?? 0) + 1);
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) count(y * width + x);
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) count(y * width + x);
  const [color, most] = [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), [0xffffffff, 0]);
  return most > width + height ? color : 0xffffffff;
}

function differingPart(words: Uint32Array, { width, height }: Pixels, around: number): Part | undefined {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let first = 0;
    while (first < width && words[row + first] === around) first += 1;
    if (first === width) continue;
    let last = width;
    while (words[row + last - 1] === around) last -= 1;
    left = Math.min(left, first);
    right = Math.max(right, last);
    top = Math.min(top, y);
    bottom = y + 1;
  }
  return right > left ? { left, top, right, bottom } : undefined;
}

/** Encodes drawings losslessly, photographs lossily. */
function encode(pixels: Pixels, words: Uint32Array, { left, top, right, bottom }: Part): Promise<Uint8Array> {
  const { width, height } = pixels;
  const image = sharp(pixels.data, { raw: { width, height, channels: 4 } })
    .extract({ left, top, width: right - left, height: bottom - top })
    .removeAlpha();
  return (
    isDrawn(words, width, { left, top, right, bottom }) ? image.png({ compressionLevel: 6 }) : image.webp({ quality: 88, effort: 2 })
  ).toBuffer();
}

/** Whether a sample of the pixels has few colours. */
function isDrawn(words: Uint32Array, width: number, { left, top, right, bottom }: Part): boolean {
  const colors = new Set<number>();
  const step = Math.max(1, Math.floor(Math.sqrt(((right - left) * (bottom - top)) / 20_000)));
  for (let y = top; y < bottom; y += step) for (let x = left; x < right; x += step) colors.add(words[y * width + x] ?? 0);
  return colors.size <= 400;
}
