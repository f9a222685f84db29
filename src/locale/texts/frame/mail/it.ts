import type { en } from './en.ts';

export const it: Record<keyof typeof en, string> = {
  'mail.greeting': 'Ciao {name},',
  'mail.hello': 'Ciao,',
  'mail.footer':
    'Ricevi questo messaggio perché il tuo indirizzo è stato inserito su {brand} ({origin}). Se non l’hai inserito tu, ignoralo: non succederà niente.',
  'mail.link': 'Se il pulsante non funziona, copia questo indirizzo nel browser:',
  'mail.confirm.subject': 'Conferma il tuo indirizzo',
  'mail.confirm.text':
    'Ti diamo il benvenuto su {brand}. Conferma che questo indirizzo è tuo, e l’account sarà pronto. Il link è valido per 24 ore.',
  'mail.confirm.action': 'Conferma il mio indirizzo',
  'mail.exists.subject': 'Hai già un account',
  'mail.exists.text':
    'Qualcuno, probabilmente tu, ha provato a creare un account su {brand} con questo indirizzo. Ne hai già uno. Accedi, oppure scegli una nuova password se l’hai dimenticata.',
  'mail.exists.action': 'Accedi',
  'mail.reset.subject': 'Scegli una nuova password',
  'mail.reset.text':
    'Hai richiesto una nuova password per {brand}. Il link è valido per un’ora e una volta sola. Finché non lo usi, la vecchia password resta com’è.',
  'mail.reset.action': 'Scegli una nuova password',
  'mail.change.subject': 'Conferma il tuo nuovo indirizzo',
  'mail.change.text': 'Conferma che questo indirizzo è tuo: sostituirà quello che avevamo per te su {brand}. Il link è valido per 24 ore.',
  'mail.change.action': 'Usa questo indirizzo',
  'mail.changed.subject': 'Il tuo indirizzo è stato cambiato',
  'mail.changed.text':
    'Il tuo account su {brand} ha ora un nuovo indirizzo, e questo non viene più usato. Se il cambio non viene da te, avvisa subito chi gestisce il server.',
  'mail.changed.action': 'Apri le impostazioni',
  'mail.when': 'Quando: {date}, {time}',
  'mail.device': 'Dispositivo: {device}',
  'mail.notice.footer': 'Ricevi questo messaggio perché riguarda la sicurezza del tuo account su {brand} ({origin}).',
  'mail.passwordChanged.subject': 'La tua password è stata cambiata',
  'mail.passwordChanged.text':
    'La password del tuo account su {brand} è stata cambiata. Se il cambio viene da te, non devi fare niente. Altrimenti scegli subito una nuova password: così verranno disconnessi anche tutti i dispositivi.',
  'mail.passwordChanged.action': 'Scegli una nuova password',
  'mail.changedHere.subject': 'Il tuo indirizzo è stato cambiato',
  'mail.changedHere.text':
    'Il tuo account su {brand} usa ora questo indirizzo. Se il cambio viene da te, non devi fare niente. Altrimenti scegli subito una nuova password: così verranno disconnessi anche tutti i dispositivi.',
  'mail.changedHere.action': 'Scegli una nuova password',
  'mail.newDevice.subject': 'Un nuovo dispositivo sul tuo account',
  'mail.newDevice.text':
    'Qualcuno ha effettuato l’accesso al tuo account su {brand} da un dispositivo mai usato prima. Se l’accesso viene da te, non devi fare niente. Altrimenti scegli subito una nuova password: così verranno disconnessi anche tutti i dispositivi.',
  'mail.newDevice.action': 'Scegli una nuova password',
  'mail.authenticatorOn.subject': 'App di autenticazione attivata',
  'mail.authenticatorOn.text':
    'È stata attivata un’app di autenticazione per il tuo account su {brand}. Ora per accedere serve un suo codice. Se la modifica viene da te, non devi fare niente. Altrimenti scegli subito una nuova password e contatta chi gestisce il server.',
  'mail.authenticatorOff.subject': 'App di autenticazione disattivata',
  'mail.authenticatorOff.text':
    'L’app di autenticazione del tuo account su {brand} è stata disattivata. Se l’operazione viene da te, non devi fare niente. Altrimenti scegli subito una nuova password: così verranno disconnessi anche tutti i dispositivi.',
  'mail.passkeyAdded.subject': 'Passkey aggiunta',
  'mail.passkeyAdded.text':
    'È stata aggiunta una passkey al tuo account su {brand}. Chi la possiede può usarla per accedere. Se la modifica viene da te, non devi fare niente. Altrimenti scegli subito una nuova password e contatta chi gestisce il server.',
  'mail.passkeyRemoved.subject': 'Passkey rimossa',
  'mail.passkeyRemoved.text':
    'È stata rimossa una passkey dal tuo account su {brand}. Se l’operazione viene da te, non devi fare niente. Altrimenti scegli subito una nuova password: così verranno disconnessi anche tutti i dispositivi.',
  'mail.newRecoveryCodes.subject': 'Nuovi codici di recupero',
  'mail.newRecoveryCodes.text':
    'Sono stati creati nuovi codici di recupero per il tuo account su {brand}. Quelli precedenti non funzionano più. Se l’operazione viene da te, non devi fare niente. Altrimenti scegli subito una nuova password: così verranno disconnessi anche tutti i dispositivi.',
  'mail.recoveryCodeUsed.subject': 'Codice di recupero usato',
  'mail.recoveryCodeUsed.text':
    'È stato usato un codice di recupero del tuo account su {brand}. Non funzionerà più. Se l’operazione viene da te, non devi fare niente. Altrimenti scegli subito una nuova password: così verranno disconnessi anche tutti i dispositivi.',
  'mail.pdf.subject': 'Il tuo PDF di «{title}»',
  'mail.pdf.text': 'Ecco il PDF di «{title}». Ultimo giorno in cui il link funziona: {date}.',
  'mail.pdf.action': 'Scarica il PDF',
  'mail.pdf.presentation': 'Apri la presentazione',
  'mail.pdf.after': 'Dopo quel giorno, apri la presentazione ed esportala di nuovo. L’hai già pagata e non dovrai pagare due volte.',
  'mail.pdf.footer': 'Ricevi questo messaggio perché hai acquistato questo PDF su {brand} ({origin}).',
};
