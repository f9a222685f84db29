import type { en } from './en.ts';

export const hu: Record<keyof typeof en, string> = {
  'ui.close': 'Bezárás',
  'ui.dismiss': 'Elrejtés',
  'ui.busy': 'Egy pillanat…',
  'ui.optional': 'nem kötelező',
  'ui.loading': 'Betöltés…',
  'ui.messages': 'Üzenetek',
  'ui.password.show': 'Jelszó megjelenítése',
  'ui.password.hide': 'Jelszó elrejtése',
  'ui.password.rule':
    '{minimum, plural, one {Legalább # karakter.} other {Legalább # karakter.}} Néhány össze nem illő szót könnyű megjegyezni.',
  'ui.password.short': '{missing, plural, one {Még egy karakter kell.} other {Még # karakter kell.}}',
  'ui.password.weak': 'Könnyű kitalálni. Kerüld az 1234-hez hasonló sorokat és az ismétlődő betűket.',
  'ui.password.fair': '{missing, plural, one {Közepes. Még egy karakter, és erős lesz.} other {Közepes. Még # karakter, és erős lesz.}}',
  'ui.password.good':
    '{missing, plural, one {Jó. Még egy karakter, és erős lesz.} =2 {Jó. Még két karakter, és erős lesz.} other {Jó. Még # karakter, és erős lesz.}}',
  'ui.password.strong': 'Erős.',
};
