export const en = {
  'ui.close': 'Close',
  'ui.dismiss': 'Dismiss',
  'ui.busy': 'Working…',
  'ui.optional': 'optional',
  'ui.password.show': 'Show the password',
  'ui.password.hide': 'Hide the password',
} as const;
