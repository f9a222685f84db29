import type { en } from './en.ts';

export const ko: Record<keyof typeof en, string> = {
  'operator.title': 'Purchases',
};
