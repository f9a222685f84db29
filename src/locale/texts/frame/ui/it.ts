import type { en } from './en.ts';

export const it: Record<keyof typeof en, string> = {
  'ui.close': 'Chiudi',
  'ui.dismiss': 'Nascondi',
  'ui.busy': 'In corso…',
  'ui.optional': 'facoltativo',
  'ui.loading': 'Caricamento…',
  'ui.messages': 'Messaggi',
  'ui.password.show': 'Mostra la password',
  'ui.password.hide': 'Nascondi la password',
  'ui.password.rule':
    '{minimum, plural, one {Almeno # carattere.} many {Almeno # di caratteri.} other {Almeno # caratteri.}} Alcune parole senza legami tra loro sono facili da ricordare.',
  'ui.password.short': '{missing, plural, one {Ancora un carattere.} many {Ancora # di caratteri.} other {Ancora # caratteri.}}',
  'ui.password.weak': 'Facile da indovinare. Evita sequenze come 1234 e lettere ripetute.',
  'ui.password.fair':
    '{missing, plural, one {Discreta. Ancora un carattere e sarà robusta.} many {Discreta. Ancora # di caratteri e sarà robusta.} other {Discreta. Ancora # caratteri e sarà robusta.}}',
  'ui.password.good':
    '{missing, plural, one {Buona. Ancora un carattere e sarà robusta.} =2 {Buona. Ancora due caratteri e sarà robusta.} many {Buona. Ancora # di caratteri e sarà robusta.} other {Buona. Ancora # caratteri e sarà robusta.}}',
  'ui.password.strong': 'Robusta.',
};
