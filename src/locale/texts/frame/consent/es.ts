import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'consent.label': 'Cookies',
  'consent.text':
    '¿Podemos guardar dos cookies que reconocen este navegador? Muestran qué presentaciones se ven y durante cuánto tiempo. Sin ellas todo funciona igual.',
  'consent.allow': 'Permitir',
  'consent.decline': 'Rechazar',
};
