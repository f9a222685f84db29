import type { Handle, Pdfium } from '../pdfium.ts';

const MOST_ELEMENTS = 2000;
const DEEPEST = 40;

/** The alternative texts that a tagged page has for its pictures. */
export function readAlternatives(pdfium: Pdfium, page: Handle): string[] {
  const tree = pdfium.call('FPDF_StructTree_GetForPage', page);
  if (!tree) return [];
  const found: string[] = [];
  let left = MOST_ELEMENTS;
  const visit = (element: Handle, depth: number) => {
    left -= 1;
    if (!element || left < 0 || depth > DEEPEST) return;
    const alternative = pdfium.text('utf-16le', 'FPDF_StructElement_GetAltText', element).replace(/\s+/g, ' ').trim();
    if (alternative) found.push(alternative);
    const count = pdfium.call('FPDF_StructElement_CountChildren', element);
    for (let index = 0; index < Math.min(count, MOST_ELEMENTS); index++)
      visit(pdfium.call('FPDF_StructElement_GetChildAtIndex', element, index), depth + 1);
  };
  const count = pdfium.call('FPDF_StructTree_CountChildren', tree);
  for (let index = 0; index < Math.min(count, MOST_ELEMENTS); index++)
    visit(pdfium.call('FPDF_StructTree_GetChildAtIndex', tree, index), 0);
  pdfium.call('FPDF_StructTree_Close', tree);
  return found;
}
