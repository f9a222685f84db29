import { slideSize } from '#model/arrangement/slide-size.ts';
import type { Handle, Pdfium } from '../pdfium.ts';

/** A page, and how its points map to canvas units of its topic. */
export interface PagePlane {
  page: Handle;
  width: number;
  height: number;
  /** Canvas units per point. */
  unit: number;
  /** From page coordinates, which start at the bottom and may be rotated, to those of the topic. */
  place(x: number, y: number): { x: number; y: number };
}

/** PDFium returns whole pixels, which are precise enough for a page this large. */
const FINE = 1 << 20;
/** Far enough apart to compute a slope. */
const STEP = 100;

export function planePage(pdfium: Pdfium, page: Handle): PagePlane {
  const [pageWidth, pageHeight] = [pdfium.call('FPDF_GetPageWidthF', page), pdfium.call('FPDF_GetPageHeightF', page)];
  const { width, height } = slideSize(pageWidth, pageHeight);
  const point = (x: number, y: number): [number, number] => {
    const [left = 0, top = 0] = deviceOf(pdfium, page, x, y);
    return [(left / FINE) * width, (top / FINE) * height];
  };
  const [originX, originY] = point(0, 0);
  const [rightX, rightY] = point(STEP, 0);
  const [upX, upY] = point(0, STEP);
  const [a, b, c, d] = [(rightX - originX) / STEP, (rightY - originY) / STEP, (upX - originX) / STEP, (upY - originY) / STEP];
  return {
    page,
    width,
    height,
    unit: Math.hypot(a, b),
    place: (x, y) => ({ x: originX + a * x + c * y, y: originY + b * x + d * y }),
  };
}

/** The two values before the output pointers are doubles, which `integers` passes through unchanged. */
const deviceOf = (pdfium: Pdfium, page: Handle, x: number, y: number): number[] =>
  pdfium.integers(2, 'FPDF_PageToDevice', page, 0, 0, FINE, FINE, 0, x, y) ?? [];
