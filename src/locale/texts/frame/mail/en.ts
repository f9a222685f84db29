export const en = {
  'mail.greeting': 'Hello {name},',
  'mail.hello': 'Hello,',
  'mail.footer':
    'You get this message because somebody entered your address at {brand} ({origin}). If it was not you, ignore it: nothing happens.',
  'mail.link': 'If the button does not work, copy this address into your browser:',
  'mail.confirm.subject': 'Confirm your address',
  'mail.confirm.text': 'Welcome to {brand}. Confirm that this address is yours, and your account is ready. The link works for 24 hours.',
  'mail.confirm.action': 'Confirm my address',
  'mail.exists.subject': 'You already have an account',
  'mail.exists.text':
    'Somebody, probably you, tried to create an account at {brand} with this address. You already have one. Log in, or choose a new password if you have forgotten it.',
  'mail.exists.action': 'Log in',
  'mail.reset.subject': 'Choose a new password',
  'mail.reset.text':
    'You asked for a new password for {brand}. The link works for one hour and only once. Until you use it, your old password stays as it is.',
  'mail.reset.action': 'Choose a new password',
  'mail.change.subject': 'Confirm your new address',
  'mail.change.text': 'Confirm that this address is yours, and it replaces the one we had for you at {brand}. The link works for 24 hours.',
  'mail.change.action': 'Use this address',
  'mail.changed.subject': 'Your address was changed',
  'mail.changed.text':
    'Your account at {brand} has a new address now, and this one is no longer used. If it was not you, tell whoever runs the server at once.',
  'mail.changed.action': 'Open your settings',
  'mail.pdf.subject': 'Your PDF of “{title}”',
  'mail.pdf.text': 'Here is the PDF of “{title}”. The link works until {date}.',
  'mail.pdf.action': 'Download the PDF',
  'mail.pdf.presentation': 'Open the presentation',
  'mail.pdf.after': 'After that day, open the presentation and export it again. You have paid for it and need not pay twice.',
  'mail.pdf.footer': 'You get this message because you bought this PDF at {brand} ({origin}).',
} as const;
