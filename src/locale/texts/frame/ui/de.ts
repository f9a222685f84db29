import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'ui.close': 'Schließen',
  'ui.dismiss': 'Ausblenden',
  'ui.busy': 'Einen Moment …',
  'ui.optional': 'optional',
  'ui.loading': 'Wird geladen …',
  'ui.messages': 'Meldungen',
  'ui.password.show': 'Passwort anzeigen',
  'ui.password.hide': 'Passwort verbergen',
  'ui.password.rule':
    '{minimum, plural, one {Mindestens # Zeichen.} other {Mindestens # Zeichen.}} Ein paar Wörter ohne Zusammenhang sind leicht zu merken.',
  'ui.password.short': '{missing, plural, one {Noch ein Zeichen nötig.} other {Noch # Zeichen nötig.}}',
  'ui.password.weak': 'Leicht zu erraten. Lass Folgen wie 1234 und wiederholte Buchstaben weg.',
  'ui.password.fair':
    '{missing, plural, one {Mittel. Noch ein Zeichen, dann ist es stark.} other {Mittel. Noch # Zeichen, dann ist es stark.}}',
  'ui.password.good':
    '{missing, plural, one {Gut. Noch ein Zeichen, dann ist es stark.} =2 {Gut. Noch zwei Zeichen, dann ist es stark.} other {Gut. Noch # Zeichen, dann ist es stark.}}',
  'ui.password.strong': 'Stark.',
};
