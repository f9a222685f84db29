import type { en } from './en.ts';

export const it: Record<keyof typeof en, string> = {
  'consent.label': 'Cookie',
  'consent.text':
    'Possiamo salvare due cookie che riconoscono questo browser? Mostrano quali presentazioni vengono guardate e per quanto tempo. Senza, funziona tutto allo stesso modo.',
  'consent.allow': 'Consenti',
  'consent.decline': 'Rifiuta',
};
