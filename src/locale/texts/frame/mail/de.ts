import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'mail.greeting': 'Hallo {name},',
  'mail.hello': 'Hallo,',
  'mail.footer':
    'Du bekommst diese Nachricht, weil jemand deine Adresse bei {brand} ({origin}) eingegeben hat. Falls du das nicht warst, ignoriere sie: Es passiert nichts.',
  'mail.link': 'Falls der Button nicht funktioniert, kopiere diese Adresse in deinen Browser:',
  'mail.confirm.subject': 'Bestätige deine Adresse',
  'mail.confirm.text':
    'willkommen bei {brand}. Bestätige, dass diese Adresse dir gehört, und dein Konto ist bereit. Der Link gilt 24 Stunden.',
  'mail.confirm.action': 'Adresse bestätigen',
  'mail.exists.subject': 'Du hast schon ein Konto',
  'mail.exists.text':
    'jemand, wahrscheinlich du, wollte mit dieser Adresse ein Konto bei {brand} erstellen. Du hast schon eins. Melde dich an oder wähle ein neues Passwort, falls du deins vergessen hast.',
  'mail.exists.action': 'Anmelden',
  'mail.reset.subject': 'Neues Passwort wählen',
  'mail.reset.text':
    'du hast ein neues Passwort für {brand} angefordert. Der Link gilt eine Stunde und nur einmal. Bis du ihn benutzt, bleibt dein altes Passwort, wie es ist.',
  'mail.reset.action': 'Neues Passwort wählen',
  'mail.change.subject': 'Bestätige deine neue Adresse',
  'mail.change.text': 'bestätige, dass diese Adresse dir gehört, und sie ersetzt deine bisherige bei {brand}. Der Link gilt 24 Stunden.',
  'mail.change.action': 'Diese Adresse verwenden',
  'mail.changed.subject': 'Deine Adresse wurde geändert',
  'mail.changed.text':
    'dein Konto bei {brand} hat jetzt eine neue Adresse, diese hier wird nicht mehr verwendet. Wenn du das nicht warst, melde dich sofort bei den Betreibern des Servers.',
  'mail.changed.action': 'Einstellungen öffnen',
  'mail.when': 'Wann: {date}, {time}',
  'mail.device': 'Gerät: {device}',
  'mail.notice.footer': 'Du bekommst diese Nachricht, weil es um die Sicherheit deines Kontos bei {brand} ({origin}) geht.',
  'mail.passwordChanged.subject': 'Dein Passwort wurde geändert',
  'mail.passwordChanged.text':
    'das Passwort deines Kontos bei {brand} wurde geändert. Wenn du das warst, musst du nichts tun. Wenn nicht, wähle sofort ein neues Passwort; damit werden auch alle Geräte abgemeldet.',
  'mail.passwordChanged.action': 'Neues Passwort wählen',
  'mail.changedHere.subject': 'Deine Adresse wurde geändert',
  'mail.changedHere.text':
    'dein Konto bei {brand} verwendet jetzt diese Adresse. Wenn du sie geändert hast, musst du nichts tun. Wenn nicht, wähle sofort ein neues Passwort; damit werden auch alle Geräte abgemeldet.',
  'mail.changedHere.action': 'Neues Passwort wählen',
  'mail.newDevice.subject': 'Neues Gerät in deinem Konto',
  'mail.newDevice.text':
    'jemand hat sich bei {brand} mit einem Gerät in deinem Konto angemeldet, das dort bisher nicht benutzt wurde. Wenn du das warst, musst du nichts tun. Wenn nicht, wähle sofort ein neues Passwort; damit werden auch alle Geräte abgemeldet.',
  'mail.newDevice.action': 'Neues Passwort wählen',
  'mail.authenticatorOn.subject': 'Authenticator-App eingeschaltet',
  'mail.authenticatorOn.text':
    'für dein Konto bei {brand} wurde eine Authenticator-App eingeschaltet. Zum Anmelden braucht es jetzt einen Code daraus. Wenn du das warst, musst du nichts tun. Wenn nicht, wähle sofort ein neues Passwort und melde dich bei den Betreibern des Servers.',
  'mail.authenticatorOff.subject': 'Authenticator-App ausgeschaltet',
  'mail.authenticatorOff.text':
    'die Authenticator-App deines Kontos bei {brand} wurde ausgeschaltet. Wenn du das warst, musst du nichts tun. Wenn nicht, wähle sofort ein neues Passwort; damit werden auch alle Geräte abgemeldet.',
  'mail.passkeyAdded.subject': 'Passkey hinzugefügt',
  'mail.passkeyAdded.text':
    'zu deinem Konto bei {brand} wurde ein Passkey hinzugefügt. Wer ihn hat, kann sich damit anmelden. Wenn du das warst, musst du nichts tun. Wenn nicht, wähle sofort ein neues Passwort und melde dich bei den Betreibern des Servers.',
  'mail.passkeyRemoved.subject': 'Passkey entfernt',
  'mail.passkeyRemoved.text':
    'aus deinem Konto bei {brand} wurde ein Passkey entfernt. Wenn du das warst, musst du nichts tun. Wenn nicht, wähle sofort ein neues Passwort; damit werden auch alle Geräte abgemeldet.',
  'mail.newRecoveryCodes.subject': 'Neue Wiederherstellungscodes',
  'mail.newRecoveryCodes.text':
    'für dein Konto bei {brand} wurden neue Wiederherstellungscodes erstellt. Die älteren gelten nicht mehr. Wenn du das warst, musst du nichts tun. Wenn nicht, wähle sofort ein neues Passwort; damit werden auch alle Geräte abgemeldet.',
  'mail.recoveryCodeUsed.subject': 'Wiederherstellungscode benutzt',
  'mail.recoveryCodeUsed.text':
    'ein Wiederherstellungscode deines Kontos bei {brand} wurde benutzt. Er gilt kein zweites Mal. Wenn du das warst, musst du nichts tun. Wenn nicht, wähle sofort ein neues Passwort; damit werden auch alle Geräte abgemeldet.',
  'mail.pdf.subject': 'Dein PDF von „{title}“',
  'mail.pdf.text': 'Hier ist das PDF von „{title}“. Der Link funktioniert bis zum {date}.',
  'mail.pdf.action': 'PDF herunterladen',
  'mail.pdf.presentation': 'Präsentation öffnen',
  'mail.pdf.after': 'Danach öffne die Präsentation und exportiere sie erneut. Du hast sie bezahlt und musst nicht noch einmal zahlen.',
  'mail.pdf.footer': 'Du bekommst diese Nachricht, weil du dieses PDF bei {brand} ({origin}) gekauft hast.',
};
