export const en = {
  'ui.close': 'Close',
  'ui.dismiss': 'Dismiss',
  'ui.busy': 'Working…',
  'ui.optional': 'optional',
  'ui.loading': 'Loading…',
  'ui.messages': 'Messages',
  'ui.password.show': 'Show password',
  'ui.password.hide': 'Hide password',
  'ui.password.rule':
    '{minimum, plural, one {At least # character.} other {At least # characters.}} A few unrelated words are easy to remember.',
  'ui.password.short': '{missing, plural, one {One more character to go.} other {# more characters to go.}}',
  'ui.password.weak': 'Easy to guess. Avoid sequences like 1234 and repeated letters.',
  'ui.password.fair': '{missing, plural, one {Fair. One more character makes it strong.} other {Fair. # more characters make it strong.}}',
  'ui.password.good':
    '{missing, plural, one {Good. One more character makes it strong.} =2 {Good. Two more characters make it strong.} other {Good. # more characters make it strong.}}',
  'ui.password.strong': 'Strong.',
} as const;
