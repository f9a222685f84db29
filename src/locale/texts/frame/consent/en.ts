export const en = {
  'consent.label': 'Cookies',
  'consent.text':
    'May we set two cookies to recognise this browser? They tell us which presentations are watched, and for how long. Everything works without them.',
  'consent.allow': 'Allow',
  'consent.decline': 'Decline',
};
