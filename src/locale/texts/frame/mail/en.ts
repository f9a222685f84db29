export const en = {
  'mail.greeting': 'Hello {name},',
  'mail.hello': 'Hello,',
  'mail.footer':
    'You’re receiving this email because someone entered your address at {brand} ({origin}). If it wasn’t you, you can ignore it.',
  'mail.link': 'If the button doesn’t work, copy this address into your browser:',
  'mail.confirm.subject': 'Confirm your email address',
  'mail.confirm.text': 'Welcome to {brand}. Confirm your email address to finish setting up your account. The link works for 24 hours.',
  'mail.confirm.action': 'Confirm email address',
  'mail.exists.subject': 'You already have an account',
  'mail.exists.text':
    'Someone, probably you, tried to create an account at {brand} with this address, but you already have one. Log in, or choose a new password if you’ve forgotten yours.',
  'mail.exists.action': 'Log in',
  'mail.reset.subject': 'Choose a new password',
  'mail.reset.text':
    'You asked for a new password for {brand}. The link works once, for one hour. Until you use it, your current password keeps working.',
  'mail.reset.action': 'Choose a new password',
  'mail.change.subject': 'Confirm your new email address',
  'mail.change.text':
    'Confirm that this address is yours, and it will replace the one on your {brand} account. The link works for 24 hours.',
  'mail.change.action': 'Use this address',
  'mail.changed.subject': 'Your email address was changed',
  'mail.changed.text':
    'Your {brand} account now has a new email address, and this one is no longer used. If this wasn’t you, contact whoever runs the server right away.',
  'mail.changed.action': 'Open settings',
  'mail.when': 'When: {date}, {time}',
  'mail.device': 'Device: {device}',
  'mail.notice.footer': 'You’re receiving this email because it’s about the security of your {brand} account ({origin}).',
  'mail.passwordChanged.subject': 'Your password was changed',
  'mail.passwordChanged.text':
    'The password of your {brand} account was changed. If this was you, there’s nothing to do. If it wasn’t, choose a new password right away; that also logs out every device.',
  'mail.passwordChanged.action': 'Choose a new password',
  'mail.changedHere.subject': 'Your email address was changed',
  'mail.changedHere.text':
    'Your {brand} account now uses this email address. If you changed it, there’s nothing to do. If you didn’t, choose a new password right away; that also logs out every device.',
  'mail.changedHere.action': 'Choose a new password',
  'mail.newDevice.subject': 'New device on your account',
  'mail.newDevice.text':
    'Someone logged in to your {brand} account from a device that hasn’t been used for it before. If this was you, there’s nothing to do. If it wasn’t, choose a new password right away; that also logs out every device.',
  'mail.newDevice.action': 'Choose a new password',
  'mail.authenticatorOn.subject': 'Authenticator app turned on',
  'mail.authenticatorOn.text':
    'An authenticator app was turned on for your {brand} account. Logging in now takes a code from it. If this was you, there’s nothing to do. If it wasn’t, choose a new password right away, and contact whoever runs the server.',
  'mail.authenticatorOff.subject': 'Authenticator app turned off',
  'mail.authenticatorOff.text':
    'The authenticator app of your {brand} account was turned off. If this was you, there’s nothing to do. If it wasn’t, choose a new password right away; that also logs out every device.',
  'mail.passkeyAdded.subject': 'Passkey added',
  'mail.passkeyAdded.text':
    'A passkey was added to your {brand} account. Whoever has it can log in with it. If this was you, there’s nothing to do. If it wasn’t, choose a new password right away, and contact whoever runs the server.',
  'mail.passkeyRemoved.subject': 'Passkey removed',
  'mail.passkeyRemoved.text':
    'A passkey was removed from your {brand} account. If this was you, there’s nothing to do. If it wasn’t, choose a new password right away; that also logs out every device.',
  'mail.newRecoveryCodes.subject': 'New recovery codes',
  'mail.newRecoveryCodes.text':
    'New recovery codes were made for your {brand} account. The older ones no longer work. If this was you, there’s nothing to do. If it wasn’t, choose a new password right away; that also logs out every device.',
  'mail.recoveryCodeUsed.subject': 'Recovery code used',
  'mail.recoveryCodeUsed.text':
    'A recovery code of your {brand} account was used. It won’t work again. If this was you, there’s nothing to do. If it wasn’t, choose a new password right away; that also logs out every device.',
  'mail.pdf.subject': 'Your PDF of “{title}”',
  'mail.pdf.text': 'Here is the PDF of “{title}”. The link works until {date}.',
  'mail.pdf.action': 'Download the PDF',
  'mail.pdf.presentation': 'Open the presentation',
  'mail.pdf.after': 'After that, open the presentation and export it again. You won’t have to pay twice.',
  'mail.pdf.footer': 'You’re receiving this email because you bought this PDF at {brand} ({origin}).',
} as const;
