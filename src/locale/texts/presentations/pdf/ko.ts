import type { en } from './en.ts';

export const ko: Record<keyof typeof en, string> = {
  'pdf.title': 'Download PDF',
};
