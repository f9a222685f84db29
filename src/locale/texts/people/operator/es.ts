import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'operator.title': 'Purchases',
};
