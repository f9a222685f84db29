import type { en } from './en.ts';

export const pt: Record<keyof typeof en, string> = {
  'pdf.title': 'Download PDF',
};
