import { z } from 'zod';

/** `folder` holds the document and its pictures, and receives the painted files. */
export const PaintRequest = z.object({ folder: z.string(), width: z.number(), withPdf: z.boolean(), withPptx: z.boolean() });
export type PaintRequest = z.output<typeof PaintRequest>;

export const PaintAnswer = z.object({ stops: z.number() });

export const pdfFile = 'presentation.pdf';
export const pptxFile = 'presentation.pptx';
