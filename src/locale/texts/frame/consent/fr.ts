import type { en } from './en.ts';

export const fr: Record<keyof typeof en, string> = {
  'consent.label': 'Cookies',
  'consent.text':
    'Pouvons-nous déposer deux cookies qui reconnaissent ce navigateur ? Ils montrent quelles présentations sont regardées, et combien de temps. Sans eux, tout fonctionne de la même façon.',
  'consent.allow': 'Autoriser',
  'consent.decline': 'Refuser',
};
