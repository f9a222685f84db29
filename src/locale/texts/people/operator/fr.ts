import type { en } from './en.ts';

export const fr: Record<keyof typeof en, string> = {
  'operator.title': 'Purchases',
};
