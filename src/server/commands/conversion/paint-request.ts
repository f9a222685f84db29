import { z } from 'zod';

/** The document and its pictures lie in `folder`, and what is painted goes there. */
export const PaintRequest = z.object({ folder: z.string(), width: z.number(), withPdf: z.boolean() });
export type PaintRequest = z.output<typeof PaintRequest>;

export const PaintAnswer = z.object({ stops: z.number() });

export const pdfFile = 'presentation.pdf';
