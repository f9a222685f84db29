import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'consent.label': 'Cookies',
  'consent.text':
    'Dürfen wir zwei Cookies setzen, die diesen Browser wiedererkennen? Sie zeigen, welche Präsentationen angesehen werden und wie lange. Ohne sie funktioniert alles genauso.',
  'consent.allow': 'Erlauben',
  'consent.decline': 'Ablehnen',
};
