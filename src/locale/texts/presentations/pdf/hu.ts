import type { en } from './en.ts';

export const hu: Record<keyof typeof en, string> = {
  'pdf.title': 'Download PDF',
};
