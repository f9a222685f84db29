import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'problem.badRequest.title': 'Diese Anfrage konnten wir nicht lesen',
  'problem.badRequest.detail':
    'Etwas darin hatte eine Form, die wir nicht verstehen. Es wurde nichts geändert. Geh zurück und versuche es erneut.',
  'problem.signedOut.title': 'Dafür musst du angemeldet sein',
  'problem.signedOut.detail':
    'Du bist nicht angemeldet oder wurdest inzwischen abgemeldet. Es wurde nichts geändert. Melde dich an und versuche es erneut.',
  'problem.wrongToken.title': 'Diese Berechtigung ist abgelaufen',
  'problem.wrongToken.detail': 'Sie galt nur kurze Zeit oder für etwas anderes. Starte den Export erneut.',
  'problem.wrongForm.title': 'Dieses Formular ist abgelaufen',
  'problem.wrongForm.detail':
    'Es war lange offen oder kam von einer anderen Website, deshalb wurde nichts geändert. Geh zurück, lade die Seite neu und sende es noch einmal.',
  'problem.forbidden.title': 'Das ist nicht für dich freigegeben',
  'problem.forbidden.detail': 'Dein Konto darf das nicht sehen oder tun. Bitte die Person, der es gehört, um Zugriff.',
  'problem.notBought.title': 'Dieses PDF ist nicht gekauft',
  'problem.notBought.detail':
    'Es wurde nichts exportiert. Kaufe das PDF auf der Seite der Präsentation. Falls du es schon gekauft hast, melde dich mit dem Konto an, mit dem du es gekauft hast.',
  'problem.notForSale.title': 'Dieses PDF wird nicht verkauft',
  'problem.notForSale.detail':
    'Es wurde nichts berechnet. Falls du es früher gekauft hast, melde dich mit dem Konto an, mit dem du es gekauft hast.',
  'problem.notFound.title': 'Hier ist nichts',
  'problem.notFound.detail':
    'Vielleicht hat die Adresse einen Tippfehler, oder die Seite ist privat oder umgezogen. Versuche es mit der Suche.',
  'problem.methodNotAllowed.title': 'Das geht hier nicht',
  'problem.methodNotAllowed.detail': 'Diese Adresse nimmt solche Anfragen nicht an. Es wurde nichts geändert.',
  'problem.alreadyYours.title': 'Dieses PDF gehört dir schon',
  'problem.alreadyYours.detail': 'Du musst nicht noch einmal bezahlen. Schließe das Formular und lade das PDF herunter.',
  'problem.paymentPending.title': 'Deine Zahlung ist unterwegs',
  'problem.paymentPending.detail':
    'Du musst nicht noch einmal bezahlen. Sobald das Geld da ist, kannst du das PDF auf der Seite der Präsentation herunterladen.',
  'problem.gone.title': 'Das gibt es nicht mehr',
  'problem.gone.detail': 'Die Person, der es gehörte, hat es endgültig entfernt.',
  'problem.expired.title': 'Dieser Link ist abgelaufen',
  'problem.expired.detail': 'Bitte die Person, die ihn geschickt hat, um einen neuen.',
  'problem.tooLarge.title': 'Das ist zu groß',
  'problem.tooLarge.detail':
    'Was du gesendet hast, ist größer, als dieser Server annimmt. Es wurde nichts gespeichert. Versuche es mit etwas Kleinerem.',
  'problem.documentTooLarge.title': 'Diese Präsentation ist dafür zu groß',
  'problem.documentTooLarge.detail':
    'Sie enthält mehr, als dieser Server auf einmal verarbeiten kann. Ansehen und teilen lässt sie sich weiterhin, und es wurde nichts geändert.',
  'problem.noRoom.title': 'Nicht genug Speicherplatz',
  'problem.noRoom.detail':
    'Der Speicher der Person, der diese Präsentation gehört, ist voll. Es wurde nichts gespeichert. Lösche etwas und versuche es noch einmal.',
  'problem.tooManyPixels.title': 'Dieses Bild hat zu viele Pixel',
  'problem.tooManyPixels.detail':
    'Höchstens 100 Millionen sind möglich. Es wurde nichts gespeichert. Verkleinere es und versuche es noch einmal.',
  'problem.wrongType.title': 'Diesen Dateityp kennen wir nicht',
  'problem.wrongType.detail': 'Was du gesendet hast, wird hier nicht angenommen. Es wurde nichts gespeichert.',
  'problem.invalid.title': 'Hier stimmt etwas noch nicht',
  'problem.invalid.detail': 'Mindestens ein Wert ist ungültig. Es wurde nichts geändert.',
  'problem.tooMany.title': 'Etwas langsamer, bitte',
  'problem.tooMany.detail':
    'Über deine Verbindung kamen zu viele Anfragen. Warte eine Minute und versuche es dann erneut. Es ging nichts verloren.',
  'problem.internal.title': 'Bei uns ist etwas schiefgegangen',
  'problem.internal.detail':
    'Der Fehler ist notiert, und dein letzter Schritt wurde vielleicht nicht gespeichert. Versuche es gleich noch einmal.',
  'problem.away.title': 'Wir sind gleich zurück',
  'problem.away.detail':
    'Ein Teil dieses Servers wird gerade neu gestartet. Was gespeichert war, ist nicht verloren. Versuche es gleich noch einmal.',
  'problem.changeRefused.title': 'Diese Änderung wurde nicht übernommen',
  'problem.changeRefused.detail':
    'Sie verletzt eine Regel der Präsentation oder beruht auf einem veralteten Stand. Es wurde nichts geändert. Lade die Seite neu, um weiterzuarbeiten.',
  'problem.outdated.title': 'Diese Seite ist veraltet',
  'problem.outdated.detail':
    'Seit du sie geöffnet hast, wurde die Website aktualisiert. Es wurde nichts geändert. Lade die Seite neu: Was noch nicht gespeichert ist, bleibt auf diesem Gerät erhalten.',
  'problem.documentsBusy.title': 'Gerade ist viel los',
  'problem.documentsBusy.detail':
    'Wir arbeiten noch an anderen großen Präsentationen. Es wurde nichts geändert. Versuche es gleich noch einmal.',
  'problem.paymentsAway.title': 'Bei der Zahlung ist etwas schiefgegangen',
  'problem.paymentsAway.detail':
    'Vom Zahlungsanbieter kam keine Antwort. Versuche es erneut. Wenn das Problem bestehen bleibt, kontaktiere den Support.',
  'problem.full.title': 'Dieser Server ist voll',
  'problem.full.detail':
    'Zum Speichern ist kein Platz mehr. Deine letzte Änderung wurde nicht gespeichert, alles davor ist sicher. Versuche es später erneut oder sag denen Bescheid, die diesen Server betreiben.',
  'problem.reference': 'Referenz: {requestId}',
  'problem.home': 'Zur Startseite',
  'problem.retry': 'Erneut versuchen',
};
