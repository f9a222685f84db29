import type { en } from './en.ts';

export const pt: Record<keyof typeof en, string> = {
  'ui.close': 'Fechar',
  'ui.dismiss': 'Dispensar',
  'ui.busy': 'Um momento…',
  'ui.optional': 'opcional',
  'ui.loading': 'Carregando…',
  'ui.messages': 'Mensagens',
  'ui.password.show': 'Mostrar a senha',
  'ui.password.hide': 'Ocultar a senha',
  'ui.password.rule':
    '{minimum, plural, one {Pelo menos # caractere.} many {Pelo menos # de caracteres.} other {Pelo menos # caracteres.}} Algumas palavras sem relação são fáceis de lembrar.',
  'ui.password.short': '{missing, plural, one {Falta um caractere.} many {Faltam # de caracteres.} other {Faltam # caracteres.}}',
  'ui.password.weak': 'Fácil de adivinhar. Evite sequências como 1234 e letras repetidas.',
  'ui.password.fair':
    '{missing, plural, one {Razoável. Com mais um caractere fica forte.} many {Razoável. Com mais # de caracteres fica forte.} other {Razoável. Com mais # caracteres fica forte.}}',
  'ui.password.good':
    '{missing, plural, one {Boa. Com mais um caractere fica forte.} =2 {Boa. Com mais dois caracteres fica forte.} many {Boa. Com mais # de caracteres fica forte.} other {Boa. Com mais # caracteres fica forte.}}',
  'ui.password.strong': 'Forte.',
};
