import type { Handle, Pdfium } from '../pdfium.ts';

const [TEXT, FORM] = [1, 5];
const MOST_OBJECTS = 100_000;
const MOST_LAYERS = 200;
const DEEPEST = 8;
/** Enough to see whether anything is drawn. */
const WIDTH = 256;
const HEIGHT = 256;

/** The texts of layers that are switched off. PDFium leaves them out of pictures, but not out of the page's text. */
export function hiddenTexts(pdfium: Pdfium, page: Handle): ReadonlySet<Handle> {
  const count = Math.min(MOST_OBJECTS, pdfium.call('FPDFPage_CountObjects', page));
  const objects = Array.from({ length: count }, (_, index) => pdfium.call('FPDFPage_GetObject', page, index));
  const layered = objects.flatMap((object) => {
    const layer = holdsText(pdfium, object) ? layerOf(pdfium, object) : undefined;
    return layer === undefined ? [] : [{ object, layer }];
  });
  if (layered.length === 0) return new Set();
  const wereActive = objects.filter((object) => pdfium.integers(1, 'FPDFPageObj_GetIsActive', object)?.[0]);
  const activate = (some: readonly Handle[], isActive: 0 | 1) =>
    some.forEach((object) => pdfium.call('FPDFPageObj_SetIsActive', object, isActive));
  activate(objects, 0);
  const hidden = new Set<Handle>();
  for (const layer of [...Map.groupBy(layered, (one) => one.layer).values()].slice(0, MOST_LAYERS)) {
    const own = layer.map(({ object }) => object);
    activate(own, 1);
    if (!isAnythingDrawn(pdfium, page)) for (const object of own) for (const text of textsIn(pdfium, object)) hidden.add(text);
    activate(own, 0);
  }
  activate(wereActive, 1);
  return hidden;
}

const typeOf = (pdfium: Pdfium, object: Handle): number => pdfium.call('FPDFPageObj_GetType', object);
const INVISIBLE = 3;

/** Whether it may show text. Invisible text, such as the OCR of a scan, is on no layer that could be seen. */
const holdsText = (pdfium: Pdfium, object: Handle): boolean => {
  const type = typeOf(pdfium, object);
  return type === FORM || (type === TEXT && pdfium.call('FPDFTextObj_GetTextRenderMode', object) !== INVISIBLE);
};

/** The name of its layer; empty if the layer has none. */
function layerOf(pdfium: Pdfium, object: Handle): string | undefined {
  const marks = pdfium.call('FPDFPageObj_CountMarks', object);
  for (let index = 0; index < Math.min(marks, DEEPEST); index += 1) {
    const mark = pdfium.call('FPDFPageObj_GetMark', object, index);
    if (mark && wordOf(pdfium, 'FPDFPageObjMark_GetName', mark) === 'OC') return named(pdfium, mark);
  }
  return undefined;
}

const LONGEST = 512;

function wordOf(pdfium: Pdfium, name: string, ...values: number[]): string {
  const buffer = pdfium.allocate(LONGEST);
  const length = pdfium.integers(1, name, ...values, buffer, LONGEST)?.[0] ?? 0;
  const word = new TextDecoder('utf-16le').decode(pdfium.bytes().slice(buffer, buffer + Math.min(length, LONGEST)));
  pdfium.free(buffer);
  return word.replace(/\0+$/, '');
}

function named(pdfium: Pdfium, mark: Handle): string {
  const key = pdfium.allocate(8);
  pdfium.bytes().set(new TextEncoder().encode('Name\0'), key);
  const name = wordOf(pdfium, 'FPDFPageObjMark_GetParamStringValue', mark, key);
  pdfium.free(key);
  return name;
}

function textsIn(pdfium: Pdfium, object: Handle, depth = 0): Handle[] {
  const type = typeOf(pdfium, object);
  if (type === TEXT) return [object];
  if (type !== FORM || depth > DEEPEST) return [];
  const count = Math.min(MOST_OBJECTS, pdfium.call('FPDFFormObj_CountObjects', object));
  return Array.from({ length: count }, (_, index) => pdfium.call('FPDFFormObj_GetObject', object, index)).flatMap((inner) =>
    textsIn(pdfium, inner, depth + 1),
  );
}

function isAnythingDrawn(pdfium: Pdfium, page: Handle): boolean {
  const bitmap = pdfium.call('FPDFBitmap_CreateEx', WIDTH, HEIGHT, 4, 0, 0);
  if (!bitmap) return true;
  pdfium.call('FPDFBitmap_FillRect', bitmap, 0, 0, WIDTH, HEIGHT, 0);
  pdfium.call('FPDF_RenderPageBitmap', bitmap, page, 0, 0, WIDTH, HEIGHT, 0, 0);
  const start = pdfium.call('FPDFBitmap_GetBuffer', bitmap);
  const isDrawn = pdfium
    .bytes()
    .subarray(start, start + WIDTH * HEIGHT * 4)
    .some((byte) => byte !== 0);
  pdfium.call('FPDFBitmap_Destroy', bitmap);
  return isDrawn;
}
