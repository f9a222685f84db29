import type { ByteSource } from '../../imported.ts';
import { importLimits } from '../../limits.ts';
import { ImportProblem } from '../../problems.ts';
import type { Handle, Pdfium } from '../pdfium.ts';

/** The human-readable metadata of a file. */
export interface PdfDocument {
  document: Handle;
  pages: number;
  title: string;
  language: string | undefined;
  close(): void;
}

/** PDFium holds the whole file in memory. */
const MOST_BYTES = 192 * 1024 * 1024;
const errors: Record<number, ConstructorParameters<typeof ImportProblem>> = {
  4: ['encrypted'],
  5: ['encrypted', 'Unsupported encryption'],
};

export function openDocument(pdfium: Pdfium, bytes: ByteSource): PdfDocument {
  if (bytes.size > MOST_BYTES) throw new ImportProblem('too-large');
  const address = pdfium.allocate(bytes.size);
  if (!address) throw new ImportProblem('too-large');
  const content = bytes.read(0, bytes.size);
  pdfium.bytes().set(content, address);
  const document = pdfium.call('FPDF_LoadMemDocument', address, bytes.size, 0);
  if (!document) throw new ImportProblem(...(errors[pdfium.call('FPDF_GetLastError')] ?? ['broken', 'PDFium cannot read the file']));
  const pages = pdfium.call('FPDF_GetPageCount', document);
  if (pages <= 0) throw new ImportProblem('broken', 'There are no pages');
  if (pages > importLimits.slides) throw tooMany(pdfium, document);
  return {
    document,
    pages,
    title: metaText(pdfium, document, 'Title'),
    language: /\/Lang\s*\(([a-z]{2,3}(?:-[a-z]{2,4})?)\)/i.exec(Buffer.from(content).toString('latin1'))?.[1],
    close() {
      pdfium.call('FPDF_CloseDocument', document);
      pdfium.free(address);
    },
  };
}

/** A circular page tree claims endless pages but has none of them. */
function tooMany(pdfium: Pdfium, document: Handle): ImportProblem {
  const page = pdfium.call('FPDF_LoadPage', document, importLimits.slides);
  if (page) pdfium.call('FPDF_ClosePage', page);
  return new ImportProblem(page ? 'too-many-slides' : 'broken');
}

function metaText(pdfium: Pdfium, document: Handle, tag: string): string {
  const name = Buffer.from(`${tag}\0`);
  const address = pdfium.allocate(name.length);
  pdfium.bytes().set(name, address);
  const text = pdfium.text('utf-16le', 'FPDF_GetMetaText', document, address);
  pdfium.free(address);
  return text.trim();
}
