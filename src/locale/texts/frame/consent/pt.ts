import type { en } from './en.ts';

export const pt: Record<keyof typeof en, string> = {
  'consent.label': 'Cookies',
  'consent.text':
    'Podemos salvar dois cookies que reconhecem este navegador? Eles mostram quais apresentações são vistas e por quanto tempo. Sem eles, tudo funciona do mesmo jeito.',
  'consent.allow': 'Permitir',
  'consent.decline': 'Recusar',
};
