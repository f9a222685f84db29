import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'ui.close': 'Cerrar',
  'ui.dismiss': 'Descartar',
  'ui.busy': 'Un momento…',
  'ui.optional': 'opcional',
  'ui.loading': 'Cargando…',
  'ui.messages': 'Mensajes',
  'ui.password.show': 'Mostrar la contraseña',
  'ui.password.hide': 'Ocultar la contraseña',
  'ui.password.rule':
    '{minimum, plural, one {Al menos # carácter.} many {Al menos # de caracteres.} other {Al menos # caracteres.}} Unas palabras sin relación son fáciles de recordar.',
  'ui.password.short': '{missing, plural, one {Falta un carácter.} many {Faltan # de caracteres.} other {Faltan # caracteres.}}',
  'ui.password.weak': 'Fácil de adivinar. Evita series como 1234 y letras repetidas.',
  'ui.password.fair':
    '{missing, plural, one {Aceptable. Con un carácter más será segura.} many {Aceptable. Con # de caracteres más será segura.} other {Aceptable. Con # caracteres más será segura.}}',
  'ui.password.good':
    '{missing, plural, one {Buena. Con un carácter más será segura.} =2 {Buena. Con dos caracteres más será segura.} many {Buena. Con # de caracteres más será segura.} other {Buena. Con # caracteres más será segura.}}',
  'ui.password.strong': 'Segura.',
};
