import type { en } from './en.ts';

export const it: Record<keyof typeof en, string> = {
  'operator.title': 'Purchases',
};
