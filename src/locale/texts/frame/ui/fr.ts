import type { en } from './en.ts';

export const fr: Record<keyof typeof en, string> = {
  'ui.close': 'Fermer',
  'ui.dismiss': 'Masquer',
  'ui.busy': 'En cours…',
  'ui.optional': 'facultatif',
  'ui.loading': 'Chargement…',
  'ui.messages': 'Messages',
  'ui.password.show': 'Afficher le mot de passe',
  'ui.password.hide': 'Masquer le mot de passe',
  'ui.password.rule':
    '{minimum, plural, one {Au moins # caractère.} many {Au moins # de caractères.} other {Au moins # caractères.}} Quelques mots sans rapport entre eux sont faciles à retenir.',
  'ui.password.short': '{missing, plural, one {Encore un caractère.} many {Encore # de caractères.} other {Encore # caractères.}}',
  'ui.password.weak': 'Facile à deviner. Évitez les suites comme 1234 et les lettres répétées.',
  'ui.password.fair':
    '{missing, plural, one {Moyen. Encore un caractère et il sera robuste.} many {Moyen. Encore # de caractères et il sera robuste.} other {Moyen. Encore # caractères et il sera robuste.}}',
  'ui.password.good':
    '{missing, plural, one {Bon. Encore un caractère et il sera robuste.} =2 {Bon. Encore deux caractères et il sera robuste.} many {Bon. Encore # de caractères et il sera robuste.} other {Bon. Encore # caractères et il sera robuste.}}',
  'ui.password.strong': 'Robuste.',
};
